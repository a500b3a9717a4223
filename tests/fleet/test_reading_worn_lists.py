"""Lists as they come out of messages, pages and tired hands: random fleets, written in three dialects and then worn."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from armada.catalog.cards import Faction, Printing
from armada.fleet import Fleet
from armada.fleet.random_fleet import random_fleet

FLEETS = 12
Wear = Callable[[str, random.Random], str]


def quoted(text: str, _: random.Random) -> str:
    return "\n".join([f"> {line}" for line in text.split("\n")])


def from_a_page(text: str, _: random.Random) -> str:
    return text.replace("•", "&bull;").replace("\n", "<br>\n")


def numbered(text: str, _: random.Random) -> str:
    return re.sub(r"^• (?!\d+ x)", "1. ", text, flags=re.MULTILINE)


def counted_behind(text: str, _: random.Random) -> str:
    return re.sub(r"^• (\d+) x (.*?) \((\d+)\)$", r"• \2 x\1 (\3)", text, flags=re.MULTILINE)


def without_blank_lines(text: str, _: random.Random) -> str:
    return "\n".join([line for line in text.split("\n") if line.strip()])


def broken(text: str, rng: random.Random) -> str:
    """An objective broken before its last word."""
    found = list(re.finditer(r"^(?:Assault|Defense|Navigation)[^:\n]*: \w+(?: \w+)*( )\w+\s*$", text, re.MULTILINE))
    if not found:
        return text
    place = rng.choice(found).start(1)
    return f"{text[:place]}\n{text[place + 1 :]}"


def misspelled(text: str, rng: random.Random) -> str:
    """A letter inside a long word of a card's line left out, wrong, or exchanged with the one before."""
    words = [
        word
        for line in re.finditer(r"^[•-] .*$", text, re.MULTILINE)
        for word in re.compile(r"\b(?!Squadron|points)[A-Za-z]{8,}").finditer(text, line.start(), line.end())
    ]
    if not words:
        return text
    word = rng.choice(words)
    place = rng.randrange(word.start() + 1, word.end() - 1)
    instead = rng.choice(["", "q", text[place] + text[place - 1]])
    return text[: place - (len(instead) == 2)] + instead + text[place + 1 :]


@pytest.mark.parametrize(
    "wear", [quoted, from_a_page, numbered, counted_behind, without_blank_lines, broken, misspelled]
)
@pytest.mark.parametrize("dialect", ["kingston", "star_forge", "warlords"])
def test_a_worn_list_is_read_to_the_last_card(wear: Wear, dialect: str) -> None:
    for seed in range(FLEETS):
        rng = random.Random(f"{wear.__name__} {dialect} {seed}")
        made = random_fleet(rng.choice(list(Faction)), 400, rng, printing=Printing.FINAL, only_2016=False)
        worn = wear(made.write(dialect), rng)
        read = Fleet.read(worn, Printing.FINAL)
        assert not [remark for remark in read.remarks if remark.is_unknown], worn
        assert (read.ships, sorted(read.squadrons)) == (made.ships, sorted(made.squadrons)), worn
        assert set(read.objectives) == set(made.objectives), worn
