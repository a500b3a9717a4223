"""A table as its players and spectators see it, and as lists show it."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.messages.message import say
from armada.rules.scoring import scores
from armada.server.history.entries import BotAnnounced, BotSeated, Paused, SeatGiven, TakenBack
from armada.server.history.ledger import Ledger
from armada.server.history.proposals import Pending
from armada.server.store.store import GameRow
from armada.server.tables.choices import agreed_rules
from armada.server.tables.lessons import lesson_shown
from armada.server.tables.lobby_view import lobby_shown
from armada.server.wire.resources import GameListed
from armada.server.wire.table import DecidedForYou, PersonShown, Proposal, SeatKind, SeatShown, TableShown
from armada.server.wire.team_talk import Advice
from armada.server.wire.waiting import OpenTable

_encode: Final = msgspec.json.Encoder().encode

if TYPE_CHECKING:
    from armada.server.tables.session import Session
    from armada.server.tables.table import Table


def table_shown(table: Table, session: Session | None = None) -> TableShown:
    """The table as a session may see it; open seats are for who made the game to give, not for who was invited."""
    made = table.ledger.made
    seats = () if session is None else session.seats
    people = () if session is None else session.screen.people
    is_maker = table.ledger.is_in_lobby if made.has_lobby else any(made.seats[seat].holder for seat in seats)
    return TableShown(
        game=table.id,
        title=made.title,
        mode=made.mode,
        seats=_seats(table),
        people=_people(table),
        you=people,
        lobby=lobby_shown(table, session),
        decided_for_you=_decided_for(table, people),
        bank=(table.ledger.lobby or made).bank,
        at_zero=table.ledger.at_zero,
        spectators=table.present.watchers + table.remote_presence.watchers,
        paused=table.ledger.is_paused,
        proposals=tuple([_proposal(table.ledger, pending) for pending in table.ledger.proposals]),
        advice=_advice(table, session),
        invitations=table.invitations() if is_maker and people else table.watch_link() if people else {},
        lesson=made.lesson,
        taught=lesson_shown(table.ledger),
        rules=agreed_rules(made.profile, made.options, table.ledger.printing),
        printing=table.ledger.printing or "",
        seed=made.seed if made.is_seed_set else "",
        watched_by=made.spectators,
        bots_stand_in=made.allows_stand_ins,
    )


def _advice(table: Table, session: Session | None) -> tuple[Advice, ...]:
    """The advice of a screen's team to its Grand Admiral; a screen of both teams has none."""
    timeline = table.ledger.timeline
    sides = frozenset() if session is None else table.sides_of(session)
    if timeline is None or len(sides) != 1:
        return ()
    team = frozenset([place.seat for side in sides for place in table.ledger.seating.team(side)])
    return table.ledger.advices.to_team(team, timeline.game.state)


def _proposal(ledger: Ledger, pending: Pending) -> Proposal:
    """A proposal in words; a decision to take back is named by the first line that followed it."""
    shown, then = pending
    name = ledger.seating[shown.seat].name
    match then:
        case Paused(paused=True):
            text = say("proposals-pause", player=name)
        case Paused():
            text = say("proposals-resume", player=name)
        case BotAnnounced(person=int()):
            text = say("proposals-stand-in", player=name, absent=ledger.seating[then.seat].name)
        case SeatGiven():
            person = ledger.seating.people[then.person]
            text = say("proposals-take-over", player=person.name, seat=ledger.seating[then.seat].label)
        case BotAnnounced() | BotSeated():
            text = say("proposals-bot", player=name, absent=ledger.seating[then.seat].name)
        case TakenBack():
            line = _line_after(ledger, then.decisions)
            text = say("proposals-take-back" if line else "proposals-take-back-last", player=name, line=line)
    return replace(shown, text=text)


def _line_after(ledger: Ledger, decision: int) -> str:
    """The first line of the log that followed a decision, as everybody may read it."""
    timeline = ledger.timeline
    if timeline is None or decision >= len(timeline.steps):
        return ""
    chronicle, place = timeline.chronicle, timeline.steps[decision].lines
    return chronicle.line(place, None, timeline.game.state).text if place < len(chronicle.lines) else ""


