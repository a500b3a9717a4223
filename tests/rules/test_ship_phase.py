"""The Ship Phase and the activation of a ship (SHIP, CMD-01)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from armada.catalog.cards import Color
from armada.engine.effects import Effect
from armada.engine.procedures import DONE, Call, StepResult
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.rules.any_time import AnyTime
from armada.rules.attack import Attack
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.queries import ATTACK_COUNT, ATTACK_ZONE
from armada.rules.rounds import Round
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import (
    COMMAND,
    DIAL_USE,
    PLAYER,
    SHIP_TO_ACTIVATE,
    DialUse,
    ShipActivation,
    ShipPhase,
    unactivated_ships,
)
from armada.rules.targets import ATTACK
from armada.rules.timing import (
    ACT_1_AFTER,
    ACT_2_BEFORE,
    ACT_2_END,
    ACT_AFTER,
    ACT_ANY,
    ACT_END,
    ACT_START,
    SHIP_END,
    SHIP_START,
    SHIP_TURN,
)
from armada.state.events.attack import AttackDeclared
from armada.state.events.cards import LastingBegun
from armada.state.events.commands import ActivationBegun, ActivationEnded, DialRevealed
from armada.state.events.damage import Destroyed
from armada.state.events.movement import ManeuverExecuted
from armada.state.events.rounds import PhaseBegun
from armada.state.records import Lasting, Scope, ShipId, UnitId
from tests.builders.activation_table import CR90, NAVIGATE, REPAIR, SQUADRON, VICTORY, activating, finish, move_on
from tests.builders.noted_effects import noted, resolved, run_with_seats
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards


def fleets(first: int, second: int, *, activated: tuple[int, ...] = (), upgrades: tuple[str, ...] = ()) -> Scenario:
    """A number of corvettes on each side, far apart and at speed 0: nothing is asked while they activate.

    Those of the first side have the lower ids, and the very first one the upgrades.
    """
    table = Scenario()
    for place in range(first):
        table.ship(CR90, 200 + 200 * place, 100, speed=0, upgrades=() if place else upgrades)
    for place in range(second):
        table.ship(CR90, 200 + 200 * place, 850, 180, side=1, speed=0)
    for ship in activated:
        table.units[ship] = replace(table.units[ship], activated=True)
    return table


def activations(table: Scenario) -> list[UnitId]:
    """The ships and squadrons that were activated, in order."""
    return [event.unit for event in table.all(ActivationBegun)]


# The phase


@proves("CMD-01")
def test_a_round_has_command_ship_squadron_and_status_phase_in_this_order() -> None:
    table = fleets(1, 1)
    table.run(Round(number=1))
    finish(table)
    assert [event.phase.value for event in table.all(PhaseBegun)] == ["command", "ship", "squadron", "status"]


@proves("SHIP-01")
def test_players_alternate_in_activating_one_ship_each_the_first_player_first() -> None:
    table = fleets(2, 2)
    table.first = 1
    table.run(ShipPhase())
    table.answer(SHIP_TO_ACTIVATE, 3, seat=1)
    table.answer(SHIP_TO_ACTIVATE, 0, seat=0)
    assert table.is_over, "of the last ship on each side nobody has a choice"
    assert activations(table) == [3, 0, 2, 1]
    assert len(table.all(ActivationEnded)) == 4


@proves("SHIP-02")
def test_a_ship_activates_once_a_round() -> None:
    table = fleets(2, 1, activated=(0,))
    table.run(ShipPhase())
    assert table.is_over
    assert activations(table) == [1, 2]
    assert not [ship for side in table.game.sides_in_order for ship in unactivated_ships(table.game, side)]


@proves("SHIP-03")
def test_a_player_without_unactivated_ships_passes_and_the_other_goes_on_alone() -> None:
    table = fleets(3, 1)
    table.run(ShipPhase()).answer(SHIP_TO_ACTIVATE, 1, seat=0).answer(SHIP_TO_ACTIVATE, 2, seat=0)
    assert table.is_over
    assert activations(table) == [1, 3, 2, 0]


@proves("SHIP-04")
def test_a_player_with_an_unactivated_ship_cannot_pass() -> None:
    table = fleets(2, 1)
    table.run(ShipPhase())
    assert table.question.kind is SHIP_TO_ACTIVATE
    assert not table.question.may_pass
    refusal = table.question.refusal(PASS)
    assert refusal is not None
    assert refusal.nearest == 0


def test_only_own_ships_that_have_not_activated_can_be_chosen_and_the_refusal_says_why() -> None:
    table = fleets(3, 2, activated=(1,))
    table.run(ShipPhase())
    assert table.question.options == (0, 2)
    rules = []
    for ship in (1, 3):
        refusal = table.question.refusal(ship)
        assert refusal is not None
        rules.append(refusal.rule)
    assert rules == ["SHIP-02", "SHIP-01"]


@proves("SHIP-01")
def test_a_phase_without_ships_to_activate_ends_at_once() -> None:
    table = fleets(1, 1, activated=(0, 1))
    table.run(ShipPhase())
    assert table.is_over
    assert not activations(table)


@proves("FX-25", "FX-26")
def test_effects_at_the_start_and_the_end_of_the_phase_enclose_all_activations(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), SHIP_START, "test_start")
    made_up.offer(noted(), SHIP_END, "test_end")
    table = fleets(1, 1, upgrades=("test_start", "test_end"))
    table.run(ShipPhase())
    assert not activations(table)
    table.answer(EFFECT, "test_start@0")
    assert len(table.all(ActivationEnded)) == 2
    table.answer(EFFECT, "test_end@1")
    assert table.is_over


class TakeTheTurn(Effect[ShipPhase], kw_only=True):
    """In a turn of its owner: use the turn for something else than a ship."""

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        return phase.side(game) == game.side_of(self.seat)

    def resolve(self, game: Game, phase: ShipPhase) -> StepResult:
        phase.was_taken = True
        return DONE


def test_an_effect_can_use_up_a_turn_even_of_a_player_without_unactivated_ships(made_up: MadeUpCards) -> None:
    made_up.offer(TakeTheTurn, SHIP_TURN, "test_station")
    table = fleets(1, 2, upgrades=("test_station",))
    table.run(ShipPhase())
    table.answer(EFFECT, "test_station@0", seat=0)
    table.answer(SHIP_TO_ACTIVATE, 2, seat=1)
    assert activations(table) == [2]
    table.pass_(EFFECT)
    assert activations(table) == [2, 0, 1]
    assert table.question.options == ("test_station@0",), "the turn comes though no ship is left"
    table.answer(EFFECT, "test_station@0", seat=0).pass_(EFFECT)
    assert table.is_over


@proves("SEC-51", "SEC-52", "SEC-69")
def test_the_grand_admiral_chooses_who_activates_a_ship_and_that_player_which() -> None:
    table = fleets(4, 1)
    run_with_seats(table, (0, 1, 0, 0), {1: 2, 2: 2}, ShipPhase())
    assert table.question.kind is PLAYER
    assert table.question.options == (0, 2), "seat 3 has no ship"
    table.answer(PLAYER, 2, seat=0).answer(SHIP_TO_ACTIVATE, 2, seat=2)
    assert activations(table) == [2, 4]
    table.answer(PLAYER, 2, seat=0)
    assert activations(table) == [2, 4, 1], "seat 2 has one ship left, the other side none"


# The activation


@proves("SHIP-05")
def test_a_ship_reveals_its_dial_then_attacks_then_moves(made_up: MadeUpCards) -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, dials=(NAVIGATE,))
    table.ship(VICTORY, 900, 500, side=1)
    table.run(ShipActivation(ship=ship))
    assert table.all(DialRevealed)
    assert not table.all(AttackDeclared)
    table.answer(DIAL_USE, DialUse.KEEP)
    attack = next(choice for choice in table.question.options if choice.zone is FRONT)
    table.answer(ATTACK, attack)
    assert not table.all(ManeuverExecuted)
    table.roll("hit", "hit", "hit", "hit", "hit", "hit")
    finish(table)
    assert table.all(ManeuverExecuted)
    assert table.last(ActivationEnded).unit == ship


@proves("SHIP-05", "FX-13", "FX-15")
def test_the_windows_of_an_activation_come_in_order(made_up: MadeUpCards) -> None:
    order = (ACT_START, ACT_1_AFTER, ACT_2_BEFORE, ACT_2_END, ACT_END, ACT_AFTER)
    keys = tuple(f"test_window_{place}" for place in range(len(order)))
    for key, timing in zip(keys, order, strict=True):
        made_up.trigger(noted(), timing, key)
    table, _ = activating(CR90, upgrades=keys)
    finish(table)
    assert resolved(table) == [f"{key}@{place}" for place, key in enumerate(keys)]
    at = {type(event).__name__: place for place, event in enumerate(table.events)}
    assert at["ActivationBegun"] < at["ManeuverExecuted"] < at["ActivationEnded"]


def facing_enemies(*upgrades: str) -> tuple[Scenario, ShipId]:
    """A Victory II with an enemy corvette in front of it and one on each side, all at close range."""
    table = Scenario()
    ship = table.ship(VICTORY, 900, 400, upgrades=upgrades)
    table.ship(CR90, 900, 560, side=1)
    table.ship(CR90, 1040, 400, side=1)
    table.ship(CR90, 760, 400, side=1)
    table.run(ShipActivation(ship=ship))
    return table, ship


def attack_from(table: Scenario, zone: HullZone) -> Scenario:
    """Attack from a hull zone whatever it can attack first, without a hit."""
    choice = next(choice for choice in table.question.options if choice.zone is zone)
    table.answer(ATTACK, choice)
    while table.question.kind is not ATTACK and table.question.kind is not COURSE:
        if table.question.seat == -1:
            table.roll(*["accuracy" if color is Color.BLUE else "blank" for color in colors_of(table)])
        else:
            move_on(table)
    return table


def colors_of(table: Scenario) -> list[Color]:
    """The colours of the dice that are rolled."""
    attack = table.game.innermost(Attack)
    assert attack is not None
    return list(attack.colors)


@proves("SHIP-06")
def test_a_ship_performs_up_to_two_attacks_each_from_another_hull_zone() -> None:
    table, _ = facing_enemies()
    assert {choice.zone for choice in table.question.options} >= {FRONT, RIGHT, LEFT}
    attack_from(table, FRONT)
    assert FRONT not in {choice.zone for choice in table.question.options}
    attack_from(table, LEFT)
    assert table.question.kind is COURSE, "a third attack is not offered"
    assert [event.zone for event in table.all(AttackDeclared)] == [FRONT, LEFT]


@proves("SHIP-07")
def test_a_ship_may_attack_once_or_not_at_all() -> None:
    table, _ = facing_enemies()
    assert table.question.may_pass
    table.pass_(ATTACK)
    assert table.question.kind is COURSE
    table, _ = facing_enemies()
    attack_from(table, RIGHT).pass_(ATTACK)
    assert table.question.kind is COURSE
    assert len(table.all(AttackDeclared)) == 1


@proves("FX-02")
def test_cards_can_change_how_many_attacks_a_ship_performs_and_from_where(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, activation, count: 1, ATTACK_COUNT, "test_once")
    made_up.modifier(lambda game, card, activation, zones: (REAR, LEFT), ATTACK_ZONE, "test_left")
    table, _ = facing_enemies("test_once")
    attack_from(table, FRONT)
    assert table.question.kind is COURSE
    table, _ = facing_enemies("test_left")
    assert {choice.zone for choice in table.question.options} == {LEFT}


@proves("SHIP-08")
def test_a_ship_must_execute_a_maneuver_at_its_speed() -> None:
    table, ship = activating(VICTORY, speed=2)
    assert table.question.kind is COURSE
    assert not table.question.may_pass
    assert {len(course.clicks) for course in table.question.options} == {2}
    finish(table)
    assert table.last(ManeuverExecuted).speed == 2
    table, ship = activating(VICTORY, speed=0)
    assert table.is_over, "at speed 0 there is nothing to choose"
    assert table.last(ManeuverExecuted).speed == 0
    assert table.the_ship(ship).activated


@proves("SHIP-09")
def test_after_the_activation_the_dial_lies_faceup_and_the_ship_has_activated() -> None:
    table, ship = activating(VICTORY, REPAIR)
    assert not table.the_ship(ship).activated
    finish(table)
    assert table.the_ship(ship).activated
    assert table.the_ship(ship).faceup_dial is REPAIR


class ShipExplodes(Effect[Any], kw_only=True):
    """Deal a damage card to the ship that activates."""

    def resolve(self, game: Game, activation: ShipActivation) -> StepResult:
        return Call(DealDamageCard(ship=activation.ship, by=self.card.key), then=DONE)


@proves("SHIP-10")
def test_a_ship_destroyed_in_its_activation_ends_it_at_once(made_up: MadeUpCards) -> None:
    made_up.trigger(ShipExplodes, ACT_1_AFTER, "test_bomb")
    made_up.trigger(noted(), ACT_2_BEFORE, "test_later")
    table = Scenario()
    ship = table.ship(CR90, 900, 300, dials=(NAVIGATE,), damage=(None,) * 3, upgrades=("test_bomb", "test_later"))
    table.ship(CR90, 300, 300)
    table.ship(CR90, 900, 480, side=1)
    table.run(ShipActivation(ship=ship)).answer(DIAL_USE, DialUse.KEEP)
    assert table.last(Destroyed).unit == ship
    assert table.is_over
    assert not resolved(table)
    assert not table.all(ManeuverExecuted)
    assert not table.all(ActivationEnded)


def test_what_lasts_for_the_activation_has_ended_when_effects_after_it_are_resolved(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(lambda effect, game, activation: bool(game.lasting("test_flag"))), ACT_END, "test_before")
    made_up.trigger(noted(lambda effect, game, activation: bool(game.lasting("test_flag"))), ACT_AFTER, "test_after")
    table, _ = activating(CR90, upgrades=("test_before", "test_after"))
    table.game.emit(LastingBegun(Lasting(key="test_flag", scope=Scope.ACTIVATION)))
    finish(table)
    assert resolved(table) == ["test_before@0"]
    assert not table.game.state.lasting


# Friends and enemies


@proves("SHIP-14")
def test_ships_and_squadrons_of_a_fleet_are_friends_and_those_of_the_other_are_enemies() -> None:
    table = Scenario()
    ship, squadron = table.ship(VICTORY, 300, 300), table.squadron("tie_fighter_squadron", 500, 300)
    enemy, hostile = table.ship(CR90, 300, 700, side=1), table.squadron("x_wing_squadron", 500, 700, side=1)
    table.run(ShipPhase())
    game = table.game
    assert game.are_friendly(ship, squadron)
    assert game.are_friendly(enemy, hostile)
    assert not any(game.are_friendly(one, other) for one in (ship, squadron) for other in (enemy, hostile))


@proves("SHIP-15")
def test_a_ship_or_squadron_is_friendly_to_itself() -> None:
    table = Scenario()
    ship, squadron = table.ship(VICTORY, 300, 300), table.squadron("tie_fighter_squadron", 500, 300)
    table.run(ShipPhase())
    assert table.game.are_friendly(ship, ship)
    assert table.game.are_friendly(squadron, squadron)
    assert ship in table.game.ships(table.game.side(ship))


@proves("SHIP-11")
def test_a_ship_card_has_four_hull_zones_with_batteries_and_all_its_values() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 300, 300)
    table.run(ShipPhase())
    card = table.game.ship_card(ship)
    assert set(table.game.zones(ship)) == set(card.battery) == set(card.shields) == {FRONT, LEFT, RIGHT, REAR}
    assert (card.command, card.squadron, card.engineering, card.hull) == (3, 3, 4, 8)
    assert card.anti_squadron.blue == 1
    assert card.speed_chart == ((1,), (0, 1))


# At any time of an activation


class SwapToken(Effect[AnyTime], kw_only=True):
    """At any time of the activation of its ship: note it."""

    def can_resolve(self, game: Game, moment: AnyTime) -> bool:
        return moment.ship == self.card.unit

    def resolve(self, game: Game, moment: AnyTime) -> StepResult:
        game.emit(LastingBegun(Lasting(key="test_swapped", scope=Scope.ACTIVATION, unit=moment.ship)))
        return DONE


def busy_ship(made_up: MadeUpCards) -> tuple[Scenario, ShipId]:
    """A ship with a card for any time, all commands at hand and an enemy in front of it."""
    made_up.offer(SwapToken, ACT_ANY, "test_swap")
    table = Scenario()
    tokens = (REPAIR, SQUADRON, NAVIGATE)
    ship = table.ship(VICTORY, 900, 300, dials=(REPAIR,), tokens=tokens, upgrades=("test_swap",))
    table.ship(VICTORY, 900, 480, side=1)
    table.run(ShipActivation(ship=ship))
    return table, ship


@proves("FX-11", "FX-12")
def test_an_effect_usable_at_any_time_of_an_activation_is_offered_before_each_decision(made_up: MadeUpCards) -> None:
    table, _ = busy_ship(made_up)
    asked: list[str] = []
    while not table.is_over:
        question = table.question
        if question.seat == -1:
            table.roll("hit", "hit", "hit", "hit", "hit", "hit")
            continue
        is_any_time = question.kind is EFFECT and {"test_swap@0", "any_time"} & set(question.options)
        asked.append("any time" if is_any_time else question.kind.name)
        if question.kind is COMMAND and not table.the_ship(0).resolved:
            table.answer(COMMAND, REPAIR)
        elif question.kind is COMMAND_PAYMENT:
            table.answer(COMMAND_PAYMENT, CommandPayment.BOTH)
        elif question.kind is ATTACK and not table.all(AttackDeclared):
            table.answer(ATTACK, question.options[0])
        else:
            move_on(table)
    assert asked[:5] == ["any time", "dial use", "any time", "command", "any time"]
    assert asked[5:8] == ["way", "any time", "command"]
    assert asked[8:12] == ["any time", "any time", "any time", "attack"]
    after_attack = asked[asked.index("attack") + 1 :]
    assert after_attack[0] == "any time", "while attack effects are resolved"
    assert after_attack[-3:] == ["course", "any time", "any time"]


@proves("FX-12")
def test_an_effect_usable_at_any_time_of_an_activation_is_used_once_in_it(made_up: MadeUpCards) -> None:
    table, ship = busy_ship(made_up)
    table.answer(EFFECT, "test_swap@0", seat=0)
    assert table.game.lasting("test_swapped", ship)
    asked = []
    while not table.is_over:
        asked.append(table.question.kind)
        if table.question.kind is EFFECT:
            assert table.question.options == ("navigate",)
        move_on(table)
    assert COURSE in asked


def test_an_effect_usable_at_any_time_can_be_used_inside_an_attack_and_a_maneuver(made_up: MadeUpCards) -> None:
    table, ship = busy_ship(made_up)
    while table.question.kind is not ATTACK:
        move_on(table)
    table.answer(ATTACK, table.question.options[0]).roll("accuracy", "hit", "hit", "hit", "hit", "hit")
    assert "any_time" in table.question.options
    table.answer(EFFECT, "any_time").answer(EFFECT, "test_swap@0")
    assert table.game.lasting("test_swapped", ship)
    assert "any_time" not in table.question.options
    table, ship = busy_ship(made_up)
    while table.question.kind is not EFFECT or "navigate" not in table.question.options:
        move_on(table)
    assert "any_time" in table.question.options
    table.answer(EFFECT, "any_time").answer(EFFECT, "test_swap@0")
    assert table.question.options == ("navigate",)


def test_an_effect_usable_at_any_time_is_not_offered_in_attacks_outside_an_activation(made_up: MadeUpCards) -> None:
    made_up.offer(SwapToken, ACT_ANY, "test_swap")
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, upgrades=("test_swap",))
    enemy = table.ship(CR90, 900, 480, side=1)
    table.run(Attack(attacker=ship, zone=FRONT, defender=enemy, target_zone=REAR))
    table.roll("accuracy", "hit", "hit", "hit", "hit", "hit")
    assert table.question.options == ("accuracy",)
