"""Two browsers by link: a reload, a lost connection, a late decision, take-backs and undo."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.at_table import AtTable, asked
from tests.browser.fleets import CORVETTE as CORVETTE_AT_OUTPOST
from tests.browser.fleets import RAIDER as RAIDER_OF_MINES
from tests.browser.people import Person, Wire
from tests.browser.serving import Server

CORVETTE = CORVETTE_AT_OUTPOST.replace("Contested Outpost", "Fire Lanes")
RAIDER = RAIDER_OF_MINES.replace("Minefields", "Superior Positions")
"""With these objectives the players place obstacles in turn, whoever is first player and whatever is chosen."""


def play_to(tables: list[AtTable], kind: str, most: int = 60) -> AtTable:
    """Let both play until one of them is asked a kind of question."""
    for _ in range(most):
        table = asked(tables)
        if table.moment.kind == kind:
            return table
        table.answer()
    raise AssertionError(f"no {kind} after {most} answers")


def invitation(mara: Page) -> str:
    """Mara makes a game in her browser; the link that she sends."""
    mara.goto("/new?with=friend")
    mara.get_by_role("textbox", name="Your name").fill("Mara")
    mara.get_by_label("Fleet of seat A").select_option("paste")
    mara.get_by_label("The list for seat A").fill(CORVETTE)
    expect(mara.get_by_text("legal fleet")).to_be_visible()
    mara.get_by_role("button", name="Create game").click()
    mara.get_by_role("button", name="Menu").click()
    mara.get_by_role("button", name="Invitation for").click()
    return mara.get_by_label("Invitation for").input_value()


def join(anders: Page, link: str) -> None:
    """Anders follows the link, brings his fleet and takes the seat."""
    anders.goto(link)
    anders.get_by_role("textbox", name="Your name").fill("Anders")
    anders.get_by_label("Your fleet").select_option("paste")
    anders.get_by_label("The list").fill(RAIDER)
    expect(anders.get_by_text("ready to play")).to_be_visible()
    anders.get_by_role("button", name="Join game").click()


def test_two_browsers_play_by_link_through_a_reload_and_a_lost_connection(person: Callable[..., Person]) -> None:
    mara, anders = AtTable(person().page(), Random(1)), AtTable(person().page(), Random(2))
    wire = Wire(anders.page)
    join(anders.page, invitation(mara.page))
    table = play_to([mara, anders], "obstacle placement")
    before, sentence = table.moment, table.sentence
    table.page.reload()
    assert table.wait_for(before.kind) == before
    expect(table.page.locator("[data-region=prompt]")).to_have_text(sentence)
    wire.cut()
    expect(anders.page.get_by_text("Reconnecting. Nothing is lost").first).to_be_visible()
    if table is mara:
        mara.answer()
    wire.mend()
    expect(anders.page.get_by_text("Reconnecting. Nothing is lost")).to_have_count(0)
    play_to([mara, anders], "command dials")
    expect(mara.page.locator(".bar")).to_contain_text("Anders")
    expect(anders.page.locator(".bar")).to_contain_text("Mara")


def test_a_lost_connection_is_told_and_mended_without_losing_a_decision(
    person: Callable[..., Person], server: Server
) -> None:
    page = person().page()
    wire = Wire(page)
    seats = [{"player": "me", "fleet": CORVETTE}, {"player": "random", "fleet": RAIDER}]
    page.goto(server.link(server.make(seats, points=100, seed=5)))
    table = AtTable(page)
    before = table.play("obstacle placement")
    expect(table.commit).to_be_enabled()
    wire.cut()
    expect(page.get_by_text("Reconnecting. Nothing is lost").first).to_be_visible()
    table.press(table.commit)
    assert table.moment == before
    wire.mend()
    expect(page.get_by_text("Reconnecting. Nothing is lost")).to_have_count(0)
    after = table.wait_for_other(before)
    assert after.number > before.number
    table.answer()


def test_a_decision_that_comes_too_late_is_refused_gently_and_nothing_is_sent_twice(
    person: Callable[..., Person], server: Server
) -> None:
    somebody = person()
    late = somebody.page()
    wire = Wire(late)
    seats = [{"player": "me", "fleet": CORVETTE}, {"player": "random", "fleet": RAIDER}]
    made = server.make(seats, points=100, seed=5)
    late.goto(server.link(made))
    slow = AtTable(late)
    slow.play("obstacle placement")
    expect(slow.commit).to_be_enabled()
    other = AtTable(somebody.page(f"/game/{made['game']}"))
    other.wait_for("obstacle placement")
    wire.hold()
    answered = other.answer()
    other.wait_for_other(answered)
    slow.press(slow.commit)
    wire.release()
    expect(late.get_by_text("already been answered")).to_be_visible()
    assert slow.wait() == other.wait()


def test_undo_takes_back_the_last_decision_until_something_became_known(
    person: Callable[..., Person], server: Server
) -> None:
    seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "here", "fleet": "core_empire"}]
    page = person().page(server.link(server.make(seats, seed=7)))
    table = AtTable(page)
    first = table.play("deployment")
    undo = page.get_by_role("button", name="Undo")
    table.answer()
    table.wait_for_other(first)
    expect(undo).to_be_enabled()
    undo.click()
    assert table.wait_for("deployment").kind == "deployment"
    table.page.keyboard.press("Escape")
    table.answer()
    table.wait_for_other(first)
    page.keyboard.press("u")
    table.wait_for("deployment")


def test_a_take_back_is_asked_of_the_other_player_who_accepts(person: Callable[..., Person], server: Server) -> None:
    made = server.make(
        [{"player": "me", "fleet": CORVETTE, "name": "Mara"}, {"player": "friend", "fleet": RAIDER}], points=100
    )
    mara = AtTable(person().page(server.link(made)))
    anders = AtTable(person().page(f"/game/{made['game']}?invitation={made['invitations']['1']}"))
    anders.page.get_by_role("textbox", name="Your name").fill("Anders")
    anders.page.get_by_role("button", name="Join game").click()
    first = play_to([mara, anders], "obstacle placement")
    first.answer()
    second = asked([mara, anders])
    assert second is not first
    second.answer()
    assert asked([mara, anders]) is first
    placed = first.page.locator("[data-obstacle]")
    expect(placed).to_have_count(2)
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Ask for a take-back").click()
    second.page.get_by_role("button", name="Accept").click()
    expect(placed).to_have_count(0)
    assert asked([mara, anders]) is first
    expect(second.page.get_by_label("Waiting")).to_be_visible()
