from __future__ import annotations

from armada.engine.questions import PASS
from armada.players.greedy import commands
from armada.players.greedy.commands import CommandValue
from armada.rules.command_phase import DIAL, CommandPhase
from armada.rules.commands import COMMAND_PAYMENT
from armada.rules.repair import REPAIR, RepairCommand, RepairEffect
from armada.rules.ship_phase import DIAL_USE, SHIP_TO_ACTIVATE, DialUse, ShipActivation, ShipPhase
from armada.state.records import COMMANDS, Command
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario

VICTORY, NEBULON, CORVETTE = "victory_ii_class_star_destroyer", "nebulon_b_escort_frigate", "cr90_corvette_a"


def test_a_battered_ship_far_from_the_enemy_repairs() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 300, 300, 60, speed=2, damage=[None] * 3, shields={FRONT: 0, LEFT: 0, RIGHT: 0})
    table.ship(VICTORY, 1700, 860, 270, side=1)
    table.run(CommandPhase())
    command_value = CommandValue(table.game, table.game.ship(ship))
    values = {command: command_value.value(command, 0) for command in COMMANDS}
    assert max(values, key=lambda command: values[command]) is Command.REPAIR
    assert table.question.kind is DIAL


def test_a_carrier_with_squadrons_near_the_enemy_commands_them() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    for x in (840, 880, 920, 960):
        table.squadron("tie_fighter_squadron", x, 420)
    table.squadron("x_wing_squadron", 900, 560, side=1)
    table.ship(NEBULON, 900, 800, 180, side=1)
    table.run(CommandPhase())
    command_value = CommandValue(table.game, table.game.ship(victory))
    values = {command: command_value.value(command, 0) for command in (Command.SQUADRON, Command.REPAIR)}
    assert values[Command.SQUADRON] > values[Command.REPAIR]


def test_later_dials_look_rounds_ahead() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 150, speed=2)
    table.ship(NEBULON, 900, 860, 180, side=1, speed=2)
    table.run(CommandPhase())
    command_value = CommandValue(table.game, table.game.ship(victory))
    assert command_value.value(Command.CONCENTRATE_FIRE, 2) > command_value.value(Command.CONCENTRATE_FIRE, 0)


def test_a_concentrate_fire_dial_without_a_target_becomes_a_token() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 300, 150, dials=(Command.CONCENTRATE_FIRE,))
    table.ship(NEBULON, 1700, 860, 180, side=1)
    table.run(ShipActivation(ship=victory))
    assert table.question.kind is DIAL_USE
    assert commands.choose_dial_use(table.game, table.question) is DialUse.CONVERT


def test_a_concentrate_fire_dial_with_a_target_is_kept() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, dials=(Command.CONCENTRATE_FIRE,))
    table.ship(NEBULON, 900, 480, 180, side=1)
    table.run(ShipActivation(ship=victory))
    assert commands.choose_dial_use(table.game, table.question) is DialUse.KEEP


def test_repairs_begin_with_a_faceup_damage_card() -> None:
    table = Scenario()
    victory = table.ship(
        VICTORY, 900, 300, revealed=Command.REPAIR, damage=[None, "ruptured_engine"], shields={FRONT: 3}
    )
    table.run(RepairCommand(ship=victory))
    assert table.question.kind is REPAIR
    choice = commands.choose_repair(table.game, table.question)
    assert choice is not PASS
    assert (choice.effect, choice.card) == (RepairEffect.REPAIR_HULL, 1)


def test_shields_recover_where_attacks_are_to_be_expected() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, revealed=Command.REPAIR, shields={FRONT: 0, REAR: 0})
    table.ship(NEBULON, 900, 520, 180, side=1)
    table.run(RepairCommand(ship=victory))
    choice = commands.choose_repair(table.game, table.question)
    assert choice is not PASS
    assert (choice.effect, choice.zone) == (RepairEffect.RECOVER_SHIELDS, FRONT)


def test_dial_and_token_repair_together_only_if_there_is_enough_to_repair() -> None:
    def way(damage: int) -> object:
        table = Scenario()
        victory = table.ship(
            VICTORY, 900, 300, revealed=Command.REPAIR, tokens=(Command.REPAIR,), damage=[None] * damage
        )
        table.run(RepairCommand(ship=victory))
        assert table.question.kind is COMMAND_PAYMENT
        return commands.choose_way(table.game, table.question)

    assert way(1) == "dial"
    assert way(4) == "both"


def test_a_ship_that_can_attack_activates_before_one_that_cannot() -> None:
    table = Scenario()
    table.ship(NEBULON, 300, 150)
    ready = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 480, 180, side=1)
    table.run(ShipPhase())
    assert table.question.kind is SHIP_TO_ACTIVATE
    assert commands.choose_ship(table.game, table.question) == ready


def test_the_token_of_least_use_goes_first() -> None:
    from armada.rules.command_tokens import DISCARDED_TOKEN, GainCommandToken

    table = Scenario()
    corvette = table.ship(CORVETTE, 900, 300, tokens=(Command.CONCENTRATE_FIRE,))
    table.run(GainCommandToken(ship=corvette, command=Command.SQUADRON))
    assert table.question.kind is DISCARDED_TOKEN
    assert commands.choose_discarded_token(table.game, table.question) is Command.SQUADRON
