"""Random situations for random games: whole games, brawls at close quarters, crowds of aces, long games.

A situation is drawn from a number, and so is all that happens in it. Random games begin far apart, and ships that take
any course soon leave the table: much of what cards do would hardly ever be seen. So in most situations players are
keener than chance alone, and in some the fleets are moved together once they are deployed, worn by a battle before.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from armada.catalog.cards import Faction, Slot, SquadronCard, UpgradeCard, Works
from armada.catalog.catalog import catalog
from armada.fleet.fleet import Fleet, FleetShip
from armada.fleet.objectives import CATEGORIES
from armada.fleet.random_fleet import random_fleet
from armada.fleet.random_team import random_team
from armada.fleet.roster import EquippedShip
from armada.fleet.upgrade_bar import open_slots, ship_faults
from armada.records.game import Game
from armada.rules.winning import UNLIMITED_ROUNDS
from tests.properties.close_quarters import Crowd, crowded, worn
from tests.properties.games import SECTOR_SIZES
from tests.properties.tempers import Temper

G = TypeVar("G", bound=Game)
Item = TypeVar("Item")

FACTIONS: Final = (Faction.REBEL, Faction.EMPIRE)


class Situation(NamedTuple):
    """A game to be played: what is agreed on, how it begins, and how it is played."""

    name: str
    fleets: tuple[Fleet, ...]
    temper: Temper
    points: int = 400
    profile: str = "standard"
    options: tuple[str, ...] = ()
    play_area: str | None = None
    crowd: Crowd = Crowd.NONE
    are_worn: bool = False
    admirals_without_fleet: tuple[int, ...] = ()

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
            admirals_without_fleet=self.admirals_without_fleet,
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
        temper = Temper(eager=_any(rng, 0.0, 0.7), cautious=0.9, keen=0.4, patient=0.7, weary=0.0005, hurried=0.0005)
    return Situation("whole game", _two_fleets(rng, points), temper, points, _profile(rng, points))


def _small(rng: Random, points: int) -> Situation:
    """A game of small fleets on the small table: they meet in the second round."""
    points = min(points, 180 + int(rng.random() * 100))
    temper = Temper(eager=_any(rng, 0.0, 0.8), cautious=0.9, keen=0.5, curious=0.5, patient=0.5)
    fleets = _two_fleets(rng, points)
    return Situation("small table", fleets, temper, points, play_area="core set", are_worn=True)


def _brawl(rng: Random, points: int) -> Situation:
    """Fleets deployed by the book, then moved together."""
    temper = Temper(
        eager=_any(rng, 0.2, 0.6, 0.95),
        cautious=0.9,
        keen=0.6,
        curious=0.3,
        patient=_any(rng, 0.0, 0.9),
        weary=_any(rng, 0.0, 0.0005),
    )
    one, other = _two_fleets(rng, points)
    if rng.random() < 0.8:
        one, other = _equipped(one, rng), _equipped(other, rng)
    profile, are_worn = _profile(rng, points), rng.random() < 0.7
    return Situation("brawl", (one, other), temper, points, profile, crowd=_any(rng, *Crowd), are_worn=are_worn)


def _aces(rng: Random, points: int) -> Situation:
    """Few ships and many unique squadrons, all on one heap."""
    keyword = _any(rng, None, None, "swarm")
    one, other = [_with_aces(random_fleet(faction, 250, rng), rng, keyword) for faction in _factions(rng)]
    if rng.random() < 0.5:
        one, other = _equipped(one, rng), _equipped(other, rng)
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
    temper = Temper(eager=0.8, cautious=1.0, keen=0.5, curious=0.5, patient=0.8, weary=0.0015)
    options = (UNLIMITED_ROUNDS,)
    one, other = [_equipped(fleet, rng) for fleet in _two_fleets(rng, points)]
    return Situation("unlimited rounds", (one, other), temper, points, options=options, crowd=Crowd.HEAP, are_worn=True)


def _sector(rng: Random, points: int) -> Situation:
    """Two teams of two to four fleets, deployed by the book; now and then a Grand Admiral has no fleet."""
    players, size = _any(rng, *SECTOR_SIZES)
    one, other = [random_team(faction, size, rng, players=players) for faction in _factions(rng)]
    temper = Temper(
        eager=_any(rng, 0.0, 0.6, 0.9),
        cautious=_any(rng, 0.0, 0.9),
        keen=0.5,
        curious=0.3,
        patient=_any(rng, 0.0, 0.7),
        weary=0.0002,
        hurried=0.0002,
    )
    admirals: tuple[int, ...] = _any(rng, (), (), (), (0,), (1,), (0, 1))
    return Situation(
        "sector fleet",
        (*one, *other),
        temper,
        size,
        "sector_fleet",
        are_worn=rng.random() < 0.5,
        admirals_without_fleet=admirals,
    )


KINDS: Final = (_whole, _brawl, _small, _aces, _raid, _whole, _brawl, _long, _aces, _raid, *[_sector] * 5)
"""The game with a number: a third are games of teams."""


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
    one, other = [_with_any_objectives(random_fleet(faction, points, rng)) for faction in _factions(rng)]
    return one, other


def _with_any_objectives(fleet: Fleet) -> Fleet:
    """The fleet, or as often the same with objectives of any wave."""
    rng = Random(f"objectives {fleet.ships} {fleet.squadrons}")
    finished = [card for card in catalog().objectives.values() if card.effect is Works.DONE and not card.campaign_only]
    chosen = [_any(rng, *[card.key for card in finished if card.category == kind]) for kind in CATEGORIES]
    return replace(fleet, objectives=tuple(chosen)) if rng.random() < 0.5 else fleet


def _equipped(fleet: Fleet, rng: Random) -> Fleet:
    """The fleet with any commander and an upgrade in every slot of its ships, whatever they cost."""
    fleet = replace(fleet, ships=tuple([_under_any_commander(ship, fleet.faction, rng) for ship in fleet.ships]))
    taken = {name for ship in fleet.ships for key in ship.upgrades for name in catalog().upgrades[key].unique_names}
    ships = []
    for ship in fleet.ships:
        card = catalog().ships[ship.card]
        equipped = EquippedShip(card, tuple([catalog().upgrades[key] for key in ship.upgrades]))
        for slot in open_slots(equipped):
            fitting = [
                upgrade
                for upgrade in _upgrades(slot, fleet.faction)
                if not taken.intersection(upgrade.unique_names)
                and not any(ship_faults(EquippedShip(card, (*equipped.upgrades, upgrade)), catalog()))
            ]
            if fitting:
                upgrade = _any(rng, *fitting)
                taken.update(upgrade.unique_names)
                equipped = EquippedShip(card, (*equipped.upgrades, upgrade))
        ships.append(replace(ship, upgrades=tuple([upgrade.key for upgrade in equipped.upgrades])))
    squadrons = [key for key in fleet.squadrons if not taken.intersection(catalog().squadrons[key].unique_names)]
    return replace(fleet, ships=tuple(ships), squadrons=tuple(squadrons))


def _under_any_commander(ship: FleetShip, faction: Faction, rng: Random) -> FleetShip:
    """The flagship with any commander of its faction, other ships as they are."""
    cards = [catalog().upgrades[key] for key in ship.upgrades]
    if not any(card.slots[0] is Slot.COMMANDER for card in cards):
        return ship
    commander = _any(rng, *_upgrades(Slot.COMMANDER, faction))
    rest = [
        card.key
        for card in cards
        if card.slots[0] is not Slot.COMMANDER and not set(card.unique_names).intersection(commander.unique_names)
    ]
    return replace(ship, upgrades=(commander.key, *rest))


@cache
def _upgrades(slot: Slot, faction: Faction) -> tuple[UpgradeCard, ...]:
    return tuple(
        [
            card
            for card in catalog().upgrades.values()
            if card.slots[0] is slot and card.effect is Works.DONE and (not card.factions or faction in card.factions)
        ]
    )


def _with_aces(fleet: Fleet, rng: Random, keyword: str | None = None) -> Fleet:
    """The fleet with other squadrons: a dozen or so, most of them unique, and as likely one as the other."""
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
    taken = aces[: 5 + int(rng.random() * 8)] + [_any(rng, *plain)] * int(rng.random() * 5)
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
        state = replace(state, units=crowded(state, game.play_area, sit.crowd, rng))
    if sit.are_worn:
        state = worn(state, rng)
    game.state = state
    return game.copy()
