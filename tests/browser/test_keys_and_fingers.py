"""A ship's activation by keys alone, and a game by finger on a small phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.at_table import READY, AtTable
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server

SOLO = [{"player": "me", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]


def test_a_ship_is_activated_by_keys_alone_from_the_reveal_to_the_maneuver(
    person: Callable[..., Person], server: Server
) -> None:
    page = person().page(server.link(server.make(SOLO, start="battle", seed=1)))
    table = AtTable(page)
    activated = table.wait_for("ship to activate")
    table.key("2", "Enter")
    seen = set()
    moment = table.wait_for_other(activated)
    expect(page.locator("[data-kept]")).to_be_visible()
    while not table.panel.get_by_role("group", name="Joint").count():
        seen.add(moment.kind)
        if table.commit.is_enabled():
            table.key("Enter")
        elif table.panel.locator("[data-pass]").count():
            table.key("0")
        else:
            table.key("1", "Enter")
        moment = table.wait_for_other(moment)
        page.wait_for_function(READY, arg=moment.number, polling=40)
    assert "attack" in seen
    expect(table.commit).to_be_enabled()
    joint = table.panel.get_by_role("group", name="Joint").first
    straight = joint.locator("[aria-pressed=true]").get_attribute("aria-label")
    table.key("ArrowRight")
    turned = joint.locator("[aria-pressed=true]").get_attribute("aria-label")
    if turned == straight:
        table.key("ArrowLeft")
        turned = joint.locator("[aria-pressed=true]").get_attribute("aria-label")
    assert turned != straight
    expect(table.commit).to_be_enabled()
    table.key("Enter")
    assert table.wait_for_other(moment) != moment


def test_every_part_of_the_table_is_reached_by_keys_and_its_focus_is_seen(
    person: Callable[..., Person], server: Server
) -> None:
    page = person().page(server.link(server.make(SOLO, start="battle", seed=1)))
    table = AtTable(page)
    table.wait()
    regions = set()
    for _ in range(8):
        table.key("F6")
        regions.add(page.evaluate("() => document.activeElement.closest('[data-region]')?.dataset.region"))
    assert {"board", "panel", "bar"} <= regions
    page.get_by_role("button", name="Menu").focus()
    table.key("Tab", "Shift+Tab")
    assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") != "none"
    table.key("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    table.key("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_the_text_board_takes_a_decision_in_words(person: Callable[..., Person], server: Server) -> None:
    page = person().page(server.link(server.make(SOLO, start="battle", seed=1)))
    table = AtTable(page)
    before = table.wait_for("ship to activate")
    table.key("p")
    board = page.get_by_label("Text board")
    expect(board.get_by_role("table")).to_be_visible()
    board.get_by_label("Command").fill("1")
    table.key("Enter")
    assert table.wait_for_other(before).kind != "ship to activate"


def test_a_ship_is_activated_by_finger_on_a_small_phone(person: Callable[..., Person], server: Server) -> None:
    page = person(size=PHONE, touch=True).page(server.link(server.make(SOLO, start="battle", seed=1)))
    table = AtTable(page, Random(5), touch=True)
    table.wait_for("ship to activate")
    too_wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    for _ in range(25):
        moment = table.answer()
        assert page.evaluate(too_wide) <= 0
        if moment.kind == "course":
            break
    assert "course" in table.seen
    page.get_by_role("tab", name="Fleets").tap()
    expect(page.get_by_label("Fleets").first).to_be_visible()
    page.get_by_role("tab", name="Log").tap()
    page.get_by_role("tab").first.tap()
    expect(page.locator("section.dec")).to_be_visible()
