"""Suffering damage: shields first, then damage cards, one point at a time; squadrons lose hull points (DMG)."""

from __future__ import annotations

from typing import Annotated

from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.procedures import Open as OpenWindow
from armada.engine.questions import Kind, choose
from armada.engine.secrecy import Open, Secret, all_open, each
from armada.geometry.bases import HullZone
from armada.rules.damage_cards import DealDamageCard
from armada.rules.destruction import CheckDestroyed, is_destroyed
from armada.rules.game import Game
from armada.rules.queries import MAX_SHIELDS, SHIELD_RECOVER, SHIELDS, ShieldGain, ShieldLimit, ZoneOf
from armada.rules.timing import DMG_POINT
from armada.state.events.damage import HullChanged, ShieldsChanged
from armada.state.records import Ship, ShipId, Squadron, SquadronId, UnitId

DAMAGED_ZONE = Kind[HullZone]("damaged hull zone")


class SufferDamage(Procedure, kw_only=True):
    """A ship or squadron suffers damage, on one hull zone if it is a ship."""

    unit: Open[UnitId]
    zone: Open[HullZone | None] = None
    amount: Open[int]
    """The damage yet to be suffered."""

    by: Open[str]
    faceup_cards: Open[int] = 0
    """How many of the first cards dealt are faceup; one that is discarded instead of being dealt does not count."""

    shields_only: Open[bool] = False
    check: Open[bool] = True
    """Whether it may be destroyed at once; else whoever deals the damage looks afterwards, at all whom it concerns."""

    dealt: Annotated[tuple[int, ...], Secret("nobody", each(-1))] = ()
    """Numbers of the cards dealt."""

    did_harm: Open[bool] = False
    """Whether any of it was suffered, on shields or beyond them."""

    def is_over(self, game: Game) -> bool:
        """A ship destroyed in the middle suffers no further points (DMG-28)."""
        return not game.is_in_play(self.unit)

    @rule("DMG-05")
    def choose_zone(self, game: Game) -> Step:
        """If no hull zone is named, the owner of the ship chooses one for all of it."""
        zone = self.zone
        if zone is None and game.is_ship(self.unit) and self.amount > 0:
            zone = yield from choose(game.controller(self.unit), DAMAGED_ZONE, game.zones(self.unit))
        self.zone = zone
        return NEXT

    @rule("DMG-01", "DMG-02", "DMG-03", "DMG-04", "DMG-06", "DMG-25")
    def suffer(self, game: Game) -> StepResult:
        """Shields are lost point by point; without shields each point deals a facedown card.

        What is only treated as a ship is dealt no card faceup.
        """
        dealt = game.result(DealDamageCard)
        if dealt is not None and dealt.was_dealt:
            self.dealt += (dealt.number,)
        if self.amount <= 0:
            return DONE
        record = game.unit(self.unit)
        if isinstance(record, Squadron):
            self.did_harm = True
            game.emit(HullChanged(record.id, max(0, record.hull - self.amount), self.by, record.hull))
            return Call(CheckDestroyed(units=(record.id,), by=self.by), then=DONE) if self.check else DONE
        assert self.zone is not None
        ship = ShipId(record.id)
        shields = game.ask(SHIELDS, ZoneOf(ship, self.zone), game.shields(ship, self.zone))
        lost = min(shields, self.amount)
        if lost:
            self.amount -= lost
            self.did_harm = True
            change_shields(game, ship, self.zone, -lost, self.by)
            return REPEAT
        if self.shields_only or (not self.check and is_destroyed(game, ship)):
            return DONE
        self.amount -= 1
        self.did_harm = True
        faceup = len(self.dealt) < self.faceup_cards and isinstance(record, Ship)
        return Call(DealDamageCard(ship=ship, faceup=faceup, by=self.by, check=self.check), then=REPEAT)

    steps = (choose_zone, DMG_POINT, suffer)


@all_open
class SufferTogether(Procedure, kw_only=True):
    """Some squadrons suffer one damage each, all at once, before any destruction."""

    squadrons: tuple[SquadronId, ...]
    by: str
    place: int = 0
    """Which of them is looked at."""

    amount: int = 1
    """The damage that this one is about to suffer."""

    was_offered: bool = False
    hurt: tuple[SquadronId, ...] = ()

    @property
    def unit(self) -> SquadronId:
        """The squadron that is looked at."""
        return self.squadrons[self.place]

    def look_at_each(self, game: Game) -> StepResult:
        """Effects may spare one or the other."""
        if self.place == len(self.squadrons):
            return NEXT
        if not self.was_offered:
            self.was_offered = True
            return OpenWindow(DMG_POINT, then=REPEAT)
        self.hurt += (self.unit,) if self.amount > 0 else ()
        self.place, self.amount, self.was_offered = self.place + 1, 1, False
        return REPEAT

    @rule("DEF-30", "DMG-09", "DMG-29")
    def suffer(self, game: Game) -> StepResult:
        """No defense token of theirs helps."""
        for squadron in self.hurt:
            before = game.squadron(squadron).hull
            game.emit(HullChanged(squadron, max(0, before - 1), self.by, before))
        return Call(CheckDestroyed(units=self.hurt, by=self.by), then=DONE)

    steps = (look_at_each, suffer)


@all_open
class SufferBlast(Procedure, kw_only=True):
    """Ships and squadrons suffer the same damage at once: only then it is seen which of them are destroyed."""

    units: tuple[UnitId, ...]
    amount: int
    by: str
    done: int = 0
    """How many of them have suffered it."""

    @rule("DMG-05", "DMG-29")
    def suffer_next(self, game: Game) -> StepResult:
        """Each ship on a hull zone that its owner chooses."""
        if self.done == len(self.units):
            return Call(CheckDestroyed(units=self.units, by=self.by), then=DONE)
        self.done += 1
        unit = self.units[self.done - 1]
        return Call(SufferDamage(unit=unit, amount=self.amount, by=self.by, check=False), then=REPEAT)

    steps = (suffer_next,)


def max_shields(game: Game, ship: ShipId, zone: HullZone, *, gains: bool = True) -> int:
    """The most shields that a hull zone can gain, or hold: as printed, and what changes it (DMG-24)."""
    return game.ask(MAX_SHIELDS, ShieldLimit(ship, zone, gains), game.ship_card(ship).shields.get(zone, 0))


def change_shields(game: Game, ship: ShipId, zone: HullZone, by_how_many: int, by: str) -> None:
    """Let a hull zone gain or lose shields, between none and its maximum (DMG-24, DMG-25, DMG-26)."""
    before = game.shields(ship, zone)
    after = before + by_how_many
    if by_how_many > 0:
        after = max(before, min(after, max_shields(game, ship, zone)))
    set_shields(game, ship, zone, max(0, after), by)


def set_shields(game: Game, ship: ShipId, zone: HullZone, shields: int, by: str) -> None:
    """Let a hull zone have this many shields."""
    before = game.shields(ship, zone)
    if shields != before:
        game.emit(ShieldsChanged(ship, zone, game.zones(ship).index(zone), shields, by, before))


@rule("DMG-24")
def can_recover(game: Game, ship: ShipId, zone: HullZone, *, moved: bool = False) -> bool:
    """Whether a hull zone can recover a shield, or receive one that is `moved`: it is below its maximum, and may."""
    below = game.shields(ship, zone) < max_shields(game, ship, zone)
    return game.ask(SHIELD_RECOVER, ShieldGain(ship, zone, moved), below)
