"""Dials revealed, kept, converted, spent and discarded; commands resolved by dial, token or both (CMD-10 to CMD-31)."""

from __future__ import annotations

import pytest

from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.command_phase import DIAL, CommandPhase, Dial
from armada.rules.command_tokens import DISCARDED_TOKEN
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment, ways_to_resolve
from armada.rules.repair import REPAIR as REPAIR_EFFECT
from armada.rules.rounds import Round
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import COMMAND, DIAL_USE, SHIP_TO_ACTIVATE, DialUse, ShipActivation, ShipPhase
from armada.rules.timing import ACT_1_REVEAL, CMD_AFTER, MAN_BEFORE, TOKEN_SPEND
from armada.state.events.commands import (
    ActivationBegun,
    CommandResolved,
    CommandTokenDiscarded,
    CommandTokenGained,
    DialDiscarded,
    DialRevealed,
    DialSpent,
)
from armada.state.events.movement import ManeuverExecuted
from armada.state.events.rounds import RoundBegun
from armada.state.records import Command
from tests.builders.activation_table import (
    CONCENTRATE,
    CR90,
    NAVIGATE,
    NEBULON,
    REPAIR,
    SQUADRON,
    VICTORY,
    activating,
    finish,
)
from tests.builders.noted_effects import noted, resolved
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

# The dial


@proves("CMD-10")
def test_the_top_dial_is_revealed_when_the_ship_activates() -> None:
    table, ship = activating(VICTORY, REPAIR, NAVIGATE, SQUADRON)
    assert table.last(DialRevealed).command is REPAIR
    assert table.the_ship(ship).revealed is REPAIR
    assert table.the_ship(ship).dials == (NAVIGATE, SQUADRON)


@proves("CMD-11", "CMD-17")
def test_a_revealed_dial_can_be_spent_at_once_for_the_token_of_its_command() -> None:
    table, ship = activating(VICTORY, NAVIGATE)
    assert table.question.options == (DialUse.KEEP, DialUse.CONVERT)
    table.answer(DIAL_USE, DialUse.CONVERT, seat=0)
    assert table.the_ship(ship).tokens == (NAVIGATE,)
    assert table.the_ship(ship).revealed is None
    assert not table.all(CommandResolved), "converting resolves no command"


@proves("CMD-12")
def test_a_dial_that_was_kept_cannot_be_converted_later_in_the_activation() -> None:
    table, ship = activating(VICTORY, NAVIGATE)
    table.answer(DIAL_USE, DialUse.KEEP)
    asked = []
    while not table.is_over:
        asked.append(table.question.kind)
        table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
    assert DIAL_USE not in asked
    assert not table.all(CommandTokenGained)
    assert table.the_ship(ship).tokens == ()


@proves("CMD-13")
def test_a_dial_that_was_kept_can_be_spent_later_at_the_time_of_its_command() -> None:
    table, ship = activating(VICTORY, NAVIGATE)
    table.answer(DIAL_USE, DialUse.KEEP)
    assert table.the_ship(ship).revealed is NAVIGATE
    table.answer(EFFECT, "navigate")
    assert table.last(DialSpent).ship == ship
    assert table.last(CommandResolved).command is NAVIGATE
    assert not table.all(ManeuverExecuted), "in Determine Course"


@proves("CMD-14")
def test_a_dial_that_is_still_there_when_the_activation_ends_is_discarded() -> None:
    table, ship = activating(VICTORY, CONCENTRATE, REPAIR)
    finish(table)
    assert table.last(DialDiscarded).command is CONCENTRATE
    assert table.the_ship(ship).revealed is None
    assert not table.all(DialSpent)
    assert table.the_ship(ship).dials == (REPAIR,)


