"""Unique squadrons that give keywords, change who may attack or move, and what obstructs: those of later waves."""

from __future__ import annotations

import pytest

from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.geometry.pose import pose_at
from armada.rules.attack_effects import REROLLED_DIE
from armada.rules.destruction import Destroy
from armada.rules.engagement import engagement, may_move
from armada.rules.keywords import has_keyword, keyword_value
from armada.rules.squadron_activation import SQUADRON_ACTION, Action
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.targets import legal_attacks
from armada.state.events.attack import AttackDeclared
from armada.state.records import Command, SquadronId, TokenState
from tests.builders.aces_table import CORVETTE, TIE, X_WING, Y_WING, X, Y, away, pair, with_hull
from tests.builders.attack_table import with_tokens
from tests.builders.cards_table import EXHAUSTED, decline, offered, squadron_attack, tokens_of, use
from tests.builders.commanded import activating, attack_now
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable, attackable, battlefield, dice_rolled
from tests.players.offers.situations import until
from tests.proves import proves

V_19, DELTA_7, VULTURE = "v_19_torrent_squadron", "delta_7_aethersprite_squadron", "vulture_droid_squadron"

# Hera Syndulla in her X-wing

HERA = "hera_syndulla_x_wing_squadron"


@proves("EXT-keyword-01", "KEY-35")
def test_friendly_escorts_at_distance_1_to_2_of_hera_have_adept_1() -> None:
    table, own, tie = pair(X_WING, TIE)
    table.squadron(HERA, X - away(100), Y)
    squadron_attack(table, own, tie, *["accuracy"] * 4)
    use(table, "adept").answer(REROLLED_DIE, 0).roll("hit")
    assert "adept" not in offered(table), "once in an attack"


@pytest.mark.parametrize(
    ("card", "gap", "side", "value"),
    [(X_WING, 120, 0, 1), (X_WING, 130, 0, None), (Y_WING, 30, 0, None), (HERA, 30, 0, None), (X_WING, 30, 1, None)],
)
def test_hera_gives_adept_to_friendly_escorts_near_her_alone(card: str, gap: float, side: int, value: int) -> None:
    table, own, _ = pair(card, TIE)
    table.squadron(HERA, X - away(gap), Y, side=side)
    table.run(StillTable())
    assert keyword_value(table.game, own, "adept") == value


def test_hera_gives_no_adept_once_she_is_destroyed() -> None:
    table, own, _ = pair(X_WING, TIE)
    hera = table.squadron(HERA, X - away(30), Y)
    table.run(StillTable())
    table.game.interrupt(Destroy(unit=hera))
    assert not has_keyword(table.game, own, "adept")


# Plo Koon

PLO = "plo_koon_delta_7_aethersprite_squadron"


@pytest.mark.parametrize(
    ("card", "gap", "value"),
    [(V_19, 30, 1), (V_19, 90, None), ("arc_170_starfighter_squadron", 30, 1), (DELTA_7, 30, 2), ("axe", 30, None)],
)
def test_plo_koon_gives_counter_1_to_friends_near_him_that_are_not_unique_and_have_none(
    card: str, gap: float, value: int
) -> None:
    table = battlefield()
    own = table.squadron(card, X, Y)
    table.squadron(PLO, X + away(gap), Y)
    table.run(StillTable())
    assert keyword_value(table.game, own, "counter") == value


@proves("KEY-02", "KEY-03")
def test_a_destroyed_friend_of_plo_koon_counters_with_one_blue_die() -> None:
    table, tie, own = pair(TIE, V_19)
    with_hull(table, own, 1)
    table.squadron(PLO, X + away(30), Y + away(20), side=1)
    squadron_attack(table, tie, own, "hit", "accuracy", "accuracy")
    use(until(table, "counter"), "counter").roll("hit")
    assert dice_rolled(table) == ["blue"]
    assert not table.game.is_in_play(own)
    decline(table)
    assert table.the_squadron(tie).hull == 2


# Luminara Unduli and DIS-T81

LUMINARA = "luminara_unduli_delta_7_aethersprite_squadron"


def luminara(defender: str = V_19, *, gap: float = 30, attacker: str = TIE) -> Scenario:
    """A squadron so far from Luminara attacks one of her side."""
    table, own, enemy = pair(attacker, defender)
    table.squadron(LUMINARA, X - away(gap), Y, side=1)
    return squadron_attack(table, own, enemy)


