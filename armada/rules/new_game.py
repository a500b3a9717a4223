"""A new game from fleets: ships, squadrons and upgrades with their starting values, before setup (SETUP-08 on).

All of them are open to all; the objectives are hidden, and so are the damage decks once shuffled (INFO-13, INFO-15).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from armada.catalog.cards import Card, Printing, Slot, Works
from armada.catalog.catalog import Catalog, catalog
from armada.catalog.profiles import DamageDecks, Profile
from armada.catalog.profiles import profile as profile_of
from armada.catalog.shapes import obstacle_tokens, ship_shape
from armada.engine.procedures import rule
from armada.engine.seats import Seat, Side
from armada.errors import FleetError
from armada.fleet.fleet import Fault, Fleet
from armada.fleet.legality import fleet_faults
from armada.fleet.roster import EquippedShip, Roster, described, roster
from armada.fleet.sharing import teams_of
from armada.fleet.teams import team_faults
from armada.messages.message import listed, say
from armada.rules.game import PLAY_AREAS, deck_titles
from armada.rules.team_play import options_with, share_fleets
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.state.game_state import GameState, Phase
from armada.state.records import (
    Deck,
    Defense,
    Obstacle,
    Player,
    Ship,
    ShipId,
    Squadron,
    SquadronId,
    Unit,
    UnitId,
    Upgrade,
    UpgradeId,
)

CORE_OBSTACLES: Final = "core"
"""The obstacles of this set are those of a standard game (SETUP-24)."""

ID_COLORS: Final = ("white", "black")
"""The colour of a side's ID tokens (SETUP-16, TRN-25)."""


def new_state(
    fleets: Sequence[Fleet],
    *,
    profile: str = "standard",
    points: int | None = None,
    options: Sequence[str] = (),
    play_area: str | None = None,
    sides: Sequence[int] | None = None,
    admirals_without_fleet: Sequence[int] = (),
    names: Sequence[str | None] = (),
    allow_missing: bool = False,
    teams: Sequence[Sequence[str]] | None = None,
    controllers: Sequence[Sequence[int]] | None = None,
) -> GameState:
    """The state of a game of these fleets before setup; the seat of a fleet is its place among them.

    In team play `teams` names the players of each fleet, the Team Commander first, and `controllers` says for each ship
    and squadron of a fleet the place of its controller in the team; else they are dealt out evenly. The Team
    Commanders have the seats of the fleets; those of the other players of the first team follow, then of the second.

    `names` are those of the players, where they have any other than that of their fleet; None is no name. `points` are
    those of a side, the profile's own if none were agreed on. `sides` tells the side of each fleet; else the first half
    plays against the second. `admirals_without_fleet` lists the sides whose Grand Admiral is one more player, without a
    fleet; the seats of these come last. Cards whose effect is not written are a `FleetError` that names them all; with
    `allow_missing` they do nothing, and the state lists them. Whether the fleets are legal is not looked at here: see
    `illegal_fleets`.
    """
    options = options_with(options, teams)
    rules = profile_of(profile, *[option for option in options if option != UNLIMITED_ROUNDS])
    _check_options(rules, options)
    sharing = teams_of(fleets, teams, controllers) if teams is not None else None
    seats = _sides(rules, fleets, sides)
    agreed = rules.default_points(len(fleets)) if points is None else points
    admirals = _admirals_without_fleet(fleets, admirals_without_fleet)
    printing = _printing(fleets)
    rosters = [roster(fleet) for fleet in fleets]
    plays_objectives = UNLIMITED_ROUNDS not in options
    missing = missing_effects(rosters, catalog(printing), objectives=plays_objectives)
    if missing and not allow_missing:
        names = listed([described(card) for card in missing])
        raise FleetError(say("agreements-not-written", count=len(missing), cards=names))
    units, upgrades = _units(rosters, seats)
    decks = 1 if rules.damage_decks is DamageDecks.SHARED else len(fleets)
    state = GameState(
        profile=profile,
        options=tuple(options),
        printing=printing,
        points=agreed,
        play_area=_play_area(rules, len(fleets), agreed, play_area),
        players=(
            *_players(fleets, rosters, seats, plays_objectives, names),
            *_players_without_fleet(fleets, seats, admirals, names),
        ),
        grand_admirals=(
            admirals.get(Side(0), _cheapest(rosters, seats, 0)),
            admirals.get(Side(1), _cheapest(rosters, seats, 1)),
        ),
        first_side=Side(0),
        round=0,
        phase=Phase.SETUP,
        units=units,
        upgrades=upgrades,
        obstacles=tuple([Obstacle(key=key) for key, token in obstacle_tokens().items() if token.set == CORE_OBSTACLES]),
        tokens=(),
        decks=(Deck(tuple(range(len(deck_titles())))),) * decks,
        objective=None,
        victory_tokens=(0, 0),
        lasting=(),
        without_effect=tuple([card.key for card in missing]),
        outcome=None,
        without_fleet=tuple(admirals.values()),
    )
    return state if sharing is None else share_fleets(state, sharing)


