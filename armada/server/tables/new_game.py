"""Making a game from what somebody wants: who sits where, with which fleet, by which rules."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from time import time
from typing import Final, NamedTuple

from msgspec.structs import replace

from armada import __version__
from armada.catalog.cards import Printing
from armada.catalog.profiles import profile as profile_named
from armada.display_names import clean_line, likeness
from armada.engine.chance import seed_key
from armada.engine.seats import Seat
from armada.errors import FleetError
from armada.fleet.fleet import Fleet
from armada.fleet.sharing import teams_of
from armada.messages.message import message, say
from armada.players.registry import PLAYERS
from armada.server.history.entries import GameCreated, PersonCreated, SeatCreated, SecretsRedealt, Spectators
from armada.server.history.seating import UNNAMED, Seating, fleet_data, fleet_from
from armada.server.tables.formats import check_at_zero, check_one_more, check_roles, check_table, fleet_count
from armada.server.tables.lessons import lesson_wanted, with_lesson
from armada.server.tables.openings import SEEDS, Opening
from armada.server.tokens import hashed, new_game_id, new_secret, new_token
from armada.server.wire.fleet_lists import fleet_of, printing_of_game
from armada.server.wire.lobby import Role
from armada.server.wire.problems import Refused
from armada.server.wire.resources import GameWanted, SeatWanted

ME: Final = "me"
FRIEND: Final = "friend"
HERE: Final = "here"
UNNAMED_FRIEND: Final = "Friend"
UNNAMED_COMPUTER: Final = "Computer"
FREE_FLEET: Final = "a friend's fleet"
"""How the title of a game names the fleet that a friend is still to bring."""

ONLINE: Final = "online"
"""The mode of a game in which people at different screens play."""

WATCH: Final = "watch"
SETUP: Final = "setup"
BATTLE: Final = "battle"
LESSON: Final = "lesson"

CORE: Final = "core_"
"""The prefix of the keys of the core set's fleets."""

LARGE_GAME_POINTS: Final = 400
"""The points of a game for fleets that are too large for the usual one."""

BATTLE_FLEETS: Final = ("core_rebels", "core_empire")
LONGEST_NAME: Final = 40
MAX_READ_CHARACTERS: Final = 1_000
"""Characters of a name or title that are looked at."""

SEED_OF_SEVERAL: Final = message("problems-seed")
COMPUTERS_NAME: Final = message("problems-computers-name")
MAX_MINUTES: Final = 600
KEY_BYTES: Final = 32
"""Bytes of a seed or key that nobody chose."""


class NewGamePlan(NamedTuple):
    """A planned game: its id, its first entry, its creator's token, and the opening to play, if any."""

    game: str
    made: GameCreated
    token: str
    opening: Opening | None


def plan_new_game(wanted: GameWanted, *, is_match: bool = False, is_draft: bool = False) -> NewGamePlan:
    """Validate a request for a new game and plan its first entry; a draft can be without fleets."""
    game = new_game_id()
    token = new_token(game)
    lesson = lesson_wanted(wanted) if wanted.start == LESSON else None
    wanted = with_lesson(wanted, lesson) if lesson is not None else _with_battle_fleets(wanted)
    _check(wanted, is_draft=is_draft)
    check_roles(wanted)
    _check_fairness(wanted)
    printing = printing_of_game(wanted.printing, wanted.profile)
    seats = _with_distinct_names(
        [_seat(place, seat, hashed(token), printing) for place, seat in enumerate(wanted.seats)]
    )
    seats, people = with_people(wanted, seats, hashed(token))
    _check_controllers(wanted, seats)
    made = GameCreated(
        seats=seats,
        people=people,
        has_lobby=wanted.lobby,
        listed_at=_listed_at(wanted),
        title=shown_line(wanted.title) or _usual_title(wanted, seats),
        mode=_mode(wanted),
        profile=wanted.profile,
        options=wanted.options,
        printing=printing or "",
        controllers=wanted.controllers,
        points=_points(wanted, seats),
        allow_missing=wanted.allow_missing,
        minutes=wanted.minutes,
        bank=wanted.bank,
        at_zero=wanted.at_zero,
        lesson=shown_line(wanted.lesson),
        position="" if lesson is None else lesson.position,
        is_public=_spectators(wanted) is Spectators.ALL,
        spectators=_spectators(wanted),
        is_match=is_match,
        seed=_seed(wanted) if lesson is None else lesson.seed,
        is_seed_set=wanted.seed is not None,
        secret=new_secret(),
        version=__version__,
        unnamed_by_fleet=False,
    )
    opening = None
    if wanted.start == BATTLE:
        opening = Opening(made, _hero(wanted), _deal(wanted))
    return NewGamePlan(game, made, token, opening)


