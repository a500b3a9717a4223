"""Questions: what a seat must decide, the legal answers, and why an answer is refused.

Legality is decided here and nowhere else: an answer is legal if the question accepts it. Options that cost something to
find are a function, called once, when somebody looks at them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, overload

import msgspec

from armada.engine.seats import CHANCE, Seat
from armada.errors import IllegalDecision

T = TypeVar("T")


class Pass(Enum):
    """The answer of who declines to choose."""

    PASS = "pass"


PASS: Final = Pass.PASS


class Rng(Protocol):
    """A source of numbers for samplers; `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        ...


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer is not legal: the reason in words, the rule if one forbids it, and an answer that is legal."""

    reason: str
    rule: str | None = None
    nearest: Any = None


def likeness(one: Any, other: Any) -> int:
    """How many parts two answers have in common; none, where they have no parts."""
    parts = getattr(other, "__struct_fields__", ())
    return sum([getattr(one, part, None) == getattr(other, part) for part in parts])


class Kind(Generic[T]):
    """A kind of question: its name and the type of its answer, declared once. `armada.words` has its sentences.

    `is_look`: the options are hidden things, at which the seat that is asked may look, and nobody else.
    """

    by_name: ClassVar[dict[str, Kind[Any]]] = {}

    def __init__(self, name: str, *, is_look: bool = False) -> None:
        assert name not in Kind.by_name, f"two kinds of question are named {name}"
        self.name = name
        self.is_look = is_look
        Kind.by_name[name] = self

    @property
    def answer_type(self) -> Any:
        """The type of its answers."""
        return self.__orig_class__.__args__[0]  # type: ignore[attr-defined]

    def decode(self, raw: Any) -> T | Pass:
        """An answer read back from plain data, checked against the type of this kind."""
        if raw == "pass":
            return PASS
        answer: T = msgspec.convert(raw, self.answer_type)
        return answer

    def canonical(self, answer: Any) -> T | Pass:
        """An answer made anywhere, as the type of this kind declares it.

        Steps compare answers with `is`, and to be equal is not enough: `"keep"` equals `DialUse.KEEP`, and 1 equals
        True.
        """
        try:
            return self.decode(msgspec.to_builtins(answer))
        except (TypeError, ValueError) as error:
            raise IllegalDecision(f"{answer!r} cannot be read as an answer to “{self.name}”: {error}.") from error

    def encode(self, answer: T | Pass) -> Any:
        """An answer as plain data."""
        return "pass" if answer is PASS else msgspec.to_builtins(answer)

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"


Options = Sequence[T] | Callable[[], Sequence[T]]
WhyNot = Callable[[T], Refusal | None]
"""A rule's own words for an answer that is not legal; None if it has nothing to say."""


class Question(Generic[T]):
    """A choice of one answer among options; with `may_pass` also of none.

    `about` is the number of what it concerns, where the step says so: often the procedures under way tell.
    """

    __slots__ = ("_found", "_options", "_why_not", "about", "kind", "may_pass", "seat")

    def __init__(
        self,
        seat: Seat,
        kind: Kind[T],
        options: Options[T],
        *,
        may_pass: bool = False,
        why_not: WhyNot[T] | None = None,
        about: int | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.may_pass = may_pass
        self.about = about
        self._options = options
        self._found: tuple[T, ...] | None = None
        self._why_not = why_not

    @property
    def options(self) -> tuple[T, ...]:
        """The legal answers, pass not among them; found once."""
        if self._found is None:
            self._found = tuple(self._options() if callable(self._options) else self._options)
        return self._found

    @property
    def only_answer(self) -> T | Pass | None:
        """The answer the engine gives itself because no other is legal; None if there is a choice."""
        options = self.options
        if self.may_pass:
            return None if options else PASS
        assert options, f"nobody can answer: {self.kind.name}"
        return options[0] if len(options) == 1 else None

    def accepts(self, answer: T | Pass) -> bool:
        """Whether an answer is legal."""
        return self.may_pass if answer is PASS else answer in self.options

    def refusal(self, answer: Any) -> Refusal | None:
        """Why an answer, whoever made it, is not legal; None if it is."""
        try:
            return self.why_refused(self.kind.canonical(answer))
        except IllegalDecision as unreadable:
            return Refusal(str(unreadable), nearest=self._some_answer())

    def why_refused(self, answer: T | Pass) -> Refusal | None:
        """Why an answer that was decoded already is not legal; None if it is."""
        if self.accepts(answer):
            return None
        if answer is PASS:
            return Refusal("You cannot pass here: this needs a decision.", nearest=self._some_answer())
        said = self._why_not(answer) if self._why_not else None
        said = said or Refusal(f"{answer} is not a legal answer.")
        return said if said.nearest is not None else msgspec.structs.replace(said, nearest=self._nearest(answer))

    def _some_answer(self) -> T | Pass:
        return self.options[0] if self.options else PASS

    def _nearest(self, answer: T) -> T | Pass:
        """The option that has most in common with an answer, the first of several."""
        return max(self.options, key=lambda option: likeness(option, answer), default=PASS)

    def sample(self, rng: Rng) -> T | Pass:
        """A legal answer at random, each option as likely as passing."""
        options = self.options
        place = int(rng.random() * (len(options) + self.may_pass))
        return options[place] if place < len(options) else PASS


class SomeQuestion(Question[tuple[T, ...]]):
    """A choice of several of the things offered, in any order; the engine puts them into the order offered."""

    __slots__ = ("_allows", "_things", "least", "most")

    def __init__(
        self,
        seat: Seat,
        kind: Kind[tuple[T, ...]],
        things: Options[T],
        *,
        least: int = 0,
        most: int | None = None,
        allows: Callable[[tuple[T, ...]], bool] | None = None,
    ) -> None:
        super().__init__(seat, kind, self._list)
        self._things = things
        self.least = least
        self.most = most
        self._allows = allows

    @property
    def things(self) -> tuple[T, ...]:
        """The choices."""
        if callable(self._things):
            self._things = tuple(self._things())
        return tuple(self._things)

    def _limit(self) -> int:
        return len(self.things) if self.most is None else min(self.most, len(self.things))

    def _list(self) -> list[tuple[T, ...]]:
        """All legal sets: for few things; a screen shows the things instead."""
        sets: list[tuple[T, ...]] = [()]
        for thing in self.things:
            sets += [(*chosen, thing) for chosen in sets if len(chosen) < self._limit()]
        return [chosen for chosen in sets if self.accepts(chosen)]

    @property
    def only_answer(self) -> tuple[T, ...] | Pass | None:
        """Nothing, where nothing can be chosen; all, where all must be."""
        things = self.things
        if self._limit() == 0:
            return ()
        return things if self.least >= len(things) else None

    def accepts(self, answer: tuple[T, ...] | Pass) -> bool:
        """Whether these are different things offered, not too few and not too many."""
        if answer is PASS:
            return False
        things = self.things
        return (
            self.least <= len(answer) <= self._limit()
            and all(thing in things for thing in answer)
            and len(set(answer)) == len(answer)
            and (self._allows is None or self._allows(answer))
        )

    def sample(self, rng: Rng) -> tuple[T, ...]:
        """A legal set at random."""
        for _ in range(20):
            left = list(self.things)
            count = self.least + int(rng.random() * (self._limit() - self.least + 1))
            chosen = tuple([left.pop(int(rng.random() * len(left))) for _ in range(count)])
            if self.accepts(chosen):
                return chosen
        return self.options[0]


class FreeQuestion(Question[T]):
    """A choice among more answers than can be listed: a check, a sampler, and some good answers to offer."""

    __slots__ = ("_check", "_sampler")

    def __init__(
        self,
        seat: Seat,
        kind: Kind[T],
        check: Callable[[T], Refusal | None],
        sampler: Callable[[Rng], T],
        *,
        candidates: Options[T] = (),
        may_pass: bool = False,
    ) -> None:
        super().__init__(seat, kind, candidates, may_pass=may_pass)
        self._check = check
        self._sampler = sampler

    @property
    def only_answer(self) -> T | Pass | None:
        """There is always a choice."""
        return None

    def accepts(self, answer: T | Pass) -> bool:
        """Whether the check finds nothing against it."""
        return self.may_pass if answer is PASS else self._check(answer) is None

    def why_refused(self, answer: T | Pass) -> Refusal | None:
        """Why an answer that was decoded already is not legal; None if it is."""
        return super().why_refused(PASS) if answer is PASS else self._check(answer)

    def sample(self, rng: Rng) -> T | Pass:
        """A legal answer at random."""
        return self._sampler(rng)


class ChanceQuestion(FreeQuestion[T]):
    """A roll or a shuffle: chance answers, in play from the game's seed."""

    __slots__ = ()

    def __init__(self, kind: Kind[T], check: Callable[[T], Refusal | None], sampler: Callable[[Rng], T]) -> None:
        super().__init__(CHANCE, kind, check, sampler)


class Simultaneous:
    """Dialogues of several seats held in secret at once; each goes on by itself until all have ended."""

    __slots__ = ("dialogues",)

    def __init__(self, dialogues: Mapping[Seat, Asking[Any]]) -> None:
        self.dialogues = dict(dialogues)


Asking = Generator[Question[Any] | Simultaneous, Any, T]
"""A generator that asks and returns what was decided."""


@overload
def choose(
    seat: Seat, kind: Kind[T], options: Options[T], *, why_not: WhyNot[T] | None = None, about: int | None = None
) -> Asking[T]: ...
@overload
def choose(
    seat: Seat,
    kind: Kind[T],
    options: Options[T],
    *,
    may_pass: bool,
    why_not: WhyNot[T] | None = None,
    about: int | None = None,
) -> Asking[T | Pass]: ...
def choose(
    seat: Seat,
    kind: Kind[T],
    options: Options[T],
    *,
    may_pass: bool = False,
    why_not: WhyNot[T] | None = None,
    about: int | None = None,
) -> Asking[Any]:
    """Ask a seat for one of the options, or to pass."""
    answer = yield Question(seat, kind, options, may_pass=may_pass, why_not=why_not, about=about)
    return answer


def choose_some(
    seat: Seat,
    kind: Kind[tuple[T, ...]],
    things: Options[T],
    *,
    least: int = 0,
    most: int | None = None,
    allows: Callable[[tuple[T, ...]], bool] | None = None,
) -> Asking[tuple[T, ...]]:
    """Ask a seat for several of the things."""
    answer: tuple[T, ...] = yield SomeQuestion(seat, kind, things, least=least, most=most, allows=allows)
    return answer


def ask_freely(
    seat: Seat,
    kind: Kind[T],
    check: Callable[[T], Refusal | None],
    sampler: Callable[[Rng], T],
    *,
    candidates: Options[T] = (),
) -> Asking[T]:
    """Ask a seat for something that cannot be listed, such as a place."""
    answer: T = yield FreeQuestion(seat, kind, check, sampler, candidates=candidates)
    return answer


def ask_chance(kind: Kind[T], check: Callable[[T], Refusal | None], sampler: Callable[[Rng], T]) -> Asking[T]:
    """Ask chance for a roll or a shuffle."""
    answer: T = yield ChanceQuestion(kind, check, sampler)
    return answer


def together(dialogues: Mapping[Seat, Asking[T]]) -> Asking[dict[Seat, T]]:
    """Let several seats decide in secret at once; what each decided, by seat."""
    answers: dict[Seat, T] = yield Simultaneous(dialogues)
    return answers
