"""An organiser at the desk of an event, and events made without the pages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.serving import Server

Json = dict[str, Any]

ENTER = """async ([first, scores]) => {
  const id = location.pathname.split("/")[2];
  const secret = JSON.parse(localStorage["armada.events"]).find((one) => one.event === id).desk;
  const headers = {authorization: `Bearer ${secret}`, "content-type": "application/json"};
  const desk = await (await fetch(`/api/events/${id}/desk`, {headers})).json();
  for (const [place, both] of scores.entries()) {
    const match = desk.rounds.at(-1).matches.find((one) => one.table === first + place);
    const command = {do: "enter result", player: match.players[0], report: {scores: both}};
    const body = JSON.stringify({command, overrule: true});
    await fetch(`/api/events/${id}/do`, {method: "POST", headers, body});
  }
}"""
"""Results of tables from one on, in their order, sent as the page sends them."""


class AtDesk:
    """A desk as its organiser uses it: by the keyboard at a table, by the finger on a phone."""

    def __init__(self, page: Page, *, by_finger: bool = False) -> None:
        self.page = page
        self.by_finger = by_finger

    @property
    def undo_bar(self) -> Locator:
        """The undo button at the foot of the page."""
        return self.page.get_by_label("Undo and redo")

    @property
    def standings(self) -> dict[str, tuple[int, int]]:
        """Tournament points and margin of victory by name, as the desk shows them."""
        rows = self.page.get_by_label("Clock and standings").locator("tbody tr")
        found = {}
        for row in rows.all():
            cells = row.locator("td").all_inner_texts()
            found[cells[1].splitlines()[0].strip()] = (int(cells[2]), int(cells[3]))
        return found

    def press(self, name: str) -> None:
        """Press a button by its name."""
        button = self.page.get_by_role("button", name=name, exact=True).first
        if self.by_finger:
            button.tap()
        else:
            button.click()

    def go(self, tab: str) -> None:
        """Open a tab of the desk."""
        self.page.get_by_role("navigation", name="Desk").get_by_role("link", name=tab, exact=True).click()
        self.check_width()

    def check_width(self) -> None:
        """Nothing is wider than the screen."""
        width = self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"the page is {width} px wider than the screen"

    def make(self, name: str) -> str:
        """Make an event; its number."""
        self.page.goto("/events")
        self.page.get_by_label("Name of the event").fill(name)
        self.press("Create event")
        self.page.wait_for_url("**/desk/players")
        return self.page.url.split("/")[-3]

    def pair(self, number: int) -> None:
        """Pair a round, look at it, and publish it."""
        self.press(f"Pair round {number}")
        expect(self.page.get_by_role("button", name="Publish pairings")).to_be_visible()
        self.check_width()
        self.press("Publish pairings")
        expect(self.page.get_by_role("button", name="Enter result for table").first).to_be_visible()

    def enter(self, table: int, scores: tuple[int, int]) -> None:
        """Enter the result of a table: the tournament points are shown before it is saved."""
        sheet = self.page.get_by_role("dialog")
        if self.by_finger:
            self.page.get_by_role("button", name=f"Enter result for table {table}", exact=True).tap()
            for place, score in enumerate(scores):
                sheet.locator(".scores input").nth(place).fill(str(score))
        else:
            if not sheet.count():
                self.page.keyboard.press("e")
            expect(sheet.get_by_label("Table number, or a name")).to_be_focused()
            self.page.keyboard.type(str(table))
            self.page.keyboard.press("Enter")
            expect(sheet.locator(".scores input").first).to_be_focused()
            self.page.keyboard.type(f"{scores[0]} {scores[1]}")
        expect(sheet.get_by_text(f"margin {abs(scores[0] - scores[1])}", exact=True)).to_be_visible()
        if self.by_finger:
            sheet.get_by_role("button", name="Save the result").tap()
            expect(sheet).to_have_count(0)
        else:
            self.page.keyboard.press("Enter")
            expect(sheet.get_by_role("status")).to_contain_text("Saved")

    def enter_all(self, scores: Sequence[tuple[int, int]], *, by_hand: int | None = None) -> None:
        """Enter a round, table after table; `by_hand`: how many in the page; the others go to the server directly."""
        for table, both in enumerate(scores[:by_hand], start=1):
            self.enter(table, both)
        if not self.by_finger:
            self.page.keyboard.press("Escape")
        self.check_width()
        if scores[len(scores[:by_hand]) :]:
            self.page.evaluate(ENTER, [len(scores[:by_hand]) + 1, scores[by_hand:]])
        expect(self.page.get_by_role("button", name="Correct a result")).to_be_visible()

    def undo(self, what: str) -> None:
        """Undo, when it is this that would be undone: a pattern of its words."""
        expect(self.undo_bar).to_contain_text(re.compile(what))
        self.press("Undo")


class Event:
    """An event made through the server's doors, for tests of other pages."""

    def __init__(self, server: Server, players: Iterable[str], **wanted: Any) -> None:
        self._rest = server.rest
        made = self._ask("POST", "", {"name": "Harbour Open", **wanted})
        self.id: str = made["event"]
        self.secret: str = made["desk"]
        self.do("add players", players=[{"name": name} for name in players])

    def do(self, what: str, **details: Any) -> Json:
        """Carry a command out, doubts or not."""
        return self._ask("POST", f"/{self.id}/do", {"command": {"do": what, **details}, "overrule": True})

    def pair(self) -> None:
        """Pair a round and publish it."""
        self.do("pair", seed="harbour")
        self.do("publish")

    @property
    def desk(self) -> Json:
        """All of it."""
        return self._ask("GET", f"/{self.id}/desk")

    @property
    def codes(self) -> dict[int, str]:
        """The path with which each player opens their own match."""
        found = self._rest.get(f"/events/{self.id}/codes", headers=self._headers)
        return {one["player"]: one["link"] for one in found.json()}

    @property
    def _headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secret}"} if hasattr(self, "secret") else {}

    def _ask(self, method: str, path: str, body: Json | None = None) -> Json:
        answer = self._rest.request(method, f"/events{path}", json=body, headers=self._headers)
        assert answer.is_success, answer.text
        told: Json = answer.json()
        return told
