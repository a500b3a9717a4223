"""One faction in a fleet (FLEET-07, FLEET-08, FLEET-09, FLEET-22; EXT-fleet-04 to EXT-fleet-07)."""

from __future__ import annotations

from collections.abc import Iterator

from armada.catalog.cards import ShipCard, SquadronCard
from armada.catalog.profiles import Citations, Profile
from armada.fleet.fleet import Fault
from armada.fleet.roster import Roster, faction_name
from armada.messages.message import listed, say


def allegiance_faults(roster: Roster, profile: Profile, rules: Citations) -> Iterator[Fault]:
    """Mixed factions, or factions other than the fleet's; an upgrade must match the faction of its ship (UPG-03)."""
    if roster.faction not in profile.factions:
        known = listed([faction_name(faction) for faction in profile.factions])
        said = say("faults-faction", faction=faction_name(roster.faction), factions=known)
        yield Fault("FLEET-22", said, None, say("faults-faction.remedy"))
    cards: list[ShipCard | SquadronCard] = [ship.card for ship in roster.ships]
    cards += roster.squadrons
    outsiders = [card for card in cards if card.faction is not roster.faction]
    if not outsiders:
        return
    own = faction_name(roster.faction)
    factions = {card.faction: faction_name(card.faction) for card in cards}
    if len(factions) == 1:
        (other,) = factions.values()
        said = say("faults-other-faction", faction=own, other=other, rule=rules.faction)
        yield Fault(rules.faction, said, None, say("faults-other-faction.remedy", other=other))
        return
    names = listed(list(dict.fromkeys([_name(card) for card in outsiders])))
    yield Fault(
        rules.faction,
        say("faults-mixed-factions", factions=listed(list(factions.values())), rule=rules.faction),
        None,
        say("faults-mixed-factions.remedy", cards=names, faction=own),
    )
    for card in outsiders:
        said = say("faults-outsider", faction=own, card=_name(card), other=factions[card.faction], rule=rules.outsider)
        yield Fault(rules.outsider, said, card.key, say("faults-leave-out"))


def _name(card: ShipCard | SquadronCard) -> str:
    return card.title if isinstance(card, SquadronCard) else card.name
