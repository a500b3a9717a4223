"""Cloak, Relay, Rogue and Strategic: effect, limit, and when they are not offered (KEY)."""

from __future__ import annotations

from random import Random

import pytest

from armada.effects.keywords.moving import CLOAKED, RELAY
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, StepResult
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.measure import measure
from armada.geometry.pieces import place_squadron, place_token
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.queries import SQUADRON_SPEED
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_movement import RECOVER_HULL, SQUADRON_MOVE, MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.timing import ATK_AFTER
from armada.rules.token_placement import MOVED_TOKEN, TOKEN_PLACE
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.events.damage import Removed
from armada.state.events.movement import SquadronMoved
from armada.state.records import Command, SquadronId, Token
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import MISS, battlefield, pair
from tests.proves import proves

# Rogue


@proves("KEY-28", "KEY-29")
@pytest.mark.parametrize("order", [(Action.MOVE, Action.ATTACK), (Action.ATTACK, Action.MOVE)])
def test_a_rogue_squadron_moves_and_attacks_in_either_order_in_the_squadron_phase(order: tuple[Action, ...]) -> None:
    table = battlefield()
    firespray = table.squadron("firespray_31", 455, 400)
    table.squadron("b_wing_squadron", 545, 400, side=1)
    table.obstacle("station", 500, 400)
    table.run(SquadronActivation(squadron=firespray))
    for action in order:
        table.answer(SQUADRON_ACTION, action)
        if action is Action.MOVE:
            table.answer(SQUADRON_MOVE, pose_at(455, 400))
        else:
            table.roll(*MISS[:2])
    assert table.is_over, "each once"


@proves("KEY-28")
def test_rogue_changes_nothing_in_an_activation_by_command() -> None:
    table = battlefield()
    firespray = table.squadron("firespray_31", 455, 400)
    table.run(SquadronActivation(squadron=firespray, by_command=True))
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(455, 400))
    assert table.is_over


@proves("KEY-28", "ENG-12")
def test_a_rogue_squadron_that_destroys_its_only_engager_may_then_move() -> None:
    table, firespray, b_wing = pair("firespray_31", "b_wing_squadron", hull=1)
    table.run(SquadronActivation(squadron=firespray))
    assert table.question.options == (Action.ATTACK,)
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll("hit", "accuracy", "accuracy")
    assert table.last(Removed).unit == b_wing
    assert table.question.options == (Action.MOVE,)


