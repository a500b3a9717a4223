"""The pictures of the documentation, drawn by `armada.views`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from armada.catalog.cards import Faction
from armada.catalog.catalog import catalog
from armada.catalog.shapes import chassis, obstacle_tokens
from armada.drawing.board import (
    Board,
    BoardNote,
    BoardObstacle,
    BoardShip,
    BoardSquadron,
    CourseTool,
    EngagementRing,
    FiringArc,
    GhostSquadron,
    Label,
    LaidRuler,
    MeasuredLine,
    Overlay,
    ReachDisc,
    Team,
    Tone,
)
from armada.drawing.examples import Picture, battle
from armada.geometry.bases import BASES, HullZone, Size
from armada.geometry.maneuver_tool import ToolSide, final_pose
from armada.geometry.measure import measure
from armada.geometry.play_area import Area
from armada.geometry.pose import Point, Pose, pose_at
from armada.geometry.ruler import Distance, distance_of, range_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = "docs/pictures"


def caption(x: float, y: float, text: str) -> BoardNote:
    return BoardNote(at=(x, y), text=text, tone=Tone.CAPTION)


def maneuver() -> Picture:
    """A CR90 at speed 4, with the tool on its left and where it would stop at each lower speed."""
    ship = BoardShip(ship="cr90_corvette_a", pose=pose_at(620, 190, 76), name="Dodonna's Pride", speed=4, selected=True)
    clicks = (0, -1, -1, -2)
    x, y = final_pose(ship.pose, Size.SMALL, clicks, ToolSide.LEFT).centre
    board = Board(
        title="A maneuver",
        description="The maneuver tool lies at the left side of a CR90 Corvette, bent at three of its joints. "
        "Outlines show where the ship would end at each speed.",
        ships=(ship,),
        obstacles=(
            BoardObstacle(obstacle="asteroid_field_3", pose=pose_at(640, 330, 15)),
            BoardObstacle(obstacle="debris_field_2", pose=pose_at(985, 190, 70)),
        ),
        overlays=(
            CourseTool(ship=ship, clicks=clicks, side=ToolSide.LEFT),
            BoardNote(at=(x + 58, y + 22), text="ends here", tone=Tone.CHOSEN),
        ),
    )
    return Picture(board, Area(545, 105, 1055, 445), 1.9)


def firing_arcs() -> Picture:
    """The three ways in which arc lines meet."""
    shapes = (
        ("mc80_home_one", 0, "MC80 Home One", "all four lines meet in one point"),
        ("recusant", 1, "Recusant", "they meet in pairs, fore and aft"),
        ("onager", 1, "Onager", "they meet in pairs, left and right"),
    )
    teams: tuple[Team, Team] = (0, 1)
    ships, overlays = [], list[Overlay]()
    for k, (key, team, name, words) in enumerate(shapes):
        x = 150.0 + 260 * k
        ship = BoardShip(ship=key, pose=pose_at(x, 170), team=teams[team], name=name, label=Label.NONE)
        ships.append(ship)
        overlays += [FiringArc(ship=ship, zone=zone, bands=False, mm=46) for zone in ship.shape.zones]
        overlays += [BoardNote(at=(x, 22), text=name), caption(x, 0, words)]
        overlays += [caption(*zone_name(ship, zone), zone.value.upper()) for zone in ship.shape.zones]
    board = Board(
        title="Firing arcs",
        description="Three tokens with their hull zones, firing arcs and targeting points: one whose arc lines meet in "
        "one point, one whose lines meet in two points on the centre line, one whose lines meet left and right of it.",
        area=None,
        ships=tuple(ships),
        overlays=tuple(overlays),
    )
    return Picture(board, Area(16, -22, 804, 312), 1.28)


def zone_name(ship: BoardShip, zone: HullZone) -> Point:
    """A place in a firing arc, outside the base, for its name."""
    x, y = ship.pose.centre
    dx, dy = {"front": (0, 92), "rear": (0, -92), "left": (-78, 0), "right": (78, 0)}[zone.value]
    return x + dx, y + dy


def ruler() -> Picture:
    """The range ruler between two ships."""
    raider = BoardShip(ship="raider_i_class_corvette", pose=pose_at(1062, 300, 300), team=1, name="Impetuous", speed=3)
    paragon = BoardShip(ship="assault_frigate_mark_ii_b", pose=pose_at(690, 330, 78), name="Paragon", speed=2)
    line = measure(paragon.placed, raider.placed)
    start, end = (line.x1, line.y1), (line.x2, line.y2)
    band, number = range_of(line.mm), distance_of(line.mm)
    assert band
    assert number
    label = f"{line.mm:.0f} mm: {band.name.lower()} range, distance {number.number}"
    board = Board(
        title="The range ruler",
        description="The ruler lies between the closest points of two ships. One side has the range bands close, "
        "medium and long, the other the distance bands 1 to 5.",
        ships=(paragon, raider),
        overlays=(
            LaidRuler(start=start, towards=end),
            MeasuredLine(start=start, end=end, label=label, tone=Tone.GOOD),
        ),
    )
    return Picture(board, Area(600, 215, 1140, 430), 1.8)


def setup() -> Picture:
    """The table before the first round: setup area, deployment zones, obstacles."""
    laid = (
        ("asteroid_field_1", 640, 470, 40),
        ("asteroid_field_2", 905, 300, 15),
        ("asteroid_field_3", 1180, 560, 80),
        ("debris_field_1", 860, 610, 30),
        ("debris_field_2", 1105, 380, 0),
        ("station", 1375, 330, 10),
    )
    board = Board(
        title="Setup",
        description="The play area of 3 by 6 feet. The setup area is the middle 4 feet; each player's deployment zone "
        "is the part of it within distance 1 to 3 of that player's edge. Six obstacles lie between them.",
        zones=True,
        ships=(
            BoardShip(ship="nebulon_b_escort_frigate", pose=pose_at(620, 90, 14), name="Yavaris", speed=2),
            BoardShip(ship="assault_frigate_mark_ii_b", pose=pose_at(1010, 95, -8), name="Paragon", speed=2),
            BoardShip(ship="gladiator_i_class_star_destroyer", pose=pose_at(770, 820, 172), team=1, name="Demolisher"),
            BoardShip(ship="victory_ii_class_star_destroyer", pose=pose_at(1240, 815, 190), team=1, name="Dominator"),
        ),
        squadrons=(
            BoardSquadron(squadron="x_wing_squadron", pose=pose_at(920, 120)),
            BoardSquadron(squadron="x_wing_squadron", pose=pose_at(920, 70)),
            BoardSquadron(squadron="tie_fighter_squadron", pose=pose_at(1120, 830), team=1),
            BoardSquadron(squadron="tie_fighter_squadron", pose=pose_at(1120, 780), team=1),
        ),
        obstacles=tuple(BoardObstacle(obstacle=key, pose=pose_at(x, y, turn)) for key, x, y, turn in laid),
        overlays=(
            MeasuredLine(start=(1500, 0), end=(1500, Distance.THREE.end), side="distance", label="distance 1–3"),
            MeasuredLine(start=(304.8, 457), end=(0, 457), side="distance", label="1 foot"),
            BoardNote(at=(420, 457), text="setup area: 3 by 4 feet", tone=Tone.CAPTION),
        ),
    )
    return Picture(board, None, 0.6)


def squadron_move() -> Picture:
    """The reach of a squadron's move, and the enemies it would engage there."""
    luke = BoardSquadron(squadron="luke_skywalker", pose=pose_at(650, 330), name="Luke", selected=True)
    ties = [
        BoardSquadron(squadron="tie_fighter_squadron", pose=pose_at(678, 470), team=1, name="TIE 1"),
        BoardSquadron(squadron="tie_fighter_squadron", pose=pose_at(760, 512), team=1, name="TIE 2", hull=2),
        BoardSquadron(squadron="howlrunner", pose=pose_at(840, 470), team=1),
    ]
    end = pose_at(752, 424)
    ghost = BoardSquadron(squadron="luke_skywalker", pose=end)
    lines = [measure(ghost.placed, tie.placed) for tie in ties]
    board = Board(
        title="A squadron moves",
        description="The disc that Luke Skywalker can reach at speed 3, the place where he would end, and around it "
        "the ring of distance 1 in which enemy squadrons are engaged.",
        squadrons=(
            luke,
            BoardSquadron(squadron="x_wing_squadron", pose=pose_at(700, 300), name="X-wing", activated=True),
            *ties,
        ),
        obstacles=(BoardObstacle(obstacle="asteroid_field_2", pose=pose_at(520, 330, 20)),),
        overlays=(
            ReachDisc(pose=luke.pose, speed=3),
            EngagementRing(pose=end),
            GhostSquadron(squadron=luke, end=end),
            *(
                MeasuredLine(
                    start=(line.x1, line.y1), end=(line.x2, line.y2), side="distance", label=f"{line.mm:.0f} mm"
                )
                for line in lines
            ),
        ),
    )
    return Picture(board, Area(440, 130, 960, 560), 1.7)


