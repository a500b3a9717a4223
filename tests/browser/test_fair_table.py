"""Fairness at a table: spectators, a seed that was set, a bot for a player who left, devices logged out."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.browser.serving import Json, Server

SEATS = [
    {"player": "me", "fleet": "core_rebels", "name": "Mara"},
    {"player": "friend", "fleet": "core_empire", "name": "Anders"},
]


def both(server: Server) -> tuple[Json, str]:
    """A game with both players, and the link to the seat of the second."""
    made = server.make(SEATS)
    body = {"invitation": made["invitations"]["1"]}
    token = server.rest.post(f"/games/{made['game']}/join", json=body).json()["token"]
    return made, f"{server.address}/game/{made['game']}?seat={token}"


def menu(page: Page) -> Page:
    page.get_by_role("button", name="Menu", exact=True).click()
    return page


def test_a_private_game_is_chosen_when_it_is_made_and_nobody_else_sees_it(person: Callable[..., Person]) -> None:
    mara, stranger = person(), person()
    stranger.expect("403")
    page = mara.page("/new?with=friend")
    page.get_by_text("Clock, spectators, dice").click()
    page.get_by_label("Who may watch").select_option("none")
    invitation_to_it = make_it(page)
    expect(page.get_by_text("Private: only the players see this game.")).to_be_visible()
    expect(page.get_by_role("button", name="Link for spectators")).to_have_count(0)
    watching = stranger.page(invitation_to_it.partition("?")[0])
    expect(watching.get_by_text("This game is private")).to_be_visible()


def make_it(page: Page) -> str:
    """Make the game of a form that is filled in; the invitation."""
    page.get_by_role("textbox", name="Your name").fill("Mara")
    expect(page.get_by_text("legal fleet")).to_be_visible()
    page.get_by_role("button", name="Create game").click()
    menu(page).get_by_role("button", name="Invitation for").click()
    return page.get_by_label("Invitation for").input_value()


def test_a_seed_that_was_set_is_shown_in_the_menu_and_the_log(person: Callable[..., Person], server: Server) -> None:
    seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "greedy", "fleet": "core_empire"}]
    page = person().page(server.link(server.make(seats, seed=7)))
    expect(menu(page).get_by_text("The seed of the dice and the damage deck was set: 7")).to_be_visible()
    page.get_by_role("button", name="Close the menu").click()
    page.keyboard.press("j")
    expect(page.get_by_role("log").get_by_text("follow a seed that was set: 7")).to_be_visible()


def test_a_bot_for_somebody_who_left_is_announced_and_called_off_when_they_are_back(
    person: Callable[..., Person], server: Server
) -> None:
    made, link = both(server)
    mara, anders = person().page(server.link(made)), person().page(link)
    expect(anders.locator(".bar")).to_contain_text("Mara")
    anders.close()
    menu(mara).get_by_role("button", name="Ask for a bot to play for Anders").click()
    banner = mara.get_by_label("A bot will play")
    expect(banner).to_have_text(re.compile(r"Anders left. A bot plays for them in [23]:\d\d, unless they are back."))
    back = person().page(link)
    expect(back.locator(".bar")).to_contain_text("Mara")
    expect(banner).to_have_count(0)
    expect(mara.get_by_text("Anders is back: no bot will play.").first).to_be_attached()


def test_other_devices_are_logged_out_and_this_one_plays_on(person: Callable[..., Person], server: Server) -> None:
    made, _ = both(server)
    here, elsewhere = person().page(server.link(made)), person().page(server.link(made))
    expect(elsewhere.locator(".bar")).to_contain_text("Anders")
    button = menu(here).get_by_role("button", name="Log out other devices")
    button.dispatch_event("pointerdown")
    expect(here.get_by_text("Your seat has a new link.")).to_be_visible()
    expect(elsewhere.get_by_text("the one on this device no longer works")).to_be_visible()
    here.reload()
    expect(menu(here).get_by_role("button", name="Log out other devices")).to_be_visible()
