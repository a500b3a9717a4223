"""Counter: who may attack back, when, and with what (KEY-02 to KEY-10, KEY-36, KEY-37)."""

from __future__ import annotations

from armada.engine.effects import CardInPlay, Effect, Stage, modifier, trigger
from armada.engine.procedures import DONE, Call, StepResult
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.attack import Attack, AttackFromZone
from armada.rules.attack_effects import REROLLED_DIE
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import MAY_COUNTER
from armada.rules.targets import AttackChoice
from armada.rules.timing import ATK_AFTER
from armada.state.events.attack import AttackDeclared, AttackEnded, DefenseTokenSpent, DiceModified
from armada.state.events.damage import Destroyed, Removed
from armada.state.events.movement import SquadronMoved
from armada.state.records import Status, TokenId
from tests.builders.scenario import FRONT
from tests.builders.squadron_table import EDGE, MISS, attacking, battlefield, dice_rolled, pair
from tests.proves import proves


@modifier("test_terror", at=MAY_COUNTER, stage=Stage.FORBID)
def terror(game: Game, card: CardInPlay, attack: Attack, may: bool) -> bool:
    """A card made up for these tests: its owner's attacks cannot be countered."""
    return may and not game.are_friendly(card.unit, attack.attacker)


@trigger("test_wrath", at=ATK_AFTER)
class Wrath(Effect[Attack], kw_only=True):
    """A card made up for these tests: after an attack of the other side the defender suffers 9 damage."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        return not game.are_friendly(self.card.unit, attack.attacker) and not attack.is_counter

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        return Call(SufferDamage(unit=attack.defender, amount=9, by=self.card.key), then=DONE)


# Counter


@proves("KEY-02", "KEY-09")
def test_after_an_attack_by_a_squadron_counter_attacks_it_in_return() -> None:
    table, tie, a_wing = pair("tie_fighter_squadron", "a_wing_squadron")
    attacking(table, tie, a_wing, "hit", "accuracy", "accuracy")
    assert table.all(AttackEnded)
    table.answer(EFFECT, "counter", seat=1).roll("hit", "hit")
    assert dice_rolled(table) == ["blue", "blue"]
    assert table.last(AttackDeclared).attacker == a_wing
    assert table.the_squadron(tie).hull == 1
    assert not table.the_squadron(a_wing).activated
    assert table.is_over


@proves("KEY-02")
def test_counter_may_be_declined() -> None:
    table, tie, a_wing = pair("tie_fighter_squadron", "a_wing_squadron")
    attacking(table, tie, a_wing, *MISS[:3])
    assert table.answer(EFFECT, PASS, seat=1).is_over
    assert len(table.all(AttackDeclared)) == 1


@proves("KEY-09")
def test_a_squadron_that_has_activated_can_counter() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    a_wing = table.squadron("a_wing_squadron", 560, 400, side=1, activated=True)
    attacking(table, tie, a_wing, *MISS[:3])
    table.answer(EFFECT, "counter", seat=1).roll("hit", "accuracy")
    assert table.the_squadron(tie).hull == 2
    assert table.the_squadron(a_wing).activated


@proves("KEY-03", "KEY-37")
def test_a_destroyed_squadron_may_counter_and_is_removed_after_that() -> None:
    table, tie, a_wing = pair("tie_fighter_squadron", "a_wing_squadron", hull=1)
    attacking(table, tie, a_wing, "hit", "accuracy", "accuracy")
    assert table.last(Destroyed).unit == a_wing
    assert table.the_squadron(a_wing).status is Status.WAITING
    assert table.the_squadron(a_wing).pose == pose_at(560, 400)
    assert has_keyword(table.game, a_wing, "counter")
    assert not table.all(Removed)
    table.answer(EFFECT, "counter", seat=1).roll("hit", "hit")
    assert table.the_squadron(tie).hull == 1
    assert table.the_squadron(a_wing).status is Status.DESTROYED
    assert table.last(Removed).unit == a_wing
    assert table.is_over


@proves("KEY-37")
def test_a_destroyed_squadron_that_declines_to_counter_is_removed() -> None:
    table, tie, a_wing = pair("tie_fighter_squadron", "a_wing_squadron", hull=1)
    attacking(table, tie, a_wing, "hit", "accuracy", "accuracy").answer(EFFECT, PASS)
    assert table.last(Removed).unit == a_wing
    assert table.is_over


@proves("KEY-37")
def test_a_destroyed_squadron_without_counter_is_removed_at_once() -> None:
    table, tie, b_wing = pair("tie_fighter_squadron", "b_wing_squadron", hull=1)
    attacking(table, tie, b_wing, "hit", "accuracy", "accuracy")
    kinds = [type(event) for event in table.events]
    assert kinds.index(Removed) < kinds.index(AttackEnded)


@proves("KEY-03", "KEY-37")
def test_attacker_and_defender_can_destroy_each_other() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400, hull=2)
    a_wing = table.squadron("a_wing_squadron", 560, 400, side=1, hull=1)
    attacking(table, tie, a_wing, "hit", "accuracy", "accuracy").answer(EFFECT, "counter").roll("hit", "hit")
    assert [event.unit for event in table.all(Removed)] == [tie, a_wing]
    assert table.is_over


@proves("KEY-03")
def test_only_what_the_attack_itself_destroyed_may_counter_though_destroyed() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    a_wing = table.squadron("a_wing_squadron", 560, 400, side=1)
    table.first = 1
    table.ship("cr90_corvette_a", 1500, 800, 180, side=1, upgrades=["test_wrath"])
    attacking(table, tie, a_wing, *MISS[:3]).answer(EFFECT, "test_wrath@0")
    assert table.the_squadron(a_wing).status is Status.DESTROYED
    assert table.is_over


@proves("KEY-04")
def test_a_counter_attack_is_not_countered() -> None:
    table, interceptor, a_wing = pair("tie_interceptor_squadron", "a_wing_squadron")
    attacking(table, interceptor, a_wing, *MISS[:4]).answer(EFFECT, "counter", seat=1).roll(*MISS[:2])
    assert table.is_over
    assert len(table.all(AttackDeclared)) == 2


@proves("KEY-05")
def test_an_attack_by_a_ship_is_not_countered() -> None:
    table = battlefield()
    a_wing = table.squadron("a_wing_squadron", 900, 320, side=1)
    victory = table.ship("victory_i_class_star_destroyer", 900, 200)
    choice = AttackChoice(FRONT, a_wing, None)
    table.run(AttackFromZone(attacker=victory, choice=choice, obstructed=False)).roll("accuracy")
    assert table.is_over
    assert len(table.all(AttackDeclared)) == 1


@proves("KEY-06", "KEY-07")
def test_effects_that_modify_attacks_modify_counter_attacks_too() -> None:
    table, a_wing, interceptor = pair("a_wing_squadron", "tie_interceptor_squadron")
    table.squadron("tie_bomber_squadron", 440, 400, side=1)
    attacking(table, a_wing, interceptor, *MISS[:3]).answer(EFFECT, "counter", seat=1).roll("accuracy", "accuracy")
    table.answer(EFFECT, "swarm", seat=1).answer(REROLLED_DIE, 1).roll("crit")
    assert table.last(DiceModified).by == "swarm"
    assert [die.face.value for die in table.last(DiceModified).pool.dice] == ["accuracy", "crit"]
    assert table.is_over


@proves("KEY-08")
def test_the_countered_squadron_may_spend_defense_tokens() -> None:
    table, howlrunner, a_wing = pair("howlrunner", "a_wing_squadron")
    attacking(table, howlrunner, a_wing, *MISS[:3]).answer(EFFECT, "counter", seat=1).roll("hit", "hit")
    scatter = [token.kind.value for token in table.the_squadron(howlrunner).defense].index("scatter")
    table.answer(DEFENSE_TOKEN, TokenId(scatter), seat=0).pass_()
    assert table.last(DefenseTokenSpent).unit == howlrunner
    assert table.the_squadron(howlrunner).hull == 3


@proves("KEY-10", "KEY-36")
def test_an_obstructed_counter_attack_loses_a_die() -> None:
    table, tie, a_wing = pair("tie_fighter_squadron", "a_wing_squadron", gap=90)
    table.obstacle("station", 545, 400)
    attacking(table, tie, a_wing, *MISS[:2]).answer(EFFECT, "counter", seat=1).roll("hit")
    assert dice_rolled(table) == ["blue"]
    assert table.the_squadron(tie).hull == 2


@proves("KEY-10", "KEY-36")
def test_counter_1_is_not_offered_when_its_only_die_would_be_lost() -> None:
    table, tie, green = pair("tie_fighter_squadron", "green_squadron", gap=90)
    table.obstacle("station", 545, 400)
    attacking(table, tie, green, *MISS[:2])
    assert table.is_over


@proves("KEY-36")
def test_a_squadron_that_has_left_distance_1_is_not_countered() -> None:
    table, tie, a_wing = pair("tie_fighter_squadron", "a_wing_squadron")
    attacking(table, tie, a_wing, *MISS[:3])
    assert table.question.options == ("counter",)
    table.game.announce(SquadronMoved(tie, pose_at(560 - EDGE - 1, 400)))
    assert table.is_over


@proves("KEY-02")
def test_an_effect_can_bar_counter() -> None:
    table, tie, a_wing = pair("tie_fighter_squadron", "a_wing_squadron", hull=1)
    table.ship("victory_i_class_star_destroyer", 1500, 100, upgrades=["test_terror"])
    attacking(table, tie, a_wing, "hit", "accuracy", "accuracy")
    assert table.is_over
    kinds = [type(event) for event in table.events]
    assert kinds.index(Removed) < kinds.index(AttackEnded), "it does not wait for what it cannot use"
