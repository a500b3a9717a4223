"""The Squadron command: how many squadrons, which, and in what order (CMD-38 to CMD-45, CMD-66)."""

from __future__ import annotations

from msgspec.structs import replace

from armada.engine.chance import seed_key
from armada.engine.effects import CardInPlay, Stage, modifier
from armada.engine.questions import PASS
from armada.engine.seats import Seat, Side
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Range
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.game import Game
from armada.rules.queries import COMMAND_REACH, SQUADRON_COUNT, SQUADRON_VALUE, Reach
from armada.rules.ship_phase import COMMAND, DIAL_USE, DialUse, ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action
from armada.rules.squadron_command import AGREEMENT, SquadronCommand
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.timing import CMD_HEADER
from armada.state.events.commands import ActivationBegun, CommandResolved
from armada.state.events.movement import SquadronMoved
from armada.state.records import Command, Player, ShipId
from tests.builders.noted_effects import noted, resolved
from tests.builders.scenario import Scenario, StrictGame
from tests.builders.squadron_table import dice_rolled
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

SQUADRON = Command.SQUADRON


@modifier("test_hangar", at=SQUADRON_VALUE, stage=Stage.INCREASE)
def hangar(game: Game, card: CardInPlay, ship: ShipId, value: int) -> int:
    """A card made up for these tests: its ship's squadron value is one higher."""
    return value + 1 if ship == card.unit else value


@modifier("test_liaison", at=SQUADRON_COUNT, stage=Stage.INCREASE)
def liaison(game: Game, card: CardInPlay, command: SquadronCommand, count: int) -> int:
    """A card made up for these tests: its ship's commands by token activate one more squadron."""
    return count + 1 if command.ship == card.unit and command.by_token else count


@modifier("test_comms", at=COMMAND_REACH, stage=Stage.PERMIT)
def comms(game: Game, card: CardInPlay, reach: Reach, may: bool) -> bool:
    """A card made up for these tests: its ship reaches every squadron."""
    return may or reach.ship == card.unit


def carrier(*, dial: bool = True, token: bool = False, squadrons: int = 5, upgrades: tuple[str, ...] = ()) -> Scenario:
    """A Victory I (squadron value 3) that commands TIE fighters beside it; their ids are 2 and more."""
    table = Scenario()
    revealed, tokens = SQUADRON if dial else None, (SQUADRON,) if token else ()
    ship = table.ship("victory_i_class_star_destroyer", 900, 200, revealed=revealed, tokens=tokens, upgrades=upgrades)
    table.ship("cr90_corvette_a", 900, 850, 180, side=1)
    for place in range(squadrons):
        table.squadron("tie_fighter_squadron", 800 + 50 * place, 320)
    return table.run(SquadronCommand(ship=ship))


def activate_all(table: Scenario) -> list[int]:
    """Activate as many squadrons as the command allows; they do nothing. Which they were."""
    while not table.is_over:
        table.answer(SQUADRON_TO_ACTIVATE, table.question.options[0]).answer(SQUADRON_ACTION, PASS)
    return [event.unit for event in table.all(ActivationBegun)]


@proves("CMD-38")
def test_the_command_is_resolved_after_revealing_the_dial() -> None:
    table = Scenario()
    ship = table.ship("victory_i_class_star_destroyer", 900, 200, dials=(SQUADRON,))
    table.ship("cr90_corvette_a", 900, 850, 180, side=1)
    table.squadron("tie_fighter_squadron", 900, 320)
    table.run(ShipActivation(ship=ship)).answer(DIAL_USE, DialUse.KEEP)
    assert table.question.options == (SQUADRON,)
    table.answer(COMMAND, SQUADRON)
    assert table.question.kind is SQUADRON_TO_ACTIVATE
    assert table.last(CommandResolved).command is SQUADRON


@proves("CMD-39")
def test_a_dial_activates_as_many_squadrons_as_the_squadron_value_says() -> None:
    assert activate_all(carrier()) == [2, 3, 4]
    assert activate_all(carrier(upgrades=("test_hangar",))) == [2, 3, 4, 5]


@proves("CMD-40")
def test_a_token_activates_one_squadron() -> None:
    assert activate_all(carrier(dial=False, token=True)) == [2]
    assert activate_all(carrier(dial=False, token=True, upgrades=("test_hangar",))) == [2]


