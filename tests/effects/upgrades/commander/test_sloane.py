"""Admiral Sloane: squadrons that spend the defense tokens of their targets."""

from __future__ import annotations

from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.state.events.attack import DiceModified
from armada.state.records import TokenState, UnitId
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING, X, Y
from tests.builders.cards_table import EXHAUSTED, READIED, offered, pass_until, squadron_attack, tokens_of, use
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

SLOANE = "admiral_sloane"


def sloane(*faces: str, squadron: str = TIE, on: str = NEBULON) -> tuple[Scenario, UnitId]:
    """A squadron of Sloane's fleet attacks a ship."""
    table = Scenario()
    table.ship(VICTORY, 100, 800, upgrades=[SLOANE])
    own = table.squadron(squadron, X, Y + 90)
    ship = table.ship(on, X, Y, side=1)
    squadron_attack(table, own, ship, *faces, zone=FRONT)
    return table, ship


def states(table: Scenario, ship: UnitId) -> list[TokenState]:
    return tokens_of(table, ship)


@proves("DEF-03", "DEF-07")
def test_an_accuracy_spends_a_token_of_the_defender() -> None:
    table, ship = sloane("accuracy")
    use(table, SLOANE).answer(CHOSEN_TOKEN, 0)
    assert states(table, ship) == [EXHAUSTED, READIED, READIED]
    assert table.is_over or 0 not in table.question.options, "it cannot be spent again in this attack"


def test_another_token_of_that_type_can_still_be_spent() -> None:
    table, ship = sloane("hit", "accuracy", squadron="tie_phantom_squadron")
    use(table, SLOANE).answer(CHOSEN_TOKEN, 1)
    pass_until(table, DEFENSE_TOKEN)
    assert 2 in table.question.options, "the second Brace"
    assert states(table, ship)[1] is EXHAUSTED


def test_a_critical_is_rerolled_against_a_ship() -> None:
    table, _ = sloane("crit")
    use(table, SLOANE).roll("hit")
    assert table.last(DiceModified).pool.hits == 1


def test_neither_is_for_squadrons_with_rogue_or_without_the_icons() -> None:
    assert SLOANE not in offered(sloane("accuracy", "hit", squadron="firespray_31")[0])
    assert SLOANE not in offered(sloane("hit")[0])


def test_against_a_squadron_no_critical_is_rerolled() -> None:
    table = Scenario()
    table.ship(VICTORY, 100, 800, upgrades=[SLOANE])
    table.ship(CORVETTE, 1700, 800, side=1)
    own, enemy = table.squadron(TIE, X, Y), table.squadron(X_WING, X + 60, Y, side=1)
    assert SLOANE not in offered(squadron_attack(table, own, enemy, "crit", "crit", "crit"))
