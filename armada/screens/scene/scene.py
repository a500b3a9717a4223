"""The scene: everything of a game that a screen draws, as one viewer may see it, with names and numbers filled in.

Places are poses as the engine keeps them: whole micrometres and millidegrees clockwise from the far edge. What is
hidden comes from the state as the viewer may see it; the rest is derived from open facts, so nothing secret is in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from armada.analysis.progress import setup_step
from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog
from armada.catalog.shapes import obstacle_tokens
from armada.engine.seats import Seat, Side
from armada.geometry.pose import Pose
from armada.messages.message import say
from armada.rules.command_phase import DIALS, dials_to_assign
from armada.rules.game import Game, deck_titles
from armada.rules.grand_admirals import ChooseGrandAdmirals, voting_sides
from armada.rules.scoring import scores
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.winning import ROUNDS, UNLIMITED_ROUNDS
from armada.screens.scene.attack import AttackShown, DieShown, attack_of
from armada.screens.scene.result import Happened, OutcomeShown, ScoreLine, outcome_of, score_lines
from armada.screens.scene.units import (
    DamageShown,
    DefenseShown,
    InstallationShown,
    ShieldsShown,
    ShipShown,
    SquadronShown,
    UnitShown,
    UpgradeShown,
    installations_of,
    units_of,
)
from armada.screens.scene.zones import ZoneShown, setup_markers, zones_of
from armada.state.game_state import GameState, Phase
from armada.state.records import Obstacle, Token
from armada.views.masking import Viewer, masked
from armada.words.effects import capital
from armada.words.names import Names, obstacle_name
from armada.words.position import station_name

__all__ = [
    "AttackShown",
    "DamageShown",
    "DefenseShown",
    "DieShown",
    "InstallationShown",
    "ObjectiveShown",
    "ObstacleShown",
    "OutcomeShown",
    "PlayerShown",
    "Scene",
    "ScoreLine",
    "ShieldsShown",
    "ShipShown",
    "SquadronShown",
    "TokenShown",
    "UnitShown",
    "UpgradeShown",
    "ZoneShown",
    "scene_of",
]


class ObstacleShown(msgspec.Struct, frozen=True):
    """An obstacle; without a pose it is not placed yet."""

    number: int
    key: str
    kind: str
    name: str
    pose: Pose | None
    mirrored: bool


class TokenShown(msgspec.Struct, frozen=True):
    """An objective token on the table or with a unit."""

    number: int
    kind: str
    name: str
    pose: Pose | None
    unit: int | None
    seat: int | None


class ObjectiveShown(msgspec.Struct, frozen=True):
    """An objective card."""

    card: str
    title: str
    category: str
    setup: str
    special: str
    end: str
    tokens: int
    """The value of each victory token."""


class PlayerShown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and the state of its fleet."""

    seat: Seat
    side: Side
    name: str
    faction: str
    points: int
    scored: int
    """Fleet points scored so far, victory tokens and objective included."""

    victory_tokens: int
    is_first: bool
    is_grand_admiral: bool
    """Whether it is the Grand Admiral of its side."""

    dials_left: int = 0
    """How many dials it still has to assign in this Command Phase; none once they are locked."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one viewer sees it."""

    viewer: Seat | None
    profile: str
    points: int
    width: float
    height: float
    round: int
    rounds: int
    """How many are played; 0 for as many as it takes."""

    phase: Phase
    setup_step: str
    """The part of setup under way: initiative, objective, obstacles, deployment; empty afterwards."""

    players: tuple[PlayerShown, ...]
    units: tuple[UnitShown, ...]
    installations: tuple[InstallationShown, ...] = ()
    obstacles: tuple[ObstacleShown, ...]
    tokens: tuple[TokenShown, ...]
    zones: tuple[ZoneShown, ...]
    setup_markers: tuple[float, ...] = ()
    """Where the markers of an extended setup area are, in mm from the left edge: they stay all game (SEC-02)."""

    objective: ObjectiveShown | None
    active: int | None
    """The ship or squadron whose activation it is."""

    attack: AttackShown | None
    deck: int
    discarded: tuple[str, ...]
    """Cards left in the damage deck, and the titles of the discarded ones: in the viewer's own, where each has one."""

    without_effect: tuple[str, ...]
    outcome: OutcomeShown | None
    score: tuple[ScoreLine, ...] = ()
    """The score of each side so far, line by line."""


