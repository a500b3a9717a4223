"""Checking the fleets of a team: each one alone, and all of them together."""

from __future__ import annotations

from collections.abc import Sequence

import click

from armada.catalog import profiles
from armada.catalog.catalog import catalog
from armada.cli.fleet import print_faults, print_remarks
from armada.cli.json_output import print_json
from armada.fleet import Fleet
from armada.fleet.limits import fitting_points, fleet_limit
from armada.fleet.roster import roster
from armada.fleet.teams import team_faults
from armada.rules.new_game import missing_effects


def check_team(
    fleets: Sequence[Fleet],
    profile: str,
    points: int | None,
    players: int,
    options: tuple[str, ...],
    *,
    as_json: bool,
) -> bool:
    """Print whether these fleets are a legal team, and what breaks the rules.

    Without `points` the team plays the smallest game that its fleets fit.
    """
    rules = profiles.profile(profile, *options)
    if points is None:
        points = fitting_points(fleets, profile, players) or rules.default_points(players)
    faults = team_faults(fleets, players=players, points=points, profile=profile, options=options)
    limit = fleet_limit(rules, points, players)
    unknown = sum([remark.is_unknown for fleet in fleets for remark in fleet.remarks])
    missing = {
        card.title: None for fleet in fleets for card in missing_effects([roster(fleet)], catalog(fleet.printing))
    }
    is_legal = not faults and not unknown
    cost = sum([fleet.points for fleet in fleets])
    if as_json:
        print_json(
            {
                "legal": is_legal,
                "profile": profile,
                "players": players,
                "limit": points,
                "limit_of_each": limit,
                "points": cost,
                "fleets": [
                    {
                        "name": fleet.name,
                        "points": fleet.points,
                        "squadron_points": fleet.squadron_points,
                        "remarks": fleet.remarks,
                    }
                    for fleet in fleets
                ],
                "faults": faults,
                "not_playable_yet": list(missing),
            }
        )
        return is_legal
    for number, fleet in enumerate(fleets, 1):
        print_remarks(fleet.remarks, f"fleet {number}, ")
        name = f" ({fleet.name})" if fleet.name else ""
        click.echo(f"Fleet {number}{name}: {fleet.points} of {limit} points")
    print_faults(faults)
    click.echo(_verdict(len(faults), unknown, f"{cost} of {points} points, {players} players, profile {profile}"))
    if missing:
        click.echo(
            f"Games refuse these cards for now, unless you pass --allow-missing: {', '.join(missing)}.", err=True
        )
    return is_legal


def _verdict(faults: int, unknown: int, figures: str) -> str:
    if faults:
        return f"The team is not legal: {faults} {'fault' if faults == 1 else 'faults'} ({figures})."
    if unknown:
        lines = "1 line" if unknown == 1 else f"{unknown} lines"
        return f"The part of the team that could be read breaks no rule, but {lines} could not be read ({figures})."
    return f"The team is legal ({figures})."
