"""Destroyed ships and squadrons: when they are destroyed, and what becomes of them (DMG)."""

from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.cards import CardKind
from armada.catalog.catalog import catalog
from armada.engine.card_ids import CardId
from armada.engine.effects import CardInPlay, Effect
from armada.engine.procedures import DONE, StepResult
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.geometry.bases import DIAL_RADIUS
from armada.geometry.pose import pose_at
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.destruction import DOOMED, CheckDestroyed, Destroy, RemoveWaiting, hull_value, is_destroyed
from armada.rules.game import Game
from armada.rules.overlapping import CollisionDamage
from armada.rules.queries import HULL, REMOVAL
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.ship_phase import ShipPhase
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.targets import legal_attacks
from armada.rules.timing import DESTROY_AFTER, DESTROY_REMOVE, DESTROY_WHEN, SHIP_START
from armada.state.events.cards import LastingBegun
from armada.state.events.commands import ActivationBegun
from armada.state.events.damage import DamageCardDealt, Destroyed, Removed
from armada.state.events.rounds import GameEnded
from armada.state.records import COMMANDS, Lasting, Scope, ShipId, SquadronId, Status
from armada.views.masking import masked
from tests.builders.noted_effects import NothingHappens, noted, resolved
from tests.builders.scenario import Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
VICTORY, CR90 = "victory_ii_class_star_destroyer", "cr90_corvette_a"
TIE, X_WING = "tie_fighter_squadron", "x_wing_squadron"


def fleets(
    *, damage: tuple[str | None, ...] = (), upgrades: tuple[str, ...] = (), profile: str = "standard"
) -> tuple[Scenario, ShipId]:
    """A corvette (hull 4) with damage, and another one on each side, so that nobody is eliminated."""
    table = Scenario(profile=profile)
    ship = table.ship(
        CR90, 900, 300, damage=damage, upgrades=upgrades, dials=(REPAIR,), revealed=NAVIGATE, tokens=(SQUADRON,)
    )
    table.ship(CR90, 300, 300)
    table.ship(CR90, 300, 800, side=1)
    return table, ship


# When


@proves("DMG-07")
def test_a_ship_with_as_many_damage_cards_as_hull_is_destroyed_at_once() -> None:
    table, ship = fleets(damage=(None, None))
    table.run(DealDamageCard(ship=ship))
    assert not table.all(Destroyed), "three cards of four"
    table.events += table.game.interrupt(DealDamageCard(ship=ship, by="test"))
    assert (table.last(Destroyed).unit, table.last(Destroyed).by) == (ship, "test")
    assert table.the_ship(ship).status is Status.DESTROYED


@proves("DMG-07", "FX-01")
def test_a_ship_with_more_damage_cards_than_hull_is_destroyed_as_the_rules_reference_says() -> None:
    table, ship = fleets(damage=(None,) * 5)
    table.run(CheckDestroyed(units=(ship,)))
    assert table.last(Destroyed).unit == ship, "the summary sheet knows only of as many"


@proves("DMG-09")
@pytest.mark.parametrize(("damage", "is_gone"), [(2, False), (3, True), (7, True)])
def test_a_squadron_without_hull_points_is_destroyed(damage: int, is_gone: bool) -> None:
    table, _ = fleets()
    squadron = table.squadron(TIE, 600, 600)
    table.run(SufferDamage(unit=squadron, amount=damage, by="test"))
    assert (table.the_squadron(squadron).status is Status.DESTROYED) is is_gone


@proves("DMG-10")
def test_a_ship_whose_base_ends_partly_outside_the_play_area_is_destroyed() -> None:
    table, _ = fleets()
    ship = table.ship(CR90, 1500, 850, speed=1)
    table.run(ExecuteManeuver(ship=ship))
    straight = next(course for course in table.question.options if not any(course.clicks))
    table.answer(COURSE, straight)
    assert table.last(Destroyed).unit == ship
    assert table.the_ship(ship).damage == (), "without any damage"


