"""Dice of an attack pool: reroll, add and change them, and the faces that count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from armada.catalog.cards import Color
from armada.engine.questions import Asking, Kind, choose, choose_some
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR, REROLLED_DIE
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.state.dice import CRITS, HITS, Die, DieFace, Pool, faces_of
from armada.state.events.attack import DiceModified

REROLLED_DICE = Kind[tuple[int, ...]]("rerolled dice")
SPENT_DIE = Kind[int]("spent die")
CHANGED_DIE = Kind[int]("changed die")
NEW_FACE = Kind[DieFace]("new face")
CANCELED_DIE = Kind[int]("canceled die")

COLORS: Final = (Color.RED, Color.BLUE, Color.BLACK)


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
