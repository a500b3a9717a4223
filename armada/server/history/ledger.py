"""The ledger of a table: all that its log says, from the first entry to the last. It decides nothing.

What happens is checked before it is entered; entering it again, in order, gives the same ledger.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, cast

from msgspec import UNSET

from armada.catalog.cards import Printing
from armada.engine.seats import Seat
from armada.errors import RecordError
from armada.fleet.sharing import dealt_evenly
from armada.messages.message import Message, message
from armada.records.game import Declaration, DialsToShow, Game
from armada.records.older_records import ONE_DIAL, dial_in
from armada.records.position import Position
from armada.server.history import entries as happened
from armada.server.history import lobby_entries
from armada.server.history.advice import Advices
from armada.server.history.chat import Chat
from armada.server.history.lobby import LOBBY_ENTRIES, Lobby
from armada.server.history.positions import game_at, gathered_at, marked_digest
from armada.server.history.proposals import Proposals
from armada.server.history.seating import UNNAMED, Place, Seating, fleet_from
from armada.server.history.timeline import Timeline
from armada.server.wire.lobby import AtZero, Role
from armada.state.records import ShipId, UnitId
from armada.views.masking import Viewer

TAKE_BACK: Final = "take_back"
MAX_REMEMBERED_REQUESTS: Final = 400
"""How many requests are remembered, to be answered again when they are repeated."""


class Ledger:
    """A table as its log tells it."""

    def __init__(self, made: happened.GameCreated, number: int = 1, *, begins: bool = True) -> None:
        self.made = made
        self.number = number
        """The number of the last entry."""

        self.seating = Seating(made)
        self.lobby = Lobby(made, self.seating) if made.has_lobby else None
        self.timeline: Timeline | None = None
        """None until every seat has a fleet."""

        self.is_paused = False
        self.proposals = Proposals()
        self.chat = Chat()
        self.advices = Advices()
        self.take_backs = 0
        self.team_lines = 0
        """Entries that only a team is told of: they do not count for the numbers of questions, which others see."""

        self.answered: OrderedDict[tuple[Seat, str], int] = OrderedDict()
        """Requests that were carried out: the number of the last line then."""

        if begins:
            self._begin_if_complete(number)

    def _begin_if_complete(self, number: int) -> None:
        fleets = [place.fleet for place in self.seating.with_fleets()]
        if self.timeline is not None or self.is_in_lobby or None in fleets:
            return
        self.timeline = Timeline(self.new_game(), number)
        if self.made.is_seed_set:
            self._note(message("log-seed-set", seed=self.made.seed))

    @property
    def is_in_lobby(self) -> bool:
        """Whether the host has not started the game yet."""
        return self.lobby is not None and self.lobby.is_open

    @property
    def at_zero(self) -> AtZero:
        """The agreed consequence of an empty time bank."""
        return (self.lobby or self.made).at_zero

    @property
    def printing(self) -> Printing | None:
        """The printing of the cards: the one agreed on, else that of the fleets there are."""
        if self.made.printing:
            return Printing(self.made.printing)
        return next((place.fleet.printing for place in self.seating.places if place.fleet is not None), None)

    def new_game(self) -> Game:
        """The game at its first question, with the fleets of the seats."""
        made, places = self.made, self.seating.places
        if made.position:
            return Position.parse(made.position).game(made.seed)
        fleets = [place.fleet for place in places if place.fleet is not None]
        game = Game.new(
            fleets,
            profile=made.profile,
            seed=made.seed,
            points=made.points,
            options=made.options,
            play_area=made.play_area,
            admirals_without_fleet=[place.side for place in places if place.role is Role.GRAND_ADMIRAL],
            names=[] if made.shares_fleets else _names(places, "" if made.unnamed_by_fleet else None),
            teams=[_team_names(self.seating.team(side)) for side in (0, 1)] if made.shares_fleets else None,
            controllers=[self.controllers(side) for side in (0, 1)] if made.shares_fleets else None,
            allow_missing=made.allow_missing,
            allow_illegal=made.allow_illegal,
        )
        if made.key:
            game.key = bytes.fromhex(made.key)
        if made.is_seed_set:
            game.header["seed"] = made.seed
        return game

    def controllers(self, side: int) -> tuple[int, ...]:
        """In team play who controls which card of a team's fleet, by the place in the team; empty without a fleet."""
        team = self.seating.team(side)
        agreed = (self.made.controllers or ((), ())) if self.lobby is None else self.lobby.controllers
        fleet = next((place.fleet for place in team if place.fleet is not None), None)
        return agreed[side] or (() if fleet is None else dealt_evenly(fleet, len(team)))

    def go_on_from(self, position: happened.GameSnapshot, number: int) -> None:
        """Continue from a position, after the lines already logged; what came before can no longer be taken back."""
        earlier = None if self.timeline is None else self.timeline.chronicle
        self.timeline = Timeline(game_at(position), number)
        self.timeline.most_draws = position.most_draws
        self.timeline.gathered = gathered_at(position)
        self.timeline.chronicle.follow(earlier, position.line)
        self._name_stand_ins()

    @property
    def digest(self) -> str:
        """A short name for all that is true of the game; empty until it has begun."""
        return "" if self.timeline is None else marked_digest(self.timeline.game)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.timeline is not None and self.timeline.is_over

    @property
    def line(self) -> int:
        """The number of the last line told."""
        return 0 if self.timeline is None else self.timeline.chronicle.number

    def line_for(self, viewer: Viewer) -> int:
        """The number of the last line, as a viewer counts."""
        return 0 if self.timeline is None else self.timeline.chronicle.shown_number(self.line, viewer)

    def check(self, entry: happened.LogEntry) -> Any:
        """Decode an answer that comes from the store, and see that it is legal; live play has done so before."""
        if not isinstance(entry, happened.Decided):
            return UNSET
        question = None if self.timeline is None else self.timeline.question(entry.seat)
        if entry.kind == ONE_DIAL and self.timeline is not None:
            self.timeline.gathered.with_dial(self.timeline.game, entry.seat, dial_in(entry.answer))
            return dial_in(entry.answer)
        asked = "nothing" if question is None else question.kind.name
        if question is None or asked != entry.kind:
            raise RecordError(f"seat {entry.seat} is asked {asked}, but the entry answers {entry.kind}")
        answer = question.kind.decode(entry.answer)
        refusal = question.why_refused(answer)
        if refusal is not None:
            raise RecordError(f"the answer of seat {entry.seat} to {entry.kind} is not legal: {refusal.reason}")
        return answer

    def enter(self, entry: happened.LogEntry, answer: Any = UNSET) -> None:
        """Apply the next entry, or change nothing and raise; `answer` is that of a decision decoded already."""
        number = self.number + 1 - self.team_lines
        match entry:
            case happened.Decided():
                self._playing.answer(entry, self.check(entry) if answer is UNSET else answer, number)
            case happened.Undone():
                self._playing.undo(entry.seat, number, entry.place)
            case happened.TakenBack():
                self._playing.go_back(entry.decisions, number, again=bool(self.made.position))
                self._note_take_back(entry)
            case happened.Resigned():
                self._playing.declare(entry.seat, Declaration.CONCEDED, number)
            case happened.DialsShown():
                self._playing.show_dials(entry.seat, DialsToShow(ShipId(UnitId(entry.ship)), entry.to))
            case happened.ChanceReseeded():
                self._playing.reset_draws(entry.draws)
            case happened.SecretsRedealt():
                self._playing.redeal(entry.seed, entry.key, entry.knowers, number)
                self._note(message("log-dealt-deck" if entry.knowers else "log-dealt-all"))
            case happened.Continued():
                self.go_on_from(entry.position, number)
                self._playing.chronicle.remark(continued(entry), self._playing.game.state)
            case _:
                pass
        self.recall(entry)
        if isinstance(entry, happened.SeatTaken | lobby_entries.GameStarted):
            self._begin_if_complete(number)

    def recall(self, entry: happened.LogEntry) -> None:
        """Note what an entry says of the table, and play nothing: the game goes on from a later position."""
        if isinstance(entry, LOBBY_ENTRIES):
            assert self.lobby is not None, "the table has no lobby"
            self.lobby.enter(cast("lobby_entries.LobbyEntry", entry))
        match entry:
            case happened.Decided():
                self.advices.decide(entry)
                self._drop_stale_proposals(entry.seat)
                self._count_for_owner(self.seating[entry.seat])
            case happened.Undone():
                self.advices.take_back()
            case happened.Advised():
                self.team_lines += 1
                if self.timeline is not None:
                    self.advices.add(entry, self.timeline.game.state)
            case happened.TakenBack():
                self.advices.take_back()
                self.take_backs += 1
                for place in self.seating.places:
                    place.decided_for = tuple([each for each in place.decided_for if each <= entry.decisions])
            case happened.SeatTaken():
                self._take_seat(entry)
            case happened.TimeRanOut():
                self._run_out(entry)
            case happened.DialsShown():
                self.team_lines += 1
            case happened.PersonArrived():
                self.seating.arrive(entry.name, entry.holder)
            case happened.Continued():
                self.proposals.drop(what=TAKE_BACK)
            case happened.Paused():
                self.is_paused = entry.paused
            case happened.SeatRenewed():
                self.seating.renew(entry.before, entry.holder)
            case happened.BotAnnounced():
                self._announce_bot(entry)
            case happened.BotSeated():
                self._seat_bot(entry)
            case happened.Proposed():
                self.proposals.add(entry.seat, entry.what, entry.waits_for, entry.then, entry.needed)
            case happened.ProposalPassed():
                self.proposals.pass_on(entry.proposal, entry.seat, entry.to)
            case happened.SeatGiven():
                self._give_seat(entry)
            case happened.AskingChanged():
                self.seating[entry.seat].change_asking(entry.kind, always=entry.always)
            case happened.ProposalAnswered(agree=True):
                self.proposals.agree(entry.proposal, entry.seats)
            case happened.ProposalAnswered():
                self.proposals.refuse(entry.proposal, entry.seats)
            case happened.ChatSent():
                self._add_chat(entry)
            case happened.GameCreated():
                raise AssertionError("a game is made once")
            case _:
                pass
        self.number += 1
        self._charge(getattr(entry, "used", {}))
        self._remember(entry)

    def _remember(self, entry: happened.LogEntry) -> None:
        """A request that is repeated will be answered as it was, and not carried out twice."""
        match entry:
            case (
                happened.Decided()
                | happened.Undone()
                | happened.TakenBack()
                | happened.Resigned()
                | happened.DialsShown()
                | happened.ChatSent()
                | happened.Advised()
            ):
                if entry.id:
                    self.answered[entry.seat, entry.id] = self.line
                    if len(self.answered) > MAX_REMEMBERED_REQUESTS:
                        self.answered.popitem(last=False)
            case _:
                pass

    @property
    def _playing(self) -> Timeline:
        assert self.timeline is not None, "the game has not begun"
        return self.timeline

    def _charge(self, used: happened.Used) -> None:
        for seat, seconds in used.items():
            bank = self.seating[seat].bank
            if bank is not None:
                bank.left = max(0.0, bank.left - seconds)

    def _drop_stale_proposals(self, seat: Seat) -> None:
        """A seat that decides drops the take-back requests that it made or had to answer."""
        self.proposals.drop(what=TAKE_BACK, about=lambda shown: shown.seat == seat or seat in shown.waits_for)

    def _take_seat(self, entry: happened.SeatTaken) -> None:
        place = self.seating[entry.seat]
        place.name, place.owner = entry.name, self.seating.arrive(entry.name, entry.holder)
        if entry.fleet is not None:
            place.fleet = fleet_from(entry.fleet)

    def _announce_bot(self, entry: happened.BotAnnounced) -> None:
        place, by = self.seating[entry.seat], self.seating[entry.by].name
        place.announced = entry.level
        minutes = round(entry.seconds / 60) if entry.seconds >= 60 else 0
        if entry.person is not None:
            place.announced_person = self.seating.people[entry.person]
            self._note(message("log-teammate-announced", by=by, player=place.name, minutes=minutes))
            return
        self._note(message("log-bot-announced", by=by, player=place.name, minutes=minutes))

    def _seat_bot(self, entry: happened.BotSeated) -> None:
        place = self.seating[entry.seat]
        stand_in = None if entry.person is None else self.seating.people[entry.person]
        if entry.level:
            self._note(message("log-bot-seated", player=place.name))
        elif stand_in is not None:
            self._note(message("log-teammate-seated", stand_in=stand_in.name, player=place.name))
        elif place.level or place.stand_in:
            self._note(message("log-player-back", player=place.name))
        elif place.announced:
            self._note(message("log-player-back-in-time", player=place.name))
        elif place.announced_person:
            self._note(message("log-player-back-before-teammate", player=place.name))
        place.level, place.stand_in = entry.level, stand_in
        place.announced, place.announced_person = "", None
        self._name_stand_ins()

    def _run_out(self, entry: happened.TimeRanOut) -> None:
        """The time of some seats has run out: who answers for them from now on does so for good."""
        stand_in = None if entry.person is None else self.seating.people[entry.person]
        for seat in entry.seats:
            place = self.seating[seat]
            place.is_out_of_time = True
            if entry.level or stand_in is not None:
                place.level, place.stand_in = entry.level, stand_in
                place.announced, place.announced_person = "", None
        players = ", ".join([self.seating[seat].name for seat in entry.seats])
        if entry.level:
            self._note(message("log-time-out-computer", players=players))
        elif stand_in is not None:
            self._note(message("log-time-out-teammate", players=players, stand_in=stand_in.name))
        else:
            self._note(message("log-time-out", players=players))
        self._name_stand_ins()

    def _give_seat(self, entry: happened.SeatGiven) -> None:
        """Somebody who came late plays instead of a computer."""
        place, person = self.seating[entry.seat], self.seating.people[entry.person]
        place.level, place.owner, place.name = "", person, person.name
        person.has_left = False
        self._note(message("log-seat-given", player=person.name, seat=place.label))

    def _count_for_owner(self, place: Place) -> None:
        """Count what a stand-in decides for its owner, until the owner decides again."""
        stands_in = place.owner is not None and (place.level or place.stand_in)
        if not stands_in:
            place.decided_for = ()
        elif self.timeline is not None:
            place.decided_for = (*place.decided_for, len(self.timeline.steps))
            place.decided_by = "" if place.stand_in is None else place.stand_in.name

    def _note_take_back(self, entry: happened.TakenBack) -> None:
        """Tell the others at the table, also those who were not asked."""
        if entry.agreed is None:
            return
        player = self.seating[entry.seat].name
        names = ", ".join([self.seating[seat].name for seat in entry.agreed])
        self._note(message("log-taken-back-agreed" if names else "log-taken-back", player=player, names=names))

    def _name_stand_ins(self) -> None:
        if self.timeline is not None:
            self.timeline.chronicle.stand_ins = {place.seat: place.level for place in self.seating.stand_ins()}

    def _note(self, note: Message) -> None:
        """A line of the log about the table."""
        if self.timeline is not None:
            self.timeline.chronicle.remark(note, self.timeline.game.state, stays=True)

    def _add_chat(self, entry: happened.ChatSent) -> None:
        place = self.seating[entry.seat]
        self.team_lines += entry.to_team
        self.chat.add(entry.seat, place.name, entry.text, place.side if entry.to_team else None)


def _names(places: Sequence[Place], unnamed: str | None) -> list[str | None]:
    """The names of players as the log uses them; `unnamed` for who gave none."""
    return [unnamed if place.name == UNNAMED else place.name for place in places]


def _team_names(places: Sequence[Place]) -> list[str]:
    """The names of the players who share a fleet."""
    return ["" if place.name == UNNAMED else place.name for place in places]


def continued(entry: happened.Continued) -> Message:
    """The line of the log where a game continues from a position."""
    if entry.before == entry.version:
        return message("log-continued-changed", version=entry.version)
    return message("log-continued-later", before=entry.before, version=entry.version)


def rebuilt(entries: list[happened.LogEntry]) -> Ledger:
    """The ledger that a log tells of; each answer is checked."""
    first, *rest = entries
    assert isinstance(first, happened.GameCreated), "a log begins with the game being made"
    ledger = Ledger(first)
    for entry in rest:
        ledger.enter(entry)
    return ledger
