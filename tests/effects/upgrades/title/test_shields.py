"""Titles that gather shields in a hull zone, above its maximum."""

from __future__ import annotations

from msgspec.structs import replace

from armada.effects.upgrades.support_team import GIVING_ZONE, RECEIVING_ZONE
from armada.effects.upgrades.title.shields import GATHERING_ZONES
from armada.geometry.bases import HullZone
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.deploying import SHIP_PLACEMENT, DeployShip, ShipPlacement
from armada.rules.queries import DeployPlace
from armada.rules.repair import RepairCommand, RepairEffect
from armada.rules.ship_phase import ShipPhase
from armada.rules.upgrades import DiscardUpgrade
from armada.state.records import COMMANDS, ShipId, Status
from tests.builders.attack_table import CORVETTE, GLADIATOR, VICTORY, X, Y, with_tokens
from tests.builders.cards_table import DISCARDED, READIED, duel, offered, pass_until, tokens_of, use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS


def repairing(title: str, **shields: int) -> tuple[Scenario, ShipId]:
    """A Victory with a title resolves its Repair command, its front at six shields unless said otherwise."""
    table = Scenario()
    zones = {FRONT: 6, LEFT: 1, RIGHT: 1, REAR: 0}
    ship = table.ship(VICTORY, X, Y, upgrades=[title], revealed=REPAIR, shields={**zones, **_zones(shields)})
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(RepairCommand(ship=ship))
    return table, ship


def _zones(shields: dict[str, int]) -> dict[HullZone, int]:
    return {HullZone(zone): count for zone, count in shields.items()}


# Aspiration


def aspiration() -> tuple[Scenario, ShipId]:
    """An MC75 with Aspiration is deployed."""
    table = Scenario()
    ship = table.ship("mc75_ordnance_cruiser", X, Y, side=1, upgrades=["aspiration"])
    table.ship(VICTORY, 100, 800)
    pose = table.units[ship].pose
    assert pose is not None
    table.units[ship] = replace(table.units[ship], status=Status.RESERVE, pose=None)
    table.run(StillTable())
    table.game.interrupt(DeployShip(ship=ship, place=DeployPlace((table.game.play_area.area,))))
    table.answer(SHIP_PLACEMENT, ShipPlacement(pose, 2))
    return table, ship


def test_deployed_aspiration_moves_shields_to_one_zone_up_to_six() -> None:
    table, ship = aspiration()
    use(table, "aspiration").answer(GATHERING_ZONES, (FRONT,))
    table.answer(GIVING_ZONE, REAR).answer(GIVING_ZONE, REAR)
    assert [table.shields(ship, zone) for zone in (FRONT, LEFT, RIGHT, REAR)] == [6, 3, 3, 1]
    assert table.is_over, "a seventh shield finds no room"


def test_two_zones_receive_and_give_nothing() -> None:
    table, ship = aspiration()
    use(table, "aspiration").answer(GATHERING_ZONES, (FRONT, LEFT))
    assert set(table.question.options) == {RIGHT, REAR}
    table.answer(GIVING_ZONE, RIGHT).answer(RECEIVING_ZONE, LEFT).pass_(GIVING_ZONE)
    assert [table.shields(ship, zone) for zone in (FRONT, LEFT, RIGHT, REAR)] == [4, 4, 2, 3]


def test_a_third_receiving_zone_is_refused() -> None:
    table, _ = aspiration()
    use(table, "aspiration")
    assert table.question.refusal((FRONT, LEFT, RIGHT)) is not None


@proves("CMD-50", "CMD-52")
def test_while_a_zone_is_above_its_maximum_none_recovers_but_shields_are_moved() -> None:
    for title in ("aspiration", "tranquility"):
        table, _ = repairing(title)
        assert {repair.effect for repair in table.question.options} == {RepairEffect.MOVE_SHIELDS}, title


def test_at_its_maximum_zones_recover_again() -> None:
    table, _ = repairing("aspiration", front=3)
    assert RepairEffect.RECOVER_SHIELDS in {repair.effect for repair in table.question.options}


@proves("DMG-24", "FX-24")
def test_with_the_card_the_surplus_is_lost() -> None:
    table, ship = repairing("aspiration")
    upgrade = table.game.state.upgrades[0].id
    table.game.interrupt(DiscardUpgrade(upgrade=upgrade))
    assert table.shields(ship, FRONT) == 3


# Gilded Aegis


def aegis(**ship: object) -> tuple[Scenario, ShipId]:
    """The Ship Phase ends for a Gladiator with Gilded Aegis."""
    table = Scenario()
    own = table.ship(GLADIATOR, X, Y, upgrades=["gilded_aegis"], **ship)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800, side=1)
    for unit in (0, 1):
        table.units[unit] = replace(table.units[unit], activated=True)
    table.run(ShipPhase())
    return table, own


@proves("DEF-27")
def test_a_redirect_is_discarded_to_gather_shields_in_one_zone() -> None:
    table, ship = aegis()
    use(table, "gilded_aegis").answer(RECEIVING_ZONE, FRONT)
    table.answer(GIVING_ZONE, LEFT).answer(GIVING_ZONE, LEFT).answer(GIVING_ZONE, RIGHT)
    assert table.shields(ship, FRONT) == 6
    assert tokens_of(table, ship) == [READIED, READIED, DISCARDED]


def test_an_exhausted_redirect_serves_too_and_without_one_it_is_not_offered() -> None:
    assert "gilded_aegis" in offered(aegis(exhausted=[2])[0])
    table = Scenario()
    ship = table.ship(GLADIATOR, X, Y, upgrades=["gilded_aegis"])
    with_tokens(table, ship, ("brace", READIED))
    table.ship(CORVETTE, 100, 800, side=1)
    for unit in (0, 1):
        table.units[unit] = replace(table.units[unit], activated=True)
    assert "gilded_aegis" not in offered(table.run(ShipPhase()))


def test_only_the_overfull_zone_is_barred_from_recovering() -> None:
    table, _ = repairing("gilded_aegis")
    recovered = {repair.zone for repair in table.question.options if repair.effect is RepairEffect.RECOVER_SHIELDS}
    assert recovered == {LEFT, RIGHT, REAR}


# Tranquility


def tranquility(*tokens: str, front: int = 3) -> Scenario:
    """A Gladiator with Tranquility is attacked and spends these tokens."""
    table = duel(defending=["tranquility"], on={"shields": {FRONT: front}})
    pass_until(table.attack("hit", "hit", "hit"), DEFENSE_TOKEN)
    for token in tokens:
        table.spend(token)
        if table.question.kind is REDIRECT_ZONES:
            table.answer(REDIRECT_ZONES, (LEFT,))
    return table.pass_(DEFENSE_TOKEN)


def test_two_shields_of_one_zone_go_to_the_defending_zone_before_the_damage() -> None:
    table = use(tranquility("brace"), "tranquility").answer(GIVING_ZONE, LEFT).answer(GIVING_ZONE, LEFT)
    assert table.shields(1, FRONT) == 3, "five, less two damage"
    assert table.shields(1, LEFT) == 0


def test_after_two_tokens_or_with_a_full_zone_nothing_is_moved() -> None:
    assert "tranquility" not in offered(tranquility("brace", "redirect"))
    assert "tranquility" not in offered(tranquility(front=6))
