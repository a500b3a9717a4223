"""A table as its players and spectators see it, and as lists show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.messages.message import say
from armada.rules.scoring import scores
from armada.server.history.entries import BotAnnounced, BotSeated, Paused, TakenBack
from armada.server.history.ledger import Ledger
from armada.server.history.proposals import Pending
from armada.server.tables.choices import agreed_rules
from armada.server.wire.messages import Proposal, SeatKind, SeatShown, TableShown
from armada.server.wire.resources import GameListed

if TYPE_CHECKING:
    from armada.server.tables.session import Session
    from armada.server.tables.table import Table


def table_shown(table: Table, session: Session | None = None) -> TableShown:
    """The table as a session may see it; open seats are for who made the game to give, not for who was invited."""
    made = table.ledger.made
    seats = () if session is None else session.seats
    is_maker = any(made.seats[seat].holder for seat in seats)
    return TableShown(
        game=table.id,
        title=made.title,
        mode=made.mode,
        seats=_seats(table),
        spectators=table.present.watchers + table.remote_presence.watchers,
        paused=table.ledger.is_paused,
        proposals=tuple([_proposal(table.ledger, pending) for pending in table.ledger.proposals]),
        invitations=table.invitations() if is_maker else table.watch_link() if seats else {},
        lesson=made.lesson,
        rules=agreed_rules(made.profile, made.options, table.ledger.printing),
        seed=made.seed if made.is_seed_set else "",
        watched_by=made.spectators,
        bots_stand_in=made.allows_stand_ins,
    )


def _proposal(ledger: Ledger, pending: Pending) -> Proposal:
    """A proposal in words; a decision to take back is named by the first line that followed it."""
    shown, then = pending
    name = ledger.seating[shown.seat].name
    match then:
        case Paused(paused=True):
            text = say("proposals-pause", player=name)
        case Paused():
            text = say("proposals-resume", player=name)
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
                name=place.name,
                kind=place.kind,
                level=place.level,
                connected=place.kind is SeatKind.BOT or table.is_connected(place.seat),
                bot_in=table.stand_ins.seconds_left(place.seat),
                clock=table.time_left(place.seat),
                running=table.clocks.is_running(place.seat),
            )
            for place in table.ledger.seating.places
        ]
    )


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
