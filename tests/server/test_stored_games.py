"""Stored games outlive releases: each goes on exactly as before, or says plainly that it cannot."""

from __future__ import annotations

import logging

import msgspec
import pytest

from armada import __version__
from armada.engine.chance import Draw
from armada.engine.procedures import Procedure
from armada.engine.seats import Seat
from armada.errors import RecordError
from armada.records.game import Game
from armada.rules.ship_phase import ShipPhase
from armada.server.history.entries import Decided, TakenBack, Undone, read, written
from armada.server.history.ledger import Ledger, rebuilt
from armada.server.history.snapshots import MAX_DECISIONS_BETWEEN_SNAPSHOTS
from armada.server.history.stored_games import Difference, restored
from armada.server.history.timeline import Timeline
from armada.server.store.store import Entry
from tests.server.ledgers import Log
from tests.server.stores import StoredLog

REBEL, EMPIRE = Seat(0), Seat(1)


def timeline_of(ledger: Ledger) -> Timeline:
    assert ledger.timeline is not None
    return ledger.timeline


def read_back(log: StoredLog) -> Ledger:
    return restored("game", log.rows, log.snapshots).ledger


def in_the_ship_phase(seed: int = 1, decisions: int = 20) -> StoredLog:
    """A game with some activations behind it."""
    log = StoredLog(seed)
    log.play_until("attack")
    for _ in range(decisions):
        log.decide()
    return log


def some_decisions_after_a_snapshot() -> StoredLog:
    log = in_the_ship_phase()
    while log.rows[-1].number < log.snapshots[0].number + 3:
        log.decide()
    return log


# What is compared


def test_a_stored_answer_that_is_not_legal_is_not_played() -> None:
    log = Log(1)
    log.play_until("squadron placement")
    log.decide()
    changed = {**msgspec.json.decode(log.entries[-1]), "answer": [10, 10, 0]}
    entries = [*log.entries[:-1], msgspec.json.encode(changed).decode()]
    with pytest.raises(RecordError, match="not legal"):
        rebuilt([read(entry) for entry in entries])


def test_a_stored_answer_to_another_question_is_not_played() -> None:
    log = Log(1)
    log.play_until("squadron placement")
    log.decide()
    changed = {**msgspec.json.decode(log.entries[-1]), "kind": "ship placement"}
    entries = [*log.entries[:-1], msgspec.json.encode(changed).decode()]
    with pytest.raises(RecordError, match="is asked squadron placement, but"):
        rebuilt([read(entry) for entry in entries])


@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_undo_and_take_backs_is_read_back_as_it_was(seed: int) -> None:
    log = StoredLog(seed)
    while len(log.rows) < 200 and not log.ledger.is_over:
        log.anything()
    log.unload()
    found = restored("game", log.rows, log.snapshots)
    assert found.continued is None
    assert timeline_of(found.ledger).game.save() == timeline_of(log.ledger).game.save()
    assert timeline_of(found.ledger).numbers == timeline_of(log.ledger).numbers


def test_a_game_that_would_be_another_one_after_an_entry_is_not_gone_on_with() -> None:
    log = in_the_ship_phase()
    log.differ(40)
    log.snapshots = []
    with pytest.raises(Difference, match="entry 40: the game differs after it"):
        read_back(log)


def test_entries_of_old_have_no_digest_and_their_answers_are_checked_still() -> None:
    log = in_the_ship_phase()
    log.rows = [row._replace(digest="") for row in log.rows]
    log.snapshots = []
    assert timeline_of(read_back(log)).game.save() == timeline_of(log.ledger).game.save()
    place = next(row for row in log.rows if '"squadron placement"' in row.data)
    changed = {**msgspec.json.decode(place.data), "answer": [10, 10, 0]}
    log.rows[place.number - 1] = place._replace(data=msgspec.json.encode(changed).decode())
    with pytest.raises(Difference, match=f"entry {place.number}: .*not legal"):
        read_back(log)


def test_the_first_snapshot_verifies_entries_of_old() -> None:
    log, other = in_the_ship_phase(1), in_the_ship_phase(2)
    log.unload()
    log.rows = [row._replace(digest="") for row in log.rows]
    assert read_back(log).number == len(log.rows)
    log.snapshots = [snapshot._replace(number=len(log.rows)) for snapshot in other.snapshots[:1]]
    found = restored("game", log.rows, log.snapshots)
    assert found.continued is not None
    assert found.continued.what == "the game differs from the snapshot after it"


def test_digests_of_a_state_with_other_fields_are_not_compared_and_the_snapshot_is() -> None:
    log = in_the_ship_phase()
    log.rows = [row._replace(digest="0000.0123456789abcdef") for row in log.rows]
    assert restored("game", log.rows, log.snapshots).continued is None


