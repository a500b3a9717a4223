"""Step 1 of an attack: who attacks whom, from where, and what forbids it."""

from __future__ import annotations

import pytest

from armada.engine.effects import CardInPlay
from armada.engine.questions import PASS
from armada.geometry.measure import distance_between, range_between
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import AttackFromZone
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.queries import OBSTRUCTED, AttackOption
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice
from armada.state.events.attack import (
    AttackDeclared,
    AttackEnded,
    CriticalEffectResolved,
    DamageTotaled,
    DefenseTokenSpent,
    DiceRolled,
    DieRemoved,
    TokenLocked,
)
from armada.state.events.damage import ShieldsChanged
from tests.builders.attack_table import (
    CORVETTE,
    GLADIATOR,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    attack_of,
    attacks_asked,
    nebulon_and_tie_fighters,
    possible_attacks,
    rolled_colors,
)
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import EDGE, StillTable, attackable, attackable_zones
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

# The order of the steps


@proves("ATK-01")
def test_an_attack_on_a_ship_goes_from_declaring_over_rolling_effects_and_tokens_to_damage() -> None:
    table = Battle().attack("hit", "crit", "accuracy").lock("redirect").spend("brace").pass_(DEFENSE_TOKEN)
    table.resolve_critical().finish()

    wanted = (
        AttackDeclared,
        DiceRolled,
        TokenLocked,
        DefenseTokenSpent,
        CriticalEffectResolved,
        DamageTotaled,
        ShieldsChanged,
        AttackEnded,
    )
    assert [type(event) for event in table.events if isinstance(event, wanted)] == list(wanted)


@proves("ATK-01")
def test_declaring_an_additional_squadron_is_the_last_step() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    table.run(AttackFromZone(attacker=nebulon, choice=AttackChoice(FRONT, first, None), obstructed=False))
    table.roll("hit", "hit")

    assert isinstance(table.events[-1], AttackEnded)
    assert table.question.kind is NEXT_SQUADRON
    assert table.question.options == (AttackChoice(FRONT, second, None),)


# What is declared


@proves("ATK-02", "ATK-03")
def test_a_ship_declares_the_attacking_hull_zone_the_defender_and_the_hull_zone_under_attack() -> None:
    table = Battle()
    table.run(ShipActivation(ship=table.attacker))
    table.answer(ATTACK, AttackChoice(FRONT, table.defender, FRONT), seat=0)

    declared = table.last(AttackDeclared)
    assert (declared.attacker, declared.zone) == (table.attacker, FRONT)
    assert (declared.defender, declared.target_zone) == (table.defender, FRONT)
    assert declared.range == "medium"


@proves("ATK-02", "ATK-03")
def test_the_attacker_chooses_among_several_hull_zones_of_a_defender() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y)
    victory = table.ship(VICTORY, X, Y + 200, 225, side=1)

    assert possible_attacks(table, nebulon) == {(FRONT, victory, FRONT), (FRONT, victory, LEFT)}


@proves("ATK-45")
def test_a_squadron_that_attacks_a_ship_declares_no_hull_zone_of_its_own() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    tie = table.squadron(TIE, X, Y + 80)
    table.run(SquadronAttack(squadron=tie))

    declared = table.last(AttackDeclared)
    assert declared.zone is None
    assert (declared.defender, declared.target_zone) == (nebulon, FRONT)


@proves("ATK-46")
def test_an_attack_on_a_squadron_declares_no_defending_hull_zone() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    tie = table.squadron(TIE, X, Y + 110)

    assert possible_attacks(table, nebulon) == {(FRONT, tie, None)}


# Arc, range, line of sight


@proves("ATK-05")
def test_a_target_must_lie_in_the_arc_of_the_attacking_hull_zone() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    ahead = table.squadron(TIE, X, Y + 110)
    aside = table.squadron(TIE, X + 110, Y)
    behind = table.squadron(TIE, X, Y - 110)

    assert possible_attacks(table, nebulon) == {(FRONT, ahead, None), (RIGHT, aside, None), (REAR, behind, None)}


@proves("ATK-05")
def test_part_of_a_squadron_in_the_arc_is_enough() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    tie = table.squadron(TIE, X + 60, Y + 78)

    assert possible_attacks(table, nebulon) == {(FRONT, tie, None), (RIGHT, tie, None)}


@proves("ATK-06", "RANGE-10")
@pytest.mark.parametrize(
    ("attacker", "reach"),
    [
        ("mc30c_torpedo_frigate", ["close", "medium"]),
        ("raider_i_class_corvette", ["close", "medium"]),
        (NEBULON, ["close", "medium", "long"]),
        (VICTORY, ["close", "medium", "long"]),
    ],
)
def test_a_hull_zone_reaches_as_far_as_the_longest_colour_of_its_battery(attacker: str, reach: list[str]) -> None:
    for at in ("close", "medium", "long", "beyond"):
        table = Battle(at, attacker=attacker)
        attacks = possible_attacks(table, table.attacker)
        assert attacks == ({(FRONT, table.defender, FRONT)} if at in reach else set()), at


@proves("RANGE-10")
@pytest.mark.parametrize(("gap", "can"), [(60.0, True), (155.0, False)])
def test_a_hull_zone_with_black_dice_alone_attacks_at_close_range_only(gap: float, can: bool) -> None:
    table = Scenario()
    gladiator = table.ship(GLADIATOR, X, Y)
    victory = table.ship(VICTORY, X + 21.5 + gap + 31.5, Y, side=1)

    assert ((RIGHT, victory, LEFT) in possible_attacks(table, gladiator)) is can


