"""The seats of a game in the terminal: which of them people play, how they are typed, and what they are called."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping

import click

from armada.cli.game.lines import read_line
from armada.engine.seats import Seat, Side
from armada.messages.message import listed
from armada.players.player import Player
from armada.records.game import Game
from armada.words.names import Names


def seats_typed(text: str, count: int) -> tuple[int, ...]:
    """The seats that were named, numbered from 1 in the text; there are `count`."""
    if text in ("both", "all"):
        return tuple(range(count))
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and 1 <= int(word) <= count for word in words):
        raise click.UsageError(
            f"--as {text} does not name seats of this game. It has seats 1 to {count}: name one, several such as 1,2, "
            "or all."
        )
    return tuple(sorted({int(word) - 1 for word in words}))


def seats_written(game: Game, seats: Iterable[Seat]) -> str:
    """These seats as they are typed."""
    numbers = [str(seat + 1) for seat in sorted(seats)]
    if len(numbers) < len(game.state.players):
        return ",".join(numbers)
    return "both" if len(numbers) == 2 else "all"


def seat_name(game: Game, seat: Seat) -> str:
    """A player; with more than two, with the number of the seat in front."""
    name = Names(game.state).seat(seat)
    return name if len(game.state.players) == 2 else f"Seat {seat + 1}, {name}"


def side_of_all(game: Game, seats: Iterable[Seat]) -> Side | None:
    """The side of these seats, if all are on one."""
    sides = {game.side_of(seat) for seat in seats}
    return next(iter(sides)) if len(sides) == 1 else None


def introduction(game: Game, people: Iterable[Seat], programs: Mapping[Seat, Player]) -> str:
    """The seats of the people at the keyboard, their partners and opponents."""
    if not programs:
        return "You play both sides in turn."
    names = Names(game.state)
    own, side = names.seats(sorted(people)), side_of_all(game, people)
    others = {seat: f"{names.seat(seat)} ({player.name})" for seat, player in programs.items()}
    if side is None:
        return f"You play {own}. The computer plays {listed(list(others.values()))}."
    allies = [name for seat, name in others.items() if game.side_of(seat) == side]
    enemies = [name for seat, name in others.items() if game.side_of(seat) != side]
    return f"You play {own}{f' with {listed(allies)}' if allies else ''} against {listed(enemies)}."


def hand_over(game: Game, seat: Seat) -> None:
    """Clear the screen and wait for this seat to take the keyboard; in a pipe nobody else can read along."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        click.clear()
        click.echo(f"Hand the keyboard to {seat_name(game, seat)}. Press Enter there to go on.")
        read_line()
