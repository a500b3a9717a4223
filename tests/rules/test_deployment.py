"""Deployment: whose turn it is, what a turn is, and what an objective can change (SETUP-31 to SETUP-45, SEC-33)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.engine.effects import CardInPlay, Effect
from armada.engine.procedures import DONE, StepResult
from armada.engine.seats import Seat, Side
from armada.fleet import Fleet
from armada.geometry.play_area import Area
from armada.rules.deploying import NO_PLACE, SHIP_PLACEMENT, SQUADRON_PLACEMENT
from armada.rules.deployment import DEPLOY, NEXT_PLAYER, Deployment, DeploymentPlan, DeploymentTurn
from armada.rules.game import Game
from armada.rules.new_game import new_state
from armada.rules.queries import DEPLOY_PLACE, DeployPlace
from armada.rules.setup import FIRST_PLAYER, Setup
from armada.rules.timing import SETUP_6_BEFORE
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.state.events.damage import Destroyed
from armada.state.events.setup import ShipDeployed, SquadronDeployed
from armada.state.records import Ship, Status, UnitId
from tests.builders.fleets import fleet
from tests.builders.setup_table import EMPIRE, REBELS, SetupTable, after_obstacles, battle
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

CORVETTE = "cr90_corvette_a + general_dodonna"
VICTORY = "victory_i_class_star_destroyer + grand_moff_tarkin"
XWING, TIE = "x_wing_squadron", "tie_fighter_squadron"


def turns(table: SetupTable) -> list[str]:
    """Deploy at random; whose turns they were and what they were: "0 ship", "1 squadron squadron"."""
    found: dict[int, str] = {}
    while not table.is_over:
        deployment = table.game.innermost(Deployment)
        assert deployment is not None
        turn, before = sum(deployment.taken), len(table.events)
        table.play(table.question.sample(table.rng))
        for event in table.events[before:]:
            if isinstance(event, ShipDeployed | SquadronDeployed):
                unit = event.ship if isinstance(event, ShipDeployed) else event.squadron
                kind = "ship" if table.game.is_ship(unit) else "squadron"
                found[turn] = f"{found.get(turn, table.game.owner(unit))} {kind}"
    return list(found.values())


# Whose turn it is


@proves("SETUP-31", "SETUP-32", "SETUP-43")
@pytest.mark.parametrize("first", [0, 1])
def test_players_alternate_the_first_player_first_and_who_has_nothing_left_is_skipped(first: int) -> None:
    rebels = fleet(CORVETTE, "cr90_corvette_b", "cr90_corvette_b", "cr90_corvette_b")
    order = turns(after_obstacles(rebels, fleet(VICTORY, squadrons=[TIE] * 2), first=first))
    if first == 0:
        assert order == ["0 ship", "1 ship", "0 ship", "1 squadron squadron", "0 ship", "0 ship"]
    else:
        assert order == ["1 ship", "0 ship", "1 squadron squadron", "0 ship", "0 ship", "0 ship"]


@proves("SETUP-32")
def test_a_turn_is_one_ship_or_two_squadrons() -> None:
    table = after_obstacles()
    table.deploy_ship("CR90 Corvette A", 600, 100)
    table.deploy_ship("Victory I-class Star Destroyer", 900, 800, 180)
    assert table.asks(DEPLOY, 0)
    table.deploy_squadron("X-wing Squadron 1", 600, 170)
    assert table.asks(DEPLOY, 0), "a second squadron follows"
    assert not any(isinstance(table.game.unit(unit), Ship) for unit in table.question.options)
    table.deploy_squadron("X-wing Squadron 3", 650, 170)
    assert table.question.seat == 1


@proves("SETUP-37")
def test_no_squadron_is_deployed_before_a_friendly_ship() -> None:
    table = after_obstacles()
    squadron = table.unit("X-wing Squadron 1")
    assert table.asks(DEPLOY, 0)
    assert squadron not in table.question.options
    assert table.refusal(squadron).rule == "SETUP-37"


@proves("SETUP-41", "SETUP-42")
def test_a_single_squadron_waits_until_all_ships_are_placed_and_is_then_a_turn_of_its_own() -> None:
    rebels = fleet(CORVETTE, "cr90_corvette_b", "nebulon_b_escort_frigate", squadrons=[XWING])
    table = after_obstacles(rebels, fleet(VICTORY))
    table.deploy_ship("CR90 Corvette A", 600, 100)
    table.deploy_ship("Victory I-class Star Destroyer", 900, 800, 180)
    refusal = table.refusal(table.unit("X-wing Squadron"))
    assert refusal.rule == "SETUP-41"
    table.deploy_ship("CR90 Corvette B", 700, 100).deploy_ship("Nebulon-B Escort Frigate", 800, 100)
    assert table.asks(SQUADRON_PLACEMENT, 0), "there is nothing to choose"
    table.deploy_squadron("X-wing Squadron", 600, 170)
    assert table.is_over


@proves("SETUP-42", "SETUP-32")
def test_of_three_squadrons_the_last_is_deployed_alone() -> None:
    order = turns(after_obstacles(fleet(CORVETTE, squadrons=[XWING] * 3), fleet(VICTORY)))
    assert order == ["0 ship", "1 ship", "0 squadron squadron", "0 squadron"]


# Without room


@proves("SETUP-55")
def test_a_ship_without_a_legal_place_is_destroyed_and_setup_goes_on(made_up: MadeUpCards) -> None:
    def too_small(game: Game, card: CardInPlay, unit: UnitId, place: DeployPlace) -> DeployPlace:
        return place._replace(areas=(Area(400, 0, 460, 184.8),)) if game.is_ship(unit) else place

    made_up.modifier(too_small, DEPLOY_PLACE)
    table = after_obstacles(fleet(CORVETTE, squadrons=[XWING] * 2), fleet(VICTORY, squadrons=[TIE] * 2)).finish()
    victory = table.unit("Victory I-class Star Destroyer")
    assert table.game.unit(victory).status is Status.DESTROYED
    assert Destroyed(victory, NO_PLACE) in table.events
    corvette = table.game.unit(table.unit("CR90 Corvette A"))
    assert corvette.status is Status.IN_PLAY
    ties = [unit for unit in table.game.state.units if unit.card == TIE]
    assert {unit.status for unit in ties} == {Status.DESTROYED}, "squadrons without a ship in play have no place"
    xwings = [unit for unit in table.game.state.units if unit.card == XWING]
    assert {unit.status for unit in xwings} == {Status.IN_PLAY}


@proves("SETUP-55")
def test_squadrons_without_room_around_their_ship_are_destroyed(made_up: MadeUpCards) -> None:
    def hardly_any(game: Game, card: CardInPlay, unit: UnitId, place: DeployPlace) -> DeployPlace:
        return place if game.is_ship(unit) else place._replace(areas=(Area(580, 0, 620, 40),))

    made_up.modifier(hardly_any, DEPLOY_PLACE)
    table = after_obstacles(fleet(CORVETTE, squadrons=[XWING] * 4), fleet(VICTORY))
    table.deploy_ship("CR90 Corvette A", 600, 110).finish()
    states = [unit.status for unit in table.game.state.units if unit.card == XWING]
    assert sorted(states) == [Status.DESTROYED] * 3 + [Status.IN_PLAY]


# What an objective changes


class ChangeDeployment(Effect[Setup], kw_only=True):
    """An objective that changes the plan of deployment."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        return game.grand_admiral(game.sides_in_order[1])

    def changed(self, game: Game, plan: DeploymentPlan) -> DeploymentPlan:
        raise NotImplementedError

    def resolve(self, game: Game, setup: Setup) -> StepResult:
        setup.deployment = self.changed(game, setup.deployment)
        return DONE


