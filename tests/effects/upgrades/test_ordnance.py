"""Ordnance."""

from __future__ import annotations

from armada.catalog.cards import Dice
from armada.effects.upgrades.ordnance import HIT_ZONE
from armada.effects.verbs.dice import SPENT_DIE
from armada.engine.seats import Side
from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.squadron_phase import unactivated_squadrons
from armada.state.events.damage import DamageCardDealt, Destroyed
from armada.state.records import ShipId, SquadronId
from tests.builders.attack_table import GLADIATOR, NEBULON, Battle, X, Y, damage, pool, pool_colors, rolled_colors
from tests.builders.cards_table import anti_squadron, duel, is_discarded, offered, use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import battery
from tests.proves import proves

CRIT = ("blank", "blank", "hit crit", "blank")
"""A Gladiator's front at close range: a critical icon on a black die."""

# Assault Concussion Missiles


@proves("CARD-assault-concussion-missiles-02")
def test_assault_concussion_missiles_hurt_both_neighbours_of_the_defending_hull_zone() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["assault_concussion_missiles"])
    table.attack(*CRIT).pass_(DEFENSE_TOKEN)
    use(table, "assault_concussion_missiles")
    table.answer(HIT_ZONE, RIGHT, seat=0)
    assert (table.shields(table.defender, LEFT), table.shields(table.defender, RIGHT)) == (1, 1)
    assert table.shields(table.defender, REAR) == 1, "the rear is no neighbour"
    assert table.shields(table.defender, FRONT) == 1, "two damage of the attack itself"


@proves("CARD-assault-concussion-missiles-02")
def test_assault_concussion_missiles_deal_a_facedown_card_where_a_zone_has_no_shields() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["assault_concussion_missiles"], on={"shields": {LEFT: 0}})
    table.attack(*CRIT).pass_(DEFENSE_TOKEN)
    use(table, "assault_concussion_missiles").answer(HIT_ZONE, LEFT)
    assert [event.faceup for event in table.all(DamageCardDealt)] == [False]
    assert table.is_over, "the standard critical effect is forgone"


@proves("CARD-assault-concussion-missiles-01")
def test_brace_does_not_lower_the_damage_of_assault_concussion_missiles() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["assault_concussion_missiles"])
    table.attack(*CRIT).spend("brace").pass_(DEFENSE_TOKEN)
    use(table, "assault_concussion_missiles").answer(HIT_ZONE, LEFT)
    assert (table.shields(table.defender, LEFT), table.shields(table.defender, RIGHT)) == (1, 1)
    assert damage(table) == 1, "but that of the attack"


def test_a_ship_destroyed_by_the_first_missile_suffers_nothing_more() -> None:
    table = duel(
        "close",
        attacker=GLADIATOR,
        attacking=["assault_concussion_missiles"],
        on={"shields": {LEFT: 0}, "damage": [None] * 4},
    )
    table.attack(*CRIT).pass_(DEFENSE_TOKEN)
    use(table, "assault_concussion_missiles").answer(HIT_ZONE, LEFT)
    assert table.all(Destroyed)
    assert table.is_over


def test_assault_concussion_missiles_need_a_critical_icon_on_a_black_die() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["assault_concussion_missiles"])
    table.attack("crit", "blank", "hit", "blank").pass_(DEFENSE_TOKEN)
    assert offered(table) == {"standard_critical"}


def test_cards_of_assault_concussion_missiles_are_the_first_of_the_attack() -> None:
    table = duel(
        "close",
        attacker=GLADIATOR,
        attacking=["assault_concussion_missiles", "fire_control_team"],
        on={"shields": {LEFT: 0, FRONT: 0}},
    )
    table.next_cards("blinded_gunners")
    table.attack(*CRIT).pass_(DEFENSE_TOKEN)
    use(table, "standard_critical")
    use(table, "fire_control_team")
    use(table, "assault_concussion_missiles").answer(HIT_ZONE, LEFT)
    assert [event.faceup for event in table.all(DamageCardDealt)] == [True, False, False]


