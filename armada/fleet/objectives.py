"""Three objectives in a fleet, one of each category (FLEET-20, TRN-14, SEC-12, SEC-25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from armada.catalog.cards import Category, ObjectiveCard
from armada.catalog.profiles import Table
from armada.fleet.fleet import Fault
from armada.fleet.roster import Roster

CATEGORIES: Final = (Category.ASSAULT, Category.DEFENSE, Category.NAVIGATION)


def objective_faults(roster: Roster, table: Table) -> Iterator[Fault]:
    """A category without an objective or with several, and campaign objectives."""
    rule = table.rules.objectives
    chosen: dict[Category, ObjectiveCard] = {}
    for objective in roster.objectives:
        category = objective.category
        if category not in CATEGORIES:
            yield Fault(
                rule,
                f"The fleet cannot have the objective {objective.name}: it belongs to a campaign ({rule}).",
                objective.key,
                "Choose an assault, a defense and a navigation objective.",
            )
        elif category in chosen:
            yield Fault(
                rule,
                f"The fleet cannot have the objective {objective.name}: its {category} objective is "
                f"{chosen[category].name}, and a fleet has one of each category ({rule}).",
                objective.key,
                f"Leave out {objective.name} or {chosen[category].name}.",
            )
        else:
            chosen[category] = objective
    for category in CATEGORIES:
        if category not in chosen:
            yield Fault(
                rule,
                f"The fleet has no {category} objective; it needs one of each category ({rule}).",
                None,
                f"Choose {'an' if category is Category.ASSAULT else 'a'} {category} objective.",
            )
