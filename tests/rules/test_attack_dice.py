"""Step 2 of an attack, and dice: what is gathered, what is removed, how dice are modified."""

from __future__ import annotations

from typing import ClassVar

import pytest

from armada.catalog.cards import Color
from armada.engine.procedures import DONE, Procedure, Step
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.attack_effects import REMOVED_DIE, REROLLED_DIE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.dice import ROLL, roll
from armada.rules.game import Game
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, AttackChoice
from armada.rules.timing import ATK_2_REMOVE, ATK_3_MODIFY
from armada.state.dice import Pool, faces_of
from armada.state.events.attack import AttackCanceled, AttackDeclared, DiceModified, DiceRolled, DieRemoved
from armada.state.records import UnitId
from tests.builders.attack_table import (
    CORVETTE,
    IMPERIAL,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    attack_of,
    damage,
    effects_offered,
    pool,
    pool_colors,
    possible_attacks,
    rolled_colors,
)
from tests.builders.made_up_effects import (
    AddBlackDie,
    LoseHalfOfTheDice,
    RerollDie,
    SpendFirstDie,
    TurnFirstDieToAccuracy,
)
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

# Gathering


def gathered_colors(table: Scenario, attacker: UnitId, zone: HullZone | None, defender: UnitId) -> list[str]:
    """The dice an attack on a ship's front, or on a squadron, gathers."""
    target_zone = FRONT if hasattr(table.units[defender], "speed") else None
    table.run(Attack(attacker=attacker, zone=zone, defender=defender, target_zone=target_zone))
    assert table.question.kind is ROLL
    return [color.value for color in attack_of(table).colors]


@proves("ATK-14", "ATK-16", "RANGE-11")
@pytest.mark.parametrize(
    ("at", "dice"),
    [
        ("close", ["red"] * 3 + ["blue"] * 2 + ["black"] * 3),
        ("medium", ["red"] * 3 + ["blue"] * 2),
        ("long", ["red"] * 3),
    ],
)
def test_a_ship_gathers_the_dice_of_its_battery_whose_colour_the_range_allows(at: str, dice: list[str]) -> None:
    table = Battle(at, attacker=IMPERIAL)
    assert gathered_colors(table, table.attacker, FRONT, table.defender) == dice


@proves("ATK-43", "ATK-14")
def test_each_hull_zone_has_a_battery_of_its_own() -> None:
    for zone, degrees, dice in (
        (FRONT, 0, ["red"] * 3 + ["blue"] * 3),
        (LEFT, 90, ["red"] * 2 + ["blue"]),
        (RIGHT, 270, ["red"] * 2 + ["blue"]),
        (REAR, 180, ["red"] * 2),
    ):
        table = Scenario()
        victory = table.ship(VICTORY, X, Y, degrees)
        nebulon = table.ship(NEBULON, X, Y + 160, 180, side=1)
        assert gathered_colors(table, victory, zone, nebulon) == dice


@proves("ATK-15", "ATK-42")
@pytest.mark.parametrize(("zone", "x", "y"), [(FRONT, 0, 110), (RIGHT, 110, 0), (REAR, 0, -110), (LEFT, -110, 0)])
def test_against_a_squadron_every_hull_zone_gathers_the_same_anti_squadron_dice(
    zone: HullZone, x: float, y: float
) -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    tie = table.squadron(TIE, X + x, Y + y)
    assert gathered_colors(table, nebulon, zone, tie) == ["blue", "blue"]


@proves("ATK-15", "ATK-16")
def test_anti_squadron_dice_too_must_be_allowed_at_the_range() -> None:
    table = Scenario()
    imperial = table.ship(IMPERIAL, X, Y)
    near = table.squadron(X_WING, X - 30, Y + 120, side=1)
    far = table.squadron(X_WING, X + 30, Y + 220, side=1)

    assert gathered_colors(table, imperial, FRONT, near) == ["blue", "black"]
    assert gathered_colors(table, imperial, FRONT, far) == ["blue"]


