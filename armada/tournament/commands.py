"""Commands and decisions: a command checks itself against the event and returns the entry to write."""

from __future__ import annotations

import msgspec

from armada.tournament.entries import AnyEntry
from armada.tournament.event import Event


class Decision(msgspec.Struct, frozen=True):
    """The entry to write, doubts that the organiser can overrule, and remarks."""

    entry: AnyEntry
    doubts: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True
):
    """A request from an organiser, a judge or a player."""

    def decide(self, event: Event) -> Decision:
        """Return the entry to write, or raise `TournamentError` if the event does not allow it. Changes nothing."""
        raise NotImplementedError
