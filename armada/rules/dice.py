"""Dice and shuffles: questions put to chance (DICE)."""

from __future__ import annotations

from collections.abc import Sequence

from armada.catalog.cards import Color
from armada.engine.procedures import rule
from armada.engine.questions import Asking, Kind, Refusal, Rng, ask_chance
from armada.messages.message import message
from armada.state.dice import DieFace, faces_of

ROLL = Kind[tuple[DieFace, ...]]("roll")
SHUFFLE = Kind[tuple[int, ...]]("shuffle")
COIN = Kind[bool]("coin")
PICK = Kind[int]("random pick")


@rule("DICE-05", "DICE-15")
def roll(colors: Sequence[Color]) -> Asking[tuple[DieFace, ...]]:
    """Roll dice of these colours: the faces alone; what icons mean is said by who rolls."""

    def check(faces: tuple[DieFace, ...]) -> Refusal | None:
        if len(faces) != len(colors):
            return Refusal(message("refusals-dice-number", rolled=len(colors), given=len(faces)))
        for color, face in zip(colors, faces, strict=True):
            if face not in faces_of(color):
                face_name = message(f"names-die-face-{face.replace(' ', '_')}")
                return Refusal(message("refusals-dice-face", color=message(f"names-color-{color}"), face=face_name))
        return None

    def sample(rng: Rng) -> tuple[DieFace, ...]:
        return tuple([faces_of(color)[int(rng.random() * 8)] for color in colors])

    faces = yield from ask_chance(ROLL, check, sample)
    return faces


def shuffled(cards: Sequence[int]) -> Asking[tuple[int, ...]]:
    """Shuffle cards; which order they end in is chance."""

    def check(order: tuple[int, ...]) -> Refusal | None:
        return None if sorted(order) == sorted(cards) else Refusal(message("refusals-other-cards"))

    def sample(rng: Rng) -> tuple[int, ...]:
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            place = int(rng.random() * (last + 1))
            order[last], order[place] = order[place], order[last]
        return tuple(order)

    order = yield from ask_chance(SHUFFLE, check, sample)
    return order


def flip_coin() -> Asking[bool]:
    """Flip a coin."""
    heads = yield from ask_chance(COIN, lambda _: None, lambda rng: rng.random() < 0.5)
    return heads


def picked(things: Sequence[int]) -> Asking[int]:
    """Pick one of some things, such as facedown cards, unseen."""

    def check(thing: int) -> Refusal | None:
        return None if thing in things else Refusal(message("refusals-pick", thing=thing))

    thing = yield from ask_chance(PICK, check, lambda rng: things[int(rng.random() * len(things))])
    return thing
