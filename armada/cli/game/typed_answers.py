"""Typed answers: a number or words from the list, or a place or course in figures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from armada.catalog.catalog import catalog
from armada.engine.questions import PASS, FreeQuestion, Question, SomeQuestion
from armada.geometry.angles import TURN
from armada.geometry.maneuver_tool import SIDES, ToolSide, legal_sides
from armada.geometry.pose import Pose, pose_at
from armada.rules.command_phase import DIALS
from armada.rules.courses import Course
from armada.rules.deploying import ShipPlacement
from armada.rules.displaced_squadrons import Placement
from armada.rules.game import Game
from armada.rules.obstacle_placement import ObstaclePlacement
from armada.rules.ship_movement import ExecuteManeuver
from armada.state.records import COMMANDS, Unit, UnitId
from armada.words.answers import describe_answer

PASSES = ("pass", "p", "none", "-")
NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")
MOST_NAMED = 8
"""How many numbers a refusal lists when the words match many answers."""

TURNS = {"s": 0, "straight": 0, "l": -1, "left": -1, "ll": -2, "r": 1, "right": 1, "rr": 2}


class Misunderstood(Exception):
    """The typed text is not an answer; the message says how to answer."""


def understand(game: Game, question: Question[Any], shown: Sequence[Any], text: str) -> Any:
    """The answer that was typed; `shown` is the list it refers to."""
    typed = text.strip().lower()
    if isinstance(question, SomeQuestion):
        return _several(game, question, shown, typed)
    if typed in PASSES and question.may_pass:
        return PASS
    if re.fullmatch(r"\d+", typed):
        return _numbered(shown, int(typed))
    labels = [describe_answer(game, question, answer).lower() for answer in shown]
    if labels.count(typed) == 1:
        return shown[labels.index(typed)]
    if isinstance(question, FreeQuestion):
        made = FREELY.get(question.kind.answer_type)
        answer = made(game, typed) if made is not None else None
        if answer is not None:
            return answer
    return _named(labels, shown, typed)


def _numbered(shown: Sequence[Any], number: int) -> Any:
    if not shown:
        raise Misunderstood(f"There is no number {number}, because this question has no list. Type ? for help.")
    if not 1 <= number <= len(shown):
        known = f"it goes from 1 to {len(shown)}" if len(shown) > 1 else "its only number is 1"
        raise Misunderstood(f"There is no number {number} in the list: {known}.")
    return shown[number - 1]


def _several(game: Game, question: SomeQuestion[Any], shown: Sequence[Any], typed: str) -> tuple[Any, ...]:
    """Several things by number, `1 3`, or by words separated by commas; `none`, or `all`."""
    if typed in PASSES:
        return ()
    if typed == "all":
        return question.things
    if re.fullmatch(r"[\d\s,]+", typed):
        return tuple([_numbered(shown, int(word)) for word in words_typed(typed)])
    labels = [describe_answer(game, question, (answer,)).lower() for answer in shown]
    parts = [part for part in re.split(r",|\band\b", typed) if part.strip()]
    try:
        return tuple([_named(labels, shown, part.strip()) for part in parts])
    except Misunderstood:
        raise Misunderstood("Type their numbers, such as: 1 3. Or type none, or all.") from None


def _named(labels: Sequence[str], shown: Sequence[Any], typed: str) -> Any:
    """The one thing in the list with all the typed words; among several, the one with them in this order."""
    wanted = words_typed(typed)
    found = [place for place, label in enumerate(labels) if all(_has(words_typed(label), [word]) for word in wanted)]
    if len(found) > 1:
        found = [place for place in found if _has(words_typed(labels[place]), wanted)] or found
    if len(found) == 1:
        return shown[found[0]]
    if not found or not wanted:
        raise Misunderstood(f"“{typed}” matches nothing in the list. Type a number, or ? for help.")
    numbers = ", ".join([str(place + 1) for place in found[:MOST_NAMED]])
    more = f" and {len(found) - MOST_NAMED} more" if len(found) > MOST_NAMED else ""
    raise Misunderstood(f"“{typed}” matches {numbers}{more}. Type the number of the one you mean.")


def words_typed(text: str) -> list[str]:
    """The words of a line."""
    return [word for word in re.split(r"[\s,:()]+", text) if word]


def _has(words: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether words of a label begin with those typed, in the same order."""
    left = iter(words)
    return all(any(word.startswith(each) for word in left) for each in wanted)


# Places and courses in figures


def _figures(typed: str) -> list[float] | None:
    parts = typed.replace(",", " ").split()
    return [float(part) for part in parts] if parts and all(NUMBER.fullmatch(part) for part in parts) else None


def _pose(game: Game, typed: str) -> Pose | None:
    figures = _figures(typed)
    return pose_at(*figures) if figures is not None and len(figures) in (2, 3) else None


