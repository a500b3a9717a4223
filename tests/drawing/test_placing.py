from __future__ import annotations

from armada.drawing.board import Board, BoardShip, BoardSquadron
from armada.drawing.placing import TakenPlaces, around, boxed, ship_circles
from armada.geometry.play_area import Area
from armada.geometry.pose import pose_at

VIEW = Area(0, 0, 1000, 600)


def test_a_free_place_costs_nothing() -> None:
    room = TakenPlaces(Board(title="one", ships=(BoardShip(ship="cr90", pose=pose_at(500, 300)),)), VIEW)
    assert room.cost(boxed((200, 200), 80, 30)) == 0
    assert room.cost(boxed((500, 300), 80, 30)) > 0
    assert room.cost(boxed((990, 200), 80, 30)) > 0, "half of it is out of view"


def test_boxes_around_a_ship_stand_clear_of_it() -> None:
    ship = BoardShip(ship="victory_imperial", pose=pose_at(500, 300, 37))
    room = TakenPlaces(Board(title="one", ships=(ship,)), VIEW)
    boxes = around(ship_circles(ship), 120, 30, 5)
    assert len(boxes) == 16
    assert {room.cost(box) for box in boxes} == {0}


def test_a_label_avoids_a_neighbour_and_then_takes_its_place() -> None:
    ship = BoardShip(ship="cr90", pose=pose_at(500, 300))
    beside = BoardSquadron(squadron="x_wing_squadron", pose=pose_at(570, 300))
    room = TakenPlaces(Board(title="two", ships=(ship,), squadrons=(beside,)), VIEW)
    boxes = around(ship_circles(ship), 100, 24, 4)
    assert room.cost(boxes[0]) > 0, "to the right there is a squadron"
    best = room.best(boxes)
    assert best is not boxes[0]
    assert room.cost(best) > 0, "now it is taken"


def test_words_stand_beside_a_line_rather_than_on_it() -> None:
    room = TakenPlaces(Board(title="none"), VIEW)
    room.take_line((100, 100), (400, 100))
    assert room.cost(boxed((250, 100), 60, 16)) > room.cost(boxed((250, 120), 60, 16)) == 0
