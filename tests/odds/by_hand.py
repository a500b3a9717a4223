"""An attack played out by hand: every roll, every choice, one die and one token at a time. Slow, plain, and the judge.

It shares nothing with `armada.odds` but the records that describe the two sides and the results. Chances are fractions
of powers of two, so numbers of type float are exact here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

from armada.catalog.cards import Color, DefenseToken
from armada.geometry.ruler import Range
from armada.odds.results import Result
from armada.odds.sides import COLORS, Attacker, Defender
from armada.state.dice import CRITS, HITS, Die, DieFace, faces_of

Dice = tuple[Die, ...]
Worth = tuple[float, float, float, float]
"""Expected damage, damage cards and faceup cards, and the chance of destruction."""


class Play(NamedTuple):
    """The prospect of playing on well: its worth, and the chance of each result.

    `is_only`: no other choices of the same worth come to something else.
    """

    worth: Worth
    chances: dict[Result, float]
    is_only: bool = True


def mixed(plays: list[tuple[float, Play]]) -> Play:
    """The odds of several ways to go on."""
    chances: dict[Result, float] = {}
    for chance, play in plays:
        for result, more in play.chances.items():
            chances[result] = chances.get(result, 0.0) + chance * more
    damage, cards, faceup, destroyed = [sum(chance * play.worth[i] for chance, play in plays) for i in range(4)]
    return Play((damage, cards, faceup, destroyed), chances, all(play.is_only for _, play in plays))


def best(plays: list[Play]) -> Play:
    """The choice of the attacker."""
    return _chosen(plays, max(play.worth for play in plays))


def least(plays: list[Play]) -> Play:
    """The choice of the defender."""
    return _chosen(plays, min(play.worth for play in plays))


def _chosen(plays: list[Play], worth: Worth) -> Play:
    equal = [play for play in plays if play.worth == worth]
    first = equal[0]
    return first._replace(is_only=all(play.is_only and play.chances == first.chances for play in equal))


class Spent(NamedTuple):
    """The defender's spending in step 4."""

    kinds: tuple[DefenseToken, ...] = ()
    redirect_to: int = 0


