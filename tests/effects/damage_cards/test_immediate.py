"""Damage cards that act when they become faceup (DMGCARD, DMG-12, DMG-30)."""

from __future__ import annotations

from typing import Any

import pytest

from armada.effects.damage_cards.immediate import COMM_NOISE, FAILING_ZONES, INJURED_TOKEN, MISALIGNED_ZONE, Noise
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.rules.attack import REDIRECTED
from armada.rules.command_tokens import GainCommandToken, can_gain_token
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard, TurnFaceup, discard_damage_card
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.ship_phase import DIAL_USE, ShipActivation
from armada.state.events.cards import EffectResolved
from armada.state.events.commands import CommandTokenDiscarded, DialRevealed, DialSet, SpeedChanged
from armada.state.events.damage import DamageCardDealt, DamageCardFlipped, Destroyed, ShieldsChanged
from armada.state.records import Command, ShipId, TokenState
from armada.views.masking import masked
from tests.builders.activation_table import CR90, NAVIGATE, REPAIR, SQUADRON, VICTORY, finish
from tests.builders.attack_table import GLADIATOR, Battle, damage, token_of, token_states
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.proves import proves

VIEWERS = (Seat(0), Seat(1), None)


def dealt(title: str, card: str = VICTORY, **options: Any) -> tuple[Scenario, ShipId]:
    """A ship of the first player that is dealt this card faceup."""
    table = Scenario()
    ship = table.ship(card, 900, 300, **options)
    table.ship(CR90, 300, 300)
    table.ship(CR90, 300, 800, side=1)
    table.next_cards(title)
    table.run(DealDamageCard(ship=ship, faceup=True, by="test"))
    return table, ship


def faces(table: Scenario, ship: ShipId) -> list[bool]:
    """Which of the damage cards of a ship are faceup."""
    return [card.faceup for card in table.the_ship(ship).damage]


def struck(title: str, *dice: str, **options: Any) -> Battle:
    """A Gladiator without shields in front is hit, with the standard critical effect, and this is the first card."""
    table = Battle(defending={"shields": {FRONT: 0}, **options})
    table.next_cards(title)
    table.attack(*dice)
    return table


# Comm Noise


@proves("DMGCARD-comm-noise-01")
def test_comm_noise_lets_the_opponent_lower_the_speed_and_is_then_facedown() -> None:
    table, ship = dealt("comm_noise", dials=(REPAIR,))
    table.answer(COMM_NOISE, Noise.SLOWER, seat=1)
    assert table.the_ship(ship).speed == 1
    assert faces(table, ship) == [False]
    assert table.is_over


@proves("DMGCARD-comm-noise-01", "INFO-07")
def test_comm_noise_lets_the_opponent_set_the_top_dial_which_both_then_know() -> None:
    table, ship = dealt("comm_noise", dials=(NAVIGATE, SQUADRON))
    assert table.question.options == tuple(Noise), "the old command is not shown, and so not left out"
    table.answer(COMM_NOISE, Noise.REPAIR)
    assert table.the_ship(ship).dials == (REPAIR, SQUADRON)
    assert [masked(table.last(DialSet), seat).command for seat in VIEWERS] == [REPAIR, REPAIR, Command.FACEDOWN]
    seen: list[Any] = [masked(table.game.state, seat).units[ship] for seat in VIEWERS]
    assert [unit.top_dial for unit in seen] == [None, REPAIR, None], "the owner has the dials to look at"
    assert seen[1].dials == (Command.FACEDOWN, Command.FACEDOWN)
    assert faces(table, ship) == [False]
    table.events += table.game.interrupt(ShipActivation(ship=ship))
    assert table.last(DialRevealed).command is REPAIR
    assert table.the_ship(ship).top_dial is None


@proves("DMGCARD-comm-noise-01")
def test_the_opponent_may_leave_comm_noise_unused() -> None:
    table, ship = dealt("comm_noise", dials=(REPAIR,))
    table.answer(COMM_NOISE, PASS, seat=1)
    assert table.the_ship(ship).speed == 2
    assert table.the_ship(ship).dials == (REPAIR,)
    assert faces(table, ship) == [False]


