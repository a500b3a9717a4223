"""A position: what one viewer sees on the table, as text with one line per piece.

`Position.of(game.view(None))` takes one from a game, `str` writes it, `Position.parse` reads it back, and `game` makes
a game that starts from it. The format is described in `docs/concepts/positions.md`.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from msgspec.structs import replace

from armada.engine.seats import Seat, Side
from armada.engine.windows import Window
from armada.errors import PositionError
from armada.records.game import Game
from armada.rules.game import deck_of, deck_titles
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_phase import SquadronPhase, SquadronTurn
from armada.rules.timing import ACT_AFTER, ACT_END, ROUND_START, SHIP_START, SQUADRON_START, STATUS_START
from armada.state.game_state import GameState, Phase
from armada.state.records import BLANK_CARD, Command, Damage, Deck, Scope, Ship, Squadron, Unit
from armada.views.view import View

OUTER: Final = (
    "WholeGame",
    "Setup",
    "Round",
    "CommandPhase",
    "ShipPhase",
    "SquadronPhase",
    "SquadronTurn",
    "StatusPhase",
)
"""Procedures that round, phase and turn already cover."""

UNKNOWN: Final = -1
"""The number of a damage card that the viewer does not know."""

STARTS: Final = {ROUND_START.id, SHIP_START.id, SQUADRON_START.id, STATUS_START.id}
AFTER_MOVING: Final = {ACT_END.id, ACT_AFTER.id}


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The pieces on the table and the moment of the game, as one viewer sees them. Two equal ones have equal texts.

    What a position leaves out: objectives not chosen, which copy of a damage card it is, and what lasts no longer than
    the attack or activation under way.
    """

    state: GameState
    viewer: Seat | None = None
    """The seat that sees it; None is a spectator, who knows no secrets."""

    is_start: bool = False
    """Whether effects at the start of the phase (of the round, in the Command Phase) are yet to be resolved."""

    turn: Side | None = None
    """The side that activates a ship or squadron now, in the phases in which sides alternate."""

    is_second: bool = False
    """Whether the side has one squadron left to activate in its turn."""

    activating: int = -1
    """The ship or squadron whose activation is under way."""

    has_moved: bool = False
    """Whether the ship whose activation is under way has executed its maneuver."""

    under_way: tuple[str, ...] = ()
    """The rules under way, the innermost last: only for readers, a game from here does not restore them."""

    @classmethod
    def of(cls, view: View) -> Position:
        """The position that a viewer sees; it contains no secret that the view does not."""
        windows = {entry.procedure.timing for entry in view.under_way if isinstance(entry.procedure, Window)}
        state = replace(view.state, phase=Phase.COMMAND) if ROUND_START.id in windows else view.state
        is_start = bool(STARTS & windows)
        turn, is_second = (None, False) if is_start else _turn(view)
        activating, has_moved = _activation(view, windows)
        return cls(
            state=plain(state),
            viewer=view.viewer,
            is_start=is_start,
            turn=turn,
            is_second=is_second,
            activating=activating,
            has_moved=has_moved,
            under_way=tuple(
                [
                    entry.procedure.timing if isinstance(entry.procedure, Window) else _in_words(entry.name)
                    for entry in view.under_way
                    if entry.name not in OUTER
                ]
            ),
        )

    @classmethod
    def parse(cls, text: str) -> Position:
        """The position of a text; a line that cannot be read is a `PositionError` with its number."""
        from armada.records.position_reading import read_position

        return read_position(text)

    def __str__(self) -> str:
        from armada.records.position_writing import write_position

        return write_position(self)

    def game(self, seed: int | str | bytes = 0, *, allow_missing: bool = False) -> Game:
        """A game that starts from here; facts that the viewer does not know are dealt at random from the seed.

        It starts with the turn of the side that acts; `remarks` says what is lost. A position in setup, or after the
        end of the game, is a `PositionError`.
        """
        from armada.records.position_start import start_game

        return start_game(Game, self, seed, allow_missing=allow_missing)

    @property
    def remarks(self) -> tuple[str, ...]:
        """The parts of a position that a game from here does not restore, one sentence each."""
        found = []
        if self.activating >= 0:
            label = self.state.units[self.activating].label
            moved = f"{label} has moved; the rest of its activation is skipped."
            found.append(moved if self.has_moved else f"{label} starts its activation over.")
        if self.under_way:
            found.append(f"Not restored: {', '.join(self.under_way)}.")
        dials, cards = _count_unknown(self.state)
        drawn = [f"facedown dials ({dials})"] * bool(dials) + [f"facedown damage cards ({cards})"] * bool(cards)
        found.append(f"Drawn at random: {', '.join([*drawn, 'the order of the damage deck'])}.")
        return tuple(found)


