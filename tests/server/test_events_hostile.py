"""Nonsense sent to a real event, also by those who hold its secrets: refused in words, and the event can be shown."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from armada.tournament.organiser import AnyCommand
from tests.amounts import amount
from tests.server.api_schema import api_schema, operations
from tests.server.organising import NAMES, Desk, make_event
from tests.server.running import Running

SCHEMA = api_schema()
SHUTS_OUT = "/api/events/{event}/desk/secret"
"""Whoever asks for another secret has to use it from then on."""

OPERATIONS = [
    (path, method)
    for path, methods in SCHEMA["paths"].items()
    for method in methods
    if "{event}" in path and path != SHUTS_OUT
]
QUIET = settings(
    max_examples=amount(40, 6), deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)

NUMBERS = st.one_of(st.integers(-2, 9), st.sampled_from([10**6, -(10**9), 2**63 - 1, 10**30]))
TEXTS = st.sampled_from(["", "Ada", "x" * 5_000, "\u0000", "🚀", "\ud800".encode("utf-8", "replace").decode(), "abc12"])
VALUES = st.one_of(NUMBERS, TEXTS, st.none(), st.booleans(), st.lists(NUMBERS, max_size=3))


@pytest.fixture(scope="module")
def event(server: Running) -> Desk:
    desk = make_event(server, *NAMES[:5])
    desk.round()
    return desk


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=lambda part: str(part))
def test_no_request_to_a_real_event_brings_the_server_down(event: Desk, path: str, method: str) -> None:
    operation = operations()[path][method]
    key = event.player(1).code if "/me" in path else event.secret

    @QUIET
    @given(operation.as_strategy())
    def send(case: Any) -> None:
        case.path_parameters["event"] = event.id
        headers = {"authorization": f"Bearer {key}"}
        answer = case.call(base_url=f"http://127.0.0.1:{event.server.port}", headers=headers)
        case.validate_response(answer, checks=[not_a_server_error])
        if answer.status_code >= 400 and "json" in str(answer.headers.get("content-type")):
            assert answer.json()["reason"], "a refusal says why"

    send()
    assert event.view
    assert event.public


def test_no_command_whatever_it_holds_leaves_an_event_that_cannot_be_shown(server: Running) -> None:
    desk = make_event(server, *NAMES[:5])
    desk.round()
    kinds = list(AnyCommand.__args__)

    @settings(QUIET, max_examples=250)
    @given(st.data())
    def send(data: st.DataObject) -> None:
        kind = data.draw(st.sampled_from(kinds))
        fields = {name: data.draw(_value(name)) for name in kind.__struct_fields__}
        command = {"do": kind.__struct_config__.tag, **{name: value for name, value in fields.items() if value != ...}}
        answer = desk.ask("POST", "/do", json={"command": command, "overrule": True})
        assert answer.status_code in (200, 400, 409, 422), (command, answer.text)

    send()
    assert desk.view["entry"] > 4
    assert desk.public["event"] == desk.id
    assert desk.ask("GET", "/verify").status_code == 200


def _value(name: str) -> st.SearchStrategy[Any]:
    """Mostly what a field of this name can hold, at times what it cannot."""
    ids = st.integers(0, 7)
    report = st.fixed_dictionaries(
        {"scores": st.tuples(st.one_of(st.none(), NUMBERS), st.one_of(st.none(), NUMBERS))},
        optional={
            "ending": st.sampled_from(["time", "concession", "no-show", "judge", "both fleets destroyed", "?"]),
            "second": st.integers(-1, 2),
            "lost": st.one_of(st.none(), st.integers(-1, 2)),
            "points": st.one_of(st.none(), st.tuples(NUMBERS, NUMBERS)),
            "together": st.booleans(),
        },
    )
    known: dict[str, st.SearchStrategy[Any]] = {
        "players": st.one_of(st.lists(ids, max_size=3), st.lists(st.fixed_dictionaries({"name": TEXTS}), max_size=2)),
        "player": ids,
        "one": ids,
        "two": ids,
        "note": ids,
        "report": report,
        "seed": st.sampled_from(["", "seed"]),
        "kind": st.sampled_from(["note", "judge call", "?"]),
        "size": st.sampled_from([2, 4, 3]),
        "table": st.integers(-1, 4),
        "round": st.integers(-1, 4),
    }
    return st.one_of(known.get(name, VALUES), known.get(name, st.just(...)), VALUES, st.just(...))
