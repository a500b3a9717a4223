"""Lobbies through real sockets: people who come by the link of a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import httpx

from armada.catalog.cards import Faction
from armada.fleet.fleet import Dialect
from armada.fleet.random_fleet import random_fleet
from tests.patience import PATIENCE
from tests.server.player import SocketPlayer
from tests.server.running import Json, Running

FRIEND: Json = {"player": "friend"}
SIDES = (Faction.REBEL, Faction.EMPIRE)


def fleet_for(seat: int, players: int = 4, points: int = 600) -> str:
    """A fleet with which a seat of a sector game can play beside those for the other seats."""
    faction = SIDES[seat >= players // 2]
    fleet = random_fleet(
        faction,
        points,
        Random(f"lobby {seat}"),
        profile="sector_fleet",
        players=players,
        cards=lambda card: not getattr(card, "unique_names", ()) or seat_of(card.key, players) == seat % (players // 2),
    )
    return fleet.write(Dialect.TOML)


def seat_of(key: str, players: int) -> int:
    """The place in its team that may use a unique card, so that no two do."""
    return Random(key).randrange(players // 2)


class Lobby:
    """A lobby, and the people who came to it."""

    def __init__(self, server: Running, sockets: ExitStack, made: Json) -> None:
        self.server, self.made = server, made
        self.game: str = made["game"]
        self.tokens = [made["token"]]
        self._sockets = sockets
        self.host = self.sit(made["token"])
        self.people = [self.host]

    def sit(self, token: str | None) -> SocketPlayer:
        """A socket with a token."""
        return self._sockets.enter_context(SocketPlayer(self.server.port, self.game, token))

    def arrive(self, name: str, seat: int | None = None) -> SocketPlayer:
        """Somebody comes by the link, each in a browser of their own, and may sit down."""
        joined = self.join(name)
        assert joined.status_code == 200, joined.text
        self.tokens.append(joined.json()["token"])
        player = self.sit(joined.json()["token"])
        self.people.append(player)
        if seat is not None:
            assert player.request("sit_down", seat=seat)["type"] == "accepted"
        return player

    def join(self, name: str) -> httpx.Response:
        """Ask to come to the table."""
        body = {"invitation": self.made["invitations"]["table"], "name": name}
        url = f"http://127.0.0.1:{self.server.port}/api/games/{self.game}/join"
        return httpx.post(url, json=body, timeout=PATIENCE)

    def bring(self, players: int = 4, points: int = 600) -> None:
        """Everybody brings a fleet for each seat and is ready."""
        for player in self.people:
            player.hear_all(quiet=0.01)
            for seat in seats_of(player):
                brought = player.request("bring_fleet", seat=seat, fleet=fleet_for(seat, players, points))
                assert brought["type"] == "accepted", brought
            ready = player.request("say_ready", ready=True)
            assert ready["type"] == "accepted", ready

    def start(self) -> None:
        """The host starts the game; everybody has heard of it."""
        started = self.host.request("start_game")
        assert started["type"] == "accepted", started
        for player in self.people:
            player.wait_for(lambda update: update["table"]["lobby"] is None)


def seats_of(player: SocketPlayer) -> list[int]:
    """The seats of the people at a screen, as the table is now."""
    own = set(player.table["you"])
    return [seat["seat"] for seat in player.table["seats"] if seat["person"] in own]


def state_of(player: SocketPlayer, seat: int) -> str:
    """How far a seat is, as somebody sees it."""
    state: str = player.table["lobby"]["seats"][seat]["state"]
    return state


def until(player: SocketPlayer, holds: Any) -> Json:
    """Wait until something holds of the table."""
    while not holds(player.table):
        player.hear()
    return player.table


@contextmanager
def lobby(server: Running, players: int = 4, points: int | None = 600, **wanted: Any) -> Iterator[Lobby]:
    """A lobby for a sector game; its host, Ilse, has the first seat."""
    seats = [{"player": "me", "name": "Ilse"}, *[FRIEND for _ in range(players - 1)]]
    made = server.make(seats, lobby=True, profile="sector_fleet", points=points, **wanted)
    with ExitStack() as sockets:
        yield Lobby(server, sockets, made)


@contextmanager
def four_people(server: Running, **wanted: Any) -> Iterator[Lobby]:
    """Four people who play: Ilse and Jun against Mara and Priya."""
    with lobby(server, **wanted) as found:
        for name, seat in (("Jun", 1), ("Mara", 2), ("Priya", 3)):
            found.arrive(name, seat)
        found.bring()
        found.start()
        yield found
