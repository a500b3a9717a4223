"""The promises that every player makes, in one check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.errors import IllegalDecision, PlayerError
from armada.fleet.ready_made import ready_made
from armada.players.player import Player, answer_of
from armada.players.random_player import RandomPlayer
from armada.records.game import Game
from armada.testing.other_secrets import with_other_secrets

MakePlayer = Callable[[int | str], Player]
"""Makes a player from a seed, such as a class whose only argument is the seed."""


def check_player(make: MakePlayer, game: Game | None = None, *, seat: int = 0, seed: int | str = 0) -> int:
    """Let a player play a game from one seat against a random player; returns how many questions it answered.

    The first broken promise raises a `PlayerError` that names the question:

    - each answer is legal;
    - the game is left as it was;
    - the same seed gives the same answer again;
    - the answer does not depend on anything that the seat may not see.

    By default the two core fleets play. `game` is played to its end.
    """
    own = Seat(seat)
    game = _core_game() if game is None else game
    player, again, blind, opponent = make(seed), make(seed), make(seed), RandomPlayer(seed)
    count = 0
    while questions := game.questions:
        question = questions[0]
        if question.seat != own:
            game.play(answer_of(opponent, game, question), question.seat)
            continue
        before = game.save()
        answer = _answer(player, game, question, count)
        where = _where(player, question, count, answer)
        if game.save() != before:
            raise PlayerError(f"{where} changed the game. Try things out in knowledge.imagine(…).")
        if _answer(again, game, question, count) != answer:
            raise PlayerError(f"{where} differs when the same seed answers again. Draw from knowledge.rng(seed).")
        other = with_other_secrets(game, own)
        asked = next(q for q in other.questions if q.seat == own)
        if _answer(blind, other, asked, count) != answer:
            raise PlayerError(f"{where} depends on something hidden. Look only at knowledge.view and knowledge.game.")
        game.play(answer, own)
        count += 1
    return count


def _answer(player: Player, game: Game, question: Question[Any], count: int) -> Any:
    """The answer of a player, which must be legal."""
    try:
        answer = answer_of(player, game, question)
    except IllegalDecision as unreadable:
        raise PlayerError(f"{_where(player, question, count)}: {unreadable}") from unreadable
    refusal = question.refusal(answer)
    if refusal is not None:
        raise PlayerError(f"{_where(player, question, count, answer)} is refused: {refusal.reason}")
    return answer


def _where(player: Player, question: Question[Any], count: int, answer: Any = None) -> str:
    given = "" if answer is None else f", answer {answer}"
    return f"{player.name}, question {count + 1} ({question.kind.name}){given}"


def _core_game() -> Game:
    fleets = [ready_made()["core_rebels"], ready_made()["core_empire"]]
    return Game.new(fleets, points=180, play_area="core set")
