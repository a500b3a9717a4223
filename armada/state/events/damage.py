"""Events of damage: shields, hull points, damage cards, destruction."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.engine.secrecy import Open, Secret, all_open, always
from armada.geometry.bases import HullZone
from armada.geometry.pose import Pose
from armada.state.changes import damaged_of, replaced, ship_of, squadron_of, with_deck, with_shown_dials, with_unit
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import BLANK_CARD, Damage, Deck, Installation, Ship, ShipId, SquadronId, Status, UnitId


@all_open
class ShieldsChanged(Event, frozen=True):
    """The shields of a hull zone changed; `place` is the zone's place among those of its ship."""

    ship: ShipId
    zone: HullZone
    place: int
    shields: int
    by: str
    before: int = -1
    """The shields it had before."""

    def apply(self, state: GameState) -> GameState:
        return with_unit(
            state, self.ship, shields=replaced(ship_of(state, self.ship).shields, self.place, self.shields)
        )


@all_open
class HullChanged(Event, frozen=True):
    """The hull points of a squadron changed."""

    squadron: SquadronId
    hull: int
    by: str
    before: int = -1
    """The hull points it had before."""

    def apply(self, state: GameState) -> GameState:
        squadron_of(state, self.squadron)
        return with_unit(state, self.squadron, hull=self.hull)


class DamageCardDealt(Event, frozen=True):
    """A ship is dealt the top card of a damage deck; a blank one if there is none."""

    ship: Open[ShipId]
    deck: Open[int]
    number: Annotated[int, Secret("knowers", always(-1))]
    faceup: Open[bool]
    known_to: Open[tuple[Seat, ...]] = ()

    def apply(self, state: GameState) -> GameState:
        if self.number != BLANK_CARD:
            deck = state.decks[self.deck]
            assert deck.order[0] == self.number, "a card is dealt from the top"
            state = with_deck(state, self.deck, replace(deck, order=deck.order[1:]))
        card = Damage(self.number, self.faceup, self.known_to)
        return with_unit(state, self.ship, damage=(*damaged_of(state, self.ship).damage, card))


class DamageCardFlipped(Event, frozen=True):
    """A damage card on a ship is turned; who saw its face knows it from now on."""

    ship: Open[ShipId]
    place: Open[int]
    number: Annotated[int, Secret("knowers", always(-1))]
    faceup: Open[bool]
    known_to: Open[tuple[Seat, ...]]

    def apply(self, state: GameState) -> GameState:
        card = Damage(self.number, self.faceup, self.known_to)
        return with_unit(state, self.ship, damage=replaced(ship_of(state, self.ship).damage, self.place, card))


@all_open
class DamageCardDiscarded(Event, frozen=True):
    """A damage card of a ship goes to the discard pile, where all can see it (DMG-17, INFO-16)."""

    ship: ShipId
    place: int
    deck: int
    number: int

    def apply(self, state: GameState) -> GameState:
        damage = ship_of(state, self.ship).damage
        state = with_unit(state, self.ship, damage=damage[: self.place] + damage[self.place + 1 :])
        return with_discarded(state, self.deck, (self.number,))


@all_open
class TopCardDiscarded(Event, frozen=True):
    """The top card of a damage deck is discarded without being dealt."""

    deck: int
    number: int

    def apply(self, state: GameState) -> GameState:
        deck = state.decks[self.deck]
        state = with_deck(state, self.deck, replace(deck, order=deck.order[1:]))
        return with_discarded(state, self.deck, (self.number,))


class TopCardsSorted(Event, frozen=True):
    """A seat looked at the top cards of a damage deck, left one on top and discarded the others."""

    deck: Open[int]
    kept: Annotated[int, Secret("knowers", always(-1))]
    discarded: Open[tuple[int, ...]]
    known_to: Open[tuple[Seat, ...]]

    def apply(self, state: GameState) -> GameState:
        deck = state.decks[self.deck]
        order = (self.kept, *deck.order[len(self.discarded) + 1 :])
        return with_discarded(with_deck(state, self.deck, replace(deck, order=order)), self.deck, self.discarded)


def with_discarded(state: GameState, deck: int, numbers: tuple[int, ...]) -> GameState:
    """The state with more cards on a discard pile; blank ones are none."""
    pile: Deck = state.decks[deck]
    real = tuple([number for number in numbers if number != BLANK_CARD])
    return with_deck(state, deck, replace(pile, discarded=pile.discarded + real))


@all_open
class Destroyed(Event, frozen=True):
    """A ship or squadron is destroyed; it may yet wait to be removed."""

    unit: UnitId
    by: str
    pose: Pose | None = None
    """Where it was last."""

    destroyer: UnitId | None = None
    """The ship or squadron whose attack destroyed it, if an attack did."""

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.unit, status=Status.WAITING)


OF_SHIPS: dict[str, Any] = {
    "damage": (),
    "dials": (),
    "top_dial": None,
    "known_to": (),
    "revealed": None,
    "faceup_dial": None,
    "tokens": (),
}
"""The losses of a ship that is removed: its damage cards are discarded, its dials and tokens return to the supply."""


@all_open
class Removed(Event, frozen=True):
    """A destroyed ship or squadron leaves the play area; its damage cards are discarded, tokens and dials are gone.

    A station stays as the obstacle that it is.
    """

    unit: UnitId
    deck: int
    numbers: tuple[int, ...] = ()

    def apply(self, state: GameState) -> GameState:
        record = state.units[self.unit]
        if isinstance(record, Installation):
            state = with_unit(state, self.unit, status=Status.DESTROYED, damage=())
        else:
            gone = OF_SHIPS if isinstance(record, Ship) else {}
            state = with_shown_dials(state, self.unit, lambda shown: ())
            state = with_unit(state, self.unit, status=Status.DESTROYED, pose=None, defense=(), **gone)
        return with_discarded(state, self.deck, self.numbers)
