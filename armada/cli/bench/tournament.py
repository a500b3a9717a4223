"""Benchmarks of tournaments: pairing large fields after four rounds, and their standings."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

from armada.cli.bench.timing import Figure, best_of
from armada.tournament.byes import Entrant
from armada.tournament.entries import EventMade, PlayersAdded, ResultEntered, RoundPaired, RoundPublished
from armada.tournament.event import Event, Player, Schedule, Settings
from armada.tournament.log import AuditLine, fold
from armada.tournament.pairing import pair_players
from armada.tournament.profiles import profile_named, tier_named
from armada.tournament.round_draw import draw_round
from armada.tournament.scoring import Report
from armada.tournament.standings import standings

ROUNDS = 4
BARS = {100: 0.1, 1_000: 0.3, 10_000: 1.5}
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def figures() -> list[Figure]:
    """The figures of tournaments with their bars."""
    found = []
    for players, bar in BARS.items():
        event = played_event(players)
        table = {one.player: one for one in standings(event)}
        field = [Entrant(id, table[id].points, table[id].margin, table[id].byes) for id in event.players]
        met = event.met()

        def pair(field: list[Entrant] = field, met: dict[int, set[int]] = met) -> object:
            return pair_players(field, "bench", met=met)

        best = best_of(3, pair)
        pairing = pair_players(field, "bench", met=met)
        assert not pairing.rematches
        found.append(Figure(f"pair {players:,} players after four rounds", best * 1e3, "ms", bar * 1e3))
    largest = played_event(max(BARS))
    found.append(Figure("the same with byes, tables and remarks", best_of(2, lambda: _drawn(largest)) * 1e3, "ms"))
    found.append(Figure("standings of 10,000 players", best_of(3, lambda: standings(largest)) * 1e3, "ms", 200))
    software = played_event(max(BARS), Schedule.SOFTWARE)
    found.append(
        Figure("standings by the software's formula", best_of(3, lambda: standings(software)) * 1e3, "ms", 200)
    )
    return found


def played_event(players: int, schedule: Schedule = Schedule.SUM, rounds: int = ROUNDS) -> Event:
    """An event with this many players after some rounds, with random results, in memory."""
    rng = Random(players)
    settings = Settings(
        name="Bench",
        profile=profile_named("tournament"),
        tier=tier_named("casual"),
        schedule=schedule,
        rounds=rounds + 1,
    )
    event = fold([AuditLine(number=1, time=NOW, author="bench", entry=EventMade(settings))])
    everybody = tuple(Player(id=id, name=f"Player {id}") for id in range(1, players + 1))
    PlayersAdded(everybody).apply(event, NOW)
    for number in range(1, rounds + 1):
        RoundPaired(draw_round(event, number, f"round {number}")).apply(event, NOW)
        RoundPublished(number).apply(event, NOW)
        for place, match in enumerate(event.rounds[-1].matches):
            if not match.is_bye:
                report = Report(scores=(rng.randrange(400), rng.randrange(400)), second=0)
                ResultEntered(number, place, match.players, report).apply(event, NOW)
    return event


def _drawn(event: Event) -> object:
    return draw_round(event, len(event.rounds) + 1, "bench")
