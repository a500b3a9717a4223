"""Upgrades of later waves that change attacks: turbolasers, ordnance, weapons teams, ion cannons, a fleet command."""

from __future__ import annotations

from armada.effects.upgrades.fleet_command import PAYMENT, Payment
from armada.effects.verbs.dice import CHANGED_DIE, REROLLED_DICE
from armada.rules.attack import Attack
from armada.rules.attack_effects import REROLLED_DIE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipPhase
from armada.state.records import Command, ShipId
from tests.effects.cards_table import anti_squadron, duel, exhaust, is_discarded, is_exhausted, offered, pass_until, use
from tests.rules.attack_table import CORVETTE, GLADIATOR, NEBULON, VICTORY, Battle, X, Y, attack_of, pool, pool_colors
from tests.rules.builders import FRONT, LEFT, REAR, RIGHT, Scenario

CR90_B = "cr90_corvette_b"

# External Racks


def racked(at: str = "close") -> Battle:
    """A Gladiator with External Racks attacks."""
    table = duel(at, attacker=GLADIATOR, attacking=["external_racks"])
    return table.attack("hit", "hit", *["blank"] * (2 if at == "close" else 0))


def test_external_racks_add_two_black_dice_at_close_range_once() -> None:
    table = use(racked(), "external_racks").roll("hit", "hit crit")
    assert pool_colors(table)[-2:] == ["black", "black"]
    assert pool(table)[-2:] == ["hit", "hit crit"]
    assert is_discarded(table, "external_racks")
    assert "external_racks" not in offered(table)


def test_external_racks_add_their_dice_against_squadrons_too() -> None:
    table = Scenario()
    ship = table.ship(GLADIATOR, X, Y, upgrades=["external_racks"])
    x_wing = table.squadron("x_wing_squadron", X, Y + 90, side=1)
    assert "external_racks" in offered(anti_squadron(table, ship, x_wing, "accuracy", "accuracy"))


def test_external_racks_are_not_offered_beyond_close_range_or_to_a_defender() -> None:
    assert "external_racks" not in offered(racked("medium"))
    table = duel("close", attacker=GLADIATOR, defending=["external_racks"], defender=NEBULON)
    assert "external_racks" not in offered(table.attack("hit", "hit", "blank", "blank"))


# Quad Battery Turrets


def hunting(own: int, other: int) -> Battle:
    """A Nebulon-B with Quad Battery Turrets attacks a Gladiator, each at a speed."""
    table = duel(attacking=["quad_battery_turrets"], by={"speed": own}, on={"speed": other})
    return table.attack("hit", "hit", "blank")


def test_quad_battery_turrets_add_a_blue_die_against_a_faster_ship_once_in_an_attack() -> None:
    table = use(hunting(1, 2), "quad_battery_turrets").roll("hit")
    assert pool_colors(table) == ["red", "red", "red", "blue"]
    assert "quad_battery_turrets" not in offered(table)


def test_quad_battery_turrets_are_not_offered_against_a_ship_as_fast_or_slower() -> None:
    assert "quad_battery_turrets" not in offered(hunting(2, 2))
    assert "quad_battery_turrets" not in offered(hunting(3, 2))


def test_quad_battery_turrets_are_not_offered_against_squadrons() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, upgrades=["quad_battery_turrets"], speed=0)
    tie = table.squadron("tie_fighter_squadron", X, Y + 90, side=1)
    assert "quad_battery_turrets" not in offered(anti_squadron(table, ship, tie, "accuracy", "accuracy"))


# Weapons Battery Techs


def test_weapons_battery_techs_turn_an_accuracy_to_a_critical() -> None:
    table = duel(attacking=["weapons_battery_techs"]).attack("accuracy", "hit", "blank")
    use(table, "weapons_battery_techs")
    assert pool(table) == ["crit", "hit", "blank"]
    assert "weapons_battery_techs" not in offered(table), "once in an attack"


def test_weapons_battery_techs_turn_one_die_of_the_attackers_choice() -> None:
    table = duel(attacking=["weapons_battery_techs"]).attack("accuracy", "accuracy", "blank")
    use(table, "weapons_battery_techs").answer(CHANGED_DIE, 1)
    assert pool(table) == ["accuracy", "crit", "blank"]


def test_weapons_battery_techs_are_not_offered_without_an_accuracy_or_against_squadrons() -> None:
    assert "weapons_battery_techs" not in offered(duel(attacking=["weapons_battery_techs"]).attack("hit", "hit", "hit"))
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, upgrades=["weapons_battery_techs"])
    tie = table.squadron("tie_fighter_squadron", X, Y + 90, side=1)
    assert "weapons_battery_techs" not in offered(anti_squadron(table, ship, tie, "accuracy", "accuracy"))


# Caitken and Shollan


def caitken() -> Battle:
    """A Victory with Caitken and Shollan attacks with three red and three blue dice."""
    table = duel("close", attacker=VICTORY, attacking=["caitken_and_shollan"])
    return table.attack("blank", "hit", "blank", "accuracy", "accuracy", "hit")


def test_caitken_and_shollan_reroll_dice_of_one_colour_together() -> None:
    table = use(caitken(), "caitken_and_shollan")
    assert table.question.refusal((0, 3)) is not None, "red and blue"
    assert table.question.refusal(()) is not None
    table.answer(REROLLED_DICE, (0, 2)).roll("hit hit", "crit")
    assert pool(table) == ["hit hit", "hit", "crit", "accuracy", "accuracy", "hit"]
    assert is_exhausted(table, "caitken_and_shollan")


