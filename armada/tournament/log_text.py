"""Text for the log of an event: one sentence per entry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

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
from armada.tournament.event import JUDGE_CALL, Event
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
            return f"The event {entry.settings.name} was created."
        case SettingsChanged():
            return "The settings were changed."
        case PlayersAdded():
            were = "was" if len(entry.players) == 1 else "were"
            return f"{_listed([player.name for player in entry.players])} {were} added."
        case PlayerChanged():
            return f"The details of {entry.name} were changed."
        case PresenceChanged():
            why = f": {entry.why}" if entry.why else ""
            return sentence(f"{_names(event, entry.players)}: {entry.presence}{why}")
        case FleetHandedIn():
            return f"{_name(event, entry.player)} handed in a fleet."
        case PlayerAnonymised():
            return f"Player {entry.player} was anonymised."
        case RoundPaired():
            return f"{_were(entry.round.title)} paired."
        case PairsChanged():
            why = f": {entry.why}" if entry.why else ""
            return sentence(f"Pairings of {_title(event, entry.round).lower()} were changed by hand{why}")
        case RoundPublished():
            return f"{_were(_title(event, entry.round))} published."
        case RoundClosed():
            return f"{_were(_title(event, entry.round))} closed."
        case RoundUndone():
            return f"Round {entry.round} was taken back."
        case RoundsTakenBack():
            return f"Everything after round {entry.after} was taken back."
        case BracketRebuilt():
            return "The bracket was rebuilt from the corrected results."
        case ResultEntered():
            return f"{_title(event, entry.round)}, {_result(event, entry.players, entry.report)}."
        case ResultReported():
            return f"{_title(event, entry.round)}, {_name(event, entry.player)} reported: {_report_text(event, entry)}."
        case GameBound():
            where = f"was linked to game {entry.game}" if entry.game else "was unlinked from its game"
            return f"{_title(event, entry.round)}, match {entry.match + 1} {where}."
        case CutMade():
            return f"Cut to the top {len(entry.cut.players)}."
        case DayBegun():
            return "A new day began."
        case ClockStarted():
            return "The clock was started."
        case ClockPaused():
            return "The clock was paused."
        case TimeGiven():
            where = "The round" if entry.table is None else f"Table {entry.table}"
            return f"{where} got {entry.minutes:+d} minutes."
        case NoteTaken():
            words = f": {entry.text}" if entry.text else ""
            return sentence(f"{entry.kind.capitalize()}{_place(entry.table)}{words}")
        case NoteAnswered():
            minutes = f", {entry.minutes:+d} minutes" if entry.minutes else ""
            words = f": {entry.text}" if entry.text else ""
            return sentence(f"Judge call {entry.note} was answered{minutes}{words}")
        case EventFinished():
            return "The event is over."
        case Undone():
            return f"Entry {entry.entry} was undone."


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
                said = f"{'Redone' if is_redo else 'Undone'}: entry {meant}, {found[meant - 1]}"
            case ResultEntered(report=report) if before is not None and report is not None and report != before:
                said = f"{describe(line.entry, event).removesuffix('.')} (corrected from {_scores(before)})."
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
                self._take_back(number)
        return None

    def _change(self, number: int, match: tuple[int, int], report: Report | None) -> Report | None:
        before = self._now.get(match)
        self._changes[number] = (match, before, report)
        self._now[match] = report
        return before

    def _take_back(self, number: int) -> None:
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
            return "a game"
    return ""


def describe_undo(line: AuditLine, event: Event) -> str:
    """The entry that undo would take back, naming the player or game that entered it."""
    name = reported_by(line, event)
    match line.entry:
        case ResultReported() if name:
            return f"{name}’s report: {_title(event, line.entry.round)}, {_report_text(event, line.entry)}."
        case NoteTaken() if name:
            words = f": {line.entry.text}" if line.entry.text else ""
            return sentence(f"{name}’s call for a judge{_place(line.entry.table)}{words}")
        case FleetHandedIn() if name:
            return f"{name}’s fleet, handed in from their own page."
        case GameBound() if name:
            return f"{name}’s game: {describe(line.entry, event)}"
        case ResultEntered() if name:
            return f"The outcome of a game: {describe(line.entry, event)}"
    return describe(line.entry, event)


def _title(event: Event, number: int) -> str:
    """The title of a round; only its number if it was taken back."""
    return event.rounds[number - 1].title if 1 <= number <= len(event.rounds) else f"Round {number}"


def _were(title: str) -> str:
    return f"{title} {'were' if title.endswith('s') else 'was'}"


def _result(event: Event, players: Sequence[int], report: Report | None) -> str:
    names = " – ".join([_name(event, id) for id in players])
    return f"{names}: {'result removed' if report is None else _scores(report)}"


def _scores(report: Report) -> str:
    scores = " to ".join(["unknown" if score is None else str(score) for score in report.scores])
    if report.ending is Ending.SIX_ROUNDS:
        return scores
    return str(report.ending) if report.scores == (None, None) else f"{scores}, {report.ending}"


def _report_text(event: Event, entry: ResultReported) -> str:
    """A player's report with a name beside each score."""
    rounds = event.rounds[entry.round - 1 : entry.round]
    matches = rounds[0].matches[entry.match : entry.match + 1] if rounds else ()
    if not matches or entry.player not in matches[0].players or entry.report.scores == (None, None):
        return _scores(entry.report)
    named = zip(matches[0].players, entry.report.scores, strict=False)
    scores = ", ".join([f"{_name(event, id)} {'unknown' if score is None else score}" for id, score in named])
    return scores if entry.report.ending is Ending.SIX_ROUNDS else f"{scores}, {entry.report.ending}"


def _place(table: int | None) -> str:
    return "" if table is None else f" at table {table}"


def _name(event: Event, player: int) -> str:
    return event.label(player) if player in event.players else f"player {player}"


def _names(event: Event, players: Iterable[int]) -> str:
    return _listed([_name(event, id) for id in players])


def _listed(names: Sequence[str]) -> str:
    """Names separated by semicolons, since a name may contain a comma."""
    if len(names) > MOST_NAMES:
        return f"{'; '.join(names[:MOST_NAMES])} and {len(names) - MOST_NAMES} more"
    return "; ".join(names)