# Assault Proton Torpedoes


def test_assault_proton_torpedoes_deal_a_faceup_card_past_full_shields() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["assault_proton_torpedoes"])
    table.next_cards("blinded_gunners")
    table.attack(*CRIT).pass_(DEFENSE_TOKEN)
    use(table, "assault_proton_torpedoes")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [True]
    assert table.shields(table.defender, FRONT) == 1
    assert table.is_over, "the standard critical effect is forgone"


def test_contain_does_not_stop_assault_proton_torpedoes_and_later_cards_are_facedown() -> None:
    table = duel(
        "close",
        attacker=GLADIATOR,
        attacking=["assault_proton_torpedoes"],
        defender="interdictor_combat_refit",
        on={"shields": {FRONT: 0}},
    )
    table.next_cards("blinded_gunners")
    table.attack(*CRIT).spend("contain").pass_(DEFENSE_TOKEN)
    assert offered(table) == {"assault_proton_torpedoes"}
    use(table, "assault_proton_torpedoes")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [True, False, False]


def test_a_ship_destroyed_by_assault_proton_torpedoes_suffers_no_damage() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["assault_proton_torpedoes"], on={"damage": [None] * 4})
    table.next_cards("blinded_gunners")
    table.attack(*CRIT).pass_(DEFENSE_TOKEN)
    use(table, "assault_proton_torpedoes")
    assert table.all(Destroyed)
    assert len(table.all(DamageCardDealt)) == 1


def test_assault_proton_torpedoes_need_a_critical_icon_on_a_black_die() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["assault_proton_torpedoes"])
    table.attack("crit", "blank", "hit", "blank").pass_(DEFENSE_TOKEN)
    assert offered(table) == {"standard_critical"}


# Expanded Launchers, Rapid Reload


def test_expanded_launchers_give_the_front_two_black_dice() -> None:
    table = Scenario()
    gladiator = table.ship(GLADIATOR, X, Y, upgrades=["expanded_launchers"])
    table.run(StillTable())
    assert battery(table, gladiator, FRONT) == Dice(red=2, black=4)
    assert battery(table, gladiator, LEFT) == Dice(black=4), "other zones are as printed"


def test_the_dice_of_expanded_launchers_are_gathered_at_close_range_only() -> None:
    close = duel("close", attacker=GLADIATOR, attacking=["expanded_launchers"]).attack(*["hit"] * 6)
    assert rolled_colors(close) == ["red"] * 2 + ["black"] * 4
    medium = duel("medium", attacker=GLADIATOR, attacking=["expanded_launchers"]).attack(*["hit"] * 2)
    assert rolled_colors(medium) == ["red"] * 2


def test_expanded_launchers_leave_anti_squadron_dice_alone() -> None:
    table = Scenario()
    gladiator = table.ship(GLADIATOR, X, Y, upgrades=["expanded_launchers"])
    x_wing = table.squadron("x_wing_squadron", X, Y + 100, side=1)
    anti_squadron(table, gladiator, x_wing, "hit")
    assert rolled_colors(table) == ["blue"]


def test_rapid_reload_gives_both_sides_a_black_die() -> None:
    table = Scenario()
    gladiator = table.ship(GLADIATOR, X, Y, upgrades=["rapid_reload"])
    table.run(StillTable())
    assert battery(table, gladiator, LEFT) == battery(table, gladiator, RIGHT) == Dice(black=5)
    assert battery(table, gladiator, FRONT) == Dice(red=2, black=2), "front and rear are as printed"
    assert battery(table, gladiator, REAR) == Dice(red=1, black=1)


def test_the_die_of_rapid_reload_is_gathered_at_close_range_only() -> None:
    table = Scenario()
    gladiator = table.ship("gladiator_ii_class_star_destroyer", X, Y, upgrades=["rapid_reload"])
    near = table.ship("cr90_corvette_a", X + 120, Y, side=1)
    table.run(Attack(attacker=gladiator, zone=RIGHT, defender=near, target_zone=LEFT)).roll(*["hit"] * 5)
    assert rolled_colors(table) == ["red"] + ["black"] * 4
    far = Scenario()
    gladiator = far.ship("gladiator_ii_class_star_destroyer", X, Y, upgrades=["rapid_reload"])
    corvette = far.ship("cr90_corvette_a", X + 200, Y, side=1)
    far.run(Attack(attacker=gladiator, zone=RIGHT, defender=corvette, target_zone=LEFT)).roll("hit")
    assert rolled_colors(far) == ["red"]


