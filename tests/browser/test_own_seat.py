"""Whose seat it is: a cookie of the browser, and nothing that the page could tell anybody."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.browser.serving import Server

HOT_SEAT = [{"player": "me", "fleet": "core_rebels"}, {"player": "here", "fleet": "core_empire"}]
SOLO = [{"player": "me", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]


def seats(who: Person) -> list[int]:
    """The seats that the last welcome was for."""
    welcome = [message for message in who.heard if message["type"] == "welcome"][-1]
    found: list[int] = welcome["seats"]
    return found


def open_table(who: Person, address: str) -> Page:
    page = who.page(address)
    expect(page.locator("[data-region=prompt]")).to_be_visible()
    page.wait_for_function("!document.location.search")
    expect(page.locator("[data-region=prompt]")).not_to_have_text("")
    return page


def wait_for_welcome(who: Person, page: Page, count: int) -> None:
    while sum(message["type"] == "welcome" for message in who.heard) < count:
        page.wait_for_timeout(20)


def test_who_clears_the_storage_and_loads_again_sits_at_the_table_still(
    person: Callable[..., Person], server: Server
) -> None:
    made, player = server.make(HOT_SEAT), person()
    page = open_table(player, server.link(made))
    wait_for_welcome(player, page, 1)
    assert seats(player) == [0, 1]
    secret = made["token"].partition(".")[2]
    assert secret not in page.evaluate("JSON.stringify(localStorage) + document.cookie + location.href")
    page.evaluate("localStorage.clear()")
    page.reload()
    wait_for_welcome(player, page, 2)
    assert seats(player) == [0, 1]


def test_another_browser_with_the_address_of_the_table_watches(person: Callable[..., Person], server: Server) -> None:
    made, stranger = server.make(SOLO), person()
    page = open_table(stranger, f"{server.address}/game/{made['game']}")
    wait_for_welcome(stranger, page, 1)
    assert seats(stranger) == []


def test_a_game_goes_on_on_another_device_by_the_link_of_the_menu(
    person: Callable[..., Person], server: Server
) -> None:
    made, player, phone = server.make(SOLO), person(), person(size=(360, 780), touch=True)
    page = open_table(player, server.link(made))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on another device").click()
    link = page.get_by_label("Link to your seat").input_value()
    there = open_table(phone, link)
    wait_for_welcome(phone, there, 1)
    assert seats(phone) == [0]
    assert made["game"] in there.url
    assert "seat=" not in there.url


def test_a_link_of_no_seat_says_so(person: Callable[..., Person], server: Server) -> None:
    made, stranger = server.make(SOLO), person()
    stranger.expect("403")
    page = stranger.page(f"{server.address}/game/{made['game']}?seat={made['game']}.guessed")
    expect(page.get_by_role("alert")).to_contain_text("does not belong to a seat")


def test_a_seat_is_forgotten_on_this_device_and_its_link_leads_back(
    person: Callable[..., Person], server: Server
) -> None:
    made, player = server.make(SOLO, title="Ours alone"), person()
    page = open_table(player, server.link(made))
    page.goto("/watch")
    row = page.get_by_role("listitem").filter(has_text="Ours alone")
    row.get_by_role("button", name="Remove").click()
    row.get_by_role("button", name="only the link to your seat brings it back").click()
    expect(page.get_by_text("Ours alone")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Watch", exact=True)).to_be_visible()
    expect(page.get_by_text("Ours alone")).to_have_count(0)
    page.goto(server.link(made))
    wait_for_welcome(player, page, 2)
    assert seats(player) == [0]
