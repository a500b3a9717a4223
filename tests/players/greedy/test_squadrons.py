from __future__ import annotations

from armada.engine.questions import PASS
from armada.geometry.measure import measure
from armada.geometry.pieces import place_squadron
from armada.geometry.ruler import Distance
from armada.players.greedy import squadrons
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.state.records import Command
from tests.builders.scenario import Scenario

VICTORY, NEBULON = "victory_ii_class_star_destroyer", "nebulon_b_escort_frigate"


def test_a_squadron_with_a_target_attacks() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 900, 300)
    table.squadron("x_wing_squadron", 930, 350, side=1)
    table.run(SquadronActivation(squadron=tie))
    assert table.question.kind is SQUADRON_ACTION
    assert squadrons.choose_action(table.game, table.question) is Action.ATTACK


def test_a_squadron_without_a_target_moves_towards_one() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 900, 300)
    table.squadron("x_wing_squadron", 900, 800, side=1)
    table.run(SquadronActivation(squadron=tie))
    assert squadrons.choose_action(table.game, table.question) is Action.MOVE
    table.answer(SQUADRON_ACTION, Action.MOVE)
    assert table.question.kind is SQUADRON_MOVE
    pose = squadrons.choose_move(table.game, table.question)
    assert pose.y > 450_000


def test_a_bomber_that_a_command_activates_goes_where_it_can_attack_a_ship() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 200, revealed=Command.SQUADRON)
    bomber = table.squadron("tie_bomber_squadron", 900, 330)
    enemy = table.ship(NEBULON, 900, 620, 180, side=1)
    table.run(SquadronActivation(squadron=bomber, by_command=True, ship=ship))
    assert squadrons.choose_action(table.game, table.question) is Action.MOVE
    table.answer(SQUADRON_ACTION, Action.MOVE)
    pose = squadrons.choose_move(table.game, table.question)
    assert Distance.ONE.reaches(measure(place_squadron(pose), table.game.body(enemy)).mm)


def test_a_bomber_keeps_away_from_fighters_that_would_bind_it() -> None:
    table = Scenario()
    bomber = table.squadron("tie_bomber_squadron", 900, 330)
    table.squadron("x_wing_squadron", 700, 560, side=1)
    table.ship(NEBULON, 1000, 640, 180, side=1)
    table.run(MoveSquadron(squadron=bomber))
    pilot = squadrons.pilot_of(table.game, bomber)
    pose = squadrons.choose_move(table.game, table.question)
    fighter = next(prey for prey in pilot.prey if prey.ship is None)
    assert fighter.gap(pose) > Distance.ONE.end


def test_a_command_activates_no_squadron_that_has_nothing_to_attack() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 200, revealed=Command.SQUADRON)
    table.squadron("tie_fighter_squadron", 900, 330)
    table.ship(NEBULON, 1700, 880, 180, side=1)
    table.run(SquadronCommand(ship=ship))
    assert squadrons.choose_squadron(table.game, table.question) is PASS


def test_in_the_squadron_phase_who_can_attack_goes_first() -> None:
    table = Scenario()
    table.squadron("tie_fighter_squadron", 300, 300)
    ready = table.squadron("tie_fighter_squadron", 900, 300)
    table.squadron("x_wing_squadron", 930, 350, side=1)
    table.run(SquadronPhase())
    assert squadrons.choose_squadron(table.game, table.question) == ready
