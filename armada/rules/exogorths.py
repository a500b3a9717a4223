"""Exogorths: obstacles that lurk beside others and attack the squadrons near them (EXT-obstacle-06 to -13)."""

from __future__ import annotations

from typing import Final

from armada.catalog.cards import Color
from armada.catalog.shapes import ObstacleKind, obstacle_shape
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.line_of_sight import obstructions
from armada.geometry.measure import measure
from armada.geometry.pieces import place_obstacle
from armada.geometry.play_area import Area
from armada.geometry.pose import TOUCHING
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.object_places import named_obstacles
from armada.rules.obstacle_placement import PlaceObstacle
from armada.rules.obstacles import kind_of
from armada.rules.queries import OBSTRUCTS, ObjectPlace
from armada.rules.shifted_obstacles import DisplaceAtObstacle
from armada.rules.timing import SQUADRON_EXOGORTH_AFTER
from armada.state.events.commands import ActivationToggled
from armada.state.events.setup import InstallationAdded, InstallationTaken
from armada.state.records import Installation, SquadronId

EXOGORTH = Kind[int]("exogorth")
PREY = Kind[SquadronId]("attacked squadron")

DICE: Final = (Color.BLUE,) * 3
LABEL: Final = "Exogorth"


def exogorths(game: Game) -> tuple[int, ...]:
    """The exogorths on the table, by their numbers."""
    return tuple(
        [
            number
            for number, obstacle in enumerate(game.state.obstacles)
            if obstacle.pose is not None and kind_of(game, number) is ObstacleKind.EXOGORTH
        ]
    )


def touched_obstacles(game: Game, exogorth: int) -> tuple[int, ...]:
    """The obstacles, exogorths left out, that an exogorth on the table touches."""
    (own,) = named_obstacles(game, (exogorth,))
    return tuple(
        [
            number
            for number, obstacle in enumerate(game.state.obstacles)
            if obstacle.pose is not None
            and kind_of(game, number) is not ObstacleKind.EXOGORTH
            and measure(own.piece, named_obstacles(game, (number,))[0].piece).mm <= TOUCHING
        ]
    )


@rule("EXT-obstacle-06")
def lairs(game: Game) -> tuple[int, ...]:
    """The obstacles beside which an exogorth can be placed: no exogorths, and touched by none."""
    taken = {touched for exogorth in exogorths(game) for touched in touched_obstacles(game, exogorth)}
    return tuple(
        [
            number
            for number, obstacle in enumerate(game.state.obstacles)
            if obstacle.pose is not None and number not in taken and kind_of(game, number) is not ObstacleKind.EXOGORTH
        ]
    )


@all_open
class PlaceExogorths(Procedure, kw_only=True):
    """A seat places some exogorths, each touching another obstacle; its opponent places the squadrons under them."""

    by: Seat
    left: tuple[int, ...]
    """Those yet to be placed."""

    area: Area

    @rule("EXT-obstacle-06", "EXT-obstacle-07")
    def place_next(self, game: Game) -> StepResult:
        """One after the other, as long as there is an obstacle for it."""
        placed = game.result(PlaceObstacle)
        if placed is not None:
            self.left = tuple([number for number in self.left if number not in placed.done])
            (number, *others) = placed.done
            if not others and game.state.obstacles[number].pose is not None:
                return Call(DisplaceAtObstacle(by=self.by, obstacle=number), then=REPEAT)
        free = lairs(game)
        if not self.left or not free:
            return DONE
        place = ObjectPlace(self.area, touching=free)
        return Call(PlaceObstacle(by=self.by, choices=self.left, place=place), then=REPEAT)

    steps = (place_next,)


@all_open
class ExogorthAttacks(Procedure):
    """At the start of the Squadron Phase each player chooses a different exogorth, which attacks."""

    chosen: tuple[int, ...] = ()

    @rule("EXT-obstacle-09")
    def choose_next(self, game: Game) -> Step:
        """The second player chooses first; with a single exogorth nobody else does."""
        left = [number for number in exogorths(game) if number not in self.chosen]
        hungry = [number for number in left if prey(game, number)]
        if not hungry or len(self.chosen) == len(game.sides_in_order):
            return NEXT
        seat = game.grand_admiral(game.sides_in_order[1 - len(self.chosen)])
        exogorth = yield from choose(seat, EXOGORTH, left)
        self.chosen += (exogorth,)
        return Call(ExogorthAttack(exogorth=exogorth, by=seat), then=REPEAT)

    steps = (choose_next, SQUADRON_EXOGORTH_AFTER)


