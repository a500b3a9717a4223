"""Four people at one table: team chat, team clocks, stand-ins, late arrivals, take-backs, two fleets of one person."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.proves import proves
from tests.server.lobbies import Lobby, fleet_for, four_people, lobby, seats_of, until
from tests.server.player import SocketPlayer
from tests.server.running import Json, Running, running, settings_in


def play_until(table: Lobby, phase: str, rng: Random) -> None:
    """Let everybody play at random until a phase begins."""
    while table.host.update["scene"]["phase"] != phase:
        asked = next((player for player in table.people if player.prompt is not None), None)
        if asked is not None:
            prompt = asked.prompt
            assert prompt is not None
            assert asked.decide(rng, prompt)["type"] == "accepted"
            asked.wait_until_answered(prompt)
        level(table.people)


def level(players: list[SocketPlayer]) -> None:
    """Let all hear what there is to be heard."""
    for player in players:
        player.hear_all(quiet=0.002)


def dials_of(player: SocketPlayer, seat: int) -> set[str]:
    """The dials of a seat's ships, as somebody sees them."""
    units = player.update["scene"]["units"]
    return {dial for unit in units if unit["type"] == "ship" and unit["seat"] == seat for dial in unit["dials"]}


# Talking


def test_a_team_talks_by_itself_and_nothing_tells_the_others_that_it_did(server: Running) -> None:
    with four_people(server) as table:
        ilse, jun, mara, _ = table.people
        watcher = table.sit(None)
        for each in (mara, watcher):
            each.hear_all()
            each.heard.clear()
        ilse.request("say", seat=0, text="Hold the left", to="team")
        line = jun.hear_until(lambda message: message["type"] == "chatted")["line"]
        assert (line["text"], line["to"], line["number"]) == ("Hold the left", "team", 1)
        ilse.request("say", seat=0, text="Good game", to="table")
        for each in (mara, watcher):
            heard = each.hear_until(lambda message: message["type"] == "chatted")["line"]
            assert (heard["text"], heard["to"], heard["number"]) == ("Good game", "table", 1)
            each.hear_all()
            assert "left" not in "".join(each.heard)
        again = [table.sit(token).welcome["chat"] for token in (table.tokens[1], table.tokens[2], None)]
        assert [len(chat) for chat in again] == [2, 1, 1]


# Clocks


def test_the_bank_of_a_team_is_one_and_runs_once(server: Running) -> None:
    with lobby(server, minutes=60, bank="team") as table:
        for name, seat in (("Jun", 1), ("Mara", 2), ("Priya", 3)):
            table.arrive(name, seat)
        table.bring()
        table.start()
        play_until(table, "command", Random(5))
        seats = table.host.table["seats"]
        assert table.host.table["bank"] == "team"
        assert [seat["running"] for seat in seats] == [True] * 4
        assert seats[0]["clock"] == seats[1]["clock"]
        assert seats[2]["clock"] == seats[3]["clock"]
        assert 3000 < seats[0]["clock"] < 3600


# One person, two fleets


@proves("SEC-26")
def test_one_person_with_two_fleets_sees_the_dials_of_both_without_a_hand_over(server: Running) -> None:
    with lobby(server) as table:
        assert table.host.request("sit_down", seat=1, also=True)["type"] == "accepted"
        for name, seat in (("Mara", 2), ("Priya", 3)):
            table.arrive(name, seat)
        table.bring()
        table.start()
        play_until(table, "ship", Random(3))
        ilse, mara = table.host, table.people[1]
        again = table.sit(table.tokens[0])
        assert not again.welcome["shared"]
        assert again.welcome["seats"] == [0, 1]
        for seat in (0, 1):
            assert "facedown" not in dials_of(ilse, seat), "own dials are seen"
            assert dials_of(mara, seat) <= {"facedown"}
        assert dials_of(ilse, 2) <= {"facedown"}
        assert dials_of(mara, 3) <= {"facedown"}, "teammates do not see each other's dials"
        refused = ilse.request("look", seat=0)
        assert refused["type"] == "not_accepted"


def test_two_people_at_one_screen_are_stored_as_two_and_one_with_two_seats_as_one(server: Running) -> None:
    fleets = [fleet_for(seat) for seat in range(4)]
    players = ("me", "me", "here", "here")
    seats: list[Json] = [{"player": player, "fleet": fleet} for player, fleet in zip(players, fleets, strict=True)]
    seats[3]["same_as"] = 2
    made = server.make(seats, profile="sector_fleet", points=600)
    with server.sit(made["game"], made["token"]) as screen:
        assert screen.welcome["shared"]
        assert [seat["person"] for seat in screen.table["seats"]] == [0, 0, 1, 1]
        assert [person["screen"] for person in screen.table["people"]] == [0, 0]
        screen.play(Random(4), until=lambda update: any(prompt["secret"] for prompt in update["prompts"]))
        assert screen.request("look", seat=2)["type"] == "accepted"
        screen.wait_for(lambda update: update["viewing"] == 2)
        shown = {prompt["seat"]: bool(prompt["dials"] or prompt["options"]) for prompt in screen.update["prompts"]}
        assert all(is_shown == (seat in (2, 3)) for seat, is_shown in shown.items())
    seats[3]["same_as"] = 1
    refused = server.rest.post("/games", json={"seats": seats, "profile": "sector_fleet", "points": 600})
    assert refused.json()["rule"] == "SEC-26"


