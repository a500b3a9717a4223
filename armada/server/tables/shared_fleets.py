"""Team play: the ships and squadrons of a shared fleet, and who of its team controls each (OPT-05 to OPT-07)."""

from __future__ import annotations

from armada.fleet.roster import roster
from armada.server.history.ledger import Ledger
from armada.server.wire.lobby import Role, SharedCard


def shared_cards(ledger: Ledger, side: int) -> tuple[SharedCard, ...]:
    """The cards of the fleet that a team shares, in its order; none where each player has a fleet."""
    team = ledger.seating.team(side)
    fleet = next((place.fleet for place in team if place.role is Role.FLEET), None)
    if fleet is None or not ledger.made.shares_fleets:
        return ()
    found = roster(fleet)
    cards = [
        *[(ship.card.key, ship.label, ship.points) for ship in found.ships],
        *[(card.key, card.title, card.points) for card in found.squadrons],
    ]
    return tuple(
        [
            SharedCard(side=side, card=key, title=title, points=points, controller=team[place].seat)
            for (key, title, points), place in zip(cards, ledger.controllers(side), strict=True)
        ]
    )
