"""What cards do again and again, as verbs: reroll, add, change and spend dice, set dials, name ships near by.

A verb that asks is a generator and acts last, so that it can end a step: `yield from reroll(...)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeVar

from armada.catalog.cards import Color
from armada.engine.effects import CardInPlay, Effect
from armada.engine.questions import Asking, Kind, choose, choose_some
from armada.engine.seats import Seat
from armada.engine.timings import Query
from armada.geometry.measure import measure
from armada.geometry.ruler import Band
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR, REROLLED_DIE
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.state.dice import CRITS, HITS, Die, DieFace, Pool, faces_of
from armada.state.events.attack import DefenseTokenTurned, DiceModified
from armada.state.events.cards import LastingBegun
from armada.state.events.commands import DialSet
from armada.state.records import (
    COMMANDS,
    Command,
    Lasting,
    Scope,
    ShipId,
    SquadronId,
    TokenId,
    TokenState,
    UnitId,
)

P = TypeVar("P")
S = TypeVar("S")
V = TypeVar("V")

REROLLED_DICE = Kind[tuple[int, ...]]("rerolled dice", "Which dice are rerolled?")
SPENT_DIE = Kind[int]("spent die", "Which die do you spend?")
CHANGED_DIE = Kind[int]("changed die", "Which die do you change?")
NEW_FACE = Kind[DieFace]("new face", "To which face?")
CANCELED_DIE = Kind[int]("canceled die", "Which die is canceled?")
CHOSEN_SHIP = Kind[ShipId]("chosen ship", "Which ship do you choose?")
CHOSEN_TOKEN = Kind[TokenId]("chosen defense token", "Which defense token do you choose?")
CHOSEN_COMMAND = Kind[Command]("chosen command", "Which command do you choose?")
COMMAND_TOKEN = Kind[Command]("command token", "Which command token?")

COLORS: Final = (Color.RED, Color.BLUE, Color.BLACK)


class ShipEffect(Effect[P], Generic[P], kw_only=True):
    """An effect of a card that is equipped to a ship: in its text "you" is that ship (UPG-12)."""

    @property
    def key(self) -> str:
        """The key of its card."""
        return self.card.key

    @property
    def ship(self) -> ShipId:
        """The ship that carries the card."""
        return ShipId(UnitId(self.card.unit))


class AttackEffect(ShipEffect[Attack], kw_only=True):
    """An effect on an attack of the ship that carries its card, or of others the card names; the attacker decides."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.owner(attack.attacker)


class SquadronEffect(Effect[P], Generic[P], kw_only=True):
    """An effect of a squadron card: in its text "you" is that squadron (UPG-13)."""

    @property
    def key(self) -> str:
        """The key of its card."""
        return self.card.key

    @property
    def squadron(self) -> SquadronId:
        """The squadron itself."""
        return SquadronId(UnitId(self.card.unit))


class LendsTokens(SquadronEffect[Attack], kw_only=True):
    """An effect by which a defender can spend defense tokens of another squadron."""


# Who and where


def is_at(game: Game, one: int, other: int, band: Band) -> bool:
    """Whether two ships or squadrons are at a distance or range, up to a band, base to base (S-04).

    What is no longer on the table, as a defender that an effect destroyed in the middle of an attack, is at none.
    """
    if not game.is_on_table(one) or not game.is_on_table(other):
        return False
    return band.reaches(measure(game.piece(one), game.piece(other)).mm)


def friendly_ships(game: Game, unit: int, band: Band | None = None, *, others: bool = False) -> list[ShipId]:
    """The friendly ships up to a distance of a ship or squadron, itself among them unless only others are asked for."""
    return _near(game, unit, game.ships(game.side(unit)), band, others)


def enemy_ships(game: Game, unit: int, band: Band | None = None) -> list[ShipId]:
    """The enemy ships up to a distance of a ship or squadron."""
    side = game.side(unit)
    return _near(game, unit, [ship for ship in game.ships() if game.side(ship) != side], band, False)


def friendly_squadrons(game: Game, unit: int, band: Band | None = None, *, others: bool = False) -> list[SquadronId]:
    """The friendly squadrons up to a distance of a ship or squadron."""
    return _near(game, unit, game.squadrons(game.side(unit)), band, others)


U = TypeVar("U", ShipId, SquadronId)


def _near(game: Game, unit: int, found: Iterable[U], band: Band | None, others: bool) -> list[U]:
    return [each for each in found if not (others and each == unit) and (band is None or is_at(game, unit, each, band))]


# Dice


def has_crit(die: Die) -> bool:
    """Whether a die shows a critical icon."""
    return die.face in CRITS


