from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from armada.catalog.cards import Color, DefenseToken, Faction
from armada.catalog.catalog import catalog
from armada.catalog.shapes import ObstacleKind, obstacle_tokens
from armada.engine.effects import EFFECTS, STANDING
from armada.geometry.bases import HullZone
from armada.geometry.pose import Pose
from armada.messages.languages import speaking
from armada.messages.message import has_message
from armada.rules.game import deck_titles
from armada.rules.obstacles import KEYS
from armada.rules.ship_phase import ShipPhase
from armada.state.dice import Die, DieFace, Pool
from armada.state.records import BLANK_CARD, Command, Ship, Token, TokenState
from armada.words.citations import BY, is_card
from armada.words.names import Names, clicks, damage_card, facing, place, pool
from tests.builders.attack_table import VICTORY
from tests.builders.games import medium_game
from tests.builders.scenario import Scenario
from tests.builders.team_table import shared_game

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


def test_players_of_a_side_are_counted_and_named_together() -> None:
    table = Scenario(sides=(0, 0, 1))
    table.ship(VICTORY, 900, 300)
    names = Names(table.run(ShipPhase()).game.state)
    assert [names.count(side) for side in (0, 1)] == [2, 1]


def test_a_place_is_in_whole_millimetres_and_a_heading_in_whole_degrees() -> None:
    assert place(Pose(457_200, 92_400, 0)) == "457, 92"
    assert facing(Pose(899_600, 300_499, 29_600)) == "900, 300 at 30°"
    assert (place(Pose(500_500_000, 1_000, 0)), facing(Pose(0, 0, 359_400))) == ("500500, 1", "0, 0 at 359°")


def test_an_upgrade_is_named_with_its_ship_but_a_title_not_twice() -> None:
    table = Scenario()
    table.ship("cr90_corvette_a", 300, 300, side=1, upgrades=["raymus_antilles"])
    table.ship(VICTORY, 900, 300)
    state = table.run(ShipPhase()).game.state
    assert Names(state).upgrade(0) == "Raymus Antilles of CR90 Corvette A 0"
    title = replace(state, units=(replace(state.units[0], label="Raymus Antilles himself"), *state.units[1:]))
    assert Names(title).upgrade(0) == "Raymus Antilles himself (title)"


def test_an_effect_is_named_by_its_card_and_its_bearer() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, upgrades=["admiral_screed"], damage=["crew_panic"])
    howlrunner = table.squadron("howlrunner", 400, 400)
    table.ship("cr90_corvette_a", 300, 900, side=1)
    table.run(ShipPhase())
    names, state = Names(table.game.state), table.game.state
    label = state.units[ship].label
    assert names.effect("admiral_screed@0") == f"Admiral Screed of {label}"
    assert names.effect(f"howlrunner@{1000 + howlrunner}") == state.units[howlrunner].label
    (damage,) = table.the_ship(ship).damage
    assert names.effect(f"crew_panic@{3000 + damage.number}") == f"Crew Panic of {label}"
    assert names.effect("standard_critical") == "standard critical"


def test_a_defense_token_of_a_unit_that_is_gone_is_the_one_its_card_prints() -> None:
    state = medium_game().state
    ship = next(unit for unit in state.units if isinstance(unit, Ship) and len(unit.defense) > 1)
    kinds = [token.kind for token in ship.defense]
    gone = replace(state, units=tuple([replace(unit, defense=()) for unit in state.units]))
    assert [Names(gone).token(ship.id, place) for place in range(len(kinds))] == [kind.title() for kind in kinds]
    unknown = Names(state).token(ship.id, len(kinds))
    assert unknown == Names(gone).token(ship.id, len(kinds))
    assert unknown not in [kind.title() for kind in kinds]


def test_objective_tokens_are_numbered_only_if_there_are_several() -> None:
    state = medium_game().state
    token = Token(kind="minefields", pose=Pose(0, 0))
    one, two = (replace(state, tokens=(token,) * count) for count in (1, 2))
    assert Names(one).objective_token(0) == "Minefields token"
    assert [Names(two).objective_token(number) for number in (0, 1)] == ["Minefields token 1", "Minefields token 2"]
    assert Names(one).objective_token(1) == "objective token"


def test_with_more_than_two_players_a_ship_has_the_letter_of_who_decides_for_it_and_a_number() -> None:
    state = shared_game().state
    names = Names(state)
    signs = {id: names.call_signs[id] for id, unit in enumerate(state.units) if isinstance(unit, Ship)}
    assert list(signs.values()) == ["A1", "C1", "A2", "B1", "D1"]
    assert [names.unit(id) for id in signs] == [f"{state.units[id].label} ({sign})" for id, sign in signs.items()]


def test_between_two_players_the_name_of_a_ship_says_enough() -> None:
    state = medium_game(1).state
    assert Names(state).call_signs == {}
    assert Names(state).unit(0) == state.units[0].label
