"""Close-Range Intel Scan: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.close_range_intel_scan import SPENT_ACCURACY
from armada.rules.obstacles import kind_of
from armada.state.dice import DieFace
from armada.state.events.attack import DiceModified
from armada.state.events.setup import ObstaclePlaced
from tests.builders.objective_table import (
    B_WING,
    CR90,
    VICTORY_II,
    X_WING,
    after_obstacles,
    attack,
    gained,
    offered,
    playing,
    scanning,
    setting_up,
    use,
)
from tests.builders.scenario import FRONT
from tests.proves import proves

MISS = "blank"


@proves("DICE-09")
def test_a_ship_of_the_second_player_spends_an_accuracy_die_for_a_victory_token_once_in_an_attack() -> None:
    table = scanning("accuracy", MISS, MISS, "accuracy", "crit", "crit", first=1)
    use(table, "close_range_intel_scan").answer(SPENT_ACCURACY, (0,))
    assert gained(table) == (1, 0)
    assert len(table.last(DiceModified).pool.dice) == 5
    assert "close_range_intel_scan" not in offered(table)


def test_a_ship_of_the_first_player_needs_two_of_them() -> None:
    assert "close_range_intel_scan" not in offered(scanning("accuracy", MISS, MISS, "hit", "crit", "crit"))
    table = scanning("accuracy", MISS, MISS, "accuracy", "crit", "crit")
    use(table, "close_range_intel_scan")
    assert gained(table) == (1, 0)
    assert DieFace.ACCURACY not in [die.face for die in table.last(DiceModified).pool.dice]


@proves("DMGCARD-blinded-gunners-01")
def test_a_ship_whose_gunners_are_blinded_cannot_scan() -> None:
    table = scanning("accuracy", "accuracy", MISS, "hit", "crit", "crit", first=1, damage=("blinded_gunners",))
    assert "close_range_intel_scan" not in offered(table)


def test_squadrons_scan_nothing_and_are_not_scanned() -> None:
    table = playing("close_range_intel_scan", first=1)
    victory = table.ship(VICTORY_II, 900, 300)
    x_wing = table.squadron(X_WING, 900, 420, side=1)
    attack(table, victory, FRONT, x_wing, None).roll("accuracy")
    assert "close_range_intel_scan" not in offered(table)
    table = playing("close_range_intel_scan", first=1)
    bomber = table.squadron(B_WING, 900, 400)
    corvette = table.ship(CR90, 900, 460, 180, side=1)
    attack(table, bomber, None, corvette, FRONT).roll("accuracy", "hit")
    assert "close_range_intel_scan" not in offered(table)


@proves("SETUP-30")
def test_two_dust_fields_join_the_six_obstacles() -> None:
    table = after_obstacles(setting_up("close_range_intel_scan"))
    kinds = [kind_of(table.game, event.obstacle) for event in table.all(ObstaclePlaced)]
    assert len(kinds) == 8
    assert kinds.count(ObstacleKind.DUST) == 2
