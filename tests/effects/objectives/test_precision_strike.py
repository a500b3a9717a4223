"""Precision Strike: cards turned faceup, the tokens they earn, and when it is not offered."""

from __future__ import annotations

from armada.effects.verbs.dice import SPENT_DIE
from armada.engine.windows import EFFECT
from armada.rules.attack_effects import STANDARD_CRITICAL
from armada.rules.command_tokens import GainCommandToken
from armada.rules.dice import PICK
from armada.rules.obstacles import ResolveObstacle
from armada.rules.scoring import victory_token_value
from armada.state.dice import DieFace
from armada.state.events.attack import AttackEnded, DiceModified
from armada.state.events.commands import CommandTokenGained
from armada.state.events.damage import DamageCardDealt, DamageCardFlipped
from armada.state.events.rounds import VictoryTokensGained
from armada.state.records import Command
from tests.builders.fleets import fleet
from tests.builders.objective_table import (
    B_WING,
    CR90,
    EMPIRE,
    NEBULON,
    TIE,
    VICTORY,
    attack,
    decline,
    gained,
    offered,
    playing,
    setting_up,
    striking,
    use,
)
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

HIT, CRIT = "hit", "crit"


def added(table: Scenario, key: str) -> int:
    """By how many dice an effect changed the pool."""
    pools = [event for event in table.all(DiceModified) if event.by == key]
    return len(pools[-1].pool.dice) if pools else 0


@proves("CARD-precision-strike-01", "DICE-09", "OBJ-05", "OBJ-06")
def test_a_spent_hit_turns_a_random_facedown_card_which_earns_a_victory_token_after_the_attack() -> None:
    table, nebulon = striking(None, "crew_panic", None)
    table.roll(HIT, "blank", "blank", "blank", "blank", "blank")
    use(table, "precision_strike").answer(PICK, 2)
    turned = table.all(DamageCardFlipped)[0]
    assert (turned.ship, turned.place, turned.faceup, turned.known_to) == (nebulon, 2, True, (0, 1))
    assert added(table, "precision_strike") == 5, "the die is spent"
    decline(table)
    assert gained(table) == (1, 0)
    order = [type(event) for event in table.events]
    assert order.index(AttackEnded) < order.index(VictoryTokensGained)
    assert victory_token_value(table.game) == 15


@proves("CARD-precision-strike-01")
def test_only_facedown_cards_can_be_picked() -> None:
    table, _ = striking(None, "crew_panic")
    table.roll(HIT, *["blank"] * 5)
    use(table, "precision_strike")
    assert table.question.refusal(1) is not None
    assert table.question.refusal(0) is None


@proves("CARD-precision-strike-01")
def test_a_turned_card_resolves_its_immediate_effect_at_once() -> None:
    table, nebulon = striking(None)
    table.roll(HIT, *["blank"] * 5)
    use(table, "precision_strike").answer(PICK, 0)
    assert len(table.the_ship(nebulon).damage) == 2, "Structural Damage deals another card"
    decline(table)
    assert gained(table) == (1, 0), "which is facedown and earns nothing"


@proves("CARD-precision-strike-01")
def test_a_black_die_with_hit_and_critical_can_be_spent_and_a_critical_alone_cannot() -> None:
    table, _ = striking(None)
    table.roll(CRIT, "blank", "blank", "hit crit", "blank", "blank")
    use(table, "precision_strike")
    assert table.question.kind is PICK, "only the black die fits"
    table.answer(PICK, 0)
    dice = [event for event in table.all(DiceModified) if event.by == "precision_strike"][-1].pool.dice
    assert DieFace.CRIT in [die.face for die in dice]
    assert DieFace.HIT_CRIT not in [die.face for die in dice]


@proves("CARD-precision-strike-01")
def test_without_a_facedown_card_or_a_hit_it_is_not_offered() -> None:
    table, _ = striking("crew_panic")
    assert "precision_strike" not in offered(table.roll(HIT, *["blank"] * 5))
    table, _ = striking(None)
    assert "precision_strike" not in offered(table.roll(CRIT, *["blank"] * 5))
    table, _ = striking()
    assert "precision_strike" not in offered(table.roll(HIT, *["blank"] * 5))


