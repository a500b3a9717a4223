"""What shows somebody something that was hidden: from then on a decision is not taken back for nothing."""

from __future__ import annotations

from typing import Final

from armada.state.events import Event, commands, damage, setup

REVEALING: Final[tuple[type[Event], ...]] = (
    commands.DialRevealed,
    commands.DialDiscarded,
    commands.DialsSeen,
    damage.DamageCardDealt,
    damage.DamageCardFlipped,
    damage.DamageCardDiscarded,
    damage.TopCardDiscarded,
    damage.TopCardsSorted,
    setup.ObjectivesShown,
    setup.DeckShuffled,
)
