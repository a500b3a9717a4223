"""Cards of collisions: Garel's Honor, Amity, Hardened Bulkheads."""

from __future__ import annotations

from armada.rules.ship_movement import ExecuteManeuver
from armada.state.records import ShipId
from tests.builders.attack_table import CORVETTE, FLOTILLA, IMPERIAL, NEBULON, X, Y
from tests.builders.cards_table import decline, offered, use
from tests.builders.scenario import Scenario
from tests.builders.upgrade_table import straight
from tests.proves import proves


def collide(
    *,
    moving: tuple[str, ...] = (),
    standing: tuple[str, ...] = (),
    mover: str = CORVETTE,
    other: str = NEBULON,
    side: int = 1,
) -> tuple[Scenario, ShipId, ShipId]:
    """A ship runs straight into another one."""
    table = Scenario()
    ship = table.ship(mover, X, Y, upgrades=moving, speed=2)
    ahead = table.ship(other, X, Y + 170, side=side, upgrades=standing)
    table.ship(CORVETTE, 100, 800, side=1)
    table.next_cards("blinded_gunners", "compartment_fire", "damaged_controls", "crew_panic")
    table.run(ExecuteManeuver(ship=ship))
    return straight(table), ship, ahead


def cards_of(table: Scenario, *ships: ShipId) -> list[list[bool]]:
    """The damage cards of ships: whether each is faceup."""
    return [[card.faceup for card in table.the_ship(ship).damage] for ship in ships]


@proves("OVL-12")
def test_without_a_card_both_ships_are_dealt_a_facedown_card() -> None:
    table, ship, other = collide()
    assert cards_of(table, ship, other) == [[False], [False]]


@proves("OVL-12", "OVL-13")
def test_the_ship_that_garels_honor_overlaps_is_dealt_its_card_faceup() -> None:
    table, ship, other = collide(moving=("garels_honor",))
    assert cards_of(table, ship, other) == [[False], [True]]


def test_garels_honor_spares_friends_and_does_nothing_when_it_is_run_into() -> None:
    table, ship, other = collide(moving=("garels_honor",), side=0)
    assert cards_of(table, ship, other) == [[False], [False]]
    table, ship, other = collide(standing=("garels_honor",))
    assert cards_of(table, ship, other) == [[False], [False]]


def test_hardened_bulkheads_spare_a_large_ship_a_card_from_a_smaller_one() -> None:
    table, ship, other = collide(standing=("hardened_bulkheads",), other=IMPERIAL)
    assert cards_of(table, ship, other) == [[False], []]
    table, ship, other = collide(moving=("hardened_bulkheads",), mover=IMPERIAL)
    assert cards_of(table, ship, other) == [[], [False]]


def test_hardened_bulkheads_do_nothing_against_a_ship_of_the_same_size() -> None:
    table, ship, other = collide(standing=("hardened_bulkheads",), other=CORVETTE)
    assert cards_of(table, ship, other) == [[False], [False]]


@proves("DMG-27", "DMG-29")
def test_amity_deals_both_ships_a_card_more() -> None:
    table, ship, other = collide(standing=("amity",))
    use(table, "amity")
    assert cards_of(table, ship, other) == [[False, False], [False, False]]


def test_amity_declined_or_run_into_by_a_friend_deals_nothing_more() -> None:
    table, ship, other = collide(standing=("amity",))
    decline(table)
    assert cards_of(table, ship, other) == [[False], [False]]
    table, ship, other = collide(standing=("amity",), side=0)
    assert cards_of(table, ship, other) == [[False], [False]]
    assert "amity" not in offered(collide(moving=("amity",))[0])


@proves("FLOT-04")
def test_a_flotilla_that_overlaps_amity_leaves_it_only_the_card_more() -> None:
    table, ship, other = collide(standing=("amity",), mover=FLOTILLA)
    use(table, "amity")
    assert cards_of(table, ship, other) == [[False, False], [False]]
