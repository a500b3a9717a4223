"""Commanders of later waves."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.effects.upgrades.commander.defense import ASSIGNED_TARGET, FORBIDDEN_TYPE
from armada.engine.procedures import Procedure
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN, SpendDefenseToken
from armada.rules.destruction import Destroy
from armada.rules.ship_phase import ShipPhase
from armada.rules.timing import SETUP_6_AFTER
from armada.state.events.cards import LastingEnded, MarksChanged
from armada.state.records import Scope, ShipId, TokenId, UnitId
from tests.effects.cards_table import DISCARDED, EXHAUSTED, READIED, offered, tokens_of, use
from tests.proves import proves
from tests.rules.attack_table import CORVETTE, GLADIATOR, VICTORY, X, Y, damage, pool, token_of
from tests.rules.builders import FRONT, LEFT, RIGHT, Scenario
from tests.rules.noted_effects import run_with_seats

PALPATINE = "emperor_palpatine_commander"


class AfterDeployment(Procedure):
    """The moment after all fleets are deployed."""

    steps = (SETUP_6_AFTER,)


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


# Assign Targets


def teams() -> tuple[Scenario, list[ShipId]]:
    """Palpatine's player, seat 0, against seats 1 and 2, with a corvette each at the side of his Victory."""
    table = Scenario()
    table.ship(VICTORY, X - 300, Y, upgrades=[PALPATINE])
    enemies = [table.ship(CORVETTE, X, Y + dy, side=1) for dy in (0, 120)]
    return run_with_seats(table, (0, 1, 1), {enemies[1]: 2}, AfterDeployment()), enemies


@proves("CARD-emperor-palpatine-01")
def test_in_a_battle_of_teams_palpatine_acts_against_one_opponent() -> None:
    table, (one, two) = teams()
    assert table.question.options == (1, 2)
    table.answer(ASSIGNED_TARGET, Seat(2), seat=0)
    assert table.is_over
    table.game.interrupt(ShipPhase())
    use(table, PALPATINE).answer(FORBIDDEN_TYPE, DefenseToken.EVADE)
    states = []
    for enemy in (one, two):
        table.game.interrupt(Attack(attacker=UnitId(0), zone=RIGHT, defender=enemy, target_zone=LEFT))
        table.roll("hit", "hit")
        table.answer(DEFENSE_TOKEN, token_of(table, enemy, "evade"))
        states.append(tokens_of(table, enemy)[token_of(table, enemy, "evade")])
    assert states == [EXHAUSTED, DISCARDED]
