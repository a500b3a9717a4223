"""Fleets drawn in the terminal, and as a document for machines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from armada.catalog.cards import Category, Printing, ShipCard, Slot, SquadronCard, UpgradeCard
from armada.fleet import Fleet
from armada.fleet.ready_made_teams import ReadyMadeTeam
from armada.fleet.roster import Roster, roster, slot_name

WIDTH = 84
LIMITS = (180, 300, 400, 500, 600, 800, 1000, 1200)
"""The usual fleet point limits; a list does not say which one it was built for."""
PRINTINGS = {Printing.ERA_2016: "cards as of 2016", Printing.FINAL: "cards with the last errata"}


def draw_fleet(fleet: Fleet, limit: int | None = None) -> None:
    """The fleet as a table: ships with their upgrades, squadrons, objectives and costs."""
    console = Console(highlight=False)
    cards = roster(fleet)
    table = Table(box=None, pad_edge=False, show_header=False, expand=True, width=min(console.width, WIDTH))
    table.add_column("card", ratio=1)
    table.add_column("kind", style="dim")
    table.add_column("points", justify="right")
    for ship in cards.ships:
        table.add_row(Text(ship.card.name, "bold"), f"{ship.card.size} ship", str(ship.card.points))
        for upgrade in ship.upgrades:
            style = "bold" if Slot.COMMANDER in upgrade.slots else ""
            table.add_row(Text(f"  • {upgrade.name}", style), _slots(upgrade), str(upgrade.points))
        if ship.upgrades:
            table.add_row("", "", Text(f"= {ship.points}", "bold"))
        table.add_row()
    if cards.squadrons:
        table.add_row(Text("Squadrons", "bold"))
        for squadron, count in counted(cards):
            craft = squadron.name if squadron.ace else ""
            table.add_row(f"  {count} × {squadron.title}", craft, str(count * squadron.points))
        table.add_row("", "", Text(f"= {cards.squadron_points}", "bold"))
        table.add_row()
    if cards.objectives:
        table.add_row(Text("Objectives", "bold"))
        for objective in cards.objectives:
            table.add_row(f"  {objective.name}", str(objective.category))
        table.add_row()
    table.add_row(Text("Total", "bold"), Text(_bid(cards.points, limit)), Text(str(cards.points), "bold"))
    console.print(Text(fleet.name or "Unnamed fleet", "bold"))
    author = [f"by {fleet.author}"] if fleet.author else []
    facts = [f"{fleet.faction.adjective} fleet", *author, PRINTINGS[fleet.printing]]
    console.print(Text(" · ".join(facts), "dim"))
    if fleet.description.strip():
        console.print(Text(fleet.description.strip(), "italic"), width=min(console.width, WIDTH))
    console.print()
    console.print(table)


def draw_list(fleets: Mapping[str, Fleet]) -> None:
    """A line for each ready-made fleet."""
    table = Table("name", "faction", "points", "", box=None, pad_edge=False, header_style="dim")
    table.columns[0].no_wrap = True
    table.columns[2].justify = "right"
    for key, fleet in fleets.items():
        first, _, _ = fleet.description.strip().partition("\n")
        about = Text.assemble((fleet.name, "bold"), "\n" if first else "", (first, "dim"))
        table.add_row(key, fleet.faction.adjective, str(fleet.points), about)
    Console(highlight=False).print(table)


def draw_teams(teams: Mapping[str, ReadyMadeTeam]) -> None:
    """A line for each ready-made team, and one for each of its fleets."""
    table = Table("name", "faction", "players", "points", "", box=None, pad_edge=False, header_style="dim")
    table.columns[0].no_wrap = True
    for column in (2, 3):
        table.columns[column].justify = "right"
    for key, team in teams.items():
        about = Text.assemble((team.name, "bold"), "\n", (team.summary, "dim"))
        table.add_row(key, team.faction.adjective, str(team.players), str(team.points), about)
        for own, fleet in zip(team.fleet_keys, team.fleets, strict=True):
            table.add_row(f"  {own}", "", "", str(fleet.points), fleet.name)
    Console(highlight=False).print(table)


def listed_fleets(fleets: Mapping[str, Fleet]) -> list[dict[str, Any]]:
    """The ready-made fleets, for machines."""
    return [
        {
            "key": key,
            "name": fleet.name,
            "faction": fleet.faction,
            "points": fleet.points,
            "description": fleet.description.strip(),
        }
        for key, fleet in fleets.items()
    ]


def listed_teams(teams: Mapping[str, ReadyMadeTeam]) -> list[dict[str, Any]]:
    """The ready-made teams with their fleets, for machines."""
    return [
        {
            "key": key,
            "name": team.name,
            "faction": team.faction,
            "players": team.players,
            "points": team.points,
            "description": team.summary,
            "fleets": listed_fleets(dict(zip(team.fleet_keys, team.fleets, strict=True))),
        }
        for key, team in teams.items()
    ]


def document(fleet: Fleet, limit: int | None = None) -> dict[str, Any]:
    """The fleet with names and costs, for machines."""
    cards = roster(fleet)
    limit = limit or usual_limit(cards.points)
    return {
        "name": fleet.name,
        "author": fleet.author,
        "description": fleet.description,
        "faction": fleet.faction,
        "printing": fleet.printing,
        "commander": fleet.commander,
        "objectives": {
            category: [objective.key for objective in cards.objectives if objective.category is category]
            for category in Category
        },
        "ships": [
            {**_priced(ship.card), "upgrades": [_priced(upgrade) for upgrade in ship.upgrades], "total": ship.points}
            for ship in cards.ships
        ],
        "squadrons": [{**_priced(squadron), "count": count} for squadron, count in counted(cards)],
        "points": cards.points,
        "squadron_points": cards.squadron_points,
        "limit": limit,
        "bid": limit - cards.points,
        "remarks": fleet.remarks,
    }


def counted(cards: Roster) -> list[tuple[SquadronCard, int]]:
    """Each squadron card and how many squadrons of it there are."""
    by_key = {squadron.key: squadron for squadron in cards.squadrons}
    return [(by_key[key], count) for key, count in Counter(squadron.key for squadron in cards.squadrons).items()]


def usual_limit(points: int) -> int:
    """The lowest usual limit that a fleet with these points does not exceed."""
    return next((limit for limit in LIMITS if points <= limit), points)


def _priced(card: ShipCard | SquadronCard | UpgradeCard) -> dict[str, Any]:
    return {"card": card.key, "name": card.title, "points": card.points}


def _slots(upgrade: UpgradeCard) -> str:
    return " + ".join(slot_name(slot) for slot in upgrade.slots)


def _bid(points: int, limit: int | None) -> str:
    """How many points a fleet is below the limit; the player with the lower fleet chooses who is first."""
    agreed = limit or usual_limit(points)
    if points > agreed:
        return f"{points - agreed} over {agreed}"
    return f"bid of {agreed - points} at {agreed}"
