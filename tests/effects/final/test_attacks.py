"""Upgrades of the final printing that change an attack of their own ship."""

from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.cards import Printing
from armada.effects.verbs.dice import CANCELED_DIE, CHANGED_DIE, NEW_FACE, REROLLED_DICE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.engine.windows import EFFECT
from armada.rules.attack import REDIRECTED
from armada.rules.attack_effects import REROLLED_DIE, STANDARD_CRITICAL
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.status_phase import StatusPhase
from armada.state.dice import DieFace
from armada.state.events.damage import DamageCardDealt, ShieldsChanged
from armada.state.records import Command
from tests.builders.attack_table import (
    GLADIATOR,
    IMPERIAL,
    VICTORY,
    Battle,
    X,
    Y,
    damage,
    offered_tokens,
    pool,
    with_tokens,
)
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    anti_squadron,
    asks_for,
    duel,
    exhaust,
    is_exhausted,
    offered,
    pass_until,
    pass_until_offered,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, LEFT, RIGHT, Scenario
from tests.proves import proves

FINAL = Printing.FINAL
BARE = {"shields": {FRONT: 0}}
CONCENTRATE = Command.CONCENTRATE_FIRE


def final(at: str = "medium", **more: Any) -> Battle:
    """Two ships face to face, with cards of the final printing."""
    return duel(at, printing=FINAL, **more)


# Dual Turbolaser Turrets


@proves("EXT-ruling-33")
def test_dual_turbolaser_turrets_cancel_a_die_before_anything_else_happens_to_the_dice() -> None:
    table = final(attacking=["dual_turbolaser_turrets", "h9_turbolasers"]).attack("blank", "hit", "hit")
    use(table, "dual_turbolaser_turrets").roll("hit hit")
    assert table.question.kind is CANCELED_DIE
    assert table.question.options == (0, 1, 2, 3), "the added die too"
    table.answer(CANCELED_DIE, 0)
    assert pool(table) == ["hit", "hit", "hit hit"]
    assert is_exhausted(table, "dual_turbolaser_turrets")


def test_dual_turbolaser_turrets_of_the_final_printing_are_not_offered_while_exhausted() -> None:
    table = final(attacking=["dual_turbolaser_turrets"])
    exhaust(table, "dual_turbolaser_turrets")
    assert not offered(table.attack("hit", "hit", "hit"))


# Turbolaser Reroute Circuits


def circuits(**by: Any) -> Battle:
    """A Nebulon-B with the circuits attacks."""
    return final(attacking=["turbolaser_reroute_circuits"], by=by, on=BARE)


@proves("DEF-24")
def test_reroute_circuits_are_exhausted_and_an_evade_is_spent() -> None:
    table = circuits().attack("blank", "hit", "hit")
    use(table, "turbolaser_reroute_circuits")
    if table.question.kind is CHOSEN_TOKEN:
        table.answer(CHOSEN_TOKEN, table.question.options[0])
    table.answer(CHANGED_DIE, 0).answer(NEW_FACE, DieFace.DOUBLE_HIT)
    assert pool(table) == ["hit hit", "hit", "hit"]
    assert is_exhausted(table, "turbolaser_reroute_circuits")
    assert EXHAUSTED in tokens_of(table, table.attacker)


def test_reroute_circuits_are_not_offered_while_exhausted_or_without_an_evade() -> None:
    table = circuits()
    exhaust(table, "turbolaser_reroute_circuits")
    assert not offered(table.attack("blank", "hit", "hit"))
    table = circuits()
    with_tokens(table, table.attacker, ("brace", READIED))
    assert not offered(table.attack("blank", "hit", "hit"))


# XI7 Turbolasers


def redirected(*upgrades: str) -> Battle:
    """Four damage on the front of a Gladiator that spends its Redirect."""
    table = final(attacker=IMPERIAL, attacking=["xi7_turbolasers"], defending=upgrades)
    table.attack(*["hit"] * 3, "hit", *["accuracy"] * 2)
    return pass_until(table, DEFENSE_TOKEN)


@proves("EXT-ruling-02")
def test_xi7_turbolasers_let_one_damage_go_to_another_hull_zone() -> None:
    table = redirected().spend("redirect").answer(REDIRECT_ZONES, (LEFT,))
    pass_until(table, REDIRECTED)
    assert table.question.options == (0, 1)


