"""Notes: words in a pill, with a mark that says how they are meant."""

from __future__ import annotations

from typing import Final

from armada.drawing.board import BoardNote, Tone
from armada.drawing.canvas import Canvas, Layer
from armada.drawing.markup import element, group, number, shortened, text_width, words
from armada.drawing.placing import TakenPlaces, boxed
from armada.drawing.plates import in_pixels
from armada.geometry.contact import points_apart
from armada.geometry.play_area import Area
from armada.geometry.pose import Point

SIZE: Final = 12.5
HEIGHT: Final = 22.0
SIGNS: Final = {
    Tone.GOOD: "M-5 .5L-1.5 4 5-4",
    Tone.CAREFUL: "M0-5.5L6 5H-6ZM0-1.5V1.5",
    Tone.REFUSED: "M-4-4L4 4M4-4L-4 4",
}
"""A tick, a triangle, a cross."""

LONGEST: Final = 60
FAR: Final = 2.2
"""How many times the nearest distance from its line words may stand, where there is no room beside it."""

AWAY: Final = 12.0
"""The cost of a millimetre of that, against a square millimetre that hides something."""

SHARES: Final = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)


def draw_note(canvas: Canvas, note: BoardNote, room: TakenPlaces) -> None:
    """Words at a place."""
    draw_words(canvas, note.at, note.text, note.tone, room)


def note_box(canvas: Canvas, at: Point, text: str, tone: Tone) -> Area:
    """The room that words take."""
    return boxed(at, canvas.px(_width(shortened(text, LONGEST), tone)), canvas.px(HEIGHT))


def draw_on_line(canvas: Canvas, line: tuple[Point, Point], text: str, tone: Tone, room: TakenPlaces) -> None:
    """Words beside a line or on it, at the place where they hide least."""
    (x1, y1), (x2, y2) = line
    box = note_box(canvas, (0.0, 0.0), text, tone)
    length = max(points_apart(*line), 1.0)
    nx, ny = (y2 - y1) / length, (x1 - x2) / length
    beside = box.x2 * abs(nx) + box.y2 * abs(ny) + canvas.px(5)
    places = {
        (x1 + (x2 - x1) * share + nx * beside * side, y1 + (y2 - y1) * share + ny * beside * side): side
        for share in SHARES
        for side in (1.0, -1.0, 0.0, FAR, -FAR)
    }

    def cost(at: Point) -> float:
        return room.cost(note_box(canvas, at, text, tone)) + (beside * AWAY if abs(places[at]) > 1 else 0.0)

    draw_words(canvas, min(places, key=cost), text, tone, room)


def draw_words(canvas: Canvas, at: Point, text: str, tone: Tone, room: TakenPlaces) -> None:
    """A pill around a point, or bare words for a caption."""
    text = shortened(text, LONGEST)
    room.take(note_box(canvas, at, text, tone))
    if tone is Tone.CAPTION:
        canvas.add(Layer.NOTES, words(text, at[0], -at[1] + canvas.px(4), "caption"))
        return
    width = _width(text, tone)
    parts = [element("rect", class_="pill", x=-width / 2, y=-HEIGHT / 2, width=width, height=HEIGHT, rx=HEIGHT / 2)]
    if tone in SIGNS:
        place = f"translate({number(15 - width / 2)} 0)"
        parts.append(element("path", class_="sign", transform=place, d=SIGNS[tone]))
        parts.append(words(text, 26 - width / 2, 4.4, "pilltext"))
    else:
        parts.append(words(text, 0, 4.4, "pilltext"))
    classes = f"note {tone}" if tone in SIGNS else f"note {tone} unsigned"
    canvas.add(Layer.NOTES, group(*parts, class_=classes, transform=in_pixels(canvas, at)))


def _width(text: str, tone: Tone) -> float:
    if tone is Tone.CAPTION:
        return text_width(text, 12)
    return text_width(text, SIZE) + 22 + (14 if tone in SIGNS else 0)
