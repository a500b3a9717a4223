"""Commanders of hull, damage cards and destruction: Dodonna, Motti, Rieekan."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.geometry.bases import Size
from armada.rules.commanders import is_commanded_by, is_target_of
from armada.rules.damage_cards import DealDamageCard
from armada.rules.destruction import DOOMED, Destroy, RemoveWaiting
from armada.rules.dice import shuffled
from armada.rules.game import Game
from armada.rules.queries import HULL, REMOVAL
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import DESTROY_WHEN, DMG_CARD_BEFORE, STATUS_END
from armada.state.events.cards import LastingDropped
from armada.state.events.damage import TopCardsSorted
from armada.state.events.setup import DeckShuffled
from armada.state.records import Scope, Ship, ShipId, Squadron, Unit, UnitId

KEPT_CARD = Kind[int]("kept damage card", is_look=True)

MORE_HULL = {Size.SMALL: 1, Size.MEDIUM: 2, Size.LARGE: 3, Size.HUGE: 3}
SEEN = 4
"""Cards that General Dodonna looks at."""


@modifier("admiral_motti", at=HULL, stage=Stage.INCREASE)
@rule("CARD-admiral-motti-01", "CARD-admiral-motti-02")
def admiral_motti(game: Game, card: CardInPlay, ship: ShipId, hull: int) -> int:
    """Friendly ships have more hull: small ones 1, medium ones 2, large ones 3."""
    return hull + MORE_HULL[game.ship_card(ship).size] if is_commanded_by(game, ship, card.unit) else hull


@offer("general_dodonna", at=DMG_CARD_BEFORE, without_may=True)
class GeneralDodonna(ShipEffect[DealDamageCard], kw_only=True):
    """Before an enemy ship is dealt a faceup damage card, see four cards, choose the one it gets, discard the rest."""

    @rule("CARD-general-dodonna-01")
    def can_resolve(self, game: Game, deal: DealDamageCard) -> bool:
        """An enemy ship, in a team game one of the assigned target, is about to be dealt a faceup card."""
        return (
            deal.faceup
            and is_target_of(game, deal.ship, self.seat)
            and bool(game.state.decks[game.deck_of(deal.ship)].order)
        )

    @rule("DMG-15")
    def reshuffle(self, game: Game) -> Step:
        """If fewer than four cards are left, the discard pile is shuffled and put under them."""
        place = game.deck_of(self._deal(game).ship)
        deck = game.state.decks[place]
        if len(deck.order) < SEEN and deck.discarded:
            under = yield from shuffled(deck.discarded)
            game.emit(DeckShuffled(place, deck.order + under))
        return NEXT

    @rule("CARD-general-dodonna-01", "DMG-31")
    def select(self, game: Game) -> Step:
        """Only his player sees the cards."""
        place = game.deck_of(self._deal(game).ship)
        seen = game.state.decks[place].order[:SEEN]
        kept = yield from choose(self.seat, KEPT_CARD, seen)
        rest = tuple([number for number in seen if number != kept])
        game.emit(TopCardsSorted(place, kept, rest, (self.seat,)))
        return DONE

    def _deal(self, game: Game) -> DealDamageCard:
        deal: DealDamageCard = game.subject_of(self)
        return deal

    steps = (reshuffle, select)


# General Rieekan


@trigger("general_rieekan", at=DESTROY_WHEN, printing=Printing.ERA_2016)
class GeneralRieekan(ShipEffect[Destroy], kw_only=True):
    """Destroyed friendly ships and unique squadrons stay as if undestroyed until the end of the Status Phase."""

    @rule("CARD-general-rieekan-05", "CARD-general-rieekan-06", "CARD-general-rieekan-08")
    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        """Not if it left the play area; once doomed it is not asked about again."""
        unit = destroy.unit
        return (
            not destroy.left_play_area
            and not destroy.replaced
            and not destroy.is_certain
            and is_commanded_by(game, unit, self.ship)
            and self._keeps(game, game.unit(unit))
            and not game.lasting(DOOMED, unit)
        )

    def _keeps(self, game: Game, unit: Unit) -> bool:
        """A ship, or a unique squadron; a station is neither."""
        return isinstance(unit, Ship) or (isinstance(unit, Squadron) and game.squadron_card(unit.id).unique)

    @rule("CARD-general-rieekan-03", "CARD-general-rieekan-08")
    def resolve(self, game: Game, destroy: Destroy) -> StepResult:
        """It counts as undestroyed for everything, whatever happens to it now."""
        destroy.replaced = True
        mark(game, DOOMED, Scope.GAME, unit=destroy.unit)
        return DONE


@offer("general_rieekan", at=DESTROY_WHEN, printing=Printing.FINAL)
class GeneralRieekanFinal(GeneralRieekan, kw_only=True):
    """Once per round a destroyed friendly ship or unique squadron stays; his owner may let it go."""

    @rule("EXT-ruling-04", "EXT-timing-01", "CARD-general-rieekan-05", "CARD-general-rieekan-06")
    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        """He has kept nobody in this round."""
        return not game.lasting(self.key, self.ship) and super().can_resolve(game, destroy)

    @rule("EXT-ruling-04", "CARD-general-rieekan-03")
    def resolve(self, game: Game, destroy: Destroy) -> StepResult:
        """One in a round."""
        mark(game, self.key, Scope.ROUND, unit=self.ship)
        return super().resolve(game, destroy)


@trigger(DOOMED, at=STATUS_END, standing=True, card="general_rieekan")
class DoomedFall(Effect[StatusPhase], kw_only=True):
    """At the end of the Status Phase all whose destruction was put off are destroyed together."""

    def decider(self, game: Game, phase: StatusPhase) -> Seat:
        """Nobody decides anything."""
        return game.seats_in_order[0]

    def can_resolve(self, game: Game, phase: StatusPhase) -> bool:
        """There is somebody."""
        return bool(game.lasting(DOOMED))

    @rule("CARD-general-rieekan-01", "CARD-general-rieekan-02", "CARD-general-rieekan-07")
    def destroy(self, game: Game) -> StepResult:
        """The ships are destroyed whatever damage they have now, the former flagship too."""
        for doomed in game.lasting(DOOMED):
            if game.is_in_play(doomed.unit):
                return Call(Destroy(unit=UnitId(doomed.unit), by="general_rieekan"), then=REPEAT)
        for doomed in game.lasting(DOOMED):
            game.emit(LastingDropped(doomed))
        return Call(RemoveWaiting(), then=DONE)

    steps = (destroy,)


@modifier(DOOMED, at=REMOVAL, stage=Stage.LIMIT, standing=True, card="general_rieekan")
def doomed_wait(game: Game, card: CardInPlay, unit: UnitId, is_due: bool) -> bool:
    """They are removed when all of them are destroyed."""
    return is_due and game.innermost(DoomedFall) is None
