"""The public side of an event: names as the organiser shows them, never e-mails or notes."""

from __future__ import annotations

from collections import Counter

from armada.messages.message import say
from armada.tournament.event import Event, NameDisplay, RoundStatus
from armada.tournament.profiles import house_rules, profile_name, tier_name


def public_event(event: Event) -> Event:
    """The event without unpublished pairings, for everybody to see."""
    if event.current is None or event.current.status is not RoundStatus.PREVIEW:
        return event
    shown = event.copy()
    shown.rounds.pop()
    return shown


def public_names(event: Event) -> dict[int, str]:
    """The name of each player on public pages: in full or as initials, with their number if two are alike."""
    shown = {
        id: initials(player.name)
        if event.settings.names is NameDisplay.INITIALS and not player.is_anonymous
        else player.name
        for id, player in event.players.items()
    }
    alike = Counter(name.casefold() for name in shown.values())
    return {id: f"{name} (#{id})" if alike[name.casefold()] > 1 else name for id, name in shown.items()}


def initials(name: str) -> str:
    """A name as initials: Ada Lovelace is A. L."""
    return " ".join(f"{word[0].upper()}." for word in name.replace("-", " ").split() if word[0].isalnum()) or "?"


def rules_announced(event: Event) -> list[str]:
    """The rules of an event, shown on every page: profile, tier, tiebreakers and house rules (TRN-68)."""
    settings, profile = event.settings, event.profile
    is_open = not settings.rounds and not event.rounds
    return [
        say(
            "tournament-rules",
            tier=tier_name(settings.tier),
            profile=profile_name(profile),
            points=profile.points,
            rounds=0 if is_open else event.planned_rounds,
            minutes=profile.round_minutes,
        ),
        say("tournament-rules-bye", points=profile.bye.points, margin=profile.bye.margin),
        say("tournament-rules-sum" if settings.schedule == "sum" else "tournament-rules-average"),
        *house_rules(profile),
    ]
