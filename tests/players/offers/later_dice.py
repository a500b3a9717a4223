"""Later upgrades of attacks: dice added, rerolled and turned, range."""

from __future__ import annotations

from armada.rules.ship_phase import ShipActivation
from armada.state.records import Command
from tests.builders.attack_table import VICTORY, Battle, X, Y
from tests.builders.cards_table import duel
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.players.offers.situations import right, until, wrong

BARE = {"shields": {FRONT: 0}}
STILL = {"speed": 0, "shields": {FRONT: 0}}


@right("linked_turbolaser_towers")
def a_red_blank_is_rerolled_by_the_towers() -> Battle:
    return until(
        duel(attacking=["linked_turbolaser_towers"], on=STILL).attack("blank", "hit", "hit"), "linked_turbolaser_towers"
    )


@wrong("linked_turbolaser_towers")
def a_double_hit_is_not_rerolled_by_the_towers() -> Battle:
    table = duel(attacking=["linked_turbolaser_towers"], on=STILL)
    return until(table.attack("hit hit", "hit hit", "hit hit"), "linked_turbolaser_towers")


@right("disposable_capacitors")
def blue_dice_destroy_a_ship_at_long_range() -> Scenario:
    table = Scenario()
    ship = table.ship(
        "cr90_corvette_b", X, Y, side=1, upgrades=["disposable_capacitors"], dials=(Command.CONCENTRATE_FIRE,)
    )
    shields = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)
    table.ship(VICTORY, X, Y + 370, 180, speed=0, shields=shields, damage=[None] * 7)
    table.ship(VICTORY, 100, 850, 180)
    return until(table.run(ShipActivation(ship=ship)), "disposable_capacitors")


@wrong("disposable_capacitors")
def the_capacitors_are_kept_where_nobody_is_in_reach() -> Scenario:
    table = Scenario()
    ship = table.ship("cr90_corvette_b", X, Y, side=1, upgrades=["disposable_capacitors"], dials=(Command.REPAIR,))
    table.ship(VICTORY, 100, 850, 180)
    return until(table.run(ShipActivation(ship=ship)), "disposable_capacitors")
