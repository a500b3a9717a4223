"""The subject of a question: the ship or squadron concerned, as every viewer may know it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.attack_effects import LOCKED_TOKEN
from armada.rules.command_phase import DIALS
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_TO_ACTIVATE
from armada.rules.targets import NEXT_SQUADRON
from armada.state.events.attack import AttackDeclared, DefenseTokenSpent, TokenLocked
from armada.state.events.commands import SpeedChanged
from armada.state.events.movement import ManeuverExecuted, SquadronMoved
from armada.state.events.setup import ShipDeployed, SquadronDeployed
from armada.state.records import Command
from armada.views.subject import subject_of
from armada.views.view import view_of
from tests.builders.scenario import FRONT, Scenario
from tests.properties.games import new_game, random_question

VICTORY, NEBULON = "victory_ii_class_star_destroyer", "nebulon_b_escort_frigate"

FOLLOWS: dict[str, tuple[type[Any], str]] = {
    "ship placement": (ShipDeployed, "ship"),
    "squadron placement": (SquadronDeployed, "squadron"),
    "course": (ManeuverExecuted, "ship"),
    "squadron move": (SquadronMoved, "squadron"),
    "attack": (AttackDeclared, "attacker"),
    "next squadron": (AttackDeclared, "attacker"),
    "defense token": (DefenseTokenSpent, "unit"),
    "locked token": (TokenLocked, "defender"),
    "new speed": (SpeedChanged, "ship"),
}
"""The procedure or event that follows an answer, and its field for the subject of the question."""


@pytest.mark.parametrize("seed", [0, 1, 3, 4])
def test_a_question_is_about_the_ship_or_squadron_that_then_acts(seed: int) -> None:
    game, rng = new_game(seed, strict=False), Random(seed)
    found = set()
    while game.questions:
        question = random_question(game, rng)
        kind, about = question.kind.name, subject_of(game, question)
        answer = question.sample(rng)
        events = game.play(answer, question.seat)
        if answer is PASS or kind not in FOLLOWS:
            continue
        happens, field = FOLLOWS[kind]
        told = [event for event in events if isinstance(event, happens)]
        if told:
            assert getattr(told[0], field) == about, kind
            found.add(kind)
    assert {"ship placement", "squadron placement", "course", "attack"} <= found


def test_command_dials_are_about_no_ship_in_particular() -> None:
    game, rng = new_game(3, strict=False), Random(3)
    while len(game.questions) < 2:
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)
    for question in game.questions:
        assert question.kind is DIALS
        assert subject_of(game, question) is None
        for viewer in (Seat(0), Seat(1), None):
            (seen,) = [shown for shown in game.view(viewer).questions if shown.seat == question.seat]
            assert bool(seen.options) is (viewer == question.seat)


def test_all_viewers_are_told_what_an_open_question_is_about() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 480, 180, side=1)
    table.run(ShipActivation(ship=victory))
    for viewer in (Seat(0), Seat(1), None):
        assert [shown.about for shown in view_of(table.game, viewer).questions] == [victory]


def test_in_an_attack_each_player_is_asked_about_its_own() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, 480, 180, side=1)
    table.run(Attack(attacker=victory, zone=FRONT, defender=nebulon, target_zone=FRONT))
    table.roll("hit", "hit", "accuracy", "hit", "hit", "hit")
    about = {}
    while table.game.questions:
        about[table.question.kind] = subject_of(table.game, table.question)
        if table.question.kind is DEFENSE_TOKEN:
            break
        table.answer(table.question.kind, table.question.options[0])
    assert about[DEFENSE_TOKEN] == nebulon
    assert about[LOCKED_TOKEN] == nebulon


def test_a_further_squadron_is_chosen_for_the_ship_that_attacks() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, 900, 300)
    for x in (880, 920):
        table.squadron("tie_fighter_squadron", x, 420, side=1)
    table.run(ShipActivation(ship=nebulon))
    table.answer(table.question.kind, next(o for o in table.question.options if o.zone is FRONT))
    table.roll("hit", "hit")
    while table.question.kind is not NEXT_SQUADRON:
        table.answer(table.question.kind, PASS)
    assert subject_of(table.game, table.question) == nebulon


def test_a_squadron_command_is_about_the_ship_that_gives_it() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, 900, 300, dials=(Command.SQUADRON,))
    table.squadron("x_wing_squadron", 900, 420)
    table.run(ShipActivation(ship=nebulon))
    while table.question.kind is not SQUADRON_TO_ACTIVATE:
        table.answer(table.question.kind, table.question.options[0])
    assert subject_of(table.game, table.question) == nebulon
