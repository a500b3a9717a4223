"""Using effects: when, how often, in which order, and whether they must be (FX)."""

from __future__ import annotations

from typing import Any

import pytest

from armada.engine.effects import CardInPlay, Effect, Stage
from armada.engine.procedures import DONE, Call, StepResult
from armada.engine.questions import PASS
from armada.engine.timings import Timing
from armada.engine.windows import EFFECT
from armada.rules.command_phase import CommandPhase
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.queries import HULL, SQUADRON_VALUE
from armada.rules.rounds import Round
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.rules.squadron_command import squadron_value
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import (
    ACT_1_AFTER,
    ACT_1_BEFORE,
    ACT_START,
    ATK_3_MODIFY,
    COMMAND_END,
    COMMAND_START,
    ROUND_END,
    ROUND_START,
    STATUS_END,
    STATUS_START,
)
from armada.state.events.cards import EffectResolved, LastingBegun, UpgradeDiscarded
from armada.state.events.rounds import InitiativeFlipped, PhaseBegun
from armada.state.records import Lasting, Scope, ShipId, UpgradeId
from tests.builders.activation_table import CR90, NAVIGATE, REPAIR, VICTORY, activating, finish, move_on
from tests.builders.noted_effects import noted, resolved
from tests.builders.notes import EffectNoted
from tests.builders.scenario import Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards


def both_sides(first: tuple[str, ...], second: tuple[str, ...], *, first_side: int = 0) -> Scenario:
    """A ship of each side with these cards; the first player's are numbered first, if side 0 is first player."""
    table = Scenario()
    table.first = first_side
    table.ship(CR90, 300, 100, upgrades=first, speed=0)
    table.ship(CR90, 300, 850, 180, side=1, upgrades=second, speed=0)
    return table


# When


@proves("FX-04", "FX-09")
def test_an_effect_can_be_resolved_in_its_timing_alone(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), ACT_START, "test_scout")
    table, _ = activating(VICTORY, REPAIR, upgrades=("test_scout",))
    assert table.question.options == ("test_scout@0",), "before the dial is revealed"
    table.answer(EFFECT, "test_scout@0")
    while not table.is_over:
        assert table.question.kind is not EFFECT or "test_scout@0" not in table.question.options
        move_on(table)
    assert resolved(table) == ["test_scout@0"]


@proves("FX-27")
def test_an_effect_that_was_passed_over_in_its_timing_is_lost(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), ACT_START, "test_scout")
    table, _ = activating(VICTORY, REPAIR, upgrades=("test_scout",))
    table.answer(EFFECT, PASS)
    while not table.is_over:
        assert table.question.kind is not EFFECT
        move_on(table)
    assert not resolved(table)


@proves("FX-13", "FX-15")
def test_effects_before_and_after_a_step_come_right_before_and_right_after_it(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), ACT_1_BEFORE, "test_before")
    made_up.offer(noted(), ACT_1_AFTER, "test_after")
    table, ship = activating(VICTORY, REPAIR, upgrades=("test_before", "test_after"))
    assert table.the_ship(ship).revealed is None
    table.answer(EFFECT, "test_before@0")
    assert table.the_ship(ship).revealed is REPAIR
    table.answer(DIAL_USE, DialUse.KEEP)
    assert table.question.kind is not EFFECT, "the step goes on with its commands"
    move_on(table)
    assert table.question.options == ("test_after@1",)


@proves("FX-25", "FX-26")
def test_effects_at_the_start_and_the_end_of_a_round_enclose_all_its_phases(made_up: MadeUpCards) -> None:
    keys = ("test_start", "test_first", "test_last", "test_end")
    timings: tuple[Timing[Any], ...] = (ROUND_START, COMMAND_START, STATUS_END, ROUND_END)
    for key, timing in zip(keys, timings, strict=True):
        made_up.trigger(noted(), timing, key)
    table = both_sides(keys, ())
    table.run(Round(number=1))
    finish(table)
    events = [e for e in table.events if isinstance(e, EffectNoted | PhaseBegun)]
    told = [e.effect[5:].partition("@")[0] if isinstance(e, EffectNoted) else e.phase.value for e in events]
    assert told == ["start", "command", "first", "ship", "squadron", "status", "last", "end"]


@proves("FX-25", "FX-26")
def test_effects_at_the_start_and_the_end_of_the_status_phase_enclose_its_steps(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(), STATUS_START, "test_start")
    made_up.trigger(noted(), STATUS_END, "test_end")
    table = both_sides(("test_start", "test_end"), ())
    table.run(StatusPhase())
    kinds = [type(event) for event in table.events]
    assert kinds == [PhaseBegun, EffectResolved, EffectNoted, InitiativeFlipped, EffectResolved, EffectNoted]


