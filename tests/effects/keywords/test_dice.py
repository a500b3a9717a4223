"""Adept, AI, Dodge and Screen: effect, limit, and when they are not offered (EXT-keyword)."""

from __future__ import annotations

import pytest

from armada.analysis.attack_odds import attacker_of
from armada.analysis.odds import left_out
from armada.catalog.cards import Color
from armada.effects.verbs.card_effects import mark
from armada.effects.verbs.dice import REROLLED_DICE
from armada.odds.sides import AddedDie, Reroll
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR, LOCKED_TOKEN, REROLLED_DIE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.keywords import GAINED_KEYWORD, keyword_value
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import ATTACK, legal_attacks
from armada.state.events.cards import LastingBegun
from armada.state.records import Lasting, Scope
from tests.builders.aces_table import A_WING, TIE, X_WING, X, Y, away, dice, faces, fight, pair, raid
from tests.builders.attack_table import CORVETTE, VICTORY, damage, token_of
from tests.builders.cards_table import decline, offered, squadron_attack, use
from tests.builders.commanded import activating, attack_now
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable, at, battlefield
from tests.players.offers.situations import until
from tests.proves import proves

DELTA_7, KIT_FISTO, PLO_KOON = "delta_7_aethersprite_squadron", "kit_fisto", "plo_koon_delta_7_aethersprite_squadron"
VULTURE, TRI_FIGHTER, HYENA = "vulture_droid_squadron", "droid_tri_fighter_squadron", "hyena_droid_bomber_squadron"
BELBULLAB, DIS_T81 = "belbullab_22_squadron", "dis_t81"

# Adept


@proves("EXT-keyword-02", "EXT-keyword-03", "DICE-06")
def test_adept_2_rerolls_one_or_two_dice_together_and_once() -> None:
    table, _, _ = fight(PLO_KOON, TIE, "accuracy", "accuracy", "hit", "blank")
    use(table, "adept")
    assert table.question.kind is REROLLED_DICE
    assert not table.question.accepts(())
    assert not table.question.accepts((0, 1, 3))
    table.answer(REROLLED_DICE, (1, 3)).roll("hit", "hit crit")
    assert faces(table) == ["accuracy", "hit", "hit", "hit crit"]
    assert "adept" not in offered(table), "once in an attack"


def test_adept_may_be_declined() -> None:
    table, _, _ = fight(DELTA_7, TIE, "accuracy", "accuracy", "hit", "blank")
    assert "adept" in offered(table)
    decline(table)
    assert faces(table) == ["accuracy", "accuracy", "hit", "blank"]


@proves("EXT-keyword-02")
def test_adept_rerolls_dice_against_ships_and_of_a_counter_attack() -> None:
    assert "adept" in offered(raid(DELTA_7, "accuracy")[0])
    table, _, _ = fight(TIE, DELTA_7, "accuracy", "accuracy", "accuracy")
    use(until(table, "counter"), "counter").roll("accuracy", "hit")
    use(table, "adept").answer(REROLLED_DIE, 0).roll("hit")
    assert faces(table) == ["hit", "hit"]


def test_a_squadron_without_adept_is_offered_none() -> None:
    assert "adept" not in offered(fight(X_WING, TIE, *["accuracy"] * 4)[0])


@proves("EXT-keyword-01")
def test_the_values_of_a_keyword_that_a_squadron_has_twice_add_up() -> None:
    table, own, _ = pair(DELTA_7, TIE)
    table.run(StillTable())
    mark(table.game, GAINED_KEYWORD, Scope.ROUND, unit=own, value=1, text="adept")
    assert keyword_value(table.game, own, "adept") == 2
    mark(table.game, GAINED_KEYWORD, Scope.ROUND, unit=own, text="rogue")
    assert keyword_value(table.game, own, "rogue") == 0


# AI


def droids(attacker: str = VULTURE, defender: str = X_WING, *, by_command: bool = True, gap: float = 30) -> Scenario:
    """A droid activates before an enemy squadron, which has id 3."""
    table = battlefield()
    own = table.squadron(attacker, X, Y)
    table.squadron(defender, X + away(gap), Y, side=1)
    return activating(table, own, by_command=by_command)


@proves("EXT-keyword-04", "EXT-keyword-05", "DICE-07")
def test_a_commanded_vulture_adds_a_die_of_a_colour_in_its_pool_against_a_squadron() -> None:
    table = attack_now(droids(), 3, "accuracy", "blank")
    use(table, "ai_anti_squadron")
    assert set(table.question.options) == {"blue", "black"}
    table.answer(ADDED_COLOR, Color.BLACK).roll("hit crit")
    assert faces(table) == ["accuracy", "blank", "hit crit"]
    assert "ai_anti_squadron" not in offered(table), "once in an attack"


