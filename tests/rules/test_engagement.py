"""Engagement: who binds whom, from moving and from attacking ships (ENG)."""

from __future__ import annotations

import armada.effects.keywords  # noqa: F401
from armada.engine.effects import CardInPlay, Stage, modifier
from armada.engine.questions import PASS
from armada.geometry.pose import pose_at
from armada.rules.engagement import engagement, is_engaged, may_move
from armada.rules.game import Game
from armada.rules.queries import OBSTRUCTED, AttackOption
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.events.attack import DieRemoved
from armada.state.records import SquadronId, UnitId
from tests.proves import proves
from tests.rules.builders import FRONT, LEFT, RIGHT, Scenario

EDGE = 2 * 17.1 + 76.5
"""The centres of two squadrons just at distance 1 of each other are this far apart, in mm."""


@modifier("test_jamming", at=OBSTRUCTED, stage=Stage.SET)
def jamming(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
    """A made-up card: every attack is treated as obstructed."""
    return True


def activated(table: Scenario, squadron: SquadronId, *, by_command: bool = True) -> Scenario:
    """A table on which this squadron activates."""
    return table.run(SquadronActivation(squadron=squadron, by_command=by_command))


def targets(table: Scenario) -> set[UnitId]:
    """Whom the squadron that activates can attack."""
    table.answer(SQUADRON_ACTION, Action.ATTACK)
    return {choice.defender for choice in table.question.options}


@proves("ENG-01")
def test_a_squadron_is_engaged_with_all_enemy_squadrons_at_distance_1() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    near = table.squadron("x_wing_squadron", 500 + EDGE, 400, side=1)
    also = table.squadron("b_wing_squadron", 500, 400 + 40, side=1)
    table.squadron("a_wing_squadron", 500 - EDGE - 0.01, 400, side=1)
    activated(table, tie)
    assert engagement(table.game, tie).squadrons == (near, also)
    assert engagement(table.game, near).squadrons == (tie,)


@proves("ENG-02")
def test_an_engaged_squadron_cannot_move() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.squadron("x_wing_squadron", 560, 400, side=1)
    activated(table, tie)
    assert table.question.options == (Action.ATTACK,)
    refusal = table.question.refusal(Action.MOVE)
    assert refusal is not None
    assert refusal.rule == "ENG-02"
    assert refusal.reason == "TIE Fighter Squadron 0 cannot move: it is engaged with X-wing Squadron 1."
    assert refusal.nearest is Action.ATTACK


@proves("ENG-03")
def test_an_engaged_squadron_must_attack_an_engaged_squadron_rather_than_a_ship() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 560, 400, side=1)
    table.ship("cr90_corvette_a", 450, 400, side=1)
    activated(table, tie)
    assert {choice.defender for choice in _attacks(table)} == {x_wing}


def _attacks(table: Scenario) -> tuple[AttackChoice, ...]:
    """The attacks that the squadron that activates can declare; where there is one, it is declared already."""
    from armada.rules.targets import legal_attacks

    activation = table.game.under_way(SquadronActivation)
    assert activation is not None
    return tuple(attack.choice for attack in legal_attacks(table.game, activation.squadron))


@proves("ENG-03")
def test_a_squadron_that_can_attack_no_engaged_squadron_may_attack_a_ship() -> None:
    table = Scenario()
    bomber = table.squadron("tie_bomber_squadron", 500, 400)
    table.squadron("x_wing_squadron", 560, 400, side=1)
    corvette = table.ship("cr90_corvette_a", 450, 400, side=1, upgrades=["test_jamming"])
    activated(table, bomber)
    assert not _attacks(table), "its only die is lost against either"
    gamma = Scenario()
    firespray = gamma.squadron("firespray_31", 500, 400)
    gamma.squadron("x_wing_squadron", 560, 400, side=1)
    gamma.ship("cr90_corvette_a", 450, 400, side=1)
    activated(gamma, firespray)
    assert corvette not in {choice.defender for choice in _attacks(gamma)}
