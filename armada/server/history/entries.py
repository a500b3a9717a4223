"""The entries of a game's log: all that ever happened at a table. From them, in order, everything is rebuilt."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

import msgspec

from armada.catalog.profiles import TEAM_PLAY, profile
from armada.engine.seats import Seat
from armada.server.history.lobby_entries import LobbyEntry
from armada.server.wire.lobby import AtZero, Bank, Role

Used = dict[Seat, float]
"""Seconds of its time bank that each seat has used since the last entry that says so."""


class Spectators(StrEnum):
    """The spectators that a game admits."""

    ALL = "all"
    """Everybody: the game is listed."""

    LINK = "link"
    NONE = "none"


class PersonCreated(msgspec.Struct, frozen=True, kw_only=True):
    """A person at the table of a new game. People whose `holder`, the hash of a token, is the same share a screen."""

    name: str
    holder: str


class SeatCreated(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a new game. `holder` is the hash of the token that holds it; a bot's and an open seat have none."""

    name: str
    level: str = ""
    holder: str = ""
    person: int | None = None
    """The place among the game's people of who holds it."""

    fleet: dict[str, Any] | None = None
    role: Role = Role.FLEET
    side: int | None = None
    """The team of a seat without a fleet."""


class GameCreated(msgspec.Struct, frozen=True, kw_only=True, tag="made"):
    """A game was created."""

    seats: tuple[SeatCreated, ...]
    people: tuple[PersonCreated, ...] = ()
    """Everybody who holds a seat. Games of old name nobody: there each seat with a holder is a person's own."""

    has_lobby: bool = False
    """Whether people choose seats and fleets at the table until its host starts the game."""

    listed_at: float = 0
    """When its lobby was put on the list of open tables, in seconds since 1970; 0 if it was not."""

    title: str
    mode: str
    profile: str
    points: int | None
    options: tuple[str, ...] = ()
    printing: str = ""
    """The printing in which every fleet is read; empty for the one that the fleets name."""

    controllers: tuple[tuple[int, ...], ...] = ()
    """In team play who controls which card of each fleet, by the place in the team; empty deals them out evenly."""

    play_area: str | None = None
    allow_missing: bool = False
    allow_illegal: bool = False
    """Fleets that break rules play: only where they already did, in the game that this one goes on from."""

    minutes: int | None = None
    bank: Bank = Bank.PLAYER
    at_zero: AtZero = AtZero.CONCEDE
    lesson: str = ""
    position: str = ""
    """The position from which a lesson starts; empty where a game starts with its setup."""

    is_public: bool = False
    """Whether the game is listed for everybody to watch."""

    spectators: Spectators = Spectators.LINK
    is_match: bool = False
    """Whether it is played for a match of an event."""

    seed: str
    """The seed of chance."""

    is_seed_set: bool = False
    """Whether the only person at the table chose the seed."""

    key: str = ""
    """The key that chance draws from instead of the seed: that of the game that this one continues."""

    secret: str
    """The seed of invitations and of the bots' seeds."""

    version: str
    unnamed_by_fleet: bool = True
    """Whether a player who gave no name is called by their fleet in the log, as in games of old."""

    @property
    def players(self) -> int:
        """The number of fleets, by which rules count players."""
        return sum([seat.role is Role.FLEET for seat in self.seats])

    @property
    def shares_fleets(self) -> bool:
        """Whether the players of a team share a fleet (OPT-05)."""
        return TEAM_PLAY in self.options

    @property
    def allows_take_backs(self) -> bool:
        """Whether players may agree to take back a decision."""
        return not self.is_match and profile(self.profile).take_backs

    @property
    def allows_stand_ins(self) -> bool:
        """Whether a bot may play for a player who left."""
        return not self.is_match and profile(self.profile).stand_ins


