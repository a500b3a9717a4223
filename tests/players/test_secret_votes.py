"""Votes for a Grand Admiral are dealt again for those who do not know them, and the game goes on from there."""

from __future__ import annotations

from random import Random

import pytest

from armada.engine.seats import Seat
from armada.players.determinize import Imagined
from armada.records.game import Game
from armada.rules.grand_admirals import GRAND_ADMIRAL, ChooseGrandAdmirals
from tests.properties.games import sector_game


def voting(size: tuple[int, int], answers: int) -> Game:
    """A vote with a number of answers, each for oneself: no team agrees."""
    game = next(found for seed in range(9) if not (found := sector_game(seed, size, strict=False)).state.without_fleet)
    for _ in range(answers):
        question = game.questions[0]
        assert question.kind is GRAND_ADMIRAL
        game.play(question.seat, question.seat)
    return game


@pytest.mark.parametrize(("size", "answers"), [((4, 600), 1), ((4, 600), 5), ((8, 1200), 3), ((8, 1200), 9)])
def test_an_imagined_vote_goes_on_whatever_others_have_voted(size: tuple[int, int], answers: int) -> None:
    game = voting(size, answers)
    for viewer in (*[player.seat for player in game.state.players], None):
        twins = [Imagined.otherwise(game, viewer)]
        if viewer is not None:
            twins += [Imagined.of(game, viewer, bytes([key])) for key in range(4)]
        for twin in twins:
            rng = Random(1)
            while twin.innermost(ChooseGrandAdmirals) is not None:
                question = rng.choice(twin.questions)
                twin.play(question.sample(rng), question.seat)
            assert twin.state.round == 0


def test_what_an_opponent_has_voted_is_not_the_true_vote() -> None:
    game = voting((8, 1200), 9)
    true = game.innermost(ChooseGrandAdmirals)
    seen = Imagined.otherwise(game, Seat(7)).innermost(ChooseGrandAdmirals)
    assert true is not None
    assert seen is not None
    assert [vote.choice for vote in seen.votes[:4]] != [vote.choice for vote in true.votes[:4]]
    assert [vote.choice for vote in seen.votes[4:]] == [vote.choice for vote in true.votes[4:]], (
        "its own team's it knows"
    )
