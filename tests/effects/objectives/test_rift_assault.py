"""Rift Assault: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest

from armada.effects.verbs.dice import CHANGED_DIE, NEW_FACE, SPENT_DIE
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.state.dice import DieFace
from armada.state.events.attack import DiceModified
from armada.state.events.damage import DamageCardDealt
from armada.state.records import ShipId
from tests.builders.objective_table import (
    CR90,
    VICTORY,
    LastOfRound,
    attack,
    gained,
    offered,
    playing,
    setting_up,
    use,
)
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

KEY = "rift_assault"


def struck(*faces: str, marked: bool = False, first: int = 0, gap: float = 300.0) -> tuple[Scenario, ShipId]:
    """A Victory of seat 0 (3 red, 3 black) attacks a corvette so far (mm) from an asteroid field."""
    table = playing(KEY, first=first)
    victory = table.ship(VICTORY, 900, 300)
    corvette = table.ship(CR90, 900, 450, 180, side=1, speed=0)
    table.obstacle("asteroid_field_1", 900 + 20.5 + gap + 14.2, 450)
    if marked:
        table.token(KEY, ship=corvette)
    return attack(table, victory, FRONT, corvette, FRONT).roll(*faces), corvette


MISSES = ("blank",) * 5


@proves("EXT-objective-10", "DICE-09")
def test_a_die_with_an_icon_is_spent_to_mark_a_ship_away_from_obstacles() -> None:
    table, corvette = struck("hit", *MISSES, gap=80)
    use(table, KEY)
    assert table.last(DiceModified).pool.places(face=DieFace.HIT) == ()
    assert table.game.state.tokens[0].unit == corvette
    assert gained(table) == (0, 0)


@pytest.mark.parametrize(("face", "gap"), [("blank", 80.0), ("hit", 70.0)])
def test_a_blank_die_or_a_ship_near_an_obstacle_serves_not(face: str, gap: float) -> None:
    assert KEY not in offered(struck(face, *MISSES, gap=gap)[0])


@proves("EXT-objective-10", "DICE-08", "DICE-18", "OBJ-05")
def test_the_first_player_turns_a_die_to_an_accuracy_or_a_single_hit_and_gains_a_token() -> None:
    table, _ = struck("blank", *MISSES, marked=True)
    use(table, KEY).answer(CHANGED_DIE, 0)
    assert set(table.question.options) == {DieFace.ACCURACY, DieFace.HIT}
    table.answer(NEW_FACE, DieFace.HIT)
    assert gained(table) == (1, 0)
    assert table.game.state.tokens[0].unit < 0


@proves("EXT-objective-10", "DICE-08")
def test_the_second_player_turns_a_die_to_any_face_with_an_icon() -> None:
    table, _ = struck("blank", *MISSES, marked=True, first=1)
    use(table, KEY).answer(CHANGED_DIE, 5)
    assert set(table.question.options) == {DieFace.HIT, DieFace.HIT_CRIT}
    table.answer(NEW_FACE, DieFace.HIT_CRIT)
    assert gained(table) == (1, 0)


@proves("EXT-objective-10")
def test_a_mark_may_be_given_and_used_up_in_one_attack_each_once() -> None:
    table, corvette = struck("hit", "hit", *MISSES[1:])
    use(table, KEY).answer(SPENT_DIE, 0)
    use(table, KEY).answer(CHANGED_DIE, 1).answer(NEW_FACE, DieFace.HIT)
    assert gained(table) == (1, 0)
    assert KEY not in offered(table), "each once in an attack"
    assert all(token.unit != corvette for token in table.game.state.tokens)
    table, corvette = struck("hit", "hit", *MISSES[1:], marked=True)
    use(table, KEY).answer(CHANGED_DIE, 1).answer(NEW_FACE, DieFace.HIT)
    use(table, KEY).answer(SPENT_DIE, 0)
    assert table.game.state.tokens[1].unit == corvette, "it is marked again"
    assert KEY not in offered(table)


@proves("DMG-27", "STAT-08", "EXT-obstacle-15")
@pytest.mark.parametrize(("speed", "y", "cards"), [(1, 300, 1), (0, 300, 1), (2, 300, 0), (1, 100, 0)])
def test_slow_ships_near_the_rift_are_dealt_a_facedown_card_at_the_end_of_the_round(
    speed: int, y: float, cards: int
) -> None:
    table = playing(KEY)
    corvette = table.ship(CR90, 900, y, speed=speed)
    table.ship(VICTORY, 300, 800, 180, side=1, speed=0)
    table.obstacle("gravity_rift", 900, 470)
    table.run(LastOfRound())
    dealt = table.all(DamageCardDealt)
    assert [(event.ship, event.faceup) for event in dealt] == [(corvette, False)] * cards


@proves("SETUP-30")
def test_the_rift_is_placed_instead_of_the_station() -> None:
    table = setting_up(KEY)
    placed = []
    for turn in range(6):
        assert table.asks(OBSTACLE, 1 - turn % 2)
        answer = table.question.sample(table.rng)
        assert isinstance(answer, ObstaclePlacement)
        placed.append(table.game.state.obstacles[answer.obstacle].key)
        table.play(answer)
    assert "gravity_rift" in placed
    assert "station" not in placed
    table.finish()
    assert table.game.state.round == 0
