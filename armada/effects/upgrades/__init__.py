"""Effects of upgrade cards: a module for each slot; commanders, officers and titles are packages by topic."""

from armada.effects.upgrades import (
    boarding,
    commander,
    defensive_retrofit,
    experimental_retrofit,
    fleet_command,
    fleet_support,
    ion_cannons,
    later_retrofits,
    offensive_retrofit,
    officer,
    ordnance,
    superweapon,
    support_team,
    title,
    turbolasers,
    weapons_team,
)

__all__ = [
    "boarding",
    "commander",
    "defensive_retrofit",
    "experimental_retrofit",
    "fleet_command",
    "fleet_support",
    "ion_cannons",
    "later_retrofits",
    "offensive_retrofit",
    "officer",
    "ordnance",
    "superweapon",
    "support_team",
    "title",
    "turbolasers",
    "weapons_team",
]
