"""Offensive retrofits; Rapid Launch Bays set squadrons aside with a ship, and its Squadron command launches them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import AttackEffect, ShipEffect, mark
from armada.effects.verbs.dice import has_crit, reroll
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, choose, choose_some
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.bases import Size
from armada.geometry.measure import measure
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.command_tokens import SpendCommandToken
from armada.rules.commands import CommandProcedure
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.deploying import DeploySquadron
from armada.rules.deployment import SET_ASIDE, waiting_units
from armada.rules.deployment_places import room_for
from armada.rules.game import BEFORE_DEPLOYMENT, EVEN_IF_DESTROYED, Game
from armada.rules.queries import COMMAND_REACH, KEYWORD, MAY_MOVE, SQUADRON_VALUE, DeployPlace, KeywordOf, Reach
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipActivation
from armada.rules.speed import ChangeSpeed
from armada.rules.squadron_command import SquadronCommand, squadron_value
from armada.rules.timing import (
    ACT_1_REVEAL,
    ACT_START,
    ATK_3_MODIFY,
    CMD_HEADER,
    DESTROY_AFTER,
    GAME_END_BEFORE,
    SETUP_6_BEFORE,
)
from armada.state.events.cards import LastingDropped
from armada.state.events.damage import Destroyed, Removed
from armada.state.records import Command, Lasting, Scope, ShipId, SquadronId, Status

KEPT_SQUADRONS = Kind[tuple[SquadronId, ...]]("squadrons in the launch bays")
LAUNCHED = Kind[SquadronId]("launched squadron")

LAUNCH_BAYS: Final = "rapid_launch_bays"
LAUNCHED_BY_CARD: Final = "rapid_launch_bays_launched"

SIZES = list(Size)
"""From small to huge."""

BEFORE_DEPLOYMENT |= {LAUNCH_BAYS, "expanded_hangar_bay"}


@modifier("boosted_comms", at=COMMAND_REACH, stage=Stage.PERMIT)
def boosted_comms(game: Game, card: CardInPlay, reach: Reach, may: bool) -> bool:
    """The ship's Squadron commands reach to long range."""
    if may or reach.ship != card.unit:
        return may
    return Range.LONG.reaches(measure(game.body(reach.ship), game.body(reach.squadron)).mm)


@modifier("expanded_hangar_bay", at=SQUADRON_VALUE, stage=Stage.INCREASE)
def expanded_hangar_bay(game: Game, card: CardInPlay, ship: ShipId, value: int) -> int:
    """The squadron value of the ship is higher by one."""
    return value + (ship == card.unit)


