"""A game that starts from a position: hidden facts are dealt, and the turn of the acting side begins."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from armada.catalog.catalog import catalog
from armada.engine.chance import Draw, seed_key
from armada.engine.frames import Frame
from armada.engine.procedures import Procedure
from armada.engine.questions import Rng
from armada.engine.seats import Side
from armada.errors import FleetError, PositionError
from armada.fleet.fleet import Fleet, FleetShip
from armada.fleet.roster import described, roster
from armada.messages.message import listed, say
from armada.records.dealing import shuffled
from armada.records.game import Game
from armada.records.position import UNKNOWN, Position, damage_of
from armada.rules.command_phase import CommandPhase
from armada.rules.destruction import CheckDestroyed, RemoveWaiting, is_destroyed
from armada.rules.game import deck_of, deck_titles, fleet_seats
from armada.rules.new_game import missing_effects
from armada.rules.overlapping import PlaceSquadrons
from armada.rules.rounds import Round, WholeGame
from armada.rules.ship_phase import ShipPhase
from armada.rules.squadron_phase import SquadronPhase, SquadronTurn
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import ROUND_START
from armada.state.game_state import GameState, Phase
from armada.state.records import BLANK_CARD, COMMANDS, Command, Deck, Ship, ShipId, Squadron, Status, Unit
from armada.version import __version__

G = TypeVar("G", bound=Game)

DEALING: Final = b"armada dealing"

PHASES: Final[dict[Phase, Any]] = {
    Phase.COMMAND: Round.command_phase,
    Phase.SHIP: Round.ship_phase,
    Phase.SQUADRON: Round.squadron_phase,
    Phase.STATUS: Round.status_phase,
}


def start_game(cls: type[G], position: Position, seed: int | str | bytes, *, allow_missing: bool) -> G:
    """A game that starts from a position, with this seed."""
    key = seed_key(seed)
    dealing = blake2b(key, digest_size=32, person=DEALING).digest()
    return start_game_dealt(cls, position, key, dealing, allow_missing=allow_missing)


def start_game_dealt(cls: type[G], position: Position, key: bytes, dealing: bytes, *, allow_missing: bool) -> G:
    """The game with one key for chance and another for the deal at the start.

    The second follows from the first and not the other way round: a record without its seed names it and tells nothing
    of the dice to come.
    """
    _check_phase(position)
    fleets = fleets_of(position.state)
    state = _with_unfinished_activation(position)
    state = replace(_dealt(state, Draw(dealing, 0)), without_effect=_without_effect(state, fleets, allow_missing))
    game = cls(state, WholeGame(), key)
    game.header = {
        "position": str(position),
        "dealing": dealing.hex(),
        "fleets": [msgspec.json.decode(fleet.write("json")) for fleet in fleets],
        "profile": state.profile,
        "points": state.points,
        "options": list(state.options),
        "play_area": state.play_area,
        "allow_missing": allow_missing,
        "allow_illegal": True,
        "version": __version__,
    }
    game.index_cards()
    game.frames = _frames(position, game)
    return game


def fleets_of(state: GameState) -> list[Fleet]:
    """The fleets of a position, including destroyed ships and squadrons."""
    found = []
    for player in [state.players[seat] for seat in fleet_seats(state)]:
        own = [unit for unit in state.units if unit.seat == player.seat]
        ships = [unit for unit in own if isinstance(unit, Ship)]
        upgrades = {ship.id: [card.card for card in state.upgrades if card.ship == ship.id] for ship in ships}
        found.append(
            Fleet(
                name=player.name,
                faction=player.faction,  # type: ignore[arg-type]
                printing=state.printing,
                objectives=() if state.objective is None else (state.objective,),
                ships=tuple([FleetShip(ship.card, tuple(upgrades[ship.id])) for ship in ships]),
                squadrons=tuple([unit.card for unit in own if isinstance(unit, Squadron)]),
            )
        )
    return found


def _check_phase(position: Position) -> None:
    state = position.state
    if state.phase is Phase.OVER or state.outcome is not None:
        raise PositionError("This position is the end of a game: nothing is left to play. Use an earlier one.")
    if state.phase is Phase.SETUP or not state.round:
        raise PositionError(
            "This position is in setup, which cannot be resumed. "
            "Start with `Game.new` and the same fleets, or use a position from round 1 on."
        )


def _without_effect(state: GameState, fleets: list[Fleet], allow_missing: bool) -> tuple[str, ...]:
    missing = missing_effects([roster(fleet) for fleet in fleets], catalog(state.printing))
    if missing and not allow_missing:
        raise FleetError(
            say(
                "agreements-position-not-written",
                count=len(missing),
                cards=listed([described(card) for card in missing]),
            )
        )
    return tuple([card.key for card in missing])


# Hidden facts


def _dealt(state: GameState, rng: Rng) -> GameState:
    """The state with everything unknown dealt: facedown damage cards, the rest of the decks, facedown dials."""
    units = list(state.units)
    decks = []
    for place, deck in enumerate(state.decks):
        own = [unit for unit in units if deck_of(state, unit) == place]
        out = {card.number for unit in own for card in damage_of(unit)} | set(deck.discarded)
        left = shuffled([number for number in range(len(deck_titles())) if number not in out], rng)
        for unit in own:
            units[unit.id] = _with_cards(unit, left)
        decks.append(Deck(tuple(left), deck.discarded))
    card = state.card_dials
    if card is not None:
        card = replace(card, dials=tuple([_some_command(dial, rng) for dial in card.dials]))
    units = [_with_dials(unit, rng) for unit in units]
    return replace(state, units=tuple(units), decks=tuple(decks), card_dials=card)


def _with_cards(unit: Unit, left: list[int]) -> Unit:
    """Deal facedown cards from the top of the deck; blank ones if the deck is empty (DMG-32)."""
    if isinstance(unit, Squadron) or not unit.damage:
        return unit
    cards = [
        replace(card, number=left.pop(0) if left else BLANK_CARD) if card.number == UNKNOWN else card
        for card in unit.damage
    ]
    return replace(unit, damage=tuple(cards))


def _some_command(dial: Command, rng: Rng) -> Command:
    """The command of a dial, or any, if it is unknown."""
    return COMMANDS[int(rng.random() * 4)] if dial is Command.FACEDOWN else dial


def _with_dials(unit: Unit, rng: Rng) -> Unit:
    """Give unknown dials a random command; the top one keeps the command that the viewer knows."""
    if not isinstance(unit, Ship) or not unit.dials:
        return unit
    dials = [_some_command(dial, rng) for dial in unit.dials]
    if unit.top_dial is not None:
        dials[0] = unit.top_dial
    return replace(unit, dials=tuple(dials), top_dial=dials[0] if unit.known_to else None)


# The moment


def _with_unfinished_activation(position: Position) -> GameState:
    """Mark a ship that has moved as activated; one that has not takes back its revealed dial and starts over."""
    units: list[Unit] = []
    for unit in position.state.units:
        if isinstance(unit, Ship) and position.has_moved and unit.id == position.activating:
            dial = unit.faceup_dial if unit.revealed is None else unit.revealed
            units.append(replace(unit, activated=True, revealed=None, faceup_dial=dial))
        elif isinstance(unit, Ship) and unit.revealed is not None:
            units.append(replace(unit, dials=(unit.revealed, *unit.dials), revealed=None))
        else:
            units.append(unit)
    return replace(position.state, units=tuple(units))


def _frames(position: Position, game: Game) -> list[Frame]:
    """The procedures under way at the start: round, phase and turn, then anything that must be settled first."""
    state = position.state
    frames = [_frame(WholeGame(), WholeGame.play_round)]
    if state.phase is Phase.COMMAND and position.is_start:
        frames.append(_frame(Round(number=state.round), ROUND_START))
    else:
        frames += [_frame(Round(number=state.round), PHASES[state.phase], 1), *_phase(position)]
    if fallen := tuple([unit.id for unit in state.units if is_destroyed(game, unit.id)]):
        frames.append(Frame(CheckDestroyed(units=fallen)))
    if any(unit.status is Status.WAITING for unit in state.units):
        frames.append(Frame(RemoveWaiting()))
    if lifted := tuple([unit.id for unit in state.units if isinstance(unit, Squadron) and _is_lifted(unit)]):
        ship = state.units[position.activating] if position.activating >= 0 else None
        if not isinstance(ship, Ship) or ship.pose is None:
            label = state.units[lifted[0]].label
            raise PositionError(f"{label} is lifted, but no moving ship is named. Give it a place with `at`.")
        frames.append(_frame(PlaceSquadrons(ship=ShipId(ship.id), squadrons=lifted), PlaceSquadrons.place))
    return frames


def _is_lifted(squadron: Squadron) -> bool:
    return squadron.status is Status.IN_PLAY and squadron.pose is None


def _phase(position: Position) -> list[Frame]:
    """The phase under way, from its start or from the turn of the acting side."""
    phase, first = position.state.phase, position.state.first_side
    if phase is Phase.COMMAND:
        return [_frame(CommandPhase(), CommandPhase.assign_dials)]
    if phase is Phase.STATUS:
        status = StatusPhase()
        return [Frame(status) if position.is_start else _frame(status, StatusPhase.ready_defense_tokens)]
    if position.is_start:
        return [Frame(ShipPhase() if phase is Phase.SHIP else SquadronPhase())]
    acting = first if position.turn is None else position.turn
    turns = int((Side(1 - acting) if position.has_moved else acting) != first)
    if phase is Phase.SHIP:
        return [_frame(ShipPhase(turns=turns), ShipPhase.take_turn)]
    if not position.is_second:
        return [_frame(SquadronPhase(turns=turns), SquadronPhase.take_turn)]
    return [
        _frame(SquadronPhase(turns=turns + 1), SquadronPhase.take_turn),
        Frame(SquadronTurn(side=acting, left=1)),
    ]


def _frame(procedure: Procedure, step: Any, later: int = 0) -> Frame:
    """A procedure at a step, or some steps later."""
    frame = Frame(procedure)
    frame.step = procedure.steps.index(step) + later
    return frame
