from __future__ import annotations

import pytest

from armada.analysis.value import health
from armada.engine.questions import PASS, Question
from armada.engine.seats import Seat
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.measure import measure
from armada.geometry.pieces import place_squadron
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.players.greedy import squadrons
from armada.rules.displaced_squadrons import Placement
from armada.rules.overlapping import PLACEMENT
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.state.records import Command, SquadronId
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


def pilot(*enemies: tuple[str, float, float], card: str = "x_wing_squadron", **options: object) -> squadrons.Pilot:
    """The pilot of a squadron at 900, 300 with these enemies: squadrons and ships by card, x and y."""
    table = Scenario()
    own = table.squadron(card, 900, 300, side=1, **options)  # type: ignore[arg-type]
    for enemy, x, y in enemies:
        if enemy == VICTORY:
            table.ship(enemy, x, y)
        else:
            table.squadron(enemy, x, y)
    table.ship(NEBULON, 1700, 800, side=1)
    table.run(SquadronActivation(squadron=own))
    return squadrons.pilot_of(table.game, own)


HERE = pose_at(900, 300)


def test_only_enemies_are_prey_and_a_ship_does_not_bind() -> None:
    found = pilot(("tie_fighter_squadron", 900, 500), (VICTORY, 900, 800))
    assert [(prey.binds, prey.ship is None) for prey in found.prey] == [(True, True), (False, False)]


def test_an_engaged_squadron_cannot_attack_ships() -> None:
    alone = pilot((VICTORY, 900, 430), card="y_wing_squadron")
    bound = pilot((VICTORY, 900, 430), ("lambda_class_shuttle", 960, 300), card="y_wing_squadron")
    ship, shuttle = bound.prey
    assert alone.strike(HERE) == alone.prey[0].strike > 0
    assert not shuttle.binds, "a heavy squadron"
    assert bound.strike(HERE) == max(ship.strike, shuttle.strike)
    fighter = pilot((VICTORY, 900, 430), ("tie_fighter_squadron", 960, 300), card="y_wing_squadron")
    assert fighter.strike(HERE) == fighter.prey[1].strike


def test_a_squadron_strikes_at_distance_1_only() -> None:
    edge = SQUADRON_RADIUS * 2 + Distance.ONE.end
    assert pilot(("tie_fighter_squadron", 900 + edge, 300)).strike(HERE) > 0
    assert pilot(("tie_fighter_squadron", 900 + edge + 1, 300)).strike(HERE) == 0


def test_enemies_nearby_may_do_harm_but_no_more_than_there_is_to_lose() -> None:
    none = pilot(("tie_fighter_squadron", 900, 700))
    one = pilot(("tie_fighter_squadron", 950, 300))
    two = pilot(("tie_fighter_squadron", 950, 300), ("tie_fighter_squadron", 850, 300))
    flak = pilot((VICTORY, 900, 430))
    assert none.harm(HERE) == 0
    assert 0 < one.harm(HERE) < two.harm(HERE) <= two.health.value
    assert 0 < flak.harm(HERE) < one.harm(HERE)


def test_a_squadron_that_may_scatter_is_a_worse_target() -> None:
    found = pilot(("howlrunner", 950, 300))
    (howlrunner,) = found.prey
    assert howlrunner.strike == pytest.approx(0.5 * health(found.game, howlrunner.unit).loss(0, 2))
    braced = pilot(("zertik_strom", 950, 300))
    (zertik,) = braced.prey
    assert zertik.strike == pytest.approx(0.75 * health(braced.game, zertik.unit).loss(0, 2)), "it may only brace"


def test_a_squadron_with_counter_is_a_worse_target() -> None:
    found = pilot(("tie_interceptor_squadron", 950, 300))
    (interceptor,) = found.prey
    gain = health(found.game, interceptor.unit).loss(0, 2)
    assert interceptor.strike == pytest.approx(gain - 0.5 * health(found.game, found.squadron.id).loss(0, 1))


