"""Unique squadrons of later waves that change damage, do some, or recover from it."""

from __future__ import annotations

import pytest

from armada.effects.squadrons.abilities import CHOSEN_SQUADRONS
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.geometry.pose import pose_at
from armada.rules.attack_effects import LOCKED_TOKEN
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.squadron_activation import SQUADRON_ACTION, Action
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.state.events.damage import DamageCardDealt, Destroyed, HullChanged
from armada.state.records import TokenId, TokenState
from tests.builders.aces_table import TIE, X_WING, Y_WING, X, Y, away, fight, pair, raid, with_hull
from tests.builders.attack_table import VICTORY, damage, token_of, with_tokens
from tests.builders.cards_table import DISCARDED, EXHAUSTED, READIED, decline, offered, squadron_attack, tokens_of, use
from tests.builders.commanded import activating, attack_now
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable, battlefield
from tests.players.offers.situations import until
from tests.proves import proves

V_19, VULTURE, LUKE, WEDGE = (
    "v_19_torrent_squadron",
    "vulture_droid_squadron",
    "luke_skywalker",
    "wedge_antilles_x_wing_squadron",
)


def play_out(table: Scenario) -> Scenario:
    """Pass on everything that can be passed."""
    while not table.is_over:
        table.pass_(table.question.kind)
    return table


# General Grievous

GRIEVOUS = "general_grievous_belbullab_22_squadron"


@proves("DICE-16", "ATK-30")
def test_criticals_of_grievous_damage_what_has_no_readied_token() -> None:
    table, _, _ = fight(GRIEVOUS, X_WING, "accuracy", "accuracy", "hit", "hit crit")
    assert damage(play_out(table)) == 3


def test_criticals_of_grievous_do_nothing_to_what_has_a_readied_token() -> None:
    table, _, _ = fight(GRIEVOUS, LUKE, "crit", "accuracy", "hit", "blank")
    assert damage(play_out(table)) == 1


@proves("DEF-19")
def test_a_token_exhausted_in_the_attack_is_readied_no_more() -> None:
    table, own, luke = pair(GRIEVOUS, LUKE)
    with_tokens(table, luke, ("brace", TokenState.READIED))
    squadron_attack(table, own, luke, "crit", "crit", "hit", "hit")
    while table.question.kind is not DEFENSE_TOKEN:
        table.pass_(table.question.kind)
    table.answer(DEFENSE_TOKEN, token_of(table, luke, "brace"))
    assert damage(play_out(table)) == 2, "4 halved"


@proves("CRIT-09")
def test_grievous_deals_a_ship_without_readied_tokens_more_cards_but_none_faceup() -> None:
    table = battlefield()
    own = table.squadron(GRIEVOUS, X, Y)
    ship = table.ship(VICTORY, X, Y - 100, side=1, shields={FRONT: 0}, exhausted=(0, 1, 2))
    play_out(squadron_attack(table, own, ship, "hit crit", zone=FRONT))
    assert [card.faceup for card in table.all(DamageCardDealt)] in ([False, False], [])
    assert len(table.the_ship(ship).damage) == 2


# Darth Vader in his TIE Defender

VADER = "darth_vader_tie_defender_squadron"


@proves("DICE-17", "ATK-30")
@pytest.mark.parametrize(("defender", "amount"), [(WEDGE, 3), (X_WING, 1)])
def test_criticals_of_vader_damage_unique_squadrons(defender: str, amount: int) -> None:
    table, _, _ = fight(VADER, defender, "blank", "crit", "hit crit", "blank")
    assert damage(play_out(table)) == amount


@proves("KEY-11")
def test_criticals_of_vader_count_once_against_a_ship() -> None:
    table, _, ship = raid(VADER, "crit", "hit")
    assert damage(play_out(table)) == 2
    assert ship == 3


