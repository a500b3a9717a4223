"""Escort, Grit, Heavy and Intel: who binds whom, and who frees whom (KEY-14 to KEY-26)."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.engine.effects import CardInPlay, Stage, modifier
from armada.engine.windows import EFFECT
from armada.rules.engagement import engagement, is_engaged, may_move
from armada.rules.game import Game
from armada.rules.keywords import has_keyword, keyword_value
from armada.rules.queries import ENGAGED, MAY_TARGET, AttackOption, Engagement
from armada.rules.squadron_activation import Action, SquadronActivation
from armada.state.events.damage import Destroyed
from armada.state.records import SquadronId
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import EDGE, MISS, StillTable, attackable, attacking, battlefield
from tests.proves import proves


@modifier("test_ignorance", at=MAY_TARGET, stage=Stage.PERMIT)
def ignorance(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """A card made up for these tests: its owner ignores Escort."""
    return may or game.are_friendly(card.unit, option.attacker)


@modifier("test_net", at=ENGAGED, stage=Stage.INCREASE)
def net(game: Game, card: CardInPlay, squadron: SquadronId, engaged: Engagement) -> Engagement:
    """A card made up for these tests: enemy squadrons are treated as engaged by two squadrons more."""
    return engaged if game.are_friendly(card.unit, squadron) else engaged._replace(treated=2)


# Escort


def escorted() -> tuple[Scenario, SquadronId, SquadronId, SquadronId]:
    """A TIE fighter at distance 1 of an X-wing, which is an escort, and of a Y-wing."""
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 500, 460, side=1)
    return table, tie, x_wing, table.squadron("y_wing_squadron", 590, 400, side=1)


@proves("KEY-14")
def test_a_squadron_engaged_with_an_escort_cannot_attack_squadrons_without_escort() -> None:
    table, tie, x_wing, y_wing = escorted()
    table.run(StillTable())
    assert set(engagement(table.game, tie).squadrons) == {x_wing, y_wing}
    assert attackable(table, tie) == {x_wing}


@proves("KEY-14")
def test_an_escort_across_an_obstacle_is_not_engaged_and_bars_nothing() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 455, 400)
    x_wing = table.squadron("x_wing_squadron", 545, 400, side=1)
    y_wing = table.squadron("y_wing_squadron", 400, 400, side=1)
    table.obstacle("station", 500, 400)
    table.run(StillTable())
    assert attackable(table, tie) == {x_wing, y_wing}


@proves("KEY-14")
def test_ships_are_not_restricted_by_escort() -> None:
    table, _, _, y_wing = escorted()
    victory = table.ship("victory_i_class_star_destroyer", 700, 400, 270)
    table.run(StillTable())
    assert y_wing in attackable(table, victory)


@proves("KEY-15")
def test_counter_attacks_are_not_restricted_by_escort() -> None:
    table = battlefield()
    interceptor = table.squadron("tie_interceptor_squadron", 500, 400)
    table.squadron("x_wing_squadron", 500, 460, side=1)
    y_wing = table.squadron("y_wing_squadron", 590, 400, side=1)
    attacking(table, y_wing, interceptor, *MISS[:2]).answer(EFFECT, "counter", seat=0)
    table.roll("hit", "accuracy").pass_()
    assert table.the_squadron(y_wing).hull == 5


@proves("KEY-16")
def test_an_escort_that_is_not_engaged_may_be_chosen_instead_of_the_engaged_one() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 455, 400)
    across = table.squadron("x_wing_squadron", 545, 400, side=1)
    engaged = table.squadron("x_wing_squadron", 400, 400, side=1)
    table.squadron("y_wing_squadron", 455, 460, side=1)
    table.obstacle("station", 500, 400)
    table.run(StillTable())
    assert across not in engagement(table.game, tie).squadrons
    assert attackable(table, tie) == {across, engaged}


@proves("KEY-21")
def test_a_heavy_escort_bars_squadrons_without_escort_and_no_ships() -> None:
    table, tie, x_wing, y_wing = escorted()
    table.squadron("jumpmaster_5000", 440, 470)
    corvette = table.ship("cr90_corvette_a", 440, 380, side=1)
    table.run(StillTable())
    assert has_keyword(table.game, x_wing, "heavy")
    assert has_keyword(table.game, y_wing, "heavy")
    assert attackable(table, tie) == {x_wing, corvette}


@proves("KEY-20", "KEY-21")
def test_a_plain_squadron_beside_a_heavy_escort_still_bars_ships_though_it_cannot_be_attacked() -> None:
    """C-06: ships are barred by any engaged enemy without Heavy, squadrons without Escort by the escort."""
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 440, 480, side=1)
    a_wing = table.squadron("a_wing_squadron", 590, 380, side=1)
    table.squadron("jumpmaster_5000", 380, 520)
    table.ship("cr90_corvette_a", 440, 330, 90, side=1)
    table.run(StillTable())
    assert has_keyword(table.game, x_wing, "heavy")
    assert not has_keyword(table.game, a_wing, "heavy")
    assert set(engagement(table.game, tie).squadrons) == {x_wing, a_wing}
    assert attackable(table, tie) == {x_wing}


def test_an_effect_lets_an_attacker_ignore_escort() -> None:
    table, tie, x_wing, y_wing = escorted()
    table.ship("victory_i_class_star_destroyer", 1500, 100, upgrades=["test_ignorance"])
    table.run(StillTable())
    assert attackable(table, tie) == {x_wing, y_wing}


# Grit


def gritty(*enemies: str) -> tuple[Scenario, SquadronId]:
    """A Lancer-class, which has Grit, with enemies around it."""
    table = battlefield()
    lancer = table.squadron("lancer_class_pursuit_craft", 500, 400)
    for place, enemy in enumerate(enemies):
        table.squadron(enemy, 560 - 120 * place, 400, side=1)
    return table.run(StillTable()), lancer


@proves("KEY-23")
def test_a_squadron_with_grit_may_move_while_one_squadron_engages_it() -> None:
    table, lancer = gritty("tie_fighter_squadron")
    assert is_engaged(table.game, lancer)
    assert may_move(table.game, lancer)
    table, lancer = gritty("tie_fighter_squadron", "tie_fighter_squadron")
    assert not may_move(table.game, lancer)


@proves("KEY-24", "EXT-keyword-14")
def test_grit_counts_heavy_engagers() -> None:
    table, lancer = gritty("tie_fighter_squadron", "tie_bomber_squadron")
    assert not may_move(table.game, lancer)
    table, lancer = gritty("tie_bomber_squadron", "tie_bomber_squadron")
    assert may_move(table.game, lancer), "these keep nobody"


@proves("KEY-25")
def test_grit_does_not_free_a_squadron_to_attack_ships() -> None:
    table = battlefield()
    lancer = table.squadron("lancer_class_pursuit_craft", 500, 400)
    tie = table.squadron("tie_fighter_squadron", 560, 400, side=1)
    table.ship("cr90_corvette_a", 430, 400, side=1)
    table.run(StillTable())
    assert attackable(table, lancer) == {tie}


@proves("KEY-23")
def test_squadrons_one_is_treated_as_engaged_by_count_for_grit_and_heavy() -> None:
    for card in ("lancer_class_pursuit_craft", "tie_fighter_squadron"):
        table = battlefield()
        squadron = table.squadron(card, 500, 400)
        table.squadron("y_wing_squadron", 560, 400, side=1)
        table.ship("cr90_corvette_a", 1500, 800, 180, side=1, upgrades=["test_net"])
        table.run(StillTable())
        assert not may_move(table.game, squadron)


# Heavy


@proves("KEY-17", "KEY-18")
def test_a_heavy_squadron_keeps_nobody_from_moving_or_attacking_ships() -> None:
    table = battlefield()
    x_wing = table.squadron("x_wing_squadron", 500, 400)
    bomber = table.squadron("tie_bomber_squadron", 560, 400, side=1)
    corvette = table.ship("cr90_corvette_a", 430, 400, side=1)
    table.run(SquadronActivation(squadron=x_wing, by_command=True))
    assert is_engaged(table.game, x_wing)
    assert table.question.options == (Action.MOVE, Action.ATTACK)
    assert attackable(table, x_wing) == {bomber, corvette}


@proves("KEY-19")
def test_a_heavy_squadron_is_bound_itself() -> None:
    table = battlefield()
    bomber = table.squadron("tie_bomber_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 560, 400, side=1)
    table.ship("cr90_corvette_a", 430, 400, side=1)
    table.run(StillTable())
    assert not may_move(table.game, bomber)
    assert attackable(table, bomber) == {x_wing}


@proves("KEY-20")
def test_one_enemy_without_heavy_restores_both_bans() -> None:
    table = battlefield()
    x_wing = table.squadron("x_wing_squadron", 500, 400)
    bomber = table.squadron("tie_bomber_squadron", 560, 400, side=1)
    tie = table.squadron("tie_fighter_squadron", 500, 460, side=1)
    table.ship("cr90_corvette_a", 430, 400, side=1)
    table.run(StillTable())
    assert not may_move(table.game, x_wing)
    assert attackable(table, x_wing) == {bomber, tie}


# Intel


@proves("KEY-26")
def test_enemies_at_distance_1_of_an_intel_squadron_have_heavy() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 560, 400, side=1)
    jumpmaster = table.squadron("jumpmaster_5000", 560 + EDGE, 400)
    friend = table.squadron("tie_fighter_squadron", 560 + EDGE, 460)
    corvette = table.ship("cr90_corvette_a", 430, 400, side=1)
    table.run(StillTable())
    assert keyword_value(table.game, x_wing, "heavy") == 0
    assert may_move(table.game, tie)
    assert attackable(table, tie) == {x_wing, corvette}
    assert not has_keyword(table.game, friend, "heavy")
    table.game.emit(Destroyed(jumpmaster, "attack"))
    assert not has_keyword(table.game, x_wing, "heavy"), "gone with the Intel squadron"
    assert not may_move(table.game, tie)


@proves("KEY-26")
def test_an_enemy_beyond_distance_1_of_an_intel_squadron_has_not_heavy() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 560, 400, side=1)
    table.squadron("jumpmaster_5000", 560 + EDGE + 0.1, 400)
    table.run(StillTable())
    assert not has_keyword(table.game, x_wing, "heavy")
    assert not may_move(table.game, tie)


@proves("KEY-26")
def test_intel_needs_no_line_of_sight() -> None:
    table = battlefield()
    x_wing = table.squadron("x_wing_squadron", 455, 400, side=1)
    jumpmaster = table.squadron("jumpmaster_5000", 545, 400)
    table.obstacle("station", 500, 400)
    table.run(StillTable())
    assert not is_engaged(table.game, jumpmaster)
    assert has_keyword(table.game, x_wing, "heavy")


@proves("KEY-26")
def test_intel_does_not_help_against_squadrons_one_is_treated_as_engaged_by() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.squadron("x_wing_squadron", 560, 400, side=1)
    table.squadron("jumpmaster_5000", 620, 400)
    table.ship("cr90_corvette_a", 1500, 800, 180, side=1, upgrades=["test_net"])
    table.run(StillTable())
    assert not may_move(table.game, tie)


@proves("KEY-27", "EXT-base-03", "EXT-keyword-15")
def test_in_the_last_printing_intel_gives_grit_to_friends_instead() -> None:
    table = Scenario(printing=Printing.FINAL)
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 560, 400, side=1)
    jumpmaster = table.squadron("jumpmaster_5000", 500, 400 + EDGE)
    table.run(StillTable())
    assert has_keyword(table.game, tie, "grit")
    assert has_keyword(table.game, jumpmaster, "grit")
    assert not has_keyword(table.game, x_wing, "heavy")
    assert may_move(table.game, tie)


@proves("EXT-keyword-16")
def test_in_the_last_printing_a_friend_of_intel_may_fly_off_but_must_attack_the_squadron_that_engages_it() -> None:
    table = Scenario(profile="extended", printing=Printing.FINAL)
    table.ship("victory_i_class_star_destroyer", 1700, 100)
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 560, 400, side=1)
    table.squadron("jumpmaster_5000", 500, 400 + EDGE)
    table.ship("cr90_corvette_a", 430, 400, side=1)
    table.run(StillTable())
    assert may_move(table.game, tie)
    assert attackable(table, tie) == {x_wing}


@proves("EXT-keyword-09")
def test_escort_and_heavy_keep_their_meaning_in_the_last_official_rules() -> None:
    table = Scenario(profile="extended", printing=Printing.FINAL)
    table.ship("victory_i_class_star_destroyer", 1700, 100)
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    escort = table.squadron("x_wing_squadron", 560, 400, side=1)
    table.squadron("a_wing_squadron", 500, 460, side=1)
    bomber = table.squadron("tie_bomber_squadron", 900, 400)
    free = table.squadron("x_wing_squadron", 960, 400, side=1)
    table.run(StillTable())
    assert attackable(table, tie) == {escort}
    assert may_move(table.game, free), "a Heavy squadron keeps nobody"
    assert bomber in attackable(table, free)
