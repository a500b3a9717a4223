"""The Repair command: engineering points, spent on repair effects one at a time (CMD-46 to CMD-56)."""

from __future__ import annotations

import pytest

from armada.engine.effects import Effect
from armada.engine.procedures import DONE, StepResult
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.game import Game, deck_titles
from armada.rules.queries import ENGINEERING, ENGINEERING_POINTS
from armada.rules.repair import REPAIR, Repair, RepairCommand, RepairEffect, engineering_value
from armada.rules.timing import CMD_AFTER, CMD_HEADER
from armada.state.events.commands import CommandResolved, CommandTokenSpent, DialSpent
from armada.state.events.damage import DamageCardDiscarded, ShieldsChanged
from armada.state.records import COMMANDS, ShipId
from tests.builders.noted_effects import noted, resolved
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

NAVIGATE, SQUADRON, REPAIR_COMMAND, CONCENTRATE = COMMANDS
MOVE, RECOVER, HULL = RepairEffect.MOVE_SHIELDS, RepairEffect.RECOVER_SHIELDS, RepairEffect.REPAIR_HULL

VICTORY = "victory_ii_class_star_destroyer"
"""Engineering 4, shields 3 on front and sides and 1 on the rear."""
NEBULON = "nebulon_b_escort_frigate"
"""Engineering 3."""


def repairing(
    card: str = VICTORY,
    *,
    dial: bool = True,
    token: bool = False,
    shields: tuple[int, int, int, int] = (0, 0, 0, 0),
    damage: tuple[str | None, ...] = (),
    upgrades: tuple[str, ...] = (),
) -> tuple[Scenario, ShipId]:
    """A ship that resolves a Repair command; its shields are those of front, right, rear and left."""
    table = Scenario()
    ship = table.ship(
        card,
        900,
        300,
        shields=dict(zip((FRONT, RIGHT, REAR, LEFT), shields, strict=True)),
        damage=damage,
        revealed=REPAIR_COMMAND if dial else None,
        tokens=(REPAIR_COMMAND,) if token else (),
        upgrades=upgrades,
    )
    table.ship("cr90_corvette_a", 900, 800, 180, side=1)
    table.run(RepairCommand(ship=ship))
    return table, ship


def points(table: Scenario) -> int:
    """The engineering points left."""
    command = table.game.innermost(RepairCommand)
    assert command is not None
    return command.points


@proves("CMD-47")
def test_a_dial_gives_the_engineering_value_in_points() -> None:
    table, ship = repairing()
    assert points(table) == engineering_value(table.game, ship) == 4
    assert table.last(DialSpent).ship == ship
    assert not table.all(CommandTokenSpent)


@proves("CMD-48")
@pytest.mark.parametrize(("card", "half"), [(VICTORY, 2), (NEBULON, 2), ("cr90_corvette_a", 1)])
def test_a_token_gives_half_the_engineering_value_rounded_up(card: str, half: int) -> None:
    table, ship = repairing(card, dial=False, token=True, shields=(1, 0, 0, 0))
    assert points(table) == half
    assert table.last(CommandTokenSpent).ship == ship


@proves("CMD-49", "CMD-27")
def test_dial_and_token_together_give_the_sum_and_are_one_resolution() -> None:
    table, ship = repairing(NEBULON, token=True)
    table.answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    assert points(table) == 3 + 2
    assert table.the_ship(ship).tokens == ()
    assert table.the_ship(ship).revealed is None
    assert len(table.all(CommandResolved)) == 1


@proves("CMD-50")
def test_a_moved_shield_costs_a_point_and_goes_from_one_hull_zone_to_another() -> None:
    table, ship = repairing(shields=(3, 0, 0, 0))
    table.answer(REPAIR, Repair(MOVE, RIGHT, FRONT), seat=0)
    assert (table.shields(ship, FRONT), table.shields(ship, RIGHT)) == (2, 1)
    assert points(table) == 3