def scene_of(game: Game, seat: Viewer, *, sees_all: bool = False, happened: Sequence[Happened] = ()) -> Scene:
    """A game as a seat, a person with several, or a spectator sees it; who looks at a game that is over may see all.

    `happened` is what became of the game so far, for the score sheet: without it, its lines have no rounds.
    """
    state = game.state if sees_all else masked(game.state, seat)
    table, step = game.play_area, setup_step(game)
    own = sorted(seat) if isinstance(seat, frozenset) else () if seat is None else (seat,)
    own_decks = tuple([state.decks[each] for each in own if each < len(state.decks)])  # one per fleet (SEC-65)
    decks = own_decks if own_decks and len(state.decks) > 1 else state.decks
    return Scene(
        viewer=own[0] if own else None,
        profile=state.profile,
        points=state.points,
        width=table.width,
        height=table.height,
        round=state.round,
        rounds=0 if UNLIMITED_ROUNDS in state.options else ROUNDS,
        phase=state.phase,
        setup_step=step,
        players=_players(game, state, is_first_known=step != "initiative"),
        units=units_of(game, state),
        installations=installations_of(game),
        obstacles=tuple([_obstacle(state, place, obstacle) for place, obstacle in enumerate(state.obstacles)]),
        tokens=tuple([_token(place, token, state) for place, token in enumerate(state.tokens)]),
        zones=zones_of(game, are_sides_known=step != "initiative"),
        setup_markers=setup_markers(game),
        objective=None if state.objective is None else objective_shown(state.objective, state.printing),
        active=active_unit(game),
        attack=attack_of(game),
        deck=sum([len(deck.order) for deck in decks]),
        discarded=tuple([_damage_title(number, state.printing) for deck in decks for number in deck.discarded]),
        without_effect=tuple([Names(state).card(key) for key in state.without_effect]),
        outcome=outcome_of(game, happened),
        score=score_lines(game, happened),
    )


# Players


def _players(game: Game, state: GameState, *, is_first_known: bool) -> tuple[PlayerShown, ...]:
    names, scored = Names(state), scores(game)
    first = game.sides_in_order[0]
    voting = _sides_that_vote(game)
    return tuple(
        [
            PlayerShown(
                seat=player.seat,
                side=player.side,
                name=names.seat(player.seat),
                faction=player.faction,
                points=player.points,
                scored=scored[player.side],
                victory_tokens=state.victory_tokens[player.side],
                is_first=is_first_known and player.side == first,
                is_grand_admiral=state.grand_admirals[player.side] == player.seat and player.side not in voting,
                dials_left=dials_left(game, player.seat),
            )
            for player in state.players
        ]
    )


def _sides_that_vote(game: Game) -> tuple[Side, ...]:
    """The sides whose Grand Admirals are not known yet: both are revealed together (SEC-27)."""
    setup = game.innermost(Setup)
    is_before = setup is not None and not setup.has_admirals
    return voting_sides(game) if is_before or game.innermost(ChooseGrandAdmirals) else ()


def dials_left(game: Game, seat: Seat) -> int:
    """How many dials a seat still has to assign in the Command Phase."""
    is_asked = any(question.kind is DIALS and question.seat == seat for question in game.questions)
    return sum(dials_to_assign(game, seat).values()) if is_asked else 0


# The table


def _obstacle(state: GameState, number: int, obstacle: Obstacle) -> ObstacleShown:
    kind = obstacle_tokens()[obstacle.key].kind
    name = station_name(state, number) or obstacle_name(obstacle.key)
    return ObstacleShown(number, obstacle.key, kind, name, obstacle.pose, obstacle.mirrored)


def _token(number: int, token: Token, state: GameState) -> TokenShown:
    """A token; one of several goes by its number too."""
    unit, seat = (None if place < 0 else place for place in (token.unit, token.seat))
    name = capital(Names(state).card(token.kind))
    if len(state.tokens) > 1:
        name = say("scene-token-numbered", token=name, number=number + 1)
    return TokenShown(number, token.kind, name, token.pose, unit, seat)


# Cards


@cache
def objective_shown(key: str, printing: Printing) -> ObjectiveShown:
    """An objective card, in our own words."""
    card = catalog(printing).objectives[key]
    return ObjectiveShown(
        card=key,
        title=card.title,
        category=card.category,
        setup=card.setup or "",
        special=card.special_rule or "",
        end=" ".join([text for text in (card.end_of_round, card.end_of_game) if text]),
        tokens=card.victory_token or 0,
    )


def _damage_title(number: int, printing: Printing) -> str:
    if number < 0:
        return say("scene-blank-card")
    return catalog(printing).damage_cards[deck_titles()[number]].title


# What goes on


def active_unit(game: Game) -> int | None:
    """The ship or squadron whose activation it is: that of a squadron, where a ship's command activates one."""
    for procedure in game.procedures():
        if isinstance(procedure, ShipActivation):
            return procedure.ship
        if isinstance(procedure, SquadronActivation):
            return procedure.squadron
    return None
