"""Fleet lists as they are sent: read in any dialect, put together in the builder, and shown with what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from armada.catalog.cards import Faction, Printing, Works
from armada.catalog.profiles import profile as profile_named
from armada.catalog.profiles import profiles
from armada.display_names import clean_line
from armada.fleet.fleet import Dialect, Fault, Fleet, FleetShip
from armada.fleet.legality import fleet_faults
from armada.fleet.limits import fleet_limit
from armada.fleet.ready_made import ready_made_fleet
from armada.fleet.roster import EquippedShip, Roster, roster
from armada.fleet.upgrade_bar import open_slots
from armada.messages.message import listed, say
from armada.server.wire import fleets, resources
from armada.server.wire.problems import Refused

LONGEST_NAME = 200
LONGEST = 60_000
"""Characters of a list; the longest real ones have a tenth of that."""


def read_list(text: str, printing: Printing | None = None) -> Fleet:
    """The fleet of a list; it is text whatever it says, never the name of a file."""
    if len(text) > LONGEST:
        raise Refused(say("problems-long-list"))
    fleet = Fleet.read(text.encode("utf-8", "surrogatepass"), printing)
    return replace(fleet, name=clean_line(fleet.name[:LONGEST_NAME]), author=clean_line(fleet.author[:LONGEST_NAME]))


def fleet_of(text: str, printing: Printing | None = None) -> Fleet:
    """The ready-made fleet of a key, or the fleet of a list; in this printing, if one is given."""
    known = ready_made_fleet(text.strip())
    if known is None:
        return read_list(text, printing)
    return known if printing is None else replace(known, printing=printing)


def printing_named(key: str) -> Printing | None:
    """The printing of a key; None for an empty one."""
    if key not in ("", *Printing):
        raise Refused(say("problems-no-printing", name=key[:30], known=", ".join(Printing)), where="printing")
    return Printing(key) if key else None


def printing_of_game(key: str, profile_key: str) -> Printing | None:
    """The printing of a game: that of the key, else the only one that its profile is played with."""
    known = profiles().get(profile_key)
    return printing_named(key) or (None if known is None else known.printing)


def fleet_shown(
    fleet: Fleet,
    profile: str = "standard",
    points: int | None = None,
    options: Sequence[str] = (),
    players: int = 2,
) -> fleets.FleetShown:
    """A fleet as pages show it, with everything that is wrong with it."""
    cards = roster(fleet)
    rules = profile_named(profile, *options)
    limit = fleet_limit(rules, points, players)
    found = fleet_faults(fleet, profile=profile, points=points, players=players, options=options)
    faults = [_fault(fault) for fault in found]
    not_yet = _not_yet(cards)
    return fleets.FleetShown(
        name=fleet.name,
        faction=fleet.faction,
        text=fleet.write(Dialect.TOML),
        ships=tuple([_ship(ship) for ship in cards.ships]),
        squadrons=tuple([_squadron(cards, key, count) for key, count in Counter(fleet.squadrons).items()]),
        objectives={str(card.category): card.key for card in cards.objectives},
        points=cards.points,
        squadron_points=cards.squadron_points,
        limit=limit,
        squadron_limit=rules.squadron_points(limit),
        faults=(*faults, *line_faults(fleet)),
        can_play=not faults and not not_yet,
        not_yet=not_yet,
    )


def _fault(fault: Fault) -> fleets.FaultShown:
    message = f"{fault.message} {fault.remedy}".strip()
    return fleets.FaultShown(message=message, rule=fault.rule, card=fault.card)


def line_faults(fleet: Fleet) -> tuple[fleets.FaultShown, ...]:
    """Remarks about lines of the text: a line that was not understood is no fault of the fleet."""
    found = []
    for remark in fleet.remarks:
        said = remark.message
        if remark.suggestions:
            said = say("lists-suggestions", remark=said, meant=listed(remark.suggestions, either=True))
        found.append(fleets.FaultShown(message=said, line=remark.line or None, severe=remark.is_unknown))
    return tuple(found)


def _ship(ship: EquippedShip) -> fleets.FleetShip:
    return fleets.FleetShip(
        card=ship.card.key,
        title=ship.card.title,
        name=ship.label,
        points=ship.points,
        flagship=ship.is_flagship,
        upgrades=tuple(
            [
                fleets.FleetUpgrade(
                    card=upgrade.key,
                    title=upgrade.title,
                    slot=upgrade.slots[0],
                    points=upgrade.points,
                    unique=upgrade.unique,
                    works=upgrade.effect is not Works.NOT_YET,
                )
                for upgrade in ship.upgrades
            ]
        ),
        open_slots=tuple([str(slot) for slot in open_slots(ship)]),
        chassis=ship.card.chassis,
    )


def _squadron(cards: Roster, key: str, count: int) -> fleets.FleetSquadron:
    card = next(card for card in cards.squadrons if card.key == key)
    works = card.effect is not Works.NOT_YET
    return fleets.FleetSquadron(
        card=key,
        title=card.title,
        count=count,
        points=card.points * count,
        unique=card.unique,
        works=works,
        glyph=card.squadron_type,
    )


def _not_yet(cards: Roster) -> tuple[str, ...]:
    """The titles of the cards whose effects are not written."""
    held = [
        *cards.squadrons,
        *cards.objectives,
        *[card for ship in cards.ships for card in (ship.card, *ship.upgrades)],
    ]
    return tuple(dict.fromkeys([card.title for card in held if card.effect is Works.NOT_YET]))


def put_together(wanted: resources.FleetWanted) -> Fleet:
    """The fleet that the builder asks for."""
    factions = [*Faction]
    if wanted.faction not in factions:
        named = ", ".join(factions)
        raise Refused(say("problems-no-faction", name=wanted.faction[:30], known=named), where="faction")
    return Fleet(
        name=wanted.name[:80],
        faction=Faction(wanted.faction),
        printing=printing_of_game(wanted.printing, wanted.profile) or Printing.ERA_2016,
        ships=tuple([FleetShip(ship.card, ship.upgrades) for ship in wanted.ships]),
        squadrons=tuple([key for key, count in wanted.squadrons.items() for _ in range(max(0, min(count, 60)))]),
        objectives=wanted.objectives,
    )
