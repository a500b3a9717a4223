"""Questions and answers in words: what is asked of whom, and what each answer means."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from armada.analysis.dice_in_hand import place_in_pool
from armada.catalog.cards import Color
from armada.engine.effects import Effect
from armada.engine.questions import PASS, Question
from armada.engine.seats import Seat, Side
from armada.geometry.bases import HullZone
from armada.geometry.pose import Pose
from armada.rules.command_phase import ShipDials
from armada.rules.courses import Course
from armada.rules.defense_tokens import NamedToken
from armada.rules.deploying import ShipPlacement
from armada.rules.displaced_squadrons import Placement
from armada.rules.game import Game
from armada.rules.moving_objects import ObstacleMove, TokenMove
from armada.rules.obstacle_placement import ObstaclePlacement
from armada.rules.repair import COSTS, Repair, RepairEffect
from armada.rules.targets import AttackChoice, legal_attacks
from armada.state.dice import DieFace
from armada.state.records import Command, Ship, ShipId, SquadronId, TokenId, UnitId, UpgradeId
from armada.views.subject import UNITS, subject_of
from armada.words.dice import die_in_words
from armada.words.names import Names, clicks, command_name, damage_card, facing, listed, place, words
from armada.words.questions import Things, words_of


class AnswerContext(NamedTuple):
    """The context of an answer: the game, its names, the question, and the ship or squadron it is about."""

    game: Game
    names: Names
    question: Question[Any]
    about: int | None


Describe = Callable[[AnswerContext, Any], str]


def describe_answer(game: Game, question: Question[Any], answer: Any) -> str:
    """An answer to an open question, as a list of choices shows it."""
    if answer is PASS:
        return "pass"
    asked = AnswerContext(game, Names(game.state), question, subject_of(game, question))
    return _describe(asked, question.kind.answer_type, answer)


def describe_decision(game: Game, question: Question[Any], answer: Any) -> str:
    """A decision as replays describe it: with its ship or squadron, and without places, which the board shows."""
    about = None if _names_itself(game, question) else subject_of(game, question)
    who = "" if about is None else game.unit(about).label
    said = "passed" if answer is PASS else _without_place(Names(game.state), answer)
    if said is None:
        said = describe_answer(game, question, answer)
    if not who or who in said:
        return said
    return f"{who}, {said}" if said else who


def _names_itself(game: Game, question: Question[Any]) -> bool:
    """Whether a ship or squadron is the answer; or a card asks, which may be about another than its own."""
    return question.kind.answer_type in UNITS or isinstance(game.asker, Effect)


def _without_place(names: Names, answer: Any) -> str | None:
    """What is left of an answer without the place in it; None if it names no place."""
    match answer:
        case Pose():
            return ""
        case ShipPlacement():
            return f"speed {answer.speed}"
        case Placement():
            return names.unit(answer.squadron)
        case ObstaclePlacement() | ObstacleMove():
            return names.obstacle(answer.obstacle)
        case TokenMove():
            return f"objective token {answer.token + 1}"
        case _:
            return None


def _describe(asked: AnswerContext, declared: Any, answer: Any) -> str:
    if get_origin(declared) is tuple:
        inner = get_args(declared)[0]
        said = [_describe(asked, inner, entry) for entry in answer]
        return listed(said) if said else "none"
    things = words_of(asked.question.kind).things
    if things is not None:
        return BY_THING[things](asked, answer)
    if declared in BY_TYPE:
        return BY_TYPE[declared](asked, answer)
    return _plainly(answer)


def _plainly(answer: Any) -> str:
    """An answer of a kind that has no words of its own yet."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if isinstance(answer, StrEnum):
        return words(answer)
    if isinstance(answer, Pose):
        return facing(answer) if answer.heading else place(answer)
    if isinstance(answer, msgspec.Struct):
        return ", ".join([f"{words(name)} {_plainly(getattr(answer, name))}" for name in answer.__struct_fields__])
    return str(answer)


# By the type of the answer


def _token(asked: AnswerContext, token: int) -> str:
    defense = () if asked.about is None else asked.game.unit(asked.about).defense
    if token >= len(defense):
        return f"defense token {token + 1}"
    return f"{defense[token].kind.value.title()}, {defense[token].state}"


def _course(asked: AnswerContext, course: Course) -> str:
    if not any(course.clicks):
        return "straight" if course.clicks else "stay"
    return f"{clicks(course.clicks)}, tool on the {course.side}"


def _attack(asked: AnswerContext, choice: AttackChoice) -> str:
    zone = f"{words(choice.zone)} " if choice.zone else ""
    aimed = asked.names.hull_zone(choice.defender, choice.target_zone)
    target = f" {aimed}" if aimed else ""
    return f"{zone}at {asked.names.unit(choice.defender)}{target}{_measured(asked, choice)}"