@proves("EXT-keyword-05")
def test_ai_2_adds_two_dice_in_any_mix_of_the_colours() -> None:
    table = droids()
    table.game.announce(
        LastingBegun(Lasting(key=GAINED_KEYWORD, scope=Scope.ROUND, unit=2, value=1, text="ai_anti_squadron"))
    )
    use(attack_now(table, 3, "accuracy", "blank"), "ai_anti_squadron")
    table.answer(ADDED_COLOR, Color.BLUE).answer(ADDED_COLOR, Color.BLACK).roll("hit", "hit")
    assert [die.color.value for die in dice(table)] == ["blue", "black", "blue", "black"]


@proves("EXT-keyword-04")
def test_ai_adds_nothing_in_the_squadron_phase() -> None:
    assert not offered(attack_now(droids(by_command=False), 3, "accuracy", "blank"))


@proves("EXT-keyword-06")
def test_ai_adds_nothing_to_a_counter_attack() -> None:
    table, _, _ = fight(X_WING, TRI_FIGHTER, *["accuracy"] * 4)
    use(until(table, "counter"), "counter").roll("hit", "accuracy")
    assert "ai_anti_squadron" not in offered(table)


@proves("EXT-keyword-06")
def test_a_snipe_attack_in_a_commanded_activation_gets_the_dice_of_ai() -> None:
    table = attack_now(droids(DIS_T81, gap=100), 3, "accuracy", "accuracy", "accuracy")
    use(table, "ai_anti_squadron").roll("hit")
    assert [die.color.value for die in dice(table)] == ["blue"] * 4


@pytest.mark.parametrize("defender", [X_WING, CORVETTE])
@proves("EXT-keyword-04")
def test_each_ai_keyword_serves_its_own_armament_alone(defender: str) -> None:
    table = battlefield()
    hyena = table.squadron(HYENA, X, Y)
    zone = FRONT if defender == CORVETTE else None
    enemy = table.ship(CORVETTE, X, Y - 100, side=1) if zone else table.squadron(defender, X + away(30), Y, side=1)
    attack_now(activating(table, hyena), enemy, *["accuracy"] * (1 if zone else 2), zone=zone)
    assert ("ai_battery" in offered(table)) is (defender == CORVETTE)


def test_a_hyena_adds_a_red_die_against_a_ship() -> None:
    table = battlefield()
    hyena = table.squadron(HYENA, X, Y)
    ship = table.ship(CORVETTE, X, Y - 100, side=1)
    use(attack_now(activating(table, hyena), ship, "blank", zone=FRONT), "ai_battery").roll("hit hit")
    assert faces(table) == ["blank", "hit hit"]


@proves("ATK-19", "EXT-keyword-05")
def test_an_obstructed_attack_adds_a_die_of_the_colour_that_is_left() -> None:
    table = battlefield()
    vulture = table.squadron(VULTURE, X, Y)
    table.squadron("ciena_ree", X + away(30), Y, side=1)
    attack_now(activating(table, vulture), 3)
    table.answer(table.question.kind, "black").roll("accuracy")
    use(table, "ai_anti_squadron").roll("hit")
    assert [die.color.value for die in dice(table)] == ["blue", "blue"]


def test_the_odds_of_an_attack_count_adept_and_in_a_commanded_activation_ai() -> None:
    table, own, tie = pair(DELTA_7, TIE)
    table.run(StillTable())
    (attack,) = [found.option for found in legal_attacks(table.game, own) if found.option.defender == tie]
    found = attacker_of(table.game, attack)
    assert found is not None
    assert (found.rerolls, found.added) == ((Reroll(1),), ())
    table = droids()
    (attack,) = [found.option for found in legal_attacks(table.game, table.game.squadron(2).id)]
    found = attacker_of(table.game, attack)
    assert found is not None
    assert (found.rerolls, found.added) == ((), (AddedDie(),))


def test_the_odds_name_dodge_as_not_counted() -> None:
    table, own, delta = pair(TIE, DELTA_7)
    table.run(StillTable())
    (attack,) = [found.option for found in legal_attacks(table.game, own) if found.option.defender == delta]
    assert "Dodge" in left_out(table.game, attack)


# Dodge


@proves("EXT-keyword-10", "EXT-keyword-12", "DICE-11")
def test_a_squadron_with_dodge_chooses_a_die_that_the_attacker_rerolls() -> None:
    table, _, _ = fight(TIE, DELTA_7, "hit", "hit", "accuracy")
    assert "dodge" in offered(table)
    assert table.question.seat == 1
    use(table, "dodge").answer(REROLLED_DIE, 1, seat=1).roll("accuracy")
    assert faces(table) == ["hit", "accuracy", "accuracy"]
    assert "dodge" not in offered(table), "once in an attack"


@proves("EXT-keyword-10")
def test_dodge_is_not_offered_against_a_ship() -> None:
    table = battlefield()
    victory = table.ship(VICTORY, X, Y - 120)
    delta = table.squadron(DELTA_7, X, Y, side=1)
    assert "dodge" not in offered(table.run(Attack(attacker=victory, zone=FRONT, defender=delta)).roll("hit"))


