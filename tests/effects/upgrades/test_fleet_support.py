"""Fleet support."""

from __future__ import annotations

import pytest

from armada.effects.upgrades.fleet_support import DISCARDED_CARD
from armada.effects.verbs.commands import CHOSEN_COMMAND
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.seats import Seat
from armada.rules.command_tokens import DISCARDED_TOKEN
from armada.rules.engagement import engagement
from armada.rules.repair import REPAIR, Repair, RepairCommand, RepairEffect
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import legal_attacks
from armada.state.events.attack import DieRemoved
from armada.state.records import Command, ShipId
from armada.views.masking import masked
from tests.builders.activation_table import move_on
from tests.builders.attack_table import NEBULON, TIE, VICTORY, X_WING, X, Y, attack_of, rolled_colors
from tests.builders.cards_table import exhaust, is_exhausted, offered, squadron_attack, use
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import GR_75, bombing, crews
from tests.proves import proves

GOZANTI = "gozanti_class_cruisers"
NAVIGATE, SQUADRON, REPAIRS, CONCENTRATE = (
    Command.NAVIGATE,
    Command.SQUADRON,
    Command.REPAIR,
    Command.CONCENTRATE_FIRE,
)

# Bomber Command Center


def test_a_bomber_command_center_rerolls_a_die_of_a_bomber_at_distance_5() -> None:
    table = use(bombing(280), "bomber_command_center").roll("hit crit")
    assert attack_of(table).pool.hits == 1


def test_each_bomber_command_center_rerolls_once_also_the_same_die() -> None:
    table = bombing(100, 100)
    assert len(table.question.options) == 2
    use(table, "bomber_command_center").roll("blank")
    use(table, "bomber_command_center").roll("hit")
    assert not offered(table)
    assert attack_of(table).pool.hits == 1


def test_a_bomber_command_center_is_not_offered_beyond_distance_5_or_without_bomber() -> None:
    assert not offered(bombing(330))
    assert not offered(bombing(100, squadron="a_wing_squadron"))


def test_a_bomber_command_center_is_not_offered_against_a_squadron() -> None:
    table = Scenario()
    tie = table.squadron(TIE, X, Y)
    bomber = table.squadron("b_wing_squadron", X, Y + 60, side=1)
    table.ship(GR_75, X + 100, Y, side=1, upgrades=["bomber_command_center"])
    squadron_attack(table, bomber, tie, "accuracy", "accuracy", "accuracy")
    assert "bomber_command_center" not in offered(table)


# Comms Net


def net(
    *, tokens: tuple[Command, ...] = (NAVIGATE,), gap: float = 250, friend: dict[str, object] | None = None
) -> tuple[Scenario, ShipId, ShipId]:
    """A transport with Comms Net that activates, and a friend at a distance."""
    table = Scenario()
    transport = table.ship(GR_75, X, Y, side=1, upgrades=["comms_net"], tokens=tokens)
    other = table.ship(NEBULON, X + gap, Y, side=1, **(friend or {}))  # type: ignore[arg-type]
    table.ship(VICTORY, 100, 800)
    table.run(ShipActivation(ship=transport))
    while not table.is_over and not offered(table) and table.question.kind is not COURSE:
        move_on(table)
    return table, transport, other


@proves("CARD-comms-net-02")
def test_comms_net_hands_a_command_token_to_another_ship() -> None:
    table, transport, other = net()
    use(table, "comms_net")
    assert table.the_ship(transport).tokens == ()
    assert table.the_ship(other).tokens == (NAVIGATE,)


@proves("CARD-comms-net-02")
def test_the_receiver_of_comms_net_keeps_its_limit() -> None:
    table, _, other = net(friend={"tokens": (REPAIRS, SQUADRON)})
    use(table, "comms_net").answer(DISCARDED_TOKEN, REPAIRS)
    assert table.the_ship(other).tokens == (SQUADRON, NAVIGATE)


