"""The time that scenes take at a calm pace: nobody's clock counts while what happened is watched."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from armada.server.history.log import LoggedEvent
from armada.state.events import Event, cards, commands, damage, movement, rounds, setup
from armada.state.events import attack as attacks

MOST_SECONDS: Final = 8.0
"""No question is given more time than this to watch what led to it."""

SECONDS: Final[dict[type[Event], float]] = {
    attacks.AttackDeclared: 0.72,
    attacks.DieRemoved: 0.42,
    attacks.DiceReplaced: 0.42,
    attacks.DiceRolled: 0.9,
    attacks.DiceModified: 0.64,
    attacks.TokenLocked: 0.62,
    attacks.DefenseTokenSpent: 0.64,
    attacks.RedirectChosen: 0.42,
    attacks.CriticalEffectResolved: 0.42,
    attacks.DamageTotaled: 0.2,
    attacks.AttackEnded: 0.26,
    damage.ShieldsChanged: 0.7,
    damage.HullChanged: 0.64,
    damage.DamageCardDealt: 0.75,
    damage.DamageCardFlipped: 0.8,
    damage.DamageCardDiscarded: 0.42,
    damage.Destroyed: 1.1,
    commands.ActivationBegun: 0.32,
    commands.DialRevealed: 0.7,
    commands.CommandTokenGained: 0.32,
    commands.CommandTokenSpent: 0.32,
    commands.CommandResolved: 0.34,
    commands.SpeedChanged: 0.26,
    movement.ManeuverExecuted: 0.9,
    movement.ShipsOverlapped: 0.4,
    movement.SquadronMoved: 0.5,
    movement.SquadronLifted: 0.24,
    movement.SquadronPlaced: 0.32,
    movement.ObstacleResolved: 0.46,
    rounds.RoundBegun: 0.76,
    rounds.PhaseBegun: 0.7,
    rounds.VictoryTokensGained: 1.1,
    cards.EffectResolved: 0.38,
    cards.UpgradeExhausted: 0.38,
    cards.UpgradeDiscarded: 0.38,
    setup.ObstaclePlaced: 0.32,
    setup.ShipDeployed: 0.46,
    setup.SquadronDeployed: 0.28,
    setup.CoinFlipped: 1.4,
    setup.FirstPlayerChosen: 1.4,
    setup.ObjectivesShown: 1.06,
    setup.ObjectiveChosen: 1.3,
}
"""About how long the scene of each event is, as the pages play it; others take no time."""


def seconds_to_watch(lines: Iterable[LoggedEvent]) -> float:
    """The calm length of what happened in these lines, up to a limit."""
    events = [event for line in lines for event in (*line.silent, line.event) if event is not None]
    return round(min(MOST_SECONDS, sum([SECONDS.get(type(event), 0.0) for event in events])), 2)
