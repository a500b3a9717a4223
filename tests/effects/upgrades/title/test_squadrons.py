"""Titles of squadrons."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.geometry.pose import pose_at
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.engagement import engagement, is_engaged, may_move
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand, is_in_reach
from armada.rules.squadron_movement import SQUADRON_MOVE, squadron_speed
from armada.state.events.attack import AttackEnded
from armada.state.records import COMMANDS, ShipId, SquadronId
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING, X, Y
from tests.builders.cards_table import decline, offered, pass_until, use
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable, attackable
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
BOMBER = "tie_bomber_squadron"
B_WING = "b_wing_squadron"
MC80 = "mc80_command_cruiser"

# Corrupter, Vector, Independence, Yavaris


def commanded(
    title: str, squadron: str, *, ship: str = VICTORY, side: int = 0, enemy: str = "", upgrades: tuple[str, ...] = ()
) -> tuple[Scenario, SquadronId]:
    """A squadron activated by the Squadron command of a ship with a title, perhaps with an enemy at distance 1."""
    table = Scenario()
    carrier = table.ship(ship, X, Y, side=side, upgrades=[title, *upgrades], revealed=SQUADRON)
    table.ship(CORVETTE, 100, 800, side=1 - side)
    own = table.squadron(squadron, X, Y + 150, side=side)
    if enemy:
        table.squadron(enemy, X + 60, Y + 150, side=1 - side)
    table.run(SquadronCommand(ship=carrier))
    while table.question.kind is not SQUADRON_TO_ACTIVATE:
        table.pass_(table.question.kind)
    table.answer(SQUADRON_TO_ACTIVATE, own)
    return table, own


@proves("CARD-corruptor-01")
def test_corrupter_makes_bombers_that_it_activates_one_speed_faster() -> None:
    table, bomber = commanded("corrupter", BOMBER)
    assert squadron_speed(table.game, bomber) == 5
    table, tie = commanded("corrupter", TIE)
    assert squadron_speed(table.game, tie) == 4, "no Bomber"


@proves("CARD-corruptor-01")
def test_corrupter_serves_no_squadron_outside_the_activation_it_gave() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["corrupter"])
    bomber = table.squadron(BOMBER, X, Y + 130)
    table.run(SquadronActivation(squadron=bomber))
    assert squadron_speed(table.game, bomber) == 4


@pytest.mark.parametrize(("squadron", "speed"), [(TIE, 5), ("tie_interceptor_squadron", 5), (BOMBER, 4)])
def test_vector_makes_squadrons_without_heavy_faster_up_to_5(squadron: str, speed: int) -> None:
    table, own = commanded("vector", squadron)
    assert squadron_speed(table.game, own) == speed


def test_vector_adds_to_the_speed_that_chiraneau_leaves_an_engaged_squadron() -> None:
    table, tie = commanded("vector", TIE, enemy=X_WING, upgrades=("admiral_chiraneau",))
    assert squadron_speed(table.game, tie) == 3


def test_vector_serves_no_squadron_in_the_squadron_phase() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["vector"])
    tie = table.squadron(TIE, X, Y + 130)
    table.run(SquadronActivation(squadron=tie))
    assert squadron_speed(table.game, tie) == 4


def test_independence_lets_a_squadron_fly_at_speed_4_without_attacking() -> None:
    table, b_wing = commanded("independence", B_WING, ship=MC80, side=1)
    use(table, "independence")
    assert squadron_speed(table.game, b_wing) == 4
    table.squadron(TIE, X, Y + 420)
    assert table.question.options == (Action.MOVE,)
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X, Y + 150 + 230))
    assert not table.all(AttackEnded)


def test_a_squadron_of_independence_cannot_attack_after_its_move() -> None:
    table, b_wing = commanded("independence", B_WING, ship=MC80, side=1)
    table.squadron(TIE, X + 100, Y + 300)
    table.run(SquadronActivation(squadron=b_wing, by_command=True, ship=0))
    use(table, "independence").answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X + 40, Y + 300))
    assert table.is_over, "no attack is asked for"
    assert attackable(table, b_wing), "but there is a target"


def test_independence_is_not_offered_to_fast_squadrons_or_after_an_attack() -> None:
    table, _ = commanded("independence", "a_wing_squadron", ship=MC80, side=1)
    assert not offered(table)
    table, _ = commanded("independence", B_WING, ship=MC80, side=1, enemy=TIE)
    decline(table).answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    assert "independence" not in offered(pass_until(table, SQUADRON_ACTION))


def test_independence_does_not_free_engaged_squadrons() -> None:
    table, b_wing = commanded("independence", B_WING, ship=MC80, side=1, enemy=TIE)
    use(table, "independence")
    assert not may_move(table.game, b_wing)


def test_a_squadron_activated_by_yavaris_can_attack_twice() -> None:
    table, _ = commanded("yavaris", B_WING, ship=NEBULON, side=1, enemy=TIE)
    for _ in range(2):
        table.answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
        pass_until(table, SQUADRON_ACTION)
    assert len(table.all(AttackEnded)) == 2
    assert table.is_over or table.question.kind is not SQUADRON_ACTION, "it cannot move then"


def test_a_squadron_of_yavaris_that_moved_attacks_once() -> None:
    table, b_wing = commanded("yavaris", B_WING, ship=NEBULON, side=1)
    table.squadron(TIE, X + 120, Y + 150)
    table.run(SquadronActivation(squadron=b_wing, by_command=True, ship=0))
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X + 60, Y + 150))
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    pass_until(table, SQUADRON_ACTION)
    assert len(table.all(AttackEnded)) == 1
    assert table.is_over


def test_yavaris_serves_no_squadron_in_the_squadron_phase() -> None:
    table = Scenario()
    table.ship(NEBULON, X, Y, side=1, upgrades=["yavaris"])
    b_wing = table.squadron(B_WING, X, Y + 130, side=1)
    table.squadron(TIE, X + 60, Y + 130)
    table.run(SquadronActivation(squadron=b_wing)).answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    assert pass_until(table, SQUADRON_ACTION).is_over


# Instigator


def instigated(
    squadron: str = X_WING, *, gap: float = 50, enemies: tuple[str, ...] = ()
) -> tuple[Scenario, SquadronId, ShipId]:
    """A Rebel squadron near Instigator."""
    table = Scenario()
    raider = table.ship("raider_i_class_corvette", X, Y, upgrades=["instigator"])
    own = table.squadron(squadron, X + 20.5 + gap + 17.1, Y, side=1)
    for place, enemy in enumerate(enemies):
        table.squadron(enemy, X + 20.5 + gap + 17.1 + 55, Y + 40 * place)
    table.run(StillTable())
    return table, own, raider


@proves("CARD-instigator-03")
def test_instigator_keeps_enemy_squadrons_at_distance_1_from_moving() -> None:
    table, x_wing, _ = instigated()
    assert engagement(table.game, x_wing).total == 2
    assert engagement(table.game, x_wing).squadrons == ()
    assert not may_move(table.game, x_wing)
    table, x_wing, _ = instigated(gap=80)
    assert not is_engaged(table.game, x_wing)


@proves("CARD-instigator-03")
def test_grit_does_not_help_against_instigator() -> None:
    table, yt, _ = instigated("yt_2400")
    assert not may_move(table.game, yt)


@proves("CARD-instigator-02")
def test_intel_does_not_help_against_instigator() -> None:
    table, x_wing, _ = instigated()
    table.squadron("hwk_290", X + 100, Y + 60, side=1)
    table.run(StillTable())
    assert not may_move(table.game, x_wing)


@proves("CARD-instigator-01")
def test_a_squadron_can_attack_instigator_unless_a_real_squadron_without_heavy_engages_it() -> None:
    table, x_wing, raider = instigated()
    assert attackable(table, x_wing) == {raider}
    table, x_wing, raider = instigated(enemies=(BOMBER,))
    assert raider in attackable(table, x_wing), "a Heavy squadron does not bind it"
    table, x_wing, raider = instigated(enemies=(TIE,))
    assert raider not in attackable(table, x_wing)


def test_instigator_does_not_bind_friends() -> None:
    table = Scenario()
    table.ship("raider_i_class_corvette", X, Y, upgrades=["instigator"])
    tie = table.squadron(TIE, X + 80, Y)
    table.run(StillTable())
    assert may_move(table.game, tie)


# Centicore


def centicore(*places: float) -> tuple[Scenario, ShipId, list[SquadronId]]:
    """A Victory far away commands; squadrons lie beside Centicore."""
    table = Scenario()
    victory = table.ship(VICTORY, 200, Y, revealed=SQUADRON, tokens=(SQUADRON,))
    table.ship("arquitens_class_command_cruiser", 1500, Y, upgrades=["centicore"])
    table.ship(CORVETTE, 100, 800, side=1)
    ties = [table.squadron(TIE, 1500 + x, Y + 100) for x in places]
    return table, victory, ties


def test_centicore_lets_commands_of_other_ships_reach_two_squadrons_near_it() -> None:
    table, victory, ties = centicore(-80, 0, 80)
    table.run(SquadronCommand(ship=victory)).answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    for tie in ties[:2]:
        table.answer(SQUADRON_TO_ACTIVATE, tie).pass_(SQUADRON_ACTION)
    assert table.is_over, "a third squadron is not reached"
    assert [table.the_squadron(tie).activated for tie in ties] == [True, True, False]


def test_a_squadron_in_the_ships_own_reach_uses_no_place_of_centicore() -> None:
    table, victory, ties = centicore(-40, 40)
    near = table.squadron(TIE, 250, Y + 100)
    table.run(SquadronCommand(ship=victory)).answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    for squadron in (near, *ties):
        table.answer(SQUADRON_TO_ACTIVATE, squadron).pass_(SQUADRON_ACTION)
    assert table.is_over


def test_a_squadron_in_the_longer_reach_of_boosted_comms_uses_no_place_of_centicore() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 200, Y, revealed=SQUADRON, upgrades=["boosted_comms", "expanded_hangar_bay"])
    table.ship("arquitens_class_command_cruiser", 620, Y, upgrades=["centicore"])
    table.ship(CORVETTE, 100, 800, side=1)
    at_long_range = [table.squadron(TIE, 470, Y + 50 * place) for place in range(2)]
    beyond = [table.squadron(TIE, 620 + 40 * place, Y + 120) for place in range(2)]
    table.run(SquadronCommand(ship=ship))
    for tie in (*at_long_range, *beyond):
        table.answer(SQUADRON_TO_ACTIVATE, tie).pass_(SQUADRON_ACTION)
    assert [table.the_squadron(tie).activated for tie in (*at_long_range, *beyond)] == [True] * 4


def test_a_squadron_that_takes_the_last_place_of_centicore_is_not_relayed_too() -> None:
    table, victory, ties = centicore(-80, 0)
    table.squadron("lambda_class_shuttle", 1500, Y - 100)
    table.units[0] = replace(table.units[0], pose=pose_at(1500, Y - 350))
    table.run(SquadronCommand(ship=victory)).answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    for tie in ties:
        table.answer(SQUADRON_TO_ACTIVATE, tie).pass_(SQUADRON_ACTION)
    assert len(table.game.lasting("centicore")) == 2
    assert not table.game.lasting("relay")


def test_centicore_reaches_no_farther_than_medium_range_and_does_not_extend_its_own_commands() -> None:
    table, victory, (far,) = centicore(260)
    table.run(StillTable())
    assert not is_in_reach(table.game, victory, far)
