"""The luck of attack dice: what they show, beside their average."""

from __future__ import annotations

import pytest

from armada.analysis.luck import Rolled, luck_of, rolled
from armada.engine.seats import Side
from armada.engine.windows import EFFECT
from armada.rules.attack_effects import REROLLED_DIE
from armada.rules.squadron_activation import SquadronAttack
from armada.state.dice import DieFace
from armada.state.records import Command, SquadronId
from tests.builders.attack_table import TIE, X_WING, Battle, X, Y
from tests.builders.scenario import Scenario

HIT, CRIT, BLANK, DOUBLE = DieFace.HIT, DieFace.CRIT, DieFace.BLANK, DieFace.DOUBLE_HIT


def rolls(table: Scenario, *faces: DieFace) -> Rolled | None:
    """The dice that are to be rolled now show these faces."""
    before = table.game.copy()
    return rolled(before, faces, table.game.play(faces))


def test_three_red_dice_show_two_and_a_quarter_damage_on_average() -> None:
    assert rolls(Battle().attack(), DOUBLE, CRIT, BLANK) == Rolled(Side(0), 3, 3, 2.25)


def test_a_die_that_is_rerolled_was_rolled_twice() -> None:
    table = Battle(attacking={"tokens": (Command.CONCENTRATE_FIRE,)}).attack()
    first = rolls(table, HIT, HIT, BLANK)
    effect = next(option for option in table.question.options if "concentrate_fire" in str(option))
    table.answer(EFFECT, effect)
    table.answer(REROLLED_DIE, 2)
    second = rolls(table, CRIT)
    assert (first, second) == (Rolled(Side(0), 3, 2, 2.25), Rolled(Side(0), 1, 1, 0.75))


def test_critical_icons_are_no_damage_against_squadrons() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y, side=0)
    table.squadron(TIE, X + 50, Y, side=1)
    table.run(SquadronAttack(squadron=SquadronId(x_wing)))
    assert rolls(table, HIT, CRIT, CRIT, BLANK) == Rolled(Side(0), 4, 1, 2.0)


def test_the_luck_of_a_side_is_what_it_rolled_above_average() -> None:
    some = [Rolled(Side(0), 3, 4, 2.25), Rolled(Side(1), 1, 0, 0.75), Rolled(Side(0), 1, 0, 0.75)]
    mine, theirs = luck_of(Side(0), some), luck_of(Side(1), some)
    assert (mine.dice, mine.damage, mine.average, mine.luck) == (4, 4, 3.0, 1.0)
    assert theirs.luck == pytest.approx(-0.75)
