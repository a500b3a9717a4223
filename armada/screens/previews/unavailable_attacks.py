"""Closed aims: attacks that players would look for and that cannot be declared, with the measure and a way out.

Looked at are enemy hull zones and squadrons in arc a little beyond the reach of the dice, those that another hull zone
hides, those that an effect or engagement forbids, and, for one hull zone, near enemies outside of its arc.
"""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from armada.catalog.cards import Dice
from armada.geometry.bases import HullZone
from armada.geometry.closest import closest_points
from armada.geometry.convex import Line, closest_to_circle
from armada.geometry.firing_arc import closest_in_arc, disc_in_arc
from armada.geometry.line_of_sight import (
    sight_to_disc,
)
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship, Zone, gap_between
from armada.geometry.ruler import RULER, Distance, Range
from armada.geometry.targets import AttackLine, attack_lines
from armada.messages.message import decimal, listed, say
from armada.rules.armament import armament
from armada.rules.game import Game
from armada.rules.queries import ATTACK_RANGE, AttackOption
from armada.rules.targets import AttackChoice, is_at_attack_range, why_not_attack
from armada.state.records import UnitId
from armada.words.names import Names, range_name, zone_name

BEYOND_REACH_MM: Final = 40.0
"""How far beyond its reach a target is still shown, in mm: somebody will have hoped for it."""

Key = tuple[UnitId, HullZone | None]
"""A target: a squadron, or a ship and its hull zone."""


class ClosedAttack(NamedTuple):
    """An attack that cannot be declared: how it was measured, why not, what can be done instead, and the rule."""

    option: AttackOption
    reason: str
    instead: str
    rule: str | None


def closed_attacks(
    game: Game, attacker: UnitId, zone: HullZone | None, legal: list[AttackOption]
) -> list[ClosedAttack]:
    """The attacks that are closed, the nearest first: from one hull zone, or of each target that none can attack."""
    looking = UnavailableAttackSearch(game, attacker, zone, legal)
    body = game.body(attacker)
    reach = BEYOND_REACH_MM + (RULER if isinstance(body, Ship) else Distance.ONE.end)
    found = [
        closed
        for unit in game.state.units
        if game.is_in_play(unit.id)
        and game.is_on_table(unit.id)
        and not game.are_friendly(unit.id, attacker)
        and gap_between(body, game.piece(unit.id)) <= reach
        for closed in looking.at(unit.id, reach)
    ]
    return sorted(found, key=lambda closed: closed.option.line.measured.mm)


