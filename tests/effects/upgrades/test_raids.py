"""Later cards of raid tokens: who gives them, who uses them, and who keeps ships from clearing them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.rules.attack import Attack
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADED_DICE
from armada.rules.engagement import may_move
from armada.rules.keywords import has_keyword
from armada.rules.raid_tokens import RAID_TOKEN
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_phase import SquadronPhase
from armada.state.events.commands import RaidTokenGained
from armada.state.records import COMMANDS, Command, ShipId, SquadronId, UnitId
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING, Battle, X, Y, pool, pool_colors
from tests.builders.cards_table import (
    anti_squadron,
    duel,
    exhaust,
    is_discarded,
    is_exhausted,
    offered,
    pass_until,
    use,
)
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS


def raided(table: Scenario, ship: int, *commands: Command) -> None:
    """A ship has these raid tokens."""
    for command in commands:
        table.game.emit(RaidTokenGained(ShipId(UnitId(ship)), command, "test"))


# TF-1726


def tf_1726(*commands: Command) -> Battle:
    """A Nebulon-B of the droid's fleet is about to roll its dice against a ship with raid tokens."""
    table = duel(attacking=["tf_1726"])
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    raided(table, table.defender, *commands)
    return table.roll("hit", "hit", "hit")


@proves("EXT-raid-01")
def test_a_black_die_is_added_for_each_raid_token_two_at_most() -> None:
    for commands, dice in (((NAVIGATE,), 1), ((NAVIGATE, REPAIR, SQUADRON), 2)):
        table = use(tf_1726(*commands), "tf_1726").roll(*["hit"] * dice)
        assert pool_colors(table) == ["red"] * 3 + ["black"] * dice
        assert "tf_1726" not in offered(table)


def test_without_a_raid_token_no_die_is_added() -> None:
    assert "tf_1726" not in offered(tf_1726())


# Captain Rex and Iden Versio


