"""Unique squadrons that act when they or others activate and move, or when a phase begins."""

from __future__ import annotations

from armada.effects.squadrons.abilities import CHOSEN_SQUADRON, CHOSEN_SQUADRONS, comrades, enemy_squadrons, hurt_all
from armada.effects.verbs.card_effects import SquadronEffect, later_rulings, mark, older_rulings
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.effects.verbs.units import enemy_ships, friendly_squadrons, is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose, choose_some
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.damage import SufferDamage
from armada.rules.engagement import engagement, may_move
from armada.rules.game import Game
from armada.rules.keywords import GAINED_KEYWORD, has_keyword
from armada.rules.queries import MAY_ATTACK, MAY_COUNTER
from armada.rules.ship_phase import ShipPhase
from armada.rules.squadron_activation import SquadronActivation, SquadronAttack
from armada.rules.squadron_movement import MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.targets import can_attack_somebody
from armada.rules.timing import (
    ATK_AFTER,
    SHIP_START,
    SQACT_AFTER,
    SQACT_CHOOSE,
    SQACT_START,
    SQMOVE_AFTER,
    SQUADRON_START,
)
from armada.state.records import Scope, SquadronId, TokenState, UnitId

HUNTED = Kind[UnitId]("hunted enemy")

HERAS_WING = 2
"""How many squadrons Hera Syndulla gives Rogue."""

# When a squadron activates


@trigger("boba_fett", at=SQACT_START)
class BobaFett(SquadronEffect[SquadronActivation], kw_only=True):
    """When he activates, an enemy ship or squadron at distance 1 suffers a damage."""

    def _enemies(self, game: Game) -> list[UnitId]:
        return [*enemy_squadrons(game, self.squadron, Distance.ONE), *enemy_ships(game, self.squadron, Distance.ONE)]

    @rule("FX-09", "FX-20")
    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """There is one; then it must be."""
        return activation.squadron == self.squadron and bool(self._enemies(game))

    @rule("DMG-05", "DEF-30")
    def resolve(self, game: Game, activation: SquadronActivation) -> Step:
        """It is no attack; the owner of a ship chooses the hull zone."""
        enemy = yield from choose(self.seat, HUNTED, self._enemies(game))
        return Call(SufferDamage(unit=enemy, amount=1, by=self.key), then=DONE)