@proves("CMD-50", "DMG-24", "DMG-25")
def test_a_shield_is_not_moved_above_the_maximum_or_from_a_hull_zone_without_shields() -> None:
    table, ship = repairing(shields=(3, 2, 0, 0))
    moves = {(r.source, r.zone) for r in table.question.options if r.effect is MOVE}
    assert moves == {(FRONT, RIGHT), (FRONT, REAR), (FRONT, LEFT), (RIGHT, REAR), (RIGHT, LEFT)}
    to_full = table.question.refusal(Repair(MOVE, FRONT, RIGHT))
    from_empty = table.question.refusal(Repair(MOVE, RIGHT, REAR))
    assert to_full is not None
    assert to_full.rule == "DMG-24"
    assert from_empty is not None
    assert from_empty.rule == "DMG-25"
    table.answer(REPAIR, Repair(MOVE, REAR, FRONT))
    assert not [r for r in table.question.options if r.zone is REAR], "the rear has its only shield"
    assert table.shields(ship, REAR) == 1


@proves("CMD-51")
def test_a_shield_can_be_moved_to_the_opposite_hull_zone() -> None:
    table, ship = repairing(shields=(3, 0, 0, 0))
    table.answer(REPAIR, Repair(MOVE, REAR, FRONT)).answer(REPAIR, Repair(MOVE, LEFT, FRONT))
    table.answer(REPAIR, Repair(MOVE, RIGHT, LEFT))
    assert [table.shields(ship, zone) for zone in (FRONT, RIGHT, REAR, LEFT)] == [1, 1, 1, 0]


@proves("CMD-52", "DMG-24")
def test_a_recovered_shield_costs_two_points_and_does_not_exceed_the_maximum() -> None:
    table, ship = repairing(shields=(3, 2, 1, 3))
    recoverable = {r.zone for r in table.question.options if r.effect is RECOVER}
    assert recoverable == {RIGHT}
    table.answer(REPAIR, Repair(RECOVER, RIGHT))
    assert table.shields(ship, RIGHT) == 3
    assert table.is_over, "nothing is left to repair"


@proves("CMD-53", "DMG-17")
@pytest.mark.parametrize("place", [0, 1])
def test_repairing_the_hull_costs_three_points_and_discards_a_card_faceup_or_facedown(place: int) -> None:
    table, ship = repairing(shields=(3, 3, 1, 3), damage=("crew_panic", None))
    card = table.the_ship(ship).damage[place]
    assert {r.card for r in table.question.options if r.effect is HULL} == {0, 1}
    table.answer(REPAIR, Repair(HULL, card=place))
    assert card not in table.the_ship(ship).damage
    assert len(table.the_ship(ship).damage) == 1
    assert table.last(DamageCardDiscarded).number == card.number
    assert table.game.state.decks[0].discarded == (card.number,)


@proves("CMD-54")
def test_repair_effects_are_resolved_in_any_order_and_any_number_of_times() -> None:
    table, ship = repairing(NEBULON, token=True, shields=(2, 0, 0, 0))
    table.answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    table.answer(REPAIR, Repair(MOVE, RIGHT, FRONT)).answer(REPAIR, Repair(RECOVER, REAR))
    table.answer(REPAIR, Repair(MOVE, LEFT, FRONT)).answer(REPAIR, Repair(MOVE, FRONT, REAR))
    assert [table.shields(ship, zone) for zone in (FRONT, RIGHT, REAR, LEFT)] == [1, 1, 0, 1]
    assert table.is_over, "five points are spent"


@proves("CMD-55")
def test_each_repair_effect_is_completed_before_the_next_is_paid_for() -> None:
    table, ship = repairing(shields=(0, 0, 0, 0))
    assert not [r for r in table.question.options if r.effect is MOVE], "there is no shield to move yet"
    table.answer(REPAIR, Repair(RECOVER, FRONT))
    assert table.shields(ship, FRONT) == 1
    assert points(table) == 2
    table.answer(REPAIR, Repair(MOVE, REAR, FRONT))
    assert [(e.zone, e.shields) for e in table.all(ShieldsChanged)] == [(FRONT, 1), (FRONT, 0), (REAR, 1)]


