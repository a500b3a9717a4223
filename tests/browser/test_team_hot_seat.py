"""Eight players at one screen: the secret vote, the dials team by team, and the Grand Admiral who chooses a player."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.people import Person
from tests.browser.serving import Json, Server

POSITIONS = Path(__file__).parent / "positions"
EIGHT = ("Ilse", "Ruth", "Tomas", "Ben", "Mara", "Jun", "Kofi", "Priya")
SEATS: list[Json] = [{"player": "here" if place else "me", "name": name} for place, name in enumerate(EIGHT)]


def seated(person: Callable[..., Person], server: Server, position: str) -> AtTable:
    """All eight at one screen, where a stored game stands."""
    record = (POSITIONS / f"{position}.record").read_text(encoding="utf-8")
    return AtTable(person().page(server.link(server.play_on(record, SEATS))))


def handed_to(table: AtTable) -> str:
    """Hold the hand-over; the player who takes the screen."""
    assert table.wait().what == "hand over"
    dialog = table.page.get_by_role("dialog")
    name = (dialog.get_attribute("aria-label") or "").removeprefix("Hand over to ")
    expect(dialog.locator("li.now")).to_have_count(1)
    table.hold(table.page.locator("[data-handover]"))
    return name


def test_eight_players_at_one_screen_vote_set_their_dials_and_activate_a_ship(
    person: Callable[..., Person], server: Server
) -> None:
    table = seated(person, server, "eight_vote")
    for place, name in enumerate(EIGHT):
        assert handed_to(table) == name, "seat by seat, team by team"
        moment = table.wait_for("grand admiral")
        expect(table.panel.locator("li.done")).to_have_count(place % 4)
        table.press(table.panel.locator("[data-choice='2']"))
        expect(table.commit).to_contain_text("Vote for Ruth" if place < 4 else "Vote for Jun")
        table.press(table.commit)
        table.wait_for_other(moment)
    revealed = table.page.get_by_role("status", name="The Grand Admirals")
    expect(revealed).to_contain_text("Ruth")
    expect(revealed).to_contain_text("Jun")

    table = seated(person, server, "eight_dials")
    for name in EIGHT:
        assert handed_to(table) == name
        table.wait_for("command dials")
        table.set_dials("navigate")
    table.play(until="player")
    expect(table.panel.locator(".as")).to_contain_text(re.compile("Ruth|Jun"))
    table.key("1", "Enter")
    table.wait_for("ship to activate")
    expect(table.panel.locator(".as")).to_be_visible()
