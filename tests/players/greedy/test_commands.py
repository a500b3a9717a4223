from __future__ import annotations

import pytest

from armada.analysis.value import HullLeft, health
from armada.engine.questions import PASS
from armada.geometry.bases import HullZone
from armada.players.greedy import commands
from armada.players.greedy.commands import IDLE, CommandValue
from armada.rules.command_phase import DIALS, CommandPhase
from armada.rules.commands import COMMAND_PAYMENT
from armada.rules.repair import REPAIR, Repair, RepairCommand, RepairEffect
from armada.rules.ship_phase import COMMAND, DIAL_USE, SHIP_TO_ACTIVATE, DialUse, ShipActivation, ShipPhase
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
    assert table.question.kind is DIALS


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


def value(table: Scenario, command: Command, ahead: int = 0) -> float:
    """The value of a command to the first ship."""
    table.run(CommandPhase())
    return CommandValue(table.game, table.game.ship(0)).value(command, ahead)


def facing(y: float, **options: object) -> Scenario:
    """A Victory faces a Nebulon-B at a y."""
    table = Scenario()
    table.ship(VICTORY, 900, 100, **options)  # type: ignore[arg-type]
    table.ship(NEBULON, 900, y, 180, side=1)
    return table


def test_concentrate_fire_is_worth_something_once_an_enemy_comes_into_range() -> None:
    fire = Command.CONCENTRATE_FIRE
    assert value(facing(450), fire) > 2 > IDLE == value(facing(740), fire)
    assert value(facing(740), fire, 1) > 2, "both close in"
    stopped = Scenario()
    stopped.ship(VICTORY, 900, 100, speed=0)
    stopped.ship(NEBULON, 900, 800, 180, side=1, speed=0)
    assert value(stopped, fire, 3) == IDLE


def test_a_later_navigate_command_is_worth_more_while_the_enemy_is_far() -> None:
    """The gap is taken from centre to centre, less 100 mm for the bases and 68 mm for each point of speed a round."""
    assert value(facing(600), Command.NAVIGATE, 1) == 1.0
    assert value(facing(626), Command.NAVIGATE, 1) == 1.5


def test_a_squadron_command_counts_the_squadrons_in_reach_up_to_the_squadron_value() -> None:
    def carrier(squadrons: int, *, enemy: float = 400, x: float = 900, ahead: int = 0) -> float:
        table = facing(860)
        for place in range(squadrons):
            table.squadron("tie_fighter_squadron", x + 40 * place, 240)
        table.squadron("x_wing_squadron", 900, enemy, side=1)
        return value(table, Command.SQUADRON, ahead)

    assert carrier(1, enemy=700, ahead=1) == 2.0, "a round later squadrons reach 466 mm"
    assert carrier(1, enemy=720, ahead=1) == IDLE / 2
    worth = [carrier(count) for count in (0, 1, 2, 3, 4)]
    assert worth == pytest.approx([IDLE / 2, 2.0, 3.9, 5.8, 5.8])
    assert carrier(1, enemy=780) == IDLE / 2, "nobody to attack"
    assert carrier(1, x=1500) == IDLE / 2, "out of reach"


def test_a_repair_is_worth_what_its_points_mend() -> None:
    def repair(ahead: int = 0, **ship: object) -> tuple[float, HullLeft]:
        table = facing(860, **ship)
        found = value(table, Command.REPAIR, ahead)
        return found, health(table.game, 0)

    found, body = repair()
    assert found == 0
    found, body = repair(damage=[None, None])
    assert found == body.loss(0, 1), "four engineering points mend one card"
    found, body = repair(damage=[None], shields={FRONT: 0})
    assert found == body.loss(0, 1), "one point is left, which recovers nothing"
    found, body = repair(shields={FRONT: 0})
    assert found == 2 * body.loss(1, 0)
    found, body = repair(shields={FRONT: 2})
    assert found == body.loss(1, 0)


def test_points_needed_are_two_for_a_shield_and_three_for_a_card() -> None:
    table = facing(860, damage=[None, None], shields={FRONT: 1})
    table.run(CommandPhase())
    assert CommandValue(table.game, table.game.ship(0)).needed() == 2 * 2 + 2 * 3


def test_the_same_command_is_not_set_twice_in_a_row_if_another_is_nearly_as_good() -> None:
    table = facing(800)
    table.run(CommandPhase())
    (dials,) = commands.choose_dials(table.game, table.question)
    assert len(dials.commands) == 3
    values = CommandValue(table.game, table.game.ship(0))
    assert list(dials.commands) == [max(COMMANDS, key=lambda each: values.value(each, ahead)) for ahead in range(3)]