@proves("DMG-10")
def test_a_squadron_whose_base_ends_partly_outside_the_play_area_is_destroyed() -> None:
    table, _ = fleets()
    squadron = table.squadron(TIE, 1500, 880)
    table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(1500, 910))
    assert table.last(Destroyed).unit == squadron


@proves("DMG-11")
def test_shield_dials_and_their_frames_may_stand_outside_the_play_area() -> None:
    table, _ = fleets()
    ship = table.ship(CR90, 25, 450, speed=0)
    table.run(ExecuteManeuver(ship=ship))
    body = table.game.hull(ship)
    assert min(x - DIAL_RADIUS for x, _ in body.dials) < 0, "a frame is outside"
    assert min(x for x, _ in body.base.corners) > 0, "the base is not"
    assert table.is_over
    assert not table.all(Destroyed)


# What becomes of it


@proves("DMG-18", "DMG-17")
def test_the_damage_cards_of_a_destroyed_ship_go_to_the_discard_pile() -> None:
    table, ship = fleets(damage=("power_failure", None, "crew_panic"))
    numbers = {card.number for unit in table.units if unit.id == ship for card in getattr(unit, "damage", ())}
    table.run(DealDamageCard(ship=ship))
    numbers.add(table.last(DamageCardDealt).number)
    assert set(table.game.state.decks[0].discarded) == numbers
    assert table.the_ship(ship).damage == ()


@proves("DMG-19")
def test_tokens_and_dials_of_a_destroyed_ship_return_to_the_supply() -> None:
    table, ship = fleets(damage=(None,) * 3)
    table.run(DealDamageCard(ship=ship))
    gone = table.the_ship(ship)
    assert (gone.dials, gone.revealed, gone.faceup_dial, gone.tokens, gone.defense) == ((), None, None, (), ())


@proves("DMG-20")
def test_a_destroyed_ship_or_squadron_is_removed_and_no_longer_in_play() -> None:
    table, ship = fleets(damage=(None,) * 3)
    squadron = table.squadron(TIE, 900, 500, hull=1)
    enemy = table.ship(VICTORY, 900, 480, 180, side=1)
    table.run(DealDamageCard(ship=ship))
    table.events += table.game.interrupt(SufferDamage(unit=squadron, amount=1, by="test"))
    game = table.game
    for unit in (ship, squadron):
        assert not game.is_in_play(unit)
        assert game.unit(unit).pose is None
    assert ship not in game.ships()
    assert squadron not in game.squadrons()
    assert not legal_attacks(game, enemy), "what is gone can be attacked no more"
    assert [event.unit for event in table.all(Removed)] == [ship, squadron]


@proves("DMG-20", "SHIP-10")
def test_a_destroyed_ship_is_not_activated() -> None:
    table, ship = fleets(damage=(None,) * 3)
    table.run(DealDamageCard(ship=ship))
    events: list[Any] = table.game.interrupt(ShipPhase())
    assert [event.unit for event in events if isinstance(event, ActivationBegun)] == [1], "there is no choice"


@proves("DMG-21", "UPG-21")
def test_ship_card_and_upgrades_of_a_destroyed_ship_are_inactive(made_up: MadeUpCards) -> None:
    made_up.offer(noted(), SHIP_START, "test_officer")
    made_up.modifier(lambda game, card, ship, hull: hull + 1, HULL, "test_hull")
    table, ship = fleets(damage=(None,) * 4, upgrades=("test_officer", "test_hull"))
    other = ShipId(1)  # type: ignore[arg-type]
    table.run(DealDamageCard(ship=ship))
    assert table.last(Destroyed).unit == ship
    assert hull_value(table.game, other) == 4
    table.game.interrupt(ShipPhase())
    assert table.question.kind is not EFFECT


