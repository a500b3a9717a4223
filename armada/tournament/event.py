"""An event: its settings, players, rounds and notes, folded from its log."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec

from armada.catalog.tournaments import EventProfile, Tier
from armada.errors import TournamentError
from armada.fleet import Fleet
from armada.messages.message import say
from armada.tournament.clock import Clock
from armada.tournament.scoring import Report, Verdict

JUDGE_CALL: Final = "judge call"
"""The kind of note that waits for an answer."""


class Schedule(StrEnum):
    """The calculation of strength of schedule: the printed sum (TRN-66) or the formula of the software (TRN-67)."""

    SUM = "sum"
    SOFTWARE = "software"


class NameDisplay(StrEnum):
    """The form in which public pages show players' names."""

    FULL = "full"
    INITIALS = "initials"


class KeepApart(StrEnum):
    """Players to keep apart in the first round, if possible (TRN-30)."""

    NOBODY = "nobody"
    FAMILY = "family"
    CLUB = "club"
    BOTH = "both"


class Presence(StrEnum):
    """Whether a player takes part at present."""

    EXPECTED = "expected"
    PRESENT = "present"
    DROPPED = "dropped"
    OUT = "not advanced"
    DISQUALIFIED = "disqualified"


def presence_key(presence: Presence) -> str:
    """A player's presence as messages ask for it: hyphens where a key has spaces."""
    return presence.value.replace(" ", "-")


class MatchKind(StrEnum):
    """A match between two players, or a bye: drawn, or granted in advance by the organiser."""

    GAME = "match"
    BYE = "bye"
    GRANTED = "granted bye"


class EventStage(StrEnum):
    """Swiss rounds, and elimination rounds after a cut."""

    SWISS = "swiss"
    CUT = "elimination"


class RoundStatus(StrEnum):
    """A round is paired as a preview, then published and played, then closed."""

    PREVIEW = "preview"
    PUBLISHED = "published"
    CLOSED = "closed"


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of an event. `rounds` 0: the number suggested for the players present."""

    name: str
    profile: EventProfile
    tier: Tier
    rounds: int = 0
    schedule: Schedule = Schedule.SUM
    keep_apart: KeepApart = KeepApart.NOBODY
    check_in: bool = False
    judges: tuple[str, ...] = ()
    place: str = ""
    date: str = ""
    first_table: int = 1
    leaders_first: bool = False
    """Whether the top pair always sits at the first table, even if one of them sat there before."""

    names: NameDisplay = NameDisplay.FULL


class Player(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player of the event. The id never changes; `entered` is the first round they could play."""

    id: int
    name: str
    club: str = ""
    family: str = ""
    email: str = ""
    presence: Presence = Presence.PRESENT
    entered: int = 1
    left: int | None = None
    fixed_table: int | None = None
    granted_byes: tuple[int, ...] = ()
    fleet: Fleet | None = None
    fleet_text: str = ""
    is_anonymous: bool = False

    @property
    def plays(self) -> bool:
        """Whether the next round is to be paired with this player."""
        return self.presence is Presence.PRESENT


