"""The schema of the API, made once: three modules of tests go through its operations when they are collected."""

from __future__ import annotations

from functools import cache
from typing import Any

import schemathesis

from armada.server.app import make_app
from armada.server.settings import Settings


@cache
def api_schema() -> dict[str, Any]:
    """The OpenAPI schema that the server publishes."""
    schema: dict[str, Any] = make_app(Settings(store=":memory:")).openapi_schema.to_schema()
    return schema


@cache
def operations() -> schemathesis.schemas.BaseSchema:
    """The operations of the API, to be called with anything."""
    return schemathesis.openapi.from_dict(api_schema())
