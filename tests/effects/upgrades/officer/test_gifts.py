"""Officers that give command tokens to other ships: Hondo Ohnaka."""

from __future__ import annotations

from armada.effects.verbs.commands import CHOSEN_COMMAND
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.rules.command_tokens import DISCARDED_TOKEN
from armada.rules.ship_phase import ShipPhase
from armada.state.records import COMMANDS, Command, ShipId
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X, Y
from tests.builders.cards_table import decline, is_discarded, offered, use
from tests.builders.scenario import Scenario
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
HONDO = "hondo_ohnaka_officer"


def hondo(enemies: int = 2, tokens: tuple[Command, ...] = ()) -> tuple[Scenario, list[ShipId], list[ShipId]]:
    """The Ship Phase begins for a fleet with Hondo."""
    table = Scenario()
    own = [table.ship(VICTORY, X, Y, upgrades=[HONDO]), table.ship(CORVETTE, X + 300, Y, tokens=tokens)]
    others = [table.ship(NEBULON, 100 + 200 * place, 800, side=1) for place in range(enemies)]
    table.run(ShipPhase())
    return table, own, others


def give(table: Scenario, seat: int, command: Command, ship: ShipId) -> Scenario:
    if table.question.kind is CHOSEN_COMMAND:
        table.answer(CHOSEN_COMMAND, command, seat=seat)
    return table.answer(CHOSEN_SHIP, ship, seat=seat) if table.question.kind is CHOSEN_SHIP else table


def test_each_side_gives_two_of_the_four_tokens() -> None:
    table, (one, two), (other, third) = hondo()
    use(table, HONDO)
    give(give(table, 0, NAVIGATE, one), 0, SQUADRON, two)
    give(give(table, 1, REPAIR, other), 1, CONCENTRATE, third)
    tokens = [table.the_ship(ship).tokens for ship in (one, two, other, third)]
    assert tokens == [(NAVIGATE,), (SQUADRON,), (REPAIR,), (CONCENTRATE,)]
    assert is_discarded(table, HONDO)


def test_the_two_tokens_of_a_side_go_to_different_ships_and_none_can_be_kept_back() -> None:
    table, (one, two), _ = hondo()
    use(table, HONDO).answer(CHOSEN_COMMAND, NAVIGATE)
    assert not table.question.may_pass
    table.answer(CHOSEN_SHIP, one).answer(CHOSEN_COMMAND, REPAIR)
    assert one not in table.question.options
    assert two in table.question.options


def test_the_opponent_gives_the_other_commands_also_to_ships_that_were_chosen() -> None:
    table, (one, two), (other,) = hondo(1)
    use(table, HONDO)
    give(give(table, 0, NAVIGATE, one), 0, SQUADRON, two)
    assert list(table.question.options) == [REPAIR, CONCENTRATE]
    give(table, 1, REPAIR, other)
    assert sorted(table.question.options) == [one, two], "with one ship of its own the other token goes to an enemy"


@proves("CMD-18")
def test_a_ship_with_too_many_tokens_discards_one_of_its_owner_s_choice() -> None:
    table, (one, two), (other, _) = hondo(tokens=(REPAIR,))
    use(table, HONDO)
    give(give(table, 0, NAVIGATE, one), 0, SQUADRON, two)
    table.answer(DISCARDED_TOKEN, REPAIR, seat=0)
    assert table.the_ship(two).tokens == (SQUADRON,)
    assert table.question.seat == 1
    assert other in table.game.ships()


def test_with_one_ship_left_it_is_not_offered() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=[HONDO])
    assert HONDO not in offered(table.run(ShipPhase()))


def test_he_can_be_kept() -> None:
    table, _, _ = hondo()
    decline(table)
    assert not is_discarded(table, HONDO)
