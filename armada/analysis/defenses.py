"""The effect of defense tokens: the exact average outcome of the attack for each set worth considering.

The pool lies on the table, so only an Evade that rerolls leaves anything to chance: every face that it can show is
counted. As in the odds of an attack the defender wants the least damage, then the fewest cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any, Final, NamedTuple

import msgspec

from armada.analysis.odds import cards_acting
from armada.catalog.cards import DefenseToken
from armada.engine.questions import Question
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.attack_effects import STANDARD_CRITICAL, can_resolve_critical
from armada.rules.defense_tokens import (
    DEFENSE_TOKEN,
    EVADED_DICE,
    REDIRECT_ZONES,
    evading_in,
    redirect_limit,
    redirecting,
    spendable_tokens,
)
from armada.rules.destruction import hull_value
from armada.rules.game import Game
from armada.rules.queries import BRACE, DAMAGE_TOTAL, FACEUP, SHIELDS, ZoneOf
from armada.state.dice import DieFace, Pool, faces_of
from armada.state.records import Installation, Ship, ShipId, Squadron, TokenId, TokenState

ORDER: Final = (
    DefenseToken.SCATTER,
    DefenseToken.EVADE,
    DefenseToken.BRACE,
    DefenseToken.REDIRECT,
    DefenseToken.CONTAIN,
    DefenseToken.SALVO,
)
"""The order in which tokens are spent: those that change dice first, so that the rest is known (DEF-10)."""

LATER: Final = ("ATK.4", "ATK.5", "DEFTOKEN.")
"""The prefixes of the ids of the timings that are yet to come."""

Chosen = dict[DefenseToken, TokenId]


class Defended(msgspec.Struct, frozen=True, kw_only=True):
    """The average outcome of an attack if the defender spends these defense tokens, in this order."""

    tokens: tuple[int, ...]
    """The answers of the options, the one to be spent next first; empty where none is spent."""

    damage: float
    shields: float
    cards: float
    faceup: float
    unharmed: float
    """The chance of no damage card; for a squadron, of no damage."""

    destroyed: float
    best: bool = False
    """Whether no other set does better."""


class Suffered(NamedTuple):
    """The losses of the defender, in the order in which they are to be avoided."""

    damage: float
    cards: float
    faceup: float
    destroyed: float
    shields: float
    harmed: float
    """The chance of at least one damage card, or of any damage to a squadron."""


def outcomes_of(game: Game, question: Question[Any]) -> tuple[Defended, ...]:
    """The outcome with no token, with each token, and with each set that beats all smaller ones; small sets first.

    Of two tokens of one type the readied one is counted.
    """
    attack = _answered(game, question)
    if attack is None:
        return ()
    kinds = _by_kind(game, attack, question.options)
    defender = _Defender(game, attack)
    found: dict[frozenset[DefenseToken], Suffered] = {}
    for some in _sets(kinds):
        suffered = defender.suffered(some)
        if len(some) < 2 or all(_rounded(suffered) < _rounded(found[fewer]) for fewer in found if fewer < some):
            found[some] = suffered
    best = min(found, key=lambda some: (_rounded(found[some]), len(some)))
    return tuple([_defended(some, kinds, suffered, some == best) for some, suffered in found.items()])


def best_defended(game: Game, attack: Attack) -> Suffered:
    """What the defender suffers on average from the pool of an attack if it spends the tokens that spare it most."""
    kinds = _by_kind(game, attack, spendable_tokens(game, attack))
    defender = _Defender(game, attack)
    return min([defender.suffered(some) for some in _sets(kinds)], key=_rounded)


def undefended(game: Game, attack: Attack) -> Suffered:
    """What the defender suffers on average from the pool of an attack if it spends nothing."""
    return _Defender(game, attack).suffered(frozenset())


def not_counted(game: Game, question: Question[Any]) -> tuple[str, ...]:
    """The cards whose effects may yet change the outcomes."""
    attack = _answered(game, question)
    return () if attack is None else tuple(cards_acting(game, attack, LATER))


def _answered(game: Game, question: Question[Any]) -> Attack | None:
    """The attack against which the defender itself is asked for tokens."""
    asking = game.asker
    is_asked = question.kind is DEFENSE_TOKEN and isinstance(asking, Attack) and game.is_on_table(asking.defender)
    return asking if is_asked and isinstance(asking, Attack) else None


def proposed_of(game: Game, question: Question[Any]) -> tuple[Any, ...]:
    """The answers that are marked beforehand: where Evade and Redirect do most."""
    if question.kind is EVADED_DICE:
        return evaded_dice(game)
    return redirect_zones(game) if question.kind is REDIRECT_ZONES else ()


def evaded_dice(game: Game) -> tuple[int, ...]:
    """The dice on which the Evade that is being spent does most."""
    attack = game.innermost(Attack)
    return () if attack is None else _Defender(game, attack).evaded(frozenset({DefenseToken.EVADE}))


def redirect_zones(game: Game) -> tuple[HullZone, ...]:
    """The hull zones with the most shields to take damage instead."""
    attack = game.innermost(Attack)
    if attack is None or attack.target_zone is None or not isinstance(game.unit(attack.defender), Ship):
        return ()
    allowed = redirecting(game, attack)
    zones = sorted(allowed.zones, key=lambda zone: -redirect_limit(game, attack, zone))[: allowed.how_many]
    return tuple([zone for zone in allowed.zones if zone in zones])


def _by_kind(game: Game, attack: Attack, tokens: Sequence[TokenId]) -> Chosen:
    defense = game.unit(attack.defender).defense
    kinds: Chosen = {}
    for token in sorted(tokens, key=lambda token: defense[token].state is not TokenState.READIED):
        kinds.setdefault(defense[token].kind, token)
    return {kind: kinds[kind] for kind in ORDER if kind in kinds and kind is not DefenseToken.SALVO}


def _sets(kinds: Chosen) -> Iterator[frozenset[DefenseToken]]:
    for count in range(len(kinds) + 1):
        for some in combinations(kinds, count):
            yield frozenset(some)


def _defended(some: frozenset[DefenseToken], kinds: Chosen, suffered: Suffered, best: bool) -> Defended:
    return Defended(
        tokens=tuple([kinds[kind] for kind in kinds if kind in some]),
        damage=round(suffered.damage, 4),
        shields=round(suffered.shields, 4),
        cards=round(suffered.cards, 4),
        faceup=round(suffered.faceup, 4),
        unharmed=round(1 - suffered.harmed, 4),
        destroyed=round(suffered.destroyed, 4),
        best=best,
    )


def _rounded(suffered: Suffered) -> tuple[float, ...]:
    return tuple([round(part, 9) for part in suffered])


class _Defender:
    """The defender of an attack as it stands now."""

    def __init__(self, game: Game, attack: Attack) -> None:
        self.game = game
        self.attack = attack
        record = game.unit(attack.defender)
        self.is_ship = isinstance(record, Ship)
        self.has_cards = not isinstance(record, Squadron)
        self.shields = self.elsewhere = 0
        if isinstance(record, Squadron):
            self.hull = record.hull
        elif isinstance(record, Installation):
            self.hull = max(1, game.station_card(record.id).hull - len(record.damage))
        else:
            self.hull = max(1, hull_value(game, record.id) - len(record.damage))
            self._count_shields(record.id)

    def _count_shields(self, ship: ShipId) -> None:
        attack, zone = self.attack, self.attack.target_zone
        if zone is None:
            return
        self.shields = self.game.ask(SHIELDS, ZoneOf(ship, zone), self.game.shields(ship, zone))
        zones = attack.redirect_zones or redirect_zones(self.game)
        most = redirecting(self.game, attack).most
        able = sum([max(0, redirect_limit(self.game, attack, zone)) for zone in zones])
        self.elsewhere = able if most is None else min(able, most - attack.redirected)

    def suffered(self, kinds: frozenset[DefenseToken]) -> Suffered:
        """The defender's average loss if it spends tokens of these kinds."""
        if DefenseToken.SCATTER in kinds:
            return self._by_pool(Pool(), kinds)
        if DefenseToken.EVADE in kinds:
            return min([suffered for suffered, _ in self._evading(kinds)])
        return self._by_pool(self.attack.pool, kinds)

    def evaded(self, kinds: frozenset[DefenseToken]) -> tuple[int, ...]:
        """The dice on which an Evade is best used."""
        return min(self._evading(kinds), key=lambda way: way[0])[1]

    def _evading(self, kinds: frozenset[DefenseToken]) -> list[tuple[Suffered, tuple[int, ...]]]:
        """The outcome of an Evade for each choice of dice."""
        attack = self.attack
        evading = evading_in(self.game, attack)
        found = []
        for places in self._choices(evading.dice):
            if evading.cancels:
                found.append((self._by_pool(attack.pool.without(places), kinds), places))
            if evading.rerolls:
                found.append((self._rerolled(places, kinds), places))
        return found or [(self._by_pool(attack.pool, kinds), ())]

    def _choices(self, most: int) -> Iterator[tuple[int, ...]]:
        """Dice to choose: of those that are alike the first."""
        seen = set()
        dice = self.attack.pool.dice
        for count in range(1, most + 1):
            for places in combinations(range(len(dice)), count):
                like = tuple(sorted([dice[place] for place in places]))
                if like not in seen:
                    seen.add(like)
                    yield places

    def _rerolled(self, places: tuple[int, ...], kinds: frozenset[DefenseToken]) -> Suffered:
        """The average over all faces that rerolled dice can show."""
        pool = self.attack.pool
        sides = [Counter(faces_of(pool.dice[place].color)) for place in places]
        sums, ways = [0.0] * len(Suffered._fields), 0
        for faces in product(*sides):
            count = _ways(sides, faces)
            ways += count
            one = self._by_pool(pool.turned(places, faces), kinds)
            sums = [total + count * part for total, part in zip(sums, one, strict=True)]
        return Suffered(*[total / ways for total in sums])

    def _by_pool(self, pool: Pool, kinds: frozenset[DefenseToken]) -> Suffered:
        """The outcome of a final pool."""
        game, attack = self.game, msgspec.structs.replace(self.attack, pool=pool)
        attack.is_braced = attack.is_braced or DefenseToken.BRACE in kinds
        attack.is_contained = attack.is_contained or DefenseToken.CONTAIN in kinds
        icons = pool.hits + (pool.crits if attack.is_ship_to_ship(game) else 0)
        total = max(0, game.ask(DAMAGE_TOTAL, attack, icons))
        if attack.is_braced:
            total -= game.ask(BRACE, attack, total // 2)
        if not self.has_cards:
            return Suffered(total, 0, 0, total >= self.hull, 0, total > 0)
        redirects = DefenseToken.REDIRECT in kinds or bool(attack.redirect_zones)
        redirected = min(self.elsewhere, max(0, total - self.shields)) if redirects else 0
        here = min(self.shields, total - redirected)
        cards = min(self.hull, total - redirected - here)
        faceup = min(cards, self._faceup(attack)) if self.is_ship else 0
        return Suffered(total, cards, faceup, cards >= self.hull, here + redirected, cards > 0)

    def _faceup(self, attack: Attack) -> int:
        """How many cards are dealt faceup, if the attacker resolves the standard critical effect where it can."""
        standard = attack.first_card_faceup or can_resolve_critical(self.game, attack, STANDARD_CRITICAL)
        return max(0, self.game.ask(FACEUP, attack, int(standard)) - attack.cards_dealt)


def _ways(sides: list[Counter[DieFace]], faces: tuple[DieFace, ...]) -> int:
    ways = 1
    for side, face in zip(sides, faces, strict=True):
        ways *= side[face]
    return ways
