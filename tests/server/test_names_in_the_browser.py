"""Names that browser and server share: events, fields of lines, the shape of a code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import armada.effects  # noqa: F401
from armada.rules.dice import COIN, PICK, ROLL, SHUFFLE
from armada.server.events.keys import HALF, LETTERS
from armada.server.wire.table import LogLine
from armada.state.events import Event
from armada.state.events.every import EVERY
from armada.words.log import UNLOGGED
from armada.words.questions import QUESTION_WORDS

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "ui" / "src"
EVENTS = {name for name, kind in Event.by_name.items() if kind.__module__.startswith("armada.")}

TYPES = (PAGES / "wire" / "types.ts").read_text(encoding="utf-8")
LISTENING = (
    "app/table/sounds_on_events.ts",
    "app/table/losses.ts",
    "app/table/results.svelte.ts",
    "app/table/rolling.ts",
    "app/frame/log_kinds.ts",
)


def event_names(text: str) -> set[str]:
    """The words in quotes that look like the name of an event: two capitals or more, no space."""
    return set(re.findall(r'"((?:[A-Z][a-z]+){2,}|Destroyed|Removed|Conceded)"', text))


def test_the_browser_types_know_each_event_and_no_other() -> None:
    (union,) = re.findall(r"^ +GameEvent: ([^;]+);", TYPES, re.MULTILINE)
    assert set(re.findall(r'schemas"\]\["(\w+)"\]', union)) == EVENTS == {kind.__name__ for kind in EVERY}
    assert 'event: null | components["schemas"]["GameEvent"];' in TYPES


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: str(kind.__name__))
def test_the_browser_types_have_the_fields_of_an_event(kind: type[Event]) -> None:
    (fields,) = re.findall(rf"^        {kind.__name__}: {{$(.*?)^        }};$", TYPES, re.MULTILINE | re.DOTALL)
    assert f'type: "{kind.__name__}";' in fields
    assert set(re.findall(r"^            (\w+):", fields, re.MULTILINE)) == {"type", *kind.__struct_fields__}


def test_the_browser_types_know_each_kind_of_question_and_no_other() -> None:
    (union,) = re.findall(r"^ +QuestionKind: ([^;]+);", TYPES, re.MULTILINE)
    assert set(re.findall(r'"([^"]+)"', union)) == {kind.name for kind in (*QUESTION_WORDS, ROLL, SHUFFLE, COIN, PICK)}
    assert len(re.findall(r'kind: components\["schemas"\]\["QuestionKind"\];', TYPES)) == 2


@pytest.mark.parametrize("file", LISTENING)
def test_the_browser_listens_for_events_that_exist_and_are_told(file: str) -> None:
    named = event_names((PAGES / file).read_text(encoding="utf-8"))
    assert named
    assert named - EVENTS == set()
    assert named & {kind.__name__ for kind in UNLOGGED} == set()


def test_hits_on_shields_hull_and_squadrons_and_rerolls_make_sounds() -> None:
    heard = event_names((PAGES / "app/table/sounds_on_events.ts").read_text(encoding="utf-8"))
    heard |= event_names((PAGES / "app/table/losses.ts").read_text(encoding="utf-8"))
    assert {"ShieldsChanged", "HullChanged", "DamageCardDealt", "DiceRolled", "DiceModified", "Destroyed"} <= heard


def test_the_browser_reads_no_card_out_of_a_sentence() -> None:
    sources = [*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte")]
    reading = [file.name for file in sources if re.search(r"/is dealt|faceup/", file.read_text("utf-8"))]
    assert reading == []
    assert "about" in LogLine.__struct_fields__


@pytest.mark.parametrize(
    "page", ["ui/src/words/en/event_player.ftl", "ui/src/words/de/event_player.ftl", "docs/play/events.md"]
)
def test_the_example_of_a_code_has_the_length_of_a_real_one(page: str) -> None:
    examples = re.findall(rf"\b[{LETTERS}]{{3,6}}-[{LETTERS}]{{3,6}}\b", (ROOT / page).read_text(encoding="utf-8"))
    assert examples
    real = rf"[{LETTERS}]{{{HALF}}}-[{LETTERS}]{{{HALF}}}"
    assert [example for example in examples if not re.fullmatch(real, example)] == []
