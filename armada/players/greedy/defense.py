"""Defense: which tokens to spend against an attack, which to lock, and where the damage goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from armada.analysis.defenses import ORDER
from armada.analysis.die_damage import counts_crits, die_damage, mean_damage
from armada.analysis.value import EXHAUSTED, TOKENS, HullLeft, health
from armada.catalog.cards import DefenseToken
from armada.engine.effects import Effect
from armada.engine.questions import PASS, Pass, Question
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.attack_effects import STANDARD_CRITICAL
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import evading_in, redirecting, spendable_tokens
from armada.rules.game import Game
from armada.rules.queries import Evading
from armada.state.records import Defense, Ship, TokenId, TokenState, Unit


class DefensePlan(NamedTuple):
    """Tokens to spend, and the defender's loss then: damage plus the tokens."""

    loss: float
    tokens: tuple[TokenId, ...]


class DefenseChoice:
    """The best use of a defender's tokens, or of those that a `holder` lends, against the current pool."""

    def __init__(self, game: Game, attack: Attack, holder: int | None = None) -> None:
        self.game = game
        self.attack = attack
        self.unit: Unit = game.unit(attack.defender)
        self.holder: Unit = self.unit if holder is None else game.unit(holder)
        self.health: HullLeft = health(game, attack.defender)
        self.crits = counts_crits(game, attack)
        self.damages = [die_damage(die.face, self.crits) for die in attack.pool.dice]
        self.means = [mean_damage(die.color, self.crits) for die in attack.pool.dice]
        self.evading: Evading = evading_in(game, attack)
        self.shields, self.adjacent = self._shields()

    def _shields(self) -> tuple[int, int]:
        """The shields of the defending hull zone, and the most that a Redirect can use."""
        attack, unit = self.attack, self.unit
        if not isinstance(unit, Ship) or attack.target_zone is None:
            return 0, 0
        zones = dict(zip(self.game.zones(unit.id), unit.shields, strict=True))
        allowed = redirecting(self.game, attack)
        found = sorted([zones[zone] for zone in allowed.zones], reverse=True)[: allowed.how_many]
        most = sum(found) if allowed.most is None else min(sum(found), allowed.most)
        return zones[attack.target_zone], most

    def best(self, tokens: Sequence[TokenId]) -> DefensePlan:
        """The tokens to spend, among those that can be spent."""
        kinds: dict[DefenseToken, TokenId] = {}
        for token in sorted(tokens, key=lambda token: self.holder.defense[token].state is not TokenState.READIED):
            kinds.setdefault(self.holder.defense[token].kind, token)
        chosen = list(kinds)
        answers = [
            self._answer([kinds[kind] for kind in some], some)
            for count in range(len(chosen) + 1)
            for some in combinations(chosen, count)
        ]
        return min(answers, key=lambda answer: (answer.loss, len(answer.tokens)))

    def _answer(self, tokens: list[TokenId], kinds: Iterable[DefenseToken]) -> DefensePlan:
        cost = sum([self._cost(token) for token in tokens])
        return DefensePlan(self.loss(frozenset(kinds)) + cost, tuple(tokens))

    def _cost(self, token: TokenId) -> float:
        """The cost of spending a token: an exhausted one readies again, a discarded one is gone."""
        found = self.holder.defense[token]
        value = TOKENS[found.kind] * self.health.price / 100
        return value * ((1 - EXHAUSTED) if found.state is TokenState.READIED else EXHAUSTED)

    def loss(self, kinds: frozenset[DefenseToken]) -> float:
        """The defender's loss to the damage if it spends tokens of these kinds."""
        if DefenseToken.SCATTER in kinds:
            return 0.0
        damage = float(sum(self.damages))
        if DefenseToken.EVADE in kinds:
            damage -= self._evaded()
        if DefenseToken.BRACE in kinds or self.attack.is_braced:
            damage = (damage + 1) // 2 if damage == int(damage) else (damage + 0.5) / 2
        if not isinstance(self.unit, Ship):
            return self.health.loss(0, damage)
        able = self.shields
        if DefenseToken.REDIRECT in kinds or self.attack.redirect_zones:
            able += self.adjacent
        shields = min(damage, able)
        cards = damage - shields
        faceup = cards >= 1 and self._has_crit() and not (DefenseToken.CONTAIN in kinds or self.attack.is_contained)
        return self.health.loss(shields, cards, float(faceup))

    def _has_crit(self) -> bool:
        return self.crits and self.attack.pool.crits > 0 and STANDARD_CRITICAL not in self.attack.criticals

    def _evaded(self) -> float:
        """How much an Evade lowers the damage."""
        if self.evading.cancels:
            return sum(sorted(self.damages, reverse=True)[: self.evading.dice])
        if self.evading.rerolls:
            gains = sorted([d - mean for d, mean in zip(self.damages, self.means, strict=True)], reverse=True)
            return sum([gain for gain in gains[: self.evading.dice] if gain > 0])
        return 0.0


