"""Winning and losing: when a game ends, and who has won."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from armada.engine.effects import CardInPlay, Effect
from armada.engine.procedures import DONE, Call, StepResult
from armada.engine.seats import Seat, Side
from armada.rules.damage import SufferDamage
from armada.rules.destruction import DOOMED, CheckDestroyed, Destroy, RemoveWaiting
from armada.rules.game import Game
from armada.rules.queries import REMOVAL, TIE
from armada.rules.ship_phase import ShipActivation
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import DESTROY_WHEN, GAME_END_BEFORE, ROUND_END, STATUS_END
from armada.rules.winning import EndOfGame, EndReason
from armada.state.events.cards import LastingBegun
from armada.state.events.commands import ActivationBegun, ActivationEnded
from armada.state.events.damage import Destroyed, Removed
from armada.state.events.rounds import FleetsDestroyed, GameEnded, PhaseBegun
from armada.state.game_state import Phase
from armada.state.records import Lasting, Scope, Status
from tests.builders.ending_table import (
    CORVETTE,
    CORVETTE_COST,
    FLOTILLA,
    TIES,
    VICTORY,
    X_WINGS,
    NoteRound,
    RoundAfterRound,
    RoundEnds,
    Still,
    duel,
    ended,
    lose,
    play_rounds,
    then,
)
from tests.builders.noted_effects import run_with_seats
from tests.builders.notes import EffectNoted
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

TOKENS_OF_15 = "fire_lanes"


def collision(profile: str, **changes: Any) -> Scenario:
    """The last ships of both sides have taken as much damage as they can, and are now looked at."""
    table = Scenario(profile=profile)
    ships = [table.ship(CORVETTE, 600 + 300 * side, 400, side=side, damage=[None] * 4) for side in (0, 1)]
    table.run(Still())
    table.game.state = replace(table.game.state, **changes)
    then(table, CheckDestroyed(units=tuple(ships), by="collision"))
    return table


# Six rounds


@proves("WIN-01", "TRN-42")
@pytest.mark.parametrize("profile", ["standard", "tournament", "sector_fleet"])
@pytest.mark.parametrize("ahead", [0, 1])
def test_after_six_rounds_the_higher_score_wins(profile: str, ahead: int) -> None:
    table, _, _ = duel(profile)
    lose(table, table.squadron(TIES, 400, 400, side=1 - ahead))
    table.round = 6
    table.run(RoundEnds())
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (ahead, "six rounds")
    assert outcome.scores[ahead] == 8
    assert table.game.state.phase is Phase.OVER
    assert table.is_over


@proves("WIN-01")
def test_before_the_sixth_round_is_over_the_game_goes_on() -> None:
    table, _, _ = duel()
    table.round = 5
    table.run(RoundEnds())
    assert table.game.state.outcome is None


@proves("WIN-02", "TRN-52")
@pytest.mark.parametrize("profile", ["standard", "tournament"])
@pytest.mark.parametrize("first", [0, 1])
def test_with_equal_scores_the_second_player_wins_by_no_margin(profile: str, first: int) -> None:
    table, _, _ = duel(profile)
    table.first = first
    outcome = ended(table)
    assert (outcome.winner, outcome.margin) == (1 - first, 0)


def test_an_effect_can_say_who_wins_with_equal_scores(made_up: MadeUpCards) -> None:
    def first_player(game: Game, card: CardInPlay, end: EndOfGame, side: Side) -> Side:
        return game.sides_in_order[0]

    made_up.modifier(first_player, TIE)
    table, _, _ = duel()
    assert ended(table).winner == 0


# Elimination


@proves("WIN-03", "WIN-06")
@pytest.mark.parametrize("profile", ["standard", "sector_fleet"])
def test_the_game_ends_at_once_when_all_ships_of_a_fleet_are_destroyed(profile: str) -> None:
    table, _, corvette = duel(profile)
    table.squadron(X_WINGS, 1500, 500, side=1)
    table.run(SufferDamage(unit=corvette, zone=FRONT, amount=6, by="test"))
    outcome = table.last(GameEnded).outcome
    assert (outcome.winner, outcome.reason) == (0, "elimination")
    assert table.is_over


@proves("WIN-03")
def test_a_fleet_with_a_ship_left_plays_on() -> None:
    table, _, corvette = duel()
    table.ship(CORVETTE, 1200, 800, side=1)
    table.run(SufferDamage(unit=corvette, zone=FRONT, amount=6, by="test"))
    assert table.game.state.outcome is None


@proves("WIN-04")
def test_who_has_a_ship_left_wins_whatever_the_scores() -> None:
    table, _, corvette = duel()
    lose(table, corvette)
    table.objective = TOKENS_OF_15
    outcome = ended(table, EndReason.ELIMINATION, victory_tokens=(0, 20))
    assert outcome.scores == (CORVETTE_COST, 300)
    assert (outcome.winner, outcome.margin) == (0, 0)


@proves("WIN-07")
def test_elimination_breaks_off_the_activation() -> None:
    table = Scenario()
    table.ship(VICTORY, 300, 200)
    leaving = table.ship(CORVETTE, 900, 870, side=1, speed=4)
    table.run(ShipActivation(ship=leaving))
    play_rounds(table)
    assert table.last(ActivationBegun).unit == leaving
    assert table.last(GameEnded).outcome.winner == 0
    assert table.events[-1] == table.last(GameEnded)
    assert not table.all(ActivationEnded)


@proves("WIN-05", "WIN-07", "DMG-29")
@pytest.mark.parametrize(("tokens", "winner"), [((1, 0), 0), ((0, 1), 1), ((1, 1), 1)])
def test_last_ships_destroyed_at_the_same_time_are_decided_by_score(tokens: tuple[int, int], winner: int) -> None:
    table = collision("standard", objective=TOKENS_OF_15, victory_tokens=tokens)
    outcome = table.last(GameEnded).outcome
    assert [event.unit for event in table.all(Removed)] == [0, 1]
    assert outcome.scores == (CORVETTE_COST + 15 * tokens[0], CORVETTE_COST + 15 * tokens[1])
    assert outcome.winner == winner


@proves("TRN-40")
def test_in_a_tournament_elimination_ends_the_game_with_the_round() -> None:
    table = Scenario(profile="tournament")
    table.ship(VICTORY, 300, 200, speed=1)
    table.ship(CORVETTE, 900, 870, side=1, speed=4)
    wings = table.squadron(X_WINGS, 1500, 500, side=1)
    table.round = 1
    table.run(RoundAfterRound())
    play_rounds(table)
    outcome = table.last(GameEnded).outcome
    assert (outcome.winner, outcome.reason) == (0, "elimination")
    assert table.game.state.round == 2
    fallen = table.events.index(table.last(FleetsDestroyed))
    assert fallen < table.events.index(ActivationBegun(wings)) < table.events.index(PhaseBegun(Phase.STATUS))


@proves("TRN-41")
@pytest.mark.parametrize(("tokens", "winner"), [((2, 0), 0), ((0, 2), 1), ((2, 2), 1)])
def test_ships_of_both_lost_at_different_moments_of_a_round_are_decided_by_score(
    tokens: tuple[int, int], winner: int
) -> None:
    table, victory, corvette = duel("tournament")
    table.objective = TOKENS_OF_15
    table.run(Destroy(unit=victory))
    table.game.state = replace(table.game.state, victory_tokens=tokens, points=400)
    then(table, Destroy(unit=corvette))
    outcome = then(table, RoundEnds())
    assert outcome is not None
    assert outcome.scores == (400 + 15 * tokens[0], 400 + 15 * tokens[1])
    assert (outcome.winner, outcome.margin) == (winner, 15 * abs(tokens[0] - tokens[1]))


@proves("TRN-53")
def test_fleets_lost_at_the_same_time_make_the_second_player_win_by_no_margin() -> None:
    table = collision("tournament", objective=TOKENS_OF_15, victory_tokens=(9, 0))
    assert table.last(FleetsDestroyed).sides == (0, 1)
    outcome = then(table, RoundEnds())
    assert outcome is not None
    assert outcome.scores == (300 + 135, 300)
    assert (outcome.winner, outcome.margin) == (1, 0)


@proves("TRN-54")
@pytest.mark.parametrize(("lost", "margin"), [((), 0), ((2,), 8), ((2, 3), 16)])
def test_the_margin_of_victory_is_the_difference_of_the_scores(lost: tuple[int, ...], margin: int) -> None:
    table, _, _ = duel("tournament")
    for y in (300, 500):
        table.squadron(TIES, 400, y)
    lose(table, *lost)
    outcome = ended(table)
    assert (outcome.winner, outcome.margin) == (1, margin)


@proves("TRN-54")
def test_the_margin_of_a_winner_with_the_lower_score_is_0() -> None:
    table, _, corvette = duel("tournament")
    table.objective = TOKENS_OF_15
    lose(table, corvette)
    outcome = ended(table, EndReason.ELIMINATION, victory_tokens=(0, 30))
    assert outcome.scores == (300, 450)
    assert (outcome.winner, outcome.margin) == (0, 0)


class LastShipFalls(Effect[StatusPhase], kw_only=True):
    """At the end of the Status Phase the last ship falls, which an effect has kept alive until now."""

    def decider(self, game: Game, phase: StatusPhase) -> Seat:
        return Seat(0)

    def resolve(self, game: Game, phase: StatusPhase) -> StepResult:
        return Call(Destroy(unit=game.ships(Side(1))[0]), then=DONE)


def test_a_last_ship_that_falls_in_the_status_phase_ends_the_game_with_the_round(made_up: MadeUpCards) -> None:
    made_up.trigger(LastShipFalls, STATUS_END)
    made_up.trigger(NoteRound, ROUND_END)
    table, _, _ = duel()
    table.run(RoundAfterRound())
    play_rounds(table)
    at_the_end = [event for event in table.events if isinstance(event, Destroyed | EffectNoted | GameEnded)]
    assert [type(event) for event in at_the_end] == [Destroyed, EffectNoted, GameEnded]


def test_nobody_has_lost_while_something_destroyed_waits_to_be_removed(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, unit, due: False, REMOVAL)
    table, victory, corvette = duel()
    table.run(Destroy(unit=corvette))
    then(table, Destroy(unit=victory))
    assert table.the_ship(corvette).status is Status.WAITING
    assert table.game.state.outcome is None
    then(table, RemoveWaiting())
    assert table.last(FleetsDestroyed).sides == (0, 1)
    assert len(table.all(GameEnded)) == 1


class SecondPlayerLivesOn(Effect[Destroy], kw_only=True):
    """The destruction of the second player's ships is put off."""

    def decider(self, game: Game, destroy: Destroy) -> Seat:
        return Seat(1)

    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        return game.side(destroy.unit) == 1 and not destroy.replaced

    def resolve(self, game: Game, destroy: Destroy) -> StepResult:
        destroy.replaced = True
        game.emit(LastingBegun(Lasting(key=DOOMED, scope=Scope.GAME, unit=destroy.unit)))
        return DONE


