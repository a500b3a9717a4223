"""Weapons teams."""

from __future__ import annotations

from armada.effects.upgrades.weapons_team import SACRIFICED
from armada.effects.verbs.dice import CHANGED_DIE, REROLLED_DICE, SPENT_DIE
from armada.engine.questions import PASS
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice
from armada.state.events.attack import AttackEnded
from armada.state.events.damage import DamageCardDealt, Removed
from armada.state.records import Command, ShipId, SquadronId, UnitId
from tests.builders.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    attacks_asked,
    pool,
    rolled_colors,
)
from tests.builders.cards_table import (
    EXHAUSTED,
    anti_squadron,
    decline,
    duel,
    exhaust,
    is_exhausted,
    offered,
    pass_until,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, RIGHT, Scenario
from tests.builders.upgrade_table import CR90_B, strategists
from tests.proves import proves

# Fire-Control Team


@proves("CARD-fire-control-team-02")
def test_fire_control_team_lets_one_icon_support_a_second_different_effect() -> None:
    table = duel(attacker=CR90_B, attacking=["overload_pulse", "fire_control_team"], on={"shields": {FRONT: 0}})
    table.next_cards("blinded_gunners")
    table.attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN)
    assert offered(table) == {"overload_pulse", "standard_critical"}, "only after the first one"
    use(table, "overload_pulse")
    assert offered(table) == {"fire_control_team"}
    use(table, "fire_control_team")
    assert offered(table) == {"standard_critical"}, "the same effect cannot be resolved twice"
    use(table, "standard_critical")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [True, False, False]
    assert tokens_of(table, table.defender) == [EXHAUSTED] * 3
    assert is_exhausted(table, "fire_control_team")


@proves("CARD-fire-control-team-02")
def test_fire_control_team_is_not_offered_if_there_is_no_second_effect() -> None:
    table = duel(attacking=["fire_control_team"]).attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN)
    use(table, "standard_critical")
    assert table.is_over


def test_fire_control_team_is_not_offered_while_exhausted() -> None:
    table = duel(attacker=CR90_B, attacking=["overload_pulse", "fire_control_team"])
    exhaust(table, "fire_control_team")
    table.attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN)
    use(table, "overload_pulse")
    assert table.is_over


def test_contain_keeps_the_standard_effect_from_being_the_second_one() -> None:
    table = duel(
        attacker=CR90_B, attacking=["overload_pulse", "fire_control_team"], defender="interdictor_combat_refit"
    )
    table.attack("crit", "hit", "hit").spend("contain").pass_(DEFENSE_TOKEN)
    use(table, "overload_pulse")
    assert table.is_over


def test_the_second_effect_of_fire_control_team_must_be_paid_for_too() -> None:
    table = duel(attacker=CR90_B, attacking=["nk_7_ion_cannons", "fire_control_team"])
    exhaust(table, "nk_7_ion_cannons")
    table.attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN)
    use(table, "standard_critical")
    assert table.is_over, "NK-7 Ion Cannons cannot be exhausted again"


# Flight Controllers


