"""Officers of defense."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.effects.verbs.dice import CANCELED_DIE, REROLLED_DICE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import legal_attacks
from armada.state.events.damage import DamageCardDealt
from armada.state.records import ShipId
from tests.builders.attack_table import CORVETTE, GLADIATOR, IMPERIAL, NEBULON, TIE, VICTORY, Battle, X, Y, damage, pool
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    anti_squadron,
    decline,
    duel,
    exhaust,
    is_discarded,
    is_exhausted,
    offered,
    pass_until,
    tokens_of,
    use,
)
from tests.builders.officer_table import brunson, contained, walex
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import straight
from tests.proves import proves

# Damage Control Officer


def test_a_damage_control_officer_makes_contain_stop_every_critical_effect() -> None:
    table = use(contained("damage_control_officer"), "damage_control_officer").pass_(DEFENSE_TOKEN)
    assert table.is_over, "neither the torpedoes nor the standard effect"
    assert damage(table) == 3, "icons still count"


def test_without_a_damage_control_officer_contain_leaves_other_critical_effects_possible() -> None:
    table = contained().pass_(DEFENSE_TOKEN)
    assert offered(table) == {"assault_proton_torpedoes"}
    table = decline(contained("damage_control_officer")).pass_(DEFENSE_TOKEN)
    assert offered(table) == {"assault_proton_torpedoes"}


def test_a_damage_control_officer_is_not_offered_for_other_tokens() -> None:
    table = duel(defending=["damage_control_officer"]).attack("hit", "hit", "hit").spend("brace")
    assert not offered(table)


# Lando Calrissian


def test_lando_makes_the_attacker_reroll_dice_of_the_defenders_choice() -> None:
    table = duel("close", defending=["lando_calrissian_officer"]).attack("hit hit", "hit hit", "hit hit")
    use(table, "lando_calrissian_officer").answer(REROLLED_DICE, (0, 1), seat=1).roll("blank", "blank")
    assert pool(table) == ["blank", "blank", "hit hit"]
    assert is_discarded(table, "lando_calrissian_officer")
    assert table.question.kind is DEFENSE_TOKEN


def test_lando_must_choose_a_die_and_can_act_at_speed_0() -> None:
    table = duel("close", defending=["lando_calrissian_officer"], on={"speed": 0}).attack("hit", "hit", "hit")
    use(table, "lando_calrissian_officer")
    assert table.question.refusal(()) is not None


def test_lando_is_not_offered_with_an_empty_pool_or_for_another_ship() -> None:
    table = duel(defender="gozanti_class_cruisers", defending=["lando_calrissian_officer"])
    decline(table.attack("hit", "hit", "hit")).spend("scatter")
    assert not offered(table)
    assert not offered(duel(attacking=["lando_calrissian_officer"]).attack("hit", "hit", "hit"))


# Major Derlin


def test_derlin_lowers_the_damage_by_one_after_brace() -> None:
    table = duel(defending=["major_derlin"]).attack("hit hit", "hit hit", "hit").spend("brace").pass_(DEFENSE_TOKEN)
    use(table, "major_derlin")
    assert damage(table) == 2
    assert is_exhausted(table, "major_derlin")


def test_derlin_is_not_offered_without_damage_or_while_exhausted() -> None:
    table = duel(defending=["major_derlin"]).attack("blank", "blank", "blank").pass_(DEFENSE_TOKEN)
    assert table.is_over
    table = duel(defending=["major_derlin"])
    exhaust(table, "major_derlin")
    assert table.attack("hit", "hit", "hit").pass_(DEFENSE_TOKEN).is_over


def test_derlin_does_not_serve_damage_outside_attacks() -> None:
    table = duel(defending=["major_derlin"])
    assert table.run(SufferDamage(unit=table.defender, zone=FRONT, amount=2, by="debris")).is_over
    assert table.shields(table.defender, FRONT) == 1


# Admiral Montferrat


def montferrat(speed: int, **by: object) -> list[bool]:
    """Whether the attacks that are possible on a ship with Montferrat are obstructed."""
    table = duel("long", defender=CORVETTE, defending=["admiral_montferrat"], on={"speed": speed}, by=by)
    table.run(StillTable())
    attacks = legal_attacks(table.game, table.attacker)
    return [attack.obstructed for attack in attacks if attack.option.defender == table.defender]


@proves("CARD-admiral-montferrat-02")
def test_a_fast_ship_of_montferrat_is_attacked_as_if_obstructed() -> None:
    assert set(montferrat(3)) == {True}
    assert set(montferrat(2)) == {False}


@proves("CARD-admiral-montferrat-01", "DMGCARD-disengaged-fire-control-01")
def test_a_ship_with_disengaged_fire_control_cannot_target_a_fast_ship_of_montferrat() -> None:
    assert montferrat(3, damage=["disengaged_fire_control"]) == []
    assert montferrat(2, damage=["disengaged_fire_control"])


@proves("CARD-admiral-montferrat-02")
def test_squadrons_attack_a_ship_of_montferrat_unhindered() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y, side=1, speed=3, upgrades=["admiral_montferrat"])
    tie = table.squadron(TIE, X, Y + 80)
    table.run(StillTable())
    assert {attack.obstructed for attack in legal_attacks(table.game, tie)} == {False}


@proves("CARD-admiral-montferrat-02")
def test_montferrat_is_discarded_after_his_ship_overlapped_a_ship() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, upgrades=["admiral_montferrat"])
    table.ship(VICTORY, X, Y + 200, side=1)
    straight(table.run(ExecuteManeuver(ship=corvette)))
    assert is_discarded(table, "admiral_montferrat")


@proves("CARD-admiral-montferrat-02")
def test_montferrat_stays_if_another_ship_runs_into_his() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y + 150, side=1, upgrades=["admiral_montferrat"])
    victory = table.ship(VICTORY, X, Y)
    straight(table.run(ExecuteManeuver(ship=victory)))
    assert table.all(DamageCardDealt)
    assert not is_discarded(table, "admiral_montferrat")


# Captain Needa


def needa(round: int = 1) -> tuple[Scenario, ShipId]:
    """A round begins for a Victory with Needa."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["captain_needa"], exhausted=[0])
    table.run(Round(number=round))
    return table, victory