def test_who_is_kept_alive_by_an_effect_wins_a_collision_of_the_last_ships(made_up: MadeUpCards) -> None:
    made_up.trigger(SecondPlayerLivesOn, DESTROY_WHEN)
    table = collision("standard")
    assert table.last(FleetsDestroyed).sides == (0,)
    assert table.last(GameEnded).outcome.winner == 1


class LastShipIsLostBeforeTheEnd(Effect[EndOfGame], kw_only=True):
    """Before the game ends, the second player's ships are destroyed."""

    def decider(self, game: Game, end: EndOfGame) -> Seat:
        return Seat(1)

    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        return Call(Destroy(unit=game.ships(Side(1))[0]), then=DONE)


def test_ships_destroyed_before_the_end_are_scored_and_do_not_end_the_game_twice(made_up: MadeUpCards) -> None:
    made_up.trigger(LastShipIsLostBeforeTheEnd, GAME_END_BEFORE)
    table, _, _ = duel()
    outcome = ended(table)
    assert (outcome.scores, outcome.winner, outcome.reason) == ((CORVETTE_COST, 0), 0, "six rounds")
    assert len(table.all(GameEnded)) == 1


# Sector fleets


VICTORIES, CORVETTES, FLOTILLAS = (0, 1), (2, 3), (4, 5)