@proves("CMD-15")
@pytest.mark.parametrize("use", list(DialUse))
def test_a_spent_or_discarded_dial_lies_faceup_on_the_card_until_dials_are_assigned_again(use: DialUse) -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 200, dials=(CONCENTRATE,))
    table.run(ShipActivation(ship=ship)).answer(DIAL_USE, use)
    finish(table)
    assert table.the_ship(ship).faceup_dial is CONCENTRATE
    table.events += table.game.interrupt(CommandPhase())
    assert table.the_ship(ship).faceup_dial is CONCENTRATE
    table.answer(DIAL, Dial(ship, REPAIR))
    assert table.the_ship(ship).faceup_dial is None
    assert table.the_ship(ship).dials == (REPAIR,)


@proves("CMD-16")
def test_a_ship_with_a_faceup_dial_on_its_card_cannot_be_activated() -> None:
    table = Scenario()
    first, second, third = (table.ship(CR90, x, 200, dials=(REPAIR,)) for x in (300, 900, 1500))
    table.run(ShipPhase()).answer(SHIP_TO_ACTIVATE, second)
    while table.question.kind is not SHIP_TO_ACTIVATE:
        table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
    assert table.the_ship(second).faceup_dial is REPAIR
    assert table.question.options == (first, third)
    refusal = table.question.refusal(second)
    assert refusal is not None
    assert refusal.rule == "SHIP-02"


@proves("FX-09", "FX-10")
def test_effects_when_a_dial_is_revealed_are_resolved_before_it_is_converted(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), ACT_1_REVEAL, "test_captain")
    table, _ = activating(VICTORY, REPAIR, upgrades=("test_captain",))
    assert table.all(DialRevealed)
    table.answer(EFFECT, "test_captain@0")
    assert table.question.kind is DIAL_USE
    table, _ = activating(VICTORY, upgrades=("test_captain",))
    assert table.question.kind is COURSE, "no dial is revealed, and so the effect has no time of its own"


@proves("CMD-68", "CMD-18")
def test_the_limit_of_tokens_is_kept_before_an_older_token_can_be_spent() -> None:
    table, ship = activating(CR90, NAVIGATE, tokens=(REPAIR,))
    table.answer(DIAL_USE, DialUse.CONVERT)
    table.answer(DISCARDED_TOKEN, REPAIR)
    assert table.the_ship(ship).tokens == (NAVIGATE,)
    assert table.question.kind is not COMMAND, "the Repair token is gone"


@proves("CMD-22", "CMD-21")
def test_a_token_gained_by_converting_the_dial_can_be_spent_in_the_same_activation() -> None:
    table, ship = activating(VICTORY, REPAIR, damage=(None,))
    table.answer(DIAL_USE, DialUse.CONVERT)
    table.answer(COMMAND, REPAIR)
    assert table.last(CommandResolved).by_token
    assert not table.last(CommandResolved).by_dial
    assert table.the_ship(ship).tokens == ()


@proves("CMD-24")
def test_tokens_that_are_not_spent_stay_from_round_to_round() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 200, tokens=(REPAIR, NAVIGATE))
    table.ship(VICTORY, 900, 800, 180, side=1)
    table.run(Round(number=1))
    finish(table)
    table.game.interrupt(Round(number=2))
    assert table.game.state.round == 2
    assert table.the_ship(ship).tokens == (REPAIR, NAVIGATE)


# Dial, token, or both


@proves("CMD-25")
@pytest.mark.parametrize(
    ("dials", "tokens", "ways"),
    [
        ((REPAIR,), (), (CommandPayment.DIAL,)),
        ((), (REPAIR,), (CommandPayment.TOKEN,)),
        ((REPAIR,), (REPAIR,), (CommandPayment.DIAL, CommandPayment.TOKEN, CommandPayment.BOTH)),
        ((NAVIGATE,), (SQUADRON,), ()),
    ],
)
def test_a_command_is_resolved_by_a_matching_dial_a_matching_token_or_both(
    dials: tuple[Command, ...], tokens: tuple[Command, ...], ways: tuple[CommandPayment, ...]
) -> None:
    table, ship = activating(VICTORY, *dials, tokens=tokens)
    assert ways_to_resolve(table.game, ship, REPAIR) == ways


