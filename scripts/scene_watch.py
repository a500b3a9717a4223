"""How long questions wait for scenes in a page, and whether the board then shows what the server told."""

from __future__ import annotations

from statistics import median
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.people import Person

LONGEST_BEAT_MS: Final = 1_600

WATCHING: Final = """() => {
  window.watched = { beats: [], waits: [], now: 0, last: 0, question: null };
  const on = (at) => {
    const scene = document.querySelector("[data-scene]");
    const { dataset } = document.querySelector("section[data-kind]") ?? { dataset: {} };
    if (scene) {
      if (watched.last) watched.now += at - watched.last;
      watched.last = at;
      const { played, scene: name, lasts } = scene.dataset;
      if (name && watched.beats.at(-1)?.played !== played) watched.beats.push({ played, name, lasts: Number(lasts) });
    } else watched.last = 0;
    if (dataset.question && dataset.question !== watched.question) {
      watched.question = dataset.question;
      watched.waits.push(watched.now);
      watched.now = 0;
    }
    requestAnimationFrame(on);
  };
  requestAnimationFrame(on);
}"""
"""Note each beat, and how long scenes were played before each question."""

SHOWN: Final = """() => {
  const pieces = [...document.querySelectorAll(".picture > .drawn .piece")];
  return Object.fromEntries(pieces.flatMap((piece) => {
  const unit = piece.matches("[data-unit]") ? piece : piece.querySelector("[data-unit]");
  const at = /translate\\((-?[\\d.e-]+)px, ?(-?[\\d.e-]+)px/.exec(piece.style.transform);
  if (!unit || !at) return [];
  const shields = [...piece.querySelectorAll(".sh text")].map((text) => Number(text.textContent));
  return [[unit.dataset.unit, { x: Number(at[1]), y: -Number(at[2]), shields: shields.sort() }]];
  }));
}"""
"""Each ship and squadron on the board, by its number."""


def watch(page: Page) -> None:
    """Begin to note what is played."""
    page.evaluate(WATCHING)


def differences(person: Person, page: Page) -> list[str]:
    """Where the board shows something else than the server told last."""
    told = [heard.get("update", heard) for heard in person.heard]
    scene = [update["scene"] for update in told if update["type"] == "update"][-1]
    shown: dict[str, Any] = page.evaluate(SHOWN)
    found = []
    for unit in scene["units"]:
        seen = shown.pop(str(unit["id"]), None)
        if not unit["pose"] or unit["status"] == "destroyed":
            continue
        if seen is None:
            found.append(f"{unit['name']} is not on the board")
            continue
        far = max(abs(seen["x"] - unit["pose"][0] / 1000), abs(seen["y"] - unit["pose"][1] / 1000))
        shields = sorted(zone["left"] for zone in unit.get("shields", []))
        if far > 0.01:
            found.append(f"{unit['name']} is {far:.1f} mm away from its place")
        if unit["type"] == "ship" and seen["shields"] and seen["shields"] != shields:
            found.append(f"{unit['name']} has shields {shields} and shows {seen['shields']}")
    return [*found, *(f"unit {unit} is gone and still shown" for unit in shown)]


def report(page: Page, wrong: list[str]) -> None:
    """Print the beats, the waits, and whether each question showed what was known."""
    watched = page.evaluate("() => watched")
    beats, waits = watched["beats"], [ms / 1000 for ms in watched["waits"]]
    longest: dict[str, Any] = max(beats, key=lambda beat: beat["lasts"])
    scenic = [wait for wait in waits if wait > 0]
    print(f"{len(beats)} beats, the longest {longest['name']} with {longest['lasts']} ms at the calm pace")
    print(f"{len(waits)} questions: wait {median(waits):.1f} s (median), {max(waits):.1f} s at most")
    print(f"{len(scenic)} of them after scenes: wait {median(scenic or [0]):.1f} s (median)")
    print(f"the board showed what was known at every question: {'no' if wrong else 'yes'}")
    for each in wrong:
        print(f"  {each}")
    assert longest["lasts"] <= LONGEST_BEAT_MS, longest
    assert not wrong
