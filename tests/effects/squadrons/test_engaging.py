"""Unique squadrons that change engagement, targets, keywords and speed."""

from __future__ import annotations

import pytest

from armada.geometry.pose import pose_at
from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.engagement import is_engaged, may_move
from armada.rules.keywords import keyword_value
from armada.rules.squadron_activation import SQUADRON_ACTION, Action
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron, squadron_speed
from armada.rules.targets import legal_attacks, why_not_attack
from armada.state.events.damage import Destroyed
from armada.state.records import Command, SquadronId
from tests.builders.aces_table import (
    A_WING,
    ADVANCED,
    BOMBER,
    CORVETTE,
    INTERCEPTOR,
    TIE,
    X_WING,
    Y_WING,
    X,
    Y,
    away,
    fight,
    pair,
)
from tests.builders.attack_table import IMPERIAL, VICTORY, rolled_colors
from tests.builders.cards_table import decline, offered, pass_until, squadron_attack, use
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable, at, attackable, battlefield
from tests.proves import proves

SPOTS = ((away(40), 0.0), (-away(40), 0.0), (0.0, away(40)))


def amid(own: str, *enemies: str, ship: bool = False) -> tuple[Scenario, SquadronId, list[SquadronId]]:
    """A squadron with enemies at distance 1, and perhaps an enemy ship there (the last of the list)."""
    table = battlefield()
    ace = table.squadron(own, X, Y)
    found = [table.squadron(key, X + dx, Y + dy, side=1) for key, (dx, dy) in zip(enemies, SPOTS, strict=False)]
    if ship:
        found.append(SquadronId(table.ship(CORVETTE, X, Y - 100, side=1)))
    table.run(StillTable())
    return table, ace, found


# Tycho Celchu


@proves("ENG-02")
def test_tycho_moves_though_he_is_engaged_and_binds_his_enemies() -> None:
    table, tycho, ties = amid("tycho_celchu", TIE, TIE)
    assert is_engaged(table.game, tycho)
    assert may_move(table.game, tycho)
    assert not may_move(table.game, ties[0])


@proves("ENG-03")
def test_tycho_may_attack_a_ship_though_he_is_engaged() -> None:
    table, tycho, enemies = amid("tycho_celchu", TIE, ship=True)
    assert attackable(table, tycho) == set(enemies)
    table, a_wing, enemies = amid(A_WING, TIE, ship=True)
    assert attackable(table, a_wing) == {enemies[0]}, "others may not"


@proves("KEY-14")
def test_escort_still_bars_squadron_targets_of_tycho() -> None:
    table, tycho, (advanced, _, ship) = amid("tycho_celchu", ADVANCED, TIE, ship=True)
    assert attackable(table, tycho) == {advanced, ship}


@proves("CARD-instigator-03")
def test_instigator_does_not_hold_tycho() -> None:
    table = battlefield()
    tycho = table.squadron("tycho_celchu", X, Y, side=1)
    table.ship("raider_i_class_corvette", X, Y - 80, upgrades=["instigator"])
    table.run(StillTable())
    assert is_engaged(table.game, tycho)
    assert may_move(table.game, tycho)


# IG-88


@proves("KEY-14")
def test_ig_88_ignores_escort() -> None:
    table, ig_88, enemies = amid("ig_88", X_WING, Y_WING)
    assert attackable(table, ig_88) == set(enemies)
    table, tie, (x_wing, _) = amid(TIE, X_WING, Y_WING)
    assert attackable(table, tie) == {x_wing}, "others do not"


@proves("ENG-03")
def test_escort_squadrons_still_keep_ig_88_from_ships() -> None:
    table, ig_88, (x_wing, _) = amid("ig_88", X_WING, ship=True)
    assert attackable(table, ig_88) == {x_wing}


@proves("KEY-02")
def test_squadrons_cannot_counter_ig_88() -> None:
    table, _, a_wing = fight("ig_88", A_WING, *["accuracy"] * 4)
    assert not offered(table)
    table, _, a_wing = fight("ig_88", A_WING, *["hit"] * 4)
    assert table.last(Destroyed).unit == a_wing
    assert table.game.unit(a_wing).pose is None, "it does not wait for a counter attack either"


@proves("CARD-quad-laser-turrets-02")
def test_a_ship_with_quad_laser_turrets_counters_ig_88() -> None:
    table = battlefield()
    ig_88 = table.squadron("ig_88", X, Y)
    ship = table.ship(IMPERIAL, X, Y - 110, side=1, upgrades=["quad_laser_turrets"])
    squadron_attack(table, ig_88, ship, "hit", zone=FRONT).pass_(DEFENSE_TOKEN)
    assert "counter" in offered(table)


def test_ig_88_counters_himself() -> None:
    table, ig_88, a_wing = pair("ig_88", A_WING)
    squadron_attack(table, a_wing, ig_88, *["accuracy"] * 3)
    pass_until(table, DEFENSE_TOKEN).pass_(DEFENSE_TOKEN)
    assert "counter" in offered(table)


