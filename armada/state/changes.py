"""Changes of a state by events: one record is replaced, all the rest is shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from armada.state.game_state import GameState
from armada.state.records import Command, Deck, Installation, Ship, Squadron, Upgrade


def ship_of(state: GameState, id: int) -> Ship:
    """The ship of this id."""
    found = state.units[id]
    assert isinstance(found, Ship), f"unit {id} is not a ship"
    return found


def squadron_of(state: GameState, id: int) -> Squadron:
    """The squadron of this id."""
    found = state.units[id]
    assert isinstance(found, Squadron), f"unit {id} is not a squadron"
    return found


def damaged_of(state: GameState, id: int) -> Ship | Installation:
    """The ship, or what is treated as one, of this id: what is dealt damage cards."""
    found = state.units[id]
    assert not isinstance(found, Squadron), f"unit {id} is a squadron"
    return found


def with_unit(state: GameState, id: int, **changes: Any) -> GameState:
    """The state with one ship, squadron or installation changed."""
    units = state.units
    return replace(state, units=(*units[:id], replace(units[id], **changes), *units[id + 1 :]))


def with_upgrade(state: GameState, id: int, **changes: Any) -> GameState:
    """The state with one upgrade changed."""
    upgrades: tuple[Upgrade, ...] = state.upgrades
    return replace(state, upgrades=(*upgrades[:id], replace(upgrades[id], **changes), *upgrades[id + 1 :]))


def with_deck(state: GameState, id: int, deck: Deck) -> GameState:
    """The state with one damage deck changed."""
    return replace(state, decks=(*state.decks[:id], deck, *state.decks[id + 1 :]))


def replaced(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one entry changed."""
    return (*values[:place], value, *values[place + 1 :])


def with_shown_dials(
    state: GameState, ship: int, change: Callable[[tuple[Command, ...]], tuple[Command, ...]]
) -> GameState:
    """The state with what teammates know of the dials of a ship changed; who knows of none any more is forgotten."""
    if not state.shown_dials:
        return state
    changed = [
        replace(entry, dials=change(entry.dials)) if entry.ship == ship else entry for entry in state.shown_dials
    ]
    left = [entry for entry in changed if any(dial is not Command.FACEDOWN for dial in entry.dials)]
    return replace(state, shown_dials=tuple(left))
