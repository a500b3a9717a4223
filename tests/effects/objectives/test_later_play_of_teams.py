"""Each objective of Rebellion in the Rim with four players: the team scores, a ship's player chooses for it."""

from __future__ import annotations

from msgspec.structs import replace

from armada.effects.objectives.abandoned_mining_facility import MINED
from armada.effects.objectives.objective import CHOSEN_OBJECTIVE_TOKEN
from armada.effects.objectives.surprise_attack import STACKED_DIAL
from armada.effects.objectives.volatile_deposits import CHOSEN_OBSTACLE
from armada.effects.verbs.commands import COMMAND_TOKEN
from armada.effects.verbs.dice import CHANGED_DIE, NEW_FACE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.exogorths import EXOGORTH, PREY
from armada.rules.moving_objects import OBSTACLE_MOVE, ObstacleMove
from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.purrgil import MovePurrgil
from armada.rules.repair import RepairCommand
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.state.dice import DieFace
from armada.state.events.attack import AttackDeclared
from armada.state.events.damage import DamageCardDealt
from armada.state.records import Command, Defense, Obstacle, TokenState
from tests.builders.ending_table import ended
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import (
    CR90,
    NEBULON,
    TIE,
    VICTORY,
    VICTORY_II,
    X_WING,
    EndOfSetup,
    LastOfRound,
    StartOfShips,
    attack,
    gained,
    use,
)
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.proves import proves

FIRST_PLAYER, FIRST_ADMIRAL, SECOND_PLAYER, SECOND_ADMIRAL = range(4)
"""The seats of two against two. The Grand Admirals are not the owners of the ships that act."""


def playing(objective: str, *, first: int = 0) -> Scenario:
    """A table of two teams on which an objective is in play."""
    table = Scenario(profile="sector_fleet", sides=(0, 0, 1, 1), grand_admirals=(FIRST_ADMIRAL, SECOND_ADMIRAL))
    table.objective, table.first = objective, first
    return table


@proves("SEC-64", "SEC-38")
def test_infested_fields_score_for_the_team_and_the_grand_admirals_choose_exogorths() -> None:
    table = playing("infested_fields")
    table.ship(CR90, 1700, 100)
    table.ship(VICTORY, 1700, 800, 180, side=1)
    squadron = table.squadron(X_WING, 500, 250)
    table.obstacle("debris_field_1", 500, 400)
    table.token("infested_fields", 500, 400)
    table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(500, 380), seat=FIRST_PLAYER)
    assert table.question.seat == FIRST_PLAYER
    assert gained(use(table, "infested_fields")) == (1, 0)
    lurking = playing("infested_fields")
    lurking.ship(CR90, 1700, 100)
    lurking.ship(VICTORY, 1700, 800, 180, side=1)
    for key, x, y in (("asteroid_field_1", 600, 450), ("exogorth_1", 600, 508), ("exogorth_2", 1100, 505)):
        lurking.obstacle(key, x, y)
    lurking.squadron(TIE, 600, 590)
    lurking.squadron(X_WING, 650, 580, side=1)
    lurking.run(SquadronPhase())
    lurking.answer(EXOGORTH, 1, seat=SECOND_ADMIRAL).answer(PREY, 2, seat=SECOND_ADMIRAL)
    shot = lurking.last(AttackDeclared)
    assert lurking.game.controller(shot.attacker) == SECOND_ADMIRAL, "the opponent of the squadron's owner"


@proves("SEC-64")
def test_asteroid_tactics_let_the_ships_player_choose_the_token_and_the_grand_admiral_place_exogorths() -> None:
    table = playing("asteroid_tactics", first=1)
    nebulon = table.ship(NEBULON, 900, 300, speed=1)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.obstacle("asteroid_field_1", 900, 385)
    record = table.units[nebulon]
    lost = tuple([Defense(token.kind, TokenState.DISCARDED) for token in record.defense])
    table.units[nebulon] = replace(record, defense=lost)
    maneuver(table, nebulon, 0)
    use(table, "asteroid_tactics").answer(CHOSEN_TOKEN, 1, seat=FIRST_PLAYER)
    record = table.the_ship(nebulon)
    assert record.defense[1].state is not TokenState.DISCARDED
    waiting = playing("asteroid_tactics")
    waiting.ship(CR90, 1700, 100)
    waiting.ship(VICTORY, 1700, 800, 180, side=1)
    waiting.obstacle("asteroid_field_1", 600, 450)
    waiting.obstacles.append(Obstacle(key="exogorth_1"))
    waiting.run(LastOfRound())
    assert waiting.question.seat == SECOND_ADMIRAL
    waiting.answer(OBSTACLE, waiting.question.options[0], seat=SECOND_ADMIRAL)


