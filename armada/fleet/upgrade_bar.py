"""Which upgrades a ship can equip: icons, titles, modifications, and what the cards themselves demand (UPG)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from armada.catalog.cards import Only, ShipCard, Slot, UpgradeCard
from armada.catalog.catalog import Catalog
from armada.catalog.profiles import Citations
from armada.fleet.fleet import Fault
from armada.fleet.roster import EquippedShip, faction_name, slot_name
from armada.messages.message import listed, say

WITHOUT_ICON = (Slot.COMMANDER, Slot.TITLE)
"""These need no icon in the upgrade bar (UPG-09)."""

ANY_SHIP = Only()
USUAL: Final = Citations()


def ship_faults(ship: EquippedShip, cards: Catalog, rules: Citations = USUAL) -> Iterator[Fault]:
    """Every rule that the upgrades of this one ship break; `cards` are only for the words of a remedy."""
    yield from _copies(ship)
    yield from _one_of_a_kind(ship)
    refused = []
    for upgrade in ship.upgrades:
        misfits = list(_misfits(upgrade, ship, cards, rules))
        if misfits:
            refused.append(upgrade)
            yield from misfits
    yield from _icons(ship, refused)


def upgrade_bar(ship: ShipCard, upgrades: Iterable[UpgradeCard]) -> list[Slot]:
    """The icons of a ship's upgrade bar with these upgrades: printed and gained icons, without lost ones."""
    icons = list(ship.upgrade_slots)
    lost: list[Slot] = []
    for upgrade in upgrades:
        icons += upgrade.grants_slots
        lost += upgrade.removes_slots
    return [icon for icon in icons if icon not in lost] if lost else icons


def open_slots(ship: EquippedShip) -> list[Slot]:
    """The free slots of a ship: the icons that no upgrade fills, and a title if it has none (UPG-01, UPG-06)."""
    slots = [*upgrade_bar(ship.card, ship.upgrades), Slot.TITLE]
    for upgrade in ship.upgrades:
        for slot in upgrade.slots:
            if slot in slots:
                slots.remove(slot)
    return slots


def _copies(ship: EquippedShip) -> Iterator[Fault]:
    """Second copies of an upgrade on one ship (FLEET-19)."""
    seen: list[str] = []
    for upgrade in ship.upgrades:
        if upgrade.key in seen:
            said = say("faults-upgrade-twice", ship=ship.label, upgrade=upgrade.name)
            yield Fault("FLEET-19", said, upgrade.key, say("faults-upgrade-twice.remedy"))
        seen.append(upgrade.key)


def _one_of_a_kind(ship: EquippedShip) -> Iterator[Fault]:
    """A second modification, title or commander on a ship (UPG-04, UPG-06, UPG-08)."""
    modification = title = commander = None
    for upgrade in ship.upgrades:
        slot = upgrade.slots[0]
        if upgrade.modification:
            if modification:
                yield _second("UPG-04", "modification", modification, upgrade, ship)
            modification = modification or upgrade
        if slot is Slot.TITLE:
            if title:
                yield _second("UPG-06", "title", title, upgrade, ship)
            title = title or upgrade
        elif slot is Slot.COMMANDER:
            if commander:
                yield _second("UPG-08", "commander", commander, upgrade, ship)
            commander = commander or upgrade


def _second(rule: str, what: str, first: UpgradeCard, second: UpgradeCard, ship: EquippedShip) -> Fault:
    said = say("faults-second-upgrade", ship=ship.label, second=second.name, first=first.name, what=what, rule=rule)
    return Fault(rule, said, second.key, say("faults-leave-out-either", second=second.name, first=first.name))


def _misfits(upgrade: UpgradeCard, ship: EquippedShip, cards: Catalog, rules: Citations) -> Iterator[Fault]:
    """Why this ship cannot equip this upgrade, whatever its icons.

    An upgrade of no faction is for all (FLEET-10).
    """
    if upgrade.factions and ship.card.faction not in upgrade.factions:
        own = faction_name(ship.card.faction)
        others = listed([faction_name(faction) for faction in upgrade.factions])
        said = say(
            "faults-upgrade-faction",
            ship=ship.label,
            faction=own,
            upgrade=upgrade.name,
            factions=others,
            rule=rules.upgrade_faction,
        )
        yield Fault(rules.upgrade_faction, said, upgrade.key, say("faults-upgrade-faction.remedy", faction=own))
    if upgrade.withdrawn:
        said = say("faults-withdrawn", ship=ship.label, upgrade=upgrade.name, rule=rules.withdrawn)
        yield Fault(rules.withdrawn, said, upgrade.key, say("faults-withdrawn.remedy"))
    if upgrade.only != ANY_SHIP:
        yield from _demands(upgrade, ship, cards)


def unmet_demand(only: Only, card: ShipCard) -> str | None:
    """The first demand of an upgrade that a ship card does not meet, as a field of `Only`."""
    if only.ship_classes and card.ship_class not in only.ship_classes:
        return "ship_classes"
    if only.name_tags and not any(tag in card.name_tags for tag in only.name_tags):
        return "name_tags"
    if only.sizes and card.size not in only.sizes:
        return "sizes"
    if only.traits and not any(trait in card.traits for trait in only.traits):
        return "traits"
    return None