def test_dials_shown_to_a_teammate_are_seen_there_and_no_number_tells_the_others(server: Running) -> None:
    with four_people(server) as table:
        play_until(table, "ship", Random(3))
        ilse, jun, mara, _ = table.people
        before = mara.update["number"]
        ship = next(unit for unit in ilse.update["scene"]["units"] if unit["type"] == "ship" and unit["seat"] == 0)
        ilse.request("show_dials", seat=0, ship=ship["id"], to=[2])
        shown = ilse.request("show_dials", seat=0, ship=ship["id"], to=[1])
        assert shown["type"] == "accepted", shown
        jun.hear_until(lambda message: message["type"] == "update")
        mara.heard.clear()
        mara.hear_all()
        assert not any('"type":"update"' in text for text in mara.heard)
        again = table.sit(table.tokens[2])
        assert again.update["number"] == before
        assert table.sit(table.tokens[1]).update["number"] == before + 1


# Away


def leave(table: Lobby, place: int) -> None:
    """Somebody loses their connection."""
    table.people.pop(place).socket.close()
    until(table.host, lambda shown: not shown["people"][place]["connected"])


def test_more_than_half_of_those_present_let_a_computer_play_until_its_owner_is_back(server: Running) -> None:
    with four_people(server) as table:
        leave(table, 3)
        ilse, jun, mara = table.people
        assert ilse.request("propose", seat=0, what="bot", about=3)["type"] == "accepted"
        until(jun, lambda shown: bool(shown["proposals"]))
        (proposal,) = jun.table["proposals"]
        assert (sorted(proposal["waits_for"]), proposal["needed"]) == ([1, 2], 1)
        assert mara.request("reply", seat=2, proposal=proposal["number"], agree=False)["type"] == "accepted"
        assert jun.request("reply", seat=1, proposal=proposal["number"], agree=True)["type"] == "accepted"
        until(jun, lambda shown: shown["seats"][3]["kind"] == "bot")
        assert jun.table["seats"][3]["person"] == 3, "the seat keeps its owner"
        rng = Random(6)
        while not any(line["bot"] for line in ilse.update["lines"]):
            asked = next((player for player in table.people if player.prompt is not None), None)
            if asked is not None and asked.prompt is not None:
                prompt = asked.prompt
                asked.decide(rng, prompt)
                asked.wait_until_answered(prompt)
            level(table.people)
        back = table.sit(table.tokens[3])
        until(back, lambda shown: shown["seats"][3]["kind"] == "human")
        (decided,) = back.table["decided_for_you"]
        assert (decided["seat"], decided["by"]) == (3, "")
        assert decided["decisions"]
        assert ilse.table["decided_for_you"] == []


def test_a_teammate_plays_for_somebody_who_left_and_gives_the_seat_back(server: Running) -> None:
    with four_people(server) as table:
        leave(table, 3)
        ilse, jun, mara = table.people
        refused = ilse.request("propose", seat=0, what="stand_in", about=3)
        assert refused["reason"] == "Only a teammate can play for Priya. You can propose a bot."
        assert mara.request("propose", seat=2, what="stand_in", about=3)["type"] == "accepted"
        until(jun, lambda shown: bool(shown["proposals"]))
        (proposal,) = jun.table["proposals"]
        assert proposal["text"] == "Mara offers to play for Priya until they are back"
        assert jun.request("reply", seat=1, proposal=proposal["number"], agree=True)["type"] == "accepted"
        mara.hear_until(lambda message: message["type"] == "seated")
        until(mara, lambda shown: shown["seats"][3]["stand_in"] == 2)
        mara.hear_all()
        back = table.sit(table.tokens[3])
        assert back.welcome["seats"] == [3]
        seated = mara.hear_until(lambda message: message["type"] == "seated")
        assert seated["seats"] == [2]
        texts = [line["text"] for line in back.update["lines"] if line["event"] is None]
        assert texts[-2:] == ["Mara plays for Priya, who left, until they are back.", "Priya is back and plays again."]


# Late


