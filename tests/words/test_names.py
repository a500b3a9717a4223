from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from armada.catalog.cards import Color, DefenseToken, Faction
from armada.catalog.catalog import catalog
from armada.catalog.shapes import ObstacleKind, obstacle_tokens
from armada.engine.effects import EFFECTS, STANDING
from armada.geometry.bases import HullZone
from armada.messages.languages import speaking
from armada.messages.message import has_message
from armada.rules.game import deck_titles
from armada.rules.obstacles import KEYS
from armada.state.dice import Die, DieFace, Pool
from armada.state.records import BLANK_CARD, Command, TokenState
from armada.words.citations import BY, is_card
from armada.words.names import Names, clicks, damage_card, pool
from tests.builders.games import medium_game

FAMILIES: dict[str, Iterable[str]] = {
    "faction": Faction,
    "hull-zone": HullZone,
    "command": Command,
    "defense-token": DefenseToken,
    "token-state": TokenState,
    "color": Color,
    "die-face": DieFace,
    "obstacle": obstacle_tokens(),
    "cause": [*BY, *ObstacleKind],
}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_value_of_a_kind_has_a_name(family: str) -> None:
    ids = [f"names-{family}-{value.replace(' ', '_')}" for value in FAMILIES[family]]
    assert not [id for id in ids if not has_message(id)]


def test_every_rule_that_acts_like_a_card_has_a_name() -> None:
    ours = [key for key, kinds in EFFECTS.items() if any(kind.__module__.startswith("armada.") for kind in kinds)]
    keys = {STANDING.get(key, key) for key in ours} - set(KEYS)
    assert not sorted([key for key in keys if not is_card(key) and not has_message(f"names-cause-{key}")])


def test_every_obstacle_can_begin_a_sentence() -> None:
    assert not [key for key in obstacle_tokens() if not has_message(f"names-obstacle-{key}.capital")]


def test_damage_cards_are_called_as_they_are_printed() -> None:
    assert {damage_card(number) for number in range(len(deck_titles()))} == {
        card.title for card in catalog().damage_cards.values()
    }
    assert (damage_card(-1), damage_card(BLANK_CARD)) == ("a damage card", "a blank damage card")


def test_an_effect_that_outlasts_its_card_has_the_name_of_the_card() -> None:
    names = Names(medium_game().state)
    assert names.card("entrapment_formation_in_force") == "Entrapment Formation!"
    assert names.card("obstacle_00") == names.obstacle(0)


def test_names_are_said_in_the_language_spoken() -> None:
    dice = Pool((Die(Color.RED, DieFace.HIT_CRIT), Die(Color.BLUE)))
    assert (pool(dice), clicks((0, -1, 2))) == ("red hit and crit, blue blank", "straight, 1 left, 2 right")
    with speaking("de"):
        assert (pool(dice), clicks((0, -1, 2))) == (
            "rot: Treffer und Krit, blau: leer",
            "geradeaus, 1 links, 2 rechts",
        )


def test_two_players_of_the_same_name_are_told_apart_by_their_seats() -> None:
    state = medium_game().state
    alike = replace(state, players=tuple([replace(player, name="Ackbar") for player in state.players]))
    assert [Names(alike).seat(seat) for seat in (0, 1)] == ["Ackbar (1)", "Ackbar (2)"]
