"""The seats that learn something from a decision: nobody does where nothing was hidden."""

from __future__ import annotations

from armada.engine.seats import Seat
from armada.players.disclosure import is_learnt_from, learners
from armada.rules.damage import SufferDamage
from armada.rules.ship_phase import COMMAND, DIAL_USE, SHIP_TO_ACTIVATE, DialUse, ShipActivation, ShipPhase
from armada.rules.targets import ATTACK
from armada.state.records import Command
from tests.builders.attack_table import NEBULON, VICTORY
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario


def by_itself(table: Scenario) -> Scenario:
    """Chance answers by itself from here on."""
    table.game.external_chance = False
    return table


def ship_phase() -> Scenario:
    table = Scenario()
    table.ship(VICTORY, 900, 300, dials=(Command.NAVIGATE, Command.REPAIR))
    table.ship(VICTORY, 300, 300, dials=(Command.SQUADRON, Command.REPAIR))
    table.ship(NEBULON, 900, 480, 180, side=1, dials=(Command.NAVIGATE,))
    table.run(ShipPhase())
    assert table.question.kind is SHIP_TO_ACTIVATE
    return by_itself(table)


def test_a_dial_that_is_revealed_teaches_the_opponent_and_spectators_but_not_its_owner() -> None:
    table = ship_phase()
    assert list(learners(table.game, Seat(0), 0)) == [Seat(1), None]
    assert is_learnt_from(table.game, Seat(0), 0)


def test_nobody_learns_anything_from_where_open_shields_are_lost() -> None:
    table = Scenario()
    frigate = table.ship(NEBULON, 900, 300, shields={FRONT: 2, LEFT: 1, RIGHT: 1, REAR: 1})
    table.ship(VICTORY, 1700, 800, 180, side=1)
    table.run(SufferDamage(unit=frigate, amount=1, by="debris"))
    assert list(learners(by_itself(table).game, Seat(0), FRONT)) == []
    assert not is_learnt_from(table.game, Seat(0), FRONT)


def test_everybody_learns_from_dice_that_are_rolled() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, dials=(Command.REPAIR,))
    table.ship(NEBULON, 900, 480, 180, side=1)
    table.run(ShipActivation(ship=victory)).answer(DIAL_USE, DialUse.KEEP).pass_(COMMAND)
    assert table.question.kind is ATTACK
    game = by_itself(table).game
    assert list(learners(game, Seat(0), table.question.options[0])) == [Seat(0), Seat(1), None]