def illegal_fleets(
    fleets: Sequence[Fleet],
    *,
    profile: str = "standard",
    points: int | None = None,
    options: Sequence[str] = (),
    sides: Sequence[int] | None = None,
) -> list[str]:
    """The faults of these fleets by the rules of fleet building, a sentence each; without any they can play."""
    building = [option for option in options if option != UNLIMITED_ROUNDS]
    rules = profile_of(profile, *building)
    seats = _sides(rules, fleets, sides)
    unused = rules.table(len(fleets)).rules.objectives if UNLIMITED_ROUNDS in options else None
    faults = []
    if len(fleets) == 2:
        for number, fleet in enumerate(fleets, 1):
            own = fleet_faults(fleet, profile=profile, points=points, options=building)
            label = say("faults-fleet", number=number)
            faults += [(fault, _in_words(label, fault)) for fault in own]
    else:
        for side in (0, 1):
            team = [fleet for fleet, own in zip(fleets, seats, strict=True) if own == side]
            own = team_faults(team, players=len(fleets), points=points, profile=profile, options=building)
            label = say("agreements-first-team" if side == 0 else "agreements-second-team")
            faults += [(fault, _in_words(label, fault)) for fault in own]
    return [text for fault, text in faults if fault.rule != unused]


def _in_words(label: str, fault: Fault) -> str:
    return say("faults-of-fleet", fleet=label, fault=f"{fault.message} {fault.remedy}")


def missing_effects(rosters: Sequence[Roster], cards: Catalog, *, objectives: bool = True) -> list[Card]:
    """The cards of a game whose effects are not written: of the fleets, their keywords, and the damage deck."""
    found: dict[str, Card] = {}
    for fleet in rosters:
        for card in _cards_of(fleet, cards, objectives):
            found.setdefault(card.key, card)
    found |= cards.damage_cards
    return [card for card in found.values() if card.effect is Works.NOT_YET]


def flagship(state: GameState, seat: Seat) -> ShipId | None:
    """The flagship of a seat: the ship with a commander, which bears a mark of its own (SETUP-13)."""
    upgrades = catalog(state.printing).upgrades
    for upgrade in state.upgrades:
        if upgrade.seat == seat and upgrades[upgrade.card].slots[0] is Slot.COMMANDER:
            return upgrade.ship
    return None


# The pieces


@rule("SETUP-08", "SETUP-09", "SETUP-10", "SETUP-11", "SETUP-12", "UPG-14", "TRN-23")
def _units(rosters: Sequence[Roster], sides: Sequence[Side]) -> tuple[tuple[Unit, ...], tuple[Upgrade, ...]]:
    """Full shields and hull points, readied defense tokens and upgrades; nothing is activated."""
    units: list[Unit] = []
    upgrades: list[Upgrade] = []
    labels = iter(_labels(rosters, sides))
    for place, fleet in enumerate(rosters):
        seat = Seat(place)
        for ship in fleet.ships:
            id = ShipId(UnitId(len(units)))
            units.append(_ship(ship, id, seat, next(labels)))
            for upgrade in ship.upgrades:
                upgrades.append(Upgrade(id=UpgradeId(len(upgrades)), card=upgrade.key, ship=id, seat=seat))
        for card in fleet.squadrons:
            tokens = tuple([Defense(kind) for kind in card.defense_tokens]) if card.unique else ()
            units.append(
                Squadron(
                    id=SquadronId(UnitId(len(units))),
                    seat=seat,
                    card=card.key,
                    label=next(labels),
                    hull=card.hull,
                    defense=tokens,
                )
            )
    return tuple(units), tuple(upgrades)


def _ship(ship: EquippedShip, id: ShipId, seat: Seat, label: str) -> Ship:
    card = ship.card
    return Ship(
        id=id,
        seat=seat,
        card=card.key,
        label=label,
        shields=tuple([card.shields[zone] for zone in ship_shape(card.chassis).zones]),
        defense=tuple([Defense(kind) for kind in card.defense_tokens]),
    )


@rule("SETUP-13", "SETUP-14", "SETUP-15", "SETUP-16", "TRN-24", "TRN-25", "TRN-70")
def _labels(rosters: Sequence[Roster], sides: Sequence[Side]) -> list[str]:
    """The name of each ship and squadron: no two alike.

    A ship goes by its title, if it has one. Copies of a side are numbered; in a match of one faction every piece bears
    the colour of its side.
    """
    names = [(side, name) for fleet, side in zip(rosters, sides, strict=True) for name in _names(fleet)]
    copies = Counter(names)
    seen: Counter[tuple[Side, str]] = Counter()
    factions = [{fleet.faction for fleet, own in zip(rosters, sides, strict=True) if own == side} for side in (0, 1)]
    needs_color = bool(factions[0] & factions[1]) or any((1 - side, name) in copies for side, name in names)
    labels = []
    for side, name in names:
        seen[side, name] += 1
        number = f" {seen[side, name]}" if copies[side, name] > 1 else ""
        labels.append(f"{name}{number} ({ID_COLORS[side]})" if needs_color else f"{name}{number}")
    return labels