def test_comm_noise_can_bring_a_ship_to_a_halt() -> None:
    table, ship = dealt("comm_noise", speed=1, dials=(REPAIR,))
    table.answer(COMM_NOISE, Noise.SLOWER, seat=1)
    assert table.the_ship(ship).speed == 0


def test_comm_noise_offers_only_what_is_possible() -> None:
    table, _ = dealt("comm_noise", speed=0, dials=(REPAIR,))
    assert Noise.SLOWER not in table.question.options
    table, _ = dealt("comm_noise", revealed=REPAIR)
    assert table.question.options == (Noise.SLOWER,), "the revealed dial is not meant"
    table, ship = dealt("comm_noise", speed=0)
    assert table.is_over
    assert faces(table, ship) == [False]


@proves("DMGCARD-thruster-fissure-01")
def test_a_speed_lowered_by_comm_noise_sets_off_no_thruster_fissure() -> None:
    table, ship = dealt("comm_noise", damage=("thruster_fissure",))
    table.answer(COMM_NOISE, Noise.SLOWER)
    assert table.last(SpeedChanged).speed == 1
    assert table.is_over
    assert not table.all(ShieldsChanged)
    assert faces(table, ship) == [True, False]


# Injured Crew


@proves("DMGCARD-injured-crew-01")
def test_injured_crew_costs_a_defense_token_of_the_owners_choice() -> None:
    table, ship = dealt("injured_crew", GLADIATOR, exhausted=(1,))
    assert table.question.options == (0, 1, 2), "readied and exhausted ones"
    table.answer(INJURED_TOKEN, 1, seat=0)
    assert token_states(table, ship) == [TokenState.READIED, TokenState.DISCARDED, TokenState.READIED]
    assert faces(table, ship) == [False]
    discard_damage_card(table.game, ship, 0)
    assert token_states(table, ship)[1] is TokenState.DISCARDED, "repairing gives nothing back"


@proves("DMGCARD-injured-crew-01")
def test_injured_crew_without_a_token_to_lose_is_only_turned() -> None:
    table, ship = dealt("injured_crew", "gozanti_class_cruisers")
    table.answer(INJURED_TOKEN, 0)
    table.game.interrupt(TurnFaceup(ship=ship, place=0))
    assert table.is_over, "of one token there is no choice"
    table.game.interrupt(TurnFaceup(ship=ship, place=0))
    assert set(token_states(table, ship)) == {TokenState.DISCARDED}
    assert faces(table, ship) == [False]


@proves("DMGCARD-injured-crew-01", "DMG-30")
def test_a_spent_redirect_lost_to_injured_crew_keeps_its_effect() -> None:
    table = struck("injured_crew", "crit", "hit", "hit")
    table.spend("redirect").answer(REDIRECT_ZONES, (LEFT,))
    table.pass_(DEFENSE_TOKEN).resolve_critical().answer(REDIRECTED, 1)
    redirect = token_of(table, table.defender, "redirect")
    table.answer(INJURED_TOKEN, redirect)
    assert damage(table) == 3
    assert table.shields(table.defender, LEFT) == 1, "one point was redirected"
    assert len(table.the_ship(table.defender).damage) == 2
    assert token_states(table, table.defender)[redirect] is TokenState.DISCARDED


# Life Support Failure


@proves("DMGCARD-life-support-failure-01")
def test_life_support_failure_costs_all_command_tokens_and_allows_no_new_ones() -> None:
    table, ship = dealt("life_support_failure", tokens=(REPAIR, NAVIGATE))
    assert table.the_ship(ship).tokens == ()
    assert len(table.all(CommandTokenDiscarded)) == 2
    assert faces(table, ship) == [True], "it stays faceup"
    assert not can_gain_token(table.game, ship)
    table.game.interrupt(GainCommandToken(ship=ship, command=SQUADRON))
    assert table.the_ship(ship).tokens == ()
    discard_damage_card(table.game, ship, 0)
    table.game.interrupt(GainCommandToken(ship=ship, command=SQUADRON))
    assert table.the_ship(ship).tokens == (SQUADRON,)


