"""A correction that reaches back behind a bracket or a cut: it is questioned, and what it made wrong can be mended."""

from __future__ import annotations

from pathlib import Path

import pytest

from armada.errors import TournamentError
from armada.tournament.bracket_repair import RebuildBracket, TakeRoundsBack
from armada.tournament.course import NextStep, next_step, possible
from armada.tournament.cut import BeginDay, Finish, MakeCut, champion
from armada.tournament.event import Presence, RoundStatus, Schedule
from armada.tournament.organiser import Organiser
from armada.tournament.results import ClearResult, EnterResult
from armada.tournament.rounds import Pair
from armada.tournament.scoring import Report
from tests.builders.events import Desk, desk


def correction(shop: Desk, player: int, own: int, other: int, round: int) -> EnterResult:
    """A corrected result from the view of one player."""
    match = shop.event.round(round).match_of(player)
    assert match is not None
    scores = (own, other) if match.one == player else (other, own)
    return EnterResult(player=player, round=round, report=Report(scores=scores), correct=True)


def questioned(shop: Desk, command: EnterResult) -> str:
    """The objection to a correction; nothing is written until the organiser insists."""
    before = len(shop.lines)
    with pytest.raises(TournamentError) as caught:
        shop.act(command, overrule=False)
    assert caught.value.can_overrule
    assert len(shop.lines) == before
    return str(caught.value)


def swiss(shop: Desk, rounds: int = 1) -> None:
    """Swiss rounds in which the lower number wins, the lowest by the most."""
    for number in range(rounds):
        shop.round(seed=f"swiss {number}")
        for match in shop.event.rounds[-1].matches:
            if match.two is not None:
                low = min(match.players)
                shop.result(low, 300 - 20 * low, 100)


def semifinals(path: Path, players: int = 8) -> Desk:
    """Eight players, one Swiss round, a cut to four, and the final published: whoever is named first won."""
    shop = desk(path, players, rounds=1)
    swiss(shop)
    shop.act(MakeCut(size=4, seed="cut"))
    shop.round()
    for match in shop.event.rounds[-1].matches:
        shop.result(match.one, 200, 100)
    shop.round()
    return shop


def test_correcting_a_semifinal_after_the_final_is_published_is_questioned(tmp_path: Path) -> None:
    shop = semifinals(tmp_path)
    wrong = shop.event.rounds[1].matches[0]
    assert wrong.two is not None
    said = questioned(shop, correction(shop, wrong.two, 300, 100, round=2))
    assert "final" in said
    assert shop.event.label(wrong.two) in said


def test_correcting_a_semifinal_after_the_final_is_played_makes_nobody_champion(tmp_path: Path) -> None:
    shop = semifinals(tmp_path)
    shop.result(shop.event.rounds[2].matches[0].one, 200, 100)
    assert champion(shop.event) is not None
    wrong = shop.event.rounds[1].matches[0]
    assert wrong.two is not None
    shop.act(correction(shop, wrong.two, 300, 100, round=2))
    assert champion(shop.event) is None
    assert next_step(shop.event) is NextStep.REBUILD
    assert "pair" not in possible(shop.event)
    with pytest.raises(TournamentError, match="Rebuild"):
        shop.act(Pair(seed="s"))
    with pytest.raises(TournamentError) as caught:
        shop.act(Finish(), overrule=False)
    assert shop.event.label(wrong.two) in str(caught.value)


def test_the_score_of_a_semifinal_can_be_corrected_without_a_question_while_its_winner_stays(tmp_path: Path) -> None:
    shop = semifinals(tmp_path)
    winner = shop.event.rounds[1].matches[0].one
    shop.act(correction(shop, winner, 250, 100, round=2), overrule=False)
    with pytest.raises(TournamentError, match="already matches its results"):
        shop.act(RebuildBracket())


def test_a_rebuilt_bracket_keeps_the_results_of_matches_that_stand(tmp_path: Path) -> None:
    shop = desk(tmp_path, 8, rounds=1)
    swiss(shop)
    shop.act(MakeCut(size=8, seed="cut"))
    for _ in range(2):
        shop.round()
        for match in shop.event.rounds[-1].matches:
            shop.result(match.one, 200, 100)
    shop.round()
    shop.result(shop.event.rounds[-1].matches[0].one, 200, 100)
    first, second = shop.event.rounds[2].matches
    wrong = shop.event.rounds[1].matches[0]
    assert wrong.two is not None
    shop.act(correction(shop, wrong.two, 300, 100, round=2))
    done = shop.act(RebuildBracket())
    assert len(shop.event.rounds) == 3, "the final waits for the semifinal that is to be played again"
    assert shop.event.rounds[2].status is RoundStatus.PUBLISHED
    replayed, kept = shop.event.rounds[2].matches
    assert kept == second
    assert wrong.two in replayed.players
    assert replayed.players != first.players
    assert replayed.report is None
    assert done.line.overruled
    assert Organiser.open(shop.path).event == shop.event
    shop.undo()
    assert len(shop.event.rounds) == 4