def _seats(table: Table) -> tuple[SeatShown, ...]:
    return tuple(
        [
            SeatShown(
                seat=place.seat,
                side=place.side,
                role=place.role,
                name=place.name,
                kind=place.kind,
                level=place.level,
                person=None if place.owner is None else place.owner.number,
                stand_in=None if place.stand_in is None else place.stand_in.number,
                connected=place.kind is SeatKind.BOT or table.is_connected(place.seat),
                bot_in=table.stand_ins.seconds_left(place.seat),
                clock=table.banks.left(place.seat),
                out_of_time=place.is_out_of_time,
                running=table.banks.is_running(place.seat),
                always_ask=tuple(sorted(place.always_ask)),
            )
            for place in table.ledger.seating.places
        ]
    )


def _decided_for(table: Table, people: tuple[int, ...]) -> tuple[DecidedForYou, ...]:
    """The decisions of stand-ins for people who are back and have not decided anything themselves yet."""
    return tuple(
        [
            DecidedForYou(seat=place.seat, by=place.decided_by, decisions=place.decided_for)
            for place in table.ledger.seating.places
            if place.decided_for
            and place.owner is not None
            and place.owner.number in people
            and not place.is_replaced
            and not place.is_out_of_time
        ]
    )


def _people(table: Table) -> tuple[PersonShown, ...]:
    """Everybody who is part of the table; people with one token share a screen."""
    seating = table.ledger.seating
    screens = list(dict.fromkeys([person.holder for person in seating.people]))
    return tuple(
        [
            PersonShown(
                person=person.number,
                name=person.name,
                screen=screens.index(person.holder),
                seats=seating.owned_by(person),
                connected=table.is_here(person.number),
                away=table.absences.seconds(person.number),
            )
            for person in seating.people
            if not person.has_left
        ]
    )


def opening_of(table: Table) -> OpenTable | None:
    """The entry of a lobby in the list; None if it is not there, or has nobody to wait for."""
    lobby, made, seating = table.ledger.lobby, table.ledger.made, table.ledger.seating
    if lobby is None or not lobby.is_listed or not lobby.free_lettered_seats or seating.people[lobby.host].has_left:
        return None
    return OpenTable(
        game=table.id,
        title=made.title,
        host=seating.people[lobby.host].name,
        format=made.profile,
        rules=agreed_rules(made.profile, made.options, table.ledger.printing),
        points=made.points or 0,
        players=made.players,
        free=len(lobby.free_lettered_seats),
        minutes=lobby.minutes,
        waits=0,
    )


class GameSummary(msgspec.Struct, frozen=True):
    """A game in the list of games, while it is not in memory."""

    listed: GameListed
    holders: dict[str, tuple[int, ...]]
    opening: OpenTable | None = None
    """Its entry in the list of open tables."""

    listed_at: float = 0
    is_watched_by_all: bool = True
    """Whether it is in the list of games to watch; a row that is public for its open lobby alone is not."""


def game_row(table: Table) -> GameRow:
    """The game's row in the store's list."""
    made, seating = table.ledger.made, table.ledger.seating
    holders = {person.holder: seating.held_by(person.holder) for person in seating.people}
    opening, lobby = opening_of(table), table.ledger.lobby
    about = GameSummary(
        game_listed(table),
        {holder: tuple(seats) for holder, seats in holders.items()},
        opening=opening,
        listed_at=0 if lobby is None else lobby.listed_at,
        is_watched_by_all=made.is_public,
    )
    is_public = made.is_public or opening is not None
    return GameRow(table.id, time(), table.ledger.is_over, is_public, _encode(about).decode())


def game_listed(table: Table, mine: tuple[Seat, ...] = ()) -> GameListed:
    """The game in a list."""
    ledger, made, timeline = table.ledger, table.ledger.made, table.ledger.timeline
    state = None if timeline is None else timeline.game.state
    return GameListed(
        game=table.id,
        title=made.title,
        mode=made.mode,
        profile=made.profile,
        options=made.options,
        printing=ledger.printing or "",
        rules=agreed_rules(made.profile, made.options, ledger.printing),
        points=state.points if state is not None else made.points or 0,
        round=state.round if state is not None else 0,
        phase=state.phase if state is not None else "setup",
        scores=scores(timeline.game) if timeline is not None else (0, 0),
        seats=_seats(table),
        over=ledger.is_over,
        waits_for=timeline.asked if timeline is not None else (),
        mine=mine,
    )
