"""The timeline of a game: its decisions in order, what each brought about, and the way back.

It is rebuilt from the log by giving it the same entries: the same lines, the same numbers of questions come out. A
question gets the number of the entry after which it was put, and keeps it as long as it is open: where seats decide in
secret at once, the answer of one leaves the questions of the others as they are. So no number is ever used twice.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from armada.analysis.foregone import KINDS, Why
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.players.disclosure import is_learnt_from, learners
from armada.records.game import Declaration, DialsToShow, FreshChance, FreshDeal, Game, History, decisions_of
from armada.records.older_records import Dial, GatheredDials
from armada.records.record import declare
from armada.rules.shown_dials import why_not_show
from armada.server.history.entries import Decided
from armada.server.history.log import Chronicle
from armada.server.history.log_lines import foregone_note
from armada.server.wire.table import LogLine
from armada.state.events import Event
from armada.views.masking import Viewer

MAX_KEPT_POSITIONS: Final = 48
"""How many earlier positions are kept; older ones are replayed."""


class Step(NamedTuple):
    """A decision of the timeline: what was before it, and what it did."""

    seat: Seat
    answer: Any
    history: History
    """The decisions before it."""

    lines: int
    """How many lines were told before it."""

    together: int | None
    """Where seats decide in secret at once: the place of the first of these decisions."""

    gathered: GatheredDials
    """The dials of an older log that waited for others before it."""

    foregone: str = ""
    """Why it was given without asking the seat; empty where the seat decided."""

    is_joined: bool = False
    """Whether it was given together with the decision before it, and is taken back with it."""


class Timeline:
    """A game and how it came to be."""

    def __init__(self, game: Game, number: int) -> None:
        self.start = game.copy()
        self.game = game
        self.steps: list[Step] = []
        self.first = 0
        """The place of the first decision that can be taken back."""

        self.shown: list[tuple[int, DialsToShow]] = []
        """Dials shown to teammates, each with the number of decisions before it."""

        self.most_draws = 0
        """How often chance has ever drawn, also in what was taken back."""

        self.chronicle = Chronicle()
        self.numbers: dict[Seat, int] = {}
        self._put: dict[Seat, Question[Any]] = {}
        self._before: dict[int, Game] = {}
        """The game before each of the last decisions, by their place."""

        self._learnt: dict[int, bool] = {}
        """Whether somebody learnt something from a decision, by its place, where that was asked."""

        self.gathered = GatheredDials()
        """Dials of an older log, in which each was a decision of its own."""

        self._open_together: int | None = None
        _ = game.questions
        self.chronicle.add_events(game.events, game.state, None, 0)
        self._number_questions(number)

    # Questions

    def question(self, seat: Seat) -> Question[Any] | None:
        """The open question of a seat."""
        return self._put.get(seat)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked something now."""
        return tuple(self._put)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.outcome is not None

    def _number_questions(self, number: int, keeping: frozenset[Seat] = frozenset()) -> None:
        """Give the open questions their numbers; one that was open before keeps its own, as do those of `keeping`."""
        questions = {question.seat: question for question in self.game.questions}
        self.numbers = {
            seat: self.numbers[seat]
            if seat in self.numbers and (question is self._put[seat] or seat in keeping)
            else number
            for seat, question in questions.items()
        }
        self._put = questions

    def release(self) -> None:
        """Break the reference cycle between the waiting step and its game, so that both are freed."""
        self.game.suspend()
        self._put.clear()
        self._before.clear()

    def lines(self, seat: Viewer, since: int = 0) -> tuple[LogLine, ...] | None:
        """The log after a line, as a viewer may know it; None if that line was taken back."""
        return self.chronicle.since(since, seat, self.game.state)

    # Going on

    def decide(self, seat: Seat, answer: Any, number: int, *, foregone: str = "", is_joined: bool = False) -> None:
        """A seat answers its question. Where the engine fails nothing has changed."""
        before = self.game.copy()
        numbers = self.numbers
        try:
            self._play(before, seat, answer)
            self.steps[-1] = self.steps[-1]._replace(foregone=foregone, is_joined=is_joined)
        except Exception:
            self.game, self.numbers = before, numbers
            self._put = {question.seat: question for question in before.questions}
            raise
        self._number_questions(number)

    def answer(self, entry: Decided, answer: Any, number: int) -> None:
        """Enter a decision of the log, and a line that says why, where its seat was not asked."""
        note = None if not entry.foregone else foregone_note(self.game, self._put[entry.seat], entry.foregone)
        self.decide(entry.seat, answer, number, foregone=entry.foregone, is_joined=entry.is_joined)
        if note is not None:
            kind, decision = KINDS[Why(entry.foregone)], len(self.steps)
            self.chronicle.remark(note, self.game.state, asks=kind, seat=entry.seat, decision=decision)

    def _play(self, before: Game, seat: Seat, answer: Any) -> None:
        """Play an answer. A dial of an older log waits; the last one of its seat completes the answer."""
        in_secret, gathered = self.game.asks_in_secret, self.gathered
        if isinstance(answer, Dial):
            gathered = gathered.with_dial(self.game, seat, answer)
            answer = gathered.answer(self.game, seat) or answer
        events: list[Event] = []
        if not isinstance(answer, Dial):
            events = self.game.play(answer, seat)
            _ = self.game.questions
            gathered = gathered.without(seat)
        self._keep(before, seat, answer, events, in_secret=in_secret)
        self.gathered = gathered

    def declare(self, seat: Seat, declaration: Declaration, number: int) -> None:
        """Something is said at a question without answering it."""
        before = self.game.copy()
        events = declare(self.game, declaration, seat)
        self._keep(before, seat, declaration, events)
        self._number_questions(number)

    def show_dials(self, seat: Seat, shown: DialsToShow) -> None:
        """A player shows dials to teammates. It is no decision to take back, and open questions stay as they are."""
        events = self.game.show_dials(shown.ship, shown.to)
        self.shown.append((len(self.steps), shown))
        self.chronicle.add_events(events, self.game.state, seat, len(self.steps))
        self._put = {question.seat: question for question in self.game.questions}

    def reset_draws(self, draws: int) -> None:
        """Chance goes on with draws of its own."""
        self.game.reset_draws(draws)
        self.most_draws = max(self.most_draws, draws)

    def redeal(self, seed: str, key: str, knowers: tuple[Seat, ...], number: int) -> None:
        """Hidden facts are dealt again: nothing before this is taken back, for it would bring the old ones back."""
        self.game.redeal(bytes.fromhex(seed), bytes.fromhex(key), knowers)
        self.gathered = self.gathered.dealt_again(knowers)
        self.first = len(self.steps)
        self._open_together = None
        self._number_questions(number)

    def _keep(self, before: Game, seat: Seat, answer: Any, events: list[Event], *, in_secret: bool = False) -> None:
        place = len(self.steps)
        together = None
        if in_secret:
            together = place if self._open_together is None else self._open_together
        self._open_together = together if self.game.asks_in_secret and not events else None
        self.steps.append(Step(seat, answer, before.history, len(self.chronicle.lines), together, self.gathered))
        self._before[place] = before
        self._before.pop(place - MAX_KEPT_POSITIONS, None)
        self.most_draws = max(self.most_draws, self.game.draws)
        self.chronicle.add_events(events, self.game.state, seat, place + 1)

    # Going back

    def last_decision(self, seat: Seat) -> int | None:
        """The place of the last decision of a seat; that it conceded is none."""
        for place in range(len(self.steps) - 1, self.first - 1, -1):
            step = self.steps[place]
            is_own = step.seat == seat and not step.foregone and not isinstance(step.answer, Declaration)
            if is_own and (not step.is_joined or place == self.first):
                return place
        return None

    def free_undo(self, seat: Seat) -> int | None:
        """The place of the decision that a seat can take back without asking, if any.

        Nobody learnt anything from it and nobody else decided since; but what others decide in secret at the same time,
        as long as not all have, does not count.
        """
        place = None if self.is_over else self.last_decision(seat)
        if place is None:
            return None
        if self._is_free_since(place):
            return place
        is_open = self._open_together is not None and self.steps[place].together == self._open_together
        return place if is_open else None

    def _is_free_since(self, place: int) -> bool:
        """Whether nobody has learnt anything since before a decision, and only its seat has decided something."""
        seat, later = self.steps[place].seat, self.steps[place:]
        if any(step.seat != seat and not step.foregone for step in later):
            return False
        return not any(self._is_learnt_from(each) for each in range(place, len(self.steps)))

    def last_foregone(self, seat: Seat, why: str) -> int | None:
        """The place of an answer given without asking a seat for such a reason, if it can still be changed freely."""
        for place in range(len(self.steps) - 1, self.first - 1, -1):
            step = self.steps[place]
            if step.seat == seat and step.foregone == why:
                return None if self.is_over or not self._is_free_since(place) else place
            if step.seat != seat and not step.foregone:
                return None
        return None

    def _is_learnt_from(self, place: int) -> bool:
        if place not in self._learnt:
            step = self.steps[place]
            is_dial = isinstance(step.answer, Dial)
            self._learnt[place] = not is_dial and is_learnt_from(self._game_before(place), step.seat, step.answer)
        return self._learnt[place]

    def is_learnt_from_last(self) -> bool:
        """Whether somebody has learnt something from the last decision."""
        return self._is_learnt_from(len(self.steps) - 1)

    def concerned(self, place: int) -> frozenset[Seat]:
        """The seats that have decided something since a decision, or learnt something by it or what followed."""
        found: set[Seat | None] = set()
        everybody = {player.seat for player in self.game.state.players}
        for number, step in enumerate(self.steps[place:], place):
            found.add(step.seat)
            if found >= everybody:
                break
            if not isinstance(step.answer, Declaration | Dial):
                found.update(learners(self._game_before(number), step.seat, step.answer))
        return frozenset([seat for seat in found if seat is not None])

    def undo(self, seat: Seat, number: int, place: int | None = None) -> None:
        """Take back the last decision of a seat; what others have decided in secret since stays decided.

        With a place, everything since before the decision there is taken back.
        """
        if place is not None:
            self._return_to(place)
            self._number_questions(number)
            return
        place = self.last_decision(seat)
        assert place is not None, f"seat {seat} can undo nothing"
        others = [step for step in self.steps[place + 1 :] if step.seat != seat and not step.foregone]
        in_secret = self.steps[place].together is not None
        waiting = frozenset([other for other in self.numbers if other != seat]) if in_secret else frozenset()
        self._return_to(place)
        for step in others:
            self._play(self.game.copy(), step.seat, step.answer)
        self._number_questions(number, waiting)

    def go_back(self, place: int, number: int, *, again: bool = False) -> None:
        """Make the game as it was before a decision; chance draws nothing that was drawn since, unless `again`."""
        self._return_to(place)
        if not again and self.most_draws > self.game.draws:
            self.game.reset_draws(self.most_draws)
        self._number_questions(number)

    def _return_to(self, place: int) -> None:
        step = self.steps[place]
        self.game, self.gathered = self._game_before(place), step.gathered
        self.chronicle.cut(step.lines)
        self._open_together = None
        if step.together is not None and step.together < place:
            self._open_together = step.together
        del self.steps[place:]
        self._before = {kept: game for kept, game in self._before.items() if kept < place}
        self._learnt = {kept: learnt for kept, learnt in self._learnt.items() if kept < place}
        self._show_again(place)

    def _show_again(self, place: int) -> None:
        """Keep shown dials known: those that lay there before the decisions taken back are shown again."""
        later = [shown for count, shown in self.shown if count > place]
        self.shown = [(count, shown) for count, shown in self.shown if count <= place]
        for shown in later:
            if why_not_show(self.game, shown.ship, shown.to) is None:
                self.show_dials(self.game.owner(shown.ship), shown)

    def _game_before(self, place: int) -> Game:
        """The game before a decision: kept, or played again."""
        return self._before[place] if place in self._before else self._again(self.steps[place].history)

    def _again(self, history: History) -> Game:
        """The game after some decisions, played again from the start."""
        game = self.start.copy()
        for seat, answer in decisions_of(history):
            if isinstance(answer, FreshChance):
                game.reset_draws(answer.draws)
            elif isinstance(answer, FreshDeal):
                game.redeal(answer.seed, answer.key, answer.knowers)
            elif isinstance(answer, DialsToShow):
                game.show_dials(answer.ship, answer.to)
            elif isinstance(answer, Declaration):
                declare(game, answer, seat)
            else:
                game.play(answer, seat)
        return game
