"""Questions and answers in words: whom a question concerns, and what each answer means."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, get_args, get_origin

import msgspec

from armada.catalog.cards import Color
from armada.engine.effects import Effect
from armada.engine.questions import PASS, Kind, Question
from armada.engine.seats import Seat, Side
from armada.geometry.bases import HullZone
from armada.geometry.pose import Pose
from armada.rules.attack import Attack
from armada.rules.command_phase import Dial
from armada.rules.courses import Course
from armada.rules.deploying import ShipPlacement
from armada.rules.displaced_squadrons import Placement
from armada.rules.game import Game
from armada.rules.obstacle_placement import ObstaclePlacement
from armada.rules.repair import COSTS, Repair, RepairEffect
from armada.rules.targets import AttackChoice, legal_attacks
from armada.state.dice import DieFace
from armada.state.records import Command, Ship, ShipId, SquadronId, TokenId, UnitId, UpgradeId
from armada.views.naming import Names, clicks, command_name, damage_card, die, facing, listed, place, words

Say = Callable[[Game, Names, Any], str]


def answer_in_words(game: Game, question: Question[Any], answer: Any) -> str:
    """An answer to an open question, as a list of choices shows it."""
    if answer is PASS:
        return "pass"
    return _say(game, Names(game.state), question.kind, answer_type(question.kind), answer)


def answer_type(kind: Kind[Any]) -> Any:
    """The declared type of the answers to a kind of question."""
    return kind.__orig_class__.__args__[0]  # type: ignore[attr-defined]


def _say(game: Game, names: Names, kind: Kind[Any], declared: Any, answer: Any) -> str:
    if get_origin(declared) is tuple:
        inner = get_args(declared)[0]
        said = [_say(game, names, kind, inner, entry) for entry in answer]
        return listed(said) if said else "none"
    if kind.name in BY_NAME:
        return BY_NAME[kind.name](game, names, answer)
    if declared in BY_TYPE:
        return BY_TYPE[declared](game, names, answer)
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


def _token(game: Game, names: Names, token: int) -> str:
    holder = subject_of(game, with_tokens=True)
    if holder is None:
        return f"defense token {token + 1}"
    defense = game.unit(holder).defense
    return f"{names.token(holder, token)}, {defense[token].state}" if token < len(defense) else f"token {token + 1}"


def _course(game: Game, names: Names, course: Course) -> str:
    if not any(course.clicks):
        return "straight" if course.clicks else "stay"
    return f"{clicks(course.clicks)}, tool on the {course.side}"


def _attack(game: Game, names: Names, choice: AttackChoice) -> str:
    zone = f"{words(choice.zone)} " if choice.zone else ""
    target = f" {words(choice.target_zone)}" if choice.target_zone else ""
    return f"{zone}at {names.unit(choice.defender)}{target}{_measured(game, choice)}"


def _measured(game: Game, choice: AttackChoice) -> str:
    """The range of an attack, and whether it is obstructed, if that can be told."""
    attacker = subject_of(game)
    if attacker is None or game.unit(attacker).pose is None:
        return ""
    for attack in legal_attacks(game, UnitId(attacker), goes_on=True):
        if attack.choice == choice and attack.option.range is not None:
            return f", {attack.option.range.name.lower()} range{', obstructed' if attack.obstructed else ''}"
    return ""


def _repair(game: Game, names: Names, repair: Repair) -> str:
    cost = f"({COSTS[repair.effect]})"
    if repair.effect is RepairEffect.REPAIR_HULL:
        ship = subject_of(game)
        card = "a damage card" if ship is None or repair.card is None else _damage(game, ship, repair.card)
        return f"discard {card} {cost}"
    if repair.source is not None:
        return f"move a shield from {words(repair.source)} to {words(repair.zone or '')} {cost}"
    return f"recover a shield at {words(repair.zone or '')} {cost}"


def _damage(game: Game, ship: int, number: int) -> str:
    found = game.unit(ship)
    if not isinstance(found, Ship) or number >= len(found.damage):
        return f"damage card {number + 1}"
    card = found.damage[number]
    return f"{damage_card(card.number)}, faceup" if card.faceup else f"facedown damage card {number + 1}"


def _placement(game: Game, names: Names, placement: Placement) -> str:
    return f"{names.unit(placement.squadron)} at {place(placement.pose)}"


def _obstacle(game: Game, names: Names, placement: ObstaclePlacement) -> str:
    turned = ", turned over" if placement.mirrored else ""
    return f"{names.obstacle(placement.obstacle)} at {facing(placement.pose)}{turned}"


BY_TYPE: dict[Any, Say] = {
    UnitId: lambda g, n, a: n.unit(a),
    ShipId: lambda g, n, a: n.unit(a),
    SquadronId: lambda g, n, a: n.unit(a),
    TokenId: _token,
    UpgradeId: lambda g, n, a: n.upgrade(a),
    Seat: lambda g, n, a: n.seat(a),
    Side: lambda g, n, a: n.side(a),
    Command: lambda g, n, a: command_name(a),
    HullZone: lambda g, n, a: words(a),
    Color: lambda g, n, a: f"a {a} die",
    DieFace: lambda g, n, a: a.replace(" ", " and "),
    Dial: lambda g, n, a: command_name(a.command),
    Course: _course,
    AttackChoice: _attack,
    Repair: _repair,
    Placement: _placement,
    ObstaclePlacement: _obstacle,
    ShipPlacement: lambda g, n, a: f"{facing(a.pose)}, speed {a.speed}",
    Pose: lambda g, n, a: facing(a) if a.heading else place(a),
}


# By the name of the kind


def _die(game: Game, names: Names, number: int) -> str:
    attack = game.under_way(Attack)
    if attack is None or number >= len(attack.pool.dice):
        return f"die {number + 1}"
    return f"die {number + 1}: {die(attack.pool.dice[number])}"


def _own_damage(game: Game, names: Names, number: int) -> str:
    ship = subject_of(game)
    return f"damage card {number + 1}" if ship is None else _damage(game, ship, number)


BY_NAME: dict[str, Say] = {
    "effect": lambda g, n, a: n.effect(a),
    "objective": lambda g, n, a: n.card(a),
    "accuracy die": _die,
    "rerolled die": _die,
    "rerolled dice": _die,
    "evaded dice": _die,
    "replaced dice": _die,
    "spent die": _die,
    "changed die": _die,
    "canceled die": _die,
    "station card": _own_damage,
    "discarded damage card": _own_damage,
    "facedown damage cards": _own_damage,
    "kept damage card": lambda g, n, a: damage_card(a),
    "new speed": lambda g, n, a: f"speed {a}",
    "redirected damage": lambda g, n, a: f"{a} damage",
    "chosen objective token": lambda g, n, a: f"objective token {a + 1}",
    "moved token": lambda g, n, a: f"objective token {a + 1}",
    "taken tokens": lambda g, n, a: f"objective token {a + 1}",
    "mine": lambda g, n, a: f"mine {a + 1}",
}


# Whom a question concerns


def subject_of(game: Game, *, with_tokens: bool = False) -> int | None:
    """The ship or squadron that an open question is about: whose activation, maneuver, command or damage it is.

    `with_tokens`: whose defense tokens it is about.
    """
    for frame in reversed(game.frames):
        procedure: Any = frame.procedure
        if isinstance(procedure, Attack):
            return procedure.defender if with_tokens else procedure.attacker
        if isinstance(procedure, Effect) and with_tokens and _is_unit(game, procedure.card.unit):
            attack = game.under_way(Attack)
            return procedure.card.unit if attack is None or game.unit(procedure.card.unit).defense else attack.defender
        for name in ("attacker", "squadron", "ship", "unit"):
            unit = getattr(procedure, name, None)
            if isinstance(unit, int) and _is_unit(game, unit):
                return unit
    return None


def _is_unit(game: Game, unit: int) -> bool:
    return 0 <= unit < len(game.state.units)


def question_in_words(game: Game, question: Question[Any]) -> str:
    """A question as it is put: whom it concerns, and what is asked."""
    if question.kind.name == "command dial" and question.options:
        return f"{game.unit(question.options[0].ship).label}: {question.text}"
    subject = subject_of(game)
    return question.text if subject is None else f"{game.unit(subject).label}: {question.text}"
