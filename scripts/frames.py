"""Measure how much of the processor a frame of the board takes while it is moved, with a full table in real browsers.

Called by `make frames`. Two fleets of 8 ships and 20 squadrons each stand on the table; the camera is dragged, zoomed
and a squadron is dragged where it may be placed, with a mouse at 1440 x 900 and at 360 x 780 on a processor made four
times slower. What counts is the work of the page's own thread for each frame that it drew; the picture is then moved
by the compositor, which on a machine without a graphics card is also paid for by the processor and is not counted.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from random import Random

import click
from playwright.sync_api import CDPSession, Page

from tests.browser.people import PHONE, WIDE, Person
from tests.browser.serving import Server, chromium, serving
from tests.server.player import SocketPlayer

SHIPS, SQUADRONS = 8, 20
STEPS = 120
LOOKS = {"wide": (WIDE, 1, 8), "phone": (PHONE, 4, 16)}
"""Of a computer on a desk and of a middling phone: size, how much slower, and the bar in ms of work for a frame."""


def fleet(faction: str) -> str:
    ship, commander, squadron = {
        "Rebel": ("CR90 Corvette B (39)", "General Dodonna (20)", "X-wing Squadron (13)"),
        "Empire": ("Raider-I Class Corvette (44)", "Admiral Screed (26)", "TIE Fighter Squadron (8)"),
    }[faction]
    objectives = "Assault: Precision Strike\nDefense: Fire Lanes\nNavigation: Minefields"
    ships = "\n\n".join([f"{ship}\n• {commander}", *[ship] * (SHIPS - 1)])
    return f"Faction: {faction}\n\n{objectives}\n\n{ships}\n\nSquadrons:\n" + f"• {squadron}\n" * SQUADRONS


class Meter:
    """The work of a page's thread and the frames that it drew, from one reading to the next."""

    def __init__(self, page: Page, slower: int) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Performance.enable")
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


def until(server: Server, kind: str) -> str:
    """A game played by both sides up to a kind of question of the first player's; the address of that table."""
    seats = [{"player": "me", "fleet": fleet("Rebel"), "name": "Mara"}, {"player": "friend", "fleet": fleet("Empire")}]
    made = server.make(seats, points=1000, seed=1, allow_missing=True)
    joining = {"invitation": made["invitations"]["1"], "name": "Anders"}
    tokens = [made["token"], server.rest.post(f"/games/{made['game']}/join", json=joining).json()["token"]]
    port = int(server.address.rsplit(":", 1)[1])
    rng = Random(1)
    with SocketPlayer(port, made["game"], tokens[0]) as mara, SocketPlayer(port, made["game"], tokens[1]) as anders:
        while not mara.is_over:
            for player in (mara, anders):
                prompt = player.prompt
                if prompt and player is mara and prompt["kind"] == kind:
                    return f"{server.address}/game/{made['game']}?seat={tokens[0]}"
                if prompt:
                    player.play(rng, 1)
                player.hear_all(quiet=0.002)
    raise SystemExit(f"the game ended before a question of the kind {kind}")


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
def main() -> None:
    """Measure pan, zoom and drag of a full table."""
    click.echo(f"load of the machine {os.getloadavg()[0]:.1f}")
    missed = False
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        for kind, movements in (("ship to activate", ("rest", "pan", "zoom")), ("squadron move", ("drag",))):
            link = until(server, kind)
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
                    click.echo(
                        f"{look:5} {what:4} {page.locator('[data-unit]').count()} pieces: {each:4.1f} ms a frame "
                        f"(bar {bar}), {frames} frames, longest wait {longest:.0f} ms"
                    )
                person.leave()
    if missed:
        sys.exit(1)


if __name__ == "__main__":
    main()
