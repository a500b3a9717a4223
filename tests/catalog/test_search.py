"""Finding cards by name, by words and by printed values."""

from __future__ import annotations

import pytest

from armada.catalog.cards import CardKind, Faction, Printing, ShipCard, Slot, UpgradeCard, Works
from armada.catalog.catalog import catalog
from armada.catalog.errata import Change, changes
from armada.catalog.search import Wanted, find, named, near_misses, points_of
from armada.catalog.status import status
from armada.geometry.bases import Size

CARDS = catalog()


def found(wanted: Wanted) -> list[str]:
    return [card.key for card in find(CARDS.cards.values(), wanted)]


def keys(text: str) -> list[str]:
    return [card.key for card in named(CARDS, text)]


@pytest.mark.parametrize("text", ["Demolisher", "demolisher", "DEMOLISHER!"])
def test_a_card_is_found_by_its_name(text: str) -> None:
    assert keys(text) == ["demolisher"]


def test_all_cards_of_one_name_are_found() -> None:
    assert {*keys("Leia Organa")} == {"leia_organa_commander", "leia_organa_officer"}


def test_an_ace_is_found_with_the_squadron_in_either_order() -> None:
    assert keys("Hera Syndulla - Ghost") == keys("Ghost – Hera Syndulla") == ["hera_syndulla_ghost"]


def test_a_generic_squadron_is_found_without_its_aces() -> None:
    assert keys("TIE Fighter Squadron") == keys("TIE fighter") == ["tie_fighter_squadron"]


def test_the_craft_of_an_ace_is_found() -> None:
    assert {*keys("Millennium Falcon")} == {"han_solo", "lando_calrissian_millennium_falcon"}


@pytest.mark.parametrize("text", ["Imperial II", "ISD II", "ISD 2", "imperial 2"])
def test_a_ship_is_found_by_what_players_call_it(text: str) -> None:
    assert keys(text) == ["imperial_ii_class_star_destroyer"]


def test_the_name_on_the_card_comes_before_what_players_call_others() -> None:
    assert keys("Rogue") == ["rogue"]


def test_a_name_no_card_has_finds_nothing() -> None:
    assert keys("Demolishr") == []


def test_near_misses_are_names_of_cards() -> None:
    assert near_misses(CARDS, "darth vadr")[0] == "Darth Vader"
    assert near_misses(CARDS, "Gladiator")[0] == "Gladiator I-class Star Destroyer"


def test_words_are_looked_for_in_name_ace_and_summary() -> None:
    assert "howlrunner" in found(Wanted(words=("howlrunner",)))
    assert "howlrunner" in found(Wanted(words=("TIE", "fighter")))
    assert "howlrunner" in found(Wanted(words=("another friendly swarm",)))


def test_all_words_must_be_there() -> None:
    assert found(Wanted(words=("howlrunner", "ion"))) == []


def test_words_are_found_inside_the_parts_of_an_objective() -> None:
    assert "jamming_barrier" in found(Wanted(words=("line", "joining"), kind=CardKind.OBJECTIVE))


def test_a_word_is_not_found_across_two_words() -> None:
    assert found(Wanted(words=("thisship",))) == []


def test_a_faction_can_field_its_own_cards_and_upgrades_of_none() -> None:
    officers = found(Wanted(faction=Faction.EMPIRE, slot=Slot.OFFICER))
    assert "admiral_chiraneau" in officers
    assert "intel_officer" in officers
    assert "raymus_antilles" not in officers


def test_objectives_belong_to_no_faction() -> None:
    assert found(Wanted(faction=Faction.REBEL, kind=CardKind.OBJECTIVE)) == []


def test_a_slot_means_upgrades_that_fill_it() -> None:
    cards = find(CARDS.cards.values(), Wanted(slot=Slot.OFFENSIVE_RETROFIT))
    assert len(cards) == 23
    assert all(isinstance(card, UpgradeCard) and Slot.OFFENSIVE_RETROFIT in card.slots for card in cards)


def test_a_slot_of_ships_means_their_upgrade_bar() -> None:
    cards = find(CARDS.cards.values(), Wanted(slot=Slot.FLEET_SUPPORT, kind=CardKind.SHIP))
    assert {card.title for card in cards} >= {"GR-75 Medium Transports"}
    assert all(isinstance(card, ShipCard) and Slot.FLEET_SUPPORT in card.upgrade_slots for card in cards)


def test_a_size_means_ships_of_it() -> None:
    assert len(found(Wanted(size=Size.HUGE))) == 4


def test_a_keyword_is_found_with_any_value() -> None:
    assert {"corran_horn", "dis_t81", "e_wing_squadron", "saber_squadron"} == {*found(Wanted(keyword="Snipe"))}


def test_a_keyword_is_found_with_one_value() -> None:
    assert {"corran_horn", "saber_squadron"} == {*found(Wanted(keyword="snipe 4"))}


def test_costs_are_bounded_on_both_sides() -> None:
    costs = [points_of(card) for card in find(CARDS.cards.values(), Wanted(min_cost=5, max_cost=6))]
    assert {*costs} == {5, 6}


def test_cards_without_a_cost_are_outside_of_all_bounds() -> None:
    assert found(Wanted(kind=CardKind.OBJECTIVE, min_cost=0)) == []
    assert points_of(CARDS.card("most_wanted")) is None


def test_cards_are_found_by_whether_they_work() -> None:
    assert "tie_fighter_squadron" in found(Wanted(status=Works.NONE_NEEDED))


def test_cards_come_by_kind_and_name() -> None:
    cards = find(CARDS.cards.values(), Wanted(words=("luke",)))
    assert [card.kind for card in cards] == sorted((card.kind for card in cards), key=[*CardKind].index)


def test_errata_are_told_with_both_values() -> None:
    assert changes("onager_class_testbed") == (Change("points", 96, 116),)


def test_errata_that_rewrite_a_card_change_its_summary() -> None:
    assert {change.key for change in changes("governor_pryce")} == {"summary", "only", "points"}


def test_a_card_without_errata_has_no_changes() -> None:
    assert changes("howlrunner") == ()


def test_withdrawn_cards_are_so_in_the_final_printing_only() -> None:
    assert {key for key, card in CARDS.upgrades.items() if card.withdrawn} == set()
    final = catalog(Printing.FINAL).upgrades
    assert {key for key, card in final.items() if card.withdrawn} == {"bail_organa_officer", "strategic_adviser"}


def test_the_status_counts_every_card_once_by_kind_and_wave() -> None:
    counted = status(CARDS.cards.values())
    assert counted.all.total == len(CARDS.cards)
    assert sum(tally.total for tally in counted.kinds.values()) == len(CARDS.cards)
    assert sum(tally.total for tally in counted.waves.values()) == len(CARDS.cards)


def test_the_status_counts_a_card_of_two_slots_in_both() -> None:
    counted = status([CARDS.card("darth_vader_boarding_team")])
    assert counted.slots[Slot.WEAPONS_TEAM].total == counted.slots[Slot.OFFENSIVE_RETROFIT].total == 1
    assert counted.all.total == 1


def test_the_status_tells_cards_that_need_nothing_from_those_not_yet_written() -> None:
    counted = status([CARDS.card("tie_fighter_squadron"), CARDS.card("cr90_corvette_a")])
    assert (counted.all.done, counted.all.none_needed, counted.all.not_yet) == (0, 2, 0)