def rows_of(keys: Iterable[str], columns: int, step: float, drop: float) -> Iterable[tuple[str, Pose]]:
    """Keys in rows, from the top left."""
    for k, key in enumerate(keys):
        yield key, pose_at(k % columns * step, -(k // columns) * drop)


NAMES = {
    "cr90": "CR90", "nebulon_b": "Nebulon-B", "gr75": "GR-75", "hammerhead": "Hammerhead", "mc30c": "MC30c",
    "pelta_rebel": "Pelta", "assault_frigate_mk2": "Assault Frigate", "mc80_home_one": "MC80 Home One",
    "mc80_liberty": "MC80 Liberty", "mc75": "MC75", "starhawk": "Starhawk", "providence_rebel": "Providence",
    "gozanti_imperial": "Gozanti", "raider": "Raider", "gladiator": "Gladiator", "arquitens": "Arquitens",
    "victory_imperial": "Victory", "interdictor": "Interdictor", "quasar_fire": "Quasar Fire",
    "imperial_star_destroyer": "Imperial", "onager": "Onager", "venator_imperial": "Venator", "consular": "Consular",
    "pelta_republic": "Pelta", "acclamator": "Acclamator", "victory_republic": "Victory",
    "venator_republic": "Venator", "hardcell": "Hardcell", "gozanti_separatist": "Gozanti",
    "munificent": "Munificent", "recusant": "Recusant", "providence_separatist": "Providence",
    "super_star_destroyer": "Star Dreadnought",
}  # fmt: skip
ROWS = {Size.SMALL: (0.0, 80.0), Size.MEDIUM: (-134.0, 95.0), Size.LARGE: (-300.0, 104.0)}
"""Where the row of a size lies, and from one token to the next, in mm."""


def chassis_sheet() -> Picture:
    """All tokens, by size."""
    factions = {card.chassis: card.faction for card in catalog().ships.values()}
    ships = []
    for size in Size:
        keys = [key for key, token in chassis().items() if token.size is size]
        for k, key in enumerate(keys):
            base = BASES[size]
            y, step = ROWS.get(size, ROWS[Size.MEDIUM])
            x, turn, below = k * step, 0, base.length / 2
            if size is Size.HUGE:
                x, turn, below = 853.0, 90, base.width / 2
            ships.append(
                BoardShip(
                    ship=key,
                    pose=pose_at(x, y, turn),
                    team=0 if factions[key] in (Faction.REBEL, Faction.REPUBLIC) else 1,
                    name=NAMES[key],
                    label=Label.CAPTION,
                    label_at=(x, y - below - 17),
                )
            )
    board = Board(
        title="All ship tokens",
        description=f"The {len(ships)} printed ship tokens at the same scale: hull zones, arc lines, targeting points.",
        area=None,
        ships=tuple(ships),
    )
    return Picture(board, Area(-60, -400, 1100, 62), 0.95)


def obstacle_sheet() -> Picture:
    """All obstacle tokens."""
    laid = [BoardObstacle(obstacle=key, pose=pose) for key, pose in rows_of(obstacle_tokens(), 7, 120, 184)]
    names = [caption(obstacle.pose.centre[0], obstacle.pose.centre[1] - 88, obstacle.title) for obstacle in laid]
    board = Board(
        title="All obstacle tokens",
        description="The obstacle tokens at the same scale, with the texture of their kind.",
        area=None,
        obstacles=tuple(laid),
        overlays=tuple(names),
    )
    return Picture(board, Area(-66, -294, 786, 84), 1.2)


SHORTER = {
    "Aggressor Assault Fighter": "Aggressor", "Lambda-class Shuttle": "Lambda", "JumpMaster 5000": "JumpMaster",
    "Lancer-class Pursuit Craft": "Lancer", "Mandalorian Gauntlet Fighter": "Gauntlet", "VCX-100 Freighter": "VCX-100",
    "Scurrg H-6 Bomber": "Scurrg H-6", "ARC-170 Starfighter": "ARC-170", "Delta-7 Aethersprite": "Delta-7",
    "Belbullab-22 Starfighter": "Belbullab-22", "Droid Tri-Fighter": "Tri-Fighter", "VT-49 Decimator": "Decimator",
    "Hyena-class Droid Bomber": "Hyena", "Vulture-class Droid Fighter": "Vulture", "Z-95 Headhunter": "Z-95",
}  # fmt: skip


def squadron_sheet() -> Picture:
    """One squadron of each type."""
    first: dict[str, str] = {}
    for card in catalog().squadrons.values():
        first.setdefault(card.squadron_type, card.key)
    shown = []
    for key, pose in rows_of(first.values(), 11, 82, 66):
        card = catalog().squadrons[key]
        name = card.title.removesuffix(" Squadron")
        team: Team = 1 if card.faction in (Faction.EMPIRE, Faction.SEPARATIST) else 0
        shown.append(BoardSquadron(squadron=key, pose=pose, team=team, name=SHORTER.get(name, name)))
    board = Board(
        title="All squadron types",
        description="A squadron of each type, with its emblem and its hull as a ring of segments.",
        area=None,
        squadrons=tuple(shown),
    )
    return Picture(board, Area(-50, -172, 870, 34), 1.15)


def pictures() -> dict[str, str]:
    """The text of every picture by its path."""
    drawn = {
        "battle": battle().draw(),
        "battle-paper": battle().draw("paper"),
        "maneuver": maneuver().draw(),
        "firing-arcs": firing_arcs().draw(),
        "ruler": ruler().draw(),
        "setup": setup().draw(),
        "squadron-move": squadron_move().draw(),
        "chassis": chassis_sheet().draw(),
        "obstacles": obstacle_sheet().draw(),
        "squadrons": squadron_sheet().draw(),
    }
    return {f"{FOLDER}/{name}.svg": text for name, text in drawn.items()}


def main() -> None:
    for name, text in pictures().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"  wrote {name}")


if __name__ == "__main__":
    main()
