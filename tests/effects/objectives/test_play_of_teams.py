"""Each objective in play with four players: the team scores, the owner of a ship chooses, else the Grand Admiral."""

from __future__ import annotations

import pytest

from armada.effects.objectives.dangerous_territory import TAKEN_TOKENS
from armada.effects.objectives.hyperspace_assault import ARRIVAL, Arrival
from armada.effects.objectives.minefields import MINE
from armada.effects.objectives.objective import CHOSEN_OBJECTIVE_TOKEN, inner_area, is_of_first
from armada.effects.objectives.solar_corona import Corona
from armada.effects.verbs.card_effects import mark
from armada.effects.verbs.dice import REROLLED_DICE
from armada.geometry.pose import pose_at
from armada.rules.attack import Attack
from armada.rules.attack_effects import ACCURACY_DIE, ADDED_COLOR, REMOVED_DIE
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, ShipPlacement
from armada.rules.deployment import DeploymentPlan, DeploymentTurn
from armada.rules.destruction import Destroy
from armada.rules.moving_objects import OBSTACLE_MOVE, TOKEN_MOVE, ObstacleMove
from armada.rules.overlapping import PLACEMENT
from armada.rules.queries import ATTACK_ZONE, DEPLOY_PLACE, DeployPlace
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import legal_attacks
from armada.rules.token_placement import DROPPED_TOKEN
from armada.state.records import Command, Scope
from tests.builders import objective_table
from tests.builders.ending_table import ended, lose
from tests.builders.movement_table import maneuver
from tests.builders.noted_effects import NothingHappens
from tests.builders.objective_table import (
    CR90,
    NEBULON,
    TIE,
    VICTORY,
    VICTORY_II,
    X_WING,
    FirstOfRound,
    LastOfRound,
    aside,
    attack,
    decline,
    gained,
    ion_cannon,
    orbit,
    scanning,
    station,
    striking,
    sweeping,
    territory,
    use,
    vip,
    wanted,
)
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.proves import proves

FIRST_PLAYER, FIRST_ADMIRAL, SECOND_PLAYER, SECOND_ADMIRAL = range(4)
"""The seats of two against two. The Grand Admirals are not the owners of the ships that act."""

MISS = "blank"


def playing(objective: str, *, first: int = 0, profile: str = "sector_fleet") -> Scenario:
    """A table of two teams on which an objective is in play."""
    table = Scenario(profile="sector_fleet", sides=(0, 0, 1, 1), grand_admirals=(FIRST_ADMIRAL, SECOND_ADMIRAL))
    table.objective, table.first = objective, first
    return table


