"""The threat tool: where enemy dice reach is drawn on the board and said in words."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PHONE, Person
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


def test_an_attack_that_threatens_is_marked_as_a_danger_and_not_as_illegal(
    person: Callable[..., Person], server: Server
) -> None:
    made = server.make([{"player": "me"}, {"player": "greedy"}], start="battle", seed=1)
    page = person().page(server.link(made))
    page.get_by_text("Activate a ship").first.wait_for()
    page.keyboard.press("t")
    page.locator("[data-unit][role]").first.click()
    expect(page.get_by_text("could be declared")).to_be_visible()
    expect(page.locator(".pill.wrn").first).to_be_visible()
    expect(page.locator(".pill.bad")).to_have_count(0)


def test_on_a_phone_a_tool_speaks_over_the_sheet_and_leaves_the_board_free(
    person: Callable[..., Person], server: Server
) -> None:
    made = server.make([{"player": "me"}, {"player": "greedy"}], start="battle", seed=1)
    page = person(size=PHONE, touch=True).page(server.link(made))
    for tool in ("Measure", "Try a course"):
        page.get_by_role("button", name="Tools").tap()
        page.get_by_role("group", name="Tools").get_by_role("button", name=tool).tap()
        strip = page.locator(".strip").bounding_box()
        sheet = page.locator(".sheet").bounding_box()
        assert strip is not None
        assert sheet is not None
        assert strip["y"] >= sheet["y"] - 1
        page.get_by_role("button", name="Put the tool away").tap()
