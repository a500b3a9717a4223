"""Random legal fleets: for tests, for a quick game, for a surprise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, Protocol, TypeVar

from armada.catalog import profiles
from armada.catalog.cards import Card, Faction, ObjectiveCard, Printing, ShipCard, Slot, SquadronCard, UpgradeCard
from armada.catalog.catalog import Catalog, catalog
from armada.catalog.profiles import Profile
from armada.errors import FleetError
from armada.fleet.fleet import Fleet, FleetShip
from armada.fleet.limits import fleet_limit, game_faults
from armada.fleet.objectives import CATEGORIES
from armada.fleet.roster import EquippedShip, faction_name
from armada.fleet.upgrade_bar import open_slots, ship_faults, unmet_demand
from armada.messages.message import say

Item = TypeVar("Item")

NO_SQUADRONS: Final = 0.25
"""The share of fleets without squadrons."""
MOST_COPIES: Final = 4
"""How many squadrons of one card are added at once, at most."""


class Rng(Protocol):
    """The source of chance, such as `random.Random(seed)`."""

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        ...


def random_fleet(
    faction: Faction | str,
    points: int | None,
    rng: Rng,
    *,
    profile: str = "standard",
    players: int = 2,
    options: Sequence[str] = (),
    printing: Printing = Printing.ERA_2016,
    only_2016: bool = True,
    cards: Callable[[Card], bool] | None = None,
    taken: Iterable[str] = (),
) -> Fleet:
    """A legal fleet for this game, with cards released by the end of 2016 or with all cards.

    `points`, `profile`, `players` and `options` are those of `fleet_faults`; `cards` says which cards may be used, and
    `taken` lists unique names that teammates use. The same numbers from `rng` give the same fleet. If there is no such
    fleet, a `FleetError` says what is missing.
    """
    faction = Faction(faction)
    rules = profiles.profile(profile, *options)
    for fault in game_faults(rules, points, players):
        raise FleetError(f"{fault.message} {fault.remedy}")

    def is_allowed(card: Card) -> bool:
        return (not only_2016 or card.is_of_2016) and (cards is None or cards(card))

    draft = _Draft(faction, rules, fleet_limit(rules, points, players), players, catalog(printing), is_allowed, rng)
    draft.names.update(taken)
    draft.add_flagship()
    draft.add_ships_upgrades_and_squadrons()
    return draft.fleet(printing)


class _Draft:
    """A fleet under construction, with the points left to spend."""

    def __init__(
        self,
        faction: Faction,
        rules: Profile,
        limit: int,
        players: int,
        cards: Catalog,
        is_allowed: Callable[[Card], bool],
        rng: Rng,
    ) -> None:
        flotillas = rules.table(players).flotillas
        self.faction, self.rules, self.limit, self.cards, self.rng = faction, rules, limit, cards, rng
        self.is_allowed = is_allowed
        self.left = limit
        self.squadron_points_left = rules.squadron_points(limit)
        self.flotillas_left = rules.flotillas if flotillas is None else flotillas
        self.aces_left = None if rules.aces_per_hundred is None else limit // 100 * rules.aces_per_hundred
        self.names: set[str] = set()
        self.ships: list[EquippedShip] = []
        self.squadrons: list[SquadronCard] = []
        self.ship_pool = [card for card in cards.ships.values() if card.faction is faction and is_allowed(card)]
        self.squadron_pool = [card for card in cards.squadrons.values() if card.faction is faction and is_allowed(card)]
        self.objectives = [self._objective(category) for category in CATEGORIES]

    def add_flagship(self) -> None:
        """Add a ship and its commander, any two that fit the points (FLEET-11)."""
        if self.faction not in self.rules.factions:
            raise FleetError(say("agreements-random-faction", faction=self._faction, points=self.limit))
        commanders = [
            card
            for card in self.cards.upgrades.values()
            if card.slots[0] is Slot.COMMANDER
            and self.faction in card.factions
            and not card.withdrawn
            and self.is_allowed(card)
            and not self._is_taken(card)
        ]
        ships = [
            card
            for card in self.ship_pool
            if self._is_free(card) and (self.rules.flagship_flotilla or not card.flotilla)
        ]
        if not commanders or not ships:
            what = "ship" if commanders else "commander"
            raise FleetError(say("agreements-random-cards", faction=self._faction, points=self.limit, what=what))
        cheapest = min(card.points for card in commanders)
        fitting = [card for card in ships if card.points + cheapest <= self.limit]
        if not fitting:
            least = min(card.points for card in ships) + cheapest
            raise FleetError(say("agreements-random-flagship", faction=self._faction, points=self.limit, least=least))
        self._take_ship(_pick(fitting, self.rng))
        self._take_upgrade(0, _pick([card for card in commanders if card.points <= self.left], self.rng))

    def add_ships_upgrades_and_squadrons(self) -> None:
        """Spend the rest: a random share on squadrons, a random share of the remainder on upgrades."""
        for_squadrons = 0
        if self.rng.random() >= NO_SQUADRONS:
            for_squadrons = min(self.left, int(self.rng.random() * (self.squadron_points_left + 1)))
        for_upgrades = int((self.left - for_squadrons) * self.rng.random() / 2)
        self._add_ships(keep=for_squadrons + for_upgrades)
        self._add_upgrades(keep=for_squadrons)
        if for_squadrons:
            self._add_squadrons()
        self._add_upgrades(keep=int(self.rng.random() * 8))

    def fleet(self, printing: Printing) -> Fleet:
        """The fleet as a list: the flagship first, squadrons of one card together."""
        order = {card.key: place for place, card in enumerate(self.squadron_pool)}
        squadrons = sorted((card.key for card in self.squadrons), key=order.__getitem__)
        return Fleet(
            name=f"Random {self.faction.adjective} fleet",
            faction=self.faction,
            printing=printing,
            objectives=tuple(card.key for card in self.objectives),
            ships=tuple(FleetShip(ship.card.key, tuple(card.key for card in ship.upgrades)) for ship in self.ships),
            squadrons=tuple(squadrons),
        )

    def _add_ships(self, keep: int) -> None:
        while fitting := [card for card in self.ship_pool if card.points <= self.left - keep and self._is_free(card)]:
            self._take_ship(_pick(fitting, self.rng))

    def _add_upgrades(self, keep: int) -> None:
        """Add upgrades one at a time: choose a ship, then an icon, then a card, until no card is affordable."""
        growing = list(range(len(self.ships)))
        while growing:
            place = _pick(growing, self.rng)
            upgrade = self._any_upgrade(self.ships[place], self.left - keep)
            if upgrade:
                self._take_upgrade(place, upgrade)
            else:
                growing.remove(place)

    def _any_upgrade(self, ship: EquippedShip, money: int) -> UpgradeCard | None:
        """Another upgrade that this ship could equip, each card of an icon equally likely."""
        fitting = _fitting(self.cards.printing, ship.card.key)
        for slot in _shuffled(dict.fromkeys(open_slots(ship)), self.rng):
            for upgrade in _shuffled(fitting.get(slot, ()), self.rng):
                if upgrade.points > money or not self.is_allowed(upgrade) or self._is_taken(upgrade):
                    continue
                grown = EquippedShip(ship.card, (*ship.upgrades, upgrade))
                if not any(ship_faults(grown, self.cards)):
                    return upgrade
        return None

    def _add_squadrons(self) -> None:
        """Add an ace or generic squadrons with equal chances, several generic ones of a card at a time."""
        while fitting := [card for card in self.squadron_pool if self._can_pay(card) and self._is_free(card)]:
            wants_unique = self.rng.random() < 0.5
            squadron = _pick([card for card in fitting if card.unique is wants_unique] or fitting, self.rng)
            self._take_squadron(squadron)
            if not squadron.unique:
                for _ in range(int(self.rng.random() * MOST_COPIES)):
                    if self._can_pay(squadron):
                        self._take_squadron(squadron)

    def _can_pay(self, squadron: SquadronCard) -> bool:
        return squadron.points <= min(self.left, self.squadron_points_left)

    def _take_squadron(self, squadron: SquadronCard) -> None:
        self.squadrons.append(squadron)
        self.names.update(squadron.unique_names)
        self.left -= squadron.points
        self.squadron_points_left -= squadron.points
        if self.aces_left is not None and squadron.unique and squadron.defense_tokens:
            self.aces_left -= 1

    def _take_ship(self, card: ShipCard) -> None:
        self.ships.append(EquippedShip(card))
        self.names.update(card.unique_names)
        self.left -= card.points
        if self.flotillas_left is not None and card.flotilla:
            self.flotillas_left -= 1

    def _take_upgrade(self, place: int, upgrade: UpgradeCard) -> None:
        ship = self.ships[place]
        self.ships[place] = EquippedShip(ship.card, (*ship.upgrades, upgrade))
        self.names.update(upgrade.unique_names)
        self.left -= upgrade.points

    def _is_taken(self, card: ShipCard | SquadronCard | UpgradeCard) -> bool:
        """Whether the fleet already has a card with this unique name (FLEET-18)."""
        return any(name in self.names for name in card.unique_names)

    def _is_free(self, card: ShipCard | SquadronCard) -> bool:
        """Whether another such ship or squadron could join the fleet, points aside."""
        if self._is_taken(card):
            return False
        if isinstance(card, ShipCard):
            return not card.flotilla or self.flotillas_left is None or self.flotillas_left > 0
        return not card.unique or not card.defense_tokens or self.aces_left is None or self.aces_left > 0

    def _objective(self, category: str) -> ObjectiveCard:
        known = [card for card in self.cards.objectives.values() if card.category == category and self.is_allowed(card)]
        if not known:
            raise FleetError(
                say("agreements-random-objective", faction=self._faction, points=self.limit, category=category)
            )
        return _pick(known, self.rng)

    @property
    def _faction(self) -> str:
        return faction_name(self.faction)


@cache
def _fitting(printing: Printing, ship: str) -> Mapping[Slot, tuple[UpgradeCard, ...]]:
    """The upgrades that this ship card can ever equip, by their first icon; commanders are chosen earlier."""
    cards = catalog(printing)
    card = cards.ships[ship]
    fitting: dict[Slot, list[UpgradeCard]] = {}
    for upgrade in cards.upgrades.values():
        is_own = not upgrade.factions or card.faction in upgrade.factions
        if is_own and not upgrade.withdrawn and unmet_demand(upgrade.only, card) is None:
            fitting.setdefault(upgrade.slots[0], []).append(upgrade)
    return {slot: tuple(upgrades) for slot, upgrades in fitting.items()}


def _pick(items: Sequence[Item], rng: Rng) -> Item:
    return items[int(rng.random() * len(items))]


def _shuffled(items: Iterable[Item], rng: Rng) -> Iterator[Item]:
    """The items in random order, drawn one at a time as they are taken."""
    rest = list(items)
    while rest:
        place = int(rng.random() * len(rest))
        rest[place], rest[-1] = rest[-1], rest[place]
        yield rest.pop()