@proves("RANGE-10", "ATK-06")
def test_against_squadrons_the_anti_squadron_armament_says_how_far_a_ship_reaches() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    at_medium = table.squadron(TIE, X - 20, Y + 200)
    table.squadron(TIE, X + 20, Y + 280)

    assert possible_attacks(table, nebulon) == {(FRONT, at_medium, None)}


@proves("ATK-07", "RANGE-12")
@pytest.mark.parametrize(("apart", "can"), [(EDGE, True), (EDGE + 0.01, False)])
def test_a_squadron_attacks_squadrons_at_distance_1(apart: float, can: bool) -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y, side=1)
    tie = table.squadron(TIE, X + apart, Y)
    table.run(StillTable())

    assert attackable(table, x_wing) == ({tie} if can else set())


@proves("ATK-07", "RANGE-12")
def test_a_squadron_attacks_hull_zones_at_distance_1_and_not_all_that_are_at_close_range() -> None:
    table = Scenario()
    tie = table.squadron(TIE, X, Y)
    near = table.ship(CORVETTE, X, Y + 17.1 + 35.5 + 60, 180, side=1)
    far = table.ship(CORVETTE, X, Y - 17.1 - 35.5 - 90, side=1)
    table.run(StillTable())

    assert attackable(table, tie) == {near}
    assert attackable_zones(table, tie, near) == {FRONT}
    assert range_between(table.game.body(tie), table.game.body(far)) is Range.CLOSE


@proves("ATK-04")
def test_a_hull_zone_hidden_behind_another_of_the_same_ship_cannot_be_attacked() -> None:
    table = Battle("close")
    attacks = possible_attacks(table, table.attacker)

    assert attacks == {(FRONT, table.defender, FRONT)}


@proves("ATK-04", "ATK-21")
def test_a_line_of_sight_over_an_obstacle_makes_an_attack_obstructed_and_leaves_it_possible() -> None:
    table = Battle("medium")
    table.obstacle("asteroid_field_1", X, Y + 110)
    table.run(ShipActivation(ship=table.attacker))
    table.answer(ATTACK, AttackChoice(FRONT, table.defender, FRONT))

    assert table.last(AttackDeclared).obstructed
    assert [event.by for event in table.all(DieRemoved)] == ["obstruction"]


@proves("LOS-14")
def test_an_attack_treated_as_obstructed_loses_a_die_though_nothing_is_crossed(made_up: MadeUpCards) -> None:
    def treated_as_obstructed(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
        return True

    made_up.modifier(treated_as_obstructed, OBSTRUCTED)
    table = Battle("medium")
    table.run(ShipActivation(ship=table.attacker))
    table.answer(ATTACK, AttackChoice(FRONT, table.defender, FRONT))
    table.roll("hit", "hit")

    assert table.last(AttackDeclared).obstructed
    assert rolled_colors(table) == ["red", "red"]


@proves("LOS-14")
def test_an_attack_obstructed_and_treated_as_obstructed_loses_one_die_in_all(made_up: MadeUpCards) -> None:
    def treated_as_obstructed(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
        return True

    made_up.modifier(treated_as_obstructed, OBSTRUCTED)
    table = Battle("medium")
    table.obstacle("asteroid_field_1", X, Y + 110)
    table.run(ShipActivation(ship=table.attacker))
    table.answer(ATTACK, AttackChoice(FRONT, table.defender, FRONT))
    table.roll("hit", "hit")

    assert rolled_colors(table) == ["red", "red"]


# Whom


@proves("ATK-08")
def test_nobody_attacks_friends() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    x_wing = table.squadron(X_WING, X, Y + 100, side=1)
    table.ship(CORVETTE, X, Y + 200, side=1)
    table.run(StillTable())

    assert attackable(table, nebulon) == set()
    assert attackable(table, x_wing) == set()


@proves("ATK-09")
def test_a_ship_can_attack_an_engaged_squadron() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    tie = table.squadron(TIE, X, Y + 110)
    table.squadron(X_WING, X, Y + 160, side=1)

    assert possible_attacks(table, nebulon) == {(FRONT, tie, None)}


def test_a_destroyed_squadron_is_no_target_any_more() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    table.run(ShipActivation(ship=nebulon))
    table.answer(ATTACK, AttackChoice(FRONT, first, None))
    table.roll("hit", "hit").answer(NEXT_SQUADRON, PASS)
    assert not attacks_asked(table), "the front has attacked"

    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    table.squadron(TIE, X + 110, Y, hull=1)
    third = table.units[-1].id
    table.run(ShipActivation(ship=nebulon)).answer(ATTACK, AttackChoice(RIGHT, third, None))
    table.roll("hit", "hit")
    assert attacks_asked(table) == {(FRONT, first, None), (FRONT, second, None)}


# Measuring


@proves("RANGE-22")
def test_both_sides_of_the_ruler_can_be_used_at_any_time_and_change_nothing() -> None:
    table = Battle("medium").attack("hit", "hit", "hit")
    game, question = table.game, table.question
    one, other = game.body(table.attacker), game.body(table.defender)

    assert distance_between(one, other) is Distance.THREE
    assert range_between(one, other) is Range.MEDIUM
    assert game.question is question
    assert attack_of(table).range(game) is Range.MEDIUM
