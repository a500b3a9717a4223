"""The choices for a new game: rules and cards under a folded section, remembered, and told at the table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from armada.catalog.profiles import options
from tests.browser.people import Person


def open_rules(page: Page) -> None:
    """Unfold the rules and cards of a new game."""
    expect(page.get_by_text("legal fleet").first).to_be_visible()
    page.get_by_text("Rules and cards").click()


def test_a_game_with_two_added_rules_says_so_at_the_table(person: Callable[..., Person]) -> None:
    page = person().page("/new?with=bot")
    open_rules(page)
    chosen = [options()[key].summary for key in ("two_flotillas", "ace_limit")]
    for summary in chosen:
        page.get_by_label(summary).check()
    page.get_by_role("button", name="Play against the computer").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    menu = page.get_by_role("dialog", name="Menu")
    for told in ("Standard rules.", *chosen):
        expect(menu.get_by_text(told)).to_be_visible()
    page.goto("/new?with=bot")
    open_rules(page)
    expect(page.get_by_label(chosen[0])).to_be_checked()
    expect(page.get_by_text("Standard · 2 added rules · 2016 cards")).to_be_visible()


def test_sizes_and_added_rules_follow_the_format_and_fleets_the_printing(person: Callable[..., Person]) -> None:
    page = person().page("/new?with=bot")
    open_rules(page)
    mine = page.get_by_role("region", name="Rebel Alliance")
    expect(mine).to_contain_text("180 of 180")
    page.get_by_label("Printing of the cards").select_option("final")
    expect(mine).to_contain_text("178 of 180")
    expect(page.get_by_label(options()["one_tool"].summary)).to_have_count(0)
    page.get_by_role("radio", name="Tournament").check()
    expect(page.get_by_role("radio", name="400", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="180", exact=True)).to_have_count(0)
    page.get_by_label(options()["legacy_300"].summary).check()
    expect(page.get_by_role("radio", name="300", exact=True)).to_be_checked()
    expect(page.get_by_label(options()["one_tool"].summary)).to_be_visible()
