"""Fleet lists as text, in the dialects that other programs read and in our own formats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import permutations
from typing import Final

from armada.catalog.aliases import aliases
from armada.catalog.cards import Category, Faction, Printing, ShipCard, Slot, SquadronCard, UpgradeCard
from armada.catalog.catalog import catalog
from armada.errors import FleetError
from armada.fleet.fleet import Dialect, Fleet
from armada.fleet.names import NEEDLESS
from armada.fleet.own_format import write_json, write_toml
from armada.fleet.roster import Roster, roster
from armada.messages.message import listed, say

USUAL_LIMIT: Final = 400
"""The limit that Warlords shows beside the points; a fleet does not record its own."""
ADJECTIVES: Final[Mapping[Faction, str]] = {faction: faction.adjective for faction in Faction}
STAR_FORGE_FACTIONS: Final[Mapping[Faction, str]] = {**ADJECTIVES, Faction.EMPIRE: "Empire"}
WARLORDS_FACTIONS: Final = {
    Faction.REBEL: "Rebel Alliance",
    Faction.EMPIRE: "Galactic Empire",
    Faction.REPUBLIC: "Galactic Republic",
    Faction.SEPARATIST: "Separatist Alliance",
}
BRACES: Final = {Faction.REBEL: "REB", Faction.EMPIRE: "IMP", Faction.REPUBLIC: "GAR", Faction.SEPARATIST: "CIS"}
MARKS: Final = {Slot.COMMANDER: "com", Slot.OFFICER: "off", Slot.WEAPONS_TEAM: "wpn"}


def write_fleet(fleet: Fleet, dialect: Dialect | str) -> str:
    """The fleet as text in this dialect. Facts that it cannot express, such as the description, are left out."""
    cards = roster(fleet)
    if dialect == Dialect.KINGSTON:
        lines = _kingston(fleet, cards)
    elif dialect == Dialect.STAR_FORGE:
        lines = _star_forge(fleet, cards)
    elif dialect == Dialect.WARLORDS:
        lines = _warlords(fleet, cards)
    elif dialect == Dialect.TOML:
        return write_toml(fleet)
    elif dialect == Dialect.JSON:
        return write_json(fleet)
    else:
        raise FleetError(say("lists-dialect", dialect=str(dialect), dialects=listed(list(Dialect), either=True)))
    return "\n".join(lines) + "\n"


def _kingston(fleet: Fleet, cards: Roster) -> Iterator[str]:
    """As Ryan Kingston's builder exports it: the dialect that most programs accept."""
    commander = _commander(cards)
    objectives = _objectives(cards)
    yield from _header(fleet, ADJECTIVES)
    yield f"Commander: {commander.name if commander else ''}".rstrip()
    yield ""
    for category in _categories(objectives):
        yield f"{category.title()}: {objectives.get(category, '')}".rstrip()
    yield ""
    yield from _ship_blocks(cards, lambda ship: _without_class(aliases().kingston.get(ship.key, ship.name)))
    yield from _squadron_block(cards, lambda squadron: _without_class(_ace_alone(squadron, fleet.printing)))


def _without_class(name: str) -> str:
    """The name as Kingston's builder has it: `Providence Carrier`."""
    return name.replace("-class", "")


def _star_forge(fleet: Fleet, cards: Roster) -> Iterator[str]:
    """As Star Forge exports it: full names, aces with their chassis, no lines for missing objectives."""
    commander = _commander(cards)
    yield from _header(fleet, STAR_FORGE_FACTIONS)
    if commander:
        yield f"Commander: {commander.name} ({commander.points})"
    yield ""
    for category, names in _objectives(cards).items():
        yield f"{category.title()}: {names}"
    yield ""
    yield from _ship_blocks(cards, lambda ship: _braced(ship, fleet.printing))
    yield from _squadron_block(cards, lambda squadron: " - ".join(filter(None, (squadron.ace, squadron.name))))


def _warlords(fleet: Fleet, cards: Roster) -> Iterator[str]:
    """As Armada Warlords exports it, with its tabs and trailing spaces."""
    commander = _commander(cards)
    objectives = _objectives(cards)
    flagship = next((ship for ship in cards.ships if ship.is_flagship), None)
    yield from (f"{_one_line(fleet.name)} ", "\t", f"Author: {_one_line(fleet.author)}", "")
    yield from (f"Faction: {WARLORDS_FACTIONS[fleet.faction]}\t",)
    yield from (f"Points: {cards.points}/{max(cards.points, USUAL_LIMIT)}\t", " ", "")
    yield from (f"Commander: {_marked(commander, fleet.printing) if commander else ''}", "")
    for category in _categories(objectives):
        yield f"{category.title()} Objective: {objectives.get(category, '')}\t"
    for ship in cards.ships:
        mark = "[ flagship ] " if ship is flagship else ""
        yield from ("", "", f"{mark}{ship.card.name} ({ship.card.points} points)")
        for upgrade in ship.upgrades:
            yield f"-  {_marked(upgrade, fleet.printing)}\t ( {upgrade.points}\t points) "
        yield f"= {ship.points} total ship cost"
    yield from ("", "")
    for squadron, count in _counted(cards):
        name = _ace_alone(squadron, fleet.printing) + ("s" if count > 1 else "")
        yield f"{count}\t{name} ( {count * squadron.points} points) "
    yield f"= {cards.squadron_points} total squadron cost"


