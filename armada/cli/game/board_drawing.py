"""The board of a game in the terminal: drawn as text, in as much colour as the terminal supports."""

from __future__ import annotations

import click

from armada.cli.tour import STYLES, WIDEST
from armada.drawing.board import Board
from armada.drawing.markup import clean
from armada.drawing.text import pieces_in_view, text_board, text_rows


def draw_board(board: Board, *, plain: bool = False) -> None:
    """Draw the board with its title above and the list of pieces below; `plain` uses only ASCII."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    click.echo(f"{board.title}. {board.description}")
    if plain or not console.encoding.lower().startswith("utf"):
        click.echo(text_board(board, console.width, plain=True), nl=False)
        return
    for runs in text_rows(board, console.width):
        console.print(Text.assemble(*((text, STYLES[ink]) for text, ink in runs)), soft_wrap=True)
    for label, ink, piece in pieces_in_view(board):
        words = clean(next(each.words for each in pieces_in_view(board) if each.piece is piece))
        console.print(Text.assemble((f" {label:<3} ", STYLES[ink]), words))