@proves("CARD-comms-net-01")
def test_comms_net_is_not_offered_when_another_ship_has_revealed_its_dial() -> None:
    table = Scenario()
    table.ship(GR_75, X, Y, side=1, upgrades=["comms_net"], tokens=(NAVIGATE,))
    other = table.ship(NEBULON, X + 200, Y, side=1)
    table.ship(VICTORY, 100, 800)
    table.run(ShipActivation(ship=other))
    assert table.question.kind is COURSE, "nothing was offered before the maneuver"


def test_comms_net_is_not_offered_without_a_token_or_a_friend_in_reach() -> None:
    assert "comms_net" not in offered(net(tokens=())[0])
    assert "comms_net" not in offered(net(gap=400)[0])


def test_comms_net_is_not_spending_so_that_wullf_yularen_does_not_answer() -> None:
    table = Scenario()
    transport = table.ship(GOZANTI, X, Y, upgrades=["comms_net", "wullf_yularen"], tokens=(NAVIGATE,))
    table.ship(VICTORY, X + 200, Y)
    table.run(ShipActivation(ship=transport))
    while not offered(table):
        move_on(table)
    use(table, "comms_net")
    assert "wullf_yularen" not in offered(table)
    assert table.the_ship(transport).tokens == ()


# Jamming Field


def jammed(*, attacker_gap: float = 60, defender: str = X_WING, card: str = TIE) -> tuple[Scenario, int, int]:
    """A TIE squadron and an enemy squadron beyond it, seen from a transport with a Jamming Field."""
    table = Scenario()
    table.ship(GR_75, X, Y, side=1, upgrades=["jamming_field"])
    tie = table.squadron(card, X + 20.5 + attacker_gap + 17.1, Y)
    x_wing = table.squadron(defender, X + 20.5 + attacker_gap + 17.1 + 60, Y, side=1)
    return table, tie, x_wing


@proves("CARD-jamming-field-01")
def test_a_jamming_field_takes_a_die_from_attacks_between_squadrons() -> None:
    table, tie, x_wing = jammed()
    squadron_attack(table, tie, x_wing, "accuracy", "accuracy")  # type: ignore[arg-type]
    assert rolled_colors(table) == ["blue"] * 2
    assert table.last(DieRemoved).by == "obstruction"


@proves("CARD-jamming-field-01")
def test_a_jamming_field_acts_if_only_one_of_the_two_is_at_distance_2() -> None:
    table = Scenario()
    table.ship(GR_75, X, Y, side=1, upgrades=["jamming_field"])
    near = table.squadron(X_WING, X + 150, Y, side=1)
    far = table.squadron(TIE, X + 220, Y)
    squadron_attack(table, far, near, "accuracy", "accuracy")
    assert rolled_colors(table) == ["blue"] * 2


@proves("CARD-jamming-field-01")
def test_a_jamming_field_does_nothing_beyond_distance_2() -> None:
    table, tie, x_wing = jammed(attacker_gap=140)
    squadron_attack(table, tie, x_wing, *["accuracy"] * 3)  # type: ignore[arg-type]
    assert rolled_colors(table) == ["blue"] * 3


@proves("CARD-jamming-field-01")
def test_a_jamming_field_does_nothing_to_attacks_of_or_on_ships() -> None:
    table = Scenario()
    transport = table.ship(GR_75, X, Y, side=1, upgrades=["jamming_field"])
    tie = table.squadron(TIE, X, Y + 80)
    table.run(StillTable())
    assert [attack.obstructed for attack in legal_attacks(table.game, tie)] == [False]
    assert [attack.obstructed for attack in legal_attacks(table.game, transport)] == [False]


def test_squadrons_in_a_jamming_field_stay_engaged() -> None:
    table, tie, x_wing = jammed()
    table.run(StillTable())
    assert engagement(table.game, tie).squadrons == (x_wing,)  # type: ignore[arg-type]


def test_a_counter_attack_with_one_die_is_not_possible_in_a_jamming_field() -> None:
    table, tie, x_wing = jammed(card=X_WING, defender="a_wing_squadron")
    table.upgrades.clear()
    squadron_attack(table, tie, x_wing, *["accuracy"] * 4)  # type: ignore[arg-type]
    assert "counter" in offered(table)
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["jamming_field"])
    vader = table.squadron(TIE, X, Y + 120, side=1)
    dengar = table.squadron("vt_49_decimator", X + 60, Y + 120)
    squadron_attack(table, vader, dengar, *["accuracy"] * 2)
    assert "counter" not in offered(table), "Counter 1 would lose its only die"