def _ship_placement(game: Game, typed: str) -> ShipPlacement | None:
    figures = _figures(typed)
    if figures is None or len(figures) != 4:
        return None
    return ShipPlacement(pose_at(*figures[:3]), int(figures[3]))


def _obstacle(game: Game, typed: str) -> ObstaclePlacement | None:
    """An obstacle by name, place and heading; `over` as the last word turns it over."""
    over = typed.endswith(" over")
    words = typed.removesuffix(" over").split()
    figures = _figures(" ".join(words[-3:]))
    name = " ".join(words[:-3])
    found = [number for number, other in enumerate(game.state.obstacles) if other.key.replace("_", " ") == name]
    if figures is None or len(figures) != 3 or not found:
        return None
    return ObstaclePlacement(found[0], pose_at(*figures), over)


def _placement(game: Game, typed: str) -> Placement | None:
    words = typed.split()
    figures = _figures(" ".join(words[-2:]))
    name = " ".join(words[:-2])
    found = [unit for unit in game.state.units if unit.label.lower() == name]
    if figures is None or len(figures) != 2 or len(found) != 1:
        return None
    return Placement(found[0].id, pose_at(*figures))  # type: ignore[arg-type]


def _course(game: Game, typed: str) -> Course | None:
    """A click for each joint, left negative: `0 1 -1`, or `s r l`; the side of the tool may follow."""
    words = typed.replace(",", " ").split()
    side: ToolSide | None = None
    if len(words) > 1 and words[-2] == "tool" and words[-1] in SIDES:
        side, words = ToolSide(words[-1]), words[:-2]
    clicks = []
    for word in words:
        if word in TURNS:
            clicks.append(TURNS[word])
        elif re.fullmatch(r"[+-]?[0-2]", word):
            clicks.append(int(word))
        else:
            return None
    maneuver = game.innermost(ExecuteManeuver)
    if maneuver is None or not clicks:
        return None
    sides = legal_sides(game.ship_card(maneuver.ship).size, tuple(clicks))
    return Course(tuple(clicks), side or next(iter(sides), SIDES[0]))


FREELY: dict[Any, Callable[[Game, str], Any]] = {
    Pose: _pose,
    ShipPlacement: _ship_placement,
    ObstaclePlacement: _obstacle,
    Placement: _placement,
    Course: _course,
}
"""Answers that can be typed in figures, by the type of the answer."""

FORMS: dict[Any, str] = {
    Pose: "x y in millimetres",
    ShipPlacement: "x y heading speed",
    ObstaclePlacement: "name, x y and heading",
    Placement: "the squadron and x y",
    Course: "a click for each joint, left negative",
}
"""How to type them."""


def listed_answers(question: Question[Any]) -> tuple[Any, ...]:
    """The answers or things in the numbered list of a question; for command dials, the commands."""
    if question.kind is DIALS:
        return COMMANDS
    return question.things if isinstance(question, SomeQuestion) else tuple(dict.fromkeys(question.options))


def forms_of(game: Game, question: Question[Any]) -> str | None:
    """The way to type an answer that is not in the list, with an example; None if that is impossible."""
    if not isinstance(question, FreeQuestion) or question.kind.answer_type not in FORMS:
        return None
    form = FORMS[question.kind.answer_type]
    return f"{form}, such as: {_example(game, question.options[0])}" if question.options else form


def _example(game: Game, answer: Any) -> str:
    """A legal answer as typed."""
    if isinstance(answer, Course):
        clicks = " ".join([str(click) for click in answer.clicks])
        letters = " ".join(["s" if click == 0 else "lr"[click > 0] * abs(click) for click in answer.clicks])
        return f"{clicks}; or {letters}; with “tool left” at the end"
    if isinstance(answer, ShipPlacement):
        return f"{_figured(answer.pose)} {_heading(answer.pose)} {answer.speed}"
    if isinstance(answer, ObstaclePlacement):
        name = game.state.obstacles[answer.obstacle].key.replace("_", " ")
        return f"{name} {_figured(answer.pose)} {_heading(answer.pose)}; “over” at the end turns it over"
    if isinstance(answer, Placement):
        return f"{game.unit(answer.squadron).label.lower()} {_figured(answer.pose)}"
    return _figured(answer)


def _figured(pose: Pose) -> str:
    x, y = pose.centre
    return f"{x:.0f} {y:.0f}"


def _heading(pose: Pose) -> str:
    return f"{pose.heading * 360 / TURN:.0f}"


def named(name: str, units: Iterable[Unit]) -> list[UnitId]:
    """The ships and squadrons whose name or card name has these words; an exact name wins."""
    wanted, cards = name.strip().lower(), catalog().cards
    called = [(unit, f"{unit.label} {cards[unit.card].title}".lower()) for unit in units]
    alike = [unit for unit, text in called if all(word in text for word in wanted.split())]
    return [unit.id for unit in alike if unit.label.lower() == wanted] or [unit.id for unit in alike]
