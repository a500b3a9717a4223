"""Unique squadrons that change how an attack is defended against or its damage, or do damage when one has ended."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.keywords.attacking import attack_that_destroys
from armada.effects.squadrons.abilities import (
    CHOSEN_SQUADRONS,
    AceAttack,
    AceCritical,
    comrades,
    enemy_squadrons,
    hurt_all,
    in_own_activation,
)
from armada.effects.verbs.card_effects import LendsTokens, SquadronEffect
from armada.effects.verbs.dice import SPENT_DIE, dice_with
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose, choose_some
from armada.engine.seats import Seat
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.attack_events import modify_pool
from armada.rules.damage import SufferDamage, change_shields
from armada.rules.damage_cards import FaceupCard
from armada.rules.defense_tokens import DEFENSE_TOKEN, SpendDefenseToken, spendable_tokens
from armada.rules.engagement import engagement
from armada.rules.game import EVEN_IF_DESTROYED, Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import DAMAGE_TOTAL, REMOVAL, SHIELDS, ZoneOf
from armada.rules.raid_tokens import give_raid_token, raid_types
from armada.rules.timing import (
    ATK_3_MODIFY,
    ATK_4_SPEND,
    ATK_5_BEFORE_SUFFER,
    ATK_5_CRIT,
    ATK_5_END,
    ATK_AFTER,
    DEFTOKEN_SPEND,
)
from armada.state.dice import CRITS
from armada.state.events.commands import ActivationToggled
from armada.state.records import ShipId, SquadronId, TokenState, UnitId

SHIELDING = Kind[SquadronId]("shielding squadron")

LIVE = (TokenState.READIED, TokenState.EXHAUSTED)
"""Defense tokens that are not discarded."""

KITS_REDUCTION = 3

EVEN_IF_DESTROYED.update(
    (
        "darth_vader_tie_advanced_squadron",
        "darth_vader_tie_defender_squadron",
        "dutch_vander",
        "general_grievous_belbullab_22_squadron",
        "shara_bey",
    )
)
"""Their own cards work for the counter attack that they make when they were destroyed (S-14)."""

# Defense


@offer("jan_ors", at=ATK_4_SPEND)
class JanOrs(LendsTokens, kw_only=True):
    """While a friendly squadron at distance 1-2 defends, it can spend her defense tokens.

    Accuracy icons choose among the defender's own tokens, so that hers are safe unless she defends.
    """

    is_repeatable = True

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The controller of the defender."""
        return game.controller(attack.defender)

    @rule("CARD-jan-ors-01", "CARD-jan-ors-02", "DEF-06", "DEF-07")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """She has a token of a type that was not spent in this attack."""
        return (
            attack.defender != self.squadron
            and not game.is_ship(attack.defender)
            and game.are_friendly(attack.defender, self.squadron)
            and is_at(game, self.squadron, attack.defender, Distance.TWO)
            and bool(spendable_tokens(game, attack, self.squadron))
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """As if it were the defender's own."""
        tokens = spendable_tokens(game, attack, self.squadron)
        token = yield from choose(game.controller(attack.defender), DEFENSE_TOKEN, tokens, about=self.squadron)
        return Call(SpendDefenseToken(unit=self.squadron, token=token), then=DONE)


@modifier("luke_skywalker", at=SHIELDS, stage=Stage.SET)
@rule("DMG-04", "DEF-12")
def luke_skywalker(game: Game, card: CardInPlay, where: ZoneOf, shields: int) -> int:
    """A ship that Luke attacks counts as having no shields; for the faceup cards it is dealt the real ones count."""
    for procedure in game.procedures():
        if isinstance(procedure, FaceupCard):
            return shields
        if isinstance(procedure, Attack):
            return 0 if (procedure.attacker, procedure.defender) == (card.unit, where.ship) else shields
    return shields


# The damage total


@modifier("darth_vader_tie_advanced_squadron", at=DAMAGE_TOTAL, stage=Stage.INCREASE)
@rule("DICE-16", "DICE-17")
def darth_vader(game: Game, card: CardInPlay, attack: Attack, total: int) -> int:
    """Each critical icon adds one damage while he attacks, against ships and squadrons; he resolves no critical."""
    return total + attack.pool.crits if attack.attacker == card.unit else total


@modifier("shara_bey", at=DAMAGE_TOTAL, stage=Stage.INCREASE)
@rule("KEY-02")
def shara_bey(game: Game, card: CardInPlay, attack: Attack, total: int) -> int:
    """Each critical icon adds one damage to her counter attacks."""
    return total + attack.pool.crits if attack.is_counter and attack.attacker == card.unit else total


@modifier("general_grievous_belbullab_22_squadron", at=DAMAGE_TOTAL, stage=Stage.INCREASE)
@rule("ATK-30", "CRIT-09", "DEF-19", "DICE-16")
def general_grievous(game: Game, card: CardInPlay, attack: Attack, total: int) -> int:
    """His critical icons add damage against ships and squadrons without a readied defense token."""
    if attack.attacker != card.unit or tokens_in(game, attack.defender, TokenState.READIED):
        return total
    return total + attack.pool.crits


@modifier("darth_vader_tie_defender_squadron", at=DAMAGE_TOTAL, stage=Stage.INCREASE)
@rule("ATK-30", "DICE-17", "DEF-19")
def darth_vader_in_his_defender(game: Game, card: CardInPlay, attack: Attack, total: int) -> int:
    """His critical icons add damage to unique squadrons."""
    if attack.attacker != card.unit or game.is_ship(attack.defender):
        return total
    return total + attack.pool.crits if game.squadron_card(attack.defender).unique else total


@offer("kit_fisto", at=DEFTOKEN_SPEND)
class KitFisto(SquadronEffect[SpendDefenseToken], kw_only=True):
    """While defending, discard a defense token that he spends: the damage total is 3 lower, and it does no more."""

    @rule("DEF-06", "ATK-27")
    def can_resolve(self, game: Game, spend: SpendDefenseToken) -> bool:
        """He defends; a token that is the cost of an effect has none that could be replaced."""
        attack = game.innermost(Attack)
        return (
            spend.unit == self.squadron
            and not spend.as_cost
            and not spend.without_effect
            and attack is not None
            and attack.defender == self.squadron
        )

    @rule("DEF-03", "DEF-04", "DEF-35")
    def resolve(self, game: Game, spend: SpendDefenseToken) -> StepResult:
        """Readied or exhausted, it is discarded."""
        attack = game.innermost(Attack)
        assert attack is not None
        spend.discard = spend.without_effect = True
        attack.reduced += KITS_REDUCTION
        return DONE


@offer("biggs_darklighter", at=ATK_5_BEFORE_SUFFER)
class BiggsDarklighter(SquadronEffect[Attack], kw_only=True):
    """Before a friendly Escort squadron at distance 1 suffers damage from an attack, another takes one point of it."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is damage, and another friendly Escort squadron at distance 1; he himself may be either of the two."""
        return (
            attack.total > 0
            and not game.is_ship(attack.defender)
            and game.are_friendly(attack.defender, self.squadron)
            and is_at(game, self.squadron, attack.defender, Distance.ONE)
            and has_keyword(game, attack.defender, "escort")
            and bool(self._others(game, attack))
        )

    @rule("SHIP-15", "RANGE-20")
    def _others(self, game: Game, attack: Attack) -> list[SquadronId]:
        near = (self.squadron, *comrades(game, self.squadron, Distance.ONE))
        return [each for each in near if each != attack.defender and has_keyword(game, each, "escort")]

    @rule("DEF-35", "DEF-30")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """After Brace; the damage passed on is not the attack's."""
        squadron = yield from choose(self.seat, SHIELDING, self._others(game, attack))
        attack.total -= 1
        return Call(SufferDamage(unit=squadron, amount=1, by=self.key), then=DONE)


@offer("kanan_jarrus", at=ATK_3_MODIFY)
class KananJarrus(AceAttack, kw_only=True):
    """While attacking a ship, spend a die with a critical icon to give the defender a raid token."""

    @rule("EXT-raid-10", "EXT-raid-11")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A die shows a critical, and the ship lacks a type of raid token."""
        return (
            attack.attacker == self.squadron
            and game.is_ship(attack.defender)
            and bool(dice_with(attack.pool, CRITS))
            and bool(raid_types(game, attack.defender))
        )

    @rule("DICE-09", "CRIT-02")
    def spend(self, game: Game) -> Step:
        """The icon is no critical effect."""
        attack: Attack = game.subject_of(self)
        spent = yield from choose(self.seat, SPENT_DIE, dice_with(attack.pool, CRITS))
        modify_pool(game, attack, attack.pool.without((spent,)), self.key, spent=(spent,))
        return NEXT

    def raid(self, game: Game) -> Step:
        """He chooses the type."""
        yield from give_raid_token(game, self.seat, game.subject_of(self).defender, self.key)
        return DONE

    steps = (spend, raid)


# Critical effects


@offer("nym", at=ATK_5_CRIT)
class Nym(AceCritical, kw_only=True):
    """Blue critical: discard a defense token of the ship he attacks."""

    color = Color.BLUE

    def has_use(self, game: Game, attack: Attack) -> bool:
        """The defender has one, readied or exhausted."""
        return bool(tokens_in(game, attack.defender, *LIVE))

    @rule("DEF-22", "DEF-27")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """A token that was spent keeps the effect it had."""
        token = yield from choose(
            self.seat, CHOSEN_TOKEN, tokens_in(game, attack.defender, *LIVE), about=attack.defender
        )
        turn_token(game, attack.defender, token, TokenState.DISCARDED, self.key)
        self.declare(game, attack)
        return DONE


@offer("norra_wexley", at=ATK_5_CRIT)
class NorraWexley(AceCritical, kw_only=True):
    """Critical, for friendly Bomber squadrons at distance 1, herself included: the defending zone loses a shield."""

    def is_for(self, game: Game, attack: Attack) -> bool:
        """A friendly squadron attacks, near her; only one with Bomber can resolve critical effects at all."""
        return (
            not game.is_ship(attack.attacker)
            and game.are_friendly(attack.attacker, self.squadron)
            and has_keyword(game, attack.attacker, "bomber")
            and is_at(game, self.squadron, attack.attacker, Distance.ONE)
        )

    def has_use(self, game: Game, attack: Attack) -> bool:
        """The zone has a shield, or counts as having one."""
        assert attack.target_zone is not None
        where = ZoneOf(ShipId(attack.defender), attack.target_zone)
        return game.ask(SHIELDS, where, game.shields(attack.defender, attack.target_zone)) > 0

    @rule("DMG-25", "DMG-26")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """That is no damage, and comes before the attack's."""
        assert attack.target_zone is not None
        change_shields(game, ShipId(attack.defender), attack.target_zone, -1, self.key)
        self.declare(game, attack)
        return DONE


# After the damage


@offer("dutch_vander", at=ATK_5_END, free=True)
class DutchVander(AceAttack, kw_only=True):
    """When a squadron suffers damage from his attack, it counts as activated; if it did before, it suffers one more."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It is still in play."""
        return (
            attack.attacker == self.squadron
            and attack.suffered
            and not game.is_ship(attack.defender)
            and game.is_in_play(attack.defender)
        )

    @rule("SQN-11", "SQN-13", "DEF-35")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """To be toggled is not to activate; the point more is outside the damage total."""
        if game.unit(attack.defender).activated:
            return Call(SufferDamage(unit=attack.defender, amount=1, by=self.key), then=DONE)
        game.emit(ActivationToggled(attack.defender, True))
        return DONE


ANAKIN = "anakin_skywalker_delta_7_aethersprite_squadron"


@offer(ANAKIN, at=ATK_5_END)
class AnakinSkywalkerDelta7(AceAttack, kw_only=True):
    """When a squadron he attacks in his activation suffers damage, one or two enemies next to it suffer one each."""

    def _near(self, game: Game, attack: Attack) -> list[SquadronId]:
        """The enemies at distance 1 of the defender, itself among them."""
        near = enemy_squadrons(game, self.squadron)
        return [each for each in near if is_at(game, attack.defender, each, Distance.ONE)]

    @rule("RANGE-20", "DEF-30")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Not for a counter attack; the defender may have been destroyed."""
        return (
            attack.attacker == self.squadron
            and attack.suffered
            and not game.is_ship(attack.defender)
            and in_own_activation(game, attack)
            and bool(self._near(game, attack))
        )

    @rule("DEF-30", "DMG-09")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """All at once; it is no attack on them."""
        chosen = yield from choose_some(self.seat, CHOSEN_SQUADRONS, self._near(game, attack), least=1, most=2)
        return hurt_all(chosen, self.key)


@modifier(ANAKIN, at=REMOVAL, stage=Stage.LIMIT)
@rule("DMG-20")
def anakins_victim_waits(game: Game, card: CardInPlay, unit: UnitId, is_due: bool) -> bool:
    """The place of a squadron that he destroyed counts until the end of his attack."""
    if not is_due or game.is_ship(unit):
        return is_due
    attack = attack_that_destroys(game, unit)
    return attack is None or attack.attacker != card.unit or not in_own_activation(game, attack)


@trigger("soontir_fel", at=ATK_AFTER)
class SoontirFel(SquadronEffect[Attack], kw_only=True):
    """After an enemy squadron engaged with him attacks somebody else, it suffers a damage."""

    @rule("KEY-02", "ENG-05")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Counter attacks do not count; who is engaged is looked at when the attack has ended."""
        return (
            not attack.is_counter
            and attack.defender != self.squadron
            and not game.is_ship(attack.attacker)
            and not game.are_friendly(attack.attacker, self.squadron)
            and game.is_in_play(attack.attacker)
            and self.squadron in engagement(game, SquadronId(attack.attacker)).squadrons
        )

    @rule("DEF-30")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """No defense token helps."""
        return Call(SufferDamage(unit=attack.attacker, amount=1, by=self.key), then=DONE)
