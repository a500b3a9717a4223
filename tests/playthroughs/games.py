"""The games of the golden playthroughs: fixed fleets, fixed seeds, random but repeatable answers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from armada.engine.questions import Question
from armada.fleet.fleet import Fleet
from armada.fleet.random_team import random_team
from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from armada.records.record import digest
from armada.rules.command_phase import DIALS, dials_to_assign

PAIRS = (
    ("core_rebels", "core_empire", "standard", 180, "core set"),
    ("rebels_300", "empire_300", "standard", 300, "standard"),
    ("rebels_400_squadrons", "empire_400_squadrons", "tournament", 400, "standard"),
    ("rebels_400_ships", "empire_400_ships", "tournament", 400, "standard"),
    ("rebels_400_flotillas", "empire_400_flotillas", "tournament", 400, "standard"),
)


TEAMS = ((4, 600, ()), (6, 900, (1,)), (8, 1200, ()))
"""Players, points of a side, and the sides whose Grand Admiral has no fleet."""


class Playthrough(NamedTuple):
    """The fleets, the rules and the seed of a game."""

    fleets: tuple[str, ...]
    profile: str
    points: int
    play_area: str
    seed: int
    players: int = 2
    admirals_without_fleet: tuple[int, ...] = ()
    teams: tuple[tuple[str, ...], ...] | None = None


GAMES = {
    f"{first}-{seed}": Playthrough((first, second), profile, points, area, seed)
    for first, second, profile, points, area in PAIRS
    for seed in range(1, 5)
} | {
    f"teams_of_{players // 2}": Playthrough(
        ("random rebel team", "random empire team"), "sector_fleet", points, "extended", 1, players, admirals
    )
    for players, points, admirals in TEAMS
}
GAMES["shared_300-1"] = Playthrough(
    ("rebels_300", "empire_300"), "standard", 300, "standard", 1, teams=(("Ada", "Ben"), ("Cem", "Dee", "Eve"))
)


def playthrough(name: str) -> str:
    """A whole game as text: each question with its answer, and what happened then."""
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    how = GAMES[name]
    game = Game.new(
        _fleets(how),
        profile=how.profile,
        points=how.points,
        play_area=how.play_area if how.players == 2 else None,
        seed=how.seed,
        admirals_without_fleet=how.admirals_without_fleet,
        teams=how.teams,
        allow_missing=True,
    )
    rng = Random(how.seed)
    yield f"{how.fleets[0]} against {how.fleets[1]}, {how.profile} {how.points}, seed {how.seed}"
    while game.questions:
        for question, answer in _dials(game, rng) if game.questions[0].kind is DIALS else _choice(game, rng):
            yield f"{question.seat} {question.kind.name}: {_short(question.kind.encode(answer))}"
            for event in game.play(answer, question.seat):
                yield f"    {_short(event)}"
    yield f"outcome: {_short(game.outcome)}"
    yield f"digest: {digest(game)}"


def _fleets(how: Playthrough) -> list[Fleet]:
    """The ready-made fleets of a duel, or two random teams."""
    if how.players == 2:
        return [ready_made()[key] for key in how.fleets]
    rng = Random(f"teams {how.players} {how.seed}")
    teams = [random_team(faction, how.points, rng, players=how.players) for faction in ("rebel", "empire")]
    return [*teams[0], *teams[1]]


Decision = tuple[Question[Any], Any]


def _choice(game: Game, rng: Random) -> Iterator[Decision]:
    question = rng.choice(game.questions)
    yield question, question.sample(rng)


def _dials(game: Game, rng: Random) -> Iterator[Decision]:
    """Dials drawn one by one for seats in random order; a seat answers when it has all of them."""
    wanted = {question.seat: sum(dials_to_assign(game, question.seat).values()) for question in game.questions}
    questions, drawn = list(game.questions), {seat: list[float]() for seat in wanted}
    while questions:
        question = rng.choice(questions)
        drawn[question.seat].append(rng.random())
        if len(drawn[question.seat]) == wanted[question.seat]:
            questions.remove(question)
            yield question, question.sample(Numbers(drawn[question.seat]))


class Numbers:
    """Random numbers that were drawn before."""

    def __init__(self, numbers: list[float]) -> None:
        self._numbers = iter(numbers)

    def random(self) -> float:
        """The next of them."""
        return next(self._numbers)


def _short(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "")
