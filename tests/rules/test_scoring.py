"""Scores: what was destroyed, victory tokens, and what an objective adds at the end."""

from __future__ import annotations

from msgspec.structs import replace

from armada.engine.effects import Effect
from armada.engine.procedures import DONE, StepResult
from armada.engine.seats import Seat, Side
from armada.rules.damage import SufferDamage
from armada.rules.destruction import Destroy
from armada.rules.game import Game
from armada.rules.scoring import cost, score_sheet, scores
from armada.rules.timing import GAME_END_OBJECTIVE, GAME_END_SCORE
from armada.rules.winning import EndOfGame
from armada.state.events.rounds import GameEnded, PointsScored
from armada.state.records import Status
from tests.builders.ending_table import (
    CORVETTE,
    CORVETTE_COST,
    FLOTILLA,
    TIES,
    TIES_COST,
    VICTORY,
    VICTORY_COST,
    X_WINGS,
    X_WINGS_COST,
    Still,
    duel,
    ended,
    lose,
)
from tests.builders.noted_effects import run_with_seats
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

ENGINE_TECHS, INTEL_OFFICER, MOTTI = 8, 7, 24
TOKENS_OF_15 = "fire_lanes"


@proves("SCORE-01", "SCORE-02")
def test_a_score_is_what_was_destroyed_of_the_enemy_and_the_own_victory_tokens() -> None:
    table, _, corvette = duel()
    table.squadron(TIES, 400, 400)
    table.objective = TOKENS_OF_15
    lose(table, corvette, 2)
    outcome = ended(table, victory_tokens=(1, 3))
    assert outcome.scores == (CORVETTE_COST + 15, TIES_COST + 45)


@proves("SCORE-01")
def test_scores_are_determined_when_the_game_ends() -> None:
    table, _, corvette = duel()
    table.squadron(TIES, 400, 400)
    lose(table, 2)
    ended(table)
    scored, end = table.last(PointsScored), table.last(GameEnded)
    assert (scored.side, scored.points, scored.why, scored.unit) == (1, TIES_COST, "destroyed", 2)
    assert table.events.index(scored) < table.events.index(end)
    assert table.the_ship(corvette).status is Status.IN_PLAY


@proves("OBJ-06")
def test_a_victory_token_is_worth_what_the_objective_says() -> None:
    for objective, value in ((TOKENS_OF_15, 15), ("contested_outpost", 20), ("advanced_gunnery", 0)):
        table, _, _ = duel()
        table.objective = objective
        assert ended(table, victory_tokens=(0, 2)).scores == (0, 2 * value)


@proves("SCORE-03")
def test_a_destroyed_ship_gives_the_points_of_all_its_upgrades() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 300, 200, upgrades=("engine_techs", "intel_officer"))
    table.ship(VICTORY, 600, 200, upgrades=("engine_techs",))
    table.ship(CORVETTE, 1500, 800, side=1)
    lose(table, ship)
    assert ended(table).scores == (0, VICTORY_COST + ENGINE_TECHS + INTEL_OFFICER)


@proves("SCORE-04")
def test_discarded_upgrades_score_with_the_ship_they_are_equipped_to() -> None:
    table = Scenario()
    lost, kept = [table.ship(VICTORY, x, 200, upgrades=("engine_techs",)) for x in (300, 600)]
    table.ship(CORVETTE, 1500, 800, side=1)
    table.upgrades = [replace(upgrade, discarded=True) for upgrade in table.upgrades]
    assert ended(table).scores == (0, 0)
    lose(table, lost)
    assert ended(table).scores == (0, VICTORY_COST + ENGINE_TECHS)
    assert table.the_ship(kept).status is Status.IN_PLAY


@proves("SCORE-08")
def test_the_commander_is_part_of_the_cost_of_the_flagship() -> None:
    table = Scenario()
    flagship = table.ship(VICTORY, 300, 200, upgrades=("admiral_motti",))
    table.ship(VICTORY, 600, 200)
    table.ship(CORVETTE, 1500, 800, side=1)
    lose(table, flagship)
    assert ended(table).scores[1] == VICTORY_COST + MOTTI


@proves("SCORE-06")
def test_the_cost_of_a_ship_includes_its_upgrades() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 300, 200, upgrades=("engine_techs",))
    squadron = table.squadron(TIES, 500, 500)
    table.run(Still())
    assert cost(table.game, ship) == VICTORY_COST + ENGINE_TECHS
    assert cost(table.game, squadron) == TIES_COST


class TenForTheFirstPlayer(Effect[EndOfGame], kw_only=True):
    """At the end of the game the first player scores ten more."""

    def decider(self, game: Game, end: EndOfGame) -> Seat:
        return Seat(0)

    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        end.add(game.sides_in_order[0], 10, "test_objective", 1)
        return DONE


class SecondPlayerLosesAll(Effect[EndOfGame], kw_only=True):
    """When scores are known the second player's is 0."""

    def decider(self, game: Game, end: EndOfGame) -> Seat:
        return Seat(1)

    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        end.scores = (end.scores[0], 0)
        return DONE


@proves("SCORE-05")
def test_the_end_of_game_text_of_an_objective_adds_to_a_score(made_up: MadeUpCards) -> None:
    made_up.trigger(TenForTheFirstPlayer, GAME_END_OBJECTIVE)
    table, _, corvette = duel()
    lose(table, corvette)
    assert ended(table).scores == (CORVETTE_COST + 10, 0)
    told = table.last(PointsScored)
    assert (told.points, told.why, told.unit) == (10, "test_objective", 1)