def _names(fleet: Roster) -> Iterator[str]:
    for ship in fleet.ships:
        title = next((upgrade.name for upgrade in ship.upgrades if upgrade.slots[0] is Slot.TITLE), None)
        yield title or ship.card.name
    for squadron in fleet.squadrons:
        yield squadron.title


# The players


def _sides(rules: Profile, fleets: Sequence[Fleet], sides: Sequence[int] | None) -> list[Side]:
    """The side of each fleet; both sides have the same number (SEC-16)."""
    rules.table(len(fleets))
    half = len(fleets) // 2
    found = [int(place >= half) for place in range(len(fleets))] if sides is None else list(sides)
    if sorted(found) != [0] * half + [1] * half:
        raise FleetError(say("agreements-sides", fleets=len(fleets), sides=str(found), half=half))
    return [Side(side) for side in found]


def _name(names: Sequence[str | None], seat: int, fleet: Fleet) -> str:
    """The name of a player: where it is left open that of the fleet, where there is none nothing."""
    name = names[seat] if seat < len(names) else ""
    return "" if name is None else name or fleet.name


@rule("INFO-13", "INFO-15", "TRN-22", "OPT-03")
def _players(
    fleets: Sequence[Fleet],
    rosters: Sequence[Roster],
    sides: Sequence[Side],
    plays_objectives: bool,
    names: Sequence[str | None],
) -> tuple[Player, ...]:
    """The seats; each alone knows its objectives, of which there are none with Unlimited Rounds."""
    return tuple(
        [
            Player(
                seat=Seat(seat),
                side=sides[seat],
                name=_name(names, seat, fleet),
                faction=fleet.faction,
                points=rosters[seat].points,
                objectives=fleet.objectives if plays_objectives else (),
                known_to=(Seat(seat),),
            )
            for seat, fleet in enumerate(fleets)
        ]
    )


@rule("SEC-65")
def _admirals_without_fleet(fleets: Sequence[Fleet], sides: Sequence[int]) -> dict[Side, Seat]:
    """The seats of Grand Admirals without a fleet, by side; they come after all others."""
    if not sides:
        return {}
    if len(fleets) <= 2 or sorted(set(sides)) != sorted(sides) or not {0, 1}.issuperset(sides):
        raise FleetError(say("agreements-admirals", fleets=len(fleets), sides=str(list(sides))))
    return {Side(side): Seat(len(fleets) + place) for place, side in enumerate(sides)}


def _players_without_fleet(
    fleets: Sequence[Fleet], sides: Sequence[Side], admirals: dict[Side, Seat], names: Sequence[str | None]
) -> Iterator[Player]:
    """The seats of Grand Admirals without a fleet."""
    for side, seat in admirals.items():
        name = (names[seat] if seat < len(names) else "") or ""
        faction = fleets[sides.index(side)].faction
        yield Player(seat=seat, side=side, name=name, faction=faction, points=0, known_to=(seat,))


def _cheapest(rosters: Sequence[Roster], sides: Sequence[Side], side: int) -> Seat:
    """The first seat with the cheapest fleet of a side, until its team chooses: in a game of two it is alone."""
    return Seat(min([seat for seat, own in enumerate(sides) if own == side], key=lambda seat: rosters[seat].points))


def _printing(fleets: Sequence[Fleet]) -> Printing:
    printings = {fleet.printing for fleet in fleets}
    if len(printings) > 1:
        raise FleetError(say("agreements-printings"))
    return printings.pop()


# The game


def _check_options(rules: Profile, options: Sequence[str]) -> None:
    """Unlimited Rounds is a rule of the Rules Reference, for two who agree on it (OPT-01)."""
    if UNLIMITED_ROUNDS in options and rules.core_set_points is None:
        raise FleetError(say("agreements-unlimited-rounds", profile=say(f"choices-profile-{rules.key}")))


@rule("SETUP-02", "SETUP-03", "SEC-02", "SEC-09")
def _play_area(rules: Profile, players: int, points: int, asked: str | None) -> str:
    """The play area of the game; only in standard games can players agree on another."""
    game = rules.table(players).game(points)
    usual = "standard"
    if game is not None and game.extended_setup:
        usual = "extended"
    elif rules.core_set_points == points:
        usual = "core set"
    possible = ("standard", "core set") if rules.core_set_points is not None else (usual,)
    if asked is None or asked in possible:
        return asked or usual
    rule = "SETUP-02" if asked in PLAY_AREAS else "SETUP-01"
    areas = listed(possible, either=True)
    raise FleetError(
        say(
            "agreements-play-area",
            profile=say(f"choices-profile-{rules.key}"),
            points=points,
            area=asked,
            rule=rule,
            areas=areas,
        )
    )


def _cards_of(fleet: Roster, cards: Catalog, objectives: bool) -> Iterator[Card]:
    for ship in fleet.ships:
        yield ship.card
        yield from ship.upgrades
    for squadron in fleet.squadrons:
        yield squadron
        for keyword in squadron.keywords:
            yield cards.keywords[keyword.name]
    if objectives:
        yield from fleet.objectives