def commanding(officer: str, gap: float = 80, *commands: Command) -> tuple[Scenario, ShipId]:
    """A ship with an officer resolves a Squadron command so far from an enemy ship."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=[officer], revealed=SQUADRON)
    enemy = table.ship(NEBULON, X + 51 + gap, Y, side=1)
    table.run(StillTable())
    raided(table, enemy, *commands)
    table.game.interrupt(SquadronCommand(ship=ship))
    return table, enemy


@pytest.mark.parametrize("officer", ["captain_rex", "iden_versio"])
def test_an_enemy_ship_at_close_range_is_given_a_raid_token(officer: str) -> None:
    table, enemy = commanding(officer)
    use(table, officer).answer(RAID_TOKEN, NAVIGATE)
    assert table.the_ship(enemy).raided == (NAVIGATE,)
    assert officer not in offered(table)
    assert is_discarded(table, officer) is (officer == "iden_versio")


@pytest.mark.parametrize("officer", ["captain_rex", "iden_versio"])
def test_neither_at_medium_range_nor_to_a_ship_with_all_four(officer: str) -> None:
    assert officer not in offered(commanding(officer, 150)[0])
    assert officer not in offered(commanding(officer, 80, *COMMANDS)[0])


def clearing(gap: float) -> tuple[Scenario, ShipId]:
    """A ship with two raid tokens reveals its dial so far from Captain Rex."""
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["captain_rex"])
    enemy = table.ship(NEBULON, X + 51 + gap, Y, side=1, dials=(REPAIR,))
    table.run(StillTable())
    raided(table, enemy, NAVIGATE, SQUADRON)
    table.game.interrupt(ShipActivation(ship=enemy))
    return use(table, "raid_dial"), enemy


@proves("EXT-raid-04")
def test_near_rex_a_dial_clears_only_one_raid_token() -> None:
    table, enemy = clearing(100)
    table.answer(RAID_TOKEN, SQUADRON)
    assert table.the_ship(enemy).raided == (NAVIGATE,)


def test_farther_away_it_clears_all() -> None:
    table, enemy = clearing(300)
    assert table.the_ship(enemy).raided == ()


@proves("DEF-18")
def test_iden_s_ship_cancels_a_die_with_an_evade_at_close_range() -> None:
    table = duel("close", attacker=NEBULON, defending=["iden_versio"]).attack("hit hit", "hit", "hit")
    pass_until(table, DEFENSE_TOKEN).spend("evade").answer(EVADED_DICE, (0,))
    assert pool(table) == ["hit", "hit"]


def test_with_iden_discarded_an_evade_does_nothing_at_close_range() -> None:
    table = duel("close", attacker=NEBULON, defending=["iden_versio"])
    table.upgrades[0] = replace(table.upgrades[0], discarded=True)
    pass_until(table.attack("hit hit", "hit", "hit"), DEFENSE_TOKEN).spend("evade")
    assert len(pool(table)) == 3


# Asajj Ventress


def asajj(*faces: str, raid: bool = True, tokens: tuple[Command, ...] = (REPAIR,)) -> Battle:
    """A Nebulon-B with Asajj has attacked a ship."""
    table = duel(attacking=["asajj_ventress"], on={"tokens": tokens, "speed": 0})
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    raided(table, table.defender, *((NAVIGATE,) if raid else ()))
    return table.roll(*(faces or ("hit", "hit", "hit")))


@proves("EXT-raid-12")
def test_a_raid_token_and_a_command_token_are_taken_from_a_damaged_ship() -> None:
    table = use(asajj(), "asajj_ventress")
    assert (table.the_ship(table.defender).raided, table.the_ship(table.defender).tokens) == ((), ())
    assert table.the_ship(table.attacker).tokens == (REPAIR,)


def test_asajj_needs_damage_a_raid_token_and_a_command_token() -> None:
    for table in (asajj("blank", "blank", "blank"), asajj(raid=False), asajj(tokens=())):
        assert "asajj_ventress" not in offered(table)


# B2 Rocket Troopers

B2 = "b2_rocket_troopers"


def test_a_ship_at_medium_range_is_given_a_raid_token() -> None:
    table = use(duel(attacking=[B2]).attack("hit", "hit", "hit"), B2).answer(RAID_TOKEN, SQUADRON)
    assert table.the_ship(table.defender).raided == (SQUADRON,)
    assert is_exhausted(table, B2)


def test_at_long_range_or_while_exhausted_the_troopers_do_nothing() -> None:
    assert B2 not in offered(duel("long", attacking=[B2]).attack("hit", "hit", "hit"))
    table = duel(attacking=[B2])
    exhaust(table, B2)
    assert B2 not in offered(table.attack("hit", "hit", "hit"))


@proves("DICE-07")
def test_against_a_squadron_a_die_of_a_colour_in_the_pool_is_added() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=[B2])
    tie = table.squadron(TIE, X, Y + 110)
    table.ship(VICTORY, 1700, 800)
    use(anti_squadron(table, ship, tie, "crit", "crit"), B2).roll("hit")
    assert table.the_squadron(tie).hull == 2


# Hot Landing!

LANDING = "hot_landing"
ADEPT = "delta_7_aethersprite_squadron"


def landing(squadron: str = ADEPT) -> tuple[Scenario, SquadronId]:
    """The Squadron Phase begins for a fleet with the command; an enemy engages its squadron."""
    table = Scenario()
    table.ship(VICTORY, 100, 800, upgrades=[LANDING])
    own = table.squadron(squadron, X, Y)
    table.squadron(X_WING, X + 60, Y, side=1)
    table.ship(CORVETTE, 1700, 800, side=1)
    table.run(SquadronPhase())
    return table, own


@proves("KEY-23")
def test_in_the_squadron_phase_adept_squadrons_have_grit() -> None:
    table, own = landing()
    assert has_keyword(table.game, own, "grit")
    assert may_move(table.game, own)


def test_squadrons_without_adept_have_no_grit() -> None:
    table, own = landing("v_19_torrent_squadron")
    assert not has_keyword(table.game, own, "grit")


def lost(gap: float, squadron: str = ADEPT) -> tuple[Scenario, ShipId]:
    """A squadron of the fleet is destroyed so far from an enemy ship."""
    table = Scenario()
    table.ship(VICTORY, 100, 800, upgrades=[LANDING])
    ship = table.ship(NEBULON, X, Y, side=1)
    own = table.squadron(squadron, X + 20.5 + gap + 17.1, Y)
    table.run(SufferDamage(unit=own, amount=9, by="test"))
    return table, ship


@proves("EXT-raid-10")
def test_a_lost_adept_squadron_raids_a_ship_near_it() -> None:
    table, ship = lost(100)
    use(table, LANDING).answer(RAID_TOKEN, REPAIR)
    assert table.the_ship(ship).raided == (REPAIR,)


def test_farther_away_or_without_adept_it_does_not() -> None:
    assert LANDING not in offered(lost(200)[0])
    assert LANDING not in offered(lost(100, "v_19_torrent_squadron")[0])
