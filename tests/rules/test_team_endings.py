"""The end of team games with four and with eight players (SEC-59 to SEC-63, SEC-67)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.engine.seats import Side
from armada.rules.destruction import Destroy
from armada.rules.scoring import scores
from armada.state.game_state import Outcome
from tests.builders.ending_table import (
    CORVETTE,
    CORVETTE_COST,
    FLOTILLA,
    TIES,
    TIES_COST,
    VICTORY,
    VICTORY_COST,
    X_WINGS,
    RoundEnds,
    Still,
    lose,
)
from tests.builders.scenario import Scenario
from tests.proves import proves

FLOTILLA_COST = 18
TOKENS_OF_15 = "precision_strike"
PLAYERS = (4, 8)


class Teams:
    """For each player a Victory or a corvette; the last of each team has a flotilla and a squadron besides."""

    def __init__(self, players: int) -> None:
        half = players // 2
        self.table = Scenario(profile="sector_fleet", sides=(0,) * half + (1,) * half)
        self.ships = [
            self.table.ship(
                CORVETTE if seat >= half else VICTORY,
                200 + 300 * (seat % half),
                800 if seat >= half else 200,
                side=int(seat >= half),
                seat=seat,
            )
            for seat in range(players)
        ]
        self.one, self.other = self.ships[:half], self.ships[half:]
        self.flotillas = [
            self.table.ship(FLOTILLA, 1500, 200 + 600 * side, side=side, seat=half * (side + 1) - 1) for side in (0, 1)
        ]
        self.squadrons = [
            self.table.squadron(key, 1700, 200 + 600 * side, side=side, seat=half * (side + 1) - 1)
            for side, key in enumerate((TIES, X_WINGS))
        ]
        self.table.objective = TOKENS_OF_15

    def ends(self, *, round: int = 3, tokens: tuple[int, int] = (0, 0)) -> Outcome | None:
        """How the game stands when a round is over."""
        self.table.run(Still())
        self.table.game.state = replace(self.table.game.state, round=round, victory_tokens=tokens)
        self.table.game.interrupt(RoundEnds())
        return self.table.game.state.outcome


@proves("SEC-59")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_goes_on_while_any_player_of_a_team_has_a_ship_that_is_no_flotilla(players: int) -> None:
    teams = Teams(players)
    lose(teams.table, *teams.other[:-1])
    assert teams.ends() is None
    assert teams.ends(round=6) is not None, "but after the sixth round it is over"


@proves("SEC-59", "SEC-60")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_flotillas_and_squadrons_alone_a_team_loses_at_the_end_of_the_round_whatever_the_scores(
    players: int,
) -> None:
    teams = Teams(players)
    lose(teams.table, *teams.other[:-1])
    teams.table.run(Destroy(unit=teams.other[-1]))
    assert teams.table.game.state.outcome is None, "the round is played to its end"
    lose(teams.table, teams.other[-1])
    outcome = teams.ends(tokens=(0, 99))
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "elimination")
    assert outcome.scores[1] > outcome.scores[0]


@proves("SEC-61")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("ahead", [0, 1])
def test_after_six_rounds_the_team_with_the_higher_score_wins(players: int, ahead: int) -> None:
    teams = Teams(players)
    lose(teams.table, teams.squadrons[1 - ahead])
    outcome = teams.ends(round=6)
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (ahead, "six rounds")


@proves("SEC-62")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_score_of_a_team_is_what_it_destroyed_of_all_opponents_and_its_tokens(players: int) -> None:
    teams = Teams(players)
    lose(teams.table, teams.one[0], teams.one[1], teams.squadrons[1])
    teams.table.run(Still())
    teams.table.game.state = replace(teams.table.game.state, victory_tokens=(2, 1))
    rest = FLOTILLA_COST + TIES_COST if players == 4 else 0
    x_wings = scores(teams.table.game)[0] - 30
    assert x_wings == teams.table.game.squadron_card(teams.squadrons[1]).points
    assert scores(teams.table.game)[1] == 2 * VICTORY_COST + rest + 15


@proves("SEC-63")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_player_with_flotillas_alone_gives_the_cost_of_the_whole_fleet_and_teammates_give_none_of_theirs(
    players: int,
) -> None:
    teams = Teams(players)
    lose(teams.table, teams.other[-1], teams.flotillas[1])
    teams.table.run(Still())
    x_wings = teams.table.game.squadron_card(teams.squadrons[1]).points
    assert scores(teams.table.game) == (CORVETTE_COST + FLOTILLA_COST + x_wings, 0)


@proves("SEC-67")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("tokens", "winner"), [((0, 0), 1), ((1, 0), 0)])
def test_teams_that_are_level_are_decided_by_score_and_then_for_the_second(
    players: int, tokens: tuple[int, int], winner: int
) -> None:
    outcome = Teams(players).ends(round=6, tokens=tokens)
    assert outcome is not None
    assert outcome.winner == winner
    fallen = Teams(players)
    lose(fallen.table, *fallen.ships)
    both = fallen.ends(tokens=(99, 0))
    assert both is not None
    assert both.winner == 0, "no team has a ship but flotillas: the higher score"
    assert fallen.table.game.sides_in_order[1] == Side(1)