class Match(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Two players at a table, or one with a bye, with their reports and the verdict."""

    one: int
    two: int | None = None
    table: int | None = None
    kind: MatchKind = MatchKind.GAME
    locked: bool = False
    report: Report | None = None
    reports: tuple[Report | None, Report | None] = msgspec.field(default=(None, None), name="claims")
    """The report of each player; event files call them `claims`."""

    verdict: Verdict | None = None
    game: str = ""
    """The id of the game on a server in which it is played; `first_seat` says which of the two has its first seat."""

    first_seat: int = 0

    @property
    def players(self) -> tuple[int, ...]:
        """The ids of its players."""
        return (self.one,) if self.two is None else (self.one, self.two)

    @property
    def is_bye(self) -> bool:
        """Whether there is no opponent."""
        return self.two is None

    @property
    def is_settled(self) -> bool:
        """Whether its result is known."""
        return self.verdict is not None

    def place_of(self, player: int) -> int:
        """0 or 1, as the reports of the match name this player."""
        return self.players.index(player)


class Round(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A round: its pairings, the seed they were drawn from, and remarks on them."""

    number: int
    stage: EventStage = EventStage.SWISS
    size: int = 0
    day: int = 1
    seed: str = ""
    given_bye: int | None = None
    status: RoundStatus = RoundStatus.PREVIEW
    matches: tuple[Match, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether every match has its result."""
        return all(match.is_settled for match in self.matches)

    @property
    def missing(self) -> list[Match]:
        """The matches without a result."""
        return [match for match in self.matches if not match.is_settled]

    @property
    def title(self) -> str:
        """The round as people call it."""
        return say("tournament-round", size=self._players_left, number=self.number)

    @property
    def inside(self) -> str:
        """The round within a sentence: round 3, the final."""
        return say("tournament-round.inside", size=self._players_left, number=self.number)

    @property
    def _players_left(self) -> int:
        """The players still in an elimination round; 0 in a Swiss round."""
        return 0 if self.stage is EventStage.SWISS else self.size

    def heading(self, planned: int) -> str:
        """The title with the planned number of rounds; elimination and extra rounds have the title alone."""
        is_planned = self.stage is EventStage.SWISS and self.number <= planned
        return say("tournament-round-of", number=self.number, planned=planned) if is_planned else self.title

    @property
    def verb(self) -> str:
        """The verb that goes with the title: round 1 is, semifinals are."""
        return "are" if self._players_left in (4, 8) else "is"

    def match_of(self, player: int) -> Match | None:
        """The match of a player in this round."""
        return next((match for match in self.matches if player in match.players), None)


class Cut(msgspec.Struct, frozen=True, kw_only=True):
    """The cut to elimination rounds: the players in seeding order, and the seed that broke ties."""

    players: tuple[int, ...]
    seed: str
    after: int


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A judge call, a remark on slow play, or any other note, with its time; a call is open until it is answered."""

    kind: str
    text: str = ""
    table: int | None = None
    player: int | None = None
    time: datetime
    round: int = 0
    """The round that was being played; 0 before the first."""

    answer: str = ""
    answered: datetime | None = None
    minutes: int = 0
    """Extra time that was given with the answer."""

    @property
    def is_open(self) -> bool:
        """Whether the call is still unanswered."""
        return self.kind == JUDGE_CALL and self.answered is None


@lru_cache(maxsize=16)
def _shared(names: tuple[str, ...]) -> frozenset[str]:
    """The names that several have, whatever the case of their letters."""
    alike = Counter(name.casefold() for name in names)
    return frozenset(name for name, count in alike.items() if count > 1)


class Event(msgspec.Struct, kw_only=True):
    """The state of an event after the entries of its log. Only entries change it."""

    settings: Settings
    players: dict[int, Player] = msgspec.field(default_factory=dict)
    rounds: list[Round] = msgspec.field(default_factory=list)
    cut: Cut | None = None
    days: list[int] = msgspec.field(default_factory=lambda: [1])
    """The rounds with which the days begin."""
    resets: list[int] = msgspec.field(default_factory=list)
    """The rounds at which tournament points restart at 0."""
    clock: Clock = Clock()
    notes: list[Note] = msgspec.field(default_factory=list)
    is_finished: bool = False
    entries: int = 0

    def copy(self) -> Event:
        """An independent copy: the containers are copied, the frozen records shared."""
        return msgspec.structs.replace(
            self,
            players=dict(self.players),
            rounds=list(self.rounds),
            days=list(self.days),
            resets=list(self.resets),
            notes=list(self.notes),
        )

    @property
    def begins_day(self) -> bool:
        """Whether a new day has begun and none of its rounds is paired yet."""
        return self.days[-1] == len(self.rounds) + 1

    @property
    def profile(self) -> EventProfile:
        """The scoring of this event's matches."""
        return self.settings.profile

    @property
    def current(self) -> Round | None:
        """The last round that was paired."""
        return self.rounds[-1] if self.rounds else None

    @property
    def has_started(self) -> bool:
        """Whether the pairings of the first round were published: fleets are fixed and open from then on."""
        return bool(self.rounds) and self.rounds[0].status is not RoundStatus.PREVIEW

    @property
    def open_rounds(self) -> list[Round]:
        """The rounds whose pairings are published."""
        return [round for round in self.rounds if round.status is not RoundStatus.PREVIEW]

    @property
    def swiss(self) -> list[Round]:
        """The rounds that count for the standings."""
        return [round for round in self.rounds if round.stage is EventStage.SWISS]

    @property
    def playing(self) -> list[Player]:
        """The players to be paired, by id."""
        return [player for player in self.players.values() if player.plays]

    @property
    def planned_rounds(self) -> int:
        """How many Swiss rounds are planned; the suggested number unless the organiser chose one."""
        from armada.tournament.profiles import suggested_rounds

        first = sum(len(match.players) for match in self.rounds[0].matches) if self.rounds else len(self.playing)
        return self.settings.rounds or suggested_rounds(first)

    def player(self, id: int) -> Player:
        """The player of this id."""
        if id not in self.players:
            raise TournamentError(say("tournament-no-player", number=id), remedy=say("tournament-check-players"))
        return self.players[id]

    def round(self, number: int) -> Round:
        """The round of this number; elimination rounds continue the count."""
        if not 1 <= number <= len(self.rounds):
            known = len(self.rounds)
            remedy = say("tournament-round-now", number=known) if known else say("tournament-not-paired")
            raise TournamentError(say("tournament-no-round", number=number), remedy=remedy)
        return self.rounds[number - 1]

    def call_at(self, table: int | None) -> int | None:
        """The open judge call of a table in the round that is played: the number of the note."""
        calls = [
            number
            for number, note in enumerate(self.notes, start=1)
            if note.is_open and note.table == table and note.round == len(self.open_rounds)
        ]
        return calls[-1] if calls and table is not None else None

    def label(self, id: int) -> str:
        """The name of a player, with their number if several share it."""
        player = self.player(id)
        shared = _shared(tuple([other.name for other in self.players.values()]))
        return f"{player.name} (#{id})" if player.name.casefold() in shared else player.name

    def met(self) -> dict[int, set[int]]:
        """The opponents that each player was paired with so far, played or not (TRN-34)."""
        found: dict[int, set[int]] = {id: set() for id in self.players}
        for round in self.rounds:
            for match in round.matches:
                if match.two is not None:
                    found[match.one].add(match.two)
                    found[match.two].add(match.one)
        return found
