"""Somebody who does not see the board: reads nothing of a page but what a screen reader says, and answers by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, TimeoutError

from tests.browser.people import Person

LISTEN = """(() => {
  window.heard = [];
  const listening = new WeakSet();
  const hear = (each, how) => each.innerText?.trim() && window.heard.push([how, each.innerText.trim()]);
  const begin = () => {
    for (const region of document.querySelectorAll("[data-spoken]")) {
      if (listening.has(region)) continue;
      listening.add(region);
      const how = region.dataset.spoken;
      for (const each of region.children) hear(each, how);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const each of addedNodes) hear(each, how);
      }).observe(region, { childList: true });
    }
  };
  new MutationObserver(begin).observe(document, { childList: true, subtree: true });
})()"""
"""Keeps what the live regions say, in order; nothing else of the page is looked at."""

QUESTION = "Your decision."
IN_HAND = "In hand:"
OVER = "The game is over"
WAYS = ("Enter", "1", "Enter", "0", "ArrowDown", "Enter", "ArrowRight", "Enter", "s", "Enter")
"""The keys tried after a question, one after the other, until something happens."""

QUIET_MS = 1_500
"""A question after which nothing more is said for this long is answered all the same."""


class Listener:
    """What was said so far at a page, and what was answered; `transcript` has both."""

    def __init__(self, person: Person, address: str) -> None:
        self.page: Page = person.page()
        self.page.add_init_script(LISTEN)
        self.page.goto(address)
        self.transcript: list[str] = []
        self.heard: list[str] = []
        self._tries = 0

    @property
    def told(self) -> str:
        """Everything heard, one announcement a line."""
        return "\n".join(self.heard)

    def listen(self, patience: float | None = None) -> list[str]:
        """Wait until something more is said; nothing where `patience`, in milliseconds, ends first."""
        known = len(self.heard)
        try:
            self.page.wait_for_function("(known) => heard.length > known", arg=known, polling=25, timeout=patience)
        except TimeoutError:
            return []
        new = self.page.evaluate("(known) => heard.slice(known)", known)
        self.heard += [text for _, text in new]
        self.transcript += [f"{'!' if how == 'assertive' else ' '} {text}" for how, text in new]
        return [text for _, text in new]

    def listen_for(self, pattern: str) -> str:
        """Listen until something that matches is said; the announcement."""
        while True:
            for text in self.listen():
                if re.search(pattern, text):
                    return text

    def key(self, key: str) -> None:
        """Press a key."""
        self.transcript.append(f"        [{key}]")
        self.page.keyboard.press(key)

    def answer(self) -> bool:
        """Listen on, and press a key once a question has been said with what is in hand; whether the game goes on."""
        new = self.listen(QUIET_MS)
        if any(text.startswith(QUESTION) for text in new):
            self._tries = 0
        if not new or any(text.startswith(IN_HAND) for text in new):
            self.key(WAYS[self._tries % len(WAYS)])
            self._tries += 1
        return not any(OVER in text for text in new)
