"""Assault objectives of the core set: effect, limit, and when they are not offered."""

from __future__ import annotations

from armada.effects.objectives.objective import OBJECTIVE_SHIP, objective_ships
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.new_game import flagship
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, AttackChoice
from armada.rules.winning import Ending
from armada.state.events.attack import AttackCanceled, DiceModified
from armada.state.events.cards import ObjectiveTokenChanged, ObjectiveTokenPlaced
from armada.state.events.rounds import PointsScored
from armada.state.records import ShipId, UnitId
from tests.effects.objective_table import (
    CR90,
    FLOTILLA,
    NEBULON,
    TIE_BOMBER,
    VICTORY,
    VICTORY_II,
    X_WING,
    attack,
    decline,
    offered,
    playing,
    setting_up,
    use,
)
from tests.proves import proves
from tests.rules.builders import FRONT, RIGHT, Scenario
from tests.rules.ending_table import ended, lose

HIT, CRIT = "hit", "crit"


def added(table: Scenario, key: str) -> int:
    """By how many dice an effect changed the pool."""
    pools = [event for event in table.all(DiceModified) if event.by == key]
    return len(pools[-1].pool.dice) if pools else 0


# Advanced Gunnery


def gunners(*, first: int = 0, upgrades: tuple[str, ...] = ()) -> tuple[Scenario, ShipId, ShipId]:
    """The objective ship, a Victory of seat 0, activates with a Nebulon-B ahead that shows it two hull zones."""
    table = playing("advanced_gunnery", first=first)
    victory = table.ship(VICTORY, 900, 300, upgrades=upgrades)
    nebulon = table.ship(NEBULON, 900, 450, 135, side=1)
    table.token("objective_ship", ship=victory)
    return table.run(ShipActivation(ship=victory)), victory, nebulon


def perform(table: Scenario, target: UnitId, zone: HullZone | None, dice: int = 6) -> Scenario:
    """Attack from the front and do no damage, up to the choice of the next attack, or of the course."""
    miss = "blank" if zone else "accuracy"
    table.answer(ATTACK, AttackChoice(FRONT, target, zone)).roll(*[miss] * dice)
    while table.question.kind not in (ATTACK, COURSE):
        table.answer(table.question.kind, PASS)
    return table


def aims(table: Scenario) -> set[tuple[HullZone, UnitId, HullZone | None]]:
    """The attacks that can be declared now."""
    if table.question.kind is not ATTACK:
        return set()
    return {(choice.zone, choice.defender, choice.target_zone) for choice in table.question.options}


@proves("CARD-advanced-gunnery-03")
def test_the_first_players_objective_ship_attacks_twice_from_the_front_at_two_hull_zones() -> None:
    table, _, nebulon = gunners()
    assert {(FRONT, nebulon, FRONT), (FRONT, nebulon, RIGHT)} <= aims(table)
    perform(table, nebulon, FRONT)
    assert (FRONT, nebulon, RIGHT) in aims(table)
    assert (FRONT, nebulon, FRONT) not in aims(table), "not the same hull zone twice in a round"


@proves("CARD-advanced-gunnery-03")
def test_the_second_players_objective_ship_attacks_the_same_hull_zone_twice_but_no_more_often_than_others() -> None:
    table, victory, nebulon = gunners(first=1)
    perform(table, nebulon, FRONT)
    assert (FRONT, nebulon, FRONT) in aims(table)
    perform(table, nebulon, FRONT)
    assert not aims(table)
    assert table.the_ship(victory).attacks_on_ships == 2


@proves("CARD-advanced-gunnery-03")
def test_from_one_hull_zone_the_first_players_objective_ship_attacks_no_squadron_twice_in_a_round() -> None:
    table = playing("advanced_gunnery")
    victory = table.ship(VICTORY, 900, 300)
    table.ship(CR90, 1600, 800, side=1)
    one, other = table.squadron(X_WING, 880, 420, side=1), table.squadron(X_WING, 940, 420, side=1)
    table.token("objective_ship", ship=victory)
    perform(table.run(ShipActivation(ship=victory)), one, None, 1)
    assert (FRONT, other, None) in aims(table)
    assert (FRONT, one, None) not in aims(table)


@proves("CARD-advanced-gunnery-01")
def test_with_gunnery_team_the_second_players_objective_ship_attacks_no_ship_twice_from_one_hull_zone() -> None:
    table, _, nebulon = gunners(first=1, upgrades=("gunnery_team",))
    perform(table, nebulon, FRONT)
    assert not {aim for aim in aims(table) if aim[0] is FRONT and aim[1] == nebulon}


@proves("CARD-advanced-gunnery-02")
def test_with_slaved_turrets_an_objective_ship_attacks_once_in_a_round() -> None:
    table, victory, nebulon = gunners(first=1, upgrades=("slaved_turrets",))
    perform(table, nebulon, FRONT, 7)
    assert not aims(table)
    assert table.the_ship(victory).attacks_on_ships == 1


