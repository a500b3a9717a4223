"""The formats of a new game: each with its legal sizes, and ready-made fleets and teams for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from armada.catalog.cards import Faction
from armada.catalog.catalog import catalog
from armada.catalog.profiles import TEAM_PLAY, AgreedGame, Profile, options, profile
from armada.fleet.fleet import Fleet
from armada.fleet.legality import fleet_faults
from armada.fleet.ready_made import ready_made, ready_made_for_teams
from armada.fleet.ready_made_teams import ReadyMadeTeam, ready_made_teams
from armada.fleet.roster import roster
from armada.messages.message import say
from armada.players.greedy.player import GreedyPlayer
from armada.rules.new_game import missing_effects
from armada.server.wire.choices import FormatChoice, FormatSize, PeopleChoice, ReadyFleetChoice, ReadyTeam
from armada.server.wire.lobby import Bank

CORE_SET: Final = "core_set"
"""The key of the format whose fleets need only one core set (FLEET-04)."""

STANDARD_POINTS: Final = (400, 300)
"""The sizes of a standard game, the usual one first."""

USUAL_LATER_POINTS: Final = 400
"""The size of a game by the last official rules."""

TEAM_BANK_PLAYERS: Final = 4
"""From how many players on a clock usually counts the time of a team."""

FULL_SHARE: Final = 0.8
"""How much of its limit a ready-made fleet has to use to be offered."""


class _Format(NamedTuple):
    key: str
    profile: str
    points: tuple[int, ...] = ()
    """The sizes listed where players can agree on any."""


FORMATS: Final = (
    _Format(CORE_SET, "standard", (180,)),
    _Format("standard", "standard", STANDARD_POINTS),
    _Format("extended", "extended", (USUAL_LATER_POINTS,)),
    _Format("tournament", "tournament"),
    _Format("sector_fleet", "sector_fleet"),
)
"""The formats in the order in which pages list them."""

FACTIONS: Final = tuple(Faction)
PEOPLE: Final = (
    ("computers", "me", GreedyPlayer.name),
    ("link", "me", "friend"),
    ("here", "me", "here"),
    ("watch", GreedyPlayer.name, GreedyPlayer.name),
)
"""Ways to fill the seats: a key, the player of the first seat, and that of all others."""


def format_choices() -> tuple[FormatChoice, ...]:
    """Every format with its sizes."""
    return tuple([_format(each) for each in FORMATS])


def people_choices() -> tuple[PeopleChoice, ...]:
    """The players to choose from, beginning with one person against computers."""
    return tuple(
        [
            PeopleChoice(key=key, label=say(f"choices-people-{key}"), first=first, others=others, lobby=key == "link")
            for key, first, others in PEOPLE
        ]
    )


def _format(each: _Format) -> FormatChoice:
    rules = profile(each.profile)
    sizes = tuple(_sizes(rules, each))
    is_core_set = each.key == CORE_SET
    return FormatChoice(
        key=each.key,
        profile=each.profile,
        name=say("choices-format-core-set") if is_core_set else say(f"choices-profile-{rules.key}"),
        summary=say("choices-format-core-set-summary") if is_core_set else say(f"choices-profile-{rules.key}.summary"),
        most_players=max([size.players for size in sizes]),
        can_share=options()[TEAM_PLAY].is_for(each.profile),
        sizes=sizes,
    )


def _sizes(rules: Profile, each: _Format) -> Iterator[FormatSize]:
    for table in rules.tables:
        listed = table.games or tuple([AgreedGame(points=points, each=points) for points in each.points])
        for game in listed:
            yield FormatSize(
                players=table.players,
                points=game.points,
                each=game.each,
                label=_label(game),
                extended_setup=game.extended_setup,
                bank=Bank.TEAM if table.players >= TEAM_BANK_PLAYERS else Bank.PLAYER,
                teams=_teams(rules.key, table.players, game),
                fleets=_fleets(rules.key, table.players, game),
            )


def _label(game: AgreedGame) -> str:
    if game.extended_setup:
        return say("choices-size-extended", points=game.points)
    return say("choices-size", points=game.points)


def _teams(profile_key: str, players: int, game: AgreedGame) -> tuple[ReadyTeam, ...]:
    """The ready-made teams of a size: where two play, each fleet is a team."""
    if players > 2:
        known = [team for team in ready_made_teams().values() if (team.players, team.points) == (players, game.points)]
        return tuple([_team(team) for team in sorted(known, key=lambda team: FACTIONS.index(team.faction))])
    return tuple([_team_of_one(each) for each in _fleets(profile_key, players, game)])


def _team(team: ReadyMadeTeam) -> ReadyTeam:
    fleets = [_fleet(key, fleet) for key, fleet in zip(team.fleet_keys, team.fleets, strict=True)]
    return ReadyTeam(
        key=team.key,
        name=team.name,
        summary=team.summary,
        faction=team.faction,
        points=sum([fleet.points for fleet in fleets]),
        fleets=tuple(fleets),
    )


def _team_of_one(fleet: ReadyFleetChoice) -> ReadyTeam:
    summary = " ".join(ready_made()[fleet.key].description.split())
    return ReadyTeam(
        key=fleet.key, name=fleet.name, summary=summary, faction=fleet.faction, points=fleet.points, fleets=(fleet,)
    )


@cache
def _fleets(profile_key: str, players: int, game: AgreedGame) -> tuple[ReadyFleetChoice, ...]:
    """The ready-made fleets that can play at a size and use most of its points, faction by faction."""
    known = ready_made() if players == 2 else {**ready_made_for_teams(), **ready_made()}
    printing = profile(profile_key).printing
    if printing is not None:
        known = {key: replace(fleet, printing=printing) for key, fleet in known.items()}
    fitting = [
        _fleet(key, fleet)
        for key, fleet in known.items()
        if FULL_SHARE * game.each < roster(fleet).points <= game.each
        and not fleet_faults(fleet, profile=profile_key, points=game.points, players=players)
        and not missing_effects([roster(fleet)], catalog(fleet.printing))
    ]
    return tuple(sorted(fitting, key=lambda fleet: FACTIONS.index(Faction(fleet.faction))))


def _fleet(key: str, fleet: Fleet) -> ReadyFleetChoice:
    return ReadyFleetChoice(key=key, name=fleet.name, faction=fleet.faction, points=roster(fleet).points)
