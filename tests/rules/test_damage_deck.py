"""Damage cards: dealt from the deck, faceup and facedown, discarded, reshuffled (DMG)."""

from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.cards import DamageTiming
from armada.catalog.catalog import catalog
from armada.engine.effects import Effect
from armada.engine.procedures import DONE, StepResult
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import (
    DealDamageCard,
    TurnFaceup,
    discard_damage_card,
    flip_facedown,
    place_of,
)
from armada.rules.destruction import is_destroyed
from armada.rules.game import Game, deck_titles
from armada.rules.timing import DMG_CARD_BEFORE, DMG_CARD_IMMEDIATE, DMG_CARD_REVEAL
from armada.state.events.cards import EffectResolved
from armada.state.events.damage import (
    DamageCardDealt,
    DamageCardDiscarded,
    DamageCardFlipped,
    Destroyed,
    TopCardDiscarded,
)
from armada.state.events.setup import DeckShuffled
from armada.state.records import BLANK_CARD, ShipId
from armada.views.masking import masked
from tests.builders.noted_effects import noted, resolved
from tests.builders.notes import EffectNoted
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

VICTORY, CR90 = "victory_ii_class_star_destroyer", "cr90_corvette_a"


def dealt(
    *titles: str, faceup: bool = False, upgrades: tuple[str, ...] = (), profile: str = "standard"
) -> tuple[Scenario, ShipId]:
    """A Victory II that is to be dealt a card; these are on top of the deck."""
    table = Scenario(profile=profile)
    ship = table.ship(VICTORY, 900, 300, upgrades=upgrades)
    table.ship(CR90, 300, 300)
    table.ship(CR90, 300, 800, side=1)
    table.next_cards(*titles)
    table.run(DealDamageCard(ship=ship, faceup=faceup, by="test"))
    return table, ship


def titles_of(table: Scenario, ship: ShipId) -> list[str]:
    """The titles of a ship's damage cards, facedown ones too."""
    return [deck_titles()[card.number] for card in table.the_ship(ship).damage]


# Dealing


@proves("DMG-27")
def test_a_dealt_card_comes_from_the_top_of_the_deck_and_bypasses_shields() -> None:
    table, ship = dealt("crew_panic")
    assert titles_of(table, ship) == ["crew_panic"]
    assert table.shields(ship, FRONT) == 3
    assert len(table.game.state.decks[0].order) == 51


@proves("DMG-12", "DMG-13")
def test_a_faceup_card_with_a_persistent_effect_stays_faceup() -> None:
    table, ship = dealt("power_failure", faceup=True)
    assert table.the_ship(ship).damage[0].faceup
    assert table.game.has_faceup(ship, "power_failure") == 1
    assert not table.all(DamageCardFlipped)


@proves("DMG-12")
def test_every_damage_card_has_an_immediate_or_a_persistent_effect_or_both() -> None:
    timings = {card.timing for card in catalog().damage_cards.values()}
    assert timings == set(DamageTiming)
    assert all(card.summary for card in catalog().damage_cards.values())


@proves("DMG-12", "FX-20")
def test_an_immediate_effect_is_resolved_when_the_card_is_dealt_faceup_and_must_be(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(), DMG_CARD_IMMEDIATE, "test_at_once")
    table, ship = dealt("power_failure", faceup=True, upgrades=("test_at_once",))
    assert resolved(table) == ["test_at_once@0"]
    kinds = [type(event) for event in table.events]
    assert kinds == [DamageCardDealt, EffectResolved, EffectNoted]
    assert table.is_over, "nobody was asked"
    assert table.the_ship(ship).damage


@proves("DMG-14", "FX-24")
def test_a_facedown_card_has_no_effect_beyond_counting_as_damage(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(), DMG_CARD_IMMEDIATE, "test_at_once")
    table, ship = dealt("structural_damage", upgrades=("test_at_once",))
    assert not resolved(table)
    assert table.game.has_faceup(ship, "structural_damage") == 0
    assert len(table.the_ship(ship).damage) == 1


@proves("DMG-08")
def test_facedown_and_faceup_cards_count_alike() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, damage=("power_failure", None, "crew_panic"))
    table.ship(CR90, 300, 300)
    table.run(DealDamageCard(ship=ship, check=False))
    assert len(table.the_ship(ship).damage) == 4
    assert is_destroyed(table.game, ship)


@proves("DMG-16")
def test_each_damage_card_has_a_trait_which_does_nothing_by_itself() -> None:
    cards = catalog().damage_cards.values()
    assert {card.trait.value for card in cards} == {"ship", "crew"}
    crew = next(card.key for card in cards if card.trait.value == "crew" and card.timing is DamageTiming.PERSISTENT)
    ship = next(card.key for card in cards if card.trait.value == "ship" and card.timing is DamageTiming.PERSISTENT)
    for title in (crew, ship):
        table, id = dealt(title, faceup=True)
        assert table.is_over
        assert titles_of(table, id) == [title]


