"""Linked Turbolaser Towers: a reroll in every attack, and two dice against the first squadron of one."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.effects.verbs.dice import COLORS
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.attack import AttackFromZone
from armada.rules.attack_effects import ADDED_COLOR, REROLLED_DIE
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice
from armada.state.events.attack import DiceModified
from armada.state.records import ShipId, SquadronId, UnitId
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X, Y, pool, pool_colors
from tests.builders.cards_table import duel, exhaust, is_exhausted, offered, pass_until, use
from tests.builders.scenario import FRONT, LEFT, Scenario
from tests.proves import proves

RED, BLUE, BLACK = COLORS
TOWERS = "linked_turbolaser_towers"


def flak(count: int = 2, card: str = NEBULON) -> tuple[Scenario, ShipId, list[SquadronId]]:
    """A Nebulon-B with the card activates; squadrons lie before it."""
    table = Scenario()
    ship = table.ship(card, X, Y, side=1, upgrades=[TOWERS])
    squadrons = [table.squadron(TIE, X - 40 + 40 * place, Y + 110) for place in range(min(2, count))]
    squadrons += [table.squadron(TIE, X - 110, Y)] if count > 2 else []
    table.ship(VICTORY, 1700, 800)
    table.run(ShipActivation(ship=ship))
    pass_until(table, ATTACK)
    return table, ship, squadrons


def shoot_at(table: Scenario, squadron: SquadronId, *faces: str) -> Scenario:
    """Attack a squadron from the front; without faces with two criticals, which do nothing to it."""
    return table.answer(ATTACK, AttackChoice(FRONT, squadron, None)).roll(*(faces or ("crit", "crit")))


def two_blue(table: Scenario) -> Scenario:
    """Add two blue dice by the card."""
    return use(table, TOWERS).answer(ADDED_COLOR, BLUE).answer(ADDED_COLOR, BLUE).roll("crit", "crit")


def test_a_red_die_is_rerolled_against_a_ship() -> None:
    table = duel(attacking=[TOWERS]).attack("blank", "hit", "hit")
    use(table, TOWERS).answer(REROLLED_DIE, 0).roll("hit hit")
    assert pool(table) == ["hit hit", "hit", "hit"]
    assert TOWERS not in offered(table), "one die, once in an attack"


def test_nothing_is_rerolled_without_a_red_die() -> None:
    table = duel("close", attacker="cr90_corvette_b", attacking=[TOWERS]).attack("hit", "hit", "hit")
    assert TOWERS not in offered(table)


def test_no_dice_are_added_against_a_ship() -> None:
    table = duel(attacking=[TOWERS]).attack("blank", "hit", "hit")
    use(table, TOWERS)
    assert table.question.kind is REROLLED_DIE


@proves("ATK-20")
def test_two_dice_of_any_colours_are_added_against_the_first_squadron_which_is_then_the_only_one() -> None:
    table, _, (one, _) = flak()
    shoot_at(table, one)
    use(table, TOWERS).answer(ADDED_COLOR, RED).answer(ADDED_COLOR, BLACK).roll("blank", "hit")
    assert pool_colors(table) == ["blue", "blue", "red", "black"]
    use(table, TOWERS)
    assert table.question is not None
    table.roll("hit")
    faces = [die.face.value for die in table.last(DiceModified).pool.dice]
    assert faces == ["crit", "crit", "hit", "hit"], "the same card rerolls the red one"
    assert table.question.kind is not NEXT_SQUADRON


def test_the_dice_are_left_for_the_sake_of_the_squadrons_that_follow() -> None:
    table, _, (one, other) = flak()
    shoot_at(table, one)
    pass_until(table, NEXT_SQUADRON)
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, other, None)).roll("hit", "hit")
    assert TOWERS not in offered(table), "the second squadron of an attack is not the first"


def test_the_dice_are_added_once_in_an_activation() -> None:
    table, _, (one, _, beside) = flak(3)
    shoot_at(table, one)
    two_blue(table)
    table.answer(ATTACK, AttackChoice(LEFT, beside, None)).roll("crit", "crit")
    assert table.question.kind is not EFFECT


def test_outside_the_ship_s_activation_no_dice_are_added() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=[TOWERS])
    tie = table.squadron(TIE, X, Y + 110)
    table.ship(CORVETTE, 1700, 800)
    table.run(AttackFromZone(attacker=ship, choice=AttackChoice(FRONT, tie, None), obstructed=False))
    assert TOWERS not in offered(table.roll("hit", "hit"))


def test_with_a_red_die_in_the_pool_the_dice_can_be_declined_for_the_reroll() -> None:
    table, _, (one, _) = flak(card="starhawk_class_battleship_mark_ii")
    shoot_at(table, one, "blank", "hit")
    use(table, TOWERS).answer(ADDED_COLOR, PASS).roll("hit")
    assert pool(table) == ["hit", "hit"]
    use(table, TOWERS)
    assert not table.question.may_pass, "only the dice are left"


# As the last official errata changed it


def final(card: str = NEBULON, *, used: bool = False) -> tuple[Scenario, list[SquadronId], ShipId]:
    """A ship with the card as last printed activates; two squadrons and a ship lie before it."""
    table = Scenario(printing=Printing.FINAL)
    table.ship(card, X, Y, side=1, upgrades=[TOWERS])
    squadrons = [table.squadron(TIE, X - 40 + 80 * place, Y + 110) for place in range(2)]
    enemy = table.ship(VICTORY, X, Y + 300, 180)
    if used:
        exhaust(table, TOWERS)
    table.run(ShipActivation(ship=ShipId(UnitId(0))))
    return pass_until(table, ATTACK), squadrons, enemy


def test_as_last_printed_the_card_is_exhausted_for_the_two_dice() -> None:
    table, (one, _), _ = final()
    two_blue(shoot_at(table, one))
    assert is_exhausted(table, TOWERS)


def test_as_last_printed_the_dice_are_not_offered_while_the_card_is_exhausted() -> None:
    table, (one, _), _ = final(used=True)
    assert TOWERS not in offered(shoot_at(table, one))


def test_as_last_printed_a_red_die_is_rerolled_against_ships_only_with_the_bombard_tag() -> None:
    for card, able in ((NEBULON, False), ("providence_class_dreadnought", True)):
        table, _, enemy = final(card)
        choice = next(each for each in table.question.options if each.defender == enemy and each.zone is FRONT)
        table.answer(ATTACK, choice).roll(*["hit"] * 3)
        assert (TOWERS in offered(table)) is able, card
