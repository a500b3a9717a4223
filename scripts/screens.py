"""Take pictures of every page and of every kind of question into build/screens, with an index to look through.

Called by `make screens`. Games are played through sockets, with rich fleets and known seeds; whenever a kind of
question is met for the first time, its table is opened in real browsers of several sizes and in both themes.
"""

from __future__ import annotations

import html
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import click
from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as BrowserError

from tests.browser.at_desk import Event
from tests.browser.at_table import AtTable
from tests.browser.fleets import CORVETTE, RAIDER
from tests.browser.people import LAPTOP, PHONE, WIDE, Person, Wire
from tests.browser.serving import Json, Server, chromium, serving
from tests.server.player import SocketPlayer

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "screens"
PAGES = {
    "home": "/",
    "new game": "/new?with=bot",
    "new game with a friend": "/new?with=friend",
    "fleets": "/fleets",
    "cards": "/cards",
    "card": "/cards/demolisher",
    "fleet": "/fleets/rebels_400_squadrons",
    "rules": "/rules",
    "rule": "/rules/ATK-28",
    "learn": "/learn",
    "watch": "/watch",
    "settings": "/settings",
}
NAMES = (
    "Mara Sand",
    "Anders Holm",
    "Wei Lin",
    "Ida Noor",
    "Tom Fields",
    "Zoe Park",
    "Juan Reyes",
    "Eva Stern",
    "Kai Lund",
)
REST = 600
"""Milliseconds after which the camera of a table has come to rest."""

READY_MADE = (
    ("rebels_400_squadrons", "empire_400_ships"),
    ("rebels_400_ships", "empire_400_squadrons"),
    ("rebels_400_flotillas", "empire_400_flotillas"),
)


class Camera:
    """Browsers of several sizes and themes, and the pictures taken with them."""

    def __init__(self, browser: Browser, server: Server) -> None:
        looks = {"wide deep": (WIDE, "dark"), "wide paper": (WIDE, "light"), "laptop deep": (LAPTOP, "dark")}
        looks |= {"laptop paper": (LAPTOP, "light"), "phone deep": (PHONE, "dark"), "phone paper": (PHONE, "light")}
        self.people = {
            look: Person(browser, server.address, size=size, theme=theme, touch=size is PHONE)
            for look, (size, theme) in looks.items()
        }
        self.pages = {look: person.page() for look, person in self.people.items()}
        self.taken: dict[str, list[str]] = {}
        self.missed: list[str] = []
        """Where a browser did not come to what was to be shown."""

    def take(self, name: str, go: Callable[[Page], object], looks: tuple[str, ...] = ()) -> None:
        """Bring every browser where the picture is wanted, let all come to rest together, and take their pictures."""
        chosen = looks or tuple(self.pages)
        click.echo(f"  {len(self.taken) + 1:3} {name}", err=True)
        for look in chosen:
            try:
                go(self.pages[look])
            except BrowserError as wrong:
                self.missed.append(f"{name}, {look}: {str(wrong).splitlines()[0]}")
        for look in chosen:
            self.pages[look].wait_for_load_state("networkidle")
        self.pages[chosen[0]].wait_for_timeout(REST)
        for look in chosen:
            self.keep(name, look, self.pages[look])

    def keep(self, name: str, look: str, page: Page) -> None:
        """Take the picture."""
        file = f"{re.sub('[^a-z0-9]+', '-', name.lower()).strip('-')}.{look.replace(' ', '-')}.png"
        page.screenshot(path=FOLDER / file)
        self.taken.setdefault(name, []).append(file)

    def write_index(self) -> None:
        """A page with all pictures."""
        parts = [
            "<!doctype html><meta charset=utf-8><title>Screens</title><style>body{font:16px sans-serif;margin:24px}"
        ]
        parts.append("img{height:420px;border:1px solid #888;margin:4px}</style>")
        for name, files in self.taken.items():
            pictures = "".join(f'<a href="{file}"><img loading="lazy" src="{file}" alt="{file}"></a>' for file in files)
            parts.append(f"<h2>{html.escape(name)}</h2>{pictures}")
        (FOLDER / "index.html").write_text("\n".join(parts))


# Pages


def take_pages(camera: Camera) -> None:
    for name, path in PAGES.items():
        camera.take(name, at(path))


def at(path: str) -> Callable[[Page], object]:
    """Go to a page."""
    return lambda page: page.goto(path)


def take_replay(camera: Camera, server: Server) -> None:
    seats = [{"player": "random", "fleet": CORVETTE}, {"player": "random", "fleet": RAIDER}]
    game = server.make(seats, points=100, seed=8)["game"]
    server.wait_until_over(game)
    camera.take("replay", at(f"/replay/{game}?at=12"))
    camera.take("replay at its end", at(f"/replay/{game}?at=100000"))


