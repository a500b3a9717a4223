"""Titles of commands: dials, command tokens, and upgrade cards readied."""

from __future__ import annotations

import pytest

from armada.effects.verbs.commands import CHOSEN_COMMAND
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.rules.command_phase import missing_dials
from armada.rules.command_tokens import DISCARDED_TOKEN, GainCommandToken
from armada.rules.ready_costs import READIED_UPGRADE
from armada.rules.repair import RepairCommand
from armada.rules.rounds import Round
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.rules.squadron_command import SquadronCommand
from armada.state.records import COMMANDS, ShipId, UpgradeId
from tests.builders.attack_table import CORVETTE, IMPERIAL, NEBULON, VICTORY, X, Y
from tests.builders.cards_table import READIED, decline, exhaust, is_exhausted, offered, tokens_of, use
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.title_table import justice
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS

# Liberty, Redemption, Relentless, Phoenix Home


@pytest.mark.parametrize(("by_dial", "by_token", "most"), [(False, True, 2), (True, True, 4), (True, False, 2)])
def test_liberty_activates_one_squadron_more_if_a_token_was_spent(by_dial: bool, by_token: bool, most: int) -> None:
    table = Scenario()
    ship = table.ship("mc80_battle_cruiser", X, Y, side=1, upgrades=["liberty"])
    table.run(StillTable())
    assert SquadronCommand(ship=ship, by_dial=by_dial, by_token=by_token).most(table.game) == most


def test_liberty_serves_no_other_ship() -> None:
    table = Scenario()
    table.ship("mc80_battle_cruiser", X, Y, side=1, upgrades=["liberty"])
    other = table.ship("mc80_battle_cruiser", X + 200, Y, side=1)
    table.run(StillTable())
    assert SquadronCommand(ship=other, by_token=True).most(table.game) == 1


def points(gap: float, *, side: int = 1, damage: tuple[str, ...] = ()) -> int:
    """The engineering points of a Nebulon-B that spends a Repair dial beside Redemption."""
    table = Scenario()
    table.ship(NEBULON, X, Y, side=1, upgrades=["redemption"])
    ship = table.ship(NEBULON, X + 41 + gap, Y, side=side, revealed=REPAIR, shields={FRONT: 0}, damage=damage)
    table.run(RepairCommand(ship=ship))
    command = table.game.innermost(RepairCommand)
    assert command is not None
    return command.points


def test_redemption_gives_friendly_ships_in_reach_an_engineering_point() -> None:
    assert points(250) == 4
    assert points(250, damage=("power_failure",)) == 2, "one and a half, rounded down, and one"


def test_redemption_gives_nothing_beyond_distance_5_or_to_enemies() -> None:
    assert points(320) == 3
    assert points(250, side=0) == 3


def test_redemption_serves_itself() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["redemption"], revealed=REPAIR, shields={FRONT: 0})
    table.run(RepairCommand(ship=ship))
    command = table.game.innermost(RepairCommand)
    assert command is not None
    assert command.points == 4


def test_relentless_is_assigned_one_dial_less_than_its_command_value() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, X, Y, upgrades=["relentless"])
    other = table.ship(IMPERIAL, X + 200, Y)
    table.run(StillTable())
    assert missing_dials(table.game, ship) == 2
    assert missing_dials(table.game, other) == 3


def test_relentless_holds_as_many_command_tokens_as_before() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, X, Y, upgrades=["relentless"], tokens=(NAVIGATE, REPAIR))
    table.run(GainCommandToken(ship=ship, command=SQUADRON))
    assert len(table.the_ship(ship).tokens) == 3


def test_phoenix_home_holds_four_command_tokens() -> None:
    table = Scenario()
    ship = table.ship("modified_pelta_class_command_ship", X, Y, side=1, upgrades=["phoenix_home"], tokens=COMMANDS[:3])
    table.run(GainCommandToken(ship=ship, command=COMMANDS[3]))
    assert table.the_ship(ship).tokens == COMMANDS
    table.run(StillTable())
    assert missing_dials(table.game, ship) == 2, "its command value is as printed"


def test_phoenix_home_holds_no_token_twice_and_serves_no_other_ship() -> None:
    table = Scenario()
    pelta = "modified_pelta_class_command_ship"
    ship = table.ship(pelta, X, Y, side=1, upgrades=["phoenix_home"], tokens=(NAVIGATE,))
    other = table.ship(pelta, X + 200, Y, side=1, tokens=(NAVIGATE, REPAIR))
    table.run(GainCommandToken(ship=ship, command=NAVIGATE))
    assert table.the_ship(ship).tokens == (NAVIGATE,)
    table.run(GainCommandToken(ship=other, command=SQUADRON))
    assert table.question.kind is DISCARDED_TOKEN


# Tantive IV


def tantive(
    *, gap: float = 250, friend: dict[str, object] | None = None, **ship: object
) -> tuple[Scenario, ShipId, ShipId]:
    """Tantive IV is about to gain a Navigate token, with a friend beside it."""
    table = Scenario()
    tantive = table.ship(CORVETTE, X, Y, side=1, upgrades=["tantive_iv"])
    other = table.ship(NEBULON, X + 41 + gap, Y, side=1, **(friend or {}))  # type: ignore[arg-type]
    table.run(GainCommandToken(ship=tantive, command=NAVIGATE))
    return table, tantive, other


