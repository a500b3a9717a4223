"""Commands about rounds: pair, change by hand, publish, close, take back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from armada.errors import TournamentError
from armada.messages.message import say
from armada.tournament.commands import Command, Decision
from armada.tournament.cut import champion, elimination_round, misplaced_players
from armada.tournament.demands import pairing_doubts
from armada.tournament.entries import PairsChanged, RoundClosed, RoundPaired, RoundPublished, RoundUndone
from armada.tournament.event import Event, EventStage, Match, Round, RoundStatus, presence_key
from armada.tournament.profiles import MOST_TABLES
from armada.tournament.round_draw import draw_round, replace_rounds


class Pair(Command, frozen=True, tag="pair"):
    """Pair the next round, or pair the unpublished round again. Its locked pairs stay.

    `seed`: the source of chance; an empty one is filled in. `bye`: the player to get the bye instead of the one the
    rules choose; only if an odd number of players is to be paired.
    """

    seed: str = ""
    bye: int | None = None

    def decide(self, event: Event) -> Decision:
        """The previous round must be complete. Unmet requirements of the tier are doubts."""
        if not self.seed:
            raise TournamentError(say("tournament-no-seed"), remedy=say("tournament-no-seed.remedy"))
        current = event.current
        again = current is not None and current.status is RoundStatus.PREVIEW
        _check_ready(event, again)
        number = len(event.rounds) + (not again)
        before = replace_rounds(event, event.rounds[:-1]) if again else event
        if event.cut is not None and number > event.cut.after:
            if self.bye is not None:
                raise TournamentError(say("tournament-no-byes"), remedy=say("tournament-no-byes.remedy"))
            return Decision(RoundPaired(elimination_round(before, number)))
        locked = tuple(match for match in current.matches if match.locked) if again and current else ()
        round = draw_round(before, number, self.seed, locked=locked, bye=self.bye)
        return Decision(RoundPaired(round), tuple(pairing_doubts(before, number)), round.remarks)


class SwapPlayers(Command, frozen=True, tag="swap players"):
    """Swap two players of a round, byes included; their new pairings are locked."""

    one: int
    two: int

    def decide(self, event: Event) -> Decision:
        """Only while neither match has a result; a rematch is a doubt."""
        round = _latest(event)
        first, second = (_match_of(event, round, id) for id in (self.one, self.two))
        if first is second:
            raise TournamentError(
                say("tournament-already-paired", one=event.label(self.one), two=event.label(self.two)),
                remedy=say("tournament-already-paired.remedy"),
            )
        swapped = {self.one: self.two, self.two: self.one}
        matches = [_exchanged(match, swapped) if match in (first, second) else match for match in round.matches]
        why = say("tournament-swapped", one=event.label(self.one), two=event.label(self.two))
        return _changed(event, round, matches, why)


class LockPairs(Command, frozen=True, tag="lock pairs"):
    """Lock or unlock the matches of these players: locked matches stay when the round is paired again."""

    players: tuple[int, ...]
    locked: bool = True

    def decide(self, event: Event) -> Decision:
        """Only before the round is published; afterwards pairings stay anyway."""
        round = _preview(event)
        if not self.players:
            raise TournamentError(say("tournament-nobody-given"), remedy=say("tournament-choose-one"))
        wanted = [_match_of(event, round, id) for id in self.players]
        matches = [replace(match, locked=self.locked) if match in wanted else match for match in round.matches]
        why = say("tournament-locked" if self.locked else "tournament-unlocked")
        return Decision(PairsChanged(round.number, tuple(matches), why))


class SetPair(Command, frozen=True, tag="set pair"):
    """Pair two players by hand: their opponents meet each other instead. The pair is locked."""

    one: int
    two: int

    def decide(self, event: Event) -> Decision:
        """The same as swapping one of them with the other's opponent."""
        round = _latest(event)
        match = _match_of(event, round, self.one)
        other = next((id for id in match.players if id != self.one), None)
        if other == self.two:
            return LockPairs(players=(self.one,)).decide(event)
        if other is None:
            # The first player had the bye: the opponent of the second gets it.
            theirs = _match_of(event, round, self.two)
            left = next((id for id in theirs.players if id != self.two), None)
            if left is None:
                raise TournamentError(say("tournament-both-byes"), remedy=say("tournament-both-byes.remedy"))
            return SwapPlayers(one=self.one, two=left).decide(event)
        return SwapPlayers(one=other, two=self.two).decide(event)


class MoveToTable(Command, frozen=True, tag="move to table"):
    """Move a match to another table; a match already there moves to the first one's table."""

    player: int
    table: int

    def decide(self, event: Event) -> Decision:
        """Any number from 1 on is a table."""
        round = _latest(event)
        match = _match_of(event, round, self.player)
        if match.is_bye:
            raise TournamentError(say("tournament-bye-table"), rule="TRN-95", remedy=say("tournament-bye-table.remedy"))
        if not 1 <= self.table <= MOST_TABLES:
            raise TournamentError(
                say("tournament-no-table", table=self.table), rule="TRN-95", remedy=say("tournament-no-table.remedy")
            )
        moved = {match.table: self.table, self.table: match.table}
        matches = [one if one.is_bye else replace(one, table=moved.get(one.table, one.table)) for one in round.matches]
        return Decision(PairsChanged(round.number, tuple(matches), say("tournament-to-table", table=self.table)))


