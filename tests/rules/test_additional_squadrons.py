"""Step 6 of an attack: a ship that attacked a squadron goes on to further squadrons."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.engine.effects import CardInPlay
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.attack import AttackFromZone
from armada.rules.attack_effects import REMOVED_DIE
from armada.rules.game import Game
from armada.rules.queries import MAY_ATTACK, MAY_TARGET, AttackOption
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice
from armada.rules.timing import ATK_3_MODIFY, ATK_AFTER
from armada.state.events.attack import AttackDeclared, AttackEnded, DiceRolled, DieRemoved
from armada.state.records import ShipId, SquadronId, UnitId
from tests.builders.attack_table import (
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    X,
    Y,
    attacks_asked,
    effects_offered,
    nebulon_and_tie_fighters,
    rolled_colors,
)
from tests.builders.made_up_effects import AttackersEffect, RerollDie
from tests.builders.scenario import FRONT, RIGHT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards


def squadrons_asked(table: Scenario) -> set[UnitId]:
    """The squadrons that can be attacked next."""
    assert table.question.kind is NEXT_SQUADRON
    return {choice.defender for choice in table.question.options}


def attack_first(table: Scenario, ship: ShipId, squadron: SquadronId, *faces: str) -> Scenario:
    """Attack a squadron from the front, as the first of an attack."""
    table.run(AttackFromZone(attacker=ship, choice=AttackChoice(FRONT, squadron, None), obstructed=False))
    return table.roll(*faces)


@proves("ATK-33", "ATK-39")
def test_a_ship_that_attacked_a_squadron_can_attack_another_one() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    attack_first(table, nebulon, first, "hit", "hit")
    assert (squadrons_asked(table), table.question.seat) == ({second}, 1)
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, second, None)).roll("hit", "crit")

    assert [event.defender for event in table.all(AttackDeclared)] == [first, second]
    assert [table.the_squadron(squadron).hull for squadron in (first, second)] == [1, 2]
    assert table.is_over


@proves("ATK-33")
def test_each_further_squadron_is_attacked_with_newly_gathered_dice() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    attack_first(table, nebulon, first, "accuracy", "hit")
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, second, None)).roll("hit", "hit")

    assert [len(event.pool.dice) for event in table.all(DiceRolled)] == [2, 2]


@proves("ATK-39")
def test_declaring_further_squadrons_is_optional() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    attack_first(table, nebulon, first, "hit", "hit").answer(NEXT_SQUADRON, PASS)

    assert table.is_over
    assert table.the_squadron(second).hull == 3


@proves("ATK-39")
def test_the_attacker_chooses_the_order_of_the_squadrons() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    third = table.squadron(TIE, X, Y + 150)
    attack_first(table, nebulon, second, "hit", "hit")
    assert squadrons_asked(table) == {first, third}
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, third, None)).roll("hit", "hit")

    assert squadrons_asked(table) == {first}


@proves("ATK-34")
def test_a_further_squadron_must_lie_in_the_arc_of_the_same_hull_zone() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    table.squadron(TIE, X + 110, Y)
    attack_first(table, nebulon, first, "hit", "hit")

    assert squadrons_asked(table) == {second}


@proves("ATK-35")
def test_a_further_squadron_must_be_at_attack_range() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    table.squadron(TIE, X, Y + 270)
    attack_first(table, nebulon, first, "hit", "hit")

    assert squadrons_asked(table) == {second}


@proves("ATK-36")
def test_line_of_sight_and_obstruction_are_measured_to_each_squadron() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    table.obstacle("asteroid_field_1", X + 40, Y + 180)
    behind = table.squadron(TIE, X + 50, Y + 225)
    attack_first(table, nebulon, first, "hit", "hit")
    assert not table.last(AttackDeclared).obstructed

    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, behind, None)).roll("hit")
    assert table.last(AttackDeclared).obstructed
    assert rolled_colors(table) == ["blue"]

    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, second, None)).roll("hit", "hit")
    assert not table.last(AttackDeclared).obstructed
    assert len(table.all(DieRemoved)) == 1


@proves("ATK-36", "ATK-21")
def test_the_attacker_chooses_the_die_that_an_obstructed_further_attack_loses() -> None:
    table = Scenario()
    imperial = table.ship("imperial_i_class_star_destroyer", X, Y)
    first = table.squadron(X_WING, X - 40, Y + 110, side=1)
    table.obstacle("asteroid_field_1", X + 40, Y + 130)
    behind = table.squadron(X_WING, X + 45, Y + 180, side=1)
    table.ship(NEBULON, 1700, 800, side=1)
    attack_first(table, imperial, first, "hit", "hit").answer(NEXT_SQUADRON, AttackChoice(FRONT, behind, None))
    table.answer(REMOVED_DIE, Color.BLACK, seat=0).roll("hit")

    assert rolled_colors(table) == ["blue"]


@proves("ATK-37")
def test_a_squadron_is_a_target_once_in_one_attack_of_a_ship() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    attack_first(table, nebulon, first, "accuracy", "accuracy")
    refusal = table.question.refusal(AttackChoice(FRONT, first, None))
    assert refusal is not None

    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, second, None)).roll("accuracy", "accuracy")
    assert table.is_over


@proves("ATK-37")
def test_the_ships_other_attack_can_have_the_same_squadron_as_target_again() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    tie = table.squadron(TIE, X + 60, Y + 78)
    table.ship(VICTORY, 1700, 800)
    table.run(ShipActivation(ship=nebulon)).answer(ATTACK, AttackChoice(FRONT, tie, None)).roll("hit", "crit")

    assert attacks_asked(table) == {(RIGHT, tie, None)}


@proves("ATK-38")
def test_each_further_squadron_is_a_new_attack_for_effects(made_up: MadeUpCards) -> None:
    made_up.offer(RerollDie, ATK_3_MODIFY)
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    attack_first(table, nebulon, first, "hit", "accuracy")
    table.answer(EFFECT, "test_rule").answer(table.question.kind, 1).roll("hit")
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, second, None)).roll("hit", "hit")

    assert effects_offered(table) == ["test_rule"]


@proves("ATK-38")
def test_all_squadrons_of_an_attack_are_one_of_the_ships_two_attacks() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    aside = table.squadron(TIE, X + 110, Y)
    table.squadron(TIE, X - 110, Y)
    table.run(ShipActivation(ship=nebulon)).answer(ATTACK, AttackChoice(FRONT, first, None)).roll("hit", "hit")
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, second, None)).roll("hit", "hit")
    table.answer(ATTACK, AttackChoice(RIGHT, aside, None)).roll("hit", "hit")

    assert len(table.all(AttackEnded)) == 3
    assert not attacks_asked(table)


@proves("ATK-38", "ATK-33")
def test_a_ship_that_may_perform_no_further_attack_can_go_on_to_further_squadrons(made_up: MadeUpCards) -> None:
    """As with a card that allows one attack in a round."""

    def one_attack(game: Game, card: CardInPlay, attacker: UnitId, may: bool) -> bool:
        return game.innermost(AttackFromZone) is None

    made_up.modifier(one_attack, MAY_ATTACK)
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    attack_first(table, nebulon, first, "hit", "hit")

    assert squadrons_asked(table) == {second}


def test_whether_a_squadron_may_be_targeted_is_asked_again_for_each(made_up: MadeUpCards) -> None:
    def never_the_second(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
        return may and option.defender != 2

    made_up.modifier(never_the_second, MAY_TARGET)
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    assert second == 2
    attack_first(table, nebulon, first, "hit", "hit")

    assert table.is_over


@proves("ATK-50")
def test_effects_after_an_attack_are_resolved_before_the_next_squadron_is_declared(made_up: MadeUpCards) -> None:
    made_up.offer(AttackersEffect, ATK_AFTER)
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    attack_first(table, nebulon, first, "hit", "hit")
    assert effects_offered(table) == ["test_rule"]
    table.answer(EFFECT, "test_rule")
    assert squadrons_asked(table) == {second}
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, second, None)).roll("hit", "hit")

    assert effects_offered(table) == ["test_rule"], "and again after the next"


def test_a_destroyed_squadron_is_not_offered_again() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters()
    weak = table.squadron(TIE, X, Y + 150, hull=1)
    attack_first(table, nebulon, first, "hit", "hit")
    assert squadrons_asked(table) == {second, weak}
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, weak, None)).roll("hit", "hit")

    assert squadrons_asked(table) == {second}
