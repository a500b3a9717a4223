"""Tournaments: the event, its pairings, results and standings; knows fleets and results, not the engine."""

from __future__ import annotations

from armada.tournament.event import Event, Settings
from armada.tournament.organiser import AnyCommand, Done, Organiser, fresh_seed
from armada.tournament.scoring import Ending, Report, Verdict
from armada.tournament.standings import Standing, standings

__all__ = [
    "AnyCommand",
    "Done",
    "Ending",
    "Event",
    "Organiser",
    "Report",
    "Settings",
    "Standing",
    "Verdict",
    "fresh_seed",
    "standings",
]
