"""Three objectives in a fleet, one of each category (FLEET-20, TRN-14, SEC-12, SEC-25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from armada.catalog.cards import Category, ObjectiveCard
from armada.catalog.profiles import TableSettings
from armada.fleet.fleet import Fault
from armada.fleet.roster import Roster
from armada.messages.message import say

CATEGORIES: Final = (Category.ASSAULT, Category.DEFENSE, Category.NAVIGATION)


def objective_faults(roster: Roster, table: TableSettings) -> Iterator[Fault]:
    """A category without an objective or with several, and campaign objectives."""
    rule = table.rules.objectives
    chosen: dict[Category, ObjectiveCard] = {}
    for objective in roster.objectives:
        category = objective.category
        if category not in CATEGORIES:
            said = say("faults-campaign-objective", objective=objective.name, rule=rule)
            yield Fault(rule, said, objective.key, say("faults-campaign-objective.remedy"))
        elif category in chosen:
            first = chosen[category].name
            said = say("faults-second-objective", second=objective.name, first=first, category=str(category), rule=rule)
            remedy = say("faults-leave-out-either", second=objective.name, first=first)
            yield Fault(rule, said, objective.key, remedy)
        else:
            chosen[category] = objective
    for category in CATEGORIES:
        if category not in chosen:
            said = say("faults-no-objective", category=str(category), rule=rule)
            yield Fault(rule, said, None, say("faults-no-objective.remedy", category=str(category)))
