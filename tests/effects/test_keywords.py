"""Squadron keywords in general, Bomber, Rogue and Swarm: effect, limit, and when they are not offered (KEY)."""

from __future__ import annotations

import pytest

from armada.catalog.catalog import catalog
from armada.engine.effects import CardInPlay, Stage, modifier
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.attack_effects import REROLLED_DIE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.keywords import has_keyword, keyword_value
from armada.rules.queries import KEYWORD, KeywordOf
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation, SquadronAttack
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.events.attack import (
    CriticalEffectResolved,
    DamageTotaled,
    DiceModified,
)
from armada.state.events.damage import Removed
from armada.state.records import TokenId, UnitId
from tests.proves import proves
from tests.rules.builders import LEFT, Scenario
from tests.rules.squadron_table import EDGE, MISS, StillTable, attacking, battlefield, dice_rolled, pair


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


# Bomber


def bombing(
    card: str, *, shields: int, faces: tuple[str, ...], ship: str = "cr90_corvette_a", speed: int = 0
) -> Scenario:
    """A squadron attacks the left hull zone of a ship; the ship has id 1."""
    table = Scenario()
    bomber = table.squadron(card, 500, 400)
    target = table.ship(ship, 570, 400, side=1, speed=speed, shields={LEFT: shields})
    table.ship("victory_i_class_star_destroyer", 1700, 100)
    table.run(SquadronAttack(squadron=bomber))
    if table.question.kind is ATTACK:
        table.answer(ATTACK, AttackChoice(None, target, LEFT))
    return table.roll(*faces)


@proves("KEY-11", "KEY-12", "KEY-13")
def test_bomber_adds_damage_for_critical_icons_and_resolves_the_standard_critical_effect_first() -> None:
    table = bombing("tie_bomber_squadron", shields=0, faces=("hit crit",))
    assert not table.all(DamageTotaled), "the critical effect comes before the total"
    table.answer(EFFECT, "standard_critical", seat=0)
    assert table.last(DamageTotaled).amount == 2
    assert [card.faceup for card in table.the_ship(1).damage] == [True, False]


@proves("KEY-12")
def test_the_critical_effect_of_a_bomber_may_be_declined() -> None:
    table = bombing("tie_bomber_squadron", shields=0, faces=("hit crit",))
    table.answer(EFFECT, PASS, seat=0)
    assert table.last(DamageTotaled).amount == 2
    assert [card.faceup for card in table.the_ship(1).damage] == [False, False]


@proves("KEY-11")
def test_a_bombers_damage_is_taken_by_shields_and_the_critical_effect_is_then_without_effect() -> None:
    table = bombing("tie_bomber_squadron", shields=2, faces=("hit crit",))
    table.answer(EFFECT, "standard_critical")
    assert table.shields(1, LEFT) == 0
    assert table.the_ship(1).damage == ()


@proves("KEY-13")
def test_a_bomber_without_a_critical_icon_resolves_no_critical_effect() -> None:
    table = bombing("tie_bomber_squadron", shields=0, faces=("hit",))
    assert table.is_over
    assert table.last(DamageTotaled).amount == 1
    assert not table.all(CriticalEffectResolved)


@proves("KEY-11", "KEY-12")
def test_a_squadron_without_bomber_counts_no_critical_icons_and_resolves_no_critical_effect() -> None:
    table = bombing("tie_fighter_squadron", shields=0, faces=("crit",))
    assert table.is_over
    assert table.last(DamageTotaled).amount == 0
    assert not table.all(CriticalEffectResolved)


@proves("KEY-11", "KEY-12")
def test_bomber_does_nothing_against_squadrons() -> None:
    table, bomber, b_wing = pair("tie_bomber_squadron", "b_wing_squadron")
    attacking(table, bomber, b_wing, "hit crit")
    assert table.is_over
    assert table.the_squadron(b_wing).hull == 4


@proves("KEY-12")
def test_contain_stops_the_standard_critical_effect_of_a_bomber_and_not_its_damage() -> None:
    ship = "arquitens_class_light_cruiser"
    table = bombing("tie_bomber_squadron", shields=0, faces=("hit crit",), ship=ship, speed=2)
    contain = [token.kind.value for token in table.the_ship(1).defense].index("contain")
    table.answer(DEFENSE_TOKEN, TokenId(contain), seat=1).answer(DEFENSE_TOKEN, PASS, seat=1)
    assert table.is_over, "no critical effect is offered"
    assert [card.faceup for card in table.the_ship(1).damage] == [False, False]


