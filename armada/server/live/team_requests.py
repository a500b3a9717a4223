"""The requests of a team in a lobby: its Grand Admiral, the cards that it shares, and those that one gives up."""

from __future__ import annotations

from armada.engine.seats import letter_of
from armada.messages.message import say
from armada.server.history import entries as happened
from armada.server.history import lobby_entries
from armada.server.history.card_swaps import Swap
from armada.server.history.seating import Place, fleet_data
from armada.server.live.handling import RequestRefused
from armada.server.live.lobby_handling import LobbyHandling
from armada.server.tables.shared_fleets import shared_cards
from armada.server.wire import lobby as asked
from armada.server.wire.table import SeatKind


class TeamRequests(LobbyHandling):
    """The requests of one session about its team."""

    async def add_admiral(self, request: asked.AddAdmiral) -> None:
        """Give a team a place for a Grand Admiral without a fleet."""
        seating, side = self._table.ledger.seating, self._side(request.side)
        person = self._person(request.person)
        if not self._lobby.allows_admirals:
            raise RequestRefused(say("lobby-admiral-teams-only"), rule="SEC-65")
        if any(seating[seat].side != side for seat in seating.owned_by(person)) and not self._is_host:
            raise RequestRefused(say("lobby-admiral-other-team"), rule="SEC-65")
        if seating.admiral(side) is None:
            await self._change(lobby_entries.AdmiralAdded(side=side))

    async def remove_admiral(self, request: asked.RemoveAdmiral) -> None:
        """Remove the place of a Grand Admiral without a fleet."""
        seating, side = self._table.ledger.seating, self._side(request.side)
        person, place = self._person(request.person), seating.admiral(side)
        if place is None:
            return
        if place.kind is not SeatKind.OPEN and place.owner is not person:
            self._check_host()
        if any(seating[seat].side != side for seat in seating.owned_by(person)):
            self._check_host()
        await self._change(lobby_entries.AdmiralRemoved(side=side))

    async def deal_cards(self, request: asked.DealCards) -> None:
        """Say who of a team controls which card of the fleet that it shares."""
        place, ledger = self._own_place(request.seat), self._table.ledger
        cards = shared_cards(ledger, place.side)
        if not cards:
            raise RequestRefused(say("lobby-nothing-shared"), rule="OPT-05")
        team = ledger.seating.team(place.side)
        seats = [mate.seat for mate in team]
        if request.controllers and len(request.controllers) != len(cards):
            raise RequestRefused(say("lobby-cards-count", cards=len(cards)), rule="OPT-07")
        if not set(request.controllers) <= set(seats):
            raise RequestRefused(say("lobby-cards-team"), rule="OPT-07")
        idle = [mate for mate in team if request.controllers and mate.seat not in request.controllers]
        if idle:
            raise RequestRefused(say("lobby-cards-idle", player=idle[0].name or letter_of(idle[0].seat)), rule="OPT-07")
        controllers = tuple([seats.index(seat) for seat in request.controllers])
        if controllers != self._lobby.controllers[place.side]:
            await self._change(lobby_entries.CardsDealt(side=place.side, controllers=controllers))

    # Unique cards

    async def ask_swap(self, request: asked.AskSwap) -> None:
        """Ask the teammate who brought a unique card first to give it up."""
        place, lobby = self._own_place(request.seat), self._lobby
        clash = self._fleets.clashing_name(place, request.card)
        if clash is None:
            raise RequestRefused(say("lobby-swap-none"), rule="SEC-24")
        name, mate = clash
        swap = Swap(place.seat, mate.seat, name)
        if swap in lobby.swaps.asked.values():
            return
        if lobby.swaps.is_declined(swap):
            raise RequestRefused(say("lobby-swap-declined", player=mate.name, name=name), rule="SEC-24")
        if mate.owner is None:
            await self._change(*self._given_up_by_computer(swap, mate))
        elif mate.owner is place.owner:
            await self._change(lobby_entries.SwapAnswered(seat=swap.seat, of=swap.of, name=name, is_agreed=True))
        else:
            await self._change(lobby_entries.SwapAsked(seat=swap.seat, of=swap.of, name=name))

    def _given_up_by_computer(self, swap: Swap, mate: Place) -> list[happened.LogEntry]:
        """A computer agrees, and takes another fleet that suits its team."""
        fleet = self._fleets.another(mate)
        if fleet is None:
            raise RequestRefused(say("lobby-no-computer-fleet", seat=letter_of(mate.seat)))
        return [
            lobby_entries.SwapAnswered(seat=swap.seat, of=swap.of, name=swap.name, is_agreed=True),
            lobby_entries.ComputerSeated(seat=mate.seat, level=mate.level, fleet=fleet_data(fleet)),
        ]

    async def answer_swap(self, request: asked.AnswerSwap) -> None:
        """Give a unique card up for a teammate, or keep it."""
        place, swap = self._own_place(request.seat), self._lobby.swaps.asked.get(request.swap)
        if swap is None or swap.of != place.seat:
            raise RequestRefused(say("lobby-swap-over"))
        answered = lobby_entries.SwapAnswered(seat=swap.seat, of=swap.of, name=swap.name, is_agreed=request.agree)
        await self._change(answered)
