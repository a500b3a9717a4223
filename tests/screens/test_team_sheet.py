"""The sheets of both teams at the end: each player's share, fallen fleets, tokens, and how the winner was named."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from armada.engine.seats import Side
from armada.rules.game import Game
from armada.rules.scoring import cost
from armada.rules.winning import EndReason
from armada.screens.scene.result import SECTOR, Happened, OutcomeShown, outcome_of, scale_of, tournament_points
from armada.state.events.damage import Destroyed
from armada.state.game_state import Outcome
from armada.state.records import UnitId
from tests.builders.ending_table import CORVETTE, CORVETTE_COST, FLOTILLA, VICTORY, X_WINGS, ended, lose
from tests.builders.scenario import Scenario
from tests.proves import proves

SIDES = (0, 0, 1, 1)


def battle() -> Scenario:
    """Ships 0 and 1 of the first team; of the second 2, and its last player's corvette, flotilla and X-wings."""
    table = Scenario(profile="sector_fleet", sides=SIDES)
    table.ship(VICTORY, 300, 100, seat=0)
    table.ship(VICTORY, 900, 100, seat=1)
    table.ship(CORVETTE, 300, 800, 180, side=1, seat=2)
    table.ship(CORVETTE, 600, 800, 180, side=1, seat=3)
    table.ship(FLOTILLA, 900, 800, 180, side=1, seat=3)
    table.squadron(X_WINGS, 950, 700, side=1, seat=3)
    return table


def result(
    table: Scenario, *destroyers: tuple[int, int | None], reason: EndReason = EndReason.SIX_ROUNDS, **changes: Any
) -> OutcomeShown:
    """The end of the game; the destroyed ships with those that destroyed them."""
    lose(table, *[unit for unit, _ in destroyers])
    ended(table, reason, **changes)
    happened = [
        Happened(2, Destroyed(UnitId(unit), "attack", destroyer=None if by is None else UnitId(by)))
        for unit, by in destroyers
    ]
    shown = outcome_of(table.game, happened)
    assert shown is not None
    return shown


@proves("SEC-62")
def test_each_player_is_credited_with_what_their_ships_destroyed_and_has_lost_what_was_theirs() -> None:
    first, second = result(battle(), (2, 1), (5, 0)).teams
    credits = [(each.seat, each.destroyed, each.destroyed_units) for each in first.players]
    assert credits == [(0, 13, (5,)), (1, CORVETTE_COST, (2,))]
    of_third = next(each for each in second.players if each.seat == 3)
    assert (of_third.lost, of_third.lost_units, of_third.whole_fleet) == (13, (5,), False)
    assert of_third.cost == CORVETTE_COST + 18 + 13
    assert second.lost == first.score


@proves("SEC-63")
def test_a_fleet_with_flotillas_alone_is_lost_as_a_whole_and_the_rest_has_a_line_of_its_own() -> None:
    first, second = result(battle(), (3, 0)).teams
    fallen = next(each for each in second.players if each.seat == 3)
    assert fallen.whole_fleet
    assert fallen.lost == fallen.cost
    assert first.rest == fallen.cost - CORVETTE_COST
    credited = sum(each.destroyed for each in first.players)
    assert credited + first.others + first.rest + first.token_points + first.objective == first.score


def test_what_no_attack_destroyed_is_nobodys_and_counts_for_the_team() -> None:
    first, _ = result(battle(), (2, None)).teams
    # The only ship of its player fell, and its fleet with it
    assert (first.others, first.rest, [each.destroyed for each in first.players]) == (CORVETTE_COST, 0, [0, 0])


def test_a_ship_that_a_teammate_destroyed_is_credited_to_nobody() -> None:
    first, second = result(battle(), (2, 3)).teams
    assert [each.destroyed for each in (*first.players, *second.players)] == [0, 0, 0, 0]
    assert first.others == CORVETTE_COST


def test_victory_tokens_are_a_line_of_the_team() -> None:
    table = battle()
    table.objective = "contested_outpost"
    _, second = result(table, victory_tokens=(0, 2)).teams
    assert (second.tokens, second.token_points, second.score) == (2, 40, 40)


@proves("SEC-60", "SEC-61", "SEC-67")
@pytest.mark.parametrize(
    ("lost", "decided", "by"),
    [((2, 3), "no_ships", "SEC-60"), ((), "level", "SEC-67"), ((5,), "score", "SEC-61")],
)
def test_the_end_says_by_which_rule_the_winner_was_named(lost: tuple[int, ...], decided: str, by: str) -> None:
    shown = result(battle(), *[(unit, 0) for unit in lost])
    assert (shown.decided, shown.rule) == (decided, by)


def test_who_concedes_has_lost_by_that() -> None:
    shown = result(battle(), reason=EndReason.CONCESSION, conceded=(Side(1),))
    assert (shown.decided, shown.winner) == ("concession", 0)


def test_two_players_have_no_sheets_of_teams() -> None:
    table = Scenario()
    table.ship(VICTORY, 300, 100)
    table.ship(CORVETTE, 300, 800, 180, side=1)
    assert result(table).teams == ()


@proves("SEC-03", "SEC-04", "SEC-05", "SEC-06", "SEC-07")
@pytest.mark.parametrize(
    ("margin", "points"),
    [
        (0, (6, 5)),
        (99, (6, 5)),
        (100, (7, 4)),
        (219, (7, 4)),
        (220, (8, 3)),
        (360, (9, 2)),
        (499, (9, 2)),
        (500, (10, 1)),
    ],
)
def test_a_sector_game_is_worth_tournament_points_by_its_own_table(margin: int, points: tuple[int, int]) -> None:
    outcome = Outcome(winner=Side(0), scores=(margin, 0), margin=margin, reason=EndReason.SIX_ROUNDS)
    assert tournament_points(outcome, SECTOR) == points
    assert tournament_points(replace(outcome, winner=Side(1)), SECTOR) == points[::-1]


def test_a_sector_game_shows_tournament_points_and_a_standard_one_does_not() -> None:
    assert scale_of(game_of("sector_fleet")) is SECTOR
    assert result(battle(), (5, 0)).tournament_points == (6, 5)
    assert scale_of(game_of("standard")) is not SECTOR


def game_of(profile: str) -> Game:
    table = Scenario(profile=profile)
    table.ship(VICTORY, 300, 100)
    table.ship(CORVETTE, 300, 800, 180, side=1)
    ended(table)
    return table.game


def test_the_costs_on_a_sheet_are_those_of_the_ships() -> None:
    table = battle()
    shown = result(table, (2, 0))
    (first, _) = shown.teams
    assert first.players[0].destroyed == cost(table.game, 2)
