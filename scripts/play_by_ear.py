"""A whole battle by keys and spoken lines alone: nothing of the page is read but what a screen reader hears.

The player answers what was said last, as somebody who does not see the board would. What was said, and which keys
followed, goes into build/by_ear.txt, to be read and judged.
"""

from __future__ import annotations

import re
import tempfile
import time
from pathlib import Path

import click
from playwright.sync_api import Page

from tests.browser.people import Person
from tests.browser.serving import chromium, serving
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parent.parent

LISTEN = """() => {
  window.heard = [];
  const hear = (text, how) => text.trim() && window.heard.push([how, text.trim()]);
  const begin = () => {
    for (const region of document.querySelectorAll("[data-spoken]")) {
      if (region.listening) continue;
      region.listening = true;
      const how = region.dataset.spoken;
      for (const each of region.children) hear(each.innerText, how);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const each of addedNodes) if (each.innerText) hear(each.innerText, how);
      }).observe(region, { childList: true });
    }
  };
  new MutationObserver(begin).observe(document, { childList: true, subtree: true });
}"""
"""Keep what the live regions say, in order: the page itself is never looked at."""

QUESTION = "Your decision."
OVER = re.compile(r"wins|The game is over", re.IGNORECASE)


class Listener:
    """Somebody who hears the table: what was said so far, and what was answered."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.transcript: list[str] = []
        self._read = 0

    def heard(self) -> list[tuple[str, str]]:
        """What was said since the last time."""
        new = self.page.evaluate("(read) => window.heard.slice(read)", self._read)
        self._read += len(new)
        self.transcript += [f"{'!' if how == 'assertive' else ' '} {text}" for how, text in new]
        return [(how, text) for how, text in new]

    def wait(self) -> list[tuple[str, str]]:
        """Wait until something more is said."""
        self.page.wait_for_function("(read) => window.heard.length > read", arg=self._read, polling=25)
        return self.heard()

    def key(self, key: str) -> None:
        """Press a key."""
        self.transcript.append(f"        [{key}]")
        self.page.keyboard.press(key)


WAYS = ("Enter", "1", "Enter", "0", "ArrowDown", "Enter", "ArrowRight", "Enter", "s", "Enter", "Tab", "Enter")
"""What somebody tries after a question, one after the other, until something happens."""
QUIET_MS = 1_500
"""A question that has been said, with nothing more for this long, is answered."""


def play(listener: Listener) -> int:
    """Answer each question by keys until the end is said; how many questions were answered."""
    answered, tries = 0, 0
    since = time.monotonic()
    while True:
        try:
            listener.page.wait_for_function("(read) => window.heard.length > read", arg=listener._read, timeout=QUIET_MS)
        except Exception:
            pass
        new = listener.heard()
        if any(OVER.search(text) for _, text in new):
            return answered
        if any(text.startswith(QUESTION) for _, text in new):
            answered, tries, since = answered + 1, 0, time.monotonic()
        elif new:
            since = time.monotonic()
        if time.monotonic() - since > PATIENCE:
            listener.transcript.append("        (stuck)")
            return answered
        if not new or any(text.startswith(("In hand:", QUESTION)) for _, text in new):
            listener.key(WAYS[tries % len(WAYS)])
            tries += 1


@click.command()
@click.option("--seed", default=3, show_default=True, help="The seed of the game.")
@click.option("--pace", default="off", show_default=True, help="The pace of scenes.")
@click.option("--to", "target", type=click.Path(path_type=Path), default=ROOT / "build" / "by_ear.txt")
def main(seed: int, pace: str, target: Path) -> None:
    """Play a battle by keys and spoken lines, and write down what was heard."""
    seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "greedy", "fleet": "core_empire"}]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        person = Person(browser, server.address, still=pace == "off", pace=pace)
        person.context.add_init_script(f"({LISTEN})()")
        page = person.page(server.link(server.make(seats, start="battle", seed=seed)))
        listener = Listener(page)
        try:
            answered = play(listener)
        finally:
            target.parent.mkdir(exist_ok=True)
            target.write_text("\n".join(listener.transcript), encoding="utf-8")
        click.echo(f"{answered} questions, {len(listener.transcript)} lines in {target}")


if __name__ == "__main__":
    main()
