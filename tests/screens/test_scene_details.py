"""Details of the scene: whose turn it is, decks, tokens by number, what a ship is worth now."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.cards import DefenseToken
from armada.geometry.bases import DIAL_RADIUS, HullZone
from armada.rules.ship_phase import COMMAND, DIAL_USE, DialUse, ShipActivation, ShipPhase
from armada.rules.squadron_activation import SquadronActivation
from armada.screens.scene.pieces import pieces
from armada.screens.scene.scene import Scene, ShipShown, SquadronShown, scene_of
from armada.state.records import Command, TokenState
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING, Battle
from tests.builders.scenario import FRONT, Scenario


def ship_of(scene: Scene, id: int = 0) -> ShipShown:
    (ship,) = [unit for unit in scene.units if isinstance(unit, ShipShown) and unit.id == id]
    return ship


def test_the_unit_whose_activation_it_is_is_the_squadron_that_a_ship_commands() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, dials=(Command.SQUADRON,) * 3)
    tie = table.squadron(TIE, 900, 420)
    table.squadron(X_WING, 930, 460, side=1)
    table.ship(NEBULON, 900, 860, 180, side=1)
    assert scene_of(table.run(ShipPhase()).game, None).active == victory
    table.run(ShipActivation(ship=victory))
    assert scene_of(table.game, None).active == victory
    table.answer(DIAL_USE, DialUse.KEEP)
    if table.question.kind is COMMAND:
        table.answer(COMMAND, Command.SQUADRON)
    table.answer(table.question.kind, table.question.options[0])
    assert scene_of(table.game, None).active == tie
    alone = Scenario()
    x_wing = alone.squadron(X_WING, 900, 300, side=1)
    alone.ship(VICTORY, 100, 800)
    assert scene_of(alone.run(SquadronActivation(squadron=x_wing)).game, None).active == x_wing


def test_a_ship_is_shown_with_damage_shields_and_tokens_as_they_are() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300, damage=[None, "ruptured_engine"], shields={FRONT: 1}, exhausted=[0], speed=1)
    table.ship(NEBULON, 900, 860, 180, side=1)
    ship = ship_of(scene_of(table.run(ShipPhase()).game, None))
    assert [(card.faceup, card.title) for card in ship.damage] == [(False, ""), (True, "Ruptured Engine")]
    assert [shields.left < shields.printed for shields in ship.shields] == [True, False, False, False]
    assert [token.state is TokenState.EXHAUSTED for token in ship.defense] == [True, False, False]
    assert (ship.speed, ship.max_speed, ship.hull, ship.command, ship.squadron, ship.engineering) == (1, 2, 8, 3, 3, 4)


def test_a_locked_defense_token_is_marked_for_its_attack() -> None:
    table = Battle("close").attack("hit hit", "hit hit", "accuracy").lock("brace")
    scene = scene_of(table.game, None)
    locked = {token.kind for token in ship_of(scene, 1).defense if token.locked}
    assert locked == {DefenseToken.BRACE}
    assert not [token for token in ship_of(scene, 0).defense if token.locked]


def test_the_attack_is_shown_with_its_icons_and_its_damage_so_far() -> None:
    attack = scene_of(Battle("close").attack("hit hit", "crit", "accuracy").game, None).attack
    assert attack is not None
    assert (attack.hits, attack.accuracies, attack.damage, attack.has_critical, attack.range) == (
        2,
        1,
        3,
        True,
        "close",
    )
    assert [die.face for die in attack.dice] == ["hit hit", "crit", "accuracy"]
    braced = Battle("close").attack("hit hit", "hit", "hit").spend("brace")
    shown = scene_of(braced.game, None).attack
    assert shown is not None
    assert (shown.damage, shown.step, shown.has_critical) == (2, 4, False)


def test_the_deck_and_the_discarded_cards_are_counted() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300, damage=[None])
    table.ship(NEBULON, 900, 860, 180, side=1)
    game = table.run(ShipPhase()).game
    deck = game.state.decks[0]
    first, second = deck.order[:2]
    game.state = replace(game.state, decks=(replace(deck, order=deck.order[2:], discarded=(first, second)),))
    scene = scene_of(game, None)
    assert (scene.deck, len(scene.discarded)) == (len(deck.order) - 2, 2)
    own = Scenario(profile="tournament")
    own.ship(VICTORY, 900, 300)
    own.ship(NEBULON, 900, 860, 180, side=1)
    game = own.run(ShipPhase()).game
    size = len(game.state.decks[0].order)
    assert [scene_of(game, seat).deck for seat in (0, 1, None)] == [size, size, 2 * size]  # type: ignore[arg-type]


def test_objective_tokens_are_numbered_if_there_are_several() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 860, 180, side=1)
    table.objective = "intel_sweep"
    table.token("intel_sweep", 500, 500)
    (token,) = scene_of(table.run(ShipPhase()).game, None).tokens
    assert (token.name, token.unit, token.seat) == ("Intel Sweep", None, None)
    table.token("intel_sweep", ship=ship)
    one, other = scene_of(table.run(ShipPhase()).game, None).tokens
    assert [one.name.endswith("1"), other.name.endswith("2")] == [True, True]
    assert (one.unit, other.unit) == (None, ship)


def test_rounds_have_a_limit_unless_an_option_lifts_it() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 860, 180, side=1)
    assert scene_of(table.run(ShipPhase()).game, None).rounds == 6
    table.options = ("unlimited_rounds",)
    assert scene_of(table.run(ShipPhase()).game, None).rounds == 0


def test_the_first_player_is_known_once_it_is_chosen() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300)
    table.ship(CORVETTE, 900, 860, 180, side=1)
    table.first = 1
    players = scene_of(table.run(ShipPhase()).game, None).players
    assert [player.is_first for player in players] == [False, True]
    assert [player.is_grand_admiral for player in players] == [True, True]


def test_squadrons_show_whom_they_are_engaged_with_and_keywords_with_their_values() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, 900, 300, side=1)
    tie = table.squadron("tie_interceptor_squadron", 930, 340)
    table.ship(VICTORY, 100, 800)
    units = [unit for unit in scene_of(table.run(ShipPhase()).game, None).units if isinstance(unit, SquadronShown)]
    shown = {unit.id: unit for unit in units}
    assert shown[x_wing].engaged_with == (tie,)
    assert "Counter 2" in shown[tie].keywords
    assert shown[x_wing].hull == shown[x_wing].max_hull == 5


def test_the_figure_of_a_shield_dial_stands_towards_the_edge_inside_the_dial() -> None:
    for piece in pieces().ships.values():
        for zone in piece.zones:
            (x, y), (dial_x, dial_y) = zone.figure, zone.dial
            moved = (abs(x) - abs(dial_x), abs(y) - abs(dial_y))
            assert 0 < max(moved) < DIAL_RADIUS
            assert min(moved) == 0
            assert (moved[1] > 0) is (zone.zone in (HullZone.FRONT, HullZone.REAR))