@proves("CARD-precision-strike-01")
def test_turning_and_dealing_faceup_in_one_attack_earn_two_tokens_and_turning_is_done_once() -> None:
    table, _ = striking(None, None)
    table.roll(HIT, CRIT, HIT, "blank", "blank", "blank")
    use(table, "precision_strike").answer(SPENT_DIE, 0).answer(PICK, 0)
    assert "precision_strike" not in offered(table), "once in an attack"
    table.answer(EFFECT, STANDARD_CRITICAL)
    decline(table)
    faceup = [event for event in table.all(DamageCardDealt) if event.faceup]
    assert len(faceup) == 1
    assert [event.faceup for event in table.all(DamageCardFlipped)] == [True, False], "one that is turned back counts"
    assert gained(table) == (2, 0)


@proves("CARD-precision-strike-01")
def test_a_card_dealt_faceup_by_the_standard_critical_effect_earns_a_token_for_the_second_player_too() -> None:
    table, _ = striking(first=1)
    table.roll(CRIT, *["blank"] * 5)
    table.answer(EFFECT, STANDARD_CRITICAL)
    decline(table)
    assert gained(table) == (1, 0)


@proves("CARD-precision-strike-01")
def test_a_faceup_card_that_destroys_the_ship_earns_its_token() -> None:
    table, nebulon = striking("crew_panic", "crew_panic", "compartment_fire", "compartment_fire")
    table.roll(CRIT, *["blank"] * 5)
    table.answer(EFFECT, STANDARD_CRITICAL)
    decline(table)
    assert nebulon not in table.game.ships()
    assert table.game.state.victory_tokens == (1, 0)


@proves("CARD-precision-strike-01")
def test_bomber_squadrons_strike_and_others_do_not() -> None:
    for card, strikes in ((B_WING, True), (TIE, False)):
        table = playing("precision_strike")
        squadron = table.squadron(card, 900, 400)
        nebulon = table.ship(NEBULON, 900, 460, 180, side=1, speed=0, shields={FRONT: 0}, damage=[None])
        attack(table, squadron, None, nebulon, FRONT)
        table.roll(*([HIT, "blank"] if strikes else [HIT]))
        assert ("precision_strike" in offered(table)) is strikes


@proves("CARD-precision-strike-01")
def test_cards_of_obstacles_earn_nothing() -> None:
    table = playing("precision_strike")
    victory = table.ship(VICTORY, 900, 300)
    asteroid = table.obstacle("asteroid_field_1", 900, 300)
    table.ship(CR90, 300, 800, side=1)
    table.next_cards("crew_panic")
    table.run(ResolveObstacle(ship=victory, obstacle=asteroid))
    assert table.last(DamageCardDealt).faceup
    assert gained(table) == (0, 0)


@proves("CARD-precision-strike-01", "OBJ-04")
def test_once_both_fleets_are_deployed_each_ship_of_the_second_player_has_a_concentrate_fire_token() -> None:
    table = setting_up("precision_strike").finish()
    game = table.game
    for ship in game.ships():
        has = Command.CONCENTRATE_FIRE in game.ship(ship).tokens
        assert has is (game.owner(ship) == 1)


@proves("FX-23")
def test_in_setup_no_other_card_answers_to_what_an_objective_does() -> None:
    rebels = fleet(
        f"{CR90} + tantive_iv", f"{NEBULON} + general_dodonna", objectives=("precision_strike",), faction="rebel"
    )
    table = setting_up("precision_strike", rebels, EMPIRE, first=1)
    table.finish()
    tantive = table.unit("Tantive IV")
    assert Command.CONCENTRATE_FIRE in table.game.ship(tantive).tokens
    assert {event.ship for event in table.all(CommandTokenGained)} == set(table.game.ships(table.game.side_of(0)))  # type: ignore[arg-type]


def test_later_the_same_card_can_give_the_token_away() -> None:
    table = playing("precision_strike")
    tantive = table.ship(CR90, 900, 300, upgrades=["tantive_iv"])
    table.ship(NEBULON, 900, 420)
    table.ship(VICTORY, 300, 800, side=1)
    table.run(GainCommandToken(ship=tantive, command=Command.NAVIGATE))
    assert offered(table) == {"tantive_iv"}