class Publish(Command, frozen=True, tag="publish"):
    """Publish the pairings of the round; from round one on, fleets are fixed."""

    def decide(self, event: Event) -> Decision:
        """Repeats the remarks on the pairing."""
        round = _preview(event)
        here = {id for match in round.matches for id in match.players}
        doubts = [
            say("tournament-not-in-pairings", player=event.label(player.id))
            for player in event.playing
            if player.id not in here and event.cut is None
        ]
        doubts += [
            say("tournament-in-pairings", player=event.label(id), presence=presence_key(event.players[id].presence))
            for id in sorted(here)
            if not event.players[id].plays
        ]
        return Decision(RoundPublished(round.number), tuple(doubts), round.remarks)


class CloseRound(Command, frozen=True, tag="close round"):
    """Close a complete round: players can no longer report results for it. Pairing the next round closes it too."""

    def decide(self, event: Event) -> Decision:
        """Only when every match has its result."""
        round = event.current
        if round is None or round.status is not RoundStatus.PUBLISHED:
            raise TournamentError(say("tournament-no-round-played"), remedy=say("tournament-no-round-played.remedy"))
        _check_complete(event, round)
        return Decision(RoundClosed(round.number))


class UndoRound(Command, frozen=True, tag="undo round"):
    """Take the last round back, with its results; the one before it is open again."""

    def decide(self, event: Event) -> Decision:
        """Lost results are a doubt. The log keeps them, and undo restores them."""
        round = event.current
        if round is None:
            raise TournamentError(say("tournament-no-round-back"), remedy=say("tournament-no-round-back.remedy"))
        lost = sum(match.report is not None for match in round.matches)
        doubts = (say("tournament-deletes-of", count=lost, round=round.inside),) if lost else ()
        return Decision(RoundUndone(round.number), doubts)


def can_pair(event: Event) -> bool:
    """Whether a round can be paired now: the next one, or the unpublished one again."""
    current = event.current
    try:
        _check_ready(event, current is not None and current.status is RoundStatus.PREVIEW)
    except TournamentError:
        return False
    return event.cut is None or champion(event) is None


def _check_ready(event: Event, again: bool) -> None:
    """Refuse if no round can be paired now."""
    if event.is_finished:
        raise TournamentError(
            say("tournament-finished", event=event.settings.name), remedy=say("tournament-finished.remedy")
        )
    if wrong := misplaced_players(event):
        raise TournamentError(wrong[0], remedy=say("tournament-rebuild"))
    if event.cut is None and len(event.playing) < 2:
        raise TournamentError(
            say("tournament-too-few", playing=len(event.playing), players=len(event.players)),
            rule="TRN-29",
            remedy=say("tournament-too-few.remedy"),
        )
    current = event.current
    if current is not None and not again:
        _check_complete(event, current)


def _check_complete(event: Event, round: Round) -> None:
    if missing := round.missing:
        tables = ", ".join(str(match.table) for match in missing[:8]) + ("" if len(missing) <= 8 else ", …")
        raise TournamentError(
            say("tournament-missing", round=round.inside, missing=len(missing), matches=len(round.matches)),
            rule="TRN-31",
            remedy=say("tournament-missing.remedy", count=len(missing), tables=tables),
        )


def _preview(event: Event) -> Round:
    round = event.current
    if round is None or round.status is not RoundStatus.PREVIEW:
        said = say("tournament-none-paired") if round is None else say("tournament-published", round=round.inside)
        raise TournamentError(said, remedy=say("tournament-pair-next"))
    return round


def _latest(event: Event) -> Round:
    round = event.current
    if round is None or round.status is RoundStatus.CLOSED:
        raise TournamentError(say("tournament-no-round-open"), remedy=say("tournament-pair-next"))
    if round.stage is EventStage.CUT:
        raise TournamentError(say("tournament-bracket-decides"), remedy=say("tournament-bracket-decides.remedy"))
    return round


def _match_of(event: Event, round: Round, player: int) -> Match:
    match = round.match_of(event.player(player).id)
    if match is None:
        raise TournamentError(
            say("tournament-not-in-round", player=event.label(player), round=round.inside),
            remedy=say("tournament-not-in-round.remedy"),
        )
    return match


def _exchanged(match: Match, swapped: dict[int, int]) -> Match:
    one = swapped.get(match.one, match.one)
    two = None if match.two is None else swapped.get(match.two, match.two)
    return Match(one=one, two=two, table=match.table, kind=match.kind, locked=True)


def _changed(event: Event, round: Round, matches: Sequence[Match], why: str) -> Decision:
    """Change pairings by hand: refused if a result would be lost; anything unusual is a doubt."""
    touched = [old for old, new in zip(round.matches, matches, strict=True) if old.players != new.players]
    if any(match.report for match in touched):
        raise TournamentError(say("tournament-paired-with-result"), remedy=say("tournament-paired-with-result.remedy"))
    met = replace_rounds(event, event.rounds[:-1]).met()
    doubts = [
        say("tournament-met", one=event.label(match.one), two=event.label(match.two))
        for match in matches
        if match.two is not None and match.locked and match.two in met[match.one]
    ]
    if round.status is RoundStatus.PUBLISHED:
        doubts.append(say("tournament-published", round=round.inside))
    return Decision(PairsChanged(round.number, tuple(matches), why), tuple(doubts))