@offer("phylon_q7_tractor_beams", at=ACT_START, cost=EXHAUST)
class PhylonQ7TractorBeams(ShipEffect[ShipActivation], kw_only=True):
    """When the ship activates, an enemy ship no larger at distance 1-5 gives up a Navigate token or is slowed by 1."""

    def _targets(self, game: Game) -> list[ShipId]:
        largest = SIZES.index(game.ship_card(self.ship).size)
        near = enemy_ships(game, self.ship, Distance.FIVE)
        return [ship for ship in near if SIZES.index(game.ship_card(ship).size) <= largest]

    @rule("CARD-phylon-q7-tractor-beams-02")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """Such a ship is there."""
        return activation.ship == self.ship and bool(self._targets(game))

    @rule("CARD-phylon-q7-tractor-beams-01")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """A token is given up if there is one; else the speed drops, but not below 1."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._targets(game))
        if Command.NAVIGATE in game.ship(ship).tokens:
            return Call(SpendCommandToken(ship=ship, command=Command.NAVIGATE), then=DONE)
        speed = game.ship(ship).speed
        return Call(ChangeSpeed(ship=ship, speed=speed - 1, by=self.seat), then=DONE) if speed > 1 else DONE


@offer("point_defense_reroute", at=ATK_3_MODIFY)
class PointDefenseReroute(AttackEffect, kw_only=True):
    """While attacking a squadron at close range, reroll dice with critical icons, once."""

    def _crits(self, attack: Attack) -> list[int]:
        return [place for place, die in enumerate(attack.pool.dice) if has_crit(die)]

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Such a die is in the pool."""
        return (
            attack.attacker == self.ship
            and not game.is_ship(attack.defender)
            and attack.range(game) is Range.CLOSE
            and bool(self._crits(attack))
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """As many of them as the attacker likes, together."""
        yield from reroll(game, attack, self.seat, self.key, self._crits(attack))
        return DONE


EVEN_IF_DESTROYED.add("quad_laser_turrets")


@modifier("quad_laser_turrets", at=KEYWORD, stage=Stage.SET)
@rule("CARD-quad-laser-turrets-01", "CARD-quad-laser-turrets-02")
def quad_laser_turrets(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """While the ship defends at distance 1 against a squadron it has Counter 1."""
    if asked.keyword != "counter" or asked.unit != card.unit or value is not None:
        return value
    return 1 if any(_defends_close(game, card, procedure) for procedure in game.procedures()) else None


def _defends_close(game: Game, card: CardInPlay, attack: object) -> bool:
    """Whether this is an attack by which the ship is attacked by a squadron at distance 1."""
    return (
        isinstance(attack, Attack)
        and attack.defender == card.unit
        and not game.is_ship(attack.attacker)
        and game.unit(attack.attacker).pose is not None
        and Distance.ONE.reaches(attack.line(game).measured.mm)
    )


# Rapid Launch Bays


def kept(game: Game, ship: int | None = None) -> list[Lasting]:
    """The squadrons set aside with a ship, or with any."""
    return [
        entry
        for entry in game.lasting(SET_ASIDE)
        if entry.text == LAUNCH_BAYS and (ship is None or entry.value == ship)
    ]


@offer(LAUNCH_BAYS, at=SETUP_6_BEFORE)
class LaunchBaysFilled(ShipEffect[Setup], kw_only=True):
    """Before fleets are deployed, set aside as many squadrons as the squadron value of the ship."""

    def _squadrons(self, game: Game, setup: Setup) -> tuple[SquadronId, ...]:
        return waiting_units(game, self.owner, setup.deployment).squadrons

    @rule("SEC-46")
    def can_resolve(self, game: Game, setup: Setup) -> bool:
        """There is a squadron of the same fleet."""
        return squadron_value(game, self.ship) > 0 and bool(self._squadrons(game, setup))

    @rule("CARD-hyperspace-assault-01", "CARD-hyperspace-assault-02")
    def resolve(self, game: Game, setup: Setup) -> Step:
        """They are out of play and are not deployed."""
        most = squadron_value(game, self.ship)
        chosen = yield from choose_some(self.seat, KEPT_SQUADRONS, self._squadrons(game, setup), least=1, most=most)
        setup.deployment = replace(setup.deployment, aside=(*setup.deployment.aside, *chosen))
        for squadron in chosen:
            mark(game, SET_ASIDE, Scope.GAME, unit=squadron, value=self.ship, text=LAUNCH_BAYS)
        return DONE


@all_open
@offer(LAUNCH_BAYS, at=CMD_HEADER, printing=Printing.ERA_2016)
class RapidLaunchBays(ShipEffect[CommandProcedure], kw_only=True):
    """Squadron: before the first squadron is activated, place squadrons set aside within distance 1 of the ship."""

    launched: int = 0

    def _place(self, game: Game) -> DeployPlace:
        return DeployPlace((game.play_area.area,), near=(self.ship,), near_band=Distance.ONE.number)

    def _squadrons(self, game: Game) -> list[SquadronId]:
        """Those set aside with this ship; none, if there is no room."""
        found = [game.squadron(entry.unit).id for entry in kept(game, self.ship)]
        return found if found and room_for(game, found[0], self._place(game)) else []

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """There are some, and there is room."""
        return (
            isinstance(command, SquadronCommand)
            and command.ship == self.ship
            and not command.activated
            and command.most(game) > 0
            and bool(self._squadrons(game))
        )

    @rule("CARD-hyperspace-assault-03")
    def launch(self, game: Game) -> Step:
        """As many as the command may activate; they are not activated, and cannot move in this activation."""
        command: SquadronCommand = game.subject_of(self)
        squadrons = self._squadrons(game) if self.launched < command.most(game) else []
        squadron = yield from choose(self.seat, LAUNCHED, squadrons, may_pass=self.launched > 0 or not squadrons)
        if squadron is PASS:
            return DONE
        self.launched += 1
        for entry in kept(game, self.ship):
            if entry.unit == squadron:
                game.emit(LastingDropped(entry))
        mark(game, LAUNCH_BAYS, Scope.ACTIVATION, unit=squadron)
        return Call(DeploySquadron(squadron=squadron, place=self._place(game)), then=REPEAT)

    steps = (launch,)


@modifier(LAUNCH_BAYS, at=MAY_MOVE, stage=Stage.FORBID, printing=Printing.ERA_2016)
def launched_stay(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """A squadron that was launched in this activation of the ship cannot move."""
    return may and not game.lasting(LAUNCH_BAYS, squadron)


@all_open
@offer(LAUNCH_BAYS, at=ACT_1_REVEAL, cost=DISCARD, printing=Printing.FINAL)
class RapidLaunchBaysFinal(ShipEffect[ShipActivation], kw_only=True):
    """When the ship reveals a dial, discard the card to place every squadron set aside within distance 1-2."""

    def _place(self, game: Game) -> DeployPlace:
        return DeployPlace((game.play_area.area,), near=(self.ship,), near_band=Distance.TWO.number)

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """There are some; no command is needed."""
        return activation.ship == self.ship and bool(kept(game, self.ship))

    @rule("CARD-hyperspace-assault-03", "EXT-setaside-02")
    def launch(self, game: Game) -> Step:
        """All of them, in the owner's order; one for which there is no room is destroyed."""
        entries = kept(game, self.ship)
        if not entries:
            return DONE
        squadron = yield from choose(self.seat, LAUNCHED, [game.squadron(entry.unit).id for entry in entries])
        has_room = room_for(game, squadron, self._place(game))
        lost = next(entry for entry in entries if entry.unit == squadron)
        if not has_room:
            lose_squadron(game, lost)
            return REPEAT
        game.emit(LastingDropped(lost))
        mark(game, LAUNCHED_BY_CARD, Scope.ACTIVATION, unit=squadron)
        return Call(DeploySquadron(squadron=squadron, place=self._place(game)), then=REPEAT)

    steps = (launch,)


@modifier(LAUNCHED_BY_CARD, at=MAY_MOVE, stage=Stage.FORBID, standing=True, card=LAUNCH_BAYS, printing=Printing.FINAL)
def launched_stay_final(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """The same, though the card has been discarded."""
    return may and not game.lasting(LAUNCHED_BY_CARD, squadron)


def lose_squadron(game: Game, entry: Lasting) -> None:
    """A squadron set aside is destroyed; it is not in play, so nothing answers to that."""
    squadron = game.squadron(entry.unit).id
    game.emit(LastingDropped(entry))
    game.emit(Destroyed(squadron, LAUNCH_BAYS))
    game.emit(Removed(squadron, game.deck_of(squadron)))


class LaunchBaysLost(Effect[Procedure], kw_only=True):
    """Squadrons whose ship is gone, or that were never launched, are destroyed."""

    def decider(self, game: Game, subject: Procedure) -> Seat:
        """Nobody decides anything."""
        return game.seats_in_order[0]

    def lost(self, game: Game) -> list[Lasting]:
        """The squadrons lost now."""
        raise NotImplementedError

    def can_resolve(self, game: Game, subject: Procedure) -> bool:
        """There is something."""
        return bool(game.state.lasting) and bool(self.lost(game))

    def resolve(self, game: Game, subject: Procedure) -> StepResult:
        """All of them."""
        for entry in self.lost(game):
            lose_squadron(game, entry)
        return DONE


@trigger("rapid_launch_bays_lost", at=DESTROY_AFTER, standing=True, card=LAUNCH_BAYS)
class LaunchBaysDestroyed(LaunchBaysLost, kw_only=True):
    """With the ship."""

    def lost(self, game: Game) -> list[Lasting]:
        """Those whose ship is destroyed."""
        return [entry for entry in kept(game) if game.unit(entry.value).status is Status.DESTROYED]


@trigger("rapid_launch_bays_lost", at=GAME_END_BEFORE, standing=True, card=LAUNCH_BAYS)
class LaunchBaysNeverOpened(LaunchBaysLost, kw_only=True):
    """With the end of the game."""

    def lost(self, game: Game) -> list[Lasting]:
        """All that are left."""
        return kept(game)