@proves("ATK-44", "ATK-14", "ATK-15")
def test_a_squadron_has_one_battery_and_one_anti_squadron_armament() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y, side=1)
    tie = table.squadron(TIE, X + 60, Y)
    victory = table.ship(VICTORY, X, Y + 120, 180)

    assert gathered_colors(table, x_wing, None, victory) == ["red"]
    assert gathered_colors(table, x_wing, None, tie) == ["blue"] * 4


@proves("ATK-17")
def test_a_squadron_gathers_all_its_dice_whatever_their_colour() -> None:
    table = Scenario()
    b_wing = table.squadron("b_wing_squadron", X, Y, side=1)
    defender = table.squadron("tie_defender_squadron", X + 60, Y)
    victory = table.ship(VICTORY, X, Y + 120, 180)

    assert gathered_colors(table, b_wing, None, victory) == ["blue", "black"]
    assert gathered_colors(table, defender, None, b_wing) == ["blue", "blue", "black", "black"]


@proves("ATK-47")
def test_an_armament_shown_as_a_dash_has_no_dice() -> None:
    table = Scenario()
    transports = table.ship("gr_75_medium_transports", X, Y, side=1)
    table.ship(VICTORY, X, Y + 130, 180)
    tie = table.squadron(TIE, X + 80, Y)

    assert possible_attacks(table, transports) == {(RIGHT, tie, None)}


@proves("ATK-18")
def test_an_attack_that_gathers_no_die_fit_for_the_range_is_canceled() -> None:
    table = Battle("long", attacker="raider_i_class_corvette").attack()

    assert isinstance(table.events[-1], AttackCanceled)
    assert not table.all(DiceRolled)
    assert table.is_over


@proves("ATK-19")
def test_an_effect_that_could_add_dice_later_does_not_save_an_attack_without_dice(made_up: MadeUpCards) -> None:
    made_up.offer(AddBlackDie, ATK_3_MODIFY)
    table = Battle("long", attacker="raider_i_class_corvette").attack()
    assert isinstance(table.events[-1], AttackCanceled)
    assert table.is_over

    table = Battle("long", attacker="raider_i_class_corvette")
    assert not possible_attacks(table, table.attacker)


@proves("ATK-20", "DICE-07")
def test_a_die_added_by_an_effect_may_have_a_colour_that_the_range_does_not_allow(made_up: MadeUpCards) -> None:
    made_up.offer(AddBlackDie, ATK_3_MODIFY)
    table = Battle("long").attack("hit", "blank", "blank")
    table.answer(EFFECT, "test_rule").roll("hit crit")

    assert pool_colors(table) == ["red", "red", "red", "black"]
    assert pool(table) == ["hit", "blank", "blank", "hit crit"]


# Removing


@proves("ATK-21")
def test_an_obstructed_attack_loses_a_die_of_the_attackers_choice_before_rolling() -> None:
    table = Battle("medium", attacker=VICTORY).attack(obstructed=True)
    assert table.question.options == (Color.RED, Color.BLUE)
    assert not table.question.may_pass
    table.answer(REMOVED_DIE, Color.BLUE, seat=0)

    assert table.last(DieRemoved).color is Color.BLUE
    assert [color.value for color in attack_of(table).colors] == ["red"] * 3 + ["blue"] * 2
    assert table.question.kind is ROLL


@proves("ATK-22")
def test_an_attack_obstructed_by_ships_and_obstacles_loses_one_die_all_the_same() -> None:
    table = Battle("long", attacker=VICTORY)
    table.obstacle("asteroid_field_1", X, Y + 110)
    table.ship(CORVETTE, X, Y + 200, 90)

    table.run(ShipActivation(ship=table.attacker))
    table.answer(ATTACK, AttackChoice(FRONT, table.defender, FRONT)).roll("hit", "hit")

    assert table.last(AttackDeclared).obstructed
    assert rolled_colors(table) == ["red", "red"]
    assert len(table.all(DieRemoved)) == 1


