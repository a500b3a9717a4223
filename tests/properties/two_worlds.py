"""Two worlds: games that look alike to somebody and differ in what is hidden from them, and what shows the difference.

In both the same answer is given. If what a viewer is shown afterwards differs, the viewer has learnt something, and the
answer must not be undone without asking. Unlike `armada.players.disclosure`, which looks at one other world, this draws
some, and looks at all that is sent.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from armada.engine.chance import Draw, seed_key
from armada.engine.frames import Given
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.players.determinize import Imagined
from armada.players.disclosure import is_learnt_from
from armada.records import dealing
from armada.records.game import Game
from armada.rules.command_phase import DIALS, ShipDials
from armada.rules.game import Game as AnyGame
from armada.screens.prompt.prompt import prompts_of, waiting_of
from armada.screens.scene.scene import scene_of
from armada.server.history.log_lines import When, line_of
from armada.state.game_state import Phase
from armada.views.masking import masked
from armada.views.view import view_of
from tests.properties.situations import moved_together, situation
from tests.properties.tempers import answer

WORLDS: Final = 3
"""How many worlds are drawn for each viewer."""

MANY_WORLDS: Final = 12
"""The same where undo is refused: by chance some may be alike."""

SENT_ONE_IN: Final = 20
"""For one decision in this number all that is sent is compared, for the others the views."""

NOW: Final = When(1, Phase.SHIP)
_encode: Final = msgspec.json.Encoder().encode


class Judged(msgspec.Struct):
    """Counts of judged decisions."""

    decisions: int = 0
    free: int = 0
    """How many can be undone without asking."""

    cautious: int = 0
    """How many cannot, although nobody would have seen a difference in any of the worlds drawn."""

    unlucky: int = 0
    """How many of these because chance drew something, the same in all worlds or unseen."""

    faults: list[str] = []

    def add(self, other: Judged) -> None:
        """Add what came of other decisions."""
        self.decisions += other.decisions
        self.free += other.free
        self.cautious += other.cautious
        self.unlucky += other.unlucky
        self.faults = self.faults + other.faults


class Drawn(dealing.Drawn):
    """Everything is drawn, and as many answers as were given in secret: who has given all shows that."""

    def answers(self, given: tuple[Given, ...]) -> tuple[Given, ...]:
        return tuple([(kind, self._dials_of(answer) if kind is DIALS else answer) for kind, answer in given])

    def _dials_of(self, answer: tuple[ShipDials, ...]) -> tuple[ShipDials, ...]:
        return tuple([self._dials(dials) for dials in answer])

    def _dials(self, dials: ShipDials) -> ShipDials:
        return ShipDials(dials.ship, tuple([self.command(command) for command in dials.commands]))


def judge_game(cls: type[Game], seed: int, points: int = 400) -> Judged:
    """Play the situation of a number at random and judge all its decisions."""
    sit, rng, judged = situation(seed, points), Random(f"undo {seed}"), Judged()
    game, is_moved = sit.new(cls, seed), False
    while questions := game.questions:
        if sit.is_moved and not is_moved and game.state.round == 1:
            game, is_moved = moved_together(game, sit, rng), True
            continue
        question = rng.choice(questions)
        said = answer(game, question, sit.temper, rng)
        judge(game, question, said, judged)
        game.play(said, question.seat)
    return judged


def judge(game: Game, question: Question[Any], said: Any, judged: Judged) -> None:
    """Whether it is found rightly that a decision can be undone without asking."""
    is_free = not is_learnt_from(game, question.seat, said)
    worlds = WORLDS if is_free else MANY_WORLDS
    learners = [viewer for viewer in _viewers(game) if _learns(game, question, said, viewer, worlds, judged)]
    judged.decisions += 1
    judged.free += is_free
    if not is_free and not learners:
        judged.cautious += 1
        judged.unlucky += _draws(game, question, said)
    if is_free and learners:
        judged.faults.append(f"“{question.kind.name}” can be undone although {learners} learnt something")
    if question.seat not in learners and judged.decisions % SENT_ONE_IN == 0:
        world = _world(game, question.seat, f"undo {judged.decisions}")
        if is_learnt_from(world, question.seat, said) == is_free:
            judged.faults.append(f"whether “{question.kind.name}” can be undone shows something hidden")


def _world(game: Game, viewer: Seat | None, name: str) -> Imagined:
    """A game that looks to a viewer as this one does; the rest is drawn."""
    key = seed_key(name)
    return Imagined.dealt(game, viewer, key, Drawn(Draw(key, 0)))


def _draws(game: Game, question: Question[Any], said: Any) -> bool:
    """Whether chance draws something after an answer."""
    after = game.copy()
    after.play(said, question.seat)
    return after.draws != game.draws


def _viewers(game: Game) -> list[Seat | None]:
    return [*[player.seat for player in game.state.players], None]


def _learns(game: Game, question: Question[Any], said: Any, viewer: Seat | None, worlds: int, judged: Judged) -> bool:
    """Whether a viewer is shown other things after an answer in worlds that look alike to them before it."""
    show = _sent if judged.decisions % SENT_ONE_IN == 0 else _seen
    after = game.copy()
    before, seen = show(game, [], viewer), show(after, after.play(said, question.seat), viewer)
    for place in range(worlds):
        world = _world(game, viewer, f"world {judged.decisions} {place}")
        if show(world, [], viewer) != before:
            judged.faults.append(f"“{question.kind.name}” shows {viewer} something hidden")
        if not any(asked.seat == question.seat and asked.accepts(said) for asked in world.questions):
            return True
        if show(world, world.play(said, question.seat), viewer) != seen:
            return True
    return False


def _seen(game: AnyGame, events: list[Any], viewer: Seat | None) -> list[bytes]:
    """A viewer's share of a game and of its events."""
    return [_encode(masked(tuple(events), viewer)), _encode(view_of(game, viewer))]


def _sent(game: AnyGame, events: list[Any], viewer: Seat | None) -> list[bytes]:
    """All that a viewer is sent: the table, what is asked, and the lines of the log."""
    sent = [*_seen(game, events, viewer), _encode(scene_of(game, viewer)), _encode(waiting_of(game, viewer))]
    told = [line_of(masked(event, viewer), game.state, NOW, number=1, seat=None, decision=1) for event in events]
    if viewer is not None:
        sent.append(_encode(prompts_of(game, viewer, 1)))
    return [*sent, _encode(told)]
