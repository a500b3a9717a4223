"""Every exception of armada.

ArmadaError
├── DataError        a mistake in a data file (file, card, key)
├── FleetError       a fleet list that cannot be read at all (line)
├── IllegalDecision  an answer that the open question does not accept (rule, reason, nearest)
├── PlayerError      a player that breaks a promise that every player makes (see `armada.testing`)
├── PositionError    a position that cannot be read, or from which no game can start (line)
├── RecordError      a saved game or record that cannot be read, or does not replay (line)
└── TournamentError  an action of an organiser that the event does not allow (rule, remedy, can_overrule)
"""

from __future__ import annotations


class ArmadaError(Exception):
    """A user's mistake. The message says what was tried, what forbids it, and what to do instead."""


class DataError(ArmadaError):
    """A mistake in a data file."""

    def __init__(self, message: str, *, file: str, card: str = "", key: str = "") -> None:
        self.file, self.card, self.key = file, card, key
        place = ", ".join(part for part in (file, f"[{card}]" if card else "", key) if part)
        super().__init__(f"{place}: {message}")


class FleetError(ArmadaError):
    """A fleet list that cannot be read at all."""

    def __init__(self, message: str, *, line: int | None = None) -> None:
        self.line = line
        super().__init__(message if line is None else f"line {line}: {message}")


class IllegalDecision(ArmadaError):
    """An answer that the open question does not accept, with the rule that forbids it and a legal answer near it."""

    def __init__(self, message: str, *, rule: str | None = None, nearest: object = None) -> None:
        self.rule, self.nearest = rule, nearest
        super().__init__(f"{message} ({rule})" if rule else message)


class PlayerError(ArmadaError):
    """A player that breaks a promise that every player makes."""


class PositionError(ArmadaError):
    """A position that cannot be read, or from which no game can start."""

    def __init__(self, message: str, *, line: int | None = None) -> None:
        self.line = line
        super().__init__(message if line is None else f"line {line}: {message}")


class RecordError(ArmadaError):
    """A saved game or record that cannot be read, or that does not replay."""

    def __init__(self, message: str, *, line: int | None = None) -> None:
        self.line = line
        super().__init__(message if line is None else f"line {line}: {message}")


class TournamentError(ArmadaError):
    """An action of an organiser that the event does not allow, with the rule and a remedy.

    `can_overrule` marks a doubt rather than a refusal: the organiser may insist, and the log then says so.
    """

    def __init__(self, message: str, *, rule: str = "", remedy: str = "", can_overrule: bool = False) -> None:
        self.message, self.rule, self.remedy, self.can_overrule = message, rule, remedy, can_overrule
        is_cited = not rule or rule in message
        self.reason = message if is_cited else f"{message.removesuffix('.')} ({rule})."
        super().__init__(f"{self.reason} {remedy}".strip())
