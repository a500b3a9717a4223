"""The game in the words of the rules: who is on the table, whose cards work, and which deck deals."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import armada.effects  # noqa: F401
from armada.catalog.cards import CardKind
from armada.engine.card_ids import CardId
from armada.engine.effects import CardInPlay
from armada.engine.seats import Seat, Side
from armada.rules.game import Game, deck_titles
from armada.state.game_state import Phase
from armada.state.records import Installation, Lasting, Scope, Status, UnitId
from tests.builders.attack_table import CORVETTE, TIE, VICTORY, X_WING
from tests.builders.objective_table import station
from tests.builders.scenario import FRONT, LEFT, Scenario
from tests.builders.squadron_table import StillTable


def of(table: Scenario) -> Game:
    return table.run(StillTable()).game


def with_status(table: Scenario, unit: int, status: Status) -> None:
    """Give a ship or squadron another status."""
    table.units[unit] = replace(table.units[unit], status=status)


# Who is on the table


def test_whatever_has_no_place_is_not_on_the_table() -> None:
    table = Scenario()
    ship, squadron = table.ship(VICTORY, 900, 300), table.squadron(TIE, 300, 300)
    table.units[squadron] = replace(table.units[squadron], pose=None)
    game = of(table)
    assert (game.is_on_table(ship), game.is_on_table(squadron)) == (True, False)


def test_a_station_lies_on_the_table_as_an_obstacle_until_it_is_destroyed() -> None:
    table = Scenario()
    unit = station(table, 900, 450)
    assert of(table).is_on_table(unit)
    record = table.units[unit]
    assert isinstance(record, Installation)
    table.units[unit] = replace(record, obstacle=-1)
    assert not of(table).is_on_table(unit)
    table.units[unit] = replace(record, status=Status.DESTROYED)
    assert not of(table).is_on_table(unit)


def test_a_station_is_treated_as_a_ship_with_one_hull_zone_and_no_shields() -> None:
    table = Scenario()
    unit, squadron = station(table, 900, 450), table.squadron(TIE, 300, 300)
    game = of(table)
    assert (game.is_ship(unit), game.is_ship(squadron)) == (True, False)
    assert game.zones(unit) == (FRONT,)
    assert game.shields(unit, FRONT) == 0


def test_ships_and_squadrons_in_play_are_listed_for_one_side_or_for_both() -> None:
    table = Scenario()
    own, enemy = table.ship(VICTORY, 900, 300), table.ship(CORVETTE, 900, 600, side=1)
    gone = table.ship(CORVETTE, 300, 600, side=1)
    tie, x_wing = table.squadron(TIE, 300, 300), table.squadron(X_WING, 400, 600, side=1)
    fallen = table.squadron(X_WING, 500, 600, side=1)
    for unit in (gone, fallen):
        with_status(table, unit, Status.DESTROYED)
    game = of(table)
    assert (game.ships(), game.ships(Side(0)), game.ships(Side(1))) == ([own, enemy], [own], [enemy])
    assert (game.squadrons(), game.squadrons(Side(0)), game.squadrons(Side(1))) == ([tie, x_wing], [tie], [x_wing])


def test_only_ships_and_obstacles_that_lie_on_the_table_have_bodies() -> None:
    table = Scenario()
    ship, aside = table.ship(VICTORY, 900, 300), table.ship(CORVETTE, 300, 300)
    table.units[aside] = replace(table.units[aside], pose=None)
    table.obstacle("station", 900, 600)
    taken = table.obstacle("debris_field_1", 600, 600)
    table.obstacles[taken] = replace(table.obstacles[taken], pose=None)
    game = of(table)
    assert game.ship_bodies() == [game.hull(ship)]
    assert [(body.x, body.y) for body in game.obstacle_bodies()] == [(900, 600)]
    assert len(game.obstructing_bodies()) == 2


# Seats and sides


def test_an_opponent_is_the_only_one_who_meets_a_condition_or_else_their_grand_admiral() -> None:
    table = Scenario(sides=(0, 0, 1, 1), grand_admirals=(1, 3))
    table.ship(VICTORY, 900, 300)
    game = of(table)
    assert game.opponents_of(Seat(0)) == (2, 3)
    assert game.opponent_of(Seat(0)) == 3
    assert game.opponent_of(Seat(0), lambda seat: seat == 2) == 2
    assert game.opponent_of(Seat(0), lambda seat: False) == 3
    assert game.opposing_admiral(Seat(2)) == game.grand_admiral(Side(0)) == 1


def test_the_first_players_side_comes_first() -> None:
    table = Scenario(sides=(0, 1, 0, 1))
    table.ship(VICTORY, 900, 300)
    game = of(table)
    assert (game.seats_in_order, game.sides_in_order) == ((0, 2, 1, 3), (0, 1))
    table.first = 1
    game = of(table)
    assert (game.seats_in_order, game.sides_in_order) == ((1, 3, 0, 2), (1, 0))


# Whose cards work


@pytest.mark.parametrize(
    ("status", "works"),
    [(Status.IN_PLAY, True), (Status.WAITING, False), (Status.DESTROYED, False), (Status.RESERVE, False)],
)
def test_an_upgrade_works_while_its_ship_is_in_play(status: Status, works: bool) -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, upgrades=["gunnery_team"])
    with_status(table, ship, status)
    game = of(table)
    card = CardInPlay("gunnery_team", CardId(CardKind.UPGRADE, 0).number, ship, Seat(0), None)
    assert game.is_in_force(card) is works


def in_force(key: str, status: Status, phase: Phase) -> bool:
    """Whether the card of a ship in this status works in this phase."""
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300)
    with_status(table, ship, status)
    game = of(table)
    game.state = replace(game.state, phase=phase)
    return game.is_in_force(CardInPlay(key, CardId(CardKind.SQUADRON, ship).number, ship, Seat(0), None))


def test_only_cards_that_speak_of_setup_work_before_their_ship_is_deployed_and_only_in_setup() -> None:
    projector, other = "g7_x_grav_well_projector", "gunnery_team"
    assert in_force(projector, Status.RESERVE, Phase.SETUP)
    assert not in_force(projector, Status.RESERVE, Phase.SHIP)
    assert not in_force(other, Status.RESERVE, Phase.SETUP)


def test_only_some_cards_work_while_their_destroyed_ship_waits_to_be_removed() -> None:
    assert in_force("cluster_bombs", Status.WAITING, Phase.SHIP)
    assert not in_force("gunnery_team", Status.WAITING, Phase.SHIP)
    assert not in_force("cluster_bombs", Status.DESTROYED, Phase.SHIP)


def test_a_discarded_upgrade_does_nothing_and_an_objective_needs_no_ship() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, upgrades=["gunnery_team", "dominator"])
    table.upgrades[0] = replace(table.upgrades[0], discarded=True)
    game = of(table)
    cards = [
        CardInPlay(key, CardId(CardKind.UPGRADE, place).number, ship, Seat(0), None)
        for place, key in enumerate(("gunnery_team", "dominator"))
    ]
    assert [game.is_in_force(card) for card in cards] == [False, True]
    assert game.is_in_force(CardInPlay("most_wanted", CardId(CardKind.OBJECTIVE).number))


# Damage and traces


def test_faceup_cards_of_a_title_are_counted_and_facedown_ones_are_not() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, damage=["structural_damage", None, "ruptured_engine", "structural_damage"])
    game = of(table)
    found = [game.has_faceup(ship, title) for title in ("structural_damage", "ruptured_engine", "crew_panic")]
    assert found == [2, 1, 0]
    assert "structural_damage" in deck_titles()


def test_traces_of_effects_are_found_by_key_and_by_ship() -> None:
    table = Scenario()
    one, other = table.ship(VICTORY, 900, 300), table.ship(VICTORY, 300, 300)
    game = of(table)
    first, second = (Lasting(key="made up", scope=Scope.ROUND, unit=unit, seat=-1) for unit in (one, other))
    elsewhere = Lasting(key="another", scope=Scope.ROUND, unit=one, seat=-1)
    game.state = replace(game.state, lasting=(first, second, elsewhere))
    assert game.lasting("made up") == [first, second]
    assert game.lasting("made up", other) == [second]
    assert game.lasting("made up", UnitId(9)) == []  # type: ignore[arg-type]


def test_shields_are_those_of_the_named_hull_zone() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, shields={FRONT: 1, LEFT: 2})
    game = of(table)
    assert (game.shields(ship, FRONT), game.shields(ship, LEFT)) == (1, 2)
