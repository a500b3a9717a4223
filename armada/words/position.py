"""The board of a game: what a viewer sees of it, ready to be drawn as picture or as text."""

from __future__ import annotations

from typing import Final, cast

from armada.catalog.catalog import catalog
from armada.catalog.shapes import ship_shape
from armada.drawing.board import Board, BoardNote, BoardObstacle, BoardShip, BoardSquadron, Team, Tone
from armada.engine.seats import letter_of
from armada.messages.message import say
from armada.rules.game import PLAY_AREAS
from armada.state.game_state import GameState, Phase
from armada.state.records import Installation, Ship, Squadron, Status
from armada.views.view import View
from armada.words.names import Names, phase_name

TINTS: Final = ("abcd", "efgh")
"""The tints of the players of each team."""


def board_of(view: View, selected: int | None = None) -> Board:
    """The position of a view; side 0 is Ember, side 1 is Ion."""
    state, names = view.state, Names(view.state)
    signs = names.call_signs
    return Board(
        title=moment(state),
        description=score_line(state),
        area=PLAY_AREAS[state.play_area],
        zones=state.phase is Phase.SETUP,
        ships=tuple(
            [
                board_ship(state, unit, selected=unit.id == selected, call_sign=signs.get(unit.id, ""))
                for unit in state.units
                if isinstance(unit, Ship) and unit.pose is not None and unit.status is not Status.DESTROYED
            ]
        ),
        squadrons=tuple(
            [
                board_squadron(state, unit, selected=unit.id == selected)
                for unit in state.units
                if isinstance(unit, Squadron) and unit.pose is not None and unit.status is not Status.DESTROYED
            ]
        ),
        obstacles=tuple(
            [
                BoardObstacle(
                    obstacle=found.key, pose=found.pose, mirrored=found.mirrored, name=station_name(state, number)
                )
                for number, found in enumerate(state.obstacles)
                if found.pose is not None
            ]
        ),
        overlays=tuple(
            [
                BoardNote(
                    at=token.pose.centre, text=f"{names.token_objective(token.kind)} {number + 1}", tone=Tone.CAPTION
                )
                for number, token in enumerate(state.tokens)
                if token.pose is not None
            ]
        ),
    )


def station_name(state: GameState, obstacle: int) -> str:
    """The name of a station with a card, and what is left of its hull; nothing for other obstacles."""
    for unit in state.units:
        if isinstance(unit, Installation) and unit.obstacle == obstacle:
            return say("position-station", name=unit.label, hull=hull_in_words(state, unit))
    return ""


def hull_in_words(state: GameState, station: Installation) -> str:
    """The rest of a station's hull."""
    hull = catalog(state.printing).stations[station.card].hull
    if station.status is not Status.IN_PLAY:
        return say("position-destroyed")
    return say("position-hull", hull=hull - len(station.damage), most=hull)


def board_ship(state: GameState, ship: Ship, *, selected: bool = False, call_sign: str = "") -> BoardShip:
    """A ship as it is drawn."""
    assert ship.pose is not None
    zones = tuple(ship_shape(catalog(state.printing).ships[ship.card].chassis).zones)
    return BoardShip(
        ship=ship.card,
        pose=ship.pose,
        team=_team(state, ship.seat),
        name=ship.label,
        shields=dict(zip(zones, ship.shields, strict=True)),
        damage=len(ship.damage),
        speed=ship.speed,
        activated=ship.activated,
        selected=selected,
        call_sign=call_sign,
        tint=_tint(state, ship.controller),
    )


def board_squadron(state: GameState, squadron: Squadron, *, selected: bool = False) -> BoardSquadron:
    """A squadron as it is drawn."""
    assert squadron.pose is not None
    return BoardSquadron(
        squadron=squadron.card,
        pose=squadron.pose,
        team=_team(state, squadron.seat),
        name=squadron.label,
        hull=squadron.hull,
        activated=squadron.activated,
        selected=selected,
        letter=letter_of(squadron.controller) if len(state.players) > 2 else "",
        tint=_tint(state, squadron.controller),
    )


def _team(state: GameState, seat: int) -> Team:
    return cast("Team", int(state.players[seat].side))


def _tint(state: GameState, seat: int) -> str:
    """The tint of a seat: a to d in the first team, e to h in the second, by seat; none where two play."""
    if len(state.players) <= 2:
        return ""
    side = state.players[seat].side
    return TINTS[side][sum(player.side == side for player in state.players[:seat])]


def moment(state: GameState) -> str:
    """The moment of the game: round and phase."""
    phase = phase_name(state.phase)
    return phase if state.phase in (Phase.SETUP, Phase.OVER) else say("names-moment", round=state.round, phase=phase)


def score_line(state: GameState) -> str:
    """The players and the objective."""
    names = Names(state)
    own, other = state.victory_tokens
    return say(
        "position-score",
        one=names.side(0),
        other=names.side(1),
        first=names.side(state.first_side),
        objective="none" if state.objective is None else names.card(state.objective),
        tokens="yes" if own or other else "no",
        ours=own,
        theirs=other,
    )
