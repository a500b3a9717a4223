"""The promises of the design where several people share a fleet, at every question of random games."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from armada.engine.effects import Effect
from armada.engine.windows import EFFECT
from armada.players.disclosure import is_learnt_from
from armada.players.player import answer_of
from armada.players.registry import player_named
from armada.records.game import Game
from armada.records.record import digest
from armada.rules.attack import REDIRECTED
from armada.rules.command_phase import DIALS, dials_to_assign
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import DIAL_USE
from armada.rules.squadron_activation import SQUADRON_ACTION
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.team_play import PROPOSALS, teammates
from armada.views.masking import masked
from armada.views.subject import subject_of
from tests.amounts import amount
from tests.properties.games import StrictWholeGame, play_to_the_end, random_question
from tests.properties.other_secrets import with_other_secrets
from tests.properties.shared_fleets import shared_game
from tests.proves import proves

SEEDS = range(4)

OF_A_CARD = {DIAL_USE, COURSE, SQUADRON_ACTION, SQUADRON_MOVE, SHIP_PLACEMENT, SQUADRON_PLACEMENT, REDIRECTED}
"""Questions that one ship or squadron asks, and only its controller answers."""


@proves("OPT-07", "OPT-08")
@pytest.mark.parametrize("seed", range(amount(16)))
def test_a_shared_game_is_never_stuck_and_each_card_asks_its_controller(seed: int) -> None:
    game, rng = shared_game(seed), Random(seed)
    asked = 0
    for _ in range(20_000):
        if not game.questions:
            break
        for question in game.questions:
            if question.kind is DIALS:
                wanted = dials_to_assign(game, question.seat)
                assert {game.controller(ship) for ship in wanted} == {question.seat}
            if question.kind in OF_A_CARD:
                unit = subject_of(game, question)
                assert unit is not None
                assert game.controller(unit) == question.seat, question.kind
                asked += 1
            if question.kind is EFFECT:
                for effect in game.offered_effects():
                    if effect.ident in question.options and type(effect).decider is Effect.decider:
                        assert game.controller(effect.card.unit) == question.seat, effect.ident
            if question.kind in PROPOSALS:
                assert question.seat in teammates(game, game.side_of(question.seat))
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)
    assert game.outcome is not None
    assert asked


@pytest.mark.parametrize("seed", SEEDS)
def test_at_every_question_a_copy_and_a_load_go_on_as_the_shared_game_itself(seed: int) -> None:
    game, rng = shared_game(seed), Random(seed)
    while game.questions:
        question = random_question(game, rng)
        answer, seat = question.sample(rng), question.seat
        twin, loaded = game.copy(), StrictWholeGame.load(game.save())
        assert twin.play(answer, seat) == loaded.play(answer, seat)
        game.play(answer, seat)
        after = game.save()
        assert twin.save() == after
        assert loaded.save() == after


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_of_a_shared_game_replays_to_the_same_game(seed: int) -> None:
    game = shared_game(seed, strict=False)
    play_to_the_end(game, seed)
    again = Game.replay(game.record())
    assert again.outcome == game.outcome
    assert digest(again) == digest(game)
    assert Game.replay(game.record(with_seed=False)).outcome == game.outcome


@proves("OPT-09")
@pytest.mark.parametrize("seed", SEEDS)
def test_changing_a_dial_changes_no_byte_that_a_teammate_an_opponent_or_a_spectator_sees(seed: int) -> None:
    game, rng = shared_game(seed, strict=False), Random(seed)
    viewers = [*[player.seat for player in game.state.players], None]
    while game.questions:
        for viewer in viewers:
            other = with_other_secrets(game.state, -1 if viewer is None else viewer)
            assert msgspec.json.encode(masked(other, viewer)) == msgspec.json.encode(masked(game.state, viewer))
            assert game.key.hex().encode() not in msgspec.json.encode(game.view(viewer))
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_greedy_plays_every_seat_of_a_shared_game(seed: int) -> None:
    game = shared_game(seed, strict=False)
    players = {player.seat: player_named("greedy", f"{seed}/{player.seat}") for player in game.state.players}
    while game.questions and game.state.round < 3:
        question = game.questions[0]
        game.decide(answer_of(players[question.seat], game, question), question.seat)
    assert game.state.round == 3 or game.outcome is not None


def test_who_proposes_last_learns_what_the_others_proposed() -> None:
    game, rng = shared_game(1, strict=False), Random(1)
    while not any(question.kind in PROPOSALS for question in game.questions):
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)
    *_, last = game.questions
    for question in game.questions:
        if question.seat != last.seat:
            game.play(question.options[0], question.seat)
    assert is_learnt_from(game, last.seat, last.options[1])
