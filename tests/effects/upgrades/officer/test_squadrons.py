"""Officers of squadrons."""

from __future__ import annotations

from armada.effects.upgrades.officer.squadrons import READY_AGAIN
from armada.geometry.pose import pose_at
from armada.rules.engagement import may_move
from armada.rules.keywords import keyword_value
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_movement import SQUADRON_MOVE, squadron_speed
from armada.state.events.damage import Removed
from armada.state.records import Command, ShipId, SquadronId
from tests.builders.attack_table import CORVETTE, TIE, VICTORY, X_WING, X, Y
from tests.builders.cards_table import exhaust, is_exhausted, offered, pass_until, use
from tests.builders.officer_table import tallon
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable, attackable
from tests.builders.upgrade_table import straight
from tests.proves import proves

SQUADRON = Command.SQUADRON

# Flight Commander


def flying(**ship: object) -> tuple[Scenario, ShipId, SquadronId]:
    """A Victory with a Flight Commander activates; a squadron comes into reach by its maneuver."""
    table = Scenario()
    options = {"dials": (SQUADRON,), **ship}
    victory = table.ship(VICTORY, X, Y, upgrades=["flight_commander"], **options)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800, side=1)
    tie = table.squadron(TIE, X, Y + 51 + 250)
    table.run(ShipActivation(ship=victory))
    return table, victory, tie


def test_with_a_flight_commander_the_squadron_command_can_follow_the_maneuver() -> None:
    table, victory, tie = flying()
    table.answer(table.question.kind, table.question.options[0])
    straight(pass_until(table, SQUADRON_TO_ACTIVATE))
    use(table, "flight_commander")
    assert table.question.options == (tie,), "measured from where the ship is now"
    assert table.the_ship(victory).resolved == (SQUADRON,)


def test_a_flight_commander_is_not_offered_if_the_command_was_resolved() -> None:
    table, _, _ = flying()
    table.answer(table.question.kind, table.question.options[0])
    table.answer(table.question.kind, table.question.options[0])
    straight(table)
    assert "flight_commander" not in offered(table)


def test_a_flight_commander_can_use_a_token_and_needs_one_or_the_other() -> None:
    table, _, _ = flying(dials=(), tokens=(SQUADRON,))
    straight(pass_until(table, SQUADRON_TO_ACTIVATE))
    assert offered(table) == {"flight_commander"}
    table, _, _ = flying(dials=())
    straight(table)
    assert table.is_over


# Adar Tallon


def test_tallon_lets_a_squadron_of_the_command_activate_again() -> None:
    table, ship, one, two = tallon()
    table.run(SquadronCommand(ship=ship)).answer(SQUADRON_TO_ACTIVATE, one).pass_(SQUADRON_ACTION)
    table.pass_(SQUADRON_TO_ACTIVATE)
    use(table, "adar_tallon")
    assert not table.the_squadron(one).activated
    assert not table.the_squadron(two).activated
    assert is_exhausted(table, "adar_tallon")


def test_tallon_chooses_only_among_the_squadrons_of_the_command() -> None:
    table, ship, one, two = tallon()
    table.squadron(X_WING, X, Y + 100, side=1, activated=True)
    table.run(SquadronCommand(ship=ship))
    for squadron in (one, two):
        table.answer(SQUADRON_TO_ACTIVATE, squadron).pass_(SQUADRON_ACTION)
    use(table, "adar_tallon")
    assert table.question.kind is READY_AGAIN
    assert set(table.question.options) == {one, two}


def test_tallon_is_not_offered_if_nothing_was_activated_or_while_exhausted() -> None:
    table, ship, one, _ = tallon()
    assert table.run(SquadronCommand(ship=ship)).pass_(SQUADRON_TO_ACTIVATE).is_over
    exhaust(table, "adar_tallon")
    table.run(SquadronCommand(ship=ship)).answer(SQUADRON_TO_ACTIVATE, one).pass_()
    assert table.is_over


def test_tallon_cannot_choose_a_squadron_that_is_gone() -> None:
    def commanded(*gone: int) -> Scenario:
        """Both squadrons were activated; these are destroyed before the command ends."""
        table, ship, one, two = tallon()
        table.run(SquadronCommand(ship=ship)).answer(SQUADRON_TO_ACTIVATE, one).pass_(SQUADRON_ACTION)
        table.answer(SQUADRON_TO_ACTIVATE, two)
        for squadron in gone:
            table.game.emit(Removed(table.units[squadron].id, 0))
        return table.pass_(SQUADRON_ACTION)

    assert offered(commanded()) == {"adar_tallon"}
    assert use(commanded(), "adar_tallon").question.kind is READY_AGAIN
    table = use(commanded(2), "adar_tallon")
    assert not table.the_squadron(3).activated, "the only one that is left"
    assert not offered(commanded(2, 3))


# Admiral Chiraneau


def chiraneau(
    squadron: str = TIE, *, enemy: str = X_WING, upgrades: tuple[str, ...] = ("admiral_chiraneau",), gap: float = 60
) -> tuple[Scenario, SquadronId]:
    """A squadron activated by a ship with Chiraneau, with an enemy near it."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=upgrades, revealed=SQUADRON)
    table.ship(CORVETTE, 100, 800, side=1)
    own = table.squadron(squadron, X, Y + 130)
    table.squadron(enemy, X + gap, Y + 130, side=1)
    table.run(SquadronCommand(ship=ship))
    if table.question.kind is SQUADRON_TO_ACTIVATE:
        table.answer(SQUADRON_TO_ACTIVATE, own)
    return table, own


@proves("CARD-admiral-chiraneau-02")
def test_chiraneau_lets_an_engaged_squadron_move_at_speed_2() -> None:
    table, tie = chiraneau()
    assert Action.MOVE in table.question.options
    assert squadron_speed(table.game, tie) == 2
    table.answer(SQUADRON_ACTION, Action.MOVE)
    assert table.question.refusal(pose_at(X - 150, Y + 130)) is not None
    table.answer(SQUADRON_MOVE, pose_at(X - 100, Y + 130))


@proves("CARD-admiral-chiraneau-01", "CARD-corruptor-01")
def test_chiraneau_and_corrupter_let_engaged_bombers_move_at_speed_3() -> None:
    table, bomber = chiraneau("tie_bomber_squadron", upgrades=("admiral_chiraneau", "corrupter"))
    assert may_move(table.game, bomber)
    assert squadron_speed(table.game, bomber) == 3


@proves("CARD-admiral-chiraneau-02")
def test_chiraneau_leaves_unengaged_squadrons_and_those_engaged_by_heavy_ones_their_speed() -> None:
    table, tie = chiraneau(gap=300)
    assert squadron_speed(table.game, tie) == 4
    table, tie = chiraneau(enemy="y_wing_squadron")
    assert squadron_speed(table.game, tie) == 4


@proves("CARD-admiral-chiraneau-02")
def test_chiraneau_does_nothing_in_the_squadron_phase() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_chiraneau"])
    tie = table.squadron(TIE, X, Y + 130)
    table.squadron(X_WING, X + 60, Y + 130, side=1)
    table.run(SquadronActivation(squadron=tie))
    assert table.question.options == (Action.ATTACK,)


def test_chiraneau_does_not_free_a_squadron_to_attack_ships() -> None:
    table, bomber = chiraneau("tie_bomber_squadron")
    corvette = table.ship(CORVETTE, X - 60, Y + 130, side=1)
    table.run(StillTable())
    assert corvette not in attackable(table, bomber)


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
