"""Suffering damage: shields first, then damage cards, one point at a time; shields and their limits (DMG)."""

from __future__ import annotations

import pytest

from armada.engine.effects import CardInPlay
from armada.rules.damage import DAMAGED_ZONE, SufferDamage, can_recover, change_shields
from armada.rules.game import Game
from armada.rules.queries import SHIELD_RECOVER, SHIELDS, ZoneOf
from armada.state.events.damage import DamageCardDealt, Destroyed, HullChanged, ShieldsChanged
from armada.state.records import ShipId, Status
from tests.builders.noted_effects import NothingHappens, run_with_seats
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

VICTORY, CR90 = "victory_ii_class_star_destroyer", "cr90_corvette_a"
TIE = "tie_fighter_squadron"


def fleets(**shields: int) -> tuple[Scenario, ShipId]:
    """A Victory II (hull 8) with these shields, and a corvette on each side, so that nobody is eliminated."""
    table = Scenario()
    zones = {"front": FRONT, "right": RIGHT, "rear": REAR, "left": LEFT}
    ship = table.ship(VICTORY, 900, 300, shields={zones[name]: value for name, value in shields.items()})
    table.ship(CR90, 300, 300)
    table.ship(CR90, 300, 800, side=1)
    return table, ship


def zones_of(table: Scenario, ship: ShipId) -> list[int]:
    """Shields of front, right, rear and left."""
    return [table.shields(ship, zone) for zone in (FRONT, RIGHT, REAR, LEFT)]


# Damage


@proves("DMG-01")
def test_a_squadron_that_suffers_damage_loses_hull_points() -> None:
    table, _ = fleets()
    squadron = table.squadron(TIE, 500, 500)
    table.run(SufferDamage(unit=squadron, amount=2, by="test"))
    assert table.the_squadron(squadron).hull == 1
    assert table.last(HullChanged).hull == 1
    assert not table.all(Destroyed)


@proves("DMG-02", "DMG-03")
def test_each_point_removes_a_shield_of_the_hull_zone_that_suffers_it() -> None:
    table, ship = fleets()
    table.run(SufferDamage(unit=ship, zone=FRONT, amount=2, by="test"))
    assert zones_of(table, ship) == [1, 3, 1, 3]
    assert table.the_ship(ship).damage == ()


@proves("DMG-04")
def test_without_shields_a_point_deals_a_facedown_damage_card() -> None:
    table, ship = fleets(front=0)
    table.run(SufferDamage(unit=ship, zone=FRONT, amount=1, by="test"))
    (card,) = table.the_ship(ship).damage
    assert not card.faceup
    assert zones_of(table, ship) == [0, 3, 1, 3]


@proves("DMG-02", "DMG-04", "DMG-06")
def test_damage_goes_on_with_cards_when_the_shields_are_gone_one_after_the_other() -> None:
    table, ship = fleets(rear=1)
    table.run(SufferDamage(unit=ship, zone=REAR, amount=4, by="test"))
    assert zones_of(table, ship) == [3, 3, 0, 3]
    assert len(table.the_ship(ship).damage) == 3
    kinds = [type(event).__name__ for event in table.events]
    assert kinds == ["ShieldsChanged", "DamageCardDealt", "DamageCardDealt", "DamageCardDealt"]


@proves("DMG-05")
def test_where_no_hull_zone_is_named_the_owner_chooses_one_that_suffers_all_of_it() -> None:
    table, ship = fleets(left=1)
    table.run(SufferDamage(unit=ship, amount=2, by="test"))
    assert set(table.question.options) == {FRONT, RIGHT, REAR, LEFT}
    table.answer(DAMAGED_ZONE, LEFT, seat=0)
    assert zones_of(table, ship) == [3, 3, 1, 0]
    assert len(table.the_ship(ship).damage) == 1, "the rest goes to the same hull zone"


@proves("DMG-05")
def test_the_owner_of_the_ship_chooses_whoever_does_the_damage() -> None:
    table, _ = fleets()
    enemy = table.ship(VICTORY, 900, 700, side=1)
    table.run(SufferDamage(unit=enemy, amount=1, by="test")).answer(DAMAGED_ZONE, FRONT, seat=1)
    table, _ = fleets()
    ally = table.ship(VICTORY, 1200, 300)
    run_with_seats(table, (0, 1, 0), {ally: 2}, SufferDamage(unit=ally, amount=1, by="test"))
    table.answer(DAMAGED_ZONE, FRONT, seat=2)
    assert table.shields(ally, FRONT) == 2


