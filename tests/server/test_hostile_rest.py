"""Requests that nobody in their right mind would send: refused in words, and never a fault of ours."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from tests.amounts import amount
from tests.server.api_schema import api_schema, operations
from tests.server.running import Running

SCHEMA = api_schema()
OPERATIONS = [(path, method) for path, methods in SCHEMA["paths"].items() for method in methods]


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=lambda part: str(part))
def test_no_request_brings_the_server_down(server: Running, path: str, method: str) -> None:
    operation = operations()[path][method]

    @settings(
        max_examples=amount(40, 6),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy())
    def send(case: Any) -> None:
        answer = case.call(base_url=f"http://127.0.0.1:{server.port}")
        case.validate_response(answer, checks=[not_a_server_error])
        if answer.status_code >= 400 and "json" in str(answer.headers.get("content-type")):
            assert answer.json()["reason"], "a refusal says why"

    send()
    assert server.rest.get("/health").status_code == 200
