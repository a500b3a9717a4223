"""Assault, and Kanan Jarrus: dice that are spent for raid tokens (EXT-keyword-07)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.effects.verbs.dice import SPENT_DIE
from armada.rules.raid_tokens import RAID_TOKEN, raid_types
from armada.state.events.attack import CriticalEffectResolved
from armada.state.events.commands import RaidTokenGained
from armada.state.records import COMMANDS, Command
from tests.builders.aces_table import CORVETTE, TIE, X, Y, faces, fight, raid
from tests.builders.cards_table import offered, squadron_attack, use
from tests.builders.objective_table import station
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import battlefield
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
GAUNTLET, KANAN = "mandalorian_gauntlet_fighter", "kanan_jarrus"


def raiding(attacker: str, *rolled: str, raids: tuple[Command, ...] = ()) -> Scenario:
    """A squadron, 2, attacks the front of a corvette, 3, that has these raid tokens."""
    table = battlefield()
    own = table.squadron(attacker, X, Y)
    ship = table.ship(CORVETTE, X, Y - 100, side=1)
    if raids:
        table.units[ship] = replace(table.units[ship], raids=raids)
    return squadron_attack(table, own, ship, *rolled, zone=FRONT)


@proves("EXT-keyword-07", "DICE-09")
def test_assault_spends_a_hit_to_give_the_ship_a_raid_token_of_the_attackers_choice() -> None:
    table = use(raiding("gar_saxon", "hit", "blank"), "assault")
    assert faces(table) == ["blank"]
    table.answer(RAID_TOKEN, REPAIR, seat=0)
    assert table.the_ship(3).raided == (REPAIR,)
    assert table.last(RaidTokenGained).by == "assault"
    assert "assault" not in offered(table), "once in an attack"


@proves("EXT-keyword-07", "DICE-18")
def test_the_whole_die_is_spent_for_assault_and_a_second_hit_buys_nothing_more() -> None:
    table = use(raiding("gar_saxon", "hit", "hit crit"), "assault").answer(SPENT_DIE, 1).answer(RAID_TOKEN, NAVIGATE)
    assert faces(table) == ["hit"]
    assert "assault" not in offered(table)


def test_assault_is_not_offered_without_a_hit_or_against_a_squadron() -> None:
    assert "assault" not in offered(raiding("gar_saxon", "crit", "blank"))
    assert "assault" not in offered(fight("gar_saxon", TIE, "hit", "hit", "hit")[0])
    assert "assault" not in offered(raid("firespray_31", "hit", "hit")[0])


@proves("EXT-raid-10")
@pytest.mark.parametrize(("raids", "left"), [((NAVIGATE,), {SQUADRON, REPAIR, CONCENTRATE}), (COMMANDS, set())])
def test_a_type_that_the_ship_has_cannot_be_chosen(raids: tuple[Command, ...], left: set[Command]) -> None:
    table = raiding("gar_saxon", "hit", "blank", raids=raids)
    assert ("assault" in offered(table)) is bool(left)
    if left:
        assert set(use(table, "assault").question.options) == left


@proves("EXT-raid-11")
def test_a_station_gains_no_raid_token() -> None:
    table = battlefield()
    own = table.squadron("gar_saxon", X, Y)
    target = station(table, X, Y + 80)
    squadron_attack(table, own, target, "hit", "hit", zone=FRONT)
    assert raid_types(table.game, target) == ()
    assert "assault" not in offered(table)


# Kanan Jarrus


@proves("DICE-09", "CRIT-02")
def test_kanan_spends_a_critical_for_a_raid_token_besides_assault() -> None:
    table = use(raiding(KANAN, "crit", "hit"), KANAN).answer(RAID_TOKEN, SQUADRON)
    assert faces(table) == ["hit"]
    assert not table.all(CriticalEffectResolved)
    use(table, "assault")
    assert SQUADRON not in table.question.options
    table.answer(RAID_TOKEN, REPAIR)
    assert table.the_ship(3).raided == (SQUADRON, REPAIR)
    assert KANAN not in offered(table), "once in an attack"


def test_kanan_is_not_offered_without_a_critical_against_squadrons_or_where_no_type_is_left() -> None:
    assert KANAN not in offered(raiding(KANAN, "hit", "accuracy"))
    assert KANAN not in offered(raiding(KANAN, "crit", "hit", raids=COMMANDS))
    assert KANAN not in offered(fight(KANAN, TIE, "blank", "crit", "crit")[0])
