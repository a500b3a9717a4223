"""Officers in attacks, in movement and over squadrons; those of dials and tokens stand in `officer_dials`."""

from __future__ import annotations

import msgspec

from armada.catalog.cards import Color, DefenseToken
from armada.effects.verbs.card_effects import AttackEffect, LendsTokens, ShipEffect, ask_without, mark
from armada.effects.verbs.commands import activated_by
from armada.effects.verbs.dice import add_any_die, reroll
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships, is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Call, Outcome, Step, rule
from armada.engine.questions import Kind, choose
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.commands import CommandProcedure, ways_to_resolve
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.defense_tokens import SpendDefenseToken
from armada.rules.engagement import is_engaged
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacles import ResolveObstacle
from armada.rules.queries import (
    CRITICAL,
    MAY_MOVE,
    OBSTRUCTED,
    SQUADRON_SPEED,
    AttackOption,
    CriticalUse,
)
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.speed import ChangeSpeed, can_have_speed
from armada.rules.squadron_command import SquadronCommand
from armada.rules.timing import (
    ACT_START,
    ATK_2_AFTER_ROLL,
    ATK_3_MODIFY,
    ATK_4_EFFECT,
    ATK_4_SPEND,
    ATK_5_BEFORE_SUFFER,
    CMD_AFTER,
    DEFTOKEN_SPEND,
    MAN_AFTER,
    MAN_OBSTACLES,
    ROUND_START,
)
from armada.state.events.attack import DefenseTokenReplaced
from armada.state.events.cards import UpgradeDiscarded
from armada.state.events.commands import ActivationToggled
from armada.state.records import Command, Scope, ShipId, SquadronId, TokenId, TokenState, UnitId, UpgradeId

READY_AGAIN = Kind[SquadronId]("squadron ready again", "Which squadron can activate again?")


class NamedToken(msgspec.Struct, frozen=True):
    """A defense token, and the ship or squadron it belongs to."""

    unit: UnitId
    token: TokenId


NAMED_TOKEN = Kind[NamedToken]("named token", "Which defense token do you name?")

# In attacks


