"""The lobby of a table: one link, free seats, fleets checked against the team, ready, and the host who starts."""

from __future__ import annotations

from random import Random

from armada.fleet.ready_made import ready_made
from tests.server.lobbies import FRIEND, fleet_for, four_people, lobby, seats_of, state_of, until
from tests.server.running import Running


def test_four_people_meet_by_one_link_and_play(server: Running) -> None:
    with four_people(server) as table:
        ilse, _, mara, _ = table.people
        assert [seats_of(player) for player in table.people] == [[0], [1], [2], [3]]
        assert [person["name"] for person in ilse.table["people"]] == ["Ilse", "Jun", "Mara", "Priya"]
        assert [seat["side"] for seat in ilse.table["seats"]] == [0, 0, 1, 1]
        assert mara.update["scene"]["units"]
        assert ilse.table["mode"] == "online"


def test_whoever_comes_gives_a_name_of_their_own_and_watches_until_they_sit_down(server: Running) -> None:
    with lobby(server) as table:
        assert table.join("").json()["reason"].startswith("Enter your name")
        assert "already at the table" in table.join("Ilse").json()["reason"]
        jun = table.arrive("Jun")
        assert (jun.welcome["seats"], jun.welcome["people"]) == ([], [1])
        jun.request("sit_down", seat=3)
        until(jun, lambda shown: shown["seats"][3]["name"] == "Jun")
        assert '"type":"seated"' in "".join(jun.heard)
        assert state_of(jun, 3) == "chooses"
        assert state_of(jun, 1) == "free"


def test_the_link_of_the_table_is_not_the_one_for_watching(server: Running) -> None:
    with lobby(server) as table:
        watcher = table.sit(None)
        assert watcher.table["invitations"] == {}
        assert watcher.table["lobby"]["seats"][0]["state"] == "chooses"
        assert "enter your name" in watcher.request("sit_down", seat=1)["reason"]
        body = {"invitation": table.game, "name": "Eve"}
        assert server.rest.post(f"/games/{table.game}/join", json=body).status_code == 403


def test_opponents_see_that_a_fleet_is_brought_and_the_team_sees_which(server: Running) -> None:
    with lobby(server) as table:
        jun, mara = table.arrive("Jun", 1), table.arrive("Mara", 2)
        text = fleet_for(0)
        assert table.host.request("bring_fleet", seat=0, fleet=text)["type"] == "accepted"
        until(jun, lambda shown: shown["lobby"]["seats"][0]["state"] == "brought")
        assert jun.table["lobby"]["seats"][0]["fleet"]["points"] > 0
        assert jun.table["lobby"]["teams"] == ["rebel", ""]
        until(mara, lambda shown: shown["lobby"]["seats"][0]["state"] == "brought")
        assert mara.table["lobby"]["seats"][0]["fleet"] is None
        assert mara.table["lobby"]["teams"] == ["", ""]


def test_nothing_that_opponents_and_spectators_are_told_depends_on_the_fleet_or_its_faults(server: Running) -> None:
    told = []
    for fleet in (fleet_for(0), "core_rebels", "core_empire", "empire_400_ships"):
        with lobby(server) as table:
            mara, watcher = table.arrive("Mara", 2), table.sit(None)
            for each in (mara, watcher):
                each.hear_all()
                each.heard.clear()
            table.host.request("bring_fleet", seat=0, fleet=fleet)
            for each in (mara, watcher):
                until(each, lambda shown: shown["lobby"]["seats"][0]["state"] == "brought")
                each.hear_all()
            listed = server.rest.get(f"/games/{table.game}", headers={"cookie": ""}).text
            heard = [text for each in (mara, watcher) for text in each.heard if '"type":"accepted"' not in text]
            secrets = (table.game, table.made["invitations"]["table"].partition("=")[2])
            told.append([hidden(text, secrets) for text in [*heard, listed]])
    assert told[0] == told[1] == told[2] == told[3]


def hidden(text: str, secrets: tuple[str, ...]) -> str:
    for secret in secrets:
        text = text.replace(secret, "…")
    return text


