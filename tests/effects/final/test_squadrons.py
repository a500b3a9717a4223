"""Cards of the final printing about squadrons: Yavaris, Flight Controllers, Rhymer, Gallant Haven, and others."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Printing
from armada.effects.upgrades.offensive_retrofit import LAUNCHED
from armada.geometry.pose import pose_at
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.deploying import SQUADRON_PLACEMENT
from armada.rules.destruction import Destroy
from armada.rules.engagement import may_move
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import (
    SQUADRON_ACTION,
    SQUADRON_TO_ACTIVATE,
    Action,
    SquadronActivation,
    SquadronAttack,
)
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.events.attack import AttackEnded, DamageTotaled, DiceModified
from armada.state.events.cards import LastingEnded
from armada.state.events.damage import Removed
from armada.state.records import COMMANDS, Scope, ShipId, SquadronId, Status
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING, X, Y, rolled_colors
from tests.builders.cards_table import (
    asks_for,
    decline,
    is_discarded,
    offered,
    pass_until,
    squadron_attack,
    use,
)
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import attackable_zones
from tests.builders.upgrade_table import kept_aside, launching
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
FINAL = Printing.FINAL
B_WING, Y_WING, BOMBER = "b_wing_squadron", "y_wing_squadron", "tie_bomber_squadron"
GR_75 = "gr_75_medium_transports"


def commanded(
    upgrade: str, squadron: str, *, ship: str, side: int = 0, enemy: str = TIE, at: float = 60
) -> tuple[Scenario, SquadronId]:
    """A squadron activated by the Squadron command of a ship with a card, and an enemy near it."""
    table = Scenario(printing=FINAL)
    carrier = table.ship(ship, X, Y, side=side, upgrades=[upgrade], revealed=SQUADRON)
    table.ship(CORVETTE, 100, 800, side=1 - side)
    own = table.squadron(squadron, X, Y + 150, side=side)
    table.squadron(enemy, X + at, Y + 150, side=1 - side)
    table.run(SquadronCommand(ship=carrier)).answer(SQUADRON_TO_ACTIVATE, own)
    return table, own


# Yavaris


@proves("FX-07")
def test_a_squadron_of_yavaris_that_has_not_moved_adds_a_die_of_a_colour_in_its_pool() -> None:
    table, b_wing = commanded("yavaris", B_WING, ship=NEBULON, side=1)
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    colors = set(rolled_colors(table))
    use(table, "yavaris")
    if asks_for(table, ADDED_COLOR):
        assert set(table.question.options) == colors
        table.answer(ADDED_COLOR, table.question.options[0])
    table.roll("hit")
    assert len(table.last(DiceModified).pool.dice) == 4
    pass_until(table, SQUADRON_ACTION)
    assert not asks_for(table, SQUADRON_ACTION), "it can neither move nor attack again"
    assert len(table.all(AttackEnded)) == 1
    assert table.the_squadron(b_wing).activated


@proves("EXT-ruling-36")
def test_a_squadron_that_added_the_die_of_yavaris_is_moved_by_no_other_effect_either() -> None:
    table, b_wing = commanded("yavaris", B_WING, ship=NEBULON, side=1, at=75)
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    use(table, "yavaris")
    if asks_for(table, ADDED_COLOR):
        table.answer(ADDED_COLOR, table.question.options[0])
    table.roll("hit")
    table.game.emit(Removed(SquadronId(table.units[-1].id), 0))
    assert not may_move(table.game, b_wing), "though nothing engages it any more"
    table.game.emit(LastingEnded(Scope.ACTIVATION))
    assert may_move(table.game, b_wing)


def test_yavaris_is_not_offered_to_a_squadron_that_moved_first() -> None:
    table, _ = commanded("yavaris", B_WING, ship=NEBULON, side=1, at=120)
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X + 60, Y + 150))
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    assert "yavaris" not in offered(table)


def test_a_squadron_that_declines_the_die_of_yavaris_may_move_after_its_attack() -> None:
    table, b_wing = commanded("yavaris", B_WING, ship=NEBULON, side=1)
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll(*["hit"] * 3)
    decline(table)
    pass_until(table, SQUADRON_ACTION)
    assert not table.game.lasting("yavaris", b_wing)


def test_yavaris_of_the_final_printing_serves_no_squadron_in_the_squadron_phase() -> None:
    table = Scenario(printing=FINAL)
    table.ship(NEBULON, X, Y, side=1, upgrades=["yavaris"])
    table.ship(CORVETTE, 100, 800)
    b_wing = table.squadron(B_WING, X, Y + 130, side=1)
    table.squadron(TIE, X + 60, Y + 130)
    table.run(SquadronActivation(squadron=b_wing)).answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    assert "yavaris" not in offered(table)


# Flight Controllers


@proves("EXT-ruling-21", "EXT-timing-01")
def test_flight_controllers_give_each_attack_of_the_activation_a_blue_die_without_a_question() -> None:
    table, _ = commanded("flight_controllers", TIE, ship=VICTORY, enemy=X_WING)
    table.answer(SQUADRON_ACTION, Action.ATTACK)
    table.roll(*["accuracy"] * 4)
    assert rolled_colors(table) == ["blue"] * 4


@proves("EXT-ruling-21")
def test_flight_controllers_raise_the_armament_of_snipe_too() -> None:
    table, _ = commanded("flight_controllers", "saber_squadron", ship=VICTORY, enemy=X_WING, at=140)
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 5)
    assert rolled_colors(table) == ["blue"] * 5


def test_flight_controllers_of_the_final_printing_give_nothing_against_ships_or_in_the_squadron_phase() -> None:
    table = Scenario(printing=FINAL)
    table.ship(VICTORY, X, Y, upgrades=["flight_controllers"])
    tie = table.squadron(TIE, X, Y + 130)
    table.squadron(X_WING, X + 60, Y + 130, side=1)
    table.run(SquadronActivation(squadron=tie)).answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    assert rolled_colors(table) == ["blue"] * 3


# Major Rhymer


def rhymer(*, gap: float, from_rhymer: float = 20, own: str = BOMBER) -> tuple[Scenario, SquadronId, ShipId]:
    """A squadron beside Rhymer, with the front of a ship so far from it."""
    table = Scenario(printing=FINAL)
    table.ship(VICTORY, 100, 800)
    bomber = table.squadron(own, X, Y)
    table.squadron("major_rhymer", X - 34.2 - from_rhymer, Y)
    corvette = table.ship(CORVETTE, X, Y - 17.1 - gap - 35.5, side=1)
    table.run(SquadronAttack(squadron=bomber, may_decline=True))
    return table, bomber, corvette


@proves("EXT-ruling-03")
def test_squadrons_near_rhymer_attack_ships_at_close_range() -> None:
    table, bomber, corvette = rhymer(gap=115)
    assert attackable_zones(table, bomber, corvette) == {FRONT}
    table.answer(ATTACK, AttackChoice(None, corvette, FRONT)).roll("hit")
    assert rolled_colors(table) == ["black"]


@proves("EXT-ruling-03")
def test_a_bomber_of_rhymer_cannot_attack_at_medium_range() -> None:
    table, bomber, corvette = rhymer(gap=150)
    assert attackable_zones(table, bomber, corvette) == set()


def test_rhymer_of_the_final_printing_serves_nobody_beyond_distance_1() -> None:
    table, bomber, corvette = rhymer(gap=115, from_rhymer=90)
    assert attackable_zones(table, bomber, corvette) == set()


# Gallant Haven


def haven(*faces: str, gap: float = 30) -> tuple[Scenario, SquadronId]:
    """A TIE squadron attacks an X-wing squadron so far from Gallant Haven."""
    table = Scenario(printing=FINAL)
    table.ship("assault_frigate_mark_ii_b", X, Y, side=1, upgrades=["gallant_haven"])
    x_wing = table.squadron(X_WING, X + 30.5 + gap + 17.1, Y, side=1)
    tie = table.squadron(TIE, X + 30.5 + gap + 17.1 + 60, Y)
    table.ship(VICTORY, 100, 800)
    return squadron_attack(table, tie, x_wing, *faces), x_wing


@proves("EXT-timing-01", "DEF-35")
def test_gallant_haven_takes_a_damage_off_without_a_choice() -> None:
    table, x_wing = haven("hit", "hit", "hit")
    pass_until(table, DEFENSE_TOKEN)
    assert table.last(DamageTotaled).amount == 2
    assert table.the_squadron(x_wing).hull == 3


def test_gallant_haven_leaves_the_last_damage() -> None:
    table, _ = haven("hit", "accuracy", "accuracy")
    pass_until(table, DEFENSE_TOKEN)
    assert table.last(DamageTotaled).amount == 1


def test_gallant_haven_of_the_final_printing_serves_nobody_at_distance_2() -> None:
    table, _ = haven("hit", "hit", "hit", gap=100)
    pass_until(table, DEFENSE_TOKEN)
    assert table.last(DamageTotaled).amount == 3


def test_gallant_haven_lowers_no_damage_outside_attacks() -> None:
    table, x_wing = haven("accuracy", "accuracy", "accuracy")
    pass_until(table, DEFENSE_TOKEN)
    table.game.interrupt(SufferDamage(unit=x_wing, amount=2, by="test"))
    assert table.the_squadron(x_wing).hull == 3


# Bomber Command Center


def bombing(*gaps: float, squadron: str = Y_WING) -> tuple[Scenario, SquadronId, ShipId]:
    """A bomber attacks a Victory; flotillas with the card are at these distances to its side."""
    table = Scenario(printing=FINAL)
    victory = table.ship(VICTORY, X, Y)
    bomber = table.squadron(squadron, X, Y + 90, side=1)
    for place, gap in enumerate(gaps):
        table.ship(GR_75, X + 40 + gap, Y + 90 + 90 * place, side=1, upgrades=["bomber_command_center"])
    return squadron_attack(table, bomber, victory, "blank", zone=FRONT), bomber, victory


def test_one_bomber_command_center_serves_an_attack() -> None:
    table, bomber, victory = bombing(50, 60)
    use(table, "bomber_command_center").roll("blank")
    assert "bomber_command_center" not in offered(table), "the other copy is no second reroll"
    squadron_attack(table, bomber, victory, "blank", zone=FRONT)
    assert "bomber_command_center" in offered(table), "in the next attack a copy serves again"


@pytest.mark.parametrize(("gap", "squadron"), [(330.0, Y_WING), (50.0, "a_wing_squadron")])
def test_bomber_command_center_serves_bombers_up_to_distance_5(gap: float, squadron: str) -> None:
    table, _, _ = bombing(gap, squadron=squadron)
    assert "bomber_command_center" not in offered(table)


# Rapid Launch Bays


def launch(count: int = 2, *, dial: bool = True) -> tuple[Scenario, ShipId, list[SquadronId]]:
    """A frigate with squadrons in its launch bays activates and reveals a Navigate dial, if it has one."""
    dials = (NAVIGATE,) if dial else ()
    table, frigate, squadrons = launching(count, printing=FINAL, revealed=None, dials=dials)
    kept_aside(table, frigate, squadrons).game.interrupt(ShipActivation(ship=frigate))
    return table, frigate, squadrons


@proves("EXT-setaside-02")
def test_all_squadrons_of_the_launch_bays_are_placed_when_a_dial_is_revealed() -> None:
    table, _, squadrons = launch()
    use(table, "rapid_launch_bays")
    assert is_discarded(table, "rapid_launch_bays")
    table.answer(LAUNCHED, squadrons[1])
    assert table.question.refusal(pose_at(X + 200, Y)) is not None, "its whole base must be within distance 2"
    table.answer(SQUADRON_PLACEMENT, pose_at(X + 135, Y))
    assert asks_for(table, SQUADRON_PLACEMENT), "the last one follows without a choice"
    table.answer(SQUADRON_PLACEMENT, pose_at(X + 80, Y))
    assert [table.the_squadron(one).status for one in squadrons] == [Status.IN_PLAY] * 2
    assert not any(table.the_squadron(one).activated for one in squadrons)


def test_squadrons_of_the_launch_bays_cannot_move_until_the_activation_of_the_ship_ends() -> None:
    table, _, squadrons = launch(1)
    use(table, "rapid_launch_bays").answer(SQUADRON_PLACEMENT, pose_at(X + 80, Y))
    assert not may_move(table.game, squadrons[0]), "though the card has been discarded"
    table.game.emit(LastingEnded(Scope.ACTIVATION))
    assert may_move(table.game, squadrons[0])


def test_launch_bays_stay_shut_without_a_revealed_dial_or_without_squadrons() -> None:
    assert "rapid_launch_bays" not in offered(launch(dial=False)[0])
    assert "rapid_launch_bays" not in offered(launch(0)[0])


def test_squadrons_in_the_launch_bays_of_the_final_printing_are_destroyed_with_the_ship() -> None:
    table, frigate, squadrons = launch()
    table.events = []
    table.events += table.game.interrupt(Destroy(unit=frigate))
    assert {event.unit for event in table.all(Removed)} >= set(squadrons)
