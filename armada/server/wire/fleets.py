"""Fleets as they are shown: their parts, their points, and what is wrong with them."""

from __future__ import annotations

import msgspec


class FaultShown(msgspec.Struct, frozen=True, kw_only=True):
    """A fault of a fleet: in words, by which rule, about which card."""

    message: str
    rule: str | None = None
    card: str | None = None
    line: int | None = None
    """The line of the text in which it was found."""

    severe: bool = True
    """Whether the fleet cannot play; otherwise it is only worth a look."""

    other: int | None = None
    """The seat of the teammate whose fleet has the card first: `ask_swap` asks them to give it up."""

    repair: str = ""
    """The fleet with the fault put right, as TOML; empty where that is not for the server to choose."""


class FleetUpgrade(msgspec.Struct, frozen=True, kw_only=True):
    """An upgrade of a ship in a fleet."""

    card: str
    title: str
    slot: str
    points: int
    unique: bool
    works: bool


class FleetShip(msgspec.Struct, frozen=True, kw_only=True):
    """A ship in a fleet; `open_slots` are those still free."""

    card: str
    title: str
    name: str
    points: int
    flagship: bool
    upgrades: tuple[FleetUpgrade, ...]
    open_slots: tuple[str, ...]
    chassis: str = ""
    """Which of our drawings stands for it."""


class FleetSquadron(msgspec.Struct, frozen=True, kw_only=True):
    """Some squadrons of one card in a fleet."""

    card: str
    title: str
    count: int
    points: int
    unique: bool
    works: bool
    glyph: str = ""
    """Which of our drawings stands for its craft."""


class FleetShown(msgspec.Struct, frozen=True, kw_only=True):
    """A fleet that was read: its parts, its points, and what is wrong with it. `text` is it in our own format."""

    name: str
    faction: str
    text: str
    ships: tuple[FleetShip, ...]
    squadrons: tuple[FleetSquadron, ...]
    objectives: dict[str, str]
    """The card of each category chosen so far."""

    points: int
    squadron_points: int
    limit: int
    squadron_limit: int
    faults: tuple[FaultShown, ...]
    can_play: bool
    """Whether a game can be made with it: legal, and every effect written."""

    not_yet: tuple[str, ...]
    """Titles of the cards whose effects are not written."""
