"""Commanders in team games: whom a "friendly" effect reaches, and against whom an "enemy" effect acts.

Against a single opponent all of it is as ever: each side has one commander, and one opponent.
"""

from __future__ import annotations

from armada.catalog.cards import Concern, Slot
from armada.engine.procedures import DONE, REPEAT, Procedure, Step, rule
from armada.engine.questions import Kind, Refusal, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.messages.message import message
from armada.rules.game import Game
from armada.rules.player_names import named_player
from armada.state.events.teams import TARGET, TargetAssigned
from armada.state.records import ShipId, UnitId

ASSIGNED_TARGET = Kind[Seat]("assigned target")


@rule("SEC-43", "SEC-45")
def is_commanded_by(game: Game, unit: int, flagship: int) -> bool:
    """Whether a commander's "friendly" effect reaches a ship or squadron: one of the flagship's own fleet."""
    units = game.state.units
    return units[unit].seat == units[flagship].seat and game.are_friendly(unit, flagship)


def commanded_ships(game: Game, flagship: int) -> list[ShipId]:
    """The ships that a commander's "friendly" effect reaches."""
    return [ship for ship in game.ships() if is_commanded_by(game, ship, flagship)]


@rule("SEC-45")
def why_not_commanded(game: Game, flagship: int, commander: str, unit: UnitId) -> Refusal | None:
    """Why a commander's "friendly" effect does not reach a ship of a teammate."""
    if not (0 <= unit < len(game.state.units) and game.is_ship(unit) and game.are_friendly(unit, flagship)):
        return None
    if is_commanded_by(game, unit, flagship):
        return None
    owner = named_player(game, game.owner(unit))
    card = game.catalog.upgrades[commander].title
    words = message("refusals-commander-own", card=card, ship=game.unit(unit).label, player=owner)
    return Refusal(words, "SEC-45")


@rule("SEC-47", "SEC-49")
def is_target_of(game: Game, unit: int, seat: Seat) -> bool:
    """Whether the "enemy" effect of a seat's commander acts against a ship or squadron."""
    if game.side(unit) == game.side_of(seat):
        return False
    target = assigned_target(game, seat)
    return target is None or game.owner(unit) == target


def assigned_target(game: Game, seat: Seat) -> Seat | None:
    """The opponent against whom a seat's commander acts; None where there was no choice."""
    return next((Seat(entry.value) for entry in game.lasting(TARGET) if entry.seat == seat), None)


@all_open
class AssignTargets(Procedure):
    """After setup, players whose commanders only have an "enemy" effect choose the opponents that these act against."""

    @rule("SEC-49")
    def assign(self, game: Game) -> Step:
        """One player after the other, the first team before the second."""
        for seat in game.seats_in_order:
            opponents = game.opponents_of(seat)
            if len(opponents) > 1 and acts_on_enemies(game, seat) and assigned_target(game, seat) is None:
                target = yield from choose(seat, ASSIGNED_TARGET, opponents)
                game.emit(TargetAssigned(seat, target))
                return REPEAT
        return DONE

    steps = (assign,)


def acts_on_enemies(game: Game, seat: Seat) -> bool:
    """Whether the commander of a seat has an "enemy" effect and no "friendly" one."""
    cards = [game.upgrade_card(upgrade.id) for upgrade in game.state.upgrades if upgrade.seat == seat]
    return any(card.slots[0] is Slot.COMMANDER and card.concerns is Concern.ENEMY for card in cards)
