"""The Repair command: engineering points spent on repair effects one at a time (CMD-46 to CMD-56)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

import msgspec

from armada.engine.procedures import NEXT, REPEAT, Open, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, Refusal, choose
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.messages.message import message
from armada.rules.commands import CommandProcedure
from armada.rules.damage import can_recover, change_shields
from armada.rules.damage_cards import discard_damage_card
from armada.rules.game import Game
from armada.rules.queries import ENGINEERING, ENGINEERING_POINTS
from armada.rules.timing import CMD_AFTER, CMD_HEADER, CMD_SPEND
from armada.state.records import Command, ShipId


class RepairEffect(StrEnum):
    """The repair effects."""

    MOVE_SHIELDS = "move shields"
    RECOVER_SHIELDS = "recover shields"
    REPAIR_HULL = "repair hull"


COSTS = {RepairEffect.MOVE_SHIELDS: 1, RepairEffect.RECOVER_SHIELDS: 2, RepairEffect.REPAIR_HULL: 3}
RULES = {
    RepairEffect.MOVE_SHIELDS: "CMD-50",
    RepairEffect.RECOVER_SHIELDS: "CMD-52",
    RepairEffect.REPAIR_HULL: "CMD-53",
}


class Repair(msgspec.Struct, frozen=True, gc=False):
    """A repair effect: to which hull zone, and from which; or which damage card, by its place."""

    effect: RepairEffect
    zone: HullZone | None = None
    source: HullZone | None = None
    card: int | None = None


REPAIR = Kind[Repair]("repair")


def engineering_value(game: Game, ship: ShipId) -> int:
    """The engineering value of a ship."""
    return game.ask(ENGINEERING, ship, game.ship_card(ship).engineering)


@all_open
class RepairCommand(CommandProcedure, kw_only=True):
    """A ship resolves a Repair command. `replaced`: an effect was resolved instead of the command's own."""

    command: ClassVar[Command] = Command.REPAIR

    gained: int = 0
    """Engineering points the command gave; as long as all of them are left, its effect can be replaced."""

    points: int = 0
    """Engineering points left."""

    replaced: bool = False

    @rule("CMD-46", "CMD-47", "CMD-48", "CMD-49")
    def gain_points(self, game: Game) -> StepResult:
        """The dial gives the engineering value in points, the token half of it, rounded up."""
        value = engineering_value(game, self.ship)
        points = value * self.by_dial + (value + 1) // 2 * self.by_token
        self.gained = self.points = game.ask(ENGINEERING_POINTS, self, points)
        return NEXT

    @rule("CMD-50", "CMD-51", "CMD-52", "CMD-53", "CMD-54", "CMD-55", "FX-07", "FX-08")
    def repair(self, game: Game) -> Step:
        """One effect after the other is paid for and completed, until points run out or the owner stops.

        Effects headed with the command's icon can be used before each.
        """
        if self.replaced:
            return NEXT
        if not self.was_offered:
            self.was_offered = True
            return Open(CMD_HEADER, then=REPEAT)
        chosen = yield from choose(
            game.controller(self.ship),
            REPAIR,
            lambda: self.repairs(game),
            may_pass=True,
            why_not=lambda repair: self.why_not(game, repair),
        )
        self.was_offered = False
        if chosen is PASS:
            return NEXT
        self.points -= COSTS[chosen.effect]
        self._resolve(game, chosen)
        return REPEAT

    def repairs(self, game: Game) -> list[Repair]:
        """The repair effects that can be resolved with the points left."""
        found: list[Repair] = []
        zones = game.zones(self.ship)
        if self.points >= COSTS[RepairEffect.MOVE_SHIELDS]:
            low = [zone for zone in zones if can_recover(game, self.ship, zone, moved=True)]
            sources = [zone for zone in zones if game.shields(self.ship, zone) > 0]
            move = RepairEffect.MOVE_SHIELDS
            found += [Repair(move, to, source) for to in low for source in sources if to != source]
            if self.points >= COSTS[RepairEffect.RECOVER_SHIELDS]:
                able = [zone for zone in zones if can_recover(game, self.ship, zone)]
                found += [Repair(RepairEffect.RECOVER_SHIELDS, zone) for zone in able]
        if self.points >= COSTS[RepairEffect.REPAIR_HULL]:
            found += [Repair(RepairEffect.REPAIR_HULL, card=i) for i in range(len(game.ship(self.ship).damage))]
        return found

    def why_not(self, game: Game, repair: Repair) -> Refusal:
        """Why a repair effect cannot be resolved now."""
        cost, ship = COSTS[repair.effect], game.ship(self.ship).label
        effect = repair.effect.value.replace(" ", "_")
        if cost > self.points:
            reason = message("refusals-repair-cost", ship=ship, effect=effect, cost=cost, left=self.points)
            return Refusal(reason, RULES[repair.effect])
        if repair.effect is RepairEffect.REPAIR_HULL:
            return Refusal(message("refusals-repair-card", ship=ship), RULES[repair.effect])
        if repair.zone not in game.zones(self.ship) or repair.source == repair.zone:
            return Refusal(message("refusals-repair-zones", ship=ship, effect=effect), "CMD-50")
        if not can_recover(game, self.ship, repair.zone, moved=repair.source is not None):
            zone = message(f"names-hull-zone-{repair.zone}")
            return Refusal(message("refusals-repair-full", ship=ship, effect=effect, zone=zone), "DMG-24")
        return Refusal(message("refusals-repair-empty", ship=ship), "DMG-25")

    def _resolve(self, game: Game, repair: Repair) -> None:
        if repair.effect is RepairEffect.REPAIR_HULL:
            assert repair.card is not None
            discard_damage_card(game, self.ship, repair.card)
            return
        assert repair.zone is not None
        if repair.source is not None:
            change_shields(game, self.ship, repair.source, -1, "repair")
        change_shields(game, self.ship, repair.zone, 1, "repair")

    @rule("CMD-56")
    def end(self, game: Game) -> StepResult:
        """Points that are left are lost."""
        self.points = 0
        return NEXT

    steps = (CommandProcedure.spend, CMD_SPEND, gain_points, repair, end, CMD_AFTER)
