"""Scenes on the board: a question waits for them, skipping changes nothing, and reduced motion moves nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import IS_LONG
from tests.browser.at_table import AtTable
from tests.browser.fleets import CORVETTE, RAIDER
from tests.browser.people import Person, Wire
from tests.browser.serving import Server
from tests.server.player import SocketPlayer

SEATS = [{"player": "me", "fleet": "core_rebels"}, {"player": "greedy", "fleet": "core_empire"}]

STATE = """() => ({
  pieces: [...document.querySelectorAll(".picture > .drawn .piece")].map((each) => [
    (each.matches("[data-unit]") ? each : each.querySelector("[data-unit]"))?.getAttribute("aria-label"),
    each.style.transform.replace(/rotate\\((.*)deg/, (_, deg) => `rotate(${(((deg % 360) + 360) % 360).toFixed(1)}`),
    [...each.querySelectorAll(".sh text")].map((text) => text.textContent),
  ]),
  fleets: document.querySelector(".rail, [data-region=fleets]")?.innerText,
  question: document.querySelector("section[data-kind]")?.dataset.kind,
})"""

SKIPPING = """(seed) => {
  let state = seed;
  const random = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  window.skips = 0;
  const on = () => {
    if (document.querySelector("[data-scene]") && random() < 0.3) {
      window.skips++;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
    }
    requestAnimationFrame(on);
  };
  on();
}"""
"""Presses the space bar at random moments while scenes are played."""


def battle(server: Server, person: Person, **wanted: Any) -> AtTable:
    """A battle at its beginning, with one player of flesh and blood; the same for all with one seed."""
    made = server.make(SEATS, start="battle", seed=3, **wanted)
    return AtTable(person.page(server.link(made)), Random(5))


def watch(server: Server, person: Person, answers: int, skipping: int | None = None) -> tuple[dict[str, Any], Page]:
    """Watch a game whose answers are given elsewhere, always the same; what is seen at the next question or the end."""
    made = server.make(SEATS, start="battle", seed=3)
    page = person.page(server.link(made))
    page.locator("section[data-kind]").wait_for()
    if skipping is not None:
        page.evaluate(SKIPPING, skipping)
    port = int(server.address.rsplit(":", 1)[1])
    with SocketPlayer(port, made["game"], made["token"]) as player:
        player.play(Random(5), answers)
        prompt = player.next_prompt()
    if prompt is None:
        page.get_by_label("End of the game").wait_for()
    else:
        page.wait_for_function(
            "(number) => document.querySelector('section[data-kind]')?.dataset.question === String(number)",
            arg=prompt["number"],
        )
    found: dict[str, Any] = page.evaluate(STATE)
    return found, page


@pytest.fixture(scope="module")
def unplayed() -> dict[str, Any]:
    """The end without scenes, found by the first test that needs it."""
    return {}


@pytest.mark.parametrize("seed", range(1, 11 if IS_LONG else 5))
def test_scenes_that_are_skipped_at_random_end_in_the_state_without_scenes(
    server: Server, person: Callable[..., Person], unplayed: dict[str, Any], seed: int
) -> None:
    answers = 1_000 if IS_LONG else 20  # a whole game is shorter
    if not unplayed:
        unplayed.update(watch(server, person(), answers)[0])
    found, page = watch(server, person(still=False, pace="quick"), answers, seed)
    assert found == unplayed
    assert page.evaluate("() => window.skips") > 0


def scene(page: Page) -> None:
    """Wait until a scene is played."""
    page.wait_for_function("() => document.querySelector('[data-scene]')?.dataset.scene", polling=20)


def test_a_question_waits_for_its_scene_and_keys_during_a_scene_answer_nothing(
    server: Server, person: Callable[..., Person]
) -> None:
    table = battle(server, person(still=False, pace="slow"))
    table.answer()
    page = table.page
    scene(page)
    expect(table.panel).to_have_count(0)
    for key in ("Enter", "1", " ", "Enter"):
        page.keyboard.press(key)
    page.locator("[data-skip-all]").or_(table.panel).first.wait_for()
    while page.locator("[data-skip-all]").count():
        page.evaluate("() => document.querySelector('[data-skip-all]')?.click()")
    moment = table.wait()
    assert moment.what == "question"
    assert table.moment == moment, "it is still open: no key has answered it"


def test_who_comes_to_a_new_game_sees_who_is_first_and_then_the_question(
    server: Server, person: Callable[..., Person]
) -> None:
    seats = [{"player": "me", "fleet": "rebels_400_squadrons"}, {"player": "greedy", "fleet": "empire_400_ships"}]
    made = server.make(seats, seed=2)
    page = person(still=False, pace="slow").page(server.link(made))
    beginning = page.locator("[data-scene-first], [data-scene-objectives]").first
    chooses = page.locator("section[data-kind='first player']")
    beginning.or_(chooses).first.wait_for()
    if chooses.count():
        page.locator("[data-commit]").click()
    beginning.wait_for()
    page.locator("[data-skip-all]").click()
    page.locator("section[data-kind]").wait_for()
    page.reload()
    page.locator("section[data-kind]").wait_for()
    assert page.locator("[data-scene]").count() == 0, "who comes again has seen it"


def test_after_the_connection_was_lost_the_last_activation_can_be_watched_and_the_question_is_put_again(
    server: Server, person: Callable[..., Person]
) -> None:
    watcher = person(still=False, pace="quick")
    watcher.expect("WebSocket")
    made = server.make(SEATS, start="battle", seed=3)
    page = watcher.page()
    wire = Wire(page)
    page.goto(server.link(made))
    page.locator("section[data-kind]").wait_for()
    page.wait_for_function("() => document.querySelector('.scenes')")
    wire.cut()
    page.get_by_text("Reconnecting").first.wait_for()
    with SocketPlayer(int(server.address.rsplit(":", 1)[1]), made["game"], made["token"]) as player:
        player.play(Random(5), 12)
        prompt = player.next_prompt()
    assert prompt is not None
    wire.mend()
    asked = f"section[data-kind][data-question='{prompt['number']}']"
    page.locator(asked).wait_for()
    page.locator("[data-back]").click()
    page.locator("[data-recap] button").first.click()
    scene(page)
    assert page.locator(asked).count() == 0
    page.locator("[data-skip-all]").click()
    page.locator(asked).wait_for()


def test_a_replay_is_stepped_through_beat_by_beat(server: Server, person: Callable[..., Person]) -> None:
    seats = [{"player": "random", "fleet": CORVETTE}, {"player": "random", "fleet": RAIDER}]
    game = server.make(seats, points=100, seed=8)["game"]
    server.wait_until_over(game)
    page = person(still=False, pace="quick").page(f"/replay/{game}")
    slider = page.get_by_role("slider", name="Decision")
    expect(slider).not_to_have_attribute("max", "0")
    assert int(page.locator("[data-beats]").get_attribute("data-beats") or 0) > 5
    held = page.locator("[data-scene-hud][data-held=true]")
    page.keyboard.press(".")
    held.wait_for()
    first = held.get_attribute("data-played")
    page.keyboard.press(".")
    page.wait_for_function("(first) => document.querySelector('[data-held=true]')?.dataset.played > first", arg=first)
    at = slider.input_value()
    page.keyboard.press("k")
    held.wait_for(state="detached")
    page.keyboard.press(",")
    page.wait_for_function("(at) => Number(document.querySelector('input[type=range]').value) <= Number(at)", arg=at)


def test_where_motion_is_reduced_scenes_only_fade(server: Server, person: Callable[..., Person]) -> None:
    table = battle(server, person(still=True, pace="quick"))
    page = table.page
    page.evaluate("""() => {
      window.moved = [];
      const on = () => {
        for (const each of document.getAnimations())
          for (const { transform } of each.effect.getKeyframes())
            if (document.querySelector("[data-scene]") && transform && transform !== "none") moved.push(transform);
        requestAnimationFrame(on);
      };
      on();
    }""")
    for _ in range(3):
        table.answer()
    scene(page)
    table.wait()
    assert page.evaluate("() => moved") == []
