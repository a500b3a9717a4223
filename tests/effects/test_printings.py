"""Each effect is for the printing and the profiles that it declares; a card without effect does nothing in a game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

import armada
from armada import Game
from armada.catalog.cards import CardKind, Faction, Printing, Works
from armada.catalog.catalog import catalog
from armada.catalog.errata import changes
from armada.catalog.profiles import Profile, profiles
from armada.engine.effects import EFFECTS, MODIFIERS, STANDING, CardInPlay, Edition, Effect, Index, Stage
from armada.engine.effects import modifier as modify
from armada.engine.effects import offer as offered
from armada.fleet.fleet import Fleet, FleetShip
from armada.fleet.ready_made import ready_made
from armada.rules.attack import Attack
from armada.rules.queries import MAY_TARGET
from armada.rules.timing import ATK_3_MODIFY
from tests.rules.conftest import MadeUpCards

WITHOUT_PART_IN_GAMES = {"invincible", "minister_tua", "radiant_vii", "unarmed_station"}
"""Cards that only matter when fleets are built, or by the values of a station."""


@cache
def game_of_all_cards(printing: Printing) -> Game:
    """A game with each upgrade, squadron and objective: no fleet could have them all, but an index can."""
    cards = catalog(printing)
    fleet = Fleet(
        faction=Faction.REBEL,
        printing=printing,
        ships=(FleetShip("cr90_corvette_a", tuple(cards.upgrades)),),
        squadrons=tuple(cards.squadrons),
        objectives=tuple(cards.objectives),
    )
    return Game.new([fleet, fleet], allow_missing=True, allow_illegal=True)


def keys_in(index: Index) -> set[str]:
    """The cards and rules of which an index has an effect."""
    effects = {effect.card.key for found in index.effects.values() for effect in found}
    return effects | {card.key for found in index.modifiers.values() for card, _ in found}


def with_effect(game: Game) -> set[str]:
    """The cards of the catalogue that do something in a game, by whatever key."""
    found = {STANDING.get(key, key) for key in keys_in(game.index)}
    for objective in game.catalog.objectives:
        game.state = replace(game.state, objective=objective)
        game.index_cards()
        found |= keys_in(game.index) & {objective}
    return found | {key for key in game.catalog.damage_cards if game.index.edition.effects_of(key)}


def test_a_card_listed_as_without_effect_plays_no_effect_of_another_printing() -> None:
    empire = replace(ready_made()["empire_400_ships"], printing=Printing.FINAL)
    ship = replace(empire.ships[0], upgrades=(*empire.ships[0].upgrades, "slicer_tools"))
    fleet = replace(empire, ships=(ship, *empire.ships[1:]))
    game = Game.new([fleet, fleet], points=400, allow_missing=True, allow_illegal=True)
    assert "slicer_tools" in game.state.without_effect
    assert set(game.state.without_effect) & keys_in(game.index) == set()


@pytest.mark.parametrize("printing", Printing)
def test_each_card_of_a_printing_either_works_or_is_listed_as_without_effect(printing: Printing) -> None:
    game = game_of_all_cards(printing)
    working = with_effect(game)
    said = set(game.state.without_effect)
    for key, card in game.catalog.cards.items():
        if card.effect is Works.NOT_YET and card.kind is not CardKind.STATION:
            assert key in said, f"{key} is not written, and the game does not say so"
            assert key not in working, f"{key} is listed as without effect and has one"
        elif card.effect is Works.DONE and key not in WITHOUT_PART_IN_GAMES:
            assert key in working, f"{key} is done, and the game has no effect of it"
            assert key not in said
        elif card.effect is Works.NONE_NEEDED:
            assert key not in working | said


@pytest.mark.parametrize("printing", Printing)
def test_each_effect_of_a_game_is_that_of_a_card_of_its_printing_or_of_a_rule(printing: Printing) -> None:
    game = game_of_all_cards(printing)
    unsaid = [key for key in keys_in(game.index) if key not in game.catalog.cards and key not in STANDING]
    assert unsaid == []


def test_where_the_final_printing_changed_what_a_card_does_its_effects_name_their_printing() -> None:
    """A new wording then only has to be declared: `printing=Printing.FINAL`, and `effect = "done"` in the data."""
    for key in catalog(Printing.FINAL).cards:
        if any(change.key == "effect" for change in changes(key)):
            names = [key, *[other for other, card in STANDING.items() if card == key]]
            for name in names:
                for effect in (*EFFECTS.get(name, ()), *MODIFIERS.get(name, ())):
                    assert effect.printing is not None, f"{effect} of {name} could be for both printings"


def test_a_standing_effect_with_a_key_of_its_own_names_its_card_or_is_a_rule_of_the_game() -> None:
    rules = {"accuracy", "any_time", "concentrate_fire", "engagement", "navigate", "obstruction", "standard_critical"}
    rules |= {"raid_dial", "raid_token"}
    rules |= {key for key in STANDING if key.startswith("obstacle_")}
    assert {key for key, card in STANDING.items() if card not in catalog().cards} == rules


class Rerolled(Effect[Attack], kw_only=True):
    """A made-up effect."""


def test_the_index_of_a_game_has_the_effects_of_its_printing_alone(made_up: MadeUpCards) -> None:
    class Final(Rerolled, kw_only=True):
        """The same, reworded."""

    offered("test_card", at=ATK_3_MODIFY, printing=Printing.ERA_2016)(Rerolled)
    offered("test_card", at=ATK_3_MODIFY, printing=Printing.FINAL)(Final)
    card = CardInPlay("test_card", 0, 0)
    assert [type(found) for found in _offers(card, Edition(Printing.ERA_2016))] == [Rerolled]
    assert [type(found) for found in _offers(card, Edition(Printing.FINAL))] == [Final]


def test_a_standing_effect_can_be_for_some_profiles_alone(made_up: MadeUpCards) -> None:
    def one_tool(profile: Profile) -> bool:
        return profile.one_tool

    def never(game: Game, card: CardInPlay, option: object, may: bool) -> bool:
        return False

    modify("test_rule", at=MAY_TARGET, stage=Stage.FORBID, standing=True, profiles=one_tool)(never)
    fleet = ready_made()["empire_400_ships"]
    plain = Game.new([fleet, fleet], profile="tournament", allow_illegal=True)
    exact = Game.new([fleet, fleet], profile="tournament", options=("one_tool",), allow_illegal=True)
    assert "test_rule" not in keys_in(plain.index)
    assert "test_rule" in keys_in(exact.index)


def test_no_rule_and_no_screen_asks_for_the_name_of_a_profile() -> None:
    package = Path(armada.__file__).parent
    rooms = ("rules", "effects", "views", "screens", "players", "records", "sim", "server")
    files = [file for room in rooms for file in (package / room).rglob("*.py")]
    named = "|".join(profiles())
    asking = re.compile(rf'profile (==|!=|in|not in) .*(\b[A-Z_]{{3,}}\b|"({named})")')
    assert len(files) > 200
    found = [(file.name, line) for file in files for line in file.read_text().splitlines() if asking.search(line)]
    assert [entry for entry in found if "CUSTOM" not in entry[1]] == []


def _offers(card: CardInPlay, edition: Edition) -> list[Effect[Attack]]:
    return [effect for effect in Index([card], edition).effects[ATK_3_MODIFY.id] if effect.card is card]
