"""Doubts about pairing a round now: requirements of the tier, and the length of the event."""

from __future__ import annotations

from collections.abc import Sequence

from armada.catalog import tournaments
from armada.messages.message import listed, say
from armada.tournament.event import Event, KeepApart, Player, Presence
from armada.tournament.fleets import without_fleet
from armada.tournament.profiles import length_doubts, tier_name


def pairing_doubts(event: Event, number: int) -> list[str]:
    """Doubts about pairing this round now."""
    tier, found = event.settings.tier, []
    players = len(event.playing)
    if number == 1:
        found += _demands(event)
        found += length_doubts(tier, players, event.planned_rounds)
    elif number > event.planned_rounds and number not in event.days:
        found.append(say("tournament-more-rounds", planned=event.planned_rounds, number=number))
    most = tournaments.length().rounds_a_day
    today = number - event.days[-1] + 1
    if today > most:
        found.append(say("tournament-long-day", number=today, most=most))
    return found


def _demands(event: Event) -> list[str]:
    """Requirements of the tier before the first round (TRN-04, TRN-17, TRN-30, TRN-47)."""
    tier, found = event.settings.tier, []
    players = len(event.playing)
    if players < tier.minimum_players:
        found.append(say("tournament-tier-players", tier=tier_name(tier), least=tier.minimum_players, players=players))
    missing = without_fleet(event)
    if tier.fleet_lists and missing:
        found.append(say("tournament-tier-fleets", tier=tier_name(tier), players=_named(event, missing)))
    if len(event.settings.judges) < tier.judges:
        found.append(say("tournament-tier-judge", tier=tier_name(tier)))
    if event.settings.keep_apart is not KeepApart.NOBODY and not tier.keeps_apart:
        found.append(say("tournament-tier-apart"))
    waiting = [player for player in event.players.values() if player.presence is Presence.EXPECTED]
    if waiting:
        found.append(say("tournament-not-checked-in", players=_named(event, waiting)))
    return found


def _named(event: Event, players: Sequence[Player]) -> str:
    names = [event.label(player.id) for player in players[:3]]
    more = len(players) - len(names)
    return say("tournament-and-more", names=", ".join(names), count=more) if more else listed(names)
