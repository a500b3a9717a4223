"""Upgrade cards and their effects belong together: one key for both, and costs as the card says."""

from __future__ import annotations

import pytest

import armada.effects  # noqa: F401
from armada.catalog.cards import Printing, UpgradeCard, Works
from armada.catalog.catalog import catalog
from armada.engine.effects import EFFECTS, MODIFIERS, STANDING, Edition
from armada.rules.costs import DISCARD, EXHAUST

ERA = 5
"""The last wave of the 2016 era."""
FLEET_BUILDING = {"invincible", "minister_tua", "radiant_vii"}
"""Cards that act while fleets are built, and in a game no more."""
PAID_IN_STEPS = {
    "admiral_montferrat",
    "all_fighters_follow_me",
    "commander_gherant",
    "entrapment_formation",
    "intensify_firepower",
    "shields_to_maximum",
    "take_evasive_action",
}
"""Cards that are discarded by a drawback, or as one of two ways to pay."""
EXHAUSTS_ANOTHER = {
    "mon_calamari_exodus_fleet",
    "seventh_fleet_star_destroyer",
    "task_force_antilles",
    "task_force_organa",
}
"""Cards of which one ship exhausts the copy of another."""
EXHAUSTED_FOR_A_PART = {"linked_turbolaser_towers"}
"""Cards of which only a part has that cost."""


def done(printing: Printing = Printing.ERA_2016) -> list[UpgradeCard]:
    """The upgrade cards that work in a game."""
    return [card for card in catalog(printing).upgrades.values() if card.effect is Works.DONE]


def test_every_upgrade_of_the_2016_era_is_done() -> None:
    of_era = [card for card in catalog().upgrades.values() if card.source.wave <= ERA]
    assert len(of_era) == 138
    assert [card.key for card in of_era if card.effect is not Works.DONE] == []


def test_every_upgrade_that_is_done_has_an_effect_under_its_key() -> None:
    assert [c.key for c in done() if c.key not in EFFECTS.keys() | MODIFIERS.keys() | FLEET_BUILDING] == []


def test_every_effect_is_that_of_a_card_or_of_a_rule() -> None:
    cards = catalog().cards.keys() | STANDING
    known = {key for key, kinds in EFFECTS.items() if kinds[0].__module__.startswith("armada.")}
    known |= {key for key, found in MODIFIERS.items() if found[0].change.__module__.startswith("armada.")}
    assert sorted(known - cards) == []


@pytest.mark.parametrize("printing", Printing)
def test_an_upgrade_is_exhausted_or_discarded_as_a_cost_exactly_if_its_card_says_so(printing: Printing) -> None:
    for card in done(printing):
        costs = [effect.cost for effect in Edition(printing).effects_of(card.key)]
        in_steps = card.key in EXHAUSTS_ANOTHER or (card.exhausts and card.key in EXHAUSTED_FOR_A_PART)
        assert (EXHAUST in costs or in_steps) is card.exhausts, card.key
        assert (DISCARD in costs or card.key in PAID_IN_STEPS) is card.discards, card.key
