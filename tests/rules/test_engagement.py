"""Engagement: who binds whom, from moving and from attacking ships (ENG)."""

from __future__ import annotations

from armada.engine.effects import CardInPlay, Stage, modifier
from armada.geometry.pose import pose_at
from armada.rules.engagement import engagement, is_engaged, may_move
from armada.rules.game import Game
from armada.rules.queries import ENGAGED, MAY_TARGET, OBSTRUCTED, AttackOption, Engagement
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.targets import ATTACK, legal_attacks
from armada.state.events.attack import DieRemoved
from armada.state.events.damage import Destroyed, Removed
from armada.state.events.movement import SquadronLifted, SquadronPlaced
from armada.state.events.setup import ObstaclePlaced
from armada.state.records import SquadronId
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import EDGE, StillTable, at, attackable, battlefield, dice_rolled
from tests.proves import proves


@modifier("test_jamming", at=OBSTRUCTED, stage=Stage.SET)
def jam(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
    """A card made up for these tests: attacks on squadrons are treated as obstructed."""
    return obstructed or option.target_zone is None


@modifier("test_shelter", at=MAY_TARGET, stage=Stage.FORBID)
def shelter(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """A card made up for these tests: no squadron can be attacked by squadrons."""
    return may and option.target_zone is not None


@modifier("test_web", at=ENGAGED, stage=Stage.INCREASE)
def web(game: Game, card: CardInPlay, squadron: SquadronId, engaged: Engagement) -> Engagement:
    """A card made up for these tests: enemy squadrons are treated as engaged by one squadron more."""
    return engaged if game.are_friendly(card.unit, squadron) else engaged._replace(treated=engaged.treated + 1)


@proves("ENG-01")
def test_a_squadron_is_engaged_with_all_enemy_squadrons_at_distance_1() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    on_the_line = table.squadron("x_wing_squadron", 500 + EDGE, 400, side=1)
    near = table.squadron("b_wing_squadron", 500, 440, side=1)
    beyond = table.squadron("a_wing_squadron", 500 - EDGE - 0.01, 400, side=1)
    table.run(StillTable())
    assert engagement(table.game, tie).squadrons == (on_the_line, near)
    assert engagement(table.game, near).squadrons == (tie,)
    assert not is_engaged(table.game, beyond)


@proves("ENG-04")
def test_squadrons_do_not_engage_ships_or_friends() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.squadron("tie_bomber_squadron", 550, 400)
    table.ship("cr90_corvette_a", 440, 400, side=1)
    table.run(StillTable())
    assert engagement(table.game, tie) == Engagement()
    assert may_move(table.game, tie)


@proves("ENG-05", "LOS-11")
def test_squadrons_that_touch_over_an_obstacle_are_not_engaged_and_attack_each_other_obstructed() -> None:
    for obstacle in (False, True):
        table = Scenario()
        tie = table.squadron("tie_fighter_squadron", 500, 400)
        x_wing = table.squadron("x_wing_squadron", 534.2, 400, side=1)
        if obstacle:
            table.obstacle("asteroid_field_1", 517, 400)
        table.run(StillTable())
        assert is_engaged(table.game, tie) is not obstacle
        assert is_engaged(table.game, x_wing) is not obstacle
        assert [attack.obstructed for attack in legal_attacks(table.game, tie)] == [obstacle]


@proves("ENG-02")
def test_an_engaged_squadron_cannot_move() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.squadron("x_wing_squadron", 560, 400, side=1)
    table.run(SquadronActivation(squadron=tie, by_command=True))
    assert table.question.options == (Action.ATTACK,)
    refusal = table.question.refusal(Action.MOVE)
    assert refusal is not None
    assert refusal.rule == "ENG-02"
    assert refusal.reason == "TIE Fighter Squadron 0 cannot move: it is engaged with X-wing Squadron 1."
    assert refusal.nearest is Action.ATTACK


@proves("ENG-02")
def test_a_move_that_an_effect_grants_is_not_made_by_an_engaged_squadron() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.squadron("x_wing_squadron", 560, 400, side=1)
    move = MoveSquadron(squadron=tie, reach=1)
    assert table.run(move).is_over
    assert not move.has_moved


@proves("ENG-03")
def test_an_engaged_squadron_must_attack_a_squadron_rather_than_a_ship() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 560, 400, side=1)
    corvette = table.ship("cr90_corvette_a", 440, 400, side=1)
    free = table.squadron("tie_fighter_squadron", 410, 320)
    table.run(StillTable())
    assert attackable(table, tie) == {x_wing}
    assert attackable(table, free) == {corvette}


@proves("ENG-03")
def test_a_squadron_that_cannot_attack_any_engaged_squadron_may_attack_a_ship() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.squadron("x_wing_squadron", 560, 400, side=1)
    corvette = table.ship("cr90_corvette_a", 440, 400, side=1, upgrades=["test_shelter"])
    table.run(StillTable())
    assert attackable(table, tie) == {corvette}
    assert not may_move(table.game, tie), "it is bound all the same"


@proves("ENG-03")
def test_a_squadron_whose_only_die_would_be_lost_against_the_engaged_one_may_attack_a_ship() -> None:
    table = Scenario()
    bomber = table.squadron("tie_bomber_squadron", 500, 400)
    table.squadron("x_wing_squadron", 560, 400, side=1)
    corvette = table.ship("cr90_corvette_a", 440, 400, side=1, upgrades=["test_jamming"])
    table.run(StillTable())
    assert attackable(table, bomber) == {corvette}


@proves("ENG-05", "ENG-06")
def test_squadrons_with_an_obstructed_line_are_not_engaged_and_can_still_attack_each_other() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 455, 400)
    x_wing = table.squadron("x_wing_squadron", 545, 400, side=1)
    table.obstacle("station", 500, 400)
    corvette = table.ship("cr90_corvette_a", 395, 400, side=1)
    table.run(SquadronActivation(squadron=tie, by_command=True))
    assert not is_engaged(table.game, tie)
    assert not is_engaged(table.game, x_wing)
    assert table.question.options == (Action.MOVE, Action.ATTACK)
    assert attackable(table, tie) == {x_wing, corvette}
    table.answer(SQUADRON_ACTION, Action.ATTACK).answer(ATTACK, at(x_wing)).roll("hit", "hit")
    assert dice_rolled(table) == ["blue", "blue"]
    assert table.last(DieRemoved).by == "obstruction"


