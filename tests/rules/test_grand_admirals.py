"""Grand Admirals: how teams choose them, in secret, and those without a fleet (SEC-27 to SEC-31, SEC-65)."""

from __future__ import annotations

import msgspec
import pytest

from armada.engine.seats import Seat, Side
from armada.errors import FleetError
from armada.rules.dice import PICK
from armada.rules.grand_admirals import GRAND_ADMIRAL
from armada.rules.new_game import new_state
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.scoring import score_sheet
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.state.events.setup import FirstPlayerChosen
from armada.state.events.teams import Appointment, GrandAdmiralAppointed, VotesShown
from armada.state.game_state import GameState
from armada.views.masking import masked
from armada.views.view import view_of
from tests.builders.fleets import EMPIRE_FLAGSHIP, OBJECTIVES, REBEL_FLAGSHIP, fleet
from tests.builders.setup_table import SetupTable, battle
from tests.proves import proves

CORVETTE, GLADIATOR = "cr90_corvette_a", "gladiator_i_class_star_destroyer"
POINTS = {4: 600, 6: 900, 8: 1200}
OTHER_OBJECTIVES = ("opening_salvo", "contested_outpost", "superior_positions")


def state_of(players: int, *, admirals: tuple[int, ...] = (), cheap: tuple[int, ...] = ()) -> GameState:
    """A sector game of a number of players; `cheap` seats have a flagship alone, the others one more ship."""
    half = players // 2
    fleets = []
    for seat in range(players):
        ships = [EMPIRE_FLAGSHIP] if seat >= half else [REBEL_FLAGSHIP]
        if seat not in cheap:
            ships.append(GLADIATOR if seat >= half else CORVETTE)
        fleets.append(fleet(*ships, objectives=OTHER_OBJECTIVES if seat % 2 else OBJECTIVES))
    return new_state(
        fleets,
        profile="sector_fleet",
        points=POINTS[players],
        admirals_without_fleet=admirals,
        allow_missing=True,
    )


def sector_game(players: int = 4, **options: tuple[int, ...]) -> SetupTable:
    """Setup of such a game, up to its first question."""
    return SetupTable(state_of(players, **options))


def vote(table: SetupTable, votes: dict[int, int]) -> SetupTable:
    """The seats vote, all of them at once."""
    for seat, choice in votes.items():
        question = next(question for question in table.game.questions if question.seat == seat)
        assert question.kind is GRAND_ADMIRAL
        assert question.accepts(Seat(choice))
        table.events += table.game.play(Seat(choice), Seat(seat))
    return table


def appointed(table: SetupTable) -> list[tuple[int, Appointment]]:
    return [(event.seat, event.how) for event in table.all(GrandAdmiralAppointed)]


@proves("SEC-27")
@pytest.mark.parametrize("players", POINTS)
def test_the_players_of_both_teams_vote_at_once_and_those_who_agree_have_their_grand_admiral(players: int) -> None:
    table = sector_game(players)
    assert [question.seat for question in table.game.questions] == list(range(players))
    half = players // 2
    for question in table.game.questions:
        team = range(half) if question.seat < half else range(half, players)
        assert sorted(question.options) == list(team), "among the players of the seat's team, itself too"
    vote(table, {seat: half - 1 if seat < half else players - 1 for seat in range(players)})
    assert appointed(table) == [(half - 1, Appointment.AGREED), (players - 1, Appointment.AGREED)]
    assert table.game.state.grand_admirals == (half - 1, players - 1)


@proves("SEC-27")
def test_a_team_that_does_not_agree_sees_its_votes_and_votes_once_more() -> None:
    table = vote(sector_game(), {0: 0, 1: 1, 2: 3, 3: 3})
    shown = table.all(VotesShown)
    assert [event.side for event in shown] == [0]
    assert [question.seat for question in table.game.questions] == [0, 1], "the team that agrees does not vote again"
    assert not table.all(GrandAdmiralAppointed), "both are revealed together"
    assert [masked(shown[0], Seat(seat)) == shown[0] for seat in range(4)] == [True, True, False, False]
    vote(table, {0: 1, 1: 1})
    assert appointed(table) == [(1, Appointment.AGREED), (3, Appointment.AGREED)]


@proves("SEC-28")
def test_without_agreement_the_player_with_the_cheapest_fleet_is_grand_admiral() -> None:
    table = sector_game(cheap=(1, 2))
    vote(table, {0: 0, 1: 1, 2: 2, 3: 3})
    vote(table, {0: 0, 1: 1, 2: 2, 3: 3})
    assert appointed(table) == [(1, Appointment.CHEAPEST), (2, Appointment.CHEAPEST)]


