"""Commanders in team games: whom a "friendly" effect reaches, and the opponent that an "enemy" effect acts against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from armada.catalog.cards import Color, Concern, DefenseToken, Printing, Slot, Works
from armada.catalog.catalog import catalog
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.engine.timings import Timing
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.attack import Attack
from armada.rules.commanders import ASSIGNED_TARGET, AssignTargets
from armada.rules.damage_cards import DealDamageCard
from armada.rules.defense_tokens import SpendDefenseToken, SpentToken
from armada.rules.destruction import Destroy, hull_value
from armada.rules.navigate import NavigateCommand
from armada.rules.queries import EVADE, NAVIGATE, OBSTRUCTED, AttackOption, Evading, Navigate
from armada.rules.repair import RepairCommand
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.squadron_command import SquadronCommand
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import (
    ACT_2_BEFORE,
    ATK_2_BEFORE_ROLL,
    ATK_3_MODIFY,
    ATK_4_END,
    ATK_5_BEFORE_SUFFER,
    CMD_SPEND,
    DESTROY_WHEN,
    DMG_CARD_BEFORE,
    MAN_1_MODIFY,
    STATUS_START,
)
from armada.state.changes import with_unit
from armada.state.dice import Die, DieFace, Pool
from armada.state.events.cards import LastingBegun
from armada.state.events.commands import RaidTokenGained
from armada.state.events.teams import TargetAssigned
from armada.state.records import Command, Lasting, Obstacle, Scope, ShipId, TokenId, TokenState, UnitId
from armada.words.refusals import refusal_of
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X_WING, X, Y
from tests.builders.noted_effects import NothingHappens
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

TEAMS = (0, 0, 1, 1)
SHIP, ENEMY = ShipId(1), ShipId(2)  # type: ignore[arg-type]
POOL = Pool((Die(Color.RED, DieFace.HIT), Die(Color.RED, DieFace.CRIT)))


def table_of(commander: str, owner: int, **ship: Any) -> Scenario:
    """A flagship of seat 0 far away, a ship of `owner`, seat 0 or its teammate 1, and an enemy ship before that."""
    table = Scenario(profile="sector_fleet", sides=TEAMS)
    table.ship(VICTORY, 200, 100, upgrades=[commander], dials=(Command.REPAIR,))
    table.ship(NEBULON, X, Y, seat=owner, speed=3, **ship)
    table.ship(CORVETTE, X, Y + 150, 180, side=1)
    table.squadron(X_WING, X + 60, Y + 150)
    return table.run(NothingHappens())


def attack(table: Scenario) -> Attack:
    """The ship attacks the enemy."""
    found = Attack(attacker=SHIP, zone=FRONT, defender=ENEMY, target_zone=FRONT)
    found.pool, found.colors = POOL, POOL.colors * 2
    return found


def is_offered(table: Scenario, timing: Timing[Any], subject: Any) -> bool:
    """Whether a commander's effect can be resolved at a timing."""
    return any(effect.card.unit == 0 for effect in table.game.possible_effects(timing, subject))


def ships_asked(table: Scenario, procedure: Any, key: str) -> set[int]:
    """The ships among which a commander's player may choose."""
    table.run(procedure)
    table.answer(EFFECT, f"{key}@0")
    assert table.question.kind is CHOSEN_SHIP
    return set(table.question.options)


def is_obstructed(table: Scenario) -> bool:
    line = Attack(attacker=ENEMY, zone=FRONT, defender=SHIP, target_zone=FRONT).line(table.game)
    return table.game.ask(OBSTRUCTED, AttackOption(ENEMY, FRONT, SHIP, FRONT, line), False)


def evades_otherwise(table: Scenario) -> bool:
    against = Attack(attacker=ENEMY, zone=FRONT, defender=SHIP, target_zone=FRONT)
    return table.game.ask(EVADE, against, Evading()) != Evading()


def navigates_otherwise(table: Scenario) -> bool:
    command = NavigateCommand(ship=SHIP, by_dial=True)
    usual = Navigate(speed=1, yaw=1)
    return table.game.ask(NAVIGATE, command, usual) != usual