def test_a_late_arrival_takes_a_computers_seat_over_when_its_team_agrees(server: Running) -> None:
    with lobby(server) as table:
        jun = table.arrive("Jun", 1)
        table.bring()
        for seat in (2, 3):
            assert table.host.request("seat_computer", seat=seat, level="random")["type"] == "accepted"
        table.start()
        ruth = table.arrive("Ruth")
        assert ruth.welcome["seats"] == []
        assert ruth.request("take_over", seat=1)["reason"].startswith("Jun has that seat")
        assert ruth.request("take_over", seat=3)["type"] == "accepted"
        until(jun, lambda shown: bool(shown["proposals"]))
        (proposal,) = jun.table["proposals"]
        assert proposal["text"] == "Ruth would take over seat D from the computer"
        assert sorted(proposal["waits_for"]) == [0, 1], "without people in its team the table is asked"
        for player, seat in ((table.host, 0), (jun, 1)):
            assert player.request("reply", seat=seat, proposal=proposal["number"], agree=True)["type"] == "accepted"
        until(ruth, lambda shown: shown["seats"][3]["kind"] == "human")
        assert seats_of(ruth) == [3]
        watcher = table.sit(None)
        assert "enter your name" in watcher.request("take_over", seat=2)["reason"]
        assert ruth.request("take_over", seat=0)["type"] == "not_accepted"


# Taking back


def test_a_take_back_asks_those_who_have_decided_since_and_tells_the_others(server: Running) -> None:
    with four_people(server) as table:
        first, second = placed_in_turn(table, Random(8))
        seat, other = seats_of(first)[0], seats_of(second)[0]
        assert first.request("ask_take_back", seat=seat)["type"] == "accepted"
        for player in table.people:
            until(player, lambda shown: bool(shown["proposals"]))
            (proposal,) = player.table["proposals"]
            assert proposal["waits_for"] == [other], "who placed nothing since is told and not asked"
        agreed = second.request("reply", seat=other, proposal=proposal["number"], agree=True)
        assert agreed["type"] == "accepted"
        first.wait_for(lambda update: bool(update["prompts"]))
        names = [table.host.table["seats"][each]["name"] for each in (seat, other)]
        level(table.people)
        told = table.host.update["lines"][-1]["text"]
        assert told == f"{names[0]} took a decision back with the consent of {names[1]}."


def placed_in_turn(table: Lobby, rng: Random) -> tuple[SocketPlayer, SocketPlayer]:
    """Two people who have placed something one after the other; nothing hidden has become known since."""
    last: tuple[SocketPlayer, str] | None = None
    while True:
        asked = next((player for player in table.people if player.prompt is not None), None)
        if asked is not None and asked.prompt is not None:
            prompt = asked.prompt
            asked.decide(rng, prompt)
            asked.wait_until_answered(prompt)
            if last is not None and last[0] is not asked and all("placement" in k for k in (last[1], prompt["kind"])):
                level(table.people)
                return last[0], asked
            last = asked, prompt["kind"]
        level(table.people)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which somebody who leaves is away for long at once."""
    with running(
        settings_in(tmp_path_factory.mktemp("hasty"), thinkers=0, previewers=0, absence=0.0, grace=600.0)
    ) as found:
        yield found


def test_a_take_back_passes_from_somebody_away_to_their_grand_admiral(hasty: Running) -> None:
    with four_people(hasty) as table:
        play_until(table, "ship", Random(9))
        players = table.host.update["scene"]["players"]
        admirals = {player["side"]: player["seat"] for player in players if player["is_grand_admiral"]}
        away = next(player["seat"] for player in players if player["side"] == 1 and not player["is_grand_admiral"])
        leave(table, away)
        assert table.host.request("ask_take_back", seat=0)["type"] == "accepted"
        until(table.host, lambda shown: bool(shown["proposals"]) and away not in shown["proposals"][0]["waits_for"])
        assert admirals[1] in table.host.table["proposals"][0]["waits_for"]


def test_the_role_of_a_host_who_is_gone_passes_to_who_sat_longest(hasty: Running) -> None:
    with lobby(hasty) as table:
        jun = table.arrive("Jun", 1)
        table.arrive("Mara", 2)
        table.host.socket.close()
        until(jun, lambda shown: shown["lobby"]["host"] == 1)


def test_what_was_agreed_in_a_lobby_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, thinkers=0, previewers=0)) as first, lobby(first) as table:
        jun = table.arrive("Jun", 1)
        jun.request("bring_fleet", seat=1, fleet=fleet_for(1))
        jun.request("say_ready", ready=True)
        until(jun, lambda shown: shown["lobby"]["seats"][1]["state"] == "ready")
        before, game, token = jun.table, table.game, table.tokens[1]
    with running(settings_in(tmp_path, thinkers=0, previewers=0)) as second, second.sit(game, token) as jun:
        assert jun.table["lobby"] == before["lobby"]
        assert [person["name"] for person in jun.table["people"]] == ["Ilse", "Jun"]