def test_flags_until_the_end_of_the_round_are_there_for_its_last_effects_and_gone_after(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(lambda effect, game, round: bool(game.lasting("test_flag"))), ROUND_END, "test_end")
    table = both_sides(("test_end",), ())
    table.run(Round(number=1))
    table.game.emit(LastingBegun(Lasting(key="test_flag", scope=Scope.ROUND)))
    finish(table)
    assert resolved(table) == ["test_end@0"]
    assert not table.game.lasting("test_flag")


# How often


class NotedAgain(Effect[Any], kw_only=True):
    """Note it, and activate nothing: it could be resolved again and again."""

    def resolve(self, game: Game, subject: Any) -> StepResult:
        game.emit(EffectNoted(self.ident, self.seat))
        return DONE


@proves("FX-10", "FX-12", "FX-14", "FX-16")
@pytest.mark.parametrize("timing", [ACT_START, ACT_1_BEFORE, ACT_1_AFTER, ATK_3_MODIFY], ids=lambda timing: timing.id)
def test_an_effect_is_resolved_once_for_each_instance_of_its_event(made_up: MadeUpCards, timing: Any) -> None:
    made_up.offer(NotedAgain, timing, "test_again")
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, dials=(NAVIGATE,), upgrades=("test_again",))
    table.ship(VICTORY, 900, 480, side=1)
    table.run(ShipActivation(ship=ship))
    attacks = 0
    while not table.is_over:
        question = table.question
        if question.seat == -1:
            table.roll("hit", "hit", "hit", "hit", "hit", "hit")
        elif question.kind is EFFECT and "test_again@0" in question.options:
            table.answer(EFFECT, "test_again@0")
        elif question.kind.name == "attack" and attacks == 0:
            attacks += 1
            table.answer(question.kind, question.options[0])
        else:
            move_on(table)
    assert resolved(table) == ["test_again@0"]


@proves("FX-12")
def test_two_copies_of_a_card_are_each_resolved_once(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), ACT_START, "test_twin")
    table, _ = activating(VICTORY, upgrades=("test_twin", "test_twin"))
    table.answer(EFFECT, "test_twin@1").answer(EFFECT, "test_twin@0")
    assert resolved(table) == ["test_twin@1", "test_twin@0"]


# In which order


@proves("FX-17")
@pytest.mark.parametrize("order", [("test_a@0", "test_b@1"), ("test_b@1", "test_a@0")])
def test_a_player_chooses_the_order_of_the_own_effects(made_up: MadeUpCards, order: tuple[str, str]) -> None:
    made_up.offer(noted(), COMMAND_START, "test_a")
    made_up.trigger(noted(), COMMAND_START, "test_b")
    table = both_sides(("test_a", "test_b"), ())
    table.run(CommandPhase())
    assert table.question.options == ("test_a@0", "test_b@1"), "what must be done need not be done first"
    for effect in order:
        if table.question.kind is EFFECT:
            table.answer(EFFECT, effect, seat=0)
    assert resolved(table) == list(order)


@proves("FX-18")
@pytest.mark.parametrize("first_side", [0, 1])
def test_the_first_player_completes_all_effects_before_the_second_player_begins(
    made_up: MadeUpCards, first_side: int
) -> None:
    made_up.offer(noted(), COMMAND_START, "test_one")
    made_up.offer(noted(), COMMAND_START, "test_two")
    table = both_sides(("test_one", "test_two"), ("test_one", "test_two"), first_side=first_side)
    table.run(CommandPhase())
    seats = []
    while table.question.kind is EFFECT:
        seats.append(table.question.seat)
        table.answer(EFFECT, table.question.options[-1])
    assert seats == [first_side, first_side, 1 - first_side, 1 - first_side]


@proves("FX-28")
def test_a_window_does_not_return_to_the_first_player(made_up: MadeUpCards) -> None:
    made_up.offer(noted(lambda effect, game, phase: bool(game.lasting("test_signal"))), COMMAND_START, "test_reply")

    class SendSignal(Effect[CommandPhase], kw_only=True):
        """Make the other player's effect possible."""

        def resolve(self, game: Game, phase: CommandPhase) -> StepResult:
            game.emit(LastingBegun(Lasting(key="test_signal", scope=Scope.ROUND)))
            return DONE

    made_up.offer(SendSignal, COMMAND_START, "test_signal")
    table = both_sides(("test_reply",), ("test_signal",))
    table.run(CommandPhase()).answer(EFFECT, "test_signal@1", seat=1)
    assert table.question.kind is not EFFECT, "the first player's part is closed"
    table = both_sides(("test_signal",), ("test_reply",))
    table.run(CommandPhase()).answer(EFFECT, "test_signal@0", seat=0)
    table.answer(EFFECT, "test_reply@1", seat=1)
    assert resolved(table) == ["test_reply@1"], "what becomes possible later in the order can still be used"


