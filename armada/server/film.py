"""A game as a film: every decision of a record with the game as it was then, to be seen from any view."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.records.game import Game
from armada.records.record import Replayed, follow_record
from armada.rules.scoring import scores
from armada.screens.scene import scene_of
from armada.screens.titles import wording_of
from armada.server.messages import Line
from armada.server.resources import Moment, SceneAt
from armada.state.events import Event
from armada.views.answering import answer_in_words
from armada.views.masking import masked
from armada.views.naming import Names
from armada.views.telling import tell


class Cut(msgspec.Struct, frozen=True):
    """A decision: the game after it, who decided, what in words, and what happened."""

    game: Game
    seat: Seat | None
    text: str
    events: tuple[Event, ...]


class Film:
    """All decisions of a record."""

    def __init__(self, record: str) -> None:
        self.cuts = tuple(_cuts(record))

    @property
    def title(self) -> str:
        """Who played."""
        names = Names(self.cuts[0].game.state)
        return " v. ".join([names.seat(player.seat) for player in names.state.players])

    @property
    def is_whole(self) -> bool:
        """Whether the game came to its end."""
        return self.cuts[-1].game.outcome is not None

    def moments(self, view: Seat | None, *, sees_all: bool) -> tuple[Moment, ...]:
        """The decisions in words; who does not see all is told only what that view may know."""
        found = []
        number = 0
        for place, cut in enumerate(self.cuts):
            state = cut.game.state
            lines = []
            for event in cut.events:
                seen = event if sees_all else masked(event, view)
                told = tell(seen, state)
                if told is None:
                    continue
                number += 1
                lines.append(
                    Line(
                        number=number,
                        level=told.level,
                        text=told.text,
                        event=type(event).__name__,
                        data=msgspec.to_builtins(seen),
                        seat=cut.seat,
                        round=state.round,
                        decision=place,
                    )
                )
            text = cut.text if sees_all or cut.seat == view else ""
            found.append(
                Moment(
                    number=place,
                    round=state.round,
                    phase=state.phase,
                    seat=cut.seat,
                    text=text,
                    lines=tuple(lines),
                    scores=scores(cut.game),
                )
            )
        return tuple(found)

    def scenes(self, first: int, last: int, view: Seat | None, *, sees_all: bool) -> tuple[SceneAt, ...]:
        """The scenes of some moments, the last one included."""
        wanted = range(max(0, first), min(last, len(self.cuts) - 1) + 1)
        return tuple(
            [
                SceneAt(number=number, scene=scene_of(self.cuts[number].game, view, sees_all=sees_all))
                for number in wanted
            ]
        )


def _cuts(record: str) -> Iterator[Cut]:
    """Follow a record; what chance answers belongs to the decision before it."""
    seat: Seat | None = None
    text = "The game begins."
    events: list[Event] = []
    last: Replayed[Game] | None = None
    for step in follow_record(Game, record):
        if last is not None and step.is_decision:
            yield Cut(last.game, seat, text, tuple(events))
            events = []
            seat, text = _decision(last.game, step)
        events += step.events
        last = Replayed(step.game.copy(), step.number, step.line, step.events)
    assert last is not None
    yield Cut(last.game, seat, text, tuple(events))


def _decision(before: Game, step: Replayed[Game]) -> tuple[Seat | None, str]:
    """Who decided what, in words."""
    who, what, *rest = step.line
    if not rest:
        return (Seat(what), str(who)) if isinstance(what, int) and what >= 0 else (None, str(who))
    question = next(question for question in before.questions if question.seat == who)
    answer = question.kind.decode(rest[0])
    said = "passed" if answer is PASS else answer_in_words(before, question, answer)
    return Seat(who), f"{wording_of(question.kind.name).title}: {said}"
