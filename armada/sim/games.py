"""A game of a batch: its fleets, its players, and its result.

Everything follows from the seed of the batch and the number of the game, so it does not matter where it is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from armada.engine.effects import read_ident
from armada.engine.seats import Seat
from armada.fleet.fleet import Fleet
from armada.fleet.limits import fitting_points
from armada.players.player import Player, answer_of
from armada.players.registry import player_named
from armada.records.game import Game
from armada.rules.scoring import cost
from armada.state.events.cards import EffectResolved
from armada.state.events.damage import Destroyed


class Matchup(msgspec.Struct, frozen=True, kw_only=True):
    """The setup of every game in a batch: the fleets of both sides, as text, and the names of the players of each side.

    The first half of the fleets plays against the second. A `mirrored` match plays each seed twice: the players change
    sides for the second game, so that neither fleets nor dice favour one of them.
    """

    fleets: tuple[str, ...]
    players: tuple[str, str]
    profile: str = "standard"
    points: int | None = None
    play_area: str | None = None
    options: tuple[str, ...] = ()
    allow_missing: bool = False
    allow_illegal: bool = False
    mirrored: bool = False

    @classmethod
    def of(cls, fleets: Sequence[Fleet], players: tuple[str, str], **agreed: Any) -> Matchup:
        """A match of these fleets, by default at points that fit them."""
        if agreed.get("points") is None:
            agreed["points"] = fitting_points(fleets, agreed.get("profile", "standard"))
        return cls(fleets=tuple([fleet.write("json") for fleet in fleets]), players=players, **agreed)

    def players_of(self, number: int) -> tuple[str, str]:
        """The names of the players of both sides in a game."""
        one, other = self.players
        return (other, one) if self.mirrored and number % 2 else (one, other)

    def seed_of(self, seed: int | str, number: int) -> str:
        """The seed of a game of a batch; both games of a mirrored pair have the same."""
        return f"{seed}/{number // 2 if self.mirrored else number}"


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """The points of the ships and squadrons that a seat destroyed with attacks, and of those that it lost."""

    destroyed: int
    lost: int


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one game, with the names of the players of both sides.

    `used` counts how often each side resolved an effect of each card.
    """

    number: int
    players: tuple[str, str] = ("", "")
    winner: int
    scores: tuple[int, int]
    margin: int
    reason: str
    rounds: int
    first: int
    objective: str
    decisions: int
    seats: tuple[SeatResult, ...] = ()
    used: tuple[dict[str, int], dict[str, int]] = ({}, {})


@lru_cache(maxsize=8)
def _fleet(text: str) -> Fleet:
    return Fleet.read(text)


def new_game(match: Matchup, seed: int | str, number: int) -> Game:
    """A game of the batch, at its first question."""
    return Game.new(
        [_fleet(text) for text in match.fleets],
        profile=match.profile,
        points=match.points,
        play_area=match.play_area,
        options=match.options,
        allow_missing=match.allow_missing,
        allow_illegal=match.allow_illegal,
        seed=match.seed_of(seed, number),
    )


def new_players(match: Matchup, seed: int | str, number: int) -> list[Player]:
    """The players of a game of the batch by seat, each with its own seed."""
    half, players, of_game = len(match.fleets) // 2, match.players_of(number), match.seed_of(seed, number)
    return [player_named(players[seat >= half], f"{of_game}/{seat}") for seat in range(len(match.fleets))]


def play_game(
    match: Matchup, seed: int | str, number: int, is_stopped: Callable[[], bool] = lambda: False
) -> GameResult | None:
    """Play one game of a batch to its end; None if it is stopped."""
    game = new_game(match, seed, number)
    players = new_players(match, seed, number)
    used: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    cards = _owners(game)
    destroyed, lost = Counter[Seat](), Counter[Seat]()
    decisions = 0
    while questions := game.questions:
        if is_stopped():
            return None
        question = questions[0]
        answer = answer_of(players[question.seat], game, question)
        decisions += 1
        acting = set()
        for event in game.play(answer, question.seat):
            if isinstance(event, Destroyed):
                lost[game.owner(event.unit)] += cost(game, event.unit)
                if event.destroyer is not None and not game.are_friendly(event.destroyer, event.unit):
                    destroyed[game.owner(event.destroyer)] += cost(game, event.unit)
            if isinstance(event, EffectResolved):
                used[game.side_of(event.seat)][read_ident(event.effect)[0]] += 1
            elif (by := getattr(event, "by", "")) in cards:
                acting.add(by)
        for key in acting:
            used[game.side_of(cards[key])][key] += 1
    outcome = game.outcome
    assert outcome is not None, "a game without a question is over"
    return GameResult(
        number=number,
        players=match.players_of(number),
        winner=outcome.winner,
        scores=outcome.scores,
        margin=outcome.margin,
        reason=str(outcome.reason),
        rounds=game.state.round,
        first=game.state.first_side,
        objective=game.state.objective or "",
        decisions=decisions,
        seats=tuple(
            [SeatResult(destroyed=destroyed[player.seat], lost=lost[player.seat]) for player in game.state.players]
        ),
        used=(dict(sorted(used[0].items())), dict(sorted(used[1].items()))),
    )


def _owners(game: Game) -> dict[str, Seat]:
    """The owners of cards that only one seat has and whose effects show only in events, not in a window."""
    found: dict[str, Seat] = {}
    shared = set()
    edition = game.index.edition
    for card in (*game.state.upgrades, *game.state.units):
        if not edition.effects_of(card.card) and found.setdefault(card.card, card.seat) != card.seat:
            shared.add(card.card)
    return {key: seat for key, seat in found.items() if key not in shared}
