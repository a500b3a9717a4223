"""Hulls of ships and squadrons seen from above, with their light and shade, lit engines and plates of the team."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final, NamedTuple

from armada.drawing.craft import Disc, Drawing, Part, both, discs, mirrored, on_both_sides, parts
from armada.drawing.markup import element, group, number
from armada.drawing.palettes import PALETTES, Theme
from armada.drawing.tones import mixed

SUN: Final = 53.0
"""Where the starboard side is brightest: the heading in degrees. The sun stands at the upper left of the picture."""

SHADOW: Final = (1.4, 2.0)
"""How far a shadow falls, in mm to the right and down."""

TINTS: Final[dict[Theme, float]] = {"deep": 0.14, "paper": 0.09}
FAR_TINT: Final = 0.3
"""How much of the team's colour the metal takes, near and from afar."""

TINT_OF: Final = {"hull": 1.0, "deck": 0.7, "top": 0.4, "tower": 0.0}
"""The metal of the raised layers takes less of it, by layer from the lowest up."""

THRUST: Final = (0.0, 0.6, 0.85, 1.1, 1.35)
"""How long the plumes are at each speed."""

CRUISE: Final = 2
"""The speed whose plumes a ship has of which no speed is known."""


class Look(NamedTuple):
    """How a craft is drawn: whose it is, where its bow points as seen, how fast it is, and from how far it is seen."""

    theme: Theme
    team: str
    heading: float = 0.0
    speed: int | None = None
    is_far: bool = False


def hull_drawing(drawing: Drawing, look: Look) -> str:
    """A craft in its own frame, bow up."""
    jets = both(discs(drawing.jet))
    return group(
        _cast(drawing, look),
        *_plumes(jets, look),
        *_metal(drawing, look),
        element("path", class_="noz", d="".join(map(_bell, jets))),
        element("path", class_="hot", d="".join(map(_mouth, jets))),
        class_="craft",
        transform="scale(.1)",
    )


def _cast(drawing: Drawing, look: Look) -> str:
    turn, (x, y) = radians(look.heading), SHADOW
    across, down = x * cos(turn) + y * sin(turn), y * cos(turn) - x * sin(turn)
    outline = _lines(on_both_sides(drawing.hull))
    shift = f"translate({number(10 * across, 0)} {number(10 * down, 0)})"
    return element("path", class_="cast", d=outline, transform=shift) + element("path", class_="edge-of", d=outline)


def _metal(drawing: Drawing, look: Look) -> list[str]:
    """The layers from the hull up, each side in its light, with what is cut into them and painted on them."""
    found = []
    for level, layer in enumerate(TINT_OF, start=1):
        text = getattr(drawing, layer)
        if text:
            for side, outlines in ((0, parts(text)), (1, [mirrored(part) for part in parts(text)])):
                fill = tone(drawing, look, level, layer, side)
                found.append(element("path", class_="side" if level == 1 else "deck", fill=fill, d=_lines(outlines)))
        if layer == "deck":
            if not look.is_far:
                found.append(element("path", class_="pit", d=_lines(on_both_sides(drawing.deep))))
            found.append(element("path", class_="team", d=_lines(on_both_sides(drawing.mark))))
            if not look.is_far:
                found.append(element("path", class_="seam", d=_lines(_twice(drawing.line), close=False)))
    if not look.is_far:
        found.append(element("path", class_="lamp", d=_lines(_twice(drawing.lamp), close=False)))
        domes = both(discs(drawing.dome))
        found.append(
            element("path", class_="deck", fill=tone(drawing, look, 3, "top", 0), d="".join(map(_circle, domes)))
        )
    return [markup for markup in found if ' d="' in markup]


def tone(drawing: Drawing, look: Look, level: int, layer: str, side: int) -> str:
    """The colour of a layer on one side (0 is starboard) in the light of the sun, mixed with that of the team."""
    palette = PALETTES[look.theme]
    towards = cos(radians(look.heading - SUN))
    lit = (1 - towards) / 2 if side == 0 else (1 + towards) / 2
    metal = mixed(palette[f"{drawing.metal}_dark_{level}"], palette[f"{drawing.metal}_lit_{level}"], lit)
    tint = FAR_TINT if look.is_far else TINTS[look.theme]
    return mixed(metal, look.team, tint * TINT_OF[layer])


def _plumes(jets: list[Disc], look: Look) -> list[str]:
    thrust = THRUST[min(CRUISE if look.speed is None else look.speed, len(THRUST) - 1)]
    if not thrust:
        return []
    outer = "".join([_plume(jet, 1.0, thrust) for jet in jets])
    inner = "".join([_plume(jet, 0.55, 0.55 * thrust) for jet in jets])
    return [element("path", class_="plume", d=outer), element("path", class_="plume-in", d=inner)]


def _plume(jet: Disc, wide: float, long: float) -> str:
    w, h = round(jet.r * 9 * wide), round(jet.r * 44 * long)
    x, y = round(jet.x * 10) - w, round(-jet.y * 10 + jet.r * 7)
    return f"M{x} {y}q0 {h * 3 // 4} {w} {h} {w}-{h // 4} {w}-{h}z"


def _bell(jet: Disc) -> str:
    """An engine bell from above: narrow at the hull, wide at the mouth."""
    a, b, h = round(jet.r * 8), round(jet.r * 11), round(jet.r * 16)
    return f"M{round(jet.x * 10) - a} {round(-jet.y * 10) - h // 2}h{2 * a}l{b - a} {h}h-{2 * b}z"


def _mouth(jet: Disc) -> str:
    a, b = round(jet.r * 8.5), max(2, round(jet.r * 4))
    return f"M{round(jet.x * 10) - a} {round(-jet.y * 10 + jet.r * 7)}a{a} {b} 0 1 1 0 .1z"


def _circle(dome: Disc) -> str:
    r = round(dome.r * 10)
    return f"M{round(dome.x * 10) - r} {round(-dome.y * 10)}a{r} {r} 0 1 1 0 .1z"


def _twice(layer: str) -> list[Part]:
    """Open lines on both sides."""
    return [*parts(layer), *[mirrored(part) for part in parts(layer)]]


def _lines(outlines: Iterable[Part], close: bool = True) -> str:
    """Outlines as path data in tenths of a mm, y downwards: the first point of each, then steps."""
    found = ""
    for part in outlines:
        x, y = round(10 * part[0][0]), round(-10 * part[0][1])
        found += f"M{x} {y}l"
        steps = []
        for point in part[1:]:
            to_x, to_y = round(10 * point[0]), round(-10 * point[1])
            steps.append(f"{to_x - x} {to_y - y}")
            x, y = to_x, to_y
        found += " ".join(steps) + ("z" if close else "")
    return found.replace(" -", "-")
