"""The settings of an event as pages send and receive them, and the choices for them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, Final, TypeVar

from armada.catalog.tournaments import EventProfile, event_profiles, tiers
from armada.display_names import clean_line
from armada.messages.message import say
from armada.server.events import resources
from armada.server.wire.problems import Refused
from armada.tournament.cut import SIZES
from armada.tournament.desk import NOTES
from armada.tournament.event import KeepApart, NameDisplay, Schedule, Settings
from armada.tournament.printing import Paper
from armada.tournament.profiles import (
    CUSTOM,
    custom_bye,
    house_rules,
    points_table,
    profile_name,
    profile_named,
    tier_name,
    tier_named,
)
from armada.tournament.scoring import Ending

Word = TypeVar("Word", bound=StrEnum)

LONGEST: Final = 200
"""Maximum characters of a name, place or date."""

MOST_JUDGES: Final = 50
MOST_ROWS: Final = 40

PRINTS: Final = ("pairings", "tables", "slips", "standings", "fleets", "codes")
EXPORTS: Final = ("event", "json", "standings", "results", "log")


def settings_of(wanted: resources.EventWanted, now: Settings | None = None) -> Settings:
    """The requested settings. A profile that is already in use stays as it is."""
    for text in (wanted.name, wanted.place, wanted.date, *wanted.judges):
        if len(text) > LONGEST:
            raise Refused(say("problems-long-text", text=clean_line(text[:30]), most=LONGEST), where="name")
    if len(wanted.judges) > MOST_JUDGES:
        raise Refused(say("problems-many-judges", most=MOST_JUDGES), where="judges")
    if len(wanted.table) > MOST_ROWS:
        raise Refused(say("problems-many-rows", most=MOST_ROWS), where="table")
    return Settings(
        name=clean_line(wanted.name),
        profile=_profile(wanted, None if now is None else now.profile),
        tier=tier_named(wanted.tier),
        rounds=wanted.rounds,
        schedule=_word(Schedule, wanted.schedule, "schedule"),
        keep_apart=_word(KeepApart, wanted.keep_apart, "keep_apart"),
        names=_word(NameDisplay, wanted.names, "names"),
        check_in=wanted.check_in,
        judges=tuple([judge for each in wanted.judges if (judge := clean_line(each))]),
        place=clean_line(wanted.place),
        date=clean_line(wanted.date),
        first_table=wanted.first_table,
        leaders_first=wanted.leaders_first,
    )


def wanted_of(settings: Settings) -> resources.EventWanted:
    """The settings as a page sends them back to change them."""
    profile = settings.profile
    is_custom = profile.key == CUSTOM
    return resources.EventWanted(
        name=settings.name,
        profile=profile.key,
        tier=settings.tier.key,
        points=profile.points,
        rounds=settings.rounds,
        schedule=settings.schedule,
        keep_apart=settings.keep_apart,
        names=settings.names,
        check_in=settings.check_in,
        judges=settings.judges,
        place=settings.place,
        date=settings.date,
        first_table=settings.first_table,
        leaders_first=settings.leaders_first,
        table=_rows(profile) if is_custom else (),
        bye=_bye(profile) if is_custom else "",
        minutes=profile.round_minutes if is_custom else None,
    )


def _profile(wanted: resources.EventWanted, now: EventProfile | None) -> EventProfile:
    own: dict[str, Any] = {}
    if wanted.table:
        own["table"] = points_table(wanted.table)
    if wanted.bye:
        own["bye"] = custom_bye(wanted.bye)
    if wanted.minutes is not None:
        own["round_minutes"] = wanted.minutes
    if now is not None and wanted.profile == now.key != CUSTOM and wanted.points in (None, now.points) and not own:
        return now
    return profile_named(wanted.profile[:LONGEST], wanted.points, **own)


def _word(kind: type[Word], text: str, where: str) -> Word:
    known = [str(word) for word in kind]
    if text not in known:
        raise Refused(say("problems-no-choice", text=text[:30], known=", ".join(known)), where=where)
    return kind(text)


def _rows(profile: EventProfile) -> tuple[str, ...]:
    return tuple([f"{row.margin}={row.winner}/{row.loser}" for row in profile.table])


def _bye(profile: EventProfile) -> str:
    return f"{profile.bye.points}/{profile.bye.margin}"


def choices() -> resources.EventChoices:
    """The choices for an event and for a result."""
    return resources.EventChoices(
        usual=resources.EventWanted(name=""),
        profiles=tuple(
            [
                resources.ProfileChoice(
                    key=profile.key,
                    name=profile_name(profile),
                    summary=say(f"choices-event-{profile.key}.summary"),
                    points=profile.points,
                    round_minutes=profile.round_minutes,
                    bye=_bye(profile),
                    table=_rows(profile),
                    house_rules=house_rules(profile),
                )
                for profile in event_profiles().values()
            ]
        ),
        tiers=tuple(
            [
                resources.Choice(key=key, name=tier_name(tier), summary=say(f"choices-tier-{key}.summary"))
                for key, tier in tiers().items()
            ]
        ),
        schedules=_named("schedule", Schedule),
        keep_apart=_named("keep-apart", KeepApart),
        names=_named("names", NameDisplay),
        endings=_named("ending", Ending),
        notes=_named("note", NOTES),
        cuts=SIZES,
        prints=_named("print", PRINTS),
        papers=_named("paper", Paper),
        exports=_named("export", EXPORTS),
    )


def _named(what: str, keys: Iterable[str]) -> tuple[resources.Choice, ...]:
    """Keys with their labels; an id has hyphens where a key has spaces."""
    names = [(key, key.replace(" ", "-")) for key in map(str, keys)]
    return tuple([resources.Choice(key=key, name=say(f"settings-{what}-{id}")) for key, id in names])
