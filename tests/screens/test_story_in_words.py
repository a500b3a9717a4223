"""Turning points in words: what was done, to whom, and by how much it changed the balance."""

from __future__ import annotations

from msgspec.structs import replace

from armada.engine.seats import Side
from armada.geometry.bases import HullZone
from armada.rules.game import Game
from armada.rules.ship_phase import ShipPhase
from armada.screens.scene.story import Story, StoryMoment, TurningPoint, story_of
from armada.state.events import Event
from armada.state.events.attack import AttackDeclared, AttackEnded, DamageTotaled
from armada.state.events.damage import Destroyed, Removed, ShieldsChanged
from armada.state.events.movement import ObstacleResolved, ShipsOverlapped
from armada.state.events.rounds import RoundBegun, VictoryTokensGained
from armada.state.records import Damage, Ship
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY
from tests.builders.scenario import Scenario

FRONT = HullZone.FRONT


def begun() -> Game:
    """A Victory against a Nebulon-B and a corvette, in the first round."""
    table = Scenario()
    table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 860, 180, side=1)
    table.ship(CORVETTE, 300, 860, 180, side=1)
    table.obstacle("asteroid_field_1", 1300, 500)
    return table.run(ShipPhase()).game


def damaged(game: Game, unit: int, cards: int) -> Game:
    """The game with a number of damage cards on a ship."""
    other = game.copy()
    ship = other.state.units[unit]
    assert isinstance(ship, Ship)
    hurt = replace(ship, damage=tuple([Damage(number, False) for number in range(cards)]))
    other.state = replace(other.state, units=(*other.state.units[:unit], hurt, *other.state.units[unit + 1 :]))
    return other


def gone(game: Game, unit: int) -> Game:
    """The game without a ship, which was destroyed."""
    other = game.copy()
    other.state = Removed(other.state.units[unit].id, 0).apply(other.state)
    return other


def told(*moments: tuple[Game, tuple[Event, ...]]) -> Story:
    first = StoryMoment(begun(), "begins", (RoundBegun(1),), ())
    return story_of([first, *[StoryMoment(game, "somebody decides", events, ()) for game, events in moments]])


def turning(*moments: tuple[Game, tuple[Event, ...]]) -> TurningPoint:
    (turn,) = told(*moments).turning_points
    return turn


def attack(*events: Event, zone: HullZone | None = FRONT) -> tuple[Event, ...]:
    units = begun().state.units
    declared = AttackDeclared(units[0].id, FRONT, units[1].id, zone, "close", False)
    return (declared, *events, AttackEnded(units[0].id, units[1].id))


VICTORY_ID, NEBULON_ID = begun().ships(Side(0))[0], begun().ships(Side(1))[0]
ATTACKER, DEFENDER = "Victory II-class Star Destroyer 0", "Nebulon-B Escort Frigate 1"


def test_an_attack_is_told_with_its_target_and_what_it_did() -> None:
    game = begun()
    hurt = damaged(game, 1, 4)
    assert turning((hurt, attack(DamageTotaled(NEBULON_ID, 3)))).text == f"{ATTACKER} hits {DEFENDER}, front: 3 damage"
    assert (
        turning((hurt, attack(DamageTotaled(NEBULON_ID, 3), zone=None))).text == f"{ATTACKER} hits {DEFENDER}: 3 damage"
    )
    assert turning((hurt, attack())).text == f"{ATTACKER} attacks {DEFENDER}, front"
    tokens = VictoryTokensGained(Side(0), 1)
    assert turning((hurt, attack(tokens))).text.endswith("front: 1 victory token gained")
    both = turning((hurt, attack(DamageTotaled(NEBULON_ID, 2), tokens))).text
    assert both == f"{ATTACKER} hits {DEFENDER}, front: 2 damage, 1 victory token gained"


