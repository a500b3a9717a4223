"""Write the server's OpenAPI document to build/openapi.json; `make types` makes TypeScript of it.

Litestar describes the routes, msgspec what they carry, so that a record looks the same in an answer and on a socket.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler

import armada.effects  # noqa: F401
from armada.engine.questions import Kind
from armada.screens.previews.replies import PreviewReply
from armada.screens.previews.requests import PreviewRequest
from armada.server.app import make_app
from armada.server.events import resources as events
from armada.server.settings import Settings
from armada.server.wire import messages, requests
from armada.state.events.every import EVERY

ROOT = Path(__file__).resolve().parent.parent
SCHEMAS = "#/components/schemas/"
SENT = (requests.FromBrowser, events.WatchRequest)
ANSWERED = (messages.FromServer, events.FromEvent)
UNIONS = {
    "PreviewRequest": PreviewRequest,
    "PreviewReply": PreviewReply,
    "Request": requests.Request,
    "FromServer": messages.FromServer,
}


def document() -> dict[str, Any]:
    """Every route, and a schema of everything that is sent or answered on routes and sockets."""
    app = make_app(Settings(store=":memory:"))
    sent = [*SENT, *[handler.parsed_data_field.annotation for handler in handlers(app) if handler.parsed_data_field]]
    answered = [*ANSWERED, *[answer(handler) for handler in handlers(app)]]
    schemas, components = msgspec.json.schema_components([*sent, *answered], ref_template=SCHEMAS + "{name}")
    name_unions(components)
    let_defaults_be_left_out(components, reached(schemas[len(sent) :], components))
    described = app.openapi_schema.to_schema()
    return {
        "openapi": described["openapi"],
        "info": {"title": "armada", "version": "1"},
        "paths": without_refusals(described["paths"]),
        "components": {"schemas": dict(sorted(components.items()))},
    }


def handlers(app: Litestar) -> list[HTTPRouteHandler]:
    """The handlers of the routes under /api."""
    found = [handler for route in app.routes for handler in getattr(route, "route_handlers", ())]
    return [handler for handler in found if handler.resolve_include_in_schema()]


def answer(handler: HTTPRouteHandler) -> Any:
    """The answer of a handler, without the `Response` around it."""
    annotation = handler.parsed_return_field.annotation
    return get_args(annotation)[0] if getattr(annotation, "__origin__", None) is Response else annotation


def name_unions(components: dict[str, Any]) -> None:
    """Give the unions and the kinds of questions names of their own."""
    members = {name: [kind.__name__ for kind in get_args(union)] for name, union in UNIONS.items()}
    members["GameEvent"] = [kind.__name__ for kind in EVERY]
    for name, kinds in members.items():
        components[name] = {"anyOf": [{"$ref": f"{SCHEMAS}{kind}"} for kind in kinds]}
    components["LogLine"]["properties"]["event"]["anyOf"] = [{"type": "null"}, {"$ref": f"{SCHEMAS}GameEvent"}]
    components["QuestionKind"] = {"type": "string", "enum": sorted(Kind.by_name)}
    for asked in ("Prompt", "Waiting"):
        components[asked]["properties"]["kind"] = {"$ref": f"{SCHEMAS}QuestionKind"}


def let_defaults_be_left_out(components: dict[str, Any], answered: set[str]) -> None:
    """Make fields with a default optional where a record is only sent; an answer always has them."""
    for name in components.keys() - answered:
        for field in components[name].get("properties", {}).values():
            field.pop("default", None)


def reached(schemas: Iterable[dict[str, Any]], components: dict[str, Any]) -> set[str]:
    """The names of all schemas that some schemas contain."""
    found: set[str] = set()
    new = set(references([*schemas]))
    while new:
        found |= new
        new = set(references([components[name] for name in new])) - found
    return found


def references(schema: Any) -> Iterator[str]:
    """The names that a schema refers to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].removeprefix(SCHEMAS)
        schema = [*schema.values()]
    if isinstance(schema, list):
        for part in schema:
            yield from references(part)


def without_refusals(paths: dict[str, Any]) -> dict[str, Any]:
    """The routes in order, without the refusals that Litestar supposes: every refusal of ours is a `Problem`."""
    for methods in paths.values():
        for operation in methods.values():
            operation["responses"].pop("400", None)
    return {path: dict(sorted(methods.items())) for path, methods in sorted(paths.items())}


def main() -> None:
    """Write the document."""
    target = ROOT / "build" / "openapi.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(document(), indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