class UnavailableAttackSearch:
    """Looks for the closed attacks of one ship or squadron, from one hull zone or from all."""

    def __init__(self, game: Game, attacker: UnitId, zone: HullZone | None, legal: list[AttackOption]) -> None:
        self.game = game
        self.attacker = attacker
        self.name = game.unit(attacker).label
        self.body = game.body(attacker)
        self.zone = zone
        self.legal = legal

    def at(self, defender: UnitId, reach: float) -> list[ClosedAttack]:
        """The closed attacks on one ship or squadron."""
        target = self.game.piece(defender)
        in_arc = [line for line in self._lines(target) if line.measured.mm <= reach]
        open_to: set[Key] = {
            (option.defender, option.target_zone) for option in self.legal if self.zone in (None, option.zone)
        }
        best: dict[HullZone | None, ClosedAttack] = {}
        for line in in_arc:
            if (defender, line.target_zone) in open_to:
                continue
            found = self._why_not(defender, line)
            if found is not None and (
                line.target_zone not in best or line.measured.mm < best[line.target_zone].option.line.measured.mm
            ):
                best[line.target_zone] = found
        if in_arc or self.zone is None:
            return list(best.values())
        return self._out_of_arc(defender, target, reach)

    def _zones(self) -> list[Zone]:
        assert isinstance(self.body, Ship)
        return [zone for zone in self.body.zones if self.zone is None or zone.zone == self.zone]

    def _lines(self, target: Piece) -> list[AttackLine]:
        """Every attack on a ship or squadron that is in arc, however far."""
        return [line for line in attack_lines(self.body, target, inf) if self.zone in (None, line.zone)]

    # Reasons

    def _why_not(self, defender: UnitId, line: AttackLine) -> ClosedAttack | None:
        """Why an attack in arc is closed; None where nobody would look for it."""
        option = AttackOption(self.attacker, line.zone, defender, line.target_zone, line)
        is_reached = bool(self.game.ask(ATTACK_RANGE, option, is_at_attack_range(self.game, option)))
        if line.in_the_way is not None:
            return self._hidden(option, line.in_the_way) if is_reached else None
        if not is_reached:
            return self._out_of_range(option)
        choice = AttackChoice(line.zone, defender, line.target_zone)
        refusal = why_not_attack(self.game, self.attacker, choice)
        if refusal is None:
            return None
        return ClosedAttack(option, str(refusal.reason), self._instead(option), refusal.rule)

    def _hidden(self, option: AttackOption, in_the_way: HullZone) -> ClosedAttack:
        other = self.game.unit(option.defender).label
        between = zone_name(in_the_way)
        reason = say("previews-hidden", unit=other, zone=_zone(option.target_zone), between=between)
        hit = [found for found in self.legal if found.defender == option.defender and found.target_zone == in_the_way]
        instead = say("previews-attack-instead", zone=between) if hit else self._instead(option)
        return ClosedAttack(option, reason, instead, "LOS-04")

    def _out_of_range(self, option: AttackOption) -> ClosedAttack:
        target, mm = self._target(option), option.line.measured.mm
        if self.game.is_ship(self.attacker):
            band = farthest(armament(self.game, option))
            against = "ships" if self.game.is_ship(option.defender) else "squadrons"
            zone = _zone(option.zone)
            if band is None:
                reason = say("previews-no-dice", unit=self.name, zone=zone, against=against)
                return ClosedAttack(option, reason, self._instead(option), "ATK-18")
            short, far = length(mm - band.end), range_name(band.name.lower())
            if band is Range.LONG:
                reason = say("previews-beyond-range", target=target, short=short, range=far)
                return ClosedAttack(option, reason, self._instead(option), "RANGE-23")
            reason = say("previews-beyond-dice", target=target, short=short, range=far, zone=zone, against=against)
            return ClosedAttack(option, reason, self._instead(option), "ATK-06")
        reason = say("previews-beyond-distance-1", target=target, short=length(mm - Distance.ONE.end))
        return ClosedAttack(option, reason, self._instead(option), "ATK-07")

    def _out_of_arc(self, defender: UnitId, target: Piece, reach: float) -> list[ClosedAttack]:
        """For one hull zone: an enemy that is near, but wholly out of its arc; its nearest hull zone stands for it."""
        assert isinstance(self.body, Ship)
        own = self._zones()
        if not own:
            return []
        measured, target_zone = _plain_line(own[0], target)
        if measured.mm > reach:
            return []
        sight = sight_to_disc(own[0], target) if isinstance(target, Disc) else measured
        line = AttackLine(own[0].zone, target_zone, measured, sight)
        option = AttackOption(self.attacker, own[0].zone, defender, target_zone, line)
        other = self.game.unit(defender).label
        reason = say("previews-out-of-arc", target=other, unit=self.name, zone=zone_name(own[0].zone))
        instead = self._instead(option) if self.legal else self._bearing(target)
        return [ClosedAttack(option, reason, instead, "ATK-05")]

    # Ways out

    def _bearing(self, target: Piece) -> str:
        """The firing arcs in which a target is, where no attack is known to be legal."""
        assert isinstance(self.body, Ship)
        bearing = [zone.zone for zone in self.body.zones if _bears(zone, target)]
        able = [zone for zone in bearing if _reaches(self.body, zone, target)]
        zones = listed([zone_name(zone) for zone in able or bearing], either=True)
        return say("previews-arc-reaches" if able else "previews-arc-reaches-not", zones=zones)

    def _target(self, option: AttackOption) -> str:
        other = self.game.unit(option.defender).label
        zone = Names(self.game.state).hull_zone(option.defender, option.target_zone)
        return say("previews-hull-zone", unit=other, zone=zone) if zone else other

    def _instead(self, option: AttackOption) -> str:
        """The attacks possible instead: at the same enemy elsewhere or from elsewhere, or at another one."""
        same = [found for found in self.legal if found.defender == option.defender]
        if same:
            other = next((found for found in same if found.zone == option.zone), same[0])
            return self._same_elsewhere(option, other)
        if self.legal:
            return say("previews-other-target", target=self._target(self.legal[0]))
        if self.zone is not None:
            return say("previews-zone-without-target", zone=zone_name(self.zone))
        is_ship = self.game.is_ship(self.attacker)
        return say("previews-ship-without-target" if is_ship else "previews-squadron-without-target")

    def _same_elsewhere(self, option: AttackOption, other: AttackOption) -> str:
        """Another attack on the same enemy: from another hull zone, or at another one."""
        has_range = other.range is not None and other.zone is not None
        band = range_name(other.range.name.lower()) if other.range is not None else ""
        zone, aimed = _zone(other.zone), Names(self.game.state).hull_zone(other.defender, other.target_zone)
        if other.zone == option.zone:
            return say("previews-zone-in-range-at" if has_range else "previews-zone-in-range", aimed=aimed, range=band)
        if not aimed:
            return say("previews-arc-reaches-at" if has_range else "previews-arc-reaches", zones=zone, range=band)
        return say(
            "previews-arc-reaches-zone-at" if has_range else "previews-arc-reaches-zone",
            zone=zone,
            aimed=aimed,
            range=band,
        )


