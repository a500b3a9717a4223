"""The example battle: the board of README and tour."""

from __future__ import annotations

from typing import NamedTuple

from armada.drawing.attacks import show_attack
from armada.drawing.board import Board, BoardObstacle, BoardShip, BoardSquadron
from armada.drawing.palettes import Theme
from armada.drawing.svg import draw_board
from armada.geometry.bases import HullZone
from armada.geometry.play_area import Area
from armada.geometry.pose import pose_at


class Picture(NamedTuple):
    """A board, the part of it to show, and the scale."""

    board: Board
    view: Area | None
    scale: float

    def draw(self, theme: Theme = "deep") -> str:
        """The picture as SVG."""
        return draw_board(self.board, theme=theme, view=self.view, scale=self.scale)


DOMINATOR = BoardShip(
    ship="victory_ii_class_star_destroyer",
    pose=pose_at(1102, 606, 221),
    team=1,
    name="Dominator",
    speed=2,
    damage=1,
    shields={HullZone.RIGHT: 2},
    selected=True,
    lit=(HullZone.FRONT,),
)
YAVARIS = BoardShip(
    ship="nebulon_b_escort_frigate",
    pose=pose_at(898, 436, 12),
    name="Yavaris",
    speed=2,
    damage=2,
    shields={HullZone.FRONT: 1, HullZone.RIGHT: 0},
    lit=(HullZone.FRONT,),
)
PRIDE = BoardShip(
    ship="cr90_corvette_a",
    pose=pose_at(1215, 345, 318),
    name="Dodonna's Pride",
    speed=3,
    activated=True,
    shields={HullZone.LEFT: 1},
)
OBSTACLES = (
    BoardObstacle(obstacle="asteroid_field_2", pose=pose_at(985, 518, 205), name="asteroid field"),
    BoardObstacle(obstacle="asteroid_field_1", pose=pose_at(1330, 500, 62)),
    BoardObstacle(obstacle="debris_field_1", pose=pose_at(722, 612, 30)),
    BoardObstacle(obstacle="asteroid_field_3", pose=pose_at(722, 330, 70)),
)
SQUADRONS = (
    BoardSquadron(squadron="luke_skywalker", pose=pose_at(958, 660), name="Luke", hull=4),
    BoardSquadron(squadron="x_wing_squadron", pose=pose_at(1014, 686), name="X-wing"),
    BoardSquadron(squadron="b_wing_squadron", pose=pose_at(1176, 470), name="B-wing", activated=True),
    BoardSquadron(squadron="a_wing_squadron", pose=pose_at(1296, 405), name="A-wing"),
    BoardSquadron(squadron="tie_fighter_squadron", pose=pose_at(828, 498), team=1, name="TIE 1", hull=2),
    BoardSquadron(squadron="tie_fighter_squadron", pose=pose_at(790, 432), team=1, name="TIE 2"),
    BoardSquadron(squadron="howlrunner", pose=pose_at(736, 476), team=1),
    BoardSquadron(squadron="tie_bomber_squadron", pose=pose_at(1236, 590), team=1, name="Bomber"),
    BoardSquadron(squadron="tie_interceptor_squadron", pose=pose_at(1300, 632), team=1, name="Interceptor"),
)


def battle() -> Picture:
    """Round three: a Victory has a Nebulon-B at medium range, behind an asteroid field."""
    ships = (DOMINATOR, YAVARIS, PRIDE)
    board = Board(
        title="A battle drawn by armada",
        description="Round three. The Victory Dominator attacks the Nebulon-B Yavaris from its front hull zone, at "
        "medium range. An asteroid field obstructs the line of sight. Squadrons fight around both ships.",
        ships=ships,
        squadrons=SQUADRONS,
        obstacles=OBSTACLES,
        overlays=show_attack(DOMINATOR, HullZone.FRONT, YAVARIS, HullZone.FRONT, (*ships, *OBSTACLES)),
    )
    return Picture(board, Area(645, 240, 1425, 722), 1.28)