@proves("CMD-41")
def test_dial_and_token_together_activate_one_squadron_more_than_the_dial() -> None:
    table = carrier(token=True)
    assert table.question.options == (CommandPayment.DIAL, CommandPayment.TOKEN, CommandPayment.BOTH)
    assert activate_all(table.answer(COMMAND_PAYMENT, CommandPayment.BOTH)) == [2, 3, 4, 5]
    assert activate_all(carrier(token=True).answer(COMMAND_PAYMENT, CommandPayment.DIAL)) == [2, 3, 4]


def test_an_effect_can_add_a_squadron_to_the_command() -> None:
    assert activate_all(carrier(dial=False, token=True, upgrades=("test_liaison",))) == [2, 3]


@proves("CMD-39", "CMD-45")
def test_squadrons_are_reached_at_close_to_medium_range_from_base_to_base() -> None:
    table = Scenario()
    ship = table.ship("victory_i_class_star_destroyer", 900, 200, revealed=SQUADRON)
    table.ship("cr90_corvette_a", 1700, 850, 180, side=1)
    edge = 200 + 102 / 2 + Range.MEDIUM.end + 17.1
    inside = table.squadron("tie_fighter_squadron", 900, edge - 0.1)
    outside = table.squadron("tie_fighter_squadron", 860, edge + 0.1)
    behind = table.squadron("tie_fighter_squadron", 900, 60)
    table.obstacle("station", 900, 330)
    table.run(SquadronCommand(ship=ship))
    assert table.game.hull(ship).shape.base.length == 102
    assert table.question.options == (inside, behind), "arcs and lines of sight do not matter"
    refusal = table.question.refusal(outside)
    assert refusal is not None
    assert refusal.rule == "CMD-39"
    assert refusal.reason == f"{table.the_ship(ship).label} cannot activate {table.the_squadron(outside).label}: " + (
        "it is beyond medium range."
    )


def test_an_effect_can_widen_the_reach() -> None:
    table = Scenario()
    ship = table.ship("victory_i_class_star_destroyer", 900, 200, revealed=SQUADRON, upgrades=["test_comms"])
    far = table.squadron("tie_fighter_squadron", 1500, 800)
    assert table.run(SquadronCommand(ship=ship)).question.options == (far,)


@proves("CMD-42")
def test_squadrons_are_chosen_singly_and_reach_is_looked_at_each_time() -> None:
    table = Scenario()
    ship = table.ship("victory_i_class_star_destroyer", 900, 200, revealed=SQUADRON)
    table.ship("cr90_corvette_a", 1700, 850, 180, side=1)
    near = table.squadron("tie_fighter_squadron", 900, 320)
    other = table.squadron("tie_fighter_squadron", 960, 320)
    table.run(SquadronCommand(ship=ship))
    table.answer(SQUADRON_TO_ACTIVATE, near)
    assert table.question.kind is SQUADRON_ACTION, "the next is chosen when this one has finished"
    table.answer(SQUADRON_ACTION, PASS)
    assert table.question.options == (other,)
    table.game.announce(SquadronMoved(other, pose_at(1700, 500)))
    assert not table.question.options, "it is out of reach now"


@proves("CMD-43")
def test_an_activated_squadron_can_attack_and_move_in_either_order() -> None:
    table = Scenario()
    ship = table.ship("victory_i_class_star_destroyer", 900, 200, revealed=SQUADRON)
    table.ship("cr90_corvette_a", 1700, 850, 180, side=1)
    tie = table.squadron("tie_fighter_squadron", 855, 340)
    table.squadron("b_wing_squadron", 945, 340, side=1)
    table.obstacle("station", 900, 340)
    for order in ((Action.ATTACK, Action.MOVE), (Action.MOVE, Action.ATTACK)):
        table.run(SquadronCommand(ship=ship)).answer(SQUADRON_TO_ACTIVATE, tie)
        for action in order:
            table.answer(SQUADRON_ACTION, action)
            if action is Action.MOVE:
                table.answer(SQUADRON_MOVE, pose_at(855, 341))
            else:
                table.roll("accuracy", "accuracy")
        assert table.is_over
        assert dice_rolled(table) == ["blue", "blue"]


