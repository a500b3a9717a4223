"""The two looks of a board, deep (dark) and paper (light), as a style sheet.

Every colour that carries meaning is doubled by shape, dash or word.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import Template
from typing import Final, Literal

from armada.drawing.markup import number

Theme = Literal["deep", "paper"]

PALETTES: Final[Mapping[Theme, Mapping[str, str]]] = {
    "deep": {
        "void": "#05080f", "mat": "#0a1120", "grid": "#22324d", "star": "#cfdcf5", "panel": "#0f1828",
        "panel2": "#172339", "line": "#2c3f60", "control": "#6f86ad", "ink": "#edf2fb", "ink2": "#b4c2d9",
        "ink3": "#8fa0bd", "act": "#f5e9cd", "actink": "#1a1408",
        "team0": "#ff9e5e", "dim0": "#7a4526", "fill0": "#2b1a12",
        "team1": "#62c6f7", "dim1": "#2a5b78", "fill1": "#0f2331",
        "ok": "#7fe0ab", "warn": "#ffd36a", "no": "#ff7f8c", "noink": "#240308",
        "close": "#e8edf6", "medium": "#5fa4ff", "long": "#ff6b72", "point": "#ffe27a",
        "rock": "#5d6472", "rock2": "#3a404c", "rockline": "#8c94a3", "debris": "#6b5f55", "debrisline": "#b39b86",
        "dust": "#6a5a86", "dustline": "#a895c9", "station": "#3d6a63", "stationline": "#7fc2b6",
        "beast": "#2f4f6e", "beastline": "#86b4dc", "rift": "#141a3a", "riftline": "#9aa6f0",
        "plate": "#0c1422", "badge": "#08101d", "spent": "#0a101b",
        "toolfill": "#4a5770", "toolline": "#e6ecf7", "d1": "#2d3950", "d2": "#46557a",
        "rclose": "#171b22", "rmedium": "#1c4f93", "rlong": "#8d2630", "rline": "#d6deec",
    },
    "paper": {
        "void": "#e9e6dd", "mat": "#fbfaf6", "grid": "#cfcabb", "star": "#d9d4c6", "panel": "#ffffff",
        "panel2": "#f4f1ea", "line": "#d4cfc2", "control": "#7d7768", "ink": "#14171d", "ink2": "#3e444f",
        "ink3": "#5d6470", "act": "#14171d", "actink": "#ffffff",
        "team0": "#a8430c", "dim0": "#d7a98c", "fill0": "#fbeade",
        "team1": "#0b5c94", "dim1": "#96bcd6", "fill1": "#e2f0f9",
        "ok": "#1c6b41", "warn": "#7a5200", "no": "#b01e30", "noink": "#ffffff",
        "close": "#14171d", "medium": "#1e62bd", "long": "#b92632", "point": "#7a5200",
        "rock": "#b9b6ad", "rock2": "#98958c", "rockline": "#6f6c64", "debris": "#c7b7a4", "debrisline": "#7d6a55",
        "dust": "#cfc4e0", "dustline": "#6f5a97", "station": "#a9cdc6", "stationline": "#2f7267",
        "beast": "#b9d0e6", "beastline": "#33628c", "rift": "#dcdff5", "riftline": "#4a55a8",
        "plate": "#ffffff", "badge": "#ffffff", "spent": "#e4e0d5",
        "toolfill": "#aab1bd", "toolline": "#14171d", "d1": "#dfe3ea", "d2": "#c3cad6",
        "rclose": "#14171d", "rmedium": "#1e62bd", "rlong": "#b92632", "rline": "#14171d",
    },
}  # fmt: skip
"""The colours by name; those of the two teams end in the team's number."""