def test_a_snapshot_that_lacks_a_field_of_today_is_still_the_same_game() -> None:
    log = in_the_ship_phase()
    log.unload()
    position = msgspec.json.decode(log.snapshots[0].data)
    del position["game"]["state"]["without_effect"]
    log.snapshots[0] = log.snapshots[0]._replace(data=msgspec.json.encode(position).decode())
    assert restored("game", log.rows, log.snapshots).continued is None
    log.differ(30)
    assert restored("game", log.rows, log.snapshots).continued is not None


# Going on from a snapshot


def test_a_game_that_differs_goes_on_from_its_snapshot_and_says_so() -> None:
    log = in_the_ship_phase()
    log.unload()
    before = timeline_of(log.ledger)
    log.differ(60)
    found = restored("game", log.rows, log.snapshots)
    assert found.continued is not None
    assert (found.continued.differs, found.continued.before) == (60, __version__)
    timeline = timeline_of(found.ledger)
    assert timeline.game.state == before.game.state
    assert timeline.game.draws == before.game.draws
    lines, lines_before = timeline.lines(None) or (), before.lines(None) or ()
    assert [line.text for line in lines[:20]] == [line.text for line in lines_before[:20]]
    last = lines[-1]
    assert "continues from the same position" in last.text
    assert __version__ in last.text
    assert last.number > before.chronicle.last_number


def test_what_was_said_and_who_sits_there_stays_when_a_game_goes_on_from_its_snapshot() -> None:
    log = in_the_ship_phase()
    log.unload()
    log.differ(1)
    found = restored("game", log.rows, log.snapshots).ledger
    assert [place.name for place in found.seating.places] == [place.name for place in log.ledger.seating.places]
    assert found.number == log.ledger.number + 1


def continued(log: StoredLog) -> StoredLog:
    """The game read back, and the entry written that it goes on."""
    found = restored("game", log.rows, log.snapshots)
    assert found.continued is not None
    row = Entry(found.ledger.number, "continued", written(found.continued), 0.0, found.ledger.digest)
    log.rows.append(row)
    log.ledger = found.ledger
    return log


def test_a_game_that_went_on_from_a_snapshot_is_read_back_and_played_on() -> None:
    log = in_the_ship_phase()
    log.unload()
    log.differ(60)
    log = continued(log)
    entries = []
    for _ in range(30):
        seat = log.rng.choice(timeline_of(log.ledger).asked)
        question = timeline_of(log.ledger).question(seat)
        assert question is not None
        answer = msgspec.json.decode(msgspec.json.encode(question.kind.encode(question.sample(log.rng))))
        entries.append(Decided(seat=seat, kind=question.kind.name, answer=answer))
        log.ledger.enter(entries[-1])
        log.rows.append(Entry(log.ledger.number, "decided", written(entries[-1]), 0.0, log.ledger.digest))
    log.ledger.enter(TakenBack(seat=REBEL, decisions=3))
    log.rows.append(
        Entry(log.ledger.number, "taken_back", written(TakenBack(seat=REBEL, decisions=3)), 0.0, log.ledger.digest)
    )
    again = restored("game", log.rows, [])
    assert again.continued is None
    assert timeline_of(again.ledger).game.save() == timeline_of(log.ledger).game.save()
    assert timeline_of(again.ledger).numbers == timeline_of(log.ledger).numbers
    assert timeline_of(again.ledger).lines(REBEL) == timeline_of(log.ledger).lines(REBEL)


def test_nothing_from_before_a_snapshot_is_undone_once_a_game_went_on_from_it() -> None:
    log = in_the_ship_phase()
    log.unload()
    log.differ(60)
    timeline = timeline_of(read_back(log))
    assert [timeline.free_undo(seat) for seat in (REBEL, EMPIRE)] == [None, None]
    assert {line.decision for line in timeline.chronicle.lines} == {0}
    with pytest.raises(RecordError, match="lacks its earlier decisions"):
        timeline.game.record()


def test_entries_after_the_snapshot_are_followed() -> None:
    log = some_decisions_after_a_snapshot()
    log.differ(60)
    found = restored("game", log.rows, log.snapshots).ledger
    assert timeline_of(found).game.state == timeline_of(log.ledger).game.state


def test_where_entries_after_the_snapshot_differ_too_no_decision_is_dropped_and_the_game_is_closed() -> None:
    log = some_decisions_after_a_snapshot()
    log.differ(len(log.rows))
    with pytest.raises(Difference, match=f"entry {len(log.rows)}"):
        read_back(log)


def test_under_other_dice_a_game_goes_on_from_its_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    log = in_the_ship_phase()
    log.unload()
    drawn = Draw.random
    monkeypatch.setattr(Draw, "random", lambda draw: 0.999999 - drawn(draw))
    found = restored("game", log.rows, log.snapshots)
    assert found.continued is not None
    assert timeline_of(found.ledger).game.state == timeline_of(log.ledger).game.state