@proves("CMD-44")
def test_only_unactivated_friendly_squadrons_can_be_chosen() -> None:
    table = Scenario()
    ship = table.ship("victory_i_class_star_destroyer", 900, 200, revealed=SQUADRON)
    table.ship("cr90_corvette_a", 1700, 850, 180, side=1)
    ready = table.squadron("tie_fighter_squadron", 800, 320)
    done = table.squadron("tie_fighter_squadron", 900, 320, activated=True)
    enemy = table.squadron("x_wing_squadron", 1000, 320, side=1)
    table.run(SquadronCommand(ship=ship))
    assert table.question.options == (ready,)
    for squadron, why in ((done, "it has activated this round"), (enemy, "it is an enemy")):
        refusal = table.question.refusal(squadron)
        assert refusal is not None
        assert refusal.rule == "CMD-44"
        assert why in refusal.reason
        assert refusal.nearest == ready


@proves("CMD-66")
def test_a_command_may_activate_fewer_squadrons_than_it_could_and_none() -> None:
    table = carrier()
    assert table.answer(SQUADRON_TO_ACTIVATE, PASS).is_over
    assert not table.all(ActivationBegun)
    assert table.last(CommandResolved).command is SQUADRON
    table = carrier()
    table.answer(SQUADRON_TO_ACTIVATE, 4).answer(SQUADRON_ACTION, PASS).answer(SQUADRON_TO_ACTIVATE, PASS)
    assert table.is_over
    assert [event.unit for event in table.all(ActivationBegun)] == [4]


def test_a_command_without_a_squadron_in_reach_is_resolved_all_the_same() -> None:
    table = carrier(squadrons=0)
    assert table.is_over
    assert table.last(CommandResolved).command is SQUADRON


def test_every_activation_of_the_command_can_be_used_and_the_command_remembers_whom_it_activated() -> None:
    table = carrier(token=True)
    command = table.game.innermost(SquadronCommand)
    assert command is not None
    activate_all(table.answer(COMMAND_PAYMENT, CommandPayment.BOTH))
    assert command.activated == (2, 3, 4, 5)


@proves("FX-07", "FX-08")
def test_an_effect_headed_with_the_icon_is_offered_before_each_squadron_and_used_once(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), CMD_HEADER, "test_controllers")
    table = carrier(upgrades=("test_controllers",))
    table.answer(EFFECT, PASS).answer(SQUADRON_TO_ACTIVATE, 2).answer(SQUADRON_ACTION, PASS)
    table.answer(EFFECT, "test_controllers@0").answer(SQUADRON_TO_ACTIVATE, 3).answer(SQUADRON_ACTION, PASS)
    assert table.question.kind is SQUADRON_TO_ACTIVATE
    assert resolved(table) == ["test_controllers@0"]


@proves("SEC-53", "SEC-54")
def test_a_teammates_squadron_is_activated_if_its_controller_agrees_and_acts() -> None:
    table = carrier(squadrons=2)
    state = table.game.state
    ally = Player(seat=Seat(2), side=Side(0), faction="empire", points=300)
    units = tuple(replace(unit, seat=Seat(2)) if unit.id == 3 else unit for unit in state.units)
    units = tuple(replace(unit, revealed=SQUADRON, resolved=()) if unit.id == 0 else unit for unit in units)
    state = replace(state, players=(*state.players, ally), units=units)
    table._game = StrictGame(state, SquadronCommand(ship=table.the_ship(0).id), seed_key("team"))
    table.game.index_cards()
    table.answer(SQUADRON_TO_ACTIVATE, 3, seat=0).answer(AGREEMENT, False, seat=2)
    assert table.question.options == (2,)
    refusal = table.question.refusal(3)
    assert refusal is not None
    assert refusal.rule == "SEC-53"
    assert str(refusal.reason).endswith(f"{table.game.unit(3).label}: Player 3 did not agree.")
    table._game = StrictGame(state, SquadronCommand(ship=table.the_ship(0).id), seed_key("team"))
    table.game.index_cards()
    table.answer(SQUADRON_TO_ACTIVATE, 3, seat=0).answer(AGREEMENT, True, seat=2)
    table.answer(SQUADRON_ACTION, Action.MOVE, seat=2)
    assert table.question.seat == 2
