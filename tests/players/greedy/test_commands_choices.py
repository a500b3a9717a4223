"""Commands as greedy chooses them in a fight: dials, how they are resolved, and which ship activates."""

from __future__ import annotations

from armada.engine.questions import PASS, Question
from armada.engine.seats import Seat
from armada.players.greedy import commands
from armada.rules.command_phase import DIALS, CommandPhase
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.navigate import NavigateCommand
from armada.rules.ship_phase import (
    COMMAND,
    DIAL_USE,
    SHIP_TO_ACTIVATE,
    DialUse,
    ShipActivation,
    ShipPhase,
)
from armada.rules.squadron_command import SquadronCommand
from armada.state.records import Command, ShipId
from tests.builders.attack_table import CORVETTE, IMPERIAL, NEBULON, TIE, VICTORY, X_WING
from tests.builders.scenario import FRONT, Scenario

NAVIGATE, SQUADRON, REPAIR, FIRE = Command.NAVIGATE, Command.SQUADRON, Command.REPAIR, Command.CONCENTRATE_FIRE


# Dials


def last_dial(*before: Command, **ship: object) -> Command:
    """The dial that a Victory assigns below two others; it and a far enemy stand still."""
    table = Scenario()
    table.ship(VICTORY, 300, 150, speed=0, dials=before, **ship)  # type: ignore[arg-type]
    table.ship(NEBULON, 1700, 860, 180, side=1, speed=0)
    table.run(CommandPhase())
    assert table.question.kind is DIALS
    (dials,) = commands.choose_dials(table.game, table.question)
    return dials.commands[-1]


def test_far_from_everybody_a_sound_ship_navigates_round_after_round() -> None:
    assert last_dial(REPAIR, NAVIGATE) is NAVIGATE
    assert last_dial(NAVIGATE, NAVIGATE) is NAVIGATE


def test_a_ship_that_lost_its_shields_repairs_round_after_round() -> None:
    assert last_dial(REPAIR, REPAIR, shields={FRONT: 0}) is REPAIR


# Squadron commands


def carrier(*fighters: tuple[float, float], enemies: int = 4, activated: int = 0, **ship: object) -> Scenario:
    """A Victory at 900, 200, TIE fighters at these places, and X-wings in a row at y 420."""
    table = Scenario()
    table.ship(VICTORY, 900, 200, **ship)  # type: ignore[arg-type]
    for number, (x, y) in enumerate(fighters):
        table.squadron(TIE, x, y, activated=number < activated)
    for number in range(enemies):
        table.squadron(X_WING, 800 + 60 * number, 420, side=1)
    table.ship(NEBULON, 1700, 860, 180, side=1)
    return table


BESIDE = ((840, 320), (900, 320), (960, 320), (1020, 320), (780, 320))
"""Places in front of the Victory, near the X-wings."""


def test_squadrons_are_willing_that_are_near_have_not_activated_and_can_attack() -> None:
    def willing(*fighters: tuple[float, float], enemies: int = 4, activated: int = 0) -> int:
        table = carrier(*fighters, enemies=enemies, activated=activated, revealed=SQUADRON)
        table.run(ShipPhase())
        return len(commands.willing_squadrons(table.game, table.the_ship(0)))

    assert willing(*BESIDE[:3]) == 3
    assert willing(*BESIDE[:3], activated=1) == 2
    assert willing(*BESIDE[:2], (1600, 320)) == 2, "one is too far away for a command"
    assert willing(*BESIDE[:3], enemies=0) == 0


def payment(squadrons: int) -> CommandPayment:
    table = carrier(*BESIDE[:squadrons], revealed=SQUADRON, tokens=(SQUADRON,))
    table.run(SquadronCommand(ship=ShipId(0)))  # type: ignore[arg-type]
    assert table.question.kind is COMMAND_PAYMENT
    return commands.choose_way(table.game, table.question)


def test_a_squadron_token_is_spent_with_the_dial_only_for_more_squadrons_than_the_dial_activates() -> None:
    assert payment(3) is CommandPayment.DIAL, "a Victory II has squadron value 3"
    assert payment(4) is CommandPayment.BOTH


def test_a_navigate_token_is_kept_while_there_is_a_dial() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 200, revealed=NAVIGATE, tokens=(NAVIGATE,), damage=[None] * 3)
    table.run(NavigateCommand(ship=victory))
    assert table.question.kind is COMMAND_PAYMENT
    assert commands.choose_way(table.game, table.question) is CommandPayment.DIAL


