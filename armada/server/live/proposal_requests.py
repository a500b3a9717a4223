"""Requests to which people at a table must agree: take-backs, pauses, stand-ins, seats for late arrivals."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.messages.message import message, say
from armada.players.registry import PLAYERS
from armada.server.history import entries as happened
from armada.server.history.ledger import TAKE_BACK
from armada.server.history.seating import Place
from armada.server.history.timeline import Timeline
from armada.server.live.handling import Handling, RequestRefused
from armada.server.wire import requests as said
from armada.server.wire.table import SeatKind

GONE_ON: Final = message("problems-gone-on")
STAND_IN: Final = "greedy"
"""The bot that plays for somebody who left."""

BOT: Final = "bot"
TEAMMATE: Final = "stand_in"
TAKE_OVER: Final = "take_over"
"""The proposals about a seat."""


class ProposalRequests(Handling):
    """The proposals of one session at a table, and its answers to those of others."""

    async def handle(self, request: said.AskTakeBack | said.Propose | said.Reply | said.TakeOver) -> None:
        """Handle a request while holding the table's lock."""
        match request:
            case said.AskTakeBack():
                await self.ask_take_back(request)
            case said.Propose():
                await self.propose(request)
            case said.Reply():
                await self.reply(request)
            case said.TakeOver():
                await self.take_over(request)

    # Asking the others

    async def ask_take_back(self, request: said.AskTakeBack) -> None:
        """Ask those concerned to go back to before a decision: who has decided since, or learnt something by it."""
        timeline = self._playing(request.seat)
        others = self._table.ledger.seating.others(request.seat)
        if others and not self._table.ledger.made.allows_take_backs:
            raise RequestRefused(say("problems-no-take-backs"))
        place = self._decision(timeline, request)
        asked = self._concerned(timeline, place, others)
        agreed = asked if others else None
        then = happened.TakenBack(seat=request.seat, decisions=place, agreed=agreed, id=request.id)
        await self._propose(request.seat, TAKE_BACK, asked, then)
        self._table.absences.look()

    def _concerned(self, timeline: Timeline, place: int, others: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Of the others' seats those whose people are concerned."""
        if not others:
            return ()
        seating, concerned = self._table.ledger.seating, timeline.concerned(place)
        return tuple(
            [
                other
                for other in others
                if any(each.player is seating[other].player and each.seat in concerned for each in seating.humans())
            ]
        )

    def _decision(self, timeline: Timeline, request: said.AskTakeBack) -> int:
        """The place of the decision to which a player wants to go back."""
        if request.decisions is not None:
            if not timeline.first <= request.decisions < len(timeline.steps):
                raise RequestRefused(say("problems-line"))
            return request.decisions
        if request.line is None:
            place = timeline.last_decision(request.seat)
            if place is None:
                raise RequestRefused(say("problems-nothing-decided"))
            return place
        line = next(
            (
                each
                for each in timeline.chronicle.lines
                if timeline.chronicle.shown_number(each.number, self._session.log_viewer) == request.line
            ),
            None,
        )
        if line is None or line.decision == 0:
            raise RequestRefused(say("problems-line"))
        if line.decision <= timeline.first:
            raise RequestRefused(say("problems-before-deal"))
        return line.decision - 1

    async def propose(self, request: said.Propose) -> None:
        """Propose something to the others."""
        seat = request.seat
        self._own(seat)
        ledger = self._table.ledger
        if ledger.is_over:
            raise RequestRefused(say("problems-over"))
        if request.what == "pause":
            if ledger.is_paused:
                raise RequestRefused(say("problems-already-paused"))
            others = ledger.seating.others(seat)
            await self._propose(seat, "pause", others, happened.Paused(paused=True))
        elif request.what == "go_on":
            if not ledger.is_paused:
                raise RequestRefused(say("problems-not-paused"))
            others = ledger.seating.others(seat)
            await self._propose(seat, "go_on", others, happened.Paused(paused=False))
        elif request.what in (BOT, TEAMMATE):
            await self._propose_stand_in(request)
        else:
            raise RequestRefused(say("problems-no-proposal"))

    async def _propose_stand_in(self, request: said.Propose) -> None:
        """Propose that a bot, or the teammate who asks, plays for somebody who left."""
        seating = self._table.ledger.seating
        about = request.about
        if about is None or not 0 <= about < len(seating.places):
            raise RequestRefused(say("problems-bot-seat"))
        place = seating[about]
        if place.kind is not SeatKind.HUMAN or about in self._session.seats:
            raise RequestRefused(say("problems-bot-for", player=place.name))
        if not self._table.ledger.made.allows_stand_ins:
            raise RequestRefused(say("problems-bot-tournament", player=place.name))
        if self._table.is_connected(about):
            raise RequestRefused(say("problems-bot-present", player=place.name))
        if self._table.ledger.timeline is None:
            raise RequestRefused(say("problems-bot-not-begun"))
        if place.is_announced:
            raise RequestRefused(say("problems-bot-announced", player=place.name))
        player = seating[request.seat].player
        if request.what == TEAMMATE and (player is None or seating[request.seat].side != place.side):
            raise RequestRefused(say("proposals-teammates-only", player=place.name))
        is_teammate = request.what == TEAMMATE and player is not None
        then = happened.BotAnnounced(
            seat=about,
            level="" if is_teammate else STAND_IN,
            person=player.number if is_teammate and player is not None else None,
            by=request.seat,
            seconds=self._table.stand_ins.grace_left(place),
        )
        others, needed = self._majority(request.seat, place)
        await self._propose(request.seat, request.what, others, then, needed)

    def _majority(self, seat: Seat, absent: Place) -> tuple[tuple[Seat, ...], int]:
        """A seat of each other person present, and how many of them make more than half of all with who asks."""
        table, seating = self._table, self._table.ledger.seating
        here = {
            person: first
            for person, first in seating.first_seats().items()
            if table.is_here(person) and seating.people[person].holder != absent.holder
        }
        own = [person for person in here if person in self._session.screen.people]
        others = tuple([first for person, first in here.items() if person not in own])
        needed = len(here) // 2 + 1 - len(own)
        return (others, needed) if needed > 0 else ((), 0)

    async def take_over(self, request: said.TakeOver) -> None:
        """Ask the team of a computer's seat to be given it."""
        table, ledger = self._table, self._table.ledger
        person, seating = self._person(None), ledger.seating
        if not 0 <= request.seat < len(seating.places):
            raise RequestRefused(say("lobby-no-seat"))
        place = seating[request.seat]
        if ledger.timeline is None or ledger.is_over or ledger.made.is_match:
            raise RequestRefused(say("proposals-no-take-over"))
        if place.kind is not SeatKind.BOT or place.owner is not None:
            raise RequestRefused(say("proposals-seat-held", player=place.name))
        if any(seating[seat].side != place.side for seat in seating.held_by(person.holder)):
            raise RequestRefused(say("lobby-also-other-team"), rule="SEC-26")
        if ledger.proposals.is_open(request.seat, TAKE_OVER):
            raise RequestRefused(say("proposals-take-over-asked", seat=place.label))
        first = seating.first_seats()
        here = {each: seat for each, seat in first.items() if table.is_here(each) and each != person.number}
        team = tuple([seat for seat in here.values() if seating[seat].side == place.side])
        others = team or tuple(here.values())
        await self._propose(request.seat, TAKE_OVER, others, happened.SeatGiven(seat=place.seat, person=person.number))

    async def _propose(
        self, seat: Seat, what: str, others: tuple[Seat, ...], then: happened.Agreed, needed: int = 0
    ) -> None:
        """Ask the others; where nobody else is to be asked it is done at once."""
        if not others:
            await self._do(then)
            return
        proposals = self._table.ledger.proposals
        if proposals.is_open(seat, what):
            raise RequestRefused(say("problems-asked"))
        if (wait := proposals.wait(seat, what)) > 0:
            raise RequestRefused(say("problems-declined", seconds=round(wait)))
        await self._enter(happened.Proposed(seat=seat, what=what, waits_for=others, needed=needed, then=then))
        self._table.notify_table()

    async def reply(self, request: said.Reply) -> None:
        """Agree to a proposal, or not."""
        self._own(request.seat)
        proposals, seats = self._table.ledger.proposals, self._session.seats
        proposal = proposals.find(request.proposal)
        if proposal is None:
            raise RequestRefused(say("problems-proposal-closed"))
        if not set(seats) & set(proposal.waits_for):
            raise RequestRefused(say("problems-proposal-others"))
        then = proposals.would_follow(request.proposal, seats) if request.agree else None
        replied = happened.ProposalAnswered(proposal=request.proposal, seats=seats, agree=request.agree)
        if then is not None and self._is_possible(then):
            await self._do(then, replied)
            return
        await self._enter(replied)
        self._table.notify_table()
        if then is not None:
            raise RequestRefused(GONE_ON)

    def _is_possible(self, then: happened.Agreed) -> bool:
        """Whether what was agreed to can still happen."""
        timeline = self._table.ledger.timeline
        if isinstance(then, happened.TakenBack):
            return timeline is not None and not timeline.is_over and then.decisions < len(timeline.steps)
        if isinstance(then, happened.BotAnnounced | happened.BotSeated):
            place = self._table.ledger.seating[then.seat]
            return place.kind is SeatKind.HUMAN and not self._table.is_connected(then.seat)
        if isinstance(then, happened.SeatGiven):
            place = self._table.ledger.seating[then.seat]
            return timeline is not None and not timeline.is_over and place.owner is None
        return True

    async def _do(self, then: happened.Agreed, *first: happened.LogEntry) -> None:
        """Carry out what was agreed."""
        if not self._is_possible(then):
            raise RequestRefused(GONE_ON)
        if isinstance(then, happened.TakenBack | happened.Paused):
            then = replace(then, used=self._table.clocks.charge())
        await self._enter(*first, then)
        self._table.notify_game()


assert STAND_IN in PLAYERS, "the stand-in is a player that there is"
