"""Random situations for random games: whole games, brawls at close quarters, crowds of aces, long games.

A situation is drawn from a number, and so is all that happens in it. Random games begin far apart, and ships that take
any course soon leave the table: much of what cards do would hardly ever be seen. So in most situations players are
keener than chance alone, and in some the fleets are moved together once they are deployed, worn by a battle before.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from msgspec.structs import replace

from armada.catalog.cards import Faction, SquadronCard
from armada.catalog.catalog import catalog
from armada.catalog.shapes import ship_shape
from armada.engine.effects import EFFECTS
from armada.engine.questions import PASS, FreeQuestion, Question
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.fleet.fleet import Fleet
from armada.fleet.random_fleet import random_fleet
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, place_ship, place_squadron
from armada.geometry.pieces import Ship as Base
from armada.geometry.play_area import PlayArea
from armada.geometry.pose import Pose, pose_at
from armada.records.game import Declaration, Game
from armada.rules.game import deck_titles
from armada.rules.ship_movement import COURSE, ExecuteManeuver, preview
from armada.rules.squadron_activation import SQUADRON_ACTION, Action
from armada.rules.timing import DMG_CARD_IMMEDIATE
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.state.game_state import GameState
from armada.state.records import COMMANDS, Damage, Deck, Ship, Squadron, TokenState, Unit

G = TypeVar("G", bound=Game)
Item = TypeVar("Item")

FACTIONS: Final = (Faction.REBEL, Faction.EMPIRE)
MIDDLE: Final = (420.0, 260.0)
"""How far from the middle of the table ships in a crowd lie at most, along both edges, in mm."""

BESIDE: Final = 90.0
"""How far from the middle of another piece a squadron beside it lies, in mm."""

TRIES: Final = 40
"""How often a place for a piece is drawn before a wider circle is searched."""

LOOKS: Final = 6
"""How many courses a player who wants to stay on the table looks at."""

FRESH: Final = 3
"""How many cards are left in a damage deck whose cards are nearly all discarded."""


class Crowd(Enum):
    """Where the pieces are moved once they are deployed; ships lie in the middle of the table."""

    NONE = "they stay where they are"
    HEAP = "squadrons beside any other piece"
    RAID = "squadrons beside enemy ships"


class Temper(NamedTuple):
    """How a random player differs from chance: how often it thinks again before it does something of the kind."""

    eager: float = 0.0
    """How often it thinks again before it passes."""

    cautious: float = 0.0
    """How often it looks for a course that does not leave the table."""

    keen: float = 0.0
    """How often it takes one of the places proposed, near its enemies, in place of any, and attacks where it can."""

    curious: float = 0.0
    """How often it resolves the effect of a card, if there is one, rather than that of a rule."""

    weary: float = 0.0
    """How often it concedes, at any question."""

    hurried: float = 0.0
    """How often time is called, at any question."""


class Situation(NamedTuple):
    """A game to be played: what is agreed on, how it begins, and how it is played."""

    name: str
    fleets: tuple[Fleet, Fleet]
    temper: Temper
    points: int = 400
    profile: str = "standard"
    options: tuple[str, ...] = ()
    play_area: str | None = None
    crowd: Crowd = Crowd.NONE
    are_worn: bool = False

    @property
    def is_moved(self) -> bool:
        """Whether the pieces are moved or worn once they are deployed."""
        return self.are_worn or self.crowd is not Crowd.NONE

    def new(self, cls: type[G], seed: int) -> G:
        """The game, before its first question."""
        return cls.new(
            self.fleets,
            profile=self.profile,
            points=self.points,
            options=self.options,
            play_area=self.play_area,
            seed=seed,
            allow_missing=True,
            allow_illegal=True,
        )


# What is played


def situation(seed: int, points: int = 400) -> Situation:
    """The situation of a number."""
    return KINDS[seed % len(KINDS)](Random(f"situation {seed}"), points)


def _whole(rng: Random, points: int) -> Situation:
    """A game by the book; in every second players answer anything, in the others they are keener, or in a hurry."""
    temper = Temper()
    if rng.random() < 0.5:
        temper = Temper(eager=_any(rng, 0.0, 0.7), cautious=0.9, keen=0.4, weary=0.0005, hurried=0.0005)
    return Situation("whole game", _two_fleets(rng, points), temper, points, _profile(rng, points))


def _small(rng: Random, points: int) -> Situation:
    """A game of small fleets on the small table: they meet in the second round."""
    points = min(points, 180 + int(rng.random() * 100))
    temper = Temper(eager=_any(rng, 0.0, 0.8), cautious=0.9, keen=0.5)
    fleets = _two_fleets(rng, points)
    return Situation("small table", fleets, temper, points, play_area="core set", are_worn=True)


def _brawl(rng: Random, points: int) -> Situation:
    """Fleets deployed by the book, then moved together."""
    temper = Temper(eager=_any(rng, 0.2, 0.6, 0.95), cautious=0.9, keen=0.6, curious=0.3, weary=_any(rng, 0.0, 0.0005))
    fleets, profile, worn = _two_fleets(rng, points), _profile(rng, points), rng.random() < 0.7
    return Situation("brawl", fleets, temper, points, profile, crowd=_any(rng, *Crowd), are_worn=worn)


def _aces(rng: Random, points: int) -> Situation:
    """Few ships and many unique squadrons, all on one heap."""
    keyword = _any(rng, None, None, "swarm")
    one, other = [_with_aces(random_fleet(faction, 250, rng), rng, keyword) for faction in _factions(rng)]
    temper = Temper(eager=0.9, cautious=0.9, keen=0.8, curious=0.6)
    return Situation("aces", (one, other), temper, crowd=Crowd.HEAP, are_worn=rng.random() < 0.5)


def _raid(rng: Random, points: int) -> Situation:
    """One fleet's bombers, most of them unique, lie beside the ships of another, which has hardly a squadron left."""
    one, other = [random_fleet(faction, 300, rng) for faction in _factions(rng)]
    fleets = [_with_aces(one, rng, "bomber"), replace(other, squadrons=other.squadrons[: int(rng.random() * 3)])]
    rng.shuffle(fleets)
    temper = Temper(eager=0.9, cautious=0.95, keen=0.7, curious=0.6)
    return Situation("raid", (fleets[0], fleets[1]), temper, crowd=Crowd.RAID, are_worn=rng.random() < 0.6)