def test_other_ships_have_each_hull_zone_once() -> None:
    table = playing("advanced_gunnery")
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, 450, 135, side=1)
    table.token("objective_ship", ship=nebulon)
    perform(table.run(ShipActivation(ship=victory)), nebulon, FRONT)
    assert not {aim for aim in aims(table) if aim[0] is FRONT}


@proves("CARD-advanced-gunnery-03", "SCORE-05")
def test_a_destroyed_objective_ship_scores_its_ship_card_twice_and_its_upgrades_once() -> None:
    table = playing("advanced_gunnery")
    victory = table.ship(VICTORY, 900, 300, upgrades=["gunnery_team", "expanded_launchers"])
    table.ship(VICTORY, 300, 300)
    table.ship(CR90, 900, 700, side=1)
    table.token("objective_ship", ship=victory)
    lose(table, victory)
    cards = 7 + 13
    assert ended(table).scores == (0, 73 + cards + 73)
    assert [(event.why, event.points) for event in table.all(PointsScored)][-1] == ("advanced_gunnery", 73)


@proves("TRN-51", "CARD-advanced-gunnery-03")
def test_in_a_tournament_the_doubled_part_comes_on_top_of_the_points_of_a_destroyed_fleet() -> None:
    table = playing("advanced_gunnery", profile="tournament")
    victory = table.ship(VICTORY, 900, 300)
    table.ship(CR90, 900, 700, side=1)
    table.token("objective_ship", ship=victory)
    lose(table, victory)
    assert ended(table, Ending.ELIMINATION).scores == (0, 300 + 73)


@proves("OBJ-02", "OBJ-08", "OBJ-10", "INFO-06")
def test_each_player_marks_an_own_ship_for_all_to_see_the_first_player_first() -> None:
    table = setting_up("advanced_gunnery", first=1).go_to(OBJECTIVE_SHIP)
    game = table.game
    assert table.question.seat == 1
    own = game.ships(game.side_of(table.question.seat))
    assert list(table.question.options) == own, "own ships, which stand on the table"
    table.answer(OBJECTIVE_SHIP, own[1], seat=1)
    assert table.question.seat == 0
    other = table.question.options[-1]
    table.answer(OBJECTIVE_SHIP, other, seat=0)
    assert objective_ships(game) == [own[1], other]
    marks = [event.token for event in table.all(ObjectiveTokenPlaced)]
    assert [(mark.unit, mark.pose) for mark in marks] == [(own[1], None), (other, None)]


@proves("OBJ-09")
def test_the_flagship_is_exactly_the_ship_with_the_commander() -> None:
    table = setting_up("advanced_gunnery")
    state = table.game.state
    found = [flagship(state, player.seat) for player in state.players]
    assert [state.units[ship].card for ship in found if ship is not None] == [CR90, VICTORY]
    assert found[0] == table.unit("CR90 Corvette A 1"), "and not the other one"


# Most Wanted


def wanted(attacker: str = VICTORY, *, objective: bool = True) -> tuple[Scenario, ShipId]:
    """A ship attacks a corvette, which is an objective ship or not, with three red and three black dice."""
    table = playing("most_wanted")
    victory = table.ship(attacker, 900, 300)
    corvette = table.ship(CR90, 900, 450, 180, side=1, shields={FRONT: 2})
    if objective:
        table.token("objective_ship", ship=corvette)
    return attack(table, victory, FRONT, corvette, FRONT), corvette


@proves("CARD-most-wanted-01")
def test_a_ship_that_attacks_an_objective_ship_may_add_one_die_of_a_colour_in_its_pool() -> None:
    table, _ = wanted()
    table.roll(*[HIT] * 3, *[HIT] * 3)
    use(table, "most_wanted")
    assert set(table.question.options) == {"red", "black"}
    table.answer(ADDED_COLOR, "black", seat=0).roll("hit crit")
    assert added(table, "most_wanted") == 7
    assert "most_wanted" not in offered(table), "once in an attack"


@proves("CARD-most-wanted-01")
def test_nothing_is_added_against_other_ships_or_by_squadrons() -> None:
    table, _ = wanted(objective=False)
    table.roll(*[HIT] * 6)
    assert "most_wanted" not in offered(table)
    table = playing("most_wanted")
    bomber = table.squadron(TIE_BOMBER, 900, 390)
    corvette = table.ship(CR90, 900, 450, 180, side=1)
    table.token("objective_ship", ship=corvette)
    attack(table, bomber, None, corvette, FRONT).roll(HIT)
    assert "most_wanted" not in offered(table)


@proves("CARD-most-wanted-01")
def test_the_added_die_may_be_declined() -> None:
    table, _ = wanted()
    table.roll(*[HIT] * 6).answer(EFFECT, PASS)
    assert added(table, "most_wanted") == 0


