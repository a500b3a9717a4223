"""The walk of a newcomer (docs/play/walks.md): from the home page through the first lesson into a battle."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.people import Person


def test_a_newcomer_walks_from_the_home_page_through_a_lesson_into_a_battle(person: Callable[..., Person]) -> None:
    page = person().page("/")
    table = AtTable(page)
    page.get_by_role("link", name="Learn by playing").click()
    page.get_by_role("button", name="Start with the first lesson").click()
    lesson = page.locator("section[data-lesson=dials]")
    for kind in ("command dials", "ship to activate", "dial use"):
        moment = table.wait_for(kind)
        lesson.get_by_role("button", name="Show me").click()
        expect(lesson.get_by_role("status")).to_contain_text("In hand")
        table.commit.click()
        table.wait_for_other(moment)
    expect(lesson.get_by_role("button", name="Next lesson")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.keyboard.press("Enter")
    assert table.wait().kind == "ship to activate"
    assert table.play(until="attack").kind == "attack"