def commanding(*upgrades: str) -> tuple[Scenario, ShipId, SquadronId, SquadronId]:
    """A Victory that resolves a Squadron command, and a TIE squadron with an X-wing squadron at distance 1."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=upgrades, revealed=Command.SQUADRON)
    table.ship(CORVETTE, 1700, 800, side=1)
    tie = table.squadron(TIE, X, Y + 130)
    x_wing = table.squadron(X_WING, X + 60, Y + 130, side=1)
    return table, victory, tie, x_wing


def test_flight_controllers_give_squadrons_of_the_command_a_blue_die_more() -> None:
    table, victory, tie, _ = commanding("flight_controllers")
    use(table.run(SquadronCommand(ship=victory)), "flight_controllers")
    table.answer(SQUADRON_TO_ACTIVATE, tie).answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 4)
    assert rolled_colors(table) == ["blue"] * 4


def test_flight_controllers_come_before_a_jamming_field_takes_a_die() -> None:
    table, victory, tie, _ = commanding("flight_controllers", "jamming_field")
    use(table.run(SquadronCommand(ship=victory)), "flight_controllers")
    table.answer(SQUADRON_TO_ACTIVATE, tie).answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    assert rolled_colors(table) == ["blue"] * 3


def test_flight_controllers_do_nothing_if_declined_or_in_the_squadron_phase() -> None:
    table, victory, tie, _ = commanding("flight_controllers")
    decline(table.run(SquadronCommand(ship=victory)))
    table.answer(SQUADRON_TO_ACTIVATE, tie).answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    assert rolled_colors(table) == ["blue"] * 3
    table.run(SquadronActivation(squadron=tie)).answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    assert rolled_colors(table) == ["blue"] * 3


def test_flight_controllers_give_nothing_to_counter_attacks_or_against_ships() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["flight_controllers"], revealed=Command.SQUADRON)
    table.ship(CORVETTE, 1700, 800, side=1)
    interceptor = table.squadron("tie_interceptor_squadron", X, Y + 130)
    table.squadron("a_wing_squadron", X + 60, Y + 130, side=1)
    use(table.run(SquadronCommand(ship=victory)), "flight_controllers")
    table.answer(SQUADRON_TO_ACTIVATE, interceptor).answer(SQUADRON_ACTION, Action.ATTACK)
    table.roll(*["accuracy"] * 5)
    while not table.is_over and not offered(table) & {"counter"}:
        table.answer(table.question.kind, PASS)
    use(table, "counter").roll("accuracy", "accuracy")
    assert rolled_colors(table) == ["blue"] * 2, "the A-wing counters with its own two dice"


# Gunnery Team


def gunners(*upgrades: str) -> tuple[Scenario, ShipId, ShipId, ShipId]:
    """An Imperial with two enemy corvettes in its front arc."""
    table = Scenario()
    imperial = table.ship(IMPERIAL, X, Y, upgrades=upgrades)
    one = table.ship(CORVETTE, X - 50, Y + 300, 90, side=1)
    two = table.ship(CORVETTE, X + 60, Y + 300, 90, side=1)
    table.run(ShipActivation(ship=imperial))
    return table, imperial, one, two


def fire(table: Scenario, defender: UnitId, *, zone: object = FRONT) -> Scenario:
    """Attack a ship from a hull zone with nothing but blanks."""
    choice = next(c for c in table.question.options if c.defender == defender and c.zone is zone)
    table.answer(ATTACK, choice)
    table.roll(*["blank"] * 3)
    return pass_until(table, ATTACK)


@proves("CARD-gunnery-team-01")
def test_gunnery_team_lets_a_hull_zone_attack_two_different_ships() -> None:
    table, _, one, two = gunners("gunnery_team")
    fire(table, one)
    assert {(zone, defender) for zone, defender, _ in attacks_asked(table)} == {(FRONT, two)}
    fire(table, two)
    assert len(table.all(AttackEnded)) == 2
    assert table.question.kind is not ATTACK, "there is no third attack"


@proves("CARD-gunnery-team-01")
def test_with_gunnery_team_a_zone_cannot_attack_a_ship_twice_not_even_another_hull_zone() -> None:
    table, _, one, _ = gunners("gunnery_team")
    fire(table, one)
    assert all(defender != one for zone, defender, _ in attacks_asked(table) if zone == FRONT)


def test_without_gunnery_team_a_hull_zone_attacks_once() -> None:
    table, _, one, _ = gunners()
    fire(table, one)
    assert table.question.kind is not ATTACK


def test_with_gunnery_team_another_hull_zone_can_attack_the_same_ship() -> None:
    table = Scenario()
    imperial = table.ship(IMPERIAL, X, Y, upgrades=["gunnery_team"])
    corner = table.ship(VICTORY, X + 150, Y + 130, 90, side=1)
    table.run(ShipActivation(ship=imperial))
    zones = {zone for zone, defender, _ in attacks_asked(table) if defender == corner}
    assert zones == {FRONT, RIGHT}
    table.answer(ATTACK, next(c for c in table.question.options if c.zone is FRONT))
    table.roll(*["blank"] * 3, *["accuracy"] * 2, *["blank"] * 3)
    pass_until(table, ATTACK)
    assert {zone for zone, _, _ in attacks_asked(table)} == {RIGHT}


def test_with_gunnery_team_a_squadron_is_attacked_once_from_a_zone() -> None:
    table = Scenario()
    imperial = table.ship(IMPERIAL, X, Y, upgrades=["gunnery_team"])
    one = table.squadron(X_WING, X - 40, Y + 130, side=1)
    two = table.squadron(X_WING, X + 40, Y + 130, side=1)
    three = table.squadron(X_WING, X, Y + 170, side=1)
    table.run(ShipActivation(ship=imperial)).answer(ATTACK, AttackChoice(FRONT, one, None)).roll("accuracy", "blank")
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, two, None)).roll("accuracy", "blank").pass_(NEXT_SQUADRON)
    assert {defender for _, defender, _ in attacks_asked(table)} == {three}


@proves("CARD-admiral-ackbar-01")
def test_admiral_ackbar_serves_both_attacks_that_gunnery_team_allows_from_one_side() -> None:
    table = Scenario()
    cruiser = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["admiral_ackbar", "gunnery_team"])
    one = table.ship(CORVETTE, X + 250, Y - 60, side=0)
    two = table.ship(CORVETTE, X + 250, Y + 60, side=0)
    use(table.run(ShipActivation(ship=cruiser)), "admiral_ackbar")
    for defender in (one, two):
        choice = next(c for c in table.question.options if c.defender == defender and c.zone is RIGHT)
        table.answer(ATTACK, choice).roll(*["blank"] * 4)
        use(table, "admiral_ackbar").roll("blank", "blank")
        pass_until(table, ATTACK)
    assert len(table.all(AttackEnded)) == 2


# Ordnance Experts


def test_ordnance_experts_reroll_any_black_dice_together() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["ordnance_experts"]).attack("hit", "hit", "blank", "blank")
    use(table, "ordnance_experts")
    assert table.question.refusal((0,)) is not None, "red dice are no choice"
    table.answer(REROLLED_DICE, (2, 3)).roll("hit", "hit crit")
    assert pool(table) == ["hit", "hit", "hit", "hit crit"]


def test_ordnance_experts_act_once_in_an_attack() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["ordnance_experts"]).attack("hit", "hit", "blank", "blank")
    use(table, "ordnance_experts").answer(REROLLED_DICE, (2,)).roll("blank")
    assert "ordnance_experts" not in offered(table)


def test_ordnance_experts_are_not_offered_without_a_black_die() -> None:
    assert not offered(duel(attacking=["ordnance_experts"]).attack("hit", "hit", "hit"))


# Ruthless Strategists


@proves("CARD-ruthless-strategists-01")
def test_ruthless_strategists_trade_a_hull_point_for_a_hull_point() -> None:
    table, victory, x_wing, tie = strategists()
    use(anti_squadron(table, victory, x_wing, "hit"), "ruthless_strategists")
    assert table.the_squadron(tie).hull == 2
    assert table.the_squadron(x_wing).hull == 3


@proves("CARD-ruthless-strategists-01")
def test_ruthless_strategists_hurt_the_enemy_even_if_the_cost_destroys_who_pays() -> None:
    table, victory, x_wing, tie = strategists(tie_hull=1)
    use(anti_squadron(table, victory, x_wing, "hit"), "ruthless_strategists")
    assert [event.unit for event in table.all(Removed)] == [tie]
    assert table.the_squadron(x_wing).hull == 3


@proves("CARD-ruthless-strategists-01")
def test_ruthless_strategists_are_not_offered_if_the_defender_is_gone_or_nobody_engages_it() -> None:
    table, victory, x_wing, _ = strategists(hull=1)
    assert anti_squadron(table, victory, x_wing, "hit").is_over
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["ruthless_strategists"])
    x_wing = table.squadron(X_WING, X, Y + 130, side=1)
    assert anti_squadron(table, victory, x_wing, "hit").is_over


def test_ruthless_strategists_choose_among_the_squadrons_that_engage() -> None:
    table, victory, x_wing, tie = strategists()
    bomber = table.squadron("tie_bomber_squadron", X - 50, Y + 130)
    use(anti_squadron(table, victory, x_wing, "hit"), "ruthless_strategists").answer(SACRIFICED, bomber)
    assert table.the_squadron(bomber).hull == 4
    assert table.the_squadron(tie).hull == 3


@proves("CARD-general-rieekan-04")
def test_a_squadron_that_rieekan_keeps_can_suffer_for_ruthless_strategists() -> None:
    table = Scenario()
    cruiser = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["general_rieekan", "ruthless_strategists"])
    table.ship(VICTORY, 1700, 800)
    luke = table.squadron("luke_skywalker", X + 50, Y + 130, side=1, hull=1)
    tie = table.squadron("tie_bomber_squadron", X, Y + 130)
    use(anti_squadron(table, cruiser, tie, "hit", "accuracy"), "ruthless_strategists")
    assert table.the_squadron(tie).hull == 3
    assert table.the_squadron(luke).hull == 0
    assert not table.all(Removed), "it stays until the end of the Status Phase"


# Sensor Team


def test_sensor_team_spends_a_die_to_turn_another_to_accuracy() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["sensor_team"]).attack("hit", "hit", "blank", "blank")
    use(table, "sensor_team").answer(SPENT_DIE, 2).answer(CHANGED_DIE, 1)
    assert pool(table) == ["hit", "accuracy", "blank"]
    assert is_exhausted(table, "sensor_team")


def test_sensor_team_cannot_turn_black_dice() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["sensor_team"]).attack("hit", "hit", "blank", "blank")
    use(table, "sensor_team").answer(SPENT_DIE, 0)
    assert pool(table) == ["accuracy", "blank", "blank"], "the other red die is the only one"


def test_sensor_team_is_not_offered_while_exhausted_or_with_a_single_die() -> None:
    table = duel(attacking=["sensor_team"])
    exhaust(table, "sensor_team")
    assert not offered(table.attack("hit", "hit", "hit"))
    table_2 = Scenario()
    ship = table_2.ship(VICTORY, X, Y, upgrades=["sensor_team"])
    x_wing = table_2.squadron(X_WING, X, Y + 130, side=1)
    assert not offered(anti_squadron(table_2, ship, x_wing, "hit"))


# Veteran Gunners


def test_veteran_gunners_reroll_every_die() -> None:
    table = duel(attacking=["veteran_gunners"]).attack("blank", "hit hit", "blank")
    use(table, "veteran_gunners").roll("hit", "hit", "crit")
    assert pool(table) == ["hit", "hit", "crit"]
    assert is_exhausted(table, "veteran_gunners")


def test_veteran_gunners_are_not_offered_while_exhausted_or_to_the_defender() -> None:
    table = duel(attacking=["veteran_gunners"])
    exhaust(table, "veteran_gunners")
    assert not offered(table.attack("hit", "hit", "hit"))
    assert not offered(duel(defending=["veteran_gunners"]).attack("hit", "hit", "hit"))


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
