"""Effects of objective cards, one module per category and time, or one for an objective that is long."""

from armada.effects.objectives import (
    assault,
    defense,
    dust_fields,
    fire_lanes,
    hyperspace_assault,
    later_assault,
    later_defense,
    later_navigation,
    navigation,
    planetary_ion_cannon,
    station_assault,
)

__all__ = [
    "assault",
    "defense",
    "dust_fields",
    "fire_lanes",
    "hyperspace_assault",
    "later_assault",
    "later_defense",
    "later_navigation",
    "navigation",
    "planetary_ion_cannon",
    "station_assault",
]