@proves("CMD-26", "CMD-29")
@pytest.mark.parametrize("way", [CommandPayment.DIAL, CommandPayment.TOKEN])
def test_a_command_is_resolved_once_a_round_so_dial_and_token_are_not_used_apart(way: CommandPayment) -> None:
    table, ship = activating(VICTORY, REPAIR, tokens=(REPAIR,), shields={FRONT: 0})
    table.answer(DIAL_USE, DialUse.KEEP).answer(COMMAND, REPAIR).answer(COMMAND_PAYMENT, way).pass_(REPAIR_EFFECT)
    assert ways_to_resolve(table.game, ship, REPAIR) == ()
    assert table.question.kind is COURSE, "the other half of the command is not offered"


@proves("CMD-26")
def test_in_the_next_round_a_command_can_be_resolved_again() -> None:
    table, ship = activating(VICTORY, REPAIR, tokens=(REPAIR,))
    table.answer(DIAL_USE, DialUse.KEEP).answer(COMMAND, REPAIR).answer(COMMAND_PAYMENT, CommandPayment.DIAL)
    assert table.the_ship(ship).resolved == (REPAIR,)
    table.game.emit(RoundBegun(2))
    assert ways_to_resolve(table.game, ship, REPAIR) == (CommandPayment.TOKEN,)


@proves("CMD-27", "CMD-28")
def test_dial_and_token_are_spent_at_the_same_time_in_one_resolution() -> None:
    table, ship = activating(VICTORY, REPAIR, tokens=(REPAIR,), damage=(None,))
    table.answer(DIAL_USE, DialUse.KEEP).answer(COMMAND, REPAIR).answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    assert [(event.by_dial, event.by_token) for event in table.all(CommandResolved)] == [(True, True)]
    assert table.the_ship(ship).revealed is None
    assert table.the_ship(ship).tokens == ()


@proves("CMD-28")
def test_a_token_that_comes_back_while_the_command_is_resolved_does_not_add_to_it(made_up: MadeUpCards) -> None:
    table, ship = activating(VICTORY, REPAIR, damage=(None,))
    table.answer(DIAL_USE, DialUse.KEEP).answer(COMMAND, REPAIR)
    assert table.last(CommandResolved).by_dial
    table.game.emit(CommandTokenGained(ship, REPAIR))
    assert ways_to_resolve(table.game, ship, REPAIR) == ()


@proves("CMD-30", "CMD-64")
@pytest.mark.parametrize("order", [(REPAIR, SQUADRON), (SQUADRON, REPAIR)])
def test_several_commands_are_resolved_in_one_round_one_after_the_other_in_the_owners_order(
    order: tuple[Command, Command],
) -> None:
    table, ship = activating(VICTORY, SQUADRON, tokens=(REPAIR, NAVIGATE))
    table.answer(DIAL_USE, DialUse.KEEP)
    assert set(table.question.options) == {REPAIR, SQUADRON}
    table.answer(COMMAND, order[0], seat=0)
    assert [event.command for event in table.all(CommandResolved)] == [order[0]]
    table.answer(COMMAND, order[1])
    table.answer(EFFECT, "navigate")
    assert table.the_ship(ship).resolved == (*order, NAVIGATE)


@proves("CMD-46", "CMD-38")
def test_repair_and_squadron_are_resolved_after_revealing_and_before_attacks_and_maneuver() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, dials=(REPAIR,), tokens=(SQUADRON,))
    table.ship(CR90, 900, 480, side=1)
    table.run(ShipActivation(ship=ship))
    asked = []
    while not table.is_over:
        asked.append(table.question.kind.name)
        table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
    assert asked == ["dial use", "command", "attack", "course"]


@proves("CMD-46")
def test_a_repair_by_token_is_possible_though_no_dial_is_revealed() -> None:
    table, _ = activating(VICTORY, tokens=(REPAIR,), damage=(None,))
    assert table.question.kind is COMMAND
    assert table.question.options == (REPAIR,)


