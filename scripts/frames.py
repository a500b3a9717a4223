"""Measure how much of the processor a frame of the board takes while it is moved, with a full table in real browsers.

Called by `make frames`. Two fleets of 8 ships and 20 squadrons each stand on the table of two players, and on that of
eight each player has 4 ships and 7 or 8 squadrons: 32 ships and 60 squadrons. The camera is dragged, zoomed and a
squadron is dragged where it may be placed, with a mouse at 1440 x 900 and at 360 x 780 on a processor made four times
slower. What counts is the work of the page's own thread for each frame that it drew; the picture is then moved by the
compositor, which on a machine without a graphics card is also paid for by the processor and is not counted.
"""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from random import Random

import click
from playwright.sync_api import CDPSession, Page

from tests.browser.people import PHONE, WIDE, Person
from tests.browser.serving import Json, Server, chromium, serving
from tests.server.player import SocketPlayer

SHIPS, SQUADRONS = 8, 20
COMMANDERS = {
    "Rebel": ("General Dodonna (20)", "Mon Mothma (30)", "General Rieekan (30)", "Garm Bel Iblis (25)"),
    "Empire": ("Admiral Screed (26)", "Admiral Motti (24)", "Admiral Ozzel (20)", "General Tagge (25)"),
}
SHIP = {"Rebel": "CR90 Corvette B (39)", "Empire": "Raider-I Class Corvette (44)"}
SQUADRON = {"Rebel": "X-wing Squadron (13)", "Empire": "TIE Fighter Squadron (8)"}
TEAM_SHIPS = 4
TEAM_SQUADRONS = {"Rebel": ("Z-95 Headhunter Squadron (7)", 8), "Empire": ("TIE Fighter Squadron (8)", 7)}
PLAYERS = (2, 8)
MOVEMENTS = {"ship to activate": ("rest", "pan", "zoom"), "squadron move": ("drag",)}
"""What is measured at which question."""

STEPS = 120
LOOKS = {"wide": (WIDE, 1, 8), "phone": (PHONE, 4, 16)}
"""Of a computer on a desk and of a middling phone: size, how much slower, and the bar in ms of work for a frame."""


def fleet(faction: str, ships: int = SHIPS, commander: int = 0, squadrons: tuple[str, int] | None = None) -> str:
    """A fleet with a number of ships and of squadrons of one kind each."""
    ship, led_by = SHIP[faction], COMMANDERS[faction][commander]
    squadron, count = squadrons or (SQUADRON[faction], SQUADRONS)
    objectives = "Assault: Precision Strike\nDefense: Fire Lanes\nNavigation: Minefields"
    listed = "\n\n".join([f"{ship}\n• {led_by}", *[ship] * (ships - 1)])
    return f"Faction: {faction}\n\n{objectives}\n\n{listed}\n\nSquadrons:\n" + f"• {squadron}\n" * count


def team_fleet(faction: str, number: int) -> str:
    """A fleet of a team: no two have the same commander."""
    return fleet(faction, TEAM_SHIPS, number, TEAM_SQUADRONS[faction])


class Meter:
    """The work of a page's thread and the frames that it drew, from one reading to the next.

    Only the time counts for which the thread had a processor: what others do on a busy machine does not.
    """

    def __init__(self, page: Page, slower: int) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.evaluate(
            "() => { window.drawn = []; const on = (at) => (drawn.push(at), requestAnimationFrame(on)); on(0) }"
        )

    def read(self) -> tuple[float, int]:
        """Seconds of work so far, and frames drawn so far."""
        told = {each["name"]: each["value"] for each in self.line.send("Performance.getMetrics")["metrics"]}
        return told["TaskDuration"], self.page.evaluate("() => drawn.length")

    def longest(self, since: int) -> float:
        """The longest time between two frames, in ms."""
        return float(
            self.page.evaluate("(n) => Math.max(...drawn.slice(n + 1).map((at, i) => at - drawn[n + i]))", since)
        )