def _measured(asked: AnswerContext, choice: AttackChoice) -> str:
    """The range of an attack, and whether it is obstructed, if that can be told."""
    if asked.about is None or asked.game.unit(asked.about).pose is None:
        return ""
    for attack in legal_attacks(asked.game, UnitId(asked.about), goes_on=True):
        if attack.choice == choice and attack.option.range is not None:
            return f", {attack.option.range.name.lower()} range{', obstructed' if attack.obstructed else ''}"
    return ""


def _repair(asked: AnswerContext, repair: Repair) -> str:
    cost = f"({COSTS[repair.effect]})"
    if repair.effect is RepairEffect.REPAIR_HULL:
        card = "a damage card" if repair.card is None else _damage(asked, repair.card)
        return f"discard {card} {cost}"
    if repair.source is not None:
        return f"move a shield from {words(repair.source)} to {words(repair.zone or '')} {cost}"
    return f"recover a shield at {words(repair.zone or '')} {cost}"


def _damage(asked: AnswerContext, place: int) -> str:
    """A damage card of the ship that is asked about."""
    ship = None if asked.about is None else asked.game.unit(asked.about)
    if not isinstance(ship, Ship) or place >= len(ship.damage):
        return f"damage card {place + 1}"
    card = ship.damage[place]
    return f"{damage_card(card.number)}, faceup" if card.faceup else f"facedown damage card {place + 1}"


def _placement(asked: AnswerContext, placement: Placement) -> str:
    return f"{asked.names.unit(placement.squadron)} at {place(placement.pose)}"


def _obstacle(asked: AnswerContext, placement: ObstaclePlacement) -> str:
    turned = ", turned over" if placement.mirrored else ""
    return f"{asked.names.obstacle(placement.obstacle)} at {facing(placement.pose)}{turned}"


def _named_token(asked: AnswerContext, named: NamedToken) -> str:
    return f"{asked.names.token(named.unit, named.token)} of {asked.names.unit(named.unit)}"


def _moved_token(asked: AnswerContext, moved: TokenMove) -> str:
    return f"objective token {moved.token + 1} to {place(moved.pose)}"


def _moved_obstacle(asked: AnswerContext, moved: ObstacleMove) -> str:
    return f"{asked.names.obstacle(moved.obstacle)} to {facing(moved.pose)}"


BY_TYPE: dict[Any, Describe] = {
    NamedToken: _named_token,
    TokenMove: _moved_token,
    ObstacleMove: _moved_obstacle,
    UnitId: lambda asked, a: asked.names.unit(a),
    ShipId: lambda asked, a: asked.names.unit(a),
    SquadronId: lambda asked, a: asked.names.unit(a),
    TokenId: _token,
    UpgradeId: lambda asked, a: asked.names.upgrade(a),
    Seat: lambda asked, a: asked.names.seat(a),
    Side: lambda asked, a: asked.names.side(a),
    Command: lambda asked, a: command_name(a),
    HullZone: lambda asked, a: words(a),
    Color: lambda asked, a: f"a {a} die",
    DieFace: lambda asked, a: a.replace(" ", " and "),
    ShipDials: lambda asked, a: f"{asked.names.unit(a.ship)} ({', '.join(map(command_name, a.commands))})",
    Course: _course,
    AttackChoice: _attack,
    Repair: _repair,
    Placement: _placement,
    ObstaclePlacement: _obstacle,
    ShipPlacement: lambda asked, a: f"{facing(a.pose)}, speed {a.speed}",
    Pose: lambda asked, a: facing(a) if a.heading else place(a),
}


# By the things that the question is about


def _die(asked: AnswerContext, number: int) -> str:
    """A die of the pool; before it is rolled, one of those gathered."""
    place, found = place_in_pool(asked.game, number), die_in_words(asked.game, number)
    return f"die {place + 1}: {found}" if found else f"die {place + 1}"


BY_THING: dict[Things, Describe] = {
    Things.EFFECTS: lambda asked, a: asked.names.effect(a),
    Things.OBJECTIVES: lambda asked, a: asked.names.card(a),
    Things.DICE: _die,
    Things.DAMAGE_CARDS: _damage,
    Things.DECK_CARDS: lambda asked, a: damage_card(a),
    Things.SPEEDS: lambda asked, a: f"speed {a}",
    Things.DAMAGE: lambda asked, a: f"{a} damage",
    Things.OBJECTIVE_TOKENS: lambda asked, a: f"objective token {a + 1}",
    Things.MINES: lambda asked, a: f"mine {a + 1}",
}
