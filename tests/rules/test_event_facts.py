"""Events contain everything that the log, the sounds and the pictures need."""

from __future__ import annotations

from armada.catalog.cards import Color, DefenseToken
from armada.engine.windows import EFFECT
from armada.rules.attack_effects import LOCKED_TOKEN
from armada.rules.defense_tokens import EVADED_DICE
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.dice import DieChange, DieFace, DieFate, Pool, changes_between
from armada.state.events.attack import AttackDeclared, DefenseTokenSpent, DiceModified, DiceRolled, TokenLocked
from armada.state.events.damage import Destroyed, ShieldsChanged
from armada.state.events.movement import ManeuverExecuted, ShipsOverlapped
from tests.builders.attack_table import IMPERIAL, Battle, X, Y, token_of
from tests.builders.movement_table import maneuver
from tests.builders.scenario import FRONT, Scenario


def pool_of(*faces: str) -> Pool:
    pool = Pool()
    for face in faces:
        pool = pool.added(Color.RED, DieFace(face))
    return pool


# Dice


def test_a_reroll_that_shows_the_same_face_again_is_told() -> None:
    pool = pool_of("hit", "blank")
    assert changes_between(pool, pool, rerolled=(1,)) == (DieChange(DieFate.REROLLED, 1, 1),)


def test_dice_behind_one_that_is_spent_move_up() -> None:
    old = pool_of("accuracy", "blank", "hit")
    new = old.without((0,)).turned((0,), (DieFace.CRIT,)).added(Color.RED, DieFace.HIT)
    assert changes_between(old, new, spent=(0,)) == (
        DieChange(DieFate.SPENT, before=0),
        DieChange(DieFate.TURNED, 1, 0),
        DieChange(DieFate.ADDED, after=2),
    )


def test_evade_tells_which_die_it_rerolls_and_the_damage_left() -> None:
    table = Battle("medium").attack("hit", "hit hit", "blank").spend("evade").answer(EVADED_DICE, (1,), seat=1)
    table.roll("blank")
    assert table.last(DiceRolled).damage == 3
    modified = table.last(DiceModified)
    assert modified.changes == (DieChange(DieFate.REROLLED, 1, 1),)
    assert modified.damage == 1


def test_evade_tells_which_die_it_cancels() -> None:
    table = Battle("long").attack("hit", "hit hit", "blank").spend("evade").answer(EVADED_DICE, (1,), seat=1)
    assert table.last(DiceModified).changes == (DieChange(DieFate.CANCELED, before=1),)


def test_an_accuracy_icon_tells_which_die_is_spent() -> None:
    table = Battle().attack("hit", "accuracy", "hit")
    table.answer(EFFECT, "accuracy", seat=0)
    table.answer(LOCKED_TOKEN, token_of(table, table.defender, "brace"), seat=0)
    assert table.last(TokenLocked).die == 1
    assert table.last(DiceModified).changes == (DieChange(DieFate.SPENT, before=1),)


# Attacks


def test_brace_tells_the_damage_before_and_after() -> None:
    table = Battle().attack("hit", "hit hit", "hit").spend("brace")
    spent = table.last(DefenseTokenSpent)
    assert (spent.kind, spent.damage_before, spent.damage_after) == (DefenseToken.BRACE, 4, 2)


def test_a_declared_attack_tells_its_lines_its_dice_and_what_is_in_the_way() -> None:
    table = Battle("medium")
    asteroids = table.obstacle("asteroid_field_1", X, Y + 110)
    table.run(ShipActivation(ship=table.attacker))
    table.answer(ATTACK, AttackChoice(FRONT, table.defender, FRONT))
    declared = table.last(AttackDeclared)
    assert declared.mm is not None
    assert declared.measured is not None
    assert declared.sight is not None
    (x1, y1), (x2, y2) = declared.measured
    assert abs(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 - declared.mm) < 0.01
    assert declared.dice == (Color.RED, Color.RED, Color.RED)
    assert (declared.obstructing_ships, declared.obstructing_obstacles) == ((), (asteroids,))


def test_lost_shields_tell_how_many_there_were() -> None:
    table = Battle().attack("hit", "blank", "blank").finish()
    lost = table.last(ShieldsChanged)
    assert (lost.before, lost.shields) == (lost.shields + 1, table.shields(table.defender, FRONT))


def test_a_ship_destroyed_by_an_attack_tells_whose_it_was_and_where() -> None:
    table = Battle(defending={"shields": {FRONT: 0}, "damage": (None,) * 4}).attack("hit", "blank", "blank")
    pose = table.the_ship(table.defender).pose
    table.finish()
    destroyed = table.last(Destroyed)
    assert (destroyed.unit, destroyed.destroyer, destroyed.pose) == (table.defender, table.attacker, pose)


# Movement


def test_a_maneuver_tells_its_way_joint_by_joint() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, 900, 300, speed=2)
    maneuver(table, ship, 0, 0)
    executed = table.last(ManeuverExecuted)
    assert len(executed.path) == executed.tried_speed == 2
    assert executed.path[-1] == executed.pose


def test_a_ship_held_up_by_another_tells_the_speed_it_tried_and_where_they_met() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, 900, 300, speed=2)
    table.ship(IMPERIAL, 900, 560, side=1)
    maneuver(table, ship, 0, 0)
    executed = table.last(ManeuverExecuted)
    assert executed.tried_speed == 2
    assert len(executed.path) == executed.speed < 2
    ((x, y),) = table.last(ShipsOverlapped).contacts
    assert 850 < x < 950
    assert 300 < y < 560
