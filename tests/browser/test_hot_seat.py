"""Two players at one screen: through every phase, and nothing hidden is in the page before it is handed over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.at_table import AtTable
from tests.browser.fleets import CORVETTE, RAIDER
from tests.browser.people import Person
from tests.browser.serving import Json, Server

SEATS = [
    {"player": "me", "fleet": CORVETTE, "name": "Mara"},
    {"player": "here", "fleet": RAIDER, "name": "Anders"},
]
HIDDEN = {0: "repair", 1: "concentrate_fire"}
"""The one command that each seat ever sets, so that it is known where it may be seen."""

NAMES = """() => [...document.body.querySelectorAll("*")]
  .flatMap((each) => [each.getAttribute("aria-label"), each.getAttribute("title"), each.dataset?.command])
  .join(" ")"""
SPOKEN = {"repair": "Repair", "concentrate_fire": "Concentrate Fire"}


def test_a_hot_seat_game_goes_through_every_phase_and_the_hand_over_shows_no_dial(
    person: Callable[..., Person], server: Server
) -> None:
    players = person()
    made = server.make(SEATS, points=100, seed=3)
    page = players.page(server.link(made))
    table = AtTable(page, Random(2))
    handed: list[str] = []
    for _ in range(150):
        moment = table.wait()
        if moment.what == "hand over":
            handed.append(page.get_by_role("dialog").get_attribute("aria-label") or "")
            if round_of(players) == 1:
                no_dial_is_shown(page)
            told_only_to_their_owner(players.heard)
        if moment.kind == "command dials":
            table.set_dials(HIDDEN[viewer_of(players)])
            continue
        if round_of(players) == 2 and moment.what == "question":
            break
        table.answer()
    assert handed.count("Hand over to Mara") >= 2
    assert handed.count("Hand over to Anders") >= 2
    assert {"obstacle placement", "ship placement", "course", "squadron move"} <= set(table.seen)
    told_only_to_their_owner(players.heard)
    expect(page.get_by_role("dialog")).to_have_count(0)


def updates(heard: list[Json]) -> Iterator[Json]:
    for message in heard:
        if message["type"] in ("update", "welcome"):
            yield message.get("update", message)


def viewer_of(players: Person) -> int:
    return int([update["viewing"] for update in updates(players.heard)][-1])


def round_of(players: Person) -> int:
    return int([update["scene"]["round"] for update in updates(players.heard)][-1])


def no_dial_is_shown(page: Page) -> None:
    """While the screen is handed over and nothing was revealed, no command is in the page: no word, and no icon."""
    drawn = page.eval_on_selector_all("use", "all => all.map(each => each.getAttribute('href'))")
    assert not {"#icon-repair", "#icon-concentrate"} & set(drawn)
    seen = page.locator("body").inner_text() + page.evaluate(NAMES)
    for word in SPOKEN.values():
        assert word.casefold() not in seen.casefold(), word


def told_only_to_their_owner(heard: list[Json]) -> None:
    """A command is in no message but those to the seat that looks at its own dials, until one of them is revealed."""
    known: set[int] = set()
    for update in updates(heard):
        known |= {ship["seat"] for ship in ships(update) if ship["revealed"] or ship["tokens"]}
        for ship in ships(update):
            if ship["seat"] != update["viewing"]:
                assert set(ship["dials"]) <= {"facedown"}, ship
        for seat in HIDDEN.keys() - known - {update["viewing"]}:
            told = set(values([update["scene"], update["lines"], *questions(update)]))
            assert HIDDEN[seat] not in told, f"the dial of seat {seat} is betrayed in update {update['number']}"


def questions(update: Json) -> Iterator[Json]:
    """The questions of an update, without the four commands that the one who looks chooses from."""
    for prompt in update["prompts"]:
        yield {key: value for key, value in prompt.items() if key != "options" or prompt["seat"] != update["viewing"]}


def ships(update: Json) -> list[Json]:
    return [unit for unit in update["scene"]["units"] if unit["type"] == "ship"]


def values(part: Any) -> Iterator[str]:
    """Every string in a message."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, list | tuple):
        for each in part:
            yield from values(each)
    elif isinstance(part, dict):
        for each in part.values():
            yield from values(each)
