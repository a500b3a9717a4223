"""Officers of later waves, and a fleet command that lets ships turn more."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.upgrades.fleet_command import PAYMENT, Payment
from armada.effects.verbs.commands import CHOSEN_COMMAND
from armada.effects.verbs.dice import CANCELED_DIE
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.commands import WAY
from armada.rules.courses import Courses
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.keywords import keyword_value
from armada.rules.repair import REPAIR
from armada.rules.ship_movement import ExecuteManeuver, courses_of
from armada.rules.ship_phase import COMMAND, SHIP_TO_ACTIVATE, ShipActivation, ShipPhase
from armada.state.events.attack import DiceModified
from armada.state.records import COMMANDS, Command, ShipId
from tests.effects.cards_table import (
    anti_squadron,
    duel,
    exhaust,
    is_discarded,
    is_exhausted,
    offered,
    pass_until,
    squadron_attack,
    use,
)
from tests.rules.attack_table import CORVETTE, GLADIATOR, NEBULON, TIE, VICTORY, X_WING, Battle, X, Y, pool, pool_colors
from tests.rules.builders import FRONT, Scenario
from tests.rules.squadron_table import StillTable

NAVIGATE, SQUADRON, REPAIRS, CONCENTRATE = COMMANDS

# Commander Woldar


def woldar(attacker: str = "tie_bomber_squadron", *, gap: float = 120, side: int = 0) -> Scenario:
    """A squadron so far from a ship with Woldar attacks an X-wing squadron."""
    table = Scenario()
    table.ship(VICTORY, X, Y, side=side, upgrades=["commander_woldar"])
    table.ship(CORVETTE, 1700, 800, side=1)
    own = table.squadron(attacker, X, Y + 51 + gap + 17.1)
    enemy = table.squadron(X_WING, X + 60, Y + 51 + gap + 17.1, side=1)
    dice = 1 if attacker == "tie_bomber_squadron" else 3
    return squadron_attack(table, own, enemy, *["blank" if dice == 1 else "accuracy"] * dice)


def test_woldar_rerolls_a_die_of_a_squadron_without_swarm_once() -> None:
    table = use(woldar(), "commander_woldar").roll("hit")
    assert table.is_over or "commander_woldar" not in offered(table)
    assert next(iter(u.hull for u in table.game.state.units if u.card == X_WING)) == 4  # type: ignore[union-attr]


def test_woldar_serves_neither_swarms_nor_squadrons_farther_away_nor_enemies() -> None:
    assert "commander_woldar" not in offered(woldar(TIE))
    assert "commander_woldar" not in offered(woldar(gap=200))
    assert "commander_woldar" not in offered(woldar(side=1))


# General Draven


def draven(squadron: str) -> Scenario:
    """A ship with Draven attacks a squadron."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, upgrades=["general_draven_officer"])
    table.ship(CORVETTE, 1700, 800, side=1)
    return anti_squadron(table, ship, table.squadron(squadron, X, Y + 90, side=1), "accuracy", "accuracy")


def test_draven_adds_a_die_of_any_colour_against_counter() -> None:
    table = draven("a_wing_squadron")
    assert set(table.question.options) == {"red", "blue", "black"}, "it is not asked whether"
    table.answer(ADDED_COLOR, Color.BLACK).roll("hit")
    assert table.last(DiceModified).pool.colors[-1] is Color.BLACK


def test_draven_cannot_be_declined_against_intel() -> None:
    table = draven("jan_ors")
    assert offered(table) == {"accuracy", "general_draven_officer"}
    assert not table.question.may_pass
    use(table, "general_draven_officer").answer(ADDED_COLOR, Color.RED).roll("hit")
    assert pool_colors(table)[-1] == "red"


def test_draven_adds_nothing_against_other_squadrons_or_ships() -> None:
    table = draven(X_WING)
    assert table.is_over or table.question.kind is not ADDED_COLOR
    table = duel(attacking=["general_draven_officer"]).attack("hit", "hit", "hit")
    assert table.question.kind is not ADDED_COLOR


# Captain Brunson


def brunson(*, away: float = 60, used: bool = False) -> Battle:
    """A Gladiator with Brunson so far from an asteroid field is attacked."""
    table = duel(defending=["captain_brunson"])
    pose = table.units[table.defender].pose
    assert pose is not None
    table.obstacle("asteroid_field_1", X + 80 + away, pose.y / 1000)
    if used:
        exhaust(table, "captain_brunson")
    return table.attack("hit hit", "hit", "blank")


def test_brunson_cancels_a_die_near_an_obstacle() -> None:
    table = use(brunson(), "captain_brunson").answer(CANCELED_DIE, 0, seat=1)
    assert pool(table) == ["hit", "blank"]
    assert is_exhausted(table, "captain_brunson")
    assert table.question.kind is DEFENSE_TOKEN


def test_brunson_is_not_offered_far_from_obstacles_or_while_exhausted() -> None:
    assert "captain_brunson" not in offered(brunson(away=300))
    assert "captain_brunson" not in offered(brunson(used=True))


# Commander Gherant


def test_against_gherants_ship_no_critical_effect_is_resolved() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["assault_proton_torpedoes"], defending=["commander_gherant"])
    table.attack("crit", "crit", "hit crit", "hit crit").pass_(DEFENSE_TOKEN)
    assert not offered(table)


def test_gherant_is_discarded_after_his_ship_attacks_a_ship_and_not_after_a_squadron() -> None:
    table = duel(attacking=["commander_gherant"]).attack("blank", "blank", "blank")
    table.pass_()
    assert is_discarded(table, "commander_gherant")
    table = Battle(attacking={"upgrades": ["commander_gherant"]})
    tie = table.squadron(TIE, X, Y + 90, side=1)
    anti_squadron(table, table.attacker, tie, "accuracy", "accuracy").pass_()
    assert not is_discarded(table, "commander_gherant")


