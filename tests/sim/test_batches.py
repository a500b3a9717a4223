from __future__ import annotations

from multiprocessing import Event

import pytest

from armada.engine.effects import STANDING
from armada.errors import FleetError
from armada.fleet.limits import fitting_points
from armada.fleet.ready_made import ready_made
from armada.sim import batches
from armada.sim.batches import Batch, run_games
from armada.sim.games import GameResult, Matchup, play_game
from tests.amounts import amount


def core_match(*players: str) -> Matchup:
    fleets = [ready_made()[key] for key in ("core_rebels", "core_empire")]
    return Matchup.of(fleets, (players[0], players[-1]))


def test_the_same_seed_gives_the_same_results_with_any_number_of_workers() -> None:
    match = core_match("random")
    alone = run_games(match, 10, seed=4, workers=1)
    together = run_games(match, 10, seed=4, workers=2)
    assert together == alone
    assert [result.number for result in alone.results] == list(range(10))
    assert alone.is_complete


def test_another_seed_gives_other_games() -> None:
    match = core_match("random")
    assert run_games(match, 4, seed=1).results != run_games(match, 4, seed=2).results


def test_a_game_of_a_batch_depends_on_its_number_alone() -> None:
    match = core_match("random")
    assert run_games(match, 5, seed=9).results[3] == play_game(match, "9", 3)


def test_who_waits_is_told_of_every_game() -> None:
    reported: list[int] = []
    run_games(core_match("random"), 5, seed=1, workers=2, progress=reported.append)
    assert sum(reported) == 5


def test_a_batch_that_is_interrupted_keeps_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Matchup, seed: str, number: int, *_: object) -> GameResult | None:
        if number == 3:
            raise KeyboardInterrupt
        return play_game(match, seed, number)

    monkeypatch.setattr(batches, "play_game", interrupted)
    batch = run_games(core_match("random"), 9, seed=1)
    assert [result.number for result in batch.results] == [0, 1, 2]
    assert not batch.is_complete


def test_workers_that_are_interrupted_keep_the_games_that_are_over_and_begin_no_others() -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    match = core_match("greedy")
    batch = run_games(match, 60, seed=4, workers=2, progress=interrupt)
    assert 0 < len(batch.results) < 30, "one, and by chance others while this process was kept waiting"
    assert not batch.is_complete
    assert batch.results[0] == play_game(match, "4", batch.results[0].number)


def test_a_game_under_way_is_not_finished_when_its_batch_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    stop = Event()
    monkeypatch.setattr(batches, "_stop", stop)
    assert batches.play_one(core_match("random"), "4", 0) is not None
    stop.set()
    assert batches.play_one(core_match("random"), "4", 0) is None


def test_progress_is_told_game_by_game() -> None:
    reported: list[int] = []
    run_games(core_match("random"), 12, seed=1, workers=1, progress=reported.append)
    assert reported == [1] * 12
    reported.clear()
    run_games(core_match("greedy"), 4, seed=1, workers=2, progress=reported.append)
    assert len(reported) > 1


def test_what_goes_wrong_is_told_with_the_number_of_the_game() -> None:
    fleets = [ready_made()[key] for key in ("rebels_400_ships", "empire_400_ships")]
    match = Matchup.of(fleets, ("random", "random"), points=200)
    with pytest.raises(FleetError) as caught:
        run_games(match, 1, seed=7)
    assert caught.value.__notes__ == ["This was game 0 of the batch with seed 7."]


def test_fleets_meet_at_points_that_suit_them() -> None:
    fleets = ready_made()
    assert fitting_points([fleets["core_rebels"], fleets["core_empire"]]) == 180
    assert fitting_points([fleets["rebels_300"], fleets["core_empire"]]) == 300
    assert fitting_points([fleets["rebels_400_ships"], fleets["empire_300"]]) == 400
    assert fitting_points([fleets["rebels_400_ships"], fleets["empire_300"]], "tournament") is None


def test_cards_that_were_used_are_counted() -> None:
    results = run_games(core_match("greedy"), 2, seed=3).results
    assert any(result.used[1].get("grand_moff_tarkin") for result in results)
    assert all(isinstance(result, GameResult) for result in results)
    assert isinstance(run_games(core_match("random"), 1, seed=1), Batch)


def test_rules_that_act_like_cards_are_not_counted_as_cards() -> None:
    results = run_games(core_match("random"), 2, seed=3).results
    counted = {key for result in results for used in result.used for key in used}
    assert counted
    assert not counted & STANDING.keys()


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_side(seat: int) -> None:
    players = ("greedy", "random") if seat == 0 else ("random", "greedy")
    results = run_games(core_match(*players), amount(20), seed="either side").results
    assert sum(result.winner != seat for result in results) <= len(results) // 5
