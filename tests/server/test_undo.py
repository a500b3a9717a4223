"""A decision can be undone without asking only if nobody has learnt anything from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from armada.effects.upgrades.commander.damage import KEPT_CARD
from armada.engine.chance import seed_key
from armada.engine.procedures import Procedure
from armada.engine.seats import Seat
from armada.geometry.maneuver_tool import ToolSide
from armada.records.game import Game
from armada.rules.courses import Course
from armada.rules.damage_cards import DealDamageCard
from armada.rules.repair import Repair, RepairCommand, RepairEffect
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.server.history.entries import Undone, read
from armada.server.history.ledger import rebuilt
from armada.server.history.timeline import Timeline
from armada.state.records import Command
from tests.builders.scenario import Scenario
from tests.server.ledgers import Log

EMPIRE, REBEL = Seat(0), Seat(1)
NEBULON, VICTORY = "nebulon_b_escort_frigate", "victory_ii_class_star_destroyer"
STRAIGHT = Course((0, 0), ToolSide.LEFT)


def timeline_of(table: Scenario, procedure: Procedure) -> Timeline:
    """A timeline that begins at the first question of a procedure carried out on a table."""
    begun = table.run(procedure).game
    game = Game(begun.state, procedure, seed_key("undo"), begun.index)
    game.frames = begun.frames
    return Timeline(game.copy(), 1)


def can_undo(timeline: Timeline, seat: Seat, answer: Any) -> bool:
    """Whether a seat can take an answer back that it gives now."""
    question = timeline.question(seat)
    assert question is not None
    assert question.refusal(answer) is None
    timeline.decide(seat, answer, 2)
    return timeline.free_undo(seat) is not None


def effect(timeline: Timeline, seat: Seat, card: str) -> str:
    """The answer by which a seat resolves the effect of a card."""
    question = timeline.question(seat)
    assert question is not None
    found: str = next(option for option in question.options if option.startswith(card))
    return found


# Damage cards


def at_the_edge(damage: Iterable[str | None]) -> Timeline:
    """A ship with damage cards, facedown ones as None, is about to leave the table."""
    table = Scenario()
    ship = table.ship(VICTORY, 900, 30, degrees=180, damage=damage)
    table.ship(VICTORY, 1400, 400)
    table.ship(NEBULON, 200, 800, side=1)
    return timeline_of(table, ExecuteManeuver(ship=ship))


def test_a_course_off_the_table_that_showed_facedown_cards_cannot_be_undone() -> None:
    timeline = at_the_edge([None, None])
    assert not can_undo(timeline, EMPIRE, STRAIGHT)
    assert len(timeline.game.state.decks[0].discarded) == 2, "the cards lie open on the pile"


@pytest.mark.parametrize("damage", [[], ["crew_panic"]])
def test_a_course_off_the_table_that_showed_nothing_new_can_be_undone(damage: list[str | None]) -> None:
    assert can_undo(at_the_edge(damage), EMPIRE, STRAIGHT)


def looking() -> tuple[Timeline, str]:
    """Dodonna's player may look at four cards; the answer by which it does."""
    table = Scenario()
    table.ship(NEBULON, 200, 800, side=1, upgrades=["general_dodonna"])
    ship = table.ship(VICTORY, 900, 300)
    timeline = timeline_of(table, DealDamageCard(ship=ship, faceup=True))
    return timeline, effect(timeline, REBEL, "general_dodonna")


def test_the_four_cards_that_dodonna_looks_at_cannot_be_unseen() -> None:
    timeline, look = looking()
    assert not can_undo(timeline, REBEL, look)
    shown = timeline.question(REBEL)
    assert shown is not None
    assert shown.kind is KEPT_CARD


@pytest.mark.parametrize(("card", "is_free"), [(None, False), ("crew_panic", True)])
def test_to_discard_a_damage_card_can_be_undone_if_it_was_faceup(card: str | None, is_free: bool) -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, revealed=Command.REPAIR, damage=[card])
    table.ship(NEBULON, 200, 800, side=1)
    repair = Repair(RepairEffect.REPAIR_HULL, card=0)
    assert can_undo(timeline_of(table, RepairCommand(ship=ship, points=3, gained=3)), EMPIRE, repair) is is_free


def test_a_collision_that_dealt_facedown_cards_can_be_undone() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 200)
    table.ship(NEBULON, 900, 400, side=1)
    timeline = timeline_of(table, ExecuteManeuver(ship=ship))
    assert can_undo(timeline, EMPIRE, STRAIGHT)
    assert len(timeline.game.ship(ship).damage) == 1


# Dials and objectives


def test_a_dial_that_the_opponent_has_seen_cannot_be_taken_back() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 200, dials=(Command.REPAIR,))
    table.ship(VICTORY, 1400, 200, dials=(Command.REPAIR,))
    table.ship(NEBULON, 200, 800, side=1)
    assert not can_undo(timeline_of(table, ShipPhase()), EMPIRE, ship)


def test_the_dials_that_isard_looks_at_cannot_be_unseen() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 200, dials=(Command.NAVIGATE,), upgrades=["director_isard"])
    table.ship(NEBULON, 200, 800, side=1, dials=(Command.REPAIR, Command.SQUADRON))
    timeline = timeline_of(table, ShipActivation(ship=ship))
    assert not can_undo(timeline, EMPIRE, effect(timeline, EMPIRE, "director_isard"))


def test_an_objective_that_everybody_knows_now_cannot_be_taken_back() -> None:
    log = Log(1)
    log.play_until("objective")
    seat = log.decide()
    assert log.ledger.timeline is not None
    assert log.ledger.timeline.free_undo(seat) is None


# Games that are kept


def test_a_kept_game_in_which_more_was_undone_is_rebuilt() -> None:
    log = Log(1)
    log.play_until("objective")
    seat = log.decide()
    log.enter(Undone(seat=seat))
    again = rebuilt([read(entry) for entry in log.entries]).timeline
    assert again is not None
    assert log.ledger.timeline is not None
    assert again.game.save() == log.ledger.timeline.game.save()