@proves("SETUP-31")
def test_an_objective_can_have_one_player_deploy_everything_first(made_up: MadeUpCards) -> None:
    class SecondPlayerFirst(ChangeDeployment, kw_only=True):
        def changed(self, game: Game, plan: DeploymentPlan) -> DeploymentPlan:
            return replace(plan, alternating=False, order=(plan.order[1], plan.order[0]))

    made_up.trigger(SecondPlayerFirst, SETUP_6_BEFORE)
    order = turns(after_obstacles(fleet(CORVETTE, squadrons=[XWING] * 2), fleet(VICTORY, squadrons=[TIE] * 3)))
    assert order == ["1 ship", "1 squadron squadron", "1 squadron", "0 ship", "0 squadron squadron"]


@proves("SETUP-31")
def test_an_objective_can_have_all_ships_deployed_before_any_squadron(made_up: MadeUpCards) -> None:
    class ShipsFirst(ChangeDeployment, kw_only=True):
        def changed(self, game: Game, plan: DeploymentPlan) -> DeploymentPlan:
            return replace(plan, ships_first=True)

    made_up.trigger(ShipsFirst, SETUP_6_BEFORE)
    rebels = fleet(CORVETTE, "cr90_corvette_b", "cr90_corvette_b", squadrons=[XWING] * 2)
    table = after_obstacles(rebels, fleet(VICTORY, squadrons=[TIE] * 2))
    table.deploy_ship("CR90 Corvette A", 600, 100).deploy_ship("Victory I-class Star Destroyer", 900, 800, 180)
    assert table.refusal(table.unit("X-wing Squadron 1")).rule == "OBJ-04"
    assert turns(table) == ["0 ship", "0 ship", "1 squadron squadron", "0 squadron squadron"]


