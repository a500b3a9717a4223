"""Cards of the last official printing: offers that those of 2016 do not make."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.rules.destruction import Destroy
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action
from armada.rules.squadron_command import SquadronCommand
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, IMPERIAL, NEBULON, VICTORY, Battle, X, Y, with_tokens
from tests.builders.cards_table import EXHAUSTED, duel
from tests.builders.scenario import FRONT, Scenario
from tests.players.offers.situations import right, until

FINAL = Printing.FINAL


@right("avenger")
def two_exhausted_tokens_would_save_a_ship() -> Battle:
    table = duel(attacker=IMPERIAL, attacking=["avenger"], on={"shields": {FRONT: 0}}, printing=FINAL)
    with_tokens(table, table.defender, ("brace", EXHAUSTED), ("redirect", EXHAUSTED))
    return table.attack("hit hit", "hit hit", "hit hit", "hit", "hit")


@right("yavaris")
def a_stationary_bomber_takes_another_die() -> Scenario:
    table = Scenario(printing=FINAL)
    carrier = table.ship(NEBULON, X, Y, side=1, upgrades=["yavaris"], revealed=Command.SQUADRON)
    b_wing = table.squadron("b_wing_squadron", X, Y + 150, side=1)
    table.ship(VICTORY, X, Y + 260, 180, shields={FRONT: 0}, speed=0)
    table.run(SquadronCommand(ship=carrier)).answer(SQUADRON_TO_ACTIVATE, b_wing)
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll("hit", "hit")
    return until(table, "yavaris")


@right("admiral_ozzel_commander")
def a_ship_that_would_leave_the_play_area_stops() -> Scenario:
    table = Scenario(printing=FINAL)
    raider = table.ship("raider_i_class_corvette", X, 870, speed=1)
    table.ship(VICTORY, 200, 800, upgrades=["admiral_ozzel_commander"])
    table.ship(CORVETTE, 200, 200, side=1)
    table.run(ExecuteManeuver(ship=raider))
    return until(table, "admiral_ozzel_commander")


@right("general_rieekan")
def a_ship_that_has_yet_to_act_is_kept() -> Scenario:
    table = Scenario(printing=FINAL)
    table.ship(NEBULON, X, Y, side=1, upgrades=["general_rieekan"])
    corvette = table.ship(CORVETTE, X + 300, Y, side=1, dials=(Command.NAVIGATE,))
    table.ship(VICTORY, X + 300, Y + 250, 180, dials=(Command.NAVIGATE,))
    return until(table.run(Destroy(unit=corvette)), "general_rieekan")
