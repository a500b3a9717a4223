"""Station Assault: two stations that are attacked as ships and stay as obstacles."""

from __future__ import annotations

import pytest

from armada.catalog.shapes import ObstacleKind, obstacle_shape
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.geometry.pieces import place_obstacle
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack, AttackFromZone
from armada.rules.concession import Concession
from armada.rules.destruction import Destroy
from armada.rules.game import Game
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.obstacles import STATION_CARD, ResolveObstacle, does_act, kind_of
from armada.rules.scoring import scores
from armada.rules.squadron_movement import RECOVER_HULL, SQUADRON_MOVE, MoveSquadron
from armada.rules.targets import AttackChoice, legal_attacks, why_not_attack
from armada.rules.winning import EndReason
from armada.state.events.attack import CriticalEffectResolved, DamageTotaled
from armada.state.events.damage import DamageCardDealt, Destroyed
from armada.state.records import BLANK_CARD, Installation, ShipId, SquadronId, Status, UnitId
from tests.builders.ending_table import Still, ended
from tests.builders.objective_table import (
    B_WING,
    CR90,
    GLADIATOR,
    NEBULON,
    TIE,
    VICTORY_II,
    X_WING,
    after_obstacles,
    attack,
    offered,
    playing,
    setting_up,
    station,
)
from tests.builders.scenario import FRONT, Scenario
from tests.builders.setup_table import SetupTable
from tests.proves import proves

SPOTS = ((560, 300), (560, 620), (1270, 300), (1270, 620), (760, 620))
"""Room for the five obstacles that both players place."""


def assault(*, profile: str = "standard") -> Scenario:
    """A table under the objective; the first player is seat 0."""
    return playing("station_assault", profile=profile)


def of(game: Game, id: int) -> Installation:
    """A station as it is now."""
    found = game.unit(id)
    assert isinstance(found, Installation)
    return found


def targets(table: Scenario, attacker: UnitId) -> set[UnitId]:
    """Whom somebody can attack."""
    return {found.option.defender for found in legal_attacks(table.run(Still()).game, attacker)}


def raid(ship: str = VICTORY_II, *, damage: int = 0, upgrades: tuple[str, ...] = ()) -> tuple[Scenario, UnitId, UnitId]:
    """A ship of the first player attacks a station at medium range from its front."""
    table = assault()
    attacker = table.ship(ship, 900, 300, upgrades=upgrades)
    table.ship(VICTORY_II, 1600, 800, 180, side=1)
    target = station(table, 900, 530, damage=damage)
    return attack(table, attacker, FRONT, target, FRONT), attacker, target


def others_placed() -> SetupTable:
    """Setup up to the first of the two stations."""
    table = setting_up("station_assault")
    for number, spot in enumerate(SPOTS):
        assert kind_of(table.game, number) is not ObstacleKind.STATION
        table.answer(OBSTACLE, ObstaclePlacement(number, pose_at(*spot)))
    return table


@proves("SETUP-30")
def test_the_second_player_places_two_stations_after_the_other_obstacles_and_keeps_their_cards() -> None:
    table = others_placed()
    assert not any(isinstance(unit, Installation) for unit in table.game.state.units)
    for number, spot in ((5, (900, 450)), (6, (1080, 300))):
        assert table.asks(OBSTACLE, 1)
        assert kind_of(table.game, number) is ObstacleKind.STATION
        table.answer(OBSTACLE, ObstaclePlacement(number, pose_at(*spot)))
    found = [unit for unit in table.game.state.units if isinstance(unit, Installation)]
    assert [(unit.seat, unit.label, unit.obstacle, unit.status) for unit in found] == [
        (1, "Unarmed Station 1", 5, Status.IN_PLAY),
        (1, "Unarmed Station 2", 6, Status.IN_PLAY),
    ]


@proves("SETUP-28", "SETUP-29", "SETUP-30")
def test_a_station_lies_beyond_distance_3_of_the_edges_and_distance_1_of_everything() -> None:
    table = others_placed()
    assert table.refusal(ObstaclePlacement(5, pose_at(900, Distance.THREE.end + 20))).rule == "SETUP-28"
    assert table.refusal(ObstaclePlacement(5, pose_at(670, 300))).rule == "SETUP-29"
    table.answer(OBSTACLE, ObstaclePlacement(5, pose_at(900, 300)))
    assert table.refusal(ObstaclePlacement(6, pose_at(1010, 300))).rule == "SETUP-29"


