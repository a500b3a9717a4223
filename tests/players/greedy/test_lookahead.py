from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from armada.effects.upgrades.offensive_retrofit import LAUNCHED
from armada.engine.questions import PASS, FreeQuestion, Kind, Question, SomeQuestion
from armada.engine.seats import Seat, Side
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.players.greedy.effects import choose_card_effect
from armada.players.greedy.lookahead import (
    FEW_ANSWERS,
    MOST_ANSWERS,
    _reply,
    best_answer,
    few_answers,
    gain_over,
    look_ahead,
    mean_gain,
    some_answers,
)
from armada.players.greedy.player import GreedyPlayer
from armada.players.greedy.policy import CHOICES, policy_answer
from armada.players.greedy.prospects import Prospects
from armada.players.greedy.rehearsal import _quietly, rehearsed
from armada.players.knowledge import SeatKnowledge
from armada.rules.attack import Attack
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import REDIRECT_ZONES
from armada.rules.deploying import SQUADRON_PLACEMENT
from armada.rules.navigate import NEW_SPEED
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation, ShipPhase
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.targets import ATTACK
from armada.state.events.movement import SquadronLifted
from armada.state.records import Command
from tests.builders.cards_table import use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.upgrade_table import begin, launching

NAVIGATE = Command.NAVIGATE
VICTORY, CORVETTE = "victory_ii_class_star_destroyer", "cr90_corvette_a"


def attack_with(upgrade: str, *faces: str, side: int = 0) -> Scenario:
    """A Victory with an upgrade attacks a corvette at close range, and rolls."""
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, upgrades=[upgrade] if side == 0 else [])
    corvette = table.ship(CORVETTE, 900, 460, 180, side=1, upgrades=[upgrade] if side == 1 else [])
    table.run(Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=FRONT))
    table.roll(*faces)
    table.game.external_chance = False
    return table


def test_a_card_that_rerolls_bad_dice_is_used() -> None:
    table = attack_with("leading_shots", "blank", "blank", "blank", "hit", "accuracy", "accuracy")
    question = table.question
    assert question.kind is EFFECT
    answer = choose_card_effect(SeatKnowledge(table.game, Seat(0)), question, "seed")
    assert answer.startswith("leading_shots")


def test_a_card_that_would_spoil_good_dice_is_not_used() -> None:
    table = attack_with("leading_shots", "hit hit", "hit hit", "hit hit", "hit", "hit", "hit")
    answer = choose_card_effect(SeatKnowledge(table.game, Seat(0)), table.question, "seed")
    assert not str(answer).startswith("leading_shots")


def test_looking_ahead_tells_good_answers_from_bad_ones() -> None:
    table = Scenario()
    frigate = table.ship("assault_frigate_mark_ii_a", 900, 300, shields={FRONT: 0, LEFT: 3, RIGHT: 1, REAR: 0})
    table.run(SufferDamage(unit=frigate, amount=2, by="debris"))
    table.game.external_chance = False
    knowledge = SeatKnowledge(table.game, Seat(0))
    answers = [FRONT, LEFT]
    front, left = look_ahead(knowledge, table.question, answers, "seed")
    assert gain_over(left, front) > 0
    assert best_answer(knowledge, table.question, "seed") is LEFT


def test_a_question_of_an_unknown_kind_is_answered() -> None:
    """The kind of the engine's own question, under another name, has no choice of its own."""
    table = Scenario()
    frigate = table.ship("assault_frigate_mark_ii_a", 900, 300, shields={FRONT: 0, LEFT: 3, RIGHT: 1, REAR: 0})
    table.run(SufferDamage(unit=frigate, amount=2, by="debris"))
    table.game.external_chance = False
    unknown = _kind_of(HullZone, "a zone of which no player has heard")
    question: Question[Any] = Question(Seat(0), unknown, tuple(table.question.options))
    assert unknown.name not in CHOICES
    assert question.refusal(GreedyPlayer().answer(SeatKnowledge(table.game, Seat(0)), question)) is None


def test_a_choice_of_several_things_of_an_unknown_kind_is_answered() -> None:
    table = Scenario()
    frigate = table.ship("assault_frigate_mark_ii_a", 900, 300)
    table.run(SufferDamage(unit=frigate, amount=2, by="debris"))
    table.game.external_chance = False
    unknown = _kind_of(tuple[int, ...], "things of which no player has heard")
    question: SomeQuestion[int] = SomeQuestion(Seat(0), unknown, tuple(range(9)), least=2, most=4)
    assert question.refusal(GreedyPlayer().answer(SeatKnowledge(table.game, Seat(0)), question)) is None
    assert question.refusal(policy_answer(table.game, question)) is None


def test_a_free_question_of_an_unknown_kind_is_answered_by_what_it_suggests_or_else_by_samples() -> None:
    table = Scenario()
    frigate = table.ship("assault_frigate_mark_ii_a", 900, 300)
    table.run(SufferDamage(unit=frigate, amount=2, by="debris"))
    knowledge = SeatKnowledge(table.game, Seat(0))
    unknown = _kind_of(int, "a number of which no player has heard")

    def answers(*suggested: int) -> list[Any]:
        question = FreeQuestion(
            Seat(0), unknown, lambda _: None, lambda rng: int(100 + 5000 * rng.random()), candidates=suggested
        )
        return some_answers(knowledge, question, "seed")

    assert answers(1, 2) == [1, 2]
    assert all(answer >= 100 for answer in answers())
    assert len(answers()) == MOST_ANSWERS // 2


