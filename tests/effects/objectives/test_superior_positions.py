"""Superior Positions: effect, limit, and when it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from armada.effects.upgrades.ordnance import HIT_ZONE
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.rules.attack import REDIRECTED
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.state.events.damage import Destroyed
from armada.state.events.setup import ShipDeployed, SquadronDeployed
from armada.state.records import ShipId, Upgrade, UpgradeId
from tests.builders.objective_table import (
    CR90,
    GLADIATOR,
    NEBULON,
    TIE_BOMBER,
    VICTORY,
    attack,
    decline,
    gained,
    playing,
    setting_up,
)
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.proves import proves


def flanking(
    turn: float = 0.0, *, first: int = 0, attacker: str = VICTORY, upgrades: tuple[str, ...] = (), **more: Any
) -> tuple[Scenario, ShipId, ShipId]:
    """A ship of seat 0 is behind a Nebulon-B, or, if that is turned, beside it."""
    table = playing("superior_positions", first=first)
    ship = table.ship(attacker, 900, 300, upgrades=upgrades)
    nebulon = table.ship(NEBULON, 900, 430, turn, side=1, **{"speed": 0, **more})
    table.ship(CR90, 1600, 800, side=1)
    return table, ship, nebulon


@proves("CARD-superior-positions-01", "OBJ-05")
@pytest.mark.parametrize("first", [0, 1])
def test_an_attack_on_a_rear_hull_zone_that_causes_damage_earns_a_victory_token(first: int) -> None:
    table, ship, nebulon = flanking(first=first)
    decline(attack(table, ship, FRONT, nebulon, REAR).roll("hit", *["blank"] * 5))
    assert gained(table) == (1, 0), "a lost shield is damage"


@proves("CARD-superior-positions-01")
def test_a_rear_attack_without_damage_or_an_attack_on_a_side_earns_nothing() -> None:
    table, ship, nebulon = flanking()
    decline(attack(table, ship, FRONT, nebulon, REAR).roll(*["blank"] * 6))
    assert gained(table) == (0, 0)
    table, ship, nebulon = flanking(90.0)
    decline(attack(table, ship, FRONT, nebulon, RIGHT).roll("hit", *["blank"] * 5))
    assert table.shields(nebulon, RIGHT) == 0
    assert gained(table) == (0, 0)


@proves("CARD-superior-positions-01", "DEF-12")
def test_a_rear_attack_whose_damage_is_redirected_earns_the_token() -> None:
    table = playing("superior_positions")
    ship = table.ship(NEBULON, 900, 300)
    corvette = table.ship(CR90, 900, 420, side=1)
    attack(table, ship, FRONT, corvette, REAR).roll("hit", "blank", "blank")
    table.answer(DEFENSE_TOKEN, 2).answer(REDIRECT_ZONES, (LEFT,)).answer(DEFENSE_TOKEN, PASS).answer(REDIRECTED, 1)
    assert table.shields(corvette, REAR) == 1
    assert gained(table) == (1, 0)


@proves("CARD-superior-positions-01")
def test_destroying_the_defender_earns_the_token_by_damage_or_by_a_critical_effect() -> None:
    table, ship, nebulon = flanking(shields={REAR: 0}, damage=[None] * 4)
    decline(attack(table, ship, FRONT, nebulon, REAR).roll("hit", "hit", *["blank"] * 4))
    assert nebulon not in table.game.ships()
    assert gained(table) == (1, 0)
    missiles = ("assault_concussion_missiles",)
    table, ship, nebulon = flanking(attacker=GLADIATOR, upgrades=missiles, shields={LEFT: 0}, damage=[None] * 4)
    attack(table, ship, FRONT, nebulon, REAR).roll("blank", "blank", "hit crit", "blank")
    table.answer(EFFECT, "assault_concussion_missiles@0").answer(HIT_ZONE, LEFT)
    decline(table)
    assert nebulon not in table.game.ships()
    assert gained(table) == (1, 0)


@proves("CARD-superior-positions-01")
def test_a_squadron_earns_the_token_even_if_a_counter_attack_destroys_it_first() -> None:
    table, _, nebulon = flanking(first=1, upgrades=())
    table.upgrades.append(Upgrade(id=UpgradeId(0), card="quad_laser_turrets", ship=nebulon, seat=Seat(1)))
    bomber = table.squadron(TIE_BOMBER, 900, 370, hull=1)
    attack(table, bomber, None, nebulon, REAR).roll("hit")
    table.answer(EFFECT, "counter", seat=1).roll("hit")
    decline(table)
    assert table.last(Destroyed).unit == bomber
    assert gained(table) == (1, 0)


@proves("CARD-superior-positions-01", "SETUP-31", "OBJ-04")
def test_the_first_player_deploys_everything_before_the_second_players_first_turn() -> None:
    table = setting_up("superior_positions", first=1).finish()
    game = table.game
    deployed = [
        game.owner(event.ship if isinstance(event, ShipDeployed) else event.squadron)
        for event in table.events
        if isinstance(event, ShipDeployed | SquadronDeployed)
    ]
    assert deployed == sorted(deployed, reverse=True)
    assert deployed[0] == 1