def _check(wanted: GameWanted, *, is_draft: bool) -> None:
    check_table(wanted)
    if wanted.start not in (SETUP, BATTLE, LESSON):
        raise Refused(say("problems-start", setup=SETUP, battle=BATTLE, lesson=LESSON), where="start")
    if wanted.minutes is not None and not 1 <= wanted.minutes <= MAX_MINUTES:
        reason = say("problems-minutes", most=MAX_MINUTES)
        raise Refused(reason, where="minutes")
    check_at_zero(wanted.profile, wanted.bank, wanted.at_zero)
    for place, seat in enumerate(wanted.seats):
        if seat.player not in (ME, FRIEND, HERE, *PLAYERS):
            named = ", ".join([ME, FRIEND, HERE, *PLAYERS])
            raise Refused(say("problems-no-player", known=named), where=f"seats.{place}.player")
        needs_fleet = seat.role is Role.FLEET and seat.player != FRIEND and not wanted.lobby and not is_draft
        if needs_fleet and not seat.fleet.strip():
            raise Refused(say("lobby-no-fleet"), where=f"seats.{place}.fleet")
    if any(seat.player == HERE for seat in wanted.seats) and not any(seat.player == ME for seat in wanted.seats):
        raise Refused(say("problems-own-seat"), where="seats")


def _check_controllers(wanted: GameWanted, seats: Sequence[SeatCreated]) -> None:
    """Cards of a shared fleet are dealt out by hand only where it is known (OPT-07)."""
    if not wanted.controllers:
        return
    fleets = [fleet_from(seat.fleet) for seat in seats if seat.fleet is not None]
    if len(fleets) < fleet_count(wanted):
        raise Refused(say("lobby-nothing-shared"), rule="OPT-05", where="controllers")
    teams = [[seat.name for place, seat in enumerate(seats) if side_of(wanted, place) == side] for side in (0, 1)]
    try:
        teams_of(fleets, teams, wanted.controllers)
    except FleetError as error:
        raise Refused(str(error), rule="OPT-07", where="controllers") from error


def _check_fairness(wanted: GameWanted) -> None:
    if wanted.seed is not None and _mode(wanted) == ONLINE:
        raise Refused(SEED_OF_SEVERAL, where="seed")
    for place, seat in enumerate(wanted.seats):
        is_person = seat.player not in PLAYERS and _mode(wanted) == ONLINE
        if is_person and likeness(seat.name) == likeness(UNNAMED_COMPUTER):
            raise Refused(COMPUTERS_NAME, where=f"seats.{place}.name")
    if wanted.spectators not in ("", *Spectators):
        reason = say("problems-spectators", known=", ".join(Spectators))
        raise Refused(reason, where="spectators")


def _with_battle_fleets(wanted: GameWanted) -> GameWanted:
    """A battle for which no fleets were chosen is that of the core set."""
    if wanted.start != BATTLE or len(wanted.seats) != 2 or any(seat.fleet.strip() for seat in wanted.seats):
        return wanted
    seats = tuple([replace(seat, fleet=key) for seat, key in zip(wanted.seats, BATTLE_FLEETS, strict=True)])
    return replace(wanted, seats=seats)


