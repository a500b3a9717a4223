"""The Ship Phase and the Squadron Phase of teams: the Grand Admiral chooses the player, the player what activates."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.engine.questions import PASS
from armada.rules.ship_phase import PLAYER, SHIP_TO_ACTIVATE, ShipPhase
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_phase import SquadronPhase
from armada.state.events.commands import ActivationBegun
from armada.state.records import Command, Status
from tests.builders.scenario import Scenario
from tests.proves import proves

TEAMS = {4: (0, 0, 1, 1), 6: (0, 0, 0, 1, 1, 1), 8: (0, 0, 0, 0, 1, 1, 1, 1)}
"""The side of each seat, by the number of players."""

TIE, X_WING = "tie_fighter_squadron", "x_wing_squadron"


def squadrons(*owners: int, sides: tuple[int, ...] = TEAMS[4]) -> Scenario:
    """A Squadron Phase with squadrons of these seats, far from each other, in this order."""
    table = Scenario(profile="sector_fleet", sides=sides)
    for place, seat in enumerate(owners):
        side = sides[seat]
        table.squadron(X_WING if side else TIE, 100 + 200 * place, 800 if side else 100, side=side, seat=seat)
    return table.run(SquadronPhase())


def activated(table: Scenario) -> list[int]:
    return [event.unit for event in table.all(ActivationBegun)]


def activate(table: Scenario, squadron: int, *, seat: int) -> Scenario:
    return table.answer(SQUADRON_TO_ACTIVATE, squadron, seat=seat).answer(SQUADRON_ACTION, PASS, seat=seat)


@proves("SEC-41", "SEC-57")
def test_for_each_of_two_squadrons_the_grand_admiral_chooses_a_player_who_chooses_the_squadron() -> None:
    table = squadrons(0, 0, 1, 1, 2, 3)
    assert table.question.kind is PLAYER
    assert table.question.seat == 0
    assert table.question.options == (0, 1)
    table.answer(PLAYER, 1, seat=0)
    assert table.question.options == (2, 3), "a player's own squadrons, not those of the Grand Admiral"
    activate(table, 3, seat=1)
    table.answer(PLAYER, 0, seat=0)
    activate(table, 0, seat=0)
    assert activated(table) == [3, 0], "the two squadrons of a turn are of different players"
    assert table.question.seat == 2, "then the other team's Grand Admiral chooses"
    assert table.question.kind is PLAYER


@proves("SEC-58")
def test_a_player_without_unactivated_squadrons_cannot_be_chosen_and_one_who_is_alone_is_not() -> None:
    table = squadrons(0, 0, 1, 2)
    table.answer(PLAYER, 1, seat=0)
    table.answer(SQUADRON_ACTION, PASS, seat=1)
    assert table.question.kind is SQUADRON_TO_ACTIVATE, "only one player is left: nobody is asked which"
    assert table.question.seat == 0
    again = squadrons(0, 1, 1, 2, sides=TEAMS[6])
    refusal = again.question.refusal(2)
    assert refusal is None, "seat 2 has a squadron"
    again = squadrons(0, 1, 1, 3, sides=TEAMS[6])
    refusal = again.question.refusal(2)
    assert refusal is not None
    assert refusal.rule == "SEC-58"


@proves("SEC-56", "SEC-69")
@pytest.mark.parametrize("players", TEAMS)
def test_teams_activate_two_squadrons_in_alternation_until_all_have_activated(players: int) -> None:
    sides = TEAMS[players]
    owners = [seat for seat in range(players) for _ in range(2)]
    table = squadrons(*owners, 0, sides=sides)
    while not table.is_over:
        if table.question.kind is PLAYER:
            assert table.question.seat == table.game.grand_admiral(table.game.side_of(table.question.options[0]))
            table.answer(PLAYER, table.question.options[-1])
        elif table.question.kind is SQUADRON_TO_ACTIVATE:
            table.answer(SQUADRON_TO_ACTIVATE, table.question.options[0])
        else:
            table.answer(SQUADRON_ACTION, PASS)
    order = [sides[owner] for owner in map(table.game.owner, activated(table))]
    assert order == [0, 0, 1, 1] * (players // 2) + [0], "the team with one left goes on alone"


@proves("SEC-50", "SEC-51", "SEC-52")
@pytest.mark.parametrize("players", TEAMS)
def test_teams_activate_single_ships_in_alternation_until_all_have_activated(players: int) -> None:
    sides = TEAMS[players]
    table = Scenario(profile="sector_fleet", sides=sides)
    for seat, side in enumerate(sides):
        x = 200 + 350 * (seat % (players // 2))
        table.ship("cr90_corvette_a", x, 700 if side else 200, 180 if side else 0, side=side, seat=seat, speed=0)
        table.ship("cr90_corvette_a", x + 150, 700 if side else 200, 180 if side else 0, side=side, seat=seat, speed=0)
    table.run(ShipPhase())
    chosen = []
    while not table.is_over:
        question = table.question
        if question.kind is PLAYER:
            assert question.seat == table.game.grand_admiral(table.game.side_of(question.options[0]))
            chosen.append(question.options[-1])
            table.answer(PLAYER, chosen[-1])
        elif question.kind is SHIP_TO_ACTIVATE:
            assert {table.game.owner(ship) for ship in question.options} == {question.seat}
            table.answer(SHIP_TO_ACTIVATE, question.options[0])
        else:
            table.answer(question.kind, PASS if question.may_pass else question.sample(_First()))
    assert [sides[table.game.owner(ship)] for ship in activated(table)] == [0, 1] * players
    assert chosen, "there was a choice of players"


@proves("SEC-48")
def test_a_player_without_ships_plays_on_with_squadrons() -> None:
    table = Scenario(profile="sector_fleet", sides=TEAMS[4])
    ship = table.ship("victory_i_class_star_destroyer", 900, 300, revealed=Command.SQUADRON)
    lost = table.ship("victory_i_class_star_destroyer", 400, 300, seat=1)
    table.ship("cr90_corvette_a", 900, 800, 180, side=1)
    first = table.squadron(TIE, 900, 200, seat=1)
    second = table.squadron(TIE, 100, 100, seat=1)
    table.units[lost] = replace(table.units[lost], status=Status.DESTROYED, pose=None)
    command = Scenario(profile="sector_fleet", sides=TEAMS[4])
    command.units = list(table.units)
    command.run(SquadronCommand(ship=ship))
    assert first in command.question.options, "a teammate's Squadron command can activate it"
    table.run(SquadronPhase())
    assert table.question.seat == 1
    assert table.question.options == (first, second), "and it is activated in the Squadron Phase"


class _First:
    """Numbers that choose the first of everything."""

    def random(self) -> float:
        return 0.0
