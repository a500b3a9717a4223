"""The defender's side of an attack: steps 4 and 5, with the tokens used as well as possible, against accuracy icons.

The defender wants the least expected damage, then the fewest damage cards, then the fewest faceup ones; the attacker
wants the opposite. All three are kept in one whole number that is compared, a *worth*.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from armada.catalog.cards import DefenseToken
from armada.geometry.ruler import Range
from armada.odds.pools import SIDES, Showing, Summary, showings, showings_of
from armada.odds.results import NOTHING, Result
from armada.odds.sides import Defender

Answer = tuple[tuple[Result, int], ...]
"""What an attack comes to once its pool is final: the results, and their ways out of eight."""

Kinds = frozenset[DefenseToken]


class Defense:
    """The best answer of one defender to every pool, at one range.

    `rolled_later`: how many dice can be rolled, at most, after the first decision; it keeps the parts of a worth apart.
    """

    def __init__(self, defender: Defender, range: Range, *, critical: bool, accuracy: bool, rolled_later: int) -> None:
        self.defender = defender
        self.range = range
        self.critical = critical
        self.accuracy = accuracy
        tokens = [token for token in defender.spendable if self._is_useful(token)]
        self.tokens = {kind: tokens.count(kind) for kind in dict.fromkeys(tokens)}
        self.evades = DefenseToken.EVADE in self.tokens
        self._shift = 3 * rolled_later + 6
        self._targets = [kind for kind in showings() if kind.damage(critical)]
        self._worths: dict[Summary, tuple[int, Kinds]] = {}
        self._answers: dict[tuple[int, int, int, Kinds], tuple[int, Answer]] = {}
        self._evasions: dict[tuple[int, int, int, Kinds], tuple[int, Answer]] = {}
        self._results: dict[tuple[int, bool, Kinds], Result] = {}

    def _is_useful(self, token: DefenseToken) -> bool:
        """Whether a token can ever do something against this attack."""
        if token is DefenseToken.EVADE:
            return self.range is not Range.CLOSE
        if token in (DefenseToken.REDIRECT, DefenseToken.CONTAIN):
            return self.defender.is_ship
        return token in (DefenseToken.BRACE, DefenseToken.SCATTER)

    def worth(self, summary: Summary) -> int:
        """What a final pool is worth to the attacker, times eight."""
        found = self._worths.get(summary)
        if found is None:
            found = self._worths[summary] = self._lock(summary)
        return found[0]

    def answer(self, summary: Summary) -> Answer:
        """What a final pool comes to when both sides do their best."""
        self.worth(summary)
        damage, crits, _, present = summary
        return self._answer(damage, crits, present, self._worths[summary][1])[1]

    def _lock(self, summary: Summary) -> tuple[int, Kinds]:
        """Spend accuracy icons as well as possible: the worth, and the tokens the defender can still spend (ATK-27)."""
        damage, crits, accuracies, present = summary
        best = -1
        left: Kinds = frozenset()
        for kinds in self._left_after(accuracies if self.accuracy else 0):
            worth, _ = self._answer(damage, crits, present, kinds)
            if worth > best:
                best, left = worth, kinds
        return best, left

    def _left_after(self, accuracies: int) -> Iterator[Kinds]:
        """What so many accuracy icons can leave: a type is out once every token of it is locked (ATK-53)."""
        for count in range(len(self.tokens) + 1):
            for locked in combinations(self.tokens, count):
                if sum([self.tokens[kind] for kind in locked]) <= accuracies:
                    yield frozenset(self.tokens).difference(locked)

    def _answer(self, damage: int, crits: int, present: int, kinds: Kinds) -> tuple[int, Answer]:
        """Spend tokens as well as possible: the worth of what is left, and the results."""
        key = (damage, crits, present, kinds)
        found = self._answers.get(key)
        if found is None:
            found = self._certain(NOTHING if DefenseToken.SCATTER in kinds else self._result(damage, crits > 0, kinds))
            if DefenseToken.EVADE in kinds:
                for target in self._targets:
                    if present & target.unit:
                        evaded = self._evade(damage, crits, target, kinds)
                        if evaded[0] < found[0]:
                            found = evaded
            self._answers[key] = found
        return found

    def _evade(self, damage: int, crits: int, target: Showing, kinds: Kinds) -> tuple[int, Answer]:
        """Evade: cancel this die at long range, have it rerolled at medium range (DEF-16, DEF-17)."""
        key = (damage, crits, target.unit, kinds)
        found = self._evasions.get(key)
        if found is None:
            damage -= target.damage(self.critical)
            crits -= target.crits * self.critical
            if self.range is Range.LONG:
                found = self._certain(self._result(damage, crits > 0, kinds))
            else:
                found = self._rerolled(damage, crits, target, kinds)
            self._evasions[key] = found
        return found

    def _rerolled(self, damage: int, crits: int, target: Showing, kinds: Kinds) -> tuple[int, Answer]:
        """The rest of the pool with each face that the die can show; further tokens are spent after it is seen."""
        worth, ways = 0, []
        for face in showings_of(target.color):
            crit = crits + face.crits * self.critical > 0
            result = self._result(damage + face.damage(self.critical), crit, kinds)
            worth += face.sides * self._worth_of(result)
            ways.append((result, face.sides))
        return worth, tuple(ways)

    def _certain(self, result: Result) -> tuple[int, Answer]:
        return SIDES * self._worth_of(result), ((result, SIDES),)

    def _worth_of(self, result: Result) -> int:
        return ((result.damage << self._shift) + result.cards << self._shift) + result.faceup

    def _result(self, damage: int, crit: bool, kinds: Kinds) -> Result:
        """Brace, Redirect and Contain, each where it helps, and what the defender then suffers."""
        key = (damage, crit, kinds)
        found = self._results.get(key)
        if found is None:
            found = self._results[key] = self._suffer(damage, crit, kinds)
        return found

    def _suffer(self, damage: int, crit: bool, kinds: Kinds) -> Result:
        defender = self.defender
        if DefenseToken.BRACE in kinds:
            damage = (damage + 1) // 2
        if not defender.is_ship:
            return Result(damage, destroyed=damage >= defender.hull)
        shields = defender.shields
        if DefenseToken.REDIRECT in kinds:
            shields += max(defender.adjacent, default=0)
        lost = min(damage, shields)
        cards = min(damage - lost, defender.hull)
        faceup = int(crit and cards > 0 and DefenseToken.CONTAIN not in kinds)
        return Result(damage, lost, cards, faceup, cards >= defender.hull)
