"""Upgrade cards in play: whose they are, readied, exhausted, discarded, inactive (UPG-12 to UPG-22)."""

from __future__ import annotations

from armada.catalog.cards import CardKind
from armada.engine.card_ids import CardId
from armada.engine.effects import CardInPlay, Effect, Index
from armada.engine.procedures import DONE, StepResult
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.fleet.fleet import Fleet
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.new_game import new_state
from armada.rules.queries import SQUADRON_SPEED, SQUADRON_VALUE
from armada.rules.scoring import cost
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_command import squadron_value
from armada.rules.squadron_movement import squadron_speed
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import ACT_1_AFTER, ACT_START, SQACT_START
from armada.state.events.cards import UpgradeDiscarded, UpgradeExhausted, UpgradeReadied
from armada.state.records import ShipId, SquadronId, UpgradeId
from tests.builders.activation_table import CR90, VICTORY, activating, finish
from tests.builders.noted_effects import NothingHappens, noted, offer_at_cost, resolved
from tests.builders.notes import EffectNoted
from tests.builders.scenario import Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

TIE, X_WING = "tie_fighter_squadron", "x_wing_squadron"


# Who "you" is


@proves("UPG-12")
def test_in_an_upgrade_effect_you_means_the_ship_it_is_equipped_to(made_up: MadeUpCards) -> None:
    made_up.offer(noted(lambda effect, game, activation: activation.ship == effect.card.unit), ACT_START, "test_you")
    table = Scenario()
    bearer = table.ship(CR90, 300, 100, speed=0, upgrades=("test_you",))
    other = table.ship(CR90, 600, 100, speed=0)
    table.run(ShipActivation(ship=other))
    assert table.is_over
    table.run(ShipActivation(ship=bearer)).answer(EFFECT, "test_you@0", seat=0)
    assert resolved(table) == ["test_you@0"]


@proves("UPG-13")
def test_in_a_squadron_effect_you_means_the_squadron_that_resolves_it(made_up: MadeUpCards) -> None:
    def faster(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
        return speed + 1 if squadron == card.unit else speed

    made_up.modifier(faster, SQUADRON_SPEED, "test_ace")
    table = Scenario()
    first, second = table.squadron(TIE, 300, 300), table.squadron(TIE, 600, 300)
    table.run(NothingHappens())
    table.game.index = _index_of(("test_ace", first))
    assert [squadron_speed(table.game, squadron) for squadron in (first, second)] == [5, 4]


class OwnActivation(Effect[SquadronActivation], kw_only=True):
    """When this squadron activates, note who did."""

    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        return activation.squadron == self.card.unit

    def resolve(self, game: Game, activation: SquadronActivation) -> StepResult:
        game.emit(EffectNoted(f"squadron {activation.squadron}", self.seat))
        return DONE


@proves("UPG-13")
def test_each_squadron_with_an_effect_resolves_it_for_itself(made_up: MadeUpCards) -> None:
    made_up.trigger(OwnActivation, SQACT_START, "test_ace")
    table = Scenario()
    first, second = table.squadron(TIE, 300, 300), table.squadron(TIE, 600, 300)
    table.run(NothingHappens())
    table.game.index = _index_of(("test_ace", first), ("test_ace", second))
    table.events += table.game.interrupt(SquadronActivation(squadron=second))
    assert resolved(table) == [f"squadron {second}"]


def _index_of(*cards: tuple[str, int]) -> Index:
    """The effects of squadrons whose cards have these keys."""
    return Index([CardInPlay(key, CardId(CardKind.SQUADRON, unit).number, unit, Seat(0)) for key, unit in cards])


# Readied and exhausted


@proves("UPG-14")
def test_upgrade_cards_begin_the_game_readied_and_faceup() -> None:
    state = new_state([Fleet.read(text) for text in (EMPIRE, REBELS)], allow_missing=True)
    assert len(state.upgrades) == 2
    assert not any(upgrade.exhausted or upgrade.discarded for upgrade in state.upgrades)


EMPIRE = """\
Faction: Galactic Empire
Commander: Grand Moff Tarkin

Victory II-class Star Destroyer (85)
• Grand Moff Tarkin (38)
= 123 Points
"""

REBELS = """\
Faction: Rebel Alliance
Commander: Garm Bel Iblis

Nebulon-B Escort Frigate (57)
• Garm Bel Iblis (25)
= 82 Points
"""


@proves("UPG-15")
def test_an_effect_may_cost_that_its_readied_card_is_exhausted(made_up: MadeUpCards) -> None:
    offer_at_cost("test_team", ACT_START, EXHAUST)
    table, _ = activating(CR90, upgrades=("test_team",))
    table.answer(EFFECT, "test_team@0")
    kinds = [type(event) for event in table.events if isinstance(event, UpgradeExhausted | EffectNoted)]
    assert kinds == [UpgradeExhausted, EffectNoted], "the cost comes first"
    assert table.game.state.upgrades[0].exhausted


@proves("UPG-16")
def test_an_exhausted_card_cannot_be_exhausted_again(made_up: MadeUpCards) -> None:
    offer_at_cost("test_team", ACT_START, EXHAUST)
    table, _ = exhausted_team()
    assert not resolved(table)
    assert table.question.kind is not EFFECT


def exhausted_team() -> tuple[Scenario, ShipId]:
    """A ship whose card is exhausted when it activates."""
    table = Scenario()
    ship = table.ship(CR90, 900, 200, upgrades=("test_team",))
    table.run(NothingHappens())
    table.game.emit(UpgradeExhausted(UpgradeId(0)))
    table.events = list(table.game.interrupt(ShipActivation(ship=ship)))
    return table, ship


@proves("UPG-17")
def test_a_card_that_is_readied_can_be_exhausted_again(made_up: MadeUpCards) -> None:
    offer_at_cost("test_team", ACT_START, EXHAUST)
    table, ship = exhausted_team()
    table.game.emit(UpgradeReadied(UpgradeId(0)))
    table.game.interrupt(ShipActivation(ship=ship))
    table.answer(EFFECT, "test_team@0")
    assert resolved(table) == ["test_team@0"]


@proves("UPG-18")
def test_all_exhausted_upgrade_cards_are_readied_in_the_status_phase(made_up: MadeUpCards) -> None:
    table = Scenario()
    table.ship(CR90, 900, 200, upgrades=("fire_control_team", "sensor_team"))
    table.ship(CR90, 900, 800, side=1, upgrades=("veteran_gunners",))
    table.run(NothingHappens())
    for upgrade in (0, 2):
        table.game.emit(UpgradeExhausted(UpgradeId(upgrade)))
    table.events = list(table.game.interrupt(StatusPhase()))
    assert [event.upgrade for event in table.all(UpgradeReadied)] == [0, 2]
    assert not any(upgrade.exhausted for upgrade in table.game.state.upgrades)


@proves("UPG-19")
def test_an_exhausted_card_keeps_its_effects_without_that_cost(made_up: MadeUpCards) -> None:
    offer_at_cost("test_team", ACT_START, EXHAUST)
    made_up.offer(noted(), ACT_1_AFTER, "test_team")
    made_up.modifier(lambda game, card, ship, value: value + (ship == card.unit), SQUADRON_VALUE, "test_team")
    table, ship = exhausted_team()
    assert squadron_value(table.game, ship) == 2
    table.answer(EFFECT, "test_team@0")
    finish(table)
    assert resolved(table) == ["test_team@0"], "the one that costs nothing"


# Discarded, inactive


@proves("UPG-20")
def test_a_discarded_upgrade_lies_facedown_and_counts_as_equipped_for_scoring(made_up: MadeUpCards) -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 200, upgrades=("gunnery_team",))
    table.run(NothingHappens())
    before = cost(table.game, ship)
    table.game.emit(UpgradeDiscarded(UpgradeId(0)))
    upgrade = table.game.state.upgrades[0]
    assert upgrade.discarded
    assert upgrade.ship == ship
    assert cost(table.game, ship) == before == 85 + table.game.upgrade_card(UpgradeId(0)).points


