"""The game as the rules see it: the driver, with words for ships, squadrons, seats and sides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any

from armada.catalog.cards import CardKind, ShipCard, SquadronCard, StationCard, UpgradeCard
from armada.catalog.catalog import Catalog, catalog
from armada.catalog.profiles import Profile, TableSettings, options, profile
from armada.catalog.shapes import obstacle_shape, ship_shape
from armada.engine.card_ids import CardId
from armada.engine.driver import Driver
from armada.engine.effects import EFFECTS, CardInPlay, Edition, Effect, Index
from armada.engine.procedures import Procedure, rule
from armada.engine.seats import Seat, Side
from armada.engine.timings import Timing
from armada.geometry import pieces
from armada.geometry.bases import HullZone
from armada.geometry.play_area import CORE_SET, EXTENDED, STANDARD, PlayArea
from armada.geometry.pose import Pose
from armada.geometry.shapes import ShipShape
from armada.rules.faceup import FaceupCards
from armada.rules.queries import OBSTRUCTS
from armada.state.changes import ship_of, squadron_of
from armada.state.events.cards import EffectResolved, LastingEnded
from armada.state.game_state import GameState, Phase
from armada.state.records import (
    IN_PLAY,
    RESERVE,
    WAITING,
    Installation,
    Lasting,
    Scope,
    Ship,
    ShipId,
    Squadron,
    SquadronId,
    Status,
    Unit,
)

OBJECTIVE = CardId(CardKind.OBJECTIVE)
"""The objective card of a game."""

UPGRADE = CardKind.UPGRADE
SETUP = ("SETUP.", "DEPLOY.")
"""The prefix of the ids of all timings of setup."""

EVEN_IF_DESTROYED: set[str] = set()
"""Keys of cards that can be used although their ship was destroyed, while it waits to be removed (S-14)."""

BEFORE_DEPLOYMENT: set[str] = set()
"""Keys of cards that work in setup although their ship is not deployed yet: their text speaks of that (FX-23)."""

PLAY_AREAS = {"standard": STANDARD, "core set": CORE_SET, "extended": EXTENDED}


class Game(Driver[GameState]):
    """A game of Star Wars: Armada being played."""

    def __init__(self, state: GameState, procedure: Procedure, key: bytes, index: Index | None = None) -> None:
        super().__init__(state, procedure, key, index)
        self.catalog: Catalog = catalog(state.printing)
        """The cards of the game's printing."""

    # Seats and sides

    @property
    def seats_in_order(self) -> tuple[Seat, ...]:
        """The seats of the first player's side, then those of the second's."""
        first, players = self.state.first_side, self.state.players
        return tuple([p.seat for p in players if p.side == first] + [p.seat for p in players if p.side != first])

    @property
    def sides_in_order(self) -> tuple[Side, Side]:
        """The first player's side and the second's."""
        first = self.state.first_side
        return first, Side(1 - first)

    def side_of(self, seat: Seat) -> Side:
        """The side of a seat."""
        return self.state.players[seat].side

    def side(self, unit: int) -> Side:
        """The side of a ship or squadron."""
        return self.state.players[self.state.units[unit].seat].side

    def owner(self, unit: int) -> Seat:
        """The seat that owns a ship or squadron: whose fleet, damage deck and commander it has."""
        return self.state.units[unit].seat

    def controller(self, unit: int) -> Seat:
        """The seat that decides for a ship or squadron: its owner, or in team play a teammate (OPT-07)."""
        return self.state.units[unit].controller

    def grand_admiral(self, side: Side) -> Seat:
        """The Grand Admiral of a side: the seat that decides for it where it is unclear which does (SEC-27, SEC-38)."""
        return self.state.grand_admirals[side]

    def players_of(self, side: Side) -> tuple[Seat, ...]:
        """The players of a side: its seats with a fleet. A Grand Admiral may have none (SEC-65)."""
        seats, without = [player.seat for player in self.state.players if player.side == side], self.state.without_fleet
        return tuple([seat for seat in seats if seat not in without])

    @rule("SEC-37", "SEC-47")
    def opponents_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The opponents of a seat: the players of the other side."""
        return self.players_of(Side(1 - self.side_of(seat)))

    @rule("SEC-37", "SEC-38")
    def opponent_of(self, seat: Seat, meets: Callable[[Seat], bool] = lambda opponent: True) -> Seat:
        """The seat meant by "your opponent": the only one to meet an effect's conditions, or their Grand Admiral."""
        found = [opponent for opponent in self.opponents_of(seat) if meets(opponent)]
        return found[0] if len(found) == 1 else self.opposing_admiral(seat)

    def opposing_admiral(self, seat: Seat) -> Seat:
        """The Grand Admiral of the other side."""
        return self.state.grand_admirals[1 - self.side_of(seat)]

    @rule("SHIP-14", "SHIP-15", "SEC-44", "SEC-47")
    def are_friendly(self, one: int, other: int) -> bool:
        """Whether two ships or squadrons are of one side; each is friendly to itself (SHIP-14, SHIP-15)."""
        units, players = self.state.units, self.state.players
        own, their = units[one], units[other]
        if players[own.seat].side != players[their.seat].side:
            return False
        return not (_is_alone(own) or _is_alone(their))

    # Ships and squadrons

    def unit(self, id: int) -> Unit:
        """A ship or squadron."""
        return self.state.units[id]

    def ship(self, id: int) -> Ship:
        """A ship."""
        return ship_of(self.state, id)

    def squadron(self, id: int) -> Squadron:
        """A squadron."""
        return squadron_of(self.state, id)

    def is_ship(self, id: int) -> bool:
        """Whether this is a ship, or an installation, which is treated as one when it attacks or is attacked."""
        return not isinstance(self.state.units[id], Squadron)

    def is_in_play(self, id: int) -> bool:
        """Whether a ship or squadron is on the table and not destroyed."""
        return self.state.units[id].status is IN_PLAY

    def is_on_table(self, id: int) -> bool:
        """Whether a ship or squadron, or a station that can be attacked, lies on the table."""
        unit = self.state.units[id]
        if unit.pose is not None:
            return True
        return isinstance(unit, Installation) and unit.obstacle >= 0 and unit.status is IN_PLAY

    def ships(self, side: Side | None = None) -> list[ShipId]:
        """The ships in play, of one side or of both."""
        players = self.state.players
        return [
            unit.id
            for unit in self.state.units
            if isinstance(unit, Ship) and unit.status is IN_PLAY and (side is None or players[unit.seat].side == side)
        ]

    def squadrons(self, side: Side | None = None) -> list[SquadronId]:
        """The squadrons in play, of one side or of both."""
        players = self.state.players
        return [
            unit.id
            for unit in self.state.units
            if isinstance(unit, Squadron)
            and unit.status is IN_PLAY
            and (side is None or players[unit.seat].side == side)
        ]

    # Cards

    @property
    def profile(self) -> Profile:
        """The profile the game is played under, with the options that change it."""
        return profile_of(self.state)

    @property
    def table(self) -> TableSettings:
        """The profile's row for this number of fleets."""
        return self.profile.table(len(self.state.players) - len(self.state.without_fleet))

    def station_card(self, id: int) -> StationCard:
        """The card of a station."""
        return self.catalog.stations[self.state.units[id].card]

    def ship_card(self, id: int) -> ShipCard:
        """The card of a ship."""
        return self.catalog.ships[self.state.units[id].card]

    def squadron_card(self, id: int) -> SquadronCard:
        """The card of a squadron."""
        return self.catalog.squadrons[self.state.units[id].card]

    def upgrade_card(self, id: int) -> UpgradeCard:
        """The card of an equipped upgrade."""
        return self.catalog.upgrades[self.state.upgrades[id].card]

    def is_in_force(self, card: CardInPlay) -> bool:
        """Whether a card works: faceup, and on a ship or squadron in play (UPG-21, UPG-22, FX-24, DMG-22)."""
        if card.unit < 0:
            return True
        state = self.state
        status = state.units[card.unit].status
        if status is not IN_PLAY and not self._works_out_of_play(card, status):
            return False
        id = card.id
        return id is None or id.kind is not UPGRADE or not state.upgrades[id.place].discarded

    def _works_out_of_play(self, card: CardInPlay, status: Status) -> bool:
        """Whether a card works before its ship is deployed, or while its destroyed ship waits to be removed."""
        if status is RESERVE:
            return card.key in BEFORE_DEPLOYMENT and self.state.phase is Phase.SETUP
        return status is WAITING and card.key in EVEN_IF_DESTROYED

    @rule("FX-23")
    def possible_effects(self, timing: Timing[Any], subject: Any, used: tuple[str, ...] = ()) -> list[Effect[Any]]:
        """The effects that can be resolved at a timing: in setup only those of rules and objectives, or that say so."""
        found = super().possible_effects(timing, subject, used)
        if found and self.state.round == 0 and not timing.id.startswith(SETUP):
            return [effect for effect in found if effect.card.id in (None, OBJECTIVE)]
        return found

    def has_transient_effects(self, timing: Timing[Any]) -> bool:
        """Whether faceup damage cards have effects at a timing."""
        return timing.id in _damage_timings() and timing.id in self._faceup_cards.effects

    def transient_effects(self, timing: Timing[Any]) -> Iterable[Effect[Any]]:
        """The effects of faceup damage cards at a timing, each card by itself (S-25)."""
        return self._faceup_cards.effects.get(timing.id, ())

    @property
    def _faceup_cards(self) -> FaceupCards:
        return FaceupCards.of(self.state, self.index.edition, deck_titles())

    def has_faceup(self, ship: int, title: str) -> int:
        """How many faceup damage cards of a title a ship has."""
        damage = self.ship(ship).damage
        return sum([card.faceup and card.number >= 0 and deck_titles()[card.number] == title for card in damage])

    def index_cards(self) -> None:
        """Index the effects of the cards in the game: at the start, and when the objective is known."""
        edition = Edition(self.state.printing, self.profile, self.state.without_effect)
        self.index = _index(cards_of(self.state), edition)

    def deck_of(self, unit: int) -> int:
        """The damage deck from which a ship is dealt cards."""
        return deck_of(self.state, self.state.units[unit])

    # Geometry

    @property
    def play_area(self) -> PlayArea:
        """The play area."""
        return PLAY_AREAS[self.state.play_area]

    def body(self, id: int) -> pieces.Ship | pieces.Disc:
        """A ship or squadron as it lies on the table."""
        unit = self.state.units[id]
        assert unit.pose is not None, f"{unit.label} is not on the table"
        return _ship_body(unit.card, unit.pose) if isinstance(unit, Ship) else pieces.place_squadron(unit.pose)

    def piece(self, id: int) -> pieces.Piece:
        """A ship or squadron as it lies on the table, or a station, which lies there as an obstacle."""
        unit = self.state.units[id]
        if unit.pose is not None:
            return _ship_body(unit.card, unit.pose) if isinstance(unit, Ship) else pieces.place_squadron(unit.pose)
        assert isinstance(unit, Installation), f"{unit.label} is not on the table"
        obstacle = self.state.obstacles[unit.obstacle]
        assert obstacle.pose is not None, f"{unit.label} is not on the table"
        return pieces.place_obstacle(obstacle_shape(obstacle.key, obstacle.mirrored), obstacle.pose)

    def hull(self, id: int) -> pieces.Ship:
        """A ship as it lies on the table."""
        unit = self.state.units[id]
        assert unit.pose is not None, f"{unit.label} is not on the table"
        return _ship_body(unit.card, unit.pose)

    def base(self, id: int) -> pieces.Disc:
        """A squadron as it lies on the table."""
        unit = self.state.units[id]
        assert unit.pose is not None, f"{unit.label} is not on the table"
        return pieces.place_squadron(unit.pose)

    def ship_bodies(self) -> list[pieces.Ship]:
        """All ships on the table, also those that wait to be removed."""
        return [self.hull(unit.id) for unit in self.state.units if isinstance(unit, Ship) and unit.pose is not None]

    def obstacle_bodies(self) -> list[pieces.Obstacle]:
        """All obstacles on the table."""
        return [
            pieces.place_obstacle(obstacle_shape(obstacle.key, obstacle.mirrored), obstacle.pose)
            for obstacle in self.state.obstacles
            if obstacle.pose is not None
        ]

    @rule("LOS-05", "LOS-06")
    def obstructing_bodies(self) -> tuple[pieces.Ship | pieces.Obstacle, ...]:
        """All that obstructs a line of sight that crosses it: ships, and the obstacles of which no effect denies it."""
        ask = self.ask
        obstacles = [
            pieces.place_obstacle(obstacle_shape(obstacle.key, obstacle.mirrored), obstacle.pose)
            for number, obstacle in enumerate(self.state.obstacles)
            if obstacle.pose is not None and ask(OBSTRUCTS, number, True)
        ]
        return (*self.ship_bodies(), *obstacles)

    def zones(self, ship: int) -> tuple[HullZone, ...]:
        """The hull zones of a ship, in the order of its shields; a station has one alone."""
        return _zones(self.state.units[ship].card)

    def shields(self, ship: int, zone: HullZone) -> int:
        """The shields of a hull zone; a station has none."""
        unit = self.state.units[ship]
        return 0 if isinstance(unit, Installation) else self.ship(ship).shields[self.zones(ship).index(zone)]

    # Procedures

    def innermost_outside(self, procedure: Procedure, kind: type[Procedure]) -> bool:
        """Whether another procedure of a kind is being carried out around this one."""
        return any(isinstance(found, kind) and found is not procedure for found in self.procedures())

    # Effects

    def effect_chosen(self, effect: Effect[Any], seat: Seat) -> None:
        """Tell that an effect of a card is resolved; what a rule that acts like a card does tells of itself."""
        if effect.card.id is not None and not effect.is_silent:
            self.emit(EffectResolved(effect.ident, seat, effect.card.unit))

    # Lasting effects

    def lasting(self, key: str, unit: int | None = None) -> list[Lasting]:
        """The traces that effects of this key left behind, for a ship or squadron or for all."""
        found = self.state.lasting
        return [entry for entry in found if entry.key == key and (unit is None or entry.unit == unit)] if found else []

    def scope_ended(self, procedure: Procedure) -> None:
        """End what was to last as long as this procedure.

        One inside another of its kind (a counter attack, a granted maneuver) leaves that to the outer one, whose marks
        it must not sweep.
        """
        scope: Scope | None = getattr(procedure, "scope", None)
        if scope is None or not any(entry.scope is scope for entry in self.state.lasting):
            return
        if not self.innermost_outside(procedure, type(procedure)):
            self.emit(LastingEnded(scope))