def test_rapid_reload_of_another_ship_gives_nothing() -> None:
    table = Scenario()
    table.ship(GLADIATOR, X, Y, upgrades=["rapid_reload"])
    other = table.ship(GLADIATOR, X + 200, Y)
    table.run(StillTable())
    assert battery(table, other, LEFT) == Dice(black=4)


# Flechette Torpedoes


def raider_and_x_wing(*, activated: bool = False) -> tuple[Scenario, ShipId, SquadronId]:
    """A Raider I, with two black anti-squadron dice, and an X-wing squadron in its front arc."""
    table = Scenario()
    raider = table.ship("raider_i_class_corvette", X, Y, upgrades=["flechette_torpedoes"])
    x_wing = table.squadron("x_wing_squadron", X, Y + 100, side=1, activated=activated)
    table.run(Attack(attacker=raider, zone=FRONT, defender=x_wing))
    return table, raider, x_wing


def test_flechette_torpedoes_spend_a_black_critical_to_make_a_squadron_count_as_activated() -> None:
    table, _, x_wing = raider_and_x_wing()
    use(table.roll("hit crit", "hit"), "flechette_torpedoes")
    assert table.the_squadron(x_wing).activated
    assert unactivated_squadrons(table.game, Side(1)) == []
    assert table.the_squadron(x_wing).hull == 4, "the hit on the spent die is lost"


def test_flechette_torpedoes_act_once_in_an_attack() -> None:
    table, _, x_wing = raider_and_x_wing()
    use(table.roll("hit crit", "hit crit"), "flechette_torpedoes").answer(SPENT_DIE, 0)
    assert table.the_squadron(x_wing).hull == 4
    assert table.is_over, "it is not offered again for the other die"


def test_flechette_torpedoes_are_not_offered_against_activated_squadrons_or_without_a_critical() -> None:
    table, _, _ = raider_and_x_wing(activated=True)
    assert not offered(table.roll("hit crit", "hit"))
    table, _, _ = raider_and_x_wing()
    assert not offered(table.roll("hit", "hit"))


def test_flechette_torpedoes_are_not_offered_against_a_ship() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["flechette_torpedoes"])
    assert not offered(table.attack(*CRIT))


# External Racks


def racked(at: str = "close") -> Battle:
    """A Gladiator with External Racks attacks."""
    table = duel(at, attacker=GLADIATOR, attacking=["external_racks"])
    return table.attack("hit", "hit", *["blank"] * (2 if at == "close" else 0))


def test_external_racks_add_two_black_dice_at_close_range_once() -> None:
    table = use(racked(), "external_racks").roll("hit", "hit crit")
    assert pool_colors(table)[-2:] == ["black", "black"]
    assert pool(table)[-2:] == ["hit", "hit crit"]
    assert is_discarded(table, "external_racks")
    assert "external_racks" not in offered(table)


def test_external_racks_add_their_dice_against_squadrons_too() -> None:
    table = Scenario()
    ship = table.ship(GLADIATOR, X, Y, upgrades=["external_racks"])
    x_wing = table.squadron("x_wing_squadron", X, Y + 90, side=1)
    assert "external_racks" in offered(anti_squadron(table, ship, x_wing, "accuracy", "accuracy"))


def test_external_racks_are_not_offered_beyond_close_range_or_to_a_defender() -> None:
    assert "external_racks" not in offered(racked("medium"))
    table = duel("close", attacker=GLADIATOR, defending=["external_racks"], defender=NEBULON)
    assert "external_racks" not in offered(table.attack("hit", "hit", "blank", "blank"))
