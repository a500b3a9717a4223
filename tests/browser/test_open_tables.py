"""Tables that wait for an opponent, found and joined from the home page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person


def test_a_table_is_put_on_the_list_and_joined_with_one_press(person: Callable[..., Person]) -> None:
    host = person().page("/new?with=friend")
    host.get_by_role("textbox", name="Your name").first.fill("Ilse")
    host.get_by_text("Clock, spectators").click()
    host.get_by_role("textbox", name="Title").fill("Two hours, beginners welcome")
    host.get_by_label("Show on the list of open tables").check()
    host.get_by_role("button", name="Open the lobby").click()
    switch = host.get_by_label("Show on the list of open tables")
    expect(switch).to_be_checked()
    switch.uncheck()
    guest = person().page("/")
    tables = guest.get_by_role("region", name="Open tables")
    expect(tables).to_contain_text("Nobody is waiting")
    switch.check()
    guest.evaluate("dispatchEvent(new Event('focus'))")
    expect(tables).to_contain_text("Two hours, beginners welcome")
    expect(tables).to_contain_text("Ilse")
    tables.get_by_role("textbox", name="Your name").fill("Jun")
    tables.get_by_role("button", name="Join Ilse").click()
    expect(guest.get_by_text("Choose a ready-made fleet").first).to_be_visible()
    expect(host.get_by_text("Jun").first).to_be_visible()
