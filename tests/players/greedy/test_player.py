"""Greedy as a player: effects are tried out, known questions are answered by rule, and unknown ones are tried out."""

from __future__ import annotations

from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.players.greedy.player import GreedyPlayer
from armada.players.knowledge import SeatKnowledge
from armada.rules.attack import Attack
from armada.rules.ship_phase import SHIP_TO_ACTIVATE, ShipPhase
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY
from tests.builders.scenario import FRONT, Scenario


def test_bad_dice_are_rerolled_with_a_card_and_good_ones_are_kept() -> None:
    def answer(*faces: str) -> str:
        table = Scenario()
        victory = table.ship(VICTORY, 900, 300, upgrades=["leading_shots"])
        corvette = table.ship(CORVETTE, 900, 460, 180, side=1)
        table.run(Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=FRONT)).roll(*faces)
        assert table.question.kind is EFFECT
        table.game.external_chance = False
        return str(GreedyPlayer().answer(SeatKnowledge(table.game, Seat(0)), table.question))

    assert answer("blank", "blank", "blank", "hit", "accuracy", "accuracy").startswith("leading_shots")
    assert not answer("hit hit", "hit hit", "hit hit", "hit", "hit", "hit").startswith("leading_shots")


def test_the_ship_that_can_attack_is_activated() -> None:
    table = Scenario()
    table.ship(NEBULON, 300, 150)
    ready = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 480, 180, side=1)
    table.run(ShipPhase())
    assert table.question.kind is SHIP_TO_ACTIVATE
    table.game.external_chance = False
    assert GreedyPlayer(3).answer(SeatKnowledge(table.game, Seat(0)), table.question) == ready