@proves("DEF-19")
def test_brace_halves_the_damage_of_vaders_criticals_too() -> None:
    table, _, wedge = fight(VADER, WEDGE, "blank", "crit", "hit crit", "blank")
    while table.question.kind is not DEFENSE_TOKEN:
        table.pass_(table.question.kind)
    table.answer(DEFENSE_TOKEN, token_of(table, wedge, "brace"))
    assert damage(play_out(table)) == 2


# Kit Fisto

KIT = "kit_fisto"


def kit(*rolled: str, by: str = X_WING) -> Scenario:
    """An X-wing attacks Kit, 3, who is about to spend a token."""
    table, _, _ = fight(by, KIT, *rolled)
    while not table.is_over and table.question.kind is not DEFENSE_TOKEN:
        table.pass_(table.question.kind)
    return table


@proves("DEF-03", "DEF-35")
@pytest.mark.parametrize(("rolled", "left"), [(("hit",) * 4, 1), (("hit", "hit", "accuracy", "accuracy"), 0)])
def test_kit_discards_a_token_that_he_spends_to_suffer_three_less(rolled: tuple[str, ...], left: int) -> None:
    table = use(kit(*rolled).answer(DEFENSE_TOKEN, TokenId(0)), KIT)
    assert tokens_of(table, table.game.unit(3).id) == [DISCARDED, READIED]
    assert damage(play_out(table)) == left


def test_kit_may_brace_as_usual() -> None:
    table = decline(kit(*["hit"] * 4).answer(DEFENSE_TOKEN, TokenId(0)))
    assert tokens_of(table, table.game.unit(3).id) == [EXHAUSTED, READIED]
    assert damage(play_out(table)) == 2


@proves("DEF-06", "ATK-27")
def test_kit_discards_no_second_brace_in_an_attack_and_no_locked_one() -> None:
    table = use(kit(*["hit"] * 4).answer(DEFENSE_TOKEN, TokenId(0)), KIT)
    assert "counter" in offered(table), "the attack is over: nothing was left to spend"
    table, _, _ = fight(X_WING, KIT, "hit", "hit", "accuracy", "accuracy")
    use(table, "accuracy").answer(LOCKED_TOKEN, TokenId(0))
    use(table, "accuracy")
    assert "counter" in offered(table)


# Anakin Skywalker in his Delta-7

ANAKIN = "anakin_skywalker_delta_7_aethersprite_squadron"


def anakin(*rolled: str, hull: int | None = None, neighbours: int = 3) -> Scenario:
    """Anakin, 2, activates and attacks a Vulture, 3; others, from 4 on, are around it."""
    table = battlefield()
    own = table.squadron(ANAKIN, X, Y)
    table.squadron(VULTURE, X + away(30), Y, side=1, hull=hull)
    spots = [(away(30), 0.0), (0.0, away(30)), (0.0, -away(30))][:neighbours]
    for dx, dy in spots:
        table.squadron(VULTURE, X + away(30) + dx, Y + dy, side=1)
    return attack_now(activating(table, own), 3, *rolled)


@proves("RANGE-20", "DEF-30")
def test_anakin_hurts_two_enemies_next_to_the_squadron_that_he_damaged() -> None:
    table = use(until(anakin("hit", "accuracy", "blank", "blank"), ANAKIN), ANAKIN)
    assert not table.question.accepts((4, 5, 6))
    table.answer(CHOSEN_SQUADRONS, (4, 6))
    assert [table.the_squadron(squadron).hull for squadron in (3, 4, 5, 6)] == [2, 2, 3, 2]


def test_anakin_may_name_the_defender_itself() -> None:
    table = use(until(anakin("hit", "accuracy", "blank", "blank"), ANAKIN), ANAKIN)
    table.answer(CHOSEN_SQUADRONS, (3,))
    assert table.the_squadron(3).hull == 1


def test_the_neighbours_of_a_squadron_that_anakin_destroyed_can_be_named() -> None:
    table = use(until(anakin("hit", "hit", "hit", "hit"), ANAKIN), ANAKIN)
    assert table.last(Destroyed).unit == 3
    table.answer(CHOSEN_SQUADRONS, (4, 5))
    assert [table.the_squadron(squadron).hull for squadron in (4, 5, 6)] == [2, 2, 3]
    assert table.game.unit(3).pose is None