@proves("DMG-06", "DMG-30")
def test_the_immediate_effect_of_a_faceup_card_is_completed_before_the_next_point(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(), DMG_CARD_IMMEDIATE, "test_at_once")
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, shields={FRONT: 0}, upgrades=("test_at_once",))
    table.ship(CR90, 300, 800, side=1)
    table.next_cards("power_failure", "crew_panic")
    table.run(SufferDamage(unit=ship, zone=FRONT, amount=2, by="test", faceup_cards=1))
    kinds = [type(event) for event in table.events]
    assert kinds == [DamageCardDealt, EffectResolved, EffectNoted, DamageCardDealt]
    assert [card.faceup for card in table.the_ship(ship).damage] == [True, False]


# Turning and discarding


@proves("DMG-13", "DMG-14", "INFO-07")
def test_a_card_that_an_effect_flips_facedown_has_no_effect_and_is_hidden_but_known() -> None:
    table, ship = dealt("power_failure", faceup=True)
    flip_facedown(table.game, ship, 0)
    (card,) = table.the_ship(ship).damage
    assert not card.faceup
    assert table.game.has_faceup(ship, "power_failure") == 0
    assert card.known_to == (0, 1), "both saw it when it was faceup"
    assert masked(card, None).number == -1, "it cannot be looked at any more"


@proves("DMG-12", "DMG-13")
def test_a_card_turned_faceup_later_resolves_its_immediate_effect_then(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(), DMG_CARD_IMMEDIATE, "test_at_once")
    table, ship = dealt("power_failure", upgrades=("test_at_once",))
    assert not resolved(table)
    table.events += table.game.interrupt(TurnFaceup(ship=ship, place=0))
    assert resolved(table) == ["test_at_once@0"]
    assert table.the_ship(ship).damage[0].faceup
    assert table.the_ship(ship).damage[0].known_to == (0, 1)


@proves("DMG-17", "INFO-16")
def test_a_discarded_card_goes_to_the_discard_pile_which_all_can_see() -> None:
    table, ship = dealt("crew_panic")
    number = table.the_ship(ship).damage[0].number
    assert place_of(table.game, ship, number) == 0
    discard_damage_card(table.game, ship, 0)
    assert table.the_ship(ship).damage == ()
    assert place_of(table.game, ship, number) is None
    for seat in (Seat(0), Seat(1), None):
        assert masked(table.game.state, seat).decks[0].discarded == (number,)
    assert isinstance(table.game.events[-1], DamageCardDiscarded)


# The deck


@proves("DMG-15")
def test_an_empty_deck_is_rebuilt_from_the_discard_pile_before_a_card_is_drawn() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, damage=("crew_panic", "power_failure"))
    table.ship(CR90, 300, 800, side=1)
    table.deck = ()
    table.run(DealDamageCard(ship=ship))
    assert table.last(DamageCardDealt).number == BLANK_CARD
    first = table.the_ship(ship).damage[0].number
    discard_damage_card(table.game, ship, 0)
    table.events += table.game.interrupt(DealDamageCard(ship=ship))
    table._go_on()
    assert table.last(DeckShuffled).order == (first,)
    assert table.last(DamageCardDealt).number == first
    assert table.game.state.decks[0].discarded == ()


@proves("DMG-15")
def test_an_empty_deck_is_shuffled_before_an_effect_looks_at_it(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(lambda effect, game, deal: bool(game.state.decks[0].order)), DMG_CARD_BEFORE, "test_spy")
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, damage=("crew_panic", "power_failure"), upgrades=("test_spy",))
    table.ship(CR90, 300, 800, side=1)
    table.deck = ()
    table.run(DealDamageCard(ship=ship))
    assert not resolved(table)
    discard_damage_card(table.game, ship, 0)
    table.events += table.game.interrupt(DealDamageCard(ship=ship))
    table._go_on()
    assert resolved(table) == ["test_spy@0"]


@proves("DMG-32")
@pytest.mark.parametrize("faceup", [False, True])
def test_with_neither_deck_nor_discard_pile_a_blank_card_is_dealt_that_counts_as_damage(faceup: bool) -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, damage=(None,) * 6)
    table.ship(CR90, 300, 300)
    table.deck = ()
    table.run(DealDamageCard(ship=ship, faceup=faceup))
    assert table.the_ship(ship).damage[-1].number == BLANK_CARD
    assert not is_destroyed(table.game, ship)
    table.events += table.game.interrupt(DealDamageCard(ship=ship, faceup=faceup))
    assert table.last(Destroyed).unit == ship, "the eighth card"