def test_tantive_iv_hands_a_token_that_it_would_gain_to_another_ship() -> None:
    table, tantive_iv, other = tantive()
    use(table, "tantive_iv")
    assert table.the_ship(tantive_iv).tokens == ()
    assert table.the_ship(other).tokens == (NAVIGATE,)


def test_tantive_iv_can_keep_its_token() -> None:
    table, tantive_iv, _ = tantive()
    decline(table)
    assert table.the_ship(tantive_iv).tokens == (NAVIGATE,)


def test_a_token_of_tantive_iv_that_the_other_ship_holds_is_lost() -> None:
    table, _, other = tantive(friend={"tokens": (NAVIGATE,)})
    use(table, "tantive_iv")
    assert table.the_ship(other).tokens == (NAVIGATE,)


def test_tantive_iv_is_not_offered_without_a_friend_in_reach() -> None:
    table, tantive_iv, _ = tantive(gap=320)
    assert table.is_over
    assert table.the_ship(tantive_iv).tokens == (NAVIGATE,)


@proves("DMGCARD-life-support-failure-01")
def test_a_token_that_tantive_iv_cannot_have_under_life_support_failure_must_go_to_another_ship() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["tantive_iv"], dials=(REPAIR,), damage=["life_support_failure"])
    one = table.ship(NEBULON, X + 200, Y, side=1)
    other = table.ship(NEBULON, X - 200, Y, side=1)
    table.run(ShipActivation(ship=ship)).answer(DIAL_USE, DialUse.CONVERT)
    assert table.question.kind is CHOSEN_SHIP, "it is not asked whether"
    assert not table.question.may_pass
    assert set(table.question.options) == {one, other}
    table.answer(CHOSEN_SHIP, other)
    assert table.the_ship(other).tokens == (REPAIR,)


def test_tantive_iv_passes_on_tokens_of_garm_bel_iblis() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["tantive_iv", "garm_bel_iblis"])
    other = table.ship(NEBULON, X + 200, Y, side=1)
    table.run(Round(number=1))
    use(table, "garm_bel_iblis").answer(CHOSEN_SHIP, ship).answer(CHOSEN_COMMAND, SQUADRON)
    use(table, "tantive_iv")
    assert table.the_ship(other).tokens == (SQUADRON,)


# Hand of Justice


def test_hand_of_justice_readies_a_defense_token_of_another_ship() -> None:
    table, other = justice()
    use(table, "hand_of_justice")
    assert tokens_of(table, other) == [READIED] * 3
    assert is_exhausted(table, "hand_of_justice")


def test_hand_of_justice_is_not_offered_beyond_distance_5_without_a_dial_or_an_exhausted_token() -> None:
    assert not offered(justice(gap=320)[0])
    assert not offered(justice(dials=())[0])
    assert not offered(justice(exhausted=[])[0])


@proves("DMGCARD-compartment-fire-01")
def test_hand_of_justice_readies_nothing_under_a_compartment_fire() -> None:
    assert not offered(justice(damage=["compartment_fire"])[0])


# Interdictor


def interdictor(*, used: str = "g_8_experimental_projector", by_enemy: bool = True) -> tuple[Scenario, ShipId]:
    """A ship activates; an Interdictor has an exhausted upgrade."""
    table = Scenario()
    ship = table.ship(
        "interdictor_combat_refit", X, Y, upgrades=["interdictor", "g_8_experimental_projector", "targeting_scrambler"]
    )
    enemy = table.ship(CORVETTE, 100, 800, side=1)
    if used:
        exhaust(table, used)
    table.run(ShipActivation(ship=enemy if by_enemy else ship))
    return table, ship


def test_interdictor_readies_another_upgrade_when_any_ship_activates() -> None:
    table, _ = interdictor()
    use(table, "interdictor")
    assert not is_exhausted(table, "g_8_experimental_projector")
    assert is_exhausted(table, "interdictor")
    assert "interdictor" in offered(interdictor(by_enemy=False)[0]), "its own activation too"


def test_interdictor_chooses_among_the_exhausted_upgrades_of_its_ship() -> None:
    table, _ = interdictor()
    exhaust(table, "targeting_scrambler")
    table.ship(VICTORY, X + 300, Y, upgrades=["engine_techs"])
    exhaust(table, "engine_techs")
    table.run(ShipActivation(ship=ShipId(1)))  # type: ignore[arg-type]
    use(table, "interdictor")
    assert table.question.kind is READIED_UPGRADE
    assert set(table.question.options) == {UpgradeId(1), UpgradeId(2)}


def test_interdictor_is_not_offered_without_an_exhausted_upgrade_or_while_exhausted() -> None:
    assert "interdictor" not in offered(interdictor(used="")[0])
    table, _ = interdictor()
    exhaust(table, "interdictor")
    table.run(ShipActivation(ship=ShipId(1)))  # type: ignore[arg-type]
    assert "interdictor" not in offered(table)
