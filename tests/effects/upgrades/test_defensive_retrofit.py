"""Defensive retrofits."""

from __future__ import annotations

from armada.effects.upgrades.defensive_retrofit import FACEDOWN_CARDS, MARKED_ZONE, RECOVERING_ZONE
from armada.rules.attack import REDIRECTED
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.ship_phase import ShipPhase
from armada.rules.status_phase import StatusPhase
from armada.rules.targets import legal_attacks
from armada.state.events.cards import LastingEnded
from armada.state.events.damage import DamageCardDiscarded, Removed
from armada.state.records import Scope, ShipId
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X, Y, damage, token_of
from tests.builders.cards_table import (
    EXHAUSTED,
    READIED,
    decline,
    duel,
    exhaust,
    is_discarded,
    is_exhausted,
    offered,
    squadron_attack,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.upgrade_table import bombed, locked
from tests.proves import proves

# Advanced Projectors


@proves("CARD-advanced-projectors-01")
def test_advanced_projectors_redirect_to_several_zones_adjacent_or_not() -> None:
    table = duel("close", attacker=VICTORY, defender="mc80_assault_cruiser", defending=["advanced_projectors"])
    table.attack("hit hit", "hit", "blank", "hit", "hit", "accuracy").pass_(table.question.kind)
    table.spend("redirect").answer(REDIRECT_ZONES, (RIGHT, REAR, LEFT)).pass_(DEFENSE_TOKEN)
    table.answer(REDIRECTED, 1).answer(REDIRECTED, 1).answer(REDIRECTED, 2)
    shields = [table.shields(table.defender, zone) for zone in (FRONT, RIGHT, REAR, LEFT)]
    assert shields == [3, 3, 2, 2], "five damage: one each on three zones, and two on the left"


@proves("CARD-advanced-projectors-01")
def test_with_advanced_projectors_a_zone_takes_no_more_than_its_shields() -> None:
    table = duel("close", defending=["advanced_projectors"], on={"shields": {LEFT: 0}})
    table.attack("hit hit", "hit hit", "hit")
    table.spend("redirect").answer(REDIRECT_ZONES, (LEFT, REAR)).pass_(DEFENSE_TOKEN)
    assert table.question.kind is REDIRECTED
    assert table.question.options == (0, 1), "the rear has one shield, the left none"


def test_without_advanced_projectors_one_adjacent_zone_is_chosen() -> None:
    table = duel("close", attacking=["advanced_projectors"]).attack("hit hit", "hit hit", "hit").spend("redirect")
    assert table.question.kind is REDIRECT_ZONES
    assert table.question.refusal((LEFT, RIGHT)) is not None
    assert table.question.refusal((REAR,)) is not None


def test_advanced_projectors_do_nothing_without_a_redirect() -> None:
    table = duel("close", defending=["advanced_projectors"]).attack("hit", "hit", "hit").pass_(DEFENSE_TOKEN)
    assert table.is_over
    assert table.shields(table.defender, FRONT) == 0


# Cluster Bombs


def test_cluster_bombs_hurt_the_squadron_for_each_hit_and_critical() -> None:
    table, _, x_wing = bombed()
    use(table, "cluster_bombs").roll("hit", "hit", "crit", "accuracy")
    assert table.the_squadron(x_wing).hull == 2
    assert is_discarded(table, "cluster_bombs")


def test_cluster_bombs_can_be_used_although_the_attack_destroyed_the_ship() -> None:
    table, ship, x_wing = bombed(shields={FRONT: 0}, damage=[None] * 7)
    assert not table.all(Removed), "the ship waits"
    use(table, "cluster_bombs").roll("hit", "hit", "hit", "accuracy")
    assert table.the_squadron(x_wing).hull == 2
    assert [event.unit for event in table.all(Removed)] == [ship]


def test_a_ship_that_declines_cluster_bombs_is_removed_then() -> None:
    table, ship, _ = bombed(shields={FRONT: 0}, damage=[None] * 7)
    decline(table)
    assert [event.unit for event in table.all(Removed)] == [ship]
    assert table.is_over


def test_cluster_bombs_are_not_offered_after_the_attack_of_a_ship() -> None:
    table = duel("close", defending=["cluster_bombs"]).attack("hit", "hit", "hit").pass_(DEFENSE_TOKEN)
    assert table.is_over


def test_a_squadron_has_no_defense_token_to_spend_against_cluster_bombs() -> None:
    table = Scenario()
    table.ship(CORVETTE, 100, 800)
    ship = table.ship(VICTORY, X, Y, upgrades=["cluster_bombs"])
    luke = table.squadron("wedge_antilles_x_wing_squadron", X, Y + 90, side=1)
    squadron_attack(table, luke, ship, "hit", zone=FRONT).pass_(DEFENSE_TOKEN)
    use(table, "cluster_bombs").roll("hit", "hit", "accuracy", "accuracy")
    assert table.is_over
    assert table.the_squadron(luke).hull == 3


# Electronic Countermeasures


def test_electronic_countermeasures_spend_a_token_that_accuracy_locked() -> None:
    table = locked("brace")
    use(table, "electronic_countermeasures")
    assert is_exhausted(table, "electronic_countermeasures")
    assert tokens_of(table, table.defender)[1] is EXHAUSTED
    table.pass_()
    assert damage(table) == 2


def test_electronic_countermeasures_free_one_of_two_locked_tokens() -> None:
    table = locked("brace", "redirect")
    use(table, "electronic_countermeasures").answer(DEFENSE_TOKEN, 1)
    assert not offered(table)
    assert tokens_of(table, table.defender) == [READIED, EXHAUSTED, READIED]


def test_electronic_countermeasures_are_not_offered_if_nothing_is_locked() -> None:
    table = duel(defending=["electronic_countermeasures"]).attack("hit", "hit", "hit")
    assert not offered(table)
    assert table.question.kind is DEFENSE_TOKEN


def test_electronic_countermeasures_lift_only_the_lock() -> None:
    assert not offered(locked("brace", speed=0)), "at speed 0 no token can be spent"


def test_electronic_countermeasures_do_not_spend_a_second_token_of_a_type() -> None:
    table = duel(defender="nebulon_b_escort_frigate", defending=["electronic_countermeasures"])
    table.attack("accuracy", "hit", "hit").lock("brace", 0)
    assert offered(table) == {"electronic_countermeasures"}
    decline(table).answer(DEFENSE_TOKEN, token_of(table, table.defender, "brace", 1))
    assert not offered(table)


def test_electronic_countermeasures_are_not_offered_while_exhausted() -> None:
    table = duel(defending=["electronic_countermeasures"])
    exhaust(table, "electronic_countermeasures")
    table.attack("accuracy", "hit", "hit").lock("brace")
    assert not offered(table)


# Redundant Shields


def test_redundant_shields_recover_a_shield_at_the_start_of_the_status_phase() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["redundant_shields"], shields={FRONT: 1, LEFT: 1})
    table.run(StatusPhase())
    use(table, "redundant_shields").answer(RECOVERING_ZONE, LEFT)
    assert (table.shields(ship, FRONT), table.shields(ship, LEFT)) == (1, 2)
    assert table.is_over, "once in a Status Phase"


