"""Text for the log of an event: one sentence per entry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from armada.messages.message import say
from armada.tournament.clock_entries import ClockPaused, ClockStarted, NoteAnswered, NoteTaken, TimeGiven
from armada.tournament.entries import (
    AnyEntry,
    BracketRebuilt,
    CutMade,
    DayBegun,
    EventFinished,
    EventMade,
    FleetHandedIn,
    GameBound,
    PairsChanged,
    PlayerAnonymised,
    PlayerChanged,
    PlayersAdded,
    PresenceChanged,
    ResultEntered,
    ResultReported,
    RoundClosed,
    RoundPaired,
    RoundPublished,
    RoundsTakenBack,
    RoundUndone,
    SettingsChanged,
    Undone,
)
from armada.tournament.event import JUDGE_CALL, Event, Round, presence_key
from armada.tournament.log import AuditLine
from armada.tournament.scoring import Ending, Report
from armada.tournament.sentences import sentence

MOST_NAMES: Final = 3
"""How many names a sentence lists before it counts the rest."""

GAME: Final = "game "
"""Prefix of the author of a result that a game on this server filled in."""


def describe(entry: AnyEntry, event: Event) -> str:
    """One sentence for an entry, with the names that players have now."""
    match entry:
        case EventMade():
            return say("eventlog-created", event=entry.settings.name)
        case SettingsChanged():
            return say("eventlog-settings")
        case PlayersAdded():
            names = _listed([player.name for player in entry.players])
            return say("eventlog-added", players=names, count=len(entry.players))
        case PlayerChanged():
            return say("eventlog-details", player=entry.name)
        case PresenceChanged():
            names, presence = _names(event, entry.players), presence_key(entry.presence)
            if entry.why:
                return say("eventlog-presence-why", players=names, presence=presence, why=sentence(entry.why))
            return say("eventlog-presence", players=names, presence=presence)
        case FleetHandedIn():
            return say("eventlog-fleet", player=_name(event, entry.player))
        case PlayerAnonymised():
            return say("eventlog-anonymised", number=entry.player)
        case RoundPaired():
            return say("eventlog-paired", round=entry.round.inside)
        case PairsChanged():
            inside = _inside(event, entry.round)
            if entry.why:
                return say("eventlog-pairs-why", round=inside, why=sentence(entry.why))
            return say("eventlog-pairs", round=inside)
        case RoundPublished():
            return say("eventlog-published", round=_inside(event, entry.round))
        case RoundClosed():
            return say("eventlog-closed", round=_inside(event, entry.round))
        case RoundUndone():
            return say("eventlog-taken-back", round=entry.round)
        case RoundsTakenBack():
            return say("eventlog-all-taken-back", round=entry.after)
        case BracketRebuilt():
            return say("eventlog-rebuilt")
        case ResultEntered():
            return _result(event, entry)
        case ResultReported():
            title, name = _title(event, entry.round), _name(event, entry.player)
            return say("eventlog-reported", round=title, player=name, report=_report_text(event, entry))
        case GameBound():
            title, number = _title(event, entry.round), entry.match + 1
            if entry.game:
                return say("eventlog-linked", round=title, match=number, game=entry.game)
            return say("eventlog-unlinked", round=title, match=number)
        case CutMade():
            return say("eventlog-cut", size=len(entry.cut.players))
        case DayBegun():
            return say("eventlog-day")
        case ClockStarted():
            return say("eventlog-clock-started")
        case ClockPaused():
            return say("eventlog-clock-paused")
        case TimeGiven():
            minutes = f"{entry.minutes:+d}"
            if entry.table is None:
                return say("eventlog-round-time", minutes=minutes)
            return say("eventlog-table-time", table=entry.table, minutes=minutes)
        case NoteTaken():
            kind = entry.kind.replace(" ", "-")
            return say("eventlog-note", kind=kind, table=entry.table or 0, text=_words(entry.text))
        case NoteAnswered():
            minutes = f"{entry.minutes:+d}" if entry.minutes else "none"
            return say("eventlog-answered", number=entry.note, minutes=minutes, text=_words(entry.text))
        case EventFinished():
            return say("eventlog-over")
        case Undone():
            return say("eventlog-entry-undone", number=entry.entry)


def describe_log(lines: Sequence[AuditLine], event: Event) -> list[str]:
    """One sentence per line of the log. A correction names the old result, an undo or redo the entry it concerns."""
    found: list[str] = []
    results = Results()
    for line in lines:
        before = results.take(line)
        match line.entry:
            case Undone(entry=number):
                undone = lines[number - 1].entry
                is_redo = isinstance(undone, Undone)
                meant = undone.entry if isinstance(undone, Undone) else number
                what = found[meant - 1]
                said = (
                    say("eventlog-redone-entry", number=meant, what=what)
                    if is_redo
                    else say("eventlog-undone-entry", number=meant, what=what)
                )
            case ResultEntered(report=report) if before is not None and report is not None and report != before:
                said = _result(event, line.entry, before)
            case _:
                said = describe(line.entry, event)
        found.append(said)
    return found


class Results:
    """The current results while a log is read, so that a correction or an undo knows the result before it."""

    def __init__(self) -> None:
        self._now: dict[tuple[int, int], Report | None] = {}
        self._reports: dict[tuple[int, int], dict[int, Report]] = {}
        self._changes: dict[int, tuple[tuple[int, int], Report | None, Report | None]] = {}
        """By entry number: the match it changed, the result before and the result after."""

        self._meant: dict[int, int] = {}
        """By the number of an undo or redo: the entry it concerns."""

    def take(self, line: AuditLine) -> Report | None:
        """Read an entry; return the result it replaces, if it enters one."""
        match line.entry:
            case ResultEntered(round=round, match=place, report=report):
                return self._change(line.number, (round, place), report)
            case ResultReported(round=round, match=place, player=player, report=report):
                reports = self._reports.setdefault((round, place), {})
                reports[player] = report
                if len(reports) > 1 and len({*reports.values()}) == 1:
                    self._change(line.number, (round, place), report)
            case RoundPaired() | PairsChanged() | RoundUndone() | RoundsTakenBack() | BracketRebuilt():
                self._forget(line.entry)
            case Undone(entry=number):
                meant = self._meant[line.number] = self._meant.get(number, number)
                self._exchange(meant)
        return None

    def _change(self, number: int, match: tuple[int, int], report: Report | None) -> Report | None:
        before = self._now.get(match)
        self._changes[number] = (match, before, report)
        self._now[match] = report
        return before

    def _exchange(self, number: int) -> None:
        """Undo or redo a change: the result before it and the one after it change places."""
        if number in self._changes:
            match, before, after = self._changes[number]
            self._now[match] = before
            self._changes[number] = (match, after, before)

    def _forget(self, entry: RoundPaired | PairsChanged | RoundUndone | RoundsTakenBack | BracketRebuilt) -> None:
        """A match that is paired again has no result."""
        match entry:
            case RoundPaired(round=round):
                first = round.number
            case PairsChanged():
                return
            case RoundUndone(round=number):
                first = number
            case RoundsTakenBack(after=after):
                first = after + 1
            case BracketRebuilt(rounds=rounds):
                first = rounds[0].number
        for known in (self._now, self._reports):
            for match in [one for one in known if one[0] >= first]:
                del known[match]


def reported_by(line: AuditLine, event: Event) -> str:
    """The player or game that wrote an entry; empty if the desk did."""
    match line.entry:
        case ResultReported(player=player) | FleetHandedIn(player=player):
            return line.author if line.author == _name(event, player) else ""
        case NoteTaken(kind=kind, player=player) if kind == JUDGE_CALL and player is not None:
            return line.author if line.author == _name(event, player) else ""
        case GameBound() if 1 <= line.entry.round <= len(event.rounds):
            players = event.rounds[line.entry.round - 1].matches[line.entry.match].players
            return line.author if line.author in [_name(event, id) for id in players] else ""
        case ResultEntered() if line.author.startswith(GAME):
            return say("eventlog-a-game")
    return ""


def describe_undo(line: AuditLine, event: Event) -> str:
    """The entry that undo would take back, naming the player or game that entered it."""
    name = reported_by(line, event)
    match line.entry:
        case ResultReported() if name:
            title = _title(event, line.entry.round)
            return say("eventlog-own-report", player=name, round=title, report=_report_text(event, line.entry))
        case NoteTaken() if name:
            text = _words(line.entry.text)
            return say("eventlog-own-call", player=name, table=line.entry.table or 0, text=text)
        case FleetHandedIn() if name:
            return say("eventlog-own-fleet", player=name)
        case GameBound() if name:
            return say("eventlog-own-game", player=name, what=describe(line.entry, event))
        case ResultEntered() if name:
            return say("eventlog-outcome", what=describe(line.entry, event))
    return describe(line.entry, event)


def _title(event: Event, number: int) -> str:
    """The title of a round; only its number if it was taken back."""
    return _round(event, number).title


def _inside(event: Event, number: int) -> str:
    """The round within a sentence."""
    return _round(event, number).inside


def _round(event: Event, number: int) -> Round:
    return event.rounds[number - 1] if 1 <= number <= len(event.rounds) else Round(number=number)


def _result(event: Event, entry: ResultEntered, before: Report | None = None) -> str:
    """A result that was entered, and the one that it corrects."""
    title, players = _title(event, entry.round), " – ".join([_name(event, id) for id in entry.players])
    if entry.report is None:
        return say("eventlog-result-removed", round=title, players=players)
    scores = _scores(entry.report)
    if before is None:
        return say("eventlog-result", round=title, players=players, scores=scores)
    return say("eventlog-result-corrected", round=title, players=players, scores=scores, before=_scores(before))


def _scores(report: Report) -> str:
    one, two = [_score(score) for score in report.scores]
    ending = report.ending.value.replace(" ", "-")
    if report.scores == (None, None) and report.ending is not Ending.SIX_ROUNDS:
        return say("eventlog-ending", ending=ending)
    scores = say("eventlog-scores", one=one, two=two)
    if report.ending is Ending.SIX_ROUNDS:
        return scores
    return say("eventlog-scores-ending", scores=scores, ending=say("eventlog-ending", ending=ending))


def _score(score: int | None) -> str:
    return say("eventlog-unknown") if score is None else str(score)


def _words(text: str) -> str:
    """A note as the end of a sentence; `none` if nothing was written."""
    return sentence(text) if text else "none"


def _report_text(event: Event, entry: ResultReported) -> str:
    """A player's report with a name beside each score."""
    rounds = event.rounds[entry.round - 1 : entry.round]
    matches = rounds[0].matches[entry.match : entry.match + 1] if rounds else ()
    if not matches or entry.player not in matches[0].players or entry.report.scores == (None, None):
        return _scores(entry.report)
    named = zip(matches[0].players, entry.report.scores, strict=False)
    scores = ", ".join([f"{_name(event, id)} {_score(score)}" for id, score in named])
    if entry.report.ending is Ending.SIX_ROUNDS:
        return scores
    ending = say("eventlog-ending", ending=entry.report.ending.value.replace(" ", "-"))
    return say("eventlog-scores-ending", scores=scores, ending=ending)


def _name(event: Event, player: int) -> str:
    return event.label(player) if player in event.players else say("eventlog-player", number=player)


def _names(event: Event, players: Iterable[int]) -> str:
    return _listed([_name(event, id) for id in players])


def _listed(names: Sequence[str]) -> str:
    """Names separated by semicolons, since a name may contain a comma."""
    if len(names) > MOST_NAMES:
        return say("tournament-and-more", names="; ".join(names[:MOST_NAMES]), count=len(names) - MOST_NAMES)
    return "; ".join(names)
