"""How far a lesson is, from what has happened: which tasks are done, and whether one cannot be done any more."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Any, Final, NamedTuple

import msgspec

from armada.catalog.lessons import Condition, Lesson, Mistake, Task
from armada.state.events import Event
from armada.state.game_state import GameState

BESIDE: Final = 110_800
"""How far the centres of two squadrons at distance 1 of each other are apart at most, in micrometres."""


class Progress(NamedTuple):
    """The keys of the tasks that are done, and the first mistake with the place of its event."""

    done: frozenset[str]
    mistake: Mistake | None = None
    place: int = -1
    last_done: int = -1
    """The place of the event that ticked the last task."""


def progress(lesson: Lesson, events: Iterable[Event], state: GameState) -> Progress:
    """How far a lesson is after some events. An event ticks the first open task it fits, in whatever order they come.

    What is a mistake for another open task ticks nothing: a maneuver ends the chance to attack.
    """
    done: list[str] = []
    last = -1
    for place, event in enumerate(events):
        open_tasks = [task for task in lesson.tasks if task.key not in done]
        ticked = next((task for task in open_tasks if fits(task.done, event, state)), None)
        mistake = _mistake([task for task in open_tasks if task is not ticked], event, state)
        if mistake is not None:
            return Progress(frozenset(done), mistake, place, last)
        if ticked is not None:
            done.append(ticked.key)
            last = place
    return Progress(frozenset(done), last_done=last)


def _mistake(tasks: list[Task], event: Event, state: GameState) -> Mistake | None:
    found = [mistake for task in tasks for mistake in task.mistakes if fits(mistake, event, state)]
    return found[0] if found else None


def fits(wanted: Condition, event: Event, state: GameState) -> bool:
    """Whether an event is the one that is looked for."""
    if type(event).__name__ != wanted.event:
        return False
    fields = msgspec.json.decode(msgspec.json.encode(event))
    if not all(_is(_field(fields, path), value, state) for path, value in wanted.having.items()):
        return False
    return not wanted.beside or _is_beside(fields, wanted.beside, state)


def _field(fields: Any, path: str) -> Any:
    for name in path.split("."):
        fields = fields[int(name)] if isinstance(fields, list) else fields[name]
    return fields


def _is(found: Any, wanted: Any, state: GameState) -> bool:
    if isinstance(wanted, list) and not isinstance(found, list):
        return any(_is(found, each, state) for each in wanted)
    if isinstance(wanted, str) and isinstance(found, int):
        return state.units[found].label == wanted
    return bool(found == wanted)


def _is_beside(fields: Any, label: str, state: GameState) -> bool:
    other = next(unit for unit in state.units if unit.label == label)
    pose = fields["pose"]
    return other.pose is not None and hypot(pose[0] - other.pose.x, pose[1] - other.pose.y) <= BESIDE