def test_each_fault_of_a_fleet_is_shown_to_its_team_with_rule_and_remedy(server: Running) -> None:
    with lobby(server) as table:
        assert table.host.request("bring_fleet", seat=0, fleet="rebels_400_flotillas")["type"] == "accepted"
        until(table.host, lambda shown: shown["lobby"]["seats"][0]["state"] == "faults")
        fleet = table.host.table["lobby"]["seats"][0]["fleet"]
        assert fleet["limit"] == 300
        assert "SEC-17" in {fault["rule"] for fault in fleet["faults"]}
        refused = table.host.request("say_ready", ready=True)
        assert refused["type"] == "not_accepted"
        assert refused["rule"] == fleet["faults"][0]["rule"]
        assert table.host.table["lobby"]["seats"][0]["fleet"] == fleet, "nothing typed is lost"


def test_a_unique_name_twice_in_a_team_is_the_fault_of_who_brought_it_later(server: Running) -> None:
    with lobby(server, points=1200) as table:
        jun = table.arrive("Jun", 1)
        for player, seat in ((table.host, 0), (jun, 1)):
            assert player.request("bring_fleet", seat=seat, fleet="rebels_600")["type"] == "accepted"
        until(jun, lambda shown: shown["lobby"]["seats"][1]["state"] == "faults")
        assert state_of(jun, 0) == "brought"
        faults = jun.table["lobby"]["seats"][1]["fleet"]["faults"]
        assert {fault["rule"] for fault in faults} == {"SEC-24"}
        assert all("is already in Ilse’s fleet (SEC-24)" in fault["message"] for fault in faults)
        while faults:
            repair = faults[0]["repair"]
            assert repair
            jun.request("bring_fleet", seat=1, fleet=repair)
            jun.hear_all(quiet=0.01)
            faults = jun.table["lobby"]["seats"][1]["fleet"]["faults"]
            faults = [fault for fault in faults if fault["rule"] == "SEC-24"]


def test_two_factions_in_a_team_are_told_with_a_free_seat_on_the_other_side(server: Running) -> None:
    with lobby(server) as table:
        jun = table.arrive("Jun", 1)
        table.host.request("bring_fleet", seat=0, fleet=fleet_for(0))
        jun.request("bring_fleet", seat=1, fleet=fleet_for(2))
        until(jun, lambda shown: shown["lobby"]["seats"][1]["state"] == "faults")
        (fault,) = jun.table["lobby"]["seats"][1]["fleet"]["faults"]
        assert fault["rule"] == "SEC-20"
        assert fault["message"] == (
            "Jun’s fleet is Imperial, but the team is Rebel (SEC-20). "
            "Choose a fleet of the team’s faction, or sit on the other side: seat C is free."
        )
        jun.request("sit_down", seat=2)
        until(jun, lambda shown: shown["lobby"]["seats"][2]["state"] == "brought")
        assert not jun.table["lobby"]["seats"][2]["fleet"]["faults"], "the fleet comes along"


def test_too_many_flotillas_are_told_with_the_remedy(server: Running) -> None:
    flotillas = ready_made()["rebels_400_flotillas"].write("toml")
    with lobby(server, players=8, points=1200) as table:
        table.host.request("bring_fleet", seat=0, fleet=flotillas)
        until(table.host, lambda shown: shown["lobby"]["seats"][0]["state"] == "faults")
        faults = {fault["rule"]: fault["message"] for fault in table.host.table["lobby"]["seats"][0]["fleet"]["faults"]}
        assert "flotilla" in faults["SEC-22"]
        held = {each["rule"] for each in table.host.table["lobby"]["seats"][0]["holds"]}
        assert held.isdisjoint(faults), "what is broken does not hold"


def test_a_team_is_shown_what_holds_of_its_fleets_and_opponents_are_not(server: Running) -> None:
    with lobby(server) as table:
        jun, mara = table.arrive("Jun", 1), table.arrive("Mara", 2)
        for player, seat in ((table.host, 0), (jun, 1)):
            player.request("bring_fleet", seat=seat, fleet=fleet_for(seat))
        until(jun, lambda shown: shown["lobby"]["seats"][1]["state"] == "brought")
        told = {each["rule"]: each["message"] for each in jun.table["lobby"]["seats"][1]["holds"]}
        assert told["SEC-20"] == "Rebel, as the whole team"
        assert told["SEC-24"] == "No unique name twice in the team"
        assert told["SEC-17"].endswith(" of 300 points")
        until(mara, lambda shown: shown["lobby"]["seats"][1]["state"] == "brought")
        assert mara.table["lobby"]["seats"][1]["holds"] == []


