"""An effect of a card that is resolved is told once, before what it does."""

from __future__ import annotations

import armada.effects  # noqa: F401
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.attack import Attack
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import DMG_CARD_IMMEDIATE
from armada.state.changes import with_unit
from armada.state.events.attack import DiceModified, TokenLocked
from armada.state.events.cards import EffectResolved
from armada.words.log import describe_events
from armada.words.names import Names
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

VICTORY, NEBULON = "victory_ii_class_star_destroyer", "nebulon_b_escort_frigate"


def attack_with(upgrade: str, *faces: str) -> Scenario:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, upgrades=[upgrade])
    nebulon = table.ship(NEBULON, 900, 480, 180, side=1)
    table.run(Attack(attacker=victory, zone=FRONT, defender=nebulon, target_zone=FRONT))
    return table.roll(*faces)


def test_an_effect_of_a_card_is_told_once_before_what_it_does() -> None:
    table = attack_with("h9_turbolasers", "hit", "hit", "hit", "hit", "hit", "hit")
    table.answer(EFFECT, "h9_turbolasers@0")
    while not table.all(DiceModified):
        table.answer(table.question.kind, table.question.options[0])
    assert table.all(EffectResolved) == [EffectResolved("h9_turbolasers@0", table.game.seats_in_order[0], bearer=0)]
    kinds = [type(event) for event in table.events]
    assert kinds.index(EffectResolved) < kinds.index(DiceModified)
    told = [line.strip() for line in describe_events(table.events, table.game.state)]
    assert "Victory II-class Star Destroyer 0 resolves H9 Turbolasers." in told


def test_an_effect_that_is_declined_is_not_told() -> None:
    table = attack_with("h9_turbolasers", "hit", "hit", "hit", "hit", "hit", "hit")
    table.answer(EFFECT, PASS)
    assert not table.all(EffectResolved)


def test_a_rule_that_acts_like_a_card_tells_of_itself() -> None:
    table = attack_with("gunnery_team", "accuracy", "hit", "hit", "hit", "hit", "hit")
    table.answer(EFFECT, "accuracy")
    while not table.all(TokenLocked):
        table.answer(table.question.kind, table.question.options[0])
    assert not table.all(EffectResolved)


@proves("DMG-31")
def test_the_same_card_of_two_decks_has_two_effects() -> None:
    table = Scenario(profile="tournament")
    ships = [table.ship(VICTORY, 900, 300), table.ship(NEBULON, 900, 1200, 180, side=1, damage=["structural_damage"])]
    game = table.run(ShipActivation(ship=ships[0])).game
    same = game.ship(ships[1]).damage
    game.state = with_unit(game.state, ships[0], damage=same)
    effects = list(game.transient_effects(DMG_CARD_IMMEDIATE))
    assert [effect.card.unit for effect in effects] == ships
    assert len({effect.ident for effect in effects}) == 2
    assert {effect.card.place for effect in effects} == {same[0].number}
    labels = [game.unit(ship).label for ship in ships]
    assert [Names(game.state).effect(effect.ident) for effect in effects] == [
        f"Structural Damage of {label}" for label in labels
    ]
