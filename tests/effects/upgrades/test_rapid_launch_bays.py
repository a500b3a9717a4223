"""Rapid Launch Bays."""

from __future__ import annotations

from msgspec.structs import replace

from armada.effects.upgrades.offensive_retrofit import KEPT_SQUADRONS, LAUNCHED
from armada.engine.questions import PASS, SomeQuestion
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT
from armada.rules.deployment import SET_ASIDE
from armada.rules.destruction import Destroy
from armada.rules.engagement import may_move
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action
from armada.rules.squadron_command import SquadronCommand
from armada.rules.winning import EndOfGame, EndReason
from armada.state.events.cards import LastingEnded
from armada.state.events.damage import Removed
from armada.state.records import Command, Scope, SquadronId, Status, UpgradeId
from tests.builders.attack_table import CORVETTE, TIE, X_WING, X, Y
from tests.builders.cards_table import decline, offered, use
from tests.builders.scenario import Scenario
from tests.builders.upgrade_table import bays, begin, launching
from tests.proves import proves

B_WING = "b_wing_squadron"
FRIGATE = "assault_frigate_mark_ii_b"


def test_squadrons_are_set_aside_before_deployment_up_to_the_squadron_value() -> None:
    table = bays()
    assert table.asks(EFFECT, 0)
    table.play(table.question.options[0])
    squadrons = [unit.id for unit in table.game.state.units if unit.card == B_WING]
    assert table.question.refusal(tuple(squadrons)) is not None, "four are more than three"
    table.answer(KEPT_SQUADRONS, tuple(squadrons[:3]))
    table.finish()
    aside = [unit.id for unit in table.game.state.units if unit.status is Status.RESERVE]
    assert aside == squadrons[:3]
    assert {entry.unit for entry in table.game.lasting(SET_ASIDE)} == set(aside)


def test_an_expanded_hangar_bay_makes_room_for_one_more() -> None:
    table = bays("expanded_hangar_bay")
    table.play(table.question.options[0])
    squadrons = tuple([unit.id for unit in table.game.state.units if unit.card == B_WING])
    assert table.question.refusal(squadrons) is None


def test_nothing_need_be_set_aside() -> None:
    table = bays().play(PASS)
    assert table.question.kind is SHIP_PLACEMENT


def test_a_squadron_command_launches_squadrons_within_distance_1_of_the_ship() -> None:
    table, frigate, squadrons = launching()
    use(begin(table, frigate, squadrons), "rapid_launch_bays").answer(LAUNCHED, squadrons[1])
    assert table.question.refusal(pose_at(X + 110, Y)) is not None, "its whole base must be within distance 1"
    table.answer(SQUADRON_PLACEMENT, pose_at(X + 80, Y))
    assert table.the_squadron(squadrons[1]).status is Status.IN_PLAY
    assert not table.the_squadron(squadrons[1]).activated
    table.pass_(LAUNCHED)
    assert table.question.kind is SQUADRON_TO_ACTIVATE


def test_a_launched_squadron_can_attack_and_cannot_move_in_this_activation() -> None:
    table, frigate, squadrons = launching(1)
    table.squadron(TIE, X + 140, Y)
    use(begin(table, frigate, squadrons), "rapid_launch_bays").answer(SQUADRON_PLACEMENT, pose_at(X + 80, Y))
    table.answer(SQUADRON_TO_ACTIVATE, squadrons[0])
    assert table.question.options == (Action.ATTACK,)
    table.game.emit(LastingEnded(Scope.ACTIVATION))
    table.game.emit(Removed(SquadronId(3), 0))  # type: ignore[arg-type]
    assert may_move(table.game, squadrons[0]), "in a later activation it can"


def test_fighter_coordination_team_leaves_squadrons_where_rapid_launch_bays_placed_them() -> None:
    table, frigate, squadrons = launching(1)
    table.upgrades.append(replace(table.upgrades[0], id=UpgradeId(1), card="fighter_coordination_team"))
    for others in (0, 2):
        for other in range(others):
            table.squadron(B_WING, X - 150, Y + 80 * other, side=1)
        use(begin(table, frigate, squadrons), "rapid_launch_bays").answer(SQUADRON_PLACEMENT, pose_at(X + 80, Y))
        table.game.interrupt(ExecuteManeuver(ship=frigate))
        table.answer(COURSE, next(course for course in table.question.options if not any(course.clicks)))
        assert ("fighter_coordination_team" in offered(table)) is (others > 0)
        if others:
            use(table, "fighter_coordination_team")
            assert isinstance(table.question, SomeQuestion)
            assert squadrons[0] not in table.question.things


def test_a_squadron_token_launches_one_squadron() -> None:
    table, frigate, squadrons = launching(tokens=(Command.SQUADRON,))
    begin(table, frigate, squadrons).answer(COMMAND_PAYMENT, CommandPayment.TOKEN)
    use(table, "rapid_launch_bays").answer(LAUNCHED, squadrons[0]).answer(SQUADRON_PLACEMENT, pose_at(X + 80, Y))
    assert table.question.kind is SQUADRON_TO_ACTIVATE


def test_launch_bays_are_not_offered_when_nothing_is_set_aside() -> None:
    table = Scenario()
    frigate = table.ship(FRIGATE, X, Y, side=1, upgrades=["rapid_launch_bays"], revealed=Command.SQUADRON)
    table.squadron(X_WING, X + 100, Y, side=1)
    assert not offered(table.run(SquadronCommand(ship=frigate)))


def test_launch_bays_are_not_offered_once_a_squadron_was_activated() -> None:
    table, frigate, squadrons = launching()
    x_wing = table.squadron(X_WING, X + 100, Y, side=1)
    decline(begin(table, frigate, squadrons)).answer(SQUADRON_TO_ACTIVATE, x_wing).pass_(SQUADRON_ACTION)
    assert not offered(table)


@proves("CARD-hyperspace-assault-02")
def test_squadrons_in_the_launch_bays_are_destroyed_with_the_ship() -> None:
    table, frigate, squadrons = launching()
    table.ship(CORVETTE, 300, 800, side=1)
    begin(table, frigate, squadrons)
    table.events = []
    table.events += table.game.interrupt(Destroy(unit=frigate))
    assert {event.unit for event in table.all(Removed)} == {frigate, *squadrons}


def test_squadrons_that_were_never_launched_are_destroyed_when_the_game_ends() -> None:
    table, frigate, squadrons = launching()
    begin(table, frigate, squadrons)
    table.events = []
    table.events += table.game.interrupt(EndOfGame(reason=EndReason.SIX_ROUNDS))
    assert {event.unit for event in table.all(Removed)} == set(squadrons)
