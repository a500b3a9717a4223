"""Rules and keywords that offer something: accuracy, Concentrate Fire, Navigate, Counter, Swarm, Strategic."""

from __future__ import annotations

from armada.geometry.pose import pose_at
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, TIE, VICTORY, X_WING, Battle
from tests.builders.cards_table import duel, squadron_attack
from tests.builders.objective_table import playing
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import attacking, pair
from tests.players.offers.situations import right, until, wrong

BARE = {"shields": {FRONT: 0}}


@right("accuracy")
def an_accuracy_locks_the_brace_that_would_halve_the_damage() -> Battle:
    return until(duel(on=BARE).attack("accuracy", "hit hit", "hit hit"), "accuracy")


@wrong("accuracy")
def nothing_is_locked_if_no_damage_is_done() -> Battle:
    return until(duel().attack("accuracy", "blank", "blank"), "accuracy")


@right("concentrate_fire")
def a_dial_adds_a_die_against_a_ship() -> Battle:
    table = duel(by={"revealed": Command.CONCENTRATE_FIRE})
    return until(table.attack("hit", "hit", "blank"), "concentrate_fire")


@right("concentrate_fire")
def a_token_rerolls_a_blank() -> Battle:
    table = duel(by={"tokens": (Command.CONCENTRATE_FIRE,)}, on=BARE)
    return until(table.attack("hit", "hit", "blank"), "concentrate_fire")


@wrong("concentrate_fire")
def no_token_is_spent_on_good_dice() -> Battle:
    table = duel(by={"tokens": (Command.CONCENTRATE_FIRE,)})
    return until(table.attack("hit hit", "hit hit", "hit hit"), "concentrate_fire")


@right("standard_critical")
def the_first_card_is_dealt_faceup() -> Battle:
    return until(duel(on=BARE).attack("crit", "hit", "hit"), "standard_critical")


@right("navigate")
def a_dial_is_always_of_use() -> Scenario:
    return _navigating(revealed=Command.NAVIGATE)


@right("navigate")
def a_token_slows_a_ship_before_the_edge() -> Scenario:
    return _navigating(tokens=(Command.NAVIGATE,), y=760.0)


@wrong("navigate")
def no_token_is_spent_where_the_way_is_clear() -> Scenario:
    return _navigating(tokens=(Command.NAVIGATE,), y=100.0, enemy=(900.0, 860.0))


def _navigating(y: float = 300.0, enemy: tuple[float, float] = (1700.0, 100.0), **ship: object) -> Scenario:
    table = Scenario()
    victory = table.ship(VICTORY, 900, y, speed=2, **ship)  # type: ignore[arg-type]
    table.ship(CORVETTE, *enemy, side=1)
    return until(table.run(ExecuteManeuver(ship=victory)), "navigate")


@right("counter")
def a_squadron_that_was_attacked_counters() -> Scenario:
    table, tie, interceptor = pair(X_WING, "tie_interceptor_squadron")
    squadron_attack(table, tie, interceptor, *["accuracy"] * 4)
    return until(table, "counter")


@right("swarm")
def a_miss_of_a_swarm_is_rerolled() -> Scenario:
    table, tie, x_wing = pair(TIE, X_WING)
    table.squadron("tie_bomber_squadron", 620, 400)
    return until(attacking(table, tie, x_wing, "hit", "accuracy", "accuracy"), "swarm")


@right("strategic")
def a_token_is_taken_from_before_the_enemy() -> Scenario:
    """The token lies before an enemy ship, and a friendly ship is beyond."""
    table = playing("intel_sweep")
    table.ship(CORVETTE, 300, 400, 90)
    table.ship(VICTORY, 700, 400, 270, side=1)
    shuttle = table.squadron("lambda_class_shuttle", 500, 400)
    table.token("intel_sweep", 560, 400)
    table.run(MoveSquadron(squadron=shuttle)).answer(SQUADRON_MOVE, pose_at(500, 400))
    return until(table, "strategic")