def test_an_effect_can_change_the_scores_before_the_winner_is_named(made_up: MadeUpCards) -> None:
    made_up.trigger(SecondPlayerLosesAll, GAME_END_SCORE)
    table, _, _ = duel()
    table.squadron(TIES, 400, 400)
    table.squadron(X_WINGS, 400, 700, side=1)
    table.objective = TOKENS_OF_15
    outcome = ended(table, victory_tokens=(1, 9))
    assert (outcome.scores, outcome.winner) == ((15, 0), 0)


@proves("SCORE-07")
def test_what_leaves_the_play_area_scores_as_destroyed() -> None:
    table, _, _ = duel()
    other = table.ship(CORVETTE, 1200, 800, side=1)
    table.run(Destroy(unit=other, by="left play area", left_play_area=True))
    assert scores(table.game) == (CORVETTE_COST, 0)


@proves("SCORE-09")
def test_damage_short_of_destruction_scores_nothing() -> None:
    table, victory, corvette = duel()
    wings = table.squadron(X_WINGS, 1500, 500, side=1)
    table.run(SufferDamage(unit=victory, zone=FRONT, amount=10, by="test"))
    table.events = list(table.game.interrupt(SufferDamage(unit=wings, amount=4, by="test")))
    assert len(table.the_ship(victory).damage) == 7
    assert table.the_squadron(wings).hull == 1
    assert score_sheet(table.game) == []
    assert table.game.is_in_play(corvette)


@proves("SCORE-10")
def test_every_destroyed_squadron_scores_its_cost() -> None:
    table, _, _ = duel()
    wings = [table.squadron(X_WINGS, 1500, y, side=1) for y in (300, 400, 500)]
    luke = table.squadron("luke_skywalker", 1500, 600, side=1)
    lose(table, wings[0], wings[2], luke)
    assert ended(table).scores == (2 * X_WINGS_COST + 20, 0)


@proves("TRN-49")
def test_in_a_tournament_scores_are_counted_as_always() -> None:
    table, _, _ = duel("tournament")
    ship, wings = table.ship(CORVETTE, 1200, 800, side=1), table.squadron(X_WINGS, 1500, 500, side=1)
    lose(table, ship, wings)
    table.objective = TOKENS_OF_15
    assert ended(table, points=400, victory_tokens=(2, 1)).scores == (CORVETTE_COST + X_WINGS_COST + 30, 15)


@proves("TRN-50")
def test_in_a_tournament_a_fleet_without_ships_is_worth_400_points() -> None:
    table, _, corvette = duel("tournament")
    table.squadron(X_WINGS, 1500, 500, side=1)
    lose(table, corvette)
    assert ended(table, points=400).scores == (400, 0)


@proves("TRN-51")
def test_the_points_of_the_objective_come_on_top_of_the_400(made_up: MadeUpCards) -> None:
    made_up.trigger(TenForTheFirstPlayer, GAME_END_OBJECTIVE)
    table, _, corvette = duel("tournament")
    table.objective = TOKENS_OF_15
    lose(table, corvette)
    assert ended(table, points=400, victory_tokens=(2, 0)).scores == (440, 0)


def test_a_fleet_without_ships_is_worth_what_was_destroyed_in_a_standard_game() -> None:
    table, _, corvette = duel()
    table.squadron(X_WINGS, 1500, 500, side=1)
    lose(table, corvette)
    assert ended(table, points=400).scores == (CORVETTE_COST, 0)


def team_game() -> Scenario:
    """Seats 0 and 1 against 2 and 3: a Victory each against a corvette each, seat 3 with a flotilla and X-wings too."""
    table = Scenario(profile="sector_fleet")
    for x in (300, 600):
        table.ship(VICTORY, x, 200)
    for x in (1200, 1500):
        table.ship(CORVETTE, x, 800, side=1)
    table.ship(FLOTILLA, 1700, 800, side=1)
    table.squadron(X_WINGS, 1700, 600, side=1)
    return table


SEATS = {0: 0, 1: 1, 2: 2, 3: 3, 4: 3, 5: 3}


@proves("SEC-62")
def test_a_team_scores_what_it_destroyed_of_all_fleets_of_the_other() -> None:
    table = team_game()
    table.ship(CORVETTE, 900, 800, side=1)
    lose(table, 1, 5, 6)
    table.objective = TOKENS_OF_15
    run_with_seats(table, (0, 0, 1, 1), {**SEATS, 6: 2}, Still())
    table.game.state = replace(table.game.state, victory_tokens=(0, 1))
    assert scores(table.game) == (X_WINGS_COST + CORVETTE_COST, VICTORY_COST + 15)


@proves("SEC-63")
def test_a_fleet_with_flotillas_alone_gives_the_cost_of_all_of_it_once() -> None:
    table = team_game()
    lose(table, 3, 5)
    run_with_seats(table, (0, 0, 1, 1), SEATS, Still())
    assert scores(table.game) == (CORVETTE_COST + 18 + X_WINGS_COST, 0)
    assert [entry.why for entry in score_sheet(table.game)] == ["whole_fleet"]


def test_with_two_players_a_flotilla_left_keeps_a_sector_fleet_from_being_worth_all_of_it() -> None:
    table, _, corvette = duel("sector_fleet")
    table.ship(FLOTILLA, 1700, 800, side=1)
    lose(table, corvette)
    assert ended(table).scores == (CORVETTE_COST, 0)


def test_a_score_sheet_names_side_points_and_reason() -> None:
    table, _, corvette = duel()
    lose(table, corvette)
    table.run(Still())
    (entry,) = score_sheet(table.game)
    assert (entry.side, entry.points, entry.why, entry.unit) == (Side(0), CORVETTE_COST, "destroyed", corvette)
