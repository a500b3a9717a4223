"""Close quarters: pieces moved together, and worn by a battle before."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from random import Random
from typing import Final

from msgspec.structs import replace

from armada.catalog.catalog import catalog
from armada.catalog.shapes import ship_shape
from armada.engine.effects import EFFECTS
from armada.engine.seats import Seat
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, place_ship, place_squadron
from armada.geometry.pieces import Ship as Base
from armada.geometry.play_area import PlayArea
from armada.geometry.pose import Pose, pose_at
from armada.rules.game import deck_titles
from armada.rules.timing import DMG_CARD_IMMEDIATE
from armada.state.game_state import GameState
from armada.state.records import COMMANDS, Damage, Deck, Ship, Squadron, TokenState, Unit

MIDDLE: Final = (420.0, 260.0)
"""How far from the middle of the table ships in a crowd lie at most, along both edges, in mm."""

BESIDE: Final = 90.0
"""How far from the middle of another piece a squadron beside it lies, in mm."""

TRIES: Final = 40
"""How often a place for a piece is drawn before a wider circle is searched."""

FRESH: Final = 3
"""How many cards are left in a damage deck whose cards are nearly all discarded."""


class Crowd(Enum):
    """Where the pieces are moved once they are deployed; ships lie in the middle of the table."""

    NONE = "they stay where they are"
    HEAP = "squadrons beside any other piece"
    RAID = "squadrons beside enemy ships"


def crowded(state: GameState, area: PlayArea, crowd: Crowd, rng: Random) -> tuple[Unit, ...]:
    """All pieces in play around the middle: first ships, then squadrons, each beside a piece already there."""
    bodies: dict[int, Base | Disc] = {}
    poses: dict[int, Pose] = {}
    for unit in sorted(state.units, key=lambda unit: isinstance(unit, Squadron)):
        if unit.pose is None:
            continue
        beside = [
            body
            for id, body in bodies.items()
            if isinstance(unit, Squadron)
            and (crowd is Crowd.HEAP or (isinstance(body, Base) and state.units[id].seat != unit.seat))
        ]
        poses[unit.id] = _free_pose(unit, list(bodies.values()), beside, area, rng)
        bodies[unit.id] = _body(unit, poses[unit.id])
    moved = [replace(unit, pose=poses[unit.id]) if unit.id in poses else unit for unit in state.units]
    return tuple([_halted(unit, crowd, rng) for unit in moved])


def _halted(unit: Unit, crowd: Crowd, rng: Random) -> Unit:
    """A ship lies nearly still among squadrons that are to reach it: they act after it has moved."""
    if isinstance(unit, Squadron) or unit.pose is None:
        return unit
    return replace(unit, speed=min(unit.speed, int(rng.random() * (2 if crowd is Crowd.RAID else 4))))


def _free_pose(
    unit: Unit, placed: Sequence[Base | Disc], beside: Sequence[Base | Disc], area: PlayArea, rng: Random
) -> Pose:
    """A place where a piece lies on the table and on no other; the circle widens until there is one."""
    for attempt in range(TRIES * 20):
        x, y = area.width / 2, area.height / 2
        wide, deep = MIDDLE
        if beside:
            near = rng.choice(beside)
            x, y, wide, deep = near.x, near.y, BESIDE, BESIDE
        grown = 1 + attempt // TRIES * 0.3
        heading = 0.0 if isinstance(unit, Squadron) else rng.choice((0.0, 180.0)) + rng.uniform(-60, 60)
        pose = pose_at(x + rng.uniform(-wide, wide) * grown, y + rng.uniform(-deep, deep) * grown, heading)
        body = _body(unit, pose)
        if not area.leaves(body) and not any(overlaps(body, other) for other in placed):
            return pose
    raise AssertionError("there is no room on the table")


def _body(unit: Unit, pose: Pose) -> Base | Disc:
    if isinstance(unit, Squadron):
        return place_squadron(pose)
    return place_ship(ship_shape(catalog().ships[unit.card].chassis), pose)


# What a battle before left


def worn(state: GameState, rng: Random) -> GameState:
    """Shields, hull points and defense tokens spent, damage cards dealt, command tokens gained, decks drawn down."""
    piles = [list(deck.order) for deck in state.decks]
    units = []
    for unit in state.units:
        if unit.pose is None:
            units.append(unit)
        elif isinstance(unit, Squadron):
            units.append(replace(unit, hull=1 + int(rng.random() * unit.hull)))
        else:
            units.append(_worn_ship(unit, piles[0 if len(piles) == 1 else unit.seat], rng))
    decks = []
    for pile in piles:
        left = len(pile) if rng.random() < 0.5 else FRESH
        decks.append(Deck(tuple(pile[:left]), tuple(pile[left:])))
    return replace(state, units=tuple(units), decks=tuple(decks))


def _worn_ship(ship: Ship, pile: list[int], rng: Random) -> Ship:
    hull = catalog().ships[ship.card].hull
    cards = int(rng.random() * hull * 0.8)
    tokens = rng.sample(COMMANDS, min(int(rng.random() * 3), catalog().ships[ship.card].command))
    states = {TokenState.READIED: 0.6, TokenState.EXHAUSTED: 0.25, TokenState.DISCARDED: 0.15}
    defense = [replace(each, state=rng.choices(list(states), list(states.values()))[0]) for each in ship.defense]
    dealt = [_dealt(pile, rng) for _ in range(min(cards, hull - 1 - len(ship.damage)))]
    return replace(
        ship,
        shields=tuple([int(rng.random() * (shields + 1)) for shields in ship.shields]),
        damage=(*ship.damage, *dealt),
        defense=tuple(defense),
        tokens=tuple(tokens) if not ship.tokens else ship.tokens,
    )


def _dealt(pile: list[int], rng: Random) -> Damage:
    """A damage card dealt before: every second one faceup, with each title that acts while it is as likely."""
    lasting = sorted({deck_titles()[number] for number in pile} - _acting_at_once())
    if not lasting or rng.random() < 0.5:
        return Damage(pile.pop())
    title = rng.choice(lasting)
    number = next(number for number in pile if deck_titles()[number] == title)
    pile.remove(number)
    return Damage(number, True, (Seat(0), Seat(1)))


@cache
def _acting_at_once() -> frozenset[str]:
    """The titles of the damage cards that act when they are dealt faceup, and no longer."""
    found = [key for key, effects in EFFECTS.items() if any(effect.at is DMG_CARD_IMMEDIATE for effect in effects)]
    return frozenset(found)