@trigger("morna_kee", at=SQACT_START)
class MornaKeeRecovers(SquadronEffect[SquadronActivation], kw_only=True):
    """When she activates, recover a discarded defense token."""

    @rule("FX-20")
    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """One of hers is discarded; then it must be."""
        return activation.squadron == self.squadron and bool(tokens_in(game, self.squadron, TokenState.DISCARDED))

    @rule("CARD-walex-blissex-01")
    def resolve(self, game: Game, activation: SquadronActivation) -> Step:
        """It comes back readied."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, tokens_in(game, self.squadron, TokenState.DISCARDED))
        turn_token(game, self.squadron, token, TokenState.READIED, self.key)
        return DONE


@trigger("phlac_arphocc_prototypes", at=SQACT_AFTER)
class PhlacArphocc(SquadronEffect[SquadronActivation], kw_only=True):
    """An enemy squadron that ends its activation at distance 1 of it suffers a damage."""

    @rule("FX-15", "FX-20", "SQN-10", "SQN-13")
    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """It is still in play; to be toggled is not to activate."""
        return (
            game.is_in_play(activation.squadron)
            and not game.are_friendly(activation.squadron, self.squadron)
            and is_at(game, self.squadron, activation.squadron, Distance.ONE)
        )

    @rule("DEF-30")
    def resolve(self, game: Game, activation: SquadronActivation) -> StepResult:
        """It is no attack."""
        return Call(SufferDamage(unit=activation.squadron, amount=1, by=self.key), then=DONE)


@trigger("gar_saxon", at=SQACT_START)
class GarSaxon(SquadronEffect[SquadronActivation], kw_only=True):
    """An enemy squadron with Intel or Relay that activates at distance 1 of him suffers a damage."""

    @rule("FX-09", "FX-20", "KEY-35")
    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """Printed or gained; with both it suffers one damage all the same."""
        squadron = activation.squadron
        return (
            not game.are_friendly(squadron, self.squadron)
            and is_at(game, self.squadron, squadron, Distance.ONE)
            and any(has_keyword(game, squadron, keyword) for keyword in ("intel", "relay"))
        )

    @rule("DEF-30", "SQN-24")
    def resolve(self, game: Game, activation: SquadronActivation) -> StepResult:
        """It is no attack; a squadron that it destroys does nothing in its activation."""
        return Call(SufferDamage(unit=activation.squadron, amount=1, by=self.key), then=DONE)


@offer("colonel_jendon", at=SQACT_CHOOSE)
class ColonelJendon(SquadronEffect[SquadronActivation], kw_only=True):
    """Instead of attacking in his activation, let another friendly squadron at distance 1-2 attack, even again."""

    def _ready(self, game: Game) -> list[SquadronId]:
        """Those that have something to attack."""
        return [each for each in comrades(game, self.squadron, Distance.TWO) if can_attack_somebody(game, each)]

    @rule("SQN-07", "SQN-08")
    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """He may still attack in this activation, with or without a target of his own."""
        if activation.squadron != self.squadron:
            return False
        left = activation.options(game)
        return (
            left.attacks > 0
            and left.total > 0
            and game.ask(MAY_ATTACK, self.squadron, True)
            and bool(self._ready(game))
        )

    @rule("ATK-40", "ENG-03")
    def resolve(self, game: Game, activation: SquadronActivation) -> Step:
        """It attacks outside any activation of its own, and its owner may decline."""
        squadron = yield from choose(self.seat, CHOSEN_SQUADRON, self._ready(game))
        activation.attacks += 1
        return Call(SquadronAttack(squadron=squadron, granted_by=self.key, may_decline=True), then=DONE)


# When a squadron has moved, or has been attacked


@trigger("mauler_mithel", at=SQMOVE_AFTER)
class MaulerMithel(SquadronEffect[MoveSquadron], kw_only=True):
    """After he moves, every squadron engaged with him suffers a damage."""

    @rule("SQN-19", "ENG-05", "FX-20")
    def can_resolve(self, game: Game, move: MoveSquadron) -> bool:
        """Somebody is; a move that ends where it began is a move."""
        return move.squadron == self.squadron and bool(engagement(game, self.squadron).squadrons)

    def resolve(self, game: Game, move: MoveSquadron) -> StepResult:
        """All at once."""
        return hurt_all(engagement(game, self.squadron).squadrons, self.key)


@offer("whisper", at=ATK_AFTER, profiles=older_rulings)
class Whisper(SquadronEffect[Attack], kw_only=True):
    """After defending, if she spent a defense token, she may move up to distance 1, even if engaged."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The token was one of hers, and nothing but engagement keeps her from moving."""
        return (
            attack.defender == self.squadron
            and any(spent.unit == self.squadron for spent in attack.spent)
            and may_move(game, self.squadron, ignore_engagement=True)
        )

    @rule("SQN-16", "SQN-19", "ATK-50")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """A move like any other, but that her speed plays no part; she has not activated by it."""
        move = MoveSquadron(squadron=self.squadron, reach=Distance.ONE.number, ignore_engagement=True)
        return Call(move, then=DONE)


@offer("whisper", at=ATK_AFTER, profiles=later_rulings)
class WhisperLater(Whisper, kw_only=True):
    """The same, but a counter attack comes first."""

    @rule("EXT-ruling-18")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """Once she moves she counters no more."""
        attack.notes += (self.key,)
        return super().resolve(game, attack)


@modifier("whisper", at=MAY_COUNTER, stage=Stage.FORBID, profiles=later_rulings)
@rule("EXT-ruling-18")
def whisper_has_moved(game: Game, card: CardInPlay, attack: Attack, may: bool) -> bool:
    """Not after her move."""
    return may and not (attack.defender == card.unit and card.key in attack.notes)


# When a phase begins


@offer("han_solo", at=SHIP_START)
class HanSolo(SquadronEffect[ShipPhase], kw_only=True):
    """At the start of the Ship Phase he may activate as if by a Squadron command."""

    @rule("SQN-10", "SQN-11")
    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """He has not activated this round."""
        return not game.squadron(self.squadron).activated

    @rule("SQN-08", "CMD-43")
    def resolve(self, game: Game, phase: ShipPhase) -> StepResult:
        """No ship activates him."""
        return Call(SquadronActivation(squadron=self.squadron, by_command=True), then=DONE)


@offer("hera_syndulla_ghost", at=SQUADRON_START, free=True)
class HeraSyndulla(SquadronEffect[SquadronPhase], kw_only=True):
    """At the start of the Squadron Phase up to two friendly squadrons at distance 1-2 have Rogue for the round."""

    @rule("KEY-28", "KEY-29", "KEY-35", "FX-25")
    def resolve(self, game: Game, phase: SquadronPhase) -> Step:
        """They keep it though she moves away or is destroyed; she herself can be one of them."""
        near = friendly_squadrons(game, self.squadron, Distance.TWO)
        chosen = yield from choose_some(self.seat, CHOSEN_SQUADRONS, near, least=1, most=HERAS_WING)
        for squadron in chosen:
            mark(game, GAINED_KEYWORD, Scope.ROUND, unit=squadron, text="rogue")
        return DONE