@proves("FX-18", "FX-28")
def test_players_of_a_side_resolve_their_effects_before_the_other_side(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), COMMAND_START, "test_one")
    table = Scenario(sides=(0, 1, 0))
    table.first = 1
    table.ship(CR90, 300, 100, upgrades=("test_one",))
    table.ship(CR90, 600, 100, seat=2, upgrades=("test_one",))
    table.ship(CR90, 300, 850, 180, side=1, upgrades=("test_one",))
    table.run(CommandPhase())
    seats = []
    while table.question.kind is EFFECT:
        seats.append(table.question.seat)
        table.answer(EFFECT, table.question.options[0])
    assert seats == [1, 0, 2]


class DealToEnemies(Effect[Any], kw_only=True):
    """Deal a damage card to the ship with the next id: an event inside an event."""

    def resolve(self, game: Game, subject: Any) -> StepResult:
        return Call(DealDamageCard(ship=ShipId(self.card.unit + 1)), then=DONE)  # type: ignore[arg-type]


def test_what_an_effect_sets_off_is_finished_before_the_next_effect_of_the_window(made_up: MadeUpCards) -> None:
    made_up.offer(DealToEnemies, COMMAND_START, "test_blow")
    made_up.offer(noted(lambda effect, game, phase: bool(game.ship(1).damage)), COMMAND_START, "test_next")
    table = both_sides(("test_blow", "test_next"), ())
    table.run(CommandPhase())
    assert table.question.options == ("test_blow@0",)
    table.answer(EFFECT, "test_blow@0")
    assert table.question.options == ("test_next@1",), "collected again after each effect"


# Whether


@proves("FX-19")
def test_the_effect_of_an_upgrade_card_may_be_declined(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), ACT_START, "test_scout")
    table, _ = activating(VICTORY, upgrades=("test_scout",))
    assert table.question.may_pass
    table.answer(EFFECT, PASS)
    finish(table)
    assert not resolved(table)


@proves("FX-20")
def test_an_effect_that_is_mandatory_cannot_be_declined(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(), ACT_START, "test_must")
    made_up.offer(noted(), ACT_START, "test_may")
    table, _ = activating(VICTORY, upgrades=("test_must", "test_may"))
    assert not table.question.may_pass
    table.answer(EFFECT, "test_may@1")
    assert resolved(table) == ["test_may@1", "test_must@0"], "the one that is left resolves itself"


@proves("FX-20")
def test_damage_cards_must_be_obeyed() -> None:
    table, _ = activating(VICTORY, REPAIR, damage=("crew_panic",))
    assert table.question.kind.name == "crew panic"
    assert not table.question.may_pass


# Which effects, and which wins


@proves("FX-24", "UPG-22")
def test_a_discarded_card_has_no_active_effect(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), ACT_1_AFTER, "test_scout")
    made_up.modifier(lambda game, card, ship, value: value + 1, SQUADRON_VALUE, "test_deck_crew")
    table, ship = activating(VICTORY, REPAIR, upgrades=("test_scout", "test_deck_crew"))
    assert squadron_value(table.game, ship) == 4
    for upgrade in (0, 1):
        table.game.emit(UpgradeDiscarded(UpgradeId(upgrade)))
    assert squadron_value(table.game, ship) == 3
    finish(table)
    assert not resolved(table)


@proves("FX-02")
def test_a_card_that_contradicts_a_rule_is_applied_and_says_so(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, ship, hull: hull + 2, HULL, "test_armor")
    table, ship = activating(CR90, damage=(None,) * 3, upgrades=("test_armor",))
    table.game.interrupt(DealDamageCard(ship=ship))
    assert table.game.is_in_play(ship), "four cards on a hull of 4"
    (why,) = table.game.explain(HULL, ship, 4)
    assert (why.key, why.before, why.after) == ("test_armor", 4, 6)


@proves("FX-03")
def test_values_are_set_then_raised_then_lowered_then_limited(made_up: MadeUpCards) -> None:
    def change(by: str) -> Any:
        def changed(game: Game, card: CardInPlay, ship: ShipId, value: int) -> int:
            return {"set": 10, "raise": value + 3, "halve": value // 2, "limit": min(value, 5)}[by]

        return changed

    stages = {"limit": Stage.LIMIT, "halve": Stage.REDUCE, "raise": Stage.INCREASE, "set": Stage.SET}
    for key, stage in stages.items():
        made_up.modifier(change(key), SQUADRON_VALUE, f"test_{key}", stage)
    table, ship = activating(VICTORY, upgrades=tuple(f"test_{key}" for key in stages))
    told = [(why.before, why.after) for why in table.game.explain(SQUADRON_VALUE, ship, 3)]
    assert told == [(3, 10), (10, 13), (13, 6), (6, 5)]
    assert squadron_value(table.game, ship) == 5


def test_the_end_of_the_command_phase_comes_after_all_dials(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(lambda effect, game, phase: bool(game.ship(0).dials)), COMMAND_END, "test_end")
    table = both_sides(("test_end",), ())
    table.run(CommandPhase())
    finish(table)
    assert resolved(table) == ["test_end@0"]
