"""Rapid Launch Bays: squadrons set aside with a ship, and brought into play by its Squadron command."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, REPEAT, Call, Outcome, Procedure, Step, rule
from armada.engine.questions import PASS, Kind, choose, choose_some
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Distance
from armada.rules.commands import CommandProcedure
from armada.rules.deploying import DeploySquadron
from armada.rules.deployment import SET_ASIDE
from armada.rules.deployment_places import room_for
from armada.rules.game import BEFORE_DEPLOYMENT, Game
from armada.rules.queries import MAY_MOVE, DeployPlace
from armada.rules.setup import Setup
from armada.rules.squadron_command import SquadronCommand, squadron_value
from armada.rules.timing import CMD_HEADER, DESTROY_AFTER, GAME_END_BEFORE, SETUP_6_BEFORE
from armada.state.events.cards import LastingDropped
from armada.state.events.damage import Destroyed, Removed
from armada.state.records import Lasting, Scope, Squadron, SquadronId, Status

KEPT_SQUADRONS = Kind[tuple[SquadronId, ...]]("squadrons in the launch bays", "Which squadrons do you set aside?")
LAUNCHED = Kind[SquadronId]("launched squadron", "Which squadron do you launch?")

KEY: Final = "rapid_launch_bays"
BEFORE_DEPLOYMENT |= {KEY, "expanded_hangar_bay"}


def kept(game: Game, ship: int | None = None) -> list[Lasting]:
    """What is set aside with a ship, or with any."""
    return [entry for entry in game.lasting(SET_ASIDE) if entry.text == KEY and (ship is None or entry.value == ship)]


@offer(KEY, at=SETUP_6_BEFORE, printing=Printing.ERA_2016)
class LaunchBaysFilled(ShipEffect[Setup], kw_only=True):
    """Before fleets are deployed, set aside as many squadrons as the squadron value of the ship."""

    def _squadrons(self, game: Game, setup: Setup) -> list[SquadronId]:
        return [
            unit.id
            for unit in game.state.units
            if isinstance(unit, Squadron)
            and unit.seat == self.seat
            and unit.status is Status.RESERVE
            and unit.id not in setup.deployment.aside
        ]

    def can_resolve(self, game: Game, setup: Setup) -> bool:
        """There is a squadron."""
        return squadron_value(game, self.ship) > 0 and bool(self._squadrons(game, setup))

    @rule("CARD-hyperspace-assault-01", "CARD-hyperspace-assault-02")
    def resolve(self, game: Game, setup: Setup) -> Step:
        """They are out of play and are not deployed."""
        most = squadron_value(game, self.ship)
        chosen = yield from choose_some(self.seat, KEPT_SQUADRONS, self._squadrons(game, setup), least=1, most=most)
        setup.deployment = replace(setup.deployment, aside=(*setup.deployment.aside, *chosen))
        for squadron in chosen:
            mark(game, SET_ASIDE, Scope.GAME, unit=squadron, value=self.ship, text=KEY)
        return DONE


@all_open
@offer(KEY, at=CMD_HEADER, printing=Printing.ERA_2016)
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
        mark(game, KEY, Scope.ACTIVATION, unit=squadron)
        return Call(DeploySquadron(squadron=squadron, place=self._place(game)), then=REPEAT)

    steps = (launch,)


@modifier(KEY, at=MAY_MOVE, stage=Stage.FORBID, printing=Printing.ERA_2016)
def launched_stay(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """A squadron that was launched in this activation of the ship cannot move."""
    return may and not game.lasting(KEY, squadron)


class LaunchBaysLost(Effect[Procedure], kw_only=True):
    """Squadrons whose ship is gone, or that were never launched, are destroyed."""

    def decider(self, game: Game, subject: Procedure) -> Seat:
        """Nobody decides anything."""
        return game.seats_in_order[0]

    def lost(self, game: Game) -> list[Lasting]:
        """What is lost now."""
        raise NotImplementedError

    def can_resolve(self, game: Game, subject: Procedure) -> bool:
        """There is something."""
        return bool(game.state.lasting) and bool(self.lost(game))

    def resolve(self, game: Game, subject: Procedure) -> Outcome:
        """They are not in play, so nothing answers to that."""
        for entry in self.lost(game):
            squadron = game.squadron(entry.unit).id
            game.emit(LastingDropped(entry))
            game.emit(Destroyed(squadron, KEY))
            game.emit(Removed(squadron, game.deck_of(squadron)))
        return DONE


@trigger("rapid_launch_bays_lost", at=DESTROY_AFTER, standing=True, card=KEY, printing=Printing.ERA_2016)
class LaunchBaysDestroyed(LaunchBaysLost, kw_only=True):
    """With the ship."""

    def lost(self, game: Game) -> list[Lasting]:
        """Those whose ship is destroyed."""
        return [entry for entry in kept(game) if game.unit(entry.value).status is Status.DESTROYED]


@trigger("rapid_launch_bays_lost", at=GAME_END_BEFORE, standing=True, card=KEY, printing=Printing.ERA_2016)
class LaunchBaysNeverOpened(LaunchBaysLost, kw_only=True):
    """With the end of the game."""

    def lost(self, game: Game) -> list[Lasting]:
        """All that are left."""
        return kept(game)
