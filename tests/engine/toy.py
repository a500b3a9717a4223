"""A toy game for the machine: four seats on two sides bid in secret, then the highest bidder attacks a pile.

It has all that the machine offers: dialogues at once, a nested procedure with a result, chance, windows of both sides
with offers and triggers, a cost, a replacement, a modifier, a forced answer and an end in the middle of a procedure.
"""

from __future__ import annotations

from typing import Any

import msgspec

from armada.engine.chance import seed_key
from armada.engine.effects import CardInPlay, Effect, Index, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Open, Procedure, Step, StepResult
from armada.engine.questions import PASS, Asking, Kind, ask_chance, choose, choose_some, together
from armada.engine.saving import frames_from_data, frames_to_data
from armada.engine.seats import Seat
from armada.engine.strict import StrictDriver
from armada.engine.timings import Query, Timing

BID = Kind[int]("toy bid")
STAKES = Kind[tuple[int, ...]]("toy stakes")
TAKE = Kind[int]("toy take")
COIN = Kind[bool]("toy coin")

ROUND_START = Timing["ToyRound"]("TOY.ROUND.START")
TAKE_WHEN = Timing["ToyTake"]("TOY.TAKE.WHEN")
TAKE_AFTER = Timing["ToyTake"]("TOY.TAKE.AFTER")
MOST = Query[Seat, int]("TOY.MOST")


class Toy(msgspec.Struct, frozen=True):
    """The pile, and what each seat has."""

    pile: int = 30
    taken: tuple[int, ...] = (0, 0, 0, 0)
    rounds: int = 0
    exhausted: tuple[str, ...] = ()


class Taken(msgspec.Struct, frozen=True, tag=True):
    seat: Seat
    amount: int

    def apply(self, state: Toy) -> Toy:
        taken = tuple(have + (self.amount if seat == self.seat else 0) for seat, have in enumerate(state.taken))
        return msgspec.structs.replace(state, pile=state.pile - self.amount, taken=taken)


class RoundBegun(msgspec.Struct, frozen=True, tag=True):
    def apply(self, state: Toy) -> Toy:
        return msgspec.structs.replace(state, rounds=state.rounds + 1, exhausted=())


class Exhausted(msgspec.Struct, frozen=True, tag=True):
    ident: str

    def apply(self, state: Toy) -> Toy:
        return msgspec.structs.replace(state, exhausted=(*state.exhausted, self.ident))


class ToyGame(StrictDriver[Toy]):
    """Seats 0 and 2 against 1 and 3; the side of seat 0 resolves its effects first."""

    @property
    def seats_in_order(self) -> tuple[Seat, ...]:
        return Seat(0), Seat(2), Seat(1), Seat(3)

    def is_in_force(self, card: CardInPlay) -> bool:
        return card.key != "toy_broken"

    def save(self) -> bytes:
        data = {"state": self.state, "frames": frames_to_data(self.frames), "draws": self.draws}
        return msgspec.json.encode(data)

    def load(self, text: bytes) -> ToyGame:
        data = msgspec.json.decode(text)
        twin = self.copy()
        twin.state = msgspec.convert(data["state"], Toy)
        twin.frames = frames_from_data(data["frames"])
        twin.draws = data["draws"]
        return twin


class ToyMatch(Procedure):
    def play_round(self, game: ToyGame) -> StepResult:
        return Call(ToyRound(), then=REPEAT) if game.state.pile > 0 else DONE

    steps = (play_round,)


class ToyRound(Procedure):
    winner: Seat = Seat(0)
    total: int = 0

    def is_over(self, game: ToyGame) -> bool:
        return game.state.pile <= 0

    def begin(self, game: ToyGame) -> StepResult:
        game.emit(RoundBegun())
        return NEXT

    def bid(self, game: ToyGame) -> Step:
        bids = yield from together({seat: self.bid_of(game, seat) for seat in sorted(game.seats_in_order)})
        self.winner = max(bids, key=lambda seat: (bids[seat], -seat))
        return NEXT

    def bid_of(self, game: ToyGame, seat: Seat) -> Asking[int]:
        bid = yield from choose(seat, BID, range(1, 2 if seat == 3 else 4))
        stakes = yield from choose_some(seat, STAKES, (1, 2, 3), most=bid)
        return bid + sum(stakes)

    def take(self, game: ToyGame) -> StepResult:
        return Call(ToyTake(seat=self.winner))

    def count(self, game: ToyGame) -> StepResult:
        take = game.result(ToyTake)
        assert take is not None
        self.total += take.amount
        return NEXT

    steps = (begin, ROUND_START, bid, take, count)


