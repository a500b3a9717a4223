"""Titles of ships that attack: their dice and values."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Color
from armada.effects.upgrades.title.attacks import SPENT_SHIELD
from armada.effects.verbs.dice import CHANGED_DIE, NEW_FACE
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, legal_attacks
from armada.state.dice import DieFace
from armada.state.events.damage import DamageCardDealt
from tests.builders.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    TIE,
    VICTORY,
    Battle,
    X,
    Y,
    damage,
    pool,
    pool_colors,
    rolled_colors,
    with_tokens,
)
from tests.builders.cards_table import DISCARDED, EXHAUSTED, READIED, anti_squadron, duel, offered, use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.title_table import activated_defender, devastator, dominator, home_one, paragon, pride
from tests.proves import proves

# Defiance


def test_defiance_adds_a_die_of_any_colour_against_an_activated_ship() -> None:
    table = activated_defender(duel("long", attacking=["defiance"])).attack("hit", "hit", "hit")
    use(table, "defiance").answer(ADDED_COLOR, Color.BLACK).roll("hit crit")
    assert pool_colors(table) == ["red", "red", "red", "black"]
    assert "defiance" not in offered(table)


def test_defiance_is_not_offered_against_unactivated_ships_or_squadrons() -> None:
    assert not offered(duel("long", attacking=["defiance"]).attack("hit", "hit", "hit"))
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["defiance"])
    tie = table.squadron(TIE, X, Y + 100, activated=True)
    assert not offered(anti_squadron(table, nebulon, tie, "hit", "hit"))


# Devastator


@proves("CARD-devastator-04")
def test_devastator_adds_a_blue_die_for_each_discarded_token() -> None:
    table = use(devastator(DISCARDED, DISCARDED, EXHAUSTED, READIED), "devastator").roll("hit", "hit")
    assert pool_colors(table) == ["red"] * 3 + ["blue"] * 2


@proves("CARD-devastator-04")
def test_devastator_is_not_offered_without_a_discarded_token() -> None:
    assert not offered(devastator(READIED, EXHAUSTED, READIED, READIED))


@proves("CARD-devastator-04")
def test_devastator_acts_once_in_a_round_and_only_from_the_front() -> None:
    table = use(devastator(DISCARDED, READIED, READIED, READIED), "devastator").roll("hit")
    table.game.interrupt(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    table.roll("hit", "hit", "hit")
    assert not offered(table)
    side = Scenario()
    imperial = side.ship(IMPERIAL, X, Y, upgrades=["devastator"])
    with_tokens(side, imperial, ("brace", DISCARDED))
    corvette = side.ship(CORVETTE, X + 300, Y, side=1)
    side.run(Attack(attacker=imperial, zone=RIGHT, defender=corvette, target_zone=LEFT)).roll("hit", "hit")
    assert not offered(side)


@proves("CARD-devastator-02")
def test_a_recovered_token_no_longer_counts_for_devastator() -> None:
    table = use(devastator(READIED, DISCARDED, READIED, READIED), "devastator").roll("hit")
    assert pool_colors(table) == ["red"] * 3 + ["blue"], "one of two was recovered"


@proves("CARD-devastator-03")
def test_devastator_gives_no_way_to_spend_tokens_for_nothing() -> None:
    table = devastator(READIED, READIED, READIED, READIED)
    assert table.question.kind is DEFENSE_TOKEN, "nothing is offered to the attacker"
    assert table.question.seat == 1


# Dominator


@proves("CARD-dominator-02")
def test_dominator_spends_shields_for_blue_dice() -> None:
    table = use(dominator(), "dominator").answer(SPENT_SHIELD, REAR).pass_(SPENT_SHIELD).roll("hit")
    assert pool_colors(table) == ["red"] * 3 + ["blue"] * 4
    assert table.shields(table.attacker, REAR) == 0
    assert "dominator" not in offered(table), "once in an attack"


@proves("CARD-dominator-01")
@pytest.mark.parametrize(("first", "second"), [(LEFT, LEFT), (LEFT, FRONT)])
def test_two_shields_for_dominator_come_from_one_hull_zone_or_from_two(first: HullZone, second: HullZone) -> None:
    table = use(dominator(), "dominator").answer(SPENT_SHIELD, first).answer(SPENT_SHIELD, second).roll("hit", "hit")
    assert len(pool(table)) == 8
    assert table.shields(table.attacker, FRONT) + table.shields(table.attacker, LEFT) == 4


@proves("CARD-dominator-02")
def test_dominator_is_not_offered_at_long_range_or_without_shields() -> None:
    assert not offered(dominator("long"))
    assert not offered(dominator(shields={FRONT: 0, LEFT: 0, RIGHT: 0, REAR: 0}))


# Home One


def test_home_one_lets_other_ships_turn_a_die_to_accuracy() -> None:
    table = use(home_one().attack("blank", "hit", "hit"), "home_one").answer(CHANGED_DIE, 0)
    assert pool(table) == ["accuracy", "hit", "hit"]
    assert "home_one" not in offered(table)


def test_home_one_is_not_offered_to_itself_beyond_distance_5_or_for_black_dice() -> None:
    assert "home_one" not in offered(home_one(own=True).attack("hit", "hit", "hit"))
    assert "home_one" not in offered(home_one(gap=320).attack("hit", "hit", "hit"))


# Paragon


def test_paragon_adds_a_black_die_to_the_second_attack_on_a_ship_in_a_round() -> None:
    table, frigate, one, _ = paragon()
    table.run(Attack(attacker=frigate, zone=FRONT, defender=one, target_zone=FRONT)).roll("blank", "blank")
    assert "paragon" not in offered(table)
    table.pass_()
    assert table.the_ship(frigate).attacked == (one,)
    table.game.interrupt(Attack(attacker=frigate, zone=FRONT, defender=one, target_zone=FRONT))
    use(table.roll("blank", "blank"), "paragon").roll("hit crit")
    assert pool_colors(table) == ["red", "red", "black"]


def test_paragon_is_not_offered_against_another_ship() -> None:
    table, frigate, one, two = paragon()
    table.run(Attack(attacker=frigate, zone=FRONT, defender=one, target_zone=FRONT)).roll("blank", "blank").pass_()
    table.game.interrupt(Attack(attacker=frigate, zone=RIGHT, defender=two, target_zone=REAR))
    table.roll(*["blank"] * 3)
    assert "paragon" not in offered(table)


# Warlord


@proves("CARD-warlord-01", "CARD-warlord-02")
def test_warlord_turns_a_red_accuracy_to_a_double_hit() -> None:
    table = duel("long", attacker=VICTORY, attacking=["warlord"]).attack("accuracy", "hit", "hit")
    use(table, "warlord")
    assert set(table.question.options) == {DieFace.HIT, DieFace.DOUBLE_HIT}, "no face with a critical icon"
    table.answer(NEW_FACE, DieFace.DOUBLE_HIT)
    assert pool(table) == ["hit hit", "hit", "hit"]


@proves("CARD-warlord-02")
def test_warlord_turns_a_blue_accuracy_to_a_hit_and_only_one_die() -> None:
    table = duel(attacker="cr90_corvette_b", attacking=["warlord"]).attack("accuracy", "accuracy", "hit")
    use(table, "warlord").answer(CHANGED_DIE, 1)
    assert pool(table) == ["accuracy", "hit", "hit"]
    assert "warlord" not in offered(table)


@proves("CARD-warlord-02")
def test_warlord_can_turn_an_accuracy_that_h9_turbolasers_made() -> None:
    table = duel(attacking=["warlord", "h9_turbolasers"]).attack("crit", "hit", "hit")
    assert "warlord" not in offered(table)
    use(table, "h9_turbolasers").answer(CHANGED_DIE, 0)
    use(table, "warlord").answer(NEW_FACE, DieFace.DOUBLE_HIT)
    assert pool(table) == ["hit hit", "hit", "hit"]


# Dodonna's Pride


def test_dodonnas_pride_deals_a_faceup_card_past_full_shields_and_cancels_the_dice() -> None:
    table = use(pride("crit", "hit", "hit").pass_(DEFENSE_TOKEN), "dodonnas_pride")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [True]
    assert table.shields(table.defender, FRONT) == 3
    assert damage(table) == 0


def test_contain_does_not_stop_dodonnas_pride() -> None:
    table = duel(attacker="cr90_corvette_b", attacking=["dodonnas_pride"], defender="interdictor_combat_refit")
    table.attack("crit", "hit", "hit").spend("contain").pass_(DEFENSE_TOKEN)
    assert offered(table) == {"dodonnas_pride"}


def test_dodonnas_pride_needs_a_critical_icon_on_a_blue_die_and_a_ship() -> None:
    table = duel(attacking=["dodonnas_pride"]).attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN)
    assert offered(table) == {"standard_critical"}
    squadrons = Scenario()
    corvette = squadrons.ship("cr90_corvette_b", X, Y, side=1, upgrades=["dodonnas_pride"])
    tie = squadrons.squadron(TIE, X, Y + 100)
    assert anti_squadron(squadrons, corvette, tie, "crit").is_over


@proves("DMGCARD-targeter-disruption-01")
def test_dodonnas_pride_is_not_offered_under_targeter_disruption() -> None:
    table = duel(attacker="cr90_corvette_b", attacking=["dodonnas_pride"], by={"damage": ["targeter_disruption"]})
    assert table.attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN).is_over


# Insidious


def insidious(
    gap: float, degrees: float, *, zone: HullZone = LEFT, upgrades: tuple[str, ...] = ("insidious",)
) -> set[HullZone | None]:
    """Which hull zones of a ship the left battery of a Gladiator can attack."""
    table = Scenario()
    gladiator = table.ship(GLADIATOR, X, Y, upgrades=upgrades)
    victory = table.ship("mc80_assault_cruiser", X - 20.5 - gap - 64.5, Y, degrees, side=1)
    table.run(StillTable())
    return {
        attack.option.target_zone
        for attack in legal_attacks(table.game, gladiator, (zone,))
        if attack.option.defender == victory
    }


@proves("CARD-insidious-01", "CARD-insidious-02")
def test_insidious_lets_black_dice_attack_a_rear_hull_zone_at_medium_range() -> None:
    zones = insidious(155, 90) | insidious(155, 270)
    assert zones == {REAR}, "the battery is all black"
    assert not insidious(155, 90, upgrades=()) | insidious(155, 270, upgrades=())


@proves("CARD-insidious-02")
def test_insidious_does_not_reach_to_long_range() -> None:
    assert not insidious(240, 90) | insidious(240, 270)


@proves("CARD-insidious-02")
def test_insidious_gathers_black_dice_at_medium_range_against_a_rear_only() -> None:
    for degrees, dice in ((0.0, ["red", "red", "black", "black"]), (180.0, ["red", "red"])):
        table = Scenario()
        gladiator = table.ship(GLADIATOR, X, Y, upgrades=["insidious"])
        corvette = table.ship(CORVETTE, X, Y + 250, degrees, side=1)
        target = REAR if degrees == 0.0 else FRONT
        attack = Attack(attacker=gladiator, zone=FRONT, defender=corvette, target_zone=target)
        table.run(attack).roll(*["hit"] * len(dice))
        assert rolled_colors(table) == dice
        assert attack.range(table.game) is Range.MEDIUM


# Salvation, Jaina's Light


def salvation(*faces: str, zone: HullZone = FRONT) -> Battle:
    """A Nebulon-B with Salvation attacks."""
    return duel(attacking=["salvation"]).attack(*faces, zone=zone)


def test_with_salvation_critical_icons_from_the_front_count_twice() -> None:
    table = salvation("crit", "crit", "hit")
    table.finish()
    assert damage(table) == 5
    table = salvation("crit", "crit", "hit").spend("brace").finish()
    assert damage(table) == 3, "before Brace"


def test_salvation_does_nothing_against_squadrons() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["salvation"])
    tie = table.squadron(TIE, X, Y + 100)
    anti_squadron(table, nebulon, tie, "crit", "hit").pass_()
    assert table.the_squadron(tie).hull == 2


def test_salvation_does_nothing_from_other_hull_zones() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["salvation"])
    victory = table.ship(VICTORY, X, Y - 250)
    table.run(Attack(attacker=nebulon, zone=REAR, defender=victory, target_zone=FRONT)).roll("crit", "hit").pass_()
    assert damage(table) == 2


def test_attacks_of_jainas_light_are_never_obstructed() -> None:
    for upgrades, dice in ((["jainas_light"], 3), ([], 2)):
        table = Scenario()
        corvette = table.ship(CORVETTE, X, Y, side=1, upgrades=upgrades)
        table.ship(VICTORY, X, Y + 230, 180)
        table.obstacle("station", X, Y + 110)
        table.run(ShipActivation(ship=corvette))
        choice = next(c for c in table.question.options if c.zone is FRONT and c.target_zone is FRONT)
        table.answer(ATTACK, choice)
        if not upgrades:
            table.answer(table.question.kind, Color.BLUE)
        table.roll(*["hit"] * dice)
        assert len(rolled_colors(table)) == dice


def test_jainas_light_itself_can_be_obstructed_as_a_target() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y, side=1, upgrades=["jainas_light"])
    victory = table.ship(VICTORY, X, Y + 230, 180)
    table.obstacle("station", X, Y + 110)
    table.run(StillTable())
    assert all(attack.obstructed for attack in legal_attacks(table.game, victory, (FRONT,)))
