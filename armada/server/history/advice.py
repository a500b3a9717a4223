"""Players' advice to the Grand Admiral of their team, as long as it holds. Only their team sees it."""

from __future__ import annotations

from typing import Final, NamedTuple

from armada.engine.seats import Seat
from armada.rules.deployment import NEXT_PLAYER
from armada.rules.ship_phase import PLAYER
from armada.server.history.entries import Advised, Decided
from armada.server.wire.team_talk import Advice
from armada.state.game_state import GameState

CHOOSES_PLAYER: Final = frozenset([PLAYER.name, NEXT_PLAYER.name])
"""The questions whose answer says who has the next turn."""


class _Given(NamedTuple):
    advice: Advice
    when: tuple[int, str]
    """The round and phase in which it was given."""


class Advices:
    """The advice that was given and holds still: for each seat one request for the turn, and one suggestion."""

    def __init__(self) -> None:
        self._given: list[_Given] = []

    def add(self, entry: Advised, state: GameState) -> None:
        """Somebody gives advice, another one than before, or takes it back."""
        is_turn = entry.number is None
        self._given = [
            each
            for each in self._given
            if each.advice.seat != entry.seat or (each.advice.number is None) is not is_turn
        ]
        if not entry.is_withdrawn:
            advice = Advice(seat=entry.seat, to=entry.to, number=entry.number, answer=entry.answer, text=entry.text)
            self._given.append(_Given(advice, _moment(state)))

    def decide(self, entry: Decided) -> None:
        """A Grand Admiral has decided: what was suggested is over, and so are requests once a player is chosen."""
        self._given = [
            each
            for each in self._given
            if each.advice.to != entry.seat or (each.advice.number is None and entry.kind not in CHOOSES_PLAYER)
        ]

    def take_back(self) -> None:
        """Decisions were taken back: questions are asked again, and suggestions for them are dropped."""
        self._given = [each for each in self._given if each.advice.number is None]

    def to_team(self, seats: frozenset[Seat], state: GameState) -> tuple[Advice, ...]:
        """The advice of a team's seats that holds now."""
        return tuple([each.advice for each in self._given if each.advice.seat in seats and each.when == _moment(state)])


def _moment(state: GameState) -> tuple[int, str]:
    return state.round, state.phase