@proves("ATK-23")
def test_an_attack_that_loses_its_only_die_is_canceled() -> None:
    table = Battle("medium", attacker="gozanti_class_cruisers").attack(obstructed=True)

    assert isinstance(table.events[-1], AttackCanceled)
    assert not table.all(DiceRolled)


@proves("ATK-23", "ATK-48")
def test_an_attack_that_would_lose_its_only_die_is_not_offered() -> None:
    table = Battle("medium", attacker="gozanti_class_cruisers")
    assert (FRONT, table.defender, FRONT) in possible_attacks(table, table.attacker)

    table = Battle("medium", attacker="gozanti_class_cruisers")
    table.obstacle("asteroid_field_1", X, Y + 110)
    assert not possible_attacks(table, table.attacker)


@pytest.mark.parametrize(("order", "left"), [(("obstruction", "test_rule"), 3), (("test_rule", "obstruction"), 2)])
def test_the_attacker_says_in_which_order_dice_are_removed(
    made_up: MadeUpCards, order: tuple[str, str], left: int
) -> None:
    """Six dice: one fewer and half of five are three left; half of six and one fewer are two."""
    made_up.trigger(LoseHalfOfTheDice, ATK_2_REMOVE)
    table = Battle("medium", attacker=VICTORY).attack(obstructed=True)
    assert not table.question.may_pass
    table.answer(EFFECT, order[0], seat=0)
    if not table.is_over and table.question.kind is REMOVED_DIE:
        table.answer(REMOVED_DIE, Color.RED, seat=0)

    assert len(attack_of(table).colors) == left


# Rolling


@proves("ATK-24")
def test_all_dice_that_are_left_are_rolled_together() -> None:
    table = Battle("medium", attacker=VICTORY).attack("hit", "blank", "crit", "hit", "accuracy", "crit")

    assert [event.pool for event in table.all(DiceRolled)] == [attack_of(table).pool]
    assert rolled_colors(table) == ["red"] * 3 + ["blue"] * 3


@proves("ATK-41")
def test_the_attack_pool_is_all_dice_of_the_attack_before_and_after_rolling() -> None:
    table = Battle("medium", attacker=VICTORY).attack()
    assert len(attack_of(table).colors) == 6
    assert attack_of(table).pool == Pool()

    table.roll("hit", "blank", "crit", "hit", "accuracy", "crit")
    assert pool(table) == ["hit", "blank", "crit", "hit", "accuracy", "crit"]


@proves("DICE-04")
def test_a_blank_face_has_no_icons() -> None:
    table = Battle().attack("blank", "blank", "blank").pass_(DEFENSE_TOKEN)

    assert table.is_over, "no critical effect is offered"
    assert damage(table) == 0


class RollFourBlueDice(Procedure):
    """Four blue dice are rolled outside of any attack."""

    def roll_dice(self, game: Game) -> Step:
        yield from roll((Color.BLUE,) * 4)
        return DONE

    steps: ClassVar[tuple[object, ...]] = (roll_dice,)


@proves("DICE-05")
def test_the_icons_of_dice_rolled_for_another_purpose_do_nothing_by_themselves() -> None:
    table = Battle("close")
    table.run(RollFourBlueDice()).roll("hit", "crit", "accuracy", "hit")

    assert table.is_over
    assert not table.events


# Modifying


@proves("DICE-06")
def test_a_die_can_be_rerolled_several_times(made_up: MadeUpCards) -> None:
    made_up.offer(RerollDie, ATK_3_MODIFY, "test_reroll")
    upgrades = ("test_reroll", "test_reroll")
    table = Battle(attacking={"upgrades": upgrades}).attack("blank", "hit", "hit")
    table.answer(EFFECT, "test_reroll@0").answer(REROLLED_DIE, 0).roll("blank")
    table.answer(EFFECT, "test_reroll@1").answer(REROLLED_DIE, 0).roll("hit hit")

    assert pool(table) == ["hit hit", "hit", "hit"]