def _demands(upgrade: UpgradeCard, ship: EquippedShip, cards: Catalog) -> Iterator[Fault]:
    """The demands of an upgrade that the ship does not meet (UPG-05, FX-02, FX-03)."""
    card, only = ship.card, upgrade.only
    demand = unmet_demand(only, card)
    if demand:
        is_by_icon = demand in ("ship_classes", "name_tags") and upgrade.slots[0] is Slot.TITLE
        rule = "UPG-05" if is_by_icon else "FX-02"
        yield _only(rule, upgrade, _demanded(rule, demand, upgrade, ship, cards))
    if only.flagship and not ship.is_flagship:
        yield _only("FX-02", upgrade, say("faults-only-flagship", ship=ship.label, upgrade=upgrade.name))
    if only.without_slots and (not only.without_slots_sizes or card.size in only.without_slots_sizes):
        icons = upgrade_bar(card, [other for other in ship.upgrades if other is not upgrade])
        for slot in only.without_slots:
            if slot in icons:
                said = say("faults-icon-present", ship=ship.label, upgrade=upgrade.name, icon=slot_name(slot))
                yield Fault("FX-03", said, upgrade.key, say("faults-icon-present.remedy", icon=slot_name(slot)))


def _demanded(rule: str, demand: str, upgrade: UpgradeCard, ship: EquippedShip, cards: Catalog) -> str:
    """Why a ship is none of those that an upgrade is for."""
    only, label, name = upgrade.only, ship.label, upgrade.name
    if demand == "ship_classes":
        names = [ship.name for ship in cards.ships.values() if ship.ship_class in only.ship_classes]
        ships = listed(list(dict.fromkeys(names)), either=True)
        return say("faults-only-ships", ship=label, upgrade=name, ships=ships, rule=rule)
    if demand == "sizes":
        sizes, own = [say(f"kinds-size-{size}") for size in only.sizes], say(f"kinds-size-{ship.card.size}")
        known = listed(sizes, either=True)
        return say("faults-only-sizes", ship=label, upgrade=name, sizes=known, size=own, rule=rule)
    if demand == "traits":
        traits = listed([_tag(trait) for trait in only.traits], either=True)
        return say("faults-only-traits", ship=label, upgrade=name, traits=traits, rule=rule)
    tags = listed([_tag(tag) for tag in only.name_tags], either=True)
    return say("faults-only-names", ship=label, upgrade=name, names=tags, rule=rule)


def _only(rule: str, upgrade: UpgradeCard, said: str) -> Fault:
    return Fault(rule, said, upgrade.key, say("faults-leave-out-or-move"))


def _tag(tag: str) -> str:
    return " ".join(word.upper() if len(word) <= 2 else word.capitalize() for word in tag.split("_"))


def _icons(ship: EquippedShip, refused: list[UpgradeCard]) -> Iterator[Fault]:
    """One upgrade for each icon of its type (UPG-01, UPG-10, UPG-11).

    A card names the exact icons it fills, so counting them is exact. A card that the ship cannot equip gives it no
    icon, but still fills one.
    """
    givers = [upgrade for upgrade in ship.upgrades if upgrade not in refused] if refused else ship.upgrades
    free = upgrade_bar(ship.card, givers)
    for upgrade in ship.upgrades:
        needed = [slot for slot in upgrade.slots if slot not in WITHOUT_ICON]
        missing = [slot for slot in needed if free.count(slot) < needed.count(slot)]
        if missing:
            yield _no_icon(upgrade, missing[0], ship, givers)
        else:
            for slot in needed:
                free.remove(slot)


def _no_icon(upgrade: UpgradeCard, slot: Slot, ship: EquippedShip, givers: Iterable[UpgradeCard]) -> Fault:
    for other in givers:
        if slot in other.removes_slots:
            said = say(
                "faults-icon-removed", ship=ship.label, upgrade=upgrade.name, other=other.name, icon=slot_name(slot)
            )
            remedy = say("faults-leave-out-either", second=upgrade.name, first=other.name)
            return Fault("FX-03", said, upgrade.key, remedy)
    rivals = [other for other in ship.upgrades if slot in other.slots and other is not upgrade]
    has = upgrade_bar(ship.card, givers).count(slot)
    if not has:
        said = say("faults-no-icon", ship=ship.label, upgrade=upgrade.name, icon=slot_name(slot))
    else:
        filled = listed(list(dict.fromkeys([other.name for other in rivals]))) if rivals else upgrade.name
        said = say(
            "faults-icons-filled",
            ship=ship.label,
            upgrade=upgrade.name,
            icon=slot_name(slot),
            count=has,
            others=filled,
        )
    return Fault("UPG-01", said, upgrade.key, say("faults-no-icon.remedy", icon=slot_name(slot)))
