"""Commanders whose effect is on attacks of their fleet."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Color
from armada.effects.upgrades.commander.attacks import REPLACED_DICE
from armada.effects.verbs.dice import CHANGED_DIE, REROLLED_DICE, SPENT_DIE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADE_EFFECT, EVADED_DICE, EvadeEffect
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, legal_attacks
from armada.state.records import Command, ShipId
from tests.effects.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    anti_squadron,
    decline,
    duel,
    offered,
    pass_until,
    squadron_attack,
    tokens_of,
    use,
)
from tests.proves import proves
from tests.rules.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    attacks_asked,
    pool,
    pool_colors,
    rolled_colors,
)
from tests.rules.builders import FRONT, RIGHT, Scenario
from tests.rules.squadron_table import StillTable

# Admiral Ackbar


def ackbar(*, gap: float = 250, side: str = "right") -> tuple[Scenario, ShipId, ShipId]:
    """An MC80 of Ackbar with an enemy at its side and one before it, just before its Attack step."""
    table = Scenario()
    cruiser = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["admiral_ackbar"])
    beside = table.ship(CORVETTE, X + gap if side == "right" else X - gap, Y)
    table.ship(CORVETTE, X, Y + 260, 180)
    table.run(ShipActivation(ship=cruiser))
    return table, cruiser, beside


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


def screed(*faces: str, attacker: str = GLADIATOR) -> Battle:
    """A Gladiator of Screed attacks at close range."""
    return duel("close", attacker=attacker, attacking=["admiral_screed"]).attack(*faces)


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


def sato(*, squadron_gap: float = 50, colors: int = 3, obstructed: bool = False) -> Battle:
    """A Nebulon-B of Sato attacks at long range, with a friendly squadron near the defender."""
    table = duel("long", attacking=["commander_sato"], defender=VICTORY)
    pose = table.units[table.defender].pose
    assert pose is not None
    table.squadron(X_WING, X + 30.5 + squadron_gap + 17.1, pose.y / 1000)
    return table.attack(obstructed=obstructed)


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


def vader(*faces: str, **by: object) -> Battle:
    """A Victory of Darth Vader attacks at long range."""
    table = duel("long", attacker=VICTORY, attacking=["darth_vader_commander"], by=by)
    return table.attack(*faces)


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


# General Cracken


@pytest.mark.parametrize(
    ("defender", "speed", "obstructed"),
    [(CORVETTE, 3, True), (CORVETTE, 2, False), ("assault_frigate_mark_ii_b", 3, True), (IMPERIAL, 3, False)],
)
def test_under_cracken_fast_small_and_medium_ships_are_treated_as_obstructed(
    defender: str, speed: int, obstructed: bool
) -> None:
    table = duel("long", defender=defender, defending=["general_cracken"], on={"speed": speed})
    table.run(StillTable())
    found = [a for a in legal_attacks(table.game, table.attacker) if a.option.defender == table.defender]
    assert found
    assert {attack.obstructed for attack in found} == {obstructed}


def test_cracken_takes_one_die_also_if_the_attack_is_really_obstructed() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y)
    table.ship(CORVETTE, X, Y + 270, 180, side=1, speed=3, upgrades=["general_cracken"])
    table.obstacle("station", X, Y + 135)
    table.run(ShipActivation(ship=nebulon))
    table.answer(ATTACK, next(c for c in table.question.options if c.zone is FRONT)).roll("hit", "hit")
    assert rolled_colors(table) == ["red", "red"]


def test_cracken_does_nothing_against_squadrons() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y, side=1, speed=3, upgrades=["general_cracken"])
    tie = table.squadron(TIE, X, Y + 80)
    table.run(StillTable())
    assert {attack.obstructed for attack in legal_attacks(table.game, tie)} == {False}


def test_jainas_light_is_not_hindered_by_cracken() -> None:
    table = duel("long", attacking=["jainas_light"], defender=CORVETTE, defending=["general_cracken"], on={"speed": 3})
    table.run(StillTable())
    assert not any(attack.obstructed for attack in legal_attacks(table.game, table.attacker))


# Mon Mothma


def mothma(at: str, *faces: str, upgrades: tuple[str, ...] = ()) -> Scenario:
    """A Nebulon-B of Mon Mothma has spent Evade."""
    table = duel(at, attacker=VICTORY, defender=NEBULON, defending=["mon_mothma", *upgrades])
    table.attack(*faces)
    if "accuracy" in offered(table):
        decline(table)
    return table.spend("evade")


@proves("CARD-mon-mothma-02", "CARD-mon-mothma-01")
def test_under_mon_mothma_an_evade_can_cancel_a_die_at_medium_range() -> None:
    table = mothma("medium", *["hit"] * 6)
    table.answer(EVADE_EFFECT, EvadeEffect.CANCEL).answer(EVADED_DICE, (0,))
    assert len(pool(table)) == 5
    assert table.question.kind is DEFENSE_TOKEN, "and nothing is rerolled"


@proves("CARD-mon-mothma-01")
def test_under_mon_mothma_an_evade_can_still_reroll_at_medium_range() -> None:
    table = mothma("medium", *["hit"] * 6)
    table.answer(EVADE_EFFECT, EvadeEffect.REROLL).answer(EVADED_DICE, (0,)).roll("blank")
    assert pool(table) == ["blank", *["hit"] * 5]


@proves("CARD-mon-mothma-02")
def test_under_mon_mothma_an_evade_rerolls_a_die_at_close_range() -> None:
    table = mothma("close", *["hit"] * 6).answer(EVADED_DICE, (5,)).roll("accuracy")
    assert pool(table) == [*["hit"] * 5, "accuracy"]


@proves("CARD-mon-mothma-02")
def test_under_mon_mothma_an_evade_rerolls_a_die_of_a_squadron_at_distance_1() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["mon_mothma"])
    bomber = table.squadron("tie_bomber_squadron", X, Y + 90)
    squadron_attack(table, bomber, nebulon, "hit crit", zone=FRONT).answer(DEFENSE_TOKEN, 0).roll("blank")
    assert pool(table) == ["blank"]


def test_mon_mothma_changes_nothing_at_long_range() -> None:
    table = mothma("long", "hit", "hit", "hit").answer(EVADED_DICE, (0,))
    assert pool(table) == ["hit", "hit"]
    assert table.question.kind is DEFENSE_TOKEN


def test_mon_mothma_does_nothing_for_enemies() -> None:
    table = duel("close", attacking=["mon_mothma"]).attack("hit", "hit", "hit").spend("evade")
    assert pool(table) == ["hit", "hit", "hit"]