def test_redundant_shields_are_not_offered_at_full_shields() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["redundant_shields"])
    assert table.run(StatusPhase()).is_over


@proves("DMGCARD-capacitor-failure-01")
def test_redundant_shields_do_not_serve_an_empty_zone_under_capacitor_failure() -> None:
    table = Scenario()
    table.ship(
        VICTORY,
        X,
        Y,
        upgrades=["redundant_shields"],
        shields={FRONT: 0, LEFT: 1, RIGHT: 1},
        damage=["capacitor_failure"],
    )
    use(table.run(StatusPhase()), "redundant_shields")
    assert set(table.question.options) == {LEFT, RIGHT}


# Reinforced Blast Doors


def test_reinforced_blast_doors_discard_up_to_three_facedown_cards() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["reinforced_blast_doors"], damage=[None, "blinded_gunners", None])
    use(table.run(ShipPhase()), "reinforced_blast_doors")
    assert table.question.kind is FACEDOWN_CARDS
    assert table.question.refusal(()) is not None, "at least one"
    assert table.question.refusal((1,)) is not None, "the faceup card cannot be chosen"
    table.answer(FACEDOWN_CARDS, (0, 2))
    assert len(table.all(DamageCardDiscarded)) == 2
    assert [card.faceup for card in table.the_ship(ship).damage] == [True]
    assert is_discarded(table, "reinforced_blast_doors")


def test_reinforced_blast_doors_discard_no_more_than_three_cards() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["reinforced_blast_doors"], damage=[None] * 4)
    use(table.run(ShipPhase()), "reinforced_blast_doors")
    assert table.question.refusal((0, 1, 2, 3)) is not None
    assert table.question.refusal((0, 1, 3)) is None


def test_reinforced_blast_doors_are_not_offered_without_a_facedown_card() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["reinforced_blast_doors"], damage=["blinded_gunners"])
    assert not offered(table.run(ShipPhase()))


# Early Warning System


def warned() -> tuple[Scenario, ShipId, ShipId]:
    """A Victory with an Early Warning System, and an enemy before it."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["early_warning_system"])
    nebulon = table.ship(NEBULON, X, Y + 230, 180, side=1)
    table.squadron("b_wing_squadron", X, Y + 90, side=1)
    return table.run(ShipPhase()), victory, nebulon


def obstructed(table: Scenario, attacker: int, defender: ShipId) -> set[bool]:
    """Whether attacks on the front of a ship are obstructed."""
    attacks = legal_attacks(table.game, attacker)  # type: ignore[arg-type]
    return {a.obstructed for a in attacks if a.option.defender == defender and a.option.target_zone is FRONT}


def test_attacks_on_a_marked_hull_zone_are_obstructed_until_the_round_ends() -> None:
    table, victory, nebulon = warned()
    assert obstructed(table, nebulon, victory) == {False}
    use(table, "early_warning_system").answer(MARKED_ZONE, FRONT)
    assert obstructed(table, nebulon, victory) == {True}
    assert obstructed(table, nebulon + 1, victory) == {True}, "by squadrons too"
    table.game.emit(LastingEnded(Scope.ROUND))
    assert obstructed(table, nebulon, victory) == {False}


def test_attacks_on_other_hull_zones_or_ships_are_not_obstructed() -> None:
    table, victory, nebulon = warned()
    use(table, "early_warning_system").answer(MARKED_ZONE, LEFT)
    assert obstructed(table, nebulon, victory) == {False}
    assert obstructed(table, victory, nebulon) == {False}


def test_one_hull_zone_is_marked_in_a_round() -> None:
    table, _, _ = warned()
    use(table, "early_warning_system").answer(MARKED_ZONE, FRONT)
    table.game.interrupt(ShipPhase())
    assert "early_warning_system" not in offered(table)
