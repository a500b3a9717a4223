"""Later upgrades of commands: dials, tokens, repairs, squadrons."""

from __future__ import annotations

from armada.rules.ship_phase import ShipPhase
from armada.state.records import COMMANDS, Command
from tests.builders.attack_table import NEBULON, VICTORY, X, Y
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.players.offers.situations import right, until


@right("hondo_ohnaka_officer")
def tokens_that_the_enemy_has_already_are_a_gift_to_oneself() -> Scenario:
    """Two battered ships gain tokens; both enemies have one of each command, so that theirs are lost."""
    table = Scenario()
    shields = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)
    for x in (X, X + 250):
        upgrades = ["hondo_ohnaka_officer"] if x == X else []
        table.ship(VICTORY, x, Y, shields=shields, damage=[None], upgrades=upgrades, dials=(Command.REPAIR,))
    for x in (X, X + 250):
        table.ship(NEBULON, x, Y + 450, 180, side=1, tokens=COMMANDS, dials=(Command.REPAIR,))
    return until(table.run(ShipPhase()), "hondo_ohnaka_officer")
