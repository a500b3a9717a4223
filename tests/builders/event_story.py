"""A small event from its first player to its champion, with something of everything that its log can tell."""

from __future__ import annotations

from pathlib import Path

from armada.tournament.cut import Finish, MakeCut
from armada.tournament.desk import AnswerNote, CallJudge, GiveTime, TakeNote
from armada.tournament.players import ChangePlayer, Disqualify, Drop, Return
from armada.tournament.results import BindGame, ClearResult, EnterResult, ReportResult
from armada.tournament.rounds import CloseRound
from armada.tournament.scoring import Ending, Report
from tests.builders.events import Desk, desk

ADA, BEN, CEM, DEE, EVE = range(1, 6)


def told(path: Path) -> Desk:
    """The event: Ada meets Dee and Cem meets Eve, Ben has a bye; then Eve leaves, and four play on for the final."""
    shop = desk(path, rounds=2, place="The Shop", date="2026-11-14")
    shop.add("Ada", "Ben", "=Cem", club="The Club")
    shop.add("Dee", "Eve", email="somebody@example.org")
    shop.act(ChangePlayer(player=DEE, club="Others"))
    shop.act(Disqualify(player=DEE, why="Came late"))
    shop.act(Return(players=(DEE,)))
    shop.round("one")
    shop.act(GiveTime(minutes=10))
    shop.act(GiveTime(minutes=-5, table=2))
    shop.act(CallJudge(player=DEE, text="Line of sight"))
    shop.act(AnswerNote(note=1, text="Obstructed", minutes=3))
    shop.act(TakeNote(kind="warning", text="", table=1, player=DEE))
    shop.act(ReportResult(player=ADA, report=Report(scores=(300, 120))))
    shop.result(ADA, 290, 120)
    shop.result(ADA, 310, 120)
    shop.undo()
    shop.act(EnterResult(player=EVE, report=Report(ending=Ending.CONCESSION, lost=1)))
    shop.act(ClearResult(player=EVE))
    shop.act(EnterResult(player=EVE, report=Report(ending=Ending.TIME, scores=(150, 90))))
    shop.act(CloseRound())
    shop.act(Drop(players=(EVE,), why="Had to leave."))
    shop.round("two")
    shop.act(BindGame(player=BEN, game="abc123"))
    shop.act(BindGame(player=BEN, game=""))
    for match in shop.event.rounds[1].matches:
        for player in match.players:
            shop.act(ReportResult(player=player, report=Report(scores=(250, 200))))
    shop.act(MakeCut(size=2, seed="cut"))
    shop.round()
    shop.result(shop.event.rounds[2].matches[0].one, 180, 170)
    shop.act(Finish())
    return shop
