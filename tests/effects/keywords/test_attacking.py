"""Bomber, Snipe and Swarm: effect, limit, and when they are not offered (KEY)."""

from __future__ import annotations

from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.attack_effects import REROLLED_DIE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.events.attack import AttackEnded, CriticalEffectResolved, DamageTotaled, DiceModified
from armada.state.records import TokenId
from tests.builders.scenario import LEFT, Scenario
from tests.builders.squadron_table import EDGE, MISS, StillTable, attackable, attacking, battlefield, dice_rolled, pair
from tests.proves import proves

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


# Snipe


@proves("KEY-30", "EXT-keyword-23")
def test_snipe_attacks_squadrons_at_distance_2_with_blue_dice_and_cannot_be_countered() -> None:
    table, e_wing, interceptor = pair("e_wing_squadron", "tie_interceptor_squadron", gap=34.2 + 100)
    attacking(table, e_wing, interceptor, "hit", "accuracy", "accuracy")
    assert dice_rolled(table) == ["blue"] * 3
    assert table.the_squadron(interceptor).hull == 2
    assert table.is_over, "no counter attack is offered"


@proves("KEY-30")
def test_a_target_at_distance_1_is_attacked_with_the_normal_armament_and_may_counter() -> None:
    table, e_wing, interceptor = pair("e_wing_squadron", "tie_interceptor_squadron", gap=34.2 + 60)
    attacking(table, e_wing, interceptor, *MISS[:4])
    assert dice_rolled(table) == ["blue"] * 4
    assert table.question.options == ("counter",)


@proves("KEY-30")
def test_snipe_reaches_squadrons_up_to_the_end_of_distance_2_and_no_ships() -> None:
    for gap, reached in ((124.7, True), (124.8, False), (76.6, True)):
        table, e_wing, tie = pair("e_wing_squadron", "tie_fighter_squadron", gap=34.2 + gap)
        table.run(StillTable())
        assert attackable(table, e_wing) == ({tie} if reached else set())
    table = battlefield()
    e_wing = table.squadron("e_wing_squadron", 500, 400)
    table.ship("cr90_corvette_a", 500 + 17.1 + 100 + 20.5, 400, side=1)
    table.run(StillTable())
    assert attackable(table, e_wing) == set()


@proves("KEY-30", "EXT-keyword-24")
def test_escort_restricts_snipe() -> None:
    table, e_wing, tie = pair("e_wing_squadron", "tie_fighter_squadron", gap=34.2 + 100)
    escort = table.squadron("tie_advanced_squadron", 500, 460, side=1)
    table.run(StillTable())
    assert attackable(table, e_wing) == {escort}
    assert tie not in attackable(table, e_wing)


@proves("KEY-30")
def test_a_squadron_without_snipe_attacks_nothing_at_distance_2() -> None:
    table, x_wing, _ = pair("x_wing_squadron", "tie_fighter_squadron", gap=34.2 + 100)
    assert table.run(SquadronAttack(squadron=x_wing)).is_over
    assert not table.all(AttackEnded)


@proves("KEY-30")
def test_a_sniped_squadron_that_comes_near_after_the_attack_cannot_counter_either() -> None:
    table, saber, a_wing = pair("saber_squadron", "a_wing_squadron", gap=34.2 + 100)
    table.ship("cr90_corvette_a", 1500, 800, 180, side=1, upgrades=["test_leap"])
    attacking(table, saber, a_wing, *MISS[:4]).answer(EFFECT, "test_leap@0", seat=1)
    table.answer(SQUADRON_MOVE, pose_at(560, 400))
    assert table.is_over


@proves("KEY-30")
def test_a_counter_attack_is_never_a_snipe_attack() -> None:
    table, tie, e_wing = pair("tie_fighter_squadron", "e_wing_squadron", gap=34.2 + 60)
    attacking(table, tie, e_wing, *MISS[:3])
    assert table.is_over, "Snipe is no Counter"
