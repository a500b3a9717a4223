"""Commanders whose effect is on defense: Cracken, Mothma, Palpatine."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken, Printing
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.geometry.bases import Size
from armada.geometry.ruler import Range
from armada.rules.attack import Attack
from armada.rules.commanders import is_commanded_by, is_target_of
from armada.rules.defense_tokens import SpendDefenseToken
from armada.rules.game import Game
from armada.rules.queries import EVADE, OBSTRUCTED, AttackOption, Evading
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipPhase
from armada.rules.timing import DEFTOKEN_SPEND, SETUP_6_AFTER, SHIP_START
from armada.state.events.cards import LastingDropped, MarksChanged
from armada.state.records import Lasting, Scope, Ship, UpgradeId

PALPATINE = "emperor_palpatine_commander"
ON_CARD = "emperor_palpatine_token"
"""A defense token that lies on his card, by its type."""

TARGET = "emperor_palpatine_target"
"""His only opponent, where there is one: it changes nothing, but is part of the states of earlier games."""

FORBIDDEN_TYPE = Kind[DefenseToken]("defense token type")


@trigger(PALPATINE, at=SETUP_6_AFTER)
class PalpatineGathers(ShipEffect[Setup], kw_only=True):
    """After deploying fleets, a defense token of each type is placed on the card."""

    @rule("CARD-emperor-palpatine-01")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """All see them."""
        opponents = game.opponents_of(self.seat)
        if len(opponents) == 1:
            mark(game, TARGET, Scope.GAME, seat=self.seat, value=opponents[0])
        for kind in DefenseToken:
            mark(game, ON_CARD, Scope.GAME, seat=self.seat, text=kind.value)
        game.emit(MarksChanged(UpgradeId(self.card.place), len(DefenseToken)))
        return DONE


@offer(PALPATINE, at=SHIP_START)
class EmperorPalpatine(ShipEffect[ShipPhase], kw_only=True):
    """At the start of the Ship Phase, discard a token: enemies who spend one of its type this round discard theirs."""

    def _tokens(self, game: Game) -> list[Lasting]:
        return [entry for entry in game.lasting(ON_CARD) if entry.seat == self.seat]

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """A token is left on the card."""
        return bool(self._tokens(game))

    @rule("CARD-emperor-palpatine-01")
    def resolve(self, game: Game, phase: ShipPhase) -> Step:
        """It holds until the end of the round, even if his ship is lost (S-20)."""
        left = {DefenseToken(entry.text): entry for entry in self._tokens(game)}
        kind = yield from choose(self.seat, FORBIDDEN_TYPE, tuple(left))
        game.emit(LastingDropped(left[kind]))
        game.emit(MarksChanged(UpgradeId(self.card.place), len(left) - 1))
        mark(game, PALPATINE, Scope.ROUND, seat=self.seat, text=kind.value)
        return DONE


@trigger("emperor_palpatine_commander_in_force", at=DEFTOKEN_SPEND, standing=True, card="emperor_palpatine_commander")
class PalpatineDiscards(Effect[SpendDefenseToken], kw_only=True):
    """A defender who spends a token of the type is left without it; what it does happens all the same."""

    def _dread(self, game: Game, spend: SpendDefenseToken) -> Lasting | None:
        """The enemy effect that concerns this token."""
        dreaded = [entry for entry in game.lasting(PALPATINE) if entry.text == spend.kind(game)]
        return next((entry for entry in dreaded if is_target_of(game, spend.unit, Seat(entry.seat))), None)

    def decider(self, game: Game, spend: SpendDefenseToken) -> Seat:
        """The seat that discarded the token from the card."""
        dread = self._dread(game, spend)
        return game.controller(spend.unit) if dread is None else Seat(dread.seat)

    @rule("CARD-emperor-palpatine-01")
    def can_resolve(self, game: Game, spend: SpendDefenseToken) -> bool:
        """It is spent in the Spend Defense Tokens step, not as a cost."""
        return (
            bool(game.state.lasting) and not (spend.discard or spend.as_cost) and self._dread(game, spend) is not None
        )

    def resolve(self, game: Game, spend: SpendDefenseToken) -> StepResult:
        """Instead of being exhausted."""
        spend.discard = True
        return DONE


# General Cracken, Mon Mothma


@modifier("mon_mothma", at=EVADE, stage=Stage.SET, printing=Printing.ERA_2016)
@rule("CARD-mon-mothma-01", "CARD-mon-mothma-02")
def mon_mothma(game: Game, card: CardInPlay, attack: Attack, evading: Evading) -> Evading:
    """Evades of friendly ships can cancel a die at medium range, or reroll one at close range."""
    if not game.is_ship(attack.defender) or not is_commanded_by(game, attack.defender, card.unit):
        return evading
    band = attack.range(game)
    if band is Range.MEDIUM:
        return evading._replace(cancels=True)
    return evading._replace(rerolls=True) if band is Range.CLOSE else evading


@modifier("mon_mothma", at=EVADE, stage=Stage.SET, printing=Printing.FINAL)
@rule("EXT-ruling-08", "CARD-mon-mothma-01")
def mon_mothma_final(game: Game, card: CardInPlay, attack: Attack, evading: Evading) -> Evading:
    """The same, but at close range an Evade that rerolls dice already rerolls one more."""
    changed = mon_mothma(game, card, attack, evading)
    if attack.range(game) is Range.CLOSE and changed is not evading and evading.rerolls:
        return changed._replace(dice=changed.dice + 1)
    return changed


@modifier("general_cracken", at=OBSTRUCTED, stage=Stage.SET)
def general_cracken(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
    """Attacks of ships on friendly small or medium ships of speed 3 or more are treated as obstructed."""
    if obstructed or option.zone is None or option.target_zone is None:
        return obstructed
    ship = game.unit(option.defender)
    if not isinstance(ship, Ship) or ship.speed < 3 or not is_commanded_by(game, ship.id, card.unit):
        return False
    return game.ship_card(option.defender).size in (Size.SMALL, Size.MEDIUM)
