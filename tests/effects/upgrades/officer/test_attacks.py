"""Officers whose effect is on attacks."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.verbs.dice import REROLLED_DICE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.attack_effects import ADDED_COLOR, REROLLED_DIE
from armada.rules.defense_tokens import DEFENSE_TOKEN, NAMED_TOKEN, NamedToken
from armada.state.events.attack import DiceModified
from armada.state.records import TokenId, UnitId
from tests.builders.attack_table import (
    CORVETTE,
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
from tests.builders.cards_table import (
    DISCARDED,
    READIED,
    anti_squadron,
    duel,
    exhaust,
    is_exhausted,
    offered,
    squadron_attack,
    tokens_of,
    use,
)
from tests.builders.officer_table import kallus, toryn, woldar
from tests.builders.scenario import Scenario
from tests.proves import proves

# Agent Kallus


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
def test_an_intel_officer_cannot_name_a_token_of_a_squadron_that_lends_none() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["intel_officer"])
    table.ship(CORVETTE, 100, 800, side=1)
    x_wing = table.squadron(X_WING, X, Y + 130, side=1)
    jan = table.squadron("jan_ors", X + 60, Y + 130, side=1)
    luke = table.squadron("luke_skywalker", X - 60, Y + 130, side=1)
    use(anti_squadron(table, victory, x_wing, "hit"), "intel_officer")
    assert table.question.accepts(NamedToken(UnitId(jan), TokenId(0)))
    assert not table.question.accepts(NamedToken(UnitId(luke), TokenId(0)))


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


# Toryn Farr


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


# Commander Woldar


def test_woldar_rerolls_a_die_of_a_squadron_without_swarm_once() -> None:
    table = use(woldar(), "commander_woldar").roll("hit")
    assert table.is_over or "commander_woldar" not in offered(table)
    assert next(iter(u.hull for u in table.game.state.units if u.card == X_WING)) == 4  # type: ignore[union-attr]


def test_woldar_serves_neither_swarms_nor_squadrons_farther_away_nor_enemies() -> None:
    assert "commander_woldar" not in offered(woldar(TIE))
    assert "commander_woldar" not in offered(woldar(gap=200))
    assert "commander_woldar" not in offered(woldar(side=1))


# General Draven


def draven(squadron: str) -> Scenario:
    """A ship with Draven attacks a squadron."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, upgrades=["general_draven_officer"])
    table.ship(CORVETTE, 1700, 800, side=1)
    return anti_squadron(table, ship, table.squadron(squadron, X, Y + 90, side=1), "accuracy", "accuracy")


def test_draven_adds_a_die_of_any_colour_against_counter() -> None:
    table = draven("a_wing_squadron")
    assert set(table.question.options) == {"red", "blue", "black"}, "it is not asked whether"
    table.answer(ADDED_COLOR, Color.BLACK).roll("hit")
    assert table.last(DiceModified).pool.colors[-1] is Color.BLACK


def test_draven_cannot_be_declined_against_intel() -> None:
    table = draven("jan_ors")
    assert offered(table) == {"accuracy", "general_draven_officer"}
    assert not table.question.may_pass
    use(table, "general_draven_officer").answer(ADDED_COLOR, Color.RED).roll("hit")
    assert pool_colors(table)[-1] == "red"


def test_draven_adds_nothing_against_other_squadrons_or_ships() -> None:
    table = draven(X_WING)
    assert table.is_over or table.question.kind is not ADDED_COLOR
    table = duel(attacking=["general_draven_officer"]).attack("hit", "hit", "hit")
    assert table.question.kind is not ADDED_COLOR
