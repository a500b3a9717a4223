"""Officers in attacks, in movement and over squadrons."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.verbs.dice import REROLLED_DICE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.attack_effects import ADDED_COLOR, REROLLED_DIE
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN, NAMED_TOKEN, NamedToken
from armada.state.records import Command, TokenId, UnitId
from tests.effects.cards_table import (
    DISCARDED,
    READIED,
    anti_squadron,
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
from tests.proves import proves
from tests.rules.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    X,
    Y,
    damage,
    pool,
    pool_colors,
    with_tokens,
)
from tests.rules.builders import FRONT, Scenario

SQUADRON = Command.SQUADRON

# Agent Kallus


def kallus(squadron: str) -> Scenario:
    """A Victory with Kallus attacks a squadron."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["agent_kallus"])
    defender = table.squadron(squadron, X, Y + 200, side=1)
    return anti_squadron(table, victory, defender, "accuracy")


def test_kallus_adds_a_die_of_any_colour_against_a_unique_squadron() -> None:
    table = use(kallus("luke_skywalker"), "agent_kallus").answer(ADDED_COLOR, Color.BLACK).roll("hit crit")
    assert pool_colors(table) == ["blue", "black"]
    assert "agent_kallus" not in offered(table)


def test_kallus_is_not_offered_against_other_squadrons_or_ships() -> None:
    assert not offered(kallus(X_WING))
    assert not offered(duel(attacking=["agent_kallus"]).attack("hit", "hit", "hit"))


# Intel Officer


@proves("CARD-intel-officer-02")
def test_a_token_named_by_an_intel_officer_is_discarded_when_spent_and_still_acts() -> None:
    table = duel(attacking=["intel_officer"]).attack("hit", "hit", "hit")
    use(table, "intel_officer").answer(NAMED_TOKEN, NamedToken(table.defender, TokenId(1)))
    table.spend("brace").finish()
    assert damage(table) == 2
    assert tokens_of(table, table.defender) == [READIED, DISCARDED, READIED]
    assert is_exhausted(table, "intel_officer")


@proves("CARD-intel-officer-02")
def test_a_token_named_by_an_intel_officer_that_is_not_spent_stays() -> None:
    table = duel(attacking=["intel_officer"]).attack("hit", "hit", "hit")
    use(table, "intel_officer").answer(NAMED_TOKEN, NamedToken(table.defender, TokenId(1)))
    table.finish()
    assert tokens_of(table, table.defender) == [READIED] * 3


@proves("CARD-intel-officer-01")
def test_an_intel_officer_can_name_a_token_of_the_attacker_itself() -> None:
    table = duel("long", attacker=IMPERIAL, attacking=["intel_officer", "darth_vader_commander", "devastator"]).attack(
        "blank", "blank", "hit"
    )
    use(table, "intel_officer").answer(NAMED_TOKEN, NamedToken(table.attacker, TokenId(1)))
    assert "devastator" not in offered(table)
    use(table, "darth_vader_commander").answer(CHOSEN_TOKEN, 1).answer(REROLLED_DICE, (0,)).roll("hit")
    assert tokens_of(table, table.attacker)[1] is DISCARDED
    assert "devastator" in offered(table), "the token counts in the same attack"


@proves("CARD-intel-officer-02")
def test_an_intel_officer_is_not_offered_while_exhausted() -> None:
    table = duel(attacking=["intel_officer"])
    exhaust(table, "intel_officer")
    assert not offered(table.attack("hit", "hit", "hit"))


def test_an_intel_officer_is_not_offered_if_there_is_no_token_to_name() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["intel_officer"])
    with_tokens(table, victory)
    x_wing = table.squadron(X_WING, X, Y + 130, side=1)
    assert not offered(anti_squadron(table, victory, x_wing, "hit"))


@proves("CARD-intel-officer-02")
def test_an_intel_officer_can_name_a_token_that_jan_ors_lends() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["intel_officer"])
    table.ship(CORVETTE, 100, 800, side=1)
    x_wing = table.squadron(X_WING, X, Y + 130, side=1)
    jan = table.squadron("jan_ors", X + 60, Y + 130, side=1)
    use(anti_squadron(table, victory, x_wing, "hit"), "intel_officer")
    table.answer(NAMED_TOKEN, NamedToken(UnitId(jan), TokenId(0)))
    use(table, "jan_ors").answer(DEFENSE_TOKEN, 0)
    assert tokens_of(table, jan) == [DISCARDED, READIED]


# Damage Control Officer


def contained(*upgrades: str) -> Scenario:
    """A Gladiator with torpedoes attacks an Interdictor, which spends Contain."""
    table = duel(
        "close",
        attacker=GLADIATOR,
        attacking=["assault_proton_torpedoes"],
        defender="interdictor_combat_refit",
        defending=upgrades,
    )
    table.attack("hit", "blank", "hit crit", "blank")
    return table.spend("contain")


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


# Toryn Farr


def toryn(*, gap: float = 150, attacker: str = "cr90_corvette_b", own: bool = False) -> Scenario:
    """A corvette attacks; Toryn Farr is on it or on a ship beside it."""
    table = duel(attacker=attacker, attacking=["toryn_farr"] if own else [])
    if not own:
        table.ship(CORVETTE, X + 41 + gap, Y, upgrades=["toryn_farr"])
    return table.attack("accuracy" if attacker != NEBULON else "hit", "hit", "hit")


def test_toryn_farr_lets_others_near_by_reroll_a_blue_die() -> None:
    table = use(toryn(), "toryn_farr").answer(REROLLED_DIE, 0).roll("crit")
    assert pool(table) == ["crit", "hit", "hit"]
    assert "toryn_farr" not in offered(table)


def test_toryn_farr_serves_counter_attacks_too() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y, side=1, upgrades=["toryn_farr"])
    table.ship(VICTORY, 100, 800)
    a_wing = table.squadron("a_wing_squadron", X + 100, Y, side=1)
    tie = table.squadron(TIE, X + 160, Y)
    squadron_attack(table, tie, a_wing, *["accuracy"] * 3)
    use(table, "counter").roll("accuracy", "accuracy")
    assert "toryn_farr" in offered(table)


def test_toryn_farr_is_not_offered_to_her_own_ship_beyond_distance_3_or_without_a_blue_die() -> None:
    assert "toryn_farr" not in offered(toryn(own=True))
    assert "toryn_farr" not in offered(toryn(gap=190))
    assert "toryn_farr" not in offered(toryn(attacker=NEBULON))
