"""Players tell their Grand Admiral what they want; opponents and spectators are told nothing of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from armada.engine.seats import Seat
from armada.server.history.entries import Advised, read
from armada.server.history.ledger import rebuilt
from tests.server.ledgers import screen_of
from tests.server.lobbies import Lobby, four_people, seats_of
from tests.server.player import SocketPlayer
from tests.server.running import Json, Running
from tests.server.test_team_secrets import LogOfFour, shown

SEATS = tuple([Seat(number) for number in range(4)])


def play_until_asked(table: Lobby, kind: str, rng: Random) -> SocketPlayer:
    """Let everybody play at random until somebody is asked a kind of question; who that is."""
    while True:
        for player in table.people:
            player.hear_all(quiet=0.002)
        asked = next(player for player in table.people if player.prompt is not None)
        assert asked.prompt is not None
        if asked.prompt["kind"] == kind:
            return asked
        prompt = asked.prompt
        asked.decide(rng, prompt)
        asked.wait_until_answered(prompt)


def teammate(table: Lobby, player: SocketPlayer) -> SocketPlayer:
    """The other player of a team."""
    seat = seats_of(player)[0]
    return table.people[seat ^ 1]


def opponents(table: Lobby, player: SocketPlayer) -> list[SocketPlayer]:
    """The players of the other team."""
    side = seats_of(player)[0] // 2
    return [other for other in table.people if seats_of(other)[0] // 2 != side]


def test_a_teammate_sees_the_question_of_the_grand_admiral_and_suggests_an_answer(server: Running) -> None:
    with four_people(server) as table:
        admiral = play_until_asked(table, "obstacle placement", Random(4))
        mate, others = teammate(table, admiral), opponents(table, admiral)
        prompt = admiral.prompt
        assert prompt is not None
        mate.wait_for(lambda update: bool(update["team_prompts"]))
        assert mate.update["team_prompts"] == admiral.update["prompts"]
        watcher = table.sit(None)
        for other in (*others, watcher):
            assert other.update["team_prompts"] == []
            other.hear_all()
            other.heard.clear()
        seat, answer = seats_of(mate)[0], admiral.answer_for(prompt, Random(1))
        suggest = {"seat": seat, "number": prompt["number"], "answer": answer, "text": "In their way"}
        assert mate.request("suggest", **suggest)["type"] == "accepted"
        (advice,) = until_advised(admiral)
        assert (advice["seat"], advice["to"], advice["text"]) == (seat, prompt["seat"], "In their way")
        assert advice["answer"] == answer
        assert mate.request("suggest", seat=seat, number=prompt["number"] + 1, answer=answer)["stale"]
        assert mate.request("suggest", seat=seat, number=prompt["number"], answer="nonsense")["type"] == "not_accepted"
        assert admiral.request("ask_turn", seat=prompt["seat"])["rule"] == "SEC-27"
        for other in (*others, watcher):
            other.hear_all()
            assert [text for text in other.heard if '"accepted"' not in text] == [], "they are sent nothing at all"
        again = table.sit(table.tokens[prompt["seat"]])
        assert again.table["advice"] == [advice]
        assert table.sit(table.tokens[seats_of(others[0])[0]]).table["advice"] == []
        admiral.decide(Random(1), prompt)
        admiral.wait_until_answered(prompt)
        assert admiral.table["advice"] == []


def until_advised(player: SocketPlayer) -> list[Json]:
    """Wait for advice."""
    while not player.table["advice"]:
        player.hear()
    found: list[Json] = player.table["advice"]
    return found


def test_a_request_for_the_turn_holds_until_the_next_player_is_chosen(server: Running) -> None:
    with four_people(server) as table:
        admiral = play_until_asked(table, "player", Random(4))
        mate, others = teammate(table, admiral), opponents(table, admiral)
        seat, prompt = seats_of(mate)[0], admiral.prompt
        assert prompt is not None
        assert mate.request("ask_turn", seat=seat, text="Yavaris can finish it")["type"] == "accepted"
        (advice,) = until_advised(admiral)
        assert (advice["seat"], advice["number"], advice["text"]) == (seat, None, "Yavaris can finish it")
        assert mate.request("ask_turn", seat=seat, text="x" * 200)["reason"].startswith("That is too long")
        assert mate.request("ask_turn", seat=seat, withdraw=True)["type"] == "accepted"
        assert mate.request("ask_turn", seat=seat)["type"] == "accepted"
        assert all(other.table["advice"] == [] for other in others)
        admiral.decide(Random(1), prompt)
        admiral.wait_until_answered(prompt)
        assert admiral.table["advice"] == []


def test_a_ping_is_shown_to_the_team_or_to_the_table(server: Running) -> None:
    with four_people(server) as table:
        ilse, jun, mara, _ = table.people
        watcher = table.sit(None)
        for each in (mara, watcher):
            each.hear_all()
            each.heard.clear()
        assert ilse.request("point", seat=0, x=300.5, y=200.0)["type"] == "accepted"
        pointed = jun.hear_until(lambda message: message["type"] == "pointed")
        assert (pointed["seat"], pointed["x"], pointed["to"]) == (0, 300.5, "team")
        assert ilse.request("point", seat=0, x=10.0, y=20.0, to="table")["type"] == "accepted"
        for each in (mara, watcher):
            assert each.hear_until(lambda message: message["type"] == "pointed")["to"] == "table"
            assert not any("300.5" in text for text in each.heard)
        assert ilse.request("point", seat=0, x=-1.0, y=0.0)["type"] == "not_accepted"
        assert ilse.request("point", seat=2, x=1.0, y=0.0)["type"] == "not_accepted"


@pytest.mark.parametrize("seed", range(2))
def test_advice_changes_no_byte_for_opponents_and_spectators_and_is_there_after_a_restart(
    seed: int, tmp_path: Path
) -> None:
    quiet, talking = LogOfFour(seed), LogOfFour(seed)
    first = talking.ledger.made
    heard = 0
    for step in range(60):
        timeline = talking.ledger.timeline
        assert timeline is not None
        admiral = timeline.game.grand_admiral(timeline.game.side_of(Seat(0)))
        mate = Seat(1 - admiral)
        number = timeline.numbers.get(admiral) if step % 2 else None
        talking.enter(Advised(seat=mate, to=admiral, number=number, answer=1, text=f"Advice {step}"))
        for viewer in (Seat(2), Seat(3), None) if step % 5 == 0 else ():
            screen = screen_of() if viewer is None else screen_of(viewer)
            assert shown(quiet, screen, tmp_path) == shown(talking, screen, tmp_path)
        heard += b"Advice" in shown(talking, screen_of(admiral), tmp_path)
        if step == 40:
            again = rebuilt([first, *[read(entry) for entry in talking.entries[1:]]])
            assert again.timeline is not None
            team = frozenset([admiral, mate])
            told = talking.ledger.advices.to_team(team, timeline.game.state)
            assert again.advices.to_team(team, again.timeline.game.state) == told
        for log in (quiet, talking):
            log.decide()
    assert heard > 30