@proves("DICE-06", "DICE-11")
def test_what_a_reroll_shows_stands(made_up: MadeUpCards) -> None:
    made_up.offer(RerollDie, ATK_3_MODIFY)
    table = Battle().attack("hit hit", "hit", "hit")
    table.answer(EFFECT, "test_rule").answer(REROLLED_DIE, 0).roll("blank")

    assert pool(table) == ["blank", "hit", "hit"]
    assert not effects_offered(table), "each effect is resolved once in an attack"


@proves("DICE-08")
def test_a_changed_die_is_turned_to_the_face_without_being_rolled(made_up: MadeUpCards) -> None:
    made_up.offer(TurnFirstDieToAccuracy, ATK_3_MODIFY)
    table = Battle().attack("blank", "hit", "hit").answer(EFFECT, "test_rule")

    assert pool(table) == ["accuracy", "hit", "hit"]
    assert effects_offered(table) == ["accuracy"]


@proves("DICE-09", "DICE-18")
def test_spending_a_die_with_two_icons_takes_both_from_the_pool(made_up: MadeUpCards) -> None:
    made_up.offer(SpendFirstDie, ATK_3_MODIFY)
    table = Battle().attack("hit hit", "hit", "blank").answer(EFFECT, "test_rule")
    assert pool(table) == ["hit", "blank"]

    table.pass_(DEFENSE_TOKEN)
    assert damage(table) == 1


@proves("DICE-12", "DICE-13", "DICE-14", "DICE-15")
@pytest.mark.parametrize(
    ("color", "faces"),
    [
        (Color.RED, {"blank": 2, "hit": 2, "crit": 2, "hit hit": 1, "accuracy": 1}),
        (Color.BLUE, {"hit": 4, "crit": 2, "accuracy": 2}),
        (Color.BLACK, {"blank": 2, "hit": 4, "hit crit": 2}),
    ],
)
def test_the_eight_faces_of_a_die(color: Color, faces: dict[str, int]) -> None:
    shown = [face.value for face in faces_of(color)]

    assert {face: shown.count(face) for face in shown} == faces
    assert len(shown) == 8


@proves("DICE-15")
def test_each_face_is_as_likely_as_another() -> None:
    table = Battle().attack()
    rolls = [table.question.sample(Fixed((eighth + 0.5) / 8)) for eighth in range(8)]

    assert rolls == [(face,) * 3 for face in faces_of(Color.RED)]


class Fixed:
    """A source that gives the same number again and again."""

    def __init__(self, number: float) -> None:
        self._number = number

    def random(self) -> float:
        return self._number


@pytest.mark.parametrize("faces", [("hit", "hit"), ("hit", "hit", "hit", "hit"), ("hit", "hit", "hit crit")])
def test_chance_cannot_answer_with_faces_that_the_dice_do_not_have(faces: tuple[str, ...]) -> None:
    table = Battle().attack()

    assert table.question.refusal(faces) is not None


@proves("FX-05")
def test_dice_are_modified_in_step_3_and_not_later(made_up: MadeUpCards) -> None:
    made_up.offer(RerollDie, ATK_3_MODIFY)
    table = Battle().attack("hit", "hit", "hit")
    assert effects_offered(table) == ["test_rule"]
    table.answer(EFFECT, PASS).pass_(DEFENSE_TOKEN)

    assert table.is_over
    assert not table.all(DiceModified)


def test_an_effect_of_the_attacker_is_offered_to_the_attacker_on_either_side(made_up: MadeUpCards) -> None:
    made_up.offer(RerollDie, ATK_3_MODIFY)
    for side in (0, 1):
        table = Battle(side=side).attack("hit", "hit", "hit")
        assert (table.question.kind, table.question.seat) == (EFFECT, side)
