"""Officers of defense: tokens, obstruction, critical effects."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.effects.verbs.dice import CANCELED_DIE, reroll
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.geometry.measure import measure
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.attack_events import modify_pool
from armada.rules.command_tokens import SpendCommandToken
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.damage_cards import DealDamageCard, flip_facedown, place_of
from armada.rules.defense_tokens import SpendDefenseToken, spendable_tokens
from armada.rules.destruction import is_destroyed
from armada.rules.game import Game
from armada.rules.queries import CRITICAL, OBSTRUCTED, SHIELDS, AttackOption, CriticalUse, ZoneOf
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.status_phase import can_ready
from armada.rules.timing import (
    ACT_START,
    ATK_1_AFTER,
    ATK_4_EFFECT,
    ATK_4_SPEND,
    ATK_5_BEFORE_SUFFER,
    ATK_5_CRIT,
    ATK_AFTER,
    DMG_CARD_DEAL,
    MAN_AFTER,
    ROUND_START,
)
from armada.state.events.attack import DefenseTokenReplaced
from armada.state.events.cards import UpgradeDiscarded
from armada.state.records import Command, Scope, TokenId, TokenState, UpgradeId


@offer("damage_control_officer", at=ATK_4_EFFECT, free=True)
class DamageControlOfficer(ShipEffect[SpendDefenseToken], kw_only=True):
    """When the ship resolves Contain, no critical effect at all can be resolved in the attack."""

    def can_resolve(self, game: Game, spend: SpendDefenseToken) -> bool:
        """It spends Contain."""
        return spend.unit == self.ship and spend.kind(game) is DefenseToken.CONTAIN

    def resolve(self, game: Game, spend: SpendDefenseToken) -> StepResult:
        """For this attack."""
        mark(game, self.key, Scope.ATTACK, unit=self.ship)
        return DONE


@modifier("damage_control_officer", at=CRITICAL, stage=Stage.FORBID)
def damage_control_officer(game: Game, card: CardInPlay, use: CriticalUse, may: bool) -> bool:
    """Neither the standard effect nor any other."""
    return may and not (use.attack.defender == card.unit and game.lasting(card.key, card.unit))


@offer("lando_calrissian_officer", at=ATK_4_SPEND, cost=DISCARD)
class LandoCalrissianOfficer(ShipEffect[Attack], kw_only=True):
    """While the ship defends, in the Spend Defense Tokens step, the attacker rerolls dice of one's choice."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There are dice; it is no defense token, so neither speed nor accuracy matters."""
        return attack.defender == self.ship and bool(attack.pool.free)

    def resolve(self, game: Game, attack: Attack) -> Step:
        """At least one."""
        yield from reroll(game, attack, self.seat, self.key)
        return DONE


@offer("major_derlin", at=ATK_5_BEFORE_SUFFER, cost=EXHAUST)
class MajorDerlin(ShipEffect[Attack], kw_only=True):
    """Before the ship suffers damage from an attack, the total is one less."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is damage."""
        return attack.defender == self.ship and attack.total > 0

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """After Brace."""
        attack.total -= 1
        return DONE


