"""The log shows its moments and rules, and numbers say why they are what they are; by mouse, keys and finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import AtTable
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server

TWO_ESCAPES = """() => {
  const escape = () => new KeyboardEvent("keydown", {key: "Escape", bubbles: true, cancelable: true});
  for (let times = 0; times < 2; times++) document.activeElement.dispatchEvent(escape());
}"""
"""The key twice, so fast that the browser has told nobody yet what the first one closed."""

SOLO = [{"player": "me", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]


@pytest.fixture
def battle(person: Callable[..., Person], server: Server) -> Page:
    page = person().page(server.link(server.make(SOLO, start="battle", seed=1)))
    AtTable(page).wait_for("ship to activate")
    return page


def test_a_line_of_the_log_opens_its_rule_beside_the_board(battle: Page) -> None:
    battle.keyboard.press("j")
    line = battle.locator("[data-region=log] .line", has_text="moves at speed").last
    line.hover()
    line.get_by_role("button", name="Rules").click()
    expect(line.get_by_role("button", name="MOVE-02")).to_be_visible()
    line.get_by_role("button", name="MOVE-02").click()
    looked_up = battle.get_by_role("complementary", name="Look-up")
    expect(looked_up).to_contain_text("MOVE-02")
    expect(looked_up).to_contain_text("Determine Course")


def test_the_log_is_filtered_by_phase_round_and_piece(battle: Page) -> None:
    battle.keyboard.press("j")
    log = battle.locator("[data-region=log]")
    log.get_by_label("Round").select_option("1")
    log.get_by_label("Phase").select_option("command")
    expect(log.locator("h3")).to_have_text(["Round 1 · Command Phase"])
    expect(log.locator(".line").nth(1)).to_contain_text("Command Phase")
    log.get_by_label("Phase").select_option("")
    piece = log.get_by_label("Ship or squadron")
    piece.select_option(label="Dodonna's Pride")
    expect(log.locator(".line", has_text="Dodonna's Pride").first).to_be_visible()
    expect(log.locator(".line", has_text="Phase")).to_have_count(0)


def test_the_log_is_saved_as_text_with_its_moments_and_rules(battle: Page) -> None:
    battle.keyboard.press("j")
    log = battle.locator("[data-region=log]")
    log.get_by_label("Rules").check()
    with battle.expect_download() as download:
        log.get_by_role("button", name="Save as text").click()
    text = download.value.path().read_text("utf-8")
    assert "Round 1 · Command Phase\n" in text
    assert "[SETUP-33, SETUP-34, SETUP-32]" in text


def test_a_number_of_a_piece_says_why_and_escape_closes_that_alone(battle: Page) -> None:
    battle.locator("[data-region=rail] .sc").last.dblclick()
    card = battle.locator(".card[role=dialog]")
    expect(card).to_be_focused()
    for _ in range(3):
        battle.keyboard.press("Tab")
    battle.keyboard.press("Enter")
    told = battle.locator("[popover]:popover-open")
    expect(told).to_contain_text("printed hull value")
    battle.keyboard.press("Tab")
    expect(told.get_by_role("button", name="SHIP-11")).to_be_focused()
    battle.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(card).to_be_visible()
    battle.keyboard.press("Enter")
    expect(told).to_contain_text("printed hull value")
    battle.evaluate(TWO_ESCAPES)
    expect(told).to_have_count(0)
    expect(card).to_have_count(0)


def test_by_finger_a_number_says_why_and_the_log_shows_its_rules(person: Callable[..., Person], server: Server) -> None:
    page = person(size=PHONE, touch=True).page(server.link(server.make(SOLO, start="battle", seed=1)))
    AtTable(page, touch=True).wait_for("ship to activate")
    page.get_by_role("tab", name="Fleets").tap()
    page.get_by_role("button", name="scored").first.tap()
    told = page.locator("[popover]:popover-open")
    expect(told).to_contain_text("Scored")
    page.get_by_role("tab", name="Log").tap()
    rests_on_rules = page.get_by_role("button", name="Rules")
    line = page.locator("[data-region=log] .line").filter(has=rests_on_rules).last
    line.get_by_role("button", name="Rules").tap()
    expect(line.locator(".rule").first).to_be_visible()
