"""The requests of players to the Grand Admiral of their team, and pings on the play area."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from armada.display_names import clean_line
from armada.engine.seats import Seat
from armada.messages.message import say
from armada.server.history import entries as happened
from armada.server.history.timeline import Timeline
from armada.server.live.handling import Handling, RequestRefused
from armada.server.tables.team_prompts import admiral_of, is_for_team
from armada.server.wire import team_talk as asked
from armada.words.refusals import refusal_of
from armada.words.sentences import question_text

LONGEST_ADVICE: Final = 120
"""Characters of a line of advice."""


class AdviceRequests(Handling):
    """The requests of one session to its team."""

    async def handle(self, request: asked.TeamRequest) -> None:
        """Handle a request while holding the table's lock."""
        await HANDLERS[type(request)](self, request)

    async def ask_turn(self, request: asked.AskTurn) -> None:
        """Ask the Grand Admiral for the turn."""
        timeline = self._playing(request.seat)
        admiral = self._admiral(timeline, request.seat)
        text = self._text(request.text)
        advised = happened.Advised(
            seat=request.seat, to=admiral, text=text, is_withdrawn=request.withdraw, id=request.id
        )
        await self._advise(advised)

    async def suggest(self, request: asked.Suggest) -> None:
        """Suggest an answer to the question of the Grand Admiral."""
        timeline = self._playing(request.seat)
        admiral = self._admiral(timeline, request.seat)
        question = timeline.question(admiral)
        if question is None or timeline.numbers[admiral] != request.number:
            raise RequestRefused(say("lobby-advice-answered"), stale=True)
        if not is_for_team(timeline.game, question):
            raise RequestRefused(say("lobby-advice-own"))
        answer = None
        if request.answer is not None:
            try:
                decoded = question.kind.decode(request.answer)
            except (msgspec.ValidationError, ValueError, TypeError, RecursionError):
                told = say("lobby-advice-unreadable", question=question_text(timeline.game, question))
                raise RequestRefused(told) from None
            refusal = refusal_of(timeline.game, question, decoded)
            if refusal is not None:
                raise RequestRefused(refusal.reason, rule=refusal.rule)
            answer = question.kind.encode(decoded)
        advised = happened.Advised(
            seat=request.seat,
            to=admiral,
            number=request.number,
            answer=answer,
            text=self._text(request.text),
            is_withdrawn=request.answer is None,
            id=request.id,
        )
        await self._advise(advised)

    async def point(self, request: asked.Point) -> None:
        """Point at a place; nothing of it is kept."""
        timeline = self._playing(request.seat)
        area = timeline.game.play_area
        if not (0 <= request.x <= area.width and 0 <= request.y <= area.height):
            raise RequestRefused(say("lobby-point-outside"))
        if not self._session.chatting.take():
            raise RequestRefused(say("lobby-too-quick"))
        side = self._table.ledger.seating[request.seat].side if request.to is asked.Channel.TEAM else None
        self._table.notify_point(asked.Pointed(seat=request.seat, x=request.x, y=request.y, to=request.to), side)

    def _admiral(self, timeline: Timeline, seat: Seat) -> Seat:
        """The Grand Admiral of a seat's team, if it is somebody else who can be told something."""
        admiral = admiral_of(timeline.game, seat)
        if admiral is None or admiral == seat:
            raise RequestRefused(say("lobby-advice-to-yourself"), rule="SEC-27")
        if len(self._table.sides_of(self._session)) > 1:
            raise RequestRefused(say("lobby-shared-team-chat"))
        place = self._table.ledger.seating[admiral]
        if place.player is None:
            raise RequestRefused(say("lobby-advice-computer", player=place.name))
        return admiral

    def _text(self, text: str) -> str:
        line = clean_line(text[: LONGEST_ADVICE * 4])
        if len(line) > LONGEST_ADVICE or len(text) > LONGEST_ADVICE * 4:
            raise RequestRefused(say("lobby-advice-long", most=LONGEST_ADVICE))
        return line

    async def _advise(self, advised: happened.Advised) -> None:
        if not self._session.chatting.take():
            raise RequestRefused(say("lobby-too-quick"))
        await self._enter(advised)
        self._table.notify_team(self._table.ledger.seating[advised.seat].side)


HANDLERS: Final[dict[type[Any], Callable[[AdviceRequests, Any], Awaitable[None]]]] = {
    asked.AskTurn: AdviceRequests.ask_turn,
    asked.Suggest: AdviceRequests.suggest,
    asked.Point: AdviceRequests.point,
}
"""How each request is carried out."""
