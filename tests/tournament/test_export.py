"""What others read of an event: a table of standings, an archive of results, and pages to print."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from armada.tournament.export import archive_json, standings_csv
from armada.tournament.players import Disqualify
from armada.tournament.printing import pairings_page, slips_page, standings_page
from armada.tournament.scoring import Ending
from tests.builders.event_story import told
from tests.builders.events import Desk, desk


@pytest.fixture
def shop(tmp_path: Path) -> Desk:
    return told(tmp_path)


def test_the_table_of_standings_has_a_line_for_each_player(shop: Desk) -> None:
    assert standings_csv(shop.event).splitlines() == [
        "rank,name,club,faction,points,margin,strength,wins,losses,byes,status",
        "1,Ada,The Club,,14,220,18,2,0,0,",
        "2,'=Cem,The Club,,12,110,10,2,0,0,",
        "3,Ben,The Club,,12,61,14,1,1,1,",
        "4,Dee,Others,,6,0,26,0,2,0,",
        "5,Eve,,,4,0,12,0,1,0,dropped",
    ]


def archive(shop: Desk) -> Any:
    return json.loads(archive_json(shop.event))


def test_the_archive_has_ranks_before_and_after_the_elimination_rounds(shop: Desk) -> None:
    found = archive(shop)
    assert (found["name"], found["date"]) == ("Store Championship", "2026-11-14")
    assert [(player["name"], player["rank"]) for player in found["players"]] == [
        ("Ada", {"swiss": 1, "elimination": 1}),
        ("=Cem", {"swiss": 2, "elimination": 2}),
        ("Ben", {"swiss": 3}),
        ("Dee", {"swiss": 4}),
        ("Eve", {"swiss": 5}),
    ]
    assert [(player["score"], player["mov"], player["sos"]) for player in found["players"]][:2] == [
        (14, 220, 18.0),
        (12, 110, 10.0),
    ]
    assert [player.get("dropped") for player in found["players"]] == [None, None, None, None, 1]


def test_the_archive_has_every_match_with_its_scores_and_tournament_points(shop: Desk) -> None:
    first, second, final = archive(shop)["rounds"]
    assert [(each["round-type"], each["round-number"]) for each in (first, second, final)] == [
        ("swiss", 1),
        ("swiss", 2),
        ("elimination", 2),
    ]
    assert first["matches"] == [
        {
            "player1": "Ada",
            "player1points": 290,
            "player2": "Dee",
            "player2points": 120,
            "winner": "Ada",
            "result": "win",
            "player1tournamentpoints": 8,
            "player2tournamentpoints": 2,
        },
        {
            "player1": "=Cem",
            "player1points": 150,
            "player2": "Eve",
            "player2points": 90,
            "winner": "=Cem",
            "result": "win",
            "player1tournamentpoints": 6,
            "player2tournamentpoints": 4,
        },
        {"player1": "Ben", "player1points": 8, "winner": "Ben", "result": "bye"},
    ]


def test_the_archive_names_the_second_player_as_winner_or_nobody(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round("one")
    first, second = shop.event.rounds[0].matches
    shop.result(first.one, 100, 200)
    shop.result(second.one, 0, 0, ending=Ending.NO_SHOW)
    (only,) = archive(shop)["rounds"]
    by_player = {match["player1"]: match for match in only["matches"]}
    lost, nobody = (by_player[shop.event.label(match.one)] for match in (first, second))
    assert first.two is not None
    assert (lost["winner"], lost["result"]) == (shop.event.label(first.two), "win")
    assert (nobody["winner"], nobody["result"]) == (None, "none")


def test_a_round_that_is_not_public_is_not_in_the_archive_nor_is_a_match_without_a_result(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round("one")
    assert archive(shop)["rounds"] == [{"round-type": "swiss", "round-number": 1, "matches": []}]
    shop.undo()
    assert archive(shop)["rounds"] == []


# Pages


def rows(page: str) -> list[list[str]]:
    """The cells of a page's table."""
    return [re.findall(r"<t[dh](?: class=\"n\")?>(.*?)</t[dh]>", row) for row in re.findall(r"<tr>(.*?)</tr>", page)]


def test_pairings_by_name_have_a_line_for_each_player_and_by_table_one_for_each_match(shop: Desk) -> None:
    first = shop.event.rounds[0]
    assert rows(pairings_page(shop.event, first)) == [
        ["Player", "Table", "Opponent"],
        ["=Cem", "2", "Eve"],
        ["Ada", "1", "Dee"],
        ["Ben", "", "bye"],
        ["Dee", "1", "Ada"],
        ["Eve", "2", "=Cem"],
    ]
    assert rows(pairings_page(shop.event, first, by_table=True)) == [
        ["Table", "Player", "Player"],
        ["1", "Ada", "Dee"],
        ["2", "=Cem", "Eve"],
        ["", "Ben", "bye"],
    ]


def test_the_page_of_standings_is_the_final_one_or_that_of_a_round(shop: Desk) -> None:
    final = standings_page(shop.event)
    assert rows(final) == [
        ["Rank", "Player", "Club", "Points", "Margin", "Schedule", "Won–lost"],
        ["1", "Ada", "The Club", "14", "220", "18", "2–0"],
        ["2", "=Cem", "The Club", "12", "110", "10", "2–0"],
        ["3", "Ben", "The Club", "12", "61", "14", "1–1"],
        ["4", "Dee", "Others", "6", "0", "26", "0–2"],
        ["5", "Eve (dropped)", "", "4", "0", "12", "0–1"],
    ]
    assert "Places 1 to 2 were decided in the elimination rounds." in final
    first = standings_page(shop.event, after=1)
    assert rows(first)[1:3] == [
        ["1", "Ada", "The Club", "8", "170", "2", "1–0"],
        ["2", "Ben", "The Club", "8", "61", "0", "1–0"],
    ]
    assert "elimination rounds" not in first
    assert "after round 1" in first


def test_numbers_are_set_to_the_right(shop: Desk) -> None:
    page = standings_page(shop.event)
    head = re.findall(r"<th( class=\"n\")?>", page)
    assert [bool(kind) for kind in head] == [True, False, False, True, True, True, True]
    by_name, by_table = (
        re.findall(r"<th( class=\"n\")?>", pairings_page(shop.event, shop.event.rounds[0], by_table=by_table))
        for by_table in (False, True)
    )
    assert [bool(kind) for kind in by_name] == [False, True, False]
    assert [bool(kind) for kind in by_table] == [True, False, False]


def test_every_page_ends_with_the_rules_of_the_event_and_begins_with_place_and_date(shop: Desk) -> None:
    page = standings_page(shop.event)
    assert "<h2>Standings · The Shop · 2026-11-14</h2>" in page
    foot = page[page.index('<p class="small">') :]
    assert foot.count("<br>") == 3
    assert foot.startswith('<p class="small">Casual event')
    slips = slips_page(shop.event, shop.event.rounds[0])
    assert slips.count('<section class="slip">') == 2
    assert slips.index("Table 1") < slips.index("Table 2")
    assert slips.count('<span class="ending">') == 10


def test_a_disqualified_player_has_no_rank_in_any_of_them(shop: Desk) -> None:
    shop.undo()
    shop.act(Disqualify(player=4))
    assert standings_csv(shop.event).splitlines()[-1].startswith(",Dee,")
    assert rows(standings_page(shop.event, after=2))[-1][:2] == ["", "Dee (disqualified)"]
    assert archive(shop)["players"][-1]["rank"] == {"swiss": None}
