"""A new game for up to eight: three presses to a running one, a lobby, faults of a team, and seats that move by key."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.people import PHONE, Person
from tests.browser.serving import Json, Server
from tests.proves import proves


def eight(page: Page) -> Page:
    """Two presses: a sector fleet, eight players."""
    page.get_by_role("radio", name="Sector Fleet").check()
    page.get_by_role("radio", name="8 players 1200").check()
    return page


def game_at(page: Page, server: Server) -> Json:
    """The game at whose table a page is, once it is there."""
    expect(page).to_have_url(re.compile(r"/game/\w+$"))
    return server.listed(page.url.rpartition("/")[2])


@proves("SEC-16", "SEC-19")
def test_a_game_with_seven_computers_takes_three_presses_and_is_remembered(
    person: Callable[..., Person], server: Server
) -> None:
    page = eight(person(bypass_csp=True).page("/new"))
    expect(page.get_by_text("legal team")).to_have_count(2)
    assert not faults(page)
    page.get_by_role("button", name="Play with 7 computers").click()
    made = game_at(page, server)
    assert [seat["kind"] for seat in made["seats"]] == ["human", *["bot"] * 7]
    assert (made["points"], made["mode"]) == (1200, "solo")
    page.goto("/new")
    expect(page.get_by_role("radio", name="8 players 1200")).to_be_checked()


def test_friends_by_link_meet_in_a_lobby(person: Callable[..., Person], server: Server) -> None:
    page = eight(person(size=PHONE, touch=True).page("/new"))
    page.get_by_role("radio", name="Friends by link").check()
    expect(page.get_by_text("They bring their own")).not_to_have_count(0)
    page.get_by_role("button", name="Open the lobby").click()
    made = game_at(page, server)
    assert [seat["kind"] for seat in made["seats"]] == ["human", *["open"] * 7]


@proves("SEC-24")
def test_a_unique_name_twice_in_a_team_is_told_at_the_seat_and_put_right_with_one_press(
    person: Callable[..., Person],
) -> None:
    page = eight(person().page("/new"))
    seat = page.get_by_role("group", name="Seat B")
    mine = page.get_by_label("Fleet of seat A").input_value()
    page.get_by_label("Fleet of seat B").select_option(mine)
    expect(seat.get_by_role("link", name="SEC-24").first).to_be_visible()
    repairs = seat.get_by_role("button", name="Fix it")
    while repairs.count():
        before = repairs.count()
        repairs.first.click()
        expect(repairs).not_to_have_count(before)
    expect(seat.get_by_role("link", name="SEC-24")).to_have_count(0)


@proves("SEC-65")
def test_a_seat_moves_to_the_other_team_by_key_and_a_team_can_have_a_grand_admiral_without_a_fleet(
    person: Callable[..., Person],
) -> None:
    page = eight(person().page("/new"))
    page.get_by_role("button", name="Seat A: move").focus()
    page.keyboard.press("]")
    expect(page.get_by_label("Player of seat E")).to_have_value("me")
    expect(page.get_by_role("button", name="Seat E: move")).to_be_focused()
    page.keyboard.press("[")
    expect(page.get_by_label("Player of seat A")).to_have_value("me")
    page.get_by_role("region", name="Galactic Empire").get_by_role("button", name="Add a Grand Admiral").click()
    expect(page.get_by_label("Player of seat Grand Admiral without a fleet")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
