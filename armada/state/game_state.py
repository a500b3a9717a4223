"""The state of a game: one frozen record of frozen records. A change makes a new one that shares all the rest."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from armada.catalog.cards import Printing
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.state.records import CardDials, Deck, Lasting, Obstacle, Player, ShownDials, Token, Unit, Upgrade


class Phase(StrEnum):
    """The part of a round."""

    SETUP = "setup"
    COMMAND = "command"
    SHIP = "ship"
    SQUADRON = "squadron"
    STATUS = "status"
    OVER = "over"


@all_open
class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a game: the winning side, the score of each side, the margin of victory and why."""

    winner: Side
    scores: tuple[int, int]
    margin: int
    reason: str


@all_open
class GameState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is true of a game. A unit's id is its place in `units`, an upgrade's its place in `upgrades`.

    `without_effect`: the cards in the game whose effects are not written, and so do nothing. A field with a default is
    written only where it differs, so that adding one does not change the digests of earlier games.
    """

    profile: str
    options: tuple[str, ...]
    printing: Printing
    points: int
    play_area: str
    players: tuple[Player, ...]
    grand_admirals: tuple[Seat, Seat] = msgspec.field(name="speakers")
    first_side: Side
    round: int
    phase: Phase
    units: tuple[Unit, ...]
    upgrades: tuple[Upgrade, ...]
    obstacles: tuple[Obstacle, ...]
    tokens: tuple[Token, ...]
    decks: tuple[Deck, ...]
    objective: str | None
    victory_tokens: tuple[int, int]
    lasting: tuple[Lasting, ...]
    without_effect: tuple[str, ...]
    outcome: Outcome | None
    destroyed_fleets: tuple[Side, ...] = ()
    """The sides that have lost their last ships."""

    destroyed_together: bool = False
    """Whether both sides lost them at the same time (TRN-53)."""

    is_time_called: bool = False
    """Whether the game ends with this round (TRN-43)."""

    conceded: tuple[Side, ...] = ()
    """The sides that conceded, the first one first (TRN-44)."""

    shown_dials: tuple[ShownDials, ...] = ()
    """The dials that players have shown to teammates (SEC-39)."""

    card_dials: CardDials | None = None
    """The command dials on the objective card."""

    without_fleet: tuple[Seat, ...] = ()
    """The seats that own no fleet.

    In a sector fleet game each is the Grand Admiral of its side (SEC-65); in team play they share the fleet of their
    Team Commander (OPT-05).
    """
