"""Officers that change how a ship moves and what tokens it has."""

from __future__ import annotations

import pytest

from armada.catalog.cards import DefenseToken
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.navigate import NEW_SPEED
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import legal_attacks
from armada.state.events.damage import DamageCardDealt
from armada.state.events.movement import ObstacleResolved
from armada.state.records import Command, ShipId
from tests.effects.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    decline,
    duel,
    is_discarded,
    offered,
    tokens_of,
    use,
)
from tests.effects.test_upgrades_support_team import straight
from tests.proves import proves
from tests.rules.attack_table import (
    CORVETTE,
    IMPERIAL,
    NEBULON,
    TIE,
    VICTORY,
    X,
    Y,
    with_tokens,
)
from tests.rules.builders import Scenario
from tests.rules.squadron_table import StillTable

SQUADRON = Command.SQUADRON

# Admiral Montferrat


def montferrat(speed: int, **by: object) -> list[bool]:
    """Whether the attacks that are possible on a ship with Montferrat are obstructed."""
    table = duel("long", defender=CORVETTE, defending=["admiral_montferrat"], on={"speed": speed}, by=by)
    table.run(StillTable())
    attacks = legal_attacks(table.game, table.attacker)
    return [attack.obstructed for attack in attacks if attack.option.defender == table.defender]


@proves("CARD-admiral-montferrat-02")
def test_a_fast_ship_of_montferrat_is_attacked_as_if_obstructed() -> None:
    assert set(montferrat(3)) == {True}
    assert set(montferrat(2)) == {False}


@proves("CARD-admiral-montferrat-01", "DMGCARD-disengaged-fire-control-01")
def test_a_ship_with_disengaged_fire_control_cannot_target_a_fast_ship_of_montferrat() -> None:
    assert montferrat(3, damage=["disengaged_fire_control"]) == []
    assert montferrat(2, damage=["disengaged_fire_control"])


@proves("CARD-admiral-montferrat-02")
def test_squadrons_attack_a_ship_of_montferrat_unhindered() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y, side=1, speed=3, upgrades=["admiral_montferrat"])
    tie = table.squadron(TIE, X, Y + 80)
    table.run(StillTable())
    assert {attack.obstructed for attack in legal_attacks(table.game, tie)} == {False}


@proves("CARD-admiral-montferrat-02")
def test_montferrat_is_discarded_after_his_ship_overlapped_a_ship() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, upgrades=["admiral_montferrat"])
    table.ship(VICTORY, X, Y + 200, side=1)
    straight(table.run(ExecuteManeuver(ship=corvette)))
    assert is_discarded(table, "admiral_montferrat")


@proves("CARD-admiral-montferrat-02")
def test_montferrat_stays_if_another_ship_runs_into_his() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y + 150, side=1, upgrades=["admiral_montferrat"])
    victory = table.ship(VICTORY, X, Y)
    straight(table.run(ExecuteManeuver(ship=victory)))
    assert table.all(DamageCardDealt)
    assert not is_discarded(table, "admiral_montferrat")


# Captain Needa


