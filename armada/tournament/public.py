"""The public side of an event: names as the organiser shows them, never e-mails or notes."""

from __future__ import annotations

from collections import Counter

from armada.tournament.event import Event, Names, RoundStatus


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
        id: initials(player.name) if event.settings.names is Names.INITIALS and not player.is_anonymous else player.name
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
    schedule = (
        "Strength of schedule is the sum of the opponents' tournament points (TRN-66)."
        if settings.schedule == "sum"
        else "Strength of schedule is the opponents' average tournament points per round, as the organiser software "
        "calculates it (TRN-67)."
    )
    is_open = not settings.rounds and not event.rounds
    rounds = "as many rounds as suggested for the number of players" if is_open else f"{event.planned_rounds} rounds"
    return [
        f"{settings.tier.name} event, {profile.name}, {profile.points} points, {rounds}, "
        f"{profile.round_minutes} minutes each.",
        f"A bye gives {profile.bye.points} tournament points and a margin of victory of {profile.bye.margin}.",
        f"Ties: margin of victory, then strength of schedule. {schedule}",
        *profile.house_rules,
    ]
