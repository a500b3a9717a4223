"""Aims: what can be attacked from anywhere, what cannot, and by how many millimetres."""

from __future__ import annotations

from random import Random

import pytest

from armada.analysis.hypothetical import supposed
from armada.analysis.odds import left_out
from armada.catalog.rules import rules
from armada.geometry.bases import BASES, Size
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance, Range
from armada.odds.attack import attack_odds
from armada.odds.cards import printed_attacker, printed_defender
from armada.rules.overlapping import PLACEMENT, PlaceSquadrons
from armada.rules.targets import AttackChoice, legal_attacks, why_not_attack
from armada.screens.previews.attack_options import aims, aims_at
from armada.screens.previews.replies import Aim
from armada.state.records import Squadron, UnitId
from tests.builders.scenario import FRONT, LEFT, REAR, Scenario
from tests.builders.squadron_table import EDGE, StillTable
from tests.properties.games import new_game
from tests.proves import proves
from tests.screens.preview_games import crowded_game

VICTORY, CORVETTE = "victory_ii_class_star_destroyer", "cr90_corvette_a"
X_WING, TIE = "x_wing_squadron", "tie_fighter_squadron"
X, Y = 900.0, 200.0
BOW = Y + BASES[Size.MEDIUM].token_length / 2
STERN = BASES[Size.SMALL].token_length / 2