_SHEET = Template("""
text{font-family:Barlow,"Segoe UI","Helvetica Neue",Arial,"Liberation Sans",system-ui,sans-serif;fill:$ink}
.void{fill:$void} .mat{fill:$mat}
.star{fill:none;stroke:$star;stroke-linecap:round}
.edge{fill:none;stroke:$grid;stroke-width:2px}
.grid{fill:none;stroke:$grid;stroke-width:1px;stroke-dasharray:1px 7px;opacity:.7}
.tick{fill:none;stroke:$ink3;stroke-width:1px;opacity:.5}
.setup{fill:none;stroke:$control;stroke-width:1.4px;stroke-dasharray:2px 5px;stroke-linecap:round}
.cap{font-size:12px;font-weight:600;letter-spacing:.06em;fill:$ink3}
.rock{fill:$rock2;stroke:$rockline;stroke-width:1.5px} .rock-in{fill:$rock;opacity:.5}
.crater{fill:$rock2;stroke:$rockline;stroke-width:.6px;stroke-opacity:.4}
.debris{fill:$debris;fill-opacity:.22;stroke:$debrisline;stroke-width:1.5px;stroke-dasharray:5px 3px}
.shard{fill:none;stroke:$debrisline;opacity:.85}
.station{fill:$station;fill-opacity:.4;stroke:$stationline;stroke-width:1.5px}
.plan{fill:none;stroke:$stationline;stroke-width:1.4px;opacity:.7} .core{fill:$stationline}
.dust{fill:$dust;fill-opacity:.32;stroke:$dustline;stroke-width:1.6px;stroke-dasharray:.1px 4px;stroke-linecap:round}
.mote{fill:none;stroke:$dustline;stroke-linecap:round;opacity:.7}
.maw{fill:$void;stroke:$rockline;stroke-width:1px} .tooth{fill:none;stroke:$rockline;stroke-width:1.2px}
.beast{fill:$beast;fill-opacity:.5;stroke:$beastline;stroke-width:1.5px}
.fin{fill:none;stroke:$beastline;stroke-width:1.2px;opacity:.75;stroke-linecap:round}
.rift{fill:$rift;fill-opacity:.75;stroke:$riftline;stroke-width:1.5px}
.swirl{fill:none;stroke:$riftline;stroke-width:1.2px;stroke-dasharray:7px 4px;opacity:.7}
.point{fill:$point} .ring{fill:none;stroke:$point;stroke-width:.9px;opacity:.85}
.lit{fill:$act;fill-opacity:.3;stroke:$act;stroke-width:1.6px}
.picked{fill:none;stroke:$act;stroke-width:5px}
.dial{fill:$badge;stroke-width:1.6px} .count{font-weight:700;text-anchor:middle}
.low .dial{stroke:$warn;stroke-dasharray:2.4px 2px} .low .count{fill:$warn}
.zero .dial{fill:$no;stroke:$no} .zero .count{fill:$noink}
.plate{fill:$plate;fill-opacity:.94;stroke:$line;stroke-width:1u} .name{font-size:14u;font-weight:600}
.lost{fill:none;stroke:$ink3;stroke-width:1u} .cross{fill:none;stroke:$no;stroke-width:1.3u}
.chev{fill:none;stroke:$ink2;stroke-width:1.6u;stroke-linejoin:round} .speed{font-size:12u;font-weight:700}
.tick-ok{fill:none;stroke:$ok;stroke-width:2u;stroke-linecap:round;stroke-linejoin:round}
.done-disc{fill:$badge;stroke:$ok;stroke-width:1.2u}
.tag{font-size:12px;font-weight:600;text-anchor:middle;fill:$ink2}
.tag,.bandname,.cap,.caption,.mark{paint-order:stroke;stroke:$mat;stroke-width:3.4px;stroke-linejoin:round}
.caption{font-size:12px;font-weight:600;text-anchor:middle;fill:$ink2}
.star-ace{fill:$act;stroke:$badge;stroke-width:.8u}
.gone{fill:none;stroke:$ink3;opacity:.45}
.arcline{fill:none;stroke:$act;stroke-width:1.4px;opacity:.75}
.wedge{fill:$act;fill-opacity:.04} .wedge.fore{fill-opacity:.17} .wedge.aft{fill-opacity:.1}
.f-close{fill:$close;fill-opacity:.07} .f-medium{fill:$medium;fill-opacity:.09} .f-long{fill:$long;fill-opacity:.08}
.b-close{fill:none;stroke:$close;stroke-width:2.2px;stroke-dasharray:.1px 5px;stroke-linecap:round}
.b-medium{fill:none;stroke:$medium;stroke-width:1.8px;stroke-dasharray:9px 5px}
.b-long{fill:none;stroke:$long;stroke-width:1.8px}
.bandname{font-size:12px;font-weight:700;letter-spacing:.08em;text-anchor:middle}
.n-close{fill:$close} .n-medium{fill:$medium} .n-long{fill:$long}
.sight{fill:none;stroke:$point;stroke-width:2px;stroke-dasharray:.1px 4.6px;stroke-linecap:round}
.sight.obstructed{stroke:$warn} .sight-end{fill:none;stroke:$point;stroke-width:1.8px}
.measured{fill:none;stroke:$ink;stroke-width:1.8px} .measured-end{fill:$ink}
.pill{fill:$badge;fill-opacity:.95;stroke:$control;stroke-width:1.2u}
.pilltext{font-size:12.5u;font-weight:600} .unsigned .pilltext{text-anchor:middle}
.good .pill{stroke:$ok} .careful .pill{stroke:$warn} .refused .pill{stroke:$no} .chosen .pill{fill:$act;stroke:$act}
.chosen .pilltext{fill:$actink}
.sign{fill:none;stroke-width:1.8u;stroke-linecap:round;stroke-linejoin:round}
.good .sign{stroke:$ok} .careful .sign{stroke:$warn} .refused .sign{stroke:$no}
.reach{fill:$act;fill-opacity:.05;stroke:$act;stroke-width:1.6px;stroke-dasharray:8px 5px}
.reach-in{fill:none;stroke:$act;stroke-width:2px;stroke-dasharray:.1px 7px;stroke-linecap:round;opacity:.45}
.engaged{fill:$warn;fill-opacity:.06;stroke:$warn;stroke-width:1.5px;stroke-dasharray:.1px 4.5px;stroke-linecap:round}
.trail{fill:none;stroke:$act;stroke-width:1.6px;stroke-dasharray:4px 5px}
.strip{fill:$toolfill;fill-opacity:.85;stroke:$toolline;stroke-width:1px;stroke-opacity:.55}
.raised{fill:none;stroke:$toolline;stroke-width:2px}
.spine{fill:none;stroke:$toolline;stroke-width:1px;stroke-dasharray:3px 4px;opacity:.4}
.joint{fill:$badge;stroke:$toolline;stroke-width:1.6px} .jointno{font-size:12px;font-weight:700;text-anchor:middle}
.stop{fill:none;stroke:$act;stroke-width:1.5px;stroke-dasharray:.1px 4px;stroke-linecap:round;opacity:.85}
.ghost{fill:$plate;fill-opacity:.35;stroke:$act;stroke-width:2px;stroke-dasharray:6px 4px}
.ghost-frame{fill:none;stroke:$act;stroke-width:1.2px;stroke-dasharray:2px 3px;opacity:.5}
.mark{font-size:12px;font-weight:700;text-anchor:middle;fill:$act} .mark.side{fill:$ink2;font-weight:600}
.ruler{fill:$rclose;stroke:$rline;stroke-width:1px}
.r-close{fill:$rclose} .r-medium{fill:$rmedium} .r-long{fill:$rlong} .d-odd{fill:$d1} .d-even{fill:$d2}
.rulerline{fill:none;stroke:$rline;stroke-width:1.2px}
""")

