"""The requests of a player at a table. A refused request changes nothing, and the reply says why."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from armada.display_names import clean_line
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.errors import ArmadaError
from armada.players.registry import PLAYERS
from armada.rules.game import Game
from armada.server.history import entries as happened
from armada.server.history.ledger import TAKE_BACK
from armada.server.history.timeline import Timeline
from armada.server.settings import Limits
from armada.server.store.store import EntryExists
from armada.server.tables.new_game import MAX_READ_CHARACTERS
from armada.server.tables.session import Session
from armada.server.tables.table import Table
from armada.server.wire import messages as said
from armada.server.wire.messages import Accepted, FromServer, NotAccepted
from armada.words.refusals import refusal_of
from armada.words.sentences import question_text

log: Final = logging.getLogger("armada.server")

GONE_ON: Final = "The game has moved on, or the player is back, so that is no longer possible."
LONGEST_ID: Final = 64
MAX_TRIES: Final = 4
"""How often a request is tried again when another server was faster."""

STAND_IN: Final = "greedy"
"""The bot that plays for somebody who left."""


class RequestRefused(Exception):
    """A request is refused: what was tried, and what can be done instead."""

    def __init__(self, reason: str, *, rule: str | None = None, nearest: Any = None, stale: bool = False) -> None:
        super().__init__(reason)
        self.reason, self.rule, self.nearest, self.stale = reason, rule, nearest, stale


class Requests:
    """The requests of one session at a table."""

    def __init__(self, table: Table, session: Session, limits: Limits) -> None:
        self._table = table
        self._session = session
        self._limits = limits

    async def handle(self, request: said.Request) -> FromServer:
        """Handle a request while holding the table's lock; its reply."""
        handle = HANDLERS[type(request)]
        async with self._table.lock:
            try:
                if self._table.is_unloaded:
                    raise RequestRefused("The game is being unloaded. Try again in a moment.")
                if len(request.id) > LONGEST_ID:
                    raise RequestRefused(f"The id of a request has at most {LONGEST_ID} characters.")
                for _ in range(MAX_TRIES):
                    again = self._answered_before(request)
                    if again is not None:
                        return again
                    try:
                        await handle(self, request)
                        break
                    except EntryExists:
                        continue
                else:
                    raise RequestRefused(
                        "Somebody else acted first. The board shows what happened. Try again.", stale=True
                    )
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
            return Accepted(id=request.id, number=self._table.ledger.line)

    def _answered_before(self, request: said.Request) -> Accepted | None:
        """The answer to a request that was carried out before."""
        seat = getattr(request, "seat", None)
        if seat is None and self._session.seats:
            seat = self._session.seats[0]
        number = self._table.ledger.answered.get((seat, request.id)) if seat in self._session.seats else None
        return None if number is None else Accepted(id=request.id, number=number)

    # Deciding

    async def decide(self, request: said.Decide) -> None:
        """Answer the open question of a seat."""
        timeline = self._playing(request.seat)
        question = timeline.question(request.seat)
        if question is None or timeline.numbers[request.seat] != request.number:
            raise RequestRefused("That question has already been answered. The board shows what happened.", stale=True)
        answer = self._checked(timeline.game, question, request.answer)
        entry = happened.Decided(
            seat=request.seat,
            kind=question.kind.name,
            answer=question.kind.encode(answer),
            id=request.id,
            used=self._table.clocks.charge(),
        )
        await self._enter(entry, answer=answer)
        self._table.notify_game()

    def _checked(self, game: Game, question: Question[Any], raw: Any) -> Any:
        """The answer that was sent, if it is legal."""
        try:
            answer = question.kind.decode(raw)
        except (msgspec.ValidationError, ValueError, TypeError, RecursionError):
            raise RequestRefused(
                f"That is not an answer to “{question_text(game, question)}” Choose one of the options."
            ) from None
        try:
            refusal = refusal_of(game, question, answer)
        except Exception as error:
            log.warning("an answer could not be checked", extra={"question": question.kind.name, "why": repr(error)})
            raise RequestRefused("We could not check that answer. Choose one of the options.") from error
        if refusal is not None:
            nearest = None if refusal.nearest is None else question.kind.encode(refusal.nearest)
            raise RequestRefused(refusal.reason, rule=refusal.rule, nearest=nearest)
        return answer

    async def undo(self, request: said.Undo) -> None:
        """Take back the last decision of a seat."""
        timeline = self._playing(request.seat)
        if timeline.free_undo(request.seat) is None:
            raise RequestRefused(
                "You cannot undo that: something has been revealed since, or another player has decided. "
                "You can ask for a take-back."
            )
        await self._enter(happened.Undone(seat=request.seat, id=request.id, used=self._table.clocks.charge()))
        self._table.notify_game()

    async def resign(self, request: said.Resign) -> None:
        """Concede the game."""
        self._own(request.seat)
        if self._table.ledger.timeline is None:
            raise RequestRefused("The game has not begun yet: there is nothing to concede.")
        if self._table.ledger.is_over:
            raise RequestRefused("The game is already over.")
        await self._enter(happened.Resigned(seat=request.seat, id=request.id, used=self._table.clocks.charge()))
        self._table.notify_game()

    # Asking the others

    async def ask_take_back(self, request: said.AskTakeBack) -> None:
        """Ask the others to go back to before a decision."""
        timeline = self._playing(request.seat)
        others = self._table.ledger.seating.others(request.seat)
        if others and not self._table.ledger.made.allows_take_backs:
            raise RequestRefused(
                "Tournament games have no take-backs. You can undo as long as nobody has learnt anything."
            )
        place = self._decision(timeline, request)
        then = happened.TakenBack(seat=request.seat, decisions=place, id=request.id)
        await self._propose(request.seat, TAKE_BACK, others, then)

    def _decision(self, timeline: Timeline, request: said.AskTakeBack) -> int:
        """The place of the decision to which a player wants to go back."""
        if request.line is None:
            place = timeline.last_decision(request.seat)
            if place is None:
                raise RequestRefused("You have not decided anything yet: there is nothing to take back.")
            return place
        line = next((each for each in timeline.chronicle.lines if each.number == request.line), None)
        if line is None or line.decision == 0:
            raise RequestRefused("You cannot go back to that line of the log. Choose one that follows a decision.")
        if line.decision <= timeline.first:
            raise RequestRefused("That was decided before hidden cards were dealt for this game. Choose a later line.")
        return line.decision - 1

    async def propose(self, request: said.Propose) -> None:
        """Propose something to the others."""
        seat = request.seat
        self._own(seat)
        ledger = self._table.ledger
        if ledger.is_over:
            raise RequestRefused("The game is over.")
        if request.what == "pause":
            if ledger.is_paused:
                raise RequestRefused("The game is already paused.")
            others = ledger.seating.others(seat)
            await self._propose(seat, "pause", others, happened.Paused(paused=True))
        elif request.what == "go_on":
            if not ledger.is_paused:
                raise RequestRefused("The game is not paused.")
            others = ledger.seating.others(seat)
            await self._propose(seat, "go_on", others, happened.Paused(paused=False))
        elif request.what == "bot":
            await self._propose_bot(request)
        else:
            raise RequestRefused("You cannot propose that. Proposals are pause, go_on and bot.")

    async def _propose_bot(self, request: said.Propose) -> None:
        seating = self._table.ledger.seating
        about = request.about
        if about is None or not 0 <= about < len(seating.places):
            raise RequestRefused("Choose the seat that a bot should play.")
        place = seating[about]
        if place.kind is not said.SeatKind.HUMAN or about in self._session.seats:
            raise RequestRefused(f"{place.name} cannot be replaced: a bot plays only for another player who left.")
        if not self._table.ledger.made.allows_stand_ins:
            raise RequestRefused(f"In a tournament no bot plays for {place.name}. Wait for them, or call a judge.")
        if self._table.is_connected(about):
            raise RequestRefused(f"{place.name} is at the table. A bot plays only for somebody who left.")
        if self._table.ledger.timeline is None:
            raise RequestRefused("The game has not begun yet: there is nothing for a bot to play.")
        if place.announced:
            raise RequestRefused(f"A bot will already play for {place.name} unless they are back in time.")
        others = tuple([seat for seat in seating.others(request.seat) if seating[seat].holder != place.holder])
        then = happened.BotAnnounced(seat=about, level=STAND_IN, by=request.seat, seconds=self._table.stand_ins.grace)
        await self._propose(request.seat, "bot", others, then)

    async def _propose(self, seat: Seat, what: str, others: tuple[Seat, ...], then: happened.Agreed) -> None:
        """Ask the others; where nobody else is to be asked it is done at once."""
        if not others:
            await self._do(then)
            return
        proposals = self._table.ledger.proposals
        if proposals.is_open(seat, what):
            raise RequestRefused("You have already asked for that. The others have not answered yet.")
        if (wait := proposals.wait(seat, what)) > 0:
            raise RequestRefused(f"The others declined. You can ask again in {wait:.0f} seconds.")
        await self._enter(happened.Proposed(seat=seat, what=what, waits_for=others, then=then))
        self._table.notify_table()

    async def reply(self, request: said.Reply) -> None:
        """Agree to a proposal, or not."""
        self._own(request.seat)
        proposals, seats = self._table.ledger.proposals, self._session.seats
        proposal = proposals.find(request.proposal)
        if proposal is None:
            raise RequestRefused("That proposal is no longer open.")
        if request.seat not in proposal.waits_for:
            raise RequestRefused("That proposal is not waiting for your answer.")
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
            return place.kind is said.SeatKind.HUMAN and not self._table.is_connected(then.seat)
        return True

    async def _do(self, then: happened.Agreed, *first: happened.LogEntry) -> None:
        """What was agreed to happens."""
        if not self._is_possible(then):
            raise RequestRefused(GONE_ON)
        if isinstance(then, happened.TakenBack | happened.Paused):
            then = replace(then, used=self._table.clocks.charge())
        await self._enter(*first, then)
        self._table.notify_game()

    # Saying and looking

    async def say(self, request: said.Say) -> None:
        """Say something to all at the table."""
        if not self._session.seats:
            raise RequestRefused("Spectators cannot chat with the players.")
        seat = self._session.seats[0] if request.seat is None else request.seat
        self._own(seat)
        if len(request.text) > MAX_READ_CHARACTERS:
            raise RequestRefused(f"That message is too long. It may have up to {self._limits.longest_line} characters.")
        text = clean_line(request.text)
        if not text:
            raise RequestRefused("The message is empty.")
        if len(text) > self._limits.longest_line:
            raise RequestRefused(f"That message is too long. It may have up to {self._limits.longest_line} characters.")
        if not self._session.chatting.take():
            raise RequestRefused("You are sending messages too quickly. Wait a moment.")
        await self._enter(happened.ChatSent(seat=seat, text=text, id=request.id))
        self._table.notify_chat()

    async def look(self, request: said.Look) -> None:
        """Show the secrets of a seat at a shared screen, or hide them."""
        if not self._session.is_shared:
            raise RequestRefused("This screen is not shared. It already shows everything you may see.")
        if request.seat is not None:
            self._own(request.seat)
        self._session.look = request.seat
        self._session.game_changed()

    async def ping(self, request: said.Ping) -> None:
        """Be there."""

    # What all need

    def _own(self, seat: Seat) -> None:
        if seat not in self._session.seats:
            raise RequestRefused("That seat is not yours. You can decide for your own seats.")

    def _playing(self, seat: Seat) -> Timeline:
        """The game, if it can be played by a seat of this session now."""
        self._own(seat)
        ledger = self._table.ledger
        if ledger.timeline is None:
            raise RequestRefused("The game has not begun yet: a player still has to choose a fleet.")
        if ledger.is_over:
            raise RequestRefused("The game is over. There is nothing left to decide.")
        if ledger.is_paused:
            raise RequestRefused("The game is paused. Propose to resume.")
        return ledger.timeline

    async def _enter(self, *entries: happened.LogEntry, answer: Any = msgspec.UNSET) -> None:
        try:
            await self._table.enter(*entries, answer=answer)
        except ArmadaError:
            raise
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            log.exception("the engine failed", extra={"game": self._table.id, "entry": happened.kind_of(entries[-1])})
            raise RequestRefused(
                "Something went wrong on the server. The game is unchanged. Try another answer."
            ) from error
        self._table.hide_what_was_answered()
        self._table.when_changed()


HANDLERS: dict[type[Any], Callable[[Requests, Any], Awaitable[None]]] = {
    said.Decide: Requests.decide,
    said.Undo: Requests.undo,
    said.Resign: Requests.resign,
    said.AskTakeBack: Requests.ask_take_back,
    said.Propose: Requests.propose,
    said.Reply: Requests.reply,
    said.Say: Requests.say,
    said.Look: Requests.look,
    said.Ping: Requests.ping,
}
"""How each request is carried out; previews are asked elsewhere, since they change nothing."""

assert STAND_IN in PLAYERS, "the stand-in is a player that there is"