@proves("KEY-13")
def test_scatter_takes_the_icon_and_with_it_the_critical_effect() -> None:
    table = bombing("tie_bomber_squadron", shields=0, faces=("hit crit",), ship="gr_75_medium_transports", speed=2)
    scatter = [token.kind.value for token in table.the_ship(1).defense].index("scatter")
    table.answer(DEFENSE_TOKEN, TokenId(scatter), seat=1).pass_()
    assert not table.all(CriticalEffectResolved)
    assert table.last(DamageTotaled).amount == 0


# Rogue


@proves("KEY-28", "KEY-29")
@pytest.mark.parametrize("order", [(Action.MOVE, Action.ATTACK), (Action.ATTACK, Action.MOVE)])
def test_a_rogue_squadron_moves_and_attacks_in_either_order_in_the_squadron_phase(order: tuple[Action, ...]) -> None:
    table = battlefield()
    firespray = table.squadron("firespray_31", 455, 400)
    table.squadron("b_wing_squadron", 545, 400, side=1)
    table.obstacle("station", 500, 400)
    table.run(SquadronActivation(squadron=firespray))
    for action in order:
        table.answer(SQUADRON_ACTION, action)
        if action is Action.MOVE:
            table.answer(SQUADRON_MOVE, pose_at(455, 400))
        else:
            table.roll(*MISS[:2])
    assert table.is_over, "each once"


@proves("KEY-28")
def test_rogue_changes_nothing_in_an_activation_by_command() -> None:
    table = battlefield()
    firespray = table.squadron("firespray_31", 455, 400)
    table.run(SquadronActivation(squadron=firespray, by_command=True))
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(455, 400))
    assert table.is_over


@proves("KEY-28", "ENG-12")
def test_a_rogue_squadron_that_destroys_its_only_engager_may_then_move() -> None:
    table, firespray, b_wing = pair("firespray_31", "b_wing_squadron", hull=1)
    table.run(SquadronActivation(squadron=firespray))
    assert table.question.options == (Action.ATTACK,)
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll("hit", "accuracy", "accuracy")
    assert table.last(Removed).unit == b_wing
    assert table.question.options == (Action.MOVE,)


# Swarm


def swarming(*, friend: str = "tie_bomber_squadron", x: float = 620) -> Scenario:
    """A TIE fighter attacks an X-wing beside which a friend is."""
    table, tie, x_wing = pair("tie_fighter_squadron", "x_wing_squadron")
    table.squadron(friend, x, 400)
    return attacking(table, tie, x_wing, "hit", "accuracy", "accuracy")


@proves("KEY-22")
def test_swarm_rerolls_one_die_against_a_squadron_engaged_with_another_friend() -> None:
    table = swarming()
    assert table.question.options == ("swarm",)
    table.answer(EFFECT, "swarm", seat=0).answer(REROLLED_DIE, 2).roll("crit")
    assert [die.face.value for die in table.last(DiceModified).pool.dice] == ["hit", "accuracy", "crit"]
    assert table.is_over, "one reroll in an attack"


@proves("KEY-22")
def test_swarm_may_be_declined() -> None:
    table = swarming().answer(EFFECT, PASS, seat=0)
    assert table.is_over
    assert not table.all(DiceModified)


@proves("KEY-22")
def test_swarm_is_not_offered_when_nobody_else_is_engaged_with_the_defender() -> None:
    assert swarming(x=560 + EDGE + 1).is_over
    lonely, tie, x_wing = pair("tie_fighter_squadron", "x_wing_squadron")
    assert attacking(lonely, tie, x_wing, *MISS[:3]).is_over
    hidden, tie, x_wing = pair("tie_fighter_squadron", "x_wing_squadron")
    hidden.squadron("tie_fighter_squadron", 650, 400)
    hidden.obstacle("station", 605, 400)
    assert attacking(hidden, tie, x_wing, *MISS[:3]).is_over


@proves("KEY-22")
def test_swarm_is_not_offered_against_ships_nor_by_squadrons_without_it() -> None:
    assert bombing("tie_fighter_squadron", shields=2, faces=("hit",)).is_over
    table, bomber, x_wing = pair("tie_bomber_squadron", "x_wing_squadron")
    table.squadron("tie_fighter_squadron", 620, 400)
    assert attacking(table, bomber, x_wing, "hit").is_over


# Data


def test_every_keyword_of_2016_is_marked_as_done() -> None:
    keywords = {keyword.name for card in catalog().squadrons.values() if card.is_of_2016 for keyword in card.keywords}
    assert len(keywords) == 12
    assert {name for name in keywords if catalog().keywords[name].effect.value != "done"} == set()
