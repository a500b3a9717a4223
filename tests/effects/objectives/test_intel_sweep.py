"""Intel Sweep: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest

from armada.effects.damage_cards.lasting import CREW_PANIC, Panic
from armada.effects.objectives.objective import CHOSEN_OBJECTIVE_TOKEN, OBJECTIVE_SHIP
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.ship_phase import DIAL_USE, DialUse
from armada.rules.token_placement import TOKEN
from armada.state.events.setup import ShipDeployed
from tests.builders.ending_table import ended
from tests.builders.objective_table import (
    CR90,
    VICTORY,
    after_obstacles,
    gained,
    offered,
    playing,
    setting_up,
    sweeping,
    use,
)
from tests.builders.scenario import FRONT
from tests.proves import proves


@proves("CARD-intel-sweep-01")
def test_an_objective_ship_that_reveals_a_dial_may_take_a_token_at_distance_1() -> None:
    table, _ = sweeping((900, 400), (900, 500))
    use(table, "intel_sweep")
    assert gained(table) == (1, 0)
    assert [token.pose is None for token in table.game.state.tokens[1:]] == [True, False]
    assert table.question.kind is DIAL_USE


@proves("CARD-intel-sweep-01")
def test_of_two_tokens_only_one_is_taken_with_each_reveal_and_that_may_be_declined() -> None:
    table, _ = sweeping((900, 400), (930, 400))
    use(table, "intel_sweep").answer(CHOSEN_OBJECTIVE_TOKEN, 2)
    assert gained(table) == (1, 0)
    assert "intel_sweep" not in offered(table)
    table, _ = sweeping((900, 400))
    table.answer(EFFECT, PASS).answer(DIAL_USE, DialUse.KEEP)
    assert gained(table) == (0, 0)


@proves("CARD-intel-sweep-01")
def test_other_ships_and_far_tokens_give_nothing() -> None:
    assert not offered(sweeping((900, 400), chosen=False)[0])
    assert not offered(sweeping((900, 430))[0])


@proves("CARD-intel-sweep-01", "DMGCARD-crew-panic-01")
def test_a_ship_whose_crew_panics_and_discards_the_dial_takes_no_token() -> None:
    table, _ = sweeping((900, 400), damage=("crew_panic",))
    table.answer(CREW_PANIC, Panic.DISCARD)
    assert not offered(table)
    table, _ = sweeping((900, 400), damage=("crew_panic",))
    table.answer(CREW_PANIC, Panic.SUFFER).answer(DAMAGED_ZONE, FRONT)
    assert offered(table) == {"intel_sweep"}


@proves("CARD-intel-sweep-01", "SCORE-05", "OBJ-05")
@pytest.mark.parametrize(("tokens", "scores"), [((3, 2), (75, 0)), ((2, 2), (0, 0)), ((0, 1), (0, 75))])
def test_having_more_tokens_is_worth_75_points(tokens: tuple[int, int], scores: tuple[int, int]) -> None:
    table = playing("intel_sweep")
    table.ship(CR90, 900, 300)
    table.ship(VICTORY, 300, 800, side=1)
    assert ended(table, victory_tokens=tokens).scores == scores


@proves("CARD-intel-sweep-01", "OBJ-07", "OBJ-10", "OBJ-02")
def test_five_tokens_are_placed_in_turn_and_then_each_player_names_a_ship_before_deployment() -> None:
    table = after_obstacles(setting_up("intel_sweep"))
    for number, x in enumerate((350, 620, 900, 1180, 1450)):
        assert table.asks(TOKEN, 0 if number % 2 else 1), "the second player first"
        assert table.refusal(pose_at(x, 300)).rule == "OBJ-04"
        if number:
            assert table.refusal(pose_at(360, 450)).rule == "OBJ-04", "too close to another token"
        table.answer(TOKEN, pose_at(x, 450))
    assert table.asks(OBJECTIVE_SHIP, 0)
    assert not table.all(ShipDeployed)
    table.answer(OBJECTIVE_SHIP, table.question.options[0]).answer(OBJECTIVE_SHIP, table.question.options[0], seat=1)
    assert table.question.kind not in (TOKEN, OBJECTIVE_SHIP)
