"""Seats without a fleet: Grand Admirals who are one more player (SEC-65), and teammates who share a fleet (OPT-05)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from armada.engine.seats import Seat
from armada.fleet.ready_made import ready_made, ready_made_for_teams
from armada.fleet.ready_made_teams import ready_made_teams
from armada.records.game import Game
from armada.server.history.entries import GameCreated
from armada.server.history.ledger import Ledger
from armada.server.history.seating import Screen
from armada.server.settings import Limits
from armada.server.store.sqlite import SqliteStore
from armada.server.tables.new_game import plan_new_game
from armada.server.tables.session import Session
from armada.server.tables.table import Table
from armada.server.tables.view_cache import ViewCache
from armada.server.wire.lobby import Role
from armada.server.wire.resources import GameWanted, SeatWanted
from armada.testing.other_secrets import with_other_secrets
from tests.proves import proves
from tests.server.ledgers import Log, screen_of
from tests.server.lobbies import FRIEND, Lobby, lobby, seats_of, state_of, until
from tests.server.player import SocketPlayer
from tests.server.running import Json, Running, running, settings_in

FLEETS = tuple([key for side in ("rebels", "empire") for key in ready_made_teams()[f"{side}_2x300"].fleet_keys])
SHARED = {"profile": "standard", "points": 300, "options": ["team_play"]}
COMMANDERS = ("rebels_300", "empire_300")


def admiral(side: int, player: str = "me", **more: str) -> Json:
    """A seat for a Grand Admiral without a fleet."""
    return {"player": player, "role": "grand_admiral", "side": side, **more}


def mate(side: int, player: str = "random", **more: str) -> Json:
    """A seat that shares the fleet of its team."""
    return {"player": player, "role": "teammate", "side": side, **more}


def four_computers() -> list[Json]:
    """Four computers with fleets."""
    return [{"player": "random", "fleet": key} for key in FLEETS]


def commanders(*players: str) -> list[Json]:
    """Two Team Commanders with their fleets."""
    return [{"player": player, "fleet": fleet} for player, fleet in zip(players, COMMANDERS, strict=True)]


def reason(server: Running, seats: list[Json], **wanted: Any) -> tuple[str, str]:
    """The rule and the sentence with which a game is refused."""
    answer = server.rest.post("/games", json={"seats": seats, **wanted})
    assert answer.status_code in (400, 422), answer.text
    return answer.json()["rule"], answer.json()["reason"]


# Grand Admirals without a fleet


@proves("SEC-65")
def test_one_person_is_grand_admiral_without_a_fleet_and_decides_for_a_team_of_computers(server: Running) -> None:
    made = server.make([*four_computers(), admiral(0)], profile="sector_fleet", points=600)
    with server.sit(made["game"], made["token"]) as player:
        assert [seat["role"] for seat in player.table["seats"]] == ["fleet"] * 4 + ["grand_admiral"]
        assert (player.welcome["seats"], player.table["seats"][4]["side"]) == ([4], 0)
        assert player.play(Random(2), 2) == 2
        players = player.update["scene"]["players"]
        assert [each["seat"] for each in players if each["is_grand_admiral"] and each["side"] == 0] == [4]


def test_seats_without_a_fleet_that_the_rules_do_not_know_are_refused_with_a_remedy(server: Running) -> None:
    sector = {"profile": "sector_fleet", "points": 600}
    mine = [{"player": "me", "fleet": FLEETS[0]}, *four_computers()[1:]]
    duel = [{"player": "me", "fleet": "rebels_600"}, {"player": "random", "fleet": "empire_600"}]
    assert reason(server, [*mine, admiral(0)], **sector)[0] == "SEC-65", "one person has a fleet and the other place"
    assert reason(server, [*four_computers(), admiral(0), admiral(0, "random")], **sector)[1].startswith(
        "A team has one"
    )
    assert "Choose Sector Fleet" in reason(server, [*duel, admiral(0, "random")], **sector)[1]
    assert "Name side 0 or 1" in reason(server, [*mine, {"player": "random", "role": "grand_admiral"}], **sector)[1]
    assert "come first" in reason(server, [admiral(0), *four_computers()], **sector)[1]
    assert reason(server, [*mine, mate(0)], **sector)[0] == "OPT-05"


def test_somebody_without_a_seat_becomes_grand_admiral_in_the_lobby_with_the_consent_of_the_team(
    server: Running,
) -> None:
    with lobby(server) as table:
        for name, seat in (("Jun", 1), ("Mara", 2), ("Priya", 3)):
            table.arrive(name, seat)
        table.bring()
        ruth = table.arrive("Ruth")
        refused = ruth.request("sit_down", seat=3)
        assert (refused["rule"], refused["reason"]) == (
            "SEC-16",
            "All four seats are taken (SEC-16). You can watch, take over from a computer when the game has started, "
            "or be Grand Admiral without a fleet if the team agrees (SEC-65).",
        )
        jun, mara = table.people[1:3]
        assert mara.request("add_admiral", side=0)["type"] == "not_accepted", "the other team decides for itself"
        assert ruth.request("add_admiral", side=0)["type"] == "accepted"
        assert ruth.request("sit_down", seat=4)["type"] == "accepted"
        until(jun, lambda shown: len(shown["seats"]) == 5 and state_of(jun, 4) == "brought")
        place = jun.table["lobby"]["seats"][4]
        assert (place["letter"], place["role"]) == ("", "grand_admiral")
        assert [state_of(jun, seat) for seat in range(4)] == ["brought", "brought", "ready", "ready"]
        assert "Missing: Ilse, Jun and Ruth" in table.host.request("start_game")["reason"]
        assert ruth.request("bring_fleet", seat=4, fleet=FLEETS[0])["rule"] == "SEC-65"
        assert ruth.request("sit_down", seat=4, also=True)["type"] == "accepted", "asking again changes nothing"
        for player in (table.host, jun, ruth):
            assert player.request("say_ready", ready=True)["type"] == "accepted"
        table.start()
        ruth.wait_for(lambda update: update["table"]["lobby"] is None)
        assert seats_of(ruth) == [4]
        again = table.sit(table.tokens[4])
        assert again.welcome["seats"] == [4]


def test_a_late_arrival_takes_the_place_of_a_grand_admiral_over_from_a_computer(server: Running) -> None:
    with lobby(server) as table:
        jun = table.arrive("Jun", 1)
        assert table.host.request("add_admiral", side=0)["type"] == "accepted"
        for seat in (2, 3, 4):
            assert table.host.request("seat_computer", seat=seat, level="random")["type"] == "accepted"
        table.bring()
        table.start()
        ruth = table.arrive("Ruth")
        assert ruth.request("take_over", seat=4)["type"] == "accepted"
        until(jun, lambda shown: bool(shown["proposals"]))
        (proposal,) = jun.table["proposals"]
        assert proposal["text"] == "Ruth would take over the place of the Grand Admiral from the computer"
        for player, seat in ((table.host, 0), (jun, 1)):
            assert player.request("reply", seat=seat, proposal=proposal["number"], agree=True)["type"] == "accepted"
        until(ruth, lambda shown: shown["seats"][4]["kind"] == "human")
        assert seats_of(ruth) == [4]


def test_the_place_of_a_grand_admiral_is_removed_and_seats_after_it_move_up(server: Running) -> None:
    with lobby(server) as table:
        jun, mara = table.arrive("Jun", 1), table.arrive("Mara", 2)
        for side in (0, 1):
            assert table.host.request("add_admiral", side=side)["type"] == "accepted"
        priya = table.arrive("Priya")
        assert priya.request("sit_down", seat=5)["type"] == "accepted"
        assert jun.request("sit_down", seat=4, also=True)["rule"] == "SEC-65"
        assert "Only the host" in mara.request("remove_admiral", side=0)["reason"]
        assert jun.request("remove_admiral", side=0)["type"] == "accepted"
        until(priya, lambda shown: len(shown["seats"]) == 5)
        assert seats_of(priya) == [4]
        assert '"seats":[4]' in "".join([text for text in priya.heard if '"seated"' in text])
        assert "Only the host" in mara.request("remove_admiral", side=1)["reason"], "somebody sits there"
        assert table.host.request("seat_computer", seat=3, level="random")["type"] == "accepted"
        assert table.host.request("remove_admiral", side=1)["type"] == "accepted"
        until(priya, lambda shown: len(shown["seats"]) == 4)
        assert seats_of(priya) == []


def test_who_moves_between_a_fleet_and_the_grand_admirals_place_keeps_the_fleet(server: Running) -> None:
    with lobby(server) as table:
        assert table.host.request("bring_fleet", seat=0, fleet=FLEETS[0])["type"] == "accepted"
        assert table.host.request("add_admiral", side=0)["type"] == "accepted"
        assert table.host.request("move_person", seat=0, to=4)["type"] == "accepted"
        until(table.host, lambda shown: shown["seats"][4]["person"] == 0)
        assert state_of(table.host, 0) == "free"
        assert table.host.request("sit_down", seat=1)["type"] == "accepted"
        until(table.host, lambda shown: shown["seats"][1]["person"] == 0)
        assert state_of(table.host, 1) == "brought"
        assert table.host.request("seat_computer", seat=4, level="random")["type"] == "accepted"
        until(table.host, lambda shown: shown["seats"][4]["kind"] == "bot")
        assert state_of(table.host, 4) == "ready"


# Shared fleets


@proves("OPT-05", "OPT-06", "OPT-07")
def test_me_and_three_computers_share_two_fleets_that_are_dealt_out_evenly(server: Running) -> None:
    seats = [*commanders("me", "random"), mate(0), mate(1)]
    checked = server.rest.post("/games/check", json={"seats": seats, **SHARED}).json()
    controllers = [card["controller"] for card in checked["cards"] if card["side"] == 0]
    assert controllers == [(0, 2)[place % 2] for place in range(len(controllers))]
    made = server.make(seats, **SHARED)
    with server.sit(made["game"], made["token"]) as player:
        assert [seat["role"] for seat in player.table["seats"]] == ["fleet", "fleet", "teammate", "teammate"]
        assert [seat["side"] for seat in player.table["seats"]] == [0, 1, 0, 1]
        assert player.play(Random(2), 4) == 4


def test_cards_are_dealt_out_by_hand_and_everybody_needs_one(server: Running) -> None:
    seats = [*commanders("me", "random"), mate(0), mate(1)]
    cards = server.rest.post("/games/check", json={"seats": seats, **SHARED}).json()["cards"]
    counts = [sum(card["side"] == side for card in cards) for side in (0, 1)]
    chosen = [[*[0] * (count - 1), 1] for count in counts]
    checked = server.rest.post("/games/check", json={"seats": seats, **SHARED, "controllers": chosen}).json()
    assert [card["controller"] for card in checked["cards"] if card["side"] == 0] == [*[0] * (counts[0] - 1), 2]
    server.make(seats, **SHARED, controllers=chosen)
    idle = [[0] * count for count in counts]
    rule, told = reason(server, seats, **SHARED, controllers=idle)
    assert rule == "OPT-07"
    assert "controls no ship or squadron" in told


def test_teams_that_are_not_equal_and_shared_fleets_of_other_profiles_are_refused(server: Running) -> None:
    assert reason(server, [*commanders("me", "random"), mate(0), mate(0)], **SHARED)[0] == "OPT-05"
    assert reason(server, commanders("me", "random"), **SHARED)[0] == "OPT-05"
    assert reason(server, [*commanders("me", "random"), mate(0, "me"), mate(1)], **SHARED)[0] == "OPT-05"
    assert "come first" in reason(server, [*commanders("me", "random"), mate(1), mate(0)], **SHARED)[1]
    assert "team play" in reason(server, [*commanders("me", "random"), mate(0), mate(1)], points=300)[1]


@contextmanager
def shared_lobby(server: Running) -> Iterator[tuple[Lobby, list[SocketPlayer]]]:
    """Four people who share two fleets: Ilse and Mara command, Jun is Ilse's teammate and Priya Mara's."""
    seats = [{"player": "me", "name": "Ilse"}, FRIEND, mate(0, "friend"), mate(1, "friend")]
    made = server.make(seats, lobby=True, **SHARED)
    with ExitStack() as sockets:
        table = Lobby(server, sockets, made)
        mara, jun, priya = [table.arrive(name, seat) for name, seat in (("Mara", 1), ("Jun", 2), ("Priya", 3))]
        yield table, [table.host, mara, jun, priya]


def test_in_a_lobby_the_commander_brings_the_fleet_and_the_team_deals_it_out(server: Running) -> None:
    with shared_lobby(server) as (table, (ilse, mara, jun, priya)):
        assert jun.request("bring_fleet", seat=2, fleet=COMMANDERS[0])["rule"] == "OPT-06"
        assert jun.request("say_ready", ready=True)["reason"].startswith("Ilse has not brought your team’s fleet")
        assert jun.request("deal_cards", seat=2, controllers=[])["rule"] == "OPT-05"
        for player, seat in ((ilse, 0), (mara, 1)):
            assert player.request("bring_fleet", seat=seat, fleet=COMMANDERS[seat])["type"] == "accepted"
        until(jun, lambda shown: bool(shown["lobby"]["cards"]))
        cards = jun.table["lobby"]["cards"]
        assert {card["side"] for card in cards} == {0}, "the other team's cards are its own business"
        assert [card["controller"] for card in cards][:4] == [0, 2, 0, 2]
        assert jun.request("say_ready", ready=True)["type"] == "accepted"
        chosen = [0] * (len(cards) - 1) + [2]
        assert ilse.request("deal_cards", seat=0, controllers=chosen)["type"] == "accepted"
        until(jun, lambda shown: [card["controller"] for card in shown["lobby"]["cards"]] == chosen)
        assert state_of(jun, 2) == "brought", "what was agreed on has changed"
        for controllers, says in (([0] * len(cards), "Jun would control"), ([0], "Name a player"), ([1] * 9, "OPT-07")):
            refused = ilse.request("deal_cards", seat=0, controllers=controllers)
            assert (refused["type"], refused["rule"]) == ("not_accepted", "OPT-07")
            assert says in refused["reason"]
        for player in (ilse, mara, jun, priya):
            assert player.request("say_ready", ready=True)["type"] == "accepted"
        table.start()
        units = jun.update["scene"]["units"]
        assert [unit["controller"] for unit in units].count(2) == 1, "Jun controls one card"


@proves("OPT-09")
def test_in_the_command_phase_a_team_that_shares_a_fleet_talks_about_commands_at_the_table(server: Running) -> None:
    seats = [*commanders("me", "random"), mate(0), mate(1)]
    made = server.make(seats, **SHARED)
    with server.sit(made["game"], made["token"]) as player:
        player.play(Random(4), until=lambda update: update["scene"]["phase"] == "command")
        refused = player.request("say", seat=0, text="Repair", to="team")
        assert (refused["rule"], refused["type"]) == ("OPT-09", "not_accepted")
        assert player.request("say", seat=0, text="Repair", to="table")["type"] == "accepted"


def test_what_was_agreed_about_shared_fleets_and_admirals_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, thinkers=0, previewers=0)) as first, shared_lobby(first) as (table, (ilse, *_)):
        assert ilse.request("bring_fleet", seat=0, fleet=COMMANDERS[0])["type"] == "accepted"
        until(ilse, lambda shown: bool(shown["lobby"]["cards"]))
        chosen = [2] + [0] * (len(ilse.table["lobby"]["cards"]) - 1)
        assert ilse.request("deal_cards", seat=0, controllers=chosen)["type"] == "accepted"
        until(ilse, lambda shown: [card["controller"] for card in shown["lobby"]["cards"]] == chosen)
        before, game, token = ilse.table["lobby"], table.game, table.tokens[0]
        with lobby(first) as other:
            assert other.host.request("add_admiral", side=1)["type"] == "accepted"
            until(other.host, lambda shown: len(shown["seats"]) == 5)
            other_before, other_game, other_token = other.host.table["lobby"], other.game, other.tokens[0]
    with running(settings_in(tmp_path, thinkers=0, previewers=0)) as second:
        with second.sit(game, token) as player:
            assert player.table["lobby"] == before
        with second.sit(other_game, other_token) as player:
            assert player.table["lobby"] == other_before


# Secrets


def planned(*seats: SeatWanted, **wanted: Any) -> GameCreated:
    """The first entry of a game, with a seed of its own."""
    made = plan_new_game(GameWanted(seats=seats, **wanted)).made
    return msgspec.structs.replace(made, seed="7")


def with_admirals() -> GameCreated:
    """A game of four computers with a Grand Admiral without a fleet for each team."""
    fleets = [SeatWanted(player="random", fleet=key) for key in FLEETS]
    admirals = [SeatWanted(player="random", role=Role.GRAND_ADMIRAL, side=side) for side in (0, 1)]
    return planned(*fleets, *admirals, profile="sector_fleet", points=600)


def with_shared_fleets() -> GameCreated:
    """A game of two teams of two that share a fleet each."""
    fleets = [SeatWanted(player="random", fleet=key) for key in COMMANDERS]
    mates = [SeatWanted(player="random", role=Role.TEAMMATE, side=side) for side in (0, 1)]
    return planned(*fleets, *mates, points=300, options=("team_play",))


class LogOf(Log):
    """A log of a game that was made in some way."""

    def __init__(self, made: GameCreated) -> None:
        super().__init__()
        self.ledger = Ledger(made)


def shown(log: Log, screen: Screen, folder: Path) -> bytes:
    """All that a screen is told of a table."""
    table = Table("game", log.ledger, SqliteStore(folder / "none.db"), lambda table: None, grace=0.0)
    table.view_cache = ViewCache(log.ledger)
    return msgspec.json.encode([table.update(Session(screen, Limits())), table.listed(), table.shown()])


@pytest.mark.parametrize("made", [with_admirals, with_shared_fleets])
def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_know(made: Any, tmp_path: Path) -> None:
    log = LogOf(made())
    timeline, compared = log.ledger.timeline, 0
    assert timeline is not None
    for step in range(120):
        for viewer in [*map(Seat, range(len(log.ledger.seating.places))), None] if step % 12 == 0 else []:
            true = timeline.game
            others = with_other_secrets(true, viewer)
            screen = screen_of() if viewer is None else screen_of(viewer)
            before = shown(log, screen, tmp_path)
            timeline.game = others
            assert shown(log, screen, tmp_path) == before
            timeline.game = true
            compared += others.state != true.state
        log.decide()
    assert compared > 10


# Replays


@pytest.mark.parametrize(
    "seats", [[*four_computers(), admiral(1, "random")], [*commanders("random", "random"), mate(0)]]
)
def test_a_replay_is_seen_by_every_seat_and_goes_on_with_the_same_seats(server: Running, seats: list[Json]) -> None:
    shares = len(seats) == 3
    fleets = [(ready_made() if shares else ready_made_for_teams())[seat["fleet"]] for seat in seats if "fleet" in seat]
    how: Json = {"points": 300, "teams": [["Ilse", "Jun"], ["Mara"]]} if shares else {"points": 600}
    if not shares:
        how |= {"profile": "sector_fleet", "admirals_without_fleet": [1], "names": [*"ABCD", "Ruth"]}
    game, rng = Game.new(fleets, seed=3, **how), Random(3)
    for _ in range(40):
        question = game.questions[0]
        game.play(question.sample(rng), question.seat)
    game.concede(0)
    opened = server.rest.post("/replays", json={"record": game.record()})
    assert opened.status_code == 201, opened.text
    replay = opened.json()["replay"]
    last = len(seats) - 1
    assert str(last) in opened.json()["views"]
    scene = server.rest.get(f"/replays/{replay}/scenes?first=20&last=20&view={last}")
    assert scene.status_code == 200, scene.text
    wanted = [{"player": "random"} for _ in seats[1:]]
    branch = {"moment": 20, "seats": [{"player": "me"}, *wanted]}
    made = server.rest.post(f"/replays/{replay}/branch", json=branch)
    assert made.status_code == 201, made.text
    with server.sit(made.json()["game"], made.json()["token"]) as player:
        assert [seat["role"] for seat in player.table["seats"]] == [seat.get("role", "fleet") for seat in seats]
        assert player.play(Random(1), 1) == 1
    few = server.rest.post(f"/replays/{replay}/branch", json={"moment": 20, "seats": wanted})
    assert f"This game has {len(seats)} seats" in few.json()["reason"]