def test_caitken_and_shollan_are_not_offered_while_exhausted_or_to_a_defender() -> None:
    table = duel(attacking=["caitken_and_shollan"])
    exhaust(table, "caitken_and_shollan")
    assert "caitken_and_shollan" not in offered(table.attack("blank", "blank", "hit"))
    table = duel(defending=["caitken_and_shollan"]).attack("blank", "blank", "hit")
    assert "caitken_and_shollan" not in offered(table)


# Heavy Ion Emplacements


def ionized(*faces: str, **shields: int) -> Battle:
    """A CR90 B with Heavy Ion Emplacements attacks the front of a Gladiator, which spends no token."""
    zones = {zone: shields.get(zone.value, 2) for zone in (FRONT, LEFT, RIGHT, REAR)}
    table = duel(attacker=CR90_B, attacking=["heavy_ion_emplacements"], on={"shields": zones})
    table.attack(*faces)
    return pass_until(table, DEFENSE_TOKEN).pass_(DEFENSE_TOKEN)


def shields_of(table: Battle) -> list[int]:
    return [table.shields(table.defender, zone) for zone in (FRONT, LEFT, RIGHT, REAR)]


def test_heavy_ion_emplacements_take_a_shield_of_the_zone_and_of_those_beside_it() -> None:
    table = use(ionized("crit", "accuracy", "accuracy"), "heavy_ion_emplacements")
    assert shields_of(table)[1:] == [1, 1, 2]
    assert is_exhausted(table, "heavy_ion_emplacements")
    assert "standard_critical" not in offered(table), "it takes the place of the standard effect"


def test_heavy_ion_emplacements_leave_a_zone_without_shields_alone() -> None:
    table = use(ionized("crit", "accuracy", "accuracy", left=0), "heavy_ion_emplacements")
    assert shields_of(table)[1:] == [0, 1, 2]


def test_heavy_ion_emplacements_are_not_offered_without_a_blue_critical_or_a_shield() -> None:
    assert "heavy_ion_emplacements" not in offered(ionized("hit", "accuracy", "accuracy"))
    assert "heavy_ion_emplacements" not in offered(ionized("crit", "accuracy", "accuracy", front=0, left=0, right=0))


# Point Defense Ion Cannons


def test_point_defense_ion_cannons_make_the_attacker_reroll_a_die_of_the_defenders_choice() -> None:
    table = duel("close", defending=["point_defense_ion_cannons"]).attack("hit hit", "hit", "hit")
    use(table, "point_defense_ion_cannons").answer(REROLLED_DIE, 0, seat=1).roll("blank")
    assert pool(table) == ["blank", "hit", "hit"]
    assert "point_defense_ion_cannons" not in offered(table), "once in an attack"
    assert table.question.kind is DEFENSE_TOKEN, "tokens can still be spent"


def test_point_defense_ion_cannons_answer_squadrons() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["point_defense_ion_cannons"])
    x_wing = table.squadron("x_wing_squadron", X, Y + 90, side=1)
    table.run(Attack(attacker=x_wing, defender=ship, target_zone=FRONT)).roll("hit")
    assert "point_defense_ion_cannons" in offered(table)


def test_point_defense_ion_cannons_are_not_offered_beyond_close_range_or_to_the_attacker() -> None:
    table = duel("medium", defending=["point_defense_ion_cannons"]).attack("hit hit", "hit", "hit")
    assert "point_defense_ion_cannons" not in offered(table)
    table = duel("close", attacking=["point_defense_ion_cannons"]).attack("hit hit", "hit", "hit")
    assert "point_defense_ion_cannons" not in offered(table)


# Intensify Firepower!


def intensified(*, paid: bool = True) -> tuple[Scenario, ShipId, ShipId]:
    """A fleet that has given the command, or not, and an enemy before one of its ships."""
    table = Scenario()
    upgrades, tokens = ["intensify_firepower"], (Command.CONCENTRATE_FIRE,)
    table.ship("modified_pelta_class_command_ship", X + 300, Y, side=1, upgrades=upgrades, tokens=tokens)
    nebulon = table.ship(NEBULON, X, Y, side=1)
    enemy = table.ship(CORVETTE, X, Y + 200, 180)
    table.run(ShipPhase())
    if paid:
        use(table, "intensify_firepower").answer(PAYMENT, Payment.TOKEN)
    table.game.interrupt(Attack(attacker=nebulon, zone=FRONT, defender=enemy, target_zone=FRONT))
    return table.roll("blank", "crit", "accuracy"), nebulon, enemy


def test_intensify_firepower_lets_a_friendly_ship_turn_a_die_to_a_single_hit() -> None:
    table, _, _ = intensified()
    use(table, "intensify_firepower_in_force").answer(CHANGED_DIE, 0)
    assert pool(table) == ["hit", "crit", "accuracy"]
    assert "intensify_firepower_in_force" not in offered(table), "once in an attack"


def test_intensify_firepower_serves_neither_enemies_nor_attacks_on_squadrons() -> None:
    table, nebulon, enemy = intensified()
    table.game.interrupt(Attack(attacker=enemy, zone=FRONT, defender=nebulon, target_zone=FRONT))
    table.roll("hit", "blank")
    assert "intensify_firepower_in_force" not in offered(table)
    assert attack_of(table).attacker == enemy


def test_without_the_command_nothing_is_intensified() -> None:
    assert "intensify_firepower_in_force" not in offered(intensified(paid=False)[0])
