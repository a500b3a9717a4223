"""People at a lobby, by the page alone: they come by the link, sit down, bring a fleet, and are ready."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def seat(page: Page, letter: str) -> Locator:
    """The row of a seat."""
    return page.get_by_role("group", name=f"Seat {letter},")


def come_by_link(page: Page, link: str, name: str, letter: str) -> None:
    """Open the link of the table, give a name, and sit down."""
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    seat(page, letter).get_by_role("button", name="Sit here").click()
    expect(seat(page, letter)).to_contain_text("You")


def bring(page: Page, letter: str, fleet: str) -> None:
    """Bring a ready-made fleet."""
    page.get_by_label(f"Fleet of seat {letter}").select_option(fleet)
