"""Ships and squadrons as a screen shows them: printed values filled in, derived ones worked out, secrets left out."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from armada.catalog.cards import DefenseToken, Printing, Works
from armada.catalog.catalog import catalog
from armada.engine.seats import Seat, Side
from armada.geometry.bases import HullZone
from armada.geometry.pose import Pose
from armada.messages.message import say
from armada.rules.attack import Attack
from armada.rules.destruction import hull_value
from armada.rules.engagement import engagement
from armada.rules.game import Game, deck_titles
from armada.rules.keywords import GAINED_KEYWORD, keyword_value
from armada.rules.queries import DIAL_COUNT, KEYWORD
from armada.rules.repair import engineering_value
from armada.rules.scoring import cost
from armada.rules.speed import can_have_speed
from armada.rules.squadron_command import squadron_value
from armada.rules.squadron_movement import squadron_speed
from armada.state.game_state import GameState
from armada.state.records import (
    BLANK_CARD,
    Command,
    Damage,
    Defense,
    Installation,
    Ship,
    Squadron,
    Status,
    TokenState,
    Unit,
    Upgrade,
)
from armada.words.names import call_signs

OBJECTIVE_SHIP = "objective_ship"
"""The kind of the token beside an objective ship."""

ZONES = frozenset(zone.value for zone in HullZone)


class ShieldsShown(msgspec.Struct, frozen=True):
    """The shields of a hull zone, and how many are printed."""

    zone: HullZone
    left: int
    printed: int


class DamageShown(msgspec.Struct, frozen=True):
    """A damage card on a ship; a facedown one has neither title nor summary, unless the viewer knows it."""

    faceup: bool
    title: str = ""
    summary: str = ""


class DefenseShown(msgspec.Struct, frozen=True):
    """A defense token. `locked`: chosen with an accuracy icon in the attack under way."""

    kind: DefenseToken
    state: TokenState
    locked: bool = False


class UpgradeShown(msgspec.Struct, frozen=True):
    """An upgrade card on a ship."""

    id: int
    card: str
    title: str
    slot: str
    summary: str
    exhausted: bool = False
    discarded: bool = False
    marks: int = 0
    works: bool = True
    """Whether its effect is written; one without effect is only allowed when the game was made so."""

    zone: HullZone | None = None
    """The hull zone that it marks for now."""


class ShipShown(msgspec.Struct, frozen=True, kw_only=True, tag="ship"):
    """A ship. `dials`: those still hidden, the top one first; `facedown` where the viewer may not see them."""

    id: int
    seat: Seat
    side: Side
    card: str
    name: str
    """Its own name in this game; no two are alike."""

    model: str
    """Its model, such as CR90 Corvette A."""

    chassis: str
    size: str
    status: Status
    pose: Pose | None
    speed: int
    max_speed: int
    hull: int
    damage: tuple[DamageShown, ...]
    shields: tuple[ShieldsShown, ...]
    command: int
    squadron: int
    engineering: int
    dials: tuple[Command, ...]
    revealed: Command | None
    faceup_dial: Command | None
    tokens: tuple[Command, ...]
    raids: tuple[Command, ...] = ()
    """The commands that its raid tokens bar."""

    defense: tuple[DefenseShown, ...]
    upgrades: tuple[UpgradeShown, ...]
    activated: bool
    points: int
    objective: bool = False
    """Whether it is an objective ship."""

    call_sign: str = ""
    """The letter of who decides for it and its number, such as A2; empty between two players."""

    controller: Seat | None = None
    """The seat that decides for it, if its owner does not: in team play a teammate."""


class SquadronShown(msgspec.Struct, frozen=True, kw_only=True, tag="squadron"):
    """A squadron."""

    id: int
    seat: Seat
    side: Side
    card: str
    name: str
    model: str
    glyph: str
    """Which of our drawings stands for its craft."""

    unique: bool
    status: Status
    pose: Pose | None
    hull: int
    max_hull: int
    speed: int
    keywords: tuple[str, ...]
    """Such as Bomber, Counter 2."""

    defense: tuple[DefenseShown, ...]
    activated: bool
    engaged_with: tuple[int, ...]
    points: int
    summary: str = ""
    controller: Seat | None = None
    """The seat that decides for it, if its owner does not: in team play a teammate."""


UnitShown = ShipShown | SquadronShown


class InstallationShown(msgspec.Struct, frozen=True, kw_only=True):
    """An installation, treated as a ship in attacks: a station, shown with its obstacle, or a cannon far away."""

    id: int
    seat: Seat
    side: Side
    card: str
    name: str
    status: Status
    obstacle: int | None
    hull: int
    damage: int
    """How many damage cards it has, all facedown."""

    summary: str


def units_of(game: Game, state: GameState) -> tuple[UnitShown, ...]:
    """All ships and squadrons; `state` is that of the game as the viewer may see it."""
    marked = {token.unit for token in state.tokens if token.kind == OBJECTIVE_SHIP}
    upgrades: dict[int, list[Upgrade]] = {}
    for upgrade in state.upgrades:
        upgrades.setdefault(upgrade.ship, []).append(upgrade)
    attack, signs = game.innermost(Attack), call_signs(state)
    return tuple(
        [
            _ship(
                game,
                unit,
                upgrades.get(unit.id, []),
                attack,
                unit.id in marked,
                _dials(state, unit),
                signs.get(unit.id, ""),
            )
            if isinstance(unit, Ship)
            else _squadron(game, unit, attack)
            for unit in state.units
            if not isinstance(unit, Installation)
        ]
    )


def installations_of(game: Game) -> tuple[InstallationShown, ...]:
    """The installations, which are treated as ships."""
    return tuple([_installation(game, unit) for unit in game.state.units if isinstance(unit, Installation)])


def _installation(game: Game, unit: Installation) -> InstallationShown:
    card = game.catalog.stations.get(unit.card)
    return InstallationShown(
        id=unit.id,
        seat=unit.seat,
        side=game.side(unit.id),
        card=unit.card,
        name=unit.label,
        status=unit.status,
        obstacle=None if card is None else unit.obstacle,
        hull=0 if card is None else card.hull,
        damage=len(unit.damage),
        summary="" if card is None else card.summary or "",
    )


def _ship(
    game: Game,
    ship: Ship,
    upgrades: list[Upgrade],
    attack: Attack | None,
    marked: bool,
    dials: tuple[Command, ...],
    sign: str,
) -> ShipShown:
    card, printing = game.ship_card(ship.id), game.state.printing
    printed = zip(game.zones(ship.id), ship.shields, strict=True)
    speeds = range(card.max_speed, -1, -1)
    return ShipShown(
        id=ship.id,
        seat=ship.seat,
        controller=None if ship.controller == ship.seat else ship.controller,
        side=game.side(ship.id),
        card=ship.card,
        name=ship.label,
        model=card.title,
        chassis=card.chassis,
        size=card.size,
        status=ship.status,
        pose=ship.pose,
        speed=ship.speed,
        max_speed=next(speed for speed in speeds if can_have_speed(game, ship.id, speed)),
        hull=hull_value(game, ship.id),
        damage=tuple([_damage(damage, printing) for damage in ship.damage]),
        shields=tuple([ShieldsShown(zone, left, card.shields[zone]) for zone, left in printed]),
        command=game.ask(DIAL_COUNT, ship.id, card.command),
        squadron=squadron_value(game, ship.id),
        engineering=engineering_value(game, ship.id),
        dials=dials,
        revealed=ship.revealed,
        faceup_dial=ship.faceup_dial,
        tokens=ship.tokens,
        raids=ship.raided,
        defense=_defense(ship, attack),
        upgrades=_upgrades(game, ship, upgrades),
        activated=ship.activated,
        points=cost(game, ship.id),
        objective=marked,
        call_sign=sign,
    )


def _dials(state: GameState, ship: Ship) -> tuple[Command, ...]:
    """The hidden dials, as far as the viewer came to know them."""
    dials = list(ship.dials)
    for shown in state.shown_dials:
        if shown.ship == ship.id:
            known = zip(dials, shown.dials, strict=False)
            dials[: len(shown.dials)] = [seen if dial is Command.FACEDOWN else dial for dial, seen in known]
    if ship.top_dial is not None and dials:
        dials[0] = ship.top_dial
    return tuple(dials)


def _damage(damage: Damage, printing: Printing) -> DamageShown:
    if damage.number == BLANK_CARD:
        return DamageShown(damage.faceup, say("scene-blank-card"))
    return _known_damage(damage.number, printing, damage.faceup) if damage.number >= 0 else DamageShown(damage.faceup)


@cache
def _known_damage(number: int, printing: Printing, faceup: bool) -> DamageShown:
    card = catalog(printing).damage_cards[deck_titles()[number]]
    return DamageShown(faceup, card.title, card.summary or "")


def _defense(unit: Unit, attack: Attack | None) -> tuple[DefenseShown, ...]:
    locked = attack.locked if attack is not None and attack.defender == unit.id else ()
    return tuple([_token(token, place in locked) for place, token in enumerate(unit.defense)])


@cache
def _token(token: Defense, locked: bool) -> DefenseShown:
    return DefenseShown(token.kind, token.state, locked)


def _upgrades(game: Game, ship: Ship, upgrades: list[Upgrade]) -> tuple[UpgradeShown, ...]:
    found = [_upgrade(upgrade, game.state.printing) for upgrade in upgrades]
    marks = {entry.key: entry.text for entry in game.state.lasting if entry.unit == ship.id and entry.text in ZONES}
    if marks:
        found = [replace(each, zone=HullZone(marks[each.card])) if each.card in marks else each for each in found]
    return tuple(found)


@cache
def _upgrade(upgrade: Upgrade, printing: Printing) -> UpgradeShown:
    card = catalog(printing).upgrades[upgrade.card]
    return UpgradeShown(
        upgrade.id,
        upgrade.card,
        card.title,
        card.slots[0],
        card.summary or "",
        upgrade.exhausted,
        upgrade.discarded,
        upgrade.marks,
        card.effect is not Works.NOT_YET,
    )


def _squadron(game: Game, squadron: Squadron, attack: Attack | None) -> SquadronShown:
    card = game.squadron_card(squadron.id)
    in_play = squadron.status is Status.IN_PLAY
    return SquadronShown(
        id=squadron.id,
        seat=squadron.seat,
        controller=None if squadron.controller == squadron.seat else squadron.controller,
        side=game.side(squadron.id),
        card=squadron.card,
        name=squadron.label,
        model=card.name,
        glyph=card.squadron_type,
        unique=card.unique,
        status=squadron.status,
        pose=squadron.pose,
        hull=squadron.hull,
        max_hull=card.hull,
        speed=squadron_speed(game, squadron.id),
        keywords=_keywords(game, squadron),
        defense=_defense(squadron, attack),
        activated=squadron.activated,
        engaged_with=engagement(game, squadron.id).squadrons if in_play else (),
        points=card.points,
        summary=card.summary or "",
    )


GIVEN_BY_CARDS: Final = ("adept", "counter", "escort")
"""The keywords that cards of other squadrons give, or that a squadron has at times."""


def _keywords(game: Game, squadron: Squadron) -> tuple[str, ...]:
    """The keywords that a squadron has now, printed and gained."""
    printed = [keyword.name for keyword in game.squadron_card(squadron.id).keywords]
    gained = [entry.text for entry in game.lasting(GAINED_KEYWORD, squadron.id)]
    if any(card.id is not None for card, _ in game.index.modifiers.get(KEYWORD.id, ())):
        gained += GIVEN_BY_CARDS
    found = []
    for name in dict.fromkeys([*printed, *gained]):
        value = keyword_value(game, squadron.id, name)
        if value is not None:
            title = game.catalog.keywords[name].name
            found.append(say("scene-keyword", keyword=title, value=value) if value else title)
    return tuple(found)
