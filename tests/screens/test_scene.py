"""The scene: what a viewer sees of a game, and what not."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from armada.effects.upgrades.defensive_retrofit import MARKED_ZONE
from armada.engine.seats import Seat, Side
from armada.geometry.pose import Pose
from armada.records.game import Game
from armada.rules.scoring import scores
from armada.rules.ship_phase import ShipPhase
from armada.rules.winning import EndReason
from armada.screens.scene.result import tournament_points
from armada.screens.scene.scene import Scene, ShipShown, SquadronShown, scene_of
from armada.state.game_state import Outcome, Phase
from armada.state.records import Command, Lasting, Scope, Status, Token
from tests.builders.cards_table import use
from tests.builders.scenario import FRONT, Scenario
from tests.properties.games import new_game, play_to_the_end
from tests.proves import proves
from tests.screens.screen_games import played, questions_of

REBELS, EMPIRE = Seat(0), Seat(1)


def ships_of(scene: Scene, seat: Seat) -> list[ShipShown]:
    return [unit for unit in scene.units if isinstance(unit, ShipShown) and unit.seat == seat]


@proves("INFO-11")
def test_hidden_dials_are_seen_by_their_owner_alone() -> None:
    game, _ = played(3, "ship to activate")
    for viewer in (REBELS, EMPIRE, None):
        scene = scene_of(game, viewer)
        for seat in (REBELS, EMPIRE):
            dials = [dial for ship in ships_of(scene, seat) for dial in ship.dials]
            assert dials
            assert (Command.FACEDOWN in dials) is (seat != viewer)


@proves("INFO-12")
def test_how_many_dials_are_left_to_assign_is_no_secret() -> None:
    game, question = played(3, "command dials")
    before = scene_of(game, None).players[question.seat].dials_left
    game.play(question.options[0], question.seat)
    after = scene_of(game, None).players[question.seat].dials_left
    assert before == sum([len(dials.commands) for dials in question.options[0]])
    assert after == 0


def test_ships_are_shown_with_values_and_names_filled_in() -> None:
    game, _ = played(3, "ship to activate")
    ship = ships_of(scene_of(game, None), REBELS)[0]
    card = game.ship_card(ship.id)
    assert (ship.name, ship.model, ship.chassis) == (game.unit(ship.id).label, card.title, card.chassis)
    assert [shields.left for shields in ship.shields] == [shields.printed for shields in ship.shields]
    assert {shields.zone: shields.left for shields in ship.shields} == dict(card.shields)
    assert ship.points == card.points + sum(game.upgrade_card(upgrade.id).points for upgrade in ship.upgrades)
    assert ship.max_speed == card.max_speed
    assert [token.kind for token in ship.defense] == list(card.defense_tokens)


def test_squadrons_are_shown_with_their_keywords_in_words() -> None:
    game, _ = played(3, "ship to activate")
    wings = {unit.card: unit for unit in scene_of(game, None).units if isinstance(unit, SquadronShown)}
    assert set(wings["x_wing_squadron"].keywords) == {"Bomber", "Escort"}
    assert wings["x_wing_squadron"].glyph == "x_wing_squadron"
    assert not wings["x_wing_squadron"].unique
    assert wings["luke_skywalker"].unique


@pytest.mark.parametrize(
    ("kind", "step"),
    [
        ("first player", "initiative"),
        ("objective", "objective"),
        ("obstacle placement", "obstacles"),
        ("ship placement", "deployment"),
        ("command dials", ""),
    ],
)
def test_setup_is_told_step_by_step(kind: str, step: str) -> None:
    game, _ = played(5, kind)
    assert scene_of(game, None).setup_step == step


@proves("SETUP-07")
def test_deployment_zones_are_shown_until_the_game_begins() -> None:
    game, _ = played(5, "ship placement")
    zones = {zone.name: zone for zone in scene_of(game, None).zones}
    first, second = zones["First player's deployment zone"], zones["Second player's deployment zone"]
    assert (first.side, second.side) == game.sides_in_order
    assert max(y for _, y in first.corners) == pytest.approx(184.8)
    assert min(y for _, y in second.corners) == pytest.approx(914.4 - 184.8)
    game, _ = played(5, "command dials")
    assert scene_of(game, None).zones == ()


@proves("CARD-fleet-ambush-02")
def test_an_ambush_zone_is_shown_while_its_tokens_lie_on_the_table() -> None:
    game, _ = played(5, "ship placement")
    tokens = (Token(kind="fleet_ambush", pose=Pose(1, 1)),)
    game.state = replace(game.state, objective="fleet_ambush", tokens=tokens)
    game.index_cards()
    (zone,) = [zone for zone in scene_of(game, None).zones if zone.kind == "objective"]
    assert zone.side == game.sides_in_order[0]
    game.state = replace(game.state, tokens=(Token(kind="fleet_ambush"),))
    assert not [zone for zone in scene_of(game, None).zones if zone.kind == "objective"]


def test_the_zones_of_a_blockade_run_are_shown_all_game_long() -> None:
    game, _ = played(5, "command dials")
    game.state = replace(game.state, objective="blockade_run")
    game.index_cards()
    left, right = scene_of(game, None).zones
    assert (left.side, right.side) == game.sides_in_order
    assert max(x for x, _ in left.corners) < min(x for x, _ in right.corners)


@pytest.mark.parametrize(("edge", "strip"), [("left", {0.0, 6.0}), ("right", {1822.8, 1828.8})])
def test_the_solar_corona_is_shown_as_a_strip_along_its_short_edge(edge: str, strip: set[float]) -> None:
    game, _ = played(5, "command dials")
    corona = Lasting(key="solar_corona", scope=Scope.GAME, text=edge)
    game.state = replace(game.state, objective="solar_corona", lasting=(corona,))
    game.index_cards()
    (zone,) = scene_of(game, None).zones
    assert (zone.kind, zone.name, zone.side) == ("objective", "Solar corona", None)
    assert {x for x, _ in zone.corners} == strip


def test_before_the_first_player_is_chosen_the_zones_belong_to_nobody() -> None:
    game, _ = played(5, "first player")
    assert [zone.side for zone in scene_of(game, None).zones] == [None] * len(scene_of(game, None).zones)


@pytest.mark.parametrize("seed", range(4))
def test_an_attack_is_shown_with_its_dice_and_its_step(seed: int) -> None:
    """Step by step: unrolled dice in step 2, faces from step 3 on."""
    met = set()
    for game, question in questions_of(seed, 1200):
        attack = scene_of(game, None).attack
        if attack is None:
            continue
        met.add(attack.step)
        if question.kind.name == "removed die":
            assert attack.step == 2
            assert attack.dice
        if question.kind.name == "defense token":
            assert attack.step == 4
        assert all(die.face is not None for die in attack.dice) or attack.step == 2
        assert attack.accuracies == sum(die.face == "accuracy" for die in attack.dice)
    assert met


@pytest.mark.parametrize("seed", range(3))
def test_a_scene_goes_over_the_wire_and_comes_back_the_same(seed: int) -> None:
    for place, (game, question) in enumerate(questions_of(seed, 600)):
        if place % 20 == 0:
            for viewer in (question.seat, None):
                scene = scene_of(game, viewer)
                assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


# The end


@pytest.mark.parametrize("seed", range(3))
def test_the_score_sheet_adds_up(seed: int) -> None:
    game = new_game(seed, profile="tournament", points=400, strict=False)
    play_to_the_end(game, seed)
    scene = scene_of(game, None)
    assert scene.phase is Phase.OVER
    assert scene.outcome is not None
    for side in (0, 1):
        assert sum(line.points for line in scene.outcome.lines if line.side == side) == scene.outcome.scores[side]
    assert sum(scene.outcome.tournament_points) == 10


def test_scores_are_shown_while_the_game_goes_on() -> None:
    game = destroyed_ship()
    assert [player.scored for player in scene_of(game, None).players] == list(scores(game))
    assert any(scores(game))


def destroyed_ship() -> Game:
    """A game in which something was destroyed."""
    for seed in range(20):
        for game, _ in questions_of(seed, 1500):
            if any(unit.status is Status.DESTROYED for unit in game.state.units) and any(scores(game)):
                return game
    raise AssertionError("nothing was destroyed")


@proves("TRN-56", "TRN-57", "TRN-58", "TRN-59", "TRN-60", "TRN-61", "TRN-62")
@pytest.mark.parametrize(
    ("margin", "points"),
    [
        (0, (5, 5)),
        (29, (5, 5)),
        (30, (6, 4)),
        (33, (6, 4)),
        (69, (6, 4)),
        (70, (7, 3)),
        (129, (7, 3)),
        (130, (8, 2)),
        (219, (8, 2)),
        (220, (9, 1)),
        (349, (9, 1)),
        (350, (10, 0)),
        (400, (10, 0)),
    ],
)
def test_tournament_points_follow_the_margin(margin: int, points: tuple[int, int]) -> None:
    for winner in (Side(0), Side(1)):
        outcome = Outcome(winner=winner, scores=(margin, 0), margin=margin, reason="six rounds")
        assert tournament_points(outcome) == (points if winner == 0 else points[::-1])


@proves("TRN-63", "TRN-64")
def test_who_concedes_gets_no_tournament_points() -> None:
    outcome = Outcome(winner=Side(1), scores=(0, 40), margin=40, reason=EndReason.CONCESSION)
    assert tournament_points(outcome) == (0, 6)


def test_the_hull_zone_that_a_card_marks_is_shown_with_the_card() -> None:
    table = Scenario()
    victory = table.ship("victory_ii_class_star_destroyer", 900, 300, upgrades=["early_warning_system"])
    table.ship("cr90_corvette_a", 900, 700, 180, side=1)
    table.run(ShipPhase())
    assert [card.zone for card in shown_ship(table, victory).upgrades] == [None]
    use(table, "early_warning_system").answer(MARKED_ZONE, FRONT)
    assert [card.zone for card in shown_ship(table, victory).upgrades] == [FRONT]


def shown_ship(table: Scenario, ship: int) -> ShipShown:
    shown = scene_of(table.game, None).units[ship]
    assert isinstance(shown, ShipShown)
    return shown
