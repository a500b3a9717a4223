"""Openings: a game that two bots have played up to a battle, for those who want to shoot in the first minute.

Nothing is made up: every decision up to there is in the log like any other. The seeds were searched for positions in
which the player's ship is next to activate with an enemy in its arc (`scripts/find_battles.py`); the dice from there on
are other ones each time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from armada.engine.seats import Seat
from armada.players.player import answer_of
from armada.players.registry import player_named
from armada.server.entries import ChanceAnew, Decided, Happening, Made
from armada.server.ledger import Ledger

ROUND: Final = 2
"""The round in which a battle begins."""

QUESTION: Final = "ship to activate"
PLAYER: Final = "greedy"

SEEDS: Final[dict[tuple[str, str, int], str]] = {
    ("core_rebels", "core_empire", 0): "1",
    ("core_rebels", "core_empire", 1): "1",
    ("core_empire", "core_rebels", 0): "1",
    ("core_empire", "core_rebels", 1): "1",
}
"""The seed of a good battle for two ready-made fleets and the seat of the player who is to activate a ship."""


class Opening(msgspec.Struct, frozen=True):
    """A game, the seat that is to activate a ship, and from which draw on chance goes its own way."""

    made: Made
    seat: Seat
    draws: int


def play_opening(opening: Opening) -> Iterator[Happening]:
    """The decisions of a game up to where the seat activates a ship in the second round."""
    ledger = Ledger(opening.made)
    timeline = ledger.timeline
    assert timeline is not None, "every seat of a battle has a fleet"
    player = player_named(PLAYER, opening.made.seed)
    while timeline.asked:
        seat = next((seat for seat in timeline.asked if seat == opening.seat), timeline.asked[0])
        question = timeline.question(seat)
        assert question is not None
        if seat == opening.seat and timeline.game.state.round >= ROUND and question.kind.name == QUESTION:
            break
        answer = question.kind.encode(answer_of(player, timeline.game, question))
        decided = Decided(seat=seat, kind=question.kind.name, answer=msgspec.json.decode(msgspec.json.encode(answer)))
        ledger.enter(decided)
        yield decided
    yield ChanceAnew(draws=timeline.game.draws + opening.draws)
