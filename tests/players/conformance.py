"""What every player must keep to, whatever it is: one check for all of them.

Each answer is accepted; the same seed gives the same answers; the game is left as it was; and no answer depends on what
the seat may not see.
"""

from __future__ import annotations

from collections.abc import Callable

from armada.engine.seats import Seat
from armada.players.player import Player, answer_of
from armada.players.random_player import RandomPlayer
from armada.records.game import Game
from armada.views.masking import masked
from tests.players.hidden import with_other_secrets

MakePlayer = Callable[[int | str], Player]


def check_player(make: MakePlayer, game: Game, *, seat: int, seed: int = 0) -> int:
    """Let a player play a game from one seat against a random one; how many questions it answered."""
    own = Seat(seat)
    player, again, blind, opponent = make(seed), make(seed), make(seed), RandomPlayer(seed)
    count = 0
    while questions := game.questions:
        question = questions[0]
        if question.seat != own:
            game.play(answer_of(opponent, game, question), question.seat)
            continue
        before = game.save()
        answer = answer_of(player, game, question)
        where = f"{player.name}, question {count}, {question.kind.name}: {answer}"
        refusal = question.refusal(answer)
        assert refusal is None, f"{where} is refused: {refusal}"
        assert game.save() == before, f"{where} changed the game"
        assert answer_of(again, game, question) == answer, f"{where} is not what the same seed answers again"
        other = with_other_secrets(game, own)
        assert masked(other.state, own) == masked(game.state, own), "the two games do not look the same"
        asked = next(q for q in other.questions if q.seat == own)
        assert answer_of(blind, other, asked) == answer, f"{where} depends on something hidden"
        game.play(answer, own)
        count += 1
    return count