class SeatTaken(msgspec.Struct, frozen=True, kw_only=True, tag="seat_taken"):
    """Somebody took an open seat."""

    seat: Seat
    name: str
    holder: str
    fleet: dict[str, Any] | None = None


class PersonArrived(msgspec.Struct, frozen=True, kw_only=True, tag="person_arrived"):
    """Somebody came to the table by its link and gave a name. They have no seat yet."""

    name: str
    holder: str


class Decided(msgspec.Struct, frozen=True, kw_only=True, tag="decided"):
    """A seat answered its question; `id` is that of the request."""

    seat: Seat
    kind: str
    answer: Any
    foregone: str = ""
    """Why it was given without asking the seat; empty where the seat decided."""

    is_joined: bool = False
    """Whether it was sent together with the decision before it, and is taken back with it."""

    id: str = ""
    used: Used = {}


class ChanceReseeded(msgspec.Struct, frozen=True, kw_only=True, tag="chance_anew"):
    """From here on, chance draws from where nobody could look ahead."""

    draws: int


class SecretsRedealt(msgspec.Struct, frozen=True, kw_only=True, tag="dealt_anew"):
    """Facts that none of `knowers` knows were dealt again from a seed, and chance draws from another key."""

    seed: str
    key: str
    knowers: tuple[Seat, ...] = ()


class Undone(msgspec.Struct, frozen=True, kw_only=True, tag="undone"):
    """A seat took its last decision back; nothing had become known by it."""

    seat: Seat
    place: int | None = None
    """How many decisions are left, where it is not just the last one that is taken back."""

    id: str = ""
    used: Used = {}


class TakenBack(msgspec.Struct, frozen=True, kw_only=True, tag="taken_back"):
    """The others agreed: the game is back to where it was after this many decisions."""

    seat: Seat
    decisions: int
    agreed: tuple[Seat, ...] | None = None
    """The seats concerned, whose consent was asked. None where nobody else is at the table, and in older games."""

    id: str = ""
    used: Used = {}


class Resigned(msgspec.Struct, frozen=True, kw_only=True, tag="resigned"):
    """The side of a seat conceded, because a player said so or because the seat's time ran out."""

    seat: Seat
    by_clock: bool = False
    id: str = ""
    used: Used = {}


class TimeRanOut(msgspec.Struct, frozen=True, kw_only=True, tag="time_ran_out"):
    """A time bank is empty: it is noted, or from now on a bot or a teammate answers for its seats."""

    seats: tuple[Seat, ...]
    level: str = ""
    person: int | None = None
    """The teammate."""

    used: Used = {}


class DialsShown(msgspec.Struct, frozen=True, kw_only=True, tag="dials shown"):
    """A player showed the dials of a ship to teammates."""

    seat: Seat
    ship: int
    to: tuple[Seat, ...]
    id: str = ""
    used: Used = {}


class Paused(msgspec.Struct, frozen=True, kw_only=True, tag="paused"):
    """The game rests, or goes on."""

    paused: bool
    used: Used = {}


class SeatRenewed(msgspec.Struct, frozen=True, kw_only=True, tag="seat_renewed"):
    """A person got a new token for their seats; the old one is void. Only hashes of both are kept."""

    before: str
    holder: str


class BotAnnounced(msgspec.Struct, frozen=True, kw_only=True, tag="bot_announced"):
    """A bot, or a teammate, will play for somebody who left, unless they are back within this many seconds."""

    seat: Seat
    level: str
    person: int | None = None
    """The teammate."""

    by: Seat
    seconds: float


class BotSeated(msgspec.Struct, frozen=True, kw_only=True, tag="bot_seated"):
    """A bot, or a teammate, plays for somebody who left; with neither the player is back, and nobody else plays."""

    seat: Seat
    level: str
    person: int | None = None
    """The teammate."""


class SeatGiven(msgspec.Struct, frozen=True, kw_only=True, tag="seat_given"):
    """Somebody who came late took a seat over from a computer."""

    seat: Seat
    person: int


