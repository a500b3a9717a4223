"""Scenes on the board: a question waits for them, skipping changes nothing, and reduced motion moves nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import AtTable
from tests.browser.people import Person
from tests.browser.serving import Server

SEATS = [{"player": "me", "fleet": "core_rebels"}, {"player": "greedy", "fleet": "core_empire"}]

STATE = """() => ({
  pieces: [...document.querySelectorAll(".picture > .drawn .piece")].map((each) => [
    (each.matches("[data-unit]") ? each : each.querySelector("[data-unit]"))?.getAttribute("aria-label"),
    each.style.transform.replace(/rotate\\((-?\\d+)/, (_, turn) => `rotate(${((turn % 360) + 360) % 360}`),
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
    if (document.querySelector("[data-scene]") && random() < 0.12) {
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


def play(table: AtTable, answers: int) -> dict[str, Any]:
    """Answer so many questions; what is seen when the next one is put."""
    for _ in range(answers):
        table.answer()
    table.wait()
    found: dict[str, Any] = table.page.evaluate(STATE)
    return found


@pytest.fixture(scope="module")
def unplayed() -> dict[str, Any]:
    """The end without scenes, found by the first test that needs it."""
    return {}


@pytest.mark.parametrize("seed", [1, 2])
def test_scenes_that_are_skipped_at_random_end_in_the_state_without_scenes(
    server: Server, person: Callable[..., Person], unplayed: dict[str, Any], seed: int
) -> None:
    answers = 9
    if not unplayed:
        unplayed.update(play(battle(server, person()), answers))
    table = battle(server, person(still=False, pace="quick"))
    table.page.evaluate(SKIPPING, seed)
    assert play(table, answers) == unplayed
    assert table.page.evaluate("() => window.skips") > 3


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
