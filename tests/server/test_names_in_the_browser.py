"""What the browser knows the server's things by: names of events, fields of lines, the shape of a code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import armada.effects  # noqa: F401
from armada.server.events.keys import HALF, LETTERS
from armada.server.wire.messages import Line
from armada.state.events import Event
from armada.words.log import SILENT

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "ui" / "src"
EVENTS = {name for name, kind in Event.by_name.items() if kind.__module__.startswith("armada.")}
LISTENING = ("app/table/ears.ts", "app/table/losses.ts", "app/table/results.svelte.ts", "app/frame/log_kinds.ts")


def event_names(text: str) -> set[str]:
    """The words in quotes that look like the name of an event: two capitals or more, no space."""
    return set(re.findall(r'"((?:[A-Z][a-z]+){2,}|Destroyed|Removed|Conceded)"', text))


def test_the_browser_types_know_each_event_and_no_other() -> None:
    types = (PAGES / "wire" / "types.ts").read_text(encoding="utf-8")
    (union,) = re.findall(r"^ +EventName: ([^;]+);", types, re.MULTILINE)
    assert set(re.findall(r'"(\w+)"', union)) == EVENTS
    assert re.search(r'event: components\["schemas"\]\["EventName"\];', types)


@pytest.mark.parametrize("file", LISTENING)
def test_the_browser_listens_for_events_that_exist_and_are_told(file: str) -> None:
    named = event_names((PAGES / file).read_text(encoding="utf-8"))
    assert named
    assert named - EVENTS == set()
    assert named & {kind.__name__ for kind in SILENT} == set()


def test_hits_on_shields_hull_and_squadrons_and_rerolls_make_sounds() -> None:
    heard = event_names((PAGES / "app/table/ears.ts").read_text(encoding="utf-8"))
    heard |= event_names((PAGES / "app/table/losses.ts").read_text(encoding="utf-8"))
    assert {"ShieldsChanged", "HullChanged", "DamageCardDealt", "DiceRolled", "DiceModified", "Destroyed"} <= heard


def test_the_browser_reads_no_card_out_of_a_sentence() -> None:
    sources = [*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte")]
    reading = [file.name for file in sources if re.search(r"/is dealt|faceup/", file.read_text("utf-8"))]
    assert reading == []
    assert "about" in Line.__struct_fields__


@pytest.mark.parametrize("page", ["ui/src/app/events/PlayerPage.svelte", "docs/play/events.md"])
def test_the_example_of_a_code_has_the_length_of_a_real_one(page: str) -> None:
    examples = re.findall(rf"\b[{LETTERS}]{{3,6}}-[{LETTERS}]{{3,6}}\b", (ROOT / page).read_text(encoding="utf-8"))
    assert examples
    real = rf"[{LETTERS}]{{{HALF}}}-[{LETTERS}]{{{HALF}}}"
    assert [example for example in examples if not re.fullmatch(real, example)] == []