def _header(fleet: Fleet, factions: Mapping[Faction, str]) -> Iterator[str]:
    yield f"Name: {_one_line(fleet.name)}".rstrip()
    if fleet.author:
        yield f"Author: {_one_line(fleet.author)}"
    yield f"Faction: {factions[fleet.faction]}"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _commander(cards: Roster) -> UpgradeCard | None:
    upgrades = (upgrade for ship in cards.ships for upgrade in ship.upgrades)
    return next((upgrade for upgrade in upgrades if Slot.COMMANDER in upgrade.slots), None)


def _objectives(cards: Roster) -> dict[Category, str]:
    """The names of the objectives of each category that has any."""
    chosen = {category: [card.name for card in cards.objectives if card.category is category] for category in Category}
    return {category: ", ".join(names) for category, names in chosen.items() if names}


def _categories(objectives: Mapping[Category, str]) -> list[Category]:
    """The three categories that every list names, and that of campaigns where a fleet has one."""
    return [category for category in Category if category is not Category.CAMPAIGN or category in objectives]


def _ship_blocks(cards: Roster, name: Callable[[ShipCard], str]) -> Iterator[str]:
    """Each ship with its upgrades, as Kingston and Star Forge write them."""
    for ship in cards.ships:
        yield f"{name(ship.card)} ({ship.card.points})"
        for upgrade in ship.upgrades:
            yield f"• {upgrade.name} ({upgrade.points})"
        yield f"= {ship.points} Points"
        yield ""


def _squadron_block(cards: Roster, name: Callable[[SquadronCard], str]) -> Iterator[str]:
    """The squadrons and the total, as Kingston and Star Forge write them."""
    yield "Squadrons:"
    for squadron, count in _counted(cards):
        yield f"• {f'{count} x ' if count > 1 else ''}{name(squadron)} ({count * squadron.points})"
    yield f"= {cards.squadron_points} Points"
    yield ""
    yield f"Total Points: {cards.points}"


def _counted(cards: Roster) -> Iterator[tuple[SquadronCard, int]]:
    """Each squadron card and how many squadrons of it there are."""
    by_key = {squadron.key: squadron for squadron in cards.squadrons}
    for key, count in Counter(squadron.key for squadron in cards.squadrons).items():
        yield by_key[key], count


def _ace_alone(squadron: SquadronCard, printing: Printing) -> str:
    """The ace, with the chassis in parentheses if squadrons share the ace; else the squadron."""
    if squadron.key in _sharing_aces(printing):
        return f"{squadron.title} ({_one_line(NEEDLESS.sub(' ', squadron.name))})"
    return squadron.title


def _braced(ship: ShipCard, printing: Printing) -> str:
    """The ship, with its faction in braces if an older ship has the name."""
    return f"{ship.name} {{{BRACES[ship.faction]}}}" if ship.key in _later_ships(printing) else ship.name


def _marked(upgrade: UpgradeCard, printing: Printing) -> str:
    """The upgrade, with a mark if upgrades share the name."""
    mark = _marks(printing).get(upgrade.key)
    return f"{upgrade.name} ({mark})" if mark else upgrade.name


@cache
def _sharing_aces(printing: Printing) -> frozenset[str]:
    """The keys of the squadrons whose ace also flies another."""
    squadrons = [squadron for squadron in catalog(printing).squadrons.values() if squadron.ace]
    flown = Counter(squadron.ace for squadron in squadrons)
    return frozenset(squadron.key for squadron in squadrons if flown[squadron.ace] > 1)


@cache
def _later_ships(printing: Printing) -> frozenset[str]:
    """The keys of the ships that share the name of an older one."""
    oldest: dict[str, ShipCard] = {}
    ships = sorted(catalog(printing).ships.values(), key=lambda ship: ship.source.wave)
    return frozenset(ship.key for ship in ships if oldest.setdefault(ship.name, ship) is not ship)


@cache
def _marks(printing: Printing) -> Mapping[str, str]:
    """The mark of each upgrade that needs one: its slot, if its faction has several cards with the name.

    A Republic officer also gets the mark of the faction if another faction has an officer with the name.
    """
    named: dict[str, list[UpgradeCard]] = {}
    for upgrade in catalog(printing).upgrades.values():
        named.setdefault(upgrade.name, []).append(upgrade)
    marks: dict[str, str] = {}
    for one, other in (pair for alike in named.values() for pair in permutations(alike, 2)):
        if one.slots[0] in MARKS and set(one.factions) & set(other.factions):
            marks[one.key] = MARKS[one.slots[0]]
        elif one.slots == other.slots == (Slot.OFFICER,) and Faction.REPUBLIC in one.factions:
            marks[one.key] = f"rep {MARKS[Slot.OFFICER]}"
    return marks
