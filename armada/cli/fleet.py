"""`armada fleet`: check, show, convert and make fleet lists."""

from __future__ import annotations

import random as chance
import sys
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

import click

from armada.catalog import profiles
from armada.catalog.cards import Faction, Printing
from armada.catalog.catalog import catalog
from armada.catalog.names import suggestions
from armada.cli.fleet_sources import printing_for, profile_for, read_file, read_team, write_fleets
from armada.cli.json_output import print_json
from armada.fleet import Dialect, Fault, Fleet, Remark
from armada.fleet.legality import fleet_faults
from armada.fleet.limits import fleet_limit
from armada.fleet.names import faction_named
from armada.fleet.random_fleet import random_fleet
from armada.fleet.random_team import random_team
from armada.fleet.ready_made import ready_made
from armada.fleet.ready_made_teams import ready_made_teams
from armada.fleet.roster import roster
from armada.rules.new_game import missing_effects

Command = TypeVar("Command", bound=Callable[..., Any])
LARGEST_SEED = 999_999_999


def _typed(word: str) -> str:
    """A word as typed in a command: `star-forge` for star_forge."""
    return word.lower().replace("_", "-")


def _one_of(flag: str, words: type[StrEnum], **settings: Any) -> Callable[[Command], Command]:
    """An option that takes one of these words."""
    meant = {_typed(word): word for word in words}
    return click.option(
        flag,
        type=click.Choice(list(meant)),
        callback=lambda context, option, value: value and meant[value],
        **settings,
    )


def _faction(context: click.Context, option: click.Parameter, value: str) -> Faction:
    """A faction by any of its names."""
    if faction := faction_named(value):
        return faction
    raise click.BadParameter(f"there is no faction {value}. The factions are {', '.join(Faction)}.")


def _profile(context: click.Context, option: click.Parameter, value: str) -> str:
    """A profile by its key."""
    known = {_typed(key): key for key in profiles.profiles()}
    if _typed(value) in known:
        return known[_typed(value)]
    raise click.BadParameter(f"there is no profile {value}. The profiles are {', '.join(known)}.")


def _option(value: str) -> str:
    """An option of the rules by its key."""
    known = {_typed(key): key for key in profiles.options()}
    if _typed(value) in known:
        return known[_typed(value)]
    close = suggestions(value, known, n=1)
    hint = f"Did you mean {close[0]}? " if close else ""
    raise click.BadParameter(f"there is no option {value}. {hint}The options are {', '.join(known)}.")


as_json = click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
of_profile = click.option(
    "--profile",
    default="standard",
    show_default=True,
    callback=_profile,
    metavar="PROFILE",
    help="The rules to play by: standard, tournament, sector-fleet, or extended (the last official ones, of 2025).",
)
of_points = click.option(
    "--points", type=click.IntRange(min=1), help="The fleet point limit; by default that of the profile."
)
of_printing = _one_of(
    "--printing",
    Printing,
    help="The cards as of 2016, or in the last official printing of 2025 (final). By default that of the profile, what "
    "the file says, else 2016.",
)
of_options = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="OPTION",
    callback=lambda context, option, value: tuple([_option(key) for key in value]),
    help=f"An optional rule to add; repeat for more: {', '.join([_typed(key) for key in profiles.options()])}.",
)
of_players = click.option(
    "--players",
    type=click.IntRange(2),
    help="The number of players, each with a fleet, in two teams; by default two for each fleet of a team.",
)
file = click.argument("file")


@click.group(context_settings={"token_normalize_func": _typed})
def fleet() -> None:
    """Check, show, convert and make fleet lists.

    FILE is a list in any common format (Kingston, Star Forge, Warlords and others) or a fleet file of armada, the
    name of a ready-made fleet (armada fleet list), or - for standard input.
    """


@fleet.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@of_profile
@of_points
@of_players
@of_options
@of_printing
@as_json
def check(
    files: tuple[str, ...],
    profile: str,
    points: int | None,
    players: int | None,
    options: tuple[str, ...],
    printing: Printing | None,
    as_json: bool,
) -> None:
    """Check whether FILE is a legal fleet, or several FILES a legal team, and list what breaks the rules.

    A team is also the name of a ready-made one (armada fleet list --teams) or a folder of fleet files. POINTS is the
    limit of a side: with more than two players each fleet gets its share. The exit code is also 1 if some lines could
    not be read, because nobody can tell whether they are legal.
    """
    read = [fleet for file in files for fleet in read_team(file, printing_for(profile, printing))]
    players = players or 2 * len(read)
    profile = profile_for(profile, players)
    if len(read) > 1:
        from armada.cli.team_check import check_team

        is_legal = check_team(read, profile, points, players, options, as_json=as_json)
    else:
        is_legal = _check_fleet(read[0], profile, points, players, options, as_json=as_json)
    sys.exit(0 if is_legal else 1)


def _check_fleet(
    read: Fleet, profile: str, points: int | None, players: int, options: tuple[str, ...], *, as_json: bool
) -> bool:
    """Print whether a fleet is legal, and what breaks the rules."""
    faults = fleet_faults(read, profile=profile, points=points, players=players, options=options)
    limit = fleet_limit(profiles.profile(profile, *options), points, players)
    missing = [card.title for card in missing_effects([roster(read)], catalog(read.printing))]
    unknown = sum(remark.is_unknown for remark in read.remarks)
    is_legal = not faults and not unknown
    if as_json:
        print_json(
            {
                "name": read.name,
                "legal": is_legal,
                "profile": profile,
                "limit": limit,
                "points": read.points,
                "squadron_points": read.squadron_points,
                "faults": faults,
                "not_playable_yet": missing,
                "remarks": read.remarks,
            }
        )
    else:
        print_remarks(read.remarks)
        print_faults(faults)
        click.echo(_verdict(read, len(faults), unknown, f"{read.points} of {limit} points, profile {profile}"))
        if points is None and (other := _other_limit(read, profile, players, options)):
            click.echo(f"It is legal at {other} points: --points {other}", err=True)
        if missing:
            click.echo(
                f"Games refuse these cards for now, unless you pass --allow-missing: {', '.join(missing)}.", err=True
            )
    return is_legal