def test_a_defender_that_falls_is_told_as_destroyed_with_all_its_points() -> None:
    game = begun()
    turn = turning((gone(game, 1), attack(DamageTotaled(NEBULON_ID, 9), Destroyed(NEBULON_ID, "attack"))))
    assert turn.text == f"{ATTACKER} destroys {DEFENDER}"
    assert (turn.change, turn.moment, turn.round) == (game.ship_card(NEBULON_ID).points, 1, 1)


def test_the_decisions_of_one_attack_are_one_deed() -> None:
    game = begun()
    declared, ended = attack()
    story = told(
        (game, (declared,)), (damaged(game, 1, 2), ()), (damaged(game, 1, 4), (ended,)), (damaged(game, 1, 4), ())
    )
    (turn,) = story.turning_points
    assert turn.change == story.balance[-1]
    assert turn.moment in (2, 3)


def test_harm_without_an_attack_names_what_did_it() -> None:
    game = begun()
    ship = VICTORY_ID
    harm = ShieldsChanged(ship, FRONT, 0, 0, "debris")
    hurt = damaged(game, 0, 6)
    assert (
        turning((hurt, (ObstacleResolved(ship, 0, "asteroid"), harm))).text == f"{ATTACKER} runs into asteroid field 1"
    )
    assert turning((hurt, (ShipsOverlapped(ship, (NEBULON_ID,)), harm))).text == f"{ATTACKER} collides with {DEFENDER}"
    assert turning((hurt, (harm,))).text == f"{ATTACKER} suffers damage"
    both = (harm, ShieldsChanged(NEBULON_ID, FRONT, 0, 0, "debris"))
    assert turning((hurt, both)).text == f"{ATTACKER} and {DEFENDER} suffer damage"
    assert turning((hurt, ())).text == "somebody decides"


def test_repairs_are_told_as_such_for_either_side() -> None:
    game = begun()
    ship = VICTORY_ID
    own, enemy = (ShieldsChanged(unit, FRONT, 0, 3, "repair") for unit in (ship, NEBULON_ID))
    first = told((damaged(game, 0, 4), ()), (game, (own,)))
    other = told((damaged(game, 1, 4), ()), (game, (enemy,)))
    assert first.turning_points[-1].text == f"{ATTACKER} is repaired"
    assert other.turning_points[-1].text == f"{DEFENDER} is repaired"
    assert (first.turning_points[-1].change > 0, other.turning_points[-1].change > 0) == (True, False)


def test_small_changes_are_no_turning_points_and_three_are_enough() -> None:
    game = begun()
    assert told((game, ())).turning_points == ()
    assert told((game, ())).swing is None
    states = [damaged(game, 1, cards) for cards in (4, 0, 4, 0, 4)]
    story = told(*[(state, ()) for state in states])
    assert len(story.turning_points) == 3
    assert [turn.moment for turn in story.turning_points] == sorted(turn.moment for turn in story.turning_points)


def test_what_fell_is_told_with_its_side_its_round_and_its_decision() -> None:
    game = begun()
    events = (RoundBegun(3), Destroyed(NEBULON_ID, "attack"))
    (fell,) = told((gone(game, 1), events)).fell
    assert (fell.unit, fell.name, fell.side, fell.round, fell.moment) == (1, DEFENDER, 1, 3, 1)


def test_the_scale_of_tournament_points_begins_level() -> None:
    scale = [(step.margin, step.winner, step.loser) for step in told().scale]
    assert scale == [(0, 5, 5), (30, 6, 4), (70, 7, 3), (130, 8, 2), (220, 9, 1), (350, 10, 0)]


def test_several_that_fall_at_once_are_told_together() -> None:
    game = begun()
    corvette = game.state.units[2]
    both = gone(gone(game, 1), 2)
    turn = turning((both, (Destroyed(NEBULON_ID, "mines"), Destroyed(corvette.id, "mines"))))
    assert turn.text == f"{DEFENDER} and {corvette.label} are destroyed"
