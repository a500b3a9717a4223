"""The defender's side of an attack: steps 4 and 5, with the tokens used as well as possible, against accuracy icons.

The defender wants the least expected damage, then the fewest cards, then the fewest faceup ones, then to survive; the
attacker wants the opposite. The four are kept in one whole number that is compared, a *worth*, always times eight.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from operator import itemgetter

from armada.catalog.cards import Color, DefenseToken
from armada.geometry.ruler import Range
from armada.odds.pools import SIDES, Summary, SummaryFeatures, showings, showings_of
from armada.odds.results import NOTHING, Result
from armada.odds.sides import COLORS, Defender


class Defense:
    """The best answer of one defender to every pool up to a number of dice, at one range.

    `rolled_later`: how many dice can be rolled, at most, after the first decision; it keeps the parts of a worth apart.
    """

    def __init__(
        self, defender: Defender, range: Range, *, critical: bool, accuracy: bool, dice: int, rolled_later: int
    ) -> None:
        tokens = [token for token in defender.spendable if _is_useful(token, defender, range)]
        self.looking = SummaryFeatures(critical, DefenseToken.EVADE in tokens, len(tokens) if accuracy else 0)
        self._chosen: dict[Summary, tuple[int, int, _Tokens]] = {}
        self._left = [
            [_tokens(defender, range, kinds, critical, 2 * dice, rolled_later) for kinds in _left_after(tokens, icons)]
            for icons in _upto(self.looking.tokens)
        ]

    def worth(self, summary: Summary) -> int:
        """The value of a final pool to the attacker."""
        return self._choose(summary)[0]

    def results(self, summary: Summary) -> list[tuple[Result, int]]:
        """The results of a final pool when both sides do their best, in eight ways."""
        _, target, tokens = self._choose(summary)
        return tokens.results(summary[0], summary[1], target)

    def _choose(self, summary: Summary) -> tuple[int, int, _Tokens]:
        """Spend accuracy icons on the best tokens (ATK-27); the defender makes the best of the others."""
        found = self._chosen.get(summary)
        if found is None:
            damage, crits, icons, targets = summary
            answers = [(*tokens.answer(damage, crits, targets), tokens) for tokens in self._left[icons]]
            found = self._chosen[summary] = answers[0] if len(answers) == 1 else max(answers, key=itemgetter(0))
        return found


def _upto(most: int) -> range:
    return range(most + 1)


def _is_useful(token: DefenseToken, defender: Defender, range: Range) -> bool:
    """Whether a token can ever help against an attack."""
    if token is DefenseToken.EVADE:
        return range is not Range.CLOSE
    if token in (DefenseToken.REDIRECT, DefenseToken.CONTAIN):
        return defender.is_ship
    return token in (DefenseToken.BRACE, DefenseToken.SCATTER)


def _left_after(tokens: list[DefenseToken], icons: int) -> list[frozenset[DefenseToken]]:
    """The tokens that this many accuracy icons can leave: a type is out once each of its tokens is locked (ATK-53).

    To lock fewer types than possible is never better.
    """
    kinds = list(dict.fromkeys(tokens))
    left = [
        frozenset(kinds).difference(locked)
        for count in _upto(len(kinds))
        for locked in combinations(kinds, count)
        if sum([tokens.count(kind) for kind in locked]) <= icons
    ]
    return [kinds for kinds in left if not any(fewer < kinds for fewer in left)]


class _Tokens:
    """The defender's best use of the tokens that accuracy icons have left."""

    def __init__(
        self,
        defender: Defender,
        range: Range,
        kinds: frozenset[DefenseToken],
        critical: bool,
        most_damage: int,
        rolled_later: int,
    ) -> None:
        self.critical = critical
        self._results = [
            [suffered(defender, damage, crit, kinds) for damage in _upto(most_damage)] for crit in (False, True)
        ]
        self._worths = [
            [SIDES * worth_of(result, defender.hull, rolled_later) for result in results] for results in self._results
        ]
        self.cancels = range is Range.LONG
        self.evades = DefenseToken.EVADE in kinds and DefenseToken.SCATTER not in kinds
        self._after_evade = {color: self._without_die(color) for color in COLORS if self.evades}
        self._preferred: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def _without_die(self, color: Color) -> list[list[int]]:
        """The damage left after a die is canceled or rerolled, without a critical icon and with one."""
        if self.cancels:
            return self._worths
        plain, crit = self._worths
        faces = [(kind.sides, kind.damage, crit if kind.crits else plain) for kind in showings_of(color, self.critical)]
        damages = range(len(plain) - 2)
        return [
            [sum([sides * worths[rest + more] for sides, more, worths in faces]) // SIDES for rest in damages],
            [sum([sides * crit[rest + more] for sides, more, _ in faces]) // SIDES for rest in damages],
        ]

    def answer(self, damage: int, crits: int, targets: int) -> tuple[int, int]:
        """The worth that the best answer leaves, and the bit of the die on which an Evade is used (0: on none)."""
        if self.evades:
            preferred = self._preferred.get((damage, crits))
            if preferred is None:
                preferred = self._preferred[damage, crits] = self._preferences(damage, crits)
            for answer in preferred:
                if answer[1] & targets:
                    return answer
        return self._worths[crits > 0][damage], 0

    def _preferences(self, damage: int, crits: int) -> list[tuple[int, int]]:
        """The dice on which an Evade leaves less than no Evade does, the best first."""
        found = []
        kept = self._worths[crits > 0][damage]
        for bit, kind in enumerate(showings(self.critical)):
            rest = damage - kind.damage
            if kind.damage and rest >= 0:
                worths = self._after_evade[kind.color][crits > kind.crits]
                if rest < len(worths) and worths[rest] < kept:
                    found.append((worths[rest], 1 << bit))
        return sorted(found)

    def results(self, damage: int, crits: int, target: int) -> list[tuple[Result, int]]:
        """The results of an answer, in eight ways: Evade cancels a die at long range, rerolls one at medium."""
        results = self._results
        if not target:
            return [(results[crits > 0][damage], SIDES)]
        kind = showings(self.critical)[target.bit_length() - 1]
        rest, crit = damage - kind.damage, crits > kind.crits
        if self.cancels:
            return [(results[crit][rest], SIDES)]
        faces = showings_of(kind.color, self.critical)
        return [(results[crit or face.crits > 0][rest + face.damage], face.sides) for face in faces]


@lru_cache(maxsize=1024)
def _tokens(
    defender: Defender,
    range: Range,
    kinds: frozenset[DefenseToken],
    critical: bool,
    most_damage: int,
    rolled_later: int,
) -> _Tokens:
    """The tokens left to a defender, cached."""
    return _Tokens(defender, range, kinds, critical, most_damage, rolled_later)


def worth_of(result: Result, hull: int, rolled_later: int) -> int:
    """Damage, cards, faceup cards and destruction in one number, each before the next.

    Sums over what the dice rolled later can show do not run over from one part into another.
    """
    bits = 3 * rolled_later
    worth = (result.damage << bits + hull.bit_length()) + result.cards
    worth = (worth << bits + 1) + result.faceup
    return (worth << bits + 1) + result.destroyed


def suffered(defender: Defender, damage: int, crit: bool, kinds: frozenset[DefenseToken]) -> Result:
    """The result for the defender after Scatter, Brace, Redirect and Contain, each if it helps."""
    if DefenseToken.SCATTER in kinds:
        return NOTHING
    if DefenseToken.BRACE in kinds:
        damage = (damage + 1) // 2
    if not defender.is_ship:
        return Result(damage, destroyed=damage >= defender.hull)
    lost = min(damage, defender.shields)
    cards = min(damage - lost, defender.hull)
    if DefenseToken.REDIRECT in kinds:
        shielded = min(damage, defender.shields + max(defender.adjacent, default=0))
        if damage - shielded < cards:
            lost, cards = shielded, damage - shielded
    faceup = int(crit and cards > 0 and DefenseToken.CONTAIN not in kinds)
    return Result(damage, lost, cards, faceup, cards >= defender.hull)
