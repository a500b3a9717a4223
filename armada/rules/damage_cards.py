"""Dealing damage cards: from the deck to a ship, facedown or faceup; immediate effects; reshuffling (DMG)."""

from __future__ import annotations

from typing import Annotated

from armada.engine.procedures import DONE, NEXT, Call, Procedure, Step, StepResult, rule
from armada.engine.procedures import Open as OpenWindow
from armada.engine.seats import Seat
from armada.engine.secrecy import Open, Secret, all_open, always
from armada.rules.destruction import CheckDestroyed, is_destroyed
from armada.rules.dice import shuffled
from armada.rules.game import Game
from armada.rules.timing import DMG_CARD_BEFORE, DMG_CARD_DEAL, DMG_CARD_FLIP, DMG_CARD_IMMEDIATE, DMG_CARD_REVEAL
from armada.state.events.damage import DamageCardDealt, DamageCardDiscarded, DamageCardFlipped, TopCardDiscarded
from armada.state.events.setup import DeckShuffled
from armada.state.records import BLANK_CARD, ShipId


@all_open
class ReshuffleDeck(Procedure, kw_only=True):
    """An empty damage deck is rebuilt from its discard pile (DMG-15)."""

    deck: int

    @rule("DMG-15")
    def shuffle(self, game: Game) -> Step:
        """Shuffle the discard pile into a new deck."""
        order = yield from shuffled(game.state.decks[self.deck].discarded)
        game.emit(DeckShuffled(self.deck, order))
        return DONE

    steps = (shuffle,)


def needs_reshuffle(game: Game, deck: int) -> bool:
    """Whether a card must be drawn from a deck that is empty, and its discard pile is not."""
    pile = game.state.decks[deck]
    return not pile.order and bool(pile.discarded)


class DealDamageCard(Procedure, kw_only=True):
    """A ship is dealt a damage card. `prevented`: an effect discarded it before it was dealt.

    With `check` false whoever deals looks for destruction afterwards: several ships are dealt cards by one event.
    """

    ship: Open[ShipId]
    faceup: Open[bool] = False
    by: Open[str] = ""
    check: Open[bool] = True
    prevented: Open[bool] = False
    number: Annotated[int, Secret("knowers", always(-1))] = BLANK_CARD
    known_to: Open[tuple[Seat, ...]] = ()
    """The seats that have seen the card; if it is faceup, all."""

    was_dealt: Open[bool] = False

    def is_over(self, game: Game) -> bool:
        """A destroyed ship is dealt no further card (DMG-28); a card just dealt to it is looked at all the same."""
        return not self.was_dealt and not game.is_in_play(self.ship)

    @rule("DMG-15", "DMG-31")
    def make_ready(self, game: Game) -> StepResult:
        """There must be a card to draw or look at."""
        deck = game.deck_of(self.ship)
        return Call(ReshuffleDeck(deck=deck)) if needs_reshuffle(game, deck) else NEXT

    @rule("DMG-32")
    def draw(self, game: Game) -> StepResult:
        """Draw the top card; one that is to be dealt faceup is shown first. With no card left a blank one is dealt."""
        order = game.state.decks[game.deck_of(self.ship)].order
        self.number = order[0] if order else BLANK_CARD
        return OpenWindow(DMG_CARD_REVEAL) if self.faceup and order else NEXT

    @rule("DMG-12", "DMG-13", "DMG-14", "DMG-27")
    def deal(self, game: Game) -> StepResult:
        """Deal it; what is faceup is known to all, what is facedown to nobody."""
        if self.prevented:
            if self.number != BLANK_CARD:
                game.emit(TopCardDiscarded(game.deck_of(self.ship), self.number))
            return DONE
        seen = everybody(game) if self.faceup else ()
        game.emit(DamageCardDealt(self.ship, game.deck_of(self.ship), self.number, self.faceup, seen))
        self.was_dealt = True
        return NEXT

    @rule("DMG-07")
    def check_ship(self, game: Game) -> StepResult:
        """The card may be one too many."""
        if not self.check or not is_destroyed(game, self.ship):
            return NEXT
        return Call(CheckDestroyed(units=(self.ship,), by=self.by))

    @rule("DMG-30")
    def resolve_faceup(self, game: Game) -> StepResult:
        """A faceup card's immediate effect comes before the next point of damage."""
        if not self.faceup or not game.is_in_play(self.ship):
            return DONE
        return Call(FaceupCard(ship=self.ship, number=self.number))

    steps = (make_ready, DMG_CARD_BEFORE, make_ready, draw, deal, DMG_CARD_DEAL, check_ship, resolve_faceup)


@all_open
class FaceupCard(Procedure, kw_only=True):
    """A damage card has become faceup: its immediate effect is resolved, and the ship checked again."""

    ship: ShipId
    number: int

    def is_over(self, game: Game) -> bool:
        """Nothing more happens to a destroyed ship."""
        return not game.is_in_play(self.ship)

    def check(self, game: Game) -> StepResult:
        """The effect may have dealt a card too many."""
        return Call(CheckDestroyed(units=(self.ship,), by="damage card"))

    steps = (DMG_CARD_IMMEDIATE, check)


@all_open
class TurnFaceup(Procedure, kw_only=True):
    """A facedown damage card of a ship is turned faceup, by its place: all see it, and it acts as if just dealt."""

    ship: ShipId
    place: int

    @rule("DMG-12", "DMG-13")
    def turn(self, game: Game) -> StepResult:
        """Turn the card."""
        number = game.ship(self.ship).damage[self.place].number
        game.emit(DamageCardFlipped(self.ship, self.place, number, True, everybody(game)))
        return NEXT

    def resolve(self, game: Game) -> StepResult:
        """Its immediate effect."""
        return Call(FaceupCard(ship=self.ship, number=game.ship(self.ship).damage[self.place].number))

    steps = (turn, DMG_CARD_FLIP, resolve)


def everybody(game: Game) -> tuple[Seat, ...]:
    """All seats: who sees what is faceup."""
    return tuple([player.seat for player in game.state.players])


def place_of(game: Game, ship: ShipId, number: int) -> int | None:
    """The place of a card among a ship's damage cards."""
    numbers = [card.number for card in game.ship(ship).damage]
    return numbers.index(number) if number in numbers else None


@rule("DMG-13", "DMG-14")
def flip_facedown(game: Game, ship: ShipId, place: int) -> None:
    """Turn a damage card facedown: nobody may look at it again, but who saw it knows it still (INFO-07)."""
    card = game.ship(ship).damage[place]
    game.emit(DamageCardFlipped(ship, place, card.number, False, card.known_to))


@rule("DMG-17", "INFO-16")
def discard_damage_card(game: Game, ship: ShipId, place: int) -> None:
    """Discard a damage card of a ship: it lies open on the discard pile."""
    card = game.ship(ship).damage[place]
    game.emit(DamageCardDiscarded(ship, place, game.deck_of(ship), card.number))
