"""Auxiliary Shields Team, Disposable Capacitors, Expert Shield Tech: shields, range, and Redirect."""

from __future__ import annotations

from armada.rules.attack import REDIRECTED
from armada.rules.damage import can_recover, change_shields, max_shields
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.repair import REPAIR, Repair, RepairCommand, RepairEffect
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK
from armada.state.records import Command, ShipId
from tests.builders.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    VICTORY,
    X,
    Y,
    damage,
    possible_attacks,
    rolled_colors,
)
from tests.builders.cards_table import decline, duel, is_discarded, offered, pass_until, use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import CR90_B
from tests.proves import proves

TEAM, CAPACITORS, TECH = "auxiliary_shields_team", "disposable_capacitors", "expert_shield_tech"

# Auxiliary Shields Team


def repairing(card: str = VICTORY, **ship: object) -> tuple[Scenario, ShipId]:
    """A ship with the team resolves its Repair command."""
    table = Scenario()
    own = table.ship(card, X, Y, upgrades=[TEAM], revealed=Command.REPAIR, **ship)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(RepairCommand(ship=own))
    return table, own


def recover(zone: object) -> Repair:
    return Repair(RepairEffect.RECOVER_SHIELDS, zone)  # type: ignore[arg-type]


@proves("DMG-24", "CMD-52")
def test_a_side_recovers_a_shield_above_its_maximum() -> None:
    table, ship = repairing()
    table.answer(REPAIR, recover(LEFT))
    assert table.shields(ship, LEFT) == 4
    assert recover(LEFT) not in table.question.options, "one above it at most"
    assert recover(FRONT) not in table.question.options, "sides only"


@proves("CMD-50")
def test_a_shield_is_moved_to_a_full_side() -> None:
    table, ship = repairing()
    table.answer(REPAIR, Repair(RepairEffect.MOVE_SHIELDS, RIGHT, REAR))
    assert (table.shields(ship, RIGHT), table.shields(ship, REAR)) == (4, 0)


def test_a_side_never_has_more_than_four_shields() -> None:
    table, _ = repairing("mc80_assault_cruiser")
    assert table.is_over or recover(LEFT) not in table.question.options


@proves("DMG-24")
def test_outside_the_repair_command_the_maximum_is_as_printed() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=[TEAM])
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(StillTable())
    assert not can_recover(table.game, ship, LEFT)
    change_shields(table.game, ship, LEFT, 1, "test")
    assert table.shields(ship, LEFT) == 3
    assert max_shields(table.game, ship, LEFT, gains=False) == 4, "but what it gained before it holds"


def test_a_surplus_shield_is_lost_like_any_other() -> None:
    table, ship = repairing()
    table.answer(REPAIR, recover(LEFT))
    change_shields(table.game, ship, LEFT, -1, "test")
    assert table.shields(ship, LEFT) == 3


def test_another_ship_s_repair_gives_nothing_above_the_maximum() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=[TEAM])
    other = table.ship(VICTORY, X + 300, Y, revealed=Command.REPAIR)
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(RepairCommand(ship=other))
    assert table.is_over or recover(LEFT) not in table.question.options


# Disposable Capacitors


def charged(at: float, *, use_it: bool = True, card: str = CR90_B) -> tuple[Scenario, ShipId]:
    """A CR90 B with the card, whose dice are blue, activates so far from an enemy ship."""
    table = Scenario()
    ship = table.ship(card, X, Y, side=1, upgrades=[CAPACITORS], dials=(Command.NAVIGATE,))
    table.ship(VICTORY, X, Y + at, 180)
    table.run(ShipActivation(ship=ship))
    use(table, CAPACITORS) if use_it else decline(table)
    table.answer(table.question.kind, table.question.options[0])
    return table, ship


