"""Commanders whose effect is on defense."""

from __future__ import annotations

import pytest

from armada.catalog.cards import DefenseToken
from armada.effects.upgrades.commander.defense import FORBIDDEN_TYPE
from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADE_EFFECT, EVADED_DICE, EvadeEffect, SpendDefenseToken
from armada.rules.destruction import Destroy
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.targets import ATTACK, legal_attacks
from armada.state.events.cards import LastingEnded, MarksChanged
from armada.state.records import Scope, ShipId, TokenId
from tests.builders.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    TIE,
    VICTORY,
    X,
    Y,
    damage,
    pool,
    rolled_colors,
    token_of,
)
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    decline,
    duel,
    offered,
    squadron_attack,
    tokens_of,
    use,
)
from tests.builders.commander_table import AfterDeployment
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves

PALPATINE = "emperor_palpatine_commander"

# General Cracken


@pytest.mark.parametrize(
    ("defender", "speed", "obstructed"),
    [(CORVETTE, 3, True), (CORVETTE, 2, False), ("assault_frigate_mark_ii_b", 3, True), (IMPERIAL, 3, False)],
)
def test_under_cracken_fast_small_and_medium_ships_are_treated_as_obstructed(
    defender: str, speed: int, obstructed: bool
) -> None:
    table = duel("long", defender=defender, defending=["general_cracken"], on={"speed": speed})
    table.run(StillTable())
    found = [a for a in legal_attacks(table.game, table.attacker) if a.option.defender == table.defender]
    assert found
    assert {attack.obstructed for attack in found} == {obstructed}


def test_cracken_takes_one_die_also_if_the_attack_is_really_obstructed() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y)
    table.ship(CORVETTE, X, Y + 270, 180, side=1, speed=3, upgrades=["general_cracken"])
    table.obstacle("station", X, Y + 135)
    table.run(ShipActivation(ship=nebulon))
    table.answer(ATTACK, next(c for c in table.question.options if c.zone is FRONT)).roll("hit", "hit")
    assert rolled_colors(table) == ["red", "red"]


def test_cracken_does_nothing_against_squadrons() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y, side=1, speed=3, upgrades=["general_cracken"])
    tie = table.squadron(TIE, X, Y + 80)
    table.run(StillTable())
    assert {attack.obstructed for attack in legal_attacks(table.game, tie)} == {False}


def test_jainas_light_is_not_hindered_by_cracken() -> None:
    table = duel("long", attacking=["jainas_light"], defender=CORVETTE, defending=["general_cracken"], on={"speed": 3})
    table.run(StillTable())
    assert not any(attack.obstructed for attack in legal_attacks(table.game, table.attacker))


# Mon Mothma


def mothma(at: str, *faces: str, upgrades: tuple[str, ...] = ()) -> Scenario:
    """A Nebulon-B of Mon Mothma has spent Evade."""
    table = duel(at, attacker=VICTORY, defender=NEBULON, defending=["mon_mothma", *upgrades])
    table.attack(*faces)
    if "accuracy" in offered(table):
        decline(table)
    return table.spend("evade")


@proves("CARD-mon-mothma-02", "CARD-mon-mothma-01")
def test_under_mon_mothma_an_evade_can_cancel_a_die_at_medium_range() -> None:
    table = mothma("medium", *["hit"] * 6)
    table.answer(EVADE_EFFECT, EvadeEffect.CANCEL).answer(EVADED_DICE, (0,))
    assert len(pool(table)) == 5
    assert table.question.kind is DEFENSE_TOKEN, "and nothing is rerolled"


@proves("CARD-mon-mothma-01")
def test_under_mon_mothma_an_evade_can_still_reroll_at_medium_range() -> None:
    table = mothma("medium", *["hit"] * 6)
    table.answer(EVADE_EFFECT, EvadeEffect.REROLL).answer(EVADED_DICE, (0,)).roll("blank")
    assert pool(table) == ["blank", *["hit"] * 5]


@proves("CARD-mon-mothma-02")
def test_under_mon_mothma_an_evade_rerolls_a_die_at_close_range() -> None:
    table = mothma("close", *["hit"] * 6).answer(EVADED_DICE, (5,)).roll("accuracy")
    assert pool(table) == [*["hit"] * 5, "accuracy"]


@proves("CARD-mon-mothma-02")
def test_under_mon_mothma_an_evade_rerolls_a_die_of_a_squadron_at_distance_1() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["mon_mothma"])
    bomber = table.squadron("tie_bomber_squadron", X, Y + 90)
    squadron_attack(table, bomber, nebulon, "hit crit", zone=FRONT).answer(DEFENSE_TOKEN, 0).roll("blank")
    assert pool(table) == ["blank"]


def test_mon_mothma_changes_nothing_at_long_range() -> None:
    table = mothma("long", "hit", "hit", "hit").answer(EVADED_DICE, (0,))
    assert pool(table) == ["hit", "hit"]
    assert table.question.kind is DEFENSE_TOKEN


def test_mon_mothma_does_nothing_for_enemies() -> None:
    table = duel("close", attacking=["mon_mothma"]).attack("hit", "hit", "hit").spend("evade")
    assert pool(table) == ["hit", "hit", "hit"]


