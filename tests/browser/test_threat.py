"""The threat tool: where enemy dice reach is drawn on the board and said in words."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.serving import Server


def test_the_threat_tool_draws_levels_with_figures_and_says_the_most_to_expect(
    person: Callable[..., Person], server: Server
) -> None:
    made = server.make([{"player": "me"}, {"player": "greedy"}], start="battle")
    page = person().page(server.link(made))
    expect(page.get_by_text("Activate a ship").first).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_text("damage on average, before line of sight")).to_be_visible()
    figures = page.locator(".contours .mark text")
    expect(figures.first).to_be_visible()
    assert {"any", "2+"} <= set(figures.all_text_contents())
    assert page.locator(".contours path.level").count() >= 2
    page.keyboard.press("Escape")
    expect(page.locator(".contours")).to_have_count(0)
