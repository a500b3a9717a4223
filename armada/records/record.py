"""A game record: text with one line per decision or roll, easy to read, compare and replay.

armada-record 2
{"fleets": […], "profile": "standard", "key": "…", …}
[0, "first player", 1]                a seat's answer to a kind of question
["chance", "roll", ["hit", "blank"]]  a roll or shuffle
["digest", 25, "9f2c…"]               the state of the game after 25 decisions
["dials shown", 2, 7, [1, 3]]         a seat shows the dials of a ship to teammates
["conceded", 1], ["time called", -1]  what is said at a question without answering it
["chance anew", 57]                   a decision was taken back: chance goes on as if it had drawn 57 times
["dealt anew", "5a…", [], "c3…"]      facts unknown to all but these seats are redealt by a seed; then the next key
["end", {"winner": 0, …}]             the outcome, when the game is over

Records of format 1 are read too: in them each command dial has a line of its own (`older_records`).
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from armada.engine.chance import LONGEST_KEY
from armada.engine.questions import Kind
from armada.engine.seats import CHANCE, Seat
from armada.errors import ArmadaError, PositionError, RecordError
from armada.fleet.fleet import Fleet
from armada.records.game import Declaration, DialsToShow, FreshChance, FreshDeal, Game, History
from armada.records.older_records import OlderLines
from armada.records.older_states import OlderStates
from armada.records.position import Position
from armada.records.position_start import start_game_dealt
from armada.state.events import Event
from armada.state.game_state import GameState

TITLE: Final = "armada-record 2"
OLDER_TITLE: Final = "armada-record 1"
DIGEST_EVERY: Final = 25
DIALS_SHOWN: Final = "dials shown"

G = TypeVar("G", bound=Game)


def write_record(game: Game, *, with_seed: bool = True) -> str:
    """The whole record of a game."""
    return RecordWriter(game, with_seed=with_seed).text


class RecordWriter:
    """The record of a game, which can grow with it.

    The game is replayed from its seed, and each answer of chance is written down. For a game that was itself replayed
    without a seed, the answers of chance come from its record.
    """

    def __init__(self, game: Game, *, with_seed: bool = True) -> None:
        if not game.is_whole:
            raise RecordError(
                "This game was loaded from a save, which lacks its earlier decisions. Keep its record instead."
            )
        header, key = dict(game.header), game.first_key
        if key:
            header["seed_commitment"] = blake2b(key, digest_size=16).hexdigest()
            if with_seed:
                header["key"] = key.hex()
        self._with_seed = with_seed
        self._again = _from_header(type(game), header, key)
        self._again.external_chance = not key
        self._again.chance_log = []
        _ = self._again.questions
        self._count = 0
        self._written: History = None
        self._is_ended = False
        lines = [TITLE, _json(header), *[_json(line) for line in _chance(self._again)]]
        self.text = "".join([f"{line}\n" for line in lines])
        """The record so far."""

        self.follow(game)

    def follow(self, game: Game) -> str | None:
        """Write the decisions made since; returns the new lines, or None if the game does not continue this record."""
        entry, decisions = game.history, []
        while entry is not None and entry is not self._written:
            entry, decision = entry
            if not (self._again.key and _is_chance(*decision)):
                decisions.append(decision)
        if entry is not self._written or self._is_ended:
            return None
        lines = [line for seat, answer in reversed(decisions) for line in self._lines(seat, answer)]
        self._written = game.history
        if not self._again.questions:
            lines += [*self._digest(), ["end", msgspec.to_builtins(self._again.outcome)]]
            self._is_ended = True
        added = "".join([f"{_json(line)}\n" for line in lines])
        self.text += added
        return added

    def _lines(self, seat: Seat, answer: Any) -> Iterator[list[Any]]:
        """The lines of a decision, which is played on the way."""
        game = self._again
        if _is_chance(seat, answer):
            yield ["chance", game.questions[0].kind.name, game.questions[0].kind.encode(answer)]
            game.play(answer, seat)
            game.draws += 1
            return
        if isinstance(answer, FreshChance):
            yield [Declaration.CHANCE_RESEEDED.value, answer.draws]
            game.reset_draws(answer.draws)
            return
        if isinstance(answer, FreshDeal):
            key = answer.key.hex() if self._with_seed else ""
            yield [Declaration.SECRETS_REDEALT.value, answer.seed.hex(), list(answer.knowers), key]
            game.redeal(answer.seed, answer.key, answer.knowers)
            return
        yield from self._digest()
        self._count += 1
        if isinstance(answer, Declaration):
            yield [answer.value, seat]
            declare(game, answer, seat)
        elif isinstance(answer, DialsToShow):
            yield [DIALS_SHOWN, seat, answer.ship, list(answer.to)]
            game.show_dials(answer.ship, answer.to)
        else:
            question = next(q for q in game.questions if q.seat == seat)
            yield [seat, question.kind.name, question.kind.encode(answer)]
            game.play(answer, seat)
        yield from _chance(game)

    def _digest(self) -> Iterator[list[Any]]:
        """A digest of the game, after every `DIGEST_EVERY` decisions and at the end."""
        count = self._count
        if count and (count % DIGEST_EVERY == 0 or not self._again.questions):
            yield ["digest", count, digest(self._again)]


def _is_chance(seat: Seat, answer: Any) -> bool:
    """Whether this is an answer of chance; calling time has no seat either."""
    return seat == CHANCE and not isinstance(answer, Declaration | FreshChance | FreshDeal)


def declare(game: Game, declaration: Declaration, seat: Seat) -> list[Event]:
    """Make a declaration at a question; returns what happens then."""
    return game.concede(seat) if declaration is Declaration.CONCEDED else game.call_time()


def _chance(game: Game) -> Iterator[list[Any]]:
    log: list[tuple[Kind[Any], Any]] = game.chance_log or []
    game.chance_log = []
    for kind, answer in log:
        yield ["chance", kind.name, kind.encode(answer)]


def digest(game: Game) -> str:
    """A short hash of everything that is true of a game, except the seed."""
    return _digest_of(game.state, game.draws)


def _digest_of(state: GameState, draws: int) -> str:
    data = {"state": state, "draws": draws}
    return blake2b(msgspec.json.encode(data), digest_size=8).hexdigest()


class Replayed(NamedTuple, Generic[G]):
    """A replayed line of a record: the game after it, the line and its number, and what happened.

    The first has no line: it is the game before the first decision.
    """

    game: G
    number: int
    line: list[Any]
    events: list[Event]

    @property
    def is_decision(self) -> bool:
        """Whether a seat decided or declared something."""
        return bool(self.line) and self.line[0] not in ("chance", "chance anew", "dealt anew", "digest", "end")


def replay_record(cls: type[G], text: str) -> G:
    """The game of a record, replayed; an error names the first line that is illegal or differs."""
    *_, last = follow_record(cls, text)
    return last.game


def follow_record(cls: type[G], text: str) -> Iterator[Replayed[G]]:
    """The game of a record, line by line; the game can continue from any line."""
    header, lines = _read(text)
    key = _key(header)
    game = _from_header(cls, header, key)
    game.external_chance = True
    if not key and "seed_commitment" in header:
        game.header["seed_commitment"] = header["seed_commitment"]
    if "seed" in header:
        game.header["seed"] = str(header["seed"])
    is_older = text.lstrip().startswith(OLDER_TITLE)
    lines_then = OlderLines() if is_older else None
    states_then = OlderStates(game.state) if is_older else None
    _ = game.questions
    if states_then is not None:
        states_then.follow(game.events)
    yield Replayed(game, 0, [], list(game.events))
    for number, written in lines:
        try:
            line = written if lines_then is None else lines_then.translated(game, written)
            if line is None:
                continue
            events = _follow(game, line, states_then)
            if states_then is not None:
                states_then.follow(events)
        except ArmadaError as error:
            raise RecordError(f"this does not follow from the lines before it: {error}", line=number) from error
        except (IndexError, KeyError, TypeError, ValueError, msgspec.MsgspecError) as error:
            raise RecordError(f"not recognised as a line of a record: {error}.", line=number) from error
        yield Replayed(game, number, line, events)
    game.external_chance = not game.key


def _follow(game: Game, line: list[Any], states_then: OlderStates | None) -> list[Event]:
    """Play one line of a record; returns what happens then."""
    if line[0] == "digest":
        state = game.state if states_then is None else states_then.state(game.state)
        if line[2] != _digest_of(state, game.draws):
            raise RecordError(f"after {line[1]} decisions the game differs from the recorded one.")
        return []
    if line[0] == "end":
        if msgspec.json.decode(msgspec.json.encode(game.outcome)) != line[1]:
            raise RecordError(f"the game ended differently: {game.outcome}.")
        return []
    if line[0] == DIALS_SHOWN:
        _, seat, ship, to = line
        if not 0 <= int(ship) < len(game.state.units) or game.owner(int(ship)) != seat:
            raise RecordError(f"seat {seat} has no ship {ship} whose dials it could show.")
        return game.show_dials(int(ship), to)
    if line[0] == Declaration.CHANCE_RESEEDED:
        game.reset_draws(int(line[1]))
        return []
    if line[0] == Declaration.SECRETS_REDEALT:
        seed, knowers, key = fresh_deal(line)
        if bool(key) != bool(game.key):
            raise RecordError("a key is missing here or earlier.")
        game.redeal(seed, key, knowers)
        return []
    if line[0] in set(Declaration):
        return declare(game, Declaration(line[0]), Seat(line[1]))
    seat = CHANCE if line[0] == "chance" else Seat(line[0])
    question = next((q for q in game.questions if q.seat == seat), None)
    if question is None or question.kind.name != line[1]:
        asked = ", ".join(f"{q.kind.name} (seat {q.seat})" for q in game.questions) or "nothing"
        raise RecordError(f"the open question is {asked}, but the record answers {line[1]} for seat {line[0]}.")
    answer = question.kind.decode(line[2])
    events = game.decide(answer, seat)
    if seat == CHANCE:
        game.draws += 1
    return events


def fresh_deal(line: list[Any]) -> tuple[bytes, tuple[Seat, ...], bytes]:
    """The seed of a deal, the seats whose knowledge stays, and the next key; empty in a record without keys."""
    _, seed, knowers, key = line
    found = bytes.fromhex(seed), tuple([Seat(seat) for seat in knowers]), bytes.fromhex(key)
    if max(len(found[0]), len(found[2])) > LONGEST_KEY:
        raise RecordError(f"a key is longer than {LONGEST_KEY} bytes.")
    return found


def _read(text: str) -> tuple[dict[str, Any], list[tuple[int, list[Any]]]]:
    lines = text.splitlines()
    if not lines or lines[0].strip() not in (TITLE, OLDER_TITLE):
        raise RecordError(f"This is not a game record: its first line is not “{TITLE}”.", line=1)
    try:
        header = msgspec.json.decode(lines[1], type=dict[str, Any])
    except (IndexError, msgspec.DecodeError, RecursionError) as error:
        raise RecordError(f"The header cannot be read: {error}.", line=2) from error
    entries: list[tuple[int, list[Any]]] = []
    for number, line in enumerate(lines[2:], start=3):
        if line.strip():
            try:
                entries.append((number, msgspec.json.decode(line, type=list)))
            except (msgspec.DecodeError, RecursionError) as error:
                raise RecordError(f"this line cannot be read: {error}.", line=number) from error
    return header, entries


def _key(header: dict[str, Any]) -> bytes:
    """The key that chance drew from; empty if the record was written without it."""
    try:
        key = bytes.fromhex(header.get("key", ""))
    except (TypeError, ValueError) as error:
        raise RecordError(f"The key cannot be read: {error}.", line=2) from error
    if len(key) > LONGEST_KEY:
        raise RecordError(f"The key is longer than {LONGEST_KEY} bytes.", line=2)
    return key


def _from_header(cls: type[G], header: dict[str, Any], key: bytes) -> G:
    if "position" in header:
        return _from_position(cls, header, key)
    try:
        fleets = [Fleet.read(msgspec.json.encode(fleet).decode()) for fleet in header["fleets"]]
        game = cls.new(
            fleets,
            profile=header["profile"],
            points=header["points"],
            options=tuple(header["options"]),
            play_area=header["play_area"],
            admirals_without_fleet=header.get("admirals_without_fleet", ()),
            names=header.get("names", ()),
            teams=header.get("teams"),
            controllers=header.get("controllers"),
            allow_missing=header["allow_missing"],
            allow_illegal=header["allow_illegal"],
        )
    except (KeyError, TypeError) as error:
        raise RecordError(f"The header lacks {error}.", line=2) from error
    game.key = key
    return game


def _from_position(cls: type[G], header: dict[str, Any], key: bytes) -> G:
    """The game of a record that starts from a position; the same hidden cards are dealt again."""
    try:
        position, dealing = str(header["position"]), bytes.fromhex(header["dealing"])
        allow_missing = bool(header["allow_missing"])
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(f"The header lacks {error}.", line=2) from error
    if len(dealing) > LONGEST_KEY:
        raise RecordError(f"The key for dealing hidden cards is longer than {LONGEST_KEY} bytes.", line=2)
    try:
        return start_game_dealt(cls, Position.parse(position), key, dealing, allow_missing=allow_missing)
    except PositionError as error:
        raise RecordError(f"The position in the header cannot be played: {error}", line=2) from error


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