class ToyTake(Procedure):
    seat: Seat
    amount: int = 0
    lucky: bool = False

    def choose_amount(self, game: ToyGame) -> Step:
        most = game.ask(MOST, self.seat, 3)
        amount = yield from choose(self.seat, TAKE, lambda: range(1, min(most, game.state.pile) + 1))
        lucky = yield from ask_chance(COIN, lambda _: None, lambda rng: rng.random() < 0.5)
        self.amount, self.lucky = amount, lucky
        return Open(TAKE_WHEN)

    def commit(self, game: ToyGame) -> StepResult:
        game.emit(Taken(self.seat, self.amount))
        return NEXT

    steps = (choose_amount, commit, TAKE_AFTER)


class ExhaustOnce:
    def can_pay(self, game: ToyGame, effect: Effect[Any]) -> bool:
        return effect.ident not in game.state.exhausted

    def pay(self, game: ToyGame, effect: Effect[Any]) -> None:
        game.emit(Exhausted(effect.ident))


@offer("toy_thief", at=TAKE_AFTER, cost=ExhaustOnce())
class Thief(Effect[ToyTake]):
    """After another seat took something, take one too."""

    def can_resolve(self, game: ToyGame, take: ToyTake) -> bool:
        return take.seat != self.seat and game.state.pile > 0

    def resolve(self, game: ToyGame, take: ToyTake) -> StepResult:
        return Call(ToyTake(seat=self.seat), then=DONE)


@trigger("toy_miser", at=TAKE_WHEN)
class Miser(Effect[ToyTake]):
    """When somebody takes more than one, they take one less."""

    def can_resolve(self, game: ToyGame, take: ToyTake) -> bool:
        return take.amount > 1

    def resolve(self, game: ToyGame, take: ToyTake) -> StepResult:
        take.amount -= 1
        return DONE


@offer("toy_gambler", at=TAKE_WHEN)
class Gambler(Effect[ToyTake]):
    """When you take and the coin fell well, choose the amount again."""

    def can_resolve(self, game: ToyGame, take: ToyTake) -> bool:
        return take.seat == self.seat and take.lucky

    def resolve(self, game: ToyGame, take: ToyTake) -> Step:
        amount = yield from choose(self.seat, TAKE, (1, 2), may_pass=True)
        if amount is not PASS:
            take.amount = min(amount, game.state.pile)
        return DONE


@modifier("toy_greed", at=MOST, stage=Stage.INCREASE)
def greed(game: ToyGame, card: CardInPlay, seat: Seat, most: int) -> int:
    """The owner may take two more."""
    return most + 2 if seat == card.seat else most


CARDS = [
    CardInPlay("toy_thief", 0, 0, Seat(0)),
    CardInPlay("toy_thief", 1, 1, Seat(3)),
    CardInPlay("toy_miser", 2, 2, Seat(2)),
    CardInPlay("toy_gambler", 3, 3, Seat(1)),
    CardInPlay("toy_gambler", 4, 3, Seat(1)),
    CardInPlay("toy_greed", 5, 0, Seat(0)),
    CardInPlay("toy_broken", 6, 0, Seat(0)),
]


def toy(seed: int = 7, cards: list[CardInPlay] | None = None) -> ToyGame:
    game = ToyGame(Toy(), ToyMatch(), seed_key(seed))
    game.index = Index(CARDS if cards is None else cards)
    return game


def bid(game: ToyGame, *bids: int) -> None:
    """Each seat's bid, without stakes; seat 3 can only bid 1, and is not asked."""
    for seat, amount in enumerate(bids):
        game.play(amount, Seat(seat))
    for seat in range(4):
        game.play((), Seat(seat))