@proves("ENG-05")
def test_a_ship_between_two_squadrons_ends_their_engagement() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 461, 400)
    table.squadron("x_wing_squadron", 539, 400, side=1)
    table.ship("cr90_corvette_a", 500, 400, side=1)
    table.run(StillTable())
    assert engagement(table.game, tie).squadrons == ()


@proves("ENG-13")
def test_an_attack_treated_as_obstructed_leaves_engagement_as_it_is() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 560, 400, side=1)
    table.ship("cr90_corvette_a", 1500, 800, side=1, upgrades=["test_jamming"])
    table.run(SquadronActivation(squadron=tie, by_command=True))
    assert engagement(table.game, tie).squadrons == (x_wing,)
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll("hit", "hit")
    assert dice_rolled(table) == ["blue", "blue"], "the attack lost a die"


@proves("ENG-07", "ENG-12", "ENG-10")
def test_a_squadron_that_destroys_its_last_engaging_enemy_can_then_move() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.squadron("x_wing_squadron", 560, 400, side=1, hull=2)
    table.run(SquadronActivation(squadron=tie, by_command=True))
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll("hit", "hit", "accuracy")
    assert table.all(Removed)
    assert not is_engaged(table.game, tie)
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(600, 400))
    assert table.the_squadron(tie).pose == pose_at(600, 400)


@proves("ENG-07")
def test_a_destroyed_squadron_that_waits_to_be_removed_engages_nobody() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 560, 400, side=1)
    table.run(StillTable())
    table.game.emit(Destroyed(x_wing, "attack"))
    assert not is_engaged(table.game, tie)


@proves("ENG-08")
def test_a_squadron_may_move_through_enemies_and_is_judged_by_where_it_ends() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    x_wing = table.squadron("x_wing_squadron", 612, 400, side=1)
    table.run(MoveSquadron(squadron=tie))
    table.answer(SQUADRON_MOVE, pose_at(612 + EDGE + 1, 400))
    assert not is_engaged(table.game, tie)
    assert not is_engaged(table.game, x_wing)


@proves("ENG-09")
def test_a_squadron_may_attack_a_squadron_it_is_not_engaged_with_instead_of_the_engaged_one() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 455, 400)
    across = table.squadron("b_wing_squadron", 545, 400, side=1)
    engaged = table.squadron("b_wing_squadron", 400, 400, side=1)
    table.obstacle("station", 500, 400)
    table.run(SquadronActivation(squadron=tie, by_command=True))
    assert engagement(table.game, tie).squadrons == (engaged,)
    assert attackable(table, tie) == {across, engaged}
    table.answer(SQUADRON_ACTION, Action.ATTACK).answer(ATTACK, at(across)).roll("hit", "accuracy")
    assert table.the_squadron(across).hull == 4


@proves("ENG-10")
def test_engagement_follows_every_change_on_the_table() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 455, 400)
    x_wing = table.squadron("x_wing_squadron", 545, 400, side=1)
    station = table.obstacle("station", 800, 600)
    game = table.run(StillTable()).game
    assert is_engaged(game, tie)
    game.emit(ObstaclePlaced(station, pose_at(500, 400), mirrored=False))
    assert not is_engaged(game, tie), "an obstacle was moved between them"
    game.emit(ObstaclePlaced(station, pose_at(800, 600), mirrored=False))
    assert is_engaged(game, tie)
    game.emit(SquadronLifted(x_wing))
    assert not is_engaged(game, tie), "a ship overlapped it"
    game.emit(SquadronPlaced(x_wing, pose_at(455, 350)))
    assert is_engaged(game, tie)


@proves("ENG-11")
def test_engagement_does_not_keep_ships_from_attacking_either_squadron() -> None:
    table = Scenario()
    table.squadron("tie_fighter_squadron", 500, 500)
    x_wing = table.squadron("x_wing_squadron", 550, 500, side=1)
    victory = table.ship("victory_i_class_star_destroyer", 520, 400)
    table.run(StillTable())
    assert attackable(table, victory) == {x_wing}


def test_being_treated_as_engaged_binds_moving_and_gives_nobody_to_attack() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    corvette = table.ship("cr90_corvette_a", 440, 400, side=1, upgrades=["test_web"])
    table.run(StillTable())
    assert engagement(table.game, tie).total == 1
    assert not may_move(table.game, tie)
    assert attackable(table, tie) == {corvette}