@proves("CARD-most-wanted-02", "OBJ-02")
def test_the_second_player_chooses_an_own_ship_and_an_enemy_ship() -> None:
    table = setting_up("most_wanted", first=0).go_to(OBJECTIVE_SHIP)
    game = table.game
    assert table.question.seat == 1
    assert {game.owner(ship) for ship in table.question.options} == {1}
    table.answer(OBJECTIVE_SHIP, table.question.options[0], seat=1)
    assert table.question.seat == 1
    assert {game.owner(ship) for ship in table.question.options} == {0}
    table.answer(OBJECTIVE_SHIP, table.question.options[0], seat=1)
    assert sorted(game.owner(ship) for ship in objective_ships(game)) == [0, 1]


@proves("CARD-most-wanted-02", "SCORE-05")
def test_a_destroyed_flotilla_that_is_objective_ship_scores_its_18_points_once_more() -> None:
    table = playing("most_wanted")
    table.ship(VICTORY, 300, 300)
    flotilla = table.ship(FLOTILLA, 900, 700, side=1)
    table.ship(CR90, 1500, 700, side=1)
    x_wing = table.squadron(X_WING, 800, 700, side=1)
    table.token("objective_ship", ship=flotilla)
    lose(table, flotilla, x_wing)
    assert ended(table).scores == (18 + 13 + 18, 0), "the squadron counts once"


# Opening Salvo


def salvo(*, first: int = 0, at: float = 450.0, card: str = VICTORY_II, token: bool = True) -> tuple[Scenario, ShipId]:
    """A ship of seat 0 attacks a corvette ahead, at this y, with its objective token."""
    table = playing("opening_salvo", first=first)
    ship = table.ship(card, 900, 300)
    corvette = table.ship(CR90, 900, at, 180, side=1)
    if token:
        table.token("opening_salvo", ship=ship)
    return attack(table, ship, FRONT, corvette, FRONT), ship


@proves("CARD-opening-salvo-01", "CARD-opening-salvo-04", "FX-20", "OBJ-04")
def test_the_first_players_first_attack_on_a_ship_adds_two_red_dice_after_the_roll() -> None:
    table, ship = salvo(at=620.0)
    table.roll("blank", "blank", "blank")
    assert len(table.all(DiceModified)) == 0
    assert table.question.kind.name == "roll", "nobody is asked: it must be done"
    table.roll(HIT, "crit")
    assert [die.color for die in table.last(DiceModified).pool.dice] == ["red"] * 5
    assert table.game.state.tokens[0].unit != ship
    assert table.last(ObjectiveTokenChanged).token == 0


@proves("CARD-opening-salvo-02", "CARD-opening-salvo-04", "ATK-20")
def test_the_second_player_chooses_the_colours_whatever_the_range() -> None:
    table, _ = salvo(first=1, at=620.0)
    table.roll("blank", "blank", "blank")
    table.answer(ADDED_COLOR, "black", seat=0).answer(ADDED_COLOR, "blue").roll("hit crit", HIT)
    assert [die.color for die in table.last(DiceModified).pool.dice][3:] == ["black", "blue"]


@proves("CARD-opening-salvo-04")
def test_a_ship_without_its_token_adds_nothing() -> None:
    table, _ = salvo(token=False)
    table.roll(*["blank"] * 3, *["accuracy"] * 3)
    assert "opening_salvo" not in offered(table)
    assert not table.all(DiceModified)


@proves("CARD-opening-salvo-04")
def test_an_attack_on_a_squadron_leaves_the_token() -> None:
    table = playing("opening_salvo")
    ship = table.ship(VICTORY_II, 900, 300)
    x_wing = table.squadron(X_WING, 900, 420, side=1)
    token = table.token("opening_salvo", ship=ship)
    attack(table, ship, FRONT, x_wing, None).roll(HIT)
    decline(table)
    assert table.game.state.tokens[token].unit == ship


@proves("CARD-opening-salvo-04", "ATK-48")
def test_a_canceled_attack_leaves_the_token() -> None:
    table, ship = salvo(at=620.0, card="cr90_corvette_b")
    assert table.all(AttackCanceled)
    assert table.game.state.tokens[0].unit == ship


@proves("CARD-opening-salvo-03", "CARD-opening-salvo-04", "SCORE-06", "SCORE-05")
def test_a_damaged_survivor_scores_half_its_cost_with_upgrades_rounded_up() -> None:
    table = playing("opening_salvo")
    table.ship(CR90, 300, 300, upgrades=["gunnery_team"], damage=[None])
    table.ship(CR90, 500, 300, shields={FRONT: 0})
    table.ship(CR90, 900, 700, side=1)
    assert ended(table).scores == (0, (44 + 7 + 1) // 2), "51 points: 26; without a damage card nothing"


@proves("CARD-opening-salvo-04", "OBJ-04")
def test_once_both_fleets_are_deployed_each_ship_has_a_token() -> None:
    table = setting_up("opening_salvo").finish()
    game = table.game
    assert sorted(token.unit for token in game.state.tokens) == game.ships()