@proves("CARD-captain-needa-01")
def test_needa_replaces_a_defense_token_by_a_readied_evade() -> None:
    table, victory = needa()
    use(table, "captain_needa").answer(CHOSEN_TOKEN, 1)
    defense = table.the_ship(victory).defense
    assert [token.kind for token in defense] == [DefenseToken.BRACE, DefenseToken.EVADE, DefenseToken.REDIRECT]
    assert tokens_of(table, victory)[1] is READIED


@proves("CARD-captain-needa-01")
def test_needa_is_not_offered_after_round_1_and_can_be_declined() -> None:
    assert not offered(needa(2)[0])
    table, victory = needa()
    decline(table)
    assert DefenseToken.EVADE not in [token.kind for token in table.the_ship(victory).defense]


@proves("CARD-devastator-01")
def test_a_token_that_needa_replaced_is_not_a_discarded_one_for_devastator() -> None:
    table = duel("long", attacker=IMPERIAL, attacking=["devastator", "captain_needa"])
    table.run(Round(number=1))
    use(table, "captain_needa").answer(CHOSEN_TOKEN, 1)
    table.units = list(table.game.state.units)
    table.attack("hit", "hit", "hit")
    assert "devastator" not in offered(table)


# Walex Blissex


@proves("CARD-walex-blissex-01", "CARD-walex-blissex-02")
def test_walex_recovers_a_discarded_token_readied() -> None:
    table, nebulon = walex()
    use(table, "walex_blissex").answer(CHOSEN_TOKEN, 0)
    assert tokens_of(table, nebulon) == [READIED, EXHAUSTED, DISCARDED]
    assert is_discarded(table, "walex_blissex")


@proves("CARD-walex-blissex-01")
def test_a_compartment_fire_does_not_keep_walex_from_recovering_a_token() -> None:
    table, nebulon = walex(damage=("compartment_fire",))
    use(table, "walex_blissex").answer(CHOSEN_TOKEN, 2)
    assert tokens_of(table, nebulon)[2] is READIED


@proves("CARD-walex-blissex-02")
def test_walex_is_not_offered_without_a_discarded_token_or_when_another_ship_activates() -> None:
    assert not offered(walex(other=True)[0])
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["walex_blissex"])
    assert not offered(table.run(ShipActivation(ship=nebulon)))


# Captain Brunson


def test_brunson_cancels_a_die_near_an_obstacle() -> None:
    table = use(brunson(), "captain_brunson").answer(CANCELED_DIE, 0, seat=1)
    assert pool(table) == ["hit", "blank"]
    assert is_exhausted(table, "captain_brunson")
    assert table.question.kind is DEFENSE_TOKEN


def test_brunson_is_not_offered_far_from_obstacles_or_while_exhausted() -> None:
    assert "captain_brunson" not in offered(brunson(away=300))
    assert "captain_brunson" not in offered(brunson(used=True))


# Commander Gherant


def test_against_gherants_ship_no_critical_effect_is_resolved() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["assault_proton_torpedoes"], defending=["commander_gherant"])
    table.attack("crit", "crit", "hit crit", "hit crit").pass_(DEFENSE_TOKEN)
    assert not offered(table)


def test_gherant_is_discarded_after_his_ship_attacks_a_ship_and_not_after_a_squadron() -> None:
    table = duel(attacking=["commander_gherant"]).attack("blank", "blank", "blank")
    table.pass_()
    assert is_discarded(table, "commander_gherant")
    table = Battle(attacking={"upgrades": ["commander_gherant"]})
    tie = table.squadron(TIE, X, Y + 90, side=1)
    anti_squadron(table, table.attacker, tie, "accuracy", "accuracy").pass_()
    assert not is_discarded(table, "commander_gherant")


def test_gherant_keeps_nobody_else_from_critical_effects() -> None:
    table = duel(on={"shields": {FRONT: 0}}, attacking=["commander_gherant"]).attack("crit", "hit", "hit")
    pass_until(table, DEFENSE_TOKEN).pass_(DEFENSE_TOKEN)
    assert "standard_critical" in offered(table)