def _kind_of(answer: Any, name: str) -> Kind[Any]:
    return Kind.by_name.get(name) or Kind[answer](name)


def test_a_gain_that_chance_may_have_made_is_no_sure_gain() -> None:
    assert gain_over([1.0, 1.0, 1.0], [0.5, 0.5, 0.5]) == 0.5
    assert gain_over([9.0, -8.0, 2.0], [0.5, 0.5, 0.5]) < 0


def test_looking_ahead_leaves_the_game_as_it_was() -> None:
    table = attack_with("leading_shots", "blank", "blank", "blank", "hit", "accuracy", "accuracy")
    state = table.game.state
    look_ahead(SeatKnowledge(table.game, Seat(0)), table.question, [PASS], "seed")
    assert table.game.state is state


def test_a_squadron_that_is_off_the_table_for_now_has_no_prospects() -> None:
    """Found in a game: a look-ahead ended while a displaced squadron was still to be placed."""
    table = Scenario()
    table.ship(CORVETTE, 900, 460, 180, side=1)
    squadron = table.squadron("x_wing_squadron", 900, 300)
    table.run(SquadronPhase())
    knowledge = SeatKnowledge(table.game, Seat(0))
    start, game = knowledge.imagine("seed"), knowledge.imagine("seed")
    game.emit(SquadronLifted(squadron))
    assert Prospects(start, Side(0)).of_squadrons(game) == 0.0


def test_what_is_offered_at_any_time_does_not_keep_a_rehearsal_going() -> None:
    """Found in a game: with Ahsoka Tano the window of such cards is offered again and again."""
    table = Scenario()
    table.ship(CORVETTE, 900, 300, upgrades=["ahsoka_tano_officer_rebel"], tokens=(NAVIGATE,), dials=(NAVIGATE,))
    table.ship(VICTORY, 900, 700, 180, side=1, dials=(NAVIGATE,) * 3)
    table.run(ShipPhase())
    assert rehearsed(SeatKnowledge(table.game, Seat(0)).game, Side(0)) is not None


def test_the_more_answers_are_compared_the_fewer_ships_are_rehearsed_for_each_but_always_one() -> None:
    """Two ships have yet to activate: for one answer both are rehearsed, for nine answers only the first."""

    def value(answers: int, *, activated: bool = False) -> float:
        table = Scenario()
        table.ship(CORVETTE, 900, 300, dials=(NAVIGATE,))
        other = table.ship(CORVETTE, 300, 300, dials=(NAVIGATE,))
        table.ship(VICTORY, 900, 800, 180, side=1, dials=(NAVIGATE,) * 3)
        table.units[other] = replace(table.units[other], activated=activated)
        table.run(ShipPhase())
        return rehearsed(SeatKnowledge(table.game, Seat(0)).game, Side(0), answers)

    both, first = value(1), value(9)
    assert both != first
    assert value(9, activated=True) == pytest.approx(value(1, activated=True))
    assert first != 0


def test_a_ship_that_is_rehearsed_does_not_attack() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, dials=(NAVIGATE,))
    table.ship(CORVETTE, 900, 460, 180, side=1)
    table.run(ShipActivation(ship=victory)).answer(DIAL_USE, DialUse.KEEP)
    assert table.question.kind is ATTACK
    knowledge = SeatKnowledge(table.game, Seat(0))
    assert policy_answer(knowledge.game, table.question) is not PASS
    assert _quietly(knowledge.game, table.question) is PASS


def test_a_gain_is_reliable_only_as_far_as_chance_did_not_make_it() -> None:
    assert gain_over([3.0, 3.0, 3.0], [1.0, 1.0, 1.0]) == 2.0
    assert gain_over([4.0, 2.0], [0.0, 0.0]) == pytest.approx(3.0 - 1.0)
    assert gain_over([6.0, 0.0, 3.0], [0.0, 0.0, 0.0]) == pytest.approx(3.0 - 3**0.5)
    assert gain_over([5.0], [1.0]) == 4.0
    assert mean_gain([4.0, 2.0], [1.0, 1.0]) == 2.0


def test_some_answers_of_many_are_spread_evenly_and_passing_is_one_of_them() -> None:
    few = Question(Seat(0), NEW_SPEED, tuple(range(FEW_ANSWERS)))
    assert few_answers(few) == list(range(FEW_ANSWERS))
    many = Question(Seat(0), NEW_SPEED, tuple(range(20)), may_pass=True)
    assert few_answers(many) == [0, 4, 8, 12, 16, PASS]
    assert few_answers(Question(Seat(0), NEW_SPEED, (), may_pass=True)) == [PASS]
    zones = tuple(HullZone)
    several = SomeQuestion(Seat(0), REDIRECT_ZONES, zones, most=1)
    assert (zones[0],) in few_answers(several)


def test_a_kind_of_question_is_tried_out_once_though_its_answer_can_be_given_only_once() -> None:
    table, frigate, squadrons = launching()
    use(begin(table, frigate, squadrons), "rapid_launch_bays").answer(LAUNCHED, squadrons[0])
    table.answer(SQUADRON_PLACEMENT, table.question.sample(Random(1)))
    game = SeatKnowledge(table.game, Seat(1)).imagine("seed")
    asked = game.questions[0]
    planned = {LAUNCHED.name: squadrons[0]}
    assert _reply(game, asked, planned) == squadrons[1]
    assert planned == {LAUNCHED.name: squadrons[0]}