@proves("LOS-14", "ATK-22", "ENG-13")
def test_an_enemy_at_distance_1_of_luminara_rolls_a_die_less_against_a_friend_that_is_not_unique() -> None:
    table = luminara()
    assert table.last(AttackDeclared).obstructed
    assert 3 in engagement(table.game, SquadronId(table.game.squadron(2).id)).squadrons


@pytest.mark.parametrize(("defender", "gap"), [("axe", 30), (V_19, 90)])
def test_luminara_leaves_attacks_on_unique_friends_and_from_afar_alone(defender: str, gap: float) -> None:
    table, own, enemy = pair("tie_bomber_squadron", defender)
    table.squadron(LUMINARA, X - away(gap), Y, side=1)
    table.run(StillTable())
    found = [each for each in legal_attacks(table.game, own) if each.option.defender == enemy]
    assert [each.obstructed for each in found] == [False]


@proves("FX-03")
def test_nothing_obstructs_the_attacks_of_dis_t81() -> None:
    table, own, enemy = pair("dis_t81", V_19)
    table.squadron(LUMINARA, X - away(30), Y, side=1)
    table.obstacle("asteroid_field_1", X + away(30) / 2, Y)
    table.run(StillTable())
    found = [each for each in legal_attacks(table.game, own) if each.option.defender == enemy]
    assert [each.obstructed for each in found] == [False]
    assert enemy not in engagement(table.game, own).squadrons, "across an obstacle nobody is engaged"


def test_the_attacks_of_other_tri_fighters_are_obstructed() -> None:
    table, own, enemy = pair("droid_tri_fighter_squadron", V_19)
    table.obstacle("asteroid_field_1", X + away(30) / 2, Y)
    table.run(StillTable())
    found = [each for each in legal_attacks(table.game, own) if each.option.defender == enemy]
    assert [each.obstructed for each in found] == [True]


# Vult Skerris


def vult(*, by_command: bool) -> Scenario:
    table, own, _ = pair("vult_skerris", Y_WING)
    return activating(table, own, by_command=by_command)


@proves("FX-03", "SQN-07")
def test_vult_skerris_attacks_by_a_squadron_command_alone() -> None:
    assert Action.ATTACK in vult(by_command=True).question.options
    table = battlefield()
    own = table.squadron("vult_skerris", X, Y)
    table.squadron(Y_WING, X + away(30), Y, side=1, activated=True)
    table.run(SquadronPhase())
    assert not attackable(table, own)


@proves("KEY-06")
def test_vult_skerris_counters_in_the_squadron_phase() -> None:
    table = battlefield()
    vult = table.squadron("vult_skerris", X, Y, side=1, activated=True)
    table.squadron(Y_WING, X + away(30), Y)
    table.run(SquadronPhase()).answer(SQUADRON_ACTION, Action.ATTACK).roll("accuracy", "accuracy")
    use(until(table, "counter"), "counter").roll(*["hit"] * 4)
    assert table.last(AttackDeclared).attacker == vult


def test_colonel_jendon_lets_vult_skerris_attack_in_the_ship_phase_alone() -> None:
    table = battlefield()
    jendon = table.squadron("colonel_jendon", X, Y)
    table.squadron("vult_skerris", X + away(40), Y)
    table.squadron(Y_WING, X + 2 * away(40), Y, side=1)
    assert "colonel_jendon" in offered(activating(table, jendon))
    table = battlefield()
    table.squadron("colonel_jendon", X, Y)
    table.squadron("vult_skerris", X + away(40), Y, activated=True)
    table.squadron(Y_WING, X + 2 * away(40), Y, side=1, activated=True)
    assert "colonel_jendon" not in offered(table.run(SquadronPhase()))


# Anakin Skywalker in his Y-wing

ANAKIN = "anakin_skywalker_btl_b_y_wing_squadron"


def anakin(*enemies: str, ship: bool = True, by_command: bool = True) -> Scenario:
    """Anakin, 2, activates; enemies, from 3 on, engage him, and a ship is near."""
    table = battlefield()
    own = table.squadron(ANAKIN, X, Y)
    spots = [(away(30), 0.0), (-away(30), 0.0)]
    for card, (dx, dy) in zip(enemies, spots, strict=False):
        table.squadron(card, X + dx, Y + dy, side=1)
    if ship:
        table.ship(CORVETTE, X, Y - 100, side=1)
    return activating(table, own, by_command=by_command)


