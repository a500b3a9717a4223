"""How a command becomes an entry: it is checked against the event, and says what speaks against it."""

from __future__ import annotations

import msgspec

from armada.tournament.entries import AnyEntry
from armada.tournament.event import Event


class Decision(msgspec.Struct, frozen=True):
    """What a command comes to: the entry to be written, doubts that the organiser has to overrule, and remarks."""

    entry: AnyEntry
    doubts: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True
):
    """Something that an organiser, a judge or a player wants done."""

    def decide(self, event: Event) -> Decision:
        """The entry that does it; a `TournamentError` where the event does not allow it. Nothing is changed."""
        raise NotImplementedError
