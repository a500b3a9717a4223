"""The ways to execute a maneuver: each speed in reach, and the Navigate command that it needs.

Nothing is revealed by a Navigate command, so its questions and the one for the course can be answered together.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from armada.engine.questions import PASS, Question
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.messages.message import say
from armada.rules.commands import COMMAND_PAYMENT
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED, NavigateCommand
from armada.rules.ship_movement import COURSE, ExecuteManeuver, courses_of, maneuver_speed
from armada.rules.timing import MAN_1_MODIFY
from armada.screens.previews.replies import ManeuverWay, ManeuverWays, PreviewRefused, SeenAnswer
from armada.screens.prompt.plans import look_of

NAVIGATE: Final = "navigate"
COSTS: Final = ("", "token", "dial", "both")
"""The payments for a way, the least first."""

MAX_WAYS: Final = 24


def asks_to_navigate(game: Game, question: Question[Any]) -> bool:
    """Whether the only thing asked is if a Navigate command is resolved."""
    return question.kind is EFFECT and game.open_timing is MAN_1_MODIFY and question.options == (NAVIGATE,)


def maneuver_ways(game: Game, seat: Seat | None) -> ManeuverWays | PreviewRefused:
    """All ways of the maneuver that a seat is asked about."""
    found: list[ManeuverWay] = []
    maneuver = game.innermost(ExecuteManeuver)
    if seat is not None and maneuver is not None:
        _explore(game.copy(), seat, _Way((), "", maneuver_speed(game, maneuver)), found)
    if not found:
        return PreviewRefused(reason=say("previews-no-course"), rule="MOVE-23")
    return ManeuverWays(ways=tuple(sorted(found, key=lambda way: COSTS.index(way.command))))


class _Way(NamedTuple):
    """A way as far as it is explored: the answers, what they spend, and the speed."""

    given: tuple[SeenAnswer, ...]
    command: str
    speed: int


def _explore(game: Game, seat: Seat, way: _Way, found: list[ManeuverWay]) -> None:
    if len(found) >= MAX_WAYS:
        return
    question = next((each for each in game.questions if each.seat == seat), None)
    maneuver = game.innermost(ExecuteManeuver)
    if question is not None and maneuver is not None and question.kind is COURSE:
        legal, sees = courses_of(game, maneuver), look_of(game, question)
        found.append(ManeuverWay(**way._asdict(), increases=legal.increases, sees=sees))
    elif question is not None and _leads_on(game, question):
        answers = (PASS, *question.options) if question.may_pass else question.options
        for answer in answers:
            twin = game.copy()
            twin.play(answer, seat)
            _ = twin.questions
            seen = SeenAnswer(sees=look_of(game, question), answer=question.kind.encode(answer))
            speed = answer if question.kind is NEW_SPEED else way.speed
            _explore(twin, seat, _Way((*way.given, seen), _command(twin) or way.command, speed), found)
    elif way.given:
        # Only one course is legal: nobody is asked for it
        found.append(ManeuverWay(**way._asdict(), increases=0, sees=""))


def _leads_on(game: Game, question: Question[Any]) -> bool:
    return asks_to_navigate(game, question) or question.kind in (COMMAND_PAYMENT, NEW_SPEED)


def _command(game: Game) -> str:
    """The payment of the Navigate command under way."""
    resolved = game.innermost(NavigateCommand)
    if resolved is None:
        return ""
    if resolved.by_dial and resolved.by_token:
        return "both"
    return "dial" if resolved.by_dial else "token" if resolved.by_token else ""
