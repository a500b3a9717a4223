from __future__ import annotations

import os
import re
import subprocess
import sys
from math import hypot
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from armada.catalog.catalog import catalog
from armada.catalog.shapes import chassis, obstacle_tokens
from armada.drawing.board import Board, BoardNote, BoardObstacle, BoardShip, BoardSquadron, Label, Tone
from armada.drawing.craft import both, discs, drawings, on_both_sides
from armada.drawing.examples import battle
from armada.drawing.markup import clean
from armada.drawing.palettes import PALETTES, Theme
from armada.drawing.svg import draw_board, whole
from armada.geometry.bases import HullZone
from armada.geometry.play_area import CORE_SET, EXTENDED, STANDARD, Area, PlayArea
from armada.geometry.pose import pose_at
from tests.drawing.drawn import SVG, of_class, parsed, title_of

THEMES: tuple[Theme, ...] = get_args(Theme)
HOSTILE = "Bad & <script>alert(1)</script> \"'\x00\x1b]]>\u202e"


@pytest.mark.parametrize("theme", THEMES)
def test_a_board_is_one_picture_that_needs_nothing_else(theme: Theme) -> None:
    text = battle().draw(theme)
    root = parsed(text)
    assert root.tag == f"{SVG}svg"
    assert not re.search(r"href|url\(|@import|<script|<image|<foreignObject| on[a-z]+=", text)
    assert text.count("http") == 1, "but for the namespace there is no address"


def test_a_reader_of_the_screen_hears_what_the_picture_shows() -> None:
    root = parsed(battle().draw())
    assert root.get("role") == "img"
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert title_of(root) == "A battle drawn by armada"
    assert "Dominator" in root.findtext(f"{SVG}desc", "")


def test_every_piece_is_drawn_once_under_its_name() -> None:
    board = battle().board
    root = parsed(battle().draw())
    ships = [title_of(ship).split(",")[0] for ship in of_class(root, "ship")]
    squadrons = [title_of(squadron).split(",")[0] for squadron in of_class(root, "squadron")]
    obstacles = [title_of(obstacle) for obstacle in of_class(root, "obstacle")]
    assert ships == [ship.title for ship in board.ships]
    assert squadrons == [squadron.title for squadron in board.squadrons]
    assert obstacles == [obstacle.title for obstacle in board.obstacles]
    for ship in board.ships:
        assert len([label for label in of_class(root, "name") if label.text == ship.title]) == 1


def test_the_same_board_gives_the_same_bytes_in_another_process() -> None:
    code = "from armada.drawing.examples import battle; import sys; sys.stdout.buffer.write(battle().draw().encode())"
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment, check=True)
        assert done.stdout == battle().draw().encode()


def test_a_whole_battle_is_small() -> None:
    assert len(battle().draw().encode()) < 80_000


@pytest.mark.parametrize("theme", THEMES)
def test_hostile_names_are_drawn_as_text(theme: Theme) -> None:
    board = Board(
        title=HOSTILE,
        description=HOSTILE,
        ships=(BoardShip(ship="cr90_corvette_a", pose=pose_at(400, 400), name=HOSTILE, speed=2),),
        squadrons=(BoardSquadron(squadron="x_wing_squadron", pose=pose_at(600, 400), name=HOSTILE),),
        obstacles=(BoardObstacle(obstacle="station", pose=pose_at(800, 400), name=HOSTILE),),
        overlays=(BoardNote(at=(500, 500), text=HOSTILE, tone=Tone.CAREFUL),),
    )
    root = parsed(draw_board(board, theme=theme))
    assert title_of(root) == clean(HOSTILE)
    assert not list(root.iter(f"{SVG}script"))
    for kind in ("ship", "squadron", "obstacle"):
        (piece,) = of_class(root, kind)
        assert title_of(piece).startswith(clean(HOSTILE))


@settings(max_examples=60, deadline=None)
@given(name=st.text(max_size=200), x=st.integers(-200, 2000), y=st.integers(-200, 1100), turn=st.integers(0, 359))
def test_any_name_at_any_pose_gives_a_picture(name: str, x: int, y: int, turn: int) -> None:
    board = Board(
        title=name,
        ships=(BoardShip(ship="raider_i_class_corvette", pose=pose_at(x, y, turn), team=1, name=name, speed=0),),
        squadrons=(BoardSquadron(squadron="howlrunner", pose=pose_at(y, x), name=name, hull=-3),),
    )
    root = parsed(draw_board(board))
    assert len(of_class(root, "ship")) == len(of_class(root, "squadron")) == 1


def test_every_chassis_and_every_squadron_type_has_a_drawing() -> None:
    types = {card.squadron_type for card in catalog().squadrons.values()}
    assert set(drawings()) == set(chassis()) | types


def test_hulls_stay_on_their_base() -> None:
    for key in chassis():
        base = BoardShip(ship=key, pose=pose_at(0, 0)).shape.base
        points = [point for part in on_both_sides(drawings()[key].hull) for point in part]
        assert max(x for x, _ in points) < base.width / 2, key
        assert max(abs(y) for _, y in points) < base.length / 2, key
    for key in {card.squadron_type for card in catalog().squadrons.values()}:
        assert all(hypot(x, y) < 13.5 for part in on_both_sides(drawings()[key].hull) for x, y in part), key


def test_engines_are_at_the_stern_of_every_craft() -> None:
    for key, drawing in drawings().items():
        assert drawing.jet, key
        assert all(jet.y < 0 for jet in both(discs(drawing.jet))), key


