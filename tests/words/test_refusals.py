"""Refusals in full: in random games each names a rule of the Rules Reference and something that can be done."""

from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.rules import rules
from armada.engine.questions import PASS, FreeQuestion, Kind, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.geometry.maneuver_tool import ToolSide
from armada.messages.languages import speaking
from armada.messages.message import Message
from armada.rules.courses import Course
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice
from armada.screens.prompt.prompt import prompts_of
from armada.state.records import TokenId
from armada.words.answers import describe_answer
from armada.words.names import zone_name
from armada.words.questions import RECORDS, words_of
from armada.words.refusals import instead_of, refusal_of
from tests.amounts import amount
from tests.builders.attack_table import NEBULON, TIE, VICTORY, X_WING, Battle
from tests.builders.cards_table import pass_until
from tests.builders.scenario import FRONT, LEFT, REAR, Scenario
from tests.screens.screen_games import questions_of


def test_every_rule_that_refuses_is_in_the_index() -> None:
    assert {record.rule for record in RECORDS} <= set(rules())


TELLING = {
    "agreement": "agree",
    "attack": "attack",
    "attacked hull zone": "hull zone under attack",
    "closest ship": "closest overlapped ship",
    "command": "resolves a command",
    "command dials": "dials",
    "course": "joint",
    "deployment": "deployment turn",
    "dial use": "dial can be spent",
    "new speed": "speed",
    "placement": "squadrons are placed",
    "player": "which teammate",
    "redirected damage": "Redirect",
    "repair": "Repair effects",
    "ship placement": "ship is placed",
    "squadron action": "move or attack",
    "squadron placement": "squadron is placed",
    "way": "token",
}
"""Words of the rule that is cited where a question has no words of its own for a refusal."""


def test_the_rule_that_is_cited_speaks_of_what_was_asked() -> None:
    for kind, words in TELLING.items():
        assert words in rules()[words_of(Kind.by_name[kind]).rule].text, kind


FITTING = {
    "attack": {"ATK", "ARC", "LOS", "RANGE", "ENG", "KEY", "FX", "CARD", "DMGCARD"},
    "next squadron": {"ATK", "ARC", "LOS", "RANGE", "FX", "CARD", "DMGCARD"},
    "defense token": {"DEF", "ATK", "FX", "CARD", "DMGCARD"},
    "squadron action": {"SQN", "ATK", "ENG", "KEY", "FX", "CARD", "LOS"},
    "command": {"CMD"},
    "ship to activate": {"SHIP", "DMG", "CMD"},
    "squadron to activate": {"SQN", "CMD", "SEC"},
    "deployment": {"SETUP", "OBJ", "SEC"},
    "repair": {"CMD", "DMG"},
}
"""The areas of rules that can forbid an answer, by the kind of the question."""


def names_of(game: Game, question: Question[Any]) -> list[str]:
    """Words by which a sentence can name a legal answer: its own, its ship or squadron, its hull zone."""
    found = ["pass", "maneuver"] if question.may_pass else []
    for option in question.options:
        found.append(describe_answer(game, question, option).partition(",")[0])
        if isinstance(option, AttackChoice):
            found += [zone_name(zone) for zone in (option.zone, option.target_zone) if zone is not None]
            found.append(game.unit(option.defender).label)
    return [name for name in found if name]


@pytest.mark.parametrize("seed", range(amount(20)))
def test_every_closed_option_names_a_rule_that_fits_and_an_answer_that_is_legal(seed: int) -> None:
    for game, question in questions_of(seed, 220):
        (prompt,) = prompts_of(game, question.seat)
        for closed in prompt.closed:
            assert closed.rule in rules(), (prompt.kind, closed)
            assert rules()[closed.rule].area in FITTING[prompt.kind], (prompt.kind, closed)
            assert closed.reason.endswith("."), (prompt.kind, closed)
            assert closed.instead.endswith("."), (prompt.kind, closed)
            if question.options:
                assert any(name in closed.instead for name in names_of(game, question)), (prompt.kind, closed)


def everything_declared(game: Game) -> list[AttackChoice]:
    """Every attack that somebody could think of, legal or not, at each ship and squadron."""
    zones = (None, *HullZone)
    return [AttackChoice(zone, unit.id, target) for unit in game.state.units for zone in zones for target in zones]


