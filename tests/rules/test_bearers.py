"""Which card in play is which, how stored games number it, and which ship or squadron it belongs to."""

from __future__ import annotations

import pytest

from armada.catalog.cards import CardKind
from armada.engine.card_ids import CardId
from armada.engine.effects import CardInPlay, Effect, read_ident
from armada.engine.procedures import Procedure
from armada.engine.seats import Seat
from armada.rules.bearers import bearer_of
from armada.rules.game import cards_of, deck_titles
from armada.rules.ship_phase import ShipPhase
from armada.rules.timing import ACT_1_BEFORE, DMG_CARD_IMMEDIATE, MAN_AFTER
from armada.words.names import Names
from tests.builders.scenario import Scenario
from tests.proves import proves

VICTORY, NEBULON = "victory_ii_class_star_destroyer", "nebulon_b_support_refit"


def table_with_all_kinds(profile: str) -> Scenario:
    """Two ships, a squadron each, an upgrade each, an objective and a faceup damage card each."""
    table = Scenario(profile=profile)
    table.ship(VICTORY, 600, 300, upgrades=["admiral_motti"], damage=["crew_panic"])
    table.squadron("tie_fighter_squadron", 900, 300)
    table.ship(NEBULON, 600, 600, 180, side=1, upgrades=["yavaris"], damage=["crew_panic"])
    table.squadron("x_wing_squadron", 900, 600, side=1)
    table.objective = "most_wanted"
    return table.run(ShipPhase())


@pytest.mark.parametrize("deck", range(8))
def test_every_card_of_every_damage_deck_has_a_number_of_its_own(deck: int) -> None:
    for place in range(len(deck_titles())):
        card = CardId(CardKind.DAMAGE_CARD, place, deck)
        assert CardId.read(card.number) == card


@pytest.mark.parametrize(
    "card",
    [
        CardId(CardKind.UPGRADE, 0),
        CardId(CardKind.UPGRADE, 999),
        CardId(CardKind.SQUADRON, 0),
        CardId(CardKind.SQUADRON, 999),
        CardId(CardKind.OBJECTIVE),
        CardId(CardKind.DAMAGE_CARD, 0),
        CardId(CardKind.DAMAGE_CARD, 51, 7),
    ],
)
def test_a_number_stands_for_the_card_that_it_was_given_to(card: CardId) -> None:
    assert CardId.read(card.number) == card


def test_numbers_stay_as_stored_games_have_them() -> None:
    numbers = [CardId(CardKind.UPGRADE, 4).number, CardId(CardKind.SQUADRON, 4).number]
    numbers += [CardId(CardKind.OBJECTIVE).number, CardId(CardKind.DAMAGE_CARD, 11, 1).number]
    assert numbers == [4, 1004, 2000, 3111]


def test_a_rule_that_acts_like_a_card_has_no_number() -> None:
    assert CardId.read(-1) is None
    assert read_ident("counter") == ("counter", None)
    assert read_ident("crew_panic@3111") == ("crew_panic", CardId(CardKind.DAMAGE_CARD, 11, 1))


@pytest.mark.parametrize("profile", ["standard", "tournament"])
def test_the_bearer_of_each_card_in_the_index_is_its_ship_or_squadron(profile: str) -> None:
    game = table_with_all_kinds(profile).game
    cards = cards_of(game.state)
    assert {card.id.kind for card in cards if card.id} == {CardKind.UPGRADE, CardKind.SQUADRON, CardKind.OBJECTIVE}
    for card in cards:
        assert bearer_of(game.state, card.id) == (None if card.unit < 0 else card.unit)


@proves("DMG-31")
@pytest.mark.parametrize(("profile", "decks"), [("standard", 1), ("tournament", 2)])
def test_the_bearer_of_a_damage_card_is_found_in_each_deck(profile: str, decks: int) -> None:
    game = table_with_all_kinds(profile).game
    assert len(game.state.decks) == decks
    effects = [effect for timing in (ACT_1_BEFORE, MAN_AFTER, DMG_CARD_IMMEDIATE) for effect in passing(game, timing)]
    assert [effect.card.unit for effect in effects] == [0, 2]
    for effect in effects:
        assert bearer_of(game.state, effect.card.id) == effect.card.unit
        assert Names(game.state).effect(effect.ident) == f"Crew Panic of {game.unit(effect.card.unit).label}"


def test_a_damage_card_that_is_no_longer_faceup_has_no_bearer() -> None:
    game = table_with_all_kinds("tournament").game
    assert bearer_of(game.state, CardId(CardKind.DAMAGE_CARD, 0, 1)) is None


def passing(game: object, timing: object) -> list[Effect[Procedure]]:
    return list(game.transient_effects(timing))  # type: ignore[attr-defined]


def test_an_effect_is_named_by_its_card_and_number() -> None:
    effect: Effect[Procedure] = Effect(card=CardInPlay("crew_panic", 3111, 2, Seat(1)))
    assert read_ident(effect.ident) == ("crew_panic", CardId(CardKind.DAMAGE_CARD, 11, 1))