def test_every_ship_squadron_and_obstacle_can_be_drawn() -> None:
    ships = [BoardShip(ship=key, pose=pose_at(90 * i, 200), speed=1) for i, key in enumerate(catalog().ships)]
    squadrons = [BoardSquadron(squadron=key, pose=pose_at(50 * i, 0)) for i, key in enumerate(catalog().squadrons)]
    obstacles = [
        BoardObstacle(obstacle=key, pose=pose_at(150 * i, 500), mirrored=mirrored)
        for i, key in enumerate(obstacle_tokens())
        for mirrored in (False, True)
    ]
    board = Board(title="all", area=None, ships=tuple(ships), squadrons=tuple(squadrons), obstacles=tuple(obstacles))
    root = parsed(draw_board(board))
    assert len(of_class(root, "ship")) == 66
    assert len(of_class(root, "squadron")) == 107
    assert len(of_class(root, "obstacle")) == 26


def test_teams_differ_in_shape_as_well_as_colour() -> None:
    ships = tuple(BoardShip(ship="cr90", pose=pose_at(300, 300), team=team) for team in (0, 1))
    squadrons = tuple(BoardSquadron(squadron="x_wing_squadron", pose=pose_at(300, 300), team=team) for team in (0, 1))
    root = parsed(draw_board(Board(title="teams", ships=ships, squadrons=squadrons)))
    assert [len(rim.get("points", "").split()) for rim in of_class(root, "rim")] == [4, 8]
    ember, ion = of_class(root, "squadron")
    assert not of_class(ember, "notch")
    assert of_class(ion, "notch")


def test_shields_show_what_is_left_and_whether_any_were_lost() -> None:
    ship = BoardShip(
        ship="victory_ii_class_star_destroyer",
        pose=pose_at(500, 500),
        shields={HullZone.FRONT: 0, HullZone.LEFT: 1},
    )
    root = parsed(draw_board(Board(title="shields", ships=(ship,))))
    shields = of_class(root, "shield")
    assert [shield.findtext(f"{SVG}text") for shield in shields] == ["0", "3", "1", "1"], "front, right, rear, left"
    assert [shield.get("class") for shield in shields] == ["shield zero", "shield", "shield", "shield low"]


def test_a_huge_ship_shows_the_shields_of_six_hull_zones() -> None:
    ship = BoardShip(ship="executor_i_class_star_dreadnought", pose=pose_at(500, 500))
    root = parsed(draw_board(Board(title="huge", ships=(ship,))))
    card = catalog().ships[ship.ship]
    shown = [int(shield.findtext(f"{SVG}text", "")) for shield in of_class(root, "shield")]
    assert shown == [card.shields[zone] for zone in HullZone]


def test_a_plate_shows_lost_hull_speed_and_activation() -> None:
    ship = BoardShip(ship="cr90_corvette_a", pose=pose_at(500, 500), damage=3, speed=4, activated=True)
    root = parsed(draw_board(Board(title="plate", ships=(ship,))))
    assert (len(of_class(root, "pip")), len(of_class(root, "lost"))) == (1, 3)
    assert [speed.text for speed in of_class(root, "speed")] == ["4"]
    assert of_class(root, "tick-ok")


def test_from_afar_numbers_and_plates_give_way() -> None:
    board = battle().board
    assert of_class(parsed(draw_board(board, scale=0.9)), "plate")
    middle = parsed(draw_board(board, scale=0.7))
    assert not of_class(middle, "plate")
    assert len(of_class(middle, "caption")) == 3
    far = parsed(draw_board(board, scale=0.4))
    assert not of_class(far, "shield")
    assert not of_class(far, "tag")
    assert len(of_class(far, "ship")) == 3


def test_a_ship_may_have_no_label() -> None:
    ship = BoardShip(ship="cr90_corvette_a", pose=pose_at(500, 500), label=Label.NONE)
    root = parsed(draw_board(Board(title="bare", ships=(ship,))))
    assert not of_class(root, "label")


def test_the_view_is_what_was_asked_for_in_millimetres() -> None:
    root = parsed(draw_board(battle().board, view=Area(100, 200, 500, 450), scale=2.0))
    assert root.get("viewBox") == "100 -450 400 250"
    assert (root.get("width"), root.get("height")) == ("800", "500")


def test_without_a_view_all_of_the_play_area_is_shown() -> None:
    assert whole(Board(title="core set", area=CORE_SET)) == Area(-30.0, -30.0, 944.4000000000001, 944.4000000000001)
    assert whole(Board(title="nothing at all", area=None)) == Area(-30.0, -30.0, 30.0, 30.0)


@pytest.mark.parametrize("area", [STANDARD, CORE_SET, EXTENDED])
def test_deployment_zones_lie_where_geometry_has_them(area: PlayArea) -> None:
    root = parsed(draw_board(Board(title="zones", area=area, zones=True)))
    for second, drawn in enumerate(of_class(root, "deploy")):
        zone = area.deployment_zone(bool(second))
        x, y, width, height = (float(drawn.get(name, "")) for name in ("x", "y", "width", "height"))
        assert (x, -y - height, x + width, -y) == pytest.approx(zone, abs=0.02)


def test_both_palettes_name_the_same_colours() -> None:
    assert set(PALETTES["deep"]) == set(PALETTES["paper"])


def test_two_boards_in_one_page_keep_their_own_style() -> None:
    deep, paper = battle().draw("deep"), battle().draw("paper")
    large = draw_board(battle().board, scale=3.0)
    scopes = [(parsed(text).get("class") or "").split()[1] for text in (deep, paper, large)]
    assert len(set(scopes)) == 3
    for text, scope in zip((deep, paper, large), scopes, strict=True):
        style = parsed(text).findtext(f"{SVG}style", "")
        assert all(rule.startswith(f".{scope} ") for rule in style.splitlines())
        assert not re.search(r" id=", text)