def gives_tokens(table: Scenario) -> bool:
    """Grand Moff Tarkin gives the ship a token."""
    table.run(ShipPhase())
    table.answer(EFFECT, "grand_moff_tarkin@0")
    table.answer(table.question.kind, table.question.options[0])
    return bool(table.the_ship(SHIP).tokens)


def defense_of(table: Scenario, unit: int, state: TokenState) -> None:
    """All defense tokens of a ship are in this state."""
    defense = tuple([replace(token, state=state) for token in table.the_ship(unit).defense])
    table.game.state = with_unit(table.game.state, ShipId(unit), defense=defense)  # type: ignore[arg-type]


def beside(table: Scenario, dy: float = 0) -> Scenario:
    """The flagship lies beside the ship."""
    table.game.state = with_unit(table.game.state, ShipId(0), pose=pose_at(X + 150, Y + dy))  # type: ignore[arg-type]
    return table


def readies_a_loser(table: Scenario) -> bool:
    """General Grievous answers to the loss of the ship, beside which the flagship has a token to ready."""
    defense_of(beside(table), 0, TokenState.EXHAUSTED)
    return is_offered(table, DESTROY_WHEN, Destroy(unit=SHIP, is_certain=True))


def readies_a_defender(table: Scenario) -> bool:
    """Luminara readies a token of the ship, which defends."""
    defense_of(table, SHIP, TokenState.EXHAUSTED)
    return is_offered(table, ATK_4_END, attacked(table))


def attacked(table: Scenario) -> Attack:
    """The enemy attacks the ship, which has spent a Redirect."""
    found = Attack(attacker=ENEMY, zone=FRONT, defender=SHIP, target_zone=FRONT, total=2)
    found.spent = (SpentToken(SHIP, TokenId(9), DefenseToken.REDIRECT),)
    return found


def past_an_obstacle(table: Scenario) -> bool:
    """The ship attacks past an asteroid field."""
    field = Obstacle(key="asteroid_field_1", pose=pose_at(X, Y + 85))
    table.game.state = replace(table.game.state, obstacles=(field,))
    found = attack(table)
    found.obstructed = True
    return is_offered(table, ATK_3_MODIFY, found)


def spends_with_a_squadron(table: Scenario) -> bool:
    """A squadron of the ship's player attacks the enemy with an accuracy icon."""
    game = table.game
    game.state = with_unit(game.state, UnitId(3), seat=game.owner(SHIP))
    found = Attack(attacker=UnitId(3), defender=ENEMY, target_zone=FRONT)
    found.pool = Pool((Die(Color.BLUE, DieFace.ACCURACY),))
    return is_offered(table, ATK_3_MODIFY, found)


def adds_for_raids(table: Scenario) -> bool:
    """The ship attacks the enemy, which has a raid token."""
    table.game.emit(RaidTokenGained(ENEMY, Command.REPAIR, "test"))
    return is_offered(table, ATK_3_MODIFY, attack(table))


def counts_otherwise(*, by_dial: bool) -> Callable[[Scenario], bool]:
    """Whether a command of the ship, by dial or by token, can count as paid for in another way."""

    def reaches(table: Scenario) -> bool:
        table.game.state = with_unit(table.game.state, SHIP, resolved=(Command.REPAIR,))
        return is_offered(table, CMD_SPEND, RepairCommand(ship=SHIP, by_dial=by_dial, by_token=not by_dial))

    return reaches


OF_HER_OWN_SHIP = {"kyrsta_agate_commander"}
"""Commanders whose effect is for the flagship alone."""

