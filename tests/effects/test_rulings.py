"""Doubtful cases as the pages of `docs/rulings` settle them for the profiles of 2016."""

from __future__ import annotations

import re
from pathlib import Path

from armada.effects.objectives.fire_lanes import dice_at
from armada.effects.squadrons.damage import SHIELDING
from armada.effects.verbs.card_effects import mark
from armada.effects.verbs.dice import REROLLED_DICE, SPENT_DIE
from armada.geometry.pieces import place_token
from armada.geometry.pose import pose_at
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.destruction import Destroy
from armada.rules.engagement import may_move
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.status_phase import StatusPhase
from armada.rules.targets import ATTACK
from armada.state.events.damage import Removed
from armada.state.records import Scope, SquadronId
from tests.builders.aces_table import TIE, X_WING, away
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X, Y, token_of
from tests.builders.cards_table import duel, offered, pass_until, squadron_attack, use
from tests.builders.objective_table import LastOfRound, playing
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable, at, attackable, battlefield
from tests.proves import proves

# Rieekan's flagship leaves while others are doomed


def rebels_of_rieekan() -> Scenario:
    """Rieekan's flagship (0), two corvettes (1, 2), and an enemy."""
    table = Scenario()
    table.ship(NEBULON, X, Y, side=1, upgrades=["general_rieekan"])
    for place in (1, 2):
        table.ship(CORVETTE, X + 300 * place, Y, side=1)
    table.ship(VICTORY, X, Y + 500, 180)
    return table.run(StillTable())


def destroyed(table: Scenario, unit: int, *, left_play_area: bool = False) -> Scenario:
    """A ship is destroyed."""
    table.events += table.game.interrupt(Destroy(unit=table.game.unit(unit).id, left_play_area=left_play_area))
    return table


@proves("CARD-general-rieekan-01", "CARD-general-rieekan-05")
def test_what_rieekan_kept_stays_until_the_status_phase_though_his_flagship_leaves() -> None:
    table = destroyed(rebels_of_rieekan(), 1)
    destroyed(table, 0, left_play_area=True)
    assert [event.unit for event in table.all(Removed)] == [0]
    assert table.game.is_in_play(table.game.unit(1).id)
    table.events += table.game.interrupt(StatusPhase())
    assert [event.unit for event in table.all(Removed)] == [0, 1]


@proves("UPG-21")
def test_what_is_destroyed_after_rieekan_has_left_is_removed_at_once() -> None:
    table = destroyed(destroyed(rebels_of_rieekan(), 0, left_play_area=True), 2)
    assert [event.unit for event in table.all(Removed)] == [0, 2]


# Rerolling any number of dice


@proves("DICE-06")
def test_who_rerolls_any_number_of_dice_rerolls_at_least_one() -> None:
    table = duel("close", attacker=VICTORY, attacking=["leading_shots"])
    table.attack("hit", "hit", "hit", "accuracy", "hit", "accuracy")
    use(table, "leading_shots").answer(SPENT_DIE, 3)
    refusal = table.question.refusal(())
    assert table.question.kind is REROLLED_DICE
    assert refusal is not None
    assert table.question.accepts((0,))


# Whisper with Counter


def whisper_with_counter() -> tuple[Scenario, SquadronId, SquadronId]:
    """An X-wing squadron attacks Whisper, whom Dengar gives Counter; she spends her Scatter."""
    table = battlefield()
    x_wing = table.squadron(X_WING, X, Y, side=1)
    whisper = table.squadron("whisper", X + away(30), Y)
    table.squadron("dengar", X + away(30) + away(80), Y)
    squadron_attack(table, x_wing, whisper, "hit", "hit", "hit", "hit")
    pass_until(table, DEFENSE_TOKEN).answer(DEFENSE_TOKEN, token_of(table, whisper, "scatter"))
    if table.question.kind is DEFENSE_TOKEN:
        table.pass_(DEFENSE_TOKEN)
    return table, x_wing, whisper


