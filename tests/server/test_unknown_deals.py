"""Whoever has a record, or the source of the quick battle, cannot tell the dice, decks and dials of a game from it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from armada.engine.seats import Seat
from armada.fleet.ready_made import ready_made
from armada.players.player import answer_of
from armada.players.registry import player_named
from armada.records.game import Game
from armada.records.position import Position
from armada.records.record import follow_record
from armada.server.history.entries import LogEntry, read, written
from armada.server.history.ledger import Ledger, rebuilt
from armada.server.tables.branch import plan_branch
from armada.server.tables.new_game import plan_new_game
from armada.server.tables.openings import play_opening
from armada.server.wire.problems import Conflict
from armada.server.wire.resources import Branch, GameWanted, SeatWanted
from armada.state.game_state import Phase
from armada.state.records import Command, Ship
from armada.views.masking import masked

ONLINE = (SeatWanted(player="me", name="Mara"), SeatWanted(player="friend", name="Thane"))
ALONE = (SeatWanted(player="me", name="Mara"), SeatWanted(player="greedy"))
HOT_SEAT = (SeatWanted(player="me", name="Mara"), SeatWanted(player="here", name="Thane"))


@cache
def record() -> str:
    fleets = ready_made()
    game = Game.new([fleets["core_rebels"], fleets["core_empire"]], seed=5, names=["Mara", "Thane"])
    player = player_named("greedy", "5")
    while game.state.round < 3:
        question = game.questions[0]
        game.play(answer_of(player, game, question), question.seat)
    return game.record()


@cache
def moment() -> int:
    """The number of decisions after which the Ship Phase of the second round asks for its first decision."""
    count = 0
    for step in follow_record(Game, record()):
        count += step.is_decision
        if (step.game.state.round, step.game.state.phase) == (2, Phase.SHIP):
            return count
    raise AssertionError("the game is too short")


def at_moment() -> Game:
    """The game of the record at that moment, which whoever has it can look at."""
    count = 0
    for step in follow_record(Game, record()):
        count += step.is_decision
        if count == moment():
            return step.game.copy()
    raise AssertionError("the game is too short")


def ledger_of(entries: list[LogEntry]) -> Ledger:
    """The table, as it is read back from the store."""
    return rebuilt([read(written(entry)) for entry in entries])


def branch(seats: tuple[SeatWanted, ...]) -> Ledger:
    planned, rest = plan_branch(record(), Branch(moment=moment(), seats=seats))
    return ledger_of([planned.made, *rest])


def battle(seats: tuple[SeatWanted, ...], seed: int | None = None) -> Ledger:
    planned = plan_new_game(GameWanted(seats=seats, start="battle", seed=seed))
    assert planned.opening is not None
    return ledger_of([planned.made, *play_opening(planned.opening)])


def game_of(ledger: Ledger) -> Game:
    assert ledger.timeline is not None
    return ledger.timeline.game


def decks(game: Game) -> list[tuple[int, ...]]:
    return [deck.order for deck in game.state.decks]


def ships(game: Game) -> list[Ship]:
    return [unit for unit in game.state.units if isinstance(unit, Ship)]


def dials(game: Game) -> list[tuple[Command, ...]]:
    return [ship.dials for ship in ships(game)]


def rolls(game: Game) -> list[object]:
    """The answers of chance while the game goes on with the same decisions."""
    twin, rng = game.copy(), Random(7)
    twin.chance_log = []
    while twin.questions and len(twin.chance_log) < 12:
        question = twin.questions[0]
        twin.play(question.sample(rng), question.seat)
    return [answer for _, answer in twin.chance_log]


@pytest.mark.parametrize("seats", [ONLINE, ALONE, HOT_SEAT])
def test_branches_of_a_record_keep_neither_its_damage_deck_nor_its_key(seats: tuple[SeatWanted, ...]) -> None:
    known, one, other = at_moment(), game_of(branch(seats)), game_of(branch(seats))
    assert len({tuple(decks(game)) for game in (known, one, other)}) == 3
    assert len({known.key, one.key, other.key}) == 3
    for game in (one, other):
        assert masked(game.state, None).units == masked(known.state, None).units


def test_somebody_with_the_record_cannot_tell_the_dice_of_a_branch() -> None:
    known, one, other = at_moment(), game_of(branch(ONLINE)), game_of(branch(ONLINE))
    known.external_chance = False
    assert rolls(known) != rolls(one) != rolls(other)


def test_branches_between_two_people_keep_no_dials_that_the_record_tells() -> None:
    known = dials(at_moment())
    assert any(known)
    assert any(dials(game_of(branch(ONLINE))) != known for _ in range(6))


@pytest.mark.parametrize("seats", [ALONE, HOT_SEAT])
def test_one_person_who_plays_on_alone_keeps_the_dials(seats: tuple[SeatWanted, ...]) -> None:
    assert dials(game_of(branch(seats))) == dials(at_moment())


@pytest.mark.parametrize("seats", [ONLINE, ALONE])
def test_quick_battles_keep_neither_a_known_damage_deck_nor_known_dials(seats: tuple[SeatWanted, ...]) -> None:
    games = [game_of(battle(seats)) for _ in range(4)]
    assert len({tuple(decks(game)) for game in games}) == 4
    assert len({tuple(dials(game)) for game in games}) > 1
    assert len({game.key for game in games}) == 4


def test_in_a_quick_battle_alone_the_player_keeps_the_dials_for_which_it_was_chosen() -> None:
    games = [game_of(battle(ALONE)) for _ in range(3)]
    own = {tuple([ship.dials for ship in ships(game) if ship.seat == Seat(0)]) for game in games}
    assert len(own) == 1
    assert any(dial for each in own for dial in each)


def test_a_battle_whose_seed_its_only_player_has_set_is_the_same_each_time() -> None:
    one, other = game_of(battle(ALONE, seed=1)), game_of(battle(ALONE, seed=1))
    assert (one.state, one.key) == (other.state, other.key)


def test_what_was_decided_before_the_deal_is_not_taken_back() -> None:
    ledger = branch(HOT_SEAT)
    timeline = ledger.timeline
    assert timeline is not None
    assert timeline.steps
    assert [timeline.free_undo(seat) for seat in (Seat(0), Seat(1))] == [None, None]
    assert [timeline.last_decision(seat) for seat in (Seat(0), Seat(1))] == [None, None]


def test_a_branch_of_a_branch_goes_on_from_its_record() -> None:
    game, rng = game_of(branch(ONLINE)), Random(3)
    before = game.copy()
    for _ in range(5):
        question = game.questions[0]
        game.decide(question.sample(rng), question.seat)
    planned, rest = plan_branch(game.record(), Branch(moment=moment(), seats=HOT_SEAT))
    again = game_of(ledger_of([planned.made, *rest]))
    assert masked(again.state, Seat(0)) == masked(before.state, Seat(0))
    assert decks(again) != decks(before)


def test_a_record_that_began_from_a_position_is_not_branched_as_if_from_setup() -> None:
    game = Position.of(at_moment().view(None)).game(seed=3)
    with pytest.raises(Conflict, match="began from a position"):
        plan_branch(game.record(), Branch(moment=0, seats=ALONE))
