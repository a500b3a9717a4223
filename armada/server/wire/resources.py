"""The bodies of requests outside live play: fleets, cards, rules, games and replays, as JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from armada.screens.previews.requests import PreviewRequest
from armada.screens.scene.scene import Scene
from armada.server.wire.fleets import FleetShown
from armada.server.wire.lobby import AtZero, Bank, Role, SharedCard
from armada.server.wire.table import CardNamed, LogLine, SeatShown


class OpenAddress(msgspec.Struct, frozen=True, kw_only=True):
    """The address of this server for others: scheme, host and port. A warning says why nobody else can open it."""

    address: str
    warning: str = ""


# Fleets


class FleetText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fleet as text in any dialect, to be read and checked."""

    text: str
    profile: str = "standard"
    points: int | None = None
    """The points of a side: those of the fleet, and of its teammates' fleets."""

    players: int = 2
    options: tuple[str, ...] = ()
    printing: str = ""
    """The printing in which it is read; empty for the one that it names itself, else 2016."""


class FleetWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fleet put together in the builder: cards by key."""

    name: str = ""
    faction: str = ""
    ships: tuple[ShipWanted, ...] = ()
    squadrons: dict[str, int] = {}
    objectives: tuple[str, ...] = ()
    profile: str = "standard"
    points: int | None = None
    """The points of a side: those of the fleet, and of its teammates' fleets."""

    players: int = 2
    printing: str = ""
    """The printing of its cards; empty for that of the profile, else 2016."""


class ShipWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ship with its upgrades, cards by key."""

    card: str
    upgrades: tuple[str, ...] = ()


class ReadyFleet(msgspec.Struct, frozen=True, kw_only=True):
    """A fleet that comes with armada."""

    key: str
    name: str
    faction: str
    points: int
    summary: str
    text: str


class Exported(msgspec.Struct, frozen=True, kw_only=True):
    """A fleet written in a dialect."""

    format: str
    text: str


# Cards and rules


class CardShown(msgspec.Struct, frozen=True, kw_only=True):
    """A card: its facts, a summary in our own words, and whether its effect is written."""

    key: str
    kind: str
    """ship, squadron, upgrade, objective or damage."""

    title: str
    faction: str
    """Empty for cards of every faction."""

    factions: tuple[str, ...]
    points: int
    unique: bool
    works: bool
    era: bool
    """Whether it was released by the end of 2016."""

    wave: str
    summary: str
    slot: str = ""
    """Of an upgrade its slot, of an objective its category."""

    slots: tuple[str, ...] = ()
    """The upgrade slots of a ship."""

    chassis: str = ""
    glyph: str = ""
    facts: dict[str, Any] = {}
    """Printed values: hull, speed, shields, dice, command, keywords …"""

    rulings: tuple[RuleShown, ...] = ()


class RuleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A rule in our own words."""

    id: str
    title: str
    text: str
    source: str
    area: str
    proven: bool = False
    card: CardNamed | None = None
    """The card that it is a ruling on."""


class RulesShown(msgspec.Struct, frozen=True, kw_only=True):
    """The rules: all areas in their order, and the rules of the one that was asked for."""

    areas: tuple[tuple[str, str], ...]
    """The code and the title of each."""

    rules: tuple[RuleShown, ...] = ()


