"""Reading a ship, squadron or installation of a position: its entries, on top of the values of its card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UNSET
from msgspec.structs import replace

from armada.catalog.cards import DefenseToken
from armada.catalog.shapes import ship_shape
from armada.engine.seats import Seat
from armada.records.position_lines import Entries, LineValue
from armada.records.position_writing import NONE, UNKNOWN_DIAL
from armada.rules.game import deck_titles
from armada.state.game_state import GameState
from armada.state.records import (
    BLANK_CARD,
    COMMANDS,
    Command,
    Damage,
    Defense,
    Installation,
    Ship,
    Squadron,
    Status,
    TokenState,
    UnitId,
    Upgrade,
)

if TYPE_CHECKING:
    from armada.records.position_reading import Reader

SHIP: Final = (
    "player",
    "controller",
    "at",
    "reserve",
    "waiting",
    "destroyed",
    "speed",
    "shields",
    "defense",
    "dials",
    "top dial",
    "revealed",
    "spent dial",
    "command tokens",
    "resolved",
    "raid tokens",
    "damage",
    "upgrades",
    "flagship",
    "activated",
    "attacks on ships",
    "attacked",
)
SQUADRON: Final = (
    "player",
    "controller",
    "at",
    "reserve",
    "lifted",
    "waiting",
    "destroyed",
    "hull",
    "defense",
    "activated",
)
INSTALLATION: Final = ("player", "obstacle", "friendly to nobody", "waiting", "destroyed", "damage")

FASTEST: Final = 4
"""The highest speed of a speed dial."""

UNKNOWN_CARD: Final = -1
KNOWN_TO: Final = "known to "


def read_ship(reader: Reader, entries: Entries, ship: Ship) -> Ship:
    """A ship; values that its line leaves out are those at the start of the game."""
    status = _status(entries)
    top, known_to = entries.get("top dial", lambda e: _top_dial(reader, e), (None, ()))
    return replace(
        ship,
        status=status,
        pose=entries.get("at", lambda e: e.pose(), None),
        speed=entries.get("speed", lambda e: e.whole(0, FASTEST), 0),
        shields=entries.get("shields", lambda e: _shields(reader, e, ship), ship.shields),
        defense=entries.get("defense", _defense, () if status is Status.DESTROYED else ship.defense),
        dials=entries.get("dials", lambda e: tuple([read_dial(part) for part in e.parts()]), ()),
        top_dial=top,
        known_to=known_to,
        revealed=entries.get("revealed", _command, None),
        faceup_dial=entries.get("spent dial", _command, None),
        tokens=entries.get("command tokens", _commands, ()),
        resolved=entries.get("resolved", _commands, ()),
        raids=entries.get("raid tokens", _commands, UNSET),
        damage=entries.get("damage", lambda e: _damage(reader, e), ()),
        activated=entries.flag("activated"),
        attacks_on_ships=entries.get("attacks on ships", lambda e: e.whole(), 0),
        attacked=entries.get("attacked", lambda e: tuple([UnitId(reader.unit(part)) for part in e.parts()]), ()),
        controlled_by=reader.controller(entries, ship.seat),
    )


def read_squadron(reader: Reader, entries: Entries, squadron: Squadron) -> Squadron:
    """A squadron; values that its line leaves out are those at the start of the game."""
    status = _status(entries)
    return replace(
        squadron,
        status=status,
        pose=entries.get("at", lambda e: e.pose(), None),
        hull=entries.get("hull", lambda e: e.whole(), squadron.hull),
        defense=entries.get("defense", _defense, () if status is Status.DESTROYED else squadron.defense),
        activated=entries.flag("activated"),
        controlled_by=reader.controller(entries, squadron.seat),
    )


def read_installation(reader: Reader, entries: Entries, id: UnitId, state: GameState) -> Installation:
    """An installation: something that an objective lets attack or be attacked as if it were a ship."""
    known = {**reader.cards.stations, **reader.cards.objectives}
    status = Status.DESTROYED if entries.flag("destroyed") else Status.IN_PLAY
    if not entries.line.label:
        raise entries.line.fault('an installation needs a name, as in `installation station "Station": player 1`.')
    return Installation(
        id=id,
        seat=entries.need("player").seat(reader.players),
        card=reader.card(entries.line.named(("installation",)), known, "station or objective"),
        label=entries.line.label,
        status=Status.WAITING if entries.flag("waiting") else status,
        obstacle=entries.get("obstacle", lambda e: e.whole(1, len(state.obstacles)) - 1, -1),
        is_friendly=not entries.flag("friendly to nobody"),
        damage=entries.get("damage", lambda e: _damage(reader, e), ()),
    )


def read_upgrade(entry: LineValue, upgrade: Upgrade) -> Upgrade:
    """An upgrade card: `exhausted`, `discarded`, or with marks on it."""
    words = entry.value.split()[1:]
    marks = 0
    if len(words) > 1 and words[-2] == "marks":
        marks = LineValue(entry.line, "marks", words[-1]).whole()
        words = words[:-2]
    for word in words:
        LineValue(entry.line, entry.name, word).word(("exhausted", "discarded"), "state of an upgrade")
    return replace(upgrade, exhausted="exhausted" in words, discarded="discarded" in words, marks=marks)


def _status(entries: Entries) -> Status:
    """Pieces on the table are in play, others are yet to come, unless the line says otherwise."""
    if entries.flag("destroyed"):
        return Status.DESTROYED
    if entries.flag("waiting"):
        return Status.WAITING
    is_in_play = entries.flag("lifted") or ("at" in entries and not entries.flag("reserve"))
    return Status.IN_PLAY if is_in_play else Status.RESERVE


def _shields(reader: Reader, entry: LineValue, ship: Ship) -> tuple[int, ...]:
    """The shields; hull zones that are left out have all of theirs."""
    zones = list(ship_shape(reader.cards.ships[ship.card].chassis).zones)
    shields = list(ship.shields)
    for part in entry.parts():
        zone, _, left = part.value.rpartition(" ")
        found = LineValue(entry.line, "hull zone", zone).word(zones, f"hull zone of {ship.card}")
        shields[[str(known) for known in zones].index(found)] = LineValue(entry.line, "shields", left).whole(0, 99)
    return tuple(shields)


def _defense(entry: LineValue) -> tuple[Defense, ...]:
    if entry.value == NONE:
        return ()
    found = []
    for part in entry.parts():
        kind, _, state = part.value.partition(" ")
        token = DefenseToken(LineValue(entry.line, "defense", kind).word(tuple(DefenseToken), "defense token"))
        state = LineValue(entry.line, "defense", state or TokenState.READIED).word(
            tuple(TokenState), "state of a token"
        )
        found.append(Defense(token, TokenState(state)))
    return tuple(found)


def _command(entry: LineValue) -> Command:
    return Command(entry.word(COMMANDS, "command"))


def _commands(entry: LineValue) -> tuple[Command, ...]:
    return tuple([_command(part) for part in entry.parts()])


def read_dial(entry: LineValue) -> Command:
    """A command dial; one that the viewer does not know is facedown."""
    return Command.FACEDOWN if entry.value == UNKNOWN_DIAL else _command(entry)


def _top_dial(reader: Reader, entry: LineValue) -> tuple[Command | None, tuple[Seat, ...]]:
    command, known, seats = entry.value.rpartition(KNOWN_TO)
    if not known:
        raise entry.fault(f"top dial: `{entry.value}` is not clear. Write `top dial navigate known to 2`.")
    top = _command(LineValue(entry.line, "top dial", command.strip())) if command.strip() else None
    return top, _seats(reader, entry, seats)


def _damage(reader: Reader, entry: LineValue) -> tuple[Damage, ...]:
    found: list[Damage] = []
    for part in entry.parts():
        count, _, rest = part.value.partition(" ")
        many = LineValue(entry.line, "damage", count).whole(1, 99) if count.isdigit() else 1
        found += [_damage_card(reader, LineValue(entry.line, "damage", rest if count.isdigit() else part.value))] * many
    return tuple(found)


def _damage_card(reader: Reader, entry: LineValue) -> Damage:
    text, known, seats = entry.value.partition(KNOWN_TO)
    words = text.split()
    faceup = words[:1] != ["facedown"]
    title = " ".join(words if faceup else words[1:])
    number = _number(LineValue(entry.line, "damage", title)) if title or faceup else UNKNOWN_CARD
    return Damage(number, faceup, _seats(reader, entry, seats) if known else ())


def _number(entry: LineValue) -> int:
    titles = deck_titles()
    if entry.value == "blank":
        return BLANK_CARD
    return titles.index(entry.word(tuple(dict.fromkeys(titles)), "damage card"))


def _seats(reader: Reader, entry: LineValue, text: str) -> tuple[Seat, ...]:
    return tuple([LineValue(entry.line, "player", word).seat(reader.players) for word in text.split()])