def ahead(mm: float, *, degrees: float = 0.0, shields: int = 1) -> tuple[Scenario, UnitId, UnitId]:
    """A Victory and a corvette ahead that flies the same way; `gap` mm lie between its rear and the Victory's front."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    corvette = table.ship(CORVETTE, X, BOW + mm + STERN, degrees, side=1, shields={REAR: shields})
    table.run(StillTable())
    return table, victory, corvette


def the(found: list[Aim], zone: str | None, target_zone: str | None) -> Aim:
    """The one of these zones."""
    return next(aim for aim in found if (aim.zone, aim.target_zone) == (zone, target_zone))


@proves("ATK-16", "RANGE-11")
def test_an_aim_tells_range_length_dice_and_what_they_come_to_on_average() -> None:
    table, victory, corvette = ahead(150.0)
    legal, _ = aims(table.game, victory)
    aim = the(legal, FRONT, REAR)

    assert (aim.defender, aim.range, aim.mm, aim.obstructed) == (corvette, "medium", 150.0, False)
    assert aim.dice == ("red", "red", "red", "blue", "blue", "blue")
    assert aim.damage == pytest.approx(6 * 0.75)
    assert aim.range_line == ((X, round(BOW, 2)), (X, round(BOW + 150, 2)))
    assert aim.sight is not None


def test_the_chance_to_destroy_is_the_exact_one() -> None:
    table, victory, corvette = ahead(150.0)
    aim = the(aims(table.game, victory)[0], FRONT, REAR)
    cards = table.game.ship_card(victory), table.game.ship_card(corvette)
    attacker = printed_attacker(cards[0], FRONT, cards[1], Range.MEDIUM)
    odds = attack_odds(attacker, printed_defender(cards[1], REAR, speed=2), Range.MEDIUM)

    assert aim.destroyed == pytest.approx(odds.mean("destroyed"), abs=1e-4)
    assert aim.destroyed > 0


@proves("ATK-21", "LOS-05")
def test_an_obstructed_attack_is_told_with_a_die_less() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    table.ship(CORVETTE, X, BOW + 200 + STERN, side=1)
    table.obstacle("asteroid_field_1", X, BOW + 100)
    table.run(StillTable())
    aim = the(aims(table.game, victory)[0], FRONT, REAR)

    assert aim.obstructed
    assert aim.dice == ("red", "red")
    assert aim.damage == pytest.approx(1.5)


@proves("RANGE-23")
def test_a_target_just_beyond_the_ruler_is_closed_with_what_is_missing() -> None:
    table, victory, _ = ahead(Range.LONG.end + 1.4)
    legal, closed = aims(table.game, victory)
    aim = the(closed, FRONT, REAR)

    assert not legal
    assert aim.refusal is not None
    assert "CR90 Corvette A 1's rear hull zone is 1.4 mm beyond long range." in aim.refusal
    assert (aim.rule, aim.range, aim.mm) == ("RANGE-23", None, 306.2)
    assert aim.range_line is not None


def test_a_target_far_beyond_the_ruler_is_not_told_at_all() -> None:
    table, victory, _ = ahead(Range.LONG.end + 60)
    assert aims(table.game, victory) == ([], [])


@proves("ATK-06")
def test_dice_that_do_not_reach_as_far_as_the_ruler_are_told_to_fall_short() -> None:
    table = Scenario()
    gladiator = table.ship("gladiator_i_class_star_destroyer", X, Y, 90)
    table.ship(CORVETTE, X, Y + BASES[Size.SMALL].token_width / 2 + 150 + STERN, side=1)
    table.run(StillTable())
    legal, closed = aims(table.game, gladiator, LEFT)
    aim = the(closed, LEFT, REAR)

    assert not legal
    assert (aim.rule, aim.range) == ("ATK-06", "medium")
    assert aim.mm == pytest.approx(150, abs=0.01)
    assert aim.refusal is not None
    assert "rear hull zone is 26.7 mm beyond close range, and no dice of the left reach farther" in aim.refusal


@proves("ATK-18")
def test_a_hull_zone_without_dice_is_told_to_have_none() -> None:
    table = Scenario()
    flotilla = table.ship("gr_75_medium_transports", X, Y)
    table.ship(VICTORY, X, Y + 200, side=1)
    table.run(StillTable())
    legal, closed = aims(table.game, flotilla, FRONT)

    assert not legal
    assert {aim.rule for aim in closed} == {"ATK-18"}


@proves("LOS-04")
def test_a_hull_zone_behind_another_is_closed_and_the_one_in_front_named() -> None:
    table, victory, _ = ahead(150.0, degrees=45)
    legal, closed = aims(table.game, victory)
    open_zones = {aim.target_zone for aim in legal}
    hidden = [aim for aim in closed if aim.rule == "LOS-04"]

    assert hidden
    assert all(aim.target_zone not in open_zones for aim in hidden)
    assert all(aim.refusal is not None and "hull zone crosses its" in aim.refusal for aim in hidden)
    assert any(aim.refusal is not None and "instead." in aim.refusal for aim in hidden)


@proves("ATK-05")
def test_for_one_hull_zone_an_enemy_out_of_its_arc_is_closed_and_the_arc_that_reaches_it_named() -> None:
    table, victory, corvette = ahead(150.0)
    legal, closed = aims(table.game, victory, REAR)

    assert not legal
    (aim,) = closed
    assert (aim.zone, aim.defender, aim.rule) == (REAR, corvette, "ATK-05")
    assert aim.refusal == (
        "CR90 Corvette A 1 is outside Victory II-class Star Destroyer 0's rear firing arc. The front arc reaches it."
    )


@proves("ATK-07")
def test_a_squadron_is_told_how_far_a_target_is_beyond_distance_1() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y)
    table.squadron(TIE, X + EDGE + 3.2, Y, side=1)
    table.run(StillTable())
    legal, closed = aims(table.game, x_wing)

    assert not legal
    assert closed[0].rule == "ATK-07"
    assert closed[0].refusal is not None
    assert "is 3.2 mm beyond distance 1." in closed[0].refusal
    assert closed[0].mm == pytest.approx(Distance.ONE.end + 3.2, abs=0.01)


@proves("ENG-03")
def test_an_engaged_squadron_is_told_that_it_cannot_attack_the_ship_beside_it() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y)
    tie = table.squadron(TIE, X + 60, Y, side=1)
    victory = table.ship(VICTORY, X, Y + 100, side=1)
    table.run(StillTable())
    legal, closed = aims(table.game, x_wing)

    assert [aim.defender for aim in legal] == [tie]
    assert {aim.rule for aim in closed if aim.defender == victory} >= {"ENG-03"}


def test_from_another_pose_other_attacks_are_told_and_the_game_stays_as_it_is() -> None:
    table, victory, corvette = ahead(600.0)
    before = table.game.state
    legal, _ = aims(table.game, victory, pose=pose_at(X, Y + 450))

    assert not aims(table.game, victory)[0]
    assert the(legal, FRONT, REAR).mm == 150.0
    assert table.game.state is before
    assert the(aims_at(table.game, corvette, pose_at(X, BOW + 100 + STERN)), FRONT, REAR).mm == 100.0


def test_a_ship_that_is_not_deployed_can_be_looked_at_where_it_might_be() -> None:
    game = new_game(3, strict=False)
    ships = [unit for unit in game.state.units if not isinstance(unit, Squadron)]
    ours = next(unit for unit in ships if unit.seat == 0)
    theirs = next(unit for unit in ships if unit.seat == 1)
    table = supposed(game, theirs.id, pose_at(900, 450))

    assert aims(table, ours.id) == ([], [])
    legal, closed = aims(table, ours.id, pose=pose_at(900, 250))
    assert {aim.defender for aim in legal + closed} == {theirs.id}


def test_both_sides_can_be_looked_at_at_any_time() -> None:
    table, victory, corvette = ahead(150.0, degrees=180)

    assert aims(table.game, corvette)[0]
    assert {aim.attacker for aim in aims_at(table.game, victory)} == {corvette}
    assert {aim.attacker for aim in aims_at(table.game, corvette)} == {victory}


def test_squadrons_lifted_off_the_table_are_neither_attackers_nor_targets() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    tie = table.squadron(TIE, X, Y, side=1)
    x_wing = table.squadron(X_WING, X, Y + 200, side=1)
    table.run(PlaceSquadrons(ship=victory, squadrons=(tie,)))

    assert table.question.kind is PLACEMENT
    assert {aim.defender for aim in aims(table.game, victory)[0]} == {x_wing}
    assert aims(table.game, tie) == ([], [])
    assert aims_at(table.game, tie) == []


# In random games


@pytest.mark.parametrize("seed", range(4))
def test_legal_aims_are_the_legal_attacks_and_closed_ones_are_none(seed: int) -> None:
    game = crowded_game(seed)
    for unit in game.state.units:
        if unit.pose is None:
            continue
        legal, closed = aims(game, unit.id)
        choices = {AttackChoice(aim.zone, UnitId(aim.defender), aim.target_zone) for aim in legal}
        assert choices == {attack.choice for attack in legal_attacks(game, unit.id)}
        assert all(aim.dice and aim.damage > 0 and aim.refusal is None for aim in legal)
        for aim in closed:
            choice = AttackChoice(aim.zone, UnitId(aim.defender), aim.target_zone)
            assert choice not in choices
            assert why_not_attack(game, unit.id, choice) is not None


@pytest.mark.parametrize("seed", range(4))
def test_every_closed_aim_names_a_rule_a_line_and_something_to_do(seed: int) -> None:
    game, known, count = crowded_game(seed), rules(), 0
    for unit in game.state.units:
        zones = () if isinstance(unit, Squadron) else game.zones(unit.id)
        for zone in (None, *zones):
            for aim in aims(game, unit.id, zone)[1]:
                count += 1
                assert aim.rule in known
                assert aim.refusal is not None
                assert aim.refusal.count(". ") >= 1, aim.refusal
                assert aim.range_line is not None
    assert count > 20


@pytest.mark.parametrize("seed", range(3))
def test_the_best_attack_comes_first(seed: int) -> None:
    game, rng = crowded_game(seed), Random(seed)
    for unit in rng.sample(game.state.units, 8):
        legal, _ = aims(game, unit.id)
        worths = [(aim.destroyed, aim.damage) for aim in legal]
        assert worths == sorted(worths, reverse=True)


def test_no_effect_is_named_as_not_counted_that_is_not_legal_in_the_attack() -> None:
    table = Scenario()
    pride = table.ship(CORVETTE, X, Y, upgrades=("dodonnas_pride",))
    far, near = table.ship(VICTORY, X, Y + 250, side=1), table.squadron(TIE, X, Y + 90, side=1)
    table.run(StillTable())
    by_target = {attack.option.defender: attack.option for attack in legal_attacks(table.game, pride)}
    assert left_out(table.game, by_target[far]) == ("Dodonna's Pride",)
    assert left_out(table.game, by_target[near]) == ()