def take_ends(camera: Camera, server: Server) -> None:
    """The score sheet, and a link that leads nowhere."""
    seats = [{"player": "me", "fleet": CORVETTE}, {"player": "random", "fleet": RAIDER}]
    made = server.make(seats, points=100, seed=8)
    with sit(server, made["game"], made["token"]) as player:
        player.play(Random(3))

    def to_sheet(page: Page) -> None:
        page.goto(server.link(made))
        page.get_by_label("End of the game").wait_for()

    camera.take("score sheet", to_sheet)
    camera.take("no such game", at("/game/000000000000"))


def take_shared(camera: Camera, server: Server) -> None:
    """The hand-over of a hot seat, and joining by link."""
    seats = [{"player": "me", "fleet": CORVETTE, "name": "Mara"}, {"player": "here", "fleet": RAIDER, "name": "Anders"}]
    shared = server.make(seats, points=100, seed=3)

    def to_hand_over(page: Page) -> None:
        page.goto(server.link(shared))
        AtTable(page).play_to_hand_over()

    camera.take("hand over", to_hand_over)
    waiting = server.make([seats[0], {"player": "friend"}], points=100)
    camera.take("waiting for a friend", at(server.link(waiting)))
    made = server.make([seats[0], {"player": "friend"}], points=100)
    camera.take("join", at(f"/game/{made['game']}?invitation={made['invitations']['1']}"))


def take_tools(camera: Camera, server: Server) -> None:
    """The surroundings of the table: tools, log, text board, cards, menu, chat, keys, a lost connection."""
    seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "greedy", "fleet": "core_empire"}]
    link = server.link(server.make(seats, start="battle", seed=1))
    tools = {"Measure": 2, "Arcs": 1, "Line of sight": 2, "Threat": 1, "Try a course": 1, "Odds": 2}
    """How many pieces are pressed with each."""
    sheets = {"Fleets": "f", "Log": "j"}

    def to_tool(name: str, pieces: int) -> Callable[[Page], object]:
        def go(page: Page) -> None:
            open_table(page, link)
            press_tool(page, name)
            for piece in ("Nebulon", "Victory")[:pieces]:
                press_piece(page, piece)

        return go

    def to_sheet(name: str, key: str) -> Callable[[Page], object]:
        def go(page: Page) -> None:
            open_table(page, link)
            tab = page.get_by_role("tab", name=name)
            if tab.count():
                tab.tap()
            else:
                page.keyboard.press(key)

        return go

    def to_text_board(page: Page) -> None:
        open_table(page, link)
        press_tool(page, "All pieces as text", "Pieces")

    def to_look_up(page: Page) -> None:
        open_table(page, link)
        if is_touched(page):
            press_tool(page, "Look up a card or rule")
        else:
            page.keyboard.press("/")
        page.get_by_label("Search cards and rules").fill("squadron")

    def to_overview(page: Page) -> None:
        open_table(page, link)
        page.keyboard.press("n")

    def to_card(page: Page) -> None:
        open_table(page, link)
        press_piece(page, "Victory")

    def to_button(name: str) -> Callable[[Page], object]:
        def go(page: Page) -> None:
            open_table(page, link)
            page.get_by_role("button", name=name).first.click()

        return go

    looks = ("wide deep", "wide paper", "laptop deep", "phone deep")
    for name, pieces in tools.items():
        camera.take(f"tool: {name.lower()}", to_tool(name, pieces), looks)
    for name, key in sheets.items():
        camera.take(f"tool: {name.lower()}", to_sheet(name, key), looks)
    camera.take("tool: text board", to_text_board, looks)
    camera.take("tool: look up", to_look_up, looks)
    camera.take("tool: overview", to_overview, ("wide deep", "laptop deep"))
    for name in ("Menu", "Chat", "Keys and help"):
        camera.take(f"tool: {name.lower()}", to_button(name))
    camera.take("tool: card of a ship", to_card)
    for look in ("wide deep", "phone paper"):
        page = camera.people[look].page()
        wire = Wire(page)
        open_table(page, link)
        page.locator("section[data-kind]").first.wait_for()
        wire.cut()
        page.get_by_text("Reconnecting").first.wait_for()
        camera.keep("connection lost", look, page)
        page.close()


def open_table(page: Page, link: str) -> None:
    page.goto(link)
    page.locator("section[data-kind], section[aria-label=Waiting]").first.wait_for()


def is_touched(page: Page) -> bool:
    """Whether the page is used by finger."""
    return bool(page.evaluate("() => matchMedia('(hover: none)').matches"))


def press_tool(page: Page, name: str, in_tray: str = "") -> None:
    """Take up a tool: from the menu of a phone, or from the tray."""
    if is_touched(page):
        page.get_by_role("button", name="Tools").tap()
        page.get_by_role("group", name="Tools").get_by_role("button", name=name).tap()
    else:
        page.get_by_role("toolbar", name="Tools").get_by_role("button", name=in_tray or name).click()


def press_piece(page: Page, name: str) -> None:
    """Press a ship or squadron on the board, whatever lies over it."""
    page.locator(f"[data-unit][role][aria-label*='{name}']").first.focus()
    page.keyboard.press("Enter")