def test_operators_read_which_game_differs_where_and_in_what(caplog: pytest.LogCaptureFixture) -> None:
    log = in_the_ship_phase()
    log.unload()
    log.differ(60)
    with caplog.at_level(logging.ERROR, "armada.server"):
        restored("the game", log.rows, log.snapshots)
    facts = caplog.records[0].__dict__
    assert (facts["game"], facts["entry"]) == ("the game", 60)
    assert "differs" in facts["what"]


# Snapshots that cannot be gone on from


def test_a_snapshot_of_a_procedure_that_is_not_there_any_more_is_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    log = in_the_ship_phase()
    log.unload()
    log.differ(60)
    monkeypatch.delitem(Procedure.by_name, "ShipPhase")
    monkeypatch.delitem(Procedure.by_name, "WholeGame")
    with pytest.raises(Difference, match="entry 60"):
        read_back(log)


def test_a_snapshot_of_a_procedure_whose_step_is_gone_is_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    log = StoredLog(1)
    log.play_until("attack")
    log.unload()
    monkeypatch.setattr(ShipPhase, "steps", tuple([s for s in ShipPhase.steps if s is not ShipPhase.take_turn]))
    with pytest.raises(RecordError, match=r"step \d of ShipPhase was"):
        Game.load(msgspec.json.encode(msgspec.json.decode(log.snapshots[0].data)["game"]).decode())


def test_a_snapshot_of_a_procedure_with_more_steps_since_goes_on_at_the_step_of_the_same_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = StoredLog(1)
    log.play_until("attack")
    log.unload()
    saved = msgspec.json.encode(msgspec.json.decode(log.snapshots[0].data)["game"]).decode()
    asked = [(question.seat, question.kind) for question in Game.load(saved).questions]
    monkeypatch.setattr(ShipPhase, "steps", (ShipPhase.steps[0], *ShipPhase.steps))
    assert [(question.seat, question.kind) for question in Game.load(saved).questions] == asked


@pytest.mark.parametrize("data", ["", "{}", '{"game": 1, "asked": [], "most_draws": 0, "line": 0}', "[]"])
def test_a_snapshot_that_cannot_be_read_is_passed_over(data: str) -> None:
    log = in_the_ship_phase()
    log.unload()
    log.differ(60)
    older = log.snapshots[1]
    log.snapshots[0] = log.snapshots[0]._replace(data=data)
    found = restored("game", log.rows, log.snapshots)
    assert found.continued is not None
    assert older.number < log.snapshots[0].number
    assert timeline_of(found.ledger).game.state == timeline_of(log.ledger).game.state


@pytest.mark.parametrize("data", ["{", '{"type": "unheard of"}', '{"type": "decided", "seat": 0, "kind": "no"}'])
def test_an_entry_that_cannot_be_read_is_a_difference(data: str) -> None:
    log = in_the_ship_phase()
    log.rows[49] = log.rows[49]._replace(data=data)
    log.snapshots = []
    with pytest.raises(Difference, match="entry 50"):
        read_back(log)


# When snapshots are taken


def test_snapshots_come_with_activations_and_never_far_apart() -> None:
    log = StoredLog(3)
    numbers = {1}
    decisions = 0
    while decisions < 250 and not log.ledger.is_over:
        log.decide()
        decisions += 1
        numbers |= {snapshot.number for snapshot in log.snapshots}
        assert len(log.snapshots) <= 2
    gaps = [later - earlier for earlier, later in zip(sorted(numbers), sorted(numbers)[1:], strict=False)]
    assert max(gaps) <= MAX_DECISIONS_BETWEEN_SNAPSHOTS
    assert len(numbers) < decisions / 4, "not with every decision"


def test_a_take_back_past_a_snapshot_and_an_undo_lead_to_a_snapshot_of_their_own() -> None:
    log = in_the_ship_phase()
    log.enter(TakenBack(seat=REBEL, decisions=10))
    assert log.snapshots[0].number == log.ledger.number
    log.differ(5)
    assert timeline_of(read_back(log)).game.state == timeline_of(log.ledger).game.state
    log = StoredLog(1)
    seat = log.decide()
    log.unload()
    log.enter(Undone(seat=seat))
    assert log.snapshots[0].number == log.ledger.number


def test_the_record_of_a_game_and_its_entries_have_the_same_digest() -> None:
    log = StoredLog(4)
    while not log.ledger.is_over:
        log.decide()
    record = timeline_of(log.ledger).game.record()
    (told,) = [msgspec.json.decode(line)[2] for line in record.splitlines() if line.startswith('["digest"')][-1:]
    assert log.rows[-1].digest.endswith(told)
    assert timeline_of(read_back(log)).game.record() == record
