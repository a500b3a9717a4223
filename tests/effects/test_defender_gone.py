"""A defender destroyed in the middle of an attack: effects that measure to it are not offered any more.

Once Captain Jonus stopped the game when Precision Strike had a ship destroyed while dice were modified.
"""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.verbs.units import is_at
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.attack_effects import can_resolve_critical
from armada.rules.destruction import Destroy
from armada.state.events.damage import Destroyed, Removed
from tests.builders.scenario import FRONT, Scenario


def test_nothing_is_at_a_distance_of_what_left_the_table() -> None:
    table = Scenario()
    jonus = table.squadron("captain_jonus", 900, 300)
    ship = table.ship("cr90_corvette_a", 900, 360, side=1)
    table.ship("nebulon_b_escort_frigate", 300, 360, side=1)
    table.ship("victory_ii_class_star_destroyer", 300, 800)
    table.run(Destroy(unit=ship))
    game = table.game
    assert game.unit(ship).pose is None
    assert not is_at(game, jonus, ship, Distance.ONE)
    assert not is_at(game, ship, jonus, Distance.ONE)


def test_no_critical_effect_is_resolved_against_a_defender_that_is_destroyed() -> None:
    """Once Assault Concussion Missiles stopped the game in the same way."""
    table = Scenario()
    gladiator = table.ship("gladiator_i_class_star_destroyer", 900, 300, upgrades=["assault_concussion_missiles"])
    ship = table.ship("cr90_corvette_a", 900, 420, 180, side=1, damage=[None] * 3)
    table.ship("nebulon_b_escort_frigate", 300, 360, side=1)
    table.run(Attack(attacker=gladiator, zone=FRONT, defender=ship, target_zone=FRONT))
    table.roll("hit", "hit", "hit crit", "hit crit")
    attack = table.game.innermost(Attack)
    assert attack is not None
    assert can_resolve_critical(table.game, attack, "assault_concussion_missiles", Color.BLACK)
    table.game.emit(Destroyed(ship, "precision_strike"))
    table.game.emit(Removed(ship, 0))
    assert not can_resolve_critical(table.game, attack, "assault_concussion_missiles", Color.BLACK)
