"""One estimate of an attack: the list of targets, the odds, the measuring tool and the words show the same figures."""

from __future__ import annotations

from random import Random
from typing import Any

from armada.engine.seats import Seat
from armada.fleet.ready_made import ready_made
from armada.messages.message import decimal, percent
from armada.records.game import Game
from armada.screens.previews.dispatch import OddsRequest, TargetsRequest, preview
from armada.screens.previews.replies import OddsShown, Targets
from armada.screens.prompt.prompt import Prompt, prompts_of
from tests.amounts import amount

FLEETS = ("rebels_400_ships", "empire_400_squadrons")
POSITIONS = amount(60)


def test_list_odds_tool_and_words_agree_to_the_last_digit_over_random_positions() -> None:
    met, seed = 0, 0
    while met < POSITIONS:
        game, rng = Game.new([ready_made()[key] for key in FLEETS], points=400, seed=seed), Random(seed)
        seed += 1
        while game.questions and met < POSITIONS:
            question = game.questions[0]
            if question.kind.name == "attack":
                met += 1
                compare(game, question.seat)
            game.play(question.sample(rng), question.seat)


def compare(game: Game, seat: Seat) -> None:
    (prompt,) = prompts_of(game, seat)
    assert prompt.about is not None
    tool = preview(game, seat, TargetsRequest(prompt.about))
    assert isinstance(tool, Targets)
    aims = {(aim.zone, aim.defender, aim.target_zone): aim for aim in tool.legal}
    for target in prompt.targets:
        choice: dict[str, Any] = prompt.options[target.option].answer
        odds = preview(game, seat, OddsRequest(prompt.about, choice["zone"], choice["defender"], choice["target_zone"]))
        assert isinstance(odds, OddsShown)
        aim = aims[choice["zone"], choice["defender"], choice["target_zone"]]
        assert target.damage == aim.damage == odds.rolled
        assert target.destroyed == aim.destroyed == odds.destroyed
        assert in_words(prompt, target.option, odds)


def in_words(prompt: Prompt, option: int, odds: OddsShown) -> bool:
    """Whether the note of an option names the figures of its odds."""
    note = prompt.options[option].note
    destroyed = f"destroyed {percent(odds.destroyed)}" in note or odds.destroyed < 0.005
    return f"{decimal(odds.rolled)} damage" in note and destroyed
