"""The summary of an attack in one line: "6 → Evade → 5, 2 redirected to the front. 4 shields, 1 hull, critical."

It is made of the events of the attack alone, all of which are open, so that it can be made whenever the log is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from armada.catalog.cards import DefenseToken
from armada.geometry.bases import HullZone
from armada.messages.message import say
from armada.state.events import Event
from armada.state.events.attack import (
    AttackCanceled,
    AttackDeclared,
    AttackEnded,
    DamageTotaled,
    DefenseTokenSpent,
    DiceModified,
    DiceRolled,
)
from armada.state.events.damage import DamageCardDealt, Destroyed, HullChanged, ShieldsChanged
from armada.state.game_state import GameState
from armada.words.log import LogSentence
from armada.words.names import Names, token_name, zone_name

ATTACK = "attack"
RULES = ("ATK-30", "ATK-32")
"""The rules that say what an attack deals."""

LEVEL = 2


class AttackSummary(msgspec.Struct):
    """The facts of an attack from its events."""

    declared: AttackDeclared
    damage: int = 0
    """The damage of the pool so far."""

    rolled: int = 0
    """The damage before the first defense token."""

    steps: tuple[tuple[DefenseToken, int], ...] = ()
    """The defense tokens that the defender spent, each with the damage after it."""

    redirected: tuple[tuple[HullZone, int], ...] = ()
    shields: int = 0
    hull: int = 0
    is_critical: bool = False
    is_destroyed: bool = False

    def add(self, event: Event) -> None:
        """Take in the next event."""
        defender = self.declared.defender
        match event:
            case DiceRolled() | DiceModified():
                self._deals(event.damage)
            case DamageTotaled() if event.defender == defender:
                self._deals(event.amount)
            case DefenseTokenSpent() if event.unit == defender and event.kind is not None:
                after = self.damage if event.damage_after is None else event.damage_after
                self.steps += ((event.kind, after),)
                self.damage = after
            case ShieldsChanged() if event.ship == defender and event.before > event.shields:
                lost = event.before - event.shields
                self.shields += lost
                if event.zone != self.declared.target_zone and event.by == ATTACK:
                    self.redirected += ((event.zone, lost),)
            case HullChanged() if event.squadron == defender and event.before > event.hull:
                self.hull += event.before - event.hull
            case DamageCardDealt() if event.ship == defender:
                self.hull += 1
                self.is_critical = self.is_critical or event.faceup
            case Destroyed() if event.unit == defender:
                self.is_destroyed = True
            case _:
                pass

    def _deals(self, damage: int) -> None:
        self.damage = damage
        if self.steps:
            self.steps = (*self.steps[:-1], (self.steps[-1][0], damage))
        else:
            self.rolled = damage


def summary_of(events: Sequence[Event]) -> AttackSummary:
    """The facts of an attack, whose first event declares it."""
    declared, *others = events
    assert isinstance(declared, AttackDeclared)
    found = AttackSummary(declared)
    for event in others:
        found.add(event)
    return found


def describe_attack(events: Sequence[Event], state: GameState) -> LogSentence:
    """The line that sums up an attack that is over."""
    found = summary_of(events)
    names, declared = Names(state), found.declared
    text = say(
        "log-attack-summary",
        attacker=names.zone_of(declared.attacker, declared.zone),
        defender=names.zone_of(declared.defender, declared.target_zone),
        defended=_defended(found),
        result=_result(found),
    )
    return LogSentence(LEVEL, text, RULES, units=(declared.attacker, declared.defender))


def _defended(found: AttackSummary) -> str:
    """The damage, each token with the damage after it, and where it went."""
    text = str(found.rolled)
    for token, after in found.steps:
        text = say("log-attack-summary-step", before=text, token=token_name(token), after=after)
    for zone, count in found.redirected:
        text = say("log-attack-summary-redirected", before=text, count=count, zone=zone_name(zone))
    return text


def _result(found: AttackSummary) -> str:
    lost = [
        *([say("log-attack-summary-shields", count=found.shields)] if found.shields else []),
        *([say("log-attack-summary-hull", count=found.hull)] if found.hull else []),
        *([say("log-attack-summary-critical")] if found.is_critical else []),
    ]
    text = ", ".join(lost) if lost else say("log-attack-summary-nothing")
    return say("log-attack-summary-destroyed", lost=text) if found.is_destroyed else text


class Attacks:
    """The attacks under way, the innermost last: it keeps their events until they are over."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._open: list[list[Event]] = []
        for event in events:
            self.follow(event)

    def follow(self, event: Event) -> tuple[Event, ...]:
        """The next event of the game; the events of the attack that is over with it, if one is."""
        if isinstance(event, AttackDeclared):
            self._open.append([])
        for events in self._open[-1:]:
            events.append(event)
        if not self._open or not isinstance(event, AttackEnded | AttackCanceled):
            return ()
        done = tuple(self._open.pop())
        return done if isinstance(event, AttackEnded) and _was_rolled(done) else ()


def _was_rolled(events: Sequence[Event]) -> bool:
    return isinstance(events[0], AttackDeclared) and any(isinstance(event, DiceRolled) for event in events)