def test_the_game_has_seven_obstacles_and_the_stations_are_not_deployed() -> None:
    table = after_obstacles(setting_up("station_assault"))
    assert len(table.game.state.obstacles) == 7
    assert all(unit.pose is None for unit in table.game.state.units[-2:])


# Attacks on a station


@proves("DMG-02", "CRIT-09")
def test_a_b_wing_deals_a_station_facedown_cards_by_its_critical_icons_without_critical_effect() -> None:
    table = assault()
    wing = table.squadron(B_WING, 900, 400)
    target = station(table, 900, 500)
    attack(table, wing, None, target, FRONT).roll("crit", "hit")
    assert table.last(DamageTotaled).amount == 2
    dealt = table.all(DamageCardDealt)
    assert [(event.ship, event.faceup) for event in dealt] == [(target, False)] * 2
    assert not table.all(CriticalEffectResolved)
    assert len(of(table.game, target).damage) == 2


def test_a_ship_without_bomber_squadrons_beside_it_counts_hits_and_criticals_alike() -> None:
    table, _, target = raid()
    table.roll("hit", "crit", "accuracy", "hit", "crit", "accuracy").pass_()
    assert table.last(DamageTotaled).amount == 4
    assert [card.faceup for card in of(table.game, target).damage] == [False] * 4


@proves("CRIT-01", "FX-03")
@pytest.mark.parametrize("upgrade", ["assault_concussion_missiles", "xx_9_turbolasers", "overload_pulse"])
def test_no_critical_effect_of_any_card_is_offered_against_a_station(upgrade: str) -> None:
    table, _, _ = raid(upgrades=(upgrade,))
    table.roll("hit", "crit", "crit", "hit", "crit", "crit")
    asked = set()
    while not table.is_over:
        if table.question.kind is EFFECT:
            asked |= offered(table)
        table.pass_(table.question.kind)
    assert not asked & {upgrade, "standard_critical"}


@proves("DMG-07", "DMG-18")
def test_the_tenth_card_destroys_the_station_and_it_stays_as_an_obstacle() -> None:
    table, attacker, target = raid(damage=9)
    table.roll("hit", "hit", "blank", "hit", "accuracy", "accuracy").pass_()
    assert table.last(Destroyed).unit == target
    assert len(table.all(DamageCardDealt)) == 1
    found = of(table.game, target)
    assert (found.status, found.damage) == (Status.DESTROYED, ())
    assert table.game.state.obstacles[found.obstacle].pose is not None
    assert len(table.game.state.decks[0].discarded) == 10
    assert not [each for each in legal_attacks(table.game, attacker) if each.option.defender == target]


@proves("DMG-31")
def test_in_a_tournament_its_cards_come_from_the_second_players_deck() -> None:
    table = assault(profile="tournament")
    wing = table.squadron(B_WING, 900, 400)
    target = station(table, 900, 500)
    attack(table, wing, None, target, FRONT).roll("hit", "hit")
    assert {event.deck for event in table.all(DamageCardDealt)} == {1}
    assert len(table.game.state.decks[0].order) > len(table.game.state.decks[1].order)


@proves("DMG-31", "SEC-65")
def test_a_station_of_a_grand_admiral_without_a_fleet_is_dealt_cards_from_the_deck_of_the_cheapest_fleet() -> None:
    table = Scenario(profile="sector_fleet", sides=(0, 1, 1, 1), grand_admirals=(0, 3), without_fleet=(3,))
    table.objective = "station_assault"
    wing = table.squadron(B_WING, 900, 400)
    target = station(table, 900, 500, side=3)
    attack(table, wing, None, target, FRONT).roll("hit", "hit")
    assert {event.deck for event in table.all(DamageCardDealt)} == {1}
    assert len(of(table.game, target).damage) == 2


