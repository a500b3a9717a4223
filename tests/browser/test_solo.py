"""A whole game against the computer, clicked from the home page to the score sheet."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.fleets import CORVETTE, RAIDER
from tests.browser.people import Person


def test_a_whole_solo_game_is_clicked_to_the_score_sheet(person: Callable[..., Person]) -> None:
    page = person().page("/")
    page.get_by_role("link", name="Computer, your own fleet").click()
    page.get_by_label("Player of seat B").select_option("random")
    for letter, fleet in zip("AB", (CORVETTE, RAIDER), strict=True):
        page.get_by_label(f"Fleet of seat {letter}").select_option("paste")
        page.get_by_label(f"The list for seat {letter}").fill(fleet)
    expect(page.get_by_text("legal fleet")).to_have_count(2)
    page.get_by_role("button", name="Play against the computer").click()
    table = AtTable(page, Random(4))
    assert table.play().what == "over"
    sheet = page.get_by_label("End of the game")
    expect(sheet).to_contain_text(re.compile("wins? by"))
    expect(sheet.get_by_role("link", name="Watch replay")).to_be_visible()
    # No course: the other ship may leave the play area before the first one is laid
    assert {"obstacle placement", "ship placement", "command dials"} <= set(table.seen)
