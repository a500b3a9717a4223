"""Answers in words: what each answer to a question means."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from armada.analysis.dice_in_hand import place_in_pool
from armada.catalog.cards import Color, DefenseToken
from armada.engine.effects import Effect
from armada.engine.questions import PASS, Question
from armada.engine.seats import Seat, Side
from armada.geometry.bases import HullZone
from armada.geometry.pose import Pose
from armada.geometry.ruler import Range
from armada.messages.message import has_message, listed, say
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
from armada.words.names import (
    Names,
    clicks,
    color_name,
    command_name,
    damage_card,
    face_name,
    facing,
    place,
    range_name,
    state_name,
    token_name,
    zone_name,
)
from armada.words.questions import Things, words_of


class AnswerContext(NamedTuple):
    """The context of an answer: the game, its names, the question, and the ship or squadron it is about."""

    game: Game
    names: Names
    question: Question[Any]
    about: int | None


class MeasuredAttack(NamedTuple):
    """The range of an attack, and whether it is obstructed."""

    range: Range
    obstructed: bool


Describe = Callable[[AnswerContext, Any], str]


def describe_answer(game: Game, question: Question[Any], answer: Any) -> str:
    """An answer to an open question, as a list of choices shows it."""
    if answer is PASS:
        return say("answers-pass")
    asked = AnswerContext(game, Names(game.state), question, subject_of(game, question))
    return _describe(asked, question.kind.answer_type, answer)


def describe_decision(game: Game, question: Question[Any], answer: Any) -> str:
    """A decision as replays describe it: with its ship or squadron, and without places, which the board shows."""
    about = None if _names_itself(game, question) else subject_of(game, question)
    who = "" if about is None else game.unit(about).label
    said = say("answers-passed") if answer is PASS else _without_place(Names(game.state), answer)
    if said is None:
        said = describe_answer(game, question, answer)
    if not who or who in said:
        return said
    return say("answers-of-unit", unit=who, answer=said) if said else who


def _names_itself(game: Game, question: Question[Any]) -> bool:
    """Whether a ship or squadron is the answer; or a card asks, which may be about another than its own."""
    return question.kind.answer_type in UNITS or isinstance(game.asker, Effect)


def _without_place(names: Names, answer: Any) -> str | None:
    """The rest of an answer without the place in it; None if it names no place."""
    match answer:
        case Pose():
            return ""
        case ShipPlacement():
            return say("answers-speed", speed=answer.speed)
        case Placement():
            return names.unit(answer.squadron)
        case ObstaclePlacement() | ObstacleMove():
            return names.obstacle(answer.obstacle)
        case TokenMove():
            return say("answers-objective-token", number=answer.token + 1)
        case _:
            return None


def _describe(asked: AnswerContext, declared: Any, answer: Any) -> str:
    if get_origin(declared) is tuple:
        inner = get_args(declared)[0]
        said = [_describe(asked, inner, entry) for entry in answer]
        return listed(said) if said else say("answers-none")
    things = words_of(asked.question.kind).things
    if things is not None:
        return BY_THING[things](asked, answer)
    if declared in BY_TYPE:
        return BY_TYPE[declared](asked, answer)
    return _plainly(answer)


def _plainly(answer: Any) -> str:
    """An answer of a kind that has no words of its own yet."""
    if isinstance(answer, bool):
        return say("answers-yes" if answer else "answers-no")
    if isinstance(answer, StrEnum):
        return _option(answer)
    if isinstance(answer, Pose):
        return facing(answer) if answer.heading else place(answer)
    if isinstance(answer, msgspec.Struct):
        fields = [f"{_key(name)} {_plainly(getattr(answer, name))}" for name in answer.__struct_fields__]
        return ", ".join(fields)
    return str(answer)


def _option(answer: StrEnum) -> str:
    """One of a few fixed answers; one of a card that has no words yet, by its key."""
    id = answer.replace(" ", "_")
    return say(f"answers-option-{id}") if has_message(f"answers-option-{id}") else _key(answer)


def _key(key: str) -> str:
    return key.replace("_", " ")


# By the type of the answer


def _token(asked: AnswerContext, token: int) -> str:
    defense = () if asked.about is None else asked.game.unit(asked.about).defense
    if token >= len(defense):
        return say("answers-defense-token", number=token + 1)
    return say("answers-token", token=token_name(defense[token].kind), state=state_name(defense[token].state))


def _course(asked: AnswerContext, course: Course) -> str:
    if not any(course.clicks):
        return say("names-click-straight" if course.clicks else "names-course-stay")
    return say("answers-course", course=clicks(course.clicks), side=course.side)


def _attack(asked: AnswerContext, choice: AttackChoice) -> str:
    found = _measured(asked, choice)
    return say(
        "answers-attack-from" if choice.zone else "answers-attack",
        zone=zone_name(choice.zone) if choice.zone else "",
        defender=asked.names.zone_of(choice.defender, choice.target_zone),
        range="none" if found is None else range_name(found.range.name.lower()),
        obstructed="yes" if found is not None and found.obstructed else "no",
    )


def _measured(asked: AnswerContext, choice: AttackChoice) -> MeasuredAttack | None:
    """The range of an attack, and whether it is obstructed, if that can be told."""
    if asked.about is None or asked.game.unit(asked.about).pose is None:
        return None
    for attack in legal_attacks(asked.game, UnitId(asked.about), goes_on=True):
        if attack.choice == choice and attack.option.range is not None:
            return MeasuredAttack(attack.option.range, attack.obstructed)
    return None


def _repair(asked: AnswerContext, repair: Repair) -> str:
    cost = COSTS[repair.effect]
    if repair.effect is RepairEffect.REPAIR_HULL:
        card = damage_card(-1) if repair.card is None else _damage(asked, repair.card)
        return say("answers-repair-hull", card=card, cost=cost)
    zone = zone_name(repair.zone) if repair.zone else ""
    if repair.source is not None:
        return say("answers-move-shield", source=zone_name(repair.source), zone=zone, cost=cost)
    return say("answers-recover-shield", zone=zone, cost=cost)


def _damage(asked: AnswerContext, place: int) -> str:
    """A damage card of the ship that is asked about."""
    ship = None if asked.about is None else asked.game.unit(asked.about)
    if not isinstance(ship, Ship) or place >= len(ship.damage):
        return say("answers-damage-card", number=place + 1)
    card = ship.damage[place]
    if card.faceup:
        return say("answers-damage-card-faceup", card=damage_card(card.number))
    return say("answers-damage-card-facedown", number=place + 1)


def _placement(asked: AnswerContext, placement: Placement) -> str:
    return say("answers-placed", name=asked.names.unit(placement.squadron), place=place(placement.pose))


def _obstacle(asked: AnswerContext, placement: ObstaclePlacement) -> str:
    return say(
        "answers-placed-over" if placement.mirrored else "answers-placed",
        name=asked.names.obstacle(placement.obstacle),
        place=facing(placement.pose),
    )


def _named_token(asked: AnswerContext, named: NamedToken) -> str:
    names = asked.names
    return say("answers-token-of", token=names.token(named.unit, named.token), unit=names.unit(named.unit))


def _moved_token(asked: AnswerContext, moved: TokenMove) -> str:
    name = say("answers-objective-token", number=moved.token + 1)
    return say("answers-moved", name=name, place=place(moved.pose))


def _moved_obstacle(asked: AnswerContext, moved: ObstacleMove) -> str:
    return say("answers-moved", name=asked.names.obstacle(moved.obstacle), place=facing(moved.pose))


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
    HullZone: lambda asked, a: zone_name(a),
    DefenseToken: lambda asked, a: token_name(a),
    Color: lambda asked, a: say("answers-die-of-color", color=color_name(a)),
    DieFace: lambda asked, a: face_name(a),
    ShipDials: lambda asked, a: say(
        "answers-ship-dials",
        unit=asked.names.unit(a.ship),
        dials=", ".join(map(command_name, a.commands)),
    ),
    Course: _course,
    AttackChoice: _attack,
    Repair: _repair,
    Placement: _placement,
    ObstaclePlacement: _obstacle,
    ShipPlacement: lambda asked, a: say("answers-placed-at-speed", place=facing(a.pose), speed=a.speed),
    Pose: lambda asked, a: facing(a) if a.heading else place(a),
}


# By the things that the question is about


def _die(asked: AnswerContext, number: int) -> str:
    """A die of the pool; before it is rolled, one of those gathered."""
    place, found = place_in_pool(asked.game, number), die_in_words(asked.game, number)
    return say("answers-die-shown" if found else "answers-die", number=place + 1, die=found)


BY_THING: dict[Things, Describe] = {
    Things.EFFECTS: lambda asked, a: asked.names.effect(a),
    Things.OBJECTIVES: lambda asked, a: asked.names.card(a),
    Things.DICE: _die,
    Things.DAMAGE_CARDS: _damage,
    Things.DECK_CARDS: lambda asked, a: damage_card(a),
    Things.SPEEDS: lambda asked, a: say("answers-speed", speed=a),
    Things.DAMAGE: lambda asked, a: say("answers-damage", amount=a),
    Things.ROUNDS: lambda asked, a: say("answers-round", round=a),
    Things.OBJECTIVE_TOKENS: lambda asked, a: say("answers-objective-token", number=a + 1),
    Things.VICTORY_TOKENS: lambda asked, a: say("answers-victory-tokens", tokens=a),
    Things.OBSTACLES: lambda asked, a: asked.names.obstacle(a),
    Things.MINES: lambda asked, a: say("answers-mine", number=a + 1),
}
