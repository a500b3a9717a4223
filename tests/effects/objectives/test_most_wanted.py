"""Most Wanted: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.effects.objectives.objective import OBJECTIVE_SHIP, objective_ships
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.attack_effects import ADDED_COLOR
from armada.state.events.attack import DiceModified
from tests.builders.ending_table import ended, lose
from tests.builders.objective_table import (
    CR90,
    FLOTILLA,
    TIE_BOMBER,
    VICTORY,
    X_WING,
    attack,
    offered,
    playing,
    setting_up,
    use,
    wanted,
)
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

HIT, CRIT = "hit", "crit"


def added(table: Scenario, key: str) -> int:
    """By how many dice an effect changed the pool."""
    pools = [event for event in table.all(DiceModified) if event.by == key]
    return len(pools[-1].pool.dice) if pools else 0


@proves("CARD-most-wanted-01")
def test_a_ship_that_attacks_an_objective_ship_may_add_one_die_of_a_colour_in_its_pool() -> None:
    table, _ = wanted()
    table.roll(*[HIT] * 3, *[HIT] * 3)
    use(table, "most_wanted")
    assert set(table.question.options) == {"red", "black"}
    table.answer(ADDED_COLOR, "black", seat=0).roll("hit crit")
    assert added(table, "most_wanted") == 7
    assert "most_wanted" not in offered(table), "once in an attack"


@proves("CARD-most-wanted-01")
def test_nothing_is_added_against_other_ships_or_by_squadrons() -> None:
    table, _ = wanted(objective=False)
    table.roll(*[HIT] * 6)
    assert "most_wanted" not in offered(table)
    table = playing("most_wanted")
    bomber = table.squadron(TIE_BOMBER, 900, 390)
    corvette = table.ship(CR90, 900, 450, 180, side=1)
    table.token("objective_ship", ship=corvette)
    attack(table, bomber, None, corvette, FRONT).roll(HIT)
    assert "most_wanted" not in offered(table)


@proves("CARD-most-wanted-01")
def test_the_added_die_may_be_declined() -> None:
    table, _ = wanted()
    table.roll(*[HIT] * 6).answer(EFFECT, PASS)
    assert added(table, "most_wanted") == 0


@proves("CARD-most-wanted-02", "OBJ-02")
def test_the_second_player_chooses_an_own_ship_and_an_enemy_ship() -> None:
    table = setting_up("most_wanted", first=0).go_to(OBJECTIVE_SHIP)
    game = table.game
    assert table.question.seat == 1
    assert {game.owner(ship) for ship in table.question.options} == {1}
    table.answer(OBJECTIVE_SHIP, table.question.options[0], seat=1)
    assert table.question.seat == 1
    assert {game.owner(ship) for ship in table.question.options} == {0}
    table.answer(OBJECTIVE_SHIP, table.question.options[0], seat=1)
    assert sorted(game.owner(ship) for ship in objective_ships(game)) == [0, 1]


@proves("CARD-most-wanted-02", "SCORE-05")
def test_a_destroyed_flotilla_that_is_objective_ship_scores_its_18_points_once_more() -> None:
    table = playing("most_wanted")
    table.ship(VICTORY, 300, 300)
    flotilla = table.ship(FLOTILLA, 900, 700, side=1)
    table.ship(CR90, 1500, 700, side=1)
    x_wing = table.squadron(X_WING, 800, 700, side=1)
    table.token("objective_ship", ship=flotilla)
    lose(table, flotilla, x_wing)
    assert ended(table).scores == (18 + 13 + 18, 0), "the squadron counts once"
