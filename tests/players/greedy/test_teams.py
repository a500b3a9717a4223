"""Greedy in a team: as Grand Admiral, as a teammate, and with a commander that acts against one opponent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from armada.engine.effects import read_ident
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.players.determinize import Imagined
from armada.players.greedy.lookahead import look_ahead
from armada.players.greedy.player import GreedyPlayer
from armada.players.knowledge import SeatKnowledge
from armada.players.player import answer_of
from armada.rules.attack import Attack
from armada.rules.commanders import ASSIGNED_TARGET, AssignTargets
from armada.rules.grand_admirals import GRAND_ADMIRAL
from armada.rules.ship_phase import PLAYER, ShipPhase
from armada.rules.squadron_phase import SquadronPhase
from armada.state.records import Command
from tests.builders.scenario import Scenario
from tests.properties.games import sector_game

VICTORY, CORVETTE, TIE, X_WING = (
    "victory_ii_class_star_destroyer",
    "cr90_corvette_a",
    "tie_fighter_squadron",
    "x_wing_squadron",
)
TEAMS = (0, 0, 1, 1)
GREEDY = GreedyPlayer()

MOST_IN_ATTACKS, MOST_ELSEWHERE = 320, 60
"""How many decisions are tried out at most; outside attacks all ships and squadrons are valued after each trial."""


def team(**options: object) -> Scenario:
    return Scenario(profile="sector_fleet", sides=TEAMS, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(4, 600), (8, 1200)])
def test_all_of_a_team_vote_for_the_player_with_the_cheapest_fleet(size: tuple[int, int]) -> None:
    game = sector_game(1, size, strict=False)
    while (question := game.question) is not None and question.kind is GRAND_ADMIRAL:
        game.decide(answer_of(GREEDY, game, question), question.seat)
    for side in (0, 1):
        if not any(game.side_of(seat) == side for seat in game.state.without_fleet):
            costs = [game.state.players[seat].points for seat in game.players_of(side)]  # type: ignore[arg-type]
            assert game.state.players[game.state.grand_admirals[side]].points == min(costs)


@pytest.mark.parametrize("near", [0, 1])
def test_the_player_who_can_attack_is_chosen_to_activate_a_ship(near: int) -> None:
    table = team()
    for seat in (0, 1):
        table.ship(VICTORY, 900 if seat == near else 200, 300, seat=seat, dials=(Command.REPAIR,))
    table.ship(CORVETTE, 900, 480, 180, side=1)
    table.run(ShipPhase())
    assert table.question.kind is PLAYER
    assert answer_of(GREEDY, table.game, table.question) == near


@pytest.mark.parametrize("near", [0, 1])
def test_the_player_whose_squadron_can_attack_is_chosen_to_activate_a_squadron(near: int) -> None:
    table = team()
    for seat in (0, 1):
        table.squadron(TIE, 900 if seat == near else 200, 300, seat=seat)
    table.squadron(X_WING, 960, 300, side=1)
    table.run(SquadronPhase())
    assert table.question.kind is PLAYER
    assert answer_of(GREEDY, table.game, table.question) == near


def test_a_commander_acts_against_one_of_the_opponents() -> None:
    table = team()
    table.ship(CORVETTE, 300, 200, upgrades=["general_dodonna"])
    table.ship(VICTORY, 300, 800, side=1)
    table.run(AssignTargets())
    assert table.question.kind is ASSIGNED_TARGET
    assert answer_of(GREEDY, table.game, table.question) in (Seat(2), Seat(3))


def test_a_trial_that_ends_while_squadrons_are_lifted_places_them_first() -> None:
    """Found in a team game: the rehearsal of another ship met a displaced squadron that was still to be placed."""
    table = team()
    for seat in (0, 1):
        table.ship(CORVETTE, 300 + 400 * seat, 300, seat=seat, speed=1, dials=(Command.REPAIR,))
        for x in (-15, 15):
            table.squadron(X_WING, 300 + 400 * seat + x, 375, seat=seat)
    table.ship(VICTORY, 900, 800, 180, side=1, dials=(Command.REPAIR,) * 3)
    table.run(ShipPhase())
    assert table.question.kind is PLAYER
    knowledge = SeatKnowledge(table.game, table.question.seat)
    assert len(look_ahead(knowledge, table.question, [Seat(0), Seat(1)], "seed")) == 2


@pytest.mark.parametrize("seed", [1, 3])
def test_with_eight_players_few_decisions_are_tried_out_for_an_answer(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found in a team game: an answer took 15 seconds. Counted are the decisions in imagined games."""
    played, play = [0], Imagined.play

    def counted(game: Imagined, *args: Any) -> Any:
        played[0] += 1
        return play(game, *args)

    monkeypatch.setattr(Imagined, "play", counted)
    game, rng = sector_game(seed, (8, 1200), strict=False), Random(seed)
    answered: set[tuple[str, ...]] = set()
    while (question := game.question) is not None and game.state.round <= 2:
        sort = (question.kind.name, *sorted_cards(question))
        if sort not in answered:
            answered.add(sort)
            played[0] = 0
            assert question.refusal(answer_of(GREEDY, game, question)) is None
            assert played[0] <= (MOST_IN_ATTACKS if game.innermost(Attack) else MOST_ELSEWHERE), sort
        game.play(question.sample(rng), question.seat)
    assert len(answered) > 40


def sorted_cards(question: Question[Any]) -> list[str]:
    """The cards whose effects are offered."""
    return sorted([read_ident(key)[0] for key in question.options]) if question.kind is EFFECT else []
