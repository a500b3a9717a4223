"""Ends that somebody calls for: a concession, and time."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from armada.engine.effects import Effect
from armada.engine.procedures import DONE, StepResult
from armada.engine.seats import Seat, Side
from armada.rules.command_phase import DIAL
from armada.rules.concession import concede
from armada.rules.destruction import Destroy
from armada.rules.game import Game
from armada.rules.timing import DESTROY_WHEN
from armada.rules.winning import call_time
from armada.state.events.damage import Destroyed
from armada.state.events.rounds import Conceded, GameEnded, TimeCalled
from armada.state.game_state import Phase
from armada.state.records import Status
from tests.builders.ending_table import (
    CORVETTE,
    CORVETTE_COST,
    TIES,
    VICTORY_COST,
    X_WINGS,
    X_WINGS_COST,
    RoundAfterRound,
    RoundEnds,
    duel,
    lose,
    play_rounds,
    then,
)
from tests.builders.scenario import Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards


def conceded(table: Scenario, side: int) -> GameEnded:
    table.events += concede(table.game, Side(side))  # type: ignore[arg-type]
    return table.last(GameEnded)


@proves("TRN-44")
@pytest.mark.parametrize(("profile", "score"), [("tournament", 300), ("standard", CORVETTE_COST + X_WINGS_COST)])
def test_who_concedes_has_everything_destroyed_and_loses(profile: str, score: int) -> None:
    table, victory, corvette = duel(profile)
    wings = table.squadron(X_WINGS, 1500, 500, side=1)
    table.run(RoundAfterRound())
    outcome = conceded(table, 1).outcome
    assert table.last(Conceded).side == 1
    assert {event.unit for event in table.all(Destroyed)} == {corvette, wings}
    assert (outcome.winner, outcome.scores, outcome.margin, outcome.reason) == (0, (score, 0), score, "concession")
    assert table.game.is_in_play(victory)
    assert table.is_over
    assert table.game.state.phase is Phase.OVER


@proves("TRN-44")
@pytest.mark.parametrize("questions", [0, 1, 5, 9, 14])
def test_a_game_can_be_conceded_at_any_question(questions: int) -> None:
    table, _, _ = duel("tournament")
    table.squadron(TIES, 400, 400)
    table.run(RoundAfterRound())
    rng = Random(questions)
    table.game.external_chance = False
    for _ in range(questions):
        question = rng.choice(table.game.questions)
        table.game.play(question.sample(rng), question.seat)
    assert conceded(table, 0).outcome.winner == 1
    assert table.is_over


def test_dials_chosen_in_secret_are_broken_off_too() -> None:
    table, _, _ = duel()
    table.run(RoundAfterRound())
    assert [question.kind for question in table.game.questions] == [DIAL, DIAL]
    table.game.play(table.game.questions[0].options[0], Seat(0))
    assert conceded(table, 0).outcome.winner == 1
    assert table.game.questions == ()


@proves("TRN-44")
def test_what_is_set_aside_is_destroyed_as_well() -> None:
    table, _, _ = duel()
    wings = table.squadron(X_WINGS, 1500, 500, side=1)
    table.units[wings] = replace(table.units[wings], status=Status.RESERVE, pose=None)
    table.run(RoundAfterRound())
    assert conceded(table, 1).outcome.scores == (CORVETTE_COST + X_WINGS_COST, 0)


class NobodyFalls(Effect[Destroy], kw_only=True):
    """Nothing is destroyed unless it leaves the play area."""

    def decider(self, game: Game, destroy: Destroy) -> Seat:
        return Seat(0)

    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        return not destroy.left_play_area and not destroy.replaced

    def resolve(self, game: Game, destroy: Destroy) -> StepResult:
        destroy.replaced = True
        return DONE


@proves("TRN-44")
def test_no_effect_puts_off_the_destruction_of_a_fleet_that_concedes(made_up: MadeUpCards) -> None:
    made_up.trigger(NobodyFalls, DESTROY_WHEN)
    table, victory, _ = duel()
    table.run(RoundAfterRound())
    assert conceded(table, 0).outcome.scores == (0, VICTORY_COST)
    assert not table.game.is_in_play(victory)


def test_who_concedes_loses_even_to_a_fleet_without_ships() -> None:
    table, victory, _ = duel("tournament")
    table.squadron(TIES, 400, 400)
    lose(table, victory)
    table.run(RoundAfterRound())
    outcome = conceded(table, 1).outcome
    assert (outcome.winner, outcome.scores, outcome.margin) == (0, (300, 300), 0)


def test_a_game_that_is_over_cannot_be_conceded() -> None:
    table, _, _ = duel()
    table.run(RoundAfterRound())
    outcome = conceded(table, 1).outcome
    assert concede(table.game, Side(0)) == call_time(table.game) == []
    assert table.game.state.outcome == outcome


@proves("TRN-43")
@pytest.mark.parametrize("questions", [0, 1, 5, 9, 14])
def test_when_time_is_called_the_round_is_finished_and_the_higher_score_wins(questions: int) -> None:
    table, _, _ = duel("tournament")
    lose(table, table.squadron(TIES, 400, 400), table.ship(CORVETTE, 900, 800, side=1))
    table.round = 2
    table.run(RoundAfterRound())
    rng = Random(questions)
    table.game.external_chance = False
    for _ in range(questions):
        question = rng.choice(table.game.questions)
        table.game.play(question.sample(rng), question.seat)
    called_in = table.game.state.round
    asked = [(question.seat, question.kind) for question in table.game.questions]
    table.events += call_time(table.game)  # type: ignore[arg-type]
    assert [(question.seat, question.kind) for question in table.game.questions] == asked
    play_rounds(table)
    outcome = table.last(GameEnded).outcome
    assert (outcome.reason, outcome.winner, outcome.scores) == ("time", 0, (CORVETTE_COST, 8))
    assert table.game.state.round == called_in


def test_time_is_called_once() -> None:
    table, _, _ = duel("tournament")
    table.run(RoundAfterRound())
    assert call_time(table.game) == [TimeCalled()]
    assert call_time(table.game) == []


@proves("TRN-40", "TRN-43")
def test_a_fleet_destroyed_in_the_round_in_which_time_is_called_has_lost() -> None:
    table, victory, _ = duel("tournament")
    table.objective = "fire_lanes"
    table.run(Destroy(unit=victory))
    table.game.state = replace(table.game.state, victory_tokens=(50, 0))
    call_time(table.game)
    outcome = then(table, RoundEnds())
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (1, "elimination")
