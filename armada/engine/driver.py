"""The driver: runs procedures until somebody must decide, and goes on with the answer.

It keeps frames, not generators. A generator lives only while its step runs; after a copy or a load the step is run
again with the answers already given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import GeneratorType
from typing import Any, Generic, Protocol, Self, TypeVar

from armada.engine.chance import Draw
from armada.engine.effects import CardInPlay, Contribution, Effect, Index
from armada.engine.frames import Dialogue, Frame, Given, Secret
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Open, Procedure, Signal, StepResult
from armada.engine.questions import Asking, Question, Simultaneous
from armada.engine.seats import CHANCE, Seat
from armada.engine.timings import Query, Timing
from armada.engine.windows import Window

S = TypeVar("S")
Q = TypeVar("Q")
V = TypeVar("V")
R = TypeVar("R", bound=Procedure)


class Event(Protocol[S]):
    """A thing that happened: it alone changes the state."""

    def apply(self, state: S) -> S:
        """The state after it."""
        ...


class Driver(Generic[S]):
    """A game being played: its state, the procedures under way, and the open questions."""

    def __init__(self, state: S, procedure: Procedure, key: bytes, index: Index | None = None) -> None:
        self.state = state
        self.frames = [Frame(procedure)]
        self.events: list[Any] = []
        self.index = Index(()) if index is None else index
        self.key = key
        self.draws = 0
        self.external_chance = False
        self.chance_log: list[Given] | None = None
        """The answers of chance, recorded if somebody wants them."""

        self._asking: Asking[Any] | None = None
        self._asked: Question[Any] | Simultaneous | None = None
        self._dialogues: dict[Seat, Dialogue] = {}
        self._on_opening: list[Effect[Any]] = []
        self._settled = False

    # What the rules say of the players, and of what is in play

    @property
    def seats_in_order(self) -> tuple[Seat, ...]:
        """The seats in the order in which they resolve effects."""
        raise NotImplementedError

    def is_in_force(self, card: CardInPlay) -> bool:
        """Whether a card of the index works now."""
        return True

    def has_transient_effects(self, timing: Timing[Any]) -> bool:
        """Whether a timing can have transient effects, which are not in the index."""
        return False

    def transient_effects(self, timing: Timing[Any]) -> Iterable[Effect[Any]]:
        """The transient effects at a timing."""
        return ()

    def effect_chosen(self, effect: Effect[Any], seat: Seat) -> None:
        """A seat resolves an effect in a window: what it does follows."""

    def scope_ended(self, procedure: Procedure) -> None:
        """Something ended: what was to last until then ends too."""

    # What is under way

    def procedures(self) -> Iterator[Procedure]:
        """The procedures being carried out, the innermost first."""
        for frame in reversed(self.frames):
            yield frame.procedure

    def innermost(self, kind: type[R]) -> R | None:
        """The innermost procedure of this kind that is being carried out."""
        for frame in reversed(self.frames):
            if isinstance(frame.procedure, kind):
                return frame.procedure
        return None

    @property
    def asker(self) -> Procedure | None:
        """The procedure that asks: the innermost one; None when the game is over."""
        return self.frames[-1].procedure if self.frames else None

    @property
    def open_timing(self) -> Timing[Any] | None:
        """The timing whose window asks which effect is resolved."""
        asker = self.asker
        return Timing.by_id[asker.timing] if isinstance(asker, Window) else None

    def step_of(self, procedure: Procedure) -> int:
        """The place among its steps at which a procedure is; while another one runs in it, where it goes on."""
        return next(frame.step for frame in self.frames if frame.procedure is procedure)

    def answers_so_far(self) -> list[Given]:
        """The answers given in the step that asks, except those given in secret."""
        return [given for given in self.frames[-1].answers if isinstance(given, tuple)]

    @property
    def asks_in_secret(self) -> bool:
        """Whether several seats are asked at once, none of which learns what the others answer."""
        _ = self.questions
        return bool(self.frames) and self.frames[-1].secret is not None

    def secret_answers(self, seat: Seat) -> tuple[Given, ...] | None:
        """The answers that a seat has given in secret so far; None if it is not among those asked in secret."""
        secret = self.frames[-1].secret if self.frames else None
        return None if secret is None else secret.get(seat)

    # What procedures and effects use

    def emit(self, event: Event[S]) -> None:
        """Apply an event and record it."""
        self.state = event.apply(self.state)
        self.events.append(event)

    def result(self, kind: type[R]) -> R | None:
        """The procedure just finished, if it is of this kind: its fields are its result."""
        found = self.frames[-1].result
        return found if isinstance(found, kind) else None

    def subject_of(self, effect: Effect[Any]) -> Any:
        """The procedure that opened the window in which an effect is resolved."""
        place = next(i for i in range(len(self.frames) - 1, -1, -1) if self.frames[i].procedure is effect)
        return self.frames[place - 2].procedure

    def ask(self, query: Query[Q, V], subject: Q, value: V) -> V:
        """The answer of a query: the base value, changed by the effects in force."""
        for card, change in self.index.modifiers.get(query.id, ()):
            if card.number < 0 or self.is_in_force(card):
                value = change(self, card, subject, value)
        return value

    def explain(self, query: Query[Q, V], subject: Q, value: V) -> list[Contribution]:
        """The contributions that change the answer of a query, and how."""
        found = []
        for card, change in self.index.modifiers.get(query.id, ()):
            if card.number < 0 or self.is_in_force(card):
                before, value = value, change(self, card, subject, value)
                if value != before:
                    found.append(Contribution(card.key, before, value, getattr(change, "rules", ())))
        return found

    def possible_effects(self, timing: Timing[Any], subject: Any, used: tuple[str, ...] = ()) -> list[Effect[Any]]:
        """The effects that can be resolved at a timing that a procedure, the subject, opens."""
        found = self.index.effects.get(timing.id, ())
        if self.has_transient_effects(timing):
            found = (*found, *self.transient_effects(timing))
        if timing.reopens:
            used = used + subject.used_effects
        return [
            effect
            for effect in found
            if (effect.card.number < 0 or self.is_in_force(effect.card))
            and (not used or effect.ident not in used)
            and (effect.cost is None or effect.cost.can_pay(self, effect))
            and effect.can_resolve(self, subject)
        ]

    def offered_effects(self) -> list[Effect[Any]]:
        """The effects that can be resolved in the window that asks."""
        window = self.asker
        if not isinstance(window, Window):
            return []
        return self.possible_effects(Timing.by_id[window.timing], self.frames[-2].procedure, window.used)

    def found_on_opening(self) -> list[Effect[Any]]:
        """The effects for which a window was just opened: returned once, to spare it the search."""
        found, self._on_opening = self._on_opening, []
        return found

    # What players use

    @property
    def questions(self) -> tuple[Question[Any], ...]:
        """All open questions: one, or one for each seat that decides in secret; none when the game is over."""
        if self.frames and self._asking is None:
            self._advance()
        if self._dialogues:
            return tuple([d.question for d in self._dialogues.values() if d.question is not None])
        return (self._asked,) if isinstance(self._asked, Question) else ()

    @property
    def question(self) -> Question[Any] | None:
        """The open question, or the first of several; None when the game is over."""
        return next(iter(self.questions), None)

    def play(self, answer: Any, seat: Seat | None = None) -> list[Any]:
        """Answer a question without checking the answer, and go on to the next; the events in between."""
        questions = self.questions
        question = questions[0] if seat is None else next(q for q in questions if q.seat == seat)
        self.events = []
        self._settled = False
        if self._dialogues:
            self._answer_dialogue(question.seat, answer)
        else:
            self._answer(answer)
        self._advance()
        return self.events

    def stop(self) -> None:
        """Break off all that is under way: nothing more is asked."""
        self.frames.clear()

    def interrupt(self, procedure: Procedure) -> list[Any]:
        """Break off all that is under way and carry out this instead; the events up to the next question."""
        self.frames = [Frame(procedure)]
        self.suspend()
        self._settled = False
        self.events = []
        self._advance()
        return self.events

    def announce(self, event: Event[S]) -> list[Any]:
        """Emit an event while a question is open; the step that asks is then run again."""
        self.suspend()
        self._settled = True
        self.events = []
        self.emit(event)
        return self.events

    def suspend(self) -> None:
        """Let go of the step that asks; it is run again when somebody reads the questions."""
        self._asking = self._asked = None
        self._dialogues = {}

    def resume(self, frames: list[Frame]) -> None:
        """Go on at the question that these frames ask, without answering it even if only one answer is legal."""
        self.frames = frames
        self.suspend()
        self._settled = True

    def copy(self) -> Self:
        """A game of its own at the same question; what subclasses add is shared."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.__dict__.update(self.__dict__)
        # A compiled driver keeps its own attributes outside `__dict__`, so they are copied one by one as well.
        twin.state = self.state
        twin.frames = [frame.copy() for frame in self.frames]
        twin.events = []
        twin.index = self.index
        twin.key = self.key
        twin.draws = self.draws
        twin.external_chance = self.external_chance
        twin.chance_log = self.chance_log
        twin._asking = twin._asked = None
        twin._dialogues = {}
        twin._on_opening = []
        twin._settled = True
        return twin

    def copy_during(self, procedure: Procedure) -> Self:
        """A copy in which a procedure has just begun: queries are answered as they would be then."""
        twin = self.copy()
        twin.frames.append(Frame(procedure))
        return twin

    # The machine

    def _answer(self, answer: Any) -> None:
        """Record an answer with the step that asked, and continue the step."""
        assert isinstance(self._asked, Question)
        frame = self.frames[-1]
        frame.answers += ((self._asked.kind, answer),)
        self._send(frame, answer)

    def _send(self, frame: Frame, answer: Any) -> None:
        assert self._asking is not None
        try:
            self._asked = self._asking.send(answer)
        except StopIteration as stop:
            self._finish(frame, stop.value)

    def _advance(self) -> None:
        """Run on until somebody must decide, or the game is over."""
        while self.frames:
            frame = self.frames[-1]
            if self._asking is None and not self._begin(frame):
                continue
            asked = self._asked
            if isinstance(asked, Simultaneous):
                if self._run_dialogues(frame, asked):
                    return
                continue
            assert asked is not None
            if asked.seat == CHANCE and not self.external_chance:
                self.draws += 1
                answer = asked.sample(Draw(self.key, self.draws))
                if self.chance_log is not None:
                    self.chance_log.append((asked.kind, answer))
                self._answer(answer)
                continue
            if not self._settled and asked.seat != CHANCE:
                answer = asked.only_answer
                if answer is not None:
                    self._answer(answer)
                    continue
            self._settled = True
            return

    def _begin(self, frame: Frame) -> bool:
        """Start a step, feeding it the answers already given; whether it now asks something."""
        procedure = frame.procedure
        steps = procedure.steps
        fresh = not frame.answers and frame.secret is None
        if frame.step >= len(steps) or (fresh and not self._settled and procedure.is_over(self)):
            self._pop(procedure)
            return False
        step = steps[frame.step]
        while isinstance(step, Timing):
            if step.id in self.index.effects or self.has_transient_effects(step):
                self._open(frame, step, NEXT)
                return False
            frame.step += 1
            frame.result = None
            if frame.step == len(steps):
                return False
            step = steps[frame.step]
        made = step(procedure, self)
        if made is NEXT:
            frame.result = None
            frame.step += 1
            return False
        if not isinstance(made, GeneratorType):
            self._finish(frame, made)
            return False
        try:
            self._asking, self._asked = made, next(made)
            for given in frame.answers:
                answer = self._recall(given)
                self._asked = made.send(answer)
        except StopIteration as stop:
            self._finish(frame, stop.value)
            return False
        return True

    def _recall(self, given: Given | Secret) -> Any:
        """An answer given before, checked against what is asked now."""
        asked = self._asked
        if isinstance(given, tuple):
            kind, answer = given
            assert isinstance(asked, Question)
            assert asked.kind is kind, f"a step asks for {asked.kind.name} when run again, not {kind.name}"
            return answer
        assert isinstance(asked, Simultaneous), "a step asks something else when run again"
        return {seat: self._dialogue(asking, given[seat]).result for seat, asking in asked.dialogues.items()}

    def _dialogue(self, asking: Asking[Any], given: tuple[Given, ...]) -> Dialogue:
        dialogue = Dialogue(asking)
        for kind, answer in given:
            assert dialogue.question is not None
            assert dialogue.question.kind is kind
            dialogue.go_on(answer)
        return dialogue

    def _run_dialogues(self, frame: Frame, asked: Simultaneous) -> bool:
        """Run dialogues at the same time; whether somebody must decide."""
        if not self._dialogues:
            given = frame.secret if frame.secret is not None else dict.fromkeys(asked.dialogues, ())
            frame.secret = given
            self._dialogues = {seat: self._dialogue(a, given[seat]) for seat, a in asked.dialogues.items()}
            if not self._settled:
                for seat in self._dialogues:
                    self._answer_alone(seat)
        if any(dialogue.question is not None for dialogue in self._dialogues.values()):
            self._settled = True
            return True
        results = {seat: dialogue.result for seat, dialogue in self._dialogues.items()}
        assert frame.secret is not None
        frame.answers += (frame.secret,)
        frame.secret, self._dialogues = None, {}
        self._send(frame, results)
        return False

    def _answer_dialogue(self, seat: Seat, answer: Any) -> None:
        """Answer a seat's question in a dialogue."""
        frame, dialogue = self.frames[-1], self._dialogues[seat]
        assert dialogue.question is not None
        assert frame.secret is not None
        frame.secret = {**frame.secret, seat: (*frame.secret[seat], (dialogue.question.kind, answer))}
        dialogue.go_on(answer)
        self._answer_alone(seat)

    def _answer_alone(self, seat: Seat) -> None:
        """Give the answers of a dialogue that leave no choice."""
        question = self._dialogues[seat].question
        if question is not None and (answer := question.only_answer) is not None:
            self._answer_dialogue(seat, answer)

    def _finish(self, frame: Frame, outcome: StepResult) -> None:
        """A step has ended: go where it says."""
        self._asking = self._asked = None
        frame.answers, frame.secret, frame.result = (), None, None
        if isinstance(outcome, Call):
            self._go(frame, outcome.then)
            self.frames.append(Frame(outcome.procedure))
        elif isinstance(outcome, Open):
            self._open(frame, outcome.timing, outcome.then)
        else:
            self._go(frame, outcome)

    def _go(self, frame: Frame, signal: Signal) -> None:
        if signal is NEXT:
            frame.step += 1
        elif signal is DONE:
            frame.step = len(frame.procedure.steps)
        else:
            assert signal is REPEAT, f"{signal} is not what a step may return"

    def _open(self, frame: Frame, timing: Timing[Any], then: Signal) -> None:
        """Open a window, if any effect can be resolved in it."""
        possible = self.possible_effects(timing, frame.procedure)
        frame.result = None
        self._go(frame, then)
        if possible:
            self.frames.append(Frame(Window(timing=timing.id)))
            self._on_opening = possible

    def _pop(self, procedure: Procedure) -> None:
        self.frames.pop()
        if self.frames:
            self.frames[-1].result = procedure
        self.scope_ended(procedure)
