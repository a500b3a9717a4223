"""The story of a game: how the balance of both fleets went, what fell when, the turning points, and the luck.

The balance is what both sides have scored, in fleet points, and up to half the points of what is damaged. It tells how
the present battle and predicts nothing; it leaves out what an objective adds at the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from armada.analysis.luck import Luck, Rolled, luck_of
from armada.analysis.value import health
from armada.engine.seats import Side
from armada.messages.message import listed, say
from armada.rules.game import Game
from armada.rules.scoring import scores
from armada.screens.scene.result import EVEN, MARGINS
from armada.state.events import Event
from armada.state.events.attack import AttackCanceled, AttackDeclared, AttackEnded, DamageTotaled
from armada.state.events.damage import DamageCardDealt, DamageCardDiscarded, Destroyed, HullChanged, ShieldsChanged
from armada.state.events.movement import ObstacleResolved, ShipsOverlapped
from armada.state.events.rounds import RoundBegun, VictoryTokensGained
from armada.state.records import Installation, Status
from armada.words.log import describe_event
from armada.words.names import Names

DAMAGED_SHARE: Final = 0.5
"""The share of its points that a ship or squadron counts for when next to nothing is left of it."""

MAX_TURNING_POINTS: Final = 3
MIN_CHANGE_POINTS: Final = 10
"""Fleet points by which the balance must change for a deed to be called a turning point."""

MIN_CHANGE_SHARE: Final = 0.1
"""And the share that its change must have of the largest one."""

HARMS: Final = (ShieldsChanged, HullChanged, DamageCardDealt, Destroyed)


class StoryMoment(msgspec.Struct, frozen=True):
    """A decision of the story: the game after it, its description, its events and its rolls."""

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
    """After each decision: by how many fleet points the first side is ahead, damage counted in part."""

    luck: tuple[Luck, Luck]
    fell: tuple[Fell, ...]
    turning_points: tuple[TurningPoint, ...]
    """At most three, in the order in which they came."""

    swing: Swing | None
    scale: tuple[ScaleStep, ...]


def story_of(decisions: Sequence[StoryMoment]) -> Story:
    """The story of a game."""
    balance = [_ahead(decision.game) for decision in decisions]
    rolls = [roll for decision in decisions for roll in decision.rolls]
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


def _ahead(game: Game) -> float:
    """By how much the first side is ahead: what was scored, and the damage to what is still in play in part."""
    own, other = scores(game)
    found = float(own - other)
    for unit in game.state.units:
        if unit.status is Status.IN_PLAY and not isinstance(unit, Installation):
            left = health(game, unit.id)
            lost = DAMAGED_SHARE * left.price * (1 - max(0.0, left.left) / left.most)
            found += lost if game.side(unit.id) else -lost
    return found


def _fell(decisions: Sequence[StoryMoment]) -> Iterator[Fell]:
    number = 0
    for moment, decision in enumerate(decisions):
        state = decision.game.state
        for event in decision.events:
            if isinstance(event, RoundBegun):
                number = event.round
            elif isinstance(event, Destroyed):
                side = state.players[state.units[event.unit].seat].side
                name = Names(state).unit(event.unit)
                yield Fell(unit=event.unit, name=name, side=side, round=number, moment=moment)


def _swing(decisions: Sequence[StoryMoment], balance: Sequence[float]) -> Swing | None:
    """The round with the largest change from its first decision to its last."""
    ends: dict[int, float] = {}
    for decision, value in zip(decisions, balance, strict=True):
        ends[decision.game.state.round] = value
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


def _turning_points(decisions: Sequence[StoryMoment], balance: Sequence[float]) -> tuple[TurningPoint, ...]:
    deeds = sorted(_deeds(decisions, balance), key=lambda deed: -abs(deed.change))
    least = max(MIN_CHANGE_POINTS, MIN_CHANGE_SHARE * abs(deeds[0].change)) if deeds else 0
    turning = [deed for deed in deeds[:MAX_TURNING_POINTS] if abs(deed.change) >= least]
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


def _round_of(decisions: Sequence[StoryMoment], moment: int) -> int:
    """The round in which a decision was made: it may have ended with it."""
    return max(1, decisions[max(0, moment - 1)].game.state.round)


def _deeds(decisions: Sequence[StoryMoment], balance: Sequence[float]) -> list[_Deed]:
    """The deeds: the decisions of an attack, those of the defender too, are one deed."""
    found: list[_Deed] = []
    under_way: list[_Deed] = []
    for moment, decision in enumerate(decisions):
        change = balance[moment] - balance[moment - 1] if moment else 0.0
        deed = under_way[-1] if under_way else None
        for event in decision.events:
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
        deed.add(moment, change, decision.events)
    return found


def _in_words(deed: _Deed, decision: StoryMoment) -> str:
    state = decision.game.state
    names = Names(state)
    fallen = [names.unit(event.unit) for event in deed.events if isinstance(event, Destroyed)]
    if deed.attack is not None:
        attacker, defender = names.unit(deed.attack.attacker), names.unit(deed.attack.defender)
        if defender in fallen:
            return say("scene-destroys", attacker=attacker, defender=defender)
        zone = names.hull_zone(deed.attack.defender, deed.attack.target_zone)
        target = say("scene-target", defender=defender, zone=zone) if zone else defender
        damage = sum([event.amount for event in deed.events if isinstance(event, DamageTotaled)])
        tokens = sum([event.amount for event in deed.events if isinstance(event, VictoryTokensGained)])
        if damage and tokens:
            return say("scene-hits-and-gains", attacker=attacker, target=target, damage=damage, tokens=tokens)
        if tokens:
            return say("scene-gains", attacker=attacker, target=target, tokens=tokens)
        return say("scene-hits" if damage else "scene-attacks", attacker=attacker, target=target, damage=damage)
    if len(fallen) > 1:
        return say("scene-are-destroyed", units=listed(fallen))
    for event in deed.events:
        if isinstance(event, Destroyed | VictoryTokensGained) and (line := describe_event(event, state)) is not None:
            return line.text.removesuffix(".")
    return _harm_in_words(deed, decision) or decision.text


def _harm_in_words(deed: _Deed, decision: StoryMoment) -> str:
    """Damage that no attack did, or that was repaired; the ship or squadron by its name."""
    names = Names(decision.game.state)
    harmed = dict.fromkeys([unit for event in deed.events for unit in _harmed(event)])
    if not harmed:
        return ""
    who = listed([names.unit(unit) for unit in harmed])
    gained = deed.change < 0 if decision.game.side(next(iter(harmed))) else deed.change > 0
    if gained:
        return say("scene-repaired", units=who, count=len(harmed))
    for event in deed.events:
        if isinstance(event, ShipsOverlapped):
            return say("scene-collides", ship=names.unit(event.ship), others=names.units(event.others))
        if isinstance(event, ObstacleResolved):
            return say("scene-runs-into", ship=names.unit(event.unit), obstacle=names.obstacle(event.obstacle))
    return say("scene-suffers", units=who, count=len(harmed))


def _harmed(event: Event) -> tuple[int, ...]:
    if isinstance(event, ShieldsChanged | DamageCardDealt | DamageCardDiscarded):
        return (event.ship,)
    return (event.squadron,) if isinstance(event, HullChanged) else ()
