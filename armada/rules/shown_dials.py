"""Showing the dials of a ship to teammates, at any time of a sector fleet game (SEC-39)."""

from __future__ import annotations

from collections.abc import Sequence

from armada.engine.driver import Event
from armada.engine.procedures import rule
from armada.engine.questions import Refusal
from armada.engine.seats import Seat
from armada.messages.message import message
from armada.rules.game import Game
from armada.state.events.commands import DialsShown
from armada.state.game_state import GameState
from armada.state.records import Ship, ShipId


@rule("SEC-39")
def why_not_show(game: Game, ship: ShipId, to: Sequence[Seat]) -> Refusal | None:
    """Why the dials of a ship cannot be shown to some seats now.

    Not while seats decide in secret: what they choose is not placed yet, and showing would tell others that they wait.
    """
    record = game.state.units[ship] if 0 <= ship < len(game.state.units) else None
    if not isinstance(record, Ship) or game.state.outcome is not None:
        return Refusal(message("refusals-shown-dials-of-ships"), "SEC-39")
    if game.table.players <= 2:
        return Refusal(message("refusals-shown-dials-in-teams"), "SEC-39")
    if not record.dials:
        return Refusal(message("refusals-shown-dials-none", ship=record.label), "SEC-39")
    if game.asks_in_secret:
        return Refusal(message("refusals-shown-dials-wait"), "SEC-39")
    side = game.side(ship)
    teammates = [player.seat for player in game.state.players if player.side == side and player.seat != record.seat]
    if not to or any(seat not in teammates for seat in to):
        return Refusal(message("refusals-shown-dials-to", ship=record.label), "SEC-39", teammates)
    return None


@rule("SEC-39")
def show_dials(game: Game, ship: ShipId, to: Sequence[Seat]) -> list[Event[GameState]]:
    """Show the dials that a ship has now to teammates of its player; later ones are not shown.

    Those who know them already are not shown them again.
    """
    record = game.ship(ship)
    known = {entry.known_to for entry in game.state.shown_dials if entry.ship == ship and entry.dials == record.dials}
    new = [seat for seat in dict.fromkeys(to) if not any(seat in seats for seats in known)]
    return game.announce(DialsShown(ship, record.dials, (record.seat, *new))) if new else []
