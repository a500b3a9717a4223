"""Why an attack cannot be declared: each refusal names the rule that forbids it."""

from __future__ import annotations

from armada.engine.effects import CardInPlay
from armada.engine.questions import Refusal
from armada.rules.attack import AttackFromZone
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.queries import MAY_TARGET, AttackOption
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice, why_not_attack
from armada.state.records import UnitId
from tests.builders.attack_table import (
    CORVETTE,
    FLOTILLA,
    NEBULON,
    TIE,
    X_WING,
    Battle,
    X,
    Y,
    nebulon_and_tie_fighters,
)
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.rules.conftest import MadeUpCards


def refusal_of(table: Scenario, choice: AttackChoice) -> Refusal:
    """Why an attack that is asked for cannot be this one."""
    assert table.question.kind in (ATTACK, NEXT_SQUADRON)
    refusal = table.question.refusal(choice)
    assert refusal is not None, "it is legal"
    assert "cannot attack" in refusal.reason
    return refusal


def activating(table: Battle) -> Battle:
    """Let the attacker be asked for its attack."""
    return table.run(ShipActivation(ship=table.attacker))


def test_what_is_friendly_or_not_there_cannot_be_attacked() -> None:
    table = activating(Battle())

    assert refusal_of(table, AttackChoice(FRONT, UnitId(2), FRONT)).rule == "ATK-08"
    assert refusal_of(table, AttackChoice(FRONT, UnitId(99), FRONT)).rule == "ATK-02"


def test_a_target_outside_the_firing_arc_is_refused() -> None:
    table = activating(Battle())
    refusal = refusal_of(table, AttackChoice(REAR, table.defender, FRONT))

    assert refusal.rule == "ATK-05"
    assert "rear firing arc" in refusal.reason


def test_a_target_that_names_no_hull_zone_of_a_ship_or_one_of_a_squadron_is_refused() -> None:
    table = Battle()
    squadron = table.squadron(TIE, X, Y + 110, side=1)
    activating(table)

    for choice in (
        AttackChoice(FRONT, table.defender, None),
        AttackChoice(None, table.defender, FRONT),
        AttackChoice(FRONT, squadron, FRONT),
    ):
        assert refusal_of(table, choice).rule == "ATK-02"


def test_a_target_beyond_the_ruler_is_refused() -> None:
    table = Battle("beyond")
    table.squadron(TIE, X, Y + 110, side=1)
    activating(table)

    assert refusal_of(table, AttackChoice(FRONT, table.defender, FRONT)).rule == "ATK-06"


def test_a_target_out_of_attack_range_is_refused() -> None:
    table = Battle("long", attacker="raider_i_class_corvette")
    table.squadron(TIE, X, Y + 90, side=1)
    activating(table)

    assert refusal_of(table, AttackChoice(FRONT, table.defender, FRONT)).rule == "ATK-06"


def test_a_hull_zone_behind_another_is_refused() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y)
    corvette = table.ship(CORVETTE, X, Y + 160, 180, side=1)
    table.run(ShipActivation(ship=nebulon))
    refusal = refusal_of(table, AttackChoice(FRONT, corvette, LEFT))

    assert refusal.rule == "LOS-04"
    assert "front hull zone is in the way" in refusal.reason


def test_a_hull_zone_that_attacked_is_refused() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y)
    corvette = table.ship(CORVETTE, X + 60, Y + 110, 225, side=1)
    table.run(ShipActivation(ship=nebulon)).answer(ATTACK, AttackChoice(FRONT, corvette, FRONT))
    table.roll("blank", "blank", "blank").pass_(DEFENSE_TOKEN)

    assert refusal_of(table, AttackChoice(FRONT, corvette, FRONT)).rule == "ATK-10"


def test_an_attack_that_would_roll_no_die_is_refused() -> None:
    table = Battle("medium", attacker=FLOTILLA)
    table.obstacle("asteroid_field_1", X, Y + 110)
    table.squadron(X_WING, X + 70, Y, side=1)
    activating(table)

    assert refusal_of(table, AttackChoice(FRONT, table.defender, FRONT)).rule == "ATK-23"


def test_a_target_that_an_effect_forbids_is_refused(made_up: MadeUpCards) -> None:
    def no_ships(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
        return may and option.target_zone is None

    made_up.modifier(no_ships, MAY_TARGET)
    table = Battle()
    table.squadron(TIE, X + 40, Y + 110, side=1)
    activating(table)

    assert refusal_of(table, AttackChoice(FRONT, table.defender, FRONT)).rule == "FX-03"


def test_a_squadron_is_told_about_distance_and_engagement() -> None:
    table = Scenario()
    tie = table.squadron(TIE, X, Y)
    table.squadron(X_WING, X - 60, Y, side=1)
    table.squadron(X_WING, X + 60, Y, side=1)
    far = table.squadron(X_WING, X, Y - 140, side=1)
    corvette = table.ship(CORVETTE, X, Y + 100, 180, side=1)
    table.run(SquadronAttack(squadron=tie))

    assert refusal_of(table, AttackChoice(None, far, None)).rule == "ATK-07"
    assert refusal_of(table, AttackChoice(None, corvette, FRONT)).rule == "ENG-03"


def test_further_squadrons_come_from_the_same_hull_zone_and_each_once() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    aside = table.squadron(TIE, X + 110, Y)
    table.run(AttackFromZone(attacker=nebulon, choice=AttackChoice(FRONT, first, None), obstructed=False))
    table.roll("hit", "accuracy")

    assert refusal_of(table, AttackChoice(FRONT, first, None)).rule == "ATK-37"
    assert refusal_of(table, AttackChoice(RIGHT, aside, None)).rule == "ATK-34"
    assert refusal_of(table, AttackChoice(FRONT, aside, None)).rule == "ATK-05"
    assert refusal_of(table, AttackChoice(FRONT, UnitId(3), FRONT)).rule == "ATK-12"
    assert table.question.refusal(AttackChoice(FRONT, second, None)) is None


def test_nothing_is_said_against_a_legal_attack() -> None:
    table = Battle()
    table.run(StillTable())

    assert why_not_attack(table.game, table.attacker, AttackChoice(FRONT, table.defender, FRONT)) is None
