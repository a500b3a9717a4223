"""Play many random games and report what goes wrong.

Exceptions, games stuck, differences between copy, load and replay, leaks, questions to which `greedy` has no legal
answer; and how often each step and each effect was come to, the rarest by name. Then every pair of cards that hook
into the same window meets in a fight. The same seeds give the same games with any number of workers. With `--undo`
a number of decisions is judged instead: each is made in worlds that differ in what is hidden, to see what undo leaks.

    python scripts/soak.py --games 2000 [--workers 2] [--points 400] [--first-seed 0] [--least 1] [--no-pairs]
    python scripts/soak.py --undo 100000 [--workers 2] [--points 400] [--first-seed 0]
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from armada.catalog.cards import Works
from armada.catalog.catalog import catalog
from armada.engine.effects import EFFECTS, MODIFIERS, CardInPlay, Effect
from armada.engine.frames import Frame
from armada.engine.procedures import Procedure
from armada.engine.timings import Timing
from armada.players.greedy.player import GreedyPlayer
from armada.players.player import answer_of
from armada.records.game import Declaration, Game
from armada.records.record import declare, digest
from tests.effects.pairs import every_pair, fight, play_fight
from tests.properties.games import StrictWholeGame
from tests.properties.other_secrets import shows_a_secret, with_other_secrets
from tests.properties.situations import Situation, moved_together, situation
from tests.properties.tempers import answer, declaration
from tests.properties.two_worlds import Judged, judge_game

CHECK_ONE_IN: Final = 25
ASK_ONE_IN: Final = 60
"""One question in this number is put to `greedy` too: it meets positions that its own games never reach."""

MOST_DECISIONS: Final = 20_000
RAREST: Final = 20
ATTEMPTS: Final = 3
"""How often a pair of cards fights at most until both have acted."""

COPIES: Final = re.compile(r"^(cloak|obstacle)_\d+$")
"""Effects that stand in the register several times, once for each seat or obstacle."""

visited: Counter[str] = Counter()
resolved: Counter[str] = Counter()


class CountingGame(StrictWholeGame):
    """A game that counts the steps it visits; timings at which nothing can happen are passed by all at once."""

    def _begin(self, frame: Frame) -> bool:
        procedure, place = frame.procedure, frame.step
        if not frame.answers and frame.secret is None and not procedure.is_over(self):
            if place == 0 and isinstance(procedure, Effect):
                resolved[procedure.card.key] += 1
            for step in procedure.steps[place:]:
                visited[_name(type(procedure), step)] += 1
                if not isinstance(step, Timing) or step.id in self.index.effects or self.has_transient_effects(step):
                    break
        return super()._begin(frame)


def _name(kind: type[Procedure], step: Any) -> str:
    return f"{kind.__name__}.{getattr(step, '__name__', None) or step.id}"


def count_modifiers() -> None:
    """Count a modifier of a card whenever it changes an answer; done once, in a process that plays."""
    for key, found in MODIFIERS.items():
        MODIFIERS[key] = [each._replace(change=_counted(each.change)) for each in found]


def _counted(change: Callable[[Any, CardInPlay, Any, Any], Any]) -> Callable[[Any, CardInPlay, Any, Any], Any]:
    def counted(game: Any, card: CardInPlay, subject: Any, value: Any) -> Any:
        after = change(game, card, subject, value)
        if after is not value and after != value:
            resolved[card.key] += 1
        return after

    return counted


# One game


class Found(msgspec.Struct, kw_only=True):
    """The faults found in a game."""

    seed: int
    kind: str
    decisions: int = 0
    asked: int = 0
    """How many questions were put to `greedy`."""

    longest: tuple[float, str] = (0.0, "")
    """The longest time it thought, in seconds, and about which kind of question."""

    faults: list[str] = []
    steps: Counter[str] = msgspec.field(default_factory=Counter)
    effects: Counter[str] = msgspec.field(default_factory=Counter)


def play(seed: int, points: int) -> Found:
    """Play the game of a seed, with its checks."""
    visited.clear()
    resolved.clear()
    sit = situation(seed, points)
    found = Found(seed=seed, kind=sit.name)
    try:
        _play(sit, seed, found)
    except Exception:
        found.faults.append(traceback.format_exc())
    found.steps, found.effects = Counter(visited), Counter(resolved)
    return found


def _play(sit: Situation, seed: int, found: Found) -> None:
    rng = Random(f"soak {seed}")
    game = sit.new(CountingGame, seed)
    start, decided = None, 0
    while questions := game.questions:
        if sit.is_moved and start is None and game.state.round == 1:
            game = moved_together(game, sit, rng)
            start, decided = game.save(), len(game.decisions())
            continue
        question = rng.choice(questions)
        if said := declaration(sit.temper, rng):
            declare(game, said, question.seat)
            continue
        if found.decisions % ASK_ONE_IN == seed % ASK_ONE_IN:
            _ask_greedy(game, question, found)
        _decide(game, question, answer(game, question, sit.temper, rng), found)
        assert found.decisions < MOST_DECISIONS, "the game does not end"
    again = Game.replay(game.record()) if start is None else _again(start, game.decisions()[decided:])
    if digest(again) != digest(game) or again.outcome is None:
        found.faults.append("the replay differs")


def _ask_greedy(game: CountingGame, question: Any, found: Found) -> None:
    """Put a question to `greedy`: what it tries out is not counted, and what it answers must be legal."""
    counts = Counter(resolved)
    begun = time.perf_counter()
    try:
        said = answer_of(GreedyPlayer(found.seed), game, question)
    except Exception:
        found.faults.append(f"greedy failed: {question.kind.name}: {traceback.format_exc()}")
        return
    found.asked += 1
    found.longest = max(found.longest, (time.perf_counter() - begun, question.kind.name))
    resolved.clear()
    resolved.update(counts)
    if (refusal := question.refusal(said)) is not None:
        found.faults.append(f"greedy's answer is refused: {question.kind.name}: {refusal.reason}")


def _decide(game: CountingGame, question: Any, said: Any, found: Found) -> None:
    refusal = question.refusal(said)
    if refusal is not None:
        found.faults.append(f"its own sample is refused: {question.kind.name}: {refusal.reason}")
    twins = _twins(game) if found.decisions % CHECK_ONE_IN == 0 else []
    game.play(said, question.seat)
    for twin in twins:
        twin.play(said, question.seat)
        if twin.save() != game.save():
            found.faults.append(f"a copy or load went on differently after {found.decisions} decisions")
    found.decisions += 1


def _twins(game: CountingGame) -> list[Game]:
    """A copy and a load of the game; on the way it is looked for leaks."""
    for viewer in (*[player.seat for player in game.state.players], None):
        other = game.copy()
        other.state = with_other_secrets(game.state, -1 if viewer is None else viewer)
        views = game.view(viewer), other.view(viewer)
        if any(question.seat == viewer and shows_a_secret(question) for question in game.questions):
            views = replace(views[0], questions=()), replace(views[1], questions=())
        assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1]), f"a secret leaks to {viewer}"
    return [game.copy(), StrictWholeGame.load(game.save())]


def _again(start: str, decisions: list[tuple[Any, Any]]) -> Game:
    """The game played again from a save."""
    game = Game.load(start)
    for seat, said in decisions:
        if isinstance(said, Declaration):
            declare(game, said, seat)
        else:
            game.decide(said, seat)
    return game


def play_pair(place: int) -> Found:
    """Let a pair of cards that hook into the same window fight, again if they did not both act."""
    visited.clear()
    resolved.clear()
    pair = every_pair()[place]
    found = Found(seed=place, kind=f"{pair.one} and {pair.other}, {'opposed' if pair.are_opposed else 'on one side'}")
    for attempt in range(ATTEMPTS):
        try:
            found.decisions += play_fight(fight(CountingGame, pair, attempt), StrictWholeGame)
        except Exception:
            found.faults.append(f"attempt {attempt}: {traceback.format_exc()}")
        if all(resolved[key] for key in pair[:2]):
            break
    found.effects = Counter({key: resolved[key] for key in pair[:2]})
    return found


def judge(seed: int, points: int) -> tuple[Judged, Counter[str], Counter[str]]:
    """Judge the decisions of a game, by what undo leaks; and what steps and effects were come to."""
    visited.clear()
    resolved.clear()
    judged = judge_game(CountingGame, seed, points)
    return judged, Counter(visited), Counter(resolved)


# What was come to


def every_step() -> list[str]:
    """The steps of all procedures of the game; of effects, of those that a card has."""
    registered = {kind for kinds in EFFECTS.values() for kind in kinds}
    return [
        _name(kind, step)
        for kind in Procedure.by_name.values()
        if kind.__module__.startswith("armada.") and (kind in registered or not issubclass(kind, Effect))
        for step in kind.steps
    ]


def every_effect() -> list[str]:
    """The effects of finished cards and of rules that act like cards; copies for each seat or obstacle count as one."""
    cards = catalog().cards
    known = {*EFFECTS, *MODIFIERS}
    return sorted({_one(key) for key in known if key not in cards or cards[key].effect is Works.DONE})


def _one(key: str) -> str:
    return COPIES.sub(r"\1", key)


def report(steps: Counter[str], effects: Counter[str], least: int) -> bool:
    """Say what was come to seldom; whether nothing was come to too seldom."""
    wanted_steps, wanted = every_step(), every_effect()
    counted = Counter[str]()
    for key, count in effects.items():
        counted[_one(key)] += count
    never = sorted(step for step in wanted_steps if not steps[step])
    seldom = sorted(key for key in wanted if counted[key] < least)
    print(f"{len(wanted_steps)} steps, never visited: {', '.join(never) or 'none'}")
    print(f"{len(wanted)} effects, resolved fewer than {least} times: {', '.join(seldom) or 'none'}")
    print(f"The {RAREST} rarest effects:")
    for key in sorted(wanted, key=lambda key: (counted[key], key))[:RAREST]:
        print(f"  {counted[key]:>7}  {key}")
    return not never and not seldom


# All games


@contextmanager
def progress(what: str, count: int) -> Iterator[Callable[[int], object]]:
    """A progress bar where somebody can see it, else a line for every tenth of them; called for one or for some."""
    if sys.stderr.isatty():
        columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left"))
        with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(what, total=count)
            yield lambda some: bar.advance(task, some)
        return
    done, begun = 0, time.monotonic()

    def advance(some: int) -> None:
        nonlocal done
        done += some
        if done * 10 // count > (done - some) * 10 // count:
            print(f"  {done} of {count} {what}, {time.monotonic() - begun:.0f} s", file=sys.stderr)

    yield advance


@contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that play; Ctrl-C ends them, and what was found so far is reported."""
    with ProcessPoolExecutor(count, initializer=begin_to_play) as pool:
        try:
            yield pool
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print("Stopped.", file=sys.stderr)


