"""Fleets of an event: handed in and checked, fixed from the first round, and shown to those who may see them.

A list is needed before the start (TRN-17), except in casual events (TRN-19); one fleet is used throughout (TRN-18).
"""

from __future__ import annotations

from msgspec.structs import replace

from armada.display_names import clean_line
from armada.fleet import Fault, Fleet
from armada.fleet.legality import fleet_faults
from armada.messages.message import say
from armada.tournament.commands import Command, Decision
from armada.tournament.entries import FleetHandedIn
from armada.tournament.event import Event, Player


class HandInFleet(Command, frozen=True, tag="hand in fleet"):
    """Hand in a player's fleet: a list in any format, as text."""

    player: int
    text: str

    def decide(self, event: Event) -> Decision:
        """Unreadable lines and broken rules are doubts; so is a change after the start (TRN-18, TRN-19)."""
        player = event.player(self.player)
        fleet = Fleet.read(self.text.encode())
        fleet = replace(fleet, name=clean_line(fleet.name), author=clean_line(fleet.author))
        doubts = [say("tournament-unknown-line", remark=each.message) for each in fleet.remarks if each.is_unknown]
        doubts += [f"{fault.message} {fault.remedy}".strip() for fault in event_faults(event, fleet)]
        if event.has_started and player.fleet is not None and not _is_same(player.fleet, fleet):
            rule = "TRN-18" if event.settings.tier.fleet_lists else "TRN-19"
            doubts.append(say("tournament-same-fleet", player=event.label(player.id), rule=rule))
        remarks = [each.message for each in fleet.remarks if not each.is_unknown]
        return Decision(FleetHandedIn(player.id, fleet, self.text), tuple(doubts), tuple(remarks))


def event_faults(event: Event, fleet: Fleet) -> list[Fault]:
    """Every fleet-building rule that a fleet breaks in this event (TRN-11 to TRN-14)."""
    profile = event.profile
    return fleet_faults(fleet, profile=profile.fleet_profile, points=profile.points, options=profile.fleet_options)


def without_fleet(event: Event) -> list[Player]:
    """The active players who have not handed in a fleet."""
    return [player for player in event.playing if player.fleet is None]


def fleet_shown(event: Event, player: int, viewer: int | None = None) -> Fleet | None:
    """A player's fleet as another may see it; None while it is hidden.

    Before the first round nobody sees another's fleet; from then on ships, squadrons and upgrades are public, and
    objectives stay hidden until a match reveals them (TRN-22). Players see all of their own fleet.
    """
    fleet = event.player(player).fleet
    if fleet is None or viewer == player:
        return fleet
    return replace(fleet, objectives=(), remarks=()) if event.has_started else None


def _is_same(one: Fleet, two: Fleet) -> bool:
    """Whether two lists have the same cards, in any order."""
    return _cards(one) == _cards(two)


def _cards(fleet: Fleet) -> tuple[object, ...]:
    ships = sorted((ship.card, tuple(sorted(ship.upgrades))) for ship in fleet.ships)
    return fleet.faction, ships, sorted(fleet.squadrons), sorted(fleet.objectives)
