"""Quick answers are those of the plain calculations, at every question of random games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from armada.catalog.cards import CardKind
from armada.engine.card_ids import CardId
from armada.engine.effects import CardInPlay, Effect
from armada.records.game import Game
from armada.rules.deploying import DeployShip
from armada.rules.deployment_places import DeploymentPlaces
from armada.rules.game import deck_titles
from armada.rules.table_layout import TableLayout
from armada.rules.targets import can_attack_somebody, legal_attacks
from armada.rules.timing import ACT_1_BEFORE, ATK_2_REMOVE, MAN_2_END, MAN_AFTER, SPEED_CHANGE
from armada.state.records import IN_PLAY, Ship, Squadron
from tests.properties.games import SECTOR_SIZES, new_game, sector_game

TIMINGS = (ACT_1_BEFORE, ATK_2_REMOVE, MAN_2_END, MAN_AFTER, SPEED_CHANGE)

EVERY = 5
"""How many decisions lie between two looks."""


def played(seed: int) -> Any:
    """A random game, of two players or of two teams, at every few questions."""
    game = sector_game(seed, SECTOR_SIZES[0], strict=False) if seed % 2 else new_game(seed, strict=False)
    rng = Random(seed)
    count = 0
    while game.questions:
        if count % EVERY == 0:
            yield game
        question = rng.choice(game.questions)
        game.play(question.sample(rng), question.seat)
        count += 1


@pytest.mark.parametrize("seed", range(2))
def test_somebody_can_be_attacked_where_there_is_a_legal_attack(seed: int) -> None:
    answers = Counter[bool]()
    for game in played(seed):
        for unit in game.state.units:
            if unit.status is IN_PLAY and unit.pose is not None:
                can = can_attack_somebody(game, unit.id)
                assert can == bool(legal_attacks(game, unit.id))
                answers[can] += 1
    assert min(answers[True], answers[False]) > 100


@pytest.mark.parametrize("seed", range(2))
def test_what_is_known_of_a_position_is_what_lies_there_now(seed: int) -> None:
    for game in played(seed):
        position = TableLayout.of(game)
        assert position.obstructing(game) == game.obstructing_bodies()
        lying = [unit for unit in game.state.units if unit.pose is not None]
        assert [found.unit for found in position.bodies(game)] == lying
        assert [found.body.pose for found in position.bodies(game)] == [unit.pose for unit in lying]
        assert all(isinstance(found.unit, Ship | Squadron) for found in position.bodies(game))


@pytest.mark.parametrize("seed", [0, 3])
def test_the_effects_of_faceup_damage_cards_are_those_of_the_cards_that_lie_there_now(seed: int) -> None:
    found = 0
    for game in played(seed):
        for timing in TIMINGS:
            effects = list(game.transient_effects(timing))
            assert effects == plain_effects(game, timing)
            assert game.has_transient_effects(timing) == bool(effects)
            found += len(effects)
    assert found


def plain_effects(game: Game, timing: Any) -> list[Effect[Any]]:
    """The effects at a timing of each faceup card of each ship in play."""
    found: list[Effect[Any]] = []
    for ship in [game.ship(id) for id in game.ships()]:
        for damage in ship.damage:
            if damage.faceup and damage.number >= 0:
                title = deck_titles()[damage.number]
                id = CardId(CardKind.DAMAGE_CARD, damage.number, game.deck_of(ship.id))
                card = CardInPlay(title, id.number, ship.id, ship.seat, ship.controlled_by)
                found += [kind(card=card) for kind in game.index.edition.effects_of(title) if kind.at is timing]
    return found


@pytest.mark.parametrize("seed", [1, 3])
def test_a_ship_has_room_where_the_long_search_finds_some(seed: int) -> None:
    looked = 0
    for game in played(seed):
        deploying = game.innermost(DeployShip)
        if deploying is not None:
            places = DeploymentPlaces(game, deploying.ship, deploying.place)
            quick, roomy = places.find(), places.roomy()
            assert quick is not None
            assert roomy is not None
            assert places.ground.is_legal(quick)
            assert places.ground.is_legal(roomy)
            looked += 1
        if game.state.round:
            break
    assert looked
