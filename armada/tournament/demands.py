"""Doubts about pairing a round now: requirements of the tier, and the length of the event."""

from __future__ import annotations

from collections.abc import Sequence

from armada.catalog import tournaments
from armada.tournament.event import Event, KeepApart, Player, Presence
from armada.tournament.fleets import without_fleet
from armada.tournament.profiles import length_doubts


def pairing_doubts(event: Event, number: int) -> list[str]:
    """Doubts about pairing this round now."""
    tier, found = event.settings.tier, []
    players = len(event.playing)
    if number == 1:
        found += _demands(event)
        found += length_doubts(tier, players, event.planned_rounds)
    elif number > event.planned_rounds and number not in event.days:
        found.append(f"The event was planned with {event.planned_rounds} rounds; this is round {number} (TRN-09).")
    most = tournaments.length().rounds_a_day
    today = number - event.days[-1] + 1
    if today > most:
        found.append(f"This is round {today} of the day; play at most {most} a day (TRN-48).")
    return found


def _demands(event: Event) -> list[str]:
    """Requirements of the tier before the first round (TRN-04, TRN-17, TRN-30, TRN-47)."""
    tier, found = event.settings.tier, []
    players = len(event.playing)
    if players < tier.minimum_players:
        found.append(f"{tier.name} events need at least {tier.minimum_players} players (TRN-47); there are {players}.")
    missing = without_fleet(event)
    if tier.fleet_lists and missing:
        found.append(f"No fleet list from {_named(event, missing)}; {tier.name.lower()} events need one (TRN-17).")
    if len(event.settings.judges) < tier.judges:
        found.append(f"{tier.name} events need a judge, and this one has none (TRN-79).")
    if event.settings.keep_apart is not KeepApart.NOBODY and not tier.keeps_apart:
        found.append("Only casual events keep family and travel partners apart in the first round (TRN-30).")
    waiting = [player for player in event.players.values() if player.presence is Presence.EXPECTED]
    if waiting:
        found.append(f"{_named(event, waiting)} did not check in and will not be paired.")
    return found


def _named(event: Event, players: Sequence[Player]) -> str:
    names = [event.label(player.id) for player in players[:3]]
    more = len(players) - len(names)
    return (
        f"{', '.join(names)} and {more} more"
        if more
        else " and ".join([", ".join(names[:-1]), names[-1]][len(names) < 2 :])
    )
