"""Play many random games and report what goes wrong.

Exceptions, games stuck, differences between copy, load and replay, leaks; and which steps and effects were never
visited.

    python scripts/soak.py --games 2000 --workers 2 [--points 400] [--first-seed 0]
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from typing import Any

import msgspec

from armada.catalog.cards import Works
from armada.catalog.catalog import catalog
from armada.engine.driver import Frame
from armada.engine.effects import EFFECTS, Effect
from armada.engine.procedures import Procedure
from armada.records.game import Game
from armada.records.record import digest
from armada.views.masking import masked
from tests.properties.games import StrictWholeGame, random_fleets
from tests.properties.test_promises import with_other_secrets

CHECK_ONE_IN = 25
visited: Counter[str] = Counter()
resolved: Counter[str] = Counter()


class CountingGame(StrictWholeGame):
    """A game that counts the steps it visits."""

    def _begin(self, frame: Frame) -> bool:
        steps = frame.procedure.steps
        if frame.step < len(steps) and not frame.answers:
            step = steps[frame.step]
            if frame.step == 0 and isinstance(frame.procedure, Effect):
                resolved[frame.procedure.card.key] += 1
            visited[f"{type(frame.procedure).__name__}.{getattr(step, '__name__', None) or step.id}"] += 1
        return super()._begin(frame)


def play(seed: int, points: int) -> dict[str, Any]:
    """One game, with its checks; what was found."""
    found: dict[str, Any] = {"seed": seed, "decisions": 0, "faults": []}
    visited.clear()
    resolved.clear()
    profile = "tournament" if points == 400 and seed % 2 else "standard"
    try:
        game = CountingGame.new(
            random_fleets(seed, points), profile=profile, points=points, seed=seed, allow_missing=True
        )
        rng = Random(f"soak {seed}")
        while game.questions:
            question = rng.choice(game.questions)
            answer = question.sample(rng)
            refusal = question.refusal(answer)
            if refusal is not None:
                found["faults"].append(f"its own sample is refused: {question.kind.name}: {refusal.reason}")
            twins = _twins(game) if found["decisions"] % CHECK_ONE_IN == 0 else []
            game.play(answer, question.seat)
            for twin in twins:
                twin.play(answer, question.seat)
                if twin.save() != game.save():
                    found["faults"].append(f"a copy or load went on differently after {found['decisions']} decisions")
            found["decisions"] += 1
            if found["decisions"] > 20_000:
                raise AssertionError("the game does not end")
        if digest(Game.replay(game.record())) != digest(game):
            found["faults"].append("the replay differs")
    except Exception:
        found["faults"].append(traceback.format_exc())
    found["steps"], found["effects"] = Counter(visited), Counter(resolved)
    return found


def _twins(game: Game) -> list[Game]:
    for viewer in (0, 1, None):
        true = msgspec.json.encode(masked(game.state, viewer))  # type: ignore[arg-type]
        other = msgspec.json.encode(masked(with_other_secrets(game.state, -1 if viewer is None else viewer), viewer))  # type: ignore[arg-type]
        assert true == other, f"a secret leaks to {viewer}"
    return [game.copy(), CountingGame.load(game.save())]


def unvisited(steps: Counter[str], effects: Counter[str]) -> tuple[list[str], list[str]]:
    """Steps and effects of finished cards that no game came to."""
    every = [
        f"{kind.__name__}.{getattr(step, '__name__', None) or step.id}"
        for name, kind in Procedure.by_name.items()
        if kind.__module__.startswith("armada.")
        for step in kind.steps
    ]
    finished = [key for key in EFFECTS if key not in catalog().cards or catalog().cards[key].effect is Works.DONE]
    return [step for step in every if not steps[step]], [key for key in finished if not effects[key]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--points", type=int, default=400)
    parser.add_argument("--first-seed", type=int, default=0)
    asked = parser.parse_args()
    steps, effects = Counter[str](), Counter[str]()
    decisions = faults = done = 0
    begun = time.monotonic()
    with ProcessPoolExecutor(asked.workers) as pool:
        seeds = range(asked.first_seed, asked.first_seed + asked.games)
        for future in as_completed([pool.submit(play, seed, asked.points) for seed in seeds]):
            found = future.result()
            done += 1
            decisions += found["decisions"]
            steps += found["steps"]
            effects += found["effects"]
            for fault in found["faults"]:
                faults += 1
                print(f"seed {found['seed']}: {fault}")
            if done % 100 == 0:
                print(f"  {done} of {asked.games} games, {time.monotonic() - begun:.0f} s", file=sys.stderr)
    print(f"{done} games, {decisions} decisions, {faults} faults, {time.monotonic() - begun:.0f} s")
    no_steps, no_effects = unvisited(steps, effects)
    print(f"steps never visited ({len(no_steps)}): {', '.join(sorted(no_steps)) or 'none'}")
    print(f"effects never resolved ({len(no_effects)}): {', '.join(sorted(no_effects)) or 'none'}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