def _long(rng: Random, points: int) -> Situation:
    """Unlimited Rounds, until a fleet is destroyed or somebody is weary; the damage deck is nearly used up."""
    points = min(points, 250)
    temper = Temper(eager=0.8, cautious=1.0, keen=0.5, weary=0.0015)
    options, fleets = (UNLIMITED_ROUNDS,), _two_fleets(rng, points)
    return Situation("unlimited rounds", fleets, temper, points, options=options, crowd=Crowd.HEAP, are_worn=True)


KINDS: Final = (_whole, _brawl, _small, _aces, _raid, _whole, _brawl, _long, _aces, _raid)
"""What is played, by the last figure of the number."""


def _any(rng: Random, *choices: Item) -> Item:
    return choices[int(rng.random() * len(choices))]


def _profile(rng: Random, points: int) -> str:
    return "tournament" if points == 400 and rng.random() < 0.5 else "standard"


# Fleets


def _factions(rng: Random) -> tuple[Faction, Faction]:
    """Mostly one of each, in either order; now and then two alike."""
    one, other = rng.sample(FACTIONS, 2)
    return (one, other) if rng.random() < 0.9 else (one, one)


def _two_fleets(rng: Random, points: int) -> tuple[Fleet, Fleet]:
    one, other = [random_fleet(faction, points, rng) for faction in _factions(rng)]
    return one, other


def _with_aces(fleet: Fleet, rng: Random, keyword: str | None = None) -> Fleet:
    """The fleet with other squadrons: up to a dozen, most of them unique, and as likely one as the other."""
    known = [
        card
        for card in catalog().squadrons.values()
        if card.faction == fleet.faction
        and card.is_of_2016
        and (keyword is None or keyword in [each.name for each in card.keywords])
    ]
    aces = [card.key for card in known if card.unique and not _is_aboard(card, fleet)]
    plain = [card.key for card in known if not card.unique]
    rng.shuffle(aces)
    taken = aces[: 4 + int(rng.random() * 6)] + [_any(rng, *plain)] * int(rng.random() * 5)
    return replace(fleet, squadrons=tuple(taken))


