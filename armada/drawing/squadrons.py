"""Squadrons: the round base with its craft, hull as a ring of segments and a figure, and its name."""

from __future__ import annotations

from armada.drawing.board import BoardSquadron
from armada.drawing.canvas import FROM_NUMBERS, FROM_PLATES, Canvas, Layer
from armada.drawing.captions import squadron_in_words
from armada.drawing.craft import drawings
from armada.drawing.hulls import Look, hull_drawing
from armada.drawing.markup import element, group, number, title, words
from armada.drawing.ships import team_colour
from armada.geometry.angles import sin_cos
from armada.geometry.bases import SQUADRON_RADIUS

SPAN = 300_000
"""The part of a turn that the hull ring takes, in millidegrees; the figure stands in the rest."""

GAP = 7_000
RING = SQUADRON_RADIUS - 3.3
STAR = "M0-12l3.5 8 8.5.7-6.5 5.6 2 8.4L0 6.2l-7.5 4.5 2-8.4L-12-3.3l8.5-.7z"
TICK = "M-5 .5L-1.5 4 5-3.5"


def draw_squadron(canvas: Canvas, squadron: BoardSquadron) -> None:
    """A squadron; an activated one is faded and ticked, an ace has a star."""
    x, y = squadron.pose.centre
    classes = f"squadron {squadron.look}" + (" spent" if squadron.activated else "")
    place = f"translate({number(x)} {number(-y)})"
    body = squadron_body(canvas, squadron)
    if squadron.activated:
        body.append(_done(canvas))
    named = f"{squadron.letter}, {squadron_in_words(squadron)}" if squadron.letter else squadron_in_words(squadron)
    canvas.add(Layer.SQUADRONS, group(title(named), *body, class_=classes, transform=place))


def squadron_body(canvas: Canvas, squadron: BoardSquadron) -> list[str]:
    """The base of a squadron around the origin."""
    card = squadron.card
    left = max(squadron.hull_left, 0)
    parts = [element("circle", class_="picked", r=SQUADRON_RADIUS)] if squadron.selected else []
    parts.append(element("circle", class_="disc", r=SQUADRON_RADIUS))
    parts += [_segment(i, max(card.hull, left), i < left) for i in range(max(card.hull, left))]
    if squadron.team:
        notches = "".join(f"M{x} {y}{way}" for x, y, way in _NOTCHES)
        parts.append(element("path", class_="notch", d=notches))
    look = Look(canvas.theme, team_colour(canvas, squadron.team, squadron.tint), is_far=canvas.scale < FROM_NUMBERS)
    parts.append(group(hull_drawing(drawings()[card.squadron_type], look), transform="translate(0-1.4)"))
    if canvas.scale >= FROM_NUMBERS:
        size = max(7.8, canvas.px(10))
        parts.append(words(str(left), 0, SQUADRON_RADIUS - 1.3, "count", font_size=size))
    if squadron.letter:
        parts.append(_letter(canvas, squadron.letter))
    if card.ace:
        parts.append(element("path", class_="star-ace", transform="translate(-12.6-12.6)scale(.4)", d=STAR))
    return parts


def _letter(canvas: Canvas, letter: str) -> str:
    """The letter of its player over the emblem; beside it once that is large enough to be told from others."""
    aside = 12.4 if canvas.scale >= FROM_PLATES else 0.0
    badge = element("circle", class_="letter-disc", r=canvas.px(7.5))
    text = words(letter, 0, canvas.px(4.6), "count letter", font_size=canvas.px(13))
    return group(badge, text, transform=f"translate({number(aside)} {number(aside)})")


_R = SQUADRON_RADIUS + 0.8
_NOTCHES = ((0, -_R, "v4"), (0, _R, "v-4"), (-_R, 0, "h4"), (_R, 0, "h-4"))


def _segment(place: int, of: int, whole: bool) -> str:
    """One hull point on the ring."""
    first = -SPAN // 2 + place * SPAN // of + GAP // 2
    last = -SPAN // 2 + (place + 1) * SPAN // of - GAP // 2
    (s1, c1), (s2, c2) = sin_cos(first), sin_cos(last)
    start = f"M{number(RING * s1)} {number(-RING * c1)}"
    end = f"A{number(RING)} {number(RING)} 0 0 1 {number(RING * s2)} {number(-RING * c2)}"
    return element("path", class_="left" if whole else "gone", stroke_width=2.5, d=start + end)


def _done(canvas: Canvas) -> str:
    """The tick of a squadron that was activated."""
    tick = element("path", class_="tick-ok", d=TICK)
    return group(element("circle", class_="done-disc", r=8.5), tick, transform="translate(12.5-12.5)scale(.72)")
