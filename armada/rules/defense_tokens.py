"""Defense tokens: which can be spent, and what each does (DEF)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armada.catalog.cards import DefenseToken
from armada.engine.procedures import DONE, NEXT, Outcome, Procedure, Step, rule
from armada.engine.questions import Kind, Refusal, choose_some
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
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
from armada.rules.timing import DEFTOKEN_SPEND as DEFTOKEN_SPEND_WINDOW
from armada.state.events.attack import DefenseTokenSpent, DiceModified, RedirectChosen
from armada.state.records import Ship, ShipId, TokenId, TokenState, UnitId

if TYPE_CHECKING:
    from armada.rules.attack import Attack

DEFENSE_TOKEN = Kind[TokenId]("defense token", "Do you spend a defense token?")
EVADED_DICE = Kind[tuple[int, ...]]("evaded dice", "Which dice does the Evade concern?")
REDIRECT_ZONES = Kind[tuple[HullZone, ...]]("redirect zones", "To which hull zone do you redirect damage?")


def spendable_tokens(game: Game, attack: Attack) -> list[TokenId]:
    """The defense tokens that the defender can spend now."""
    defense = game.unit(attack.defender).defense
    return [TokenId(i) for i in range(len(defense)) if can_spend(game, attack, TokenId(i))]


def can_spend(game: Game, attack: Attack, token: TokenId) -> bool:
    """Whether the defender can spend a defense token in this attack."""
    base = why_not(game, attack, token) is None
    return game.ask(DEFTOKEN_SPEND, TokenUse(attack.defender, token, attack), base)


@rule("DEF-05", "DEF-06", "DEF-07", "DEF-09", "DEF-27", "DEF-28", "DEF-36", "ATK-27", "ATK-53", "FX-22")
def why_not(game: Game, attack: Attack, token: TokenId) -> Refusal | None:
    """Why a defense token cannot be spent in this attack; None if no rule forbids it."""
    unit = game.unit(attack.defender)
    if not 0 <= token < len(unit.defense):
        return Refusal(f"{unit.label} has no such defense token.", rule="DEF-01")
    kind = unit.defense[token].kind
    name = f"{unit.label} cannot spend its {kind.value.title()} token"
    if unit.defense[token].state is TokenState.DISCARDED:
        return Refusal(f"{name}: it is discarded.", rule="DEF-27")
    if token in attack.locked:
        return Refusal(f"{name}: the attacker chose it with an accuracy icon.", rule="ATK-27")
    if token in attack.spent:
        return Refusal(f"{name}: it was spent in this attack already.", rule="DEF-07")
    if kind in attack.spent_kinds:
        return Refusal(f"{name}: a token of this type was spent in this attack already.", rule="DEF-06")
    if isinstance(unit, Ship) and unit.speed == 0:
        return Refusal(f"{name}: its speed is 0.", rule="DEF-05")
    return None


class SpendDefenseToken(Procedure, kw_only=True):
    """A defense token is spent by the defender, and has its effect."""

    unit: UnitId
    token: TokenId
    discard: bool = False
    """An effect makes it be discarded instead of exhausted."""

    def kind(self, game: Game) -> DefenseToken:
        """The type of the token."""
        return game.unit(self.unit).defense[self.token].kind

    @rule("DEF-03", "DEF-04")
    def spend(self, game: Game) -> Outcome:
        """A readied token becomes exhausted, an exhausted one is discarded."""
        attack = self._attack(game)
        kind = self.kind(game)
        readied = game.unit(self.unit).defense[self.token].state is TokenState.READIED
        state = TokenState.EXHAUSTED if readied and not self.discard else TokenState.DISCARDED
        attack.spent += (self.token,)
        attack.spent_kinds += (kind,)
        game.emit(DefenseTokenSpent(self.unit, self.token, state))
        return NEXT

    def have_effect(self, game: Game) -> Step | Outcome:
        """What the token does now; Brace and Contain act later in the attack."""
        attack, kind = self._attack(game), self.kind(game)
        if kind is DefenseToken.EVADE:
            return self._evade(game, attack)
        if kind is DefenseToken.REDIRECT and game.is_ship(self.unit):
            return self._redirect(game, attack)
        if kind is DefenseToken.SCATTER:
            return self._scatter(game, attack)
        return DONE

    @rule("DEF-16", "DEF-17", "DEF-18", "DEF-31", "DEF-34", "DICE-06", "DICE-10", "DICE-11")
    def _evade(self, game: Game, attack: Attack) -> Step:
        """Evade: at long range a die is canceled, at medium range one is rerolled, at close range nothing happens."""
        evading = game.ask(EVADE, attack, EVADES[attack.range(game)])
        count = min(evading.cancel + evading.reroll, len(attack.pool.dice))
        if not count:
            return DONE
        places = range(len(attack.pool.dice))
        dice = yield from choose_some(game.owner(self.unit), EVADED_DICE, places, least=count, most=count)
        canceled, rerolled = sorted(dice)[: evading.cancel], sorted(dice)[evading.cancel :]
        if not rerolled:
            attack.pool = attack.pool.without(canceled)
            game.emit(DiceModified("evade", attack.pool))
            return DONE
        faces = yield from roll([attack.pool.dice[place].color for place in rerolled])
        attack.pool = attack.pool.turned(rerolled, faces).without(canceled)
        game.emit(DiceModified("evade", attack.pool))
        return DONE

    @rule("DEF-11")
    def _redirect(self, game: Game, attack: Attack) -> Step:
        """Redirect: the defender chooses an adjacent hull zone; how much it takes is said when damage is suffered."""
        allowed = redirecting(game, attack)
        zones = yield from choose_some(
            game.owner(self.unit), REDIRECT_ZONES, allowed.zones, least=1, most=max(1, allowed.how_many)
        )
        attack.redirect_zones = zones
        for zone in zones:
            game.emit(RedirectChosen(self.unit, zone))
        return DONE

    @rule("DEF-20", "DEF-21")
    def _scatter(self, game: Game, attack: Attack) -> Outcome:
        """Scatter: all dice are canceled, and with them every critical effect."""
        attack.pool = attack.pool.without(range(len(attack.pool.dice)))
        game.emit(DiceModified("scatter", attack.pool))
        return DONE

    def _attack(self, game: Game) -> Attack:
        from armada.rules.attack import Attack

        attack = game.under_way(Attack)
        assert attack is not None
        return attack

    steps = (DEFTOKEN_SPEND_WINDOW, spend, have_effect)


EVADES = {Range.LONG: Evading(cancel=1), Range.MEDIUM: Evading(reroll=1), Range.CLOSE: Evading()}


def redirecting(game: Game, attack: Attack) -> Redirecting:
    """What a Redirect allows in this attack: one hull zone adjacent to the one that defends (DEF-11)."""
    shape = game.hull(attack.defender).shape
    assert attack.target_zone is not None
    zones = tuple([zone for zone in shape.zones if shape.are_adjacent(attack.target_zone, zone)])
    return game.ask(REDIRECT, attack, Redirecting(zones))


def redirect_limit(game: Game, attack: Attack, zone: HullZone) -> int:
    """How much damage a chosen hull zone can still take: as much as it has shields, and as effects allow (DEF-12)."""
    ship = ShipId(attack.defender)
    shields = game.ask(SHIELDS, ZoneOf(ship, zone), game.shields(ship, zone))
    most = redirecting(game, attack).most
    return shields if most is None else min(shields, most - attack.redirected)
