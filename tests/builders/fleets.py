"""Small fleets in few words, and the rules they break."""

from __future__ import annotations

from collections.abc import Sequence

from armada.catalog.cards import Faction, Printing
from armada.catalog.catalog import catalog
from armada.fleet import Fault, Fleet, FleetShip
from armada.fleet.legality import fleet_faults

OBJECTIVES = ("most_wanted", "fire_lanes", "minefields")
REBEL_FLAGSHIP = "cr90_corvette_a + general_dodonna"
EMPIRE_FLAGSHIP = "victory_i_class_star_destroyer + grand_moff_tarkin"


def fleet(
    *ships: str,
    squadrons: Sequence[str] = (),
    objectives: Sequence[str] = OBJECTIVES,
    faction: str | None = None,
    printing: Printing = Printing.ERA_2016,
    name: str = "",
) -> Fleet:
    """A fleet of the faction of its first ship; a ship is written "ship + upgrade + upgrade"."""
    listed = tuple(_ship(text) for text in ships)
    own = Faction(faction) if faction else catalog().ships[listed[0].card].faction
    return Fleet(
        name=name,
        faction=own,
        printing=printing,
        objectives=tuple(objectives),
        ships=listed,
        squadrons=tuple(squadrons),
    )


def rebels(*ships: str, squadrons: Sequence[str] = (), objectives: Sequence[str] = OBJECTIVES) -> Fleet:
    """A Rebel fleet: a flagship of 64 points (CR90 Corvette A, General Dodonna) and what is added."""
    return fleet(REBEL_FLAGSHIP, *ships, squadrons=squadrons, objectives=objectives)


def imperials(*ships: str, squadrons: Sequence[str] = (), objectives: Sequence[str] = OBJECTIVES) -> Fleet:
    """An Imperial fleet: a flagship of 111 points (Victory I, Grand Moff Tarkin) and what is added."""
    return fleet(EMPIRE_FLAGSHIP, *ships, squadrons=squadrons, objectives=objectives)


def faults(
    checked: Fleet,
    profile: str = "standard",
    points: int | None = 1000,
    players: int = 2,
    options: Sequence[str] = (),
) -> list[Fault]:
    """The problems of a fleet; the point limit is generous unless a test is about it."""
    found = fleet_faults(checked, profile=profile, points=points, players=players, options=options)
    for fault in found:
        assert f"({fault.rule})" in fault.message, "a fault names its rule"
        assert fault.message.endswith("."), "a fault is a sentence"
        assert fault.remedy.endswith("."), "a fault says what would mend it"
    return found


def broken(
    checked: Fleet,
    profile: str = "standard",
    points: int | None = 1000,
    players: int = 2,
    options: Sequence[str] = (),
) -> list[str]:
    """The rules that a fleet breaks."""
    return [fault.rule for fault in faults(checked, profile, points, players, options)]


def _ship(text: str) -> FleetShip:
    card, *upgrades = text.split(" + ")
    return FleetShip(card, tuple(upgrades))
