"""Rules of thumb: which effects of the rules greedy resolves, and what it answers where it has no preference."""

from __future__ import annotations

from armada.effects.damage_cards.immediate import FAILING_ZONES
from armada.engine.questions import PASS, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.players.greedy.policy import cards_among, choice_for, choose_effect, policy_answer, wants
from armada.rules.attack import Attack
from armada.rules.attack_effects import STANDARD_CRITICAL
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X_WING, Battle
from tests.builders.cards_table import duel
from tests.builders.scenario import FRONT, Scenario


def concentrated(*faces: str, dial: bool = True) -> bool:
    """Whether a Nebulon-B concentrates its fire on a ship, with a dial or a token."""
    command = {"revealed": Command.CONCENTRATE_FIRE} if dial else {"tokens": (Command.CONCENTRATE_FIRE,)}
    return wants(Battle("medium", attacking=command).attack(*faces).game, "concentrate_fire")


def at_squadron(*, dial: bool, ship_too: bool) -> bool:
    """The same against a squadron, with a ship that could be attacked instead or without."""
    table = Scenario()
    nebulon = table.ship(
        NEBULON,
        900,
        200,
        revealed=Command.CONCENTRATE_FIRE if dial else None,
        tokens=() if dial else (Command.CONCENTRATE_FIRE,),
    )
    x_wing = table.squadron(X_WING, 900, 330, side=1)
    table.ship(CORVETTE, 860 if ship_too else 1700, 460 if ship_too else 860, 180, side=1)
    table.ship(VICTORY, 100, 800)
    game = table.run(ShipActivation(ship=nebulon)).game
    return wants(game.copy_during(Attack(attacker=nebulon, zone=FRONT, defender=x_wing)), "concentrate_fire")


def test_fire_is_concentrated_on_a_squadron_only_with_a_dial_and_if_no_ship_can_be_attacked() -> None:
    assert at_squadron(dial=True, ship_too=False)
    assert not at_squadron(dial=True, ship_too=True)
    assert not at_squadron(dial=False, ship_too=False)


def test_a_concentrate_fire_dial_is_always_used_against_a_ship() -> None:
    assert concentrated("hit", "hit", "hit")
    assert concentrated("blank", "blank", "blank")


def test_a_concentrate_fire_token_is_used_only_for_a_bad_die() -> None:
    assert not concentrated("hit", "hit", "hit", dial=False)
    assert concentrated("hit", "hit", "blank", dial=False)


def test_without_an_attack_there_is_no_fire_to_concentrate_and_nothing_to_lock() -> None:
    table = Scenario()
    table.ship(NEBULON, 900, 200, revealed=Command.CONCENTRATE_FIRE)
    table.ship(CORVETTE, 900, 420, 180, side=1)
    game = table.run(ShipPhase()).game
    assert not wants(game, "concentrate_fire")
    assert not wants(game, "accuracy")
    assert not wants(game, "navigate")
    assert wants(game, STANDARD_CRITICAL)


def test_effects_of_the_rules_are_no_cards() -> None:
    options = ("accuracy", "veteran_gunners@0", "any_time", "standard_critical", "leading_shots@1")
    assert cards_among(options) == ["veteran_gunners@0", "leading_shots@1"]


def test_cards_are_left_alone_unless_one_must_be_resolved() -> None:
    table = duel(attacking=["veteran_gunners"]).attack("hit", "hit", "hit")
    assert choose_effect(table.game, table.question) == PASS
    forced = Question(Seat(0), EFFECT, ("veteran_gunners@0",))
    assert choose_effect(table.game, forced) == "veteran_gunners@0"
    lock = duel(attacking=["veteran_gunners"]).attack("hit hit", "hit hit", "accuracy")
    assert choose_effect(lock.game, lock.question) == "accuracy"


def test_a_critical_effect_of_a_card_is_taken_if_the_standard_one_is_not_offered() -> None:
    table = Battle("close").attack("hit", "hit", "crit").pass_(DEFENSE_TOKEN)
    assert choose_effect(table.game, table.question) == STANDARD_CRITICAL
    card = Question(Seat(0), EFFECT, ("veteran_gunners@0",), may_pass=True)
    assert choose_effect(table.game, card) == "veteran_gunners@0", "critical effects are offered now"


def test_a_question_without_a_rule_of_thumb_gets_the_first_option() -> None:
    table = Scenario()
    table.ship(NEBULON, 900, 200)
    table.ship(CORVETTE, 300, 200)
    table.ship(VICTORY, 900, 860, 180, side=1)
    game = table.run(ShipPhase()).game
    token = Question(Seat(0), DEFENSE_TOKEN, (2, 1))  # type: ignore[arg-type]
    assert choice_for(game, token) is None, "no attack is under way"
    assert policy_answer(game, token) == 2
    assert policy_answer(game, Question(Seat(0), DEFENSE_TOKEN, (), may_pass=True)) == PASS
    some = SomeQuestion(Seat(0), FAILING_ZONES, (FRONT, HullZone.LEFT), least=1)
    assert policy_answer(game, some) == (FRONT,)
