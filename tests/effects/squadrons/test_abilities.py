"""Howlrunner, Jan Ors, Luke Skywalker and Major Rhymer."""

from __future__ import annotations

import pytest

from armada.geometry.ruler import Range
from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.squadron_activation import SquadronAttack
from armada.state.events.attack import DiceModified
from armada.state.events.damage import DamageCardDealt, ShieldsChanged
from armada.state.records import ShipId, SquadronId
from tests.builders.attack_table import (
    CORVETTE,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    X,
    Y,
    attack_of,
    damage,
    pool,
    rolled_colors,
    token_of,
)
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    howlrunner,
    jan,
    offered,
    squadron_attack,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, LEFT, Scenario
from tests.builders.squadron_table import StillTable, attackable
from tests.proves import proves

BOMBER = "tie_bomber_squadron"

# Howlrunner


@proves("CARD-howlrunner-01")
def test_howlrunner_gives_another_swarm_squadron_a_blue_die() -> None:
    table, tie, x_wing = howlrunner()
    squadron_attack(table, tie, x_wing, "hit", "accuracy", "accuracy")
    use(table, "howlrunner").roll("hit")
    assert table.last(DiceModified).pool.hits == 2
    assert table.is_over, "once in an attack"
    assert table.the_squadron(x_wing).hull == 3


@proves("CARD-howlrunner-01")
def test_howlrunner_gives_a_die_to_counter_attacks_too() -> None:
    table, interceptor, x_wing = howlrunner("tie_interceptor_squadron")
    squadron_attack(table, x_wing, interceptor, *["accuracy"] * 4)
    use(table, "counter").roll("accuracy", "accuracy")
    assert "howlrunner" in offered(table)


@proves("CARD-howlrunner-01")
def test_howlrunner_is_not_offered_to_herself_without_swarm_or_beyond_distance_1() -> None:
    table, bomber, x_wing = howlrunner(BOMBER)
    assert "howlrunner" not in offered(squadron_attack(table, bomber, x_wing, "blank"))
    table, tie, x_wing = howlrunner(gap=80)
    assert "howlrunner" not in offered(squadron_attack(table, tie, x_wing, *["accuracy"] * 3))
    table = Scenario()
    her = table.squadron("howlrunner", X, Y)
    x_wing = table.squadron(X_WING, X + 60, Y, side=1)
    assert "howlrunner" not in offered(squadron_attack(table, her, x_wing, *["accuracy"] * 3))


def test_howlrunner_is_not_offered_against_ships() -> None:
    table = Scenario()
    tie = table.squadron(TIE, X, Y + 80)
    table.squadron("howlrunner", X + 60, Y + 80)
    corvette = table.ship(CORVETTE, X, Y, side=1)
    assert not offered(squadron_attack(table, tie, corvette, "hit", zone=FRONT))


# Luke Skywalker


