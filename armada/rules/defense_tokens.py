"""Defense tokens: which can be spent, and what each does (DEF)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from armada.catalog.cards import DefenseToken
from armada.catalog.shapes import ship_shape
from armada.engine.procedures import DONE, NEXT, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, Refusal, choose, choose_some
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone, Size
from armada.geometry.ruler import Range
from armada.messages.message import Message, message
from armada.rules.attack_events import modify_pool
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.rules.queries import (
    DEFTOKEN_SPEND,
    EVADE,
    REDIRECT,
    SHIELDS,
    Evading,
    Redirecting,
    TokenUse,
    ZoneOf,
)
from armada.rules.timing import ATK_4_EFFECT
from armada.rules.timing import DEFTOKEN_SPEND as DEFTOKEN_SPEND_WINDOW
from armada.state.events.attack import DefenseTokenSpent, DefenseTokenTurned, RedirectChosen
from armada.state.records import Ship, ShipId, TokenId, TokenState, UnitId

if TYPE_CHECKING:
    from armada.rules.attack import Attack


class EvadeEffect(StrEnum):
    """The effect of an Evade on dice."""

    CANCEL = "cancel"
    REROLL = "reroll"


class NamedToken(msgspec.Struct, frozen=True):
    """A defense token, and the ship or squadron it belongs to."""

    unit: UnitId
    token: TokenId


DEFENSE_TOKEN = Kind[TokenId]("defense token")
EVADE_EFFECT = Kind[EvadeEffect]("evade effect")
EVADED_DICE = Kind[tuple[int, ...]]("evaded dice")
NAMED_TOKEN = Kind[NamedToken]("named token")
REDIRECT_ZONES = Kind[tuple[HullZone, ...]]("redirect zones")


class SpentToken(NamedTuple):
    """A defense token spent in an attack, for its effect or as a cost."""

    unit: UnitId
    token: TokenId
    kind: DefenseToken
    was_exhausted: bool = False
    as_cost: bool = False


def spendable_tokens(game: Game, attack: Attack, unit: UnitId | None = None) -> list[TokenId]:
    """The defense tokens that the defender, or another ship or squadron, can spend now."""
    unit = attack.defender if unit is None else unit
    places = range(len(game.unit(unit).defense))
    return [TokenId(place) for place in places if can_spend(game, attack, TokenId(place), unit)]


def can_spend(game: Game, attack: Attack, token: TokenId, unit: UnitId | None = None) -> bool:
    """Whether the defender, or another ship or squadron, can spend one of its defense tokens in this attack."""
    unit = attack.defender if unit is None else unit
    base = why_not(game, attack, token, unit) is None
    return game.ask(DEFTOKEN_SPEND, TokenUse(unit, token, attack), base)


@rule("DEF-05", "DEF-06", "DEF-07", "DEF-09", "DEF-27", "DEF-28", "DEF-36", "ATK-27", "ATK-53", "FX-22")
def why_not(game: Game, attack: Attack, token: TokenId, unit: UnitId | None = None) -> Refusal | None:
    """Why a defense token cannot be spent in this attack; None if no rule forbids it.

    An attacker, who spends tokens as the cost of an effect, is bound neither by its speed nor by types.
    """
    owner = game.unit(attack.defender if unit is None else unit)
    if not 0 <= token < len(owner.defense):
        return Refusal(message("refusals-token-missing", unit=owner.label), rule="DEF-01")
    kind = owner.defense[token].kind
    if owner.defense[token].state is TokenState.DISCARDED:
        return Refusal(message("refusals-token-discarded", unit=owner.label, token=_name(kind)), rule="DEF-27")
    if any((spent.unit, spent.token) == (owner.id, token) for spent in attack.spent):
        return Refusal(message("refusals-token-spent", unit=owner.label, token=_name(kind)), rule="DEF-07")
    if owner.id == attack.attacker:
        return None
    if owner.id == attack.defender and token in attack.locked:
        return Refusal(message("refusals-token-locked", unit=owner.label, token=_name(kind)), rule="ATK-27")
    if kind in attack.spent_kinds:
        return Refusal(message("refusals-token-type-spent", unit=owner.label, token=_name(kind)), rule="DEF-06")
    defender = game.unit(attack.defender)
    if isinstance(defender, Ship) and defender.speed == 0:
        reason = message("refusals-token-speed", unit=owner.label, token=_name(kind), defender=defender.label)
        return Refusal(reason, rule="DEF-05")
    return None


def _name(kind: DefenseToken) -> Message:
    return message(f"names-defense-token-{kind}")


@rule("DEF-26")
def exhaustible_tokens(game: Game, unit: UnitId) -> list[TokenId]:
    """The defense tokens that an effect can exhaust: readied ones alone."""
    defense = game.unit(unit).defense
    return [TokenId(place) for place, token in enumerate(defense) if token.state is TokenState.READIED]


def exhaust_token(game: Game, unit: UnitId, token: TokenId, by: str) -> None:
    """Exhaust a readied defense token by an effect: it is not spent."""
    assert token in exhaustible_tokens(game, unit), "an exhausted token is not exhausted again"
    game.emit(DefenseTokenTurned(unit, token, TokenState.EXHAUSTED, by, game.unit(unit).defense[token].kind))


@all_open
class SpendDefenseToken(Procedure, kw_only=True):
    """A defense token is spent: by the defender, and then has its effect, or as the cost of something else."""

    unit: UnitId
    token: TokenId
    as_cost: bool = False
    discard: bool = False
    """An effect makes it be discarded instead of exhausted."""

    without_effect: bool = False
    """An effect stands in the place of its own."""

    def kind(self, game: Game) -> DefenseToken:
        """The type of the token."""
        return game.unit(self.unit).defense[self.token].kind

    @rule("DEF-03", "DEF-04", "DEF-23", "DEF-24", "FX-21")
    def spend(self, game: Game) -> StepResult:
        """A readied token becomes exhausted, an exhausted one is discarded; as a cost it does nothing more."""
        kind = self.kind(game)
        readied = game.unit(self.unit).defense[self.token].state is TokenState.READIED
        state = TokenState.EXHAUSTED if readied and not self.discard else TokenState.DISCARDED
        attack = self._attack(game)
        if attack is not None:
            attack.spent += (SpentToken(self.unit, self.token, kind, not readied, self.as_cost),)
        if self.as_cost or attack is None:
            game.emit(DefenseTokenSpent(self.unit, self.token, state, kind))
            return DONE
        before = attack.damage_so_far(game)
        braces = kind is DefenseToken.BRACE and not self.without_effect
        after = attack.damage_so_far(game, with_brace=True) if braces else before
        game.emit(DefenseTokenSpent(self.unit, self.token, state, kind, before, after))
        return NEXT

    @rule("DEF-19", "DEF-22", "DEF-29")
    def have_effect(self, game: Game) -> Step | StepResult:
        """The effect of the token: some act now, Brace and Contain later in the attack."""
        attack, kind = self._attack(game), self.kind(game)
        assert attack is not None
        if self.without_effect:
            return DONE
        if kind is DefenseToken.EVADE:
            return self._evade(game, attack)
        if kind is DefenseToken.REDIRECT and attack.target_zone is not None:
            return self._redirect(game, attack)
        if kind is DefenseToken.SCATTER:
            return self._scatter(game, attack)
        if kind is DefenseToken.BRACE:
            attack.is_braced = True
        if kind is DefenseToken.CONTAIN:
            attack.is_contained = True
        return DONE

    @rule("DEF-16", "DEF-17", "DEF-18", "DEF-31", "DEF-34", "DICE-06", "DICE-10", "DICE-11")
    def _evade(self, game: Game, attack: Attack) -> Step:
        """Evade: at long range a die is canceled, at medium range one is rerolled, at close range as agreed."""
        evading = evading_in(game, attack)
        effects = [EvadeEffect.CANCEL] * evading.cancels + [EvadeEffect.REROLL] * evading.rerolls
        dice = attack.pool.free
        if not effects or not dice:
            return DONE
        seat = game.controller(attack.defender)
        effect = yield from choose(seat, EVADE_EFFECT, effects)
        chosen = yield from choose_some(seat, EVADED_DICE, dice, least=1, most=evading.dice + evading.extra)
        places = sorted(chosen)
        if effect is EvadeEffect.CANCEL:
            self._pay_for_more(game, len(places) > evading.dice)
            modify_pool(game, attack, attack.pool.without(places), "evade", canceled=places)
            return DONE
        faces = yield from roll([attack.pool.dice[place].color for place in places])
        self._pay_for_more(game, len(places) > evading.dice)
        modify_pool(game, attack, attack.pool.turned(places, faces), "evade", rerolled=places)
        return DONE

    @rule("EXT-evade-04", "EXT-evade-05", "EXT-evade-09")
    def _pay_for_more(self, game: Game, is_due: bool) -> None:
        """The token is discarded for one die more; it was spent once all the same."""
        if is_due and game.unit(self.unit).defense[self.token].state is not TokenState.DISCARDED:
            game.emit(DefenseTokenTurned(self.unit, self.token, TokenState.DISCARDED, "evade", self.kind(game)))

    @rule("DEF-11")
    def _redirect(self, game: Game, attack: Attack) -> Step:
        """Redirect: the defender chooses an adjacent hull zone; how much it takes is said when damage is suffered."""
        allowed = redirecting(game, attack)
        zones = yield from choose_some(
            game.controller(attack.defender), REDIRECT_ZONES, allowed.zones, least=1, most=allowed.how_many
        )
        attack.redirect_zones = tuple([zone for zone in allowed.zones if zone in zones])
        for zone in attack.redirect_zones:
            game.emit(RedirectChosen(attack.defender, zone))
        return DONE

    @rule("DEF-20", "DEF-21")
    def _scatter(self, game: Game, attack: Attack) -> StepResult:
        """Scatter: all dice are canceled, and with them every critical effect."""
        every = attack.pool.free
        modify_pool(game, attack, attack.pool.without(every), "scatter", canceled=every)
        return DONE

    def _attack(self, game: Game) -> Attack | None:
        from armada.rules.attack import Attack

        return game.innermost(Attack)

    steps = (DEFTOKEN_SPEND_WINDOW, spend, ATK_4_EFFECT, have_effect)


SIZES = tuple(Size)
"""The size classes in rising order."""

EVADES = {Range.LONG: Evading(cancels=True), Range.MEDIUM: Evading(rerolls=True), Range.CLOSE: Evading()}
CLOSE_EVADES = {**EVADES, Range.CLOSE: Evading(rerolls=True)}


@rule("EXT-evade-01", "EXT-evade-02", "DEF-18", "DEF-31")
def evading_in(game: Game, attack: Attack) -> Evading:
    """What an Evade does in this attack."""
    base = (CLOSE_EVADES if game.profile.close_evades else EVADES)[attack.range(game)]
    if game.profile.larger_evades and _is_attacked_by_larger(game, attack):
        base = base._replace(extra=1)
    return game.ask(EVADE, attack, base)


@rule("EXT-evade-04", "EXT-evade-07", "EXT-evade-08")
def _is_attacked_by_larger(game: Game, attack: Attack) -> bool:
    """Whether a ship is attacked by one of a larger size class; stations have none."""
    attacker, defender = game.unit(attack.attacker), game.unit(attack.defender)
    if not isinstance(attacker, Ship) or not isinstance(defender, Ship):
        return False
    sizes = [SIZES.index(game.ship_card(ship.id).size) for ship in (attacker, defender)]
    return sizes[0] > sizes[1]


def redirecting(game: Game, attack: Attack) -> Redirecting:
    """The reach of a Redirect in this attack: one hull zone adjacent to the one that defends (DEF-11)."""
    shape = ship_shape(game.ship_card(attack.defender).chassis)
    assert attack.target_zone is not None
    zones = tuple([zone for zone in shape.zones if shape.are_adjacent(attack.target_zone, zone)])
    return game.ask(REDIRECT, attack, Redirecting(zones))


@rule("DEF-12", "DEF-37")
def redirect_limit(game: Game, attack: Attack, zone: HullZone) -> int:
    """How much damage a chosen hull zone can still take: as much as it has shields, and as effects allow."""
    ship = ShipId(attack.defender)
    shields = game.ask(SHIELDS, ZoneOf(ship, zone), game.shields(ship, zone))
    allowed = redirecting(game, attack)
    limits = [shields]
    if allowed.most is not None:
        limits.append(allowed.most - attack.redirected)
    if allowed.each is not None:
        limits.append(allowed.each)
    return min(limits)
