"""The printed cards: how many there are, what they refer to, and the facts of the rules that stand on them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from armada.catalog.cards import (
    CardKind,
    Category,
    Color,
    DamageTrait,
    Dice,
    Faction,
    Icon,
    Printing,
    ShipCard,
    Slot,
    SquadronCard,
    UpgradeCard,
    Works,
)
from armada.catalog.catalog import DATA, catalog
from armada.catalog.rules import rules
from armada.catalog.search import factions_of
from armada.catalog.shapes import chassis
from armada.errors import DataError
from armada.geometry.bases import HullZone, Size
from tests.proves import proves

CARDS = catalog()
FINAL = catalog(Printing.FINAL)


def sizes_of(ship_class: str) -> set[Size]:
    return {ship.size for ship in CARDS.ships.values() if ship.ship_class == ship_class}


def test_all_official_cards_are_there() -> None:
    count = Counter(card.kind for card in CARDS.cards.values())
    assert count == {
        CardKind.SHIP: 66,
        CardKind.SQUADRON: 107,
        CardKind.UPGRADE: 294,
        CardKind.OBJECTIVE: 55,
        CardKind.DAMAGE_CARD: 22,
        CardKind.STATION: 2,
        CardKind.KEYWORD: 18,
    }


def test_the_cards_of_2016_are_there() -> None:
    count = Counter(card.kind for card in CARDS.cards.values() if card.is_of_2016)
    assert (count[CardKind.SHIP], count[CardKind.SQUADRON], count[CardKind.UPGRADE], count[CardKind.OBJECTIVE]) == (
        30,
        66,
        138,
        32,
    )


def test_each_category_has_twelve_objectives_for_fleets() -> None:
    count = Counter(card.category for card in CARDS.objectives.values() if not card.campaign_only)
    assert count == {Category.ASSAULT: 12, Category.DEFENSE: 12, Category.NAVIGATION: 12}


@proves("PHYS-14")
def test_the_damage_deck_has_52_cards() -> None:
    assert sum(card.count for card in CARDS.damage_cards.values()) == 52


def test_the_damage_deck_has_36_ship_and_16_crew_cards() -> None:
    count: Counter[DamageTrait] = Counter()
    for card in CARDS.damage_cards.values():
        count[card.trait] += card.count
    assert count == {DamageTrait.SHIP: 36, DamageTrait.CREW: 16}


@proves("DICE-12", "DICE-04")
def test_a_red_die_has_two_blanks_two_hits_two_crits_a_double_hit_and_an_accuracy() -> None:
    assert Counter(CARDS.dice_faces[Color.RED]) == {
        (): 2,
        (Icon.HIT,): 2,
        (Icon.CRIT,): 2,
        (Icon.HIT, Icon.HIT): 1,
        (Icon.ACCURACY,): 1,
    }


@proves("DICE-13")
def test_a_blue_die_has_four_hits_two_crits_and_two_accuracies() -> None:
    assert Counter(CARDS.dice_faces[Color.BLUE]) == {(Icon.HIT,): 4, (Icon.CRIT,): 2, (Icon.ACCURACY,): 2}


@proves("DICE-14", "DICE-04")
def test_a_black_die_has_two_blanks_four_hits_and_two_hits_with_a_crit() -> None:
    assert Counter(CARDS.dice_faces[Color.BLACK]) == {(): 2, (Icon.HIT,): 4, (Icon.HIT, Icon.CRIT): 2}


@proves("DICE-15")
@pytest.mark.parametrize("color", Color)
def test_every_die_has_eight_faces(color: Color) -> None:
    assert len(CARDS.dice_faces[color]) == 8


@proves("PHYS-04")
@pytest.mark.parametrize("ship_class", ["cr90_corvette", "nebulon_b_frigate", "gladiator_class_star_destroyer"])
def test_corvette_nebulon_b_and_gladiator_are_small(ship_class: str) -> None:
    assert sizes_of(ship_class) == {Size.SMALL}


@proves("PHYS-05")
@pytest.mark.parametrize("ship_class", ["assault_frigate_mark_ii", "victory_star_destroyer"])
def test_assault_frigate_and_victory_are_medium(ship_class: str) -> None:
    assert sizes_of(ship_class) == {Size.MEDIUM}


@proves("PHYS-06")
def test_ships_of_2016_are_small_medium_or_large() -> None:
    assert {ship.size for ship in CARDS.ships.values() if ship.is_of_2016} == {Size.SMALL, Size.MEDIUM, Size.LARGE}


@proves("FLEET-22")
def test_the_cards_of_2016_are_rebel_or_imperial() -> None:
    shown = {faction for card in CARDS.cards.values() if card.is_of_2016 for faction in factions_of(card)}
    assert shown == {Faction.REBEL, Faction.EMPIRE}


@proves("FLEET-09")
def test_every_ship_and_squadron_is_aligned_with_one_faction() -> None:
    assert all(factions_of(ship) == (ship.faction,) for ship in CARDS.ships.values())
    assert all(factions_of(squadron) == (squadron.faction,) for squadron in CARDS.squadrons.values())


@proves("FLEET-09")
def test_the_same_class_shows_the_icon_of_each_faction_that_flies_it() -> None:
    victories = {ship.key: ship.faction for ship in CARDS.ships.values() if ship.ship_class == "victory_star_destroyer"}
    assert victories["victory_i_class_star_destroyer"] is Faction.EMPIRE
    assert victories["victory_i_class_star_destroyer_republic"] is Faction.REPUBLIC


@proves("UPG-10", "UPG-11")
def test_the_upgrades_of_2016_have_the_icons_of_the_rules() -> None:
    slots = {slot for card in CARDS.upgrades.values() if card.is_of_2016 for slot in card.slots}
    assert slots == {*Slot} - {Slot.SUPERWEAPON}


@proves("UPG-09")
def test_no_upgrade_bar_has_a_commander_or_title_icon() -> None:
    assert not [ship.key for ship in CARDS.ships.values() if {Slot.COMMANDER, Slot.TITLE} & {*ship.upgrade_slots}]


@pytest.mark.parametrize("printing", Printing)
def test_every_title_is_for_a_ship_class_or_for_all_ships_with_a_name(printing: Printing) -> None:
    cards = catalog(printing)
    classes = {ship.ship_class for ship in cards.ships.values()}
    titles = [card for card in cards.upgrades.values() if Slot.TITLE in card.slots]
    assert len(titles) == 79
    assert {ship_class for card in titles for ship_class in card.only.ship_classes} <= classes
    assert {card.key: card.only.name_tags for card in titles if not card.only.ship_classes} == {
        "mon_calamari_exodus_fleet": ("mc",),
        "seventh_fleet_star_destroyer": ("star_destroyer",),
    }


def test_limits_by_trait_and_name_fit_some_ship() -> None:
    printed = {word for ship in CARDS.ships.values() for word in (*ship.traits, *ship.name_tags)}
    asked = {word for card in CARDS.upgrades.values() for word in (*card.only.traits, *card.only.name_tags)}
    assert asked <= printed


def test_every_squadron_keyword_is_described() -> None:
    shown = {keyword.name for card in CARDS.squadrons.values() for keyword in card.keywords}
    assert shown == {*CARDS.keywords}


def test_every_ship_has_a_chassis_of_its_size() -> None:
    assert [ship.key for ship in CARDS.ships.values() if chassis()[ship.chassis].size is not ship.size] == []


def test_a_ship_has_shields_and_battery_for_the_same_hull_zones() -> None:
    four = {HullZone.FRONT, HullZone.LEFT, HullZone.RIGHT, HullZone.REAR}
    for ship in CARDS.ships.values():
        zones = {*HullZone} if ship.size is Size.HUGE else four
        assert {*ship.shields} == {*ship.battery} == zones, ship.key


def test_the_speed_chart_has_a_yaw_for_each_joint_of_each_speed() -> None:
    for ship in CARDS.ships.values():
        assert [len(yaws) for yaws in ship.speed_chart] == [*range(1, ship.max_speed + 1)], ship.key
        assert {yaw for yaws in ship.speed_chart for yaw in yaws} <= {0, 1, 2}, ship.key


@pytest.mark.parametrize("printing", Printing)
def test_a_card_with_an_effect_has_a_summary(printing: Printing) -> None:
    cards = catalog(printing).cards.values()
    assert [card.key for card in cards if card.effect is not Works.NONE_NEEDED and not card.summary] == []


@pytest.mark.parametrize("printing", Printing)
def test_a_card_without_an_effect_has_no_summary(printing: Printing) -> None:
    cards = catalog(printing).cards.values()
    assert [card.key for card in cards if card.effect is Works.NONE_NEEDED and card.summary] == []


@pytest.mark.parametrize("printing", Printing)
def test_summaries_are_short_sentences(printing: Printing) -> None:
    for card in catalog(printing).cards.values():
        if card.summary:
            assert re.fullmatch(r"\S(?:[^\n]{10,298})[.!)]", card.summary), card.key
            assert "  " not in card.summary, card.key
            assert "[" not in card.summary, card.key


def test_every_ruling_is_a_rule() -> None:
    assert {ruling for card in CARDS.cards.values() for ruling in card.rulings} <= {*rules()}


def test_every_objective_says_what_it_does() -> None:
    for card in CARDS.objectives.values():
        assert card.setup or card.special_rule, card.key


def test_a_key_is_the_same_card_in_both_printings() -> None:
    assert [(key, card.name) for key, card in CARDS.cards.items()] == [
        (key, card.name) for key, card in FINAL.cards.items()
    ]


def test_cards_go_by_their_name_where_no_other_card_has_it() -> None:
    assert isinstance(CARDS.card("demolisher"), UpgradeCard)
    assert isinstance(CARDS.card("luke_skywalker"), SquadronCard)
    assert isinstance(CARDS.card("jainas_light"), UpgradeCard)


def test_cards_of_one_name_are_told_apart_by_slot_and_squadron() -> None:
    vaders = {key for key, card in CARDS.cards.items() if card.title == "Darth Vader"}
    assert vaders == {
        "darth_vader_commander",
        "darth_vader_officer",
        "darth_vader_boarding_team",
        "darth_vader_tie_advanced_squadron",
        "darth_vader_tie_defender_squadron",
    }


@pytest.mark.parametrize("printing", Printing)
def test_every_unique_card_has_a_name_nobody_else_in_a_fleet_may_have(printing: Printing) -> None:
    for card in catalog(printing).cards.values():
        if isinstance(card, ShipCard | SquadronCard | UpgradeCard):
            assert bool(card.unique_names) is card.unique, card.key


def test_an_ace_holds_the_name_of_the_craft_too() -> None:
    assert CARDS.squadrons["han_solo"].unique_names == ("Han Solo", "Millennium Falcon")


def test_every_card_stands_in_the_file_of_its_class_faction_slot_or_category() -> None:
    for ship in CARDS.ships.values():
        assert f"[{ship.key}]" in (DATA / "ships" / f"{ship.ship_class}.toml").read_text(), ship.key
    for squadron in CARDS.squadrons.values():
        assert f"[{squadron.key}]" in (DATA / "squadrons" / f"{squadron.faction}.toml").read_text(), squadron.key
    for upgrade in CARDS.upgrades.values():
        assert f"[{upgrade.key}]" in (DATA / "upgrades" / f"{'_'.join(upgrade.slots)}.toml").read_text(), upgrade.key
    for objective in CARDS.objectives.values():
        assert f"[{objective.key}]" in (DATA / "objectives" / f"{objective.category}.toml").read_text(), objective.key


def test_the_victory_i_is_as_printed() -> None:
    victory = CARDS.ships["victory_i_class_star_destroyer"]
    assert (victory.points, victory.hull, victory.command, victory.squadron, victory.engineering) == (73, 8, 3, 3, 4)
    assert victory.battery[HullZone.FRONT] == Dice(red=3, black=3)
    assert victory.speed_chart == ((1,), (0, 1))
    assert victory.max_speed == 2


def test_a_pool_counts_its_dice() -> None:
    assert Dice(red=3, blue=1, black=2).total == 6


def test_the_catalogue_is_read_once() -> None:
    assert catalog() is catalog(Printing.ERA_2016)


def test_a_key_no_card_has_is_refused_with_those_close_to_it() -> None:
    with pytest.raises(DataError, match=r"\[demolishr\]: no card has this key\. Did you mean demolisher"):
        CARDS.card("demolishr")


def test_a_key_like_no_other_is_refused_with_a_way_to_search() -> None:
    with pytest.raises(DataError, match="Search by words with `armada card find`"):
        CARDS.card("qqqqqqqq")
