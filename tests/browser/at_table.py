"""A player at the table, by the page alone: reads the open question, answers it by mouse, finger or keys, and waits."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import NamedTuple

from playwright.sync_api import Locator, Page, TimeoutError, expect

STATE = """() => {
  if (document.querySelector("[data-handover]")) return {what: "hand over"};
  if (document.querySelector("section[aria-label='End of the game']")) return {what: "over"};
  const panel = document.querySelector("section[data-kind]");
  if (!panel) return {what: "waiting"};
  return {what: "question", kind: panel.dataset.kind, number: Number(panel.dataset.question)};
}"""

IS_OTHER = f"""([what, number]) => {{
  const now = ({STATE})();
  return (now.what !== what || (now.number ?? -1) !== number) && now;
}}"""
IS_ASKED = f"""([what, number]) => {{
  const now = ({IS_OTHER})([what, number]);
  return now && now.what !== "waiting" && now;
}}"""
READY = """(number) => {
  const panel = document.querySelector("section[data-kind]");
  if (!panel || Number(panel.dataset.question) !== number) return true;
  const answers = panel.querySelectorAll("[data-commit],[data-choice],[data-command],[data-die]");
  return [...answers].some((each) => !each.disabled) || panel.innerText.includes("Nearest legal spot");
}"""
"""Whether the question can be answered: a free answer needs a moment until the server has measured it."""


class Moment(NamedTuple):
    """The state of a page: a question with its kind and number, waiting, a hand-over, or the end."""

    what: str
    kind: str = ""
    number: int = -1


def asked(tables: list[AtTable]) -> AtTable:
    """The player who is asked: one of them always is, and whoever is told later is looked at again."""
    for table in cycle(tables):
        if table.is_asked_within(300):
            return table
    raise AssertionError("nobody is at the table")


class AtTable:
    """A player who looks at one page. `rng` chooses among the options; without one the first is taken."""

    def __init__(self, page: Page, rng: Random | None = None, *, touch: bool = False) -> None:
        self.page = page
        self.rng = rng
        self.touch = touch
        self.seen: list[str] = []
        """The kinds of question that were answered."""

    # Looking

    @property
    def moment(self) -> Moment:
        return Moment(**self.page.evaluate(STATE))

    @property
    def panel(self) -> Locator:
        """The panel of the open question."""
        return self.page.locator("section[data-kind]")

    @property
    def commit(self) -> Locator:
        """The ivory button."""
        return self.panel.locator("[data-commit]")

    @property
    def sentence(self) -> str:
        """The sentence in the bar that says who decides what."""
        return self.page.locator("[data-region=prompt]").inner_text()

    def wait(self) -> Moment:
        """Wait until this page is asked something, is handed over, or the game is over."""
        return self._until("waiting", -1)

    def wait_for(self, kind: str) -> Moment:
        """Wait for a question of a kind."""
        self.page.wait_for_selector(f"section[data-kind='{kind}']")
        return self.moment

    def is_asked_within(self, patience: float) -> bool:
        """Whether this page is asked something soon; `patience` in milliseconds."""
        try:
            self.page.wait_for_function(f"() => ({STATE})().what !== 'waiting'", polling=40, timeout=patience)
        except TimeoutError:
            return False
        return True

    def wait_for_other(self, moment: Moment) -> Moment:
        """Wait until something other than this question is open."""
        return self._until(moment.what, moment.number)

    def _until(self, what: str, number: int) -> Moment:
        """Wait until the page shows something other than this."""
        handle = self.page.wait_for_function(IS_ASKED, arg=[what, number], polling=40)
        return Moment(**handle.json_value())

    # Answering

    def press(self, button: Locator) -> None:
        """Press a button, by mouse or finger."""
        if self.touch:
            button.tap()
        else:
            button.click()

    def hold(self, button: Locator) -> None:
        """Press a button and hold it until it has had its effect: it is gone, or another question is open."""
        before = self.moment
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.wait_for_function(IS_OTHER, arg=[before.what, before.number], polling=40)
        self.page.mouse.up()

    def answer(self) -> Moment:
        """Answer the open question as a person would; what was answered."""
        moment = self.wait()
        if moment.what == "over":
            return moment
        if moment.what == "hand over":
            self.hold(self.page.locator("[data-handover]"))
            return moment
        self.page.wait_for_function(READY, arg=moment.number, polling=40)
        if (now := self.moment) != moment:  # answered meanwhile, as what was chosen before it goes on
            return moment if now.what == "waiting" else self.answer()
        self.seen.append(moment.kind)
        if moment.kind == "command dials":
            self.set_dials()
        else:
            self._choose(moment)
            self._give(moment)
        return moment

    def play(self, until: str | None = None, most: int = 400) -> Moment:
        """Answer one question after the other, until one of a kind is open, or the game is over."""
        for _ in range(most):
            moment = self.wait()
            if moment.what == "over" or (moment.what == "question" and moment.kind == until):
                return moment
            self.answer()
        raise AssertionError(f"after {most} answers still not there; the last were {self.seen[-8:]}")

    def play_to_hand_over(self, most: int = 60) -> None:
        """Answer one question after the other, until the screen is to be handed over."""
        for _ in range(most):
            if self.wait().what == "hand over":
                return
            self.answer()
        raise AssertionError(f"no hand-over after {most} answers")

    def set_dials(self, command: str | None = None) -> None:
        """Choose a command for every open dial, and lock them."""
        for each in self.panel.locator(".four").all():
            buttons = each.locator("[data-command]")
            wanted = each.locator(f"[data-command={command}]") if command else buttons.nth(self._any(buttons.count()))
            self.press(wanted)
        self.press(self.commit)
        self.page.wait_for_selector("section[data-kind='command dials']", state="detached")

    def _any(self, count: int) -> int:
        return self.rng.randrange(count) if self.rng else 0

    def _choose(self, moment: Moment) -> None:
        """Choose among the options until the ivory button can be pressed."""
        if moment.kind == "course":
            self._lay_course()
            return
        if self.panel.get_by_role("button", name="Nearest legal spot").count():
            self.press(self.panel.get_by_role("button", name="Nearest legal spot"))
            return
        choices = self.panel.locator("[data-choice]:not([disabled]), button[data-die]:not([disabled])")
        count = choices.count()
        if count and (self.rng or not self.commit.is_enabled()):
            choice = choices.nth(self._any(count))
            if choice.get_attribute("aria-pressed") != "true":
                self.press(choice)
        for place in range(count):
            if self.commit.is_enabled():
                break
            choice = choices.nth(place)
            if choice.get_attribute("aria-pressed") != "true":
                self.press(choice)

    def _lay_course(self) -> None:
        """Click a joint or two; a course that leaves the play area is laid otherwise if there is another."""
        clicks = self.panel.get_by_role("group", name="Joint").locator("button:not([disabled])")
        if self.rng and clicks.count():
            self.press(clicks.nth(self._any(clicks.count())))
        for place in range(clicks.count()):
            if "Hold" not in self.commit.inner_text():
                return
            self.press(clicks.nth(place))

    def _give(self, moment: Moment) -> None:
        """Press the ivory button, or pass where nothing can be chosen."""
        if not self.commit.is_enabled() and self.panel.locator("[data-pass]").count():
            self.press(self.panel.locator("[data-pass]"))
        else:
            expect(self.commit).to_be_enabled()
            if "Hold" in self.commit.inner_text():
                self.hold(self.commit)
            else:
                self.press(self.commit)
        self.page.wait_for_function(
            "(number) => Number(document.querySelector('section[data-kind]')?.dataset.question ?? -1) !== number",
            arg=moment.number,
            polling=40,
        )

    # By keys alone

    def key(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)


def concede(page: Page) -> None:
    """Give the game up, by the menu."""
    page.get_by_role("button", name="Menu").click()
    button = page.get_by_role("button", name="Concede: hold for a second")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.get_by_label("End of the game")).to_be_visible()
    page.mouse.up()