@proves("DMG-22")
def test_the_card_of_a_destroyed_unique_squadron_is_inactive() -> None:
    ace = next(key for key, card in catalog().squadrons.items() if card.unique)
    table, _ = fleets()
    squadron = table.squadron(ace, 600, 600, hull=1)
    table.run(NothingHappens())
    card = CardInPlay(ace, CardId(CardKind.SQUADRON, squadron).number, squadron, Seat(0))
    assert table.game.is_in_force(card)
    table.game.interrupt(SufferDamage(unit=squadron, amount=1, by="test"))
    assert not table.game.is_in_force(card)


@proves("DMG-23")
def test_the_card_of_a_squadron_type_is_active_as_long_as_one_of_them_is_left() -> None:
    table, _ = fleets()
    first, second = table.squadron(TIE, 600, 600, hull=1), table.squadron(TIE, 700, 600, hull=1)
    table.run(SufferDamage(unit=first, amount=1, by="test"))
    cards = [
        CardInPlay(TIE, CardId(CardKind.SQUADRON, squadron).number, squadron, Seat(0)) for squadron in (first, second)
    ]
    assert [table.game.is_in_force(card) for card in cards] == [False, True]
    table.game.interrupt(SufferDamage(unit=second, amount=1, by="test"))
    assert [table.game.is_in_force(card) for card in cards] == [False, False]


@proves("INFO-14")
def test_destroyed_ships_and_squadrons_are_open_to_all() -> None:
    table, ship = fleets(damage=(None,) * 3)
    squadron = table.squadron(TIE, 600, 600, hull=1)
    table.run(DealDamageCard(ship=ship))
    table.game.interrupt(SufferDamage(unit=squadron, amount=1, by="test"))
    for seat in (Seat(0), Seat(1), None):
        seen = masked(table.game.state, seat).units
        assert seen[ship] == table.game.state.units[ship]
        assert seen[squadron] == table.game.state.units[squadron]
        assert seen[ship].status is seen[squadron].status is Status.DESTROYED


# Several at once


@proves("DMG-29", "WIN-05")
def test_both_cards_of_a_collision_are_dealt_before_either_ship_is_destroyed() -> None:
    table = Scenario()
    one = table.ship(CR90, 900, 300, damage=(None,) * 3)
    other = table.ship(CR90, 900, 400, side=1, damage=(None,) * 3)
    table.run(CollisionDamage(ship=one, others=(other,)))
    kinds = [type(event) for event in table.events]
    assert kinds.index(Destroyed) > max(i for i, kind in enumerate(kinds) if kind is DamageCardDealt)
    assert [(event.unit, event.by) for event in table.all(Destroyed)] == [(one, "collision"), (other, "collision")]
    assert len(table.all(Removed)) == 2
    assert table.last(GameEnded).outcome.reason == "elimination"
    assert table.last(GameEnded).outcome.scores == (44, 44), "the game ends when both are gone"


def test_a_hull_value_that_sinks_with_a_lost_ship_destroys_what_it_kept_alive(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, ship, hull: hull + 1 if game.side(ship) == 0 else hull, HULL, "test_admiral")
    table = Scenario()
    flagship = table.ship(CR90, 900, 300, damage=(None,) * 4, upgrades=("test_admiral",))
    frail = table.ship(CR90, 300, 300, damage=(None,) * 4)
    sound = table.ship(CR90, 600, 300, damage=("power_failure", "power_failure", "crew_panic"))
    table.ship(CR90, 300, 800, side=1)
    table.run(DealDamageCard(ship=flagship, by="test"))
    assert [(event.unit, event.by) for event in table.all(Destroyed)] == [(flagship, "test"), (frail, "lost effect")]
    assert table.game.is_in_play(sound)


# Effects on destruction