@pytest.mark.parametrize("seed", range(20, 20 + amount(12)))
def test_every_attack_that_is_refused_names_a_rule_that_fits_and_an_attack_that_is_legal(seed: int) -> None:
    looked = 0
    for game, question in questions_of(seed, 300):
        if question.kind not in (ATTACK, NEXT_SQUADRON) or not question.options:
            continue
        for choice in everything_declared(game):
            refusal = refusal_of(game, question, choice)
            if refusal is None:
                continue
            looked += 1
            assert refusal.rule is not None
            assert rules()[refusal.rule].area in FITTING["attack"], refusal
            assert question.accepts(refusal.nearest), refusal
            assert "You can attack" in refusal.reason, refusal
    assert looked or seed != 20


@pytest.mark.parametrize("seed", range(10, 10 + amount(12)))
def test_every_answer_that_is_refused_is_refused_by_a_rule_and_says_what_can_be_done(seed: int) -> None:
    looked = 0
    for game, question in questions_of(seed, 220):
        wrong: list[Any] = [] if question.may_pass else [PASS]
        if isinstance(question, SomeQuestion):
            wrong += [(*question.things, *question.things)]
        for answer in wrong:
            refusal = refusal_of(game, question, answer)
            assert refusal is not None
            assert refusal.rule in rules(), question.kind.name
            possible = isinstance(question, FreeQuestion) or "You can" in refusal.reason
            assert possible, (question.kind.name, refusal.reason)
            looked += 1
    assert looked > 20


def test_a_legal_answer_is_not_refused() -> None:
    table = Battle().attack("hit", "hit", "hit")
    assert refusal_of(table.game, table.question, PASS) is None


def test_what_can_be_done_is_said_in_the_words_of_the_game() -> None:
    table = Battle().attack("hit", "hit", "hit").spend("brace")
    assert table.question.kind is DEFENSE_TOKEN
    refusal = refusal_of(table.game, table.question, TokenId(1))
    assert refusal is not None
    assert refusal.rule == "DEF-07"
    assert refusal.reason.endswith("You can spend Evade or Redirect, or pass.")
    assert instead_of(table.game, table.question) == "You can spend Evade or Redirect, or pass."


def test_a_refusal_is_in_the_language_of_its_reader() -> None:
    table = Battle().attack("hit", "hit", "hit").spend("brace")
    refusal = table.question.refusal(TokenId(1))
    assert refusal is not None
    english = "Gladiator I-class Star Destroyer 1 cannot spend its Brace token: it was already spent in this attack."
    assert refusal.reason == english
    with speaking("de"):
        german = "kann Festhalten nicht ausgeben: Der Marker wurde in diesem Angriff schon ausgegeben."
        assert refusal.reason.endswith(german)
        whole = refusal_of(table.game, table.question, TokenId(1))
        assert whole is not None
        assert whole.reason.endswith(f"{german} Du kannst Ausweichen oder Umleiten ausgeben oder passen.")


def test_a_sentence_is_made_only_for_a_reader() -> None:
    table = Battle().attack("hit", "hit", "hit").spend("brace")
    refusal = table.question.refusal(TokenId(1))
    assert refusal is not None
    assert isinstance(refusal.words, Message), "a search refuses thousands of answers that nobody tried"


def test_a_further_squadron_is_refused_by_name_and_the_others_are_named_alone() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    near, far = table.squadron(X_WING, 900, 440, side=1), table.squadron(X_WING, 940, 440, side=1)
    table.ship(NEBULON, 900, 900, side=1)
    table.run(ShipActivation(ship=victory)).answer(ATTACK, AttackChoice(FRONT, near, None)).roll("accuracy")
    pass_until(table, NEXT_SQUADRON)
    refusal = refusal_of(table.game, table.question, AttackChoice(FRONT, near, None))
    names = [table.game.unit(squadron).label for squadron in (near, far)]
    assert refusal is not None
    assert f"cannot attack {names[0]} now: it was already a target of this attack." in refusal.reason
    assert refusal.reason.endswith(f"You can attack {names[1]}, or pass.")


ZONES = (HullZone.FRONT, HullZone.RIGHT, HullZone.REAR, HullZone.LEFT)


def table_of_questions() -> Game:
    table = Scenario()
    table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 900, side=1)
    return table.run(ShipPhase()).game


