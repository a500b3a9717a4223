"""Defense objectives that came after the core set: effect, limit, and when they do nothing."""

from __future__ import annotations

from random import Random

from armada.catalog.shapes import ObstacleKind
from armada.effects.damage_cards.lasting import CREW_PANIC, Panic
from armada.effects.objectives.objective import inner_area
from armada.engine.windows import EFFECT
from armada.geometry.overlap import touches
from armada.geometry.pieces import place_token
from armada.geometry.pose import pose_at
from armada.rules.attack import Attack
from armada.rules.attack_effects import REMOVED_DIE
from armada.rules.deploying import SQUADRON_PLACEMENT
from armada.rules.destruction import Destroy
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.obstacles import kind_of
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import legal_attacks
from armada.rules.token_placement import DROPPED_TOKEN, TOKEN
from armada.state.events.attack import DieRemoved
from armada.state.events.setup import ObstaclePlaced, ShipDeployed, SquadronDeployed
from armada.state.records import Command, ShipId
from tests.effects.objective_table import (
    B_WING,
    CR90,
    GLADIATOR,
    NEBULON,
    TIE_BOMBER,
    VICTORY,
    VICTORY_II,
    X_WING,
    LastOfRound,
    after_obstacles,
    attack,
    decline,
    gained,
    offered,
    playing,
    setting_up,
    use,
)
from tests.proves import proves
from tests.rules.builders import FRONT, Scenario
from tests.rules.ending_table import ended

MISS = "blank"

# Capture the VIP


def vip(*, at: float | None = 400, carried: bool = False, damage: tuple[str, ...] = ()) -> tuple[Scenario, ShipId]:
    """A corvette of seat 0 activates; the VIP lies at this y, or is aboard an enemy next to it."""
    table = playing("capture_the_vip")
    corvette = table.ship(CR90, 900, 300, dials=(Command.NAVIGATE,), speed=1, damage=damage)
    victory = table.ship(VICTORY, 900, 500, 180, side=1)
    if carried:
        table.token("capture_the_vip", ship=victory)
    elif at is not None:
        table.token("capture_the_vip", 900, at)
    return table.run(ShipActivation(ship=corvette)), corvette


@proves("OBJ-02")
def test_a_ship_that_reveals_a_dial_at_distance_1_of_the_vip_may_take_it_aboard() -> None:
    table, corvette = vip()
    use(table, "capture_the_vip")
    token = table.game.state.tokens[0]
    assert (token.unit, token.pose) == (corvette, None)


@proves("DMGCARD-crew-panic-01")
def test_the_vip_is_not_taken_from_afar_nor_from_another_ship_nor_without_a_reveal() -> None:
    assert not offered(vip(at=450)[0])
    assert not offered(vip(carried=True)[0])
    table, _ = vip(damage=("crew_panic",))
    assert not offered(table.answer(CREW_PANIC, Panic.DISCARD))


@proves("DMG-20")
def test_the_opponent_places_the_vip_of_a_destroyed_ship_touching_its_base() -> None:
    table = playing("capture_the_vip")
    corvette = table.ship(CR90, 900, 300)
    table.ship(CR90, 300, 300)
    table.ship(VICTORY, 900, 700, 180, side=1)
    table.token("capture_the_vip", ship=corvette)
    table.run(Destroy(unit=corvette))
    body = table.game.hull(corvette)
    rng = Random(3)
    assert table.question.seat == 1
    assert table.question.refusal(pose_at(900, 450)) is not None
    for answer in [table.question.sample(rng) for _ in range(50)] + list(table.question.options):
        assert touches(place_token(answer), body)
        assert table.question.refusal(answer) is None
    table.answer(DROPPED_TOKEN, table.question.options[0], seat=1)
    assert table.game.state.tokens[0].unit == -1
    assert table.game.state.tokens[0].pose is not None
    assert corvette not in table.game.ships()


def test_a_ship_lost_outside_the_play_area_leaves_the_vip_at_its_edge() -> None:
    table = playing("capture_the_vip")
    corvette = table.ship(CR90, 900, -200)
    table.ship(CR90, 300, 300)
    table.ship(VICTORY, 900, 700, 180, side=1)
    table.token("capture_the_vip", ship=corvette)
    table.run(Destroy(unit=corvette, left_play_area=True))
    assert table.is_over
    assert table.game.state.tokens[0].pose == pose_at(900, 9.5)


@proves("SCORE-05")
def test_who_holds_the_vip_at_the_end_scores_50_points() -> None:
    for carried, scores in ((True, (0, 50)), (False, (0, 0))):
        table = playing("capture_the_vip")
        table.ship(CR90, 900, 300)
        victory = table.ship(VICTORY, 900, 500, 180, side=1)
        if carried:
            table.token("capture_the_vip", ship=victory)
        else:
            table.token("capture_the_vip", 900, 700)
        assert ended(table).scores == scores


@proves("OBJ-07")
def test_the_second_player_places_the_vip_at_an_obstacle_in_the_middle_of_the_setup_area() -> None:
    table = setting_up("capture_the_vip").answer(OBSTACLE, ObstaclePlacement(0, pose_at(900, 450)))
    after_obstacles(table)
    assert table.asks(TOKEN, 1)
    assert table.refusal(pose_at(900, 310)).rule == "OBJ-07"
    table.answer(TOKEN, pose_at(960, 450))
    assert inner_area(table.game.play_area).holds(place_token(pose_at(960, 450)))


# Fighter Ambush