@proves("FX-09", "FX-15")
def test_effects_when_before_and_after_something_is_removed_come_in_this_order(made_up: MadeUpCards) -> None:
    made_up.offer(noted(lambda effect, game, destroy: destroy.is_certain), DESTROY_WHEN, "test_when")
    is_there = noted(lambda effect, game, remove: game.unit(remove.unit).pose is not None)
    made_up.offer(is_there, DESTROY_REMOVE, "test_before")
    made_up.offer(noted(lambda effect, game, remove: game.unit(remove.unit).pose is None), DESTROY_AFTER, "test_after")
    table = Scenario()
    table.ship(CR90, 300, 300, upgrades=("test_when", "test_before", "test_after"))
    ship = table.ship(CR90, 900, 300, damage=(None,) * 3)
    table.run(DealDamageCard(ship=ship))
    table.answer(EFFECT, "test_when@0").answer(EFFECT, "test_before@1").answer(EFFECT, "test_after@2")
    assert resolved(table) == ["test_when@0", "test_before@1", "test_after@2"]


class PutOff(Effect[Destroy], kw_only=True):
    """Put off the destruction of a ship or squadron of its side, unless it left the play area."""

    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        return not destroy.is_certain and not destroy.left_play_area and game.side(destroy.unit) == 0

    def resolve(self, game: Game, destroy: Destroy) -> StepResult:
        destroy.replaced = True
        game.emit(LastingBegun(Lasting(key=DOOMED, scope=Scope.ROUND, unit=destroy.unit)))
        return DONE


def test_a_destruction_that_is_put_off_does_not_happen_and_sets_off_nothing(made_up: MadeUpCards) -> None:
    made_up.trigger(PutOff, DESTROY_WHEN, "test_general")
    made_up.trigger(noted(lambda effect, game, destroy: destroy.is_certain), DESTROY_WHEN, "test_mourner")
    table = Scenario()
    table.ship(CR90, 300, 300, upgrades=("test_general", "test_mourner"))
    ship = table.ship(CR90, 900, 300, damage=(None,) * 3)
    table.ship(CR90, 300, 800, side=1)
    table.run(DealDamageCard(ship=ship))
    assert table.game.is_in_play(ship)
    assert is_destroyed(table.game, ship)
    table.events += table.game.interrupt(DealDamageCard(ship=ship))
    assert len(table.the_ship(ship).damage) == 5, "it counts as undestroyed for everything"
    assert not table.all(Destroyed)
    assert not resolved(table)


class OnlySayNo(Effect[Destroy], kw_only=True):
    """Replace a destruction and leave nothing behind."""

    def resolve(self, game: Game, destroy: Destroy) -> StepResult:
        destroy.replaced = True
        return DONE


def test_a_destruction_replaced_by_nothing_is_proposed_once_for_an_event(made_up: MadeUpCards) -> None:
    made_up.trigger(OnlySayNo, DESTROY_WHEN, "test_no")
    table, ship = fleets(damage=(None,) * 4, upgrades=("test_no",))
    table.run(CheckDestroyed(units=(ship,)))
    assert table.is_over
    assert table.game.is_in_play(ship)


@proves("DMG-20")
def test_what_must_wait_stays_on_the_table_destroyed_until_it_is_removed(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, unit, is_due: False, REMOVAL)
    table, _ = fleets()
    squadron = table.squadron(TIE, 600, 600, hull=1)
    table.run(SufferDamage(unit=squadron, amount=1, by="test"))
    waiting = table.the_squadron(squadron)
    assert waiting.status is Status.WAITING
    assert waiting.pose is not None
    assert squadron not in table.game.squadrons(), "it can use nothing and affects nobody"
    table.game.interrupt(RemoveWaiting())
    assert table.the_squadron(squadron).status is Status.DESTROYED
    assert table.the_squadron(squadron).pose is None


def test_two_that_wait_are_both_removed(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, unit, is_due: False, REMOVAL)
    table, _ = fleets()
    squadrons: list[SquadronId] = [table.squadron(TIE, x, 600, hull=1) for x in (600, 700)]
    table.run(SufferDamage(unit=squadrons[0], amount=1, by="test"))
    for procedure in (SufferDamage(unit=squadrons[1], amount=1, by="test"), RemoveWaiting()):
        events: list[Any] = table.game.interrupt(procedure)
    assert [event.unit for event in events if isinstance(event, Removed)] == squadrons