@proves("CMD-54")
def test_what_is_too_dear_is_refused_with_the_price() -> None:
    table, _ = repairing(dial=False, token=True, damage=(None,))
    refusal = table.question.refusal(Repair(HULL, card=0))
    assert refusal is not None
    assert refusal.rule == "CMD-53"
    assert "costs 3, and 2 are left" in refusal.reason
    assert refusal.nearest in table.question.options


@proves("CMD-56")
def test_points_that_are_left_are_lost_when_the_command_ends(made_up: MadeUpCards) -> None:
    made_up.trigger(noted(lambda effect, game, command: command.points > 0), CMD_AFTER, "test_points_left")
    table, ship = repairing(upgrades=("test_points_left",))
    table.answer(REPAIR, Repair(RECOVER, FRONT)).pass_(REPAIR)
    assert table.is_over
    assert not resolved(table), "two points were left, and none is after the command"
    assert table.the_ship(ship).resolved == (REPAIR_COMMAND,)


@proves("CMD-31", "FX-15", "FX-16")
def test_a_command_without_any_effect_counts_as_resolved_and_sets_off_what_follows_it(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), CMD_AFTER, "test_after")
    table, ship = repairing(shields=(3, 3, 1, 3), upgrades=("test_after",))
    assert table.the_ship(ship).resolved == (REPAIR_COMMAND,), "there was nothing to repair"
    table.answer(EFFECT, "test_after@0")
    assert resolved(table) == ["test_after@0"]
    assert table.is_over


@proves("FX-07", "FX-08", "FX-12")
def test_an_effect_headed_with_the_icon_is_offered_all_through_the_command_and_used_once(made_up: MadeUpCards) -> None:
    made_up.offer(noted(lambda effect, game, command: command.ship == effect.card.unit), CMD_HEADER, "test_crew")
    table, ship = repairing(shields=(3, 0, 0, 0), upgrades=("test_crew",))
    table.pass_(EFFECT).answer(REPAIR, Repair(MOVE, RIGHT, FRONT))
    table.answer(EFFECT, "test_crew@0").answer(REPAIR, Repair(MOVE, LEFT, FRONT))
    table.answer(REPAIR, PASS)
    assert table.is_over
    assert resolved(table) == ["test_crew@0"]
    assert (table.shields(ship, RIGHT), table.shields(ship, LEFT)) == (1, 1)


class MendInstead(Effect[RepairCommand], kw_only=True):
    """Before the first point is spent: resolve nothing of the command, note it instead."""

    def can_resolve(self, game: Game, command: RepairCommand) -> bool:
        return command.points == command.gained

    def resolve(self, game: Game, command: RepairCommand) -> StepResult:
        command.replaced = True
        return DONE


def test_an_effect_can_replace_the_repairs_before_the_first_point_is_spent(made_up: MadeUpCards) -> None:
    made_up.offer(MendInstead, CMD_HEADER, "test_mend")
    table, ship = repairing(upgrades=("test_mend",))
    table.answer(EFFECT, "test_mend@0")
    assert table.is_over
    assert table.the_ship(ship).resolved == (REPAIR_COMMAND,)
    table, ship = repairing(upgrades=("test_mend",))
    table.pass_(EFFECT).answer(REPAIR, Repair(RECOVER, FRONT))
    assert table.question.kind is REPAIR, "a point is spent: it is not offered again"


@proves("FX-02")
def test_cards_can_change_the_engineering_value_and_the_points_of_a_command(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, ship, value: 2 * value, ENGINEERING, "test_value")
    made_up.modifier(lambda game, card, command, points: points + 1, ENGINEERING_POINTS, "test_points")
    table, ship = repairing(NEBULON, token=True, upgrades=("test_value", "test_points"))
    table.answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    assert engineering_value(table.game, ship) == 6
    assert points(table) == 6 + 3 + 1


@proves("INFO-16", "INFO-10")
def test_a_facedown_card_is_chosen_unseen_and_seen_by_all_once_it_is_discarded() -> None:
    table, ship = repairing(damage=(None, None))
    assert table.the_ship(ship).damage[1].known_to == ()
    number = table.the_ship(ship).damage[1].number
    table.answer(REPAIR, Repair(HULL, card=1))
    assert deck_titles()[table.game.state.decks[0].discarded[0]] == deck_titles()[number]
