"""The messages of live play: what a browser says over its socket, and what the server says back.

One socket for each seat or spectator of a game. The first thing said is `Hello`; the server answers with `Welcome` and
from then on tells every change with `Update`. A request carries an id of its own and is answered by a message with that
id: `Accepted`, `NotAccepted` or `Previewed`. A request with an id that was already answered is answered again, and not
carried out twice.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from armada.engine.seats import Seat
from armada.screens.previews.dispatch import PreviewReply, PreviewRequest
from armada.screens.prompt.prompt import Prompt, Waiting
from armada.screens.scene.scene import Scene
from armada.server.wire.lobby import AtZero, LobbyRequest, LobbyShown, Role
from armada.server.wire.team_talk import Advice, Pointed, TeamRequest
from armada.server.wire.team_talk import Channel as Channel
from armada.state.events.every import AnyEvent


class SeatKind(StrEnum):
    """The name of the player."""

    HUMAN = "human"
    BOT = "bot"
    OPEN = "open"
    """Nobody yet: the seat can be taken with its invitation."""


# What a browser says


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """The first message: the token of one or several seats, or none; and the number of the last line I have.

    Without a token the browser's cookie says who it is; who has neither watches.
    """

    token: str | None = None
    since: int = 0


class Decide(msgspec.Struct, frozen=True, kw_only=True, tag="decide"):
    """An answer to the open question of a seat; `number` is that of the question."""

    id: str
    seat: Seat
    number: int
    answer: Any


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """An answer of a plan: what its question looked like when the plan was made, and the answer."""

    sees: str
    answer: Any


class DecideAll(msgspec.Struct, frozen=True, kw_only=True, tag="decide_all"):
    """An answer to the open question of a seat, and those to the questions that follow from it, in order.

    They are given one by one, until a question looks different from what was seen or something has been revealed; the
    rest is thrown away. Undo takes all of them back.
    """

    id: str
    seat: Seat
    number: int
    answer: Any
    then: tuple[Given, ...] = ()


class AlwaysAsk(msgspec.Struct, frozen=True, kw_only=True, tag="always_ask"):
    """Ask a seat about a kind of question that is answered for it, or stop asking.

    The last such answer is taken back where nothing was revealed since.
    """

    id: str
    seat: Seat
    kind: str
    always: bool = True


class Instead(msgspec.Struct, frozen=True, kw_only=True, tag="instead"):
    """Change an answer that was given for a seat, as long as nothing was revealed since."""

    id: str
    seat: Seat
    why: str
    answer: Any


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag="ask"):
    """A preview or a measurement; `seat` is that of the question it is about."""

    id: str
    about: PreviewRequest
    seat: Seat | None = None


class Look(msgspec.Struct, frozen=True, kw_only=True, tag="look"):
    """Several people at one screen: show the secrets of this seat now; None hides them again."""

    id: str
    seat: Seat | None


class ShowDials(msgspec.Struct, frozen=True, kw_only=True, tag="show_dials"):
    """Show the dials that a ship of mine has now to teammates (SEC-39); it cannot be undone, and nobody else hears."""

    id: str
    seat: Seat
    ship: int
    to: tuple[Seat, ...]


class Undo(msgspec.Struct, frozen=True, kw_only=True, tag="undo"):
    """Take back my last decision: free until something hidden or random was revealed, or another player decided."""

    id: str
    seat: Seat


class AskTakeBack(msgspec.Struct, frozen=True, kw_only=True, tag="ask_take_back"):
    """Ask the others to go back to before my last decision, or to a line of the log, or to after some decisions."""

    id: str
    seat: Seat
    line: int | None = None
    decisions: int | None = None


class Propose(msgspec.Struct, frozen=True, kw_only=True, tag="propose"):
    """Propose something that others must agree to.

    `pause` and `go_on`; for `about`, the seat of somebody who left, `bot`, or `stand_in`: I play it beside my own.
    """

    id: str
    seat: Seat
    what: str
    about: Seat | None = None


class Reply(msgspec.Struct, frozen=True, kw_only=True, tag="reply"):
    """Agree to what another player asks, or not."""

    id: str
    seat: Seat
    proposal: int
    agree: bool


class Resign(msgspec.Struct, frozen=True, kw_only=True, tag="resign"):
    """Concede the game for the side of a seat."""

    id: str
    seat: Seat


class Say(msgspec.Struct, frozen=True, kw_only=True, tag="say"):
    """A line of chat: to the table, which spectators read too, or to the team of the seat."""

    id: str
    text: str
    seat: Seat | None = None
    to: Channel = Channel.TABLE


class TakeOver(msgspec.Struct, frozen=True, kw_only=True, tag="take_over"):
    """Somebody without a seat wants that of a computer; the team of the seat must agree."""

    id: str
    seat: Seat


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""

    id: str


Request = (
    Decide
    | DecideAll
    | AlwaysAsk
    | Instead
    | ShowDials
    | Ask
    | Look
    | Undo
    | AskTakeBack
    | Propose
    | Reply
    | Resign
    | Say
    | TakeOver
    | Ping
    | TeamRequest
    | LobbyRequest
)
FromBrowser = Hello | Request


# What the server says


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

    seed: str = ""
    """The seed of the dice and decks, where the only person at the table has set it."""

    watched_by: str = "link"
    """The spectators admitted: all, those with the link, or none."""

    bots_stand_in: bool = True
    """Whether a bot may play for a player who left; not in tournaments."""


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """The game as it is now: the scene, the open question if it is mine, and the lines since the last update."""

    number: int
    """The number of the last line of the log."""

    viewing: Seat | None
    scene: Scene
    prompts: tuple[Prompt, ...]
    """The open questions of my seats; of a secret one at a shared screen only kind and seat, until somebody looks."""

    waiting: tuple[Waiting, ...]
    team_prompts: tuple[Prompt, ...] = ()
    """The open question of my Grand Admiral that decides for my team: I can suggest an answer."""

    can_undo: tuple[Seat, ...]
    """My seats that can take back their last decision freely."""

    lines: tuple[LogLine, ...]
    table: TableShown
    anew: bool = False
    """Whether lines that were told before were taken back: `lines` then is the whole log."""


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag="welcome"):
    """You are connected: which people and seats are at this screen, and everything as it is."""

    people: tuple[int, ...] = ()
    seats: tuple[Seat, ...]
    shared: bool
    """Whether several people share this screen (hot seat)."""

    update: Update
    chat: tuple[ChatLine, ...] = ()
    version: str = ""


class Seated(msgspec.Struct, frozen=True, kw_only=True, tag="seated"):
    """Other people or seats belong to this screen than before."""

    people: tuple[int, ...]
    seats: tuple[Seat, ...]
    shared: bool


class Accepted(msgspec.Struct, frozen=True, kw_only=True, tag="accepted"):
    """The request was carried out and is kept for good; `number` is that of the last line."""

    id: str
    number: int


class NotAccepted(msgspec.Struct, frozen=True, kw_only=True, tag="not_accepted"):
    """The request was not carried out and changed nothing. `stale`: that question was answered already."""

    id: str
    reason: str
    rule: str | None = None
    nearest: Any = None
    stale: bool = False


class Previewed(msgspec.Struct, frozen=True, kw_only=True, tag="previewed"):
    """The preview that was asked for."""

    id: str
    told: PreviewReply


class Chatted(msgspec.Struct, frozen=True, kw_only=True, tag="chatted"):
    """Somebody said something."""

    line: ChatLine


class TableChanged(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """Somebody came, left, proposed or agreed; or a clock was set."""

    table: TableShown


class Thinking(msgspec.Struct, frozen=True, kw_only=True, tag="thinking"):
    """A bot thinks about its answer."""

    seat: Seat


class Failed(msgspec.Struct, frozen=True, kw_only=True, tag="failed"):
    """The connection cannot go on: no such game, a wrong token, or too many messages."""

    reason: str
    record: str = ""
    """Where the record of a game that is closed can be had."""


FromServer = (
    Welcome
    | Seated
    | Update
    | Accepted
    | NotAccepted
    | Previewed
    | Chatted
    | Pointed
    | TableChanged
    | Thinking
    | Failed
)
