"""Small events in an organiser's words."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from armada.errors import TournamentError
from armada.tournament import Ending, Organiser, Report, Settings
from armada.tournament.commands import Command
from armada.tournament.entries import EventMade
from armada.tournament.event import Event, Match, RoundStatus
from armada.tournament.log import AuditLine, fold, sealed
from armada.tournament.organiser import Done
from armada.tournament.players import AddPlayers, NewPlayer
from armada.tournament.profiles import profile_named, tier_named
from armada.tournament.results import EnterResult
from armada.tournament.rounds import Pair, Publish
from armada.tournament.standings import Standing, standings

BEGIN = datetime(2026, 11, 14, 9, 0, tzinfo=UTC)


def settings(
    name: str = "Store Championship", *, profile: str = "tournament", tier: str = "casual", **more: Any
) -> Settings:
    return Settings(name=name, profile=profile_named(profile), tier=tier_named(tier), **more)


class Desk(Organiser):
    """An organiser's desk in a test: time passes by a minute with each thing done; doubts are overruled on request."""

    minutes = 0

    def act(self, command: Command, *, overrule: bool = True) -> Done:
        self.minutes += 1
        return self.do(command, time=BEGIN + timedelta(minutes=self.minutes), overrule=overrule)

    def add(self, *names: str, **more: Any) -> None:
        self.act(AddPlayers(players=tuple(NewPlayer(name=name, **more) for name in names)))

    def round(self, seed: str = "a seed", **more: Any) -> None:
        """The next round paired and published."""
        self.act(Pair(seed=seed, **more))
        self.act(Publish())

    def result(self, player: int, own: int, other: int, *, round: int = 0, **more: Any) -> None:
        """A result from the view of one player."""
        number = round or len(self.event.rounds)
        match = self.event.round(number).match_of(player)
        assert match is not None
        scores = (own, other) if match.one == player else (other, own)
        self.act(EnterResult(player=player, report=Report(scores=scores, **more), round=round, correct=True))

    def play(self, rng: Random) -> None:
        """Results for all matches of the round that have none."""
        for match in self.event.rounds[-1].missing:
            self.act(EnterResult(player=match.one, report=any_report(rng)))

    def standing(self, player: int, after: int | None = None) -> Standing:
        return next(one for one in standings(self.event, after) if one.player == player)

    def match(self, player: int) -> Match:
        match = self.event.rounds[-1].match_of(player)
        assert match is not None
        return match

    @property
    def pairs(self) -> set[frozenset[int]]:
        return {frozenset(match.players) for match in self.event.rounds[-1].matches}

    @property
    def is_published(self) -> bool:
        return self.event.rounds[-1].status is RoundStatus.PUBLISHED


def desk(path: Path, players: int = 0, **agreed: Any) -> Desk:
    """A new event with a number of players, called A, B, C …"""
    made = Desk.make(path / f"event{len(list(path.iterdir()))}.event", settings(**agreed), time=BEGIN)
    if players:
        made.add(*(player_name(number) for number in range(players)))
    return made


def player_name(number: int) -> str:
    return chr(ord("A") + number) if number < 26 else f"P{number}"


def any_report(rng: Random) -> Report:
    """A result by chance: most of six rounds, a few of other kinds."""
    scores = (rng.randrange(0, 400), rng.randrange(0, 400))
    second = rng.randrange(2)
    match rng.randrange(12):
        case 0:
            return Report(ending=Ending.CONCESSION, lost=rng.randrange(2))
        case 1:
            return Report(ending=Ending.NO_SHOW, lost=rng.choice([0, 1, None]))
        case 2:
            return Report(ending=Ending.BOTH_DESTROYED, scores=(430, 400), second=second, together=rng.random() < 0.5)
        case 3:
            lost = rng.randrange(2)
            return Report(
                ending=Ending.DESTROYED, lost=lost, scores=(scores[0], None) if lost == 0 else (None, scores[1])
            )
        case 4:
            return Report(ending=Ending.JUDGE, points=(rng.randrange(11), rng.randrange(11)), winner=second, margin=17)
        case 5:
            return Report(scores=(scores[0], scores[0]), second=second)
    return Report(ending=rng.choice([Ending.SIX_ROUNDS, Ending.TIME]), scores=scores, second=second)


def imagined(**agreed: Any) -> Event:
    """An event without a file."""
    line = AuditLine(number=1, time=BEGIN, author="test", entry=EventMade(settings(**agreed)))
    return fold([sealed(line, "")])


def refused(desk: Desk, command: object, words: str) -> TournamentError:
    """The refusal of a command, and that nothing was written."""
    before = desk.path.read_bytes()
    with pytest.raises(TournamentError, match=words) as refusal:
        desk.do(command)  # type: ignore[arg-type]
    assert desk.path.read_bytes() == before
    return refusal.value


def doubts(shop: Desk, command: object) -> str:
    """The confirmation that a command asks of the organiser."""
    return " ".join(shop.dry_run(command).doubts)  # type: ignore[arg-type]
