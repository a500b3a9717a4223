"""Write the schema of server and live play to build/openapi.json; `make types` makes TypeScript of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import armada.effects  # noqa: F401
from armada.engine.questions import Kind
from armada.screens.scene.pieces import Pieces
from armada.screens.scene.story import Story
from armada.server.events import resources as events
from armada.server.wire import choices, messages, resources
from armada.state.events.every import EVERY

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = "#/components/schemas/"


def name_unions(components: dict[str, Any]) -> None:
    """Give the events, and the kinds of questions, a name of their own: one union each."""
    components["GameEvent"] = {"anyOf": [{"$ref": f"{SCHEMAS}{kind.__name__}"} for kind in EVERY]}
    components["LogLine"]["properties"]["event"]["anyOf"] = [{"type": "null"}, {"$ref": f"{SCHEMAS}GameEvent"}]
    components["QuestionKind"] = {"type": "string", "enum": sorted(Kind.by_name)}
    for asked in ("Prompt", "Waiting"):
        components[asked]["properties"]["kind"] = {"$ref": f"{SCHEMAS}QuestionKind"}


def main() -> None:
    found = [
        kind
        for module in (choices, resources, events)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    kinds = [messages.FromServer, messages.FromBrowser, Pieces, Story, events.FromEvent, *found]
    _, components = msgspec.json.schema_components(kinds, ref_template=SCHEMAS + "{name}")
    name_unions(components)
    schema = {
        "openapi": "3.1.0",
        "info": {"title": "armada", "version": "1"},
        "paths": {},
        "components": {"schemas": components},
    }
    target = ROOT / "build" / "openapi.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(schema, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