@proves("DMG-32")
def test_a_blank_card_that_is_discarded_does_not_come_into_the_deck() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300)
    table.deck = ()
    table.run(DealDamageCard(ship=ship))
    discard_damage_card(table.game, ship, 0)
    assert table.the_ship(ship).damage == ()
    assert table.game.state.decks[0].discarded == ()


@proves("DMG-31")
def test_in_the_standard_profile_there_is_one_deck_for_all() -> None:
    table, ship = dealt("crew_panic")
    enemy = ShipId(2)  # type: ignore[arg-type]
    assert len(table.game.state.decks) == 1
    assert table.game.deck_of(ship) == table.game.deck_of(enemy) == 0


@proves("DMG-31")
@pytest.mark.parametrize("profile", ["tournament", "sector_fleet"])
def test_in_other_profiles_each_player_draws_from_a_deck_and_discards_to_a_pile_of_the_own(profile: str) -> None:
    table, ship = dealt("crew_panic", profile=profile)
    enemy = ShipId(2)  # type: ignore[arg-type]
    assert [table.game.deck_of(unit) for unit in (ship, enemy)] == [0, 1]
    table.game.interrupt(DealDamageCard(ship=enemy))
    assert [len(deck.order) for deck in table.game.state.decks] == [51, 51]
    discard_damage_card(table.game, enemy, 0)
    assert [len(deck.discarded) for deck in table.game.state.decks] == [0, 1]


@proves("INFO-07", "INFO-10")
def test_nobody_sees_the_deck_or_a_facedown_card_not_even_the_owner() -> None:
    table, ship = dealt("crew_panic")
    for seat in (Seat(0), Seat(1), None):
        seen = masked(table.game.state, seat)
        assert set(seen.decks[0].order) == {-1}
        assert len(seen.decks[0].order) == 51
        unit: Any = seen.units[ship]
        assert unit.damage[0].number == -1
        assert masked(table.last(DamageCardDealt), seat).number == -1


@proves("INFO-01")
def test_a_faceup_card_is_seen_by_all() -> None:
    table, ship = dealt("crew_panic", faceup=True)
    number = table.the_ship(ship).damage[0].number
    for seat in (Seat(0), Seat(1), None):
        unit: Any = masked(table.game.state, seat).units[ship]
        assert unit.damage[0].number == number
        assert masked(table.last(DamageCardDealt), seat).number == number


@proves("INFO-03")
def test_how_many_copies_of_a_card_are_left_follows_from_what_is_open() -> None:
    table, ship = dealt("crew_panic", faceup=True)
    seen = masked(table.game.state, Seat(1))
    unit: Any = seen.units[ship]
    gone = [*seen.decks[0].discarded, *[card.number for card in unit.damage if card.number >= 0]]
    left = catalog().damage_cards["crew_panic"].count - [deck_titles()[n] for n in gone].count("crew_panic")
    assert left == [deck_titles()[n] for n in table.game.state.decks[0].order].count("crew_panic") == 1


# Effects before a card is dealt


class PreventTheCard(Effect[DealDamageCard], kw_only=True):
    """Discard a card that is to be dealt to the ship."""

    def can_resolve(self, game: Game, deal: DealDamageCard) -> bool:
        return deal.ship == self.card.unit

    def resolve(self, game: Game, deal: DealDamageCard) -> StepResult:
        deal.prevented = True
        return DONE


def test_a_faceup_card_is_shown_before_it_is_dealt_and_can_be_discarded_then(made_up: MadeUpCards) -> None:
    made_up.offer(PreventTheCard, DMG_CARD_REVEAL, "test_medics")
    table, ship = dealt("structural_damage", faceup=True, upgrades=("test_medics",))
    table.answer(EFFECT, "test_medics@0")
    assert table.is_over
    assert table.the_ship(ship).damage == ()
    assert not table.all(DamageCardDealt)
    assert table.last(TopCardDiscarded).number == table.game.state.decks[0].discarded[0]


def test_a_facedown_card_is_not_shown_before_it_is_dealt(made_up: MadeUpCards) -> None:
    made_up.offer(PreventTheCard, DMG_CARD_REVEAL, "test_medics")
    table, ship = dealt("structural_damage", upgrades=("test_medics",))
    assert table.is_over
    assert len(table.the_ship(ship).damage) == 1


def test_an_effect_that_prevents_a_card_does_not_replace_it(made_up: MadeUpCards) -> None:
    made_up.trigger(PreventTheCard, DMG_CARD_REVEAL, "test_medics")
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, shields={FRONT: 0}, upgrades=("test_medics",))
    table.ship(CR90, 300, 800, side=1)
    table.run(SufferDamage(unit=ship, zone=FRONT, amount=2, by="test", faceup_cards=1))
    assert len(table.all(TopCardDiscarded)) == 2, "the next card would be the first dealt faceup, and is prevented too"
    assert table.the_ship(ship).damage == ()