@modifier("admiral_montferrat", at=OBSTRUCTED, stage=Stage.SET)
@rule("CARD-admiral-montferrat-01", "CARD-admiral-montferrat-02")
def admiral_montferrat(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
    """Attacks of ships on this ship at speed 3 or more are treated as obstructed."""
    if obstructed or option.zone is None or option.defender != card.unit:
        return obstructed
    return game.ship(card.unit).speed >= 3


@trigger("admiral_montferrat", at=MAN_AFTER)
class AdmiralMontferrat(ShipEffect[ExecuteManeuver], kw_only=True):
    """After a maneuver in which the ship overlapped a ship, the card is discarded."""

    @rule("CARD-admiral-montferrat-02")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """This ship moved; being run into does not count."""
        return maneuver.ship == self.ship and bool(maneuver.overlapped)

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        """It is gone for good."""
        game.emit(UpgradeDiscarded(UpgradeId(self.card.place)))
        return DONE


@offer("captain_needa", at=ROUND_START)
class CaptainNeeda(ShipEffect[Round], kw_only=True):
    """At the start of round 1, replace one of the ship's defense tokens by an Evade."""

    def _tokens(self, game: Game) -> list[TokenId]:
        return tokens_in(game, self.ship, TokenState.READIED, TokenState.EXHAUSTED)

    @rule("CARD-captain-needa-01")
    def can_resolve(self, game: Game, round: Round) -> bool:
        """It has one."""
        return round.number == 1 and bool(self._tokens(game))

    @rule("CARD-captain-needa-01", "CARD-devastator-01")
    def resolve(self, game: Game, round: Round) -> Step:
        """The old one is not discarded: it leaves the game."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, self._tokens(game))
        game.emit(DefenseTokenReplaced(self.ship, token, DefenseToken.EVADE))
        return DONE


@offer("walex_blissex", at=ACT_START, cost=DISCARD)
class WalexBlissex(ShipEffect[ShipActivation], kw_only=True):
    """When the ship activates, recover one of its discarded defense tokens."""

    @rule("CARD-walex-blissex-02")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It has one."""
        return activation.ship == self.ship and bool(tokens_in(game, self.ship, TokenState.DISCARDED))

    @rule("CARD-walex-blissex-01")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """It comes back readied; nothing is readied by that."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, tokens_in(game, self.ship, TokenState.DISCARDED))
        turn_token(game, self.ship, token, TokenState.READIED, self.key)
        return DONE


@offer("captain_brunson", at=ATK_4_SPEND, cost=EXHAUST)
class CaptainBrunson(ShipEffect[Attack], kw_only=True):
    """While the ship defends at distance 1-2 of an obstacle, in the Spend Defense Tokens step, cancel a die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It is no defense token: speed and accuracy play no part."""
        return attack.defender == self.ship and bool(attack.pool.free) and self._is_near_obstacle(game)

    def _is_near_obstacle(self, game: Game) -> bool:
        here = game.body(self.ship)
        return any(Distance.TWO.reaches(measure(here, obstacle).mm) for obstacle in game.obstacle_bodies())

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of the defender's choice."""
        place = yield from choose(self.seat, CANCELED_DIE, attack.pool.free)
        modify_pool(game, attack, attack.pool.without((place,)), self.key, canceled=(place,))
        return DONE


@modifier("commander_gherant", at=CRITICAL, stage=Stage.FORBID)
def commander_gherant(game: Game, card: CardInPlay, use: CriticalUse, may: bool) -> bool:
    """Against this ship no critical effect can be resolved."""
    return may and use.attack.defender != card.unit


@trigger("commander_gherant", at=ATK_AFTER)
class CommanderGherant(ShipEffect[Attack], kw_only=True):
    """After the ship attacked a ship, the card is discarded."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """On whatever occasion."""
        return attack.attacker == self.ship and game.is_ship(attack.defender)

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """It is gone for good."""
        game.emit(UpgradeDiscarded(UpgradeId(self.card.place)))
        return DONE


@offer("expert_shield_tech", at=ATK_4_EFFECT)
class ExpertShieldTech(ShipEffect[SpendDefenseToken], kw_only=True):
    """When the ship spends a Redirect, the damage is one less instead of what the token does."""

    def can_resolve(self, game: Game, spend: SpendDefenseToken) -> bool:
        """It is a Redirect, spent for its effect in the Spend Defense Tokens step."""
        return spend.unit == self.ship and not spend.without_effect and spend.kind(game) is DefenseToken.REDIRECT

    def resolve(self, game: Game, spend: SpendDefenseToken) -> StepResult:
        """Nothing is redirected."""
        spend.without_effect = True
        mark(game, self.key, Scope.ATTACK, unit=self.ship)
        return DONE


@trigger("expert_shield_tech", at=ATK_5_BEFORE_SUFFER)
class ShieldTechReduces(ShipEffect[Attack], kw_only=True):
    """After Brace, before the damage is suffered, the total is one less."""

    is_silent = True

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A Redirect was spent for it, and there is damage."""
        return attack.defender == self.ship and attack.total > 0 and bool(game.lasting(self.key, self.ship))

    @rule("DEF-35")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """Down to 0."""
        attack.total -= 1
        return DONE


@offer("reeva_demesne", at=ATK_1_AFTER, cost=EXHAUST)
class ReevaDemesne(ShipEffect[Attack], kw_only=True):
    """When a hull zone of the ship that has shields is declared as target, ready a defense token."""

    def _tokens(self, game: Game) -> list[TokenId]:
        places = range(len(game.ship(self.ship).defense))
        return [TokenId(place) for place in places if can_ready(game, self.ship, TokenId(place))]

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A shield is left there, and a token is exhausted."""
        zone = attack.target_zone
        if attack.defender != self.ship or zone is None:
            return False
        shields = game.ask(SHIELDS, ZoneOf(self.ship, zone), game.shields(self.ship, zone))
        return shields > 0 and bool(self._tokens(game))

    @rule("DEF-25")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """It can be spent in this attack."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, self._tokens(game))
        turn_token(game, self.ship, token, TokenState.READIED, self.key)
        return DONE


@offer("lira_wessex", at=DMG_CARD_DEAL)
class LiraWessex(ShipEffect[DealDamageCard], kw_only=True):
    """When the ship is dealt a faceup damage card, spend a Repair token to turn it facedown, without effect."""

    def can_resolve(self, game: Game, deal: DealDamageCard) -> bool:
        """It is not destroyed by the card, and has the token."""
        return (
            deal.ship == self.ship
            and deal.faceup
            and deal.was_dealt
            and Command.REPAIR in game.ship(self.ship).tokens
            and not is_destroyed(game, self.ship)
        )

    @rule("FX-21")
    def pay(self, game: Game) -> StepResult:
        """No Repair command is resolved."""
        return Call(SpendCommandToken(ship=self.ship, command=Command.REPAIR))

    @rule("DMG-12", "DMG-14")
    def turn(self, game: Game) -> StepResult:
        """It counts as damage all the same."""
        deal: DealDamageCard = game.subject_of(self)
        place = place_of(game, self.ship, deal.number)
        if place is not None:
            flip_facedown(game, self.ship, place)
            deal.faceup = False
        return DONE

    steps = (pay, turn)


DEFENDING_ZONE = Kind[HullZone]("defending hull zone")


@offer("barriss_offee", at=ATK_1_AFTER)
class BarrissOffee(ShipEffect[Attack], kw_only=True):
    """When the ship is declared as target, spend a Redirect: later it says which hull zone defends."""

    def _tokens(self, game: Game, attack: Attack) -> list[TokenId]:
        defense = game.ship(self.ship).defense
        return [t for t in spendable_tokens(game, attack) if defense[t].kind is DefenseToken.REDIRECT]

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It has such a token to spend."""
        return attack.defender == self.ship and attack.target_zone is not None and bool(self._tokens(game, attack))

    @rule("DEF-24", "DEF-06")
    def pay(self, game: Game) -> Step:
        """The token has no effect of its own."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, self._tokens(game, game.subject_of(self)))
        return Call(SpendDefenseToken(unit=self.ship, token=token, as_cost=True))

    def remember(self, game: Game) -> StepResult:
        """For this attack."""
        mark(game, self.key, Scope.ATTACK, unit=self.ship)
        return DONE

    steps = (pay, remember)


@trigger("barriss_offee", at=ATK_5_CRIT)
class BarrissTurns(ShipEffect[Attack], kw_only=True):
    """As the Resolve Damage step begins, another hull zone becomes the defending one."""

    is_silent = True

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A token was spent for it."""
        return (
            attack.defender == self.ship
            and attack.aimed_zone is None
            and game.is_in_play(self.ship)
            and bool(game.lasting(self.key, self.ship))
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Any other; range, arcs and dice stay as they were."""
        zones = [zone for zone in game.zones(self.ship) if zone != attack.target_zone]
        zone = yield from choose(self.seat, DEFENDING_ZONE, zones)
        attack.aimed_zone, attack.target_zone = attack.target_zone, zone
        return DONE


@trigger("emperor_palpatine_officer", at=ATK_1_AFTER)
class PalpatineDemands(ShipEffect[Attack], kw_only=True):
    """An enemy ship or unique squadron that declares the ship as its target must spend a defense token."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It has one that it can spend."""
        attacker = attack.attacker
        return (
            attack.defender == self.ship
            and not attack.given
            and (game.is_ship(attacker) or game.squadron_card(attacker).unique)
            and bool(spendable_tokens(game, attack, attacker))
        )

    @rule("DEF-03", "DEF-04", "DEF-07")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of its choice, without effect."""
        tokens = spendable_tokens(game, attack, attack.attacker)
        token = yield from choose(game.controller(attack.attacker), CHOSEN_TOKEN, tokens, about=attack.attacker)
        return Call(SpendDefenseToken(unit=attack.attacker, token=token, as_cost=True), then=DONE)