def begin_to_play() -> None:
    """Prepare a process: leave Ctrl-C to the one that started it, and count modifiers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    count_modifiers()


def play_all(asked: argparse.Namespace) -> bool:
    """Play the games and report them; whether nothing was wrong and nothing come to too seldom."""
    steps, effects, kinds, decisions = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    asked_greedy, longest, faults = 0, (0.0, ""), 0
    begun = time.monotonic()
    seeds = range(asked.first_seed, asked.first_seed + asked.games)
    with workers(asked.workers) as pool, progress("games", asked.games) as advance:
        for future in as_completed([pool.submit(play, seed, asked.points) for seed in seeds]):
            found = future.result()
            kinds[found.kind] += 1
            decisions[found.kind] += found.decisions
            steps.update(found.steps)
            effects.update(found.effects)
            asked_greedy += found.asked
            longest = max(longest, found.longest)
            faults += print_faults(found)
            advance(1)
    print(f"{kinds.total()} games, {decisions.total()} decisions, {faults} faults, {time.monotonic() - begun:.0f} s")
    print(f"greedy answered {asked_greedy} questions, the longest in {longest[0]:.2f} s ({longest[1]})")
    for kind, count in sorted(kinds.items()):
        print(f"  {count:>5} {kind}: {decisions[kind] // count} decisions per game")
    return report(steps, effects, asked.least) and not faults


def play_pairs(asked: argparse.Namespace) -> bool:
    """Let all pairs meet and report them; whether nothing was wrong."""
    count = len(every_pair())
    acted = Counter[int]()
    faults = 0
    begun = time.monotonic()
    with workers(asked.workers) as pool, progress("pairs", count) as advance:
        for found in pool.map(play_pair, range(count), chunksize=8):
            acted[sum(bool(times) for times in found.effects.values())] += 1
            faults += print_faults(found)
            advance(1)
    print(f"{acted.total()} of {count} pairs of cards in one window, {faults} faults, {time.monotonic() - begun:.0f} s")
    print(f"  both acted in {acted[2]} fights, one in {acted[1]}, none in {acted[0]}")
    return not faults


def judge_undo(asked: argparse.Namespace) -> bool:
    """Judge decisions game after game and report them; whether undo leaked nothing."""
    judged, steps, effects = Judged(), Counter[str](), Counter[str]()
    seed, begun = asked.first_seed, time.monotonic()
    with workers(asked.workers) as pool, progress("decisions", asked.undo) as advance:
        while judged.decisions < asked.undo:
            seeds = range(seed, seed + asked.workers)
            seed = seeds.stop
            for number, found in zip(seeds, pool.map(judge, seeds, [asked.points] * len(seeds)), strict=True):
                for fault in found[0].faults:
                    print(f"seed {number}: {fault}", flush=True)
                judged.add(found[0])
                steps.update(found[1])
                effects.update(found[2])
                advance(found[0].decisions)
    print(f"{judged.decisions} decisions judged, {len(judged.faults)} faults, {time.monotonic() - begun:.0f} s")
    print(f"  {judged.free} can be undone; {judged.cautious} cannot, though no random world showed a difference;")
    print(f"  {judged.unlucky} of these because chance was involved")
    report(steps, effects, asked.least)
    return not judged.faults


def print_faults(found: Found) -> int:
    """Say what was wrong with a game; how much."""
    for fault in found.faults:
        print(f"seed {found.seed} ({found.kind}): {fault}", flush=True)
    return len(found.faults)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--points", type=int, default=400)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--least", type=int, default=1, help="how often each effect must be resolved")
    parser.add_argument("--no-pairs", action="store_true", help="leave out the pairs of cards")
    parser.add_argument("--undo", type=int, default=0, help="only check this many decisions for leaks by undo")
    asked = parser.parse_args()
    if asked.undo:
        sys.exit(0 if judge_undo(asked) else 1)
    are_good = [play_all(asked)] if asked.games else []
    if not asked.no_pairs:
        are_good.append(play_pairs(asked))
    sys.exit(0 if all(are_good) else 1)


if __name__ == "__main__":
    main()
