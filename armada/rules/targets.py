"""Declaring a target: what a ship or squadron can attack (ATK-02 to ATK-13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from functools import lru_cache
from math import sqrt
from typing import Final

import msgspec

from armada.engine.procedures import rule
from armada.engine.questions import Kind, Refusal
from armada.engine.secrecy import all_open
from armada.geometry.bases import BASES, SQUADRON_RADIUS, HullZone
from armada.geometry.convex import Line
from armada.geometry.firing_arc import is_in_arc, is_zone_in_arc
from armada.geometry.line_of_sight import obstructions
from armada.geometry.pieces import Disc, Obstacle, Piece, gap_between
from armada.geometry.pieces import Ship as ShipBody
from armada.geometry.pose import EXACT, MICROMETRES
from armada.geometry.ruler import RULER, Distance
from armada.geometry.targets import AttackLine, attack_lines
from armada.messages.message import Message, message
from armada.rules.armament import armament, dice_left, gathered
from armada.rules.bans import ABSOLUTE, Ban, ban_among
from armada.rules.game import Game
from armada.rules.queries import (
    ATTACK_RANGE,
    ATTACK_REACH,
    MAY_ATTACK,
    MAY_TARGET,
    MUST_ATTACK_SQUADRON,
    OBSTRUCTED,
    AttackOption,
)
from armada.rules.table_layout import TableLayout
from armada.state.records import IN_PLAY, Ship, SquadronId, UnitId


@all_open
class AttackChoice(msgspec.Struct, frozen=True):
    """An attack as it is declared: from a hull zone, if a ship attacks, at a defender and its hull zone, if a ship."""

    zone: HullZone | None
    defender: UnitId
    target_zone: HullZone | None


WIDEST: Final = max([sqrt(base.width**2 + base.length**2) / 2 for base in BASES.values()]) + EXACT
"""No corner of a ship's base is farther from its centre, in mm."""

OUT_OF_REACH: Final = frozenset({"ATK-06", "ATK-07", "LOS-04"})
"""The rules by which a target is too far away or hidden, so that nobody would name it as the one that was barred."""

ATTACK = Kind[AttackChoice]("attack")
NEXT_SQUADRON = Kind[AttackChoice]("next squadron")


class LegalAttack(msgspec.Struct, frozen=True):
    """An attack that can be declared."""

    option: AttackOption

    @property
    def obstructed(self) -> bool:
        """Whether it is obstructed, or treated so."""
        return self.option.obstructed

    @property
    def choice(self) -> AttackChoice:
        """The attack as it is declared."""
        return AttackChoice(self.option.zone, self.option.defender, self.option.target_zone)


@rule("ATK-04", "ATK-05", "ATK-08", "ATK-09", "ATK-13", "ATK-48", "LOS-14")
def legal_attacks(
    game: Game,
    attacker: UnitId,
    zones: Iterable[HullZone] | None = None,
    *,
    is_counter: bool = False,
    goes_on: bool = False,
    is_free: bool = False,
) -> list[LegalAttack]:
    """All attacks a ship or squadron can declare, from some hull zones or from any.

    The defender is an enemy in arc, at attack range and in line of sight; nothing forbids to attack it; and at least
    one die will be rolled. An attack that `goes_on` to further squadrons needs no new permission; one that `is_free`
    is not bound to engaged squadrons.
    """
    if not goes_on and not game.ask(MAY_ATTACK, attacker, True):
        return []
    found = list(_attacks_one_by_one(game, attacker, None if zones is None else set(zones), is_counter=is_counter))
    return found if is_free else _bound_to_squadrons(game, attacker, found)


def can_attack_somebody(game: Game, attacker: UnitId) -> bool:
    """Whether a ship or squadron can declare any attack: as `legal_attacks`, only up to the first."""
    if not game.ask(MAY_ATTACK, attacker, True):
        return False
    for attack in _attacks_one_by_one(game, attacker):
        if not game.is_ship(attack.option.defender) or not _must_attack_squadron(game, attacker):
            return True
    return False


def _attacks_one_by_one(
    game: Game, attacker: UnitId, zones: Set[HullZone] | None = None, *, is_counter: bool = False
) -> Iterator[LegalAttack]:
    """The attacks that nothing forbids, as they are found; engagement can still bar some of them."""
    body = game.body(attacker)
    reach = game.ask(ATTACK_REACH, attacker, RULER if isinstance(body, ShipBody) else Distance.ONE.end) + EXACT
    for defender in _enemies_near(game, attacker, body.r + reach):
        other = game.piece(defender)
        if gap_between(body, other) > reach:
            continue
        for line in attack_lines(body, other):
            if line.in_the_way is None and (zones is None or line.zone in zones):
                option = AttackOption(attacker, line.zone, defender, line.target_zone, line, is_counter)
                if game.ask(ATTACK_RANGE, option, is_at_attack_range(game, option)):
                    option = look_along(game, option)
                    if game.ask(MAY_TARGET, option, True) and dice_left(game, option, option.obstructed) > 0:
                        yield LegalAttack(option)


