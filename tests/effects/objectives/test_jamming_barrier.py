"""Jamming Barrier: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.catalog.shapes import ObstacleKind
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.attack import Attack
from armada.rules.attack_effects import REMOVED_DIE
from armada.rules.obstacles import kind_of
from armada.rules.targets import legal_attacks
from armada.rules.token_placement import TOKEN
from armada.state.events.attack import DieRemoved
from armada.state.events.setup import ObstaclePlaced, ShipDeployed
from tests.builders.objective_table import (
    B_WING,
    CR90,
    GLADIATOR,
    TIE_BOMBER,
    VICTORY_II,
    X_WING,
    LastOfRound,
    after_obstacles,
    attack,
    offered,
    playing,
    setting_up,
)
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves


def barrier(attacker: str = VICTORY_II, *, x: float = 900, obstacle: bool = False) -> Scenario:
    """A ship of seat 0 attacks a corvette; the barrier lies around this x, between the two."""
    table = playing("jamming_barrier")
    ship = table.ship(attacker, 900, 250)
    table.ship(CR90, 900, 420, 180, side=1, speed=0)
    table.token("jamming_barrier", x - 60, 350)
    table.token("jamming_barrier", x + 60, 350)
    if obstacle:
        table.obstacle("asteroid_field_1", 900, 350)
    table.run(LastOfRound())
    found = next(a for a in legal_attacks(table.game, ship, (FRONT,)) if a.option.target_zone is FRONT)
    table.events += table.game.interrupt(Attack.of(found))
    return table


@proves("FX-17")
def test_an_attack_across_the_barrier_loses_half_of_its_dice_rounded_down() -> None:
    table = barrier()
    for color in ("red", "red", "blue"):
        table.answer(REMOVED_DIE, color, seat=0)
    assert [event.by for event in table.all(DieRemoved)] == ["jamming_barrier"] * 3
    assert table.question.kind.name == "roll"


def test_beside_the_barrier_nothing_is_removed() -> None:
    assert not barrier(x=1000).all(DieRemoved)
    assert barrier(x=1000).question.kind.name == "roll"


@proves("ATK-21", "ATK-23")
def test_the_attacker_says_whether_obstruction_or_the_barrier_comes_first() -> None:
    for first, left in (("obstruction", 2), ("jamming_barrier@2000", 1)):
        table = barrier(GLADIATOR, obstacle=True)
        assert offered(table) == {"obstruction", "jamming_barrier"}
        table.answer(EFFECT, first, seat=0)
        while table.question.kind is REMOVED_DIE:
            table.answer(REMOVED_DIE, table.question.options[0])
        assert 4 - len(table.all(DieRemoved)) == left


def test_a_single_die_and_a_squadrons_three_dice() -> None:
    table = playing("jamming_barrier")
    one = table.squadron(X_WING, 900, 400)
    other = table.squadron(TIE_BOMBER, 900, 470, side=1)
    table.token("jamming_barrier", 800, 435)
    table.token("jamming_barrier", 1000, 435)
    attack(table, other, None, one, None)
    assert not table.all(DieRemoved), "half of one die is none"
    table = playing("jamming_barrier")
    one = table.squadron(B_WING, 900, 400)
    other = table.squadron(TIE_BOMBER, 900, 470, side=1)
    table.token("jamming_barrier", 800, 435)
    table.token("jamming_barrier", 1000, 435)
    attack(table, one, None, other, None)
    assert len(table.all(DieRemoved)) == 1


@proves("SETUP-30")
def test_asteroid_and_dust_fields_are_placed_and_after_deployment_two_tokens() -> None:
    table = after_obstacles(setting_up("jamming_barrier"))
    kinds = [kind_of(table.game, event.obstacle) for event in table.all(ObstaclePlaced)]
    assert sorted(kinds) == [ObstacleKind.ASTEROID] * 3 + [ObstacleKind.DUST] * 2
    table.go_to(TOKEN)
    assert len(table.all(ShipDeployed)) == 5
    assert table.question.seat == 1
    table.answer(TOKEN, pose_at(500, 450))
    assert table.refusal(pose_at(500 + 304.8 + 19.1, 450)).rule == "OBJ-04"
    table.answer(TOKEN, pose_at(500 + 304.8 + 18.9, 450))
