"""The requests of a player at a table. A refused request changes nothing, and the reply says why."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from armada.analysis.foregone import KINDS, Foregone
from armada.display_names import clean_line
from armada.engine.questions import Question
from armada.messages.message import say
from armada.rules.game import Game
from armada.rules.shown_dials import why_not_show
from armada.screens.prompt.plans import look_of
from armada.server.history import entries as happened
from armada.server.live.advice_requests import AdviceRequests
from armada.server.live.handling import Handling, RequestRefused
from armada.server.live.lobby_requests import LobbyRequests
from armada.server.live.proposal_requests import ProposalRequests
from armada.server.settings import Limits
from armada.server.store.store import EntryExists
from armada.server.tables.foregone_answers import answer_foregone
from armada.server.tables.new_game import MAX_READ_CHARACTERS
from armada.server.tables.session import Session
from armada.server.tables.table import Table
from armada.server.wire import requests as said
from armada.server.wire.lobby import LobbyRequest
from armada.server.wire.messages import Accepted, FromServer, NotAccepted
from armada.server.wire.team_talk import Channel, TeamRequest
from armada.state.game_state import Phase
from armada.state.records import ShipId, UnitId
from armada.words.refusals import refusal_of
from armada.words.sentences import question_text

log: Final = logging.getLogger("armada.server")

LONGEST_ID: Final = 64
MAX_JOINED: Final = 24
"""How many answers can be sent together with another one."""

MAX_TRIES: Final = 4
"""How often a request is tried again when another server was faster."""


class Requests(Handling):
    """The requests of one session at a table."""

    def __init__(self, table: Table, session: Session, limits: Limits) -> None:
        super().__init__(table, session, limits)
        self._advice_requests = AdviceRequests(table, session, limits)
        self._lobby_requests = LobbyRequests(table, session, limits)
        self._proposal_requests = ProposalRequests(table, session, limits)

    async def handle(self, request: said.Request) -> FromServer:
        """Handle a request while holding the table's lock; its reply."""
        async with self._table.lock:
            try:
                if self._table.is_unloaded:
                    raise RequestRefused(say("problems-unloading"))
                if len(request.id) > LONGEST_ID:
                    raise RequestRefused(say("problems-long-id", most=LONGEST_ID))
                for _ in range(MAX_TRIES):
                    again = self._answered_before(request)
                    if again is not None:
                        return again
                    try:
                        await self._carry_out(request)
                        break
                    except EntryExists:
                        continue
                else:
                    raise RequestRefused(say("problems-acted-first-board"), stale=True)
            except RequestRefused as refused:
                if refused.stale:
                    self._session.game_changed()
                return NotAccepted(
                    id=request.id[:LONGEST_ID],
                    reason=refused.reason,
                    rule=refused.rule,
                    nearest=refused.nearest,
                    stale=refused.stale,
                )
            return Accepted(id=request.id, number=self._table.ledger.line_for(self._session.log_viewer))

    async def _carry_out(self, request: said.Request) -> None:
        if isinstance(request, LobbyRequest):
            await self._lobby_requests.handle(request)
        elif isinstance(request, said.AskTakeBack | said.Propose | said.Reply | said.TakeOver):
            await self._proposal_requests.handle(request)
        elif isinstance(request, TeamRequest):
            await self._advice_requests.handle(request)
        else:
            await HANDLERS[type(request)](self, request)

    def _answered_before(self, request: said.Request) -> Accepted | None:
        """The answer to a request that was carried out before."""
        seat = getattr(request, "seat", None)
        if seat is None and self._session.seats:
            seat = self._session.seats[0]
        number = self._table.ledger.answered.get((seat, request.id)) if seat in self._session.seats else None
        timeline = self._table.ledger.timeline
        if number is None or timeline is None:
            return None if number is None else Accepted(id=request.id, number=number)
        shown = timeline.chronicle.shown_number(number, self._session.log_viewer)
        return Accepted(id=request.id, number=shown)

    # Deciding

    async def decide(self, request: said.Decide | said.DecideAll) -> None:
        """Answer the open question of a seat, and those that follow from it where their answers were sent with it."""
        timeline = self._playing(request.seat)
        question = timeline.question(request.seat)
        if question is None or timeline.numbers[request.seat] != request.number:
            raise RequestRefused(say("problems-answered"), stale=True)
        answer = self._checked(timeline.game, question, request.answer)
        entry = happened.Decided(
            seat=request.seat,
            kind=question.kind.name,
            answer=question.kind.encode(answer),
            id=request.id,
            used=self._table.clocks.charge(),
        )
        await self._enter(entry, answer=answer)
        if isinstance(request, said.DecideAll):
            await self._decide_more(request)
        await answer_foregone(self._table)
        self._table.notify_game()

    async def _decide_more(self, request: said.DecideAll) -> None:
        """Answer questions with the answers that were sent beforehand, until one of them looks different."""
        for given in request.then[:MAX_JOINED]:
            timeline = self._table.ledger.timeline
            question = None if timeline is None else timeline.question(request.seat)
            if timeline is None or question is None or timeline.is_learnt_from_last():
                return
            if look_of(timeline.game, question) != given.sees:
                return
            try:
                answer = self._checked(timeline.game, question, given.answer)
            except RequestRefused:
                return
            raw = question.kind.encode(answer)
            entry = happened.Decided(seat=request.seat, kind=question.kind.name, answer=raw, is_joined=True)
            await self._enter(entry, answer=answer)

    async def always_ask(self, request: said.AlwaysAsk) -> None:
        """Ask a seat about a kind of question from now on, or stop asking; the last such answer is taken back."""
        timeline = self._playing(request.seat)
        if request.kind not in [*Foregone]:
            raise RequestRefused(say("problems-unknown-asking"))
        places = [timeline.last_foregone(request.seat, why) for why, kind in KINDS.items() if kind == request.kind]
        last = max([place for place in places if place is not None], default=None)
        changed = happened.AskingChanged(seat=request.seat, kind=request.kind, always=request.always, id=request.id)
        undone = happened.Undone(seat=request.seat, place=last, used=self._table.clocks.charge())
        await self._enter(changed, *[undone] * (request.always and last is not None))
        if not request.always:
            await answer_foregone(self._table)
        self._table.notify_game()

    async def instead(self, request: said.Instead) -> None:
        """Change an answer that was given for a seat."""
        timeline = self._playing(request.seat)
        place = timeline.last_foregone(request.seat, request.why)
        if place is None:
            raise RequestRefused(say("problems-too-late"))
        await self._enter(happened.Undone(seat=request.seat, place=place, used=self._table.clocks.charge()))
        question = timeline.question(request.seat)
        assert question is not None, "a question taken back is open"
        answer = self._checked(timeline.game, question, request.answer)
        raw = question.kind.encode(answer)
        entry = happened.Decided(seat=request.seat, kind=question.kind.name, answer=raw, id=request.id)
        await self._enter(entry, answer=answer)
        await answer_foregone(self._table)
        self._table.notify_game()

    def _checked(self, game: Game, question: Question[Any], raw: Any) -> Any:
        """The answer that was sent, if it is legal."""
        try:
            answer = question.kind.decode(raw)
        except (msgspec.ValidationError, ValueError, TypeError, RecursionError):
            asked = question_text(game, question)
            raise RequestRefused(say("problems-no-answer", question=asked)) from None
        try:
            refusal = refusal_of(game, question, answer)
        except Exception as error:
            log.warning("an answer could not be checked", extra={"question": question.kind.name, "why": repr(error)})
            raise RequestRefused(say("problems-unchecked")) from error
        if refusal is not None:
            nearest = None if refusal.nearest is None else question.kind.encode(refusal.nearest)
            raise RequestRefused(refusal.reason, rule=refusal.rule, nearest=nearest)
        return answer

    async def show_dials(self, request: said.ShowDials) -> None:
        """Show the dials of a ship to teammates; nobody else hears of it."""
        timeline = self._playing(request.seat)
        if request.ship not in [unit.id for unit in timeline.game.state.units if unit.seat == request.seat]:
            raise RequestRefused(say("lobby-not-your-ship"), rule="SEC-39")
        refusal = why_not_show(timeline.game, ShipId(UnitId(request.ship)), request.to)
        if refusal is not None:
            raise RequestRefused(refusal.reason, rule=refusal.rule)
        shown = happened.DialsShown(seat=request.seat, ship=request.ship, to=request.to, id=request.id)
        await self._enter(shown)
        for session in self._table.sessions:
            if {request.seat, *request.to} & set(session.seats):
                session.game_changed()

    async def undo(self, request: said.Undo) -> None:
        """Take back the last decision of a seat."""
        timeline = self._playing(request.seat)
        if timeline.free_undo(request.seat) is None:
            raise RequestRefused(say("problems-no-undo"))
        await self._enter(happened.Undone(seat=request.seat, id=request.id, used=self._table.clocks.charge()))
        self._table.notify_game()

    async def resign(self, request: said.Resign) -> None:
        """Concede the game."""
        self._own(request.seat)
        if self._table.ledger.timeline is None:
            raise RequestRefused(say("problems-nothing-to-concede"))
        if self._table.ledger.is_over:
            raise RequestRefused(say("problems-over"))
        await self._enter(happened.Resigned(seat=request.seat, id=request.id, used=self._table.clocks.charge()))
        self._table.notify_game()

    # Saying and looking

    async def say(self, request: said.Say) -> None:
        """Say something to all at the table."""
        if not self._session.seats:
            raise RequestRefused(say("problems-spectators-chat"))
        seat = self._session.seats[0] if request.seat is None else request.seat
        self._own(seat)
        if len(request.text) > MAX_READ_CHARACTERS:
            raise RequestRefused(say("problems-long-message", most=self._limits.longest_line))
        text = clean_line(request.text)
        if not text:
            raise RequestRefused(say("problems-empty"))
        if len(text) > self._limits.longest_line:
            raise RequestRefused(say("problems-long-message", most=self._limits.longest_line))
        if not self._session.chatting.take():
            raise RequestRefused(say("problems-chat-pace"))
        to_team = request.to is Channel.TEAM
        if to_team and len(self._table.sides_of(self._session)) > 1:
            raise RequestRefused(say("lobby-shared-team-chat"))
        timeline = self._table.ledger.timeline
        if (
            to_team
            and self._table.ledger.made.shares_fleets
            and timeline
            and timeline.game.state.phase is Phase.COMMAND
        ):
            raise RequestRefused(say("lobby-open-commands"), rule="OPT-09")
        await self._enter(happened.ChatSent(seat=seat, text=text, to_team=to_team, id=request.id))
        self._table.notify_chat()

    async def look(self, request: said.Look) -> None:
        """Show the secrets of a seat at a shared screen, or hide them."""
        if not self._session.is_shared:
            raise RequestRefused(say("problems-not-shared"))
        if request.seat is not None:
            self._own(request.seat)
        self._session.look = request.seat
        self._session.game_changed()

    async def ping(self, request: said.Ping) -> None:
        """Be there."""


HANDLERS: dict[type[Any], Callable[[Requests, Any], Awaitable[None]]] = {
    said.Decide: Requests.decide,
    said.DecideAll: Requests.decide,
    said.AlwaysAsk: Requests.always_ask,
    said.Instead: Requests.instead,
    said.ShowDials: Requests.show_dials,
    said.Undo: Requests.undo,
    said.Resign: Requests.resign,
    said.Say: Requests.say,
    said.Look: Requests.look,
    said.Ping: Requests.ping,
}
"""How each request is carried out; previews are asked elsewhere, since they change nothing."""
