"""Experimental retrofits."""

from __future__ import annotations

import pytest

from armada.effects.verbs.dice import REROLLED_DICE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.navigate import NEW_SPEED
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.state.events.movement import ManeuverExecuted
from armada.state.records import Command, ShipId
from tests.effects.cards_table import decline, duel, exhaust, is_exhausted, offered, use
from tests.effects.test_upgrades_support_team import straight
from tests.proves import proves
from tests.rules.attack_table import CORVETTE, INTERDICTOR, NEBULON, X, Y, pool
from tests.rules.builders import Scenario
from tests.rules.movement_table import clicks_of

# G-8 Experimental Projector


def projected(
    *, speed: int = 2, gap: float = 200, side: int = 1, upgrades: tuple[str, ...] = (), **more: object
) -> tuple[Scenario, ShipId]:
    """A corvette about to move, and an Interdictor with the projector beside it."""
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, side=side, speed=speed, upgrades=upgrades, **more)  # type: ignore[arg-type]
    table.ship(INTERDICTOR, X + 51 + gap, Y, upgrades=["g_8_experimental_projector"])
    table.run(ExecuteManeuver(ship=corvette))
    return table, corvette


@proves("CARD-g-8-experimental-projector-03")
def test_the_g_8_projector_slows_a_maneuver_and_leaves_the_dial_alone() -> None:
    table, corvette = projected()
    straight(use(table, "g_8_experimental_projector"))
    assert table.last(ManeuverExecuted).speed == 1
    assert table.the_ship(corvette).speed == 2
    assert is_exhausted(table, "g_8_experimental_projector")


@proves("CARD-g-8-experimental-projector-03")
def test_under_the_g_8_projector_the_course_has_the_yaw_of_the_lower_speed() -> None:
    table, _ = projected()
    use(table, "g_8_experimental_projector")
    assert clicks_of(table) == {(-2,), (-1,), (0,), (1,), (2,)}


@proves("CARD-g-8-experimental-projector-01")
def test_a_ship_that_speeds_up_under_the_g_8_projector_goes_one_below_its_new_dial() -> None:
    table, corvette = projected(tokens=(Command.NAVIGATE,))
    use(table, "g_8_experimental_projector")
    straight(use(table, "navigate").answer(NEW_SPEED, 3))
    assert table.the_ship(corvette).speed == 3
    assert table.last(ManeuverExecuted).speed == 2


@proves("CARD-g-8-experimental-projector-02")
def test_the_g_8_projector_can_stop_a_maneuver_of_engine_techs() -> None:
    table, _ = projected(tokens=(Command.NAVIGATE,), upgrades=("engine_techs",))
    decline(table)
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    use(table, "engine_techs")
    use(table, "g_8_experimental_projector")
    assert [event.speed for event in table.all(ManeuverExecuted)] == [2, 0]
    assert table.is_over


@proves("CARD-g-8-experimental-projector-03")
def test_the_g_8_projector_does_not_slow_below_0() -> None:
    table, _ = projected(speed=0)
    use(table, "g_8_experimental_projector")
    assert table.last(ManeuverExecuted).speed == 0


@proves("DMGCARD-thruster-fissure-02")
def test_the_g_8_projector_is_no_change_of_speed_for_a_thruster_fissure() -> None:
    table, corvette = projected(damage=["thruster_fissure"])
    straight(use(table, "g_8_experimental_projector"))
    assert table.is_over
    assert len(table.the_ship(corvette).damage) == 1


@proves("DMGCARD-thrust-control-malfunction-03")
def test_a_thrust_control_malfunction_does_not_act_on_a_slowed_maneuver() -> None:
    table, _ = projected(damage=["thrust_control_malfunction"])
    use(table, "g_8_experimental_projector")
    assert clicks_of(table) == {(-2,), (-1,), (0,), (1,), (2,)}


@pytest.mark.parametrize(("gap", "side"), [(310, 1), (200, 0)])
def test_the_g_8_projector_is_not_offered_beyond_distance_5_or_for_friends(gap: float, side: int) -> None:
    table, _ = projected(gap=gap, side=side)
    assert table.question.kind is COURSE


def test_the_g_8_projector_is_not_offered_while_exhausted() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, side=1)
    table.ship(INTERDICTOR, X + 200, Y, upgrades=["g_8_experimental_projector"])
    exhaust(table, "g_8_experimental_projector")
    table.run(ExecuteManeuver(ship=corvette))
    assert table.question.kind is COURSE


# Targeting Scrambler


def scrambled(at: str = "close", *, dx: float = 150, own: bool = False) -> Scenario:
    """A ship defends; the scrambler is on it, or on an Interdictor beside it."""
    table = duel(at, attacker=NEBULON, defending=["targeting_scrambler"] if own else [])
    if not own:
        table.ship(INTERDICTOR, X + 20.5 + dx + 30.5, 400, side=1, upgrades=["targeting_scrambler"])
    return table.attack("hit hit", "hit hit", "hit")


def test_a_targeting_scrambler_makes_the_attacker_reroll_dice_of_the_defenders_choice() -> None:
    table = use(scrambled(), "targeting_scrambler")
    table.answer(REROLLED_DICE, (0, 1), seat=1).roll("blank", "hit")
    assert pool(table) == ["blank", "hit", "hit"]
    assert table.question.kind is DEFENSE_TOKEN, "tokens can still be spent"
    assert is_exhausted(table, "targeting_scrambler")


def test_a_targeting_scrambler_serves_its_own_ship_also_at_speed_0() -> None:
    table = duel("close", defending=["targeting_scrambler"], on={"speed": 0}).attack("hit", "hit", "hit")
    assert offered(table) == {"targeting_scrambler"}


def test_a_targeting_scrambler_rerolls_four_dice_at_most() -> None:
    table = duel("close", attacker="victory_ii_class_star_destroyer", defending=["targeting_scrambler"])
    use(table.attack(*["hit"] * 6), "targeting_scrambler")
    assert table.question.refusal((0, 1, 2, 3, 4)) is not None
    assert table.question.refusal((0, 1, 2, 3)) is None


def test_a_targeting_scrambler_is_not_offered_at_medium_range_or_beyond_distance_3() -> None:
    assert not offered(scrambled("medium", own=True))
    assert not offered(scrambled(dx=210))


def test_a_targeting_scrambler_is_not_offered_for_a_squadron_or_while_exhausted() -> None:
    table = duel("close", defending=["targeting_scrambler"])
    exhaust(table, "targeting_scrambler")
    assert not offered(table.attack("hit", "hit", "hit"))
