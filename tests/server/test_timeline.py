"""The timeline of a game: numbers of questions, free undo, and the way back."""

from __future__ import annotations

import pytest

from armada.engine.seats import Seat
from armada.records.game import Game
from armada.server.history.entries import TakenBack, Undone, read
from armada.server.history.ledger import Ledger, rebuilt
from armada.server.history.timeline import Timeline
from armada.state.events.commands import DialRevealed
from armada.state.events.damage import DamageCardDealt
from tests.server.ledgers import Log

REBEL, EMPIRE = Seat(0), Seat(1)


def timeline_of(ledger: Ledger) -> Timeline:
    assert ledger.timeline is not None
    return ledger.timeline


@pytest.mark.parametrize("seed", range(6))
def test_a_log_with_undo_and_take_backs_is_rebuilt_alike(seed: int) -> None:
    log = Log(seed)
    for _ in range(250):
        if log.ledger.is_over:
            break
        log.anything()
    again = timeline_of(rebuilt([read(entry) for entry in log.entries]))
    once = timeline_of(log.ledger)
    assert again.numbers == once.numbers
    assert again.game.state == once.game.state
    assert again.game.save() == once.game.save()
    for viewer in (None, REBEL, EMPIRE):
        assert again.lines(viewer) == once.lines(viewer)
    assert [again.free_undo(seat) for seat in (REBEL, EMPIRE)] == [once.free_undo(seat) for seat in (REBEL, EMPIRE)]


@pytest.mark.parametrize("seed", range(3))
def test_the_record_of_a_game_with_take_backs_replays(seed: int) -> None:
    log = Log(seed)
    for _ in range(200):
        if log.ledger.is_over:
            break
        log.anything()
    game = timeline_of(log.ledger).game
    assert Game.replay(game.record()).state == game.state


def test_no_number_of_a_question_is_used_twice() -> None:
    log = Log(3)
    used: set[tuple[int, int]] = set()
    for _ in range(200):
        if log.ledger.is_over:
            break
        before = log.numbers
        log.anything()
        fresh = {(seat, number) for seat, number in log.numbers.items() if before.get(seat) != number}
        assert not fresh & used
        used |= fresh


def test_where_seats_decide_in_secret_an_answer_leaves_the_question_of_the_other() -> None:
    log = Log(1)
    log.play_until("command dial")
    before = log.numbers
    log.decide(REBEL)
    assert log.numbers[EMPIRE] == before[EMPIRE]
    assert log.numbers.get(REBEL) != before[REBEL]


def test_a_dial_can_be_taken_back_while_the_other_side_has_not_locked() -> None:
    log = Log(1)
    log.play_until("command dial")
    log.decide(REBEL)
    log.decide(EMPIRE)
    before = log.numbers[EMPIRE]
    timeline = timeline_of(log.ledger)
    given = {seat: timeline.game.secret_answers(seat) or () for seat in (REBEL, EMPIRE)}
    assert timeline.free_undo(REBEL) is not None
    log.enter(Undone(seat=REBEL))
    assert timeline.game.secret_answers(EMPIRE) == given[EMPIRE]
    assert len(timeline.game.secret_answers(REBEL) or ()) < len(given[REBEL])
    assert log.numbers[EMPIRE] == before


def test_a_dial_cannot_be_taken_back_when_all_have_locked() -> None:
    log = Log(1)
    log.play_until("command dial")
    timeline = timeline_of(log.ledger)
    while REBEL in timeline.asked:
        log.decide(REBEL)
    while "command dial" in [question.kind.name for question in timeline.game.questions]:
        log.decide(EMPIRE)
    assert timeline.free_undo(REBEL) is None


def test_nothing_is_undone_freely_after_dice_or_a_dial_were_seen() -> None:
    log = Log(5)
    timeline = timeline_of(log.ledger)
    seen = 0
    for _ in range(300):
        if not timeline.asked:
            break
        draws, lines = timeline.game.draws, len(timeline.chronicle.lines)
        seat = log.decide()
        told = [type(line.event) for line in timeline.chronicle.lines[lines:]]
        if timeline.game.draws != draws or DialRevealed in told or DamageCardDealt in told:
            seen += 1
            assert timeline.free_undo(seat) is None
    assert seen > 10


def test_undo_brings_back_the_question_and_takes_back_the_lines() -> None:
    log = Log(2)
    timeline = timeline_of(log.ledger)
    for _ in range(400):
        before = timeline.game.save(), timeline.lines(None), timeline.chronicle.last_number
        seat = log.decide()
        if timeline.free_undo(seat) is not None and timeline.chronicle.last_number > before[2]:
            break
    log.enter(Undone(seat=seat))
    assert (timeline.game.save(), timeline.lines(None)) == before[:2]
    told = timeline.chronicle.last_number
    log.decide()
    assert all(line.number <= before[2] or line.number > told for line in timeline.chronicle.lines)


def test_after_a_take_back_the_dice_are_other_ones() -> None:
    log = Log(7)
    timeline = timeline_of(log.ledger)
    while timeline.game.draws < 4:
        log.decide()
    place = len(timeline.steps) - 1
    answer, seat, draws = timeline.steps[place].answer, timeline.steps[place].seat, timeline.game.draws
    rolled = timeline.chronicle.lines[-1].event
    log.enter(TakenBack(seat=seat, decisions=place))
    assert timeline.game.draws == draws
    question = timeline.question(seat)
    assert question is not None
    timeline.decide(seat, answer, log.ledger.number + 1)
    assert timeline.game.draws > draws
    assert rolled is not None


def test_the_way_back_is_found_also_where_the_game_of_then_was_not_kept() -> None:
    log = Log(2)
    timeline = timeline_of(log.ledger)
    saves = []
    for _ in range(120):
        saves.append(timeline.game.save())
        log.decide()
    log.enter(TakenBack(seat=REBEL, decisions=10))
    assert len(timeline.steps) == 10
    timeline.game.draws = Game.load(saves[10]).draws
    assert timeline.game.save() == saves[10]
