"""The defender's side of an attack: steps 4 and 5, with the tokens used as well as possible, against accuracy icons.

The defender wants the least expected damage, then the fewest cards, then the fewest faceup ones, then to survive; the
attacker wants the opposite. The four are kept in one whole number that is compared, a *worth*, always times eight.
"""

from __future__ import annotations

from itertools import combinations
from operator import itemgetter

from armada.catalog.cards import Color, DefenseToken
from armada.geometry.ruler import Range
from armada.odds.pools import SIDES, Summary, showings, showings_of
from armada.odds.results import NOTHING, Result
from armada.odds.sides import COLORS, Defender


class Defense:
    """The best answer of one defender to every pool of at most so many dice, at one range.

    `rolled_later`: how many dice can be rolled, at most, after the first decision; it keeps the parts of a worth apart.
    """

    def __init__(
        self, defender: Defender, range: Range, *, critical: bool, accuracy: bool, dice: int, rolled_later: int
    ) -> None:
        self.critical = critical
        tokens = [token for token in defender.spendable if _is_useful(token, defender, range)]
        self.evades = DefenseToken.EVADE in tokens
        self._chosen: dict[Summary, tuple[int, int, _Tokens]] = {}
        self._left: list[list[_Tokens]] = []
        known: dict[frozenset[DefenseToken], _Tokens] = {}
        for icons in _upto(len(tokens) if accuracy else 0):
            for kinds in (left := _left_after(tokens, icons)):
                if kinds not in known:
                    known[kinds] = _Tokens(defender, range, kinds, critical, 2 * dice, 3 * rolled_later + 6)
            self._left.append([known[kinds] for kinds in left])

    def worth(self, summary: Summary) -> int:
        """What a final pool is worth to the attacker."""
        return self._choose(summary)[0]

    def results(self, summary: Summary) -> tuple[tuple[Result, int], ...]:
        """What a final pool comes to when both sides do their best, out of eight ways."""
        _, target, tokens = self._choose(summary)
        return tokens.results(summary[0], summary[1], target)

    def _choose(self, summary: Summary) -> tuple[int, int, _Tokens]:
        """Spend accuracy icons on the best tokens (ATK-27); the defender makes the best of the others."""
        found = self._chosen.get(summary)
        if found is None:
            damage, crits, icons, targets = summary
            choices = self._left[icons] if icons < len(self._left) else self._left[-1]
            answers = [(*tokens.answer(damage, crits, targets), tokens) for tokens in choices]
            found = self._chosen[summary] = max(answers, key=itemgetter(0))
        return found


def _upto(most: int) -> range:
    return range(most + 1)


def _is_useful(token: DefenseToken, defender: Defender, range: Range) -> bool:
    """Whether a token can ever do something against an attack."""
    if token is DefenseToken.EVADE:
        return range is not Range.CLOSE
    if token in (DefenseToken.REDIRECT, DefenseToken.CONTAIN):
        return defender.is_ship
    return token in (DefenseToken.BRACE, DefenseToken.SCATTER)


def _left_after(tokens: list[DefenseToken], icons: int) -> list[frozenset[DefenseToken]]:
    """The tokens that so many accuracy icons can leave: a type is out once each token of it is locked (ATK-53).

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
    """What the defender does with the tokens that accuracy icons have left."""

    def __init__(
        self,
        defender: Defender,
        range: Range,
        kinds: frozenset[DefenseToken],
        critical: bool,
        most_damage: int,
        shift: int,
    ) -> None:
        self.cancels = range is Range.LONG
        self.critical = critical
        self._results = [
            [suffered(defender, damage, crit, kinds) for damage in _upto(most_damage)] for crit in (False, True)
        ]
        self._worths = [[SIDES * worth_of(result, shift) for result in results] for results in self._results]
        self.evades = DefenseToken.EVADE in kinds and DefenseToken.SCATTER not in kinds
        self._rerolled = {color: self._after_reroll(color) for color in COLORS} if self.evades else {}
        self._preferred: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def _after_reroll(self, color: Color) -> list[list[int]]:
        """What is left, on average, when such a die joins so much damage, without a critical icon and with one."""
        faces = [
            (kind.sides, kind.damage(self.critical), self._worths[bool(kind.crits and self.critical)])
            for kind in showings_of(color)
        ]
        damages = range(len(self._worths[0]) - 2)
        return [
            [sum([sides * worths[damage + more] for sides, more, worths in faces]) // SIDES for damage in damages]
            for faces in (faces, [(sides, more, self._worths[1]) for sides, more, _ in faces])
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
        for bit, kind in enumerate(showings()):
            rest, crit = damage - kind.damage(self.critical), crits - kind.crits * self.critical > 0
            worths = (self._worths if self.cancels else self._rerolled[kind.color])[crit]
            if 0 <= rest < min(damage, len(worths)):
                found.append((worths[rest], 1 << bit))
        return sorted([answer for answer in found if answer[0] < self._worths[crits > 0][damage]])

    def results(self, damage: int, crits: int, target: int) -> tuple[tuple[Result, int], ...]:
        """What comes of an answer, out of eight ways: Evade cancels a die at long range, rerolls one at medium."""
        if not target:
            return ((self._results[crits > 0][damage], SIDES),)
        kind = showings()[target.bit_length() - 1]
        damage -= kind.damage(self.critical)
        crits -= kind.crits * self.critical
        if self.cancels:
            return ((self._results[crits > 0][damage], SIDES),)
        return tuple(
            [
                (self._results[crits + face.crits * self.critical > 0][damage + face.damage(self.critical)], face.sides)
                for face in showings_of(kind.color)
            ]
        )


def worth_of(result: Result, shift: int) -> int:
    """Damage, cards, faceup cards and destruction in one number, each before the next."""
    return (((result.damage << shift) + result.cards << shift) + result.faceup << shift) + result.destroyed


def suffered(defender: Defender, damage: int, crit: bool, kinds: frozenset[DefenseToken]) -> Result:
    """Scatter, Brace, Redirect and Contain, each where it helps, and what the defender then suffers."""
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