def _is_aboard(card: SquadronCard, fleet: Fleet) -> bool:
    """Whether somebody of this name is aboard a ship of the fleet (FLEET-18)."""
    upgrades = catalog().upgrades
    names = {name for ship in fleet.ships for key in ship.upgrades for name in upgrades[key].unique_names}
    return any(name in names for name in card.unique_names)


# Close quarters


def moved_together(game: G, sit: Situation, rng: Random) -> G:
    """The game in the first round with all that is in play moved to one place, and worn as the situation says."""
    state = game.state
    if sit.crowd is not Crowd.NONE:
        state = replace(state, units=_crowded(state, game.play_area, sit.crowd, rng))
    if sit.are_worn:
        state = _worn(state, rng)
    game.state = state
    return game.copy()


def _crowded(state: GameState, area: PlayArea, crowd: Crowd, rng: Random) -> tuple[Unit, ...]:
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
    return tuple([replace(unit, pose=poses.get(unit.id, unit.pose)) for unit in state.units])


def _free_pose(
    unit: Unit, placed: Sequence[Base | Disc], beside: Sequence[Base | Disc], area: PlayArea, rng: Random
) -> Pose:
    """A place where a piece lies on the table and on no other; the circle widens until there is one."""
    for attempt in range(TRIES * 20):
        x, y = area.width / 2, area.height / 2
        wide, deep = MIDDLE
        if beside:
            near = _any(rng, *beside)
            x, y, wide, deep = near.x, near.y, BESIDE, BESIDE
        grown = 1 + attempt // TRIES * 0.3
        heading = 0.0 if isinstance(unit, Squadron) else _any(rng, 0.0, 180.0) + rng.uniform(-60, 60)
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


def _worn(state: GameState, rng: Random) -> GameState:
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
    dealt = [_dealt(pile.pop(), rng) for _ in range(min(cards, hull - 1 - len(ship.damage)))]
    return replace(
        ship,
        shields=tuple([int(rng.random() * (shields + 1)) for shields in ship.shields]),
        damage=(*ship.damage, *dealt),
        defense=tuple(defense),
        tokens=tuple(tokens) if not ship.tokens else ship.tokens,
    )


def _dealt(number: int, rng: Random) -> Damage:
    """A damage card dealt before; one in three faceup, if it acts for as long as it is."""
    acts_at_once = any(effect.at is DMG_CARD_IMMEDIATE for effect in EFFECTS.get(deck_titles()[number], ()))
    if acts_at_once or rng.random() < 2 / 3:
        return Damage(number)
    return Damage(number, True, (Seat(0), Seat(1)))


# How it is played


def answer(game: Game, question: Question[Any], temper: Temper, rng: Random) -> Any:
    """A legal answer at random, as somebody of this temper would give it."""
    said = question.sample(rng)
    if said is PASS and rng.random() < temper.eager and question.options:
        return rng.choice(question.options)
    if question.kind is COURSE and rng.random() < temper.cautious:
        for _ in range(LOOKS):
            if not _leaves(game, question, said):
                break
            said = question.sample(rng)
    elif question.kind is SQUADRON_ACTION and rng.random() < temper.keen:
        return Action.ATTACK if Action.ATTACK in question.options else said
    elif question.kind is EFFECT and rng.random() < temper.curious:
        cards = [option for option in question.options if "@" in option]
        return _any(rng, *cards) if cards else said
    elif isinstance(question, FreeQuestion) and rng.random() < temper.keen and question.options:
        return rng.choice(question.options)
    return said


def _leaves(game: Game, question: Question[Any], course: Any) -> bool:
    """Whether a course leads off the table."""
    maneuver = game.under_way(ExecuteManeuver)
    assert maneuver is not None
    return game.play_area.leaves(_body(game.ship(maneuver.ship), preview(game, question.seat, course).pose))


def declaration(temper: Temper, rng: Random) -> Declaration | None:
    """What somebody says at a question without answering it, if anything."""
    said = rng.random()
    if said < temper.weary:
        return Declaration.CONCEDED
    return Declaration.TIME_CALLED if said < temper.weary + temper.hurried else None
