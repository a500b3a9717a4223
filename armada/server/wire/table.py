"""The table as everybody sees it: seats and people, the lines of its log, chat, proposals, a lesson."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from armada.engine.seats import Seat
from armada.server.wire.lobby import AtZero, LobbyShown, Role
from armada.server.wire.team_talk import Advice
from armada.server.wire.team_talk import Channel as Channel
from armada.state.events.every import AnyEvent


class SeatKind(StrEnum):
    """The name of the player."""

    HUMAN = "human"
    BOT = "bot"
    OPEN = "open"
    """Nobody yet: the seat can be taken with its invitation."""


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at the table. `clock`: seconds left, None without a clock."""

    seat: Seat
    side: int = 0
    role: Role = Role.FLEET
    name: str
    kind: SeatKind
    person: int | None = None
    """The person whose seat it is, also while somebody else plays it."""

    stand_in: int | None = None
    """The teammate playing it for its owner."""

    level: str = ""
    """The bot that plays it."""

    connected: bool = False
    bot_in: float | None = None
    """Seconds until a bot plays for the player, who left; None where none will."""

    clock: float | None = None
    running: bool = False
    """Whether its clock runs."""

    out_of_time: bool = False
    """Whether its time has run out, and the game goes on as was agreed (`TableShown.at_zero`)."""

    always_ask: tuple[str, ...] = ()
    """The kinds of question it wants to be asked about that are answered for others."""


class PersonShown(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at the table. People with the same `screen` share one."""

    person: int
    name: str
    screen: int
    seats: tuple[Seat, ...] = ()
    """The seats that are theirs."""

    connected: bool = False
    away: float | None = None
    """Seconds since they left; None while they are here."""


class DecidedForYou(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions that a stand-in made for a seat of yours while you were away."""

    seat: Seat
    by: str
    """The name of the teammate; empty for a computer."""

    decisions: tuple[int, ...]
    """The numbers of the decisions, as lines of the log name them."""


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal of a player that others must agree to."""

    number: int
    seat: Seat
    """The seat that asks; where a late arrival wants to take over a computer's seat, that seat."""

    what: str
    waits_for: tuple[Seat, ...]
    """A seat of each person who is still to answer."""

    needed: int = 0
    """How many of them must still agree."""

    text: str = ""


class CardNamed(msgspec.Struct, frozen=True):
    """A card by its key, with what it is called."""

    key: str
    title: str


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the log: an event in words, as the viewer may know it."""

    number: int
    level: int
    text: str
    event: AnyEvent | None = None
    """The event, with secrets masked; None for a line about the table."""

    seat: Seat | None = None
    """The seat whose decision brought it about."""

    round: int = 0
    phase: str = ""
    rules: tuple[str, ...] = ()
    """The rules it rests on, the most telling first."""

    card: str = ""
    """The key of the card that brought it about, if one did."""

    about: CardNamed | None = None
    """The damage card it is about, if the viewer may know it."""

    cause: str = ""
    """The name of the card or rule that brought it about, where there is one besides the attack."""

    silent: tuple[AnyEvent, ...] = ()
    """The events without a line of their own that happened since the line before, for the scenes on the board."""

    units: tuple[int, ...] = ()
    """The ships and squadrons it is about."""

    decision: int = 0
    """The number of the decision it followed."""

    bot: str = ""
    """The bot that decided for the seat's player, who left."""

    asks: str = ""
    """A kind of question that was answered for the seat: the line can ask for it again (`AlwaysAsk`)."""


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said. Lines to the table and to each team are numbered by themselves."""

    number: int
    seat: Seat | None
    name: str
    text: str
    to: Channel = Channel.TABLE


class TaskShown(msgspec.Struct, frozen=True):
    """A task of a lesson."""

    key: str
    text: str
    done: bool


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """The lesson that is taught at a table: its tasks as far as they are done, and what went wrong."""

    key: str
    number: int
    count: int
    minutes: int
    title: str
    text: str
    terms: tuple[str, ...]
    tasks: tuple[TaskShown, ...]
    mistake: str = ""
    """Why a task cannot be done any more; empty where all can."""

    back: int = 0
    """How many decisions are kept when the mistake is taken back."""

    next: str = ""
    """The key of the next lesson; empty after the last."""


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """The table around a game: who sits there and what they may do."""

    game: str
    title: str
    mode: str
    """solo, hot_seat, online or watch."""

    seats: tuple[SeatShown, ...]
    people: tuple[PersonShown, ...] = ()
    you: tuple[int, ...] = ()
    """The people at this screen."""

    lobby: LobbyShown | None = None
    """The lobby, until its host starts the game."""

    decided_for_you: tuple[DecidedForYou, ...] = ()
    bank: str = "player"
    """The owner of the time that a clock counts: a player or a team."""

    at_zero: AtZero = AtZero.CONCEDE
    """The consequence of an empty time bank."""

    spectators: int = 0
    paused: bool = False
    proposals: tuple[Proposal, ...] = ()
    advice: tuple[Advice, ...] = ()
    """My team's advice to its Grand Admiral; nobody else sees it."""

    invitations: dict[str, str] = {}
    """For those at the table: the paths of the links for open seats, for watching, and of a lobby for the table."""

    lesson: str = ""
    """The lesson that is taught, if any."""

    taught: LessonShown | None = None
    """The same with its tasks."""

    rules: tuple[str, ...] = ()
    """The rules that the players agreed on, one sentence each."""

    printing: str = ""
    """The printing of the cards, `2016` or `final`; empty as long as no fleet is known."""

    seed: str = ""
    """The seed of the dice and decks, where the only person at the table has set it."""

    watched_by: str = "link"
    """The spectators admitted: all, those with the link, or none."""

    bots_stand_in: bool = True
    """Whether a bot may play for a player who left; not in tournaments."""
