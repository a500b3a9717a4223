"""A fleet list: ships with their upgrades, squadrons and objectives, named by the keys of the catalog."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from armada.catalog.cards import Faction, Printing, Slot

if TYPE_CHECKING:
    from armada.fleet.roster import Roster

MOST_CARDS: Final = 1000
"""A list with more cards is not one fleet; a sector fleet of 1,200 points has a tenth of them."""


class Dialect(StrEnum):
    """The formats a fleet can be written in; more can be read."""

    KINGSTON = "kingston"
    STAR_FORGE = "star_forge"
    WARLORDS = "warlords"
    TOML = "toml"
    JSON = "json"


class FleetShip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ship of a fleet and the upgrades equipped to it, in the order of the list."""

    card: str
    upgrades: tuple[str, ...] = ()


class Remark(msgspec.Struct, frozen=True):
    """A remark on a line of a list: not understood, guessed, or with an outdated cost.

    Lines count from 1; a remark on the whole list has line 0.
    """

    line: int
    text: str
    message: str
    suggestions: tuple[str, ...] = ()
    is_unknown: bool = False


class Fault(msgspec.Struct, frozen=True):
    """A fleet-building rule that a fleet breaks, the card at fault, and a remedy."""

    rule: str
    message: str
    card: str | None = None
    remedy: str = ""


class Fleet(msgspec.Struct, frozen=True, kw_only=True):
    """A fleet list. `squadrons` names a card once for each squadron fielded."""

    name: str = ""
    author: str = ""
    description: str = ""
    faction: Faction
    printing: Printing = Printing.ERA_2016
    objectives: tuple[str, ...] = ()
    ships: tuple[FleetShip, ...] = ()
    squadrons: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()

    @classmethod
    def read(cls, source: str | bytes | Path, printing: Printing | None = None) -> Fleet:
        """The fleet of a list in any dialect, given as text, as bytes or as a file.

        A text of one line that names a file is that file. Without a `printing` our own files keep theirs, and other
        lists are read with the cards of 2016. `remarks` lists what could not be read; a list in which nothing can be
        read is a `FleetError`.
        """
        from armada.fleet.reading import read_fleet

        return read_fleet(source, printing)

    def write(self, dialect: Dialect | str = Dialect.KINGSTON) -> str:
        """The fleet as text in this dialect."""
        from armada.fleet.writing import write_fleet

        return write_fleet(self, dialect)

    def faults(self, profile: str = "standard", points: int | None = None) -> list[Fault]:
        """Every fleet-building rule that this fleet breaks; an empty list means that it is legal."""
        from armada.fleet.legality import fleet_faults

        return fleet_faults(self, profile=profile, points=points)

    @property
    def points(self) -> int:
        """The cost of the whole fleet (FLEET-02)."""
        return self._roster.points

    @property
    def ship_points(self) -> int:
        """The cost of all ships and their upgrades."""
        return sum(ship.points for ship in self._roster.ships)

    @property
    def squadron_points(self) -> int:
        """The cost of all squadrons (FLEET-15)."""
        return self._roster.squadron_points

    @property
    def flagship(self) -> FleetShip | None:
        """The first ship with a commander (FLEET-11)."""
        equipped = zip(self.ships, self._roster.ships, strict=True)
        return next((ship for ship, cards in equipped if cards.is_flagship), None)

    @property
    def commander(self) -> str | None:
        """The key of the flagship's commander."""
        aboard = (upgrade for ship in self._roster.ships for upgrade in ship.upgrades)
        return next((upgrade.key for upgrade in aboard if Slot.COMMANDER in upgrade.slots), None)

    @property
    def _roster(self) -> Roster:
        from armada.fleet.roster import roster

        return roster(self)