# Valen Rudor


@proves("FX-03")
def test_valen_is_no_target_for_a_squadron_engaged_with_another() -> None:
    table, x_wing, (_, tie) = amid(X_WING, "valen_rudor", TIE)
    assert attackable(table, x_wing) == {tie}
    assert why_not_attack(table.game, x_wing, at(SquadronId(3))) is not None  # type: ignore[arg-type]


def test_valen_is_a_target_for_a_squadron_engaged_with_him_alone() -> None:
    table, x_wing, (valen,) = amid(X_WING, "valen_rudor")
    assert attackable(table, x_wing) == {valen}
    assert not may_move(table.game, x_wing)


@proves("ENG-01", "ENG-05")
def test_valen_is_a_target_where_the_other_squadron_is_obstructed() -> None:
    table = battlefield()
    x_wing = table.squadron(X_WING, X, Y)
    valen = table.squadron("valen_rudor", X + away(40), Y, side=1)
    tie = table.squadron(TIE, X - away(70), Y, side=1)
    table.obstacle("debris_field_1", X - away(70) / 2, Y)
    table.run(StillTable())
    assert attackable(table, x_wing) == {valen, tie}


@proves("KEY-15")
def test_a_squadron_engaged_with_another_cannot_counter_valen() -> None:
    table = battlefield()
    valen = table.squadron("valen_rudor", X, Y)
    a_wing = table.squadron(A_WING, X + away(30), Y, side=1)
    squadron_attack(table, valen, a_wing, *["blank"] * 3)
    assert "counter" in offered(table)
    table.squadron(TIE, X + 2 * away(30), Y)
    squadron_attack(table, valen, a_wing, *["blank"] * 3)
    assert offered(table) == {"swarm"}
    assert decline(table).is_over


def test_a_ship_may_attack_valen() -> None:
    table = battlefield()
    ship = table.ship(VICTORY, X, Y - 120)
    valen = table.squadron("valen_rudor", X, Y, side=1)
    table.squadron(TIE, X + away(10), Y, side=1)
    table.run(StillTable())
    assert valen in attackable(table, ship)


@proves("ENG-03", "KEY-17")
def test_valen_does_not_keep_a_squadron_that_cannot_attack_him_from_ships() -> None:
    table, b_wing, (_, bomber, ship) = amid("b_wing_squadron", "valen_rudor", BOMBER, ship=True)
    assert attackable(table, b_wing) == {bomber, ship}


# Ciena Ree


@proves("ATK-22", "LOS-14", "ENG-13")
def test_attacks_on_ciena_lose_a_die_and_she_is_engaged_all_the_same() -> None:
    table, x_wing, ciena = fight(X_WING, "ciena_ree", *["accuracy"] * 3)
    assert rolled_colors(table) == ["blue"] * 3
    assert is_engaged(table.game, x_wing)
    assert is_engaged(table.game, ciena)


@proves("ATK-22")
def test_an_obstacle_before_ciena_takes_no_second_die() -> None:
    table = battlefield()
    x_wing = table.squadron(X_WING, X, Y)
    ciena = table.squadron("ciena_ree", X + away(70), Y, side=1)
    table.obstacle("debris_field_1", X + away(70) / 2, Y)
    squadron_attack(table, x_wing, ciena, *["accuracy"] * 3)
    assert rolled_colors(table) == ["blue"] * 3


@proves("KEY-10", "ATK-23")
def test_a_counter_attack_with_one_die_against_ciena_is_not_made() -> None:
    table, _, _ = fight("ciena_ree", "green_squadron", *["accuracy"] * 4)
    assert not offered(table)
    table, _, _ = fight("ciena_ree", A_WING, *["accuracy"] * 4)
    assert "counter" in offered(table)


@proves("DMGCARD-disengaged-fire-control-02")
def test_a_ship_with_one_die_or_disengaged_fire_control_cannot_attack_ciena() -> None:
    table = battlefield()
    ciena = table.squadron("ciena_ree", X, Y, side=1)
    victory = table.ship(VICTORY, X, Y - 120)
    imperial = table.ship(IMPERIAL, X, Y + 140, 180)
    damaged = table.ship(IMPERIAL, X + 140, Y, 270, damage=["disengaged_fire_control"])
    table.run(StillTable())
    assert ciena not in attackable(table, victory)
    assert ciena in attackable(table, imperial)
    assert ciena not in attackable(table, damaged)


# Dengar


def dengar(own: str = TIE, *, gap: float = 90) -> tuple[Scenario, SquadronId, SquadronId]:
    """A squadron so far from Dengar, before an enemy."""
    table, friend, enemy = pair(own, X_WING)
    table.squadron("dengar", X - away(gap), Y)
    return table, friend, enemy


