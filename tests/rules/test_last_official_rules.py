"""The last official rules in play: timing, Evades, and what stays as it was (EXT)."""

from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.cards import DefenseToken, Printing
from armada.catalog.profiles import profile
from armada.catalog.rules import counted_rules, replaced_rules
from armada.rules.attack_effects import STANDARD_CRITICAL
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADED_DICE
from armada.rules.rounds import Round
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.events.attack import DefenseTokenSpent, TokenLocked
from tests.builders.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    VICTORY,
    Battle,
    X,
    Y,
    pool,
    with_tokens,
)
from tests.builders.cards_table import READIED, asks_for, duel, offered, pass_until
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

EXTENDED: dict[str, Any] = {"printing": Printing.FINAL, "profile": "extended"}


def battle(at: str = "medium", **more: Any) -> Battle:
    """Two ships face to face, by the last official rules."""
    return duel(at, **EXTENDED, **more)


# In force


@proves("EXT-base-01")
def test_the_profile_is_played_with_the_last_printing_and_every_rule_it_replaces_exists() -> None:
    assert profile("extended").printing is Printing.FINAL
    known = {rule.id for rule in counted_rules(later=False)}
    assert replaced_rules() <= known


@proves("EXT-base-01")
def test_what_no_later_rule_replaces_is_as_in_a_standard_game() -> None:
    pools = []
    for more in ({}, EXTENDED):
        table = duel("medium", **more).attack("hit", "accuracy", "blank").lock("brace")
        pools.append(pool(table))
        assert [event.kind for event in table.all(TokenLocked)] == [DefenseToken.BRACE]
    assert pools[0] == pools[1] == ["hit", "blank"]


# Effects without a choice


@proves("EXT-timing-01")
def test_an_upgrade_that_says_no_may_is_resolved_without_a_question() -> None:
    table = battle(attacker=IMPERIAL, attacking=["slaved_turrets"]).attack(*["hit"] * 5)
    assert table.question.kind.name == "roll", "the red die is added"
    standard = duel(attacker=IMPERIAL, attacking=["slaved_turrets"]).attack(*["hit"] * 5)
    assert standard.question.may_pass
    assert "slaved_turrets" in offered(standard)


@proves("EXT-timing-01")
def test_an_upgrade_that_says_may_can_still_be_declined() -> None:
    table = battle(attacking=["h9_turbolasers"]).attack("hit", "hit", "hit")
    assert offered(table) == {"h9_turbolasers"}
    assert table.question.may_pass


@proves("EXT-timing-01")
def test_a_defense_token_gained_at_the_start_of_the_game_is_no_choice() -> None:
    table = Scenario(**EXTENDED)
    ship = table.ship("mc80_battle_cruiser", X, Y, side=1, upgrades=["endeavor"])
    table.ship(CORVETTE, 100, 800)
    before = len(table.units[ship].defense)
    table.run(Round(number=1))
    assert len(table.the_ship(ship).defense) == before + 1


@proves("EXT-timing-02")
def test_the_critical_effect_of_an_upgrade_is_optional_though_it_says_no_may() -> None:
    table = battle(attacking=["xx_9_turbolasers"], on={"speed": 0, "shields": {FRONT: 0}}).attack("crit", "hit", "hit")
    assert offered(table) == {"xx_9_turbolasers", STANDARD_CRITICAL}
    assert table.question.may_pass


@proves("EXT-timing-06")
def test_of_two_effects_of_one_player_the_order_is_theirs() -> None:
    table = battle(attacker=IMPERIAL, attacking=["sensor_team", "veteran_gunners"]).attack(*["hit"] * 5)
    assert set(table.question.options) == {"sensor_team@0", "veteran_gunners@1"}
    assert table.question.seat == 0


@proves("EXT-attack-01")
def test_accuracy_icons_can_be_spent_between_the_effects_on_dice() -> None:
    table = battle(attacker=IMPERIAL, attacking=["veteran_gunners"]).attack("accuracy", *["hit"] * 4)
    assert {"accuracy", "veteran_gunners"} <= offered(table)
    table.lock("brace")
    assert "veteran_gunners" in offered(table)


# Evade


def evaded(at: str, **more: Any) -> Battle:
    """A corvette spends an Evade."""
    table = battle(at, attacker=VICTORY, defender=CORVETTE, **more)
    dice = {"close": 6, "medium": 6, "long": 3}[at]
    return pass_until(table.attack(*["hit"] * dice), DEFENSE_TOKEN).spend("evade")


@proves("EXT-evade-01")
@pytest.mark.parametrize("at", ["close", "medium"])
def test_an_evade_at_close_range_rerolls_a_die_as_at_medium_range(at: str) -> None:
    table = evaded(at)
    assert asks_for(table, EVADED_DICE)
    table.answer(EVADED_DICE, (0,)).roll("blank")
    assert pool(table).count("blank") == 1
    assert len(pool(table)) == 6


@proves("EXT-evade-01")
def test_an_evade_at_close_range_still_does_nothing_in_a_standard_game() -> None:
    table = duel("close", attacker=VICTORY, defender=CORVETTE).attack(*["hit"] * 6)
    pass_until(table, DEFENSE_TOKEN).spend("evade")
    assert not asks_for(table, EVADED_DICE)


@proves("EXT-evade-02")
def test_an_evade_against_a_squadron_at_distance_1_rerolls_a_die() -> None:
    table = Scenario(**EXTENDED)
    bomber = table.squadron("tie_bomber_squadron", X, Y)
    corvette = table.ship(CORVETTE, X, Y - 80, side=1)
    table.ship(VICTORY, 1700, 800)
    table.ship(CORVETTE, 1600, 100, side=1)
    table.run(SquadronAttack(squadron=bomber))
    if asks_for(table, ATTACK):
        table.answer(ATTACK, AttackChoice(None, corvette, FRONT))
    table.roll("hit")
    pass_until(table, DEFENSE_TOKEN)
    table.answer(
        DEFENSE_TOKEN, next(t for t in table.question.options if table.the_ship(corvette).defense[t].kind == "evade")
    )
    if asks_for(table, EVADED_DICE):
        table.answer(EVADED_DICE, (0,))
    table.roll("blank")
    assert pool(table) == ["blank"]


@proves("EXT-evade-12")
def test_a_token_may_be_spent_although_it_will_do_nothing() -> None:
    table = battle(attacker=NEBULON, defender=GLADIATOR)
    with_tokens(table, table.defender, ("brace", READIED))
    table.attack("blank", "blank", "blank")
    pass_until(table, DEFENSE_TOKEN).spend("brace")
    assert [event.kind for event in table.all(DefenseTokenSpent)] == [DefenseToken.BRACE]
