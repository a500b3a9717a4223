"""Openings: a game that two bots have played up to a battle, for those who want to shoot in the first minute.

Nothing is made up: every decision up to there is in the log like any other. The seeds were searched for positions in
which the player's ship is next to activate with an enemy in its arc (`scripts/find_battles.py`). Everybody may know
them: what is hidden there is dealt again for each battle, and the dice from there on have a key of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec

from armada.engine.seats import Seat
from armada.players.player import answer_of
from armada.players.registry import player_named
from armada.server.history.entries import Decided, GameCreated, LogEntry, SecretsRedealt, written
from armada.server.history.ledger import Ledger

ROUND: Final = 2
"""The round in which a battle begins."""

QUESTIONS: Final = ("ship to activate", "dial use")
"""With which question of the player a battle begins; who has one ship is not asked which one to activate."""

PLAYER: Final = "greedy"
VARIED: Final = ("first player", "objective", "obstacle placement", "command dial")
"""Questions of setup and of the Command Phase that are answered by the seed, so that battles differ."""

SEEDS: Final[dict[tuple[str, str, int], str]] = {
    ("core_rebels", "core_empire", 0): "24",
    ("core_rebels", "core_empire", 1): "21",
    ("core_empire", "core_rebels", 0): "24",
    ("core_empire", "core_rebels", 1): "24",
}
"""The seed of a good battle for two ready-made fleets and the seat of the player who is to activate a ship."""


class Opening(msgspec.Struct, frozen=True):
    """A game, the seat that is to activate a ship, and how hidden facts are dealt again there."""

    made: GameCreated
    seat: Seat
    deal: SecretsRedealt


def play_opening(opening: Opening) -> Iterator[LogEntry]:
    """The decisions of a game up to where a ship of the seat is activated in the second round."""
    ledger = Ledger(opening.made)
    timeline = ledger.timeline
    assert timeline is not None, "every seat of a battle has a fleet"
    player, rng = player_named(PLAYER, opening.made.seed), Random(f"opening {opening.made.seed}")
    while timeline.asked:
        seat = next((seat for seat in timeline.asked if seat == opening.seat), timeline.asked[0])
        question = timeline.question(seat)
        assert question is not None
        if seat == opening.seat and timeline.game.state.round >= ROUND and question.kind.name in QUESTIONS:
            break
        varies = question.kind.name in VARIED and timeline.game.state.round < ROUND
        chosen = question.sample(rng) if varies else answer_of(player, timeline.game, question)
        answer = question.kind.encode(chosen)
        decided = Decided(seat=seat, kind=question.kind.name, answer=msgspec.json.decode(msgspec.json.encode(answer)))
        ledger.enter(decided)
        yield decided
    yield opening.deal


def opening_of(opening: Opening) -> list[str]:
    """The entries of a game that is played by bots up to a battle."""
    return [written(entry) for entry in play_opening(opening)]
