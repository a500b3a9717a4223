"""Asteroid Tactics: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.catalog.cards import DefenseToken
from armada.catalog.shapes import ObstacleKind, obstacle_tokens
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.state.events.attack import DefenseTokenTurned
from armada.state.events.damage import DamageCardDealt
from armada.state.events.movement import ObstacleRemoved, ObstacleResolved
from armada.state.records import Defense, Obstacle, ShipId, SquadronId, TokenState
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import (
    CR90,
    HARMLESS,
    NEBULON,
    VICTORY,
    X_WING,
    LastOfRound,
    offered,
    playing,
    setting_up,
    use,
)
from tests.builders.scenario import Scenario
from tests.proves import proves

KEY = "asteroid_tactics"
READIED, EXHAUSTED, DISCARDED = TokenState.READIED, TokenState.EXHAUSTED, TokenState.DISCARDED


def with_tokens(table: Scenario, unit: int, *states: TokenState) -> None:
    """The defense tokens of a ship or squadron, in order, are in these states."""
    record = table.units[unit]
    defense = [replace(token, state=state) for token, state in zip(record.defense, states, strict=True)]
    table.units[unit] = replace(record, defense=tuple(defense))


def among_asteroids(
    *states: TokenState, first: int = 0, fields: int = 1, damage: tuple[str | None, ...] = ()
) -> tuple[Scenario, ShipId]:
    """A Nebulon-B of seat 0 (Evade, Brace, Brace) ends its maneuver on asteroid fields."""
    table = playing(KEY, first=first)
    nebulon = table.ship(NEBULON, 900, 300, speed=1, damage=damage)
    table.ship(VICTORY, 300, 800, 180, side=1)
    for place in range(fields):
        table.obstacle(f"asteroid_field_{place + 1}", 885 + 40 * place, 385)
    with_tokens(table, nebulon, *states)
    table.next_cards(HARMLESS, "blinded_gunners")
    return maneuver(table, nebulon, 0), nebulon


@proves("OBS-03", "DEF-27")
def test_the_first_players_ship_recovers_a_discarded_token_exhausted_and_then_gets_its_card() -> None:
    table, nebulon = among_asteroids(READIED, EXHAUSTED, DISCARDED)
    use(table, KEY)
    assert table.the_ship(nebulon).defense[2].state is EXHAUSTED
    assert len(table.all(DamageCardDealt)) == 1


def test_the_first_player_readies_nothing() -> None:
    table, nebulon = among_asteroids(READIED, EXHAUSTED, READIED)
    assert not offered(table)
    assert table.the_ship(nebulon).defense[1].state is EXHAUSTED


@proves("OBS-03")
@pytest.mark.parametrize("state", [EXHAUSTED, DISCARDED])
def test_the_second_players_ship_readies_or_recovers_a_token_and_is_not_hurt(state: TokenState) -> None:
    table, nebulon = among_asteroids(READIED, READIED, state, first=1)
    use(table, KEY)
    assert table.the_ship(nebulon).defense[2].state is READIED
    assert not table.all(ObstacleResolved)
    assert table.is_over


def test_the_second_player_chooses_among_exhausted_and_discarded_tokens() -> None:
    table, nebulon = among_asteroids(EXHAUSTED, READIED, DISCARDED, first=1)
    use(table, KEY)
    assert table.question.options == (0, 2)
    table.answer(CHOSEN_TOKEN, 2, seat=0)
    assert [token.state for token in table.the_ship(nebulon).defense] == [EXHAUSTED, READIED, READIED]


def test_on_two_fields_it_works_twice_and_may_be_declined() -> None:
    table, nebulon = among_asteroids(EXHAUSTED, EXHAUSTED, DISCARDED, first=1, fields=2)
    use(table, KEY).answer(CHOSEN_TOKEN, 0)
    use(table, KEY).answer(CHOSEN_TOKEN, 1)
    assert table.is_over
    assert [token.state for token in table.the_ship(nebulon).defense] == [READIED, READIED, DISCARDED]
    table, _ = among_asteroids(EXHAUSTED, EXHAUSTED, DISCARDED, first=1)
    table.answer(EFFECT, PASS)
    assert not table.all(DefenseTokenTurned)


@proves("DMGCARD-damaged-controls-01")
def test_damaged_controls_still_deal_their_card() -> None:
    table, nebulon = among_asteroids(READIED, READIED, READIED, first=1, damage=("damaged_controls",))
    assert len(table.the_ship(nebulon).damage) == 2


def squadron_on_a_field(card: str, *tokens: Defense, first: int = 1) -> tuple[Scenario, SquadronId]:
    """A squadron of seat 0 moves onto an asteroid field."""
    table = playing(KEY, first=first)
    table.ship(CR90, 1700, 100)
    table.ship(VICTORY, 1700, 800, 180, side=1)
    squadron = table.squadron(card, 500, 300)
    table.units[squadron] = replace(table.units[squadron], defense=tokens)
    table.obstacle("asteroid_field_1", 500, 400)
    return table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(500, 400)), squadron


LUKE, BRACE, SCATTER = "luke_skywalker", DefenseToken.BRACE, DefenseToken.SCATTER


@proves("DEF-27")
def test_a_unique_squadron_gets_a_token_back_but_recovers_no_scatter() -> None:
    table, luke = squadron_on_a_field(LUKE, Defense(BRACE, DISCARDED), Defense(SCATTER, DISCARDED))
    use(table, KEY)
    assert [token.state for token in table.game.squadron(luke).defense] == [READIED, DISCARDED]
    table, luke = squadron_on_a_field(LUKE, Defense(SCATTER, DISCARDED))
    assert table.is_over
    table, luke = squadron_on_a_field(LUKE, Defense(SCATTER, EXHAUSTED))
    use(table, KEY)
    assert table.game.squadron(luke).defense[0].state is READIED, "an exhausted one is readied"


def test_the_first_players_unique_squadron_recovers_exhausted_and_others_get_nothing() -> None:
    table, luke = squadron_on_a_field(LUKE, Defense(BRACE, DISCARDED), first=0)
    use(table, KEY)
    assert table.game.squadron(luke).defense[0].state is EXHAUSTED
    table, _ = squadron_on_a_field(X_WING, Defense(BRACE, DISCARDED))
    assert table.is_over


@proves("SETUP-30")
def test_the_second_player_places_all_obstacles_and_no_exogorth_comes_before_the_end_of_the_round() -> None:
    table = setting_up(KEY)
    for _ in range(5):
        assert table.question.kind is OBSTACLE
        assert table.question.seat == 1
        table.play(table.question.sample(table.rng))
    assert table.question.kind is not OBSTACLE
    kinds = {obstacle_tokens()[o.key].kind for o in table.game.state.obstacles if o.pose is not None}
    assert kinds == {ObstacleKind.ASTEROID, ObstacleKind.DEBRIS}


@proves("EXT-obstacle-06", "EXT-obstacle-09", "STAT-08")
def test_exogorths_come_at_the_end_of_the_round_and_go_after_their_attacks() -> None:
    table = playing(KEY)
    table.ship(CR90, 1700, 100)
    table.ship(VICTORY, 1700, 800, 180, side=1)
    table.obstacle("asteroid_field_1", 600, 450)
    table.obstacle("debris_field_1", 1100, 450)
    for key in ("exogorth_1", "exogorth_2"):
        table.obstacles.append(Obstacle(key=key))
    table.run(LastOfRound())
    for _ in range(2):
        table.answer(OBSTACLE, table.question.options[0], seat=1)
    assert table.is_over
    gone = [event for event in table.game.interrupt(SquadronPhase()) if isinstance(event, ObstacleRemoved)]
    assert [event.obstacle for event in gone] == [2, 3]