@proves("SEC-28")
def test_among_equally_cheap_fleets_chance_decides() -> None:
    table = sector_game(6, cheap=(1, 2, 3))
    table.game.external_chance = True
    for _ in range(2):
        vote(table, {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5})
    assert table.question.kind is PICK
    assert [table.question.accepts(seat) for seat in range(6)] == [False, True, True, False, False, False]
    table.play(2)
    assert appointed(table) == [(2, Appointment.DRAWN), (3, Appointment.CHEAPEST)]


@proves("SEC-27")
def test_until_a_team_has_voted_nobody_else_learns_a_vote() -> None:
    one, other = sector_game(), sector_game()
    vote(one, {0: 0, 2: 2})
    vote(other, {0: 1, 2: 3})
    for seat in (1, 3, None):
        viewer = None if seat is None else Seat(seat)
        assert msgspec.json.encode(view_of(one.game, viewer)) == msgspec.json.encode(view_of(other.game, viewer))
    vote(one, {1: 1, 3: 2})
    vote(other, {1: 0, 3: 3})
    for seat in (2, 3, None):
        viewer = None if seat is None else Seat(seat)
        seen = [msgspec.json.encode(view_of(table.game, viewer).under_way) for table in (one, other)]
        assert b'"choice":0' not in seen[0]
        assert b'"choice":1' not in seen[0]
        told = [[masked(event, viewer) for event in table.all(VotesShown)] for table in (one, other)]
        assert told[0] == told[1], "opponents do not learn who voted for whom"


def test_in_a_game_of_two_nobody_is_asked() -> None:
    table = battle(profile="sector_fleet", points=600)
    assert table.question.kind is FIRST_PLAYER
    assert not table.all(GrandAdmiralAppointed)


@proves("SEC-29", "SEC-30")
@pytest.mark.parametrize("players", POINTS)
def test_the_grand_admiral_of_the_cheaper_team_chooses_the_first_team(players: int) -> None:
    half = players // 2
    table = sector_game(players, cheap=(half - 1,)).appoint(0, half)
    assert table.asks(FIRST_PLAYER, 0), "the team with the cheaper fleets"
    table.answer(FIRST_PLAYER, Side(1))
    assert table.all(FirstPlayerChosen) == [FirstPlayerChosen(Side(1))]
    assert table.game.state.first_side == 1
    order = table.game.seats_in_order
    assert order == (*range(half, players), *range(half)), "all of the team are first players, the others second"


# Grand Admirals without a fleet


@proves("SEC-65")
@pytest.mark.parametrize("players", POINTS)
def test_a_grand_admiral_without_a_fleet_decides_for_the_side_and_its_team_does_not_vote(players: int) -> None:
    half = players // 2
    table = sector_game(players, admirals=(0,), cheap=(1,))
    assert table.game.state.without_fleet == (players,)
    assert {question.seat for question in table.game.questions} == set(range(half, players))
    table.appoint(-1, half)
    assert table.game.state.grand_admirals == (players, half)
    assert table.asks(FIRST_PLAYER, players)
    assert table.game.table.players == players, "fleets count, not seats"
    assert len(table.game.state.decks) == players
    assert table.game.players_of(Side(0)) == tuple(range(half))
    assert not score_sheet(table.game)


@proves("SEC-65", "SEC-31", "SEC-32")
def test_without_a_fleet_the_objectives_are_those_of_the_cheapest_fleet_of_the_team() -> None:
    table = sector_game(admirals=(0, 1), cheap=(1,))
    assert table.asks(FIRST_PLAYER, 4)
    table.answer(FIRST_PLAYER, Side(1))
    assert table.asks(OBJECTIVE, 5)
    assert table.question.options == ("opening_salvo", "contested_outpost", "superior_positions"), "seat 1's"
    table.answer(OBJECTIVE, "opening_salvo")
    seats = []
    while table.question.kind is OBSTACLE:
        seats.append(table.question.seat)
        table.play(table.question.sample(table.rng))
    assert seats == [4, 5] * 3


@pytest.mark.parametrize("sides", [(0, 0), (2,)])
def test_more_than_one_of_a_side_or_one_of_no_side_is_refused(sides: tuple[int, ...]) -> None:
    with pytest.raises(FleetError, match="SEC-65"):
        state_of(4, admirals=sides)


def test_a_duel_has_no_grand_admiral_without_a_fleet() -> None:
    fleets = [fleet(REBEL_FLAGSHIP), fleet(EMPIRE_FLAGSHIP)]
    with pytest.raises(FleetError, match="SEC-65"):
        new_state(fleets, profile="sector_fleet", points=600, admirals_without_fleet=(0,), allow_missing=True)
