"""Open, derived and hidden information, as far as a game and its views carry it (INFO)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.dice import ROLL
from armada.rules.scoring import scores
from armada.rules.ship_phase import ShipPhase
from armada.state.events.attack import DiceRolled
from armada.state.events.cards import UpgradeDiscarded, UpgradeExhausted
from armada.state.records import COMMANDS, UpgradeId
from armada.views.masking import masked, plan_of
from armada.views.view import view_of
from tests.builders.activation_table import CR90, VICTORY
from tests.builders.noted_effects import NothingHappens
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
VIEWERS = (Seat(0), Seat(1), None)


def in_mid_game() -> Scenario:
    """Two fleets that have been fighting: nothing of what lies open is at its start."""
    table = Scenario()
    table.objective = "most_wanted"
    table.ship(
        VICTORY,
        900,
        200,
        speed=1,
        shields={FRONT: 1},
        tokens=(REPAIR,),
        dials=(NAVIGATE, SQUADRON),
        damage=("crew_panic", None),
        exhausted=(0,),
        upgrades=("gunnery_team", "overload_pulse"),
    )
    table.ship(CR90, 900, 700, 180, side=1, dials=(CONCENTRATE,))
    table.squadron("tie_fighter_squadron", 700, 300, hull=1, activated=True)
    table.units[0] = replace(table.units[0], activated=True)
    table.run(NothingHappens())
    table.game.emit(UpgradeExhausted(UpgradeId(0)))
    table.game.emit(UpgradeDiscarded(UpgradeId(1)))
    return table


@proves("INFO-01", "INFO-02", "INFO-18")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_see_positions_speeds_shields_hull_tokens_cards_and_marks(viewer: Seat | None) -> None:
    game = in_mid_game().game
    seen: Any = masked(game.state, viewer)
    true: Any = game.state
    ship, squadron = seen.units[0], seen.units[2]
    for name in ("pose", "speed", "shields", "defense", "tokens", "activated", "status", "card"):
        assert getattr(ship, name) == getattr(true.units[0], name)
    assert squadron == true.units[2]
    assert ship.damage[0] == true.units[0].damage[0], "faceup"
    assert seen.upgrades == true.upgrades, "exhausted and discarded ones too"
    assert seen.objective == "most_wanted"
    assert (seen.round, seen.phase, seen.obstacles) == (true.round, true.phase, true.obstacles)


@proves("INFO-07", "INFO-08", "INFO-10", "INFO-11")
def test_only_dials_facedown_cards_and_the_deck_differ_from_viewer_to_viewer() -> None:
    game = in_mid_game().game
    for viewer in VIEWERS:
        seen, true = masked(game.state, viewer), game.state
        assert replace(seen, units=true.units, decks=true.decks, players=true.players) == true
        for masked_unit, unit in zip(seen.units, true.units, strict=True):
            if masked_unit != unit:
                changed: Any = masked_unit
                kept: Any = unit
                assert replace(changed, dials=kept.dials, damage=kept.damage) == kept


@proves("INFO-12")
def test_the_number_of_facedown_dials_and_whose_they_are_is_open() -> None:
    game = in_mid_game().game
    for viewer in VIEWERS:
        ships: Any = masked(game.state, viewer).units
        assert [len(ship.dials) for ship in ships[:2]] == [2, 1]


@proves("INFO-03", "INFO-05")
def test_the_score_follows_from_what_is_open_and_is_the_same_for_all() -> None:
    game = in_mid_game().game
    true = scores(game)
    for viewer in VIEWERS:
        twin = game.copy()
        twin.state = masked(game.state, viewer)
        assert scores(twin) == true


@proves("INFO-17")
def test_dice_are_seen_by_all_and_final_once_they_are_rolled() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300)
    enemy = table.ship(VICTORY, 900, 480, side=1)
    table.run(Attack(attacker=ship, zone=FRONT, defender=enemy, target_zone=REAR))
    table.roll("hit", "blank", "crit", "hit", "hit", "hit")
    rolled = table.last(DiceRolled)
    for viewer in VIEWERS:
        assert masked(rolled, viewer) == rolled
    assert table.question.kind is not ROLL
    assert [die.face.value for die in rolled.pool.dice] == ["hit", "blank", "crit", "hit", "hit", "hit"]


@proves("INFO-11")
def test_a_question_shows_its_options_to_who_is_asked_alone() -> None:
    table = Scenario()
    table.ship(CR90, 300, 100)
    table.ship(CR90, 600, 100)
    table.ship(CR90, 300, 850, 180, side=1)
    table.run(ShipPhase())
    assert view_of(table.game, Seat(0)).questions[0].options == (0, 1)
    assert view_of(table.game, Seat(1)).questions[0].options is None
    assert view_of(table.game, None).questions[0].options is None


@proves("INFO-07")
def test_no_record_or_procedure_of_damage_tells_a_hidden_card() -> None:
    assert [name for name, _ in plan_of(DealDamageCard).secret] == ["number"]
    assert [name for name, _ in plan_of(SufferDamage).secret] == ["dealt"]
