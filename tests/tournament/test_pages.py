"""Pages to print, and files for others: nothing private on them, and readable by those they are for."""

from __future__ import annotations

import csv
import io
import json
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from armada.fleet.ready_made import ready_made
from armada.tournament.cut import MakeCut
from armada.tournament.desk import TakeNote
from armada.tournament.event import NameDisplay
from armada.tournament.export import archive_json, standings_csv
from armada.tournament.fleets import HandInFleet
from armada.tournament.players import AddPlayers, Drop, NewPlayer
from armada.tournament.printing import Paper, fleet_sheets_page, pairings_page, slips_page, standings_page
from armada.tournament.public import initials, public_names
from tests.builders.events import Desk, desk

VOID = {"meta", "br"}


class Balanced(HTMLParser):
    """Whether every element of a page is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(page: str, *words: str) -> None:
    """A whole, well-formed page that says by which rules the event is played."""
    parser = Balanced()
    parser.feed(page)
    assert parser.open == []
    for word in (*words, "Tournament Rules 2.0.1", "@page"):
        assert word in page
    assert "<script" not in page
    assert "@x.org" not in page


def event(path: Path, **agreed: object) -> Desk:
    shop = desk(path, **agreed)  # type: ignore[arg-type]
    shop.act(AddPlayers(players=(NewPlayer(name="Ada <b>Lovelace</b>", email="ada@x.org", club="Blue & Sons"),)))
    shop.add("Bob", "Carol", "Dave", "Eve")
    shop.round()
    return shop


@pytest.mark.parametrize("paper", list(Paper))
def test_pairings_are_printed_by_name_and_by_table(tmp_path: Path, paper: Paper) -> None:
    shop = event(tmp_path)
    round = shop.event.rounds[0]
    by_name = pairings_page(shop.event, round, paper=paper)
    check_page(by_name, "Ada &lt;b&gt;Lovelace", f"size: {paper.value}", ">bye<")
    assert by_name.count("<tr>") == 1 + 5
    by_table = pairings_page(shop.event, round, by_table=True, paper=paper)
    check_page(by_table)
    assert by_table.count("<tr>") == 1 + 3
    names = [by_name.index(f"<tr><td>{name}") for name in ("Ada", "Bob", "Carol", "Dave", "Eve")]
    assert names == sorted(names)


def test_every_match_has_a_slip_and_a_bye_has_none(tmp_path: Path) -> None:
    shop = event(tmp_path)
    page = slips_page(shop.event, shop.event.rounds[0])
    check_page(page, "Signature", "Second player", "concession")
    assert page.count('class="slip"') == 2


def test_standings_show_who_left_and_only_what_is_public(tmp_path: Path) -> None:
    shop = event(tmp_path)
    shop.play(Random(1))
    shop.act(Drop(players=(3,)))
    shop.act(TakeNote(kind="slow play", player=2, text="very slow"))
    page = standings_page(shop.event)
    check_page(page, "Carol (dropped)", "Blue &amp; Sons")
    assert "very slow" not in page
    check_page(standings_page(shop.event, after=1), "after round 1")


def test_check_sheets_name_every_card_and_what_is_wrong(tmp_path: Path) -> None:
    shop = event(tmp_path)
    shop.act(HandInFleet(player=2, text=ready_made()["rebels_600"].write("toml")))
    page = fleet_sheets_page(shop.event)
    check_page(page, "No fleet list was handed in", "of 400 points", "(TRN-11)")
    assert page.count('class="sheet"') == 2, "one for the fleet, one for all who handed in none"
    assert page.count("<li>") == 4


def test_names_can_be_shown_as_initials(tmp_path: Path) -> None:
    shop = event(tmp_path, names=NameDisplay.INITIALS)
    shop.add("Bill", "Jean-Luc Picard")
    assert public_names(shop.event)[2] == "B. (#2)"
    assert public_names(shop.event)[7] == "J. L. P."
    assert initials("…") == "?"
    for text in (pairings_page(shop.event, shop.event.rounds[0]), standings_csv(shop.event), archive_json(shop.event)):
        assert "Lovelace" not in text
        assert "Carol" not in text


@pytest.mark.parametrize("name", ["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\t=1", "＝1"])
def test_no_name_is_a_formula_where_standings_are_opened_as_a_table(tmp_path: Path, name: str) -> None:
    shop = desk(tmp_path)
    shop.act(AddPlayers(players=(NewPlayer(name=name, club=name),)))
    (row,) = csv.DictReader(io.StringIO(standings_csv(shop.event)))
    assert row["name"] == row["club"] == "'" + name.strip()


def test_standings_are_written_as_csv(tmp_path: Path) -> None:
    shop = event(tmp_path)
    shop.play(Random(1))
    rows = list(csv.DictReader(io.StringIO(standings_csv(shop.event))))
    assert len(rows) == 5
    assert rows[0]["rank"] == "1"
    assert {row["name"] for row in rows} >= {"Bob", "Ada <b>Lovelace</b>"}
    assert "ada@x.org" not in standings_csv(shop.event)


def test_the_archive_style_has_lower_case_keys_and_says_who_won(tmp_path: Path) -> None:
    shop = event(tmp_path)
    for number in range(3):
        if number:
            shop.round(f"round {number}")
        for match in shop.event.rounds[-1].matches:
            if not match.is_bye:
                shop.result(match.one, 10, 200)
    shop.act(MakeCut(size=2, seed="x"))
    shop.round()
    shop.result(shop.event.rounds[-1].matches[0].one, 20, 10)
    text = archive_json(shop.event)
    document = json.loads(text)

    def keys(value: object) -> list[str]:
        if isinstance(value, dict):
            return [*value, *(key for each in value.values() for key in keys(each))]
        return [key for each in value for key in keys(each)] if isinstance(value, list) else []

    assert all(key == key.lower() for key in keys(document))
    matches = [match for round in document["rounds"] for match in round["matches"]]
    assert all(match["winner"] for match in matches)
    assert {match["result"] for match in matches} == {"win", "bye"}
    assert [round["round-type"] for round in document["rounds"]] == ["swiss"] * 3 + ["elimination"]
    assert document["rounds"][-1]["round-number"] == 2
    assert document["players"][0]["rank"]["elimination"] == 1
    assert "x.org" not in text