def plain(state: GameState) -> GameState:
    """A state reduced to the facts of a position; damage cards get the lowest numbers of their titles."""
    free = [_numbers_by_title() for _ in state.decks]
    everybody = tuple([player.seat for player in state.players])
    units = tuple([_plain_unit(unit, free[deck_of(state, unit)], everybody) for unit in state.units])
    decks = []
    for place, deck in enumerate(state.decks):
        discarded = tuple([_numbered(number, free[place]) for number in deck.discarded])
        hidden = sum(
            [card.number == UNKNOWN for unit in units if deck_of(state, unit) == place for card in damage_of(unit)]
        )
        left = max(0, sum(map(len, free[place].values())) - hidden)
        decks.append(Deck((UNKNOWN,) * left, discarded))
    return replace(
        state,
        players=tuple([replace(player, objectives=(), known_to=()) for player in state.players]),
        units=units,
        decks=tuple(decks),
        lasting=tuple([entry for entry in state.lasting if entry.scope in (Scope.ROUND, Scope.GAME)]),
        without_effect=(),
    )


def damage_of(unit: Unit) -> tuple[Damage, ...]:
    """The damage cards of ships and installations."""
    return () if isinstance(unit, Squadron) else unit.damage


def _plain_unit(unit: Unit, free: dict[str, list[int]], everybody: tuple[Seat, ...]) -> Unit:
    if isinstance(unit, Squadron) or not unit.damage:
        return unit
    cards = [
        Damage(_numbered(card.number, free), card.faceup, everybody if card.faceup else card.known_to)
        for card in unit.damage
    ]
    return replace(unit, damage=tuple(cards))


def _numbers_by_title() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, title in enumerate(deck_titles()):
        found.setdefault(title, []).append(number)
    return found


def _numbered(number: int, free: dict[str, list[int]]) -> int:
    """The lowest number left for the title of a card."""
    if number in (UNKNOWN, BLANK_CARD):
        return number
    title = deck_titles()[number]
    if not free[title]:
        raise PositionError(f"There are more {title} damage cards than a damage deck has. Remove one.")
    return free[title].pop(0)


def _turn(view: View) -> tuple[Side | None, bool]:
    """The side whose turn it is, and whether it has one squadron left."""
    found = {type(entry.procedure): entry.procedure for entry in view.under_way}
    first = view.state.first_side
    order = first, Side(1 - first)
    if (phase := found.get(ShipPhase)) is not None:
        return order[(phase.turns - (ShipActivation in found)) % 2], False
    if (phase := found.get(SquadronPhase)) is None:
        return first if view.state.phase in (Phase.SHIP, Phase.SQUADRON) else None, False
    turn = found.get(SquadronTurn)
    if turn is None:
        return order[phase.turns % 2], False
    flight = found.get(SquadronActivation)
    is_unfinished = flight is not None and not view.state.units[flight.squadron].activated
    left = turn.left + is_unfinished
    return (turn.side, left == 1) if left else (Side(1 - turn.side), False)


def _activation(view: View, windows: set[str]) -> tuple[int, bool]:
    """The ship or squadron whose activation is under way, and whether a ship has executed its maneuver in it."""
    procedures = [entry.procedure for entry in view.under_way]
    for procedure in procedures:
        if isinstance(procedure, ShipActivation):
            own = [p for p in procedures if isinstance(p, ExecuteManeuver) and p.ship == procedure.ship and not p.by]
            return procedure.ship, any(maneuver.clicks for maneuver in own) or bool(AFTER_MOVING & windows)
        if isinstance(procedure, SquadronActivation):
            return procedure.squadron, False
    return -1, False


def _in_words(name: str) -> str:
    """The name of a class as words: ShipActivation becomes ship activation."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()


def _count_unknown(state: GameState) -> tuple[int, int]:
    """How many dials and damage cards of ships are unknown to the viewer."""
    dials = sum([unit.dials.count(Command.FACEDOWN) for unit in state.units if isinstance(unit, Ship)])
    if state.card_dials is not None:
        dials += state.card_dials.dials.count(Command.FACEDOWN)
    cards = sum([card.number == UNKNOWN for unit in state.units for card in damage_of(unit)])
    return dials, cards
