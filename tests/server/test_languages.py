"""Everybody at a table is told the same game, each in the language of their own connection."""

from __future__ import annotations

from random import Random
from typing import Any

from armada.server.languages import accepted
from tests.server.running import ONLINE, SOLO, Running

Json = dict[str, Any]

ENGLISH, GERMAN = "The objective is ", "Gespielt wird die Mission "


def texts(lines: list[Json]) -> str:
    """The lines of a log, as one text."""
    return "\n".join([line["text"] for line in lines])


def without_words(lines: list[Json]) -> list[Json]:
    """The lines of a log, without their sentences."""
    return [{**line, "text": ""} for line in lines]


def test_a_header_names_languages_by_how_much_they_are_wanted() -> None:
    assert [tag.strip() for tag in accepted("de;q=0.7, fr, en;q=0.9, *;q=much")] == ["fr", "en", "de", "*"]


def log_of(server: Running, game: str, token: str | None, language: str) -> list[Json]:
    """The whole log of a game, as somebody joining now reads it."""
    with server.sit(game, token, language=language) as reader:
        lines: list[Json] = reader.update["lines"]
    return lines


def test_a_german_spectator_and_an_english_player_are_told_the_same_game(server: Running) -> None:
    made = server.make(SOLO, seed="7", spectators="all")
    with server.sit(made["game"], made["token"]) as player, server.sit(made["game"], language="de") as spectator:
        player.play(Random(1), 8)
        player.hear_all()
        spectator.wait_for(lambda update: update["number"] == player.update["number"])
        heard = "".join(spectator.heard)
        assert ENGLISH in "".join(player.heard)
    assert GERMAN in heard
    assert ENGLISH not in heard
    english, german = log_of(server, made["game"], None, "en"), log_of(server, made["game"], None, "de")
    assert without_words(english) == without_words(german)


def test_a_player_without_a_name_is_called_by_their_faction_in_each_language(server: Running) -> None:
    """They were called by their fleet, as if "First Steps: Rebels" were somebody."""
    seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "greedy", "fleet": "core_empire"}]
    made = server.make(seats, start="battle", seed=3)
    for language, called in (("en", "Rebel player"), ("de", "Rebellenspieler")):
        texts = [line["text"] for line in log_of(server, made["game"], made["token"], language)]
        assert any(called in text for text in texts), texts[:4]
        assert not any("First Steps" in text for text in texts)
        with server.sit(made["game"], made["token"], language=language) as player:
            assert [each["name"] for each in player.welcome["update"]["scene"]["players"]] == [called, "Computer"]


def test_who_comes_back_with_another_language_reads_the_whole_log_in_it(server: Running) -> None:
    made = server.make(SOLO, seed="7")
    with server.sit(made["game"], made["token"]) as player:
        player.play(Random(1), 4)
        assert player.next_prompt(), "the computer has answered, and the log stays as it is"
    english, german = [log_of(server, made["game"], made["token"], language) for language in ("en", "de")]
    assert (ENGLISH in texts(english), GERMAN in texts(english)) == (True, False)
    assert (ENGLISH in texts(german), GERMAN in texts(german)) == (False, True)
    assert without_words(german) == without_words(english)


def test_a_log_is_saved_in_the_language_that_the_browser_asks_for(server: Running) -> None:
    made = server.make(SOLO, seed="7")
    with server.sit(made["game"], made["token"]) as player:
        player.play(Random(1), 4)
    path, headers = f"/games/{made['game']}/log", {"accept-language": "de-AT,de;q=0.9,en;q=0.4"}
    assert ENGLISH in server.rest.get(path).text
    assert GERMAN in server.rest.get(path, headers=headers).text
    assert ENGLISH in server.rest.get(path, params={"language": "en"}, headers=headers).text
    assert ENGLISH in server.rest.get(path, params={"language": "tlh"}).text


def test_a_proposal_is_read_by_each_player_in_their_own_language(server: Running) -> None:
    made = server.make(ONLINE)
    joined = server.join(made, name="Thane")
    with (
        server.sit(made["game"], made["token"]) as mara,
        server.sit(made["game"], joined["token"], language="de") as thane,
    ):
        assert mara.request("propose", seat=0, what="pause")["type"] == "accepted"
        while not (mara.table["proposals"] and thane.table["proposals"]):
            mara.hear_all()
            thane.hear_all()
        assert mara.table["proposals"][0]["text"] == "Mara asks for a pause"
        assert thane.table["proposals"][0]["text"] == "Mara bittet um eine Pause"


def test_a_refused_answer_is_explained_in_the_language_of_the_player(server: Running) -> None:
    made = server.make(SOLO, seed="7")
    reasons = {}
    for language in ("en", "de"):
        with server.sit(made["game"], made["token"], language=language) as player:
            prompt = player.next_prompt()
            assert prompt is not None
            sent = {"seat": prompt["seat"], "number": prompt["number"], "answer": "pass"}
            reasons[language] = player.request("decide", **sent)
    assert reasons["en"]["reason"].startswith("You cannot pass here")
    assert reasons["de"]["reason"].startswith("Hier kannst du nicht passen")


def test_what_is_wrong_with_a_fleet_is_said_in_the_language_of_the_request(server: Running) -> None:
    wanted = {"text": "Faction: Rebel\n\nCR90 Corvette A (44)\n"}
    english = server.rest.post("/fleets/check", json=wanted).json()
    german = server.rest.post("/fleets/check?language=de", json=wanted).json()
    assert [fault["rule"] for fault in english["faults"]] == [fault["rule"] for fault in german["faults"]]
    assert english["faults"][0]["message"].startswith("No ship has a commander")
    assert german["faults"][0]["message"].startswith("Kein Schiff hat einen Kommandanten")