def teams(*lost: int, **changes: Any) -> Scenario:
    """Two seats a side, each with a Victory or a corvette, and a flotilla for each side; some are lost."""
    table = Scenario(profile="sector_fleet")
    for x in (300, 600):
        table.ship(VICTORY, x, 200)
    for x in (1200, 1500):
        table.ship(CORVETTE, x, 800, side=1)
    for side in (0, 1):
        table.ship(FLOTILLA, 900, 200 + 600 * side, side=side)
    table.objective = TOKENS_OF_15
    lose(table, *lost)
    run_with_seats(table, (0, 0, 1, 1), {0: 0, 1: 1, 2: 2, 3: 3, 4: 0, 5: 2}, Still())
    table.game.state = replace(table.game.state, decks=table.game.state.decks * 2, **changes)
    return table


@proves("SEC-59", "SEC-60")
def test_a_team_with_flotillas_alone_loses_at_the_end_of_the_round() -> None:
    table = teams(CORVETTES[0], victory_tokens=(0, 99))
    assert then(table, Destroy(unit=table.game.ships(Side(1))[0])) is None
    outcome = then(table, RoundEnds())
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "elimination")
    assert table.game.is_in_play(FLOTILLAS[1])


@proves("SEC-59", "SEC-61")
@pytest.mark.parametrize("ahead", [0, 1])
def test_after_six_rounds_the_team_with_the_higher_score_wins(ahead: int) -> None:
    table = teams(FLOTILLAS[1 - ahead], round=6)
    outcome = then(table, RoundEnds())
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.scores[ahead]) == (ahead, "six rounds", 18)


@proves("SEC-67")
@pytest.mark.parametrize(
    ("lost", "tokens", "winner"),
    [
        ((), (0, 0), 1),
        (VICTORIES + CORVETTES, (0, 0), 1),
        (VICTORIES + CORVETTES, (6, 0), 0),
        (VICTORIES + CORVETTES, (5, 0), 1),
    ],
)
def test_teams_that_are_level_are_decided_by_score_and_then_for_the_second(
    lost: tuple[int, ...], tokens: tuple[int, int], winner: int
) -> None:
    outcome = then(teams(*lost, round=6, victory_tokens=tokens), RoundEnds())
    assert outcome is not None
    assert outcome.winner == winner


@proves("SEC-70")
def test_with_two_players_a_flotilla_keeps_a_sector_fleet_in_the_game() -> None:
    table, _, corvette = duel("sector_fleet")
    flotilla = table.ship(FLOTILLA, 1200, 800, side=1)
    assert table.run(Destroy(unit=corvette)).game.state.outcome is None
    outcome = then(table, Destroy(unit=flotilla))
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "elimination")