class ByHand:
    """One attack."""

    def __init__(self, attacker: Attacker, defender: Defender, range: Range) -> None:
        self.attacker = attacker
        self.defender = defender
        self.range = range
        for step in ("after_roll", "add", "reroll", "lock", "defend"):
            setattr(self, step, cache(getattr(self, step)))

    def play(self) -> Play:
        """The whole attack, from gathering dice."""
        dice = self.attacker.dice
        colors = [Color.RED] * dice.red + [Color.BLUE] * dice.blue + [Color.BLACK] * dice.black
        pools = [colors]
        if self.attacker.obstructed:
            pools = [colors[:place] + colors[place + 1 :] for place in range(len(colors))]
        return best([self.roll(pool) for pool in pools])

    def roll(self, colors: list[Color]) -> Play:
        """Roll every die to each of its eight faces."""
        rolls = list(_rolled(colors))
        return mixed([(1 / len(rolls), self.after_roll(dice)) for dice in rolls])

    def after_roll(self, dice: Dice) -> Play:
        """Step 3 and all that follows."""
        return self.add(dice, 0)

    def add(self, dice: Dice, done: int) -> Play:
        """Add the dice that effects allow, one after the other."""
        if done == len(self.attacker.added):
            return self.reroll(dice, 0)
        colors = self.attacker.added[done].colors or tuple(dict.fromkeys(die.color for die in dice))
        return best([self._added(dice, color, done) for color in colors])

    def _added(self, dice: Dice, color: Color, done: int) -> Play:
        return mixed([(1 / 8, self.add(in_order(dice + rolled), done + 1)) for rolled in _rolled([color])])

    def reroll(self, dice: Dice, done: int) -> Play:
        """Reroll any dice that the next effect allows, or none."""
        if done == len(self.attacker.rerolls):
            return self.lock(dice)
        effect = self.attacker.rerolls[done]
        places = [place for place, die in enumerate(dice) if die.color in effect.colors]
        plays = []
        for count in range(min(effect.most, len(places)) + 1):
            for chosen in dict.fromkeys(combinations(places, count)):
                kept = tuple(die for place, die in enumerate(dice) if place not in chosen)
                rolls = list(_rolled([dice[place].color for place in chosen]))
                plays.append(mixed([(1 / len(rolls), self.reroll(in_order(kept + new), done + 1)) for new in rolls]))
        return best(plays)

    def lock(self, dice: Dice) -> Play:
        """Spend any number of accuracy icons, each on a token of the defender."""
        icons = sum(die.face is DieFace.ACCURACY for die in dice) * self.attacker.accuracy
        tokens = self.defender.tokens
        plays = []
        for count in range(min(icons, len(tokens)) + 1):
            left = _without_accuracy(dice, count)
            for locked in combinations(range(len(tokens)), count):
                free = tuple(sorted(token for place, token in enumerate(tokens) if place not in locked))
                plays.append(self.defend(left, free, Spent()))
        return best(plays)

    def defend(self, dice: Dice, tokens: tuple[DefenseToken, ...], spent: Spent) -> Play:
        """Step 4: spend one token, and go on; or no more."""
        plays = [self.damage(dice, spent)]
        if not (self.defender.is_ship and self.defender.speed == 0):
            for token in set(tokens) - set(spent.kinds):
                plays += self._spend(dice, tokens, spent._replace(kinds=(*spent.kinds, token)), token)
        return least(plays)

    def _spend(self, dice: Dice, tokens: Any, spent: Spent, token: DefenseToken) -> Iterator[Play]:
        spent = spent._replace(kinds=tuple(sorted(spent.kinds)))
        if token is DefenseToken.SCATTER:
            yield self.defend((), tokens, spent)
        elif token is DefenseToken.REDIRECT and self.defender.is_ship:
            for shields in self.defender.adjacent:
                yield self.defend(dice, tokens, spent._replace(redirect_to=shields))
        elif token is DefenseToken.EVADE and self.range is Range.LONG:
            for die in dict.fromkeys(dice):
                yield self.defend(_removed(dice, die), tokens, spent)
        elif token is DefenseToken.EVADE and self.range is Range.MEDIUM:
            for die in dict.fromkeys(dice):
                rest = _removed(dice, die)
                rolls = [in_order(rest + new) for new in _rolled([die.color])]
                yield mixed([(1 / 8, self.defend(pool, tokens, spent)) for pool in rolls])
        else:
            yield self.defend(dice, tokens, spent)

    def damage(self, dice: Dice, spent: Spent) -> Play:
        """Step 5: the attacker may resolve the critical effect, the defender chooses how much to redirect."""
        crits = sum(CRITS.get(die.face, 0) for die in dice)
        total = sum(HITS.get(die.face, 0) for die in dice) + (crits if self.attacker.critical else 0)
        if DefenseToken.BRACE in spent.kinds:
            total = -(-total // 2)
        can_crit = crits > 0 and self.attacker.critical and DefenseToken.CONTAIN not in spent.kinds
        return best([self._suffer(total, spent, crit) for crit in ([False, True] if can_crit else [False])])

    def _suffer(self, total: int, spent: Spent, crit: bool) -> Play:
        defender = self.defender
        if not defender.is_ship:
            return _certain(Result(total, destroyed=total >= defender.hull))
        plays = []
        for redirected in range(min(total, spent.redirect_to) + 1):
            shields, cards, hull = defender.shields, 0, defender.hull
            for _ in range(total - redirected):
                if shields:
                    shields -= 1
                elif cards < hull:
                    cards += 1
            lost = redirected + defender.shields - shields
            plays.append(_certain(Result(total, lost, cards, int(crit and cards > 0), cards >= hull)))
        return least(plays)


def _certain(result: Result) -> Play:
    return Play((result.damage, result.cards, result.faceup, result.destroyed), {result: 1.0})


def in_order(dice: Dice) -> Dice:
    """Red, blue, black, and the faces of a colour as the die has them: of equal choices the first is taken."""
    return tuple(sorted(dice, key=lambda die: (COLORS.index(die.color), faces_of(die.color).index(die.face))))


def _rolled(colors: list[Color]) -> Iterator[Dice]:
    """All that dice can show, each as likely as the others."""
    for faces in product(*[faces_of(color) for color in colors]):
        yield in_order(tuple(Die(color, face) for color, face in zip(colors, faces, strict=True)))


def _removed(dice: Dice, die: Die) -> Dice:
    place = dice.index(die)
    return dice[:place] + dice[place + 1 :]


def _without_accuracy(dice: Dice, count: int) -> Dice:
    places = [place for place, die in enumerate(dice) if die.face is DieFace.ACCURACY][:count]
    return tuple(die for place, die in enumerate(dice) if place not in places)