def test_gherant_keeps_nobody_else_from_critical_effects() -> None:
    table = duel(on={"shields": {FRONT: 0}}, attacking=["commander_gherant"]).attack("crit", "hit", "hit")
    pass_until(table, DEFENSE_TOKEN).pass_(DEFENSE_TOKEN)
    assert "standard_critical" in offered(table)


# Instructor Goran


def counter(squadron: str, *, gap: float = 60, side: int = 0) -> int | None:
    """The Counter value of a squadron so far from a ship with Goran."""
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["instructor_goran"])
    own = table.squadron(squadron, X, Y + 51 + gap + 17.1, side=side)
    table.run(StillTable())
    return keyword_value(table.game, own, "counter")


def test_goran_gives_squadrons_counter_1_or_one_more() -> None:
    assert counter(TIE) == 1
    assert counter("tie_interceptor_squadron") == 3


def test_goran_gives_nothing_to_heavy_squadrons_or_enemies_or_beyond_distance_2() -> None:
    assert counter("tie_bomber_squadron") is None
    assert counter(X_WING, side=1) is None
    assert counter(TIE, gap=140) is None


# Commander Vanto


def vanto(*, dials: tuple[Command, ...] = (REPAIRS,), used: bool = False) -> tuple[Scenario, ShipId]:
    """A damaged ship with Vanto resolves a Repair command in its activation."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["commander_vanto"], dials=dials, shields={FRONT: 1})
    table.ship(CORVETTE, 100, 800, side=1)
    if used:
        exhaust(table, "commander_vanto")
    table.run(ShipActivation(ship=ship))
    table.answer(table.question.kind, table.question.options[0])
    return table, ship


def repaired(table: Scenario) -> Scenario:
    """Resolve the Repair command without repairing anything."""
    table.answer(COMMAND, REPAIRS)
    if table.question.kind is WAY:
        table.answer(WAY, table.question.options[0])
    return table.pass_(REPAIR)


def test_vanto_gains_any_token_after_the_first_command_of_the_activation() -> None:
    table, ship = vanto()
    use(repaired(table), "commander_vanto").answer(CHOSEN_COMMAND, CONCENTRATE)
    assert table.the_ship(ship).tokens == (CONCENTRATE,)
    assert is_exhausted(table, "commander_vanto")


def test_vanto_is_not_offered_while_exhausted_or_without_a_command() -> None:
    table, _ = vanto(used=True)
    assert "commander_vanto" not in offered(repaired(table))
    table, _ = vanto()
    table.pass_(COMMAND)
    assert "commander_vanto" not in offered(table)


# Strategic Adviser


def advised(*, enemies: int = 2) -> tuple[Scenario, list[ShipId]]:
    """The Ship Phase of two Imperials, one with a Strategic Adviser, against some corvettes."""
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["strategic_adviser"])
    table.ship(VICTORY, X + 300, Y)
    ships = [table.ship(CORVETTE, 200 + 200 * place, 800, 180, side=1) for place in range(enemies)]
    return table.run(ShipPhase()), ships


def test_a_strategic_adviser_passes_a_turn_so_that_the_opponent_activates_first() -> None:
    table, corvettes = advised()
    use(table, "strategic_adviser")
    assert is_exhausted(table, "strategic_adviser")
    assert table.question.kind is SHIP_TO_ACTIVATE
    assert (table.question.seat, table.question.options) == (1, tuple(corvettes))


def test_a_strategic_adviser_acts_only_in_the_own_turn_and_once() -> None:
    table, corvettes = advised()
    use(table, "strategic_adviser")
    table.answer(SHIP_TO_ACTIVATE, corvettes[0])
    while table.question.kind is not SHIP_TO_ACTIVATE:
        question = table.question
        assert "strategic_adviser" not in offered(table)
        table.answer(question.kind, question.options[0] if question.options else question.sample(_Half()))
    assert table.question.seat == 0


class _Half:
    def random(self) -> float:
        return 0.5


def test_a_strategic_adviser_is_not_offered_if_the_opponent_has_no_ship_to_activate() -> None:
    table, _ = advised(enemies=0)
    assert "strategic_adviser" not in offered(table)


# Take Evasive Action!


def yaws(speed: int, *, given: bool = True, side: int = 1, granted: int | None = None) -> tuple[int, ...]:
    """The yaw values of an Assault Frigate whose fleet gave the command, or of an enemy."""
    table = Scenario()
    upgrades = ["take_evasive_action"]
    table.ship("modified_pelta_class_command_ship", X, Y, side=1, upgrades=upgrades, tokens=(NAVIGATE,))
    ship = table.ship("assault_frigate_mark_ii_a", X + 300, Y, side=side, speed=speed)
    table.ship(VICTORY, 100, 800)
    table.run(ShipPhase())
    if given:
        use(table, "take_evasive_action").answer(PAYMENT, Payment.TOKEN)
    found: Courses = courses_of(table.game, ExecuteManeuver(ship=ship, granted_speed=granted))
    return found.yaws


def test_take_evasive_action_raises_the_last_yaw_value_up_to_2() -> None:
    plain = yaws(3, given=False)
    assert yaws(3) == (*plain[:-1], min(2, plain[-1] + 1))
    assert yaws(3) != plain


def test_take_evasive_action_serves_neither_enemies_nor_granted_maneuvers_at_another_speed() -> None:
    assert yaws(3, side=0) == yaws(3, given=False, side=0)
    assert yaws(3, granted=1) == yaws(3, given=False, granted=1)
