"""The last official rules in play: timing, Evades, and what stays as it was (EXT)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from armada.catalog.cards import DefenseToken, Printing
from armada.catalog.catalog import catalog
from armada.catalog.profiles import profile
from armada.catalog.rules import counted_rules, replaced_rules
from armada.catalog.shapes import ObstacleKind
from armada.fleet.ready_made import ready_made
from armada.fleet.roster import roster
from armada.geometry.bases import Size
from armada.geometry.pose import pose_at
from armada.records.game import Game
from armada.rules.attack_effects import STANDARD_CRITICAL
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADED_DICE
from armada.rules.destruction import Destroy
from armada.rules.obstacles import kind_of
from armada.rules.rounds import Round
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.events.attack import DefenseTokenSpent, TokenLocked
from armada.state.events.damage import DamageCardDealt
from armada.state.events.movement import ObstacleResolved
from armada.state.events.rounds import GameEnded
from tests.builders.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    VICTORY,
    Battle,
    X,
    Y,
    pool,
    token_of,
    with_tokens,
)
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    anti_squadron,
    asks_for,
    duel,
    offered,
    pass_until,
    squadron_attack,
    tokens_of,
    use,
)
from tests.builders.fleets import broken, fleet
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

EXTENDED: dict[str, Any] = {"printing": Printing.FINAL, "profile": "extended"}


def battle(at: str = "medium", **more: Any) -> Battle:
    """Two ships face to face, by the last official rules."""
    return duel(at, **EXTENDED, **more)


# In force


@proves("EXT-base-01")
def test_the_profile_is_played_with_the_last_printing_and_every_rule_it_replaces_exists() -> None:
    assert profile("extended").printing is Printing.FINAL
    known = {rule.id for rule in counted_rules(later=False)}
    assert replaced_rules() <= known


@proves("EXT-base-01")
def test_what_no_later_rule_replaces_is_as_in_a_standard_game() -> None:
    pools = []
    for more in ({}, EXTENDED):
        table = duel("medium", **more).attack("hit", "accuracy", "blank").lock("brace")
        pools.append(pool(table))
        assert [event.kind for event in table.all(TokenLocked)] == [DefenseToken.BRACE]
    assert pools[0] == pools[1] == ["hit", "blank"]


# Effects without a choice


@proves("EXT-timing-01")
def test_an_upgrade_that_says_no_may_is_resolved_without_a_question() -> None:
    table = battle(attacker=IMPERIAL, attacking=["slaved_turrets"]).attack(*["hit"] * 5)
    assert table.question.kind.name == "roll", "the red die is added"
    standard = duel(attacker=IMPERIAL, attacking=["slaved_turrets"]).attack(*["hit"] * 5)
    assert standard.question.may_pass
    assert "slaved_turrets" in offered(standard)


@proves("EXT-timing-01")
def test_an_upgrade_that_says_may_can_still_be_declined() -> None:
    table = battle(attacking=["h9_turbolasers"]).attack("hit", "hit", "hit")
    assert offered(table) == {"h9_turbolasers"}
    assert table.question.may_pass


@proves("EXT-timing-01")
def test_a_defense_token_gained_at_the_start_of_the_game_is_no_choice() -> None:
    table = Scenario(**EXTENDED)
    ship = table.ship("mc80_battle_cruiser", X, Y, side=1, upgrades=["endeavor"])
    table.ship(CORVETTE, 100, 800)
    before = len(table.units[ship].defense)
    table.run(Round(number=1))
    assert len(table.the_ship(ship).defense) == before + 1


@proves("EXT-timing-02")
def test_the_critical_effect_of_an_upgrade_is_optional_though_it_says_no_may() -> None:
    table = battle(attacking=["xx_9_turbolasers"], on={"speed": 0, "shields": {FRONT: 0}}).attack("crit", "hit", "hit")
    assert offered(table) == {"xx_9_turbolasers", STANDARD_CRITICAL}
    assert table.question.may_pass


@proves("EXT-timing-06")
def test_of_two_effects_of_one_player_the_order_is_theirs() -> None:
    table = battle(attacker=IMPERIAL, attacking=["sensor_team", "veteran_gunners"]).attack(*["hit"] * 5)
    assert set(table.question.options) == {"sensor_team@0", "veteran_gunners@1"}
    assert table.question.seat == 0


@proves("EXT-attack-01")
def test_accuracy_icons_can_be_spent_between_the_effects_on_dice() -> None:
    table = battle(attacker=IMPERIAL, attacking=["veteran_gunners"]).attack("accuracy", *["hit"] * 4)
    assert {"accuracy", "veteran_gunners"} <= offered(table)
    table.lock("brace")
    assert "veteran_gunners" in offered(table)


# Evade


def evaded(at: str, **more: Any) -> Battle:
    """A corvette spends an Evade."""
    table = battle(at, attacker=VICTORY, defender=CORVETTE, **more)
    dice = {"close": 6, "medium": 6, "long": 3}[at]
    return pass_until(table.attack(*["hit"] * dice), DEFENSE_TOKEN).spend("evade")


@proves("EXT-evade-01")
@pytest.mark.parametrize("at", ["close", "medium"])
def test_an_evade_at_close_range_rerolls_a_die_as_at_medium_range(at: str) -> None:
    table = evaded(at)
    assert asks_for(table, EVADED_DICE)
    table.answer(EVADED_DICE, (0,)).roll("blank")
    assert pool(table).count("blank") == 1
    assert len(pool(table)) == 6


@proves("EXT-evade-01")
def test_an_evade_at_close_range_still_does_nothing_in_a_standard_game() -> None:
    table = duel("close", attacker=VICTORY, defender=CORVETTE).attack(*["hit"] * 6)
    pass_until(table, DEFENSE_TOKEN).spend("evade")
    assert not asks_for(table, EVADED_DICE)


@proves("EXT-evade-02")
def test_an_evade_against_a_squadron_at_distance_1_rerolls_a_die() -> None:
    table = Scenario(**EXTENDED)
    bomber = table.squadron("tie_bomber_squadron", X, Y)
    corvette = table.ship(CORVETTE, X, Y - 80, side=1)
    table.ship(VICTORY, 1700, 800)
    table.ship(CORVETTE, 1600, 100, side=1)
    table.run(SquadronAttack(squadron=bomber))
    if asks_for(table, ATTACK):
        table.answer(ATTACK, AttackChoice(None, corvette, FRONT))
    table.roll("hit")
    pass_until(table, DEFENSE_TOKEN)
    table.answer(
        DEFENSE_TOKEN, next(t for t in table.question.options if table.the_ship(corvette).defense[t].kind == "evade")
    )
    if asks_for(table, EVADED_DICE):
        table.answer(EVADED_DICE, (0,))
    table.roll("blank")
    assert pool(table) == ["blank"]


def against_larger(at: str = "long", **more: Any) -> Battle:
    """A corvette spends an Evade against an Imperial."""
    table = battle(at, attacker=IMPERIAL, defender=CORVETTE, **more)
    dice = {"close": 8, "medium": 5, "long": 3}[at]
    return pass_until(table.attack(*["hit"] * dice), DEFENSE_TOKEN).spend("evade")


@proves("EXT-evade-04", "EXT-evade-05", "EXT-evade-09")
def test_against_a_larger_ship_an_evade_affects_a_second_die_and_is_discarded() -> None:
    table = against_larger().answer(EVADED_DICE, (0, 1))
    assert pool(table) == ["hit"]
    assert tokens_of(table, table.defender)[0] is DISCARDED
    assert len(table.all(DefenseTokenSpent)) == 1
    near = against_larger("medium")
    near.answer(EVADED_DICE, (0, 1)).roll("blank", "blank")
    assert pool(near).count("blank") == 2, "both are chosen before either is rerolled"


@proves("EXT-evade-04")
def test_an_evade_that_affects_one_die_is_only_exhausted() -> None:
    table = against_larger().answer(EVADED_DICE, (0,))
    assert len(pool(table)) == 2
    assert tokens_of(table, table.defender)[0] is EXHAUSTED


@proves("EXT-evade-04", "EXT-evade-07")
def test_a_ship_of_the_same_size_class_allows_no_second_die() -> None:
    table = battle("long", attacker=NEBULON, defender=CORVETTE).attack("hit", "hit", "hit")
    pass_until(table, DEFENSE_TOKEN).spend("evade")
    assert table.question.refusal((0, 1)) is not None
    sizes = [catalog(Printing.FINAL).ships[key].size for key in ("gr_75_medium_transports", VICTORY, IMPERIAL)]
    assert sizes == [Size.SMALL, Size.MEDIUM, Size.LARGE]


@proves("EXT-evade-08")
def test_a_squadron_evades_one_die_of_a_ship() -> None:
    table = Scenario(**EXTENDED)
    ship = table.ship(IMPERIAL, X, Y)
    ace = table.squadron("tycho_celchu", X, Y + 150, side=1)
    table.ship(CORVETTE, 1700, 800, side=1)
    with_tokens(table, ace, ("evade", READIED))
    anti_squadron(table, ship, ace, "hit", "hit")
    pass_until(table, DEFENSE_TOKEN).answer(DEFENSE_TOKEN, token_of(table, ace, "evade"))
    if asks_for(table, EVADED_DICE):
        assert table.question.refusal((0, 1)) is not None
        table.answer(EVADED_DICE, (0,))
    table.roll("hit")
    assert tokens_of(table, ace) == [EXHAUSTED]


@proves("EXT-ruling-08", "EXT-evade-04")
def test_mothma_and_a_larger_attacker_add_up_at_close_range() -> None:
    table = battle("close", attacker=IMPERIAL, defender=CORVETTE)
    table.ship(NEBULON, 1500, 800, side=1, upgrades=["mon_mothma"])
    pass_until(table.attack(*["hit"] * 8), DEFENSE_TOKEN).spend("evade")
    table.answer(EVADED_DICE, (0, 1, 2)).roll("blank", "blank", "blank")
    assert pool(table).count("blank") == 3
    assert tokens_of(table, table.defender)[0] is DISCARDED


@proves("EXT-evade-12")
def test_a_token_may_be_spent_although_it_will_do_nothing() -> None:
    table = battle(attacker=NEBULON, defender=GLADIATOR)
    with_tokens(table, table.defender, ("brace", READIED))
    table.attack("blank", "blank", "blank")
    pass_until(table, DEFENSE_TOKEN).spend("brace")
    assert [event.kind for event in table.all(DefenseTokenSpent)] == [DefenseToken.BRACE]


# Rulings on single cards


def whisper(*, dx: float) -> Scenario:
    """An X-wing squadron attacks Whisper, whom Dengar gives Counter; she spends her Scatter and moves by so much."""
    table = Scenario(**EXTENDED)
    table.ship(VICTORY, 1700, 100)
    table.ship(CORVETTE, 1700, 800, 180, side=1)
    x_wing = table.squadron("x_wing_squadron", X, Y, side=1)
    ace = table.squadron("whisper", X + 64.2, Y)
    table.squadron("dengar", X + 178.4, Y)
    squadron_attack(table, x_wing, ace, "hit", "hit", "hit", "hit")
    pass_until(table, DEFENSE_TOKEN).answer(DEFENSE_TOKEN, token_of(table, ace, "scatter"))
    if asks_for(table, DEFENSE_TOKEN):
        table.pass_(DEFENSE_TOKEN)
    assert {"whisper", "counter"} <= offered(table)
    return use(table, "whisper").answer(SQUADRON_MOVE, pose_at(X + 64.2 + dx, Y))


@proves("EXT-ruling-18")
def test_whisper_counters_no_more_once_she_has_moved() -> None:
    assert "counter" not in offered(whisper(dx=5)), "though the attacker is still at distance 1"


def charted(*obstacles: str) -> Scenario:
    """A ship with a Chart Officer ends its maneuver on these obstacles."""
    table = Scenario(**EXTENDED)
    ship = table.ship(NEBULON, X, Y, speed=2, upgrades=["chart_officer"])
    table.ship(CORVETTE, 1700, 800, side=1)
    for obstacle in obstacles:
        table.obstacle(obstacle, X, Y + 137)
    table.run(ExecuteManeuver(ship=ship))
    return table.answer(COURSE, next(course for course in table.question.options if not any(course.clicks)))


@proves("EXT-ruling-15")
def test_a_chart_officer_skips_all_obstacles_of_a_maneuver_or_none() -> None:
    table = use(charted("asteroid_field_1", "asteroid_field_2"), "obstacle_00")
    use(table, "chart_officer")
    assert not table.all(ObstacleResolved)
    assert not table.all(DamageCardDealt)
    assert table.is_over
    other = use(charted("asteroid_field_1", "asteroid_field_2"), "obstacle_00").pass_()
    assert len(other.all(ObstacleResolved)) == 2, "after the first one it is too late"


# What stays as it was


@proves("EXT-setup-01", "EXT-setup-02", "EXT-setup-06")
def test_the_obstacles_of_a_game_are_the_six_of_one_set() -> None:
    fleets = [replace(ready_made()[key], printing=Printing.FINAL) for key in ("rebels_400_ships", "empire_400_ships")]
    game = Game.new(fleets, profile="extended", points=400)
    keys = [obstacle.key for obstacle in game.state.obstacles]
    kinds = Counter(kind_of(game, place) for place, _ in enumerate(keys))
    assert len(set(keys)) == 6
    assert kinds == {ObstacleKind.ASTEROID: 3, ObstacleKind.DEBRIS: 2, ObstacleKind.STATION: 1}


@proves("EXT-fleet-18")
def test_the_cheaper_fleet_chooses_the_first_player() -> None:
    fleets = [replace(ready_made()[key], printing=Printing.FINAL) for key in ("rebels_400_ships", "empire_400_ships")]
    game = Game.new(fleets, profile="extended", points=400)
    assert [roster(fleet).points for fleet in fleets] == [398, 393]
    assert game.questions[0].seat == 1


@proves("EXT-flotilla-01", "EXT-score-01")
def test_the_game_goes_on_with_a_lone_flotilla_and_ends_at_once_without_a_ship() -> None:
    table = Scenario(**EXTENDED)
    corvette = table.ship(CORVETTE, X, Y, side=1)
    flotilla = table.ship("gr_75_medium_transports", X + 200, Y, side=1)
    table.ship(VICTORY, 200, 800)
    table.run(Destroy(unit=corvette))
    assert not table.all(GameEnded)
    table.events += table.game.interrupt(Destroy(unit=flotilla))
    assert table.last(GameEnded).outcome.winner == 0


@proves("EXT-flotilla-01")
def test_three_flotillas_are_legal() -> None:
    three = fleet("cr90_corvette_a + general_dodonna", *["gr_75_medium_transports"] * 3, printing=Printing.FINAL)
    assert broken(three, "extended", 400) == []