@proves("EXT-keyword-11")
def test_dodge_is_offered_though_both_tokens_are_locked_and_before_and_after_a_token() -> None:
    anakin = "anakin_skywalker_delta_7_aethersprite_squadron"
    table, _, own = fight(TIE, anakin, "hit", "accuracy", "accuracy")
    use(table, "accuracy").answer(LOCKED_TOKEN, 0)
    use(table, "accuracy")
    assert "dodge" in offered(table)
    table, _, own = fight(TIE, anakin, "hit", "hit", "accuracy")
    decline(table)
    use(table, "dodge").answer(REROLLED_DIE, 2).roll("hit")
    table.answer(DEFENSE_TOKEN, token_of(table, own, "brace")).pass_()
    assert damage(table) == 2


@proves("EXT-keyword-12")
def test_dodge_rerolls_as_many_dice_as_it_says_or_all_there_are() -> None:
    table, attacker, own = pair(TIE, DELTA_7)
    table.run(StillTable())
    mark(table.game, GAINED_KEYWORD, Scope.ROUND, unit=own, value=1, text="dodge")
    table.game.interrupt(SquadronAttack(squadron=attacker))
    table.roll("hit", "hit", "hit")
    use(table, "dodge")
    assert not table.question.accepts((0,))
    assert table.question.accepts((0, 2))


@proves("EXT-keyword-13")
def test_dodge_serves_against_a_counter_attack() -> None:
    table, _, _ = fight(DELTA_7, A_WING, "accuracy", "accuracy", "accuracy", "blank")
    use(until(table, "counter"), "counter").roll("hit", "hit")
    assert "dodge" in offered(table)


# Screen


def screened(*neighbours: str, asteroids: bool = False) -> Scenario:
    """An X-wing is about to attack a Belbullab; its neighbours are engaged with the X-wing."""
    table = battlefield()
    x_wing = table.squadron(X_WING, X, Y)
    own = table.squadron(BELBULLAB, X + away(30), Y, side=1)
    spots = [(-away(30), 0.0), (0.0, away(30)), (0.0, -away(30)), (away(20) * 0.7, away(40))]
    for card, (dx, dy) in zip(neighbours, spots, strict=False):
        table.squadron(card, X + dx, Y + dy, side=1)
    if asteroids:
        table.obstacle("asteroid_field_1", X - away(30) / 2, Y)
    return squadron_attack(table, x_wing, own, "hit", "hit", "hit", "hit")


def dodging(table: Scenario) -> int:
    """How many dice the Belbullab, with id 3, can let reroll; none if Dodge is not offered."""
    return keyword_value(table.game, table.game.squadron(3).id, "dodge") or 0


@proves("EXT-keyword-21")
@pytest.mark.parametrize(
    ("neighbours", "dodge"),
    [((VULTURE, VULTURE), 2), ((VULTURE,) * 4, 3), ((BELBULLAB,), 0), ((BELBULLAB, VULTURE), 1), ((), 0)],
)
def test_screen_gives_dodge_for_each_engaged_friend_without_screen(neighbours: tuple[str, ...], dodge: int) -> None:
    table = screened(*neighbours)
    assert dodging(table) == dodge
    assert ("dodge" in offered(table)) is (dodge > 0)


@proves("EXT-keyword-21")
def test_a_friend_across_an_obstacle_is_not_engaged_and_gives_no_dodge() -> None:
    assert dodging(screened(VULTURE, asteroids=True)) == 0


@proves("EXT-keyword-22")
def test_screen_is_counted_when_dodge_is_used() -> None:
    table = screened(VULTURE, VULTURE)
    use(table, "dodge")
    assert table.question.kind is REROLLED_DICE
    assert not table.question.accepts((0,))
    table.answer(REROLLED_DICE, (0, 1)).roll("accuracy", "accuracy")
    assert faces(table) == ["accuracy", "accuracy", "hit", "hit"]


@proves("EXT-keyword-21")
def test_screen_gives_nothing_against_a_ship_or_outside_an_attack() -> None:
    table = battlefield()
    victory = table.ship(VICTORY, X, Y - 120)
    own = table.squadron(BELBULLAB, X, Y, side=1)
    table.squadron(VULTURE, X + away(10), Y, side=1)
    table.run(Attack(attacker=victory, zone=FRONT, defender=own)).roll("hit")
    assert keyword_value(table.game, own, "dodge") is None


@proves("EXT-keyword-24")
def test_swarm_and_escort_hold_for_snipe_attacks() -> None:
    table = battlefield()
    own = table.squadron(DIS_T81, X, Y)
    table.squadron(VULTURE, X + away(100), Y + away(30))
    far = table.squadron(X_WING, X + away(100), Y, side=1)
    squadron_attack(table, own, far, "hit", "accuracy", "accuracy")
    assert "swarm" in offered(table)
    table = battlefield()
    own = table.squadron(DIS_T81, X, Y)
    table.squadron(X_WING, X - away(30), Y, side=1)
    far = table.squadron(A_WING, X + away(100), Y, side=1)
    table.run(SquadronAttack(squadron=own))
    assert table.question.kind is not ATTACK or at(far) not in table.question.options