def test_fighters_want_squadrons_and_bombers_want_ships() -> None:
    both = (("tie_fighter_squadron", 900, 600), (VICTORY, 900, 800))
    fighter, bomber = pilot(*both), pilot(*both, card="y_wing_squadron")
    assert [fighter.wants(prey) for prey in fighter.prey] == [True, False]
    assert [bomber.wants(prey) for prey in bomber.prey] == [True, False], "it hurts squadrons as much as ships"
    ships = pilot((VICTORY, 900, 800))
    assert [ships.wants(prey) for prey in ships.prey] == [True]


def test_a_place_nearer_to_its_target_is_better() -> None:
    found = pilot(("tie_fighter_squadron", 900, 700))
    values = [found.value(pose_at(900, y), attacks_next=False) for y in (300, 400, 500)]
    assert values == sorted(values)
    assert len(set(values)) == 3
    assert found.best_place([pose_at(900, y) for y in (300, 500, 400)], attacks_next=False)[1] == pose_at(900, 500)


def test_an_attack_counts_in_full_only_if_it_is_made_next() -> None:
    found = pilot(("tie_fighter_squadron", 950, 300))
    gain = found.value(HERE, attacks_next=True) - found.value(HERE, attacks_next=False)
    assert gain == pytest.approx(found.strike(HERE) / 2)


def test_an_engaged_squadron_stays_where_it_is() -> None:
    assert pilot(("tie_fighter_squadron", 950, 300)).places() == [HERE]
    assert len(pilot(("tie_fighter_squadron", 900, 700)).places()) > 1


def test_a_squadron_that_gains_nothing_by_moving_passes() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 900, 300)
    table.run(SquadronActivation(squadron=tie))
    assert squadrons.choose_action(table.game, table.question) == PASS


def test_enemy_squadrons_are_displaced_to_worse_places_than_own_ones() -> None:
    table = Scenario()
    own, enemy = table.squadron("tie_fighter_squadron", 900, 600), table.squadron("x_wing_squadron", 300, 600, side=1)
    table.ship(VICTORY, 100, 800)
    table.ship(NEBULON, 1700, 800, side=1)
    game = table.run(SquadronPhase()).game
    near, far = pose_at(400, 600), pose_at(700, 600)

    def placed(squadron: SquadronId, *poses: Pose) -> Pose:
        question = Question(Seat(0), PLACEMENT, tuple([Placement(squadron, pose) for pose in poses]))
        return squadrons.choose_placement(game, question).pose

    pilot_of_own, pilot_of_enemy = (squadrons.pilot_of(game, squadron) for squadron in (own, enemy))
    assert placed(own, near, far) == max((near, far), key=lambda pose: pilot_of_own.value(pose, attacks_next=True))
    assert placed(enemy, near, far) == min((near, far), key=lambda pose: pilot_of_enemy.value(pose, attacks_next=True))


def test_a_squadron_that_is_engaged_attacks() -> None:
    table = Scenario()
    x_wing = table.squadron("x_wing_squadron", 900, 300, side=1)
    table.squadron("tie_fighter_squadron", 940, 300)
    table.ship(NEBULON, 1700, 800, side=1)
    table.run(SquadronActivation(squadron=x_wing))
    assert squadrons.choose_action(table.game, table.question) is Action.ATTACK


def test_a_squadron_that_may_move_and_attack_moves_only_to_a_clearly_better_attack() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 200, side=1, revealed=Command.SQUADRON)
    x_wing = table.squadron("x_wing_squadron", 900, 330, side=1)
    table.squadron("howlrunner", 940, 330)
    table.run(SquadronActivation(squadron=x_wing, by_command=True, ship=ship))
    assert squadrons.choose_action(table.game, table.question) is Action.ATTACK


def test_no_command_activates_a_squadron_that_has_nothing_to_attack() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 200, revealed=Command.SQUADRON)
    table.squadron("tie_fighter_squadron", 900, 330)
    table.squadron("x_wing_squadron", 900, 860, side=1)
    table.run(SquadronCommand(ship=victory))
    assert squadrons.choose_squadron(table.game, table.question) == PASS