_TEAM_SHEET = Template("""
.frame{fill:$plate;stroke:$dim;stroke-width:1.4px}
.base{fill:$plate;stroke:$dim;stroke-width:1px} .rim{fill:none;stroke:$team;stroke-width:1.8px}
.zone{fill:$fill} .z2{fill-opacity:.62} .z3{fill-opacity:.35}
.arc{fill:none;stroke:$team;stroke-width:1px;opacity:.6}
.hull{fill:$dim;fill-opacity:.72;stroke:$team;stroke-width:1px;stroke-linejoin:round}
.rib{fill:none;stroke:$team;stroke-width:.8px;opacity:.55} .bridge{fill:$team;opacity:.8}
&.spent .hull,&.spent .bridge,&.spent .rib{opacity:.35}
.dial{stroke:$team} .accent{fill:$team} .pip{fill:$team}
.disc{fill:$fill;stroke:$team;stroke-width:1.6px} .left{fill:none;stroke:$team}
.notch{fill:none;stroke:$mat;stroke-width:2.4px}
.emblem{fill:$team;stroke:$team;stroke-linejoin:round} &.spent .disc{fill:$spent;stroke:$dim}
&.spent .emblem{fill:$dim;stroke:$dim} &.spent .left{stroke:$dim}
.deploy{fill:$team;fill-opacity:.06;stroke:$team;stroke-opacity:.6;stroke-width:1.4px;stroke-dasharray:8px 6px}
.whose,.tag,.caption{fill:$team}
""")


def scope(theme: Theme, scale: float) -> str:
    """The class of a picture: boards of other looks or sizes in the same page keep their own style."""
    return f"armada-{theme}-{number(scale, 3).replace('.', '_')}"


def style_sheet(theme: Theme, scale: float) -> str:
    """The style of a board drawn at so many pixels to the millimetre.

    Lengths in the sheet are pixels of the finished picture (px), or units of a group that has a scale of its own (u).
    """
    palette = PALETTES[theme]
    rules = _scoped(_SHEET.substitute(palette), f".{scope(theme, scale)} ")
    for team in ("0", "1"):
        colors = {**palette, **{name: palette[name + team] for name in ("team", "dim", "fill")}}
        rules += _scoped(_TEAM_SHEET.substitute(colors), f".{scope(theme, scale)} .t{team} ")
    rules = re.sub(r"([0-9.]+)px", lambda length: f"{number(float(length[1]) / scale, 3)}px", rules)
    return re.sub(r"([0-9])u\b", r"\1px", rules)


def _scoped(sheet: str, prefix: str) -> str:
    """The rules of a sheet, each for what lies inside a scope; `&` is the scope itself."""
    found = []
    for selectors, body in re.findall(r"([^{}]+)\{([^}]*)\}", sheet):
        scoped = ",".join((prefix + selector.strip()).replace(" &", "") for selector in selectors.split(","))
        found.append(f"{scoped}{{{body}}}")
    return "\n".join(found) + "\n"