@pytest.mark.parametrize(
    ("least", "most", "can"),
    [
        (0, 2, "You can choose up to 2: front, right, rear or left."),
        (2, 2, "You can choose 2: front, right, rear or left."),
        (1, 2, "You can choose 1 to 2: front, right, rear or left."),
        (1, 9, "You can choose 1 to 4: front, right, rear or left."),
        (4, None, "You can choose 4: front, right, rear or left."),
    ],
)
def test_a_choice_of_several_says_how_many_can_be_chosen(least: int, most: int | None, can: str) -> None:
    question = SomeQuestion(Seat(0), REDIRECT_ZONES, ZONES, least=least, most=most)
    assert instead_of(table_of_questions(), question) == can


def test_a_wrong_number_of_things_and_things_that_do_not_go_together_are_told_apart() -> None:
    game = table_of_questions()
    question = SomeQuestion(
        Seat(0), REDIRECT_ZONES, ZONES[:3], least=1, most=2, allows=lambda chosen: set(chosen) != {FRONT, REAR}
    )
    reasons = {
        answer: refusal.reason.partition(".")[0]
        for answer in ((), (FRONT,), (FRONT, REAR), ZONES[:2], ZONES[:3], (LEFT,), (FRONT, LEFT))
        if (refusal := refusal_of(game, question, answer)) is not None
    }
    assert reasons == {
        (): "You cannot choose none here",
        (FRONT, REAR): "You cannot choose these together",
        ZONES[:3]: "You cannot choose 3 here",
        (LEFT,): "You cannot choose that now",
        (FRONT, LEFT): "You cannot choose that now",
    }


@pytest.mark.parametrize(
    ("count", "named"),
    [
        (1, "speed 0"),
        (3, "speed 0, speed 1 or speed 2"),
        (4, "speed 0, speed 1, speed 2 or speed 3"),
        (5, "speed 0, speed 1, speed 2 or 2 others"),
        (6, "speed 0, speed 1, speed 2 or 3 others"),
    ],
)
def test_a_refusal_names_a_few_answers_and_counts_the_others(count: int, named: str) -> None:
    game, speeds = table_of_questions(), range(count)
    assert instead_of(game, Question(Seat(0), NEW_SPEED, tuple(speeds))) == f"You can choose {named}."
    may_pass = Question(Seat(0), NEW_SPEED, tuple(speeds), may_pass=True)
    assert instead_of(game, may_pass) == f"You can choose {named}, or pass."


def test_where_nothing_can_be_chosen_a_refusal_says_whether_the_seat_can_pass() -> None:
    game = table_of_questions()
    assert instead_of(game, Question(Seat(0), NEW_SPEED, (), may_pass=True)) == "You can pass."
    assert instead_of(game, Question(Seat(0), NEW_SPEED, ())) == "There is no other answer."


def test_a_course_that_is_refused_names_the_nearest_that_is_legal() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, 900, 300, speed=2)
    table.run(ExecuteManeuver(ship=nebulon))
    game, question = table.game, table.question
    assert question.kind is COURSE
    assert instead_of(game, question) == "Choose one of the marked places."
    refusal = refusal_of(game, question, Course((0, 4), ToolSide.RIGHT))
    assert refusal is not None
    assert refusal.nearest is not None
    assert refusal.reason.endswith(f"A legal answer close to that: {describe_answer(game, question, refusal.nearest)}.")


def test_an_attack_is_named_with_the_hull_zone_it_comes_from() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 480, 180, side=1)
    table.squadron(X_WING, 1040, 300, side=1)
    table.run(ShipActivation(ship=victory))
    assert instead_of(table.game, table.question) == (
        "You can attack Nebulon-B Escort Frigate 1 front from the front or X-wing Squadron 2 from the right, or pass."
    )
    squadrons = Scenario()
    tie = squadrons.squadron(TIE, 900, 300)
    squadrons.squadron(X_WING, 940, 330, side=1)
    squadrons.squadron(X_WING, 860, 330, side=1)
    squadrons.ship(VICTORY, 100, 800)
    squadrons.ship(NEBULON, 1700, 800, side=1)
    squadrons.run(SquadronAttack(squadron=tie))
    assert instead_of(squadrons.game, squadrons.question) == ("You can attack X-wing Squadron 1 or X-wing Squadron 2.")


def test_an_answer_of_another_shape_is_refused_like_any_other() -> None:
    game = table_of_questions()
    several = SomeQuestion(Seat(0), REDIRECT_ZONES, ZONES, least=1, most=2)
    for question, answer in ((several, FRONT), (Question(Seat(0), NEW_SPEED, (0, 1)), (0, 1))):
        refusal = refusal_of(game, question, answer)
        assert refusal is not None
        assert refusal.reason.startswith("You cannot choose that now.")