def test_a_list_that_cannot_be_read_is_refused_and_the_fleet_before_it_stays(server: Running) -> None:
    with lobby(server) as table:
        table.host.request("bring_fleet", seat=0, fleet=fleet_for(0))
        until(table.host, lambda shown: shown["lobby"]["seats"][0]["state"] == "brought")
        for text in ("", "Faction: Rebel\nNo such ship (99)\n", "{"):
            assert table.host.request("bring_fleet", seat=0, fleet=text)["type"] == "not_accepted"
        assert state_of(table.host, 0) == "brought"
        assert table.arrive("Jun", 1).request("bring_fleet", seat=0, fleet=fleet_for(0))["type"] == "not_accepted"


def test_a_seat_just_taken_is_refused_with_a_free_one(server: Running) -> None:
    with lobby(server) as table:
        table.arrive("Jun", 3)
        priya = table.arrive("Priya")
        refused = priya.request("sit_down", seat=3)
        assert refused["reason"] == "Jun sat down on D a moment ago. B is free. Your fleet is kept."
        assert priya.request("sit_down", seat=9)["type"] == "not_accepted"


def test_when_all_seats_are_taken_one_can_still_watch(server: Running) -> None:
    with lobby(server, players=2, points=600) as table:
        table.arrive("Jun", 1)
        priya = table.arrive("Priya")
        refused = priya.request("sit_down", seat=1)
        assert (refused["rule"], refused["reason"]) == (
            "SEC-16",
            "All two seats are taken (SEC-16). You can watch, or take over from a computer when the game has started.",
        )


def test_changing_a_fleet_takes_the_tick_back(server: Running) -> None:
    with lobby(server) as table:
        mara = table.arrive("Mara", 2)
        table.bring()
        until(mara, lambda shown: shown["lobby"]["seats"][0]["state"] == "ready")
        table.host.request("bring_fleet", seat=0, fleet="core_rebels")
        until(mara, lambda shown: shown["lobby"]["seats"][0]["state"] == "brought")


def test_start_is_refused_with_who_is_missing(server: Running) -> None:
    with lobby(server) as table:
        jun = table.arrive("Jun", 1)
        refused = table.host.request("start_game")
        assert refused["reason"] == ("The game can start when everybody is ready. Missing: 2 free seats, Ilse and Jun.")
        assert table.host.table["lobby"]["missing"] == refused["reason"]
        assert "Only the host" in jun.request("start_game")["reason"]
        table.bring()
        jun.socket.close()
        until(table.host, lambda shown: not shown["people"][1]["connected"])
        assert "Jun, who is away" in table.host.request("start_game")["reason"]


def test_the_host_fills_seats_with_computers_that_suit_their_teams(server: Running) -> None:
    with lobby(server, players=8, points=1200) as table:
        for seat in range(1, 8):
            assert table.host.request("seat_computer", seat=seat, level="random")["type"] == "accepted"
        table.host.hear_all()
        assert [state_of(table.host, seat) for seat in range(1, 4)] == ["ready"] * 3
        assert table.host.request("seat_computer", seat=7, level="")["type"] == "accepted"
        assert table.host.request("seat_computer", seat=7, level="nobody")["type"] == "not_accepted"


def test_a_computer_without_a_fleet_is_missing_until_the_host_gives_it_one(server: Running) -> None:
    seats = [{"player": "me", "name": "Ilse", "fleet": "rebels_600"}, {"player": "random"}]
    made = server.make(seats, lobby=True, profile="sector_fleet", points=600)
    with server.sit(made["game"], made["token"]) as host:
        assert host.request("say_ready", ready=True)["type"] == "accepted"
        refused = host.request("start_game")
        assert refused["reason"] == "The game can start when everybody is ready. Missing: a fleet for Computer."
        assert host.request("seat_computer", seat=1, level="random")["type"] == "accepted"
        assert host.request("start_game")["type"] == "accepted"


def test_me_and_computers_start_a_game(server: Running) -> None:
    with lobby(server) as table:
        table.host.request("bring_fleet", seat=0, fleet=fleet_for(0))
        for seat in range(1, 4):
            assert table.host.request("seat_computer", seat=seat, level="random")["type"] == "accepted"
        assert table.host.request("say_ready", ready=True)["type"] == "accepted"
        table.start()
        assert [seat["kind"] for seat in table.host.table["seats"]] == ["human", "bot", "bot", "bot"]
        assert table.host.play(Random(1), 3) == 3