@proves("RANGE-10", "RANGE-11")
def test_blue_dice_reach_to_long_range_in_the_round_in_which_the_card_is_discarded() -> None:
    table, _ = charged(370)
    assert is_discarded(table, CAPACITORS)
    pass_until(table, ATTACK)
    table.answer(ATTACK, next(c for c in table.question.options if c.zone is FRONT)).roll("hit", "hit", "hit")
    assert rolled_colors(table) == ["blue", "blue", "blue"]


def test_without_the_card_there_is_no_attack_with_blue_dice_at_long_range() -> None:
    table, _ = charged(370, use_it=False)
    assert table.question.kind is not ATTACK
    assert not is_discarded(table, CAPACITORS)


def test_beyond_long_range_there_is_no_attack() -> None:
    table, _ = charged(480)
    assert table.question.kind is not ATTACK


def test_squadrons_at_long_range_are_no_targets() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=[CAPACITORS], dials=(Command.NAVIGATE,))
    table.squadron("tie_fighter_squadron", X, Y + 290)
    table.ship(CORVETTE, 100, 800)
    table.run(ShipActivation(ship=ship))
    use(table, CAPACITORS).answer(table.question.kind, table.question.options[0])
    assert table.question.kind is not ATTACK


def test_the_capacitors_of_another_ship_do_not_help() -> None:
    table = Scenario()
    table.ship(CR90_B, X + 300, Y, side=1, upgrades=[CAPACITORS])
    ship = table.ship(CR90_B, X, Y, side=1)
    table.ship(VICTORY, X, Y + 370, 180)
    assert not possible_attacks(table, ship)
    assert CAPACITORS not in offered(table)


# Expert Shield Tech


def spent(total: int = 4, *, brace: bool = False, upgrades: tuple[str, ...] = (TECH,)) -> Scenario:
    """An Imperial attacks a Gladiator, which spends its Redirect."""
    table = duel("medium", attacker=IMPERIAL, defender=GLADIATOR, defending=upgrades)
    table.attack(*["hit"] * total, *["blank"] * (5 - total)) if False else table.attack(
        *["hit"] * total, *["accuracy"] * (5 - total)
    )
    pass_until(table, DEFENSE_TOKEN)
    if brace:
        table.spend("brace")
    return table.spend("redirect")


@proves("DEF-35")
def test_the_damage_is_one_less_instead_of_redirected() -> None:
    table = spent()
    use(table, TECH)
    assert table.question.kind is not REDIRECT_ZONES
    pass_until(table, REDIRECTED)
    assert damage(table) == 3


@proves("DEF-35")
def test_it_is_less_after_brace() -> None:
    table = use(spent(brace=True), TECH)
    pass_until(table, REDIRECTED)
    assert damage(table) == 1


def test_declined_redirect_works_as_usual() -> None:
    table = spent()
    table.pass_(table.question.kind)
    assert table.question.kind is REDIRECT_ZONES


def test_it_is_not_offered_for_another_token() -> None:
    table = duel("medium", attacker=IMPERIAL, defender=GLADIATOR, defending=[TECH]).attack(*["hit"] * 5)
    pass_until(table, DEFENSE_TOKEN)
    assert TECH not in offered(table.spend("brace"))


def test_it_is_not_offered_to_another_ship() -> None:
    table = duel("medium", attacker=IMPERIAL, defender=GLADIATOR)
    table.ship(VICTORY, 1300, 800, side=1, upgrades=[TECH])
    table.attack(*["hit"] * 5)
    pass_until(table, DEFENSE_TOKEN)
    assert TECH not in offered(table.spend("redirect"))


def test_nothing_is_reduced_where_there_is_no_damage() -> None:
    table = duel("medium", attacker=IMPERIAL, defender=GLADIATOR, defending=[TECH]).attack(*["accuracy"] * 5)
    pass_until(table, DEFENSE_TOKEN)
    use(table.spend("redirect"), TECH)
    pass_until(table, REDIRECTED)
    assert damage(table) == 0