class Proposed(msgspec.Struct, frozen=True, kw_only=True, tag="proposed"):
    """A seat asks others to agree to something; `then` is what happens when they all have."""

    seat: Seat
    what: str
    waits_for: tuple[Seat, ...]
    needed: int = 0
    """How many of them must agree; 0 for all."""

    then: TakenBack | Paused | BotAnnounced | BotSeated | SeatGiven


class ProposalPassed(msgspec.Struct, frozen=True, kw_only=True, tag="proposal_passed"):
    """Somebody who was asked is away: their Grand Admiral is asked instead, or, without one to ask, they agree."""

    proposal: int
    seat: Seat
    to: Seat | None


class ProposalAnswered(msgspec.Struct, frozen=True, kw_only=True, tag="replied"):
    """Seats accepted a proposal, or one of them declined it."""

    proposal: int
    seats: tuple[Seat, ...]
    agree: bool


class AskingChanged(msgspec.Struct, frozen=True, kw_only=True, tag="asking_changed"):
    """A seat wants to be asked about a kind of question that is otherwise answered for it; or not any more."""

    seat: Seat
    kind: str
    always: bool
    id: str = ""


class ChatSent(msgspec.Struct, frozen=True, kw_only=True, tag="said"):
    """A player sent a chat message, to the table or to their team."""

    seat: Seat
    text: str
    to_team: bool = False
    id: str = ""


class Advised(msgspec.Struct, frozen=True, kw_only=True, tag="advised"):
    """A player asked their Grand Admiral for the turn, or suggested an answer to a question; or took that back."""

    seat: Seat
    to: Seat
    number: int | None = None
    """The number of the question; None for a request for the turn."""

    answer: Any = None
    text: str = ""
    is_withdrawn: bool = False
    id: str = ""


class GameSnapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it was after an entry, to go on from if the entries do not lead there any more."""

    game: msgspec.Raw
    """The game as it saves itself."""

    asked: tuple[tuple[Seat, str], ...]
    """The seats that were asked, and the kind of question."""

    most_draws: int
    """How often chance had ever drawn, also in what was taken back."""

    line: int
    """The highest number ever given to a line of the log."""


class Continued(msgspec.Struct, frozen=True, kw_only=True, tag="continued"):
    """The entries do not lead to where the game was, since rules have changed: it goes on from a position."""

    position: GameSnapshot
    differs: int
    """The number of the first entry that would go differently now."""

    what: str
    """The difference found there, for operators."""

    before: str
    """The version of armada by whose rules the game came to the position."""

    version: str


class Closed(msgspec.Struct, frozen=True, kw_only=True, tag="closed"):
    """A game that cannot go on was given up for good: somebody has its record, which tells what was hidden."""

    version: str


LogEntry = (
    GameCreated
    | SeatTaken
    | PersonArrived
    | LobbyEntry
    | Decided
    | ChanceReseeded
    | SecretsRedealt
    | Undone
    | TakenBack
    | Resigned
    | TimeRanOut
    | DialsShown
    | Paused
    | SeatRenewed
    | BotAnnounced
    | BotSeated
    | Proposed
    | ProposalPassed
    | ProposalAnswered
    | SeatGiven
    | AskingChanged
    | ChatSent
    | Advised
    | Continued
    | Closed
)
Agreed = TakenBack | Paused | BotAnnounced | BotSeated | SeatGiven
"""The things that players can agree on."""

_DECODER: Final = msgspec.json.Decoder(LogEntry)


def written(entry: LogEntry) -> str:
    """An entry as it is kept."""
    return msgspec.json.encode(entry).decode()


def read(data: str) -> LogEntry:
    """An entry as it was."""
    entry: LogEntry = _DECODER.decode(data)
    return entry


def kind_of(entry: LogEntry) -> str:
    """The kind of an entry, for those who read the store without armada."""
    return str(entry.__struct_config__.tag)