def side_of(wanted: GameWanted, place: int) -> int:
    """The team of a seat: the first half of the fleets plays against the second; seats without one say their team."""
    side = wanted.seats[place].side
    return int(place >= fleet_count(wanted) // 2) if side is None else side


def with_people(
    wanted: GameWanted, seats: Sequence[SeatCreated], holder: str
) -> tuple[tuple[SeatCreated, ...], tuple[PersonCreated, ...]]:
    """The seats with who holds them, and these people: all at the screen of who makes the game.

    Who makes it is one person in each team: whoever plays against themselves is handed the screen over.
    """
    people: list[PersonCreated] = []
    makers: dict[int, int] = {}
    found = list(seats)
    for place, seat in enumerate(wanted.seats):
        if seat.player not in (ME, HERE):
            continue
        person = makers.get(side_of(wanted, place)) if seat.player == ME else None
        if seat.same_as is not None:
            person = _same_person(wanted, place, seat.same_as, found)
        if person is None:
            person = len(people)
            people.append(PersonCreated(name=seats[place].name, holder=holder))
        if seat.player == ME:
            makers[side_of(wanted, place)] = person
        check_one_more(wanted, place, [other.person for other in found[:place]], person)
        found[place] = replace(seats[place], person=person, name=people[person].name)
    return tuple(found), tuple(people)


def _same_person(wanted: GameWanted, place: int, other: int, seats: Sequence[SeatCreated]) -> int:
    """The person of an earlier seat of the same team."""
    person = seats[other].person if 0 <= other < place else None
    if person is None or side_of(wanted, other) != side_of(wanted, place):
        raise Refused(say("lobby-same-person"), rule="SEC-26", where=f"seats.{place}.same_as")
    return person


def _usual_title(wanted: GameWanted, seats: tuple[SeatCreated, ...]) -> str:
    """The fleets of a game of two; where they are still to come, or are more, its format."""
    return _format_title(wanted) if wanted.lobby or fleet_count(wanted) > 2 else _title(seats)


def _format_title(wanted: GameWanted) -> str:
    rules = profile_named(wanted.profile, *wanted.options)
    players = fleet_count(wanted)
    points = wanted.points or rules.default_points(players)
    each = points * 2 // players
    return say("choices-format", profile=say(f"choices-profile-{rules.key}"), seats=players, points=each)


def read_fleet(place: int, seat: SeatWanted, printing: Printing | None) -> Fleet | None:
    """The fleet of a seat; refused if it cannot be read."""
    try:
        return fleet_of(seat.fleet, printing) if seat.fleet.strip() else None
    except FleetError as error:
        where = f"seats.{place}.fleet" + ("" if error.line is None else f", line {error.line}")
        raise Refused(str(error), where=where) from error


def _seat(place: int, seat: SeatWanted, holder: str, printing: Printing | None) -> SeatCreated:
    read = read_fleet(place, seat, printing)
    fleet = None if read is None else fleet_data(read)
    level = seat.player if seat.player in PLAYERS else ""
    names = {ME: UNNAMED, HERE: f"Player {place + 1}", FRIEND: UNNAMED_FRIEND}
    name = name_given(seat.name, f"seats.{place}.name") or names.get(seat.player) or UNNAMED_COMPUTER
    return SeatCreated(
        name=name,
        level=level,
        holder=holder if seat.player in (ME, HERE) else "",
        fleet=fleet,
        role=seat.role,
        side=seat.side,
    )


def _with_distinct_names(seats: Sequence[SeatCreated]) -> tuple[SeatCreated, ...]:
    """The seats; those of one name with a number each."""
    names = [likeness(seat.name) for seat in seats]
    return tuple(
        [
            replace(seat, name=f"{seat.name} {place + 1}") if names.count(likeness(seat.name)) > 1 else seat
            for place, seat in enumerate(seats)
        ]
    )


def shown_line(text: str) -> str:
    """A name or title in one line, not too long, with nothing invisible in it."""
    return clean_line(text[:MAX_READ_CHARACTERS])[:LONGEST_NAME].strip()


def name_given(text: str, where: str) -> str:
    """The name that somebody gave, if any; refused if nothing of it can be seen."""
    name = shown_line(text)
    if text.strip() and not name:
        raise Refused(say("problems-invisible-name"), where=where)
    return name


def check_name(name: str, seating: Seating, seat: Seat | None = None) -> None:
    """Check the name of somebody who joins or takes a seat: nobody else at the table has it, and no computer."""
    names = [place.name for place in seating.places if place.seat != seat]
    names += [person.name for person in seating.people]
    for other in names:
        if other and likeness(other) == likeness(name):
            raise Refused(say("lobby-name-taken", player=other), where="name")
    if likeness(name) == likeness(UNNAMED_COMPUTER):
        raise Refused(COMPUTERS_NAME, where="name")


def _title(seats: tuple[SeatCreated, ...]) -> str:
    """The fleets, by their names; those without one by who commands them."""
    names = [
        FREE_FLEET if seat.fleet is None else str(seat.fleet.get("name") or seat.name)
        for seat in seats
        if seat.role is Role.FLEET
    ]
    return " v. ".join(names)


def _mode(wanted: GameWanted) -> str:
    players = {seat.player for seat in wanted.seats}
    if FRIEND in players or wanted.lobby:
        return ONLINE
    if HERE in players or len({side_of(wanted, place) for place in _places(wanted, ME)}) > 1:
        return "hot_seat"
    return "solo" if ME in players else WATCH


def is_for_several(made: GameCreated) -> bool:
    """Whether people at different screens play: one person cannot hold all seats."""
    return made.mode == ONLINE


def _spectators(wanted: GameWanted) -> Spectators:
    """The spectators chosen; by default everybody if only bots play, and else those with the link."""
    if wanted.spectators:
        return Spectators(wanted.spectators)
    return Spectators.ALL if _mode(wanted) == WATCH else Spectators.LINK


def _listed_at(wanted: GameWanted) -> float:
    """The time, if the lobby is to be on the list of open tables; one that nobody may watch is not for everybody."""
    if not wanted.listed or not wanted.lobby:
        return 0
    if _spectators(wanted) is Spectators.NONE:
        raise Refused(say("lobby-private"), where="listed")
    return time()


def _points(wanted: GameWanted, seats: tuple[SeatCreated, ...]) -> int | None:
    """The points that were agreed on; else, in a standard game, those for which the fleets are made."""
    rules = profile_named(wanted.profile)
    if wanted.lobby:
        return wanted.points or rules.default_points(fleet_count(wanted))
    if wanted.points is not None or rules.core_set_points is None:
        return wanted.points
    if all(seat.fleet.strip().startswith(CORE) for seat in wanted.seats if seat.role is Role.FLEET):
        return rules.core_set_points
    most = max([fleet_from(seat.fleet).points for seat in seats if seat.fleet is not None], default=0)
    return LARGE_GAME_POINTS if rules.default_points(fleet_count(wanted)) < most <= LARGE_GAME_POINTS else None


def _hero(wanted: GameWanted) -> Seat:
    """The seat that is to activate a ship in a battle: that of who makes the game."""
    return Seat(next((place for place, seat in enumerate(wanted.seats) if seat.player == ME), 0))


def _seed(wanted: GameWanted) -> str:
    if wanted.seed is not None:
        return str(wanted.seed)
    if wanted.start == BATTLE and len(wanted.seats) == 2:
        one, other = [seat.fleet.strip() for seat in wanted.seats]
        if found := SEEDS.get((one, other, int(_hero(wanted)))):
            return found
    return token_hex(KEY_BYTES)


def _deal(wanted: GameWanted) -> SecretsRedealt:
    """The way a battle deals what is hidden: nobody knows it, unless its only player has set the seed.

    Where people play at one screen they keep their own dials, for which the battle was chosen.
    """
    people = () if _mode(wanted) == ONLINE else _places(wanted, ME, HERE)
    if wanted.seed is None:
        return SecretsRedealt(seed=token_hex(KEY_BYTES), key=token_hex(KEY_BYTES), knowers=people)
    seed, key = seed_key(f"deal {wanted.seed}").hex(), seed_key(f"battle {wanted.seed}").hex()
    return SecretsRedealt(seed=seed, key=key, knowers=people)


def _places(wanted: GameWanted, *players: str) -> tuple[Seat, ...]:
    return tuple([Seat(place) for place, seat in enumerate(wanted.seats) if seat.player in players])
