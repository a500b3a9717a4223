"""Commanders of hull, damage cards and destruction."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.effects.upgrades.commander.damage import KEPT_CARD
from armada.engine.procedures import Procedure, StepResult
from armada.engine.seats import Seat
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.destruction import CheckDestroyed, Destroy, hull_value
from armada.rules.game import Game, deck_titles
from armada.rules.ship_phase import ShipActivation
from armada.rules.status_phase import StatusPhase
from armada.rules.winning import end_of_round
from armada.state.events.damage import DamageCardDiscarded, Destroyed, Removed, TopCardsSorted
from armada.state.events.rounds import GameEnded
from armada.state.events.setup import DeckShuffled
from armada.state.game_state import Phase
from armada.state.records import Deck, ShipId
from armada.views.masking import masked
from tests.builders.attack_table import CORVETTE, IMPERIAL, NEBULON, VICTORY, X_WING, X, Y
from tests.builders.cards_table import decline, use
from tests.builders.commander_table import dodonna
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves

RAIDER = "raider_i_class_corvette"
FOUR = ("coolant_discharge", "blinded_gunners", "crew_panic", "capacitor_failure")

# Admiral Motti


@proves("CARD-admiral-motti-02")
@pytest.mark.parametrize(("card", "hull"), [(RAIDER, 5), (VICTORY, 10), (IMPERIAL, 14)])
def test_motti_gives_friendly_ships_more_hull_by_size(card: str, hull: int) -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_motti"])
    ship = table.ship(card, X + 300, Y)
    enemy = table.ship(CORVETTE, X + 600, Y, side=1)
    table.run(StillTable())
    assert hull_value(table.game, ship) == hull
    assert hull_value(table.game, enemy) == 4


def test_motti_gives_a_star_dreadnought_no_more_than_a_large_ship() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_motti"])
    ship = table.ship("executor_i_class_star_dreadnought", X + 400, Y + 200)
    game = table.run(StillTable()).game
    assert hull_value(game, ship) == game.ship_card(ship).hull + 3


@proves("CARD-admiral-motti-02")
def test_a_ship_lives_under_motti_with_as_many_cards_as_printed_hull() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_motti"])
    raider = table.ship(RAIDER, X + 300, Y, damage=[None] * 3)
    table.run(DealDamageCard(ship=raider))
    assert table.game.is_in_play(raider)
    assert not table.all(Destroyed)


@proves("CARD-admiral-motti-01")
def test_ships_that_motti_kept_alive_are_destroyed_with_him() -> None:
    table = Scenario()
    flagship = table.ship(VICTORY, X, Y, upgrades=["admiral_motti"])
    one = table.ship(RAIDER, X + 300, Y, damage=[None] * 4)
    two = table.ship(RAIDER, X + 400, Y, damage=[None] * 4)
    healthy = table.ship(RAIDER, X + 500, Y)
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(Destroy(unit=flagship))
    assert {event.unit for event in table.all(Removed)} == {flagship, one, two}
    assert table.game.is_in_play(healthy)


@proves("CARD-admiral-motti-01")
def test_all_ships_lost_with_motti_are_destroyed_before_the_game_ends() -> None:
    table = Scenario()
    flagship = table.ship(VICTORY, X, Y, upgrades=["admiral_motti"])
    raider = table.ship(RAIDER, X + 300, Y, damage=[None] * 4)
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(Destroy(unit=flagship))
    assert {event.unit for event in table.all(Removed)} == {flagship, raider}
    assert table.last(GameEnded).outcome.winner == 1


# General Dodonna


@proves("CARD-general-dodonna-01")
def test_dodonna_chooses_among_four_cards_and_discards_the_others() -> None:
    table, ship = dodonna(*FOUR)
    use(table, "general_dodonna")
    assert [deck_titles()[number] for number in table.question.options] == list(FOUR)
    assert table.question.seat == 1
    table.answer(KEPT_CARD, table.question.options[2])
    assert [deck_titles()[card.number] for card in table.the_ship(ship).damage] == ["crew_panic"]
    assert len(table.game.state.decks[0].discarded) == 3


@proves("CARD-general-dodonna-01")
def test_the_cards_that_dodonna_sees_are_hidden_from_the_opponent() -> None:
    table, _ = dodonna(*FOUR)
    use(table, "general_dodonna").answer(KEPT_CARD, table.question.options[0])
    sorted_cards = table.last(TopCardsSorted)
    assert masked(sorted_cards, Seat(1)).kept == sorted_cards.kept
    assert masked(sorted_cards, Seat(0)).kept == -1


def test_if_dodonna_is_declined_the_top_card_is_dealt() -> None:
    table, ship = dodonna(*FOUR)
    decline(table)
    assert [deck_titles()[card.number] for card in table.the_ship(ship).damage] == ["coolant_discharge"]
    assert table.game.state.decks[0].discarded == ()


@proves("CARD-general-dodonna-01")
def test_dodonna_is_not_offered_for_facedown_cards_or_friendly_ships() -> None:
    assert dodonna(*FOUR, faceup=False)[0].is_over
    assert dodonna(*FOUR, side=1)[0].is_over


@proves("DMG-15")
def test_with_two_cards_left_dodonna_sees_two_more_after_reshuffling() -> None:
    table = Scenario()
    table.ship(NEBULON, 200, 800, side=1, upgrades=["general_dodonna"])
    ship = table.ship(VICTORY, X, Y)
    table.run(StillTable())
    state = table.game.state
    table.game.state = replace(state, decks=(Deck((0, 1), tuple(range(2, 52))),))
    table.game.interrupt(DealDamageCard(ship=ship, faceup=True))
    use(table, "general_dodonna")
    assert len(table.question.options) == 4
    assert table.question.options[:2] == (0, 1)
    assert table.last(DeckShuffled)


# General Rieekan


def rieekan(**ship: object) -> tuple[Scenario, ShipId, ShipId]:
    """A Rebel fleet of Rieekan, and an enemy."""
    table = Scenario()
    flagship = table.ship(NEBULON, X, Y, side=1, upgrades=["general_rieekan"], **ship)  # type: ignore[arg-type]
    other = table.ship(CORVETTE, X + 300, Y, side=1)
    table.ship(VICTORY, X, Y + 500, 180)
    return table, flagship, other


@proves("CARD-general-rieekan-03", "CARD-general-rieekan-08")
def test_a_destroyed_ship_of_rieekan_stays_and_can_act() -> None:
    table, _, corvette = rieekan()
    table.run(SufferDamage(unit=corvette, zone=FRONT, amount=9, by="test"))
    assert len(table.the_ship(corvette).damage) == 7, "further damage can be suffered"
    assert not table.all(Destroyed)
    assert table.game.is_in_play(corvette)
    table.game.interrupt(ShipActivation(ship=corvette))
    assert table.question.kind is not None, "it activates like any other"


@proves("CARD-general-rieekan-06")
def test_rieekan_protects_the_ship_that_carries_him() -> None:
    table, flagship, _ = rieekan(damage=[None] * 4)
    table.run(DealDamageCard(ship=flagship))
    assert table.game.is_in_play(flagship)
    assert not table.all(Removed)


@proves("CARD-general-rieekan-01")
def test_ships_of_rieekan_are_destroyed_at_the_end_of_the_status_phase_even_if_repaired() -> None:
    table, _, corvette = rieekan()
    table.run(DealDamageCard(ship=corvette))
    for _ in range(3):
        table.game.interrupt(DealDamageCard(ship=corvette))
    assert not table.all(Destroyed)
    table.game.emit(DamageCardDiscarded(corvette, 0, 0, table.the_ship(corvette).damage[0].number))
    table.events = []
    table.events += table.game.interrupt(StatusPhase())
    assert [event.unit for event in table.all(Removed)] == [corvette]
    assert table.is_over


@proves("CARD-general-rieekan-05")
def test_a_ship_of_rieekan_that_leaves_the_play_area_is_destroyed_at_once() -> None:
    table, _, corvette = rieekan()
    table.run(Destroy(unit=corvette, left_play_area=True))
    assert [event.unit for event in table.all(Removed)] == [corvette]


@proves("CARD-general-rieekan-08")
def test_rieekan_keeps_unique_squadrons_and_no_others() -> None:
    table, _, _ = rieekan()
    luke = table.squadron("luke_skywalker", 300, 300, side=1, hull=1)
    x_wing = table.squadron(X_WING, 400, 300, side=1, hull=1)
    enemy = table.squadron("howlrunner", 500, 300, hull=1)
    table.run(StillTable())
    for unit in (luke, x_wing, enemy):
        table.events += table.game.interrupt(SufferDamage(unit=unit, amount=1, by="test"))
    assert {event.unit for event in table.all(Removed)} == {x_wing, enemy}


@proves("CARD-general-rieekan-07", "CARD-general-rieekan-02")
def test_the_last_ship_of_rieekan_keeps_the_game_going_until_the_round_is_over() -> None:
    table = Scenario()
    flagship = table.ship(NEBULON, X, Y, side=1, upgrades=["general_rieekan"], damage=[None] * 4)
    table.ship(VICTORY, X, Y + 500, 180)
    table.run(DealDamageCard(ship=flagship))
    assert table.is_over
    assert not table.all(GameEnded)
    table.events += table.game.interrupt(StatusPhase())
    assert table.all(Removed)
    assert not table.all(GameEnded), "the effects at the end of the round come first"
    assert table.game.state.phase is Phase.STATUS
    table.events += table.game.interrupt(RoundsEnd())
    assert table.last(GameEnded).outcome.winner == 0


class RoundsEnd(Procedure):
    """The end of a round alone."""

    def look(self, game: Game) -> StepResult:
        """Whether the game ends."""
        return end_of_round(game)

    steps = (look,)


@proves("CARD-general-rieekan-01", "CARD-general-rieekan-02")
def test_all_that_rieekan_kept_falls_together_the_commander_too() -> None:
    table, flagship, corvette = rieekan(damage=[None] * 4)
    table.run(DealDamageCard(ship=flagship))
    for _ in range(4):
        table.game.interrupt(DealDamageCard(ship=corvette))
    table.events = []
    table.events += table.game.interrupt(StatusPhase())
    kinds = [type(event) for event in table.events if isinstance(event, (Destroyed, Removed))]
    assert kinds == [Destroyed, Destroyed, Removed, Removed]


def test_a_ship_of_rieekan_that_is_doomed_can_repair_to_no_avail() -> None:
    table, _, corvette = rieekan()
    table.run(DealDamageCard(ship=corvette))
    for _ in range(3):
        table.game.interrupt(DealDamageCard(ship=corvette))
    table.game.interrupt(CheckDestroyed(units=(corvette,)))
    assert table.game.is_in_play(corvette), "it is not destroyed again"
