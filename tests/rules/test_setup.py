"""Setup: its steps in order, areas, initiative, objective, damage decks (SETUP, INFO-13, TRN-21 to TRN-27)."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Category
from armada.catalog.catalog import catalog
from armada.engine.effects import CardInPlay, Effect
from armada.engine.procedures import DONE, StepResult
from armada.engine.questions import PASS
from armada.engine.seats import Seat, Side
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.command_phase import DIAL
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT
from armada.rules.deployment import DEPLOY
from armada.rules.dice import COIN, SHUFFLE
from armada.rules.game import Game, deck_titles
from armada.rules.new_game import new_state
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.rounds import WholeGame
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE, Setup
from armada.rules.timing import (
    ROUND_START,
    SETUP_4_AFTER,
    SETUP_5_AFTER,
    SETUP_5_BEFORE,
    SETUP_6_AFTER,
    SETUP_6_BEFORE,
    SETUP_AFTER,
    SHIP_START,
)
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.state.events.damage import Removed
from armada.state.events.rounds import InitiativeFlipped, PhaseBegun
from armada.state.events.setup import (
    CoinFlipped,
    DeckShuffled,
    FirstPlayerChosen,
    ObjectiveChosen,
    ObjectivesShown,
    ObstaclePlaced,
    ShipDeployed,
    SquadronDeployed,
)
from armada.state.records import Ship, Squadron, Status
from armada.views.masking import masked
from tests.builders.fleets import fleet
from tests.builders.setup_table import EMPIRE, REBELS, SetupTable, after_obstacles, battle
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

UNLIMITED = (UNLIMITED_ROUNDS,)
DECK = tuple(range(len(deck_titles())))


def setup_of(table: SetupTable) -> Setup:
    """The setup under way."""
    found = table.game.innermost(Setup)
    assert found is not None
    return found


def kinds_in_order(table: SetupTable) -> list[str]:
    """The kinds of questions asked until setup is over, each once."""
    kinds = []
    while not table.is_over:
        kinds.append(table.question.kind.name)
        table.play(table.question.sample(table.rng))
    return list(dict.fromkeys(kinds))


# The steps


@proves("SETUP-01")
def test_setup_takes_its_steps_in_order() -> None:
    table = battle(options=UNLIMITED)
    asked = kinds_in_order(table)
    assert asked == [FIRST_PLAYER.name, OBSTACLE.name, DEPLOY.name, SHIP_PLACEMENT.name, SQUADRON_PLACEMENT.name]
    happened = list(dict.fromkeys(type(event) for event in table.events))
    assert happened == [FirstPlayerChosen, ObstaclePlaced, ShipDeployed, SquadronDeployed, DeckShuffled]


@proves("SETUP-01", "FX-23")
def test_effects_that_name_a_window_of_setup_are_resolved_there_and_no_others(made_up: MadeUpCards) -> None:
    windows = (SETUP_4_AFTER, SETUP_5_BEFORE, SETUP_5_AFTER, SETUP_6_BEFORE, SETUP_6_AFTER, SETUP_AFTER)
    for timing in (*windows, ROUND_START, SHIP_START):
        made_up.offer(_offer_for(Seat(0)), timing, key=f"test_{timing.id}")
    table = battle(options=UNLIMITED)
    cards = tuple(CardInPlay(f"test_{timing.id}") for timing in (*windows, ROUND_START, SHIP_START))
    table.game.index = type(table.game.index)(cards)
    offered: list[str] = []
    while not table.is_over:
        if table.question.kind is EFFECT:
            offered += table.question.options
            table.play(PASS)
        else:
            table.play(table.question.sample(table.rng))
    assert offered == [f"test_{timing.id}" for timing in windows]


def _offer_for(seat: Seat) -> type[Effect[Setup]]:
    class OfferedInSetup(Effect[Setup], kw_only=True):
        def decider(self, game: Game, setup: Setup) -> Seat:
            return seat

        def resolve(self, game: Game, setup: Setup) -> StepResult:
            return DONE

    return OfferedInSetup


@proves("SETUP-50")
def test_no_command_dials_are_assigned_in_setup() -> None:
    table = battle(options=UNLIMITED).finish()
    ships = [unit for unit in table.game.state.units if isinstance(unit, Ship)]
    assert all(ship.dials == () and ship.revealed is None for ship in ships)
    assert all(ship.speed > 0 and ship.pose is not None for ship in ships)
    assert not table.all(PhaseBegun)


@proves("SETUP-47")
def test_the_first_round_is_round_one() -> None:
    table = SetupTable(new_state([REBELS, EMPIRE], options=UNLIMITED, allow_missing=True), WholeGame())
    table.go_to(DEPLOY)
    assert table.game.state.round == 0
    table.go_to(DIAL)
    assert table.game.state.round == 1


@proves("SETUP-48")
def test_the_setup_area_has_no_effect_once_setup_is_over() -> None:
    table = battle(options=UNLIMITED).finish()
    squadron = next(unit.id for unit in table.game.state.units if isinstance(unit, Squadron))
    outside = pose_at(100.0, 400.0)
    table.game.emit(SquadronDeployed(squadron, outside))
    assert not table.game.play_area.setup_area.holds(table.game.body(squadron))
    assert not table.game.play_area.leaves(table.game.body(squadron))


# 1. Areas


@proves("SETUP-02", "SETUP-04", "SETUP-06", "SETUP-07")
def test_fleets_of_400_points_meet_on_six_by_three_feet_with_zones_at_the_long_edges() -> None:
    table = battle(points=400)
    assert table.game.play_area.area == pytest.approx((0.0, 0.0, 1828.8, 914.4))
    plan = setup_of(table).deployment
    assert plan.setup_area == pytest.approx((304.8, 0.0, 1524.0, 914.4))
    first, second = plan.zones
    assert first == pytest.approx((304.8, 0.0, 1524.0, Distance.THREE.end))
    assert second == pytest.approx((304.8, 914.4 - Distance.THREE.end, 1524.0, 914.4))


@proves("SETUP-03", "SETUP-05")
def test_core_set_fleets_meet_on_three_by_three_feet_all_of_it_setup_area() -> None:
    table = battle(points=180)
    assert table.game.play_area.area == pytest.approx((0.0, 0.0, 914.4, 914.4))
    assert setup_of(table).deployment.setup_area == table.game.play_area.area


@proves("SEC-02", "SEC-09")
def test_large_sector_games_use_the_extended_setup_area() -> None:
    areas = {}
    for points in (800, 1000):
        areas[points] = setup_of(battle(profile="sector_fleet", points=points)).deployment.setup_area
    edge = Distance.THREE.end
    assert areas[1000] == pytest.approx((edge, 0.0, 1828.8 - edge, 914.4))
    assert areas[800] == pytest.approx((304.8, 0.0, 1524.0, 914.4))


# 3. Initiative


@proves("SETUP-17")
@pytest.mark.parametrize("first", [0, 1])
def test_the_cheaper_fleet_says_who_is_first_player(first: int) -> None:
    table = battle()
    costs = [player.points for player in table.game.state.players]
    cheaper = costs.index(min(costs))
    assert costs[0] != costs[1]
    table.answer(FIRST_PLAYER, Side(first), seat=cheaper)
    assert table.game.state.first_side == first
    assert not table.all(CoinFlipped)


@proves("SETUP-18")
@pytest.mark.parametrize(("heads", "chooser"), [(True, 0), (False, 1)])
def test_between_equal_fleets_a_coin_says_who_chooses(heads: bool, chooser: int) -> None:
    table = SetupTable(new_state([REBELS, REBELS], points=300, allow_missing=True), external_chance=True)
    table.answer(COIN, heads)
    assert table.all(CoinFlipped) == [CoinFlipped(Side(chooser))]
    table.answer(FIRST_PLAYER, Side(1 - chooser), seat=chooser)
    assert table.game.state.first_side == 1 - chooser, "the coin chooses the chooser, not the first player"


@proves("SETUP-19", "SETUP-51")
def test_the_first_player_has_the_initiative_and_the_other_is_second() -> None:
    table = battle().answer(FIRST_PLAYER, Side(1))
    assert table.all(FirstPlayerChosen) == [FirstPlayerChosen(Side(1))]
    assert table.game.seats_in_order == (1, 0)
    assert table.game.sides_in_order == (1, 0)


@proves("SETUP-20")
def test_flipping_the_initiative_token_leaves_the_initiative_where_it_is() -> None:
    table = battle(options=UNLIMITED).answer(FIRST_PLAYER, Side(1)).finish()
    flipped = InitiativeFlipped().apply(table.game.state)
    assert flipped.first_side == table.game.state.first_side == 1


# 4. Objective


@proves("SETUP-21", "OBJ-01", "OBJ-03")
def test_the_first_player_chooses_one_of_the_second_players_three_objectives() -> None:
    table = battle().answer(FIRST_PLAYER, Side(0))
    assert table.asks(OBJECTIVE, 0)
    assert table.question.options == EMPIRE.objectives
    categories = {catalog().objectives[key].category for key in table.question.options}
    assert categories == {Category.ASSAULT, Category.DEFENSE, Category.NAVIGATION}
    refusal = table.refusal("most_wanted")
    assert refusal.rule == "SETUP-21"
    table.answer(OBJECTIVE, "superior_positions")
    assert table.all(ObjectiveChosen) == [ObjectiveChosen("superior_positions")]
    assert masked(table.game.state, None).objective == "superior_positions"


@proves("SETUP-21")
def test_a_second_player_may_be_the_one_who_chose_to_be_it() -> None:
    table = battle().answer(FIRST_PLAYER, Side(1))
    assert table.asks(OBJECTIVE, 1)
    assert table.question.options == REBELS.objectives


@proves("SETUP-22")
def test_all_other_objectives_drop_out_of_the_game() -> None:
    table = battle().answer(FIRST_PLAYER, Side(0)).answer(OBJECTIVE, "superior_positions")
    assert [player.objectives for player in table.game.state.players] == [(), ()]


@proves("INFO-13")
def test_only_the_second_players_objectives_are_shown_and_only_to_the_first_player() -> None:
    table = battle()
    hidden = ("", "", "")
    for viewer, own in ((0, REBELS.objectives), (1, EMPIRE.objectives)):
        seen = [player.objectives for player in masked(table.game.state, Seat(viewer)).players]
        assert seen[viewer] == own
        assert seen[1 - viewer] == hidden
    table.answer(FIRST_PLAYER, Side(0))
    (shown,) = table.all(ObjectivesShown)
    assert masked(shown, Seat(0)).objectives == EMPIRE.objectives
    assert masked(shown, None).objectives == hidden
    assert [player.objectives for player in masked(table.game.state, Seat(0)).players] == [
        REBELS.objectives,
        EMPIRE.objectives,
    ]
    assert masked(table.game.state, Seat(1)).players[0].objectives == hidden, "the first player's are never shown"


@proves("INFO-15", "TRN-22")
@pytest.mark.parametrize("profile", ["standard", "tournament"])
def test_fleets_are_open_to_all_before_setup(profile: str) -> None:
    state = battle(profile=profile, points=None).game.state
    for viewer in (Seat(0), Seat(1), None):
        seen = masked(state, viewer)
        assert [unit.card for unit in seen.units] == [unit.card for unit in state.units]
        assert seen.upgrades == state.upgrades


@proves("OPT-03")
def test_with_unlimited_rounds_no_objective_is_used_and_obstacles_are_placed_as_ever() -> None:
    table = battle(options=UNLIMITED).answer(FIRST_PLAYER, Side(0))
    assert table.asks(OBSTACLE, 1)
    assert not table.all(ObjectivesShown)
    assert table.game.state.objective is None
    assert all(player.objectives == () for player in table.game.state.players)


# 7. Damage decks


@proves("SETUP-46", "DMG-31")
def test_a_standard_game_has_one_deck_shuffled_at_the_end_of_setup() -> None:
    table = battle(options=UNLIMITED).finish()
    (shuffled,) = table.all(DeckShuffled)
    assert table.events.index(shuffled) == len(table.events) - 1
    assert len(table.game.state.decks) == 1
    assert sorted(shuffled.order) == list(DECK)
    assert shuffled.order != DECK
    assert set(masked(table.game.state, Seat(0)).decks[0].order) == {-1}, "nobody knows the order"


@proves("SETUP-46", "DMG-31", "TRN-21", "TRN-26")
def test_in_a_tournament_each_player_shuffles_a_deck_before_initiative_is_determined() -> None:
    table = battle(profile="tournament", points=400)
    assert table.question.kind is FIRST_PLAYER
    decks = table.all(DeckShuffled)
    assert [deck.deck for deck in decks] == [0, 1]
    assert all(sorted(deck.order) == list(DECK) for deck in decks)
    assert decks[0].order != decks[1].order
    rebels, empire = (next(u.id for u in table.game.state.units if u.seat == seat) for seat in (0, 1))
    assert (table.game.deck_of(rebels), table.game.deck_of(empire)) == (0, 1)
    table.finish()
    assert len(table.all(DeckShuffled)) == 2


@proves("TRN-21")
def test_a_tournament_game_is_set_up_like_any_other_from_initiative_on() -> None:
    usual = kinds_in_order(battle(points=400, options=UNLIMITED))
    table = battle(profile="tournament", points=400).go_to(FIRST_PLAYER)
    asked = kinds_in_order(table)
    assert [kind for kind in asked if kind in usual] == usual


@proves("SETUP-46")
def test_a_deck_can_only_be_shuffled_into_an_order_of_its_own_cards() -> None:
    state = new_state([REBELS, EMPIRE], profile="tournament", allow_missing=True)
    table = SetupTable(state, external_chance=True)
    assert not table.question.accepts(DECK[1:])
    table.answer(SHUFFLE, DECK[::-1])
    table.answer(SHUFFLE, DECK)
    assert [deck.order for deck in table.game.state.decks] == [DECK[::-1], DECK]


# 8. Nothing is left in the middle


def test_a_fleet_none_of_whose_ships_finds_a_place_has_lost_before_the_first_round() -> None:
    table = after_obstacles()
    for unit in table.game.state.units:
        if unit.seat == 1:
            table.game.emit(Removed(unit.id, 0))
    table.finish()
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.winner == 0


@proves("SETUP-10")
def test_after_setup_everything_is_in_play_and_nothing_is_activated() -> None:
    table = after_obstacles().finish()
    assert {unit.status for unit in table.game.state.units} == {Status.IN_PLAY}
    assert not any(unit.activated for unit in table.game.state.units)


@proves("SETUP-24", "TRN-27")
def test_the_same_six_obstacles_are_used_whoever_is_second_player() -> None:
    lying = {}
    for first in (0, 1):
        table = after_obstacles(fleet("cr90_corvette_a + general_dodonna"), first=first)
        lying[first] = sorted(obstacle.key for obstacle in table.game.state.obstacles if obstacle.pose is not None)
    assert lying[0] == lying[1]
    assert len(lying[0]) == 6