def _zone(zone: HullZone | None) -> str:
    return "" if zone is None else zone_name(zone)


def _plain_line(zone: Zone, target: Piece) -> tuple[Line, HullZone | None]:
    """The shortest line from a hull zone to a ship or squadron, in arc or not, and the hull zone where it ends."""
    if isinstance(target, Disc):
        return min([closest_to_circle(part, target.x, target.y, target.r) for part in zone.parts]), None
    if isinstance(target, Obstacle):
        return min([closest_points(own, part) for own in zone.parts for part in target.parts]), HullZone.FRONT
    lines = [
        (closest_points(own, part), other.zone) for own in zone.parts for other in target.zones for part in other.parts
    ]
    return min(lines, key=lambda found: found[0])


def _bears(zone: Zone, target: Piece) -> bool:
    if isinstance(target, Disc):
        return disc_in_arc(zone, target) is not None
    return any(closest_in_arc(zone, other) is not None for other in _targets(target))


def _targets(target: Ship | Obstacle) -> list[Zone] | list[Obstacle]:
    """The hull zones of a ship; a station is one itself."""
    return target.zones if isinstance(target, Ship) else [target]


def _reaches(body: Ship, zone: HullZone, target: Piece) -> bool:
    """Whether a target is in arc and within the ruler's length of a hull zone."""
    own = body.zone(zone)
    if isinstance(target, Disc):
        line = disc_in_arc(own, target)
        return line is not None and Range.LONG.reaches(line.mm)
    lines = [closest_in_arc(own, other) for other in _targets(target)]
    return any(line is not None and Range.LONG.reaches(line.mm) for line in lines)


def farthest(dice: Dice) -> Range | None:
    """How far an armament of a ship reaches: red dice to long range, blue to medium, black to close (RANGE-10)."""
    if dice.red:
        return Range.LONG
    if dice.blue:
        return Range.MEDIUM
    return Range.CLOSE if dice.black else None


def length(mm: float) -> str:
    """A length that falls short, never so rounded that it seems to be none."""
    return say("previews-mm", mm=decimal(max(mm, 0.1)))