def test_what_an_objective_sets_aside_is_not_deployed(made_up: MadeUpCards) -> None:
    class SetAside(ChangeDeployment, kw_only=True):
        def changed(self, game: Game, plan: DeploymentPlan) -> DeploymentPlan:
            return replace(plan, aside=tuple(unit.id for unit in game.state.units if unit.seat == 1)[1:4])

    made_up.trigger(SetAside, SETUP_6_BEFORE)
    table = after_obstacles().finish()
    empire = [unit.status for unit in table.game.state.units if unit.seat == 1]
    assert empire == [Status.IN_PLAY, *[Status.RESERVE] * 3, Status.IN_PLAY]


@proves("SETUP-55")
def test_squadrons_whose_only_ship_is_set_aside_are_destroyed(made_up: MadeUpCards) -> None:
    class ShipAside(ChangeDeployment, kw_only=True):
        def changed(self, game: Game, plan: DeploymentPlan) -> DeploymentPlan:
            return replace(plan, aside=tuple(u.id for u in game.state.units if u.seat == 1 and isinstance(u, Ship)))

    made_up.trigger(ShipAside, SETUP_6_BEFORE)
    table = after_obstacles().finish()
    empire = [unit.status for unit in table.game.state.units if unit.seat == 1]
    assert empire == [Status.RESERVE, *[Status.DESTROYED] * 4]


def test_an_effect_knows_which_turn_of_a_side_it_is(made_up: MadeUpCards) -> None:
    seen: set[tuple[int, int]] = set()

    def looks(game: Game, card: CardInPlay, unit: UnitId, place: DeployPlace) -> DeployPlace:
        turn = game.innermost(DeploymentTurn)
        assert turn is not None
        seen.add((turn.side, turn.number))
        return place

    made_up.modifier(looks, DEPLOY_PLACE)
    after_obstacles().finish()
    assert seen == {(0, 1), (0, 2), (0, 3), (0, 4), (1, 1), (1, 2), (1, 3)}


# Teams


def team_game(fleets: list[Fleet], seed: int = 3) -> SetupTable:
    """Four fleets, two a side, after the obstacles; side 0 is first."""
    state = new_state(fleets, profile="sector_fleet", points=600, allow_missing=True)
    table = SetupTable(state, seed=seed).appoint(1, 3)
    table.answer(FIRST_PLAYER, Side(0))
    plan = table.game.innermost(Setup)
    assert plan is not None
    return SetupTable(table.game.state, Deployment(plan=plan.deployment), seed=seed)


TEAMS = [REBELS, fleet(CORVETTE, squadrons=[XWING] * 2), EMPIRE, fleet(VICTORY)]