@modifier("test_tar", at=SQUADRON_SPEED, stage=Stage.REDUCE)
def tar(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """A card made up for these tests: all squadrons have speed 0."""
    return 0


@offer("test_leap", at=ATK_AFTER)
class Leap(Effect[Attack], kw_only=True):
    """A card made up for these tests: after defending, its owner's squadron may move up to distance 1."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        return game.owner(attack.defender) == self.seat

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        squadron = game.squadron(attack.defender).id
        return Call(MoveSquadron(squadron=squadron, reach=1, ignore_engagement=True), then=DONE)


# Cloak


def cloaked(*, first: int = 0) -> tuple[Scenario, SquadronId, SquadronId]:
    """Two TIE phantoms, one of each side, that have activated, engaged with each other."""
    table = battlefield()
    table.first = first
    mine = table.squadron("tie_phantom_squadron", 500, 400, activated=True)
    theirs = table.squadron("tie_phantom_squadron", 560, 400, side=1, activated=True)
    return table.run(SquadronPhase()), mine, theirs


@proves("KEY-33", "EXT-keyword-08")
def test_at_the_end_of_the_squadron_phase_a_cloak_squadron_may_move_up_to_distance_1_even_if_engaged() -> None:
    table, mine, theirs = cloaked()
    table.answer(CLOAKED, mine, seat=0)
    assert table.question.refusal(pose_at(500, 400 + 76.5)) is None
    assert table.question.refusal(pose_at(500, 400 + 76.6)) is not None
    table.answer(SQUADRON_MOVE, pose_at(440, 400), seat=0)
    table.answer(CLOAKED, theirs, seat=1).answer(SQUADRON_MOVE, pose_at(600, 400), seat=1)
    assert table.is_over, "each once"
    assert table.the_squadron(mine).activated


@proves("KEY-33")
def test_the_first_players_cloak_squadrons_move_first_and_moving_may_be_declined() -> None:
    table, mine, theirs = cloaked(first=1)
    table.answer(CLOAKED, PASS, seat=1).answer(CLOAKED, mine, seat=0).answer(SQUADRON_MOVE, pose_at(500, 400))
    assert table.is_over
    assert [event.squadron for event in table.all(SquadronMoved)] == [mine]
    assert theirs != mine


@proves("KEY-33", "EXT-keyword-08", "EXT-keyword-27")
def test_a_move_by_cloak_uses_no_speed_and_ends_like_any_move() -> None:
    table = battlefield()
    phantom = table.squadron("tie_phantom_squadron", 500, 400, hull=2, activated=True)
    table.squadron("tie_phantom_squadron", 800, 400, activated=True)
    table.obstacle("station", 560, 400)
    table.ship("cr90_corvette_a", 1500, 800, 180, side=1, upgrades=["test_tar"])
    table.run(SquadronPhase()).answer(CLOAKED, phantom).answer(SQUADRON_MOVE, pose_at(560, 400))
    table.answer(RECOVER_HULL, True)
    assert table.the_squadron(phantom).hull == 3
    assert table.question.kind is CLOAKED
    assert phantom not in table.question.options


def test_nobody_is_asked_without_a_cloak_squadron() -> None:
    table = battlefield()
    table.squadron("tie_fighter_squadron", 500, 400, activated=True)
    assert table.run(SquadronPhase()).is_over


# Relay


def relaying(*gaps: float, ties: int = 3, token: bool = False, distance: float = 160) -> Scenario:
    """A Victory I (squadron value 3) commands; Lambda shuttles (Relay 2) some mm ahead of it, TIE fighters beyond.

    The ids of the Lambdas go on from 3, then those of the TIE fighters.
    """
    table = battlefield()
    revealed, tokens = (None, (Command.SQUADRON,)) if token else (Command.SQUADRON, ())
    carrier = table.ship("victory_i_class_star_destroyer", 900, 100, revealed=revealed, tokens=tokens)
    for place, gap in enumerate(gaps):
        table.squadron("lambda_class_shuttle", 900 - 40 * place, 151 + gap + 17.1, activated=True)
    for place in range(ties):
        table.squadron("tie_fighter_squadron", 880 + 40 * place, 151 + 180 + 17.1 + distance + 34.2)
    return table.run(SquadronCommand(ship=carrier))


def activate(table: Scenario, squadron: int) -> Scenario:
    """The command activates a squadron, which does nothing."""
    return table.answer(SQUADRON_TO_ACTIVATE, squadron).pass_(SQUADRON_ACTION)


@proves("KEY-31", "EXT-keyword-17")
def test_a_relay_squadron_in_reach_of_the_ship_lets_squadrons_at_distance_1_to_3_of_it_be_activated() -> None:
    table = relaying(180)
    assert table.question.options == (4, 5, 6), "the Lambda itself has activated, and relays all the same"
    assert relaying().is_over
    assert relaying(180, distance=200).is_over, "beyond distance 3 of the Lambda"
    assert relaying(190).is_over, "the Lambda is beyond medium range of the ship"


@proves("KEY-31")
def test_a_relay_squadron_relays_as_often_in_a_command_as_its_value_says() -> None:
    table = relaying(180)
    activate(activate(table, 4), 6)
    assert table.is_over, "the third TIE fighter cannot be reached through this Lambda"


@proves("KEY-31", "EXT-keyword-18")
def test_two_relay_squadrons_add_their_values_and_the_owner_says_which_one_relays() -> None:
    table = relaying(180, 175, ties=3)
    table.answer(SQUADRON_TO_ACTIVATE, 5)
    assert table.question.options == (3, 4)
    table.answer(RELAY, 4, seat=0).pass_(SQUADRON_ACTION)
    table.answer(SQUADRON_TO_ACTIVATE, 6).answer(RELAY, 4).pass_(SQUADRON_ACTION)
    table.answer(SQUADRON_TO_ACTIVATE, 7)
    assert table.question.kind is SQUADRON_ACTION, "one of the Lambdas has no place left"


@proves("KEY-31")
def test_relay_does_not_raise_the_number_of_activations() -> None:
    table = relaying(180, token=True)
    assert activate(table, 4).is_over


@proves("KEY-31", "EXT-keyword-18")
def test_squadrons_in_the_ships_own_reach_use_no_place_and_relays_do_not_chain() -> None:
    table = battlefield()
    carrier = table.ship("victory_i_class_star_destroyer", 900, 100, revealed=Command.SQUADRON)
    table.squadron("lambda_class_shuttle", 900, 330, activated=True)
    table.squadron("lambda_class_shuttle", 900, 500, activated=True)
    near = table.squadron("tie_fighter_squadron", 850, 330)
    far = table.squadron("tie_fighter_squadron", 900, 700)
    table.run(SquadronCommand(ship=carrier))
    assert table.question.options == (near,)
    assert far not in table.question.options
    activate(table, near)
    assert not table.game.lasting("relay")


@proves("KEY-31")
def test_a_relay_squadron_that_has_left_the_ships_reach_relays_no_more() -> None:
    table = relaying(180)
    activate(table, 4)
    assert table.question.options == (5, 6)
    table.game.announce(SquadronMoved(SquadronId(table.the_squadron(3).id), pose_at(900, 151 + 190 + 17.1)))
    assert not table.question.options


# Strategic


def strategic(*tokens: tuple[float, float], assigned: bool = False) -> Scenario:
    """A Lambda shuttle (id 2), at (500, 400) before and after its move, and objective tokens."""
    table = battlefield()
    shuttle = table.squadron("lambda_class_shuttle", 500, 400)
    table.run(MoveSquadron(squadron=shuttle))
    for x, y in tokens:
        table.game.announce(ObjectiveTokenPlaced(Token(kind="test", pose=pose_at(x, y))))
    if assigned:
        table.game.announce(ObjectiveTokenPlaced(Token(kind="test", unit=1)))
    return table.answer(SQUADRON_MOVE, pose_at(500, 400))


@proves("KEY-32", "EXT-keyword-25")
def test_a_strategic_squadron_moves_one_objective_token_at_distance_1_anywhere_at_distance_1() -> None:
    table = strategic((570, 400), (500, 460))
    table.answer(EFFECT, "strategic", seat=0).answer(MOVED_TOKEN, 0, seat=0)
    edge = 17.1 + 76.5 + 9.5
    refusal = table.question.refusal(pose_at(500 - edge - 0.1, 400))
    assert refusal is not None
    assert refusal.rule == "KEY-32"
    assert table.question.refusal(refusal.nearest) is None
    table.answer(TOKEN_PLACE, pose_at(500 - edge, 400), seat=0)
    assert table.game.state.tokens[0].pose == pose_at(500 - edge, 400)
    assert table.game.state.tokens[1].pose == pose_at(500, 460)
    assert table.is_over, "one token in a move"


@proves("KEY-32")
def test_moving_a_token_may_be_declined() -> None:
    table = strategic((570, 400)).answer(EFFECT, PASS, seat=0)
    assert table.is_over
    assert table.game.state.tokens[0].pose == pose_at(570, 400)


@proves("KEY-32", "EXT-keyword-25")
def test_tokens_farther_away_and_tokens_on_ships_cannot_be_moved() -> None:
    assert strategic((500 + 17.1 + 76.5 + 9.5 + 0.1, 400)).is_over
    assert strategic(assigned=True).is_over


@proves("KEY-32")
def test_a_squadron_without_strategic_moves_no_token() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.run(MoveSquadron(squadron=tie))
    table.game.announce(ObjectiveTokenPlaced(Token(kind="test", pose=pose_at(570, 400))))
    assert table.answer(SQUADRON_MOVE, pose_at(500, 400)).is_over


def test_places_for_a_token_drawn_at_random_and_all_candidates_are_legal() -> None:
    table = strategic((570, 400))
    question = table.answer(EFFECT, "strategic").question
    rng = Random(3)
    drawn = [question.sample(rng) for _ in range(200)]
    shuttle = place_squadron(pose_at(500, 400))
    assert all(Distance.ONE.reaches(measure(shuttle, place_token(pose)).mm) for pose in drawn)
    assert all(question.refusal(pose) is None for pose in (*drawn, *question.options))
    assert len(set(drawn)) > 100
    assert len(question.options) > 10


@proves("EXT-keyword-26")
def test_a_token_may_be_taken_from_under_a_ship_and_put_onto_an_obstacle() -> None:
    table = battlefield()
    shuttle = table.squadron("lambda_class_shuttle", 500, 400)
    table.ship("cr90_corvette_a", 570, 400)
    table.token("sensor_net", 565, 400)
    table.obstacle("asteroid_field_1", 500, 480)
    table.run(MoveSquadron(squadron=shuttle)).answer(SQUADRON_MOVE, pose_at(500, 400))
    table.answer(EFFECT, "strategic").answer(TOKEN_PLACE, pose_at(500, 480))
    assert table.game.state.tokens[0].pose == pose_at(500, 480)