def _enemies_near(game: Game, attacker: UnitId, reach: float) -> list[UnitId]:
    """The enemies whose bases may come so near, in mm, to the centre of a ship or squadron: the quick test."""
    state = game.state
    units, players = state.units, state.players
    own = units[attacker]
    assert own.pose is not None, f"{own.label} is not on the table"
    (x, y, _), side = own.pose, players[own.seat].side
    to_ship, to_squadron = (reach + WIDEST) * MICROMETRES, (reach + SQUADRON_RADIUS) * MICROMETRES
    found: list[UnitId] = []
    for unit in units:
        if unit.status is IN_PLAY and players[unit.seat].side != side:
            if unit.pose is not None:
                dx, dy, _ = unit.pose
                dx, dy, far = dx - x, dy - y, to_ship if isinstance(unit, Ship) else to_squadron
                if dx * dx + dy * dy <= far * far:
                    found.append(unit.id)
            elif game.is_on_table(unit.id):
                found.append(unit.id)
    return found


@rule("ATK-04", "LOS-14")
def look_along(game: Game, option: AttackOption) -> AttackOption:
    """The attack, with the answer whether it is obstructed: by what the line of sight crosses, or treated so."""
    attacker, defender = game.body(option.attacker), game.piece(option.defender)
    crossed = _is_crossed(option.line.sight, attacker, defender, TableLayout.of(game).obstructing(game))
    return option._replace(obstructed=True) if game.ask(OBSTRUCTED, option, crossed) else option


@lru_cache(maxsize=1 << 10)
def _is_crossed(
    sight: Line, attacker: ShipBody | Disc, defender: Piece, pieces: tuple[ShipBody | Obstacle, ...]
) -> bool:
    return bool(obstructions(sight, attacker, defender, pieces))


@rule("ATK-06", "ATK-07", "RANGE-10", "RANGE-12")
def is_at_attack_range(game: Game, option: AttackOption) -> bool:
    """Whether the target is at attack range: a ship's by the colours of its armament, a squadron's at distance 1."""
    if not isinstance(game.unit(option.attacker), Ship):
        return Distance.ONE.reaches(option.line.measured.mm)
    band = option.range
    dice = armament(game, option)
    if band is None:
        return False
    return bool(dice.red or (dice.blue and band.number <= 2) or (dice.black and band.number <= 1))


@rule("ENG-03")
def _bound_to_squadrons(game: Game, attacker: UnitId, attacks: list[LegalAttack]) -> list[LegalAttack]:
    """A squadron that is engaged must attack an engaged squadron, if it can, rather than a ship."""
    if not any(game.is_ship(attack.option.defender) for attack in attacks) or not _must_attack_squadron(game, attacker):
        return attacks
    return [attack for attack in attacks if not game.is_ship(attack.option.defender)]


def _must_attack_squadron(game: Game, attacker: UnitId) -> bool:
    """Whether it is a squadron that cannot attack ships now."""
    return not game.is_ship(attacker) and game.ask(MUST_ATTACK_SQUADRON, SquadronId(attacker), False)


def why_not_attack(
    game: Game, attacker: UnitId, choice: AttackChoice, zones: Iterable[HullZone] | None = None
) -> Refusal | None:
    """Why an attack cannot be declared: the first thing that players would find against it."""
    own, units = game.unit(attacker), game.state.units
    if not 0 <= choice.defender < len(units) or not game.is_in_play(choice.defender):
        return Refusal(message("refusals-target-not-in-play", attacker=own.label), "ATK-02")
    target = units[choice.defender].label
    if game.are_friendly(attacker, choice.defender):
        return Refusal(message("refusals-target-friendly", attacker=own.label, target=target), "ATK-08")
    if zones is not None and choice.zone is not None and choice.zone not in zones:
        zone = _zone_name(choice.zone)
        return Refusal(message("refusals-attack-zone", attacker=own.label, target=target, zone=zone), "ATK-10")
    lines = attack_lines(game.body(attacker), game.piece(choice.defender))
    line = next((line for line in lines if (line.zone, line.target_zone) == (choice.zone, choice.target_zone)), None)
    if line is None:
        return _unreachable(game, attacker, choice)
    if line.in_the_way:
        aimed, zone = _target(game, choice), _zone_name(line.in_the_way)
        return Refusal(message("refusals-target-covered", attacker=own.label, target=aimed, zone=zone), "LOS-04")
    return _forbidden(game, attacker, choice, line)


