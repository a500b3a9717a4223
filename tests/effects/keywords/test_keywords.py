"""Squadron keywords in general (KEY)."""

from __future__ import annotations

from armada.catalog.catalog import catalog
from armada.engine.effects import CardInPlay, Stage, modifier
from armada.engine.windows import EFFECT
from armada.rules.game import Game
from armada.rules.keywords import has_keyword, keyword_value
from armada.rules.queries import KEYWORD, KeywordOf
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.records import UnitId
from tests.builders.scenario import LEFT, Scenario
from tests.builders.squadron_table import MISS, StillTable, attacking, dice_rolled, pair
from tests.proves import proves


@modifier("test_training", at=KEYWORD, stage=Stage.INCREASE)
def training(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """A card made up for these tests: its ship and its squadrons have Counter 1, or one more."""
    return (value or 0) + 1 if asked.keyword == "counter" and game.are_friendly(card.unit, asked.unit) else value


# Keywords in general


@proves("KEY-01")
def test_a_squadron_has_the_keywords_of_its_card_with_their_values() -> None:
    table, a_wing, tie = pair("a_wing_squadron", "tie_fighter_squadron")
    table.run(StillTable())
    assert keyword_value(table.game, a_wing, "counter") == 2
    assert keyword_value(table.game, tie, "swarm") == 0
    assert keyword_value(table.game, tie, "counter") is None
    assert not has_keyword(table.game, UnitId(0), "counter"), "a ship has none"


@proves("KEY-35")
def test_a_gained_keyword_works_like_a_printed_one() -> None:
    table, tie, b_wing = pair("tie_fighter_squadron", "b_wing_squadron")
    table.ship("cr90_corvette_a", 1500, 800, 180, side=1, upgrades=["test_training"])
    attacking(table, tie, b_wing, *MISS[:3])
    table.answer(EFFECT, "counter", seat=1).roll("hit")
    assert dice_rolled(table) == ["blue"]
    assert table.the_squadron(tie).hull == 2


@proves("KEY-35")
def test_a_ship_with_counter_counters_from_a_hull_zone_of_its_choice() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.ship("victory_i_class_star_destroyer", 1700, 100)
    corvette = table.ship("cr90_corvette_a", 545, 440, side=1, speed=0, upgrades=["test_training"])
    table.run(SquadronAttack(squadron=tie)).answer(ATTACK, AttackChoice(None, corvette, LEFT)).roll("crit")
    table.answer(EFFECT, "counter", seat=1)
    assert table.question.kind is ATTACK
    zones = {choice.zone for choice in table.question.options}
    assert LEFT in zones
    assert len(zones) > 1
    table.answer(ATTACK, AttackChoice(LEFT, tie, None), seat=1).roll("hit")
    assert dice_rolled(table) == ["blue"], "Counter 1, whatever its armament"
    assert table.is_over, "no further squadron is attacked"
    assert table.the_squadron(tie).hull == 2


# Data


def test_every_keyword_of_2016_is_marked_as_done() -> None:
    keywords = {keyword.name for card in catalog().squadrons.values() if card.is_of_2016 for keyword in card.keywords}
    assert len(keywords) == 12
    assert {name for name in keywords if catalog().keywords[name].effect.value != "done"} == set()