@pytest.fixture(autouse=True)
def _teams(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of the other tests of objectives, with two teams."""
    monkeypatch.setattr(objective_table, "playing", playing)


def revealing(objective: str, *places: tuple[float, float], first: int = 0) -> Scenario:
    """A corvette of the first player reveals a dial with tokens at these places."""
    table = playing(objective, first=first)
    corvette = table.ship(CR90, 900, 300, dials=(Command.NAVIGATE,), speed=1)
    table.ship(VICTORY, 300, 800, side=1)
    for x, y in places:
        table.token(objective, x, y)
    return table.run(ShipActivation(ship=corvette))


# Assault


@proves("SEC-64")
def test_advanced_gunnery_lets_the_objective_ship_of_any_player_attack_and_scores_for_the_team() -> None:
    table = playing("advanced_gunnery")
    ship = table.ship(VICTORY, 900, 300)
    mate = table.ship(VICTORY, 1300, 300, seat=FIRST_ADMIRAL)
    table.ship(CR90, 900, 800, 180, side=1)
    table.token("objective_ship", ship=ship)
    table.run(NothingHappens())
    zones = [table.game.ask(ATTACK_ZONE, ShipActivation(ship=each), (REAR,)) for each in (ship, mate)]
    assert [FRONT in found for found in zones] == [True, False]
    lose(table, ship)
    assert ended(table).scores[1] == 2 * 73, "the opposing team scores the ship twice"


@proves("SEC-64")
def test_blockade_run_scores_for_the_first_team_by_whichever_runner_is_destroyed() -> None:
    table = playing("blockade_run")
    table.ship(VICTORY, 300, 200)
    runners = [table.ship(CR90, x, 700, 270, side=1, seat=seat) for x, seat in ((900, 2), (1200, 3))]
    home = table.ship(CR90, 400, 500, 270, side=1, seat=SECOND_ADMIRAL)
    for runner in (*runners, home):
        table.token("blockade_run", ship=runner)
    for runner in runners:
        table.run(Destroy(unit=runner))
        assert gained(table) == (1, 0)
    assert ended(table).scores[1] == 20, "one ship came through for its team"


@proves("SEC-64")
def test_close_range_intel_scan_is_of_the_attacker_and_scores_for_the_team() -> None:
    table = use(scanning("accuracy", MISS, MISS, "accuracy", "crit", "crit"), "close_range_intel_scan")
    assert gained(table) == (1, 0), "a ship of the first team needs two dice, whoever owns it"


@proves("SEC-64")
def test_most_wanted_gives_the_attackers_player_a_die() -> None:
    table, corvette = wanted()
    table.roll(*["hit"] * 6)
    use(table, "most_wanted").answer(ADDED_COLOR, "black", seat=FIRST_PLAYER)
    lose(table, corvette)
    assert ended(table).scores[0] == 2 * 44


@proves("SEC-64", "SEC-35")
def test_opening_salvo_lets_each_player_of_the_second_team_choose_their_dice_and_scores_for_teams() -> None:
    table = playing("opening_salvo", first=1)
    ship = table.ship(VICTORY_II, 900, 300)
    corvette = table.ship(CR90, 900, 620, 180, side=1, seat=SECOND_ADMIRAL)
    table.token("opening_salvo", ship=ship)
    attack(table, ship, FRONT, corvette, FRONT).roll(*[MISS] * 3)
    table.answer(ADDED_COLOR, "red", seat=FIRST_PLAYER).answer(ADDED_COLOR, "blue", seat=FIRST_PLAYER)
    hurt = playing("opening_salvo")
    hurt.ship(VICTORY_II, 900, 300)
    hurt.ship(CR90, 900, 800, 180, side=1, seat=SECOND_ADMIRAL, damage=[None])
    assert ended(hurt).scores == (22, 0)


@proves("SEC-64")
def test_precision_strike_scores_for_the_team_of_the_attacker() -> None:
    table, _ = striking(None, None)
    table.roll("hit", *[MISS] * 5)
    use(table, "precision_strike").answer(table.question.kind, 0)
    assert gained(decline(table)) == (1, 0)


@proves("SEC-64", "SEC-35")
def test_stations_of_station_assault_are_attacked_by_every_player_of_the_first_team_and_score_for_teams() -> None:
    table = playing("station_assault")
    ships = [table.ship(VICTORY_II, 700 + 400 * seat, 300, seat=seat) for seat in (FIRST_PLAYER, FIRST_ADMIRAL)]
    table.ship(VICTORY_II, 1600, 800, 180, side=1)
    stations = [station(table, x, 500, side=SECOND_ADMIRAL) for x in (700, 1100)]
    table.run(NothingHappens())
    for ship, target in zip(ships, stations, strict=True):
        assert target in {found.option.defender for found in legal_attacks(table.game, ship)}
    assert ended(table).scores == (0, 80), "both stand"


@proves("SEC-64", "SEC-35")
def test_targeting_beacons_help_every_player_of_the_second_team() -> None:
    table = objective_table.beacon(120)
    assert not is_of_first(table.game, 0)
    use(table, "targeting_beacons").answer(REROLLED_DICE, (0,), seat=FIRST_PLAYER)


# Defense


@proves("SEC-64", "SEC-37", "SEC-38")
def test_the_vip_is_taken_by_the_ships_player_and_dropped_by_the_opposing_grand_admiral() -> None:
    table, corvette = vip()
    assert table.question.seat == FIRST_PLAYER
    use(table, "capture_the_vip")
    table.game.interrupt(Destroy(unit=corvette))
    assert table.question.kind is DROPPED_TOKEN
    assert table.question.seat == SECOND_ADMIRAL
    carried, _ = vip(carried=True)
    without = ended(vip(at=None)[0]).scores
    assert [one - other for one, other in zip(ended(carried).scores, without, strict=True)][1] > 0, "for the team"


@proves("SEC-64", "SEC-36")
def test_at_the_contested_outpost_the_command_values_of_a_whole_team_count() -> None:
    table = playing("contested_outpost")
    table.obstacle("station", 900, 450)
    table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 850, 560, 180, side=1)
    table.ship(NEBULON, 950, 560, 180, side=1, seat=SECOND_ADMIRAL)
    assert gained(table.run(LastOfRound())) == (0, 1), "2 and 2 against 3"


@proves("SEC-64")
def test_fighter_ambush_scores_for_the_team_of_the_squadron() -> None:
    table = playing("fighter_ambush", first=1)
    bomber = table.squadron("b_wing_squadron", 900, 400)
    nebulon = table.ship(NEBULON, 900, 460, 180, side=1, speed=0, shields={FRONT: 0})
    table.next_cards("crew_panic", "crew_panic")
    assert gained(decline(attack(table, bomber, None, nebulon, FRONT).roll("hit", MISS))) == (1, 0)


@proves("SEC-64", "SEC-36")
def test_in_fire_lanes_the_dice_of_a_whole_team_count() -> None:
    table = playing("fire_lanes")
    table.token("fire_lanes", 900, 450)
    table.ship(CR90, 900, 280)
    table.ship(CR90, 800, 300, 45, seat=FIRST_ADMIRAL)
    table.ship(NEBULON, 900, 640, 180, side=1)
    assert gained(table.run(LastOfRound())) == (1, 0)


@proves("SEC-64", "SEC-35")
def test_in_fleet_ambush_all_ships_of_the_first_team_deploy_in_the_zone_on_its_odd_turns() -> None:
    table = playing("fleet_ambush")
    ships = [table.ship(CR90, 300 + 300 * seat, 100, side=seat // 2, seat=seat) for seat in range(4)]
    table.run(NothingHappens())
    game = table.game
    zone, area = inner_area(game.play_area), game.play_area.setup_area
    for number in (1, 2):
        turn = DeploymentTurn(
            side=game.side(0), number=number, plan=DeploymentPlan((area, area), area), anchors=(), waiting=()
        )
        place = DeployPlace((area,))
        found = [game.copy_during(turn).ask(DEPLOY_PLACE, ship, place).areas for ship in ships]
        assert [zone in areas for areas in found] == [number == 1, number == 1, False, False]


@proves("SEC-64", "SEC-38", "SEC-55")
def test_hyperspace_assault_is_decided_by_the_grand_admiral_and_squadrons_under_it_placed_by_the_other() -> None:
    table = playing("hyperspace_assault")
    table.ship(VICTORY, 900, 150)
    table.ship(CR90, 1500, 800, 180, side=1)
    nebulon = table.ship(NEBULON, 0, 0, side=1, seat=SECOND_ADMIRAL)
    wing = table.squadron(X_WING, 0, 0, side=1, seat=SECOND_ADMIRAL)
    for owner in (FIRST_PLAYER, FIRST_ADMIRAL):
        table.squadron(TIE, 880 + 40 * owner, 500, seat=owner)
    aside(table, nebulon, wing)
    for x in (300, 900, 1500):
        table.token("hyperspace_assault", x, 450)
    table.round = 2
    table.run(FirstOfRound(number=2))
    table.answer(ARRIVAL, Arrival.ARRIVE, seat=SECOND_ADMIRAL)
    table.answer(CHOSEN_OBJECTIVE_TOKEN, 1, seat=SECOND_ADMIRAL)
    table.answer(SHIP_PLACEMENT, ShipPlacement(pose_at(900, 520, 180), 2), seat=SECOND_ADMIRAL)
    while table.question.kind is PLACEMENT:
        assert table.question.seat == FIRST_ADMIRAL, "whoever owns the squadrons"
        table.answer(PLACEMENT, table.question.options[0])
    assert table.question.kind is SQUADRON_PLACEMENT
    assert table.question.seat == SECOND_ADMIRAL


@proves("SEC-64")
def test_at_the_jamming_barrier_the_attackers_player_removes_dice() -> None:
    table = playing("jamming_barrier")
    ship = table.ship(VICTORY_II, 900, 250)
    corvette = table.ship(CR90, 900, 420, 180, side=1, speed=0)
    for x in (840, 960):
        table.token("jamming_barrier", x, 350)
    attack(table, ship, FRONT, corvette, FRONT)
    assert table.question.kind is REMOVED_DIE
    assert table.question.seat == FIRST_PLAYER


@proves("SEC-64", "SEC-38")
def test_the_planetary_ion_cannon_is_fired_by_the_second_teams_grand_admiral() -> None:
    table = orbit()
    assert table.question.seat == SECOND_ADMIRAL
    again = playing(objective_table.KEY)
    targets = [again.ship(NEBULON, x, 600, seat=seat) for x, seat in ((600, 0), (1200, 1))]
    again.ship(VICTORY, 300, 800, 180, side=1)
    for x in (600, 1200):
        again.token(objective_table.KEY, x, 480)
    ion_cannon(again, side=SECOND_ADMIRAL)
    again.run(objective_table.EndOfCommands())
    use(again, objective_table.KEY)
    assert set(again.question.options) == set(targets), "ships of all players of the first team"
    assert again.question.seat == SECOND_ADMIRAL


# Navigation


@proves("SEC-64")
def test_in_dangerous_territory_the_ships_player_takes_tokens_for_the_team() -> None:
    table, corvette = territory("asteroid_field_1")
    table.token("dangerous_territory", 900, 380)
    maneuver(table, corvette, 0)
    assert table.question.seat == FIRST_PLAYER
    use(table, "dangerous_territory")
    if table.question.kind is TAKEN_TOKENS:
        assert table.question.seat == FIRST_PLAYER
        table.answer(TAKEN_TOKENS, table.question.options[0])
    assert gained(table) == (1, 0)


@proves("SEC-64", "SEC-36")
def test_in_an_intel_sweep_an_objective_ship_scores_for_its_team_which_earns_75_points_together() -> None:
    table, _ = sweeping((900, 400))
    assert table.question.seat == FIRST_PLAYER
    assert gained(use(table, "intel_sweep")) == (1, 0)
    scores = playing("intel_sweep")
    scores.ship(CR90, 900, 300)
    scores.ship(VICTORY, 300, 800, side=1)
    assert ended(scores, victory_tokens=(3, 2)).scores == (75, 0)


@proves("SEC-64")
def test_mines_go_off_in_the_order_of_the_ships_player() -> None:
    table = playing("minefields", first=1)
    ship = table.ship(CR90, 900, 300, speed=1)
    table.ship(CR90, 1600, 200)
    table.ship(VICTORY, 300, 800, side=1)
    for x in (880, 930):
        table.token("minefields", x, 470)
    maneuver(table, ship, 0)
    assert table.question.kind is MINE
    assert table.question.seat == FIRST_PLAYER


@proves("SEC-64", "SEC-36", "SEC-38")
def test_navigational_hazards_score_for_the_opposing_team_and_each_team_moves_one_obstacle() -> None:
    table = playing("navigational_hazards")
    victory = table.ship(VICTORY, 900, 300, speed=1)
    table.obstacle("asteroid_field_1", 870, 390)
    table.ship(CR90, 300, 800, side=1)
    table.next_cards("crew_panic")
    assert gained(decline(maneuver(table, victory, 0))) == (0, 1)
    moving = playing("navigational_hazards")
    moving.ship(VICTORY, 300, 100)
    moving.ship(CR90, 300, 800, side=1)
    asteroid, debris = moving.obstacle("asteroid_field_1", 900, 450), moving.obstacle("debris_field_1", 1200, 450)
    moving.obstacle("asteroid_field_2", 600, 450)
    moving.run(LastOfRound())
    moving.answer(OBSTACLE_MOVE, ObstacleMove(asteroid, pose_at(900, 450)), seat=SECOND_ADMIRAL)
    moving.answer(OBSTACLE_MOVE, ObstacleMove(debris, pose_at(1200, 450)), seat=FIRST_ADMIRAL)
    assert moving.is_over, "one for each team, not for each player"


@proves("SEC-64")
def test_salvage_is_taken_by_the_ships_player_for_the_team() -> None:
    table = revealing("salvage_run", (880, 400), (920, 400))
    use(table, "salvage_run").answer(CHOSEN_OBJECTIVE_TOKEN, 1, seat=FIRST_PLAYER)
    assert gained(table) == (1, 0)


@proves("SEC-64", "SEC-37", "SEC-38")
@pytest.mark.parametrize("first", [0, 1])
def test_a_sensor_is_moved_by_the_opposing_grand_admiral(first: int) -> None:
    table = revealing("sensor_net", (880, 400), (930, 400), first=first)
    table.answer(CHOSEN_OBJECTIVE_TOKEN, 1, seat=FIRST_PLAYER)
    assert gained(table) == (1, 0)
    assert table.question.kind is TOKEN_MOVE
    assert table.question.seat == SECOND_ADMIRAL


@proves("SEC-64")
def test_under_the_solar_corona_the_attackers_player_discards_the_die() -> None:
    table = playing("solar_corona")
    ship = table.ship(VICTORY_II, 900, 450, 90)
    corvette = table.ship(CR90, 1050, 450, 270, side=1, speed=0)
    table.run(NothingHappens())
    mark(table.game, "solar_corona", Scope.GAME, text=Corona.RIGHT.value)
    table.events += table.game.interrupt(Attack(attacker=ship, zone=FRONT, defender=corvette, target_zone=FRONT))
    table.roll("accuracy", MISS, MISS, "accuracy", "hit", "hit")
    assert table.question.kind is ACCURACY_DIE
    assert table.question.seat == FIRST_PLAYER


@proves("SEC-64")
def test_superior_positions_score_for_the_team_of_the_attacker() -> None:
    table = playing("superior_positions")
    ship = table.ship(VICTORY, 900, 300, seat=FIRST_ADMIRAL)
    nebulon = table.ship(NEBULON, 900, 430, side=1, speed=0, seat=SECOND_ADMIRAL)
    assert gained(decline(attack(table, ship, FRONT, nebulon, REAR).roll("hit", *[MISS] * 5))) == (1, 0)
