"""Limits of a fleet: total points, squadron points, flotillas and aces (FLEET, TRN, SEC)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from armada.catalog import profiles
from armada.catalog.cards import Slot, SquadronCard, UpgradeCard
from armada.catalog.profiles import Profile, TableSettings
from armada.errors import FleetError
from armada.fleet.fleet import Fault, Fleet
from armada.fleet.roster import Roster
from armada.messages.message import listed, say


def fleet_limit(profile: Profile, points: int | None = None, players: int = 2) -> int:
    """The limit of each fleet in a game at these points per side; by default the points of the profile.

    Both sides have the same limit (FLEET-05); in a team each fleet gets its share (SEC-17, SEC-18, SEC-19).
    """
    table = profile.table(players)
    agreed = profile.default_points(players) if points is None else points
    if agreed < 1:
        raise FleetError(say("agreements-limit", points=agreed, example=profile.points))
    game = table.game(agreed)
    return game.each if game else agreed * 2 // players


def fitting_points(fleets: Sequence[Fleet], profile: str = "standard", players: int | None = None) -> int | None:
    """The points of a side at which these fleets can play; None for the default of a profile.

    They are those of a core set, or full hundreds; where a profile lists several games, those of the first whose shares
    the fleets fit. `players` is the number of fleets, unless these are only one team.
    """
    rules = profiles.profile(profile)
    games = rules.table(players or len(fleets)).games
    most = max([fleet.points for fleet in fleets])
    if len(games) > 1:
        return next((game.points for game in games if most <= game.each), None)
    if rules.core_set_points is None:
        return None
    return rules.core_set_points if most <= rules.core_set_points else -(-most // 100) * 100


def game_faults(profile: Profile, points: int | None, players: int) -> Iterator[Fault]:
    """A game at these points is not among those that the profile lists (TRN-11, TRN-12, SEC-08, SEC-17 to SEC-19)."""
    table = profile.table(players)
    if points is None or table.game(points):
        return
    rule = table.rules.limit
    known = listed([str(game.points) for game in table.games], either=True)
    said = say(
        "faults-game-points",
        profile=say(f"choices-profile-{profile.key}"),
        players=players,
        points=points,
        known=known,
        rule=rule,
    )
    yield Fault(rule, said, None, say("faults-game-points.remedy", known=known))


def printing_faults(fleet: Fleet, profile: Profile, table: TableSettings) -> Iterator[Fault]:
    """The cards are of another printing than the only one that the profile is played with (EXT-base-02)."""
    if profile.printing in (None, fleet.printing):
        return
    rule, printing = table.rules.printing, str(profile.printing)
    said = say(
        "faults-printing", profile=say(f"choices-profile-{profile.key}"), printing=str(fleet.printing), rule=rule
    )
    yield Fault(rule, said, None, say("faults-printing.remedy", printing=printing))


def limit_faults(roster: Roster, profile: Profile, table: TableSettings, limit: int) -> Iterator[Fault]:
    """The limits that the fleet exceeds."""
    yield from _points(roster, table, limit)
    yield from _squadrons(roster, profile, table, limit)
    yield from _flotillas(roster, profile, table)
    if profile.aces_per_hundred is not None:
        yield from _aces(roster, table, limit // 100 * profile.aces_per_hundred)


def _points(roster: Roster, table: TableSettings, limit: int) -> Iterator[Fault]:
    """The fleet point limit; a fleet may cost less (FLEET-01, FLEET-06)."""
    cost, rule = roster.points, table.rules.limit
    if cost > limit:
        upgrades = [upgrade for ship in roster.ships for upgrade in ship.upgrades]
        yield Fault(
            rule,
            say("faults-points", cost=cost, over=cost - limit, limit=limit, rule=rule),
            None,
            _cheaper(cost - limit, [*roster.squadrons, *upgrades]),
        )


def _squadrons(roster: Roster, profile: Profile, table: TableSettings, limit: int) -> Iterator[Fault]:
    """The share of the limit that squadrons may cost, whatever the rest of the fleet costs.

    FLEET-13 and FLEET-14, TRN-13 by option, SEC-11 and SEC-23 in sector fleet games.
    """
    cost, most, rule = roster.squadron_points, profile.squadron_points(limit), table.rules.squadrons
    if cost > most:
        yield Fault(
            rule,
            say("faults-squadron-points", cost=cost, limit=limit, most=most, rule=rule),
            None,
            _cheaper(cost - most, roster.squadrons),
        )


def _flotillas(roster: Roster, profile: Profile, table: TableSettings) -> Iterator[Fault]:
    """The maximum number of flotillas in a fleet (FLOT-07, SEC-10, SEC-21, SEC-22)."""
    most = profile.flotillas if table.flotillas is None else table.flotillas
    if most is None:
        return
    flotillas = [ship for ship in roster.ships if ship.card.flotilla]
    rule = table.rules.flotillas
    if len(flotillas) > most:
        yield Fault(
            rule,
            say("faults-flotillas", count=len(flotillas), most=most, rule=rule),
            flotillas[most].card.key,
            say("faults-leave-out-cards", cards=listed([flotilla.label for flotilla in flotillas[most:]])),
        )


def _aces(roster: Roster, table: TableSettings, most: int) -> Iterator[Fault]:
    """The maximum number of unique squadrons with defense tokens (FLEET-25, EXT-fleet-03)."""
    aces = [squadron for squadron in roster.squadrons if squadron.unique and squadron.defense_tokens]
    if len(aces) > most:
        yield Fault(
            table.rules.aces,
            say("faults-aces", count=len(aces), most=most, rule=table.rules.aces),
            aces[most].key,
            say("faults-leave-out-cards", cards=listed([ace.title for ace in aces[most:]])),
        )


def _cheaper(excess: int, cards: Iterable[SquadronCard | UpgradeCard]) -> str:
    """The remedy, with the cheapest card that would be enough to leave out, if there is one; never the commander."""
    enough = [card for card in cards if card.points >= excess and not _is_commander(card)]
    if not enough:
        return say("faults-save-points", points=excess)
    card = min(enough, key=lambda card: card.points)
    name = card.title if isinstance(card, SquadronCard) else card.name
    return say("faults-save-points-by", points=excess, card=name, cost=card.points)


def _is_commander(card: SquadronCard | UpgradeCard) -> bool:
    return isinstance(card, UpgradeCard) and card.slots[0] is Slot.COMMANDER
