"""The Ship Phase and the activation of a ship: reveal a dial, attack, maneuver (SHIP)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from armada.engine.procedures import NEXT, REPEAT, Call, Outcome, Procedure, Step, rule
from armada.engine.questions import PASS, Kind, choose
from armada.geometry.bases import HullZone
from armada.rules.attack import AttackFromZone, declared
from armada.rules.command_tokens import GainCommandToken, can_gain_token
from armada.rules.commands import ways_to_resolve
from armada.rules.game import Game
from armada.rules.queries import ATTACK_COUNT, ATTACK_ZONE
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_command import SquadronCommand
from armada.rules.targets import ATTACK, LegalAttack, legal_attacks
from armada.rules.timing import (
    ACT_1_AFTER,
    ACT_1_BEFORE,
    ACT_1_REVEAL,
    ACT_2_BEFORE,
    ACT_2_END,
    ACT_AFTER,
    ACT_END,
    ACT_START,
    SHIP_END,
    SHIP_START,
)
from armada.state.events.commands import (
    ActivationBegun,
    ActivationEnded,
    DialDiscarded,
    DialRevealed,
    DialSpent,
)
from armada.state.events.rounds import PhaseBegun
from armada.state.game_state import Phase
from armada.state.records import Command, Scope, ShipId

SHIP_TO_ACTIVATE = Kind[ShipId]("ship to activate", "Which ship do you activate?")


class DialUse(StrEnum):
    """What is done with a dial when it is revealed."""

    KEEP = "keep"
    CONVERT = "convert"


DIAL_USE = Kind[DialUse]("dial use", "Do you keep the dial, or take its token?")
COMMAND = Kind[Command]("command", "Which command do you resolve?")


class ShipPhase(Procedure, kw_only=True):
    """Players alternate in activating ships, the first player starting, until all have activated."""

    turns: int = 0

    def begin(self, game: Game) -> Outcome:
        """The phase begins."""
        game.emit(PhaseBegun(Phase.SHIP))
        return NEXT

    @rule("SHIP-01", "SHIP-02", "SHIP-03", "SHIP-04", "CMD-16")
    def take_turn(self, game: Game) -> Step:
        """The player whose turn it is activates a ship; who has none left passes."""
        sides = game.sides_in_order
        ready = {side: [ship for ship in game.ships(side) if not game.ship(ship).activated] for side in sides}
        if not any(ready.values()):
            return NEXT
        side = sides[self.turns % 2] if ready[sides[self.turns % 2]] else sides[1 - self.turns % 2]
        ship = yield from choose(game.speaker(side), SHIP_TO_ACTIVATE, ready[side])
        self.turns = sides.index(side) + 1
        return Call(ShipActivation(ship=ship), then=REPEAT)

    steps = (begin, SHIP_START, take_turn, SHIP_END)


class ShipActivation(Procedure, kw_only=True):
    """A ship activates: Reveal Command Dial, Attack, Execute Maneuver (SHIP-05)."""

    scope: ClassVar[Scope] = Scope.ACTIVATION

    ship: ShipId
    will_reveal: bool = True
    """An effect before revealing can make that no dial is revealed."""

    was_revealed: bool = False
    attacks: int = 0
    zones_used: tuple[HullZone, ...] = ()

    def is_over(self, game: Game) -> bool:
        """A ship destroyed during its activation ends it at once (SHIP-10)."""
        return not game.is_in_play(self.ship)

    def begin(self, game: Game) -> Outcome:
        """The ship is chosen."""
        self.will_reveal = bool(game.ship(self.ship).dials)
        game.emit(ActivationBegun(self.ship))
        return NEXT

    @rule("CMD-10", "CMD-08", "CMD-09")
    def reveal_dial(self, game: Game) -> Outcome:
        """The top dial is revealed."""
        dials = game.ship(self.ship).dials
        if self.will_reveal and dials:
            self.was_revealed = True
            game.emit(DialRevealed(self.ship, dials[0]))
        return NEXT

    @rule("CMD-11", "CMD-12", "CMD-68")
    def keep_or_convert(self, game: Game) -> Step:
        """Only now can the dial be spent for the token of its command."""
        command = game.ship(self.ship).revealed
        if command is None:
            return NEXT
        uses = (DialUse.KEEP, DialUse.CONVERT) if can_gain_token(game, self.ship) else (DialUse.KEEP,)
        use = yield from choose(game.owner(self.ship), DIAL_USE, uses)
        if use is DialUse.KEEP:
            return NEXT
        game.emit(DialSpent(self.ship))
        return Call(GainCommandToken(ship=self.ship, command=command))

    @rule("CMD-38", "CMD-46", "CMD-63", "CMD-64", "CMD-30")
    def resolve_commands(self, game: Game) -> Step:
        """After revealing, Repair and Squadron commands can be resolved, in any order."""
        commands = [c for c in (Command.SQUADRON, Command.REPAIR) if ways_to_resolve(game, self.ship, c)]
        command = yield from choose(game.owner(self.ship), COMMAND, commands, may_pass=True)
        if command is PASS:
            return NEXT
        kind = RepairCommand if command is Command.REPAIR else SquadronCommand
        return Call(kind(ship=self.ship), then=REPEAT)

    @rule("SHIP-06", "SHIP-07", "ATK-10", "ATK-11", "ATK-13", "ATK-51")
    def attack(self, game: Game) -> Step:
        """Up to two attacks, each from another hull zone; none has to be made."""
        done = game.result(AttackFromZone)
        attacks, zones_used = self.attacks, self.zones_used
        if done is not None and done.was_performed:
            attacks += 1
            zones_used += (done.choice.zone,) if done.choice.zone else ()
        legal = self._legal(game, attacks, zones_used)
        choice = yield from choose(game.owner(self.ship), ATTACK, [found.choice for found in legal], may_pass=True)
        self.attacks, self.zones_used = attacks, zones_used
        if choice is PASS:
            return NEXT
        obstructed = declared(legal, choice).obstructed
        return Call(AttackFromZone(attacker=self.ship, choice=choice, obstructed=obstructed), then=REPEAT)

    def _legal(self, game: Game, attacks: int, zones_used: tuple[HullZone, ...]) -> list[LegalAttack]:
        """The attacks that are left to the ship."""
        if attacks >= game.ask(ATTACK_COUNT, self, 2):
            return []
        free = tuple([zone for zone in game.zones(self.ship) if zone not in zones_used])
        return legal_attacks(game, self.ship, game.ask(ATTACK_ZONE, self, free))

    @rule("SHIP-08")
    def maneuver(self, game: Game) -> Outcome:
        """The ship must execute a maneuver."""
        return Call(ExecuteManeuver(ship=self.ship))

    @rule("CMD-14", "CMD-15", "SHIP-09")
    def end(self, game: Game) -> Outcome:
        """A dial that is left is discarded; the ship has activated."""
        left = game.ship(self.ship).revealed
        if left is not None:
            game.emit(DialDiscarded(self.ship, left, was_revealed=True))
        game.emit(ActivationEnded(self.ship))
        return NEXT

    steps = (
        begin,
        ACT_START,
        ACT_1_BEFORE,
        reveal_dial,
        ACT_1_REVEAL,
        keep_or_convert,
        resolve_commands,
        ACT_1_AFTER,
        ACT_2_BEFORE,
        attack,
        ACT_2_END,
        maneuver,
        ACT_END,
        end,
        ACT_AFTER,
    )
