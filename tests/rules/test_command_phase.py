"""The Command Phase: dials are assigned in secret and at once (CMD-01 to CMD-09)."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.rules.command_phase import DIALS, CommandPhase, ShipDials
from armada.rules.queries import DIAL_COUNT
from armada.rules.timing import COMMAND_END, COMMAND_START
from armada.state.events.commands import DialsAssigned
from armada.state.game_state import Phase
from armada.state.records import COMMANDS, Command, ShipId, UnitId
from armada.views.masking import masked
from armada.views.view import view_of
from tests.builders.noted_effects import noted, resolved
from tests.builders.scenario import Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
VICTORY, NEBULON, CR90 = "victory_ii_class_star_destroyer", "nebulon_b_escort_frigate", "cr90_corvette_a"


def fleets() -> tuple[Scenario, ShipId, ShipId]:
    """A Victory II (command 3) against a Nebulon-B (command 2)."""
    table = Scenario()
    return table, table.ship(VICTORY, 900, 300), table.ship(NEBULON, 900, 700, 180, side=1)


def assign(table: Scenario, ship: ShipId, *commands: Command) -> Scenario:
    """Assign dials to a ship, the first to be revealed first."""
    return table.answer(DIALS, (ShipDials(ship, commands),), seat=table.units[ship].seat)


@proves("CMD-03", "CMD-04")
def test_in_the_first_round_a_ship_gets_as_many_dials_as_its_command_value() -> None:
    table, victory, nebulon = fleets()
    table.run(CommandPhase())
    assign(table, victory, REPAIR, NAVIGATE, NAVIGATE)
    assign(table, nebulon, SQUADRON, REPAIR)
    assert table.is_over
    assert table.the_ship(victory).dials == (REPAIR, NAVIGATE, NAVIGATE)
    assert table.the_ship(nebulon).dials == (SQUADRON, REPAIR)


@proves("CMD-04", "CMD-05")
def test_later_a_ship_gets_the_dial_it_lacks_under_those_it_has() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, dials=(REPAIR, NAVIGATE))
    nebulon = table.ship(NEBULON, 900, 700, 180, side=1, dials=(SQUADRON, SQUADRON))
    table.run(CommandPhase())
    assign(table, victory, CONCENTRATE)
    assert table.is_over, "the other ship has all its dials"
    assert table.the_ship(victory).dials == (REPAIR, NAVIGATE, CONCENTRATE)
    assert table.the_ship(nebulon).dials == (SQUADRON, SQUADRON)
    assert [event.ship for event in table.all(DialsAssigned)] == [victory]


@proves("CMD-06")
def test_the_owner_chooses_the_order_of_several_new_dials() -> None:
    table, victory, nebulon = fleets()
    table.run(CommandPhase())
    assign(table, victory, CONCENTRATE, SQUADRON, CONCENTRATE)
    assign(table, nebulon, NAVIGATE, NAVIGATE)
    assert table.the_ship(victory).dials == (CONCENTRATE, SQUADRON, CONCENTRATE)


@proves("CMD-07")
def test_there_are_four_commands_to_choose_from() -> None:
    table, victory, _ = fleets()
    table.run(CommandPhase())
    rng = Random(1)
    drawn: list[Any] = [table.question.sample(rng) for _ in range(40)]
    assert {command for answer in drawn for dials in answer for command in dials.commands} == set(COMMANDS)
    assert table.question.options == tuple([(ShipDials(victory, (command,) * 3),) for command in COMMANDS])
    assert not table.question.may_pass
    refusal = table.question.refusal((ShipDials(victory, (REPAIR, Command.FACEDOWN, REPAIR)),))
    assert refusal is not None
    assert refusal.rule == "CMD-07"


@proves("CMD-02", "CMD-03")
def test_a_player_assigns_the_dials_of_all_ships_at_once_in_any_order_of_ships() -> None:
    for is_turned in (False, True):
        table = Scenario()
        ships = table.ship(CR90, 300, 300), table.ship(NEBULON, 600, 300)
        table.run(CommandPhase())
        answer = ShipDials(ships[0], (REPAIR,)), ShipDials(ships[1], (SQUADRON, NAVIGATE))
        table.answer(DIALS, answer[::-1] if is_turned else answer)
        assert table.is_over
        assert [(event.ship, event.dials) for event in table.all(DialsAssigned)] == [
            (ships[0], (REPAIR,)),
            (ships[1], (SQUADRON, NAVIGATE)),
        ]


@proves("CMD-03")
def test_a_ship_too_few_or_too_many_dials_and_ships_of_others_are_refused_with_the_nearest_answer() -> None:
    table, victory, nebulon = fleets()
    corvette = table.ship(CR90, 300, 300)
    table.run(CommandPhase())
    question, right = table.question, ShipDials(corvette, (REPAIR,))
    three = ShipDials(victory, (REPAIR, SQUADRON, SQUADRON))
    once = "Name each ship that needs dials once, and no other ship."
    refused = {
        (right,): "needs 3 dials; you chose 0.",
        (right, ShipDials(victory, (REPAIR, SQUADRON))): "needs 3 dials; you chose 2.",
        (three, ShipDials(corvette, (REPAIR, REPAIR))): "needs 1 dial; you chose 2.",
        (three, right, right): once,
        (three, right, ShipDials(nebulon, (REPAIR, REPAIR))): once,
        (three, right, ShipDials(ShipId(UnitId(99)), ())): once,
    }
    for answer, reason in refused.items():
        refusal = question.refusal(answer)
        assert refusal is not None
        assert refusal.reason.endswith(reason)
        assert refusal.rule == "CMD-03"
        assert question.accepts(refusal.nearest)
    nearest = question.refusal((right, ShipDials(victory, (REPAIR, SQUADRON))))
    assert nearest is not None
    assert set(nearest.nearest) == {right, ShipDials(victory, (REPAIR, SQUADRON, NAVIGATE))}


@proves("CMD-02")
def test_both_players_choose_at_once_and_nothing_is_placed_before_both_have_chosen() -> None:
    table, victory, nebulon = fleets()
    table.run(CommandPhase())
    assert [question.seat for question in table.game.questions] == [0, 1]
    table.events += table.game.play((ShipDials(nebulon, (REPAIR, REPAIR)),), Seat(1))
    assert [question.seat for question in table.game.questions] == [0]
    assert table.the_ship(nebulon).dials == ()
    assert not table.all(DialsAssigned)
    assign(table, victory, NAVIGATE, NAVIGATE, REPAIR)
    assert table.the_ship(nebulon).dials == (REPAIR, REPAIR)
    assert [event.ship for event in table.all(DialsAssigned)] == [victory, nebulon]


@proves("CMD-02", "INFO-11")
def test_what_one_player_has_chosen_is_not_seen_by_the_other() -> None:
    games = []
    for command in (REPAIR, SQUADRON):
        table, _, nebulon = fleets()
        table.run(CommandPhase())
        table.game.play((ShipDials(nebulon, (command, command)),), Seat(1))
        games.append(table.game)
    assert view_of(games[0], Seat(0)) == view_of(games[1], Seat(0))
    assert view_of(games[0], None) == view_of(games[1], None)


@proves("CMD-08", "INFO-11", "INFO-12", "INFO-07")
def test_facedown_dials_are_seen_by_their_owner_alone_but_all_see_how_many_there_are() -> None:
    table, victory, nebulon = fleets()
    table.run(CommandPhase())
    assign(table, victory, REPAIR, NAVIGATE, NAVIGATE)
    assign(table, nebulon, SQUADRON, REPAIR)
    state = table.game.state
    hidden = Command.FACEDOWN
    assert masked(state, Seat(0)).units[victory] == state.units[victory]
    assert masked(state, Seat(1)).units[victory] == replace(state.units[victory], dials=(hidden, hidden, hidden))
    assert masked(state, None).units[nebulon] == replace(state.units[nebulon], dials=(hidden, hidden))
    assigned = table.last(DialsAssigned)
    assert masked(assigned, Seat(1)).dials == (SQUADRON, REPAIR)
    assert masked(assigned, Seat(0)).dials == (hidden, hidden)


@proves("CMD-09")
def test_looking_at_dials_leaves_them_in_their_order() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, dials=(REPAIR, NAVIGATE, SQUADRON))
    table.ship(NEBULON, 900, 700, 180, side=1)
    table.run(CommandPhase())
    seen = view_of(table.game, Seat(0)).state.units[victory]
    assert seen == table.the_ship(victory)
    assert table.the_ship(victory).dials == (REPAIR, NAVIGATE, SQUADRON)


def test_an_effect_can_change_how_many_dials_a_ship_has(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, ship, count: count - 1 if ship == card.unit else count, DIAL_COUNT, "test_few")
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, upgrades=("test_few",))
    table.run(CommandPhase())
    assign(table, victory, REPAIR, NAVIGATE)
    assert table.is_over
    assert len(table.the_ship(victory).dials) == 2


@proves("FX-25", "FX-26")
def test_effects_at_the_start_and_at_the_end_of_the_phase_enclose_the_dials(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), COMMAND_START, "test_early")
    made_up.offer(noted(), COMMAND_END, "test_late")
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, upgrades=("test_early", "test_late"))
    table.run(CommandPhase())
    assert table.game.state.phase is Phase.COMMAND
    table.answer(EFFECT, "test_early@0")
    assert not table.the_ship(victory).dials
    assign(table, victory, REPAIR, REPAIR, REPAIR)
    assert table.the_ship(victory).dials == (REPAIR, REPAIR, REPAIR)
    table.answer(EFFECT, "test_late@1")
    assert resolved(table) == ["test_early@0", "test_late@1"]


def test_each_player_of_a_side_assigns_dials_to_the_own_ships() -> None:
    table = Scenario(sides=(0, 1, 0))
    one, other = table.ship(CR90, 300, 300), table.ship(CR90, 600, 300, seat=2)
    enemy = table.ship(CR90, 900, 700, side=1)
    table.run(CommandPhase())
    asked = {question.seat: {dials.ship for dials in question.options[0]} for question in table.game.questions}
    assert asked == {0: {one}, 1: {enemy}, 2: {other}}