@proves("KEY-35", "KEY-06")
@pytest.mark.parametrize(("own", "dice"), [(TIE, 1), (INTERCEPTOR, 3)])
def test_dengar_gives_counter_or_one_counter_more(own: str, dice: int) -> None:
    table, friend, enemy = dengar(own)
    squadron_attack(table, enemy, friend, *["accuracy"] * 4)
    use(table, "counter").roll(*["accuracy"] * dice)
    assert rolled_colors(table) == ["blue"] * dice


@proves("KEY-03")
def test_a_squadron_near_dengar_counters_even_if_destroyed() -> None:
    table, friend, enemy = dengar()
    squadron_attack(table, enemy, friend, *["hit"] * 4)
    use(table, "counter").roll("hit")
    assert table.the_squadron(enemy).hull == 4
    assert table.game.unit(friend).pose is None


def test_dengar_gives_no_counter_to_himself_beyond_distance_2_to_enemies_or_to_ships() -> None:
    table, friend, enemy = dengar(gap=130)
    victory = table.ship(VICTORY, X, Y - 120)
    own = SquadronId(4)  # type: ignore[arg-type]
    table.run(StillTable())
    found = [keyword_value(table.game, unit, "counter") for unit in (friend, enemy, own, victory)]
    assert found == [None] * 4


@proves("KEY-02")
def test_attacks_of_ships_draw_no_counter_by_dengar() -> None:
    table, friend, _ = dengar()
    ship = table.ship("nebulon_b_escort_frigate", X, Y - 130, side=1)
    table.run(Attack(attacker=ship, zone=FRONT, defender=friend)).roll("accuracy", "accuracy")
    assert table.is_over


@proves("KEY-10")
def test_counter_1_by_dengar_is_nothing_against_a_target_treated_as_obstructed() -> None:
    table, own, ciena = pair(X_WING, "ciena_ree")
    table.squadron("dengar", X - away(90), Y)
    table.run(StillTable())
    assert keyword_value(table.game, own, "counter") == 1
    assert not [attack for attack in legal_attacks(table.game, own, is_counter=True) if attack.option.defender == ciena]


@proves("KEY-07")
def test_vader_destroyed_near_dengar_adds_the_criticals_of_his_counter_attack() -> None:
    table, vader, enemy = pair("darth_vader_tie_advanced_squadron", Y_WING, hull=1)
    table.squadron("dengar", X - away(90), Y)
    squadron_attack(table, enemy, vader, *["hit"] * 3)
    use(table.pass_(DEFENSE_TOKEN), "counter").roll("crit").pass_()
    assert table.the_squadron(enemy).hull == 5


# Ketsu Onyo


@proves("SQN-20")
@pytest.mark.parametrize(("enemy", "speed"), [(TIE, 2), ("b_wing_squadron", 1), (X_WING, 1)])
def test_ketsu_slows_enemies_at_distance_1(enemy: str, speed: int) -> None:
    table, _, (squadron,) = amid("ketsu_onyo", enemy)
    assert squadron_speed(table.game, squadron) == speed


def test_ketsu_slows_neither_friends_nor_enemies_beyond_distance_1() -> None:
    table = battlefield()
    table.squadron("ketsu_onyo", X, Y)
    friend = table.squadron(X_WING, X + away(10), Y)
    far = table.squadron(TIE, X - away(80), Y, side=1)
    table.run(StillTable())
    assert squadron_speed(table.game, friend) == 3
    assert squadron_speed(table.game, far) == 4


@proves("KEY-33")
def test_a_granted_move_next_to_ketsu_keeps_its_length() -> None:
    table, _, (phantom,) = amid("ketsu_onyo", "tie_phantom_squadron")
    table.run(MoveSquadron(squadron=phantom, reach=1, ignore_engagement=True))
    assert table.question.kind is SQUADRON_MOVE
    assert table.question.refusal(pose_at(X + away(40) + 75, Y)) is None


@proves("CARD-admiral-chiraneau-02")
def test_ketsu_slows_a_squadron_that_chiraneau_lets_move_to_speed_1() -> None:
    table = battlefield()
    ship = table.ship(VICTORY, X, Y - 130, upgrades=["admiral_chiraneau"], revealed=Command.SQUADRON)
    tie = table.squadron(TIE, X, Y)
    table.squadron("ketsu_onyo", X + away(40), Y, side=1)
    table.run(SquadronCommand(ship=ship))
    if table.question.kind is not SQUADRON_ACTION:
        table.answer(table.question.kind, tie)
    assert Action.MOVE in table.question.options
    assert squadron_speed(table.game, tie) == 1


@proves("SQN-16")
def test_a_squadron_slowed_by_ketsu_moves_no_farther_than_its_new_speed() -> None:
    table, _, (tie,) = amid("ketsu_onyo", TIE)
    table.run(MoveSquadron(squadron=tie, ignore_engagement=True))
    assert table.question.refusal(pose_at(X + away(40) + 120, Y)) is None
    assert table.question.refusal(pose_at(X + away(40) + 130, Y)) is not None
