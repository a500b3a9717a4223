"""Unlimited Rounds: an optional rule."""

from __future__ import annotations

from random import Random

import pytest

from armada.errors import FleetError
from armada.fleet.ready_made import ready_made
from armada.records.game import Game as WholeGame
from armada.rules.destruction import Destroy
from armada.rules.new_game import new_state
from armada.rules.timing import ROUND_END
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.state.events.rounds import InitiativePassed
from tests.builders.ending_table import NoteRound, RoundAfterRound, RoundEnds, duel, play_rounds, then
from tests.builders.notes import EffectNoted
from tests.proves import proves
from tests.rules.conftest import MadeUpCards


@proves("OPT-02")
def test_with_unlimited_rounds_the_sixth_round_does_not_end_the_game() -> None:
    table, _, corvette = duel(options=(UNLIMITED_ROUNDS,))
    table.round = 6
    table.run(RoundEnds())
    assert table.game.state.outcome is None
    outcome = then(table, Destroy(unit=corvette))
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "elimination")


@proves("OPT-04")
def test_with_unlimited_rounds_the_initiative_passes_at_the_end_of_each_round(made_up: MadeUpCards) -> None:
    made_up.trigger(NoteRound, ROUND_END)
    table, _, _ = duel(options=(UNLIMITED_ROUNDS,))
    table.round = 6
    table.run(RoundAfterRound())
    play_rounds(table, until=9)
    passed = table.all(InitiativePassed)
    assert [event.side for event in passed] == [1, 0]
    noted = [table.events.index(event) for event in table.all(EffectNoted)]
    assert noted[0] < table.events.index(passed[0]) < noted[1] < table.events.index(passed[1])


@proves("OPT-03")
def test_with_unlimited_rounds_there_is_no_objective_and_obstacles_are_placed() -> None:
    fleets = [ready_made()[name] for name in sorted(ready_made())[:2]]
    game = WholeGame.new(fleets, options=(UNLIMITED_ROUNDS,), points=400, allow_missing=True, seed=4)
    rng = Random(4)
    while game.state.round == 0:
        question = game.questions[0]
        game.play(question.sample(rng), question.seat)
    assert game.state.objective is None
    assert [obstacle.pose is not None for obstacle in game.state.obstacles].count(True) == 6


@proves("OPT-01")
def test_optional_rules_are_in_force_only_where_the_game_was_agreed_on_with_them() -> None:
    table, _, _ = duel()
    table.round = 6
    assert table.run(RoundEnds()).game.state.outcome is not None
    assert not table.all(InitiativePassed)
    fleets = list(ready_made().values())[:2]
    with pytest.raises(FleetError, match="OPT-01"):
        new_state(fleets, profile="tournament", options=(UNLIMITED_ROUNDS,), allow_missing=True)
