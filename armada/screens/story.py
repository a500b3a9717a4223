"""The story of a game: how the balance of both fleets went, what fell when, the turning points, and the luck.

The balance is what is left of both fleets, in fleet points: damaged ships count in part, and victory tokens as what
they are worth. It tells how the battle stands and foretells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from armada.engine.seats import Side
from armada.players.worth import material
from armada.rules.game import Game
from armada.screens.ending import EVEN, MARGINS
from armada.screens.luck import Luck, Rolled, luck_of
from armada.state.events import Event
from armada.state.events.attack import AttackCanceled, AttackDeclared, AttackEnded, DamageTotaled
from armada.state.events.damage import DamageCardDealt, Destroyed, HullChanged, ShieldsChanged
from armada.state.events.rounds import RoundBegun, VictoryTokensGained
from armada.views.naming import Names
from armada.views.telling import tell

MOST_TURNS: Final = 3
LEAST_CHANGE: Final = 3
"""Fleet points by which the balance must change for a decision to be called a turning point."""

HARMS: Final = (ShieldsChanged, HullChanged, DamageCardDealt, Destroyed)


class Told(msgspec.Struct, frozen=True):
    """A decision to be told of: the game after it, what was decided in words, what happened, what was rolled."""

    game: Game
    text: str
    events: tuple[Event, ...]
    rolls: tuple[Rolled, ...]


class Fell(msgspec.Struct, frozen=True, kw_only=True):
    """A ship or squadron that was destroyed: whose it was, and at which decision."""

    unit: int
    name: str
    side: Side
    round: int
    moment: int


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A decision after which the balance was much changed; `change` is for the first side."""

    moment: int
    round: int
    text: str
    change: int


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """The round in which the balance changed most; `change` is for the first side."""

    round: int
    change: int


class ScaleStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the tournament scale: from which margin on, and the tournament points of winner and loser."""

    margin: int
    winner: int
    loser: int


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """The story of a game, decision by decision."""

    balance: tuple[int, ...]
    """After each decision, since the first round began: by how many fleet points the first side is ahead."""

    luck: tuple[Luck, Luck]
    fell: tuple[Fell, ...]
    turning_points: tuple[TurningPoint, ...]
    """At most three, in the order in which they came."""

    swing: Swing | None
    scale: tuple[ScaleStep, ...]


def story_of(decisions: Sequence[Told]) -> Story:
    """The story of a game."""
    balance = _balance(decisions)
    rolls = [roll for told in decisions for roll in told.rolls]
    return Story(
        balance=tuple([round(value) for value in balance]),
        luck=(luck_of(Side(0), rolls), luck_of(Side(1), rolls)),
        fell=tuple(_fell(decisions)),
        turning_points=_turning_points(decisions, balance),
        swing=_swing(decisions, balance),
        scale=tuple(
            [
                ScaleStep(margin=margin, winner=EVEN + more, loser=EVEN - more)
                for more, margin in enumerate((0, *MARGINS))
            ]
        ),
    )


def _balance(decisions: Sequence[Told]) -> list[float]:
    """By how much the first side is ahead; level until the battle begins, whatever the fleets cost."""
    found = [material(told.game, Side(0)) if told.game.state.round else 0.0 for told in decisions]
    first = next((value for value, told in zip(found, decisions, strict=True) if told.game.state.round), 0.0)
    return [value - first if told.game.state.round else 0.0 for value, told in zip(found, decisions, strict=True)]


def _fell(decisions: Sequence[Told]) -> Iterator[Fell]:
    number = 0
    for moment, told in enumerate(decisions):
        state = told.game.state
        for event in told.events:
            if isinstance(event, RoundBegun):
                number = event.round
            elif isinstance(event, Destroyed):
                side = state.players[state.units[event.unit].seat].side
                name = Names(state).unit(event.unit)
                yield Fell(unit=event.unit, name=name, side=side, round=number, moment=moment)


def _swing(decisions: Sequence[Told], balance: Sequence[float]) -> Swing | None:
    """The round with the largest change from its first decision to its last."""
    ends: dict[int, float] = {}
    for told, value in zip(decisions, balance, strict=True):
        ends[told.game.state.round] = value
    changes = [(round, ends[round] - ends.get(round - 1, 0.0)) for round in ends if round]
    if not changes:
        return None
    round_of, change = max(changes, key=lambda entry: abs(entry[1]))
    return Swing(round=round_of, change=round(change)) if round(change) else None


# Turning points


class _Deed(msgspec.Struct):
    """An attack with all decisions made in it, or any other decision, and by how much it changed the balance."""

    moment: int
    attack: AttackDeclared | None = None
    change: float = 0.0
    largest: float = 0.0
    events: tuple[Event, ...] = ()

    def add(self, moment: int, change: float, events: tuple[Event, ...]) -> None:
        """A decision belongs to it; what changed most tells where it is to be seen."""
        self.change += change
        self.events += events
        if abs(change) >= self.largest:
            self.moment, self.largest = moment, abs(change)


def _turning_points(decisions: Sequence[Told], balance: Sequence[float]) -> tuple[TurningPoint, ...]:
    deeds = [deed for deed in _deeds(decisions, balance) if abs(deed.change) >= LEAST_CHANGE]
    turning = sorted(deeds, key=lambda deed: -abs(deed.change))[:MOST_TURNS]
    return tuple(
        [
            TurningPoint(
                moment=deed.moment,
                round=_round_of(decisions, deed.moment),
                text=_in_words(deed, decisions[deed.moment]),
                change=round(deed.change),
            )
            for deed in sorted(turning, key=lambda deed: deed.moment)
        ]
    )


def _round_of(decisions: Sequence[Told], moment: int) -> int:
    """The round in which a decision was made: it may have ended with it."""
    return max(1, decisions[max(0, moment - 1)].game.state.round)


def _deeds(decisions: Sequence[Told], balance: Sequence[float]) -> list[_Deed]:
    """What was done: the decisions of an attack, those of the defender too, are one deed."""
    found: list[_Deed] = []
    under_way: list[_Deed] = []
    for moment, told in enumerate(decisions):
        change = balance[moment] - balance[moment - 1] if moment else 0.0
        deed = under_way[-1] if under_way else None
        for event in told.events:
            if isinstance(event, AttackDeclared):
                under_way.append(_Deed(moment, event))
                found.append(under_way[-1])
                deed = deed or under_way[-1]
            elif isinstance(event, HARMS) and under_way:
                deed = under_way[-1]
            elif isinstance(event, AttackEnded | AttackCanceled) and under_way:
                under_way.pop()
        if deed is None:
            deed = _Deed(moment)
            found.append(deed)
        deed.add(moment, change, told.events)
    return found


def _in_words(deed: _Deed, told: Told) -> str:
    state = told.game.state
    names = Names(state)
    fallen = [names.unit(event.unit) for event in deed.events if isinstance(event, Destroyed)]
    if deed.attack is not None:
        attacker, defender = names.unit(deed.attack.attacker), names.unit(deed.attack.defender)
        if defender in fallen:
            return f"{attacker} destroys {defender}"
        zone = names.hull_zone(deed.attack.defender, deed.attack.target_zone)
        where = f"{defender}, {zone}" if zone else defender
        damage = sum([event.amount for event in deed.events if isinstance(event, DamageTotaled)])
        return f"{attacker} hits {where}: {damage} damage" if damage else f"{attacker} attacks {where}"
    if fallen:
        return f"{' and '.join(fallen)} {'are' if len(fallen) > 1 else 'is'} destroyed"
    for event in deed.events:
        if isinstance(event, VictoryTokensGained) and (line := tell(event, state)) is not None:
            return line.text.removesuffix(".")
    return told.text