@proves("SEC-33", "SEC-68")
def test_on_a_turn_each_player_of_the_team_places_a_ship_or_two_squadrons() -> None:
    table = team_game(TEAMS)
    order: list[tuple[int, int, str]] = []
    while not table.is_over:
        turn = table.game.innermost(DeploymentTurn)
        assert turn is not None
        before = len(table.events)
        table.play(table.question.sample(table.rng))
        for event in table.events[before:]:
            if isinstance(event, ShipDeployed | SquadronDeployed):
                unit = event.ship if isinstance(event, ShipDeployed) else event.squadron
                order.append((turn.side, turn.number, f"{table.game.owner(unit)}"))
    rounds = {(side, number): [seat for s, n, seat in order if (s, n) == (side, number)] for side, number, _ in order}
    assert set(rounds[0, 1]) == {"0", "1"}
    assert set(rounds[1, 1]) == {"2", "3"}
    assert rounds[1, 2] == ["2", "2"], "the teammate has nothing left"
    assert [side for side, _ in rounds][:4] == [0, 1, 0, 1]


@proves("SEC-71")
def test_the_grand_admiral_says_who_of_the_team_places_next() -> None:
    table = team_game(TEAMS)
    assert table.asks(NEXT_PLAYER, table.game.grand_admiral(Side(0)))
    assert table.question.options == (0, 1)
    table.answer(NEXT_PLAYER, Seat(1))
    assert table.question.seat == 1
    table.go_to(DEPLOY)
    assert table.question.seat == 0


@proves("SEC-34")
def test_a_ship_that_a_teammate_deployed_on_the_same_turn_does_not_count_for_squadrons() -> None:
    table = team_game(TEAMS)
    table.answer(NEXT_PLAYER, Seat(1)).play(table.question.sample(table.rng))
    assert table.asks(DEPLOY, 0)
    squadron = next(u.id for u in table.game.state.units if u.seat == 0 and not isinstance(u, Ship))
    assert table.refusal(squadron).rule == "SETUP-37"
    table.go_to(NEXT_PLAYER)
    while table.question.seat != table.game.grand_admiral(Side(0)) or table.question.kind is not NEXT_PLAYER:
        table.play(table.question.sample(table.rng))
    table.answer(NEXT_PLAYER, Seat(0))
    assert squadron in table.question.options, "on the next turn both ships do"


def test_a_teammate_with_only_squadrons_waits_for_a_friendly_ship(made_up: MadeUpCards) -> None:
    table = team_game(TEAMS)
    state = table.game.state
    only_ship = next(unit.id for unit in state.units if unit.seat == 1)
    deployment = table.game.innermost(Deployment)
    assert deployment is not None
    plan = replace(deployment.plan, aside=(only_ship,))
    table = SetupTable(state, Deployment(plan=plan), seed=4).finish()
    squadrons = [unit for unit in table.game.state.units if unit.seat == 1 and not isinstance(unit, Ship)]
    assert {unit.status for unit in squadrons} == {Status.IN_PLAY}


@proves("SEC-29", "SEC-31", "SEC-32")
def test_grand_admirals_choose_the_objective_and_place_the_obstacles() -> None:
    state = new_state(TEAMS, profile="sector_fleet", points=600, allow_missing=True)
    table = SetupTable(state).appoint(1, 3)
    costs = [sum(player.points for player in state.players if player.side == side) for side in (0, 1)]
    cheaper = Side(costs.index(min(costs)))
    assert table.asks(FIRST_PLAYER, table.game.grand_admiral(cheaper))
    table.answer(FIRST_PLAYER, Side(1))
    first, second = table.game.grand_admiral(Side(1)), table.game.grand_admiral(Side(0))
    assert table.question.seat == first
    assert table.question.options == state.players[second].objectives
    unlimited = replace(table.game.state, options=(UNLIMITED_ROUNDS,))
    seats = []
    table = SetupTable(unlimited).appoint(1, 3)
    table.answer(FIRST_PLAYER, Side(1))
    while not table.is_over and table.question.kind not in (NEXT_PLAYER, DEPLOY, SHIP_PLACEMENT):
        seats.append(table.question.seat)
        table.play(table.question.sample(table.rng))
    assert seats == [second, first] * 3
    assert battle().question.kind is FIRST_PLAYER
