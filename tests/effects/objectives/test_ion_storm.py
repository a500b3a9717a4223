"""Ion Storm: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest

from armada.effects.verbs.commands import COMMAND_TOKEN
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.attack_effects import STANDARD_CRITICAL
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.repair import RepairCommand
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.records import Command, ShipId
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import CR90, VICTORY, attack, gained, offered, playing, setting_up, use
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

KEY = "ion_storm"


def sailing(gap: float, *, first: int, charged: bool = False) -> tuple[Scenario, ShipId]:
    """A corvette of seat 0 ends its movement this far (mm) to the left of an asteroid field."""
    table = playing(KEY, first=first)
    corvette = table.ship(CR90, 900, 300, speed=1)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.obstacle("asteroid_field_1", 900 + 20.5 + gap + 14.2, 368)
    if charged:
        table.token(KEY, ship=corvette)
    return maneuver(table, corvette, 0), corvette


@proves("MOVE-27", "OBJ-02")
@pytest.mark.parametrize(("first", "gap", "charges"), [(1, 135, True), (1, 115, False), (0, 85, True), (0, 70, False)])
def test_the_first_players_ships_are_charged_beyond_distance_1_and_the_seconds_beyond_2(
    first: int, gap: float, charges: bool
) -> None:
    table, corvette = sailing(gap, first=first)
    assert [event.token.unit for event in table.all(ObjectiveTokenPlaced)] == [corvette] * charges


@proves("OBJ-02")
def test_a_ship_has_one_charge_at_most() -> None:
    table, _ = sailing(300, first=0, charged=True)
    assert not table.all(ObjectiveTokenPlaced)


@proves("CMD-31", "FX-08")
@pytest.mark.parametrize(("command", "charged"), [(Command.REPAIR, True), (Command.REPAIR, False)])
def test_a_ship_that_resolves_repair_may_discard_its_charge(command: Command, charged: bool) -> None:
    table = playing(KEY)
    corvette = table.ship(CR90, 900, 300, tokens=(command,))
    table.ship(VICTORY, 300, 800, 180, side=1)
    if charged:
        table.token(KEY, ship=corvette)
    table.run(RepairCommand(ship=corvette))
    assert (KEY in offered(table)) is charged
    if charged:
        use(table, KEY)
        assert table.game.state.tokens[0].unit != corvette


def struck(
    *faces: str, charged: bool = True, tokens: tuple[Command, ...] = (), shields: int = 1
) -> tuple[Scenario, ShipId]:
    """A Victory of seat 0 attacks a corvette, charged or not."""
    table = playing(KEY)
    victory = table.ship(VICTORY, 900, 300)
    corvette = table.ship(CR90, 900, 450, 180, side=1, speed=0, shields={FRONT: shields}, tokens=tokens)
    table.ship(CR90, 1700, 800, 180, side=1)
    if charged:
        table.token(KEY, ship=corvette)
    return attack(table, victory, FRONT, corvette, FRONT).roll(*faces), corvette


CRIT = ("blank",) * 3 + ("hit crit", "blank", "blank")


@proves("CRIT-02", "CRIT-05", "OBJ-05")
def test_a_critical_against_a_charged_ship_earns_a_token_and_costs_it_a_command_token() -> None:
    table, corvette = struck(*CRIT, tokens=(Command.NAVIGATE, Command.REPAIR))
    use(table, KEY).answer(COMMAND_TOKEN, Command.REPAIR, seat=0)
    assert gained(table) == (1, 0)
    assert table.the_ship(corvette).tokens == (Command.NAVIGATE,)
    assert KEY not in offered(table)
    assert STANDARD_CRITICAL not in offered(table), "one critical effect in an attack"


@proves("DMG-26")
def test_without_a_command_token_the_defending_zone_loses_a_shield_if_it_has_one() -> None:
    for shields, left in ((2, 1), (0, 0)):
        table, corvette = struck(*CRIT, shields=shields)
        use(table, KEY)
        assert gained(table) == (1, 0)
        assert table.the_ship(corvette).shields[0] <= left


def test_an_uncharged_ship_earns_no_token_and_without_a_critical_nothing_is_offered() -> None:
    table, corvette = struck(*CRIT, charged=False, tokens=(Command.NAVIGATE,))
    use(table, KEY)
    assert gained(table) == (0, 0)
    assert not table.the_ship(corvette).tokens
    table, _ = struck(*["hit"] * 6)
    assert KEY not in offered(table)
    table, _ = struck(*CRIT, charged=False, shields=0)
    assert offered(table) <= {STANDARD_CRITICAL}


@proves("SETUP-30")
def test_the_second_player_places_all_obstacles_beyond_distance_5_of_the_players_edges() -> None:
    table = setting_up(KEY)
    assert table.refusal(ObstaclePlacement(0, pose_at(900, 320))).rule == "SETUP-30"
    for _ in range(5):
        assert table.asks(OBSTACLE, 1)
        table.play(table.question.sample(table.rng))
    assert table.question.kind is not OBSTACLE
    assert table.question.kind is not EFFECT