@proves("UPG-20", "UPG-22")
def test_an_effect_that_costs_its_card_is_resolved_once_in_the_game(made_up: MadeUpCards) -> None:
    offer_at_cost("test_team", ACT_START, DISCARD)
    table, ship = activating(CR90, upgrades=("test_team",))
    table.answer(EFFECT, "test_team@0")
    assert resolved(table) == ["test_team@0"], "the effect follows though its card is gone"
    assert table.game.state.upgrades[0].discarded
    table.game.interrupt(StatusPhase())
    table.events = list(table.game.interrupt(ShipActivation(ship=ship)))
    assert table.question.kind is not EFFECT
    assert not resolved(table)


@proves("UPG-21")
def test_upgrades_of_a_destroyed_ship_are_inactive_and_not_readied(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, ship, value: value + 1, SQUADRON_VALUE, "test_deck_crew")
    table = Scenario()
    ship = table.ship(CR90, 900, 200, damage=(None,) * 3, upgrades=("test_deck_crew",))
    other = table.ship(CR90, 300, 200)
    table.ship(CR90, 300, 800, side=1)
    table.run(NothingHappens())
    table.game.emit(UpgradeExhausted(UpgradeId(0)))
    assert squadron_value(table.game, other) == 2
    table.game.interrupt(DealDamageCard(ship=ship))
    assert squadron_value(table.game, other) == 1
    table.game.interrupt(StatusPhase())
    assert table.game.state.upgrades[0].exhausted


@proves("UPG-22")
def test_a_facedown_upgrade_takes_no_part_in_the_game(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), ACT_START, "test_scout")
    made_up.modifier(lambda game, card, ship, value: value + 1, SQUADRON_VALUE, "test_scout")
    table = Scenario()
    ship = table.ship(CR90, 900, 200, upgrades=("test_scout",))
    table.run(NothingHappens())
    table.game.emit(UpgradeDiscarded(UpgradeId(0)))
    table.events = list(table.game.interrupt(ShipActivation(ship=ship)))
    finish(table)
    assert not resolved(table)
    assert squadron_value(table.game, ship) == 1