# Repair Crews


def test_repair_crews_discard_a_damage_card_of_a_ship_near_by_instead_of_points() -> None:
    table, _, friend = crews()
    use(table, "repair_crews").answer(DISCARDED_CARD, 0)
    assert [card.faceup for card in table.the_ship(friend).damage] == [False]
    assert table.is_over, "the points of dial and token are forgone"


def test_repair_crews_can_serve_their_own_ship() -> None:
    table, transport, _ = crews(damage=[None])
    use(table, "repair_crews").answer(CHOSEN_SHIP, transport)
    assert table.the_ship(transport).damage == ()


def test_repair_crews_are_not_offered_once_a_point_is_spent() -> None:
    table, transport, _ = crews(shields={FRONT: 0})
    assert offered(table) == {"repair_crews"}
    table.pass_(table.question.kind)
    table.answer(REPAIR, Repair(RepairEffect.RECOVER_SHIELDS, FRONT))
    assert table.shields(transport, FRONT) == 1
    assert not offered(table)


def test_repair_crews_are_not_offered_without_a_damaged_ship_in_reach() -> None:
    table = Scenario()
    transport = table.ship(GR_75, X, Y, side=1, upgrades=["repair_crews"], revealed=REPAIRS, shields={FRONT: 0})
    table.ship(NEBULON, X + 220, Y, side=1, damage=[None])
    assert not offered(table.run(RepairCommand(ship=transport)))


# Slicer Tools


def slicing(*, dials: tuple[Command, ...] = (CONCENTRATE, NAVIGATE), gap: float = 160) -> tuple[Scenario, ShipId]:
    """A transport with Slicer Tools after its maneuver, and an enemy ship beside it."""
    table = Scenario()
    transport = table.ship(GR_75, X, Y, side=1, upgrades=["slicer_tools"], speed=0)
    enemy = table.ship(VICTORY, X + 60 + gap, Y, dials=dials)
    table.run(ExecuteManeuver(ship=transport))
    return table, enemy


def test_slicer_tools_set_the_top_dial_of_an_enemy_ship() -> None:
    table, enemy = slicing()
    use(table, "slicer_tools").answer(CHOSEN_COMMAND, REPAIRS)
    assert table.the_ship(enemy).dials == (REPAIRS, NAVIGATE)
    assert is_exhausted(table, "slicer_tools")


def test_slicer_tools_show_their_player_the_new_command_and_never_the_old_one() -> None:
    table, enemy = slicing()
    use(table, "slicer_tools")
    hidden = masked(table.game.state, Seat(1)).units[enemy]
    assert hidden.dials == (Command.FACEDOWN, Command.FACEDOWN)  # type: ignore[union-attr]
    assert hidden.top_dial is None  # type: ignore[union-attr]
    table.answer(CHOSEN_COMMAND, REPAIRS)
    seen = masked(table.game.state, Seat(1)).units[enemy]
    assert seen.top_dial is REPAIRS  # type: ignore[union-attr]


def test_slicer_tools_can_leave_the_dial_alone() -> None:
    table, enemy = slicing()
    use(table, "slicer_tools").pass_(CHOSEN_COMMAND)
    assert table.the_ship(enemy).dials == (CONCENTRATE, NAVIGATE)


@pytest.mark.parametrize(("dials", "gap"), [((), 100.0), ((NAVIGATE,), 200.0)])
def test_slicer_tools_are_not_offered_without_a_dial_in_reach(dials: tuple[Command, ...], gap: float) -> None:
    assert not offered(slicing(dials=dials, gap=gap)[0])


def test_slicer_tools_are_not_offered_while_exhausted() -> None:
    table = Scenario()
    transport = table.ship(GR_75, X, Y, side=1, upgrades=["slicer_tools"], speed=0)
    table.ship(VICTORY, X + 150, Y, dials=(NAVIGATE,))
    exhaust(table, "slicer_tools")
    assert table.run(ExecuteManeuver(ship=transport)).is_over
