from __future__ import annotations

import pytest

from armada.analysis.attack_odds import odds_of
from armada.analysis.value import material, prices
from armada.catalog.cards import Printing
from armada.effects.objectives.planetary_ion_cannon import SHOT_ZONE
from armada.engine.chance import seed_key
from armada.engine.questions import PASS
from armada.engine.seats import Seat, Side
from armada.engine.windows import EFFECT
from armada.geometry.measure import measure
from armada.geometry.pieces import place_squadron
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.players.determinize import Imagined
from armada.players.greedy import attacks, squadrons
from armada.players.greedy.effects import choose_card_effect
from armada.players.greedy.objectives import goals
from armada.players.greedy.player import GreedyPlayer
from armada.players.knowledge import SeatKnowledge
from armada.rules.destruction import Destroy
from armada.rules.squadron_movement import MoveSquadron
from armada.rules.targets import legal_attacks
from armada.state.records import Installation, ShipId, UnitId
from armada.views.masking import masked
from tests.builders.ending_table import Still
from tests.builders.objective_table import (
    B_WING,
    CR90,
    NEBULON,
    VICTORY_II,
    EndOfCommands,
    ion_cannon,
    playing,
    station,
)
from tests.builders.scenario import FRONT, REAR, Scenario

CANNON = "planetary_ion_cannon"


def raid(damage: int = 0) -> tuple[Scenario, ShipId, UnitId]:
    """A Victory of the first player before a station."""
    table = playing("station_assault")
    ship = table.ship(VICTORY_II, 900, 300)
    table.ship(CR90, 100, 850, side=1)
    target = station(table, 900, 500, damage=damage)
    return table, ship, target


def test_a_station_is_worth_the_victory_token_that_both_sides_get_for_it() -> None:
    table, _, target = raid()
    game = table.run(Still()).game
    assert prices(game)[target] == 80
    whole = material(game, Side(1))
    table.run(Destroy(unit=target))
    assert whole - material(table.game, Side(1)) == pytest.approx(80)


def test_the_odds_against_a_station_are_those_of_a_ship_without_shields_or_tokens() -> None:
    table, ship, target = raid(damage=8)
    (option,) = [found.option for found in legal_attacks(table.run(Still()).game, ship) if found.option.zone is FRONT]
    odds = odds_of(table.game, option)
    assert odds.mean("shields") == 0
    assert odds.mean("destroyed") > 0.9
    assert option.defender == target


def test_a_station_that_is_nearly_destroyed_is_finished_rather_than_a_fresh_ship_attacked() -> None:
    table, ship, target = raid(damage=8)
    table.ship(NEBULON, 1010, 480, 180, side=1)
    values = attacks.attack_values(table.run(Still()).game, ship)
    assert max(values, key=lambda choice: values[choice]).defender == target


def test_bombers_fly_to_the_enemys_station_and_not_to_the_own_or_a_destroyed_one() -> None:
    for own, side, damage, flies in ((0, 1, 0, True), (0, 0, 0, False), (0, 1, 10, False), (1, 0, 0, True)):
        table = playing("station_assault")
        wing = table.squadron(B_WING, 900, 300, side=own)
        table.ship(CR90, 1700, 850, side=1 - own)
        target = station(table, 900, 520, side=side, damage=damage)
        if damage:
            table.units = list(table.run(Destroy(unit=target)).game.state.units)
        pose = squadrons.choose_move(table.run(MoveSquadron(squadron=wing)).game, table.question)
        piece = table.game.piece(target)
        assert Distance.ONE.reaches(measure(place_squadron(pose), piece).mm) is flies


def test_ships_of_the_first_player_are_drawn_to_stations_that_stand() -> None:
    table, _, target = raid()
    station(table, 1400, 500)
    game = table.run(Destroy(unit=target)).game
    assert [pose.x for pose, _ in goals(game, Side(0))] == [1_400_000]
    assert goals(game, Side(1)) == []


def test_facedown_cards_on_a_station_are_redealt_in_an_imagined_game() -> None:
    table, _, target = raid(damage=9)
    game = table.run(MoveSquadron(squadron=table.squadron(B_WING, 900, 800))).game
    keys = [Imagined.of(game, Seat(0), seed_key(key)) for key in ("one", "other")]
    cards = []
    for imagined in keys:
        found = imagined.unit(target)
        assert isinstance(found, Installation)
        assert masked(imagined.state, Seat(0)) == masked(game.state, Seat(0))
        cards.append(found.damage)
    assert cards[0] != cards[1]


def test_the_greedy_player_fires_the_cannon_at_the_bare_hull_zone_of_a_weak_ship() -> None:
    table = playing(CANNON)
    table.ship(NEBULON, 900, 600, speed=0, shields={REAR: 0}, damage=(None,) * 3)
    table.ship(VICTORY_II, 300, 800, 180, side=1)
    table.token(CANNON, 900, 480)
    ion_cannon(table)
    table.run(EndOfCommands())
    table.game.external_chance = False
    player = GreedyPlayer()
    answer = choose_card_effect(SeatKnowledge(table.game, Seat(1)), table.question, "seed")
    assert answer is not PASS
    table.answer(EFFECT, answer)
    assert table.question.kind is SHOT_ZONE
    assert player.answer(SeatKnowledge(table.game, Seat(1)), table.question) is REAR


def test_a_cannon_is_worth_nothing_by_itself() -> None:
    table = playing(CANNON)
    table.ship(NEBULON, 900, 600)
    cannon = ion_cannon(table)
    game = table.run(Still()).game
    assert game.state.printing is Printing.ERA_2016
    assert prices(game)[cannon] == 0
    assert material(game, Side(1)) < 0


def test_a_squadron_in_the_middle_of_a_station_is_at_no_distance_from_it() -> None:
    table = playing("station_assault")
    wing = table.squadron(B_WING, 900, 500)
    station(table, 900, 500)
    pilot = squadrons.pilot_of(table.run(Still()).game, wing)
    assert [prey.gap(pose_at(900, 500)) for prey in pilot.prey] == [0.0]