def kept(table: Scenario) -> bool:
    """Whether the first ship keeps its dial instead of taking a token for it."""
    table.run(ShipActivation(ship=ShipId(0)))  # type: ignore[arg-type]
    assert table.question.kind is DIAL_USE
    return commands.choose_dial_use(table.game, table.question) is DialUse.KEEP


def test_a_squadron_dial_is_kept_as_long_as_some_squadron_has_somebody_to_attack() -> None:
    assert kept(carrier(BESIDE[0], dials=(SQUADRON,)))
    assert not kept(carrier(BESIDE[0], dials=(SQUADRON,), enemies=0))
    assert not kept(carrier(dials=(SQUADRON,)))


def test_a_navigate_dial_is_kept_by_a_ship_that_would_leave_the_table_without_it() -> None:
    def navigates(y: float, speed: int) -> bool:
        table = Scenario()
        table.ship(VICTORY, 900, y, 0, speed=speed, dials=(NAVIGATE,))
        table.ship(NEBULON, 900, 100, 180, side=1)
        return kept(table)

    assert navigates(700, 2)
    assert not navigates(450, 1)


def resolved(table: Scenario, use: DialUse = DialUse.KEEP) -> object:
    """The command that the first ship resolves, whose dial it keeps."""
    table.run(ShipActivation(ship=ShipId(0)))  # type: ignore[arg-type]
    if table.question.kind is DIAL_USE:
        table.answer(DIAL_USE, use)
    assert table.question.kind is COMMAND
    return commands.choose_command(table.game, table.question)


def test_a_squadron_token_is_spent_when_a_squadron_can_attack_and_kept_otherwise() -> None:
    assert resolved(carrier(BESIDE[0], dials=(NAVIGATE,), tokens=(SQUADRON,))) is SQUADRON
    assert resolved(carrier(BESIDE[0], dials=(NAVIGATE,), tokens=(SQUADRON,), enemies=0)) is PASS


def test_squadrons_come_before_repairs() -> None:
    table = carrier(BESIDE[0], dials=(REPAIR,), tokens=(SQUADRON,), shields={FRONT: 0})
    assert resolved(table) is SQUADRON


# Activation


def first(table: Scenario) -> ShipId:
    """The ship that activates first."""
    table.run(ShipPhase())
    assert table.question.kind is SHIP_TO_ACTIVATE
    return commands.choose_ship(table.game, table.question)


def test_a_ship_whose_squadrons_are_to_attack_activates_before_one_that_sails_on() -> None:
    def order(dial: Command) -> ShipId:
        table = Scenario()
        table.ship(VICTORY, 300, 150, dials=(NAVIGATE,))
        table.ship(VICTORY, 900, 150, dials=(dial,))
        table.squadron(TIE, 900, 300)
        table.squadron(X_WING, 900, 460, side=1)
        table.ship(NEBULON, 1700, 860, 180, side=1)
        return first(table)

    assert (order(SQUADRON), order(NAVIGATE)) == (1, 0)


def test_a_ship_that_has_the_enemy_in_range_only_after_the_enemy_moves_waits() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 100, dials=(NAVIGATE,), speed=1)
    table.ship(CORVETTE, 900, 620, 180, side=1, speed=4)
    patient = table.ship(VICTORY, 100, 800, dials=(NAVIGATE,))
    assert first(table) == patient


def test_of_two_ships_in_danger_the_weaker_one_activates_first() -> None:
    table = Scenario()
    table.ship(CORVETTE, 800, 300, dials=(NAVIGATE,))
    table.ship(CORVETTE, 1000, 300, dials=(NAVIGATE,), shields={FRONT: 0})
    table.ship(IMPERIAL, 900, 640, 180, side=1, speed=0)
    assert first(table) == 1


def test_only_the_team_commander_proposes_a_ship() -> None:
    table = Scenario(sides=(0, 0, 1, 1))
    table.ship(VICTORY, 300, 150, dials=(NAVIGATE,))
    ready = table.ship(VICTORY, 900, 300, dials=(NAVIGATE,))
    table.ship(NEBULON, 900, 480, 180, side=1)
    game = table.run(ShipPhase()).game

    def proposed(seat: int) -> object:
        return commands.propose_ship(game, Question(Seat(seat), SHIP_TO_ACTIVATE, (ShipId(0), ready), may_pass=True))  # type: ignore[arg-type]

    assert (proposed(0), proposed(1)) == (ready, PASS)
