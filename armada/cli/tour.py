"""`armada tour`: a short look around, with a board drawn by armada."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import msgspec

from armada import __version__
from armada.catalog.cards import CardKind
from armada.catalog.catalog import catalog
from armada.catalog.rules import rules
from armada.drawing.board import BoardSquadron
from armada.drawing.examples import Picture, battle
from armada.drawing.palettes import PALETTES, Theme
from armada.drawing.text import Ink, pieces_in_view, text_rows

if TYPE_CHECKING:
    from rich.console import RenderableType

EXAMPLES: Final = {
    'armada card show "Victory II"': "a card with all its values",
    "armada card find --keyword bomber": "cards by words, faction, cost or keyword",
    "armada rule show ATK-27": "a rule, and the tests that prove it",
    "armada fleet list": "ready-made fleets to start with",
    "armada fleet check core_rebels": "whether a fleet is legal, and why not",
    "armada fleet random --faction empire": "a random legal fleet",
    "armada tour --save battle.svg": "this board as a picture",
}
"""Commands to try, and what each shows. All of them work as written."""

WIDEST: Final = 100
STYLES: Final = {
    Ink.NOTHING: "",
    Ink.FRAME: "grey42",
    Ink.ROCK: "grey58",
    Ink.ARC: PALETTES["deep"]["band_medium"],
    Ink.LINE: PALETTES["deep"]["point"],
    Ink.EMBER: f"bold {PALETTES['deep']['team_a']}",
    Ink.ION: f"bold {PALETTES['deep']['team_b']}",
}


def _picture_file(context: click.Context, option: click.Parameter, value: Path | None) -> Path | None:
    if value is None or value.suffix.lower() == ".svg":
        return value
    raise click.BadParameter(f"{value.name} does not end in .svg, and the board is drawn as SVG. Try battle.svg.")


@click.command()
@click.option(
    "--save",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    callback=_picture_file,
    help="Also write the board to FILE, as SVG.",
)
@click.option(
    "--theme",
    type=click.Choice(["deep", "paper"]),
    default="deep",
    show_default=True,
    help="The look of that picture: dark, or light for printing.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
def tour(save: Path | None, theme: Theme, as_json: bool) -> None:
    """Take a short look around, with a board drawn by armada.

    It asks nothing, and writes a file only with --save.
    """
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(_document()), indent=2))
    else:
        _show()
    if save:
        _save(save, theme)


def _save(file: Path, theme: Theme) -> None:
    try:
        file.write_text(battle().draw(theme), encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        click.echo(
            f"The board cannot be written to {file}: {reason}. Choose a file in a folder you can write to.", err=True
        )
        sys.exit(2)
    click.echo(f"Wrote {file}. Open it in a browser.", err=True)


def _counts() -> dict[str, int]:
    """How many cards of each kind there are, and how many rules."""
    cards = catalog()
    deck = sum(card.count for card in cards.damage_cards.values())
    return {
        "ships": len(cards.ships),
        "squadrons": len(cards.squadrons),
        "upgrades": len(cards.upgrades),
        "objectives": len(cards.objectives),
        f"{CardKind.DAMAGE_CARD}s": deck,
        "rules": len(rules()),
    }


def _document() -> dict[str, object]:
    return {"version": __version__, "counts": _counts(), "examples": EXAMPLES, "board": battle().board}


def _show() -> None:
    """The tour on the screen, in as much colour as the terminal supports."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    picture = battle()
    plain = not console.encoding.lower().startswith("utf")
    counts = ", ".join(f"{count} {what}" for what, count in _counts().items())
    console.print(
        Text.assemble("\n", ("armada", "bold"), f" {__version__}  ", ("Star Wars: Armada as software", "dim"))
    )
    console.print(Text("Unofficial and free; every drawing and every word is our own."))
    console.print(Text(f"{counts}.\n", "dim"))
    for runs in text_rows(picture.board, console.width, view=picture.view, plain=plain):
        console.print(Text.assemble(*((text, STYLES[ink]) for text, ink in runs)), soft_wrap=True)
    console.print(Padding(_legend(picture), (0, 1)))
    console.print(Padding(Text(picture.board.description, "dim"), (0, 1, 1, 1)))
    console.print("Try:")
    console.print(Padding(_examples(), (0, 0, 1, 2)))
    console.print(
        Text("armada game play starts a text game against the computer; armada --help lists every command.", "dim")
    )


def _legend(picture: Picture) -> RenderableType:
    """The ships in a table and the squadrons in rows, by the labels they have on the board."""
    from rich.columns import Columns
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    ships = Table.grid(padding=(0, 2))
    squadrons = []
    for label, ink, piece in pieces_in_view(picture.board, picture.view):
        if isinstance(piece, BoardSquadron):
            squadrons.append(Text.assemble((label, STYLES[ink]), f" {piece.title}"))
        elif card := piece.card:
            hull, speed = f"hull {card.hull - piece.damage} of {card.hull}", f"speed {piece.speed}"
            ships.add_row(Text(label, STYLES[ink]), piece.title, Text(card.title, "dim"), hull, speed)
    return Group(ships, Columns(squadrons, padding=(0, 2)))


def _examples() -> RenderableType:
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    for command, what in EXAMPLES.items():
        table.add_row(Text(command, "bold"), Text(what, "dim"))
    return table