@all_open
class ExogorthAttack(Procedure, kw_only=True):
    """An exogorth attacks each squadron at distance 1, of both sides; the seat that chose it says in which order."""

    exogorth: int
    by: Seat
    attacked: tuple[SquadronId, ...] = ()

    @rule("EXT-obstacle-09", "EXT-obstacle-11")
    def attack_next(self, game: Game) -> Step:
        """One attack after the other."""
        near = [squadron for squadron in prey(game, self.exogorth) if squadron not in self.attacked]
        if not near:
            return DONE
        squadron = yield from choose(self.by, PREY, near)
        self.attacked += (squadron,)
        return Call(ExogorthBite(exogorth=self.exogorth, squadron=squadron), then=REPEAT)

    steps = (attack_next,)


@all_open
class ExogorthBite(Procedure, kw_only=True):
    """An exogorth attacks a squadron; the opponent of its owner rolls and decides."""

    exogorth: int
    squadron: SquadronId

    @rule("EXT-obstacle-10")
    def come_out(self, game: Game) -> StepResult:
        """What attacks is treated as a ship and friendly to nobody."""
        seat, found = game.opposing_admiral(game.owner(self.squadron)), attacker(game)
        if found is None:
            assert game.state.objective is not None, "only objectives bring exogorths"
            game.emit(InstallationAdded(seat, game.state.objective, LABEL, is_friendly=False))
        elif found.seat != seat:
            game.emit(InstallationTaken(found.id, seat))
        return NEXT

    @rule("EXT-obstacle-10", "EXT-obstacle-11")
    def attack(self, game: Game) -> StepResult:
        """With three blue dice, at close range."""
        own = attacker(game)
        assert own is not None
        is_obstructed = bool(_in_the_way(game, self.exogorth, self.squadron, barring=False))
        band = Range.CLOSE.name.lower()
        return Call(Attack(attacker=own.id, defender=self.squadron, band=band, given=DICE, obstructed=is_obstructed))

    @rule("EXT-obstacle-12")
    def exhaust(self, game: Game) -> StepResult:
        """A squadron that suffers damage becomes activated."""
        done, squadron = game.result(Attack), game.squadron(self.squadron)
        if done is not None and done.suffered and game.is_in_play(squadron.id) and not squadron.activated:
            game.emit(ActivationToggled(squadron.id, True))
        return DONE

    steps = (come_out, attack, exhaust)


def attacker(game: Game) -> Installation | None:
    """What attacks for all exogorths, once one of them has attacked."""
    found = [unit for unit in game.state.units if isinstance(unit, Installation) and unit.label == LABEL]
    return next(iter(found), None)


@rule("EXT-obstacle-09")
def prey(game: Game, exogorth: int) -> list[SquadronId]:
    """The squadrons that an exogorth attacks now: at distance 1, and not behind a dust field."""
    (own,) = named_obstacles(game, (exogorth,))
    return [
        squadron
        for squadron in game.squadrons()
        if Distance.ONE.reaches(measure(own.piece, game.base(squadron)).mm)
        and not _in_the_way(game, exogorth, squadron, barring=True)
    ]


@rule("EXT-obstacle-11", "EXT-obstacle-01")
def _in_the_way(game: Game, exogorth: int, squadron: SquadronId, *, barring: bool) -> bool:
    """Whether the line of sight of an exogorth crosses something that bars its attack, or else obstructs it.

    The line runs from the nearest point of the exogorth, and neither it nor an obstacle that it touches is in the way.
    """
    own, base = named_obstacles(game, (exogorth,))[0].piece, game.base(squadron)
    skipped = (exogorth, *touched_obstacles(game, exogorth))
    others = [
        obstacle
        for number, obstacle in enumerate(game.state.obstacles)
        if obstacle.pose is not None
        and number not in skipped
        and (kind_of(game, number) is ObstacleKind.DUST) is barring
        and (barring or game.ask(OBSTRUCTS, number, True))
    ]
    pieces = [place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose) for found in others if found.pose]
    ships = [] if barring else game.ship_bodies()
    return bool(obstructions(measure(own, base), base, base, [*ships, *pieces]))
