"""Surprise Attack: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.effects.objectives.obstacles import obstacle_body
from armada.effects.objectives.surprise_attack import STACKED_DIAL
from armada.engine.seats import Seat
from armada.geometry.overlap import overlaps
from armada.geometry.pose import pose_at
from armada.rules.deploying import SHIP_PLACEMENT, ShipPlacement
from armada.rules.deployment import DEPLOY
from armada.rules.new_game import flagship
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.state.events.commands import CardDialRevealed, CardDialsAssigned, RaidTokenGained
from armada.state.records import CardDials, Command, ShipId
from armada.views.masking import masked
from tests.builders.objective_table import CR90, VICTORY, StartOfShips, after_obstacles, playing, setting_up
from tests.builders.scenario import Scenario
from tests.builders.setup_table import SetupTable
from tests.proves import proves

KEY = "surprise_attack"


def with_station(x: float = 900.0, y: float = 250.0) -> SetupTable:
    """Setup up to deployment, with the station here."""
    table = setting_up(KEY)
    number = next(n for n, obstacle in enumerate(table.game.state.obstacles) if obstacle.key == "station")
    table.answer(OBSTACLE, ObstaclePlacement(number, pose_at(x, y)), seat=1)
    return after_obstacles(table)


@proves("EXT-objective-11", "SETUP-30")
def test_the_second_player_places_the_station_near_the_first_players_edge_before_all_others() -> None:
    table = setting_up(KEY)
    number = next(n for n, obstacle in enumerate(table.game.state.obstacles) if obstacle.key == "station")
    assert table.question.seat == 1
    assert table.refusal(ObstaclePlacement(number, pose_at(900, 370))).rule == "SETUP-30"
    assert table.question.refusal(ObstaclePlacement(number, pose_at(900, 50))) is None, "in the deployment zone"
    for _ in range(8):
        assert table.question.accepts(table.question.sample(table.rng))
    table.answer(OBSTACLE, ObstaclePlacement(number, pose_at(900, 330)))
    assert table.asks(OBSTACLE, 1)


@proves("EXT-objective-11", "SETUP-53")
def test_the_flagship_is_deployed_first_and_on_the_station_perhaps_outside_of_its_zone() -> None:
    table = with_station(y=290)
    own = flagship(table.game.state, Seat(0))
    assert table.question.kind is SHIP_PLACEMENT or table.question.options == (own,), "no other ship comes first"
    while table.question.kind is DEPLOY:
        table.answer(DEPLOY, own)
    refused = table.question.refusal(ShipPlacement(pose_at(500, 100), 1))
    assert refused is not None
    assert refused.rule == "OBJ-04"
    assert table.question.refusal(ShipPlacement(pose_at(900, 290), 1)) is None, "it sticks out of the zone"
    table.answer(SHIP_PLACEMENT, ShipPlacement(pose_at(900, 250), 1))
    assert own is not None
    station = next(n for n, obstacle in enumerate(table.game.state.obstacles) if obstacle.key == "station")
    body = obstacle_body(table.game, station)
    assert body is not None
    assert overlaps(table.game.hull(own), body)


@proves("SETUP-34", "SETUP-45")
def test_no_ship_of_the_first_player_starts_faster_than_half_its_maximum_speed() -> None:
    table = with_station()
    while table.question.kind is not SHIP_PLACEMENT:
        table.play(table.question.sample(table.rng))
    on_station = pose_at(900, 250)
    assert table.question.refusal(ShipPlacement(on_station, 2)) is None, "the corvette can move at 4"
    assert table.question.refusal(ShipPlacement(on_station, 3)) is not None


@proves("SETUP-34")
def test_the_second_players_ships_start_as_they_like() -> None:
    table = with_station()
    while not table.asks(SHIP_PLACEMENT, 1):
        table.play(table.question.sample(table.rng))
    fast = [option for option in table.question.options if option.speed == 2]
    assert fast


@proves("OBJ-09", "INFO-11")
def test_the_second_player_stacks_three_dials_that_nobody_else_sees() -> None:
    table = with_station().go_to(STACKED_DIAL)
    for command in (Command.REPAIR, Command.NAVIGATE, Command.REPAIR):
        table.answer(STACKED_DIAL, command, seat=1)
    stacked = table.all(CardDialsAssigned)[0]
    assert stacked.dials == (Command.REPAIR, Command.NAVIGATE, Command.REPAIR)
    assert masked(stacked, Seat(0)).dials == (Command.FACEDOWN,) * 3
    card = table.game.state.card_dials
    assert card is not None
    assert masked(card, Seat(0)).dials == (Command.FACEDOWN,) * 3
    assert masked(card, Seat(1)).dials == stacked.dials


def attacked(*dials: Command) -> tuple[Scenario, list[ShipId]]:
    """The Ship Phase starts with these dials on the card; the first of two corvettes is raided already."""
    table = playing(KEY)
    ships = [table.ship(CR90, 900, 300), table.ship(CR90, 600, 300)]
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.units[ships[0]] = replace(table.units[ships[0]], raids=(Command.REPAIR,))
    table.run(StartOfShips())
    card = CardDials(seat=Seat(1), known_to=(Seat(1),), dials=dials)
    table.game.state = replace(table.game.state, card_dials=card)
    table.events = list(table.game.interrupt(StartOfShips()))
    return table, ships


@proves("EXT-raid-01", "EXT-raid-10")
def test_each_ship_of_the_first_player_gains_a_raid_token_of_the_top_dial_but_not_a_second_one() -> None:
    table, (raided, other) = attacked(Command.REPAIR, Command.NAVIGATE)
    assert table.last(CardDialRevealed).command is Command.REPAIR
    assert [(event.ship, event.command) for event in table.all(RaidTokenGained)] == [(other, Command.REPAIR)]
    assert raided != other
    card = table.game.state.card_dials
    assert card is not None
    assert card.dials == (Command.NAVIGATE,)


@pytest.mark.parametrize("dials", [()])
def test_without_a_dial_nothing_happens(dials: tuple[Command, ...]) -> None:
    table, _ = attacked(*dials)
    assert not table.events
