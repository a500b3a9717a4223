"""In random games: a position reads back the same, tells no secret, and starts a game that reaches its end."""

from __future__ import annotations

from random import Random

import pytest

from armada.engine.seats import Seat
from armada.errors import PositionError
from armada.records.game import Game
from armada.records.position import Position
from armada.records.position_start import start_game
from armada.state.game_state import Phase
from armada.testing import with_other_secrets
from tests.amounts import IS_LONG
from tests.properties.games import StrictWholeGame, play_to_the_end
from tests.properties.situations import KINDS, moved_together, situation
from tests.properties.tempers import answer

READ_EVERY = 8 if IS_LONG else 16
PLAY_EVERY = (7 if IS_LONG else 14) * READ_EVERY


def look_at(game: Game, viewer: Seat | None) -> Position:
    """The position that a viewer sees, checked."""
    position = Position.of(game.view(viewer))
    text = str(position)
    assert Position.parse(text) == position
    assert str(Position.parse(text)) == text
    other = with_other_secrets(game, viewer)
    assert str(Position.of(other.view(viewer))) == text
    return position


def play_from(position: Position, seed: int) -> None:
    if position.state.phase in (Phase.SETUP, Phase.OVER):
        with pytest.raises(PositionError):
            position.game(seed)
        return
    game = start_game(StrictWholeGame, position, seed, allow_missing=True)
    if position.state.options:
        game.call_time()
    play_to_the_end(game, seed)
    assert game.outcome is not None


@pytest.mark.parametrize("seed", range(len(KINDS)))
def test_a_position_reads_back_the_same_tells_no_secret_and_can_be_played_to_the_end(seed: int) -> None:
    sit, rng = situation(seed), Random(f"positions {seed}")
    game = sit.new(Game, seed)
    count = 0
    while game.questions and count < 400:
        if count % READ_EVERY == 0:
            seen = [look_at(game, viewer) for viewer in (None, Seat(0), Seat(1))]
            if count % PLAY_EVERY == 0:
                play_from(seen[count // PLAY_EVERY % 3], count)
        question = rng.choice(game.questions)
        before = game.state.round
        game.play(answer(game, question, sit.temper, rng), question.seat)
        if before == 0 and game.state.round == 1 and sit.is_moved:
            game = moved_together(game, sit, rng)
        count += 1
    look_at(game, None)
