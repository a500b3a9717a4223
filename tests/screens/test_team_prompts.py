"""Questions of team games: whom can be chosen, who has proposed what, and why this player decides."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from armada.engine.questions import Kind
from armada.engine.seats import Seat
from armada.rules.commanders import AssignTargets
from armada.rules.deployment import NEXT_PLAYER
from armada.rules.grand_admirals import GRAND_ADMIRAL, ChooseGrandAdmirals
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.overlapping import PLACEMENT, PlaceSquadrons
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.ship_phase import PLAYER, SHIP_TO_ACTIVATE, ShipPhase
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE
from armada.rules.squadron_command import AGREEMENT, SquadronCommand
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.team_play import PROPOSED_SHIP
from armada.screens.prompt.prompt import Prompt, prompts_of
from armada.state.records import Command, ShipId, UnitId
from armada.words.refusals import refusal_of
from tests.builders.activation_table import CR90
from tests.builders.scenario import Scenario
from tests.builders.team_table import ADA, BEN, proposed, shared_corvettes
from tests.properties.games import sector_game
from tests.proves import proves

TIE, VICTORY = "tie_fighter_squadron", "victory_ii_class_star_destroyer"
FOUR, SIX = (0, 0, 1, 1), (0, 0, 0, 1, 1, 1)


def corvettes(sides: tuple[int, ...] = FOUR) -> Scenario:
    """A corvette of each player; the second player of each team is its Grand Admiral."""
    table = Scenario(profile="sector_fleet", sides=sides, grand_admirals=(1, len(sides) // 2 + 1))
    for seat, side in enumerate(sides):
        table.ship(CR90, 300 + 250 * seat, 800 if side else 100, 180 * side, side=side, seat=seat, speed=0)
    return table


def activated(table: Scenario, *units: int) -> None:
    for unit in units:
        table.units[unit] = replace(table.units[unit], activated=True)


def asked(table: Scenario, seat: int | None = None) -> Prompt:
    (prompt,) = prompts_of(table.game, table.question.seat if seat is None else Seat(seat))
    return prompt


def open_rows(prompt: Prompt) -> dict[int, tuple[int, ...]]:
    return {row.seat: row.units for row in prompt.players if row.option is not None}


def vote(table: Scenario, choices: tuple[int, ...]) -> None:
    for seat, choice in enumerate(choices):
        table.game.play(Seat(choice), Seat(seat))


# Grand Admirals


@proves("SEC-27", "SEC-28")
def test_a_vote_lists_the_team_with_the_cost_of_each_fleet_and_who_decides_without_agreement() -> None:
    table = corvettes().run(ChooseGrandAdmirals())
    prompt = asked(table, 0)
    assert [(row.seat, row.points, row.vote) for row in prompt.players] == [(0, 300, None), (1, 300, None)]
    assert [prompt.options[row.option or 0].answer for row in prompt.players] == [0, 1]
    assert prompt.rule == "SEC-28"
    assert "by lot" in prompt.reason, "both fleets are the cheapest"


@proves("SEC-27")
def test_the_votes_of_a_team_that_does_not_agree_are_shown_to_it_in_the_second_ballot() -> None:
    table = corvettes().run(ChooseGrandAdmirals())
    vote(table, (0, 1, 3, 3))
    assert [(question.kind, question.seat) for question in table.game.questions] == [
        (GRAND_ADMIRAL, 0),
        (GRAND_ADMIRAL, 1),
    ], "the other team agrees"
    assert {row.seat: row.vote for row in asked(table, 0).players} == {0: 0, 1: 1}
    assert "once more" in asked(table, 1).reason


@proves("SEC-51")
def test_the_grand_admiral_sees_what_each_player_can_activate() -> None:
    table = corvettes()
    table.ship(CR90, 300, 300, seat=0, speed=0)
    prompt = asked(table.run(ShipPhase()))
    assert (prompt.kind, prompt.seat, prompt.rule) == (PLAYER.name, 1, "SEC-51")
    assert open_rows(prompt) == {0: (0, 4), 1: (1,)}


def test_where_a_single_player_can_activate_the_grand_admiral_is_not_asked() -> None:
    table = corvettes()
    activated(table, 1)
    table.ship(CR90, 300, 300, seat=0, speed=0)
    assert table.run(ShipPhase()).question.kind is SHIP_TO_ACTIVATE


@proves("SEC-52")
def test_a_player_who_cannot_activate_a_ship_is_closed_with_the_reason() -> None:
    table = corvettes(SIX)
    activated(table, 2)
    prompt = asked(table.run(ShipPhase()))
    (closed,) = [row for row in prompt.players if row.option is None]
    assert (closed.seat, closed.rule, closed.units) == (2, "SEC-52", ())
    assert closed.reason == "All ships of Player 3 have activated."
    refusal = refusal_of(table.game, table.question, Seat(2))
    assert refusal is not None
    assert refusal.rule == "SEC-52"
    assert str(refusal.reason).startswith("All ships of Player 3 have activated. You can choose ")
    other = refusal_of(table.game, table.question, Seat(4))
    assert other is not None
    assert str(other.reason).startswith("Player 5 plays for the other team.")


@proves("SEC-57")
def test_in_the_squadron_phase_the_player_is_chosen_for_each_of_two_squadrons() -> None:
    table = corvettes()
    for place, seat in enumerate((0, 1, 1)):
        table.squadron(TIE, 300 + 100 * place, 300, seat=seat)
    prompt = asked(table.run(SquadronPhase()))
    assert (prompt.kind, prompt.rule) == (PLAYER.name, "SEC-57")
    assert open_rows(prompt) == {0: (4,), 1: (5, 6)}
    assert "first of 2" in prompt.reason
    table.answer(PLAYER, Seat(1)).answer(SQUADRON_TO_ACTIVATE, 5).pass_(SQUADRON_ACTION)
    assert "last one" in asked(table).reason


@proves("SEC-49")
def test_an_assigned_target_is_chosen_among_the_opponents_with_their_ships() -> None:
    table = corvettes()
    table.ship(VICTORY, 700, 500, 180, side=1, seat=2, upgrades=["admiral_konstantine"])
    prompt = asked(table.run(AssignTargets()))
    assert (prompt.seat, prompt.rule) == (2, "SEC-49")
    assert open_rows(prompt) == {0: (0,), 1: (1,)}


@proves("SEC-55")
def test_displaced_squadrons_come_with_the_reason_why_the_grand_admiral_places_them() -> None:
    table = corvettes()
    squadron = table.squadron(TIE, 800, 790, seat=0)
    table.run(PlaceSquadrons(ship=ShipId(UnitId(2)), squadrons=(squadron,)))
    assert table.question.kind is PLACEMENT
    assert (asked(table).seat, asked(table).rule) == (1, "SEC-55")


@proves("SEC-29", "SEC-31", "SEC-32", "SEC-71")
def test_each_decision_of_setup_says_why_the_grand_admiral_takes_it() -> None:
    game, rng = sector_game(1, (4, 600), strict=False), Random(1)
    told: dict[str, tuple[Seat, str]] = {}
    while NEXT_PLAYER.name not in told:
        question = game.questions[0]
        if question.seat >= 0:
            (prompt,) = prompts_of(game, question.seat)
            told.setdefault(prompt.kind, (question.seat, prompt.rule))
        game.play(question.sample(rng), question.seat)
    kinds: tuple[Kind[Any], ...] = (FIRST_PLAYER, OBJECTIVE, OBSTACLE, NEXT_PLAYER)
    for kind, rule in zip(kinds, ("SEC-29", "SEC-31", "SEC-32", "SEC-71"), strict=True):
        assert told[kind.name][1] == rule
        assert told[kind.name][0] in game.state.grand_admirals


@proves("SEC-53", "SEC-54")
def test_a_teammate_who_is_asked_for_consent_reads_who_asks_and_that_the_squadron_stays_theirs() -> None:
    table = Scenario(profile="sector_fleet", sides=FOUR)
    table.ship(CR90, 300, 100, seat=0, revealed=Command.SQUADRON)
    squadron = table.squadron(TIE, 300, 250, seat=1)
    table.run(SquadronCommand(ship=ShipId(UnitId(0)), by_dial=True)).answer(SQUADRON_TO_ACTIVATE, squadron)
    prompt = asked(table)
    assert (prompt.kind, prompt.seat, prompt.rule) == (AGREEMENT.name, 1, "SEC-54")
    assert table.the_ship(0).label in prompt.reason


def test_two_players_are_never_told_why_they_decide() -> None:
    table = Scenario()
    table.ship(CR90, 300, 100, speed=0)
    table.ship(CR90, 600, 100, speed=0)
    prompt = asked(table.run(ShipPhase()))
    assert (prompt.reason, prompt.rule, prompt.players) == ("", "", ())


# Shared fleets


@proves("OPT-10", "OPT-12")
def test_the_team_commander_sees_who_has_proposed_what_and_nobody_sees_it_before() -> None:
    table = shared_corvettes(3, 2).run(ShipPhase())
    of_ada, of_ben = asked(table, ADA), asked(table, BEN)
    assert (of_ada.kind, of_ada.rule) == (PROPOSED_SHIP.name, "OPT-12")
    assert "you choose as Team Commander" in of_ada.reason
    assert "you choose" not in of_ben.reason
    assert all(not option.proposed_by for option in (*of_ada.options, *of_ben.options))
    decision = asked(proposed(table, 1, 0))
    assert (decision.kind, decision.seat, decision.rule) == (SHIP_TO_ACTIVATE.name, ADA, "OPT-12")
    assert {option.answer: option.proposed_by for option in decision.options} == {0: (BEN,), 1: (ADA,), 2: ()}


@proves("OPT-10")
def test_where_the_team_agrees_nobody_decides_among_proposals() -> None:
    table = proposed(shared_corvettes(2, 2).run(ShipPhase()), 1, 1)
    assert table.question.kind is not SHIP_TO_ACTIVATE
