"""The game as programs and people play it: the public interface of the package."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Self

import msgspec

import armada.effects
from armada.engine.chance import MOST_DRAWS, Draw, seed_key
from armada.engine.questions import Question
from armada.engine.saving import frames_from_data, frames_to_data
from armada.engine.seats import CHANCE, Seat
from armada.errors import FleetError, IllegalDecision, RecordError
from armada.fleet.fleet import Fleet
from armada.messages.message import say
from armada.records.dealing import Drawn, deal
from armada.records.older_states import renewed
from armada.rules import game as rules
from armada.rules.concession import concede
from armada.rules.new_game import illegal_fleets, new_state
from armada.rules.rounds import WholeGame
from armada.rules.shown_dials import show_dials, why_not_show
from armada.rules.winning import call_time
from armada.state.events import Event
from armada.state.game_state import GameState, Outcome
from armada.state.records import ShipId, UnitId
from armada.version import __version__
from armada.views.view import View, view_of

SAVE_FORMAT = "armada-save"
SAVE_VERSION = 1


class Declaration(StrEnum):
    """A declaration at a question that does not answer it."""

    CONCEDED = "conceded"
    TIME_CALLED = "time called"
    CHANCE_RESEEDED = "chance anew"
    """Chance continues with numbers never drawn before: a decision was taken back after dice were seen."""

    SECRETS_REDEALT = "dealt anew"
    """Hidden facts are dealt again and chance draws from another key, because somebody may know the old ones."""


class FreshChance(NamedTuple):
    """Chance continues after this number of draws, all of which are used up."""

    draws: int


class FreshDeal(NamedTuple):
    """Hidden facts that none of `knowers` knows are dealt again from a seed; then chance draws from another key."""

    seed: bytes
    knowers: tuple[Seat, ...]
    key: bytes
    key_before: bytes


class DialsToShow(NamedTuple):
    """A player shows the dials of a ship to teammates (SEC-39)."""

    ship: ShipId
    to: tuple[Seat, ...]


History = tuple[Any, tuple[Seat, Any]] | None
"""The decisions made, the last one first: the earlier history, then seat and answer."""


def decisions_of(history: History) -> list[tuple[Seat, Any]]:
    """The decisions of a history, in order."""
    found = []
    while history is not None:
        history, decision = history
        found.append(decision)
    return found[::-1]


assert armada.effects, "importing the room of effects registers every card"


class Game(rules.Game):
    """A game of Star Wars: Armada. Read `question` and pass an answer to `decide`, until there is an `outcome`."""

    header: dict[str, Any]
    history: History = None
    is_whole: bool = True
    """Whether the history reaches back to the start; a loaded game's does not."""

    @classmethod
    def new(
        cls,
        fleets: Sequence[Fleet],
        *,
        profile: str = "standard",
        seed: int | str | bytes = 0,
        points: int | None = None,
        options: tuple[str, ...] = (),
        play_area: str | None = None,
        admirals_without_fleet: Sequence[int] = (),
        names: Sequence[str | None] = (),
        teams: Sequence[Sequence[str]] | None = None,
        controllers: Sequence[Sequence[int]] | None = None,
        allow_missing: bool = False,
        allow_illegal: bool = False,
    ) -> Self:
        """A new game at its first question.

        In team play `teams` names the players who share each fleet, the Team Commander first, as in
        `[["Ada", "Ben"], ["Cem", "Dee"]]`. `controllers` lists for each fleet the place in the team of the player who
        controls each ship, then each squadron; else they are dealt out evenly. `admirals_without_fleet` lists the sides
        whose Grand Admiral is one more player, without a fleet (SEC-65). Elsewhere `names` are those of the players:
        their fleets' names stand for those left out or empty, and None is a player without a name. `allow_missing`
        plays cards that are not written yet without effect, `allow_illegal` fleets that break rules.
        """
        faults = [] if allow_illegal else illegal_fleets(fleets, profile=profile, points=points, options=options)
        if faults:
            raise FleetError(say("agreements-illegal-fleets") + "\n" + "\n".join(faults))
        state = new_state(
            fleets,
            profile=profile,
            points=points,
            options=options,
            play_area=play_area,
            admirals_without_fleet=admirals_without_fleet,
            names=names,
            allow_missing=allow_missing,
            teams=teams,
            controllers=controllers,
        )
        game = cls(state, WholeGame(), seed_key(seed))
        game.header = {
            "fleets": [msgspec.json.decode(fleet.write("json")) for fleet in fleets],
            "profile": profile,
            "points": points,
            "options": list(options),
            "play_area": play_area,
            "allow_missing": allow_missing,
            "allow_illegal": allow_illegal,
            "version": __version__,
        }
        if admirals_without_fleet:
            game.header["admirals_without_fleet"] = list(admirals_without_fleet)
        if any(name != "" for name in names):
            game.header["names"] = list(names)
        if teams is not None:
            game.header["teams"] = [list(team) for team in teams]
        if controllers is not None:
            game.header["controllers"] = [list(own) for own in controllers]
        game.index_cards()
        return game

    def __repr__(self) -> str:
        """The moment of the game. It asks nothing, so printing a game does not change it."""
        state = self.state
        asked = "".join([f", asked: {q.kind.name} (seat {q.seat})" for q in self.questions]) if self._asking else ""
        players = [state.players[seat] for seat in rules.fleet_seats(state)]
        moment = f"round {state.round}, {state.phase}" if state.round else state.phase
        fleets = " vs ".join([f"{player.name or player.faction} {player.points}" for player in players])
        return f"<Game {state.profile} {state.points}: {fleets}; {moment}{asked}>"

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game; None while it continues."""
        return self.state.outcome

    def decide(self, answer: Any, seat: int | None = None) -> list[Event]:
        """Answer the open question of a seat, if it accepts the answer; returns what happened since.

        The answer may be one of the options, one equal to it, or the plain data that JSON makes of it.
        """
        question = self._question_of(seat)
        refusal = question.refusal(answer)
        if refusal is not None:
            raise IllegalDecision(refusal.reason, rule=refusal.rule, nearest=refusal.nearest)
        return self.play(question.kind.canonical(answer), question.seat)

    def play(self, answer: Any, seat: Seat | None = None) -> list[Event]:
        """The unchecked twin of `decide`, for search."""
        asked = self.questions[0].seat if seat is None else seat
        self.history = (self.history, (asked, answer))
        return super().play(answer, seat)

    def concede(self, seat: int) -> list[Event]:
        """Concede for the side of a seat, at any question (TRN-44)."""
        self.history = (self.history, (Seat(seat), Declaration.CONCEDED))
        return concede(self, self.side_of(Seat(seat)))  # type: ignore[return-value]

    def call_time(self) -> list[Event]:
        """Call time, at any question: the round is played to its end (TRN-43)."""
        self.history = (self.history, (CHANCE, Declaration.TIME_CALLED))
        return call_time(self)  # type: ignore[return-value]

    def show_dials(self, ship: int, to: Sequence[int]) -> list[Event]:
        """Show the dials that a ship has now to teammates, at any question that is not secret (SEC-39)."""
        shown = DialsToShow(ShipId(UnitId(ship)), tuple([Seat(seat) for seat in to]))
        refusal = why_not_show(self, shown.ship, shown.to)
        if refusal is not None:
            raise IllegalDecision(refusal.reason, rule=refusal.rule, nearest=refusal.nearest)
        self.history = (self.history, (self.owner(ship), shown))
        return show_dials(self, shown.ship, shown.to)  # type: ignore[return-value]

    def reset_draws(self, draws: int) -> None:
        """Let chance continue after this many draws, at any question, so that nobody gains by knowing earlier draws."""
        if draws < self.draws:
            raise IllegalDecision(f"Chance has already drawn {self.draws} times and cannot go back to {draws}.")
        if draws > MOST_DRAWS:
            raise IllegalDecision(f"Chance cannot draw {draws} times. The limit is {MOST_DRAWS}.")
        self.history = (self.history, (CHANCE, FreshChance(draws)))
        self.draws = draws

    def redeal(self, seed: bytes, key: bytes, knowers: Sequence[Seat] = ()) -> None:
        """Deal again what none of these seats knows, at any question, and let chance draw from another key.

        Whoever knows the decks, the dials and the key up to here knows nothing of what comes.
        """
        fresh = FreshDeal(seed, tuple(knowers), key, self.key)
        dealt = deal(self, frozenset(knowers), Drawn(Draw(seed, self.draws)))
        self.history = (self.history, (CHANCE, fresh))
        self.state, self.key = dealt.state, key
        self.resume(dealt.stack)

    @property
    def first_key(self) -> bytes:
        """The key that chance drew from at the start."""
        return next((answer.key_before for _, answer in self.decisions() if isinstance(answer, FreshDeal)), self.key)

    def _question_of(self, seat: int | None) -> Question[Any]:
        questions = self.questions
        if not questions:
            raise IllegalDecision("The game is over: nothing is left to decide.")
        if seat is None:
            if len(questions) > 1:
                asked = ", ".join(str(question.seat) for question in questions)
                raise IllegalDecision(f"Several seats decide at once ({asked}). Name the one that answers: seat=…")
            return questions[0]
        for question in questions:
            if question.seat == seat:
                return question
        raise IllegalDecision(f"Seat {seat} has no open question now; seat {questions[0].seat} does.")

    def view(self, seat: int | None = None) -> View:
        """The view of a seat; without a seat, that of a spectator."""
        return view_of(self, None if seat is None else Seat(seat))

    # Saving

    def save(self) -> str:
        """The whole game as text, at its current question."""
        data = {
            "format": SAVE_FORMAT,
            "version": SAVE_VERSION,
            "header": self.header,
            "key": self.key.hex(),
            "draws": self.draws,
            "state": self.state,
            "frames": frames_to_data(self.frames),
        }
        return msgspec.json.encode(data).decode()

    @classmethod
    def load(cls, text: str) -> Self:
        """The saved game; it continues exactly like the original."""
        try:
            data = msgspec.json.decode(text)
            if data["format"] != SAVE_FORMAT or data["version"] != SAVE_VERSION:
                raise RecordError("This is not a saved game of this version of armada.")
            state = msgspec.convert(renewed(data["state"]), GameState)
            game = cls(state, WholeGame(), bytes.fromhex(data["key"]))
            game.header = data["header"]
            game.draws = data["draws"]
            game.resume(frames_from_data(data["frames"]))
            game.is_whole = False
        except (msgspec.DecodeError, KeyError, TypeError, ValueError, RecursionError) as error:
            raise RecordError(f"This is not a saved game: {error}.") from error
        game.index_cards()
        return game

    def decisions(self) -> list[tuple[Seat, Any]]:
        """The decisions made so far, in order."""
        return decisions_of(self.history)

    # Records

    def record(self, *, with_seed: bool = True) -> str:
        """The game as a record: header, answers, chance and digests, as text. See `armada.records.record`."""
        from armada.records.record import write_record

        return write_record(self, with_seed=with_seed)

    @classmethod
    def replay(cls, record: str) -> Self:
        """The game of a record, replayed to the end of the record."""
        from armada.records.record import replay_record

        return replay_record(cls, record)
