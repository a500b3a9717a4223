"""Targets and places of squadrons in small positions in which one is plainly better."""

from __future__ import annotations

from armada.engine.questions import PASS, Question
from armada.engine.seats import Seat
from armada.geometry.pose import Pose, pose_at
from armada.players.greedy import squadrons
from armada.players.greedy.squadrons import Pilot
from armada.rules.squadron_activation import Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_phase import SQUADRON_TO_ACTIVATE, SquadronPhase
from armada.state.records import Command, SquadronId
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario

Y_WING = "y_wing_squadron"
HERE = pose_at(900, 300)
BARE = {FRONT: 0, LEFT: 0, RIGHT: 0, REAR: 0}


def pilot_of(table: Scenario, card: str) -> Pilot:
    """The pilot of a rebel squadron at 900, 300, whose friends are far away."""
    own = table.squadron(card, 900, 300, side=1)
    table.ship(NEBULON, 1700, 800, side=1)
    table.run(SquadronActivation(squadron=own))
    return squadrons.pilot_of(table.game, own)


def test_a_ship_without_shields_is_the_better_target_and_one_with_a_bare_side_comes_next() -> None:
    def strike(shields: dict[object, int]) -> float:
        table = Scenario()
        table.ship(VICTORY, 900, 430, shields=shields)  # type: ignore[arg-type]
        return pilot_of(table, Y_WING).strike(HERE)

    assert strike(BARE) > strike({FRONT: 0, REAR: 0}) > strike({REAR: 0}) > strike({}) > 0


def test_a_bomber_that_is_engaged_cannot_even_attack_a_ship_that_is_nearly_destroyed() -> None:
    def strike(*fighters: tuple[float, float]) -> float:
        table = Scenario()
        table.ship(VICTORY, 900, 430, shields=BARE, damage=[None] * 7)
        for x, y in fighters:
            table.squadron(TIE, x, y)
        return pilot_of(table, Y_WING).strike(HERE)

    alone, bound, free = strike(), strike((950, 300)), strike((1300, 300))
    assert alone == free > bound > 0


def test_a_fighter_with_an_enemy_in_reach_need_not_come_closer() -> None:
    table = Scenario()
    table.squadron(TIE, 900, 500)
    pilot = pilot_of(table, X_WING)
    near, nearer, touching = (pilot.value(pose_at(900, y), attacks_next=True) for y in (400, 430, 460))
    assert near == nearer == touching
    assert pilot.value(pose_at(900, 300), attacks_next=True) < near


def test_a_fighter_that_passes_a_ship_on_its_way_counts_the_ships_flak() -> None:
    table = Scenario()
    table.ship(VICTORY, 700, 450, 90)
    table.squadron(TIE, 900, 700)
    pilot = pilot_of(table, X_WING)
    assert pilot.harm(pose_at(700, 540)) > pilot.harm(pose_at(1100, 540)) == 0


def test_a_ship_with_a_weak_enemy_nearby_is_still_what_a_bomber_wants() -> None:
    """A Y-wing does as much damage to squadrons as to ships, so without squadrons it is a bomber."""
    table = Scenario()
    table.ship(VICTORY, 900, 800)
    pilot = pilot_of(table, Y_WING)
    closer, farther = (pilot.value(pose_at(900, y), attacks_next=False) for y in (450, 350))
    assert closer > farther


# Choices


def test_a_squadron_far_from_any_enemy_moves_and_one_with_a_target_attacks_before_it_moves() -> None:
    def action(x: float) -> object:
        table = Scenario()
        table.squadron(TIE, x, 300)
        ship = table.ship(NEBULON, 900, 200, side=1, revealed=Command.SQUADRON)
        own = table.squadron(X_WING, 900, 330, side=1)
        table.run(SquadronActivation(squadron=own, by_command=True, ship=ship))
        return squadrons.choose_action(table.game, table.question)

    assert (action(950), action(1150)) == (Action.ATTACK, Action.MOVE)


def test_a_squadron_moves_away_from_a_poor_target_to_a_much_better_one_only_if_nothing_binds_it() -> None:
    """A heavy shuttle does not bind: a command lets the Y-wing go on to the Victory that is nearly destroyed."""

    def action(damage: int) -> object:
        table = Scenario()
        table.ship(VICTORY, 900, 620, shields=BARE if damage else {}, damage=[None] * damage)
        table.squadron("lambda_class_shuttle", 960, 330)
        ship = table.ship(NEBULON, 900, 200, side=1, revealed=Command.SQUADRON)
        own = table.squadron(Y_WING, 900, 330, side=1)
        table.run(SquadronActivation(squadron=own, by_command=True, ship=ship))
        return squadrons.choose_action(table.game, table.question)

    assert action(7) is Action.MOVE
    assert action(0) is Action.ATTACK


def test_a_command_activates_the_squadron_with_the_best_attack_first() -> None:
    def chosen(*places: float) -> int:
        table = Scenario()
        ship = table.ship(VICTORY, 900, 200, revealed=Command.SQUADRON)
        for x in places:
            table.squadron(TIE, x, 330)
        table.squadron(X_WING, 980, 420, side=1)
        table.ship(NEBULON, 1700, 860, 180, side=1)
        table.run(SquadronCommand(ship=ship))
        answer = squadrons.choose_squadron(table.game, table.question)
        assert isinstance(answer, int)
        return answer

    assert chosen(940, 1020) == 1, "both can attack: the first"
    table = Scenario()
    ship = table.ship(VICTORY, 900, 200, revealed=Command.SQUADRON)
    table.squadron(TIE, 940, 330)
    strong = table.squadron("tie_interceptor_squadron", 1020, 330)
    table.squadron(X_WING, 980, 420, side=1)
    table.ship(NEBULON, 1700, 860, 180, side=1)
    table.run(SquadronCommand(ship=ship))
    assert squadrons.choose_squadron(table.game, table.question) == strong


def test_only_the_team_commander_proposes_a_squadron() -> None:
    table = Scenario(sides=(0, 0, 1, 1))
    idle, ready = table.squadron(TIE, 300, 300), table.squadron(TIE, 900, 300)
    table.squadron(X_WING, 930, 350, side=1)
    game = table.run(SquadronPhase()).game

    def proposed(seat: int) -> object:
        question = Question(Seat(seat), SQUADRON_TO_ACTIVATE, (idle, ready), may_pass=True)
        return squadrons.propose_squadron(game, question)

    assert (proposed(0), proposed(1)) == (ready, PASS)


def place(table: Scenario, *poses: Pose, own: SquadronId) -> Pose:
    pilot = Pilot(table.game, table.the_squadron(own))
    return pilot.best_place(poses, attacks_next=True)[1]


def test_a_bomber_takes_the_place_from_which_it_can_attack_out_of_the_flak_of_another_ship() -> None:
    table = Scenario()
    own = table.squadron(Y_WING, 900, 300, side=1)
    table.ship(NEBULON, 1700, 800, side=1)
    table.ship(CORVETTE, 900, 600, 90)
    table.run(SquadronActivation(squadron=own))
    attacking, short = pose_at(900, 520), pose_at(900, 330)
    assert place(table, short, attacking, own=own) == attacking