def test_range_is_measured_to_the_nearest_point_of_the_token_and_the_arc_must_hold_it() -> None:
    table = assault()
    attacker = table.ship(VICTORY_II, 900, 300)
    target = station(table, 900, 530)
    game = table.run(Still()).game
    found = [each.option for each in legal_attacks(game, attacker)]
    (front,) = [option for option in found if option.zone is FRONT]
    token = place_obstacle(obstacle_shape("station"), pose_at(900, 530))
    lowest = min(y for _, y in token.outline)
    assert front.line.measured.mm == pytest.approx(lowest - 300 - 101.5 / 2, abs=0.5)
    assert front.range is Range.MEDIUM
    assert front.target_zone is FRONT
    rear = why_not_attack(game, attacker, AttackChoice(HullZone.REAR, target, FRONT))
    assert rear is not None
    assert rear.rule == "ATK-05"


def test_a_station_does_not_obstruct_an_attack_on_itself_but_others_do() -> None:
    table = assault()
    attacker = table.ship(VICTORY_II, 900, 300)
    station(table, 900, 560)
    assert [each.obstructed for each in legal_attacks(table.run(Still()).game, attacker)] == [False]
    table.obstacle("asteroid_field_1", 900, 440)
    assert [each.obstructed for each in legal_attacks(table.run(Still()).game, attacker)] == [True]


@proves("LOS-06")
def test_a_station_obstructs_other_attacks_whether_it_stands_or_is_destroyed() -> None:
    for damage in (0, 10):
        table = assault()
        attacker = table.ship(VICTORY_II, 900, 300)
        enemy = table.ship(CR90, 900, 620, 180, side=1)
        target = station(table, 900, 470, damage=damage)
        table.run(Destroy(unit=target) if damage else Still())
        found = [each for each in legal_attacks(table.game, attacker) if each.option.defender == enemy]
        assert found
        assert all(each.obstructed for each in found)


@proves("ATK-08")
def test_nobody_attacks_the_own_station_and_a_station_attacks_nobody() -> None:
    table = assault()
    enemy = table.ship(VICTORY_II, 900, 300, side=1)
    target = station(table, 900, 500)
    assert targets(table, enemy) == set()
    refusal = why_not_attack(table.game, enemy, AttackChoice(FRONT, target, FRONT))
    assert refusal is not None
    assert refusal.rule == "ATK-08"


@proves("ENG-03")
def test_an_engaged_squadron_attacks_the_enemy_squadron_and_not_the_station() -> None:
    table = assault()
    wing = table.squadron(X_WING, 900, 400)
    target = station(table, 900, 500)
    assert targets(table, wing) == {target}
    tie = table.squadron(TIE, 840, 400, side=1)
    assert targets(table, wing) == {tie}


@proves("ATK-12")
def test_an_attack_on_a_station_does_not_go_on_to_squadrons() -> None:
    table = assault()
    attacker = table.ship(VICTORY_II, 900, 300)
    table.squadron(TIE, 860, 430, side=1)
    target = station(table, 900, 530)
    table.run(AttackFromZone(attacker=attacker, choice=AttackChoice(FRONT, target, FRONT), obstructed=False))
    table.roll("hit", "hit", "hit", "hit", "hit", "hit").pass_()
    assert table.is_over
    assert table.the_ship(attacker).attacks_on_ships == 1


def test_a_ship_that_lies_on_the_station_can_attack_it() -> None:
    table = assault()
    attacker = table.ship(CR90, 900, 500)
    target = station(table, 900, 500)
    found = legal_attacks(table.run(Still()).game, attacker)
    assert {each.option.defender for each in found} == {target}
    assert {each.option.range for each in found} == {Range.CLOSE}


@proves("CARD-general-rieekan-08")
def test_general_rieekan_keeps_no_station() -> None:
    table = playing("station_assault")
    table.ship(NEBULON, 300, 800, side=1, upgrades=("general_rieekan",))
    attacker = table.squadron(X_WING, 900, 400)
    target = station(table, 900, 500, damage=9)
    attack(table, attacker, None, target, FRONT).roll("hit")
    assert of(table.game, target).status is Status.DESTROYED


def test_general_cracken_makes_no_attack_on_a_station_obstructed() -> None:
    table = assault()
    attacker = table.ship(VICTORY_II, 900, 300)
    table.ship(NEBULON, 300, 800, side=1, upgrades=("general_cracken",), speed=3)
    station(table, 900, 560)
    assert [each.obstructed for each in legal_attacks(table.run(Still()).game, attacker)] == [False]


# What the station does for ships and squadrons


