"""Officers that act after a command, or in the turn to activate a ship."""

from __future__ import annotations

from armada.effects.verbs.commands import CHOSEN_COMMAND
from armada.rules.ship_phase import COMMAND, SHIP_TO_ACTIVATE, ShipPhase
from armada.state.records import COMMANDS, ShipId
from tests.builders.attack_table import CORVETTE, VICTORY, X, Y
from tests.builders.cards_table import is_exhausted, offered, use
from tests.builders.officer_table import repaired, vanto
from tests.builders.scenario import Scenario

NAVIGATE, SQUADRON, REPAIRS, CONCENTRATE = COMMANDS

# Commander Vanto


def test_vanto_gains_any_token_after_the_first_command_of_the_activation() -> None:
    table, ship = vanto()
    use(repaired(table), "commander_vanto").answer(CHOSEN_COMMAND, CONCENTRATE)
    assert table.the_ship(ship).tokens == (CONCENTRATE,)
    assert is_exhausted(table, "commander_vanto")


def test_vanto_is_not_offered_while_exhausted_or_without_a_command() -> None:
    table, _ = vanto(used=True)
    assert "commander_vanto" not in offered(repaired(table))
    table, _ = vanto()
    table.pass_(COMMAND)
    assert "commander_vanto" not in offered(table)


# Strategic Adviser


def advised(*, enemies: int = 2) -> tuple[Scenario, list[ShipId]]:
    """The Ship Phase of two Imperials, one with a Strategic Adviser, against some corvettes."""
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["strategic_adviser"])
    table.ship(VICTORY, X + 300, Y)
    ships = [table.ship(CORVETTE, 200 + 200 * place, 800, 180, side=1) for place in range(enemies)]
    return table.run(ShipPhase()), ships


def test_a_strategic_adviser_passes_a_turn_so_that_the_opponent_activates_first() -> None:
    table, corvettes = advised()
    use(table, "strategic_adviser")
    assert is_exhausted(table, "strategic_adviser")
    assert table.question.kind is SHIP_TO_ACTIVATE
    assert (table.question.seat, table.question.options) == (1, tuple(corvettes))


def test_a_strategic_adviser_acts_only_in_the_own_turn_and_once() -> None:
    table, corvettes = advised()
    use(table, "strategic_adviser")
    table.answer(SHIP_TO_ACTIVATE, corvettes[0])
    while table.question.kind is not SHIP_TO_ACTIVATE:
        question = table.question
        assert "strategic_adviser" not in offered(table)
        table.answer(question.kind, question.options[0] if question.options else question.sample(_Half()))
    assert table.question.seat == 0


class _Half:
    def random(self) -> float:
        return 0.5


def test_a_strategic_adviser_is_not_offered_if_the_opponent_has_no_ship_to_activate() -> None:
    table, _ = advised(enemies=0)
    assert "strategic_adviser" not in offered(table)
