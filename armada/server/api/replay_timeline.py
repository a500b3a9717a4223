"""The timeline of a replay: every decision of a record with the game after it, visible from any viewpoint."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any

import msgspec

from armada.analysis.luck import Rolled, rolled
from armada.engine.seats import Seat
from armada.messages.languages import speaking, spoken_language
from armada.messages.message import say
from armada.records.game import Game
from armada.records.record import Replayed, follow_record
from armada.rules.dice import ROLL
from armada.rules.scoring import scores
from armada.screens.scene.result import SCORING, Happened
from armada.screens.scene.scene import scene_of
from armada.screens.scene.story import Story, StoryMoment, story_of
from armada.server.history.log_lines import When, line_of
from armada.server.wire.resources import Moment, SceneAt
from armada.state.events import Event
from armada.views.masking import masked, may_know_of
from armada.words.answers import describe_decision
from armada.words.attack_summary import Attacks
from armada.words.log import is_shown_silently
from armada.words.names import Names
from armada.words.questions import words_of


class ReplayStep(msgspec.Struct, frozen=True):
    """A decision: the game after it, its line in the record, what happened, and what was rolled."""

    game: Game
    line: tuple[Any, ...]
    events: tuple[Event, ...]
    rolls: tuple[Rolled, ...] = ()

    @property
    def seat(self) -> Seat | None:
        """The seat that decided; none before the first decision."""
        if not self.line:
            return None
        who = self.line[1] if isinstance(self.line[0], str) else self.line[0]
        return Seat(who) if isinstance(who, int) and who >= 0 else None


class ReplayTimeline:
    """All decisions of a record."""

    def __init__(self, record: str) -> None:
        self.steps = tuple(_steps(record))
        self._texts: dict[str, tuple[str, ...]] = {}
        self._stories: dict[str, Story] = {}

    @property
    def title(self) -> str:
        """The names of the players."""
        names = Names(self.steps[0].game.state)
        return say("replay-title", one=names.side(0), other=names.side(1))

    @property
    def is_whole(self) -> bool:
        """Whether the game came to its end."""
        return self.steps[-1].game.outcome is not None

    def story(self, language: str) -> Story:
        """The course of the game, in a language."""
        if language not in self._stories:
            with speaking(language):
                reply = zip(self.steps, self.texts, strict=True)
                self._stories[language] = story_of(
                    [StoryMoment(step.game, text, step.events, step.rolls) for step, text in reply]
                )
        return self._stories[language]

    @property
    def texts(self) -> tuple[str, ...]:
        """The decisions one by one, in the language spoken now."""
        language = spoken_language()
        if language not in self._texts:
            decided = [_text(before.game, step.line) for before, step in pairwise(self.steps)]
            self._texts[language] = (say("replay-begins"), *decided)
        return self._texts[language]

    def moments(self, view: Seat | None, *, sees_all: bool) -> tuple[Moment, ...]:
        """The decisions in words, as the viewpoint may know them."""
        found = []
        number = 0
        silent: tuple[Event, ...] = ()
        attacks = Attacks()
        when = self._beginning
        for place, (step, decided) in enumerate(zip(self.steps, self.texts, strict=True)):
            state = step.game.state
            lines = []
            for event in step.events:
                when = when.with_event(event)
                attack = attacks.follow(event)
                if not sees_all and not may_know_of(event, view):
                    continue
                seen = event if sees_all else masked(event, view)
                line = line_of(
                    seen, state, when, number=number + 1, seat=step.seat, decision=place, silent=silent, attack=attack
                )
                if line is not None:
                    number, silent = line.number, ()
                    lines.append(line)
                elif is_shown_silently(seen):
                    silent += (seen,)
            text = decided if sees_all or step.seat == view else ""
            found.append(
                Moment(
                    number=place,
                    round=state.round,
                    phase=state.phase,
                    seat=step.seat,
                    text=text,
                    lines=tuple(lines),
                    scores=scores(step.game),
                )
            )
        return tuple(found)

    def scenes(self, first: int, last: int, view: Seat | None, *, sees_all: bool) -> tuple[SceneAt, ...]:
        """The scenes of some moments, the last one included."""
        wanted = range(max(0, first), min(last, len(self.steps) - 1) + 1)
        return tuple(
            [
                SceneAt(
                    number=number,
                    scene=scene_of(
                        self.steps[number].game, view, sees_all=sees_all, happened=self._happened_up_to(number)
                    ),
                )
                for number in wanted
            ]
        )

    def _happened_up_to(self, number: int) -> tuple[Happened, ...]:
        """The entries that date the score sheet."""
        return tuple([happened for place, happened in self._scoring if place <= number])

    @cached_property
    def _scoring(self) -> tuple[tuple[int, Happened], ...]:
        """The reasons for scores, and the decision each came with."""
        found = []
        when = self._beginning
        for place, step in enumerate(self.steps):
            for event in step.events:
                when = when.with_event(event)
                if isinstance(event, SCORING):
                    found.append((place, Happened(when.round, event)))
        return tuple(found)

    @property
    def _beginning(self) -> When:
        state = self.steps[0].game.state
        return When(state.round, state.phase)


def _steps(record: str) -> Iterator[ReplayStep]:
    """Follow a record; what chance answers belongs to the decision before it."""
    line: tuple[Any, ...] = ()
    events: list[Event] = []
    rolls: list[Rolled] = []
    last: Replayed[Game] | None = None
    for step in follow_record(Game, record):
        if last is not None and step.is_decision:
            yield ReplayStep(last.game, line, tuple(events), tuple(rolls))
            events, rolls = [], []
            line = tuple(step.line)
        elif last is not None:
            rolls += _rolls(last.game, step)
        events += step.events
        last = Replayed(step.game.copy(), step.number, step.line, step.events)
    assert last is not None
    yield ReplayStep(last.game, line, tuple(events), tuple(rolls))


def _rolls(before: Game, step: Replayed[Game]) -> list[Rolled]:
    """The dice of an attack, if a line of a record tells of such."""
    who, kind, *answered = step.line
    if who != "chance" or kind != ROLL.name:
        return []
    faces = ROLL.decode(answered[0])
    roll = rolled(before, faces, step.events) if isinstance(faces, tuple) else None
    return [] if roll is None else [roll]


def _text(before: Game, line: tuple[Any, ...]) -> str:
    """A decision in words."""
    who, _, *rest = line
    if not rest:
        return say("replay-declared", what=str(who).replace(" ", "_"))
    question = next(question for question in before.questions if question.seat == who)
    title = words_of(question.kind).title
    answer = describe_decision(before, question, question.kind.decode(rest[0]))
    return say("replay-decision", question=title, answer=answer) if answer else title