def on_station(*, side: int, destroyed: bool = False) -> tuple[Scenario, UnitId, SquadronId]:
    """A damaged ship and a damaged squadron of a side lie on a station."""
    table = assault()
    ship = table.ship(CR90, 900, 500, side=side, damage=(None,))
    wing = table.squadron(X_WING, 940, 500, side=side, hull=1)
    target = station(table, 920, 500)
    if destroyed:
        table.units = list(table.run(Destroy(unit=target)).game.state.units)
    return table, ship, wing


@proves("OBS-05", "OBS-06")
def test_a_station_helps_damaged_ships_and_squadrons_of_the_second_player() -> None:
    table, ship, wing = on_station(side=1)
    assert does_act(table.run(Still()).game, ship, 0)
    table.run(ResolveObstacle(ship=ShipId(ship), obstacle=0)).answer(STATION_CARD, 0, seat=1)
    assert table.the_ship(ship).damage == ()
    table.run(MoveSquadron(squadron=wing)).answer(SQUADRON_MOVE, pose_at(940, 500)).answer(RECOVER_HULL, True)
    assert table.the_squadron(wing).hull == 2


@proves("OBS-05", "OBS-06", "FX-03")
@pytest.mark.parametrize(("side", "destroyed"), [(0, False), (0, True), (1, True)])
def test_a_station_helps_nobody_of_the_first_player_and_nobody_once_destroyed(side: int, destroyed: bool) -> None:
    table, ship, wing = on_station(side=side, destroyed=destroyed)
    assert not does_act(table.run(Still()).game, ship, 0)
    assert table.run(MoveSquadron(squadron=wing)).answer(SQUADRON_MOVE, pose_at(940, 500)).is_over
    assert table.the_squadron(wing).hull == 1


@proves("OBS-05")
def test_an_ordinary_obstacle_keeps_its_effect_under_the_objective() -> None:
    table = assault()
    ship = table.ship(CR90, 900, 500)
    rock = table.obstacle("asteroid_field_1", 900, 500)
    assert does_act(table.run(Still()).game, ship, rock)


# Score


@proves("SCORE-02", "OBJ-05")
@pytest.mark.parametrize(("lost", "expected"), [(0, (0, 80)), (1, (40, 40)), (2, (80, 0))])
def test_a_station_is_worth_40_to_the_second_player_and_destroyed_to_the_first(
    lost: int, expected: tuple[int, int]
) -> None:
    table = assault()
    table.ship(CR90, 300, 300)
    table.ship(GLADIATOR, 1500, 600, 180, side=1)
    for number in range(2):
        target = station(table, 700 + 300 * number, 450)
        if number < lost:
            found = table.units[target]
            assert isinstance(found, Installation)
            table.units[target] = Installation(
                id=target, seat=found.seat, card=found.card, label=found.label, obstacle=number, status=Status.DESTROYED
            )
    assert ended(table).scores == expected


@proves("WIN-06", "SCORE-07")
def test_a_destroyed_station_costs_no_fleet_points_and_keeps_nobody_in_the_game() -> None:
    table, _, _ = raid(damage=9)
    table.roll("hit", "hit", "hit", "hit", "hit", "hit").pass_()
    assert scores(table.game) == (0, 0)
    alone = assault()
    alone.ship(CR90, 300, 300)
    last = alone.ship(CR90, 1500, 600, side=1)
    station(alone, 900, 450)
    alone.run(Destroy(unit=last))
    outcome = alone.game.state.outcome
    assert outcome is not None
    assert outcome.reason == EndReason.ELIMINATION
    assert outcome.winner == 0


@proves("TRN-44")
def test_who_concedes_loses_ships_and_squadrons_but_no_station() -> None:
    table = assault()
    table.ship(CR90, 300, 300)
    table.ship(CR90, 1500, 600, side=1)
    target = station(table, 900, 450)
    table.run(Concession(side=table.run(Still()).game.side(1)))
    assert of(table.game, target).status is Status.IN_PLAY


@proves("DMG-32")
def test_with_an_empty_deck_a_station_is_dealt_blank_cards() -> None:
    table = assault()
    wing = table.squadron(B_WING, 900, 400)
    target = station(table, 900, 500)
    table.deck = ()
    table.run(Attack(attacker=wing, defender=target, target_zone=FRONT)).roll("hit", "hit")
    assert [card.number for card in of(table.game, target).damage] == [BLANK_CARD] * 2
