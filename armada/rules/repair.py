"""The Repair command: engineering points spent on repair effects one at a time (CMD-46 to CMD-56)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

import msgspec

from armada.engine.procedures import NEXT, REPEAT, Outcome, Step, rule
from armada.engine.questions import PASS, Kind, choose
from armada.geometry.bases import HullZone
from armada.rules.commands import CommandProcedure
from armada.rules.damage import can_recover, change_shields
from armada.rules.damage_cards import discard_damage_card
from armada.rules.game import Game
from armada.rules.queries import ENGINEERING, ENGINEERING_POINTS
from armada.rules.timing import CMD_AFTER, CMD_HEADER
from armada.state.records import Command


class RepairEffect(StrEnum):
    """The repair effects."""

    MOVE_SHIELDS = "move shields"
    RECOVER_SHIELDS = "recover shields"
    REPAIR_HULL = "repair hull"


COSTS = {RepairEffect.MOVE_SHIELDS: 1, RepairEffect.RECOVER_SHIELDS: 2, RepairEffect.REPAIR_HULL: 3}


class Repair(msgspec.Struct, frozen=True):
    """A repair effect: from which hull zone to which, or which damage card, by its place."""

    effect: RepairEffect
    zone: HullZone | None = None
    source: HullZone | None = None
    card: int | None = None


REPAIR = Kind[Repair]("repair", "Which repair effect do you resolve?")


class RepairCommand(CommandProcedure, kw_only=True):
    """A ship resolves a Repair command. `replaced`: an effect was resolved instead of the command's own."""

    command: ClassVar[Command] = Command.REPAIR

    points: int = 0
    replaced: bool = False

    @rule("CMD-46", "CMD-47", "CMD-48", "CMD-49")
    def gain_points(self, game: Game) -> Outcome:
        """The dial gives the engineering value in points, the token half of it, rounded up."""
        value = game.ask(ENGINEERING, self.ship, game.ship_card(self.ship).engineering)
        points = value * self.by_dial + (value + 1) // 2 * self.by_token
        self.points = game.ask(ENGINEERING_POINTS, self, points)
        return NEXT

    @rule("CMD-50", "CMD-51", "CMD-52", "CMD-53", "CMD-54", "CMD-55", "CMD-56")
    def repair(self, game: Game) -> Step:
        """One effect after the other is paid for and completed, until points run out or the owner stops."""
        if self.replaced:
            return NEXT
        chosen = yield from choose(game.owner(self.ship), REPAIR, lambda: self.repairs(game), may_pass=True)
        if chosen is PASS:
            return NEXT
        self.points -= COSTS[chosen.effect]
        self._resolve(game, chosen)
        return REPEAT

    def repairs(self, game: Game) -> list[Repair]:
        """The repair effects that can be resolved with the points left."""
        found: list[Repair] = []
        zones = game.zones(self.ship)
        if self.points >= 1:
            open_zones = [zone for zone in zones if can_recover(game, self.ship, zone)]
            sources = [zone for zone in zones if game.shields(self.ship, zone) > 0]
            move = RepairEffect.MOVE_SHIELDS
            found += [Repair(move, to, source) for to in open_zones for source in sources if to != source]
            if self.points >= 2:
                found += [Repair(RepairEffect.RECOVER_SHIELDS, zone) for zone in open_zones]
        if self.points >= 3:
            found += [Repair(RepairEffect.REPAIR_HULL, card=i) for i in range(len(game.ship(self.ship).damage))]
        return found

    def _resolve(self, game: Game, repair: Repair) -> None:
        if repair.effect is RepairEffect.REPAIR_HULL:
            assert repair.card is not None
            discard_damage_card(game, self.ship, repair.card)
            return
        assert repair.zone is not None
        if repair.source is not None:
            change_shields(game, self.ship, repair.source, -1, "repair")
        change_shields(game, self.ship, repair.zone, 1, "repair")

    def end(self, game: Game) -> Outcome:
        """Points that are left are lost (CMD-56)."""
        self.points = 0
        return NEXT

    steps = (CommandProcedure.spend, gain_points, CMD_HEADER, repair, end, CMD_AFTER)