@proves("FX-17", "KEY-36")
def test_whisper_may_move_before_she_counters_and_loses_the_counter_if_she_moves_away() -> None:
    table, _, _ = whisper_with_counter()
    assert {"whisper", "counter"} <= offered(table)
    use(table, "whisper").answer(SQUADRON_MOVE, pose_at(X + away(30) + 76, Y))
    assert "counter" not in offered(table)


@proves("FX-17")
def test_whisper_may_counter_before_she_moves() -> None:
    table, x_wing, _ = whisper_with_counter()
    use(table, "counter").roll("hit")
    assert table.the_squadron(x_wing).hull == 4
    assert offered(table) == {"whisper"}


# Engaged only by Valen Rudor, and by Instigator


@proves("CARD-instigator-01", "ENG-03")
def test_a_squadron_engaged_by_valen_rudor_alone_attacks_him_and_not_instigator() -> None:
    table = Scenario()
    raider = table.ship("raider_i_class_corvette", X, Y, upgrades=["instigator"])
    table.ship(CORVETTE, 100, 100, side=1)
    x_wing = table.squadron(X_WING, X + 20.5 + 60 + 17.1, Y, side=1)
    valen = table.squadron("valen_rudor", X + 20.5 + 60 + 17.1 + away(40), Y)
    table.run(SquadronAttack(squadron=x_wing, may_decline=True))
    assert attackable(table, x_wing) == {valen}, (
        "the squadrons that Instigator stands for are nobody to be engaged with"
    )
    assert raider not in attackable(table, x_wing)
    assert not may_move(table.game, x_wing)


# Biggs and a squadron that Rieekan keeps


@proves("CARD-general-rieekan-03", "CARD-general-rieekan-04")
def test_biggs_may_choose_a_squadron_that_rieekan_keeps() -> None:
    table = battlefield()
    table.ship(NEBULON, 300, 700, side=1, upgrades=["general_rieekan"])
    table.squadron("biggs_darklighter", X, Y, side=1)
    defender = table.squadron(X_WING, X + away(30), Y, side=1)
    luke = table.squadron("luke_skywalker", X, Y + away(30), side=1, hull=1)
    tie = table.squadron(TIE, X + away(30), Y - away(30))
    table.run(StillTable())
    table.game.interrupt(SufferDamage(unit=luke, amount=1, by="test"))
    table.game.interrupt(SquadronAttack(squadron=tie))
    table.answer(ATTACK, at(defender)).roll("hit", "hit", "hit")
    use(table, "biggs_darklighter").answer(SHIELDING, luke)
    assert table.the_squadron(defender).hull == 3
    assert table.game.is_in_play(luke), "it is destroyed at the end of the Status Phase, and not before"


# Fire Lanes after Ackbar


@proves("CARD-fire-lanes-04", "CARD-admiral-ackbar-02")
def test_hull_zones_that_ackbar_bars_bring_no_dice_to_bear_in_fire_lanes() -> None:
    table = playing("fire_lanes")
    cruiser = table.ship("mc80_assault_cruiser", 900, 300, upgrades=["admiral_ackbar"])
    table.ship(VICTORY, 300, 850, 180, side=1)
    table.run(LastOfRound())
    ahead, beside = place_token(pose_at(900, 500)), place_token(pose_at(1100, 300))
    before = dice_at(table.game, cruiser, ahead), dice_at(table.game, cruiser, beside)
    mark(table.game, "admiral_ackbar", Scope.ROUND, unit=cruiser)
    assert min(before) > 0
    assert (dice_at(table.game, cruiser, ahead), dice_at(table.game, cruiser, beside)) == (0, before[1])


# The pages


def test_every_test_that_a_page_names_exists() -> None:
    root = Path(__file__).parents[2]
    pages = sorted((root / "docs" / "rulings").glob("*.md"))
    named = [found for page in pages for found in re.findall(r"`(tests/\S+\.py)::(\w+)`", page.read_text())]
    assert len(named) >= 8
    for module, name in named:
        assert f"def {name}(" in (root / module).read_text(), (module, name)
