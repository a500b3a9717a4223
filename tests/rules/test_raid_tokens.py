"""Raid tokens: what they bar, how ships get them and how they are rid of them (EXT-raid)."""

from __future__ import annotations

import pytest

from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.rules.commands import may_resolve, ways_to_resolve, why_not_resolve
from armada.rules.destruction import Destroy
from armada.rules.raid_tokens import RAID_TOKEN, RaidDial, RaidToken, raid_types
from armada.rules.ship_phase import COMMAND, DIAL_USE, DialUse, ShipActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import ACT_1_REVEAL
from armada.state.events.commands import (
    CommandTokenDiscarded,
    CommandTokenSpent,
    DialDiscarded,
    DialSpent,
    RaidTokenDiscarded,
    RaidTokenGained,
)
from armada.state.records import COMMANDS, Command, Ship, ShipId
from armada.views.masking import masked
from tests.builders.cards_table import offered, use
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
NEBULON, CR90 = "nebulon_b_escort_frigate", "cr90_corvette_a"


def raided(
    *raids: Command, dial: Command | None = REPAIR, tokens: tuple[Command, ...] = (), still: bool = False
) -> tuple[Scenario, ShipId]:
    """A Nebulon-B with raid tokens is about to activate, or nothing happens."""
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, tokens=tokens, dials=(dial,) if dial else ())
    table.ship(CR90, 900, 800, 180, side=1)
    table.run(StillTable())
    for command in raids:
        table.game.announce(RaidTokenGained(ship, command, "test"))
    if not still:
        table.events += table.game.interrupt(ShipActivation(ship=ship))
    return table, ship


@proves("EXT-raid-01", "EXT-raid-02")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_raid_token_bars_its_command_by_dial_and_by_token_and_no_other(command: Command) -> None:
    table, ship = raided(command, tokens=COMMANDS, still=True)
    assert [each for each in COMMANDS if not may_resolve(table.game, ship, each)] == [command]
    assert not ways_to_resolve(table.game, ship, command)
    refusal = why_not_resolve(table.game, ship, command)
    assert refusal is not None
    assert refusal.rule == "EXT-raid-01"


@proves("EXT-raid-01")
def test_a_card_that_grants_a_squadron_command_does_not_help_a_raided_ship() -> None:
    table, ship = raided(SQUADRON, tokens=(SQUADRON,), still=True)
    table.squadron("x_wing_squadron", 900, 420)
    table.events += table.game.interrupt(SquadronCommand(ship=ship))
    assert not table.all(CommandTokenSpent)
    assert table.is_over


@proves("EXT-raid-03")
def test_a_raided_ship_may_still_turn_its_dial_into_the_token() -> None:
    table, ship = raided(NAVIGATE, dial=NAVIGATE)
    assert offered(table) == {"raid_dial"}
    table.answer(table.question.kind, PASS).answer(DIAL_USE, DialUse.CONVERT)
    assert table.the_ship(ship).tokens == (NAVIGATE,)
    assert table.the_ship(ship).raided == (NAVIGATE,)


@proves("EXT-raid-04", "EXT-raid-08")
def test_a_ship_that_gives_up_its_dial_loses_all_its_raid_tokens() -> None:
    table, ship = raided(NAVIGATE, REPAIR)
    use(table, "raid_dial")
    assert table.the_ship(ship).raided == ()
    assert table.the_ship(ship).revealed is None
    assert len(table.all(RaidTokenDiscarded)) == 2
    assert table.last(DialDiscarded).command is REPAIR
    assert not table.all(DialSpent)


@proves("EXT-raid-04")
def test_without_a_dial_or_a_raid_token_nothing_is_offered() -> None:
    assert not offered(raided(NAVIGATE, dial=None)[0])
    assert not offered(raided()[0])


@proves("EXT-raid-05", "EXT-raid-08")
def test_command_tokens_are_discarded_each_for_the_raid_token_of_its_type() -> None:
    table, ship = raided(NAVIGATE, REPAIR, tokens=(NAVIGATE, SQUADRON))
    assert offered(table) == {"raid_dial", "raid_token"}
    use(table, "raid_token")
    assert table.the_ship(ship).raided == (REPAIR,)
    assert table.the_ship(ship).tokens == (SQUADRON,)
    assert table.last(CommandTokenDiscarded).command is NAVIGATE
    assert not table.all(CommandTokenSpent)
    assert not offered(table), "a Squadron token helps against no Repair raid, and the dial is kept now"


@proves("EXT-raid-05")
def test_several_command_tokens_can_be_discarded_one_after_the_other() -> None:
    table, ship = raided(NAVIGATE, REPAIR, tokens=(NAVIGATE, REPAIR))
    use(table, "raid_token").answer(RAID_TOKEN, REPAIR)
    use(table, "raid_token")
    assert table.the_ship(ship).raided == ()


@proves("EXT-raid-09")
def test_a_command_freed_so_is_resolved_in_the_same_activation_with_a_token() -> None:
    table, ship = raided(REPAIR, dial=NAVIGATE, tokens=(REPAIR,))
    use(table, "raid_dial")
    assert table.question.kind is COMMAND
    assert REPAIR in table.question.options
    assert ship == 0


@proves("EXT-raid-07")
def test_clearing_shares_its_moment_with_other_effects_of_revealing() -> None:
    assert RaidDial.at is ACT_1_REVEAL
    assert RaidToken.at is ACT_1_REVEAL


@proves("EXT-raid-10")
def test_a_ship_gains_no_second_raid_token_of_a_type() -> None:
    table, ship = raided(REPAIR, NAVIGATE, still=True)
    assert raid_types(table.game, ship) == (SQUADRON, CONCENTRATE)
    table, ship = raided(*COMMANDS, still=True)
    assert raid_types(table.game, ship) == ()


@proves("EXT-raid-12")
def test_raid_tokens_stay_from_round_to_round_and_go_with_the_ship() -> None:
    table, ship = raided(REPAIR, still=True)
    table.game.interrupt(StatusPhase())
    assert table.the_ship(ship).raided == (REPAIR,)
    for seat in (0, 1):
        seen = masked(table.game.state, Seat(seat)).units[ship]
        assert isinstance(seen, Ship)
        assert seen.raided == (REPAIR,)
    table.game.interrupt(Destroy(unit=ship))
    assert not table.game.is_in_play(ship)
