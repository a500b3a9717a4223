"""Dealing damage cards: from the deck to a ship, facedown or faceup; immediate effects; reshuffling (DMG)."""

from __future__ import annotations

from armada.engine.procedures import DONE, NEXT, Call, Outcome, Procedure, Step, rule
from armada.rules.destruction import CheckDestroyed
from armada.rules.dice import shuffled
from armada.rules.game import Game
from armada.rules.timing import DMG_CARD_BEFORE, DMG_CARD_IMMEDIATE, DMG_CARD_REVEAL
from armada.state.changing import ship_of
from armada.state.events.damage import DamageCardDealt, DamageCardDiscarded, DamageCardFlipped, TopCardDiscarded
from armada.state.events.setup import DeckShuffled
from armada.state.records import BLANK_CARD, ShipId


class ReshuffleDeck(Procedure, kw_only=True):
    """An empty damage deck is made anew from its discard pile (DMG-15)."""

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
    """A ship is dealt a damage card. `prevented`: an effect discarded it before it was dealt."""

    ship: ShipId
    faceup: bool = False
    by: str = ""
    check: bool = True
    prevented: bool = False
    number: int = BLANK_CARD
    was_dealt: bool = False

    def is_over(self, game: Game) -> bool:
        """A destroyed ship is dealt no further card (DMG-28); a card just dealt to it is looked at all the same."""
        return not self.was_dealt and not game.is_in_play(self.ship)

    def make_ready(self, game: Game) -> Outcome:
        """There must be a card to draw."""
        deck = game.deck_of(self.ship)
        return Call(ReshuffleDeck(deck=deck)) if needs_reshuffle(game, deck) else NEXT

    @rule("DMG-32")
    def draw(self, game: Game) -> Outcome:
        """Look at the top card, if it is to be dealt faceup; with no card left a blank one is dealt."""
        order = game.state.decks[game.deck_of(self.ship)].order
        self.number = order[0] if order else BLANK_CARD
        return NEXT

    @rule("DMG-12", "DMG-13", "DMG-14", "DMG-27")
    def deal(self, game: Game) -> Outcome:
        """Deal it; what is faceup is known to all, what is facedown to nobody."""
        if self.prevented:
            if self.number != BLANK_CARD:
                game.emit(TopCardDiscarded(game.deck_of(self.ship), self.number))
            return DONE
        seen = tuple([player.seat for player in game.state.players]) if self.faceup else ()
        game.emit(DamageCardDealt(self.ship, game.deck_of(self.ship), self.number, self.faceup, seen))
        self.was_dealt = True
        return NEXT

    def check_ship(self, game: Game) -> Outcome:
        """The card may be one too many."""
        return Call(CheckDestroyed(units=(self.ship,), by=self.by)) if self.check else NEXT

    @rule("DMG-30")
    def resolve_faceup(self, game: Game) -> Outcome:
        """A faceup card's immediate effect comes before the next point of damage."""
        if not self.faceup or not game.is_in_play(self.ship):
            return DONE
        return Call(FaceupCard(ship=self.ship, number=self.number))

    steps = (make_ready, DMG_CARD_BEFORE, make_ready, draw, DMG_CARD_REVEAL, deal, check_ship, resolve_faceup)


class FaceupCard(Procedure, kw_only=True):
    """A damage card has become faceup: its immediate effect is resolved, and the ship checked again."""

    ship: ShipId
    number: int

    def is_over(self, game: Game) -> bool:
        """Nothing more happens to a destroyed ship."""
        return not game.is_in_play(self.ship)

    def check(self, game: Game) -> Outcome:
        """The effect may have dealt a card too many."""
        return Call(CheckDestroyed(units=(self.ship,), by="damage card"))

    steps = (DMG_CARD_IMMEDIATE, check)


def place_of(game: Game, ship: ShipId, number: int) -> int | None:
    """Where among a ship's damage cards a card lies."""
    numbers = [card.number for card in ship_of(game.state, ship).damage]
    return numbers.index(number) if number in numbers else None


def flip_facedown(game: Game, ship: ShipId, place: int) -> None:
    """Turn a damage card facedown; all have seen it (INFO-07)."""
    card = game.ship(ship).damage[place]
    game.emit(DamageCardFlipped(ship, place, card.number, False, card.known_to))


def discard_damage_card(game: Game, ship: ShipId, place: int) -> None:
    """Discard a damage card of a ship: it lies open on the discard pile (DMG-17)."""
    card = game.ship(ship).damage[place]
    game.emit(DamageCardDiscarded(ship, place, game.deck_of(ship), card.number))
