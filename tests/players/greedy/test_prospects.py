"""The prospects of ships and squadrons as greedy counts them, and the side that gains them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from armada.engine.seats import Seat, Side
from armada.geometry.pose import pose_at
from armada.players.greedy.commands import IDLE, CommandValue
from armada.players.greedy.prospects import (
    ABOARD,
    INSIGHT,
    LATER,
    PROMISE,
    TOKEN,
    Orders,
    Prospects,
    of_squadrons,
    squadron_prospect,
)
from armada.rules.game import Game
from armada.rules.keywords import GAINED_KEYWORD
from armada.rules.ship_phase import ShipActivation
from armada.state.game_state import Phase
from armada.state.records import Command, Lasting, Scope, Status, Token
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable

OWN, ENEMY = Side(0), Side(1)
VICTORY_AT, NEBULON_AT, TIE_AT, X_WING_AT = range(4)


def table_of(**victory: Any) -> Scenario:
    """A Victory and a TIE fighter against a Nebulon-B and an X-wing, out of range."""
    table = Scenario()
    table.ship(VICTORY, 900, 200, **victory)
    table.ship(NEBULON, 900, 700, 180, side=1)
    table.squadron(TIE, 600, 300)
    table.squadron(X_WING, 600, 700, side=1)
    return table


def start(**victory: Any) -> Game:
    return table_of(**victory).run(StillTable()).game


def changed(game: Game, place: int, **values: Any) -> Game:
    """The game with other values of a ship or squadron."""
    other = game.copy()
    units = list(other.state.units)
    units[place] = replace(units[place], **values)
    other.state = replace(other.state, units=tuple(units))
    return other


def gained(before: Game, after: Game, side: Side = OWN) -> float:
    return Prospects(before, side).of_all(after)


def test_nothing_is_gained_where_nothing_changed() -> None:
    game = start()
    assert gained(game, game.copy()) == gained(game, game.copy(), ENEMY) == 0


def test_a_command_token_is_gained_for_its_own_side() -> None:
    game = start(damage=[None, None])
    after = changed(game, VICTORY_AT, tokens=(Command.REPAIR,))
    worth = TOKEN * CommandValue(game, game.ship(0)).value(Command.REPAIR, 0)
    assert worth > 0
    assert gained(game, after) == pytest.approx(worth)
    assert gained(game, after, ENEMY) == pytest.approx(-worth)


def test_a_ship_that_is_gone_has_no_prospects() -> None:
    game = start(damage=[None, None])
    for gone in ({"pose": None}, {"status": Status.DESTROYED}, {"status": Status.RESERVE}):
        assert gained(game, changed(game, VICTORY_AT, tokens=(Command.REPAIR,), **gone)) == 0
        assert gained(game, changed(game, TIE_AT, **{"pose": pose_at(600, 600), **gone})) == 0


def test_an_enemy_dial_that_becomes_known_is_an_insight() -> None:
    game = start()
    assert gained(game, changed(game, NEBULON_AT, known_to=(Seat(0),))) == INSIGHT
    assert gained(game, changed(game, VICTORY_AT, known_to=(Seat(0),))) == 0
    assert gained(game, changed(game, NEBULON_AT, known_to=(Seat(0),)), ENEMY) == 0


def lasting(scope: Scope, *, unit: int = -1, seat: int = -1) -> float:
    """The value of a lasting effect to the first side."""
    game = start()
    after = game.copy()
    entry = Lasting(key="made up", scope=scope, unit=unit, seat=seat)
    after.state = replace(after.state, lasting=(entry,))
    return gained(game, after)


def test_a_lasting_effect_helps_whoever_has_it() -> None:
    assert lasting(Scope.ROUND, unit=VICTORY_AT) == lasting(Scope.ROUND, seat=0) == PROMISE
    assert lasting(Scope.ROUND, unit=NEBULON_AT) == lasting(Scope.ROUND, seat=1) == -PROMISE
    assert lasting(Scope.ROUND) == 0
    assert lasting(Scope.GAME, unit=VICTORY_AT) == lasting(Scope.GAME, seat=1) == 0


def test_an_objective_token_aboard_is_worth_part_of_its_points() -> None:
    def aboard(objective: str, *units: int) -> float:
        table = table_of()
        table.objective = objective
        game = table.run(StillTable()).game
        after = game.copy()
        tokens = tuple([Token(kind=objective, unit=unit) for unit in units])
        after.state = replace(after.state, tokens=tokens)
        return gained(game, after)

    assert aboard("intel_sweep", VICTORY_AT) == ABOARD * 12
    assert aboard("intel_sweep", NEBULON_AT) == -ABOARD * 12
    assert aboard("intel_sweep", VICTORY_AT, NEBULON_AT, VICTORY_AT) == ABOARD * 12
    assert (
        aboard("intel_sweep", -1) == aboard("most_wanted", VICTORY_AT) == aboard("contested_outpost", VICTORY_AT) == 0
    )


def test_a_squadron_that_comes_closer_to_its_prey_gains_for_its_side() -> None:
    game = start()
    closer = changed(game, TIE_AT, pose=pose_at(600, 480))
    assert gained(game, closer) == -gained(game, closer, ENEMY) > 0
    assert of_squadrons(closer, OWN) == -of_squadrons(closer, ENEMY)


def test_only_squadrons_in_play_count() -> None:
    game = start()
    alone = changed(game, X_WING_AT, status=Status.DESTROYED)
    assert of_squadrons(alone, OWN) == squadron_prospect(alone, alone.squadron(TIE_AT))
    nobody = changed(alone, TIE_AT, pose=None)
    assert of_squadrons(nobody, OWN) == 0


def test_an_activated_squadron_can_do_less_than_one_that_has_yet_to_activate() -> None:
    near = changed(start(), TIE_AT, pose=pose_at(600, 620))
    activated = changed(near, TIE_AT, activated=True)
    fresh, spent = (squadron_prospect(each, each.squadron(TIE_AT)) for each in (near, activated))
    assert fresh > spent
    assert gained(near, activated) == pytest.approx(spent - fresh)
    assert gained(activated, near) == pytest.approx(fresh - spent)


def test_in_the_squadron_phase_only_a_rogue_can_count_on_an_attack_after_a_move() -> None:
    """An aggressor is a rogue, a TIE fighter is not; in the Ship Phase a command may let both move and attack."""

    def in_both_phases(card: str) -> tuple[float, float]:
        table = Scenario()
        table.ship(VICTORY, 900, 200)
        table.ship(NEBULON, 900, 700, 180, side=1)
        own = table.squadron(card, 600, 300)
        table.squadron(X_WING, 600, 500, side=1)
        game = table.run(StillTable()).game
        ship_phase = squadron_prospect(game, game.squadron(own))
        game.state = replace(game.state, phase=Phase.SQUADRON)
        return ship_phase, squadron_prospect(game, game.squadron(own))

    commanded, alone = in_both_phases(TIE)
    assert commanded > alone
    commanded, alone = in_both_phases("aggressor_assault_fighter")
    assert commanded == alone


def test_a_squadron_that_becomes_a_rogue_before_it_activates_is_gained_for_its_side() -> None:
    table = Scenario()
    own = table.squadron(TIE, 600, 300)
    table.squadron(X_WING, 600, 500, side=1)
    table.ship(VICTORY, 900, 200)
    table.ship(NEBULON, 900, 700, 180, side=1)
    before = table.run(StillTable()).game
    before.state = replace(before.state, phase=Phase.SQUADRON)
    after = before.copy()
    rogue = Lasting(key=GAINED_KEYWORD, scope=Scope.GAME, unit=own, text="rogue")
    after.state = replace(after.state, lasting=(rogue,))
    assert gained(before, after) == -gained(before, after, ENEMY) > 0
    assert gained(after, after) == 0, "it was one before"
    elsewhere = changed(after, own, activated=True)
    assert gained(before, elsewhere) < gained(before, after)


def test_before_a_ship_activates_a_concentrate_fire_dial_counts_on_the_gap_and_then_on_a_target() -> None:
    """A CR90 B has no red dice: it does not reach what is nearly at the end of the ruler."""
    table = Scenario()
    corvette = table.ship("cr90_corvette_b", 900, 200, dials=(Command.CONCENTRATE_FIRE,))
    table.ship(VICTORY, 900, 560, 180, side=1)
    game = table.run(StillTable()).game
    assert orders(game) == worth(game, Command.CONCENTRATE_FIRE, 0) > IDLE
    assert orders(table.run(ShipActivation(ship=corvette)).game) == IDLE


def orders(game: Game) -> float:
    return Orders(game, game.ship(0)).value()


def worth(game: Game, command: Command, ahead: int) -> float:
    return CommandValue(game, game.ship(0)).value(command, ahead)


def test_dials_are_worth_less_the_later_they_are_revealed() -> None:
    hurt: Any = {"damage": [None, None], "shields": {FRONT: 0}}
    game = start(**hurt, dials=(Command.REPAIR, Command.REPAIR))
    now, later = worth(game, Command.REPAIR, 0), worth(game, Command.REPAIR, 1)
    assert orders(game) == pytest.approx(now + LATER * later)
    activated = changed(game, VICTORY_AT, activated=True)
    assert orders(activated) == pytest.approx(LATER * later + LATER**2 * worth(game, Command.REPAIR, 2))
    assert orders(start(**hurt, revealed=Command.REPAIR)) == pytest.approx(now)
    assert orders(start(**hurt, tokens=(Command.REPAIR,))) == pytest.approx(TOKEN * now)
    assert orders(start(**hurt)) == 0


def activating(command: Command, y: float, *squadrons: float) -> float:
    """The value of a revealed dial to a Victory, with an enemy ship and own squadrons at these y."""
    table = Scenario()
    victory = table.ship(VICTORY, 900, 200, dials=(command,))
    table.ship(NEBULON, 900, y, 180, side=1)
    for place, at in enumerate(squadrons):
        table.squadron(TIE, 850 + 50 * place, at)
    table.squadron(X_WING, 900, 480, side=1)
    table.run(ShipActivation(ship=victory))
    return orders(table.game)


def test_a_dial_that_was_revealed_is_worth_what_it_does_in_this_activation() -> None:
    fire, squadron = Command.CONCENTRATE_FIRE, Command.SQUADRON
    assert activating(squadron, 860) == IDLE
    assert activating(squadron, 860, 350) == pytest.approx(1.9)
    assert activating(squadron, 860, 350, 350, 350, 350, 350) == pytest.approx(1.9 * 3), "its squadron value is 3"
    assert activating(fire, 400) > activating(fire, 860) - 0.001
    assert activating(Command.REPAIR, 400) == 0, "nothing is damaged yet"


def test_a_concentrate_fire_dial_without_a_target_is_idle() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 200, dials=(Command.CONCENTRATE_FIRE,))
    table.ship(CORVETTE, 900, 860, side=1)
    table.run(ShipActivation(ship=victory))
    assert orders(table.game) == IDLE
    aimed = Scenario()
    victory = aimed.ship(VICTORY, 900, 200, dials=(Command.CONCENTRATE_FIRE,))
    aimed.ship(CORVETTE, 900, 400, side=1)
    aimed.run(ShipActivation(ship=victory))
    assert orders(aimed.game) == worth(aimed.game, Command.CONCENTRATE_FIRE, 0) > IDLE