def needa(round: int = 1) -> tuple[Scenario, ShipId]:
    """A round begins for a Victory with Needa."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["captain_needa"], exhausted=[0])
    table.run(Round(number=round))
    return table, victory


@proves("CARD-captain-needa-01")
def test_needa_replaces_a_defense_token_by_a_readied_evade() -> None:
    table, victory = needa()
    use(table, "captain_needa").answer(CHOSEN_TOKEN, 1)
    defense = table.the_ship(victory).defense
    assert [token.kind for token in defense] == [DefenseToken.BRACE, DefenseToken.EVADE, DefenseToken.REDIRECT]
    assert tokens_of(table, victory)[1] is READIED


@proves("CARD-captain-needa-01")
def test_needa_is_not_offered_after_round_1_and_can_be_declined() -> None:
    assert not offered(needa(2)[0])
    table, victory = needa()
    decline(table)
    assert DefenseToken.EVADE not in [token.kind for token in table.the_ship(victory).defense]


@proves("CARD-devastator-01")
def test_a_token_that_needa_replaced_is_not_a_discarded_one_for_devastator() -> None:
    table = duel("long", attacker=IMPERIAL, attacking=["devastator", "captain_needa"])
    table.run(Round(number=1))
    use(table, "captain_needa").answer(CHOSEN_TOKEN, 1)
    table.units = list(table.game.state.units)
    table.attack("hit", "hit", "hit")
    assert "devastator" not in offered(table)


# Walex Blissex


def walex(*, damage: tuple[str, ...] = (), other: bool = False) -> tuple[Scenario, ShipId]:
    """A Nebulon-B with Walex and a discarded Evade activates, or another ship does."""
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["walex_blissex"], damage=damage)
    with_tokens(table, nebulon, ("evade", DISCARDED), ("brace", EXHAUSTED), ("brace", DISCARDED))
    friend = table.ship(CORVETTE, X + 200, Y, side=1)
    table.ship(VICTORY, 100, 800)
    table.run(ShipActivation(ship=friend if other else nebulon))
    return table, nebulon


@proves("CARD-walex-blissex-01", "CARD-walex-blissex-02")
def test_walex_recovers_a_discarded_token_readied() -> None:
    table, nebulon = walex()
    use(table, "walex_blissex").answer(CHOSEN_TOKEN, 0)
    assert tokens_of(table, nebulon) == [READIED, EXHAUSTED, DISCARDED]
    assert is_discarded(table, "walex_blissex")


@proves("CARD-walex-blissex-01")
def test_a_compartment_fire_does_not_keep_walex_from_recovering_a_token() -> None:
    table, nebulon = walex(damage=("compartment_fire",))
    use(table, "walex_blissex").answer(CHOSEN_TOKEN, 2)
    assert tokens_of(table, nebulon)[2] is READIED


@proves("CARD-walex-blissex-02")
def test_walex_is_not_offered_without_a_discarded_token_or_when_another_ship_activates() -> None:
    assert not offered(walex(other=True)[0])
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["walex_blissex"])
    assert not offered(table.run(ShipActivation(ship=nebulon)))


# Admiral Titus


def titus(speed: int, round: int = 1) -> tuple[Scenario, ShipId]:
    """A round begins; Titus is on a ship, and an enemy has a speed."""
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_titus"])
    enemy = table.ship(CORVETTE, 100, 800, side=1, speed=speed)
    table.run(Round(number=round))
    return table, enemy


@pytest.mark.parametrize(("speed", "speeds"), [(2, {1, 3}), (1, {0, 2})])
def test_titus_changes_the_speed_of_an_enemy_ship_by_1(speed: int, speeds: set[int]) -> None:
    table, enemy = titus(speed)
    use(table, "admiral_titus")
    assert set(table.question.options) == speeds
    table.answer(NEW_SPEED, min(speeds))
    assert table.the_ship(enemy).speed == min(speeds)


def test_titus_only_lowers_a_ship_at_its_highest_speed() -> None:
    table, enemy = titus(4)
    use(table, "admiral_titus")
    assert table.the_ship(enemy).speed == 3


def test_titus_is_not_offered_after_round_1() -> None:
    assert not offered(titus(2, round=2)[0])


# Chart Officer


def charted(*obstacles: str, upgrades: tuple[str, ...] = ("chart_officer",), damage: tuple[str, ...] = ()) -> Scenario:
    """A Nebulon-B ends its maneuver on obstacles."""
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, upgrades=upgrades, damage=damage)
    for key in obstacles:
        table.obstacle(key, X, Y + 137)
    table.next_cards("blinded_gunners", "compartment_fire")
    return straight(table.run(ExecuteManeuver(ship=nebulon)))


def test_a_chart_officer_skips_the_effect_of_an_obstacle() -> None:
    table = use(charted("asteroid_field_1"), "chart_officer")
    assert not table.all(DamageCardDealt)
    assert not table.all(ObstacleResolved)
    assert is_discarded(table, "chart_officer")


def test_a_chart_officer_skips_one_obstacle_and_others_act() -> None:
    table = charted("asteroid_field_1", "asteroid_field_2")
    use(table, "obstacle_00")
    use(table, "chart_officer")
    assert len(table.all(DamageCardDealt)) == 1


def test_a_chart_officer_does_not_stop_damaged_controls() -> None:
    table = use(charted("asteroid_field_1", damage=("damaged_controls",)), "chart_officer")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [False]


def test_a_chart_officer_is_not_offered_without_an_obstacle() -> None:
    assert charted().is_over
