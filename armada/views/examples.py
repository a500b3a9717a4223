"""Example boards: the pictures of README and documentation, and the board of the tour."""

from __future__ import annotations

from typing import NamedTuple

from armada.geometry.bases import HullZone
from armada.geometry.play_area import Area
from armada.geometry.pose import pose_at
from armada.views.attacks import show_attack
from armada.views.board import Board, BoardObstacle, BoardShip, BoardSquadron, Note, Team, Tone
from armada.views.svg import draw_board
from armada.views.theme import Theme


class Picture(NamedTuple):
    """A board, and how it is shown."""

    board: Board
    view: Area | None
    scale: float

    def draw(self, theme: Theme = "deep") -> str:
        """The picture as SVG."""
        return draw_board(self.board, theme=theme, view=self.view, scale=self.scale)


def _squadron(key: str, x: float, y: float, team: Team, name: str = "", **more: object) -> BoardSquadron:
    return BoardSquadron(squadron=key, pose=pose_at(x, y), team=team, name=name, **more)  # type: ignore[arg-type]


def battle() -> Picture:
    """Round three: a Victory has a Nebulon-B at medium range, behind an asteroid field."""
    dominator = BoardShip(
        ship="victory_ii_class_star_destroyer", pose=pose_at(1105, 610, 214), team=1, name="Dominator", speed=2,
        damage=1, selected=True, lit=(HullZone.FRONT,), shields={HullZone.RIGHT: 2},
    )  # fmt: skip
    yavaris = BoardShip(
        ship="nebulon_b_escort_frigate", pose=pose_at(905, 395, 24), team=0, name="Yavaris", speed=2,
        damage=2, shields={HullZone.FRONT: 1, HullZone.RIGHT: 0}, lit=(HullZone.FRONT,),
    )  # fmt: skip
    pride = BoardShip(
        ship="cr90_corvette_a", pose=pose_at(1210, 345, 318), team=0, name="Dodonna’s Pride", speed=3,
        activated=True, shields={HullZone.LEFT: 1},
    )  # fmt: skip
    obstacles = (
        BoardObstacle(obstacle="asteroid_field_2", pose=pose_at(968, 500, 20)),
        BoardObstacle(obstacle="asteroid_field_1", pose=pose_at(1310, 520, 62)),
        BoardObstacle(obstacle="debris_field_1", pose=pose_at(760, 610, 30)),
        BoardObstacle(obstacle="station", pose=pose_at(1060, 200, 10)),
    )
    squadrons = (
        _squadron("luke_skywalker", 1000, 640, 0, "Luke", hull=4),
        _squadron("x_wing_squadron", 1035, 680, 0, "X-wing"),
        _squadron("b_wing_squadron", 1180, 470, 0, "B-wing", activated=True),
        _squadron("tie_fighter_squadron", 840, 480, 1, "TIE 1", hull=2),
        _squadron("tie_fighter_squadron", 800, 440, 1, "TIE 2"),
        _squadron("howlrunner", 780, 500, 1),
        _squadron("tie_bomber_squadron", 1250, 600, 1, "Bomber"),
    )
    pieces = (dominator, yavaris, pride)
    board = Board(
        title="A battle drawn by armada",
        description=(
            "Round three. The Victory Dominator attacks the Nebulon-B Yavaris from its front hull zone at medium range; "
            "an asteroid field obstructs the line of sight."
        ),
        ships=pieces,
        squadrons=squadrons,
        obstacles=obstacles,
        overlays=show_attack(dominator, HullZone.FRONT, yavaris, HullZone.FRONT, (*pieces, *obstacles)),
    )
    return Picture(board, Area(660, 235, 1420, 735), 1.32)