REACHES: dict[str, Callable[[Scenario], bool]] = {
    "admiral_ackbar": lambda table: is_offered(table, ACT_2_BEFORE, ShipActivation(ship=SHIP)),
    "admiral_motti": lambda table: hull_value(table.game, SHIP) > 5,
    "admiral_ozzel_commander": navigates_otherwise,
    "admiral_screed": lambda table: is_offered(table, ATK_3_MODIFY, attack(table)),
    "commander_sato": lambda table: is_offered(table, ATK_2_BEFORE_ROLL, attack(table)),
    "darth_vader_commander": lambda table: is_offered(table, ATK_3_MODIFY, attack(table)),
    "garm_bel_iblis": lambda table: SHIP in ships_asked(table, Round(number=1), "garm_bel_iblis"),
    "general_cracken": is_obstructed,
    "general_madine": navigates_otherwise,
    "general_rieekan": lambda table: is_offered(table, DESTROY_WHEN, Destroy(unit=SHIP)),
    "general_tagge": lambda table: SHIP in ships_asked(table, Round(number=3), "general_tagge"),
    "grand_moff_tarkin": gives_tokens,
    "moff_jerjerrod": lambda table: is_offered(table, MAN_1_MODIFY, ExecuteManeuver(ship=SHIP)),
    "general_grievous_commander": readies_a_loser,
    "general_romodi": past_an_obstacle,
    "kraken": lambda table: is_offered(beside(table, 100), ATK_3_MODIFY, attack(table)),
    "luminara_unduli_commander": readies_a_defender,
    "mar_tuuk": lambda table: is_offered(table, ATK_3_MODIFY, attack(table)),
    "obi_wan_kenobi": lambda table: is_offered(table, ATK_5_BEFORE_SUFFER, attacked(table)),
    "admiral_yularen": lambda table: SquadronCommand(ship=SHIP, by_token=True).most(table.game) > 1,
    "admiral_sloane": spends_with_a_squadron,
    "tf_1726": adds_for_raids,
    "admiral_piett": counts_otherwise(by_dial=False),
    "leia_organa_commander": counts_otherwise(by_dial=True),
    "mon_mothma": evades_otherwise,
}
"""Whether the "friendly" effect of a commander reaches the ship."""


def without_a_token(table: Scenario) -> None:
    """Each ship of the first team has discarded a defense token."""
    for unit in (0, 1):
        ship = table.units[unit]
        table.units[unit] = replace(
            ship, defense=(replace(ship.defense[0], state=TokenState.DISCARDED), *ship.defense[1:])
        )


@proves("SEC-43", "SEC-45")
@pytest.mark.parametrize("key", REACHES)
def test_a_friendly_effect_reaches_the_ships_of_the_commanders_own_player_alone(key: str) -> None:
    found = []
    for owner in (0, 1):
        table = table_of(key, owner)
        without_a_token(table)
        table.run(NothingHappens())
        found.append(REACHES[key](table))
    assert found == [True, False]


@proves("SEC-45")
def test_a_teammates_ship_is_refused_by_name_where_a_commander_is_for_ones_own_ships() -> None:
    table = table_of("garm_bel_iblis", 1)
    table.run(Round(number=1)).answer(EFFECT, "garm_bel_iblis@0")
    refusal = refusal_of(table.game, table.question, SHIP)
    assert refusal is not None
    assert refusal.rule == "SEC-45"
    assert str(refusal.reason).startswith(
        "Only your own ships can use the “friendly” effect of Garm Bel Iblis. "
        f"{table.game.unit(SHIP).label} belongs to Player 2."
    )


def test_every_commander_that_works_says_whom_its_effect_concerns() -> None:
    for printing in Printing:
        for card in catalog(printing).upgrades.values():
            if card.slots[0] is Slot.COMMANDER and card.effect is Works.DONE:
                assert (card.concerns is None) is (card.key in OF_HER_OWN_SHIP), card.key
                if card.concerns is None:
                    continue
                assert card.concerns is Concern.ENEMY or card.key in REACHES


# Assign Targets


def assigning(*commanders: str | None) -> Scenario:
    """Setup is over for players with these commanders, by seat."""
    table = Scenario(profile="sector_fleet", sides=TEAMS)
    for seat, commander in enumerate(commanders):
        x, upgrades = 300 + 300 * seat, [commander] if commander else []
        table.ship(CORVETTE, x, 100 if seat < 2 else 800, side=TEAMS[seat], seat=seat, upgrades=upgrades)
    return table.run(AssignTargets())


