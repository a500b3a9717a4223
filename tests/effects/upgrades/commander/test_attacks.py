"""Commanders whose effect is on attacks of their fleet."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.upgrades.commander.attacks import REPLACED_DICE
from armada.effects.verbs.dice import CHANGED_DIE, REROLLED_DICE, SPENT_DIE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, legal_attacks
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING, X, Y, attacks_asked, pool, pool_colors
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    anti_squadron,
    decline,
    duel,
    offered,
    pass_until,
    tokens_of,
    use,
)
from tests.builders.commander_table import ackbar, sato, screed, vader
from tests.builders.scenario import FRONT, RIGHT, Scenario
from tests.proves import proves

# Admiral Ackbar


@proves("CARD-admiral-ackbar-02")
def test_under_ackbar_a_ship_that_fires_broadsides_adds_two_red_dice_against_ships() -> None:
    table, _, beside = ackbar()
    use(table, "admiral_ackbar")
    assert {zone for zone, _, _ in attacks_asked(table)} == {RIGHT}, "front and rear are barred"
    table.answer(ATTACK, table.question.options[0]).roll(*["blank"] * 4)
    use(table, "admiral_ackbar").roll("hit", "hit")
    assert pool(table)[-2:] == ["hit", "hit"]
    assert pool_colors(table)[-2:] == ["red", "red"]
    assert beside in table.game.ships()


@proves("CARD-admiral-ackbar-02")
def test_a_ship_of_ackbar_that_does_not_limit_itself_gets_no_dice() -> None:
    table, _, _ = ackbar()
    decline(table)
    assert {zone for zone, _, _ in attacks_asked(table)} == {FRONT, RIGHT}
    table.answer(ATTACK, next(c for c in table.question.options if c.zone is RIGHT)).roll(*["blank"] * 4)
    assert "admiral_ackbar" not in offered(table)


@proves("CARD-admiral-ackbar-02")
def test_ackbar_gives_no_dice_against_squadrons() -> None:
    table = Scenario()
    cruiser = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["admiral_ackbar"])
    table.squadron(TIE, X + 120, Y)
    use(table.run(ShipActivation(ship=cruiser)), "admiral_ackbar")
    table.answer(ATTACK, table.question.options[0]).roll("hit", "accuracy")
    assert "admiral_ackbar" not in offered(table)


def test_the_dice_of_ackbar_do_not_make_a_hull_zone_reach() -> None:
    table, _, _ = ackbar(gap=420)
    use(table, "admiral_ackbar")
    assert not attacks_asked(table)


def test_the_limit_of_ackbar_holds_for_counter_attacks_later_in_the_round() -> None:
    table = Scenario()
    cruiser = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["admiral_ackbar"])
    table.squadron(TIE, X, Y + 120)
    use(table.run(ShipActivation(ship=cruiser)), "admiral_ackbar")
    assert not legal_attacks(table.game, cruiser)


# Admiral Screed


def test_screed_spends_a_die_to_turn_another_to_a_critical() -> None:
    table = screed("blank", "hit", "blank", "blank")
    use(table, "admiral_screed").answer(SPENT_DIE, 0).answer(CHANGED_DIE, 2)
    assert pool(table) == ["hit", "blank", "hit crit"]


def test_screed_is_used_once_in_an_activation() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["admiral_screed"])
    table.ship(CORVETTE, X, Y + 250, 180, side=1)
    table.ship(CORVETTE, X + 250, Y, side=1)
    table.run(ShipActivation(ship=victory))
    table.answer(ATTACK, next(c for c in table.question.options if c.zone is FRONT))
    use(table.roll(*["blank"] * 3, *["accuracy"] * 3), "admiral_screed").answer(SPENT_DIE, 0).answer(CHANGED_DIE, 0)
    pass_until(table, ATTACK)
    table.answer(ATTACK, table.question.options[0]).roll("blank", "blank", "accuracy")
    assert "admiral_screed" not in offered(table)


def test_screed_is_not_offered_with_a_single_die_or_to_enemies() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["admiral_screed"])
    x_wing = table.squadron(X_WING, X, Y + 130, side=1)
    assert not offered(anti_squadron(table, victory, x_wing, "hit"))
    assert not offered(duel("close", defending=["admiral_screed"]).attack("hit", "hit", "hit"))


# Commander Sato


def test_sato_replaces_up_to_two_dice_by_dice_of_any_colour() -> None:
    table = use(sato(), "commander_sato").answer(REPLACED_DICE, (0, 1))
    table.answer(ADDED_COLOR, Color.BLACK).answer(ADDED_COLOR, Color.BLACK).roll("hit crit", "hit", "hit")
    assert pool_colors(table) == ["black", "black", "red"]


def test_sato_replaces_dice_after_an_obstruction_took_one() -> None:
    table = sato(obstructed=True)
    use(table, "commander_sato").answer(REPLACED_DICE, (1,)).answer(ADDED_COLOR, Color.BLUE).roll("hit", "hit")
    assert pool_colors(table) == ["red", "blue"]


def test_concentrate_fire_can_add_a_colour_that_sato_brought_in() -> None:
    table = duel("long", attacking=["commander_sato"], defender=VICTORY, by={"revealed": Command.CONCENTRATE_FIRE})
    pose = table.units[table.defender].pose
    assert pose is not None
    table.squadron(X_WING, X + 90, pose.y / 1000)
    use(table.attack(), "commander_sato").answer(REPLACED_DICE, (0,)).answer(ADDED_COLOR, Color.BLACK)
    use(table.roll("hit", "hit", "hit"), "concentrate_fire")
    assert set(table.question.options) == {Color.BLACK, Color.RED}


def test_sato_is_not_offered_without_a_squadron_at_distance_1_or_against_squadrons() -> None:
    assert not offered(sato(squadron_gap=90))
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, upgrades=["commander_sato"])
    x_wing = table.squadron(X_WING, X, Y + 100, side=1)
    table.squadron(TIE, X + 50, Y + 100)
    table.run(Attack(attacker=nebulon, zone=FRONT, defender=x_wing))
    assert not offered(table)


# Darth Vader


def test_vader_spends_a_defense_token_of_the_attacker_to_reroll_dice() -> None:
    table = use(vader("blank", "blank", "hit"), "darth_vader_commander")
    table.answer(CHOSEN_TOKEN, 1).answer(REROLLED_DICE, (0, 1)).roll("hit", "crit")
    assert pool(table) == ["hit", "crit", "hit"]
    assert tokens_of(table, table.attacker) == [READIED, EXHAUSTED, READIED]
    assert "darth_vader_commander" not in offered(table), "once in an attack"


@proves("CARD-devastator-03")
def test_an_exhausted_token_spent_for_vader_is_discarded() -> None:
    table = use(vader("blank", "blank", "hit", exhausted=[0]), "darth_vader_commander")
    table.answer(CHOSEN_TOKEN, 0).answer(REROLLED_DICE, (0,)).roll("hit")
    assert tokens_of(table, table.attacker)[0] is DISCARDED


def test_vader_is_offered_at_speed_0() -> None:
    assert offered(vader("hit", "hit", "hit", speed=0)) == {"darth_vader_commander"}


@proves("DMGCARD-faulty-countermeasures-01")
def test_vader_is_not_offered_with_exhausted_tokens_under_faulty_countermeasures() -> None:
    options = {"exhausted": [0, 1, 2], "damage": ["faulty_countermeasures"]}
    assert not offered(vader("hit", "hit", "hit", **options))


def test_vader_is_not_offered_against_squadrons_or_to_enemies() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["darth_vader_commander"])
    x_wing = table.squadron(X_WING, X, Y + 130, side=1)
    assert not offered(anti_squadron(table, victory, x_wing, "hit"))
    assert not offered(duel(defending=["darth_vader_commander"]).attack("hit", "hit", "hit"))
