"""Faults that organisers found on the pages of events, each with its test."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.at_desk import AtDesk, Event
from tests.browser.people import LAPTOP, WIDE, Person
from tests.browser.serving import Server

LONG = ("Wolfeschlegelsteinhausenberger", "Maximilian-Alexander von Stein", "Ada", "Bob", "Carol")
OUTSIDE = """() => [...document.querySelectorAll("th, td")]
  .filter((cell) => cell.getBoundingClientRect().right > innerWidth + 1)
  .map((cell) => cell.textContent)"""
CLIPPED = """() => [...document.querySelectorAll(".slip")]
  .filter((slip) => [...slip.querySelectorAll(".ending, td, .way")]
    .some((part) => part.scrollWidth > part.clientWidth + 1 && part.matches("td")
      || part.getBoundingClientRect().bottom > slip.getBoundingClientRect().bottom + 1))
  .length"""


@pytest.fixture(scope="module")
def long_names(server: Server) -> Event:
    """An event of players with long names, whose first round is being played."""
    event = Event(server, LONG)
    event.pair()
    return event


@pytest.mark.parametrize("size", [WIDE, LAPTOP, (1920, 1080)], ids=["wide", "laptop", "projector"])
def test_a_name_of_thirty_letters_takes_no_column_from_the_projector(
    size: tuple[int, int], person: Callable[..., Person], long_names: Event
) -> None:
    page = person(size=size).page(f"/event/{long_names.id}/screen")
    expect(page.get_by_role("columnheader", name="SoS")).to_be_in_viewport()
    expect(page.get_by_role("cell", name=LONG[0]).first).to_be_in_viewport()
    assert page.evaluate(OUTSIDE) == []


def test_a_wall_that_nobody_else_can_open_says_so(person: Callable[..., Person], long_names: Event) -> None:
    page = person().page(f"/event/{long_names.id}/screen")
    expect(page.get_by_text("Only this machine can open this address")).to_be_visible()
    expect(page.get_by_alt_text("QR code of the public page")).to_have_count(0)


def test_a_slip_clips_no_ending_and_no_name(person: Callable[..., Person], long_names: Event) -> None:
    page = person(size=(794, 1123)).page(f"/event/{long_names.id}/desk/print#{long_names.secret}")
    expect(page.get_by_role("link", name="Result slips")).to_be_visible()  # the desk's cookie is there
    page.goto(f"/api/events/{long_names.id}/print/slips")
    expect(page.get_by_text("concession").first).to_be_visible()
    assert page.evaluate(CLIPPED) == 0


def test_the_box_for_a_bye_is_empty_after_a_round_was_paired(person: Callable[..., Person], server: Server) -> None:
    event = Event(server, LONG)
    page = person().page(f"/event/{event.id}/desk#{event.secret}")
    desk = AtDesk(page)
    desk.press("Pair round 1")
    box = page.locator(".bye select")
    box.select_option("Carol")
    desk.press("Pair again")
    row = page.locator("tr", has=page.get_by_text("bye", exact=True))
    expect(row).to_contain_text("Carol")
    expect(box).to_have_value("")
    event.do("add players", players=[{"name": "Late"}])
    expect(box).to_have_count(0)
    desk.press("Pair again")
    expect(row).to_have_count(0)


def test_a_corrected_semifinal_offers_to_rebuild_the_bracket(person: Callable[..., Person], server: Server) -> None:
    event = Event(server, ("Ada", "Bob", "Carol", "Dave"), rounds=1)
    event.pair()
    for match in event.desk["rounds"][-1]["matches"]:
        event.do("enter result", player=match["players"][0], report={"scores": [200, 100]})
    event.do("make cut", size=4, seed="cut")
    event.pair()
    for match in event.desk["rounds"][-1]["matches"]:
        event.do("enter result", player=match["players"][0], report={"scores": [200, 100]})
    event.pair()
    semifinal = event.desk["rounds"][1]["matches"][0]
    final = event.desk["rounds"][2]["matches"][0]
    event.do("enter result", player=final["players"][0], report={"scores": [200, 100]})
    organiser = person()
    organiser.expect("409")  # results that go are asked about
    page = organiser.page(f"/event/{event.id}/desk#{event.secret}")
    expect(page.get_by_role("button", name="Finish the event")).to_be_visible()
    event.do("enter result", player=semifinal["players"][0], round=2, correct=True, report={"scores": [100, 200]})
    desk = AtDesk(page)
    desk.press("Rebuild the bracket")
    desk.press("Do it anyway")
    expect(page.get_by_role("button", name="Enter result for table 1", exact=True)).to_be_visible()
    assert semifinal["players"][1] in event.desk["rounds"][2]["matches"][0]["players"]


def test_lines_that_were_not_taken_are_listed_with_what_they_say(
    person: Callable[..., Person], long_names: Event
) -> None:
    page = person().page(f"/event/{long_names.id}/desk/players#{long_names.secret}")
    desk = AtDesk(page)
    desk.press("Import players")
    page.get_by_label("One player per line").fill('name,club\nDave,North\n"Eve,South\nFrank,East')
    listed = page.get_by_role("list", name="Lines not recognised").first
    expect(listed).to_contain_text("Line 3")
    expect(listed).to_contain_text('"Eve,South')
    desk.press("Add 2 players")
    expect(page.get_by_label("One player per line")).to_have_value('name,club\n"Eve,South')