@proves("DMGCARD-life-support-failure-01")
def test_with_life_support_failure_a_dial_cannot_be_converted_but_works() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, dials=(REPAIR,), damage=("life_support_failure", None))
    other = table.ship(VICTORY, 300, 300, dials=(REPAIR,))
    table.run(ShipActivation(ship=ship))
    assert table.question.kind is not DIAL_USE
    assert REPAIR in table.question.options
    table.game.interrupt(ShipActivation(ship=other))
    assert table.question.kind is DIAL_USE


# Projector Misaligned


@proves("DMGCARD-projector-misaligned-01", "DMG-26")
def test_projector_misaligned_costs_the_hull_zone_with_most_shields_all_of_them() -> None:
    table, ship = dealt("projector_misaligned", "imperial_i_class_star_destroyer")
    assert table.shields(ship, FRONT) == 0
    assert [table.shields(ship, zone) for zone in (RIGHT, REAR, LEFT)] == [3, 2, 3]
    assert faces(table, ship) == [False]
    assert len(table.all(DamageCardDealt)) == 1, "losing shields deals no cards"


@proves("DMGCARD-projector-misaligned-01")
def test_among_equals_the_owner_chooses_which_hull_zone_is_misaligned() -> None:
    table, ship = dealt("projector_misaligned", shields={FRONT: 2})
    assert set(table.question.options) == {LEFT, RIGHT}
    table.answer(MISALIGNED_ZONE, RIGHT, seat=0)
    assert (table.shields(ship, LEFT), table.shields(ship, RIGHT)) == (3, 0)


def test_projector_misaligned_without_shields_is_only_turned() -> None:
    table, ship = dealt("projector_misaligned", shields=dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0))
    assert table.is_over
    assert not table.all(ShieldsChanged)
    assert faces(table, ship) == [False]


@proves("DMGCARD-projector-misaligned-01", "DMG-30")
def test_shields_lost_to_projector_misaligned_are_not_there_for_the_next_point() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, shields={FRONT: 0, LEFT: 1, RIGHT: 2})
    table.ship(CR90, 300, 800, side=1)
    table.next_cards("projector_misaligned")
    table.run(SufferDamage(unit=ship, zone=FRONT, amount=2, by="test", faceup_cards=1))
    assert table.shields(ship, RIGHT) == 0
    kinds = [type(event) for event in table.events]
    assert kinds == [DamageCardDealt, EffectResolved, ShieldsChanged, DamageCardFlipped, DamageCardDealt]


# Shield Failure


@proves("DMGCARD-shield-failure-01")
@pytest.mark.parametrize("zones", [(), (LEFT,), (FRONT, LEFT)])
def test_shield_failure_lets_the_opponent_take_a_shield_from_up_to_two_hull_zones(zones: tuple[Any, ...]) -> None:
    table, ship = dealt("shield_failure")
    table.answer(FAILING_ZONES, zones, seat=1)
    expected = {zone: (1 if zone is REAR else 3) - (zone in zones) for zone in (FRONT, RIGHT, REAR, LEFT)}
    assert {zone: table.shields(ship, zone) for zone in expected} == expected
    assert faces(table, ship) == [False]


@proves("DMGCARD-shield-failure-01", "DMG-25", "DMG-26")
def test_shield_failure_takes_nothing_where_there_is_nothing_and_no_hull_zone_twice() -> None:
    table, ship = dealt("shield_failure", shields={FRONT: 0})
    assert table.question.refusal((LEFT, LEFT)) is not None
    assert table.question.refusal((LEFT, RIGHT, REAR)) is not None
    table.answer(FAILING_ZONES, (FRONT, REAR))
    assert (table.shields(ship, FRONT), table.shields(ship, REAR)) == (0, 0)
    assert len(table.the_ship(ship).damage) == 1


