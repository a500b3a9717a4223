"""Legal answers that spend something for nothing: they are closed with their reason, and can still be given."""

from __future__ import annotations

from armada.analysis.waste import wasted
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.screens.prompt.prompt import prompts_of
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, VICTORY, Battle
from tests.builders.scenario import Scenario
from tests.proves import proves


def kinds_wasted(table: Battle) -> set[str]:
    assert table.question.kind is DEFENSE_TOKEN
    defense = table.game.unit(table.defender).defense
    return {defense[token].kind.value for token in wasted(table.game, table.question)}


@proves("DEF-18")
def test_an_evade_at_close_range_spends_a_token_for_nothing() -> None:
    table = Battle("close").attack("hit hit", "hit hit", "hit")
    assert kinds_wasted(table) == {"evade"}
    (prompt,) = prompts_of(table.game, table.question.seat)
    assert [option.icon for option in prompt.options if option.waste] == ["evade"]
    table.spend("evade")


def test_a_brace_against_a_single_damage_spends_a_token_for_nothing_and_a_redirect_never_does() -> None:
    assert kinds_wasted(Battle("close").attack("hit", "blank", "blank")) == {"evade", "brace"}


def revealing(*tokens: Command) -> Scenario:
    table = Scenario()
    ship = table.ship(CORVETTE, 900, 300, dials=(Command.NAVIGATE,), tokens=tokens)
    table.ship(VICTORY, 900, 800, side=1)
    return table.run(ShipActivation(ship=ship))


@proves("CMD-19")
def test_the_token_of_a_dial_that_the_ship_already_holds_is_of_no_use() -> None:
    for tokens, expected in (((Command.NAVIGATE,), {DialUse.CONVERT}), ((), set())):
        table = revealing(*tokens)
        assert table.question.kind is DIAL_USE
        assert wasted(table.game, table.question) == expected