def move(page: Page, what: str, size: tuple[int, int]) -> None:
    """Some seconds of one movement, in steps as a hand makes them."""
    x, y = size[0] / 2, size[1] / 2 - 60
    if what == "drag":
        box = page.locator("[data-ghost]").first.bounding_box()
        assert box is not None, "there is no piece to drag"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    if what == "zoom":
        for step in range(STEPS):
            page.mouse.wheel(0, -15 if step % 60 < 30 else 15)
            page.wait_for_timeout(8)
        return
    page.mouse.down()
    for step in range(STEPS):
        along = step % 60 if step % 60 < 30 else 60 - step % 60
        page.mouse.move(x + 4 * along, y - 2 * along)
        page.wait_for_timeout(8)
    page.mouse.up()


def until(server: Server, players: int, kind: str) -> str:
    """A game played up to a kind of question of the first player's; the address of that table."""
    made, tokens = duel(server) if players == 2 else eight(server)
    port = int(server.address.rsplit(":", 1)[1])
    rng = Random(1)
    with ExitStack() as open_sockets:
        people = [open_sockets.enter_context(SocketPlayer(port, made["game"], token)) for token in tokens]
        while not people[0].is_over:
            for player in people:
                prompt = player.prompt
                if prompt and player is people[0] and prompt["kind"] == kind:
                    return f"{server.address}/game/{made['game']}?seat={tokens[0]}"
                if prompt:
                    player.play(rng, 1)
                if len(people) > 1:
                    player.hear_all(quiet=0.04)  # a server hears 40 messages a second of one socket
                else:
                    player.next_prompt()
    raise SystemExit(f"the game ended before a question of the kind {kind}")


def duel(server: Server) -> tuple[Json, list[str]]:
    """A game of two people, and the tokens of both."""
    seats = [{"player": "me", "fleet": fleet("Rebel"), "name": "Mara"}, {"player": "friend", "fleet": fleet("Empire")}]
    made = server.make(seats, points=1000, allow_missing=True)
    joining = {"invitation": made["invitations"]["1"], "name": "Anders"}
    other = server.rest.post(f"/games/{made['game']}/join", json=joining).json()["token"]
    return made, [made["token"], other]


def eight(server: Server) -> tuple[Json, list[str]]:
    """A game of a person and seven computers in two teams, and the person's token."""
    fleets = [team_fleet(faction, number) for faction in ("Rebel", "Empire") for number in range(4)]
    seats = [{"player": "random", "fleet": text} for text in fleets]
    seats[0] |= {"player": "me", "name": "Mara"}
    made = server.make(seats, profile="sector_fleet", points=1200, seed=1, allow_missing=True)
    return made, [made["token"]]


def measure(meter: Meter, what: str, size: tuple[int, int]) -> tuple[float, int, float]:
    """Of one movement: ms of work for each frame, how many frames, and the longest wait between two."""
    work, before = meter.read()
    if what == "rest":
        meter.page.wait_for_timeout(2000)
    else:
        move(meter.page, what, size)
    later, after = meter.read()
    return 1000 * (later - work) / max(1, after - before), after - before, meter.longest(before)


@click.command()
@click.option("--players", "tables", type=int, multiple=True, default=PLAYERS, help="Only the table for this number.")
def main(tables: tuple[int, ...]) -> None:
    """Measure pan, zoom and drag of a full table."""
    click.echo(f"load of the machine {os.getloadavg()[0]:.1f}")
    missed = False
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        for players, (kind, movements) in product(tables, MOVEMENTS.items()):
            link = until(server, players, kind)
            for look, (size, slower, bar) in LOOKS.items():
                person = Person(browser, server.address, size=size, still=False)
                page = person.page()
                page.goto(link)
                page.locator("section[data-kind]").first.wait_for()
                page.wait_for_timeout(2000)
                meter = Meter(page, slower)
                for what in movements:
                    each, frames, longest = measure(meter, what, size)
                    missed |= each > bar
                    pieces = page.locator("[data-unit]").count()
                    click.echo(
                        f"{players} players {look:5} {what:4} {pieces} pieces: {each:4.1f} ms a frame "
                        f"(bar {bar}), {frames} frames, longest wait {longest:.0f} ms"
                    )
                person.leave()
    if missed:
        sys.exit(1)


if __name__ == "__main__":
    main()
