"""The page of the API: every request with what it does, without a script and without asking another host."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar.openapi.plugins import OpenAPIRenderPlugin

from armada.server.wire.problems import AnyRequest

STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "dt{font-family:ui-monospace,monospace;margin-top:.8rem}dd{margin:0 0 0 2rem}"
)


class SchemaPage(OpenAPIRenderPlugin):
    """All requests on one page, with a link to the schema itself."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        title = escape(f"{openapi_schema['info']['title']} {openapi_schema['info']['version']}")
        requests = "".join(
            [
                f"<dt>{method.upper()} {escape(path)}</dt><dd>{escape(about.get('description', ''))}</dd>"
                for path, methods in openapi_schema["paths"].items()
                for method, about in methods.items()
            ]
        )
        return (
            f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{title}: requests</title>"
            f"<style>{STYLE}</style><h1>{title}</h1>"
            "<p>Every request. <a href='/api/schema/openapi.json'>The schema</a> (OpenAPI, JSON) says what is sent and "
            f"answered.</p><dl>{requests}</dl></html>"
        ).encode()
