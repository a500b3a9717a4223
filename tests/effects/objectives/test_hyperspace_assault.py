"""Hyperspace Assault: set aside, arriving, waiting, and what becomes of those who never arrive."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from armada.effects.objectives.hyperspace_assault import ARRIVAL, ASIDE_SHIP, ASIDE_SQUADRONS, Arrival, set_aside
from armada.effects.objectives.objective import CHOSEN_OBJECTIVE_TOKEN
from armada.engine.questions import PASS
from armada.geometry.measure import measure
from armada.geometry.pieces import place_token
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.command_phase import CommandPhase
from armada.rules.damage import SufferDamage
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, ShipPlacement
from armada.rules.destruction import Destroy
from armada.rules.moving_objects import TOKEN_MOVE, TokenMove
from armada.rules.overlapping import PLACEMENT
from armada.rules.queries import HULL
from armada.rules.rounds import Round
from armada.rules.token_placement import TOKEN
from armada.rules.winning import EndReason
from armada.state.events.damage import Destroyed
from armada.state.events.rounds import GameEnded
from armada.state.events.setup import ShipDeployed, SquadronDeployed
from armada.state.records import ShipId, SquadronId, Status
from tests.builders.ending_table import ended
from tests.builders.fleets import fleet
from tests.builders.objective_table import (
    CR90,
    NEBULON,
    REBELS,
    TIE,
    VICTORY,
    X_WING,
    FirstOfRound,
    after_obstacles,
    aside,
    playing,
    setting_up,
)
from tests.builders.scenario import Scenario
from tests.builders.setup_table import SetupTable
from tests.proves import proves

PLACES = ((300.0, 450.0), (900.0, 450.0), (1500.0, 450.0))
"""Where the three tokens lie."""


class Ambush:
    """A table on which seat 1, the second player, has a Nebulon-B and two squadrons set aside."""

    def __init__(self, *, lone: bool = False, upgrades: tuple[str, ...] = ()) -> None:
        self.table = playing("hyperspace_assault")
        self.victory = self.table.ship(VICTORY, 900, 150)
        self.corvette = self.table.ship(CR90, 1500, 800, 180, side=1)
        self.nebulon = self.table.ship(NEBULON, 0, 0, side=1, upgrades=upgrades)
        self.wings = [self.table.squadron(X_WING, 0, 0, side=1) for _ in range(2)]
        self.ties = [self.table.squadron(TIE, 900, 500)]
        aside(self.table, self.nebulon, *self.wings)
        if lone:
            aside(self.table, self.corvette)
        for x, y in PLACES:
            self.table.token("hyperspace_assault", x, y)

    def start(self, round: int) -> Scenario:
        """The start of a round."""
        self.table.round = round
        return self.table.run(FirstOfRound(number=round))

    def arrive(self) -> Scenario:
        """In round 2 all that is set aside arrives at the middle token."""
        table = self.start(2).answer(ARRIVAL, Arrival.ARRIVE, seat=1).answer(CHOSEN_OBJECTIVE_TOKEN, 1, seat=1)
        table.answer(SHIP_PLACEMENT, ShipPlacement(pose_at(900, 560, 180), 2), seat=1)
        return table


def setting_aside(*, first: int = 0) -> SetupTable:
    """Obstacles lie, and the second player sets forces aside."""
    return after_obstacles(setting_up("hyperspace_assault", first=first))


# Setup


@proves("CARD-hyperspace-assault-08", "OBJ-04")
def test_the_second_player_sets_aside_a_small_or_medium_ship_and_up_to_three_squadrons() -> None:
    table = setting_aside()
    assert table.asks(ASIDE_SHIP, 1)
    labels = {table.game.unit(ship).label for ship in table.question.options}
    assert labels == {"Victory I-class Star Destroyer", "Gladiator I-class Star Destroyer"}
    gladiator = table.unit("Gladiator I-class Star Destroyer")
    table.answer(ASIDE_SHIP, gladiator, seat=1)
    ties = [table.unit(f"TIE Fighter Squadron {number}") for number in (1, 2, 3, 4)]
    assert table.question.refusal(tuple(ties)) is not None, "not four"
    table.answer(ASIDE_SQUADRONS, tuple(ties[:3]), seat=1).finish()
    assert set_aside(table.game) == [gladiator, *ties[:3]]
    assert {event.ship for event in table.all(ShipDeployed)} == set(table.game.ships())
    assert ties[3] in [event.squadron for event in table.all(SquadronDeployed)]


def test_a_large_ship_cannot_be_set_aside() -> None:
    imperial = fleet("imperial_i_class_star_destroyer + grand_moff_tarkin", VICTORY, squadrons=[TIE], objectives=())
    table = after_obstacles(setting_up("hyperspace_assault", REBELS, imperial))
    assert table.question.kind is ASIDE_SQUADRONS, "only the Victory fits, so nobody is asked for the ship"


def test_without_such_a_ship_nothing_is_set_aside() -> None:
    imperial = fleet("imperial_i_class_star_destroyer + grand_moff_tarkin", squadrons=[TIE], objectives=())
    table = after_obstacles(setting_up("hyperspace_assault", REBELS, imperial)).finish()
    assert set_aside(table.game) == []


@proves("CARD-hyperspace-assault-08", "OBJ-07")
def test_three_tokens_lie_beyond_distance_3_of_the_players_edges_also_outside_the_setup_area() -> None:
    table = setting_aside().go_to(TOKEN)
    assert table.asks(TOKEN, 1)
    assert table.refusal(pose_at(900, 190)).rule == "OBJ-04"
    table.answer(TOKEN, pose_at(50, 450)).answer(TOKEN, pose_at(900, 450)).answer(TOKEN, pose_at(1800, 250))
    assert table.question.kind is not TOKEN


@proves("CARD-hyperspace-assault-04")
def test_squadrons_that_must_be_deployed_without_a_ship_in_the_play_area_are_destroyed() -> None:
    lone = fleet(f"{VICTORY} + grand_moff_tarkin", squadrons=[TIE] * 5, objectives=())
    table = after_obstacles(setting_up("hyperspace_assault", REBELS, lone))
    ties = [table.unit(f"TIE Fighter Squadron {number}") for number in (1, 2, 3, 4, 5)]
    table.answer(ASIDE_SQUADRONS, tuple(ties[:3])).finish()
    assert [event.unit for event in table.all(Destroyed)] == ties[3:]
    assert set_aside(table.game) == [table.unit("Victory I-class Star Destroyer"), *ties[:3]]
    assert not table.all(GameEnded), "the ship set aside keeps the fleet in the game"


# Arriving


@proves("CARD-hyperspace-assault-08", "CARD-hyperspace-assault-03", "SETUP-34")
def test_from_round_2_on_the_forces_arrive_at_one_token_and_all_tokens_are_removed() -> None:
    ambush = Ambush()
    ambush.table.units[ambush.ties[0]] = replace(ambush.table.units[ambush.ties[0]], pose=pose_at(300, 800))
    table = ambush.start(2).answer(ARRIVAL, Arrival.ARRIVE, seat=1).answer(CHOSEN_OBJECTIVE_TOKEN, 1, seat=1)
    placed = ShipPlacement(pose_at(900, 560, 180), 2)
    assert table.question.refusal(replace(placed, speed=0)) is not None
    assert table.question.refusal(replace(placed, pose=pose_at(900, 650, 180))) is not None, "beyond distance 1"
    assert table.question.refusal(replace(placed, pose=pose_at(300, 560, 180))) is not None, "at another token"
    table.answer(SHIP_PLACEMENT, placed, seat=1)
    for x in (840, 960):
        assert table.question.refusal(pose_at(300, 450)) is not None, "at the same token"
        table.answer(SQUADRON_PLACEMENT, pose_at(x, 450), seat=1)
    assert table.is_over
    assert set_aside(table.game) == []
    units = [table.game.unit(unit) for unit in (ambush.nebulon, *ambush.wings)]
    assert all(unit.status is Status.IN_PLAY and not unit.activated for unit in units)
    assert table.the_ship(ambush.nebulon).speed == 2
    assert all(token.pose is None for token in table.game.state.tokens)


@proves("CARD-hyperspace-assault-08")
def test_every_answer_drawn_at_random_is_at_distance_1_of_the_token() -> None:
    ambush = Ambush()
    table = ambush.start(2).answer(ARRIVAL, Arrival.ARRIVE).answer(CHOSEN_OBJECTIVE_TOKEN, 0)
    rng = Random(5)
    token = place_token(pose_at(*PLACES[0]))
    for _ in range(40):
        answer = table.question.sample(rng)
        assert table.question.refusal(answer) is None
    table.answer(SHIP_PLACEMENT, table.question.sample(rng))
    assert Distance.ONE.reaches(measure(table.game.body(ambush.nebulon), token).mm)


@proves("CARD-hyperspace-assault-05", "CARD-hyperspace-assault-08")
def test_at_the_start_of_round_1_nothing_arrives_and_no_token_moves() -> None:
    assert Ambush().start(1).is_over


@proves("CARD-hyperspace-assault-08")
def test_who_does_not_arrive_may_move_each_token_within_distance_1() -> None:
    table = Ambush().start(3).answer(ARRIVAL, Arrival.MOVE_TOKENS, seat=1)
    for number, (x, y) in enumerate(PLACES):
        assert table.question.refusal(TokenMove(number, pose_at(x, y + 76.6))) is not None
        table.answer(TOKEN_MOVE, TokenMove(number, pose_at(x, y + 76.5)), seat=1)
    assert table.is_over, "and arrives no more in this round"
    assert [token.pose for token in table.game.state.tokens] == [pose_at(x, y + 76.5) for x, y in PLACES]


@proves("CARD-hyperspace-assault-08", "OBJ-04")
def test_both_may_be_declined() -> None:
    table = Ambush().start(2).answer(ARRIVAL, PASS, seat=1)
    assert table.is_over
    assert len(set_aside(table.game)) == 3


@proves("CARD-hyperspace-assault-08", "OVL-02")
def test_squadrons_under_the_arriving_ship_are_placed_by_the_first_player_touching_it() -> None:
    ambush = Ambush()
    table = ambush.arrive()
    tie = ambush.ties[0]
    assert table.question.kind is PLACEMENT
    assert table.question.seat == 0
    table.answer(PLACEMENT, table.question.options[0], seat=0)
    assert measure(table.game.body(tie), table.game.body(ambush.nebulon)).mm < 0.1
    assert table.question.kind is SQUADRON_PLACEMENT


def test_a_token_without_room_for_the_ship_is_not_offered() -> None:
    ambush = Ambush()
    for x in range(760, 1060, 44):
        for y in (400, 480, 560, 340):
            ambush.table.ship(CR90, x, y)
    table = ambush.start(2).answer(ARRIVAL, Arrival.ARRIVE)
    assert table.question.options == (0, 2)


@proves("CARD-hyperspace-assault-09", "CMD-03")
def test_the_arriving_ship_gets_its_full_stack_of_dials_in_the_command_phase_that_follows() -> None:
    ambush = Ambush()
    table = ambush.table
    table.run(CommandPhase())
    asked: set[ShipId] = set()
    while not table.is_over:
        question = table.question
        asked.update(dial.ship for dials in question.options for dial in dials)
        table.answer(question.kind, question.options[0])
    assert ambush.nebulon not in asked, "set aside, it is assigned none"
    ambush = Ambush()
    table = ambush.table
    table.units[ambush.nebulon] = replace(
        table.units[ambush.nebulon], status=Status.IN_PLAY, pose=pose_at(900, 560, 180)
    )
    table.run(CommandPhase())
    while not table.is_over:
        table.answer(table.question.kind, table.question.options[0])
    assert len(table.the_ship(ambush.nebulon).dials) == 2


# Set aside


@proves("CARD-hyperspace-assault-01", "CARD-hyperspace-assault-02")
def test_set_aside_cards_do_nothing_and_nothing_is_done_to_set_aside_ships() -> None:
    table = playing("hyperspace_assault", first=1)
    flagship = table.ship(VICTORY, 900, 150, upgrades=["admiral_motti"])
    other = table.ship(VICTORY, 300, 150)
    table.ship(CR90, 900, 800, 180, side=1)
    table.run(FirstOfRound(number=1))
    printed = table.game.ship_card(other).hull
    assert table.game.ask(HULL, ShipId(other), printed) == printed + 2
    aside(table, flagship)
    table.run(SufferDamage(unit=flagship, amount=3, by="test"))
    assert table.game.ask(HULL, ShipId(other), printed) == printed, "a commander out of play is inactive"
    assert table.the_ship(flagship).damage == ()
    assert flagship not in table.game.ships()


@proves("CARD-hyperspace-assault-06", "WIN-03")
def test_with_the_last_ship_on_the_table_everything_set_aside_is_destroyed_and_the_game_ends() -> None:
    ambush = Ambush()
    ambush.table.round = 2
    table = ambush.table.run(Destroy(unit=ambush.corvette))
    assert [event.unit for event in table.all(Destroyed)] == [ambush.corvette, ambush.nebulon, *ambush.wings]
    assert table.last(GameEnded).outcome.winner == 0


@proves("CARD-hyperspace-assault-06")
def test_the_loss_of_a_squadron_or_of_a_first_players_ship_touches_nothing_set_aside() -> None:
    ambush = Ambush()
    table = ambush.table
    table.ship(VICTORY, 300, 150)
    table.run(Destroy(unit=ambush.victory))
    assert len(set_aside(table.game)) == 3
    ambush = Ambush(lone=True)
    wing: SquadronId = ambush.table.squadron(X_WING, 700, 700, side=1)
    table = ambush.table.run(Destroy(unit=wing))
    assert len(set_aside(table.game)) == 4


@proves("CARD-hyperspace-assault-07")
def test_what_never_arrived_is_destroyed_when_the_last_round_or_the_time_is_over_and_scored() -> None:
    for reason in (EndReason.SIX_ROUNDS, EndReason.TIME):
        ambush = Ambush()
        assert ended(ambush.table, reason).scores == (57 + 13 + 13, 0)


def test_when_the_first_player_is_eliminated_what_is_set_aside_is_not_lost() -> None:
    ambush = Ambush()
    table = ambush.table
    table.units[ambush.victory] = replace(table.units[ambush.victory], status=Status.DESTROYED, pose=None)
    assert ended(table, EndReason.ELIMINATION).scores == (0, 73)


def test_a_round_begins_with_the_arrival() -> None:
    ambush = Ambush()
    ambush.table.round = 1
    table = ambush.table.run(Round(number=2))
    assert table.question.kind is ARRIVAL
    assert table.question.seat == 1
