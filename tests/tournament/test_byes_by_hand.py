"""A bye by hand: only for a player who is to be paired, and only where the number of those is odd."""

from __future__ import annotations

from pathlib import Path

import pytest

from armada.errors import TournamentError
from armada.tournament.event import MatchKind
from armada.tournament.log import fold
from armada.tournament.organiser import Organiser
from armada.tournament.players import Drop, GrantBye
from armada.tournament.rounds import LockPairs, Pair, SetPair
from armada.tournament.verification import verify
from tests.builders.events import Desk, desk
from tests.proves import proves


def refused(shop: Desk, bye: int) -> TournamentError:
    """Giving the bye is refused whatever the organiser insists on, and nothing is written."""
    before = len(shop.lines)
    with pytest.raises(TournamentError) as caught:
        shop.act(Pair(seed="s", bye=bye))
    assert not caught.value.can_overrule
    assert caught.value.remedy
    assert len(Organiser.open(shop.path).lines) == before
    return caught.value


@proves("TRN-33")
def test_a_bye_by_hand_in_an_even_field_is_refused(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    assert "4 players" in str(refused(shop, 3))


@proves("TRN-33")
def test_a_bye_by_hand_in_a_later_round_leaves_nobody_out(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.result(1, 100, 50)
    shop.result(next(match.one for match in shop.event.rounds[0].missing), 100, 50)
    refused(shop, 2)
    shop.add("Late")
    shop.act(Pair(seed="s", bye=2))
    assert {id for match in shop.event.rounds[-1].matches for id in match.players} == {1, 2, 3, 4, 5}


def test_a_bye_by_hand_for_somebody_who_is_not_there_is_never_written(tmp_path: Path) -> None:
    shop = desk(tmp_path, 5)
    refused(shop, 99)
    refused(shop, -1)
    assert Organiser.open(shop.path).event.players.keys() == {1, 2, 3, 4, 5}


def test_a_bye_by_hand_for_a_player_who_has_left_is_refused(tmp_path: Path) -> None:
    shop = desk(tmp_path, 6)
    shop.act(Drop(players=(2,)))
    assert "dropped" in str(refused(shop, 2))


def test_a_bye_by_hand_for_a_player_with_a_granted_bye_is_refused(tmp_path: Path) -> None:
    shop = desk(tmp_path, 6)
    shop.act(GrantBye(player=2, round=1))
    assert "granted" in str(refused(shop, 2))
    shop.act(Pair(seed="s", bye=3))
    assert {match.one: match.kind for match in shop.event.rounds[-1].matches if match.is_bye} == {
        2: MatchKind.GRANTED,
        3: MatchKind.BYE,
    }


def test_a_bye_by_hand_for_a_player_whose_pair_is_locked_is_refused(tmp_path: Path) -> None:
    shop = desk(tmp_path, 5)
    shop.act(Pair(seed="s", bye=5))
    shop.act(SetPair(one=1, two=2))
    assert "locked" in str(refused(shop, 1))


def test_a_bye_by_hand_makes_no_sense_in_elimination_rounds(tmp_path: Path) -> None:
    from armada.tournament.cut import MakeCut

    shop = desk(tmp_path, 2)
    shop.round()
    shop.result(1, 100, 50)
    shop.act(MakeCut(size=2, seed="s"))
    assert "elimination" in str(refused(shop, 1)).lower()


def test_a_locked_bye_and_a_late_player_give_no_second_bye(tmp_path: Path) -> None:
    shop = desk(tmp_path, 5)
    shop.act(Pair(seed="s", bye=3))
    shop.act(LockPairs(players=(3,)))
    shop.add("Late")
    done = shop.act(Pair(seed="t"))
    assert not any(match.is_bye for match in shop.event.rounds[-1].matches)
    assert {id for match in shop.event.rounds[-1].matches for id in match.players} == {1, 2, 3, 4, 5, 6}
    assert any("bye" in remark for remark in done.remarks)


def test_a_locked_bye_stays_when_the_rest_is_paired_again(tmp_path: Path) -> None:
    shop = desk(tmp_path, 5)
    shop.act(Pair(seed="s", bye=3))
    shop.act(LockPairs(players=(3,)))
    shop.act(Pair(seed="t"))
    assert [match.one for match in shop.event.rounds[-1].matches if match.is_bye] == [3]


def test_a_locked_pair_whose_player_has_left_is_let_go(tmp_path: Path) -> None:
    shop = desk(tmp_path, 6)
    shop.act(Pair(seed="s"))
    gone, left = shop.event.rounds[-1].matches[0].players
    shop.act(LockPairs(players=(gone,)))
    shop.act(Drop(players=(gone,)))
    done = shop.act(Pair(seed="t"))
    paired = {id for match in shop.event.rounds[-1].matches for id in match.players}
    assert paired == {player.id for player in shop.event.playing}
    assert left in paired
    assert any("locked" in remark for remark in done.remarks)


def test_a_draw_that_would_be_refused_today_can_still_be_read_and_is_said_not_to_be_checkable(tmp_path: Path) -> None:
    """Files from before byes by hand were checked hold such draws."""
    from msgspec.structs import replace

    from armada.tournament.entries import RoundPaired
    from armada.tournament.log import sealed

    shop = desk(tmp_path, 4)
    shop.act(Pair(seed="s"))
    drawn = shop.lines[-1]
    assert isinstance(drawn.entry, RoundPaired)
    old = sealed(replace(drawn, entry=RoundPaired(replace(drawn.entry.round, given_bye=3)), digest=""), "")
    lines = [*shop.lines[:-1], old]
    assert fold(lines).rounds[-1].given_bye == 3
    (check,) = verify(lines)
    assert check.agrees is None
    assert "bye" in check.why
