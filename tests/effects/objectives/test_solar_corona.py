"""Solar Corona: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.effects.objectives.solar_corona import CORONA, Corona
from armada.effects.verbs.card_effects import mark
from armada.rules.attack import Attack
from armada.state.dice import DieFace
from armada.state.events.attack import DiceModified
from armada.state.events.setup import ShipDeployed, SquadronDeployed
from armada.state.records import Scope
from tests.builders.objective_table import B_WING, CR90, VICTORY_II, LastOfRound, playing, setting_up
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

MISS = "blank"


def under_corona(table: Scenario, procedure: Attack, *faces: str) -> Scenario:
    """An attack, with the right edge as the corona."""
    table.run(LastOfRound())
    mark(table.game, "solar_corona", Scope.GAME, text=Corona.RIGHT.value)
    table.events += table.game.interrupt(procedure)
    return table.roll(*faces)


def sunlit(*faces: str, away: bool = False) -> Scenario:
    """A Victory II of seat 0 attacks a corvette from its front, towards the corona or away from it."""
    table = playing("solar_corona")
    victory = table.ship(VICTORY_II, 900, 450, 270 if away else 90)
    corvette = table.ship(CR90, 750 if away else 1050, 450, 90 if away else 270, side=1, speed=0)
    return under_corona(table, Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=FRONT), *faces)


@proves("ARC-02")
def test_with_the_corona_in_arc_an_accuracy_die_is_discarded_before_any_effect() -> None:
    table = sunlit("accuracy", MISS, MISS, "accuracy", "hit", "hit")
    table.answer(table.question.kind, table.question.options[0], seat=0)
    assert table.last(DiceModified).by == "solar_corona"
    dice = table.last(DiceModified).pool.dice
    assert len(dice) == 5
    assert [die.face for die in dice].count(DieFace.ACCURACY) == 1


def test_without_accuracy_or_with_the_corona_out_of_arc_nothing_is_discarded() -> None:
    assert not sunlit(*[MISS] * 3, *["hit"] * 3).all(DiceModified)
    table = sunlit("accuracy", MISS, MISS, *["hit"] * 3, away=True)
    assert not [event for event in table.all(DiceModified) if event.by == "solar_corona"]


def test_squadrons_are_not_blinded_by_the_corona() -> None:
    table = playing("solar_corona")
    bomber = table.squadron(B_WING, 900, 400)
    corvette = table.ship(CR90, 900, 460, 180, side=1)
    under_corona(table, Attack(attacker=bomber, defender=corvette, target_zone=FRONT), "accuracy", "hit")
    assert not [event for event in table.all(DiceModified) if event.by == "solar_corona"]


@proves("SETUP-31")
def test_the_first_player_deploys_first_and_the_second_then_names_the_corona() -> None:
    table = setting_up("solar_corona").go_to(CORONA)
    assert table.question.seat == 1
    deployed = [event for event in table.events if isinstance(event, ShipDeployed | SquadronDeployed)]
    owners = [table.game.owner(event.ship if isinstance(event, ShipDeployed) else event.squadron) for event in deployed]
    assert owners == sorted(owners)
    table.answer(CORONA, Corona.LEFT)
    assert [entry.text for entry in table.game.lasting("solar_corona")] == ["left"]
