"""A match of an event that is played in the browser: from the desk to the table, and back as a result."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.at_desk import AtDesk, Event
from tests.browser.at_table import AtTable, asked, concede
from tests.browser.fleets import CORVETTE, RAIDER
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server
from tests.proves import proves
from tests.server.player import SocketPlayer


def take_seat(page: Page, link: str, opponent: str) -> AtTable:
    """A player finds the match on their page, goes to its game and takes the seat; no fleet is asked for."""
    page.goto(link)
    expect(page.get_by_label("My match", exact=True)).to_contain_text(opponent)
    page.get_by_role("button", name="Go to our game").click()
    expect(page.get_by_text("Your fleet has been chosen for you")).to_be_visible()
    expect(page.get_by_label("Your fleet")).to_have_count(0)
    page.get_by_role("button", name="Join game").click()
    expect(page.locator("[data-region=prompt]")).not_to_have_text("")
    return AtTable(page, touch=True)


def test_a_match_is_played_in_the_browser_and_its_outcome_is_the_result(
    person: Callable[..., Person], server: Server
) -> None:
    event = Event(server, ("Mara", "Anders"))
    for id, fleet in ((1, CORVETTE), (2, RAIDER)):
        event.do("hand in fleet", player=id, text=fleet)
    event.pair()
    match = event.desk["rounds"][0]["matches"][0]

    desk = person().page(f"/event/{event.id}/desk#{event.secret}")
    desk.get_by_role("button", name="More for table 1").click()
    desk.get_by_role("button", name="Create a game for this table").click()
    expect(desk.get_by_role("dialog").get_by_role("textbox", name="Link")).to_have_count(2)
    desk.keyboard.press("Escape")

    one, two = [
        take_seat(person(size=PHONE, touch=True).page(), event.codes[id], match["names"][1 - place])
        for place, id in enumerate(match["players"])
    ]
    asked([one, two]).answer()
    concede(two.page)
    for table in (one, two):
        expect(table.page.get_by_label("End of the game")).to_be_visible()

    winner, loser = match["names"]
    expect(desk.get_by_label("Undo and redo")).to_contain_text("The outcome of a game")
    expect(desk.get_by_role("row", name=re.compile(f"{winner}.*{loser}"))).to_contain_text("10–0")
    public = person(size=PHONE).page(f"/event/{event.id}")
    expect(public.get_by_role("row", name=loser).first).to_contain_text("–")
    settled = event.desk["rounds"][0]["matches"][0]
    assert settled["state"] == "entered"
    assert settled["report"]["ending"] == "concession"
    assert settled["result"]["winner"] == 0
    two.page.get_by_role("button", name="Back to Harbour Open").click()
    expect(two.page.get_by_label("My match", exact=True)).to_contain_text(f"{winner} wins.")


@proves("SEC-03", "SEC-07")
def test_a_game_of_teams_linked_to_a_match_of_a_sector_event_counts_in_the_standings(
    person: Callable[..., Person], server: Server
) -> None:
    event = Event(server, ("Red Squadron", "Iron Fist"), profile="sector_fleet", points=600)
    event.pair()
    match = event.desk["rounds"][0]["matches"][0]
    fleets = ("rebels_300_line", "rebels_300_wings", "empire_300_wedge", "empire_300_bombers")
    seats = [{"player": "here" if place else "me", "fleet": fleet} for place, fleet in enumerate(fleets)]
    made = server.make(seats, profile="sector_fleet", points=600)

    desk = person().page(f"/event/{event.id}/desk#{event.secret}")
    desk.get_by_role("button", name="More for table 1").click()
    desk.get_by_label("Or link an existing game").fill(f"{server.address}/game/{made['game']}")
    desk.get_by_label("Player of seat A").select_option(match["names"][1])
    desk.get_by_role("button", name="Link game").click()
    expect(desk.get_by_text("Watch the game")).to_be_visible()
    desk.keyboard.press("Escape")
    with SocketPlayer(int(server.address.rsplit(":", 1)[1]), made["game"], made["token"]) as screen:
        assert screen.request("resign", seat=3)["type"] == "accepted"
    expect(desk.get_by_label("Undo and redo")).to_contain_text("The outcome of a game")
    assert AtDesk(desk).standings[match["names"][1]][0] == 10