@proves("DMGCARD-shield-failure-01", "DMG-30")
def test_shield_failure_is_resolved_before_the_next_point_of_the_attack() -> None:
    table = struck("shield_failure", "crit", "hit", "blank")
    table.pass_(DEFENSE_TOKEN).resolve_critical()
    table.answer(FAILING_ZONES, (LEFT, RIGHT), seat=0)
    kinds = [type(event).__name__ for event in table.events]
    first = kinds.index("DamageCardDealt")
    assert kinds[first : first + 6] == [
        "DamageCardDealt",
        "EffectResolved",
        "ShieldsChanged",
        "ShieldsChanged",
        "DamageCardFlipped",
        "DamageCardDealt",
    ]


# Structural Damage


@proves("DMGCARD-structural-damage-01")
def test_structural_damage_deals_another_card_facedown_and_is_then_facedown() -> None:
    table, ship = dealt("structural_damage", CR90, damage=(None,))
    assert faces(table, ship) == [False, False, False]
    assert [event.faceup for event in table.all(DamageCardDealt)] == [True, False]
    assert table.shields(ship, FRONT) == 2, "it bypasses shields"


@proves("DMGCARD-structural-damage-01", "DMG-07", "DMG-30")
def test_the_card_of_structural_damage_can_destroy_the_ship_before_the_next_point() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, shields={FRONT: 0}, damage=(None, None))
    table.ship(CR90, 300, 300)
    table.next_cards("structural_damage")
    table.run(SufferDamage(unit=ship, zone=FRONT, amount=3, by="test", faceup_cards=1))
    assert len(table.all(DamageCardDealt)) == 2
    assert (table.last(Destroyed).unit, table.last(Destroyed).by) == (ship, "structural_damage")


@proves("DMGCARD-structural-damage-01", "DMG-28")
def test_a_ship_destroyed_by_structural_damage_itself_draws_no_other_card() -> None:
    table, ship = dealt("structural_damage", CR90, damage=(None, None, None))
    assert len(table.all(DamageCardDealt)) == 1
    assert (table.last(Destroyed).unit, table.last(Destroyed).by) == (ship, "test")


@proves("DMGCARD-structural-damage-01", "DMG-15")
def test_for_structural_damage_on_the_last_card_the_discard_pile_is_shuffled() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, damage=("crew_panic",))
    table.next_cards("structural_damage")
    table.deck = table.deck[:1]
    table.ship(CR90, 300, 800, side=1)
    table.run(DealDamageCard(ship=ship, check=False))
    first = table.the_ship(ship).damage[0].number
    discard_damage_card(table.game, ship, 0)
    table.game.interrupt(TurnFaceup(ship=ship, place=0))
    table._go_on()
    assert table.is_over
    assert [card.number for card in table.the_ship(ship).damage][1:] == [first]


def test_the_card_of_structural_damage_is_no_card_of_the_attack() -> None:
    table = struck("structural_damage", "crit", "hit", "blank")
    table.pass_(DEFENSE_TOKEN).resolve_critical()
    assert table.is_over
    assert damage(table) == 2
    assert [event.faceup for event in table.all(DamageCardDealt)] == [True, False, False]
    assert len(table.the_ship(table.defender).damage) == 3


@proves("DMG-12", "DMG-13")
@pytest.mark.parametrize("title", ["comm_noise", "injured_crew", "projector_misaligned", "shield_failure"])
def test_a_card_flipped_faceup_later_acts_then_and_again_if_it_is_flipped_again(title: str) -> None:
    table, ship = dealt(title, dials=(REPAIR,))
    finish(table)
    table.events.clear()
    table.events += table.game.interrupt(TurnFaceup(ship=ship, place=0))
    finish(table)
    flips = [event.faceup for event in table.all(DamageCardFlipped)]
    assert flips == [True, False]
