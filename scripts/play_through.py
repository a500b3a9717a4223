"""Whole team games in real pages, to the score sheet: people answer as people do, and pictures show what they see.

What a page complains of, a game in which nothing changes any more and a moment that names nobody end in an error.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.browser.at_lobby import bring, come_by_link, seat
from tests.browser.at_table import AtTable, Moment
from tests.browser.people import PHONE, WIDE, Person
from tests.browser.serving import Server, chromium, serving
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "games"
TALL_PHONE = (390, 844)
HARMLESS = "random"
REST_MS = 450
"""After which the camera of a table has come to rest."""
LOOK_MS = 25
ANSWERED_MS = 300
"""A question that is gone after this long was answered by the plan of the one before."""

NAMELESS_MS = 3_000
"""How long a page may say nothing of who is awaited, such as between an answer and the next question."""

SEEN = """() => {
  const bar = document.querySelector("[data-region=prompt]");
  const panel = document.querySelector("[data-region=panel]");
  return {
    sentence: bar?.innerText.replace(/\\s+/g, " ").trim() ?? "",
    badges: bar?.querySelectorAll(".badges > *").length ?? 0,
    panel: panel?.innerText.trim() ?? "",
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}"""
WITH_PLACE = """for (const kind of ["warn", "error"]) {
  const say = console[kind];
  console[kind] = (...all) => say(...all, new Error().stack);
}"""
"""What a page complains of says where."""

RAW = re.compile(r"undefined|\bnull\b|NaN|\[object|\{\s*\$")
"""What only a fault of ours can put into a sentence."""


class Look(NamedTuple):
    """A person at the table, and the screen of their device."""

    name: str
    size: tuple[int, int] = WIDE

    @property
    def is_phone(self) -> bool:
        return self.size in (PHONE, TALL_PHONE)


class Chair:
    """A person at the table: their page, how they answer, and what they have read."""

    def __init__(self, browser: Browser, server: Server, look: Look, seed: int) -> None:
        self.name = look.name
        self.is_phone = look.is_phone
        self.person = Person(browser, server.address, size=look.size, touch=look.is_phone)
        self.person.context.add_init_script(WITH_PLACE)
        self.page = self.person.page()
        self.table = AtTable(self.page, Random(seed), touch=look.is_phone)
        self.answered = 0
        self.complaints = 0
        self.nameless_since: float | None = None

    def look(self) -> dict[str, Any]:
        """What the page says."""
        self.person.heard.clear()
        seen: dict[str, Any] = self.page.evaluate(SEEN)
        return seen


class PlayThrough:
    """One game in its pages: played to the score sheet, with a picture at every new kind of question."""

    def __init__(self, title: str, chairs: Sequence[Chair]) -> None:
        self.title = title
        self.chairs = chairs
        self.folder = FOLDER / slug(title)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.pictured: set[str] = set()
        self.faults: set[str] = set()
        self.sentences: set[str] = set()
        self.panels: dict[str, str] = {}
        self.begun = time.monotonic()

    # Pictures

    def take(self, name: str, chair: Chair, *, themes: Sequence[str] = ("dark", "paper")) -> None:
        """Keep a picture of what a person sees, in the themes."""
        file = f"{len(self.pictured):02}-{slug(name)}-{chair.name.lower()}"
        chair.page.wait_for_timeout(REST_MS)
        for theme in themes:
            chair.page.emulate_media(color_scheme="light" if theme == "paper" else "dark")
            chair.page.wait_for_timeout(LOOK_MS * 2)
            chair.page.screenshot(path=self.folder / f"{file}-{theme}.png")
        chair.page.emulate_media(color_scheme="dark")

    def take_all(self, name: str) -> None:
        """Keep pictures of every page."""
        self.pictured.add(name)
        for chair in self.chairs:
            self.take(name, chair)

    def take_question(self, chair: Chair, moment: Moment) -> None:
        """Keep pictures of a kind of question at its first time: of whoever is asked, and of one who waits."""
        name = f"{moment.kind or moment.what}{' phone' if chair.is_phone else ''}"
        if name in self.pictured:
            return
        self.pictured.add(name)
        self.say(f"new: {name}")
        self.take(name, chair)
        self.panels[name] = str(chair.look()["panel"])
        others = [each for each in self.chairs if each is not chair and each.table.moment.what == "waiting"]
        for other in others[:1]:
            self.take(f"{name} awaited", other, themes=("dark",))
            self.panels[f"{name}, awaited"] = str(other.look()["panel"])

    def say(self, text: str) -> None:
        click.echo(f"  {time.monotonic() - self.begun:5.0f} s  {self.title}: {text}", err=True)

    # Playing

    def play(self) -> None:
        """Answer whatever is asked, whoever is asked, until every page shows the score sheet."""
        before, since = "", time.monotonic()
        while True:
            moments = [chair.table.moment for chair in self.chairs]
            if all(moment.what == "over" for moment in moments):
                break
            seen = [self.check(chair, moment) for chair, moment in zip(self.chairs, moments, strict=True)]
            for chair, moment in zip(self.chairs, moments, strict=True):
                if moment.what in ("question", "hand over"):
                    self.take_question(chair, moment)
                    if not chair.table.is_asked_within(ANSWERED_MS):  # by the plan of the question before
                        continue
                    try:
                        chair.table.answer()
                    except TimeoutError:
                        self.say(f"{chair.name} is stuck at “{moment.kind}”: {chair.look()['panel']!r}")
                        self.take_all("stuck")
                        raise
                    chair.answered += 1
                    self.hear(moment)
                    if self.answered % 50 == 0:
                        self.say(f"{self.answered} answers; {chair.name} reads “{seen[0]}”")
            now = repr((moments, seen))
            if now != before:
                before, since = now, time.monotonic()
            elif time.monotonic() - since > PATIENCE:
                self.take_all("stuck")
                raise AssertionError(f"{self.title}: nothing changes any more: {seen}")
            else:
                self.chairs[0].page.wait_for_timeout(LOOK_MS)
        self.hear(Moment("over"))
        self.take_all("end")
        self.write()

    def hear(self, moment: Moment) -> None:
        """Say at once what the pages complain of."""
        for chair in self.chairs:
            for problem in chair.person.problems[chair.complaints :]:
                self.say(f"after “{moment.kind}” of {chair.name}: {problem}")
            chair.complaints = len(chair.person.problems)

    @property
    def answered(self) -> int:
        """How many questions the people have answered."""
        return sum(chair.answered for chair in self.chairs)

    def check(self, chair: Chair, moment: Moment) -> str:
        """What a page says of who is awaited: it names somebody, in words, and nothing is wider than the screen."""
        seen = chair.look()
        sentence = str(seen["sentence"])
        if moment.what in ("over", "hand over"):
            return sentence
        self.sentences.add(sentence)
        if RAW.search(f"{sentence}\n{seen['panel']}"):
            self.faults.add(f"{chair.name} reads “{sentence}”, {seen['panel']!r}")
        if int(seen["wide"]) > 0:
            self.faults.add(f"{chair.name}: the page is {seen['wide']} px wider than the screen at “{sentence}”")
        if sentence and seen["badges"]:
            chair.nameless_since = None
        elif chair.nameless_since is None:
            chair.nameless_since = time.monotonic()
        elif time.monotonic() - chair.nameless_since > NAMELESS_MS / 1000:
            self.faults.add(f"{chair.name}: nobody is named in “{sentence}”")
        return sentence

    def write(self) -> None:
        """Write down every sentence and panel that was read, to be read again at leisure."""
        (self.folder / "sentences.txt").write_text("\n".join(sorted(self.sentences)), encoding="utf-8")
        panels = [f"== {name}\n{text}\n" for name, text in self.panels.items()]
        (self.folder / "panels.txt").write_text("\n".join(panels), encoding="utf-8")

    def finish(self) -> str:
        """Close the pages; what was played, in a line."""
        shares = ", ".join(f"{chair.name} {chair.answered}" for chair in self.chairs)
        kinds = len({kind for chair in self.chairs for kind in chair.table.seen})
        took = time.monotonic() - self.begun
        for chair in self.chairs:
            chair.person.leave()
        assert not self.faults, f"{self.title}:\n" + "\n".join(sorted(self.faults))
        return f"{self.title}: {self.answered} answers ({shares}), {kinds} kinds of question, {took:.0f} s"


def slug(name: str) -> str:
    """A name as a file has it."""
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


# How each game begins


def choose(page: Page, size: str, people: str, name: str) -> None:
    """A new game of the size, with the usual people."""
    page.goto("/new")
    page.get_by_role("radio", name="Sector Fleet").check()
    page.get_by_role("radio", name=size).check()
    page.get_by_role("radio", name=people).check()
    if page.get_by_role("textbox", name="Your name").count():
        page.get_by_role("textbox", name="Your name").fill(name)


def into_seats(page: Page, players: dict[str, str]) -> None:
    """Who has which seat."""
    for letter, player in players.items():
        who = page.get_by_label(f"Player of seat {letter}", exact=True)
        if not who.is_visible():
            page.get_by_role("group", name=f"Seat {letter}", exact=True).locator("button[aria-expanded]").tap()
        who.select_option(player)


def is_at_table(page: Page) -> None:
    expect(page.locator("[data-cell], .tiles button").first).to_be_visible()


def begin_by_link(game: PlayThrough, fleets: dict[str, str]) -> None:
    """The first person's page has the lobby: the others come by its link, everybody brings a fleet, and it starts."""
    host, *others = game.chairs
    link = host.page.get_by_label("Link to this table").input_value()
    letters = list(fleets)
    for chair, letter in zip(others, letters[1:], strict=True):
        come_by_link(chair.page, link, chair.name, letter)
    game.take_all("lobby")
    for chair, (letter, fleet) in zip(game.chairs, fleets.items(), strict=True):
        bring(chair.page, letter, fleet)
        expect(seat(chair.page, letter)).to_contain_text("Not ready yet")
    game.take_all("lobby with fleets")
    for chair in game.chairs:
        chair.page.locator("[data-ready]").click()
        expect(chair.page.locator("[data-ready]")).to_contain_text("Ready. Press to change")
    game.take_all("lobby ready")
    start = host.page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    start.click()
    for chair in game.chairs:
        is_at_table(chair.page)


def four_people(game: PlayThrough) -> None:
    """Four people at their own screens meet by one link."""
    host = game.chairs[0]
    choose(host.page, "4 players 600", "Friends by link", host.name)
    game.take("new game", host)
    host.page.get_by_role("button", name="Open the lobby").click()
    fleets = {"A": "rebels_300_line", "B": "rebels_300_wings", "C": "empire_300_wedge", "D": "empire_300_bombers"}
    begin_by_link(game, fleets)


def two_people(game: PlayThrough) -> None:
    """Two people on either side, each with three computers."""
    host = game.chairs[0]
    choose(host.page, "8 players 1200", "Friends by link", host.name)
    into_seats(host.page, dict.fromkeys("BCDFGH", HARMLESS))
    game.take("new game", host)
    host.page.get_by_role("button", name="Open the lobby").click()
    begin_by_link(game, {"A": "rebels_300_line", "E": "empire_300_wedge"})


def one_person(game: PlayThrough) -> None:
    """One person and seven computers."""
    host = game.chairs[0]
    choose(host.page, "8 players 1200", "Me and computers", host.name)
    into_seats(host.page, dict.fromkeys("BCDEFGH", HARMLESS))
    game.take("new game", host)
    host.page.get_by_role("button", name="Play with 7 computers").click()
    is_at_table(host.page)


GAMES = {
    "four people": (four_people, (Look("Ilse"), Look("Jun"), Look("Mara"), Look("Priya", TALL_PHONE))),
    "two people": (two_people, (Look("Ilse"), Look("Mara", TALL_PHONE))),
    "one person": (one_person, (Look("Ilse"),)),
    "one person at a phone": (one_person, (Look("Ilse", TALL_PHONE),)),
}


@click.command()
@click.argument("names", nargs=-1)
@click.option("--seed", default=1, show_default=True, help="What the people choose depends on it.")
def main(names: tuple[str, ...], seed: int) -> None:
    """Play games of teams in pages, to the score sheet; pictures and sentences go into build/games.

    NAMES: "four people", "two people", "one person", "one person at a phone"; all without names.
    """
    wrong = []
    for name in names or GAMES:
        begin, looks = GAMES[name]
        shutil.rmtree(FOLDER / slug(name), ignore_errors=True)
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
            chairs = [Chair(browser, server, look, seed + place) for place, look in enumerate(looks)]
            game = PlayThrough(name, chairs)
            try:
                begin(game)
                game.play()
                click.echo(game.finish())
            except Exception as problem:  # One game that ends early leaves the others their turn
                game.say(f"{type(problem).__name__}: {problem}")
                game.take_all("failed")
                game.write()
                wrong.append(f"{name}, after {game.answered} answers: {problem}")
                wrong += [f"  {chair.name}: {said}" for chair in chairs for said in chair.person.problems]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
