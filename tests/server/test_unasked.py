"""Questions with a standing answer: answered at once with a line of the log, changed, asked again, and taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from armada.analysis.foregone import Foregone, Why
from armada.engine.seats import Seat
from armada.server.history.entries import AskingChanged, Decided, Undone, read
from armada.server.history.ledger import rebuilt
from armada.server.tables.foregone_answers import next_unasked
from tests.server.ledgers import Log
from tests.server.player import SocketPlayer
from tests.server.running import ONLINE, SOLO, Running

Json = dict[str, Any]


@pytest.fixture
def kept() -> Log:
    """A game in which a dial was kept without asking."""
    log = Log(4)
    log.play_until("dial use")
    unasked = next_unasked(log.ledger)
    assert unasked is not None
    assert unasked.found.why is Why.DIAL
    log.enter(Decided(seat=unasked.seat, kind="dial use", answer="keep", foregone=Why.DIAL))
    return log


def timeline(log: Log) -> Any:
    assert log.ledger.timeline is not None
    return log.ledger.timeline


def test_the_log_says_what_was_answered_and_offers_to_ask(kept: Log) -> None:
    seat = timeline(kept).steps[-1].seat
    line = timeline(kept).lines(seat)[-1]
    assert (line.asks, line.seat) == (Foregone.DIAL, seat)
    assert line.text.endswith("keeps its dial.")


def test_such_an_answer_is_no_decision_to_undo_and_can_be_changed(kept: Log) -> None:
    seat = timeline(kept).steps[-1].seat
    place = timeline(kept).last_foregone(seat, Why.DIAL)
    assert place == len(timeline(kept).steps) - 1
    assert timeline(kept).last_decision(seat) != place
    kept.enter(Undone(seat=seat, place=place))
    assert timeline(kept).question(seat).kind.name == "dial use"
    assert not any(line.asks for line in timeline(kept).lines(seat))


def test_a_seat_that_wants_to_be_asked_is_asked(kept: Log) -> None:
    seat = timeline(kept).steps[-1].seat
    kept.enter(Undone(seat=seat, place=len(timeline(kept).steps) - 1))
    kept.enter(AskingChanged(seat=seat, kind=Foregone.DIAL, always=True))
    assert next_unasked(kept.ledger) is None
    kept.enter(AskingChanged(seat=seat, kind=Foregone.DIAL, always=False))
    assert next_unasked(kept.ledger) is not None


def test_a_kept_game_is_rebuilt_with_the_same_lines(kept: Log) -> None:
    again = rebuilt([read(entry) for entry in kept.entries])
    assert again.timeline is not None
    assert again.timeline.lines(Seat(0)) == timeline(kept).lines(Seat(0))
    assert again.digest == kept.ledger.digest


def test_answers_given_together_are_taken_back_together() -> None:
    log = Log(1)
    log.play_until("obstacle placement")
    seat = log.decide()
    before = len(timeline(log).steps) - 1
    if timeline(log).asked == (seat,):
        question = timeline(log).question(seat)
        answer = question.kind.encode(question.sample(Random(1)))
        log.enter(Decided(seat=seat, kind=question.kind.name, answer=answer, is_joined=True))
    assert timeline(log).last_decision(seat) == before


# Through sockets


def play_until_kept(player: SocketPlayer, rng: Random) -> Json:
    """Play until a dial was kept that could be changed; the question then."""
    for _ in range(400):
        prompt = player.next_prompt()
        assert prompt is not None, "the game is over"
        if prompt["kept"]:
            return prompt
        player.decide(rng, prompt)
        player.wait_until_answered(prompt)
    raise AssertionError("no dial was kept")


def test_a_kept_dial_becomes_its_token_until_something_is_revealed(server: Running) -> None:
    made = server.make(SOLO, start="battle", seed=4)
    with server.sit(made["game"], made["token"]) as player:
        prompt = play_until_kept(player, Random(4))
        told = player.request(
            "instead", seat=prompt["seat"], why=prompt["kept"]["why"], answer=prompt["kept"]["answer"]
        )
        assert told["type"] == "accepted", told
        player.wait_until_answered(prompt)
        ship = next(unit for unit in player.update["scene"]["units"] if unit["id"] == prompt["kept"]["ship"])
        assert prompt["kept"]["command"] in ship["tokens"]
        assert player.request("instead", seat=prompt["seat"], why="dial", answer="keep")["type"] == "not_accepted"


def test_always_ask_takes_the_answer_back_and_asks(server: Running) -> None:
    made = server.make(SOLO, start="battle", seed=4)
    with server.sit(made["game"], made["token"]) as player:
        prompt = play_until_kept(player, Random(4))
        told = player.request("always_ask", seat=prompt["seat"], kind="dial", always=True)
        assert told["type"] == "accepted", told
        player.wait_for(lambda update: any(each["kind"] == "dial use" for each in update["prompts"]))
        seats = {seat["seat"]: seat["always_ask"] for seat in player.update["table"]["seats"]}
        assert seats[prompt["seat"]] == ["dial"]
        assert player.request("always_ask", seat=prompt["seat"], kind="nonsense", always=True)["type"] == "not_accepted"


def test_a_plan_is_answered_at_once_and_ends_where_a_question_looks_different(server: Running) -> None:
    made = server.make(ONLINE)
    joined = server.join(made, name="Ben")
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        rng = Random(6)
        for _ in range(200):
            for player in (one, other):
                player.hear_all(quiet=0.02)
            asked = next((player for player in (one, other) if player.prompt is not None), None)
            if asked is None:
                continue
            prompt = asked.prompt
            assert prompt is not None
            plan = asked.request("ask", seat=prompt["seat"], about={"type": "plan", "given": []})["told"]
            if len(plan["steps"]) > 1:
                first, *then = plan["steps"]
                given = [{"sees": step["sees"], "answer": step["answer"]} for step in then]
                wrong = {"sees": "something else", "answer": "pass"}
                told = asked.request(
                    "decide_all",
                    seat=prompt["seat"],
                    number=prompt["number"],
                    answer=first["answer"],
                    then=[*given, wrong],
                )
                assert told["type"] == "accepted", told
                asked.wait_until_answered(prompt)
                return
            asked.decide(rng, prompt)
            asked.wait_until_answered(prompt)
        raise AssertionError("no plan had two answers")