def struck(objective: str, *faces: str, marked: bool = True, first: int = 0) -> Scenario:
    """A Victory I of the first team attacks a Nebulon-B that stands still."""
    table = playing(objective, first=first)
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, 450, 180, side=1, speed=0, tokens=(Command.NAVIGATE, Command.REPAIR))
    table.ship(CR90, 1600, 800, 180, side=1, seat=SECOND_ADMIRAL)
    if marked:
        table.token(objective, ship=nebulon)
    return attack(table, victory, FRONT, nebulon, FRONT).roll(*faces)


BLANKS = ("blank",) * 5


@proves("SEC-64")
def test_an_ion_storm_scores_for_the_team_and_the_attackers_player_chooses_the_command_token() -> None:
    table = use(struck("ion_storm", "crit", *BLANKS), "ion_storm")
    table.answer(COMMAND_TOKEN, Command.REPAIR, seat=FIRST_PLAYER)
    assert gained(table) == (1, 0)


@proves("SEC-64")
def test_a_rift_assault_scores_for_the_team_and_the_attackers_player_changes_the_die() -> None:
    table = use(struck("rift_assault", "blank", *BLANKS), "rift_assault")
    table.answer(CHANGED_DIE, 0, seat=FIRST_PLAYER).answer(NEW_FACE, DieFace.HIT, seat=FIRST_PLAYER)
    assert gained(table) == (1, 0)


@proves("SEC-64", "SEC-38")
def test_a_mark_goes_to_one_ship_of_a_team_and_the_grand_admirals_move_purrgil() -> None:
    table = struck("marked_for_destruction", "crit", *BLANKS, marked=False)
    use(table, "marked_for_destruction")
    assert [token.unit for token in table.game.state.tokens] == [1]
    wandering = playing("marked_for_destruction")
    victory = wandering.ship(VICTORY, 760, 450)
    wandering.ship(CR90, 1500, 450, 180, side=1)
    wandering.obstacle("purrgil_1", 880, 450)
    wandering.token("marked_for_destruction", ship=victory)
    wandering.run(MovePurrgil()).answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(870, 450)), seat=SECOND_ADMIRAL)
    assert wandering.question.seat == SECOND_ADMIRAL
    assert gained(use(wandering, "marked_for_destruction")) == (0, 1)
    assert wandering.last(DamageCardDealt).ship == victory


@proves("SEC-64")
def test_the_mine_is_worked_by_the_ships_player_for_the_team() -> None:
    table = playing("abandoned_mining_facility")
    ship = table.ship(VICTORY_II, 900, 300, revealed=Command.REPAIR)
    table.ship(CR90, 300, 800, 180, side=1)
    table.obstacle("dust_field_1", 900, 430, 90)
    table.run(RepairCommand(ship=ship))
    use(table, "abandoned_mining_facility").answer(MINED, 2, seat=FIRST_PLAYER)
    assert gained(table) == (2, 0)


@proves("SEC-64", "SEC-36")
def test_volatile_deposits_hurt_all_teams_and_each_ships_player_chooses_its_zone() -> None:
    table = playing("volatile_deposits", first=1)
    victory = table.ship(VICTORY_II, 900, 300)
    corvette = table.ship(CR90, 900, 480, 180, side=1, speed=0)
    table.ship(CR90, 1090, 560, 180, side=1, seat=SECOND_ADMIRAL, speed=0)
    table.obstacle("asteroid_field_1", 985, 540)
    table.obstacle("debris_field_1", 815, 560)
    attack(table, victory, FRONT, corvette, FRONT).roll("blank", "blank", "blank", "crit", "hit", "hit")
    use(table, "volatile_deposits").answer(CHOSEN_OBSTACLE, 0, seat=FIRST_PLAYER)
    table.answer(DAMAGED_ZONE, REAR, seat=SECOND_PLAYER).answer(DAMAGED_ZONE, REAR, seat=SECOND_ADMIRAL)
    scores = playing("volatile_deposits")
    scores.ship(VICTORY, 900, 300)
    for x, seat in ((850, SECOND_PLAYER), (950, SECOND_ADMIRAL)):
        scores.ship(NEBULON, x, 560, 180, side=1, seat=seat)
    scores.obstacle("asteroid_field_1", 900, 440)
    assert gained(scores.run(LastOfRound())) == (0, 1), "2 and 2 against 3"


