"""What the tests of squadrons share that act in an activation by a Squadron command."""

from __future__ import annotations

from armada.geometry.bases import HullZone
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.records import SquadronId, UnitId
from tests.builders.scenario import Scenario

CARRIER = 0
"""The ship of the first player on the battlefield: how it commands squadrons far away is not looked at."""


def activating(table: Scenario, squadron: SquadronId, *, by_command: bool = True) -> Scenario:
    """A squadron activates, by a Squadron command or in the Squadron Phase."""
    return table.run(SquadronActivation(squadron=squadron, by_command=by_command, ship=CARRIER if by_command else -1))


def attack_now(table: Scenario, defender: int, *faces: str, zone: HullZone | None = None) -> Scenario:
    """The activating squadron attacks, and rolls these faces."""
    table.answer(SQUADRON_ACTION, Action.ATTACK)
    if not table.is_over and table.question.kind is ATTACK:
        table.answer(ATTACK, AttackChoice(None, UnitId(defender), zone))
    return table.roll(*faces)
