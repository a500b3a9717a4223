"""Ledgers without sockets, played at random, with undo and take-backs."""

from __future__ import annotations

from random import Random

import msgspec

from armada.engine.seats import Seat
from armada.fleet.ready_made import ready_made
from armada.server.history.entries import (
    Decided,
    GameCreated,
    LogEntry,
    Resigned,
    SeatCreated,
    TakenBack,
    Undone,
    read,
    written,
)
from armada.server.history.ledger import Ledger
from armada.server.history.seating import Screen, fleet_data


def made(seed: int = 1, keys: tuple[str, str] = ("rebels_300", "empire_300"), points: int = 300) -> GameCreated:
    """A game of two people with ready-made fleets."""
    seats = [SeatCreated(name=key, holder=key, fleet=fleet_data(ready_made()[key])) for key in keys]
    return GameCreated(
        seats=tuple(seats),
        title="A game",
        mode="online",
        profile="standard",
        points=points,
        seed=str(seed),
        secret="00" * 24,
        version="test",
    )


def screen_of(*seats: Seat) -> Screen:
    """The screen of one person who has these seats; of a spectator, without seats."""
    return Screen(people=(0,), hands=(seats,)) if seats else Screen()


class Log:
    """A ledger and the entries it was made of, as they are kept."""

    def __init__(self, seed: int = 1) -> None:
        first = made(seed)
        self.ledger = Ledger(first)
        self.entries: list[str] = [written(first)]
        self.rng = Random(f"ledger {seed}")

    @property
    def numbers(self) -> dict[Seat, int]:
        assert self.ledger.timeline is not None
        return dict(self.ledger.timeline.numbers)

    def enter(self, entry: LogEntry) -> None:
        """Enter something, as it comes back from the store."""
        self.ledger.enter(read(written(entry)))
        self.entries.append(written(entry))

    def decide(self, seat: int | None = None) -> Seat:
        """Let a seat decide something at random; whose seat it was."""
        timeline = self.ledger.timeline
        assert timeline is not None
        chosen = self.rng.choice(timeline.asked) if seat is None else Seat(seat)
        question = timeline.question(chosen)
        assert question is not None
        answer = question.kind.encode(question.sample(self.rng))
        entry = Decided(seat=chosen, kind=question.kind.name, answer=msgspec.json.decode(msgspec.json.encode(answer)))
        self.enter(entry)
        return chosen

    def play_until(self, kind: str) -> None:
        """Play at random until a kind of question is asked."""
        timeline = self.ledger.timeline
        assert timeline is not None
        while all(question.kind.name != kind for question in timeline.game.questions):
            self.decide()

    def anything(self) -> None:
        """Let anything happen that can."""
        timeline = self.ledger.timeline
        assert timeline is not None
        lot = self.rng.random()
        undoable = [seat for seat in (Seat(0), Seat(1)) if timeline.free_undo(seat) is not None]
        if lot < 0.2 and undoable:
            self.enter(Undone(seat=self.rng.choice(undoable)))
        elif lot < 0.24 and timeline.steps:
            self.enter(TakenBack(seat=Seat(0), decisions=self.rng.randrange(len(timeline.steps))))
        elif lot < 0.2405:
            self.enter(Resigned(seat=Seat(1)))
        else:
            self.decide()