@proves("EXT-ruling-02")
def test_with_advanced_projectors_each_of_the_other_zones_takes_one_from_xi7_turbolasers() -> None:
    table = redirected("advanced_projectors").spend("redirect")
    zones = tuple(zone for zone in table.game.zones(table.defender) if zone is not FRONT)
    pass_until(table.answer(REDIRECT_ZONES, zones), REDIRECTED)
    for _ in zones:
        assert table.question.options == (0, 1)
        table.answer(REDIRECTED, 1)
    lost = [event.zone for event in table.all(ShieldsChanged) if event.ship == table.defender]
    assert set(zones) <= set(lost)


@proves("EXT-ruling-02")
def test_xi7_turbolasers_limit_nothing_if_redirect_is_not_spent() -> None:
    table = redirected().pass_(DEFENSE_TOKEN).pass_()
    assert damage(table) == 4


# Ordnance Experts


def test_ordnance_experts_reroll_up_to_two_black_dice() -> None:
    table = final("close", attacker=GLADIATOR, attacking=["ordnance_experts"])
    table.attack("hit", "hit", "blank", "blank", zone=FRONT)
    use(table, "ordnance_experts")
    assert table.question.refusal((0, 2)) is not None, "red dice are no choice"
    table.answer(REROLLED_DICE, (2, 3)).roll("hit", "hit crit")
    assert pool(table) == ["hit", "hit", "hit", "hit crit"]
    assert "ordnance_experts" not in offered(table), "once in an attack"


def test_ordnance_experts_reroll_no_third_die() -> None:
    table = final("close", attacker=GLADIATOR, attacking=["ordnance_experts", "expanded_launchers"])
    table.attack("hit", "hit", *["blank"] * 4)
    use(table, "ordnance_experts")
    assert table.question.refusal((2, 3, 4)) is not None
    assert table.question.accepts((2,))


def test_ordnance_experts_of_the_final_printing_need_a_black_die() -> None:
    assert not offered(final(attacking=["ordnance_experts"]).attack("blank", "hit", "hit"))


# Assault Concussion Missiles, Assault Proton Torpedoes


def missiles(key: str) -> Battle:
    """A Gladiator at close range with a black critical."""
    table = final("close", attacker=GLADIATOR, defender=VICTORY, attacking=[key], on={"speed": 0})
    return pass_until_offered(table.attack("hit", "hit", "hit crit", "blank"), key)


@proves("EXT-ready-01")
def test_assault_concussion_missiles_are_exhausted_and_ready_again_in_the_status_phase() -> None:
    table = missiles("assault_concussion_missiles")
    use(table, "assault_concussion_missiles").pass_()
    while not table.is_over:
        table.answer(table.question.kind, table.question.options[0])
    hit = {event.zone for event in table.all(ShieldsChanged)}
    assert {LEFT, RIGHT} <= hit
    assert is_exhausted(table, "assault_concussion_missiles")
    table.game.interrupt(StatusPhase())
    assert not is_exhausted(table, "assault_concussion_missiles")


def test_assault_proton_torpedoes_are_exhausted_to_deal_a_faceup_card() -> None:
    table = missiles("assault_proton_torpedoes")
    use(table, "assault_proton_torpedoes")
    assert table.all(DamageCardDealt)[0].faceup
    assert is_exhausted(table, "assault_proton_torpedoes")


@proves("EXT-timing-02")
@pytest.mark.parametrize("key", ["assault_concussion_missiles", "assault_proton_torpedoes"])
def test_a_critical_effect_of_an_upgrade_can_be_left_for_the_standard_one_or_for_none(key: str) -> None:
    table = missiles(key)
    assert offered(table) == {key, STANDARD_CRITICAL}
    assert table.question.may_pass
    table.answer(EFFECT, STANDARD_CRITICAL)
    assert not is_exhausted(table, key)


@pytest.mark.parametrize("key", ["assault_concussion_missiles", "assault_proton_torpedoes"])
def test_exhausted_missiles_are_not_offered(key: str) -> None:
    table = final("close", attacker=GLADIATOR, defender=VICTORY, attacking=[key], on={"speed": 0})
    exhaust(table, key)
    table.attack("hit", "hit", "hit crit", "blank")
    assert key not in offered(table)


@proves("EXT-ruling-13")
def test_with_the_standard_effect_only_the_card_of_assault_proton_torpedoes_is_faceup() -> None:
    upgrades = ["assault_proton_torpedoes", "fire_control_team"]
    table = final("close", attacker=GLADIATOR, defender=VICTORY, attacking=upgrades, on={**BARE, "speed": 0})
    table.attack("hit", "hit", "hit crit", "blank")
    use(pass_until_offered(table, "assault_proton_torpedoes"), "assault_proton_torpedoes")
    use(table, "fire_control_team").answer(EFFECT, STANDARD_CRITICAL).pass_()
    assert [event.faceup for event in table.all(DamageCardDealt)].count(True) == 1


