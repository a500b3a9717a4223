"""The story of a game: balance, what fell, turning points."""

from __future__ import annotations

from random import Random

import pytest

from armada.fleet.ready_made import ready_made
from armada.players.player import answer_of
from armada.players.registry import player_named
from armada.records.game import Game
from armada.rules.game import Game as RulesGame
from armada.rules.scoring import cost, scores
from armada.screens.scene.story import Story, StoryMoment, story_of
from armada.state.records import Ship, Status


@pytest.fixture(scope="module")
def told() -> list[StoryMoment]:
    """A battle of the core set, in which the second side plays at random."""
    fleets, rng = ready_made(), Random(2)
    game = Game.new([fleets["core_rebels"], fleets["core_empire"]], seed=2)
    good = player_named("greedy", "1")
    found = []
    while game.questions:
        question = game.questions[0]
        answer = question.sample(rng) if question.seat else answer_of(good, game, question)
        events = game.play(answer, question.seat)
        _ = game.questions
        found.append(StoryMoment(game.copy(), question.kind.name, tuple(events), ()))
    return found


@pytest.fixture(scope="module")
def story(told: list[StoryMoment]) -> Story:
    """Its story."""
    return story_of(told)


def test_the_balance_is_level_until_the_battle_begins(told: list[StoryMoment], story: Story) -> None:
    first = next(place for place, each in enumerate(told) if each.game.state.round)
    assert set(story.balance[: first + 1]) == {0}
    assert len(story.balance) == len(told)


def test_everything_destroyed_is_told_once(told: list[StoryMoment], story: Story) -> None:
    gone = [unit.id for unit in told[-1].game.state.units if unit.status is Status.DESTROYED]
    assert gone
    assert sorted(fell.unit for fell in story.fell) == sorted(gone)


def test_at_most_three_turning_points_are_told_in_the_order_in_which_they_came(story: Story) -> None:
    moments = [turn.moment for turn in story.turning_points]
    assert 1 <= len(moments) <= 3
    assert moments == sorted(moments)
    largest = max(abs(turn.change) for turn in story.turning_points)
    assert all(turn.text and abs(turn.change) >= max(10, largest // 10) for turn in story.turning_points)


def test_a_turning_point_names_who_did_or_suffered_it(told: list[StoryMoment], story: Story) -> None:
    names = [unit.label for unit in told[-1].game.state.units]
    for turn in story.turning_points:
        assert any(name in turn.text for name in names), turn.text


def test_the_balance_is_what_was_scored_and_up_to_half_the_points_of_what_is_damaged(
    told: list[StoryMoment], story: Story
) -> None:
    for each, balance in zip(told, story.balance, strict=True):
        game = each.game
        most = [0.0, 0.0]
        for unit in game.state.units:
            if unit.status is Status.IN_PLAY and (
                not isinstance(unit, Ship) or unit.damage or _lacks_shields(game, unit)
            ):
                most[1 - game.side(unit.id)] += cost(game, unit.id) / 2
        own, other = scores(game)
        assert own - other - most[1] - 1 <= balance <= own - other + most[0] + 1


def _lacks_shields(game: RulesGame, ship: Ship) -> bool:
    return sum(ship.shields) < sum(game.ship_card(ship.id).shields.values())


def test_the_largest_swing_is_that_of_the_round_in_which_the_balance_changed_most(
    told: list[StoryMoment], story: Story
) -> None:
    ends = {each.game.state.round: value for each, value in zip(told, story.balance, strict=True)}
    changes = {number: ends[number] - ends.get(number - 1, 0) for number in ends if number}
    assert story.swing is not None
    assert abs(changes[story.swing.round]) == pytest.approx(max(map(abs, changes.values())), abs=1)
