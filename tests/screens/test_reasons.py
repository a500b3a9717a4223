"""Numbers that explain themselves: each names what is printed and all that changes it, and adds up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import armada.effects  # noqa: F401
from armada.catalog.cards import DefenseToken
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import ExecuteManeuver
from armada.screens.previews.dispatch import preview
from armada.screens.previews.replies import PreviewRefused, ReasonPart, Reasons
from armada.screens.previews.requests import Figure, ReasonsRequest
from armada.screens.scene.scene import ShipShown, scene_of
from armada.state.records import Command, ShipId
from tests.builders.scenario import FRONT, Scenario
from tests.properties.games import random_question
from tests.screens.preview_games import crowded_game

VICTORY, NEBULON = "victory_ii_class_star_destroyer", "nebulon_b_escort_frigate"


def why(table: Scenario, what: Figure, unit: int | None = None, **more: object) -> Reasons:
    """The reasons for a number, as the first seat is told them."""
    told = preview(table.game, Seat(0), ReasonsRequest(what=what, unit=unit, **more))  # type: ignore[arg-type]
    assert isinstance(told, Reasons), told
    return told


def said(reasons: Reasons) -> list[tuple[str, str]]:
    return [(part.amount, part.words) for part in reasons.parts]


def at_rest(**more: object) -> tuple[Scenario, ShipId]:
    """A ship that does nothing but wait for its course to be determined."""
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, speed=2, **more)  # type: ignore[arg-type]
    return table.run(ExecuteManeuver(ship=ship)), ship


def test_a_hull_value_tells_what_is_printed_what_a_card_adds_and_what_is_lost() -> None:
    table, ship = at_rest(upgrades=["admiral_motti"], damage=["structural_damage", None])
    told = why(table, Figure.HULL, ship)
    assert said(told) == [
        ("8", "printed hull value"),
        ("+2", "Admiral Motti"),
        ("−2", "2 damage cards, 1 faceup"),
    ]
    assert told.value == "8"
    assert told.parts[1].card == "admiral_motti"
    assert told.parts[1].rule == "CARD-admiral-motti-01"


def test_a_squadron_value_names_the_card_that_raises_it() -> None:
    table, ship = at_rest(upgrades=["expanded_hangar_bay"])
    told = why(table, Figure.SQUADRON, ship)
    assert (told.value, said(told)[1]) == ("4", ("+1", "Expanded Hangar Bay"))


def test_a_damage_card_that_halves_engineering_is_named() -> None:
    table, ship = at_rest(damage=["power_failure"])
    told = why(table, Figure.ENGINEERING, ship)
    assert told.value == "2"
    assert said(told)[:2] == [("4", "printed engineering value: points from a dial"), ("−2", "Power Failure")]
    assert told.parts[1].rule == "DMGCARD-power-failure-01"


def test_a_yaw_value_is_told_joint_by_joint_with_what_lowers_it() -> None:
    table, ship = at_rest(damage=["thrust_control_malfunction"])
    told = why(table, Figure.YAW, ship)
    assert told.title.startswith("Yaw at speed 2")
    assert len(told.parts) == 2
    assert told.parts[1].words == "Thrust-Control Malfunction"
    assert "−1 at joint" in told.parts[1].amount


def test_engineering_points_left_are_those_of_dial_and_token_but_for_what_was_spent() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, damage=[None], tokens=(Command.REPAIR,), revealed=Command.REPAIR)
    command = RepairCommand(ship=ship, by_dial=True, by_token=True)
    table.run(command)
    while table.question.kind.name != "repair":
        table.answer(table.question.kind, table.question.options[-1])
    told = why(table, Figure.REPAIR, ship)
    assert sum(amounts(told)) == int(told.value)


def test_the_speed_of_a_maneuver_tells_the_dial_and_what_this_maneuver_alone_makes_of_it() -> None:
    def told(**maneuver: Any) -> tuple[str, list[tuple[str, str]]]:
        table = Scenario()
        ship = table.ship(VICTORY, 900, 300, speed=2)
        table.ship(NEBULON, 300, 800, 180, side=1)
        found = why(table.run(ExecuteManeuver(ship=ship, **maneuver)), Figure.SPEED, ship)
        return found.value, said(found)

    dial = [("2", "on its speed dial"), ("≤ 2", "highest speed on its speed chart")]
    assert told() == ("2", dial)
    assert told(slowed=1) == ("1", [*dial, ("−1", "for this maneuver only")])
    granted = ("1", "the speed of a granted maneuver; the dial stays as it is")
    assert told(granted_speed=1) == ("1", [*dial, granted])


def test_the_speed_of_another_ship_is_that_of_its_dial() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, speed=2)
    other = table.ship(NEBULON, 300, 800, 180, side=1, speed=1)
    table.run(ExecuteManeuver(ship=ship, slowed=1))
    assert (why(table, Figure.SPEED, ship).value, why(table, Figure.SPEED, other).value) == ("1", "1")
    assert len(why(table, Figure.SPEED, other).parts) == 2


def test_a_cost_lists_the_ship_and_each_upgrade() -> None:
    table, ship = at_rest(upgrades=["gunnery_team", "leading_shots"])
    told = why(table, Figure.POINTS, ship)
    assert [part.words for part in told.parts] == ["Victory II-class Star Destroyer", "Gunnery Team", "Leading Shots"]
    assert sum(amounts(told)) == int(told.value)


# Attacks


def attack(**more: object) -> tuple[Scenario, ShipId, ShipId]:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, **more)  # type: ignore[arg-type]
    nebulon = table.ship(NEBULON, 900, 560, 180, side=1)
    return table, victory, nebulon


def test_dice_that_the_range_does_not_allow_are_told_as_lost() -> None:
    table, victory, nebulon = attack()
    table.run(ExecuteManeuver(ship=victory))
    told = why(table, Figure.DICE, victory, zone=FRONT, defender=nebulon, target_zone=FRONT, range="long")
    assert said(told)[0] == ("3 red 3 blue", "printed battery armament, front")
    assert ("−3 blue", "not at long range") in said(told)
    assert told.value == "3 red"
    assert told.parts[0].rule == "ATK-14"


def test_a_die_that_a_card_adds_to_a_battery_is_told() -> None:
    table, victory, nebulon = attack(upgrades=["enhanced_armament"])
    table.run(ExecuteManeuver(ship=victory))
    zone = table.game.zones(victory)[1]
    told = why(table, Figure.DICE, victory, zone=zone, defender=nebulon, target_zone=FRONT, range="long")
    assert ("+1 red", "Enhanced Armament") in said(told)


def test_the_damage_of_an_attack_is_its_icons_halved_by_brace() -> None:
    table, victory, nebulon = attack()
    table.run(Attack(attacker=victory, zone=FRONT, defender=nebulon, target_zone=FRONT))
    table.roll("hit", "hit", "crit", "accuracy", "accuracy", "accuracy")
    told = why(table, Figure.DAMAGE)
    assert said(told) == [("2", "from hit icons"), ("+1", "from critical icons, between ships")]
    assert told.value == "3"
    while table.question.kind is not DEFENSE_TOKEN:
        table.answer(table.question.kind, PASS)
    brace = [token.kind for token in table.game.unit(nebulon).defense].index(DefenseToken.BRACE)
    table.answer(DEFENSE_TOKEN, brace)
    told = why(table, Figure.DAMAGE)
    assert (told.value, said(told)[-1]) == ("2", ("−1", "Brace halves 3, rounded up"))
    assert told.parts[-1].rule == "DEF-19"


def test_against_a_squadron_critical_icons_are_told_not_to_count() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, 900, 300, side=1)
    howlrunner = table.squadron("howlrunner", 900, 440)
    table.ship(VICTORY, 300, 800, 180)
    table.run(Attack(attacker=nebulon, zone=FRONT, defender=howlrunner)).roll("hit", "crit")
    told = why(table, Figure.DAMAGE)
    assert (told.value, said(told)[-1]) == ("1", ("+0", "from critical icons: they do not count for squadrons"))


def test_odds_tell_what_they_count_and_what_they_leave_out() -> None:
    table, victory, nebulon = attack(upgrades=["leading_shots"])
    table.run(ExecuteManeuver(ship=victory))
    told = why(table, Figure.ODDS, victory, zone=FRONT, defender=nebulon, target_zone=FRONT)
    assert ("left out", "Leading Shots") in said(told)
    assert any(amount == "counted" and words.startswith("the best defense with") for amount, words in said(told))


def test_there_are_no_reasons_for_an_attack_that_is_not_under_way() -> None:
    table, _ = at_rest()
    told = preview(table.game, Seat(0), ReasonsRequest(what=Figure.DAMAGE))
    assert isinstance(told, PreviewRefused)
    assert told.reason == "No attack is under way. Name an attacker and a defender."


# All of them


def amounts(reasons: Reasons) -> list[int]:
    """The amounts that are added up: the first, and all those with a sign."""
    first, *rest = reasons.parts
    return [_number(first), *[_number(part) for part in rest if part.amount[0] in "+−"]]


def _number(part: ReasonPart) -> int:
    return int(part.amount.replace("−", "-"))


ADDED_UP = (Figure.HULL, Figure.SQUADRON, Figure.ENGINEERING, Figure.POINTS)


@pytest.mark.parametrize("seed", range(3))
def test_in_random_games_the_parts_add_up_to_what_the_scene_shows(seed: int) -> None:
    game, rng = crowded_game(seed), Random(f"reasons {seed}")
    for _ in range(120):
        if not game.questions:
            break
        shown = scene_of(game, None)
        for unit in rng.sample(shown.units, 2):
            numbers = {
                Figure.HULL: unit.hull - len(unit.damage) if isinstance(unit, ShipShown) else unit.hull,
                Figure.POINTS: unit.points,
            }
            if isinstance(unit, ShipShown):
                numbers |= {Figure.SQUADRON: unit.squadron, Figure.ENGINEERING: unit.engineering}
            for what, value in numbers.items():
                told = preview(game, None, ReasonsRequest(what=what, unit=unit.id))
                assert isinstance(told, Reasons)
                assert int(told.value) == value == sum(amounts(told)), (what, told)
        if shown.attack is not None:
            told = preview(game, None, ReasonsRequest(what=Figure.DAMAGE))
            assert isinstance(told, Reasons)
            assert int(told.value) == shown.attack.damage
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)