def has_damage(die: Die) -> bool:
    """Whether a die shows a hit or critical icon."""
    return die.face in HITS or die.face in CRITS


def faces_with(color: Color, faces: Iterable[DieFace]) -> list[DieFace]:
    """Which of these faces a die of a colour has, each once."""
    wanted = set(faces)
    return [face for face in dict.fromkeys(faces_of(color)) if face in wanted]


def modified(game: Game, attack: Attack, pool: Pool, by: str) -> None:
    """The attack pool is now this one."""
    attack.pool = pool
    game.emit(DiceModified(by, pool))


def reroll(
    game: Game,
    attack: Attack,
    seat: Seat,
    by: str,
    places: Sequence[int] | None = None,
    *,
    most: int | None = None,
    pool: Pool | None = None,
) -> Asking[None]:
    """Reroll some dice together, at least one, of those at these places; `pool`: what is left after a cost."""
    left = attack.pool if pool is None else pool
    allowed = range(len(left.dice)) if places is None else places
    chosen: tuple[int, ...] = ()
    if allowed:
        if most == 1:
            place = yield from choose(seat, REROLLED_DIE, allowed)
            chosen = (place,)
        else:
            chosen = yield from choose_some(seat, REROLLED_DICE, allowed, least=1, most=most)
        faces = yield from roll([left.dice[place].color for place in sorted(chosen)])
        left = left.turned(sorted(chosen), faces)
    modified(game, attack, left, by)


def add_dice(game: Game, attack: Attack, colors: Sequence[Color], by: str, pool: Pool | None = None) -> Asking[None]:
    """Roll dice into the pool, of any colour at any range (ATK-20, DICE-07)."""
    faces = yield from roll(colors)
    left = attack.pool if pool is None else pool
    for color, face in zip(colors, faces, strict=True):
        left = left.added(color, face)
    modified(game, attack, left, by)


def add_any_die(game: Game, attack: Attack, seat: Seat, by: str) -> Asking[None]:
    """Roll a die of a colour of one's choice into the pool."""
    color = yield from choose(seat, ADDED_COLOR, COLORS)
    yield from add_dice(game, attack, (color,), by)


def change_die(
    game: Game,
    attack: Attack,
    seat: Seat,
    by: str,
    places: Sequence[int],
    faces: Iterable[DieFace],
    pool: Pool | None = None,
) -> Asking[None]:
    """Turn one die, of those at these places, to one of these faces, as far as its colour has them (DICE-08)."""
    left = attack.pool if pool is None else pool
    wanted = tuple(faces)
    place = yield from choose(seat, CHANGED_DIE, places)
    face = yield from choose(seat, NEW_FACE, faces_with(left.dice[place].color, wanted))
    modified(game, attack, left.turned((place,), (face,)), by)


def changeable(pool: Pool, faces: Iterable[DieFace]) -> list[int]:
    """The dice of a pool that can be turned to one of these faces."""
    wanted = tuple(faces)
    return [place for place, die in enumerate(pool.dice) if faces_with(die.color, wanted)]


# Dials, tokens, marks


def set_top_dial(game: Game, ship: ShipId, command: Command, known_to: tuple[Seat, ...] = ()) -> None:
    """Set the top dial of a ship's stack; its owner knows it, and who set it."""
    game.emit(DialSet(ship, command, tuple(dict.fromkeys((game.owner(ship), *known_to)))))


def tokens_in(game: Game, unit: UnitId, *states: TokenState) -> list[TokenId]:
    """The defense tokens of a ship or squadron that are in one of these states."""
    return [TokenId(place) for place, token in enumerate(game.unit(unit).defense) if token.state in states]


def turn_token(game: Game, unit: UnitId, token: TokenId, state: TokenState, by: str) -> None:
    """Exhaust, discard, ready or recover a defense token by an effect; that is not spending it (S-07)."""
    game.emit(DefenseTokenTurned(unit, token, state, by))


def mark(game: Game, key: str, scope: Scope, *, unit: int = -1, seat: int = -1, value: int = 0, text: str = "") -> None:
    """Leave something behind until a scope ends."""
    game.emit(LastingBegun(Lasting(key=key, scope=scope, unit=unit, seat=seat, value=value, text=text)))


def some_command(seat: Seat, commands: Sequence[Command] = COMMANDS) -> Asking[Command]:
    """Name a command."""
    command = yield from choose(seat, CHOSEN_COMMAND, commands)
    return command


# Values


def ask_without(game: Game, card: CardInPlay, query: Query[S, V], subject: S, value: V) -> V:
    """The answer of a query as it would be if a card did not change it."""
    for other, change in game.index.modifiers.get(query.id, ()):
        if other != card and game.is_in_force(other):
            value = change(game, other, subject, value)
    return value