def empire(*, side: int = 0) -> tuple[Scenario, ShipId, ShipId]:
    """A Victory of Palpatine, deployed, before a Gladiator with Evade, Brace and Redirect at close range."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, side=side, upgrades=[PALPATINE])
    gladiator = table.ship(GLADIATOR, X, Y + 180, 180, side=1 - side)
    table.ship(CORVETTE, 1700, 800, side=1 - side)
    return table.run(AfterDeployment()), victory, gladiator


def forbidding(kind: DefenseToken) -> tuple[Scenario, ShipId, ShipId]:
    """In this round tokens of a type are dreaded."""
    table, victory, gladiator = empire()
    table.game.interrupt(ShipPhase())
    return use(table, PALPATINE).answer(FORBIDDEN_TYPE, kind), victory, gladiator


def attacked(table: Scenario, attacker: ShipId, defender: ShipId) -> Scenario:
    """One ship attacks the other at its front: six damage at close range."""
    table.game.interrupt(Attack(attacker=attacker, zone=FRONT, defender=defender, target_zone=FRONT))
    return table.roll(*["hit"] * 6)


def spend(table: Scenario, ship: ShipId, kind: str) -> Scenario:
    return table.answer(DEFENSE_TOKEN, token_of(table, ship, kind))


@proves("CARD-emperor-palpatine-01")
def test_after_deployment_palpatine_has_a_defense_token_of_each_type() -> None:
    table, _, _ = empire()
    assert table.last(MarksChanged).marks == len(DefenseToken)
    table.game.interrupt(ShipPhase())
    use(table, PALPATINE)
    assert set(table.question.options) == set(DefenseToken)


@proves("CARD-emperor-palpatine-01")
def test_a_token_of_the_type_is_discarded_when_an_enemy_spends_it_and_still_acts() -> None:
    table, victory, gladiator = forbidding(DefenseToken.BRACE)
    spend(attacked(table, victory, gladiator), gladiator, "brace")
    assert tokens_of(table, gladiator) == [READIED, DISCARDED, READIED]
    table.pass_()
    assert damage(table) == 3


@proves("CARD-emperor-palpatine-01")
def test_tokens_of_other_types_are_exhausted_as_always() -> None:
    table, victory, gladiator = forbidding(DefenseToken.EVADE)
    spend(attacked(table, victory, gladiator), gladiator, "brace")
    assert tokens_of(table, gladiator) == [READIED, EXHAUSTED, READIED]


@proves("CARD-emperor-palpatine-01")
def test_squadrons_lose_their_tokens_too() -> None:
    table, victory, _ = empire()
    ace = table.squadron("luke_skywalker", X, Y + 130, side=1)
    table.run(AfterDeployment())
    table.game.interrupt(ShipPhase())
    use(table, PALPATINE).answer(FORBIDDEN_TYPE, DefenseToken.BRACE)
    table.game.interrupt(Attack(attacker=victory, zone=FRONT, defender=ace))
    table.roll("hit")
    table.answer(DEFENSE_TOKEN, token_of(table, ace, "brace"))
    assert tokens_of(table, ace)[token_of(table, ace, "brace")] is DISCARDED


@proves("CARD-emperor-palpatine-01")
def test_friendly_ships_keep_their_tokens() -> None:
    table, victory, gladiator = forbidding(DefenseToken.BRACE)
    table.game.interrupt(Attack(attacker=gladiator, zone=FRONT, defender=victory, target_zone=FRONT))
    spend(table.roll(*["hit"] * 4), victory, "brace")
    assert tokens_of(table, victory)[token_of(table, victory, "brace")] is EXHAUSTED


@proves("CARD-emperor-palpatine-01")
def test_a_token_spent_as_a_cost_is_not_discarded() -> None:
    table, _, gladiator = forbidding(DefenseToken.BRACE)
    table.game.interrupt(SpendDefenseToken(unit=gladiator, token=TokenId(1), as_cost=True))
    assert tokens_of(table, gladiator)[1] is EXHAUSTED


@proves("CARD-emperor-palpatine-01")
def test_the_dread_ends_with_the_round_and_each_token_serves_once() -> None:
    table, victory, gladiator = forbidding(DefenseToken.BRACE)
    table.game.emit(LastingEnded(Scope.ROUND))
    table.game.interrupt(ShipPhase())
    use(table, PALPATINE)
    assert DefenseToken.BRACE not in table.question.options
    table.answer(FORBIDDEN_TYPE, DefenseToken.EVADE)
    spend(attacked(table, victory, gladiator), gladiator, "brace")
    assert tokens_of(table, gladiator)[1] is EXHAUSTED


def test_the_dread_outlives_the_ship_of_palpatine() -> None:
    table, victory, gladiator = forbidding(DefenseToken.BRACE)
    table.game.interrupt(Destroy(unit=victory))
    table.game.interrupt(SpendDefenseToken(unit=gladiator, token=TokenId(1)))
    assert tokens_of(table, gladiator)[1] is DISCARDED


def test_palpatine_is_not_offered_without_tokens_on_his_card() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=[PALPATINE])
    table.ship(CORVETTE, 1700, 800, side=1)
    assert PALPATINE not in offered(table.run(ShipPhase()))


def test_palpatine_need_not_be_used() -> None:
    table, victory, gladiator = empire()
    table.game.interrupt(ShipPhase())
    assert offered(table) == {PALPATINE}
    assert table.question.may_pass
    spend(attacked(table, victory, gladiator), gladiator, "brace")
    assert tokens_of(table, gladiator)[1] is EXHAUSTED
    assert len(pool(table)) == 6