@offer("agent_kallus", at=ATK_3_MODIFY, free=True)
class AgentKallus(AttackEffect, kw_only=True):
    """While attacking a unique squadron, add a die of any colour."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The defender is a unique squadron."""
        return (
            attack.attacker == self.ship
            and not game.is_ship(attack.defender)
            and game.squadron_card(attack.defender).unique
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """At any range."""
        yield from add_any_die(game, attack, self.seat, self.key)
        return DONE


@offer("intel_officer", at=ATK_2_AFTER_ROLL, cost=EXHAUST)
class IntelOfficer(AttackEffect, kw_only=True):
    """After rolling, name a defense token: if it is spent in this attack, it is discarded."""

    def _tokens(self, game: Game, attack: Attack) -> list[NamedToken]:
        """Tokens of the defender, one's own, and those that another unit lets the defender spend."""
        side = game.side(attack.defender)
        units = [attack.defender, self.ship]
        if not game.is_ship(attack.defender):
            units += [u.id for u in game.state.units if u.id != attack.defender and game.side(u.id) == side]
        return [
            NamedToken(unit, token)
            for unit in units
            if unit in (attack.defender, self.ship) or self._lends(game, attack, unit)
            for token in tokens_in(game, unit, TokenState.READIED, TokenState.EXHAUSTED)
        ]

    def _lends(self, game: Game, attack: Attack, unit: UnitId) -> bool:
        """Whether a squadron lets the defender spend its tokens."""
        return any(
            effect.card.unit == unit and effect.can_resolve(game, attack)
            for effect in game.index.effects.get(ATK_4_SPEND.id, ())
            if isinstance(effect, LendsTokens) and game.is_in_force(effect.card)
        )

    @rule("CARD-intel-officer-01", "CARD-intel-officer-02")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """This ship attacks, and there is a token to name."""
        return attack.attacker == self.ship and bool(self._tokens(game, attack))

    def resolve(self, game: Game, attack: Attack) -> Step:
        """The name holds until the attack ends."""
        named = yield from choose(self.seat, NAMED_TOKEN, self._tokens(game, attack))
        mark(game, self.key, Scope.ATTACK, unit=named.unit, value=named.token)
        return DONE


@trigger("intel_officer", at=DEFTOKEN_SPEND)
class IntelOfficerDiscards(ShipEffect[SpendDefenseToken], kw_only=True):
    """The token that was named is discarded when it is spent; what it does or pays for happens all the same."""

    @rule("CARD-intel-officer-01", "CARD-intel-officer-02")
    def can_resolve(self, game: Game, spend: SpendDefenseToken) -> bool:
        """It is that token."""
        return not spend.discard and any(
            (named.unit, named.value) == (spend.unit, spend.token) for named in game.lasting(self.key)
        )

    def resolve(self, game: Game, spend: SpendDefenseToken) -> Outcome:
        """In step 4 or as a cost alike."""
        spend.discard = True
        return DONE


@offer("damage_control_officer", at=ATK_4_EFFECT, free=True)
class DamageControlOfficer(ShipEffect[SpendDefenseToken], kw_only=True):
    """When the ship resolves Contain, no critical effect at all can be resolved in the attack."""

    def can_resolve(self, game: Game, spend: SpendDefenseToken) -> bool:
        """It spends Contain."""
        return spend.unit == self.ship and spend.kind(game) is DefenseToken.CONTAIN

    def resolve(self, game: Game, spend: SpendDefenseToken) -> Outcome:
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
        return attack.defender == self.ship and bool(attack.pool.dice)

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

    def resolve(self, game: Game, attack: Attack) -> Outcome:
        """After Brace."""
        attack.total -= 1
        return DONE


@offer("toryn_farr", at=ATK_3_MODIFY)
class TorynFarr(AttackEffect, kw_only=True):
    """While another friendly ship or squadron at distance 1-3 attacks, it rerolls a blue die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is a blue die."""
        return (
            attack.attacker != self.ship
            and Color.BLUE in attack.pool.colors
            and game.are_friendly(attack.attacker, self.ship)
            and is_at(game, self.ship, attack.attacker, Distance.THREE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """One die."""
        blue = attack.pool.places(color=Color.BLUE)
        yield from reroll(game, attack, game.owner(attack.attacker), self.key, blue, most=1)
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

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Outcome:
        """It is gone for good."""
        game.emit(UpgradeDiscarded(UpgradeId(self.card.number)))
        return DONE


# Defense tokens and speed


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


@offer("admiral_titus", at=ROUND_START)
class AdmiralTitus(ShipEffect[Round], kw_only=True):
    """At the start of round 1, change the speed of an enemy ship by 1."""

    def _speeds(self, game: Game, ship: ShipId) -> list[int]:
        speed = game.ship(ship).speed
        return [new for new in (speed - 1, speed + 1) if new >= 0 and can_have_speed(game, ship, new)]

    def _targets(self, game: Game) -> list[ShipId]:
        return [ship for ship in enemy_ships(game, self.ship) if self._speeds(game, ship)]

    def can_resolve(self, game: Game, round: Round) -> bool:
        """There is one."""
        return round.number == 1 and bool(self._targets(game))

    def resolve(self, game: Game, round: Round) -> Step:
        """Up or down, to 0 too."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._targets(game))
        speed = yield from choose(self.seat, NEW_SPEED, self._speeds(game, ship))
        return Call(ChangeSpeed(ship=ship, speed=speed, by=self.seat), then=DONE)


# Movement and squadrons


@offer("chart_officer", at=MAN_OBSTACLES, cost=DISCARD)
class ChartOfficer(ShipEffect[ResolveObstacle], kw_only=True):
    """Before an obstacle acts on the ship after a maneuver, skip its effect."""

    def can_resolve(self, game: Game, obstacle: ResolveObstacle) -> bool:
        """It has not acted yet."""
        return obstacle.ship == self.ship and not obstacle.was_resolved and not obstacle.replaced

    def resolve(self, game: Game, obstacle: ResolveObstacle) -> Outcome:
        """Others overlapped act all the same."""
        obstacle.replaced = True
        return DONE


@offer("flight_commander", at=MAN_AFTER)
class FlightCommander(ShipEffect[ExecuteManeuver], kw_only=True):
    """In its activation the ship resolves its Squadron command after a maneuver."""

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """It has the dial or token and did not resolve the command."""
        activation = game.under_way(ShipActivation)
        return (
            maneuver.ship == self.ship
            and activation is not None
            and activation.ship == self.ship
            and game.is_in_play(self.ship)
            and bool(ways_to_resolve(game, self.ship, Command.SQUADRON))
        )

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Outcome:
        """The whole command, from where the ship is now."""
        return Call(SquadronCommand(ship=self.ship), then=DONE)


@offer("adar_tallon", at=CMD_AFTER, cost=EXHAUST)
class AdarTallon(ShipEffect[CommandProcedure], kw_only=True):
    """After the ship's Squadron command, a squadron that it activated can activate again."""

    def _squadrons(self, game: Game, command: SquadronCommand) -> list[SquadronId]:
        return [s for s in command.activated if game.is_in_play(s) and game.squadron(s).activated]

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """One of them is still there."""
        return (
            isinstance(command, SquadronCommand) and command.ship == self.ship and bool(self._squadrons(game, command))
        )

    def resolve(self, game: Game, command: CommandProcedure) -> Step:
        """In the Squadron Phase, or by another ship."""
        assert isinstance(command, SquadronCommand)
        squadron = yield from choose(self.seat, READY_AGAIN, self._squadrons(game, command))
        game.emit(ActivationToggled(squadron, False))
        return DONE


@modifier("admiral_chiraneau", at=MAY_MOVE, stage=Stage.PERMIT)
@rule("CARD-admiral-chiraneau-02")
def chiraneau_lets_move(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """Squadron: squadrons that the ship activates can move although they are engaged."""
    return may or activated_by(game, squadron, card.unit)


@modifier("admiral_chiraneau", at=SQUADRON_SPEED, stage=Stage.PRINTED)
@rule("CARD-admiral-chiraneau-01", "CARD-admiral-chiraneau-02")
def chiraneau_slows(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """If they move by this permission alone, it is as if speed 2 were printed on their card."""
    if not activated_by(game, squadron, card.unit):
        return speed
    free = ask_without(game, card, MAY_MOVE, squadron, not is_engaged(game, squadron))
    return speed if free else 2
