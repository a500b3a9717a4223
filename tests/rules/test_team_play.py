"""Team play: several people share one fleet (OPT-05 to OPT-13)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from armada.catalog.profiles import TEAM_PLAY
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.errors import FleetError
from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from armada.rules.attack import Attack
from armada.rules.command_phase import DIALS, CommandPhase, ShipDials, dials_to_assign
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.destruction import Destroy
from armada.rules.game import fleet_seats
from armada.rules.setup import FIRST_PLAYER
from armada.rules.ship_phase import PLAYER, SHIP_TO_ACTIVATE, ShipPhase
from armada.rules.shown_dials import why_not_show
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE
from armada.rules.squadron_command import AGREEMENT, SquadronCommand
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.targets import ATTACK
from armada.rules.team_play import PROPOSED_SHIP, PROPOSED_SQUADRON
from armada.state.events.commands import ActivationBegun, DialsAssigned
from armada.state.events.rounds import ActivationsProposed, Proposal
from armada.state.records import Command, UnitId
from armada.views.masking import masked
from armada.views.view import view_of
from tests.builders.activation_table import CR90, VICTORY
from tests.builders.ending_table import then
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.team_table import (
    ADA,
    BEN,
    CEM,
    DEE,
    TEAMS,
    control,
    played_until,
    proposed,
    shared_corvettes,
    shared_game,
    team_table,
)
from tests.proves import proves

TIE = "tie_fighter_squadron"
OTHERS = (ADA, CEM, DEE, None)
"""Everybody from whom Ben hides his dials: a teammate, opponents and spectators."""


def activations(table: Scenario) -> list[UnitId]:
    """The ships and squadrons that were activated, in order."""
    return [event.unit for event in table.all(ActivationBegun)]


# Teams


@proves("OPT-05", "OPT-06")
def test_two_teams_share_a_fleet_each_and_the_first_named_is_the_team_commander() -> None:
    game = shared_game(teams=(("Ada", "Ben"), ("Cem", "Dee", "Eve")))
    players = game.state.players
    assert [player.name for player in players] == ["Ada", "Cem", "Ben", "Dee", "Eve"]
    assert [player.side for player in players] == [0, 1, 0, 1, 1]
    assert game.state.grand_admirals == (0, 1)
    assert fleet_seats(game.state) == (0, 1)
    assert {unit.seat for unit in game.state.units} == {0, 1}, "each fleet has one owner"
    assert TEAM_PLAY in game.state.options
    assert len(game.state.decks) == 1


UNEQUAL = {
    "two players": ((("Ada",), ("Cem",)), "Two players do not share a fleet"),
    "three against one": ((("Ada", "Ben", "Fay"), ("Cem",)), "Make teams of 2 and 2"),
    "five in a team": ((("A", "B", "C", "D", "E"), ("F", "G", "H", "I")), "one to 4 players"),
    "nobody": (((), ("Cem", "Dee")), "one to 4 players"),
    "one team": ((("Ada", "Ben"),), "Name two teams"),
    "three teams": ((("Ada", "Ben"), ("Cem",), ("Dee",)), "Name two teams"),
}


@proves("OPT-05")
@pytest.mark.parametrize("case", UNEQUAL)
def test_teams_are_as_equal_as_possible_or_the_fault_says_how_to_split(case: str) -> None:
    teams, words = UNEQUAL[case]
    with pytest.raises(FleetError, match="OPT-05") as refused:
        shared_game(teams=teams)
    assert words in str(refused.value)


@proves("OPT-05")
def test_team_play_without_teams_and_in_another_profile_is_refused() -> None:
    with pytest.raises(FleetError, match="OPT-05"):
        Game.new([ready_made()[key] for key in ("rebels_300", "empire_300")], options=(TEAM_PLAY,), allow_missing=True)
    fleets = [ready_made()[key] for key in ("rebels_400_ships", "empire_400_ships")]
    with pytest.raises(FleetError, match="OPT-05"):
        Game.new(fleets, profile="tournament", teams=TEAMS, allow_missing=True, allow_illegal=True)


@proves("OPT-06")
def test_the_team_commander_decides_what_belongs_to_no_ship_or_squadron() -> None:
    game = shared_game()
    asked: dict[str, set[Seat]] = {}
    rng = Random(2)
    while game.state.round == 0:
        for question in game.questions:
            asked.setdefault(question.kind.name, set()).add(question.seat)
        question = game.questions[0]
        game.play(question.sample(rng), question.seat)
    assert asked[FIRST_PLAYER.name] <= {ADA, CEM}
    assert asked["objective"] <= {ADA, CEM}
    assert asked["obstacle placement"] == {ADA, CEM}
    assert asked["deployment"] == {ADA, CEM}
    assert asked["ship placement"] == {ADA, BEN, CEM, DEE}, "each ship is placed by its controller"


@proves("INFO-13", "OPT-05")
def test_a_whole_team_knows_its_objectives_and_those_it_chooses_from() -> None:
    game = shared_game()
    own, others = game.state.players[ADA], game.state.players[CEM]
    assert own.known_to == (ADA, BEN)
    assert others.known_to == (CEM, DEE)
    played_until(game, "objective")
    second = game.state.players[game.state.grand_admirals[1 - game.state.first_side]]
    assert set(second.known_to) == {ADA, BEN, CEM, DEE}


# Controllers


@proves("OPT-07")
def test_without_more_words_the_cards_of_a_fleet_are_dealt_out_evenly() -> None:
    game = shared_game(teams=(("Ada", "Ben"), ("Cem", "Dee", "Eve")))
    for side, team in ((0, (0, 2)), (1, (1, 3, 4))):
        found = [unit.controller for unit in game.state.units if game.side(unit.id) == side]
        counts = [found.count(Seat(seat)) for seat in team]
        assert sum(counts) == len(found), "each has exactly one controller, of its team"
        assert max(counts) - min(counts) <= 1


@proves("OPT-07")
def test_a_team_says_who_controls_each_ship_and_squadron() -> None:
    counts = [
        len(fleet.ships) + len(fleet.squadrons) for fleet in [ready_made()[key] for key in ("rebels_300", "empire_300")]
    ]
    controllers = [[1] + [0] * (counts[0] - 1), [0, 1] + [1] * (counts[1] - 2)]
    game = shared_game(controllers=controllers)
    units = game.state.units
    assert [unit.controller for unit in units[: counts[0]]] == [BEN] + [ADA] * (counts[0] - 1)
    assert [unit.controller for unit in units[counts[0] :]] == [CEM, DEE] + [DEE] * (counts[1] - 2)
    assert Game.replay(game.record()).state == game.state
    upgrade = next(upgrade for upgrade in game.state.upgrades if upgrade.ship == 0)
    effects = [effect for found in game.index.effects.values() for effect in found]
    mine = [effect for effect in effects if effect.card.unit == upgrade.ship and effect.card.id is not None]
    assert mine
    assert {(effect.owner, effect.seat) for effect in mine} == {(ADA, BEN)}, "an upgrade is used by who has its ship"


BAD_CONTROLLERS: dict[str, tuple[list[list[int] | None], str]] = {
    "too few": ([[0, 1], [0, 1]], "Name one controller for each"),
    "a stranger": ([[0, 1, 2], None], "No player of team 1 has the place 2"),
    "nothing to do": ([[0], None], "Ben of team 1 controls no ship or squadron"),
    "one list": ([None], "Give one list for each fleet"),
}


@proves("OPT-07")
@pytest.mark.parametrize("case", BAD_CONTROLLERS)
def test_each_card_has_one_controller_of_its_team_and_each_player_a_card(case: str) -> None:
    lists, words = BAD_CONTROLLERS[case]
    fleets = [ready_made()[key] for key in ("rebels_300", "empire_300")]
    counts = [len(fleet.ships) + len(fleet.squadrons) for fleet in fleets]
    given = []
    for own, count in zip(lists, counts, strict=False):
        some = [0, 1] if own is None else own
        given.append(some if case == "too few" else (some * count)[:count])
    with pytest.raises(FleetError, match="OPT-07") as refused:
        shared_game(controllers=given)
    assert words in str(refused.value)


def duel() -> tuple[Scenario, UnitId, UnitId]:
    """Ben's Victory attacks Dee's corvette."""
    table = team_table()
    victory = table.ship(VICTORY, 900, 300)
    corvette = table.ship(CR90, 900, 480, side=1)
    control(table, victory, BEN)
    control(table, corvette, DEE)
    return table, victory, corvette


@proves("OPT-07")
def test_the_controllers_of_attacker_and_defender_decide_in_an_attack() -> None:
    table, victory, corvette = duel()
    table.run(Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=REAR))
    table.roll("hit", "hit", "hit", "hit", "hit", "hit")
    asked = []
    while not table.is_over:
        asked.append((table.question.kind, table.question.seat))
        table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
    assert (DEFENSE_TOKEN, DEE) in asked
    assert {seat for kind, seat in asked if kind is EFFECT} <= {BEN}
    assert table.game.owner(corvette) == CEM
    assert table.game.deck_of(corvette) == 0


@proves("OPT-07")
def test_a_squadron_is_commanded_without_asking_its_controller_who_then_decides_what_it_does() -> None:
    table = team_table()
    victory = table.ship(VICTORY, 900, 300, dials=(), revealed=Command.SQUADRON)
    tie = table.squadron(TIE, 900, 420)
    table.ship(CR90, 900, 850, 180, side=1)
    control(table, tie, BEN)
    table.run(SquadronCommand(ship=victory))
    while table.question.kind is not SQUADRON_TO_ACTIVATE:
        table.answer(table.question.kind, table.question.options[0])
    table.answer(SQUADRON_TO_ACTIVATE, tie, seat=ADA)
    assert table.question.kind is not AGREEMENT
    assert (table.question.kind, table.question.seat) == (SQUADRON_ACTION, BEN)


# Dials


@proves("OPT-08")
def test_each_player_chooses_commands_only_for_the_ships_they_control() -> None:
    table = shared_corvettes(3, 1)
    table.run(CommandPhase())
    asked = {question.seat: question for question in table.game.questions}
    assert set(asked) == {ADA, BEN, CEM}, "Dee controls no ship"
    assert set(dials_to_assign(table.game, ADA)) == {0, 2}
    assert set(dials_to_assign(table.game, BEN)) == {1}
    mine = (ShipDials(table.the_ship(1).id, (Command.REPAIR,)),)
    foreign = (ShipDials(table.the_ship(0).id, (Command.REPAIR,)),)
    assert asked[BEN].accepts(mine)
    assert not asked[BEN].accepts(foreign)
    while table.game.questions:
        question = table.game.questions[0]
        table.answer(DIALS, question.options[0])
    assert {event.ship: event.seat for event in table.all(DialsAssigned)} == {0: ADA, 1: BEN, 2: ADA, 3: CEM}


@proves("OPT-09", "INFO-11")
def test_nobody_but_its_controller_learns_which_dial_is_chosen_not_even_a_teammate() -> None:
    seen = {}
    for command in (Command.NAVIGATE, Command.REPAIR):
        table = shared_corvettes(2, 1)
        table.run(CommandPhase())
        game = table.game
        game.play((ShipDials(table.the_ship(1).id, (command,)),), BEN)
        assert BEN not in [question.seat for question in game.questions]
        during = [msgspec.json.encode(view_of(game, seat)) for seat in OTHERS]
        while game.questions:
            events = game.play(game.questions[0].options[0])
        after = [
            msgspec.json.encode((masked(tuple(events), seat), view_of(game, seat))) for seat in (ADA, CEM, DEE, None)
        ]
        seen[command] = (during, after)
        assert masked(table.the_ship(1), BEN).dials == (command,)
    assert seen[Command.NAVIGATE] == seen[Command.REPAIR]


@proves("OPT-09")
def test_a_dial_that_lies_on_a_ship_is_facedown_to_a_teammate_opponents_and_spectators() -> None:
    seen = {}
    for command in (Command.NAVIGATE, Command.REPAIR):
        table = team_table()
        ship = table.ship(CR90, 900, 100, dials=(command,))
        table.ship(CR90, 900, 850, 180, side=1)
        control(table, ship, BEN)
        table.run(StillTable())
        state = table.game.state
        assigned = DialsAssigned(BEN, ship, (command,))
        seen[command] = [
            msgspec.json.encode((masked(state.units[ship], seat), masked(assigned, seat)))
            for seat in (ADA, CEM, DEE, None)
        ]
        assert masked(state.units[ship], BEN) == state.units[ship]
        assert masked(assigned, BEN) == assigned
    assert seen[Command.NAVIGATE] == seen[Command.REPAIR]


# Activations


@proves("OPT-10")
def test_teammates_propose_at_once_and_the_ship_that_all_propose_is_activated() -> None:
    table = shared_corvettes(3, 1)
    table.run(ShipPhase())
    asked = table.game.questions
    assert [(question.kind, question.seat) for question in asked] == [(PROPOSED_SHIP, ADA), (PROPOSED_SHIP, BEN)]
    assert [question.options for question in asked] == [(0, 1, 2), (0, 1, 2)], "also a ship of the other"
    assert table.game.asks_in_secret
    proposed(table, 1, 1)
    assert activations(table)[0] == 1
    assert not table.all(ActivationsProposed)


@proves("OPT-10")
def test_a_player_who_passes_agrees_with_the_others() -> None:
    table = shared_corvettes(3, 1)
    proposed(table.run(ShipPhase()), PASS, 2)
    assert activations(table)[0] == 2


@proves("OPT-12")
def test_without_agreement_the_team_commander_decides_among_all_ships_that_can_activate() -> None:
    table = shared_corvettes(3, 1)
    proposed(table.run(ShipPhase()), 0, 1)
    assert (table.question.kind, table.question.seat) == (SHIP_TO_ACTIVATE, ADA)
    assert table.question.options == (0, 1, 2), "the final decision is not bound to the proposals"
    table.answer(SHIP_TO_ACTIVATE, 2)
    assert activations(table)[0] == 2


@proves("OPT-12")
def test_where_nobody_proposes_anything_the_team_commander_decides() -> None:
    table = shared_corvettes(3, 1)
    proposed(table.run(ShipPhase()), PASS, PASS)
    assert not table.all(ActivationsProposed)
    table.answer(SHIP_TO_ACTIVATE, 1, seat=ADA)
    assert activations(table)[0] == 1


@proves("OPT-10")
def test_where_one_ship_is_left_and_in_a_team_of_one_nobody_proposes() -> None:
    table = shared_corvettes(1, 1)
    table.run(ShipPhase())
    assert table.is_over
    alone = Scenario(options=(TEAM_PLAY,), sides=(0, 1, 1))
    for place in range(2):
        alone.ship(CR90, 300 + 200 * place, 100, speed=0)
    alone.run(ShipPhase())
    assert (alone.question.kind, alone.question.seat) == (SHIP_TO_ACTIVATE, ADA)


@proves("OPT-10", "OPT-12")
def test_proposals_are_secret_until_all_are_made_and_then_known_to_the_team_alone() -> None:
    seen = {}
    for unit in (1, 2):
        table = shared_corvettes(3, 1)
        table.run(ShipPhase())
        table.game.play(UnitId(unit), BEN)
        seen[unit] = [msgspec.json.encode(view_of(table.game, seat)) for seat in OTHERS]
    assert seen[1] == seen[2]
    proposed(table, 0)
    event = table.last(ActivationsProposed)
    assert event.proposals == (Proposal(ADA, UnitId(0)), Proposal(BEN, UnitId(2)))
    assert [masked(event, seat).proposals == event.proposals for seat in (ADA, BEN, CEM, DEE, None)] == [
        True,
        True,
        False,
        False,
        False,
    ]


def squadrons() -> Scenario:
    """Three TIEs of Ada and Ben, far from an enemy ship."""
    table = shared_corvettes(1, 1)
    for place in range(3):
        tie = table.squadron(TIE, 300 + 300 * place, 300)
        if place == 1:
            control(table, tie, BEN)
    return table


@proves("OPT-11", "OPT-07")
def test_teammates_agree_on_each_squadron_and_its_controller_decides_what_it_does() -> None:
    table = squadrons()
    table.run(SquadronPhase())
    assert [(question.kind, question.seat) for question in table.game.questions] == [
        (PROPOSED_SQUADRON, ADA),
        (PROPOSED_SQUADRON, BEN),
    ]
    proposed(table, 3, 3)
    assert (table.question.kind, table.question.seat) == (SQUADRON_ACTION, BEN)
    table.answer(SQUADRON_ACTION, PASS)
    proposed(table, 2, PASS)
    assert (table.question.kind, table.question.seat) == (SQUADRON_ACTION, ADA)
    table.answer(SQUADRON_ACTION, PASS)
    assert activations(table) == [3, 2, 4], "of the last one nobody has a choice"


@proves("OPT-11", "OPT-12")
def test_without_agreement_the_team_commander_decides_which_squadron_activates() -> None:
    table = squadrons()
    proposed(table.run(SquadronPhase()), 2, 3)
    assert (table.question.kind, table.question.seat) == (SQUADRON_TO_ACTIVATE, ADA)
    table.answer(SQUADRON_TO_ACTIVATE, 4)
    assert activations(table) == [4]


@proves("OPT-10")
def test_what_cannot_be_activated_cannot_be_proposed() -> None:
    table = shared_corvettes(2, 1)
    table.run(ShipPhase())
    refusal = table.question.refusal(2)
    assert refusal is not None
    assert refusal.rule == "OPT-10"


# The end


@proves("OPT-13")
def test_a_player_without_ships_and_squadrons_does_not_end_the_game_and_still_has_a_say() -> None:
    table = shared_corvettes(3, 1)
    table.run(ShipPhase())
    assert then(table, Destroy(unit=UnitId(1))) is None
    table = shared_corvettes(3, 1)
    table.units[1] = msgspec.structs.replace(table.units[1], controlled_by=ADA)
    table.run(ShipPhase())
    assert [question.seat for question in table.game.questions] == [ADA, BEN], "Ben controls nothing any more"
    proposed(table, 2, 0)
    table.answer(SHIP_TO_ACTIVATE, 0, seat=ADA)


@proves("OPT-13")
def test_the_game_ends_when_the_last_ship_of_the_team_is_destroyed_whoever_controlled_it() -> None:
    table = shared_corvettes(1, 2)
    table.run(ShipPhase())
    assert then(table, Destroy(unit=UnitId(1))) is None, "Cem has lost everything, Dee plays on"
    outcome = then(table, Destroy(unit=UnitId(2)))
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "elimination")


def test_the_grand_admiral_of_a_sector_game_is_not_asked_for_a_player_in_a_shared_fleet() -> None:
    table = shared_corvettes(3, 1)
    table.run(ShipPhase())
    kinds = []
    while not table.is_over:
        kinds.append(table.question.kind)
        table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
    assert PLAYER not in kinds
    assert ATTACK not in kinds


@proves("OPT-09")
def test_dials_of_a_shared_fleet_cannot_be_shown_to_a_teammate() -> None:
    table = team_table()
    ship = table.ship(CR90, 900, 100, dials=(Command.REPAIR,))
    table.ship(CR90, 900, 850, 180, side=1)
    control(table, ship, BEN)
    table.run(StillTable())
    assert why_not_show(table.game, ship, (ADA,)) is not None
