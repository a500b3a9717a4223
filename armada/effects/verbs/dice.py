"""Dice of an attack pool: reroll, add and change them, and the faces that count."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Final

from armada.catalog.cards import Color
from armada.engine.questions import PASS, Asking, Kind, choose, choose_some
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR, REROLLED_DIE
from armada.rules.attack_events import modify_pool
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.state.dice import CRITS, HITS, Die, DieFace, Pool, faces_of

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


def dice_with(pool: Pool, faces: Container[DieFace]) -> list[int]:
    """The dice of a pool that show one of these faces and can be modified."""
    return [place for place in pool.free if pool.dice[place].face in faces]


def faces_with(color: Color, faces: Iterable[DieFace]) -> list[DieFace]:
    """Which of these faces a die of a colour has, each once."""
    wanted = set(faces)
    return [face for face in dict.fromkeys(faces_of(color)) if face in wanted]


def reroll(
    game: Game,
    attack: Attack,
    seat: Seat,
    by: str,
    places: Sequence[int] | None = None,
    *,
    least: int = 1,
    most: int | None = None,
    spent: Sequence[int] = (),
) -> Asking[None]:
    """Reroll some dice together, at least one, of those at these places; `spent`: dice that go first, as a cost."""
    left = attack.pool.without(spent)
    allowed = left.free if places is None else [place for place in places if place not in left.fixed]
    chosen: tuple[int, ...] = ()
    if allowed:
        if most == 1:
            place = yield from choose(seat, REROLLED_DIE, allowed)
            chosen = (place,)
        else:
            chosen = yield from choose_some(seat, REROLLED_DICE, allowed, least=least, most=most)
        faces = yield from roll([left.dice[place].color for place in sorted(chosen)])
        left = left.turned(sorted(chosen), faces)
    modify_pool(game, attack, left, by, spent=spent, rerolled=chosen)


def add_dice(game: Game, attack: Attack, colors: Sequence[Color], by: str) -> Asking[None]:
    """Roll dice into the pool, of any colour at any range (ATK-20, DICE-07)."""
    faces = yield from roll(colors)
    pool = attack.pool
    for color, face in zip(colors, faces, strict=True):
        pool = pool.added(color, face)
    modify_pool(game, attack, pool, by)


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
    *,
    spent: Sequence[int] = (),
    may_pass: bool = False,
    fixes: bool = False,
) -> Asking[None]:
    """Turn one die, of those at these places, to one of these faces, as far as its colour has them (DICE-08).

    `spent`: dice that go first, as a cost; the places are those of the dice left. `fixes`: nothing modifies it then.
    """
    pool, wanted = attack.pool.without(spent), tuple(faces)
    place = yield from choose(seat, CHANGED_DIE, places, may_pass=may_pass)
    if place is PASS:
        return
    face = yield from choose(seat, NEW_FACE, faces_with(pool.dice[place].color, wanted))
    turned = pool.turned((place,), (face,))
    modify_pool(game, attack, turned.fixing(place) if fixes else turned, by, spent=spent)


def changeable(pool: Pool, faces: Iterable[DieFace]) -> list[int]:
    """The dice of a pool that can be turned to one of these faces."""
    wanted = tuple(faces)
    return [place for place in pool.free if faces_with(pool.dice[place].color, wanted)]
