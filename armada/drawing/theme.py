"""The two looks of a board, deep (dark) and paper (light), as a style sheet.

Every colour that carries meaning is doubled by shape, dash or word.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import Template
from types import MappingProxyType

from armada.drawing.markup import number
from armada.drawing.palettes import PALETTES, Theme

_SHEET = Template("""
text{font-family:Barlow,"Segoe UI","Helvetica Neue",Arial,"Liberation Sans",system-ui,sans-serif;fill:$ink}
.void{fill:$void} .mat{fill:$mat}
.star{fill:none;stroke:$star;stroke-linecap:round}
.edge{fill:none;stroke:$mat_line;stroke-width:2px}
.grid{fill:none;stroke:$mat_line;stroke-width:1px;stroke-dasharray:1px 7px;opacity:.7}
.tick{fill:none;stroke:$ink_3;stroke-width:1px;opacity:.5}
.setup{fill:none;stroke:$control;stroke-width:1.4px;stroke-dasharray:2px 5px;stroke-linecap:round}
.marker{fill:$control} .cap{font-size:12px;font-weight:600;letter-spacing:.06em;fill:$ink_3}
.rock{fill:$rock_2;stroke:$rock_edge;stroke-width:1.5px} .rock-in{fill:$rock;opacity:.5}
.crater{fill:$rock_2;stroke:$rock_edge;stroke-width:.6px;stroke-opacity:.4}
.debris{fill:$debris;fill-opacity:.22;stroke:$debris_edge;stroke-width:1.5px;stroke-dasharray:5px 3px}
.shard{fill:none;stroke:$debris_edge;opacity:.85}
.station{fill:$station;fill-opacity:.4;stroke:$station_edge;stroke-width:1.5px}
.plan{fill:none;stroke:$station_edge;stroke-width:1.4px;opacity:.7} .core{fill:$station_edge}
.dust{fill:$dust;fill-opacity:.32;stroke:$dust_edge;stroke-width:1.6px;stroke-dasharray:.1px 4px;stroke-linecap:round}
.mote{fill:none;stroke:$dust_edge;stroke-linecap:round;opacity:.7}
.maw{fill:$void;stroke:$rock_edge;stroke-width:1px} .tooth{fill:none;stroke:$rock_edge;stroke-width:1.2px}
.beast{fill:$beast;fill-opacity:.5;stroke:$beast_edge;stroke-width:1.5px}
.fin{fill:none;stroke:$beast_edge;stroke-width:1.2px;opacity:.75;stroke-linecap:round}
.rift{fill:$rift;fill-opacity:.75;stroke:$rift_edge;stroke-width:1.5px}
.swirl{fill:none;stroke:$rift_edge;stroke-width:1.2px;stroke-dasharray:7px 4px;opacity:.7}
.point{fill:$point} .ring{fill:none;stroke:$point;stroke-width:.9px;opacity:.85}
.lit{fill:$act;fill-opacity:.3;stroke:$act;stroke-width:1.6px}
.picked{fill:none;stroke:$act;stroke-width:5px}
.cast{fill:$hull_edge;opacity:.35} .edge-of{fill:$hull_edge;stroke:$hull_edge;stroke-width:9u;stroke-linejoin:round}
.deck{stroke:$seam;stroke-opacity:.6;stroke-width:2.6u;stroke-linejoin:round} .pit{fill:$pit;opacity:.7}
.seam{fill:none;stroke:$seam;stroke-width:2.8u;opacity:.45} .noz{fill:$nozzle}
.lamp{fill:none;stroke:$window;stroke-width:4u;stroke-dasharray:4u 9u;opacity:.8}
.dial{fill:$badge;stroke-width:1.6px} .count{font-weight:700;text-anchor:middle}
.low .dial{stroke:$warn;stroke-dasharray:2.4px 2px} .low .count{fill:$warn}
.zero .dial{fill:$no;stroke:$no} .zero .count{fill:$no_ink}
.plate{fill:$plate;fill-opacity:.94;stroke:$line;stroke-width:1u} .name{font-size:14u;font-weight:600}
.lost{fill:none;stroke:$ink_3;stroke-width:1u} .cross{fill:none;stroke:$no;stroke-width:1.3u}
.chev{fill:none;stroke:$ink_2;stroke-width:1.6u;stroke-linejoin:round} .speed{font-size:12u;font-weight:700}
.tick-ok{fill:none;stroke:$ok;stroke-width:2u;stroke-linecap:round;stroke-linejoin:round}
.done-disc{fill:$badge;stroke:$ok;stroke-width:1.2u}
.tag{font-size:12px;font-weight:600;text-anchor:middle;fill:$ink_2}
.tag,.bandname,.cap,.caption,.mark{paint-order:stroke;stroke:$mat;stroke-width:3.4px;stroke-linejoin:round}
.caption{font-size:12px;font-weight:600;text-anchor:middle;fill:$ink_2}
.star-ace{fill:$act;stroke:$badge;stroke-width:.8u}
.gone{fill:none;stroke:$ink_3;opacity:.45}
.arcline{fill:none;stroke:$act;stroke-width:1.4px;opacity:.75}
.wedge{fill:$act;fill-opacity:.04} .wedge.fore{fill-opacity:.17} .wedge.aft{fill-opacity:.1}
.f-close{fill:$band_close;fill-opacity:.07} .f-medium{fill:$band_medium;fill-opacity:.09}
.f-long{fill:$band_long;fill-opacity:.08}
.b-close{fill:none;stroke:$band_close;stroke-width:2.2px;stroke-dasharray:.1px 5px;stroke-linecap:round}
.b-medium{fill:none;stroke:$band_medium;stroke-width:1.8px;stroke-dasharray:9px 5px}
.b-long{fill:none;stroke:$band_long;stroke-width:1.8px}
.bandname{font-size:12px;font-weight:700;letter-spacing:.08em;text-anchor:middle}
.n-close{fill:$band_close} .n-medium{fill:$band_medium} .n-long{fill:$band_long}
.sight{fill:none;stroke:$point;stroke-width:2px;stroke-dasharray:.1px 4.6px;stroke-linecap:round}
.sight.obstructed{stroke:$warn} .sight-end{fill:none;stroke:$point;stroke-width:1.8px}
.measured{fill:none;stroke:$ink;stroke-width:1.8px} .measured-end{fill:$ink}
.pill{fill:$badge;fill-opacity:.95;stroke:$control;stroke-width:1.2u}
.pilltext{font-size:12.5u;font-weight:600} .unsigned .pilltext{text-anchor:middle}
.good .pill{stroke:$ok} .careful .pill{stroke:$warn} .refused .pill{stroke:$no} .chosen .pill{fill:$act;stroke:$act}
.chosen .pilltext{fill:$act_ink}
.sign{fill:none;stroke-width:1.8u;stroke-linecap:round;stroke-linejoin:round}
.good .sign{stroke:$ok} .careful .sign{stroke:$warn} .refused .sign{stroke:$no}
.reach{fill:$act;fill-opacity:.05;stroke:$act;stroke-width:1.6px;stroke-dasharray:8px 5px}
.reach-in{fill:none;stroke:$act;stroke-width:2px;stroke-dasharray:.1px 7px;stroke-linecap:round;opacity:.45}
.engaged{fill:$warn;fill-opacity:.06;stroke:$warn;stroke-width:1.5px;stroke-dasharray:.1px 4.5px;stroke-linecap:round}
.trail{fill:none;stroke:$act;stroke-width:1.6px;stroke-dasharray:4px 5px}
.strip{fill:$tool;fill-opacity:.85;stroke:$tool_edge;stroke-width:1px;stroke-opacity:.55}
.raised{fill:none;stroke:$tool_edge;stroke-width:2px}
.spine{fill:none;stroke:$tool_edge;stroke-width:1px;stroke-dasharray:3px 4px;opacity:.4}
.joint{fill:$badge;stroke:$tool_edge;stroke-width:1.6px} .jointno{font-size:12px;font-weight:700;text-anchor:middle}
.stop{fill:none;stroke:$act;stroke-width:1.5px;stroke-dasharray:.1px 4px;stroke-linecap:round;opacity:.85}
.ghost{fill:$plate;fill-opacity:.35;stroke:$act;stroke-width:2px;stroke-dasharray:6px 4px}
.ghost-frame{fill:none;stroke:$act;stroke-width:1.2px;stroke-dasharray:2px 3px;opacity:.5}
.mark{font-size:12px;font-weight:700;text-anchor:middle;fill:$act} .mark.side{fill:$ink_2;font-weight:600}
.ruler{fill:$ruler_close;stroke:$ruler_line;stroke-width:1px}
.r-close{fill:$ruler_close} .r-medium{fill:$ruler_medium} .r-long{fill:$ruler_long}
.d-odd{fill:$ruler_odd} .d-even{fill:$ruler_even}
.rulerline{fill:none;stroke:$ruler_line;stroke-width:1.2px}
""")

_TEAM_SHEET = Template("""
.frame{fill:$plate;stroke:$dim;stroke-width:1.4px}
.base{fill:$plate;stroke:$dim;stroke-width:1px} .rim{fill:none;stroke:$team;stroke-width:1.8px}
.zone{fill:$team;fill-opacity:.2} .z2{fill-opacity:.06} .z3{fill-opacity:.03}
.arc-casing{fill:none;stroke:$plate;stroke-width:2.6px;opacity:.4}
.arc{fill:none;stroke:$team;stroke-width:1px;opacity:.7;stroke-dasharray:5px 3px}
.team{fill:$team} .plume{fill:$team;opacity:.45} .plume-in{fill:$core;opacity:.75} .hot{fill:$core}
&.spent .craft{opacity:.5} &.spent .plume,&.spent .plume-in{opacity:0}
.dial{stroke:$team} .accent{fill:$team} .pip{fill:$team}
.disc{fill:$fill;stroke:$team;stroke-width:1.6px} .left{fill:none;stroke:$team}
.notch{fill:none;stroke:$mat;stroke-width:2.4px}
&.spent .disc{fill:$spent;stroke:$dim}
&.spent .left{stroke:$dim}
.deploy{fill:$team;fill-opacity:.06;stroke:$team;stroke-opacity:.6;stroke-width:1.4px;stroke-dasharray:8px 6px}
.whose,.tag,.caption{fill:$team}
""")


_PLAYER_SHEET = Template("""
.letter-disc{fill:$badge;stroke:$team;stroke-width:1px} .letter{fill:$ink}
&.call-sign .sign-face{fill:$team;stroke:$badge;stroke-width:1.5u}
&.call-sign .sign-text{font-size:13u;font-weight:700;text-anchor:middle;fill:$p_ink}
&.call-sign.done .sign-face{fill:$badge;stroke:$team;stroke-width:1.2u} &.call-sign.done .sign-text{fill:$team}
""")


def scope(theme: Theme, scale: float) -> str:
    """The class of a picture: boards of other looks or sizes in the same page keep their own style."""
    return f"armada-{theme}-{number(scale, 3).replace('.', '_')}"


def style_sheet(theme: Theme, scale: float, tints: Mapping[str, int] = MappingProxyType({})) -> str:
    """The style of a board drawn at this many pixels per millimetre; `tints` are those of its players, by team.

    Lengths in the sheet are pixels of the finished picture (px), or units of a group that has a scale of its own (u).
    """
    palette = PALETTES[theme]
    rules = _scoped(_SHEET.substitute(palette), f".{scope(theme, scale)} ")
    for team, color in enumerate(("team_a", "team_b")):
        own = {"team": palette[color], "dim": palette[f"{color}_dim"], "fill": palette[f"{color}_fill"]}
        rules += _scoped(_TEAM_SHEET.substitute({**palette, **own}), f".{scope(theme, scale)} .t{team} ")
    for tint, team in tints.items():
        look = ("team_a", "team_b")[team]
        own = {"team": palette[f"p_{tint}"], "dim": palette[f"{look}_dim"], "fill": palette[f"{look}_fill"]}
        for sheet in (_TEAM_SHEET, _PLAYER_SHEET):
            rules += _scoped(sheet.substitute({**palette, **own}), f".{scope(theme, scale)} .p-{tint} ")
    rules = re.sub(r"([0-9.]+)px", lambda length: f"{number(float(length[1]) / scale, 3)}px", rules)
    return re.sub(r"([0-9])u\b", r"\1px", rules)


def _scoped(sheet: str, prefix: str) -> str:
    """The rules of a sheet, each for what lies inside a scope; `&` is the scope itself."""
    found = []
    for selectors, body in re.findall(r"([^{}]+)\{([^}]*)\}", sheet):
        scoped = ",".join((prefix + selector.strip()).replace(" &", "") for selector in selectors.split(","))
        found.append(f"{scoped}{{{body}}}")
    return "\n".join(found) + "\n"