def test_the_host_moves_and_removes_people_and_nothing_is_lost(server: Running) -> None:
    with lobby(server) as table:
        jun = table.arrive("Jun", 1)
        jun.request("bring_fleet", seat=1, fleet=fleet_for(2))
        assert table.host.request("move_person", seat=1, to=2)["type"] == "accepted"
        until(jun, lambda shown: shown["seats"][2]["name"] == "Jun")
        assert state_of(jun, 2) == "brought"
        assert table.host.request("remove_person", person=1)["type"] == "accepted"
        until(jun, lambda shown: shown["lobby"]["seats"][2]["state"] == "free")
        jun.request("sit_down", seat=3)
        until(jun, lambda shown: shown["lobby"]["seats"][3]["state"] == "brought")
        for request, fields in (("move_person", {"seat": 0, "to": 1}), ("remove_person", {"person": 0})):
            assert "Only the host" in jun.request(request, **fields)["reason"]


def test_one_person_can_control_two_fleets_of_one_team(server: Running) -> None:
    with lobby(server) as table:
        assert table.host.request("sit_down", seat=1, also=True)["type"] == "accepted"
        assert table.host.request("sit_down", seat=2, also=True)["rule"] == "SEC-26"
        until(table.host, lambda shown: shown["seats"][1]["person"] == 0)
        assert seats_of(table.host) == [0, 1]
        assert not table.host.welcome["shared"]
        assert '"shared":true' not in "".join(table.host.heard)


def test_the_host_hands_the_role_on_and_when_the_host_leaves_it_goes_to_who_sat_longest(server: Running) -> None:
    with lobby(server) as table:
        jun, mara = table.arrive("Jun", 1), table.arrive("Mara", 2)
        assert table.host.request("hand_on_host", person=2)["type"] == "accepted"
        until(mara, lambda shown: shown["lobby"]["host"] == 2)
        assert mara.request("set_clock", minutes=60, bank="team")["type"] == "accepted"
        until(jun, lambda shown: shown["lobby"]["bank"] == "team")
        assert mara.request("leave_table")["type"] == "accepted"
        until(jun, lambda shown: shown["lobby"]["host"] == 0)
        assert [person["name"] for person in jun.table["people"]] == ["Ilse", "Jun"]


def test_a_request_that_is_sent_again_is_accepted_and_changes_nothing(server: Running) -> None:
    with lobby(server) as table:
        jun = table.arrive("Jun", 1)
        for _ in range(2):
            assert jun.request("sit_down", id="again", seat=1)["type"] == "accepted"
            assert jun.request("bring_fleet", id="fleet", seat=1, fleet=fleet_for(1))["type"] == "accepted"
            assert jun.request("say_ready", id="ready", ready=True)["type"] == "accepted"


def test_after_the_start_the_lobby_is_closed(server: Running) -> None:
    with four_people(server) as table:
        refused = table.people[1].request("stand_up")
        assert refused["reason"] == "The game has started, so the lobby is closed."


def test_seats_that_do_not_add_up_are_refused_with_rule_and_remedy(server: Running) -> None:
    def refused(players: int, points: int | None = None) -> tuple[str, str]:
        seats = [{"player": "me"}, *[FRIEND for _ in range(players - 1)]]
        wanted = {"seats": seats, "lobby": True, "profile": "sector_fleet", "points": points}
        answer = server.rest.post("/games", json=wanted)
        assert answer.status_code == 400, answer.text
        return answer.json()["rule"], answer.json()["reason"]

    assert refused(5) == (
        "SEC-16",
        "5 players cannot split into two teams of one size (SEC-16). "
        "Add a computer, or let one player control two fleets (SEC-26).",
    )
    assert refused(9)[0] == "SEC-16"
    assert "friend" in refused(1)[1]
    assert refused(8, 900) == (
        "SEC-19",
        "900 points is a six-player game (SEC-18). With eight players each brings 300, 1200 a side (SEC-19). "
        "Change to 1200?",
    )
    assert "Change to" in refused(4, 650)[1]


def test_a_seat_link_of_somebody_else_is_refused_with_who_has_the_seat(server: Running) -> None:
    made = server.make([{"player": "me", "fleet": "core_rebels", "name": "Ilse"}, FRIEND], points=180)
    server.join(made, name="Mara", fleet="core_empire")
    body = {"invitation": made["invitations"]["1"], "name": "Eve"}
    server.rest.cookies.clear()
    refused = server.rest.post(f"/games/{made['game']}/join", json=body)
    assert refused.status_code == 409
    assert refused.json()["reason"] == (
        "This seat is taken: Mara holds it on another device. If it is yours, open its link there, or sit elsewhere."
    )
