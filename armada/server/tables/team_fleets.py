"""The fleets of a lobby, each checked against the rules and against its team, with rule and remedy for each fault.

Where two fleets of a team do not go together the one that was brought first stays, and the fault is the other's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from armada.catalog.cards import Card, Faction, Printing, SquadronCard, UpgradeCard
from armada.catalog.catalog import catalog
from armada.catalog.profiles import profile as profile_named
from armada.engine.seats import Seat, letter_of
from armada.errors import FleetError
from armada.fleet.fleet import Dialect, Fleet
from armada.fleet.limits import fleet_limit
from armada.fleet.random_fleet import random_fleet
from armada.fleet.ready_made import ready_made, ready_made_for_teams
from armada.fleet.roster import roster
from armada.fleet.unique_names import UniqueCard, unique_cards
from armada.messages.message import say
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.server.history.card_swaps import unique_names
from armada.server.history.ledger import Ledger
from armada.server.history.lobby import Lobby
from armada.server.history.seating import Place
from armada.server.wire.fleet_lists import fleet_shown
from armada.server.wire.fleets import FaultShown, FleetShown

USUAL_FACTIONS: Final = (Faction.REBEL, Faction.EMPIRE)
"""The faction of a computer's fleet where its team has none yet, whatever the opponents have brought."""

MAX_DRAFTS: Final = 40
"""How many random fleets are tried for a computer."""


class TeamFleets:
    """The fleets of a lobby as it is now."""

    def __init__(self, ledger: Ledger, lobby: Lobby) -> None:
        self.ledger, self.lobby = ledger, lobby
        made = ledger.made
        self.players = made.players
        self.options = [option for option in made.options if option != UNLIMITED_ROUNDS]
        self.rules = profile_named(made.profile, *self.options)
        self.points = made.points or self.rules.default_points(self.players)
        self.each = fleet_limit(self.rules, self.points, self.players)
        self._shown: dict[Seat, FleetShown | None] = {}

    def faction(self, side: int) -> Faction | None:
        """The faction of a team: that of the first fleet brought to it."""
        first = next((place for place in self._in_order(side)), None)
        return None if first is None or first.fleet is None else first.fleet.faction

    def shown(self, place: Place) -> FleetShown | None:
        """The fleet of a seat with everything that is wrong with it; None before there is one."""
        if place.seat not in self._shown:
            self._shown[place.seat] = None if place.fleet is None else self.checked(place, place.fleet)
        return self._shown[place.seat]

    def checked(self, place: Place, fleet: Fleet) -> FleetShown:
        """A fleet as it would be at a seat."""
        shown = fleet_shown(fleet, self.ledger.made.profile, self.points, self.options, self.players)
        unused = self.rules.table(self.players).rules.objectives
        if UNLIMITED_ROUNDS in self.ledger.made.options:
            shown = replace(shown, faults=tuple([fault for fault in shown.faults if fault.rule != unused]))
        faults = (*self._team_faults(place, fleet), *shown.faults, *self._unwritten(shown))
        return replace(shown, faults=faults, can_play=not any(fault.severe for fault in faults))

    def is_legal(self, place: Place) -> bool:
        """Whether a seat has a fleet with which it can play."""
        shown = self.shown(place)
        return shown is not None and shown.can_play

    def suggestion(self, place: Place) -> Fleet | None:
        """A fleet for a computer that suits its team: a ready-made one, else a random one; None if there is none."""
        if place.fleet is not None and self.is_legal(place):
            return place.fleet
        return self.another(place)

    def another(self, place: Place) -> Fleet | None:
        """A fleet for a computer with no unique name of its team, also of those that were brought later."""
        wanted = self.faction(place.side) or USUAL_FACTIONS[place.side]
        printing = self.ledger.printing
        taken = self._taken(place)
        known = [fleet for fleet in self._known if fleet.faction == wanted and not taken & unique_names(fleet)]
        known.sort(key=lambda fleet: -roster(fleet).points)
        for fleet in known:
            fleet = fleet if printing is None else replace(fleet, printing=printing)
            if self.checked(place, fleet).can_play and self.each - roster(fleet).points < self.each // 5:
                return fleet
        return self._drawn(place, wanted)

    # How fleets of a team go together

    def _in_order(self, side: int) -> Iterator[Place]:
        """The seats of a team with fleets, the one that was brought first at the beginning."""
        for seat in self.lobby.brought:
            if self.ledger.seating[seat].side == side:
                yield self.ledger.seating[seat]

    def _earlier(self, place: Place) -> list[Place]:
        """The teammates' seats whose fleets were brought before that of a seat."""
        brought = self.lobby.brought
        last = brought.index(place.seat) if place.seat in brought else len(brought)
        return [self.ledger.seating[seat] for seat in brought[:last] if self.ledger.seating[seat].side == place.side]

    def _team_faults(self, place: Place, fleet: Fleet) -> Iterator[FaultShown]:
        earlier = self._earlier(place)
        if earlier and earlier[0].fleet is not None and earlier[0].fleet.faction != fleet.faction:
            yield self._other_faction(place, fleet, earlier[0].fleet.faction)
        bearers = self._bearers(place)
        for card in unique_cards(roster(fleet)):
            name = next((name for name in card.unique_names if name in bearers), None)
            if name is not None:
                yield replace(_name_twice(name, card, fleet, bearers[name]), other=bearers[name].seat)

    def _bearers(self, place: Place) -> dict[str, Place]:
        """The unique names that a seat cannot have, each with the teammate whose it is."""
        mates = [mate for mate in reversed(list(self._in_order(place.side))) if mate.seat != place.seat]
        return {
            name: mate
            for mate in mates
            if mate.fleet is not None
            for name in unique_names(mate.fleet)
            if self.lobby.swaps.has_first(mate.seat, place.seat, name)
        }

    def clashing_name(self, place: Place, card: str) -> tuple[str, Place] | None:
        """The unique name of a card of a seat's fleet that a teammate has, and whose it is."""
        bearers = self._bearers(place)
        cards = [] if place.fleet is None else list(unique_cards(roster(place.fleet)))
        names = [name for each in cards if each.key == card for name in each.unique_names if name in bearers]
        return (names[0], bearers[names[0]]) if names else None

    def _other_faction(self, place: Place, fleet: Fleet, wanted: Faction) -> FaultShown:
        """All fleets of a team are of one faction (SEC-20). Of what the opponents have brought nothing is said."""
        free = [seat for seat in self.lobby.free_seats if self.ledger.seating[seat].side != place.side]
        player, faction, team = place.name, str(fleet.faction), str(wanted)
        if free:
            seat = letter_of(free[0])
            reason = say("lobby-other-faction-free", player=player, faction=faction, team=team, seat=seat)
        else:
            reason = say("lobby-other-faction", player=player, faction=faction, team=team)
        return FaultShown(message=reason, rule="SEC-20")

    def _unwritten(self, shown: FleetShown) -> list[FaultShown]:
        """Cards that are not written yet play only where that was agreed on."""
        if self.ledger.made.allow_missing:
            return []
        return [FaultShown(message=say("lobby-not-yet", card=title)) for title in shown.not_yet]

    @property
    def _known(self) -> Iterable[Fleet]:
        """The ready-made fleets for this number of players."""
        return ready_made().values() if self.players == 2 else {**ready_made(), **ready_made_for_teams()}.values()

    def _taken(self, place: Place) -> set[str]:
        """The unique names of a seat's teammates."""
        mates = [mate for mate in self.ledger.seating.team(place.side) if mate.seat != place.seat]
        return {name for mate in mates if mate.fleet is not None for name in unique_names(mate.fleet)}

    def _drawn(self, place: Place, faction: Faction) -> Fleet | None:
        """A random fleet without the unique names of the team."""
        taken = self._taken(place)

        def is_free(card: Card) -> bool:
            return not taken & set(getattr(card, "unique_names", ()))

        printing = self.ledger.printing or Printing.ERA_2016
        for draft in range(MAX_DRAFTS):
            try:
                fleet = random_fleet(
                    faction,
                    self.points,
                    Random(f"{self.ledger.made.secret} {place.seat} {draft}"),
                    profile=self.ledger.made.profile,
                    players=self.players,
                    options=self.options,
                    cards=is_free,
                    printing=printing,
                )
            except FleetError:
                return None
            if self.checked(place, fleet).can_play:
                return fleet
        return None