@fleet.command()
@file
@of_points
@of_printing
@as_json
def show(file: str, points: int | None, printing: Printing | None, as_json: bool) -> None:
    """Draw the fleet of FILE: ships with their upgrades, squadrons, objectives and costs."""
    from armada.cli.fleet_drawing import document, draw_fleet

    read = read_file(file, printing)
    if as_json:
        print_json(document(read, points))
    else:
        draw_fleet(read, points)
        print_remarks(read.remarks)


@fleet.command()
@file
@_one_of("--to", Dialect, required=True, help="The format to write.")
@of_printing
def convert(file: str, to: Dialect, printing: Printing | None) -> None:
    """Write the fleet of FILE in another format."""
    read = read_file(file, printing)
    click.echo(read.write(to), nl=False)
    print_remarks(read.remarks)


@fleet.command()
@click.option("--faction", required=True, callback=_faction, metavar="FACTION", help="rebel, empire, republic, …")
@of_points
@click.option("--team", is_flag=True, help="A fleet for each player of a team, legal together.")
@of_players
@click.option("--seed", type=click.IntRange(0), help="The same seed gives the same fleets; random by default.")
@of_profile
@of_printing
@click.option("--later-cards", is_flag=True, help="Also use cards released after 2016.")
@_one_of("--to", Dialect, default=str(Dialect.TOML), show_default=True, help="The format to write.")
@click.option(
    "--into",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write each fleet to a file in this folder instead of stdout.",
)
def random(
    faction: Faction,
    points: int | None,
    team: bool,
    players: int | None,
    seed: int | None,
    profile: str,
    printing: Printing | None,
    later_cards: bool,
    to: Dialect,
    folder: Path | None,
) -> None:
    """Generate a random legal fleet, or with --team a fleet for each player of a team.

    POINTS is the limit of a side: with more than two players each fleet gets its share.
    """
    if team and players is None:
        raise click.UsageError("--team needs the number of players in both teams: --players 4, 6 or 8 (SEC-16).")
    players = players or 2
    seed = chance.SystemRandom().randint(0, LARGEST_SEED) if seed is None else seed
    make = random_team if team else random_fleet
    made = make(
        faction,
        points,
        chance.Random(seed),
        profile=profile_for(profile, players),
        players=players,
        printing=printing_for(profile, printing) or Printing.ERA_2016,
        only_2016=not later_cards and faction in (Faction.REBEL, Faction.EMPIRE),
    )
    fleets = [made] if isinstance(made, Fleet) else list(made)
    texts = [fleet.write(to) for fleet in fleets]
    if folder is None:
        click.echo("\n".join(texts), nl=False)
    else:
        write_fleets(folder, texts, to)
    points_each = " and ".join([str(fleet.points) for fleet in fleets])
    click.echo(f"{points_each} points, seed {seed}", err=True)


@fleet.command("list")
@click.option("--teams", is_flag=True, help="List the ready-made teams of sector fleet games and their fleets.")
@as_json
def list_fleets(teams: bool, as_json: bool) -> None:
    """List the ready-made fleets; you can use their names in place of a FILE."""
    from armada.cli.fleet_drawing import draw_list, draw_teams, listed_fleets, listed_teams

    if as_json:
        print_json(listed_teams(ready_made_teams()) if teams else listed_fleets(ready_made()))
    elif teams:
        draw_teams(ready_made_teams())
    else:
        draw_list(ready_made())


def _other_limit(read: Fleet, profile: str, players: int, options: tuple[str, ...]) -> int | None:
    """The lowest limit, in full hundreds, at which a fleet that is over the usual limit is legal."""
    rules = profiles.profile(profile, *options)
    if read.points <= fleet_limit(rules, None, players):
        return None
    listed = [game.points for game in rules.table(players).games]
    for limit in listed or [-(-read.points // 100) * 100]:
        if not fleet_faults(read, profile=profile, points=limit, players=players, options=options):
            return limit
    return None


def _verdict(read: Fleet, faults: int, unknown: int, figures: str) -> str:
    name = read.name or "The fleet"
    if faults:
        return f"{name} is not legal: {faults} {'fault' if faults == 1 else 'faults'} ({figures})."
    if unknown:
        lines = "1 line" if unknown == 1 else f"{unknown} lines"
        return f"The part of {name} that could be read breaks no rule, but {lines} could not be read ({figures})."
    return f"{name} is legal ({figures})."


def print_faults(faults: list[Fault]) -> None:
    """Each fault with its rule in front, and its remedy below."""
    width = max((len(fault.rule) for fault in faults), default=0)
    for fault in faults:
        click.echo(f"{fault.rule:<{width}}  {fault.message.replace(f' ({fault.rule})', '')}")
        if fault.remedy:
            click.echo(f"{'':<{width}}  {fault.remedy}")


def print_remarks(remarks: tuple[Remark, ...], where: str = "") -> None:
    """Print the remarks on the lines of a list to standard error."""
    for remark in remarks:
        place = f"{where}line {remark.line}: " if remark.line else where
        shown = f" [{remark.text}]" if remark.is_unknown and "“" not in remark.message else ""
        hint = f" Did you mean {', or '.join(remark.suggestions)}?" if remark.suggestions else ""
        click.echo(f"{place}{remark.message}{shown}{hint}", err=True)