@proves("ENG-02", "ENG-03", "DEF-24")
def test_anakin_spends_a_token_to_move_and_to_attack_ships_though_he_is_engaged() -> None:
    table = anakin(TIE, TIE)
    own = SquadronId(table.game.squadron(2).id)
    assert not may_move(table.game, own)
    use(table, ANAKIN).answer(CHOSEN_TOKEN, 0)
    assert tokens_of(table, own)[0] is EXHAUSTED
    assert may_move(table.game, own)
    assert 5 in attackable(table, own)
    assert ANAKIN not in offered(table), "once in an activation"
    assert engagement(table.game, SquadronId(table.game.squadron(3).id)).squadrons == (own,), "they stay engaged"


def test_anakin_ignores_engagement_until_the_end_of_his_activation() -> None:
    table = use(anakin(TIE, TIE), ANAKIN).answer(CHOSEN_TOKEN, 0)
    while not table.is_over:
        table.pass_(table.question.kind)
    assert not may_move(table.game, SquadronId(table.game.squadron(2).id))


@proves("KEY-14")
def test_an_escort_does_not_bar_the_targets_of_anakin() -> None:
    table = anakin("tie_advanced_squadron", TIE)
    own = SquadronId(table.game.squadron(2).id)
    assert 4 not in attackable(table, own)
    use(table, ANAKIN).answer(CHOSEN_TOKEN, 0)
    assert {3, 4} <= attackable(table, own)


def test_anakin_without_a_token_is_offered_nothing() -> None:
    table = battlefield()
    own = table.squadron(ANAKIN, X, Y)
    with_tokens(table, own, ("brace", TokenState.DISCARDED))
    table.squadron(TIE, X + away(30), Y, side=1)
    assert ANAKIN not in offered(activating(table, own))


def test_anakin_may_attack_first_and_spend_a_token_to_move_then() -> None:
    table = anakin(TIE, ship=False)
    table.pass_(table.question.kind)
    attack_now(table, 3, "accuracy", "accuracy", "accuracy")
    table = until(table, ANAKIN)
    use(table, ANAKIN).answer(CHOSEN_TOKEN, 0)
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X, Y + 80))
    assert table.the_squadron(2).pose == pose_at(X, Y + 80)


# Matchstick


def matchstick(
    card: str = "btl_b_y_wing_squadron", *, count: int = 4, gap: float = 160, ahead: float = 180
) -> Scenario:
    """A Venator-sized carrier commands; Matchstick, 3, some mm ahead of it, squadrons beyond, from 4 on."""
    table = battlefield()
    carrier = table.ship("imperial_i_class_star_destroyer", 900, 100, revealed=Command.SQUADRON)
    table.squadron("matchstick", 900, 100 + 64.5 + ahead + 17.1, activated=True)
    for place in range(count):
        table.squadron(card, 830 + 40 * place, 100 + 64.5 + 187 + 17.1 + gap + 34.2)
    return table.run(SquadronCommand(ship=carrier))


@proves("EXT-keyword-17", "EXT-keyword-18")
def test_up_to_three_bombers_at_distance_1_to_3_of_matchstick_can_be_activated() -> None:
    table = matchstick()
    assert table.question.options == (4, 5, 6, 7)
    for squadron in (4, 5, 6):
        table.answer(table.question.kind, squadron).pass_(SQUADRON_ACTION)
    assert table.is_over, "the fourth is out of reach"
    assert len(table.game.lasting("relay")) in (0, 3)


def test_matchstick_relays_to_bombers_and_in_reach_of_the_ship_alone() -> None:
    assert matchstick(V_19).is_over
    assert matchstick(ahead=190).is_over
    assert matchstick(gap=220).is_over


def test_matchstick_has_not_the_keyword_relay() -> None:
    table = matchstick()
    assert not has_keyword(table.game, SquadronId(table.game.squadron(3).id), "relay")


# Tel Trevura's Escort


@proves("KEY-14", "ENG-12")
def test_tel_trevura_has_escort_while_one_of_his_tokens_is_readied() -> None:
    table, own, tel = pair(X_WING, "tel_trevura")
    other = table.squadron(TIE, X - away(30), Y, side=1)
    table.run(StillTable())
    assert attackable(table, own) == {tel}
    table, own, tel = pair(X_WING, "tel_trevura")
    with_tokens(table, tel, ("scatter", TokenState.EXHAUSTED), ("brace", TokenState.EXHAUSTED))
    other = table.squadron(TIE, X - away(30), Y, side=1)
    table.run(StillTable())
    assert attackable(table, own) == {tel, other}
