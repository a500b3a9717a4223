"""Anything that a screen may ask, at random: sensible, odd and senseless."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.geometry.maneuver_tool import SIDES
from armada.geometry.pose import Pose
from armada.records.game import Game
from armada.screens.previews.dispatch import (
    Check,
    ContoursRequest,
    CoursesRequest,
    End,
    Figure,
    Measure,
    OddsRequest,
    PreviewRequest,
    ReasonsRequest,
    TargetsRequest,
    ThreatRequest,
    TryCourse,
    Why,
)

ZONES: tuple[HullZone | None, ...] = (None, *HullZone)
RANGES = (None, None, "close", "medium", "long", "far")
SENSELESS: tuple[Any, ...] = (
    None,
    "",
    "pass",
    "what?",
    -1,
    10**30,
    1.5,
    float("nan"),
    True,
    [],
    [1, 2, 3],
    [[]],
    [10**30, -(10**30), 5],
    {},
    {"pose": [0, 0, 0], "speed": 9},
    {"pose": [10**15, 0, 0], "speed": 1},
    {"clicks": [9] * 20, "side": "left"},
    {"clicks": [], "side": "right"},
    {"zone": "front", "defender": 999, "target_zone": "rear"},
    {"zone": None, "defender": -1, "target_zone": None},
    {"squadron": 77, "pose": [1, 2, 3]},
    {"obstacle": -4, "pose": [900000, 450000, 0], "mirrored": True},
    {"obstacle": 2, "pose": [900000, 450000, -720001]},
    {"token": 5, "pose": [0, 0]},
    object(),
    {1, 2},
)


def random_asked(game: Game, rng: Random) -> list[PreviewRequest]:
    """One of each kind."""
    return [make(game, rng) for make in KINDS]


def _check(game: Game, rng: Random) -> PreviewRequest:
    kind = Check if rng.random() < 0.8 else Why
    question = rng.choice(game.questions) if game.questions else None
    if question is None or rng.random() < 0.35:
        return kind(answer=rng.choice(SENSELESS))
    answer = question.kind.encode(question.sample(rng))
    return kind(answer=_shaken(answer, rng) if rng.random() < 0.6 else answer)


def _shaken(answer: Any, rng: Random) -> Any:
    """Much the same answer, with other numbers in it."""
    if isinstance(answer, bool):
        return answer
    if isinstance(answer, int):
        return answer + rng.choice((-1, 0, 1, rng.randint(-90_000, 90_000)))
    if isinstance(answer, list | tuple):
        return [_shaken(entry, rng) for entry in answer]
    if isinstance(answer, dict):
        return {key: _shaken(entry, rng) for key, entry in answer.items()}
    return answer


def _unit(game: Game, rng: Random) -> int:
    return rng.randrange(len(game.state.units)) if rng.random() < 0.93 else rng.choice((-1, 500))


def _zone(game: Game, unit: int, rng: Random) -> HullZone | None:
    """Mostly one of its hull zones, if it has any."""
    if 0 <= unit < len(game.state.units) and rng.random() < 0.8:
        zones: tuple[HullZone | None, ...] = game.zones(unit) if game.is_ship(unit) else (None,)
        return rng.choice(zones)
    return rng.choice(ZONES)


def _pose(game: Game, rng: Random) -> Pose | None:
    if rng.random() < 0.5:
        return None
    if rng.random() < 0.1:
        return Pose(10**20, -5, 400_000)
    area = game.play_area
    return Pose(
        rng.randint(-50_000, int(area.width * 1000)), rng.randint(0, int(area.height * 1000)), rng.randrange(720_000)
    )


def _course(game: Game, rng: Random) -> PreviewRequest:
    clicks = tuple([rng.randint(-2, 2) for _ in range(rng.randint(0, 4))])
    if rng.random() < 0.05:
        clicks = (3, 0, 0, 0, 0)
    return TryCourse(ship=_unit(game, rng), clicks=clicks, side=rng.choice((None, *SIDES)))


def _targets(game: Game, rng: Random) -> PreviewRequest:
    unit = _unit(game, rng)
    return TargetsRequest(unit=unit, zone=_zone(game, unit, rng), pose=_pose(game, rng))


def _threat(game: Game, rng: Random) -> PreviewRequest:
    if rng.random() < 0.1:
        return ContoursRequest(side=rng.choice((0, 1, 0, 1, 7)), unit=rng.choice((None, _unit(game, rng))))
    return ThreatRequest(unit=_unit(game, rng), pose=_pose(game, rng))


def _end(game: Game, rng: Random) -> End:
    draw = rng.random()
    if draw < 0.6:
        unit = _unit(game, rng)
        return End(unit=unit, zone=_zone(game, unit, rng))
    if draw < 0.75:
        return End(obstacle=rng.randint(-1, 8))
    if draw < 0.95:
        return End(point=(rng.uniform(0, 1800), rng.uniform(0, 900)))
    return rng.choice((End(), End(unit=0, obstacle=0), End(zone=HullZone.FRONT), End(point=(float("nan"), 1e300))))


def _measure(game: Game, rng: Random) -> PreviewRequest:
    start = _end(game, rng)
    return Measure(start=start, end=start if rng.random() < 0.05 else _end(game, rng))


def _odds(game: Game, rng: Random) -> PreviewRequest:
    attacker, defender = _unit(game, rng), _unit(game, rng)
    return OddsRequest(
        attacker=attacker,
        zone=_zone(game, attacker, rng),
        defender=defender,
        target_zone=_zone(game, defender, rng),
        range=rng.choice(RANGES),
    )


def _reasons(game: Game, rng: Random) -> PreviewRequest:
    what, unit, defender = rng.choice(tuple(Figure)), _unit(game, rng), _unit(game, rng)
    return ReasonsRequest(
        what=what,
        unit=unit if rng.random() < 0.8 else None,
        zone=_zone(game, unit, rng),
        defender=defender if rng.random() < 0.9 else None,
        target_zone=_zone(game, defender, rng),
        range=rng.choice(RANGES),
        seat=rng.choice((None, Seat(0), Seat(1), Seat(7), Seat(-1))),
    )


KINDS: tuple[Callable[[Game, Random], PreviewRequest], ...] = (
    _check,
    lambda game, rng: CoursesRequest(),
    _course,
    _targets,
    _threat,
    _measure,
    _odds,
    _reasons,
)