def _is_alone(unit: Unit) -> bool:
    """Whether something is friendly to nobody, whoever owns it."""
    return isinstance(unit, Installation) and not unit.is_friendly


def profile_of(state: GameState) -> Profile:
    """The profile a game is played under, with the options that change it."""
    return profile(state.profile, *[option for option in state.options if option in options()])


@rule("DMG-31", "SEC-65")
def deck_of(state: GameState, unit: Unit) -> int:
    """The damage deck from which something is dealt cards: shared, or that of its owner.

    A Grand Admiral without a fleet has no deck: a station of theirs is dealt cards from that of the cheapest fleet.
    """
    if len(state.decks) == 1:
        return 0
    if unit.seat not in state.without_fleet:
        return unit.seat
    side = state.players[unit.seat].side
    team = [player for player in state.players if player.side == side and player.seat not in state.without_fleet]
    return min(team, key=lambda player: (player.points, player.seat)).seat


def fleet_seats(state: GameState) -> tuple[Seat, ...]:
    """The seats that own a fleet; in team play, where a side shares one, that of its Team Commander."""
    return tuple([player.seat for player in state.players if player.seat not in state.without_fleet])


def cards_of(state: GameState) -> tuple[CardInPlay, ...]:
    """The cards of a game that can have effects: upgrades, squadrons and the objective."""
    found = [
        CardInPlay(u.card, CardId(CardKind.UPGRADE, u.id).number, u.ship, u.seat, ship_of(state, u.ship).controlled_by)
        for u in state.upgrades
    ]
    found += [
        CardInPlay(unit.card, CardId(CardKind.SQUADRON, unit.id).number, unit.id, unit.seat, unit.controlled_by)
        for unit in state.units
        if isinstance(unit, Squadron)
    ]
    if state.objective is not None:
        found.append(CardInPlay(state.objective, OBJECTIVE.number))
    return tuple(found)


@lru_cache(maxsize=1 << 8)
def _ship_body(card: str, pose: Pose) -> pieces.Ship:
    return pieces.place_ship(_shape(card), pose)


@cache
def _shape(card: str) -> ShipShape:
    return ship_shape(catalog().ships[card].chassis)


@cache
def _zones(card: str) -> tuple[HullZone, ...]:
    cards = catalog()
    has_one = card in cards.stations or card in cards.objectives
    return (HullZone.FRONT,) if has_one else tuple(_shape(card).zones)


@cache
def deck_titles() -> tuple[str, ...]:
    """The titles of the cards of a damage deck; a card's number is its place here."""
    return tuple([card.key for card in catalog().damage_cards.values() for _ in range(card.count)])


@cache
def _damage_timings() -> frozenset[str]:
    return frozenset(kind.at.id for title in set(deck_titles()) for kind in EFFECTS.get(title, ()))


@lru_cache(maxsize=16)
def _index(cards: tuple[CardInPlay, ...], edition: Edition) -> Index:
    return Index(cards, edition)
