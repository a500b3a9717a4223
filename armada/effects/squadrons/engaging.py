"""Unique squadrons that change engagement, targets, range, keywords and speed."""

from __future__ import annotations

from armada.catalog.cards import Color, Printing
from armada.effects.verbs.card_effects import SquadronEffect, mark
from armada.effects.verbs.dice import COLORS
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.defense_tokens import SpendDefenseToken
from armada.rules.engagement import engagement
from armada.rules.game import EVEN_IF_DESTROYED, Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import (
    ATTACK_RANGE,
    ATTACK_REACH,
    DEFTOKEN_SPEND,
    GATHER,
    KEYWORD,
    MAY_ATTACK,
    MAY_COUNTER,
    MAY_MOVE,
    MAY_TARGET,
    MUST_ATTACK_SQUADRON,
    OBSTRUCTED,
    RELAY_PLACES,
    SQUADRON_SPEED,
    AttackOption,
    KeywordOf,
    Relaying,
    TokenUse,
)
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.timing import SQACT_CHOOSE
from armada.state.game_state import Phase
from armada.state.records import Scope, SquadronId, TokenId, TokenState, UnitId

# Tycho Celchu


@modifier("tycho_celchu", at=MAY_MOVE, stage=Stage.PERMIT)
@rule("ENG-02", "CARD-instigator-03")
def tycho_moves(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """Engagement does not keep him from moving, nor does being treated as engaged."""
    return may or squadron == card.unit


@modifier("tycho_celchu", at=MUST_ATTACK_SQUADRON, stage=Stage.PERMIT)
@rule("ENG-03")
def tycho_attacks(game: Game, card: CardInPlay, squadron: SquadronId, must: bool) -> bool:
    """Engagement does not keep him from attacking ships; Escort still bars squadrons."""
    return must and squadron != card.unit


# IG-88


@modifier("ig_88", at=MAY_TARGET, stage=Stage.PERMIT)
@rule("KEY-14")
def ig_88_ignores_escort(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """Escort of enemy squadrons does not bar his squadron targets."""
    return may or (option.attacker == card.unit and option.target_zone is None)


@modifier("ig_88", at=MAY_COUNTER, stage=Stage.FORBID)
@rule("KEY-02", "CARD-quad-laser-turrets-02")
def ig_88_ignores_counter(game: Game, card: CardInPlay, attack: Attack, may: bool) -> bool:
    """Squadrons that he attacks cannot counter; ships can."""
    return may and (attack.attacker != card.unit or game.is_ship(attack.defender))


# Valen Rudor


def _has_other_enemies(game: Game, squadron: UnitId, valen: int) -> bool:
    """Whether a squadron is engaged with another one than Valen Rudor; treated ones are nobody."""
    return any(enemy != valen for enemy in engagement(game, SquadronId(squadron)).squadrons)


@modifier("valen_rudor", at=MAY_TARGET, stage=Stage.FORBID)
@rule("FX-03", "ENG-03")
def valen_is_no_target(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """An enemy squadron engaged with another squadron cannot attack him; he does not bind it then either."""
    if not may or option.defender != card.unit or option.zone is not None:
        return may
    return not _has_other_enemies(game, option.attacker, card.unit)


@modifier("valen_rudor", at=MUST_ATTACK_SQUADRON, stage=Stage.PERMIT)
@rule("ENG-03")
def valen_does_not_bind(game: Game, card: CardInPlay, squadron: SquadronId, must: bool) -> bool:
    """If he cannot be attacked, he does not keep a squadron from attacking ships; another that is not Heavy does."""
    enemies = engagement(game, squadron).squadrons if must else ()
    if card.unit not in enemies or len(enemies) == 1:
        return must
    return any(enemy != card.unit and not has_keyword(game, enemy, "heavy") for enemy in enemies)


@modifier("valen_rudor", at=MAY_COUNTER, stage=Stage.FORBID)
@rule("FX-03", "KEY-15")
def valen_is_not_countered(game: Game, card: CardInPlay, attack: Attack, may: bool) -> bool:
    """Nor can it counter his attacks."""
    if not may or attack.attacker != card.unit or game.is_ship(attack.defender):
        return may
    return not _has_other_enemies(game, attack.defender, card.unit)


# Ciena Ree


@modifier("ciena_ree", at=OBSTRUCTED, stage=Stage.SET)
@rule("ATK-22", "LOS-14", "ENG-13", "DMGCARD-disengaged-fire-control-02")
def ciena_ree(game: Game, card: CardInPlay, option: AttackOption, is_obstructed: bool) -> bool:
    """Attacks on her are treated as obstructed; she is engaged all the same."""
    return is_obstructed or option.defender == card.unit


# Dengar


@modifier("dengar", at=KEYWORD, stage=Stage.INCREASE)
@rule("KEY-35")
def dengar(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """Other friendly squadrons at distance 1-2 have Counter 1, or one more Counter than they had."""
    if (
        asked.keyword != "counter"
        or asked.unit == card.unit
        or game.is_ship(asked.unit)
        or None in (game.unit(asked.unit).pose, game.unit(card.unit).pose)
        or not game.are_friendly(asked.unit, card.unit)
        or not is_at(game, card.unit, asked.unit, Distance.TWO)
    ):
        return value
    return (value or 0) + 1


# Hera Syndulla in her X-wing, Plo Koon, Tel Trevura


@modifier("hera_syndulla_x_wing_squadron", at=KEYWORD, stage=Stage.INCREASE)
@rule("EXT-keyword-01", "EXT-keyword-02", "KEY-35")
def hera_syndulla(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """Friendly squadrons with Escort at distance 1-2 have one more Adept."""
    if asked.keyword != "adept" or not _is_friend_near(game, card, asked.unit, Distance.TWO):
        return value
    return (value or 0) + 1 if has_keyword(game, asked.unit, "escort") else value


@modifier("plo_koon_delta_7_aethersprite_squadron", at=KEYWORD, stage=Stage.LIMIT)
@rule("KEY-02", "KEY-35")
def plo_koon(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """Friendly squadrons at distance 1 that are not unique and have no Counter have Counter 1."""
    if asked.keyword != "counter" or value is not None or not _is_friend_near(game, card, asked.unit, Distance.ONE):
        return value
    return None if game.squadron_card(asked.unit).unique else 1


def _is_friend_near(game: Game, card: CardInPlay, unit: UnitId, band: Distance) -> bool:
    """Whether this is a friendly squadron up to a distance of the one with the card."""
    return not game.is_ship(unit) and game.are_friendly(unit, card.unit) and is_at(game, card.unit, unit, band)


@modifier("tel_trevura", at=KEYWORD, stage=Stage.SET)
@rule("KEY-14", "KEY-35", "ENG-12")
def tel_trevura(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """With a readied defense token he has Escort."""
    if value is not None or asked.unit != card.unit or asked.keyword != "escort":
        return value
    return 0 if tokens_in(game, asked.unit, TokenState.READIED) else None


# DIS-T81, Luminara Unduli


@modifier("luminara_unduli_delta_7_aethersprite_squadron", at=OBSTRUCTED, stage=Stage.SET)
@rule("LOS-14", "ATK-22", "KEY-10", "ENG-13")
def luminara_unduli(game: Game, card: CardInPlay, option: AttackOption, is_obstructed: bool) -> bool:
    """Attacks by enemy squadrons at distance 1 of her on friendly squadrons that are not unique are obstructed."""
    if is_obstructed or option.zone is not None or option.target_zone is not None:
        return is_obstructed
    return (
        game.are_friendly(option.defender, card.unit)
        and not game.squadron_card(option.defender).unique
        and is_at(game, card.unit, option.attacker, Distance.ONE)
    )


EVEN_IF_DESTROYED.add("dis_t81")


@modifier("dis_t81", at=OBSTRUCTED, stage=Stage.FORBID)
@rule("FX-03", "LOS-14", "ENG-05")
def dis_t81(game: Game, card: CardInPlay, option: AttackOption, is_obstructed: bool) -> bool:
    """His attacks cannot be obstructed; across an obstacle he is not engaged all the same."""
    return is_obstructed and option.attacker != card.unit


# Vult Skerris


@modifier("vult_skerris", at=MAY_ATTACK, stage=Stage.FORBID)
@rule("FX-03", "SQN-07", "KEY-06")
def vult_skerris(game: Game, card: CardInPlay, attacker: UnitId, may: bool) -> bool:
    """In the Squadron Phase he cannot attack, but for counter attacks: when he was attacked just now."""
    if not may or attacker != card.unit or game.state.phase is not Phase.SQUADRON:
        return may
    attack = game.innermost(Attack)
    return attack is not None and attack.defender == card.unit and not attack.is_counter


# Anakin Skywalker in his Y-wing


ANAKIN = "anakin_skywalker_btl_b_y_wing_squadron"


@offer(ANAKIN, at=SQACT_CHOOSE)
class AnakinIgnoresEngagement(SquadronEffect[SquadronActivation], kw_only=True):
    """In his activation, spend one of his defense tokens to ignore engagement until its end."""

    def _tokens(self, game: Game) -> list[TokenId]:
        tokens = tokens_in(game, self.squadron, TokenState.READIED, TokenState.EXHAUSTED)
        return [token for token in tokens if game.ask(DEFTOKEN_SPEND, TokenUse(self.squadron, token, None), True)]

    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """He has a token left, and has not used this yet; before, between or after move and attack."""
        return (
            activation.squadron == self.squadron
            and not game.lasting(ANAKIN, self.squadron)
            and bool(self._tokens(game))
        )

    @rule("DEF-03", "DEF-04", "DEF-24")
    def pay(self, game: Game) -> Step:
        """The token has no effect of its own."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, self._tokens(game))
        return Call(SpendDefenseToken(unit=self.squadron, token=token, as_cost=True))

    def ignore(self, game: Game) -> StepResult:
        """Until the end of the activation."""
        mark(game, ANAKIN, Scope.SQUADRON_ACTIVATION, unit=self.squadron)
        return DONE

    steps = (pay, ignore)


@modifier(ANAKIN, at=MAY_MOVE, stage=Stage.PERMIT)
@rule("ENG-02")
def anakin_moves(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """Engagement does not keep him from moving."""
    return may or (squadron == card.unit and bool(game.lasting(ANAKIN, squadron)))


@modifier(ANAKIN, at=MUST_ATTACK_SQUADRON, stage=Stage.PERMIT)
@rule("ENG-03")
def anakin_attacks(game: Game, card: CardInPlay, squadron: SquadronId, must: bool) -> bool:
    """Engagement does not keep him from attacking ships."""
    return must and not (squadron == card.unit and game.lasting(ANAKIN, squadron))


@modifier(ANAKIN, at=MAY_TARGET, stage=Stage.PERMIT)
@rule("KEY-14")
def anakin_ignores_escort(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """Escort binds squadrons that are engaged: it does not bar his targets."""
    if may or option.attacker != card.unit or option.target_zone is not None:
        return may
    return bool(game.lasting(ANAKIN, option.attacker))


# Matchstick

MATCHSTICKS_PLACES = 3


@modifier("matchstick", at=RELAY_PLACES, stage=Stage.INCREASE)
@rule("EXT-keyword-17", "EXT-keyword-18", "CMD-42")
def matchstick(game: Game, card: CardInPlay, relaying: Relaying, places: int) -> int:
    """Up to three Bomber squadrons of a command can be activated through him, as by Relay; it is not the keyword."""
    if relaying.relay != card.unit or not has_keyword(game, relaying.squadron, "bomber"):
        return places
    return places + MATCHSTICKS_PLACES


# Ketsu Onyo


@modifier("ketsu_onyo", at=SQUADRON_SPEED, stage=Stage.REDUCE)
@rule("SQN-20", "CARD-admiral-chiraneau-02")
def ketsu_onyo(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """Enemy squadrons that start at distance 1 of her are two slower, but keep speed 1; obstructed ones too."""
    if speed <= 1 or game.are_friendly(squadron, card.unit) or not is_at(game, card.unit, squadron, Distance.ONE):
        return speed
    return max(1, speed - 2)


# Major Rhymer


@modifier("major_rhymer", at=ATTACK_REACH, stage=Stage.INCREASE, printing=Printing.ERA_2016)
def rhymer_reach(game: Game, card: CardInPlay, attacker: UnitId, mm: float) -> float:
    """His friends reach to medium range, if they are near him."""
    return max(mm, Range.MEDIUM.end) if game.are_friendly(attacker, card.unit) else mm


@modifier("major_rhymer", at=ATTACK_REACH, stage=Stage.INCREASE, printing=Printing.FINAL)
def rhymer_reach_final(game: Game, card: CardInPlay, attacker: UnitId, mm: float) -> float:
    """His friends reach to close range, if they are near him."""
    return max(mm, Range.CLOSE.end) if game.are_friendly(attacker, card.unit) else mm


@modifier("major_rhymer", at=ATTACK_RANGE, stage=Stage.PERMIT, printing=Printing.ERA_2016)
@rule("CARD-major-rhymer-01")
def rhymer_range(game: Game, card: CardInPlay, option: AttackOption, is_at_range: bool) -> bool:
    """Friendly squadrons at distance 1 of him, himself included, can attack ships at close-medium range."""
    if is_at_range or option.zone is not None or option.target_zone is None:
        return is_at_range
    return (
        option.range in (Range.CLOSE, Range.MEDIUM)
        and game.are_friendly(option.attacker, card.unit)
        and is_at(game, card.unit, option.attacker, Distance.ONE)
    )


@modifier("major_rhymer", at=ATTACK_RANGE, stage=Stage.PERMIT, printing=Printing.FINAL)
@rule("EXT-ruling-03")
def rhymer_range_final(game: Game, card: CardInPlay, option: AttackOption, is_at_range: bool) -> bool:
    """Friendly squadrons at distance 1 of him, himself included, can attack ships at close range."""
    return is_at_range or (option.range is Range.CLOSE and rhymer_range(game, card, option, is_at_range))


@modifier("major_rhymer", at=GATHER, stage=Stage.PERMIT)
@rule("CARD-major-rhymer-02", "EXT-ruling-03")
def rhymer_dice(game: Game, card: CardInPlay, option: AttackOption, colors: tuple[Color, ...]) -> tuple[Color, ...]:
    """They roll their whole battery, whatever the colours allowed at the range."""
    at_ship = option.zone is None and option.target_zone is not None
    return COLORS if at_ship and game.are_friendly(option.attacker, card.unit) else colors