@proves("SEC-49")
def test_after_setup_players_whose_commanders_only_have_enemy_effects_name_an_opponent() -> None:
    table = assigning("general_dodonna", "admiral_ackbar", "emperor_palpatine_commander", "admiral_konstantine")
    assert table.question.options == (2, 3)
    table.answer(ASSIGNED_TARGET, Seat(3), seat=0)
    table.answer(ASSIGNED_TARGET, Seat(1), seat=2)
    table.answer(ASSIGNED_TARGET, Seat(0), seat=3)
    assert table.is_over
    assert [(event.seat, event.target) for event in table.all(TargetAssigned)] == [(0, 3), (2, 1), (3, 0)]


@proves("SEC-49")
def test_commanders_with_friendly_effects_and_those_against_one_opponent_name_nobody() -> None:
    assert assigning("admiral_ackbar", None, "grand_moff_tarkin", None).is_over
    table = Scenario(profile="sector_fleet")
    table.ship(CORVETTE, 300, 100, upgrades=["general_dodonna"])
    table.ship(VICTORY, 300, 800, side=1)
    assert table.run(AssignTargets()).is_over


def targeting(key: str, target: int | None) -> Scenario:
    """Seat 0 commands with `key` against seats 2 and 3, each with a corvette between two of its large ships."""
    table = Scenario(profile="sector_fleet", sides=TEAMS)
    table.ship(VICTORY, X - 300, Y, upgrades=[key])
    table.ship(VICTORY, X + 300, Y, seat=1)
    table.ship(CORVETTE, X, Y - 60, side=1, seat=2)
    table.ship(CORVETTE, X, Y + 60, side=1, seat=3)
    table.run(NothingHappens())
    if target is not None:
        table.game.emit(TargetAssigned(Seat(0), Seat(target)))
    return table


@proves("SEC-49")
@pytest.mark.parametrize(("target", "reached"), [(2, [True, False]), (3, [False, True]), (None, [True, True])])
def test_dodonna_acts_against_the_ships_of_the_target_alone(target: int | None, reached: list[bool]) -> None:
    table = targeting("general_dodonna", target)
    deals = [DealDamageCard(ship=ShipId(ship), faceup=True) for ship in (2, 3)]  # type: ignore[arg-type]
    assert [is_offered(table, DMG_CARD_BEFORE, deal) for deal in deals] == reached
    teammate = DealDamageCard(ship=SHIP, faceup=True)
    assert not is_offered(table, DMG_CARD_BEFORE, teammate)


@proves("SEC-44", "SEC-49")
def test_konstantine_counts_a_teammates_ships_and_slows_ships_of_the_target_alone() -> None:
    table = targeting("admiral_konstantine", 3)
    assert is_offered(table, STATUS_START, StatusPhase())
    table.game.interrupt(StatusPhase())
    table.answer(EFFECT, "admiral_konstantine@0", seat=0)
    assert table.question.options == (3,)
    table.answer(CHOSEN_SHIP, PASS)


@proves("SEC-49", "CARD-emperor-palpatine-01")
@pytest.mark.parametrize("target", [2, 3])
def test_palpatine_acts_against_the_ships_of_the_target_alone(target: int) -> None:
    table = targeting("emperor_palpatine_commander", target)
    kind = table.the_ship(2).defense[0].kind
    dread = Lasting(key="emperor_palpatine_commander", scope=Scope.ROUND, seat=0, text=kind.value)
    table.game.emit(LastingBegun(dread))
    for ship in (2, 3):
        table.game.interrupt(SpendDefenseToken(unit=ShipId(ship), token=TokenId(0)))  # type: ignore[arg-type]
        is_target = ship == target
        assert table.the_ship(ship).defense[0].state is (TokenState.DISCARDED if is_target else TokenState.EXHAUSTED)
