"""The rules of an event: a scoring profile, a tier, and the suggested numbers of rounds and days."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from armada.catalog import tournaments
from armada.catalog.names import suggestions
from armada.catalog.tournaments import Award, EventProfile, PointsRow, Tier
from armada.errors import TournamentError
from armada.messages.message import has_message, say
from armada.tournament.event import Settings

Kind = TypeVar("Kind")

CUSTOM: Final = "custom"
LEGACY: Final = 300
LONGEST_NAME: Final = 200
MOST_ROUNDS: Final = 50
MOST_TABLES: Final = 100_000
MOST_MINUTES: Final = 24 * 60
MOST_POINTS: Final = 10_000
ROW: Final = re.compile(r"(\d+)[=:](\d+)[/:-](\d+)")


def profile_named(key: str, points: int | None = None, **own: Any) -> EventProfile:
    """The profile of this key, at a different point limit if the rules allow it; `own`: values of a custom profile."""
    profile = _named("profile", key, tournaments.event_profiles())
    if own:
        profile = replace(profile, key=CUSTOM, **own) if key == CUSTOM else _not_custom(key)
    if points is None or points == profile.points:
        return profile
    if profile.fleet_profile == "sector_fleet":
        return replace(profile, points=points)
    if points == LEGACY:
        return replace(profile, points=LEGACY, tabled=LEGACY, fleet_options=("legacy_300",))
    raise TournamentError(
        say("tournament-points", profile=profile_name(profile), points=points),
        rule="TRN-11",
        remedy=say("tournament-points.remedy", usual=profile.points, legacy=LEGACY),
    )


def tier_named(key: str) -> Tier:
    """The tier of this key: casual, competitive or premier (TRN-04)."""
    return _named("tier", key, tournaments.tiers())


def profile_name(profile: EventProfile) -> str:
    """A profile by its name; one of an older event by the name that it was stored with."""
    id = f"choices-event-{profile.key}"
    return say(f"choices-event-{profile.key}") if has_message(id) else profile.name


def tier_name(tier: Tier) -> str:
    """A tier by its name; one of an older event by the name that it was stored with."""
    return say(f"choices-tier-{tier.key}") if has_message(f"choices-tier-{tier.key}") else tier.name


def house_rules(profile: EventProfile) -> tuple[str, ...]:
    """The house rules of a profile; those of an older event as they were stored."""
    current = tournaments.event_profiles().get(profile.key)
    if current is None or current.house_rules != profile.house_rules:
        return profile.house_rules
    return tuple([say(f"choices-house-{profile.key}-{number + 1}") for number in range(len(profile.house_rules))])


def points_table(rows: Iterable[str]) -> tuple[PointsRow, ...]:
    """A table of tournament points written as `margin=winner/loser`: 0=5/5 30=6/4 …"""
    found = []
    for text in rows:
        read = ROW.fullmatch(text.strip())
        if read is None:
            raise TournamentError(say("tournament-no-row", text=text), remedy=say("tournament-no-row.remedy"))
        found.append(PointsRow(margin=int(read[1]), winner=int(read[2]), loser=int(read[3])))
    found.sort(key=lambda row: row.margin)
    if not found or found[0].margin != 0 or len({row.margin for row in found}) < len(found):
        raise TournamentError(say("tournament-table-gaps"), remedy=say("tournament-table-gaps.remedy"))
    return tuple(found)


def custom_bye(text: str) -> Award:
    """The award for a bye, written as points/margin: 8/61."""
    points, _, margin = text.partition("/")
    if not (points.isdecimal() and margin.isdecimal()):
        raise TournamentError(say("tournament-no-award", text=text), remedy=say("tournament-no-award.remedy"))
    return Award(points=int(points), margin=int(margin))


def suggested_rounds(players: int) -> int:
    """How many rounds are suggested (TRN-45); fewer if there are not enough opponents."""
    fitting = [row.rounds for row in tournaments.length().rounds if players >= row.players]
    opponents = players - 1 + players % 2
    return max(1, min(fitting[-1] if fitting else tournaments.length().rounds[0].rounds, opponents))


def suggested_days(players: int, rounds: int) -> tuple[int, ...]:
    """How many rounds to play on each day (TRN-48): at most four; with 33 players three on the first of two days."""
    length = tournaments.length()
    if players >= length.two_days_from and rounds > length.first_day:
        return (length.first_day, rounds - length.first_day)
    return tuple(min(length.rounds_a_day, rounds - first) for first in range(0, rounds, length.rounds_a_day))


def length_doubts(tier: Tier, players: int, rounds: int) -> list[str]:
    """Doubts about this number of rounds for this number of players."""
    suggested, length = suggested_rounds(players), tournaments.length()
    found = []
    if rounds != suggested and not tier.free_rounds:
        found.append(
            say(
                "tournament-other-rounds",
                tier=tier_name(tier),
                players=players,
                suggested=suggested,
                rounds=rounds,
            )
        )
    if rounds > players - 1 + players % 2:
        found.append(say("tournament-rematches-needed", players=players, rounds=rounds))
    if players >= length.two_days_from and rounds > length.first_day:
        found.append(say("tournament-two-days", players=players, rounds=length.first_day))
    return found


def check_settings(settings: Settings) -> None:
    """Refuse settings with which no event can be played."""
    if not settings.name.strip():
        raise TournamentError(say("tournament-nameless"), remedy=say("tournament-nameless.remedy"))
    if len(settings.name) > LONGEST_NAME:
        raise TournamentError(
            say("tournament-event-name-long"), remedy=say("tournament-fewer-characters", most=LONGEST_NAME)
        )
    if not 0 <= settings.rounds <= MOST_ROUNDS:
        raise TournamentError(
            say("tournament-round-count", rounds=settings.rounds),
            remedy=say("tournament-round-count.remedy", most=MOST_ROUNDS),
        )
    if not 1 <= settings.first_table <= MOST_TABLES:
        raise TournamentError(
            say("tournament-no-table", table=settings.first_table), remedy=say("tournament-no-table.remedy")
        )
    _check_profile(settings.profile)


def _check_profile(profile: EventProfile) -> None:
    margins = [row.margin for row in profile.table]
    if not margins or margins[0] != 0 or margins != sorted(set(margins)):
        raise TournamentError(say("tournament-table-gaps"), remedy=say("tournament-table-gaps.remedy"))
    if not 1 <= profile.round_minutes <= MOST_MINUTES:
        raise TournamentError(
            say("tournament-round-minutes", minutes=profile.round_minutes),
            rule="TRN-08",
            remedy=say("tournament-from-to", least=1, most=MOST_MINUTES),
        )
    if not 0 < profile.points <= MOST_POINTS:
        raise TournamentError(
            say("tournament-fleet-points", points=profile.points),
            rule="TRN-11",
            remedy=say("tournament-from-to", least=1, most=MOST_POINTS),
        )


def _not_custom(key: str) -> EventProfile:
    raise TournamentError(
        say("tournament-own-table", profile=key), remedy=say("tournament-own-table.remedy", custom=CUSTOM)
    )


def _named(what: str, key: str, known: Mapping[str, Kind]) -> Kind:
    wanted = key.strip().lower().replace("-", "_")
    if wanted in known:
        return known[wanted]
    close, names = suggestions(wanted, known, n=1), ", ".join(known)
    remedy = say("tournament-known", names=names)
    if close:
        remedy = say("tournament-meant-or-known", meant=close[0], names=names)
    raise TournamentError(say("tournament-no-such", what=what, name=key), remedy=remedy)
