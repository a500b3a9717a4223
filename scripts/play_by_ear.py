"""A whole battle by keys and spoken lines alone: nothing of the page is read but what a screen reader says.

What was said, and which keys followed, is written down, to be read as somebody who does not see the board hears it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import click

from tests.browser.by_ear import QUESTION, Listener
from tests.browser.people import Person
from tests.browser.serving import chromium, serving

ROOT = Path(__file__).resolve().parent.parent
SEATS = [{"player": "me", "fleet": "core_rebels"}, {"player": "greedy", "fleet": "core_empire"}]
MOST = 2_000
"""The most keys and announcements of a game: one that needs more is stuck."""


@click.command()
@click.option("--seed", default=3, show_default=True, help="The seed of the game.")
@click.option("--pace", default="off", show_default=True, help="The pace of scenes: off, quick, calm or slow.")
@click.option("--start", default="battle", show_default=True, help="Where the game begins: setup or battle.")
@click.option("--to", "target", type=click.Path(path_type=Path), default=ROOT / "build" / "by_ear.txt")
def main(seed: int, pace: str, start: str, target: Path) -> None:
    """Play a battle by keys and spoken lines, and write down what was heard."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        person = Person(browser, server.address, still=pace == "off", pace=pace)
        listener = Listener(person, server.link(server.make(SEATS, start=start, seed=seed)))
        try:
            is_over = any(not listener.answer() for _ in range(MOST))
        finally:
            target.parent.mkdir(exist_ok=True)
            target.write_text("\n".join(listener.transcript), encoding="utf-8")
        person.leave()
    asked = sum(text.startswith(QUESTION) for text in listener.heard)
    click.echo(f"{asked} questions, {'to the end' if is_over else 'stuck'}: {target}")


if __name__ == "__main__":
    main()
