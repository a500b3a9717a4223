"""Teammates ask each other for a unique card: a team has each unique name once (SEC-24)."""

from __future__ import annotations

from pathlib import Path

from armada.fleet.ready_made_teams import ready_made_teams
from tests.proves import proves
from tests.server.lobbies import Lobby, fleet_for, lobby, state_of, until
from tests.server.player import SocketPlayer
from tests.server.running import Json, Running, running, settings_in

LINE, WINGS = ready_made_teams()["rebels_2x300"].fleet_keys


def both_bring_the_line(table: Lobby) -> SocketPlayer:
    """Ilse has brought a fleet, and Jun the same one after her: each of its unique names is Jun's fault."""
    jun = table.arrive("Jun", 1)
    for player, seat in ((table.host, 0), (jun, 1)):
        assert player.request("bring_fleet", seat=seat, fleet=LINE)["type"] == "accepted"
    until(jun, lambda shown: shown["lobby"]["seats"][1]["state"] == "faults")
    until(table.host, lambda shown: shown["lobby"]["seats"][1]["state"] == "faults")
    return jun


def faults_of(player: SocketPlayer, seat: int) -> dict[str, Json]:
    """The faults of a fleet by card, as somebody of its team sees them."""
    fleet = player.table["lobby"]["seats"][seat]["fleet"]
    return {fault["card"]: fault for fault in fleet["faults"] if fault["rule"] == "SEC-24"}


@proves("SEC-24")
def test_a_teammate_who_agrees_has_the_fault_with_its_repair_instead(server: Running) -> None:
    with lobby(server) as table:
        jun = both_bring_the_line(table)
        mara = table.arrive("Mara", 2)
        mara.hear_all()
        mara.heard.clear()
        assert faults_of(jun, 1)["paragon"]["other"] == 0
        assert jun.request("ask_swap", seat=1, card="paragon")["type"] == "accepted"
        assert jun.request("ask_swap", seat=1, card="paragon")["type"] == "accepted", "asking again changes nothing"
        until(table.host, lambda shown: bool(shown["lobby"]["swaps"]))
        (asked,) = table.host.table["lobby"]["swaps"]
        assert (asked["seat"], asked["of"]) == (1, 0)
        assert asked["text"] == "Jun asks Ilse for Paragon (SEC-24)."
        assert jun.request("answer_swap", seat=1, swap=asked["swap"], agree=True)["type"] == "not_accepted"
        assert table.host.request("answer_swap", seat=0, swap=asked["swap"], agree=True)["type"] == "accepted"
        until(jun, lambda shown: shown["lobby"]["seats"][0]["state"] == "faults" and not shown["lobby"]["swaps"])
        assert "paragon" not in faults_of(jun, 1)
        assert set(faults_of(jun, 0)) == {"paragon"}
        repaired = faults_of(jun, 0)["paragon"]["repair"]
        assert table.host.request("bring_fleet", seat=0, fleet=repaired)["type"] == "accepted"
        until(table.host, lambda shown: not faults_of(table.host, 0))
        assert "admiral_ackbar" in faults_of(table.host, 1), "what Ilse had first stays hers"
        mara.hear_all()
        assert "Paragon" not in "".join(mara.heard), "the other team learns nothing"
        assert mara.table["lobby"]["swaps"] == []


def test_who_declines_keeps_the_card_and_is_not_asked_again(server: Running) -> None:
    with lobby(server) as table:
        jun = both_bring_the_line(table)
        jun.request("ask_swap", seat=1, card="paragon")
        until(table.host, lambda shown: bool(shown["lobby"]["swaps"]))
        number = table.host.table["lobby"]["swaps"][0]["swap"]
        assert table.host.request("answer_swap", seat=0, swap=number, agree=False)["type"] == "accepted"
        refused = jun.request("ask_swap", seat=1, card="paragon")
        assert refused["rule"] == "SEC-24"
        assert refused["reason"] == "Ilse keeps Paragon (SEC-24). Leave it out, or use another card."
        assert table.host.request("answer_swap", seat=0, swap=number, agree=True)["reason"].startswith("That question")
        assert jun.request("ask_swap", seat=1, card="gunnery_team")["type"] == "not_accepted"


def test_a_question_is_over_when_one_of_the_fleets_has_the_card_no_longer(server: Running) -> None:
    with lobby(server) as table:
        jun = both_bring_the_line(table)
        jun.request("ask_swap", seat=1, card="paragon")
        until(table.host, lambda shown: bool(shown["lobby"]["swaps"]))
        assert jun.request("bring_fleet", seat=1, fleet=WINGS)["type"] == "accepted"
        until(table.host, lambda shown: not shown["lobby"]["swaps"])


def test_a_computer_gives_a_card_up_and_takes_a_fleet_that_suits_its_team(server: Running) -> None:
    with lobby(server) as table:
        assert table.host.request("seat_computer", seat=1, level="random", fleet=LINE)["type"] == "accepted"
        assert table.host.request("bring_fleet", seat=0, fleet=LINE)["type"] == "accepted"
        until(table.host, lambda shown: state_of(table.host, 0) == "faults")
        assert table.host.request("ask_swap", seat=0, card="paragon")["type"] == "accepted"
        until(table.host, lambda shown: state_of(table.host, 0) == "brought")
        assert state_of(table.host, 1) == "ready"
        assert not table.host.table["lobby"]["seats"][1]["fleet"]["faults"]


def test_what_was_given_up_is_so_after_a_restart(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, thinkers=0, previewers=0)) as first, lobby(first) as table:
        jun = both_bring_the_line(table)
        for card in ("paragon", "admiral_ackbar"):
            jun.request("ask_swap", seat=1, card=card)
        until(table.host, lambda shown: len(shown["lobby"]["swaps"]) == 2)
        table.host.request("answer_swap", seat=0, swap=1, agree=True)
        until(jun, lambda shown: state_of(jun, 0) == "faults")
        before, game, token = jun.table["lobby"], table.game, table.tokens[1]
    with running(settings_in(tmp_path, thinkers=0, previewers=0)) as second, second.sit(game, token) as jun:
        assert jun.table["lobby"] == before


def test_the_fleets_of_a_team_that_go_together_leave_nothing_to_ask_for(server: Running) -> None:
    with lobby(server) as table:
        table.host.request("bring_fleet", seat=0, fleet=fleet_for(0))
        assert table.host.request("ask_swap", seat=0, card="paragon")["reason"].startswith("Nobody in your team")
        assert table.host.request("ask_swap", seat=2, card="paragon")["type"] == "not_accepted"