def _name_twice(name: str, card: UniqueCard, fleet: Fleet, other: Place) -> FaultShown:
    """A unique name occurs once in a team (SEC-24); for a squadron there is one of its class without a name."""
    title, player = card.title, other.name
    if isinstance(card, SquadronCard):
        plain = next(
            (
                each
                for each in catalog(fleet.printing).squadrons.values()
                if each.squadron_type == card.squadron_type and not each.unique and each.faction == card.faction
            ),
            None,
        )
        if plain is not None:
            squadrons = tuple([plain.key if key == card.key else key for key in fleet.squadrons])
            saved = card.points - plain.points
            reason = say("lobby-name-twice-squadron", card=title, player=player, plain=plain.title, saved=saved)
            return _repaired(reason, card, replace(fleet, squadrons=squadrons))
        rest = replace(fleet, squadrons=tuple([key for key in fleet.squadrons if key != card.key]))
    elif isinstance(card, UpgradeCard):
        ships = [
            replace(ship, upgrades=tuple([key for key in ship.upgrades if key != card.key])) for ship in fleet.ships
        ]
        rest = replace(fleet, ships=tuple(ships))
    else:
        return FaultShown(
            message=say("lobby-name-twice", card=title, player=player, saved=card.points), rule="SEC-24", card=card.key
        )
    return _repaired(say("lobby-name-twice", card=title, player=player, saved=card.points), card, rest)


def _repaired(reason: str, card: UniqueCard, fleet: Fleet) -> FaultShown:
    return FaultShown(message=reason, rule="SEC-24", card=card.key, repair=fleet.write(Dialect.TOML))
