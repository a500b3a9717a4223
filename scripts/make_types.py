"""Write the schema of server and live play to build/openapi.json; `make types` makes TypeScript of it."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

import armada.effects  # noqa: F401
from armada.screens.scene.pieces import Pieces
from armada.screens.scene.story import Story
from armada.server.events import resources as events
from armada.server.wire import choices, messages, resources
from armada.state.events import Event

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    found = [
        kind
        for module in (choices, resources, events)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    kinds = [messages.FromServer, messages.FromBrowser, Pieces, Story, events.FromEvent, *found]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    components["EventName"] = {"type": "string", "enum": sorted(Event.by_name)}
    components["Line"]["properties"]["event"] = {"$ref": "#/components/schemas/EventName"}
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
