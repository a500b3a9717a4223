"""Count the clicks of a round: how often a player presses something in a 400-point game, by the kind of question.

Two computer players of level greedy play each other; at every question the presses are counted that its panel needs for
the answer given. A player does not always want what the panel has in hand: `CHANGED` says how often another answer is
chosen. With `--plain` every question is asked, and only what the prompt itself has in hand counts: the game as it was
before plans and answers given without asking.

    python scripts/count_clicks.py [--games 6] [--plain] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import armada
from armada.analysis.foregone import foregone_answer
from armada.engine.questions import PASS, FreeQuestion, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.fleet.fleet import Fleet
from armada.players.disclosure import is_learnt_from
from armada.players.player import answer_of
from armada.records.game import Game
from armada.rules.attack import REDIRECTED
from armada.rules.command_phase import DIALS
from armada.rules.ship_movement import COURSE
from armada.rules.targets import NEXT_SQUADRON
from armada.screens.previews.replies import Planned
from armada.screens.prompt.plans import look_of, plan
from armada.screens.prompt.prompt import prompts_of
from armada.sim.games import Matchup, new_game, new_players

FLEETS: Final = Path(armada.__file__).parent / "data" / "fleets"
PAIRS: Final = (
    ("squadrons", "squadrons"),
    ("ships", "ships"),
    ("squadrons", "ships"),
    ("flotillas", "flotillas"),
    ("ships", "squadrons"),
    ("flotillas", "squadrons"),
)
"""The ready-made fleets of each game, Rebels first."""

CHANGED: Final = {
    "ship to activate": 0.5,
    "course": 0.75,
    "attack": 0.1,
    "next squadron": 0.1,
    "defense token": 0.15,
    "squadron to activate": 0.5,
    "squadron move": 0.5,
    "repair": 0.3,
}
"""How often a player wants another answer than the one in hand; of kinds that are not listed, one in ten."""

SELDOM: Final = 0.1
DIALS_CHANGED: Final = 0.4
"""The part of suggested command dials that a player changes."""

JOINTS: Final = 1.5
"""The joints that are pressed for a course that is not dragged."""

MAX_OTHERS: Final = 40
"""How many other answers are looked at to find one that a player may want instead."""


class Count:
    """The clicks and questions of all rounds of both players."""

    def __init__(self) -> None:
        self.rounds: Counter[tuple[int, int, int]] = Counter()
        self.clicks: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.unasked: Counter[str] = Counter()

    def add(self, where: tuple[int, int, int], kind: str, clicks: float) -> None:
        """Count the clicks that a question needed."""
        self.rounds[where] += clicks  # type: ignore[assignment]
        self.clicks[kind] += clicks  # type: ignore[assignment]
        self.asked[kind] += 1

    def report(self) -> str:
        """The sum and the parts of a round."""
        found = sorted(self.rounds.values())
        count = max(1, len(found))
        lines = [
            f"{count} rounds of one player: {sum(found) / count:.1f} clicks on average, "
            f"median {found[count // 2]:.1f}, most {found[-1]:.1f}",
            f"{'':26s}  asked  clicks  unasked",
        ]
        for kind in sorted({*self.clicks, *self.unasked}, key=lambda kind: -self.clicks[kind]):
            asked, clicks, unasked = self.asked[kind], self.clicks[kind], self.unasked[kind]
            lines.append(f"{kind:26s} {asked / count:6.2f} {clicks / count:7.2f} {unasked / count:8.2f}")
        return "\n".join(lines)


class Counted:
    """One game whose clicks are counted."""

    def __init__(self, number: int, count: Count, *, plain: bool) -> None:
        kinds = PAIRS[number % len(PAIRS)]
        names = [f"{side}_400_{kind}.toml" for side, kind in zip(("rebels", "empire"), kinds, strict=True)]
        match = Matchup.of([Fleet.read((FLEETS / name).read_text()) for name in names], ("greedy", "greedy"))
        self.number, self.count, self.plain = number, count, plain
        self.game: Game = new_game(match, "clicks", number)
        self.players = new_players(match, "clicks", number)
        self.rng = Random(number)

    def play(self) -> None:
        """Play the game to its end."""
        while questions := self.game.questions:
            question = questions[0]
            if not self.game.state.round:
                self.game.play(self.best(question), question.seat)
            elif self.plain:
                self.answer_plainly(question)
            else:
                self.answer(question)

    def best(self, question: Question[Any]) -> Any:
        """What the computer player answers."""
        return answer_of(self.players[question.seat], self.game, question)

    def wanted(self, question: Question[Any], best: Any) -> Any:
        """What the player wants: mostly the best, sometimes another legal answer."""
        if self.rng.random() >= CHANGED.get(question.kind.name, SELDOM) or question.kind is DIALS:
            return best
        others = [other for other in (*question.options[:MAX_OTHERS], *[PASS] * question.may_pass) if other != best]
        return self.rng.choice(others) if others else best

    def note(self, question: Question[Any], clicks: float) -> None:
        """Count the clicks of a question."""
        where = (self.number, self.game.state.round, question.seat)
        self.count.add(where, question.kind.name, clicks)

    # As the prompt alone asks

    def answer_plainly(self, question: Question[Any]) -> None:
        """Answer one question with what the prompt has in hand."""
        answer = self.wanted(question, self.best(question))
        self.note(question, self.plain_clicks(question, answer))
        self.game.play(answer, question.seat)

    def plain_clicks(self, question: Question[Any], answer: Any) -> float:
        """The presses that the panel of a question needs for an answer."""
        if question.kind is DIALS:
            return 1 + sum([len(each.commands) for each in answer])
        if answer is PASS:
            return 1
        (prompt, *_) = prompts_of(self.game, question.seat)
        raw = question.kind.encode(answer)
        if question.kind is COURSE:
            straight = not any(raw["clicks"])
            return 1 if straight else JOINTS + 1
        if isinstance(question, FreeQuestion):
            first = prompt.placing.suggestions[:1] if prompt.placing else ()
            return 1 if list(first) == [raw] else 2
        if isinstance(question, SomeQuestion):
            marked = {prompt.options[place].answer for place in prompt.proposed}
            return 1 + len(marked ^ set(raw))
        in_hand = prompt.default
        if in_hand is None and len(prompt.options) == 1 and question.kind.name not in ("effect", "defense token"):
            in_hand = 0
        if question.kind.name == "dial use":
            in_hand = 0
        if any(option.answer == "standard_critical" for option in prompt.options):
            in_hand = next(p for p, option in enumerate(prompt.options) if option.answer == "standard_critical")
        return 1 if in_hand is not None and prompt.options[in_hand].answer == raw else 2

    # With plans, and without the questions that nobody misses

    def answer(self, question: Question[Any]) -> None:
        """Answer an open question, and those that its plan answers with it."""
        found = foregone_answer(self.game, question)
        if found is not None:
            wanted = self.best(question) if question.kind.name == "dial use" else found.answer
            if wanted != found.answer:
                self.note(question, 1)
            else:
                self.count.unasked[question.kind.name] += 1
            self.game.play(wanted, question.seat)
            return
        if question.kind is NEXT_SQUADRON:
            # All squadrons of an arc are one answer: another target, or an early end, needs a press
            best = self.best(question)
            wanted = self.wanted(question, best)
            if wanted == best and best is not PASS:
                self.count.unasked[question.kind.name] += 1
            else:
                self.note(question, 1)
            self.game.play(wanted, question.seat)
            return
        if question.kind is REDIRECTED:
            # The plan of the defense tokens has shown what its Redirect takes, and goes on by itself
            self.count.unasked[question.kind.name] += 1
            self.game.play(self.best(question), question.seat)
            return
        if question.kind is DIALS:
            best = self.best(question)
            self.note(question, 1 + round(DIALS_CHANGED * sum([len(each.commands) for each in best]), 1))
            self.game.play(best, question.seat)
            return
        clicks = 1.0
        given: list[Any] = []
        planned = plan(self.game, question.seat, given)
        place = 0
        twin_question: Question[Any] = question
        while isinstance(planned, Planned) and place < len(planned.steps):
            step = planned.steps[place]
            if place == 0:
                changed = self.wanted(twin_question, twin_question.kind.decode(step.answer))
                raw = twin_question.kind.encode(changed)
            else:
                raw = self.other(step.kind, step.answer, [option.answer for option in step.options], step.may_pass)
            if raw != step.answer:
                clicks += 1
                given = [*[each.answer for each in planned.steps[:place]], raw]
                again = plan(self.game, question.seat, given)
                if not isinstance(again, Planned) or len(again.steps) <= place:
                    break
                planned = again
            place += 1
        assert isinstance(planned, Planned)
        self.note(question, clicks)
        self.give(question.seat, planned)

    def other(self, kind: str, answer: Any, options: Sequence[Any], may_pass: bool) -> Any:
        """Another answer of a step, as often as a player wants one; lists stay as they are."""
        if isinstance(answer, list) or self.rng.random() >= CHANGED.get(kind, SELDOM):
            return answer
        others = [other for other in (*options, *["pass"] * may_pass) if other != answer]
        return self.rng.choice(others) if others else answer

    def give(self, seat: Seat, planned: Planned) -> None:
        """Give the answers of a plan, as long as the questions look as they did."""
        for place, step in enumerate(planned.steps):
            question = next((each for each in self.game.questions if each.seat == seat), None)
            if question is None or question.kind.name != step.kind:
                return
            answer = question.kind.decode(step.answer)
            if place and (look_of(self.game, question) != step.sees or not question.accepts(answer)):
                return
            is_learnt = is_learnt_from(self.game, seat, answer)
            self.game.play(answer, seat)
            if is_learnt:
                return


def main() -> None:
    """Count, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--plain", action="store_true", help="ask every question, with what its prompt has in hand")
    parser.add_argument("--json", type=Path, help="also write the figures to a file")
    args = parser.parse_args()
    count = Count()
    for number in range(args.games):
        Counted(number, count, plain=args.plain).play()
    print(count.report())
    if args.json:
        args.json.write_text(json.dumps({"rounds": list(count.rounds.values()), "clicks": dict(count.clicks)}))


if __name__ == "__main__":
    main()