@proves("SEC-64", "SEC-36")
def test_the_fleet_in_being_is_used_by_the_ships_player_and_scores_for_the_opposing_team() -> None:
    table = playing("fleet_in_being")
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, 450, 180, side=1, exhausted=(0, 1))
    table.token("fleet_in_being", ship=nebulon)
    attack(table, victory, FRONT, nebulon, FRONT)
    use(table, "fleet_in_being").answer(CHOSEN_TOKEN, 1, seat=SECOND_PLAYER)
    bare = playing("fleet_in_being")
    bare.ship(VICTORY, 900, 300)
    bare.ship(NEBULON, 900, 560, 180, side=1)
    bare.ship(NEBULON, 600, 560, 180, side=1, seat=SECOND_ADMIRAL)
    ended(bare)
    assert gained(bare) == (2, 1)


@proves("SEC-64", "SEC-38")
def test_in_a_rift_ambush_the_second_grand_admiral_pushes_any_ship_of_the_first_team() -> None:
    table = playing("rift_ambush")
    table.round = 0
    table.ship(NEBULON, 900, 200, speed=2)
    other = table.ship(NEBULON, 600, 200, seat=FIRST_ADMIRAL, speed=2)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.run(EndOfSetup()).answer(EFFECT, "rift_ambush@2000", seat=SECOND_ADMIRAL)
    table.answer(CHOSEN_SHIP, other, seat=SECOND_ADMIRAL).answer(NEW_SPEED, 3, seat=SECOND_ADMIRAL)
    assert table.the_ship(other).speed == 3


@proves("SEC-64", "SEC-36", "SEC-38")
def test_the_grand_admirals_drag_obstacles_and_the_command_values_of_a_team_count_at_the_doomed_station() -> None:
    table = playing("doomed_station")
    table.ship(VICTORY, 350, 560)
    for x, seat in ((260, SECOND_PLAYER), (180, SECOND_ADMIRAL)):
        table.ship(NEBULON, x, 690, side=1, seat=seat)
    table.obstacle("gravity_rift", 900, 450)
    table.obstacle("asteroid_field_1", 1400, 450)
    table.obstacle("station", 200, 560)
    table.run(LastOfRound())
    for seat in (SECOND_ADMIRAL, FIRST_ADMIRAL):
        assert table.question.seat == seat
        table.answer(OBSTACLE_MOVE, table.question.options[-1])
    assert sum(gained(table)) == 1


@proves("SEC-64", "SEC-36", "SEC-38")
def test_in_a_hyperspace_migration_the_second_grand_admiral_places_purrgil_and_ships_score_for_their_team() -> None:
    table = playing("hyperspace_migration")
    table.ship(CR90, 900, 300, seat=FIRST_ADMIRAL)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.token("hyperspace_migration", 50, 450)
    table.token("hyperspace_migration", 1780, 450)
    table.obstacles.append(Obstacle(key="purrgil_1"))
    table.run(StartOfShips()).answer(CHOSEN_OBJECTIVE_TOKEN, 0, seat=SECOND_ADMIRAL)
    table.answer(OBSTACLE, table.question.options[0], seat=SECOND_ADMIRAL)
    scores = playing("hyperspace_migration")
    corvette = scores.ship(CR90, 900, 300, seat=FIRST_ADMIRAL)
    scores.ship(VICTORY, 300, 800, 180, side=1)
    scores.token("hyperspace_migration", ship=corvette)
    assert gained(scores.run(LastOfRound())) == (1, 0)


@proves("SEC-64", "SEC-38", "INFO-11")
def test_the_second_grand_admiral_stacks_the_dials_of_a_surprise_attack_which_raids_the_whole_first_team() -> None:
    table = playing("surprise_attack")
    ships = [table.ship(CR90, 900, 300), table.ship(CR90, 600, 300, seat=FIRST_ADMIRAL)]
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.round = 0
    table.run(EndOfSetup())
    for _ in range(3):
        table.answer(STACKED_DIAL, Command.SQUADRON, seat=SECOND_ADMIRAL)
    table.game.interrupt(StartOfShips())
    assert all(table.the_ship(ship).raided == (Command.SQUADRON,) for ship in ships)
    assert not table.the_ship(2).raided