@proves("CMD-63")
def test_navigate_squadron_and_repair_are_offered_in_the_ships_own_activation_alone() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 200, tokens=(REPAIR, SQUADRON, NAVIGATE), damage=(None,))
    other = table.ship(VICTORY, 300, 200)
    enemy = table.ship(VICTORY, 900, 800, 180, side=1)
    for active in (other, enemy):
        table.run(ShipActivation(ship=active))
        asked = []
        while not table.is_over:
            asked.append(table.question.kind)
            table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
        assert asked == [COURSE]
        assert table.the_ship(ship).tokens == (REPAIR, SQUADRON, NAVIGATE)


@proves("FX-22")
def test_no_ship_spends_dials_or_tokens_of_another() -> None:
    table = Scenario()
    table.ship(VICTORY, 300, 200, revealed=REPAIR, tokens=(REPAIR, NAVIGATE))
    ship = table.ship(VICTORY, 900, 200, damage=(None,))
    table.run(ShipActivation(ship=ship))
    assert [ways_to_resolve(table.game, ship, command) for command in (REPAIR, NAVIGATE)] == [(), ()]
    assert table.question.kind is COURSE


@proves("CMD-31")
def test_a_command_whose_effect_is_declined_was_resolved_all_the_same(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), CMD_AFTER, "test_after")
    table, ship = activating(VICTORY, SQUADRON, upgrades=("test_after",))
    table.answer(DIAL_USE, DialUse.KEEP).answer(COMMAND, SQUADRON)
    assert table.the_ship(ship).resolved == (SQUADRON,)
    table.answer(EFFECT, "test_after@0")
    assert resolved(table) == ["test_after@0"]


def test_a_command_that_cannot_be_resolved_now_is_refused_with_the_reason() -> None:
    table, _ = activating(VICTORY, REPAIR, tokens=(REPAIR, SQUADRON))
    table.answer(DIAL_USE, DialUse.KEEP).answer(COMMAND, REPAIR).answer(COMMAND_PAYMENT, CommandPayment.DIAL)
    rules = {}
    for command in (REPAIR, NAVIGATE, CONCENTRATE):
        refusal = table.question.refusal(command)
        assert refusal is not None
        rules[command] = refusal.rule
    assert rules == {REPAIR: "CMD-26", NAVIGATE: "CMD-32", CONCENTRATE: "CMD-57"}


@proves("FX-13", "FX-14")
def test_effects_before_the_maneuver_come_immediately_before_it_and_once(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), MAN_BEFORE, "test_helmsman")
    table, _ = activating(VICTORY, upgrades=("test_helmsman",))
    table.answer(EFFECT, "test_helmsman@0")
    assert table.question.kind is COURSE
    finish(table)
    assert resolved(table) == ["test_helmsman@0"]


@proves("FX-04")
def test_an_effect_is_offered_at_its_own_timing_alone(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), TOKEN_SPEND, "test_clerk")
    table, _ = activating(VICTORY, REPAIR, tokens=(NAVIGATE,), upgrades=("test_clerk",))
    table.answer(DIAL_USE, DialUse.KEEP).pass_(COMMAND)
    assert table.question.options == ("navigate",), "no token was spent yet"
    table.answer(EFFECT, "navigate")
    assert table.question.options == ("test_clerk@0",)


def test_each_ship_is_decided_on_by_its_owner_on_a_side_of_several_players() -> None:
    table = Scenario(sides=(0, 1, 0))
    table.ship(VICTORY, 300, 200)
    ship = table.ship(NEBULON, 900, 200, seat=2, dials=(REPAIR,), tokens=(NAVIGATE, SQUADRON), damage=(None,))
    table.ship(CR90, 900, 800, 180, side=1)
    table.run(ShipActivation(ship=ship))
    assert table.last(ActivationBegun).unit == ship
    table.answer(DIAL_USE, DialUse.CONVERT, seat=2).answer(DISCARDED_TOKEN, SQUADRON, seat=2)
    assert table.last(CommandTokenDiscarded).command is SQUADRON
    while not table.is_over:
        assert table.question.seat == 2
        table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