# Avenger


def avenger(*states: tuple[str, Any]) -> Battle:
    """An Imperial with Avenger attacks a ship with these tokens."""
    table = final(attacker=IMPERIAL, attacking=["avenger"])
    with_tokens(table, table.defender, *states)
    return table.attack(*["hit"] * 3, "hit", "hit", "hit")


TWO_EXHAUSTED = (("brace", EXHAUSTED), ("redirect", EXHAUSTED))


@proves("DEF-07")
def test_with_avenger_exhausted_the_defender_spends_one_exhausted_token_at_most() -> None:
    table = use(avenger(*TWO_EXHAUSTED), "avenger")
    assert is_exhausted(table, "avenger")
    pass_until(table, DEFENSE_TOKEN)
    assert offered_tokens(table) == ["brace", "redirect"]
    table.spend("brace")
    assert not asks_for(table, DEFENSE_TOKEN)


def test_readied_tokens_are_not_limited_by_avenger() -> None:
    table = use(avenger(("brace", READIED), ("redirect", READIED)), "avenger")
    pass_until(table, DEFENSE_TOKEN).spend("brace")
    assert offered_tokens(table) == ["redirect"]


def test_without_using_avenger_both_exhausted_tokens_can_be_spent() -> None:
    table = avenger(*TWO_EXHAUSTED)
    assert "avenger" in offered(table)
    pass_until(table, DEFENSE_TOKEN).spend("brace")
    assert offered_tokens(table) == ["redirect"]


def test_avenger_is_not_offered_while_exhausted_or_against_a_ship_without_tokens() -> None:
    table = final(attacker=IMPERIAL, attacking=["avenger"])
    exhaust(table, "avenger")
    assert "avenger" not in offered(table.attack(*["hit"] * 6))
    assert "avenger" not in offered(avenger(("brace", DISCARDED)))


# Mon Karren


def mon_karren(*, token: bool) -> Battle:
    """An MC80 with Mon Karren attacks, with or without a Concentrate Fire token."""
    by = {"tokens": (CONCENTRATE,) if token else ()}
    table = final(attacker="mc80_star_cruiser", attacking=["mon_karren"], by=by)
    return table.attack(*["hit"] * 7)


@proves("CMD-31")
def test_mon_karren_limits_the_defender_to_one_token_where_concentrate_fire_was_resolved() -> None:
    table = use(mon_karren(token=True), "concentrate_fire")
    assert table.question.kind is REROLLED_DIE
    pass_until(table, DEFENSE_TOKEN).spend("brace")
    assert not asks_for(table, DEFENSE_TOKEN)


def test_mon_karren_limits_nothing_without_concentrate_fire() -> None:
    table = pass_until(mon_karren(token=False), DEFENSE_TOKEN).spend("brace")
    assert "redirect" in offered_tokens(table)
    table = pass_until(mon_karren(token=True), DEFENSE_TOKEN).spend("brace")
    assert "redirect" in offered_tokens(table), "the command was not resolved"


def test_mon_karren_limits_no_squadron() -> None:
    table = Scenario(printing=FINAL)
    ship = table.ship("mc80_star_cruiser", X, Y, side=1, upgrades=["mon_karren"], tokens=(CONCENTRATE,))
    ace = table.squadron("howlrunner", X, Y + 150)
    table.ship(VICTORY, 1700, 800)
    use(anti_squadron(table, ship, ace, "hit", "hit"), "concentrate_fire")
    pass_until(table, DEFENSE_TOKEN)
    table.answer(DEFENSE_TOKEN, table.question.options[0])
    assert asks_for(table, DEFENSE_TOKEN)


# Warlord


@proves("CARD-warlord-01", "CARD-warlord-02")
def test_warlord_turns_an_accuracy_to_a_hit_in_the_final_printing_too() -> None:
    table = final(attacker=IMPERIAL, attacking=["warlord"]).attack("accuracy", *["blank"] * 2, "hit", "hit")
    use(table, "warlord")
    table.answer(NEW_FACE, DieFace.DOUBLE_HIT)
    assert pool(table)[0] == "hit hit"
    assert "warlord" not in offered(table)


def test_warlord_of_the_final_printing_needs_an_accuracy() -> None:
    table = final(attacker=IMPERIAL, attacking=["warlord"]).attack(*["hit"] * 6)
    assert "warlord" not in offered(table)
