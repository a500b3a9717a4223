from __future__ import annotations

import pytest

from armada.errors import ArmadaError
from armada.players.registry import PLAYERS, player_named
from armada.testing import check_player
from tests.builders.games import new_game


@pytest.mark.parametrize("name", sorted(PLAYERS))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_keeps_to_the_rules_of_players_with_core_fleets(name: str, seat: int) -> None:
    game = new_game("core_rebels", "core_empire", seed=seat)
    assert check_player(PLAYERS[name], game, seat=seat, seed=5) > 20


@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_a_player_keeps_to_the_rules_of_players_with_many_cards(name: str) -> None:
    game = new_game("rebels_400_squadrons", "empire_400_flotillas", seed=11)
    assert check_player(PLAYERS[name], game, seat=0, seed=6) > 80


def test_an_unknown_player_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(ArmadaError, match=r"There is no player .grand moff.\. The players are random, greedy"):
        player_named("grand moff")