def test_anakin_hurts_nobody_without_damage_and_by_a_counter_attack() -> None:
    table = anakin("accuracy", "accuracy", "blank", "blank")
    while not table.is_over:
        assert ANAKIN not in offered(table)
        table.pass_(table.question.kind)
    table, _, _ = fight(TIE, ANAKIN, "accuracy", "accuracy", "accuracy")
    use(until(table, "counter"), "counter").roll("hit", "hit")
    while not table.is_over:
        assert ANAKIN not in offered(table)
        table.pass_(table.question.kind)


# Phlac-Arphocc Prototypes and Gar Saxon


def beside(ace: str, card: str, *, gap: float = 30, side: int = 0, hull: int | None = None) -> Scenario:
    """A squadron, 3, so far from an ace, 2, activates."""
    table = battlefield()
    table.squadron(ace, X, Y, side=1)
    own = table.squadron(card, X + away(gap), Y, side=side, hull=hull)
    return activating(table, own)


@proves("SQN-10", "FX-20")
def test_an_enemy_that_ends_its_activation_at_distance_1_of_phlac_arphocc_suffers_a_damage() -> None:
    table = play_out(beside("phlac_arphocc_prototypes", X_WING))
    assert table.the_squadron(3).hull == 4
    assert table.last(HullChanged).by == "phlac_arphocc_prototypes"


def test_who_leaves_phlac_arphocc_and_a_friend_suffer_nothing() -> None:
    table = battlefield()
    table.squadron("phlac_arphocc_prototypes", X, Y, side=1)
    own = table.squadron(Y_WING, X + away(70), Y)
    table.obstacle("asteroid_field_1", X + away(70) / 2, Y)
    activating(table, own).answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X + 220, Y))
    assert play_out(table).the_squadron(3).hull == 6
    assert play_out(beside("phlac_arphocc_prototypes", VULTURE, side=1)).the_squadron(3).hull == 3


@proves("FX-09", "DEF-30")
@pytest.mark.parametrize(
    ("card", "gap", "side", "lost"),
    [
        ("jan_ors", 30, 0, 1),
        ("lambda_class_shuttle", 30, 0, 1),
        (X_WING, 30, 0, 0),
        ("jan_ors", 90, 0, 0),
        ("lambda_class_shuttle", 30, 1, 0),
    ],
)
def test_gar_saxon_hurts_enemies_with_intel_or_relay_that_activate_next_to_him(
    card: str, gap: float, side: int, lost: int
) -> None:
    table = beside("gar_saxon", card, gap=gap, side=side)
    before = table.game.squadron_card(3).hull
    assert table.the_squadron(3).hull == before - lost


@proves("SQN-24")
def test_a_squadron_that_gar_saxon_destroys_does_nothing_in_its_activation() -> None:
    table = beside("gar_saxon", "jan_ors", hull=1)
    assert table.is_over
    assert table.last(Destroyed).unit == 3


# Axe


def axe(*rolled: str, gap: float = 30, attacker: str = "tie_bomber_squadron") -> Scenario:
    """A squadron attacks a V-19, 3; Axe, 4, is so far from it."""
    table, own, enemy = pair(attacker, V_19)
    table.squadron("axe", X + away(30) + away(gap), Y, side=1)
    return squadron_attack(table, own, enemy, *rolled)


@proves("DEF-24", "DEF-35")
def test_axe_spends_a_token_to_take_one_off_the_damage_of_a_friend() -> None:
    table = use(until(axe("hit"), "axe"), "axe").answer(CHOSEN_TOKEN, 0)
    assert damage(table) == 0
    assert tokens_of(table, table.game.unit(4).id) == [EXHAUSTED, READIED]
    assert "axe" not in offered(table), "once for this damage"


