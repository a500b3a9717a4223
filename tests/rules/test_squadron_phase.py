"""The Squadron Phase: who activates which squadron when (SQN-01 to SQN-06)."""

from __future__ import annotations

from msgspec.structs import replace

from armada.engine.effects import Effect, trigger
from armada.engine.procedures import DONE, StepResult
from armada.engine.questions import PASS
from armada.engine.seats import Side
from armada.rules.game import Game
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action
from armada.rules.squadron_phase import SquadronPhase, unactivated_squadrons
from armada.rules.timing import SQUADRON_END, SQUADRON_START
from armada.state.events.commands import ActivationBegun, ActivationEnded, ActivationToggled
from armada.state.events.damage import Removed
from armada.state.events.rounds import PhaseBegun
from armada.state.game_state import Phase
from armada.state.records import Status
from tests.builders.notes import EffectNoted
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import battlefield
from tests.proves import proves


@trigger("test_overture", at=SQUADRON_START)
class Overture(Effect[SquadronPhase], kw_only=True):
    """A card made up for these tests: it speaks up when the phase starts."""

    def resolve(self, game: Game, phase: SquadronPhase) -> StepResult:
        game.emit(EffectNoted(self.ident, self.seat))
        return DONE


@trigger("test_finale", at=SQUADRON_END)
class Finale(Overture, kw_only=True):
    """A card made up for these tests: it speaks up when the phase ends."""


def phase(mine: int, theirs: int, *, first: int = 0) -> Scenario:
    """A Squadron Phase with a number of squadrons on each side, far from each other; their ids go on from 2."""
    table = battlefield()
    table.first = first
    for place in range(mine):
        table.squadron("tie_fighter_squadron", 100 + 150 * place, 100)
    for place in range(theirs):
        table.squadron("x_wing_squadron", 100 + 150 * place, 800, side=1)
    return table.run(SquadronPhase())


def activate(table: Scenario, squadron: int, *, seat: int) -> Scenario:
    """A seat activates a squadron, which does nothing."""
    return table.answer(SQUADRON_TO_ACTIVATE, squadron, seat=seat).answer(SQUADRON_ACTION, PASS, seat=seat)


def activated(table: Scenario) -> list[int]:
    """The squadrons activated so far, in order."""
    return [event.unit for event in table.all(ActivationBegun)]


@proves("SQN-01")
def test_players_alternate_with_two_squadrons_a_turn_the_first_player_starting() -> None:
    table = phase(4, 4)
    assert table.last(PhaseBegun).phase is Phase.SQUADRON
    for seat, squadron in ((0, 4), (0, 2), (1, 6), (1, 9), (0, 5)):
        activate(table, squadron, seat=seat)
    table.answer(SQUADRON_ACTION, PASS, seat=0)
    activate(table, 7, seat=1)
    table.answer(SQUADRON_ACTION, PASS, seat=1)
    assert table.is_over
    assert activated(table) == [4, 2, 6, 9, 5, 3, 7, 8]


@proves("SQN-01")
def test_the_first_player_starts_whichever_side_that_is() -> None:
    table = phase(2, 2, first=1)
    assert table.question.seat == 1
    assert table.question.options == (4, 5)


@proves("SQN-02")
def test_the_second_squadron_is_chosen_after_the_first_has_finished() -> None:
    table = phase(3, 1)
    table.answer(SQUADRON_TO_ACTIVATE, 3, seat=0)
    assert table.question.kind is SQUADRON_ACTION
    assert not table.all(ActivationEnded)
    table.answer(SQUADRON_ACTION, PASS)
    assert table.question.kind is SQUADRON_TO_ACTIVATE
    assert table.question.options == (2, 4)


@proves("SQN-03", "SQN-04")
def test_the_only_squadron_left_must_be_activated_and_the_turn_ends_with_it() -> None:
    table = phase(1, 3)
    assert table.question.kind is SQUADRON_ACTION, "no choice: it is activated"
    assert activated(table) == [2]
    table.answer(SQUADRON_ACTION, PASS, seat=0)
    assert table.question.seat == 1


@proves("SQN-03")
def test_a_squadron_made_ready_again_during_a_turn_with_one_squadron_waits_for_the_next_turn() -> None:
    table = battlefield()
    done = table.squadron("tie_fighter_squadron", 100, 100, activated=True)
    table.squadron("tie_fighter_squadron", 300, 100)
    table.squadron("x_wing_squadron", 100, 800, side=1)
    table.run(SquadronPhase())
    table.game.announce(ActivationToggled(done, False))
    table.answer(SQUADRON_ACTION, PASS, seat=0)
    assert table.question.seat == 1, "the turn was over after one squadron"
    table.answer(SQUADRON_ACTION, PASS, seat=1)
    assert activated(table)[-1] == done


@proves("SQN-04")
def test_activating_a_second_squadron_is_mandatory() -> None:
    table = phase(3, 1)
    assert not table.question.may_pass
    activate(table, 2, seat=0)
    assert table.question.kind is SQUADRON_TO_ACTIVATE
    assert table.question.seat == 0
    refusal = table.question.refusal(PASS)
    assert refusal is not None


@proves("SQN-04")
def test_a_second_squadron_that_is_destroyed_meanwhile_is_not_activated() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 560, 400, side=1, hull=1)
    table.run(SquadronPhase()).answer(SQUADRON_ACTION, Action.ATTACK).roll("hit", "hit", "hit")
    assert table.is_over
    assert [event.unit for event in table.all(Removed)] == [x_wing]
    assert activated(table) == [tie]


@proves("SQN-05")
def test_a_player_without_unactivated_squadrons_passes_for_the_rest_of_the_phase() -> None:
    table = phase(0, 5)
    for squadron in (2, 3, 4):
        activate(table, squadron, seat=1)
    activate(table, 5, seat=1)
    table.answer(SQUADRON_ACTION, PASS, seat=1)
    assert table.is_over
    assert activated(table) == [2, 3, 4, 5, 6]


@proves("SQN-06")
def test_the_phase_ends_when_all_squadrons_have_activated() -> None:
    assert phase(0, 0).is_over
    table = battlefield()
    table.squadron("tie_fighter_squadron", 100, 100, activated=True)
    table.squadron("x_wing_squadron", 100, 800, side=1, activated=True)
    table.run(SquadronPhase())
    assert table.is_over
    assert not activated(table)
    assert not unactivated_squadrons(table.game, Side(0)) + unactivated_squadrons(table.game, Side(1))


@proves("SQN-06")
def test_squadrons_in_reserve_and_destroyed_ones_do_not_activate() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 100, 100)
    for status in (Status.RESERVE, Status.DESTROYED, Status.WAITING):
        table.squadron("tie_fighter_squadron", 300, 100)
        table.units[-1] = replace(table.units[-1], status=status)
    table.run(SquadronPhase())
    assert unactivated_squadrons(table.game, Side(0)) == [tie]


def test_effects_are_resolved_when_the_phase_starts_and_ends() -> None:
    table = battlefield()
    table.squadron("tie_fighter_squadron", 100, 100)
    table.ship("victory_i_class_star_destroyer", 1500, 100, upgrades=["test_overture", "test_finale"])
    table.run(SquadronPhase())
    assert [event.effect for event in table.all(EffectNoted)] == ["test_overture@0"]
    table.answer(SQUADRON_ACTION, PASS)
    assert [event.effect for event in table.all(EffectNoted)] == ["test_overture@0", "test_finale@1"]
