"""The common parts of all requests in a lobby: the lobby, its host, its seats and people."""

from __future__ import annotations

from armada.catalog.profiles import profile as profile_named
from armada.engine.seats import Seat
from armada.messages.message import say
from armada.server.history import entries as happened
from armada.server.history.lobby import Lobby
from armada.server.history.seating import Person, Place
from armada.server.live.handling import Handling, RequestRefused
from armada.server.tables.team_fleets import TeamFleets


class LobbyHandling(Handling):
    """Requests of one session in a lobby, of one kind."""

    def _side(self, side: int) -> int:
        if side not in (0, 1):
            raise RequestRefused(say("lobby-no-team"))
        return side

    @property
    def _is_host(self) -> bool:
        return self._lobby.host in self._session.screen.people

    @property
    def _lobby(self) -> Lobby:
        lobby = self._table.ledger.lobby
        if lobby is None or not lobby.is_open:
            raise RequestRefused(say("lobby-is-closed"))
        return lobby

    @property
    def _fleets(self) -> TeamFleets:
        return self._table.view_cache.team_fleets(self._lobby)

    @property
    def _allows_stand_ins(self) -> bool:
        return profile_named(self._table.ledger.made.profile).stand_ins

    def _check_host(self) -> None:
        if not self._is_host:
            host = self._table.ledger.seating.people[self._lobby.host]
            raise RequestRefused(say("lobby-host-only", host=host.name))

    def _own_place(self, seat: Seat) -> Place:
        """A seat of somebody at this screen."""
        place = self._place(seat)
        if place.owner is None or place.owner.number not in self._session.screen.people:
            raise RequestRefused(say("lobby-not-your-seat"))
        return place

    def _place(self, seat: Seat) -> Place:
        places = self._table.ledger.seating.places
        if not 0 <= seat < len(places):
            raise RequestRefused(say("lobby-no-seat"))
        return places[seat]

    def _named(self, number: int) -> Person:
        people = self._table.ledger.seating.people
        if not 0 <= number < len(people):
            raise RequestRefused(say("lobby-nobody"))
        return people[number]

    async def _change(self, *entries: happened.LogEntry) -> None:
        """Enter what happens in the lobby, and show it to everybody."""
        if not entries:
            return
        await self._enter(*entries)
        self._table.notify_table()
