"""Lessons at a table: a game that starts from the position of a lesson, and how far it is."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from armada.analysis.lesson_progress import progress
from armada.catalog.lessons import Lesson, lessons, next_lesson
from armada.messages.message import say
from armada.players.registry import PLAYERS
from armada.records.position import Position
from armada.records.position_start import fleets_of
from armada.server.history.ledger import Ledger
from armada.server.history.log import LoggedEvent
from armada.server.wire.problems import Refused
from armada.server.wire.resources import GameWanted, LessonListed
from armada.server.wire.table import LessonShown, TaskShown
from armada.state.events import Event

LEARNER: Final = "me"
"""The player of the first seat; the second is a computer."""


def lesson_wanted(wanted: GameWanted) -> Lesson:
    """The lesson that a new game teaches; refused if there is none, or if it is not one person's alone."""
    lesson = lessons().get(wanted.lesson)
    if lesson is None:
        raise Refused(say("problems-lesson-unknown", known=", ".join(lessons())), where="lesson")
    players = [seat.player for seat in wanted.seats]
    if len(players) != 2 or players[0] != LEARNER or players[1] not in PLAYERS or wanted.lobby:
        raise Refused(say("problems-lesson-alone"), where="seats")
    return lesson


def with_lesson(wanted: GameWanted, lesson: Lesson) -> GameWanted:
    """The request with the fleets and the rules of the lesson's position."""
    state = Position.parse(lesson.position).state
    fleets = fleets_of(state)
    seats = tuple([replace(seat, fleet=fleet.write("json")) for seat, fleet in zip(wanted.seats, fleets, strict=True)])
    title = say(f"lessons-{lesson.key}")
    return replace(wanted, seats=seats, profile=state.profile, points=state.points, title=title, minutes=None)


def lessons_listed() -> tuple[LessonListed, ...]:
    """All lessons, in their order."""
    return tuple(
        [
            LessonListed(
                key=lesson.key,
                number=lesson.number,
                minutes=lesson.minutes,
                title=say(f"lessons-{lesson.key}"),
                text=say(f"lessons-{lesson.key}.text"),
            )
            for lesson in lessons().values()
        ]
    )


class _Happened(NamedTuple):
    entry: LoggedEvent
    event: Event


def lesson_shown(ledger: Ledger) -> LessonShown | None:
    """The lesson of a table with its tasks as far as they are done; None at tables without one."""
    timeline, lesson = ledger.timeline, lessons().get(ledger.made.lesson)
    if timeline is None or lesson is None or not ledger.made.position:
        return None
    happened = [_Happened(entry, entry.event) for entry in timeline.chronicle.lines if entry.event is not None]
    found = progress(lesson, [each.event for each in happened], timeline.game.state)
    mistake, back = found.mistake, 0
    if mistake is not None:
        kept = 0 if found.last_done < 0 else happened[found.last_done].entry.decision
        back = max(timeline.first, min(kept, happened[found.place].entry.decision - 1))
        together = timeline.steps[back].together
        back = back if together is None else together
    key = lesson.key
    return LessonShown(
        key=key,
        number=lesson.number,
        count=len(lessons()),
        minutes=lesson.minutes,
        title=say(f"lessons-{key}"),
        text=say(f"lessons-{key}.text"),
        terms=lesson.terms,
        tasks=tuple(
            [TaskShown(task.key, say(f"lessons-{key}.{task.key}"), task.key in found.done) for task in lesson.tasks]
        ),
        mistake="" if mistake is None else say(f"lessons-{key}.not-{mistake.why}"),
        back=back,
        next=next_lesson(key),
    )