def _zone_name(zone: HullZone) -> Message:
    return message(f"names-hull-zone-{zone}")


def _target(game: Game, choice: AttackChoice) -> Message | str:
    """The target: a hull zone of a ship, or a squadron."""
    target = game.unit(choice.defender).label
    if not choice.target_zone:
        return target
    return message("refusals-target-zone", target=target, zone=_zone_name(choice.target_zone))


def _unreachable(game: Game, attacker: UnitId, choice: AttackChoice) -> Refusal:
    """Out of the firing arc, or beyond the ruler."""
    own, aimed = game.unit(attacker).label, _target(game, choice)
    body, target = game.body(attacker), game.piece(choice.defender)
    if isinstance(body, ShipBody):
        zone = next((zone for zone in body.zones if zone.zone == choice.zone), None)
        if zone is None or (choice.target_zone is None) != isinstance(target, Disc):
            return Refusal(message("refusals-target-from", attacker=own, target=aimed), "ATK-02")
        seen = (
            any(is_zone_in_arc(zone, other) for other in target.zones if other.zone == choice.target_zone)
            if isinstance(target, ShipBody)
            else is_in_arc(zone, target)
        )
        if not seen:
            arc = _zone_name(zone.zone)
            return Refusal(message("refusals-target-outside-arc", attacker=own, target=aimed, zone=arc), "ATK-05")
    reason = message("refusals-target-out-of-range", attacker=own, target=aimed)
    return Refusal(reason, "ATK-06" if isinstance(body, ShipBody) else "ATK-07")


def _forbidden(game: Game, attacker: UnitId, choice: AttackChoice, line: AttackLine) -> Refusal | None:
    """Not at attack range, forbidden by an effect, without dice, or barred by engagement."""
    is_ship, own, aimed = game.is_ship(attacker), game.unit(attacker).label, _target(game, choice)
    option = look_along(game, AttackOption(attacker, choice.zone, choice.defender, choice.target_zone, line))
    if not game.ask(ATTACK_RANGE, option, is_at_attack_range(game, option)):
        reason = message("refusals-target-out-of-attack-range", attacker=own, target=aimed)
        return Refusal(reason, "ATK-06" if is_ship else "ATK-07")
    if not game.ask(MAY_ATTACK, attacker, True) or not game.ask(MAY_TARGET, option, True):
        said = game.explain(MAY_TARGET, option, True) + game.explain(MAY_ATTACK, attacker, True)
        by, cited = ban_among(game, said) or Ban(message("refusals-an-effect"), ABSOLUTE)
        return Refusal(message("refusals-target-forbidden", attacker=own, target=aimed, by=by), cited)
    if dice_left(game, option, option.obstructed) <= 0:
        return _without_dice(game, option, own, aimed)
    if not is_ship and game.is_ship(choice.defender) and game.ask(MUST_ATTACK_SQUADRON, SquadronId(attacker), False):
        return Refusal(message("refusals-target-engaged", attacker=own, target=aimed), "ENG-03")
    return None


def _without_dice(game: Game, option: AttackOption, own: str, aimed: Message | str) -> Refusal:
    """None was gathered, or all that were must be removed."""
    if not gathered(game, option):
        return Refusal(message("refusals-target-no-dice", attacker=own, target=aimed), "ATK-18")
    if option.obstructed:
        return Refusal(message("refusals-target-obstructed", attacker=own, target=aimed), "ATK-23")
    return Refusal(message("refusals-target-dice-removed", attacker=own, target=aimed), "ATK-23")


def why_no_attack(game: Game, squadron: SquadronId) -> Refusal:
    """Why a squadron can attack nobody: what forbids the attack on an enemy in reach; or there is none in reach."""
    name = game.unit(squadron).label
    by = ban_among(game, game.explain(MAY_ATTACK, squadron, True))
    if by is not None:
        return Refusal(message("refusals-attack-forbidden", attacker=name, by=by.by), by.rule)
    body = game.body(squadron)
    for defender in _enemies_near(game, squadron, body.r + RULER):
        for line in attack_lines(body, game.piece(defender)):
            refusal = why_not_attack(game, squadron, AttackChoice(None, defender, line.target_zone))
            if refusal is not None and refusal.rule not in OUT_OF_REACH:
                return refusal
    return Refusal(message("refusals-attack-no-target", attacker=name), "ATK-07")