def test_axe_helps_neither_himself_nor_a_friend_at_distance_2_nor_one_that_suffers_nothing() -> None:
    for table in (axe("hit", gap=90), fight(TIE, "axe", "hit", "hit", "hit")[0], axe("blank")):
        while not table.is_over:
            assert "axe" not in offered(table)
            table.pass_(table.question.kind)


def test_axe_without_a_token_is_not_offered() -> None:
    table, own, enemy = pair("tie_bomber_squadron", V_19)
    ace = table.squadron("axe", X + 2 * away(30), Y, side=1)
    with_tokens(table, ace, ("brace", TokenState.DISCARDED))
    assert squadron_attack(table, own, enemy, "hit").is_over


@proves("EXT-ruling-38", "FX-14", "DEF-07")
def test_axe_spares_a_friend_the_damage_of_an_effect_during_the_attack_with_another_token() -> None:
    table = battlefield()
    ten = table.squadron("ten_numb", X, Y)
    target = table.squadron(V_19, X + away(30), Y, side=1)
    table.squadron(V_19, X + away(30), Y + away(30), side=1)
    table.squadron("axe", X + away(30) + away(40), Y + away(20), side=1)
    squadron_attack(table, ten, target, "crit", "hit", "blank")
    use(table, "ten_numb")
    asked = 0
    while not table.is_over:
        if "axe" in offered(table):
            use(table, "axe")
            asked += 1
            if asked == 1:
                table.answer(CHOSEN_TOKEN, TokenId(0))
        else:
            table.pass_(table.question.kind)
    assert asked == 2, "once for the friend beside, once for the defender"
    assert [table.the_squadron(unit).hull for unit in (3, 4, 5)] == [5, 5, 4]


def test_axe_does_not_help_against_damage_outside_attacks() -> None:
    table = battlefield()
    own = table.squadron("mauler_mithel", X, Y)
    table.squadron(V_19, X + away(30), Y, side=1)
    table.squadron("axe", X + 2 * away(30), Y, side=1)
    table.run(MoveSquadron(squadron=own, ignore_engagement=True)).answer(SQUADRON_MOVE, pose_at(X, Y))
    assert table.is_over
    assert table.the_squadron(3).hull == 4


# Tel Trevura


def tel(*rolled: str, hull: int = 2, exhausted: bool = True) -> Scenario:
    """An X-wing attacks Tel, 3, whose Brace is exhausted or readied."""
    table, own, enemy = pair(X_WING, "tel_trevura")
    state = TokenState.EXHAUSTED if exhausted else TokenState.READIED
    with_tokens(table, enemy, ("brace", state))
    with_hull(table, enemy, hull)
    return squadron_attack(table, own, enemy, *rolled)


@proves("DMG-09", "FX-15")
def test_tel_recovers_from_an_attack_that_destroyed_him_if_he_discarded_a_token() -> None:
    table = tel(*["hit"] * 4).answer(DEFENSE_TOKEN, 0)
    play_out(table)
    assert not table.all(Destroyed)
    assert table.the_squadron(3).hull == 3
    assert not table.game.state.lasting


def test_tel_recovers_no_more_than_his_hull_and_after_lesser_damage_too() -> None:
    table = tel("hit", "hit", "crit", "crit", hull=4).answer(DEFENSE_TOKEN, 0)
    assert play_out(table).the_squadron(3).hull == 4


def test_tel_recovers_nothing_without_discarding_a_token() -> None:
    table = tel("hit", "hit", "hit", "hit", hull=1)
    assert play_out(table).last(Destroyed).unit == 3
    table = tel("hit", "hit", "crit", "crit", exhausted=False).answer(DEFENSE_TOKEN, 0)
    assert play_out(table).the_squadron(3).hull == 1


def test_tel_is_destroyed_by_damage_outside_an_attack() -> None:
    table, _, enemy = pair(X_WING, "tel_trevura")
    table.run(StillTable())
    table.events += table.game.interrupt(SufferDamage(unit=enemy, amount=4, by="test"))
    assert table.last(Destroyed).unit == enemy