def test_no_damage_asks_for_nothing() -> None:
    table, ship = fleets()
    table.run(SufferDamage(unit=ship, amount=0, by="test"))
    assert table.is_over
    assert not table.events


@proves("DMG-28", "DMG-07")
def test_no_card_is_dealt_beyond_the_one_that_destroys_the_ship() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, shields={FRONT: 1}, damage=(None,))
    table.ship(CR90, 300, 300)
    table.run(SufferDamage(unit=ship, zone=FRONT, amount=9, by="test"))
    assert len(table.all(DamageCardDealt)) == 3, "hull 4, one card before"
    assert table.last(Destroyed).unit == ship
    assert len(table.game.state.decks[0].order) == 51 - 3


def test_a_destroyed_ship_or_squadron_suffers_nothing_more() -> None:
    table, _ = fleets()
    squadron = table.squadron(TIE, 500, 500, hull=1)
    table.run(SufferDamage(unit=squadron, amount=3, by="test"))
    assert table.the_squadron(squadron).status is Status.DESTROYED
    assert table.the_squadron(squadron).hull == 0
    table.game.interrupt(SufferDamage(unit=squadron, amount=1, by="test"))
    assert table.game.events == []


def test_damage_that_stops_at_the_shields_deals_no_card() -> None:
    table, ship = fleets(front=1)
    table.run(SufferDamage(unit=ship, zone=FRONT, amount=3, by="test", shields_only=True))
    assert zones_of(table, ship) == [0, 3, 1, 3]
    assert table.the_ship(ship).damage == ()


@proves("FX-02")
def test_a_card_can_make_shields_count_as_fewer(made_up: MadeUpCards) -> None:
    def none_there(game: Game, card: CardInPlay, place: ZoneOf, shields: int) -> int:
        return 0 if place.zone is FRONT else shields

    made_up.modifier(none_there, SHIELDS)
    table, ship = fleets()
    table.run(SufferDamage(unit=ship, zone=FRONT, amount=2, by="test"))
    assert zones_of(table, ship) == [3, 3, 1, 3]
    assert len(table.the_ship(ship).damage) == 2


# Shields


def at_table(**shields: int) -> tuple[Game, ShipId]:
    """A game in which nothing happens, and a Victory II with these shields."""
    table, ship = fleets(**shields)
    return table.run(NothingHappens()).game, ship


@proves("DMG-24")
def test_a_hull_zone_does_not_recover_shields_above_its_maximum() -> None:
    game, ship = at_table(front=2)
    assert can_recover(game, ship, FRONT)
    assert not can_recover(game, ship, LEFT)
    change_shields(game, ship, FRONT, 5, "test")
    assert game.shields(ship, FRONT) == 3
    change_shields(game, ship, LEFT, 1, "test")
    assert [type(event) for event in game.events] == [ShieldsChanged], "at the maximum nothing is recovered"


@proves("DMG-25")
def test_a_hull_zone_does_not_lose_shields_below_zero() -> None:
    game, ship = at_table(front=1, left=0)
    change_shields(game, ship, FRONT, -3, "test")
    assert game.shields(ship, FRONT) == 0
    change_shields(game, ship, LEFT, -1, "test")
    assert len(game.events) == 1, "without shields nothing is lost"


@proves("DMG-26")
@pytest.mark.parametrize("shields", [0, 1])
def test_losing_shields_deals_no_damage_cards(shields: int) -> None:
    game, ship = at_table(front=shields)
    change_shields(game, ship, FRONT, -2, "test")
    assert game.shields(ship, FRONT) == 0
    assert game.ship(ship).damage == ()


@proves("FX-03")
def test_an_effect_can_forbid_to_recover_shields(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, place, may: may and place.zone is not FRONT, SHIELD_RECOVER)
    game, ship = at_table(front=1, left=1)
    assert not can_recover(game, ship, FRONT)
    assert can_recover(game, ship, LEFT)