def test_a_dial_is_kept_if_the_ship_cannot_take_such_a_token() -> None:
    def use(**options: object) -> DialUse:
        table = Scenario()
        victory = table.ship(VICTORY, 300, 150, dials=(Command.CONCENTRATE_FIRE,), **options)  # type: ignore[arg-type]
        table.ship(NEBULON, 1700, 860, 180, side=1)
        table.run(ShipActivation(ship=victory))
        return commands.choose_dial_use(table.game, table.question)

    assert use() is DialUse.CONVERT
    assert use(tokens=(Command.CONCENTRATE_FIRE,)) is DialUse.KEEP
    assert use(tokens=(Command.NAVIGATE, Command.REPAIR)) is DialUse.CONVERT
    assert use(tokens=(Command.NAVIGATE, Command.REPAIR, Command.SQUADRON)) is DialUse.KEEP


@pytest.mark.parametrize(
    ("shields", "use"), [({}, DialUse.CONVERT), ({FRONT: 2}, DialUse.KEEP), ({FRONT: 0}, DialUse.KEEP)]
)
def test_a_repair_dial_is_kept_as_soon_as_a_shield_is_missing(shields: dict[HullZone, int], use: DialUse) -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 300, 150, dials=(Command.REPAIR,), shields=shields)
    table.ship(NEBULON, 1700, 860, 180, side=1)
    table.run(ShipActivation(ship=victory))
    assert commands.choose_dial_use(table.game, table.question) is use


def test_the_command_that_is_of_use_is_resolved_and_others_are_passed_on() -> None:
    def resolved(**options: object) -> object:
        table = Scenario()
        victory = table.ship(VICTORY, 300, 150, dials=(Command.REPAIR,), **options)  # type: ignore[arg-type]
        table.squadron("tie_fighter_squadron", 300, 300)
        table.ship(NEBULON, 1700, 860, 180, side=1)
        table.run(ShipActivation(ship=victory)).answer(DIAL_USE, DialUse.KEEP)
        assert table.question.kind is COMMAND
        return commands.choose_command(table.game, table.question)

    assert resolved(shields={FRONT: 0}) is Command.REPAIR
    assert resolved(shields={FRONT: 0}, tokens=(Command.SQUADRON,)) is Command.REPAIR
    assert resolved(damage=[None]) is Command.REPAIR


def test_a_repair_token_is_kept_where_half_the_engineering_value_recovers_no_shield() -> None:
    def resolved(card: str) -> object:
        table = Scenario()
        ship = table.ship(card, 300, 150, tokens=(Command.REPAIR,), dials=(Command.NAVIGATE,), shields={FRONT: 0})
        table.ship(VICTORY, 1700, 860, 180, side=1)
        table.run(ShipActivation(ship=ship)).answer(DIAL_USE, DialUse.KEEP)
        return commands.choose_command(table.game, table.question)

    assert resolved(CORVETTE) == PASS, "its engineering value is 2"
    assert resolved(NEBULON) is Command.REPAIR, "its engineering value is 3, so a token gives 2 points"


def repaired(shields: dict[HullZone, int], damage: list[str | None], enemy: float = 520) -> Repair | object:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, revealed=Command.REPAIR, shields=shields, damage=damage)
    table.ship(NEBULON, 900, enemy, 180, side=1)
    table.run(RepairCommand(ship=victory))
    return commands.choose_repair(table.game, table.question)


def test_a_shield_is_recovered_rather_than_moved_to_where_it_is_needed() -> None:
    choice = repaired({FRONT: 0, REAR: 0}, [])
    assert isinstance(choice, Repair)
    assert (choice.effect, choice.zone, choice.source) == (RepairEffect.RECOVER_SHIELDS, FRONT, None)
    calm = repaired({LEFT: 1, RIGHT: 2}, [], enemy=860)
    assert isinstance(calm, Repair)
    assert (calm.zone, calm.source) == (LEFT, None), "the weakest hull zone, if nothing threatens"


def test_of_the_ships_the_one_in_more_danger_activates_first() -> None:
    table = Scenario()
    table.ship(NEBULON, 300, 150)
    safe = table.ship(NEBULON, 600, 150)
    table.ship(VICTORY, 1700, 860, 180, side=1)
    table.run(ShipPhase())
    assert commands.choose_ship(table.game, table.question) != safe, "among equals the first"


def test_a_repair_that_will_be_revealed_in_a_fight_expects_more_damage() -> None:
    """An undamaged ship: nothing to repair now, nor later without an enemy in range."""
    near, far = facing(400), facing(860)
    assert (value(near, Command.REPAIR), value(far, Command.REPAIR, 1)) == (0, 0)
    body = health(near.game, 0)
    assert value(near, Command.REPAIR, 1) == body.loss(1, 0), "a shield by the next round"
    assert value(near, Command.REPAIR, 2) == body.loss(0, 1), "a damage card by the one after"