def luke(*faces: str, **ship: object) -> tuple[Scenario, ShipId]:
    """Luke attacks the front of a Victory."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, **ship)  # type: ignore[arg-type]
    skywalker = table.squadron("luke_skywalker", X, Y + 90, side=1)
    table.next_cards("blinded_gunners")
    squadron_attack(table, skywalker, victory, *faces, zone=FRONT)
    return table, victory


def test_damage_of_luke_is_dealt_as_cards_past_full_shields() -> None:
    table, victory = luke("hit crit")
    use(table.pass_(DEFENSE_TOKEN), "standard_critical")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [True, False]
    assert table.shields(victory, FRONT) == 3
    assert not table.all(ShieldsChanged)


def test_brace_halves_the_damage_of_luke() -> None:
    table, victory = luke("hit crit")
    table.answer(DEFENSE_TOKEN, token_of(table, victory, "brace")).pass_()
    assert len(table.the_ship(victory).damage) == 1


def test_a_redirect_absorbs_nothing_of_lukes_damage() -> None:
    table, victory = luke("hit")
    table.answer(DEFENSE_TOKEN, token_of(table, victory, "redirect")).answer(REDIRECT_ZONES, (LEFT,)).pass_()
    assert len(table.the_ship(victory).damage) == 1
    assert table.shields(victory, LEFT) == 3


@proves("DMGCARD-projector-misaligned-01")
def test_a_projector_misaligned_dealt_by_luke_takes_the_real_shields() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, shields={FRONT: 3, LEFT: 2})
    skywalker = table.squadron("luke_skywalker", X, Y + 90, side=1)
    table.next_cards("projector_misaligned")
    squadron_attack(table, skywalker, victory, "hit crit", zone=FRONT).pass_(DEFENSE_TOKEN)
    use(table, "standard_critical")
    if not table.is_over:
        table.answer(table.question.kind, FRONT)
    assert table.shields(victory, FRONT) == 0
    assert len(table.the_ship(victory).damage) == 2


def test_luke_attacks_squadrons_like_anybody_and_other_attackers_meet_the_shields() -> None:
    table = Scenario()
    tie = table.squadron(BOMBER, X, Y)
    skywalker = table.squadron("luke_skywalker", X + 60, Y, side=1)
    squadron_attack(table, skywalker, tie, "hit", "hit", "accuracy", "accuracy")
    assert table.the_squadron(tie).hull == 3
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    table.squadron("luke_skywalker", X + 60, Y + 90, side=1)
    x_wing = table.squadron(X_WING, X, Y + 90, side=1)
    squadron_attack(table, x_wing, victory, "hit", zone=FRONT).pass_()
    assert table.shields(victory, FRONT) == 2


# Major Rhymer


def rhymer(gap: float, *, beside: float = 60, enemy: str = "") -> tuple[Scenario, SquadronId, ShipId]:
    """A squadron beside Rhymer, with an enemy ship so far before it."""
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, side=1)
    own = table.squadron(BOMBER, X, Y + 35.5 + gap + 17.1)
    table.squadron("major_rhymer", X + 34.2 + beside, Y + 35.5 + gap + 17.1)
    if enemy:
        table.squadron(enemy, X - 60, Y + 35.5 + gap + 17.1, side=1)
    table.run(StillTable())
    return table, own, corvette


@proves("CARD-major-rhymer-01")
@pytest.mark.parametrize(("gap", "reached"), [(60, True), (150, True), (180, True), (190, False)])
def test_squadrons_at_distance_1_of_rhymer_attack_ships_to_medium_range(gap: float, reached: bool) -> None:
    table, bomber, corvette = rhymer(gap)
    assert (corvette in attackable(table, bomber)) is reached


@proves("CARD-major-rhymer-01")
def test_rhymer_himself_profits_and_a_squadron_at_distance_2_of_him_does_not() -> None:
    table, _, corvette = rhymer(150, beside=60)
    assert corvette in attackable(table, SquadronId(2))  # type: ignore[arg-type]
    table, bomber, corvette = rhymer(100, beside=90)
    assert corvette not in attackable(table, bomber)


@proves("CARD-major-rhymer-02")
def test_squadrons_of_rhymer_roll_their_whole_battery_at_medium_range() -> None:
    table, bomber, corvette = rhymer(150)
    squadron_attack(table, bomber, corvette, "hit", zone=FRONT)
    assert rolled_colors(table) == ["black"]
    assert attack_of(table).range(table.game) is Range.MEDIUM


@proves("DEF-34")
def test_an_evade_rerolls_a_die_of_a_squadron_at_medium_range() -> None:
    table, bomber, corvette = rhymer(150)
    squadron_attack(table, bomber, corvette, "hit crit", zone=FRONT)
    table.answer(DEFENSE_TOKEN, token_of(table, corvette, "evade")).roll("blank")
    assert pool(table) == ["blank"]


def test_rhymer_does_not_lengthen_attacks_on_squadrons() -> None:
    table, bomber, _ = rhymer(150)
    far = table.squadron(X_WING, X - 150, Y + 200, side=1)
    table.run(StillTable())
    assert far not in attackable(table, bomber)


@proves("ENG-03")
def test_an_engaged_squadron_of_rhymer_must_attack_the_squadron() -> None:
    table, bomber, corvette = rhymer(150, enemy=X_WING)
    assert corvette not in attackable(table, bomber)


# Jan Ors


@proves("CARD-jan-ors-02")
def test_a_squadron_near_jan_ors_can_spend_her_tokens() -> None:
    table, y_wing, ors = jan()
    use(table, "jan_ors").answer(DEFENSE_TOKEN, 0, seat=1)
    assert damage(table) == 2
    assert tokens_of(table, ors) == [EXHAUSTED, READIED]
    assert table.the_squadron(y_wing).hull == 4


@proves("CARD-jan-ors-02")
def test_tokens_of_jan_ors_and_of_the_defender_count_together_by_type() -> None:
    table, _, _ = jan("wedge_antilles_x_wing_squadron")
    table.pass_(table.question.kind).answer(DEFENSE_TOKEN, 0)
    assert "jan_ors" not in offered(table), "a Brace was spent"


@proves("CARD-jan-ors-01")
def test_accuracy_icons_cannot_choose_tokens_of_jan_ors_unless_she_defends() -> None:
    table = Scenario()
    table.ship(VICTORY, 100, 800)
    y_wing = table.squadron("y_wing_squadron", X, Y, side=1)
    ors = table.squadron("jan_ors", X - 60, Y + 40, side=1)
    tie = table.squadron(TIE, X + 50, Y)
    squadron_attack(table, tie, y_wing, "accuracy", "accuracy", "hit")
    assert "accuracy" not in offered(table)
    near = table.squadron(TIE, X - 110, Y + 40)
    squadron_attack(table, near, ors, "accuracy", "accuracy", "hit")
    assert "accuracy" in offered(table)


@proves("CARD-jan-ors-02")
def test_tokens_of_jan_ors_are_not_offered_beyond_distance_2_to_ships_or_to_enemies() -> None:
    assert "jan_ors" not in offered(jan(gap=130)[0])
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1)
    table.squadron("jan_ors", X + 60, Y, side=1)
    victory = table.ship(VICTORY, X, Y + 250, 180)
    table.run(Attack(attacker=victory, zone=FRONT, defender=nebulon, target_zone=FRONT))
    table.roll(*["hit"] * 6)
    assert "jan_ors" not in offered(table)


@proves("CARD-jan-ors-02")
def test_an_exhausted_token_of_jan_ors_is_discarded_when_spent() -> None:
    table, _, ors = jan()
    use(table, "jan_ors").answer(DEFENSE_TOKEN, 0)
    table.game.interrupt(SquadronAttack(squadron=SquadronId(4)))  # type: ignore[arg-type]
    use(table.roll("hit", "accuracy", "accuracy"), "jan_ors").answer(DEFENSE_TOKEN, 0)
    assert tokens_of(table, ors) == [DISCARDED, READIED]
