"""Mistakes that other programs made with attacks, each kept away by a test."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from armada.engine.questions import PASS
from armada.engine.saving import frames_from_data, frames_to_data
from armada.engine.seats import CHANCE
from armada.engine.windows import EFFECT
from armada.rules.attack import REDIRECTED, Attack, AttackFromZone
from armada.rules.attack_effects import LOCKED_TOKEN, STANDARD_CRITICAL
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADED_DICE, REDIRECT_ZONES
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import AttackChoice, legal_attacks
from armada.state.events.attack import AttackDeclared, AttackEnded, DamageTotaled, DefenseTokenSpent
from armada.state.events.damage import Destroyed, Removed
from armada.state.records import TokenId, TokenState
from tests.builders.attack_table import (
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    attack_of,
    offered_tokens,
    pool,
    token_of,
    token_states,
)
from tests.builders.scenario import FRONT, LEFT, Scenario, StrictGame
from tests.builders.squadron_table import StillTable, attackable
from tests.proves import proves


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_every_decision_of_an_attack_is_put_to_its_owner_whoever_is_first_player(side: int, first: int) -> None:
    attacker, defender = side, 1 - side
    table = Battle("medium", side=side)
    table.first = first
    table.attack("accuracy", "crit", "hit hit")
    table.answer(EFFECT, "accuracy", seat=attacker)
    table.answer(LOCKED_TOKEN, token_of(table, table.defender, "brace"), seat=attacker)
    table.answer(DEFENSE_TOKEN, token_of(table, table.defender, "evade"), seat=defender)
    table.answer(EVADED_DICE, (1,), seat=defender).roll("hit hit")
    table.answer(DEFENSE_TOKEN, token_of(table, table.defender, "redirect"), seat=defender)
    table.answer(REDIRECT_ZONES, (LEFT,), seat=defender)
    table.answer(EFFECT, STANDARD_CRITICAL, seat=attacker)
    table.answer(REDIRECTED, 1, seat=defender)

    assert table.is_over
    assert table.last(DamageTotaled).amount == 3


# Counter attacks


def luke_attacks_interceptors(*faces: str) -> Scenario:
    """Luke Skywalker attacks a TIE interceptor squadron with Counter 2."""
    table = Scenario()
    luke = table.squadron("luke_skywalker", X, Y, side=1)
    table.squadron("tie_interceptor_squadron", X + 60, Y)
    table.ship(VICTORY, 1700, 100)
    table.ship(NEBULON, 100, 800, side=1)
    return table.run(SquadronAttack(squadron=luke)).roll(*faces)


@proves("KEY-08")
def test_the_first_attacker_spends_defense_tokens_against_a_counter_attack() -> None:
    table = luke_attacks_interceptors("hit", "accuracy", "crit", "crit")
    table.answer(EFFECT, "counter", seat=0).roll("hit", "hit")

    assert (table.question.kind, table.question.seat) == (DEFENSE_TOKEN, 1)
    assert offered_tokens(table) == ["brace", "brace"]
    table.answer(DEFENSE_TOKEN, TokenId(0))
    assert table.the_squadron(0).hull == 4
    assert table.is_over


@proves("KEY-08", "ATK-27")
def test_accuracy_icons_of_a_counter_attack_lock_tokens_in_it() -> None:
    table = luke_attacks_interceptors("hit", "crit", "crit", "crit")
    table.answer(EFFECT, "counter", seat=0).roll("accuracy", "hit")
    table.answer(EFFECT, "accuracy", seat=0).answer(LOCKED_TOKEN, TokenId(0), seat=0)

    assert table.question.options == (1,)
    assert attack_of(table).is_counter


@proves("KEY-03", "KEY-08")
def test_a_counter_attack_of_a_destroyed_squadron_is_an_attack_like_any_other() -> None:
    table = luke_attacks_interceptors("hit", "hit", "hit", "hit")
    assert table.last(Destroyed).unit == 1
    assert not table.all(Removed), "it waits for its counter attack"
    table.answer(EFFECT, "counter", seat=0).roll("hit", "hit").answer(DEFENSE_TOKEN, PASS, seat=1)

    assert [event.defender for event in table.all(AttackEnded)] == [1, 0]
    assert table.the_squadron(0).hull == 3
    assert table.all(Removed)


# Pieces that are gone


def test_a_ship_that_was_removed_neither_obstructs_nor_can_be_attacked() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    blocker = table.ship("gozanti_class_cruisers", X, Y + 150, 90, speed=0)
    gladiator = table.ship(GLADIATOR, X, Y + 265, 180)
    table.run(Attack(attacker=nebulon, zone=FRONT, defender=blocker, target_zone=LEFT))
    before = {found.option.defender: found.obstructed for found in legal_attacks(table.game, nebulon)}
    assert before == {blocker: False, gladiator: True}

    table.roll("hit hit", "hit hit", "hit hit")
    after = {found.option.defender: found.obstructed for found in legal_attacks(table.game, nebulon)}
    assert after == {gladiator: False}


def test_a_squadron_that_was_destroyed_binds_nobody() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y, side=1)
    table.squadron("tie_fighter_squadron", X + 60, Y, hull=1)
    victory = table.ship(VICTORY, X, Y + 110, 180)
    table.run(StillTable())
    assert attackable(table, x_wing) == {1}

    table.run(SquadronAttack(squadron=x_wing)).roll("hit", "hit", "hit", "hit")
    assert table.is_over
    assert attackable(table, x_wing) == {victory}


# Answers


def test_the_order_in_which_a_set_is_answered_does_not_matter() -> None:
    table = Battle("long").attack("hit", "crit", "hit hit").spend("evade")
    question = table.question

    assert question.refusal((2,)) is None
    assert question.refusal((0, 0)) is not None
    assert question.refusal(PASS) is not None
    assert question.refusal((7,)) is not None


def test_a_token_is_named_by_its_place_so_that_two_alike_are_told_apart() -> None:
    table = Battle(defender=IMPERIAL).attack("hit", "hit", "hit")
    table.answer(DEFENSE_TOKEN, token_of(table, table.defender, "redirect", 1)).answer(REDIRECT_ZONES, (LEFT,))

    assert table.last(DefenseTokenSpent).token == 2
    assert token_states(table, table.defender)[1:3] == [TokenState.READIED, TokenState.EXHAUSTED]


def test_a_wrong_answer_changes_nothing() -> None:
    table = Battle().attack("accuracy", "hit", "hit").lock("brace")
    before = pool(table), table.game.state
    for answer in (TokenId(1), TokenId(9), TokenId(-1)):
        assert table.question.refusal(answer) is not None

    assert (pool(table), table.game.state) == before


# Never stuck, and any moment is a save point


SHIPS = (
    (NEBULON, GLADIATOR),
    (IMPERIAL, "mc80_command_cruiser"),
    ("raider_i_class_corvette", "cr90_corvette_a"),
    ("gozanti_class_cruisers", "gr_75_combat_retrofits"),
    ("arquitens_class_command_cruiser", "mc30c_torpedo_frigate"),
)
SQUADRONS = (("tie_interceptor_squadron", "a_wing_squadron"), ("tie_fighter_squadron", "b_wing_squadron"))


def crowded_table(rng: Random) -> tuple[Scenario, list[int]]:
    """Ships and squadrons of both sides close together."""
    table = Scenario()
    table.first = rng.randrange(2)
    units: list[int] = []
    for side in (0, 1):
        for place in range(2):
            card = rng.choice(SHIPS)[side]
            x, y = X + 220 * place + rng.uniform(-30, 30), Y + 180 * side + rng.uniform(-20, 20)
            tokens = tuple(rng.choice([(), ("concentrate_fire",)]))
            units.append(
                table.ship(
                    card,
                    x,
                    y,
                    rng.uniform(0, 360),
                    side=side,
                    speed=rng.randrange(3),
                    tokens=tokens,  # type: ignore[arg-type]
                    shields=dict.fromkeys((FRONT, LEFT), rng.randrange(2)),
                    exhausted=[place for place in range(3) if rng.random() < 0.3],
                )
            )
        for place in range(3):
            card = rng.choice(SQUADRONS)[side]
            x, y = X + 60 + 50 * place, Y + 70 + 45 * side
            units.append(table.squadron(card, x, y, side=side, hull=rng.randrange(1, 4)))
    table.obstacle("debris_field_1", X + 110, Y + 40)
    return table, units


@pytest.mark.parametrize("seed", range(40))
def test_random_attacks_end_and_go_on_alike_from_a_copy_and_from_a_save(seed: int) -> None:
    rng = Random(seed)
    table, units = crowded_table(rng)
    table.run(StillTable())
    attacks = [found for unit in units for found in legal_attacks(table.game, unit)]  # type: ignore[arg-type]
    assert attacks, "somebody can attack"
    found = rng.choice(attacks)
    if found.option.zone is None:
        table.run(Attack.of(found))
    else:
        table.run(AttackFromZone(attacker=found.option.attacker, choice=found.choice, obstructed=found.obstructed))
    game: StrictGame = table.game
    while (question := game.question) is not None:
        assert question.seat == CHANCE or question.may_pass or question.options
        answer = question.sample(rng)
        assert question.refusal(answer) is None
        others = [game.copy(), saved_and_loaded(game)]
        game.play(answer)
        for other in others:
            assert other.question is not None
            assert other.question.options == question.options
            other.play(answer)
            assert other.state == game.state
            assert [*other.procedures()] == [*game.procedures()]


def saved_and_loaded(game: StrictGame) -> StrictGame:
    """The same game from what would be written to a file."""
    twin = game.copy()
    data = msgspec.json.decode(msgspec.json.encode(frames_to_data(game.frames)))
    twin.frames = frames_from_data(data)
    return twin


def test_an_attack_names_who_attacks_and_who_defends_in_every_event() -> None:
    """Six squadrons of one name cannot be told apart by it."""
    table = Battle().attack("hit", "hit", "hit").finish()

    declared, ended = table.last(AttackDeclared), table.last(AttackEnded)
    assert (declared.attacker, declared.defender) == (ended.attacker, ended.defender)
    assert AttackChoice(declared.zone, declared.defender, declared.target_zone).defender == table.defender