def strafing(*faces: str, shields: int = 0, squadron: str = B_WING) -> Scenario:
    """A squadron of seat 0 attacks a Nebulon-B with so many shields in front."""
    table = playing("fighter_ambush", first=1)
    bomber = table.squadron(squadron, 900, 400)
    nebulon = table.ship(NEBULON, 900, 460, 180, side=1, speed=0, shields={FRONT: shields})
    table.next_cards("crew_panic", "crew_panic")
    return decline(attack(table, bomber, None, nebulon, FRONT).roll(*faces))


@proves("DMG-04")
def test_a_squadrons_attack_that_deals_damage_cards_earns_one_victory_token() -> None:
    assert gained(strafing("hit", MISS)) == (1, 0)
    assert gained(strafing("hit", "hit crit")) == (1, 0), "two cards, one token"
    assert gained(strafing("hit", MISS, shields=2)) == (0, 0), "shields alone do not count"
    assert gained(strafing("accuracy", MISS)) == (0, 0)


def test_a_ships_attack_earns_nothing() -> None:
    table = playing("fighter_ambush")
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, 460, 180, side=1, speed=0, shields={FRONT: 0})
    decline(attack(table, victory, FRONT, nebulon, FRONT).roll("hit", *[MISS] * 5))
    assert len(table.the_ship(nebulon).damage) == 1
    assert gained(table) == (0, 0)


@proves("SETUP-37", "SETUP-39")
def test_the_second_players_squadrons_are_deployed_last_near_ships_or_obstacles_far_from_the_enemys_edge() -> None:
    table = setting_up("fighter_ambush").answer(OBSTACLE, ObstaclePlacement(0, pose_at(900, 420)))
    after_obstacles(table)
    while not (table.question.kind is SQUADRON_PLACEMENT and table.question.seat == 1):
        table.play(table.question.sample(table.rng))
    assert not [event for event in table.all(SquadronDeployed) if table.game.owner(event.squadron) == 1]
    assert len(table.all(ShipDeployed)) == 5
    assert table.question.refusal(pose_at(970, 420)) is None, "at distance 1 of an obstacle"
    assert table.refusal(pose_at(900, 300)).rule == "OBJ-04", "within distance 5 of the first player's edge"
    table.finish()
    assert len([event for event in table.all(SquadronDeployed) if table.game.owner(event.squadron) == 1]) == 4


# Jamming Barrier


def barrier(attacker: str = VICTORY_II, *, x: float = 900, obstacle: bool = False) -> Scenario:
    """A ship of seat 0 attacks a corvette; the barrier lies around this x, between the two."""
    table = playing("jamming_barrier")
    ship = table.ship(attacker, 900, 250)
    table.ship(CR90, 900, 420, 180, side=1, speed=0)
    table.token("jamming_barrier", x - 60, 350)
    table.token("jamming_barrier", x + 60, 350)
    if obstacle:
        table.obstacle("asteroid_field_1", 900, 350)
    table.run(LastOfRound())
    found = next(a for a in legal_attacks(table.game, ship, (FRONT,)) if a.option.target_zone is FRONT)
    table.events += table.game.interrupt(Attack.of(found))
    return table


@proves("FX-17")
def test_an_attack_across_the_barrier_loses_half_of_its_dice_rounded_down() -> None:
    table = barrier()
    for color in ("red", "red", "blue"):
        table.answer(REMOVED_DIE, color, seat=0)
    assert [event.by for event in table.all(DieRemoved)] == ["jamming_barrier"] * 3
    assert table.question.kind.name == "roll"


def test_beside_the_barrier_nothing_is_removed() -> None:
    assert not barrier(x=1000).all(DieRemoved)
    assert barrier(x=1000).question.kind.name == "roll"


@proves("ATK-21", "ATK-23")
def test_the_attacker_says_whether_obstruction_or_the_barrier_comes_first() -> None:
    for first, left in (("obstruction", 2), ("jamming_barrier@2000", 1)):
        table = barrier(GLADIATOR, obstacle=True)
        assert offered(table) == {"obstruction", "jamming_barrier"}
        table.answer(EFFECT, first, seat=0)
        while table.question.kind is REMOVED_DIE:
            table.answer(REMOVED_DIE, table.question.options[0])
        assert 4 - len(table.all(DieRemoved)) == left


def test_a_single_die_and_a_squadrons_three_dice() -> None:
    table = playing("jamming_barrier")
    one = table.squadron(X_WING, 900, 400)
    other = table.squadron(TIE_BOMBER, 900, 470, side=1)
    table.token("jamming_barrier", 800, 435)
    table.token("jamming_barrier", 1000, 435)
    attack(table, other, None, one, None)
    assert not table.all(DieRemoved), "half of one die is none"
    table = playing("jamming_barrier")
    one = table.squadron(B_WING, 900, 400)
    other = table.squadron(TIE_BOMBER, 900, 470, side=1)
    table.token("jamming_barrier", 800, 435)
    table.token("jamming_barrier", 1000, 435)
    attack(table, one, None, other, None)
    assert len(table.all(DieRemoved)) == 1


@proves("SETUP-30")
def test_asteroid_and_dust_fields_are_placed_and_after_deployment_two_tokens() -> None:
    table = after_obstacles(setting_up("jamming_barrier"))
    kinds = [kind_of(table.game, event.obstacle) for event in table.all(ObstaclePlaced)]
    assert sorted(kinds) == [ObstacleKind.ASTEROID] * 3 + [ObstacleKind.DUST] * 2
    table.go_to(TOKEN)
    assert len(table.all(ShipDeployed)) == 5
    assert table.question.seat == 1
    table.answer(TOKEN, pose_at(500, 450))
    assert table.refusal(pose_at(500 + 304.8 + 19.1, 450)).rule == "OBJ-04"
    table.answer(TOKEN, pose_at(500 + 304.8 + 18.9, 450))
