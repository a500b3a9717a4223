"""The Ship Phase and the activation of a ship: reveal a dial, attack, maneuver (SHIP)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar, Final

from armada.engine.procedures import NEXT, REPEAT, Call, Open, Procedure, Step, StepResult, rule
from armada.engine.questions import PASS, Asking, Kind, Refusal, choose
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.messages.message import message
from armada.rules.any_time import Activation, any_time
from armada.rules.attack import AttackFromZone, find_attack
from armada.rules.command_tokens import GainCommandToken, can_make_use_of_token
from armada.rules.commands import CommandProcedure, ways_to_resolve, why_not_resolve
from armada.rules.game import Game
from armada.rules.player_names import named_player
from armada.rules.queries import ATTACK_COUNT, ATTACK_ZONE
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_command import SquadronCommand
from armada.rules.targets import ATTACK, AttackChoice, LegalAttack, legal_attacks, why_not_attack
from armada.rules.team_play import Agreement, must_agree
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
    SHIP_TURN,
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
from armada.state.records import IN_PLAY, Command, Scope, Ship, ShipId, UnitId

PLAYER = Kind[Seat]("player")
SHIP_TO_ACTIVATE = Kind[ShipId]("ship to activate")


class DialUse(StrEnum):
    """The uses of a dial when it is revealed."""

    KEEP = "keep"
    CONVERT = "convert"


DIAL_USE = Kind[DialUse]("dial use")
COMMAND = Kind[Command]("command")

ATTACKS: Final = 2
"""Attacks a ship can perform in its activation (SHIP-06)."""

REVEAL_COMMANDS: Final[dict[Command, type[CommandProcedure]]] = {
    Command.SQUADRON: SquadronCommand,
    Command.REPAIR: RepairCommand,
}
"""The commands that are resolved in the Reveal Command Dial step."""


@all_open
class ShipPhase(Procedure, kw_only=True):
    """Players alternate in activating ships, the first player starting, until all have activated.

    Before a ship is chosen an effect can use up the turn for something else: it sets `was_taken`.
    """

    turns: int = 0
    """Turns taken or passed; the first player has the even ones."""

    passes: int = 0
    """Turns passed in a row."""

    was_offered: bool = False
    was_taken: bool = False

    def begin(self, game: Game) -> StepResult:
        """The phase begins."""
        game.emit(PhaseBegun(Phase.SHIP))
        return NEXT

    def side(self, game: Game) -> Side:
        """The side whose turn it is."""
        return game.sides_in_order[self.turns % 2]

    @rule("SHIP-01", "SHIP-02", "SHIP-03", "SHIP-04", "CMD-16", "SEC-41", "SEC-50", "SEC-69")
    def take_turn(self, game: Game) -> Step:
        """The player whose turn it is activates a ship; one that has none left passes, until nobody has."""
        if not self.was_offered:
            self.was_offered = True
            return Open(SHIP_TURN, then=REPEAT)
        ready = unactivated_ships(game, self.side(game))
        if self.was_taken or not ready:
            self.passes = 0 if self.was_taken else self.passes + 1
            self._end_turn()
            return NEXT if self.passes > 1 else REPEAT
        agreement = game.result(Agreement)
        if agreement is None and must_agree(game, self.side(game), ready):
            return Call(Agreement(side=self.side(game), ready=tuple(ready)), then=REPEAT)
        if agreement is not None:
            ready = agreement.among(ready)
        seat = yield from choose_player(game, self.side(game), [game.owner(ship) for ship in ready])
        own = [ship for ship in ready if game.owner(ship) == seat]
        ship = yield from choose(seat, SHIP_TO_ACTIVATE, own, why_not=lambda ship: why_not_activate(game, seat, ship))
        self.passes = 0
        self._end_turn()
        return Call(ShipActivation(ship=ship), then=REPEAT)

    def _end_turn(self) -> None:
        self.turns += 1
        self.was_offered = self.was_taken = False

    steps = (begin, SHIP_START, take_turn, SHIP_END)


@rule("SEC-41", "SEC-51", "SEC-52", "SEC-57", "SEC-58")
def choose_player(game: Game, side: Side, able: Iterable[Seat]) -> Asking[Seat]:
    """On a side of several players the Grand Admiral chooses the player who activates something, of those who can."""
    seats = tuple(dict.fromkeys(able))
    seat = yield from choose(
        game.grand_admiral(side), PLAYER, seats, why_not=lambda seat: _why_not_player(game, side, seat)
    )
    return seat


def _why_not_player(game: Game, side: Side, seat: Seat) -> Refusal | None:
    """Why the Grand Admiral of a side cannot choose a player."""
    if seat not in [player.seat for player in game.state.players]:
        return None
    what, rule = ("squadrons", "SEC-58") if game.state.phase is Phase.SQUADRON else ("ships", "SEC-52")
    if game.side_of(seat) != side:
        return Refusal(message("refusals-player-other-team", player=named_player(game, seat)), rule)
    in_play = game.ships() if what == "ships" else game.squadrons()
    why = "activated" if any(game.owner(unit) == seat for unit in in_play) else "without"
    return Refusal(message(f"refusals-player-{what}", player=named_player(game, seat), why=why), rule)


def unactivated_ships(game: Game, side: Side) -> list[ShipId]:
    """The ships of a side that can still activate this round."""
    players = game.state.players
    return [
        unit.id
        for unit in game.state.units
        if not unit.activated and isinstance(unit, Ship) and unit.status is IN_PLAY and players[unit.seat].side == side
    ]


def why_not_activate(game: Game, seat: Seat, ship: ShipId) -> Refusal | None:
    """Why a seat cannot activate a ship now."""
    if not 0 <= ship < len(game.state.units) or not game.is_ship(ship):
        return None
    label = game.ship(ship).label
    if not game.is_in_play(ship):
        return Refusal(message("refusals-activation-not-in-play", ship=label), "DMG-20")
    if game.owner(ship) != seat:
        return Refusal(message("refusals-activation-not-yours", ship=label), "SHIP-01")
    return Refusal(message("refusals-activation-again", ship=label), "SHIP-02")


@all_open
class ShipActivation(Activation, kw_only=True):
    """A ship activates: Reveal Command Dial, Attack, Execute Maneuver (SHIP-05)."""

    scope: ClassVar[Scope] = Scope.ACTIVATION

    will_reveal: bool = True
    """An effect before revealing can make that no dial is revealed."""

    was_revealed: bool = False
    attacks: int = 0
    """Attacks performed that count against the number allowed."""

    zones_used: tuple[HullZone, ...] = ()
    targets: tuple[tuple[HullZone | None, UnitId], ...] = ()
    """Which hull zone attacked whom."""

    concentrated: bool = False
    """Whether the ship resolved Concentrate Fire against the last of these."""

    was_offered: bool = False
    """Whether effects were offered before the choice that is open now."""

    def is_over(self, game: Game) -> bool:
        """A ship destroyed during its activation ends it at once (SHIP-10)."""
        return not game.is_in_play(self.ship)

    @rule("SHIP-02", "CMD-16")
    def begin(self, game: Game) -> StepResult:
        """The ship is chosen; one that has activated this round cannot be."""
        assert not game.ship(self.ship).activated, "a ship activates once in a round"
        self.will_reveal = bool(game.ship(self.ship).dials)
        game.emit(ActivationBegun(self.ship))
        return NEXT

    def offer_any_time(self, game: Game) -> StepResult:
        """Effects that can be used at any time of the activation."""
        moment = any_time(game)
        return Call(moment) if moment else NEXT

    @rule("CMD-10", "CMD-09")
    def reveal_dial(self, game: Game) -> StepResult:
        """The top dial is revealed."""
        dials = game.ship(self.ship).dials
        if not self.will_reveal or not dials:
            return NEXT
        self.was_revealed = True
        game.emit(DialRevealed(self.ship, dials[0]))
        return Open(ACT_1_REVEAL)

    @rule("CMD-11", "CMD-12", "CMD-68")
    def keep_or_convert(self, game: Game) -> Step:
        """Only now can the dial be spent for the token of its command."""
        command = game.ship(self.ship).revealed
        if command is None:
            return NEXT
        useful = can_make_use_of_token(game, self.ship, command)
        use = yield from choose(game.controller(self.ship), DIAL_USE, tuple(DialUse) if useful else (DialUse.KEEP,))
        if use is DialUse.KEEP:
            return NEXT
        game.emit(DialSpent(self.ship))
        return Call(GainCommandToken(ship=self.ship, command=command))

    @rule("CMD-38", "CMD-46", "CMD-63", "CMD-64", "CMD-30")
    def resolve_commands(self, game: Game) -> Step:
        """After revealing, Repair and Squadron commands can be resolved, in any order."""
        if not self.was_offered and (moment := any_time(game)):
            self.was_offered = True
            return Call(moment, then=REPEAT)
        command = yield from choose(
            game.controller(self.ship),
            COMMAND,
            [command for command in REVEAL_COMMANDS if ways_to_resolve(game, self.ship, command)],
            may_pass=True,
            why_not=lambda command: self._why_not(game, command),
        )
        self.was_offered = False
        if command is PASS:
            return NEXT
        return Call(REVEAL_COMMANDS[command](ship=self.ship), then=REPEAT)

    def _why_not(self, game: Game, command: Command) -> Refusal | None:
        if command in REVEAL_COMMANDS:
            return why_not_resolve(game, self.ship, command)
        label = game.ship(self.ship).label
        if command is Command.NAVIGATE:
            return Refusal(message("refusals-command-in-maneuver", ship=label), "CMD-32", PASS)
        return Refusal(message("refusals-command-in-attack", ship=label), "CMD-57", PASS)

    @rule("SHIP-06", "SHIP-07", "ATK-10", "ATK-11", "ATK-13", "ATK-51")
    def attack(self, game: Game) -> Step:
        """Up to two attacks, each from another hull zone; none has to be made."""
        done = game.result(AttackFromZone)
        if done is not None:
            self.record_attack(done)
            return REPEAT
        if not self.was_offered and (moment := any_time(game)):
            self.was_offered = True
            return Call(moment, then=REPEAT)
        legal: list[LegalAttack] = []

        def choices() -> list[AttackChoice]:
            legal[:] = self.legal_attacks(game)
            return [found.choice for found in legal]

        choice = yield from choose(
            game.controller(self.ship),
            ATTACK,
            choices,
            may_pass=True,
            why_not=lambda choice: why_not_attack(game, self.ship, choice, self.free_zones(game)),
        )
        self.was_offered = False
        if choice is PASS:
            return NEXT
        obstructed = find_attack(legal or self.legal_attacks(game), choice).obstructed
        return Call(AttackFromZone(attacker=self.ship, choice=choice, obstructed=obstructed), then=REPEAT)

    def record_attack(self, attack: AttackFromZone) -> None:
        """Count an attack, if it was performed, and its hull zone."""
        if attack.was_performed:
            self.attacks += 1
            self.zones_used += (attack.choice.zone,) if attack.choice.zone else ()
            self.concentrated = attack.concentrated
            self.targets += tuple([(attack.choice.zone, defender) for defender in attack.attacked])

    def legal_attacks(self, game: Game) -> list[LegalAttack]:
        """The attacks that are left to the ship in this activation."""
        if self.attacks >= game.ask(ATTACK_COUNT, self, ATTACKS):
            return []
        return legal_attacks(game, self.ship, self.free_zones(game))

    def free_zones(self, game: Game) -> tuple[HullZone, ...]:
        """The hull zones from which the ship can still attack."""
        free = tuple([zone for zone in game.zones(self.ship) if zone not in self.zones_used])
        return game.ask(ATTACK_ZONE, self, free)

    @rule("SHIP-08")
    def maneuver(self, game: Game) -> StepResult:
        """The ship must execute a maneuver."""
        return Call(ExecuteManeuver(ship=self.ship))

    @rule("CMD-14", "CMD-15", "SHIP-09")
    def end(self, game: Game) -> StepResult:
        """A dial that is left is discarded; the ship has activated; what lasted until now ends."""
        left = game.ship(self.ship).revealed
        if left is not None:
            game.emit(DialDiscarded(self.ship, left, was_revealed=True))
        game.emit(ActivationEnded(self.ship))
        game.scope_ended(self)
        return NEXT

    steps = (
        begin,
        ACT_START,
        offer_any_time,
        ACT_1_BEFORE,
        reveal_dial,
        keep_or_convert,
        resolve_commands,
        offer_any_time,
        ACT_1_AFTER,
        offer_any_time,
        ACT_2_BEFORE,
        attack,
        ACT_2_END,
        maneuver,
        offer_any_time,
        ACT_END,
        end,
        ACT_AFTER,
    )
