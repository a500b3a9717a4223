"""Effects as they are offered: what is free and what is paid for."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog
from armada.engine.effects import EFFECTS, Edition
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipPhase
from armada.screens.prompt.effects import effect_option
from armada.screens.prompt.parts import Anchor
from armada.screens.prompt.prompt import Option, prompts_of
from armada.screens.scene.attack import attack_of
from tests.builders.cards_table import duel, squadron_attack
from tests.builders.scenario import FRONT, Scenario
from tests.builders.upgrade_table import quad_lasers


def offers(table: Scenario) -> dict[str, Option]:
    (prompt,) = prompts_of(table.game, table.question.seat)
    assert prompt.kind == "effect"
    return {option.card or str(option.answer): option for option in prompt.options}


def test_an_effect_that_exhausts_its_card_is_not_free() -> None:
    table = duel(attacking=["veteran_gunners"]).attack("blank", "hit", "crit")
    assert not offers(table)["veteran_gunners"].free


@pytest.mark.parametrize(("cost", "word"), [(EXHAUST, "exhaust"), (DISCARD, "discard")])
def test_the_summary_of_a_card_says_what_its_effect_costs(cost: object, word: str) -> None:
    for printing in Printing:
        cards, edition = catalog(printing).upgrades, Edition(printing)
        paid = [key for key in EFFECTS if key in cards and any(kind.cost is cost for kind in edition.effects_of(key))]
        assert paid
        assert not [key for key in paid if word not in (cards[key].summary or "").lower()]


def test_an_effect_that_spends_a_die_is_not_free() -> None:
    table = duel("close", attacker="gladiator_i_class_star_destroyer", attacking=["admiral_screed"])
    assert not offers(table.attack("blank", "hit", "blank", "blank"))["admiral_screed"].free


def test_the_standard_critical_effect_is_free() -> None:
    table = duel().attack("blank", "hit", "crit").pass_(DEFENSE_TOKEN)
    assert offers(table)["standard_critical"].free


def test_a_keyword_tells_its_value_and_speaks_of_ships_too() -> None:
    table, imperial, x_wing = quad_lasers(dy=110)
    squadron_attack(table, x_wing, imperial, "hit", zone=FRONT).pass_(DEFENSE_TOKEN)
    note = offers(table)["counter"].note
    assert "with 1 blue die" in note
    assert "this squadron" not in note


def test_a_critical_icon_is_spoken_of_only_where_it_can_have_an_effect() -> None:
    table, imperial, a_wing = quad_lasers("a_wing_squadron", dy=110)
    squadron_attack(table, a_wing, imperial, "hit crit", zone=FRONT)
    shown = attack_of(table.game)
    assert shown is not None
    assert not shown.has_critical, "it is no bomber"
    battle = duel().attack("blank", "hit", "crit")
    shown = attack_of(battle.game)
    assert shown is not None
    assert shown.has_critical


@pytest.mark.parametrize("profile", ["standard", "tournament"])
def test_a_damage_card_of_either_player_names_its_ship_and_its_place_on_the_board(profile: str) -> None:
    """With a deck for each player, `crew_panic@3111` had neither."""
    table = Scenario(profile=profile)
    ships = [
        table.ship("victory_ii_class_star_destroyer", 600, 300, damage=["crew_panic"]),
        table.ship("nebulon_b_support_refit", 600, 600, 180, side=1, damage=["crew_panic"]),
    ]
    game = table.run(ShipPhase()).game
    for ship in ships:
        (damage,) = game.ship(ship).damage
        option = effect_option(game, f"crew_panic@{3000 + 100 * game.deck_of(ship) + damage.number}")
        assert option.label == f"Crew Panic, {game.unit(ship).label}"
        assert option.anchor == Anchor(unit=ship)
