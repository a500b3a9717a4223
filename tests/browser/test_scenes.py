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
    """Watch a game whose answers are given elsewhere, always the same; what is seen when the next question is put."""
    made = server.make(SEATS, start="battle", seed=3)
    page = person.page(server.link(made))
    page.locator("section[data-kind]").wait_for()
    if skipping is not None:
        page.evaluate(SKIPPING, skipping)
    port = int(server.address.rsplit(":", 1)[1])
    with SocketPlayer(port, made["game"], made["token"]) as player:
        player.play(Random(5), answers)
        prompt = player.next_prompt()
    assert prompt is not None
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


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_scenes_that_are_skipped_at_random_end_in_the_state_without_scenes(
    server: Server, person: Callable[..., Person], unplayed: dict[str, Any], seed: int
) -> None:
    answers = 20
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