def take_events(camera: Camera, server: Server) -> None:
    """The pages of a tournament: its desk with every tab, the public page, the projector, a player's own."""
    event = Event(server, NAMES)
    event.pair()
    matches = event.desk["rounds"][0]["matches"]
    event.do("enter result", player=matches[0]["players"][0], report={"scores": [287, 114]})
    event.do("start clock")
    event.do("call judge", player=matches[1]["players"][0], text="range")
    base = f"/event/{event.id}"
    camera.take("events", at("/events"))
    camera.take("event: rounds", at(f"{base}/desk#{event.secret}"))

    def to_result(page: Page) -> None:
        page.goto(f"{base}/desk")
        page.get_by_role("button", name="Enter table 2").click()

    def to_tab(tab: str) -> Callable[[Page], object]:
        def go(page: Page) -> None:
            page.goto(f"{base}/desk")
            page.get_by_role("navigation", name="Desk").get_by_role("link", name=tab).click()

        return go

    camera.take("event: entering a result", to_result)
    for tab in ("Players", "Cut and days", "Print and files", "Settings", "Log"):
        camera.take(f"event: {tab.lower()}", to_tab(tab))
    camera.take("event: public page", at(base))
    camera.take("event: projector", at(f"{base}/screen"))
    camera.take("event: my match", at(event.codes[matches[1]["players"][0]]))


# Questions


def sit(server: Server, game: str, token: str) -> SocketPlayer:
    return SocketPlayer(int(server.address.rsplit(":", 1)[1]), game, token)


def question_name(prompt: Json) -> str:
    """The name of a question's picture: its kind, and for effects also the title of their window."""
    kind = str(prompt["kind"])
    return f"question: {kind}" + (f", {prompt['title']}" if kind == "effect" else "")


def play_and_look(camera: Camera, server: Server, fleets: tuple[str, str], seed: int) -> None:
    """Play a game through two sockets; at each new kind of question open its table in the browsers."""
    seats = [{"player": "me", "fleet": fleets[0], "name": "Mara"}, {"player": "friend", "fleet": fleets[1]}]
    made = server.make(seats, points=400, seed=seed, allow_missing=True)
    body = {"invitation": made["invitations"]["1"], "name": "Anders"}
    tokens = [made["token"], server.rest.post(f"/games/{made['game']}/join", json=body).json()["token"]]
    rng = Random(seed)
    with sit(server, made["game"], tokens[0]) as mara, sit(server, made["game"], tokens[1]) as anders:
        players = (mara, anders)
        while not any(player.is_over for player in players):
            place = next((place for place, player in enumerate(players) if player.prompt), None)
            if place is not None:
                prompt: Any = players[place].prompt
                name = question_name(prompt)
                if name not in camera.taken:
                    take_question(camera, name, f"{server.address}/game/{made['game']}?seat={tokens[place]}")
                players[place].play(rng, 1)
            for player in players:
                player.hear_all(quiet=0.002 if place is not None else 0.05)


def take_question(camera: Camera, name: str, link: str) -> None:
    def go(page: Page) -> None:
        page.goto(link)
        page.locator("section[data-kind]").first.wait_for(timeout=15_000)

    camera.take(name, go)


def random_fleets(seed: int) -> tuple[str, str]:
    """Two fleets made by chance, with cards of every year."""
    armada = Path(sys.executable).with_name("armada")
    command = [str(armada), "fleet", "random", "--points", "400", "--later-cards"]
    made = [
        subprocess.run(
            [*command, "--faction", faction, "--seed", str(seed)], capture_output=True, text=True, check=True
        )
        for faction in ("rebel", "empire")
    ]
    return made[0].stdout, made[1].stdout


@click.command()
@click.option("--games", default=8, show_default=True, help="The number of games to play to collect kinds of question.")
@click.option("--only", type=click.Choice(["pages", "questions"]), help="Take only these.")
def main(games: int, only: str | None) -> None:
    """Take pictures of every page and kind of question into build/screens."""
    begun = time.monotonic()
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        camera = Camera(browser, server)
        try:
            if only != "questions":
                for taking in (take_replay, take_ends, take_shared, take_tools, take_events):
                    taking(camera, server)
                take_pages(camera)
            for seed in range(games if only != "pages" else 0):
                click.echo(f"game {seed + 1} of {games}", err=True)
                fleets = READY_MADE[seed] if seed < len(READY_MADE) else random_fleets(seed)
                play_and_look(camera, server, fleets, seed + 1)
        finally:
            camera.write_index()
    problems = [f"{look}: {problem}" for look, person in camera.people.items() for problem in person.problems]
    for wrong in (*camera.missed, *problems):
        click.echo(wrong, err=True)
    count = sum(map(len, camera.taken.values()))
    click.echo(
        f"{count} pictures of {len(camera.taken)} screens in {time.monotonic() - begun:.0f} s: {FOLDER / 'index.html'}"
    )


if __name__ == "__main__":
    main()