class SearchResults(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a search, the best first."""

    cards: tuple[CardShown, ...]
    rules: tuple[RuleShown, ...]


# Games


class SeatWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The player of a seat, `me`, `friend` (by link), `here` (at the same screen) or the level of a bot; and the fleet.

    The fleet is the key of a ready-made one, or text in any dialect. A friend may bring the fleet when joining: then
    it is empty. In a lobby any seat may be without one. All seats of `me` in a team are one person's (SEC-26).
    """

    player: str
    fleet: str = ""
    name: str = ""
    same_as: int | None = None
    """The place of an earlier `here` whose person has this seat too (SEC-26)."""

    role: Role = Role.FLEET
    """Seats without a fleet come after all others: Grand Admirals (SEC-65), or teammates who share one (OPT-05)."""

    side: int | None = None
    """The team of a seat without a fleet, 0 or 1; those with fleets are split in the middle."""


class GameWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new game. `start`: `setup` plays it from the beginning, `battle` from a position in round 2.

    `lesson` starts from the position of the lesson of that name, with one person and a computer.
    """

    seats: tuple[SeatWanted, ...]
    profile: str = "standard"
    points: int | None = None
    options: tuple[str, ...] = ()
    """Rules that the players add to the profile."""

    controllers: tuple[tuple[int, ...], ...] = ()
    """In team play for each team: the place in the team of who controls each ship, then each squadron (OPT-07).

    The Team Commander has place 0, the others follow in the order of their seats. Empty deals them out evenly.
    """

    printing: str = ""
    """The printing of all cards, `2016` or `final`; empty for the one that the fleets name."""

    lobby: bool = False
    """Whether people choose seats and fleets at the table until its host, who makes the game, starts it."""

    listed: bool = False
    """Whether the lobby is shown on the list of open tables, where everybody may join."""

    start: str = "setup"
    minutes: int | None = None
    """The time bank of each player or team; None for no clock."""

    bank: Bank = Bank.PLAYER
    at_zero: AtZero = AtZero.CONCEDE
    """The consequence of an empty time bank; in tournaments the side concedes (TRN-44)."""

    allow_missing: bool = False
    """Play cards that are not written yet without effect."""

    lesson: str = ""
    title: str = ""
    spectators: str = ""
    """The spectators: `all` (the game is listed), `link` (those with the link) or `none`; empty for the default."""

    seed: int | None = None
    """The same seed gives the same dice and decks; only where one person has all seats that are not bots'."""


class LessonListed(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson in the list of all."""

    key: str
    number: int
    minutes: int
    title: str
    text: str


class GameMade(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was made: the token is yours alone; the invitations are for the others."""

    game: str
    token: str
    invitations: dict[str, str]
    """The invitation of each open seat by its number, or of a lobby that of the `table`; and `watch`."""


class SeatChecked(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a game that is not made yet."""

    letter: str
    fleet: FleetShown | None = None
    """Its fleet with faults and repairs; None where there is none, or none that can be read."""

    problem: Problem | None = None
    """Why its fleet cannot be read."""


class TeamChecked(msgspec.Struct, frozen=True, kw_only=True):
    """A team of a game that is not made yet; its faction is that of its first fleet."""

    faction: str
    points: int
    is_legal: bool
    """Whether every seat has a fleet, and all of them can play together."""


class GameChecked(msgspec.Struct, frozen=True, kw_only=True):
    """The result of checking a request for a game: the problem it would be refused with, and each seat and team.

    `seats` and `teams` are empty where the seats themselves do not make a game.
    """

    problem: Problem | None = None
    seats: tuple[SeatChecked, ...] = ()
    teams: tuple[TeamChecked, ...] = ()
    points: int = 0
    """Of a side."""

    each: int = 0
    """Of a fleet."""

    cards: tuple[SharedCard, ...] = ()
    """In team play the ships and squadrons of both fleets, each in the order of its fleet."""


class JoinRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Taking an open seat with its invitation; with a fleet, if the seat has none.

    With the invitation to a lobby a person joins the table, with a name and no seat. On the list of open tables the
    invitation is `open`.
    """

    invitation: str
    name: str = ""
    fleet: str = ""
    sit: bool = False
    """In a lobby: sit down on the first free seat too."""


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """The token of the seat."""

    game: str
    token: str
    seats: tuple[int, ...]


class SeatLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a seat: with `/game/{id}?seat=token` it is taken up on another device."""

    token: str


class SeatRenewal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Replace the token of one's seats; without one, that of this browser."""

    token: str = ""


class GameListed(msgspec.Struct, frozen=True, kw_only=True):
    """A game in a list: for its own players, or open to be watched.

    `mine` are the seats of who asks, by token or cookie; `invited` the one of the invitation that was shown.
    """

    game: str
    title: str
    mode: str
    profile: str
    points: int
    round: int
    phase: str
    scores: tuple[int, int]
    seats: tuple[SeatShown, ...]
    over: bool
    waits_for: tuple[int, ...]
    options: tuple[str, ...] = ()
    printing: str = ""
    rules: tuple[str, ...] = ()
    """The rules that the players agreed on, one sentence each."""

    mine: tuple[int, ...] = ()
    invited: SeatOffered | None = None


class SeatOffered(msgspec.Struct, frozen=True, kw_only=True):
    """The seat that an invitation is for: under which name it is kept, and whether it brings its fleet."""

    seat: int
    name: str
    is_open: bool
    has_fleet: bool


# Replays


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a replay: where it stands, who decided what, and the lines that followed."""

    number: int
    round: int
    phase: str
    seat: int | None
    text: str
    lines: tuple[LogLine, ...]
    scores: tuple[int, int]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A replay: its moments in order; the scenes are fetched one by one, or some at a time."""

    replay: str
    title: str
    views: tuple[str, ...]
    """From which views it can be seen: `all`, the numbers of seats, `spectator`."""

    moments: tuple[Moment, ...]
    is_whole: bool
    """Whether the game came to its end."""


class SceneAt(msgspec.Struct, frozen=True, kw_only=True):
    """The scene of a replay at a moment."""

    number: int
    scene: Scene


class MomentRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A measurement or preview at a moment of a replay, in one of its views."""

    moment: int
    about: PreviewRequest
    view: str = "all"


class Branch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new game that goes on from a moment of a replay. The fleets are those of the replay: seats name none."""

    moment: int
    seats: tuple[SeatWanted, ...]
    minutes: int | None = None
    title: str = ""
    spectators: str = ""


class RecordText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game record as text."""

    record: str


class PositionText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to open, as `Position` writes it."""

    position: str


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The health of the server: `ok`, `degraded` or `failing` with the problems it has, `starting` or `closing`."""

    status: str
    problems: tuple[str, ...] = ()
    version: str
    games: int
    sockets: int
    store: str


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused: what was tried, and what can be done. `where` names the line or field."""

    reason: str
    rule: str | None = None
    where: str = ""
    remedy: str = ""
    """The way out, where the reason does not say it."""

    can_overrule: bool = False
    """Whether it is only doubted, and an organiser may insist."""
