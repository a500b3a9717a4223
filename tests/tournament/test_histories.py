"""Any history of results, drops, late entries, corrections and undos keeps an event right."""

from __future__ import annotations

import tempfile
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from armada.errors import TournamentError
from armada.tournament.event import Event, RoundStatus, Schedule
from armada.tournament.log import fold, read_log
from armada.tournament.organiser import Organiser
from armada.tournament.players import Drop, GrantBye, Return
from armada.tournament.results import EnterResult
from armada.tournament.rounds import Pair, Publish, UndoRound
from armada.tournament.standings import standings
from armada.tournament.verification import verify
from tests.amounts import amount
from tests.builders.events import Desk, any_report, desk
from tests.proves import proves

STEPS = ("round", "round", "round", "result", "result", "play", "play", "drop", "return", "late", "correct", "undo")


def step(shop: Desk, what: str, rng: Random) -> None:
    """Something that an organiser might do; what cannot be done now is refused, and changes nothing."""
    event = shop.event
    ids = sorted(event.players) or [1]
    try:
        match what:
            case "round":
                if event.current is not None and event.current.status is RoundStatus.PREVIEW:
                    shop.act(Publish())
                else:
                    shop.act(Pair(seed=str(rng.random())))
            case "result":
                shop.act(EnterResult(player=rng.choice(ids), report=any_report(rng)), overrule=rng.random() < 0.8)
            case "play":
                if event.current is not None and event.current.status is RoundStatus.PUBLISHED:
                    shop.play(rng)
            case "drop":
                shop.act(Drop(players=(rng.choice(ids),)))
            case "return":
                shop.act(Return(players=(rng.choice(ids),)))
            case "late":
                shop.add(f"Late {len(ids)}")
                if rng.random() < 0.3:
                    shop.act(GrantBye(player=len(ids) + 1, round=len(event.rounds) + 1))
            case "correct":
                number = rng.randrange(1, len(event.rounds) + 2)
                shop.act(EnterResult(player=rng.choice(ids), round=number, report=any_report(rng), correct=True))
            case "undo":
                match rng.randrange(3):
                    case 0:
                        shop.undo()
                    case 1:
                        shop.redo()
                    case _:
                        shop.act(UndoRound())
    except TournamentError:
        pass


def check_sums(event: Event) -> None:
    """Points and margins of the standings are those of the matches, and every match gives what its table says."""
    points: Counter[int] = Counter()
    margins: Counter[int] = Counter()
    for round in event.rounds:
        if round.status is RoundStatus.PREVIEW:
            continue
        for match in round.matches:
            if match.verdict is not None:
                for place, id in enumerate(match.players):
                    points[id] += match.verdict.points[place]
                    margins[id] += match.verdict.margins[place]
    lines = standings(event)
    assert {one.player: (one.points, one.margin) for one in lines} == {
        id: (points[id], margins[id]) for id in event.players
    }
    ordered = [(-one.points, -one.margin, -one.schedule) for one in lines]
    assert ordered == sorted(ordered)
    for one, two in combinations(lines, 2):
        same = (one.points, one.margin, one.schedule) == (two.points, two.margin, two.schedule)
        assert (one.rank == two.rank) == same


def check_rounds(event: Event) -> None:
    """Everybody is once in a round, tables are not shared, and what could be avoided was."""
    met: dict[int, set[int]] = {id: set() for id in event.players}
    byes: Counter[int] = Counter()
    for round in event.rounds:
        ids = [id for match in round.matches for id in match.players]
        assert len(ids) == len(set(ids))
        tables = [match.table for match in round.matches if match.table is not None]
        assert len(tables) == len(set(tables))
        drawn = [match for match in round.matches if match.kind == "bye"]
        assert len(drawn) <= 1
        again = [match for match in round.matches if match.two in met[match.one]]
        if again:
            assert any("TRN-34" in said for said in round.remarks)
            assert no_fresh_pairing(
                [match.players for match in round.matches if match.two is not None], met, len(again)
            )
        for match in drawn:
            playing = [one for one in round.matches if one.kind != "granted bye"]
            assert byes[match.one] <= min(byes[id] for one in playing for id in one.players)
        for match in round.matches:
            if match.two is None:
                byes[match.one] += 1
            else:
                met[match.one].add(match.two)
                met[match.two].add(match.one)


def no_fresh_pairing(pairs: list[tuple[int, ...]], met: dict[int, set[int]], least: int) -> bool:
    """Whether these players cannot be paired with fewer rematches."""

    def fewest(left: tuple[int, ...], allowed: int) -> bool:
        if not left:
            return True
        first, *rest = left
        return any(
            allowed - (other in met[first]) >= 0
            and fewest(tuple(id for id in rest if id != other), allowed - (other in met[first]))
            for other in rest
        )

    return not fewest(tuple(id for pair in pairs for id in pair), least - 1)


@proves("TRN-34", "TRN-36", "TRN-55", "TRN-65", "TRN-97")
@settings(max_examples=amount(40), deadline=None)
@given(
    players=st.integers(2, 10),
    steps=st.lists(st.sampled_from(STEPS), min_size=5, max_size=40),
    seed=st.integers(0, 10**6),
    schedule=st.sampled_from(Schedule),
)
def test_any_history_keeps_the_event_right(players: int, steps: list[str], seed: int, schedule: Schedule) -> None:
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        shop = desk(Path(folder), players, schedule=schedule, rounds=9)
        for what in steps:
            step(shop, what, rng)
            check_sums(shop.event)
        check_rounds(shop.event)
        assert fold(shop.lines) == shop.event
        assert fold(read_log(shop.path.read_text())) == shop.event
        assert Organiser.open(shop.path).event == shop.event
        assert all(check.agrees for check in verify(shop.lines))