def attack_now(game: Game) -> Attack:
    """The attack under way."""
    attack = game.innermost(Attack)
    assert attack is not None
    return attack


def choose_token(game: Game, question: Question[TokenId]) -> TokenId | Pass:
    """The next token to spend of those that together save most; the cheapest, if one has to be spent."""
    attack = attack_now(game)
    asking = game.asker
    holder = asking.card.unit if isinstance(asking, Effect) and asking.card.unit >= 0 else attack.defender
    defense = game.unit(holder).defense
    tokens = [token for token in question.options if token < len(defense)]
    answer = DefenseChoice(game, attack, holder).best(tokens)
    if not answer.tokens and question.may_pass:
        return PASS
    return min(answer.tokens or question.options, key=lambda token: _order(defense, token))


def _order(defense: Sequence[Defense], token: TokenId) -> int:
    return ORDER.index(defense[token].kind) if token < len(defense) else len(ORDER)


def lock_gain(game: Game, attack: Attack, token: TokenId) -> float:
    """The defender's additional loss if it cannot spend a token."""
    defense_choice = DefenseChoice(game, attack)
    tokens = spendable_tokens(game, attack)
    left = [other for other in tokens if other != token]
    return defense_choice.best(left).loss - defense_choice.best(tokens).loss


def choose_lock(game: Game, question: Question[TokenId]) -> TokenId:
    """The token that the defender would miss most; among equals the most valuable."""
    attack = attack_now(game)
    defense = game.unit(attack.defender).defense
    return max(
        question.options, key=lambda token: (lock_gain(game, attack, token), TOKENS[defense[token].kind], -token)
    )


def wants_lock(game: Game) -> bool:
    """Whether it helps to spend an accuracy icon."""
    attack = attack_now(game)
    return any(lock_gain(game, attack, token) > 0.01 for token in spendable_tokens(game, attack))


def choose_redirect(game: Game, question: Question[tuple[HullZone, ...]]) -> tuple[HullZone, ...]:
    """The hull zones with the most shields, as many as may be named."""
    ship = game.ship(attack_now(game).defender)
    shields = dict(zip(game.zones(ship.id), ship.shields, strict=True))
    return max(question.options, key=lambda zones: (sum([shields[zone] for zone in zones]), -len(zones)))


def choose_redirected(game: Game, question: Question[int]) -> int:
    """As much as saves damage cards; beyond that, so that no hull zone loses all its shields."""
    attack = attack_now(game)
    ship = game.ship(attack.defender)
    shields = dict(zip(game.zones(ship.id), ship.shields, strict=True))
    assert attack.target_zone is not None
    here, there = shields[attack.target_zone], shields[attack.redirect_zones[0]]
    rest = attack.total - attack.redirected

    def bad(amount: int) -> tuple[int, int]:
        cards = max(0, rest - amount - here)
        left = max(0, here - (rest - amount))
        return cards, -min(left, there - amount)

    return min(question.options, key=bad)


def choose_damaged_zone(game: Game, question: Question[HullZone]) -> HullZone:
    """The hull zone with the most shields."""
    damage = game.innermost(SufferDamage)
    assert damage is not None
    shields = dict(zip(game.zones(damage.unit), game.ship(damage.unit).shields, strict=True))
    return max(question.options, key=lambda zone: shields[zone])
