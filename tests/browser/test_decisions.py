"""Decisions in the browser: plans of defense tokens, the same again, effects without asking, a lost connection."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.people import Person, Wire
from tests.browser.serving import Json, Server
from tests.server.player import SocketPlayer

POSITIONS = Path(__file__).parent / "positions"
"""Records up to the questions that tests begin with, written by scripts/make_positions.py."""

BRANCHED = [{"player": "me"}, {"player": "greedy"}]
SOLO = [{"player": "me", "fleet": "core_rebels"}, {"player": "greedy", "fleet": "core_empire"}]
MOST = 150
"""How many decisions are made at most until the wanted question is asked."""


def game_at(server: Server, position: str) -> str:
    """The link to a game that goes on from a kept position."""
    return server.link(server.play_on((POSITIONS / f"{position}.record").read_text(), BRANCHED))


def test_a_row_of_outcomes_is_a_plan_whose_tokens_are_spent_together(
    person: Callable[..., Person], server: Server
) -> None:
    link = game_at(server, "plan_of_two_tokens")
    page = person().page(link)
    table = AtTable(page)
    asked = table.wait_for("defense token")
    rows = page.locator("[data-plan]")
    several = next(row for row in rows.all() if "," in (row.get_attribute("data-plan") or ""))
    several.click()
    expect(several).to_have_attribute("aria-pressed", "true")
    count = len((several.get_attribute("data-plan") or "").split(","))
    expect(page.locator("[data-choice][aria-pressed=true]")).to_have_count(count)
    expect(table.commit).to_contain_text("Evade, then Redirect")
    expect(table.panel.get_by_role("group", name="Redirect").first).to_be_visible()
    table.press(table.commit)
    assert table.wait_for_other(asked).kind == "attack"
    table.key("j")
    for token in ("Evade", "Redirect"):
        expect(page.get_by_text(f"Dodonna's Pride spends {token}").first).to_be_attached()


def test_the_first_row_spends_nothing(person: Callable[..., Person], server: Server) -> None:
    link = game_at(server, "plan_of_two_tokens")
    table = AtTable(person().page(link))
    asked = table.wait_for("defense token")
    table.panel.locator("[data-plan='']").click()
    expect(table.commit).to_have_text("Spend none Enter")
    table.key("Enter")
    assert table.wait_for_other(asked) != asked


def test_tokens_are_spent_one_at_a_time_and_the_plan_goes_on_after_the_reroll_between_them(
    person: Callable[..., Person], server: Server
) -> None:
    page = person().page(game_at(server, "evade_that_rerolls"))
    table = AtTable(page)
    table.wait_for("defense token")
    expect(table.commit).to_contain_text("Evade, then Redirect")
    expect(table.panel).to_contain_text("After the reroll the plan goes on by itself")
    table.press(table.commit)
    # The reroll leaves damage or none: Redirect follows it unasked, or is not needed any more
    page.wait_for_selector("section[data-kind]:not([data-kind='defense token'])")
    table.key("j")
    expect(page.get_by_text("Dodonna's Pride spends Evade").first).to_be_attached()


def test_the_step_of_the_dice_is_one_panel_with_effects_tokens_and_one_button(
    person: Callable[..., Person], server: Server
) -> None:
    page = person().page(game_at(server, "dice_step"))
    table = AtTable(page)
    asked = table.wait_for("effect")
    expect(table.commit).to_contain_text("Done: 2 damage")
    page.locator("[data-lock]").first.click()
    expect(page.locator("[data-lock][aria-pressed=true]")).to_have_count(1)
    expect(table.commit).to_contain_text("Lock Brace: 2 damage")
    table.key("Shift+Digit2")
    expect(page.locator("[data-lock][aria-pressed=true]")).to_have_count(2)
    table.key("1")
    expect(table.panel.locator("[data-choice='1']")).to_have_attribute("aria-pressed", "true")
    expect(table.commit).not_to_contain_text("Done")
    expect(page.locator("[data-outcome]")).to_contain_text("Without it")
    table.key("1")
    expect(table.commit).to_contain_text("Done: 2 damage")
    table.press(table.commit)
    assert table.wait_for_other(asked) != asked


def test_a_ship_that_is_dragged_out_of_the_fleet_is_placed_where_it_is_let_go(
    person: Callable[..., Person], server: Server
) -> None:
    page = person().page(game_at(server, "deploying"))
    table = AtTable(page)
    table.wait_for("deployment")
    piece = page.locator("[data-region=rail] [data-piece].lit").last
    start = piece.bounding_box()
    zone = page.locator(".board-root").bounding_box()
    assert start is not None
    assert zone is not None
    page.mouse.move(start["x"] + 20, start["y"] + 10)
    page.mouse.down()
    x, y = zone["x"] + zone["width"] * 0.45, zone["y"] + zone["height"] * 0.8
    page.mouse.move(x, y - 40, steps=4)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.move(x, y)
    page.mouse.up()
    page.wait_for_selector("section[data-kind$='placement']")
    ghost = page.locator(".world .ghost").first.bounding_box()
    assert ghost is not None
    assert abs(ghost["x"] + ghost["width"] / 2 - x) < 40


def test_all_squadrons_of_an_arc_are_attacked_with_one_answer(person: Callable[..., Person], server: Server) -> None:
    page = person().page(game_at(server, "squadrons_in_arc"))
    table = AtTable(page)
    table.wait_for("attack")
    expect(page.locator("[data-sweep]")).to_have_attribute("aria-pressed", "true")
    expect(table.commit).to_contain_text("Attack both")
    table.press(table.commit)
    page.wait_for_selector("section[data-kind]:not([data-kind='attack']):not([data-kind='next squadron'])")
    table.key("j")
    for squadron in ("TIE Fighter Squadron 3", "Howlrunner"):
        expect(page.get_by_text(f"attacks {squadron}").first).to_be_attached()


def test_r_answers_as_the_last_time(person: Callable[..., Person], server: Server) -> None:
    page = person().page(server.link(server.make(SOLO, seed=1, start="battle")))
    table = AtTable(page)
    while not page.locator("[data-asks=dial]").count():
        table.answer()
        table.wait()
    page.locator("[data-asks=dial]").first.click()
    table.wait_for("dial use")
    table.key("2", "Enter")
    for _ in range(MOST):
        moment = table.wait()
        if moment.kind == "dial use" and table.panel.locator("[data-again]").count():
            break
        table.answer()
    expect(page.locator("[data-again]")).to_contain_text("Take the command token")
    table.key("r")
    expect(table.panel.locator("[data-choice='2']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-again]")).to_have_count(0)


def test_an_effect_that_is_never_asked_about_is_passed_until_the_settings_change(
    person: Callable[..., Person], server: Server
) -> None:
    link = game_at(server, "effect_to_pass")
    page = person().page(link)
    table = AtTable(page)
    asked = table.wait_for("effect")
    page.locator("[data-ask]").click()
    expect(page.locator("[data-ask]")).to_have_attribute("data-ask", "never")
    page.reload()
    assert table.wait_for_other(asked) != asked
    expect(page.get_by_text("as you set").first).to_be_visible()
    page.goto("/settings")
    page.get_by_role("group", name="Optional effects").get_by_role("combobox").select_option("ask")
    expect(page.get_by_text("The game asks about every card")).to_be_visible()


def test_what_happened_while_the_connection_was_lost_is_told_and_leads_to_the_log(
    person: Callable[..., Person], server: Server
) -> None:
    made = server.make(SOLO, seed=1, start="battle")
    page = person().page()
    wire = Wire(page)
    page.goto(server.link(made))
    table = AtTable(page)
    table.wait_for("ship to activate")
    wire.cut()
    expect(page.get_by_text("Reconnecting. Nothing is lost").first).to_be_visible()
    with SocketPlayer(int(server.address.rsplit(":", 1)[1]), made["game"], made["token"]) as elsewhere:
        elsewhere.play(Random(1), 2)
    wire.mend()
    back = page.locator("[data-back]")
    expect(back).to_contain_text("happened")
    expect(back).not_to_contain_text("Nothing")
    back.click()
    expect(page.get_by_label("Log").first).to_be_visible()


def test_a_closed_target_is_reached_by_keys_and_says_what_can_be_done(
    person: Callable[..., Person], server: Server
) -> None:
    link = game_at(server, "closed_target")
    page = person().page(link)
    table = AtTable(page)
    table.wait_for("attack")
    closed = table.panel.locator(".opt.off")
    for _ in range(40):
        table.key("]")
        if closed.locator("visible=true").and_(page.locator(".at")).count():
            break
    else:
        raise AssertionError("the keys do not come to what is closed")
    expect(page.locator(".opt.off.at .rule, .opt.off.at button").first).to_be_visible()


def test_a_press_counts_though_the_panel_grows_under_it(person: Callable[..., Person], server: Server) -> None:
    """A preview that comes while the button is pressed moves the button away from the pointer."""
    page = person().page(server.link(server.make(SOLO, start="battle", seed=1)))
    table = AtTable(page)
    asked = table.wait_for("ship to activate")
    expect(table.commit).to_be_enabled()
    table.press(table.panel.locator("[data-choice][aria-pressed=false]").first)
    expect(table.panel).to_contain_text("could attack now", ignore_case=True)
    expect(table.panel).not_to_contain_text("Measuring")
    box = table.commit.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    table.panel.locator(".body").evaluate("(body) => (body.style.paddingBottom = '140px')")
    page.mouse.up()
    table.wait_for_other(asked)


def test_a_press_that_is_drawn_away_from_the_button_does_not_count(
    person: Callable[..., Person], server: Server
) -> None:
    page = person().page()
    said: list[Json] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(json.loads(frame))))
    page.goto(server.link(server.make(SOLO, start="battle", seed=1)))
    table = AtTable(page)
    table.wait_for("ship to activate")
    expect(table.commit).to_be_enabled()
    table.press(table.panel.locator("[data-choice][aria-pressed=false]").first)
    expect(table.commit).to_be_enabled()
    table.commit.hover()
    page.mouse.down()
    page.mouse.move(500, 500)
    page.mouse.up()
    table.press(page.get_by_role("button", name="Menu").first)
    expect(page.get_by_role("button", name="Concede: hold for a second")).to_be_visible()
    assert "decide" not in [message["type"] for message in said]
