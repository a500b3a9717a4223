"""The summary of an attack in one line."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Color, DefenseToken
from armada.geometry.bases import HullZone
from armada.messages.languages import speaking
from armada.state.dice import Die, DieFace, Pool
from armada.state.events import Event
from armada.state.events.attack import (
    AttackCanceled,
    AttackDeclared,
    AttackEnded,
    DamageTotaled,
    DefenseTokenSpent,
    DiceModified,
    DiceRolled,
)
from armada.state.events.damage import DamageCardDealt, Destroyed, HullChanged, ShieldsChanged
from armada.state.records import Ship, ShipId, Squadron, SquadronId, TokenId, TokenState
from armada.words.attack_summary import Attacks, describe_attack
from tests.builders.games import medium_game

GAME = medium_game(1)
SHIPS = [unit.id for unit in GAME.state.units if isinstance(unit, Ship)]
ATTACKER, DEFENDER = SHIPS[0], SHIPS[-1]
DECLARED = AttackDeclared(ATTACKER, HullZone.FRONT, DEFENDER, HullZone.LEFT, "medium", False)
ENDED = AttackEnded(ATTACKER, DEFENDER)
POOL = Pool((Die(Color.RED, DieFace.HIT),))


def rolled(damage: int) -> DiceRolled:
    return DiceRolled(ATTACKER, POOL, damage)


def spent(kind: DefenseToken, before: int, after: int) -> DefenseTokenSpent:
    return DefenseTokenSpent(DEFENDER, TokenId(0), TokenState.EXHAUSTED, kind, before, after)


def lost(zone: HullZone, before: int, after: int) -> ShieldsChanged:
    return ShieldsChanged(ShipId(DEFENDER), zone, 0, after, "attack", before)


def card(*, faceup: bool) -> DamageCardDealt:
    return DamageCardDealt(ShipId(DEFENDER), 0, -1, faceup)


def summary(*events: Event) -> str:
    """The summary after the names of attacker and defender."""
    return describe_attack((DECLARED, *events, ENDED), GAME.state).text.partition(": ")[2]


def test_a_summary_goes_from_the_roll_over_each_token_to_what_was_lost() -> None:
    evaded = DiceModified("evade", POOL, (), 5)
    volley = (lost(HullZone.FRONT, 4, 2), lost(HullZone.LEFT, 2, 0), card(faceup=True))
    said = summary(rolled(6), spent(DefenseToken.EVADE, 6, 6), evaded, DamageTotaled(DEFENDER, 5), *volley)
    assert said == "6 → Evade → 5, 2 redirected to front. 4 shields, 1 hull, critical."


def test_brace_halves_in_the_summary() -> None:
    said = summary(rolled(4), spent(DefenseToken.BRACE, 4, 2), DamageTotaled(DEFENDER, 2), lost(HullZone.LEFT, 3, 1))
    assert said == "4 → Brace → 2. 2 shields."


def test_scatter_leaves_nothing() -> None:
    canceled = DiceModified("scatter", Pool(), (), 0)
    said = summary(rolled(3), spent(DefenseToken.SCATTER, 3, 3), canceled, DamageTotaled(DEFENDER, 0))
    assert said == "3 → Scatter → 0. No damage."


def test_what_was_destroyed_is_said_last() -> None:
    said = summary(rolled(2), DamageTotaled(DEFENDER, 2), lost(HullZone.LEFT, 1, 0), card(faceup=False), destroyed())
    assert said == "2. 1 shield, 1 hull: destroyed."


def destroyed() -> Destroyed:
    return Destroyed(DEFENDER, "attack")


def test_changes_before_the_first_token_belong_to_the_roll() -> None:
    added = DiceModified("concentrate_fire", POOL, (), 3)
    assert summary(rolled(2), added, DamageTotaled(DEFENDER, 3)) == "3. No damage."


def test_hull_points_of_a_squadron_are_counted() -> None:
    squadron = next(unit.id for unit in GAME.state.units if isinstance(unit, Squadron))
    declared = AttackDeclared(ATTACKER, HullZone.FRONT, squadron, None, "close", False)
    events = (declared, rolled(2), HullChanged(SquadronId(squadron), 1, "attack", 3), ENDED)
    assert describe_attack(events, GAME.state).text.endswith(": 2. 2 hull.")


def test_a_summary_is_also_said_in_german() -> None:
    with speaking("de"):
        assert summary(rolled(1), DamageTotaled(DEFENDER, 1), lost(HullZone.LEFT, 2, 1)) == "1. 1 Schild."


def test_an_attack_within_another_is_summed_up_by_itself() -> None:
    attacks = Attacks()
    inner = AttackDeclared(DEFENDER, None, ATTACKER, None, "close", False)
    found = [attacks.follow(event) for event in (DECLARED, rolled(4), inner, rolled(1), ENDED, ENDED)]
    assert found[4] == (inner, rolled(1), ENDED)
    assert found[5] == (DECLARED, rolled(4), ENDED)


@pytest.mark.parametrize("end", [AttackCanceled(ATTACKER, DEFENDER), ENDED])
def test_an_attack_without_a_roll_has_no_summary(end: Event) -> None:
    attacks = Attacks()
    assert [attacks.follow(event) for event in (DECLARED, end)] == [(), ()]