def test_a_rebuilt_final_is_played_by_whoever_won(tmp_path: Path) -> None:
    shop = semifinals(tmp_path)
    shop.result(shop.event.rounds[2].matches[0].one, 200, 100)
    shop.act(Finish())
    wrong = shop.event.rounds[1].matches[0]
    assert wrong.two is not None
    shop.act(correction(shop, wrong.two, 300, 100, round=2))
    shop.act(RebuildBracket())
    assert not shop.event.is_finished
    final = shop.event.rounds[2].matches[0]
    assert wrong.two in final.players
    assert wrong.one not in final.players
    shop.result(wrong.two, 200, 100)
    assert champion(shop.event) == wrong.two


def test_later_rounds_can_be_taken_back_instead(tmp_path: Path) -> None:
    shop = semifinals(tmp_path)
    wrong = shop.event.rounds[1].matches[0]
    assert wrong.two is not None
    shop.act(correction(shop, wrong.two, 300, 100, round=2))
    shop.act(TakeRoundsBack(after=2))
    assert len(shop.event.rounds) == 2
    assert shop.event.cut is not None
    assert shop.event.rounds[-1].status is RoundStatus.PUBLISHED
    shop.act(Pair(seed="s"))
    assert wrong.two in shop.event.rounds[-1].matches[0].players


def test_a_swiss_correction_that_changes_who_made_the_cut_is_questioned(tmp_path: Path) -> None:
    shop = semifinals(tmp_path)
    assert shop.event.cut is not None
    inside = shop.event.cut.players[0]
    match = shop.event.rounds[0].match_of(inside)
    assert match is not None
    other = next(id for id in match.players if id != inside)
    said = questioned(shop, correction(shop, other, 390, 0, round=1))
    assert f"{shop.event.label(other)}" in said
    assert "cut" in said


def test_a_cut_can_be_taken_back_with_its_rounds_and_made_again(tmp_path: Path) -> None:
    shop = semifinals(tmp_path)
    assert shop.event.cut is not None
    inside = shop.event.cut.players[0]
    match = shop.event.rounds[0].match_of(inside)
    assert match is not None
    other = next(id for id in match.players if id != inside)
    shop.act(correction(shop, other, 390, 0, round=1))
    with pytest.raises(TournamentError, match="deletes 2 results"):
        shop.act(TakeRoundsBack(after=1), overrule=False)
    shop.act(TakeRoundsBack(after=1))
    assert Organiser.open(shop.path).event.cut is None
    shop.act(MakeCut(size=4, seed="again"))
    assert other in shop.event.cut.players
    assert inside not in shop.event.cut.players


def test_a_swiss_correction_that_changes_nothing_about_the_cut_is_not_questioned(tmp_path: Path) -> None:
    shop = semifinals(tmp_path)
    assert shop.event.cut is not None
    first = shop.event.cut.players[0]
    shop.act(correction(shop, first, 390, 0, round=1), overrule=False)


def test_a_swiss_correction_that_seeds_the_cut_differently_is_questioned(tmp_path: Path) -> None:
    shop = semifinals(tmp_path)
    assert shop.event.cut is not None
    last = shop.event.cut.players[-1]
    assert "seed" in questioned(shop, correction(shop, last, 395, 0, round=1))


def test_another_tiebreaker_that_changes_who_made_the_cut_is_questioned(tmp_path: Path) -> None:
    from msgspec.structs import replace

    from armada.tournament.desk import ChangeSettings
    from armada.tournament.profiles import profile_named

    shop = semifinals(tmp_path)
    custom = profile_named("custom", table=(*profile_named("custom").table[:1],))
    command = ChangeSettings(settings=replace(shop.event.settings, profile=custom, schedule=Schedule.SUM))
    doubts = shop.dry_run(command).doubts
    assert doubts
    assert not any("cut" in doubt for doubt in doubts), "margins of victory still decide in the same order"


def test_a_correction_that_changes_who_went_on_to_the_next_day_is_questioned(tmp_path: Path) -> None:
    shop = desk(tmp_path, 8, rounds=2)
    swiss(shop)
    shop.act(BeginDay(top=4, seed="day"))
    out = [player.id for player in shop.event.players.values() if player.presence is Presence.OUT]
    shop.round()
    said = questioned(shop, correction(shop, out[0], 395, 0, round=1))
    assert "day" in said
    shop.act(correction(shop, out[0], 395, 0, round=1))
    shop.act(TakeRoundsBack(after=1))
    assert shop.event.days == [1]
    assert len(shop.event.playing) == 8


def test_a_result_that_a_cut_was_made_by_cannot_be_taken_out(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4, rounds=1)
    swiss(shop)
    shop.act(MakeCut(size=2, seed="cut"))
    with pytest.raises(TournamentError, match="cut"):
        shop.act(ClearResult(player=1))
