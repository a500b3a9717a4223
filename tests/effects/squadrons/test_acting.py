"""Unique squadrons that act when they or others activate and move, or when a phase begins."""

from __future__ import annotations

import pytest

from armada.effects.squadrons.abilities import CHOSEN_SQUADRON, CHOSEN_SQUADRONS
from armada.effects.squadrons.acting import HUNTED
from armada.engine.procedures import Procedure
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.attack import AttackFromZone
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.displaced_squadrons import Placement
from armada.rules.engagement import is_engaged
from armada.rules.keywords import has_keyword
from armada.rules.overlapping import PLACEMENT, PlaceSquadrons
from armada.rules.rounds import Round
from armada.rules.ship_phase import ShipPhase
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation, SquadronAttack
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice
from armada.state.events.attack import AttackDeclared
from armada.state.events.cards import LastingBegun
from armada.state.events.commands import ActivationBegun
from armada.state.events.damage import Destroyed, HullChanged, ShieldsChanged
from armada.state.events.movement import SquadronMoved
from armada.state.records import Lasting, Scope, SquadronId
from tests.builders.aces_table import A_WING, BOMBER, CORVETTE, TIE, X_WING, Y_WING, X, Y, away, pair, with_hull
from tests.builders.attack_table import VICTORY, token_of
from tests.builders.cards_table import decline, offered, pass_until, squadron_attack, use
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable, at, battlefield
from tests.proves import proves

# Boba Fett


@proves("FX-09", "FX-20")
def test_boba_damages_an_enemy_at_distance_1_when_he_activates_and_cannot_decline() -> None:
    table, boba, enemy = pair("boba_fett", "luke_skywalker")
    table.run(SquadronActivation(squadron=boba))
    assert table.question.kind is SQUADRON_ACTION, "neither is asked whether, nor whom, nor for tokens"
    assert table.the_squadron(enemy).hull == 4


@pytest.mark.parametrize("by_command", [True, False])
def test_boba_chooses_among_enemies_whoever_activates_him(by_command: bool) -> None:
    table, boba, _ = pair("boba_fett", X_WING)
    other = table.squadron(Y_WING, X - away(30), Y, side=1)
    table.squadron(Y_WING, X - away(80), Y + 50, side=1)
    table.run(SquadronActivation(squadron=boba, by_command=by_command))
    assert len(table.question.options) == 2
    table.answer(HUNTED, other)
    assert table.the_squadron(other).hull == 5


@proves("DMG-05")
def test_the_owner_of_a_ship_chooses_where_boba_damages_it() -> None:
    table = battlefield()
    boba = table.squadron("boba_fett", X, Y)
    ship = table.ship(VICTORY, X, Y - 120, side=1)
    table.run(SquadronActivation(squadron=boba)).answer(DAMAGED_ZONE, FRONT, seat=1)
    assert table.shields(ship, FRONT) == 2
    assert [event.by for event in table.all(ShieldsChanged)] == ["boba_fett"]


@proves("ENG-07")
def test_boba_may_move_after_destroying_the_only_squadron_that_engages_him() -> None:
    table, boba, enemy = pair("boba_fett", X_WING)
    with_hull(table, enemy, 1)
    table.run(SquadronActivation(squadron=boba))
    assert table.last(Destroyed).unit == enemy
    assert table.question.options == (Action.MOVE,)


def test_boba_does_nothing_without_an_enemy_at_distance_1_or_when_others_activate() -> None:
    table = battlefield()
    boba = table.squadron("boba_fett", X, Y)
    friend = table.squadron(TIE, X, Y + away(10))
    enemy = table.squadron(X_WING, X + away(80), Y, side=1)
    table.run(SquadronActivation(squadron=boba))
    assert not table.all(HullChanged)
    table.run(SquadronActivation(squadron=enemy))
    table.run(SquadronActivation(squadron=friend))
    assert not table.all(HullChanged)


# Colonel Jendon


def jendon(*, gap: float = 90, activated: bool = True) -> tuple[Scenario, SquadronId, SquadronId, SquadronId]:
    """Jendon, a bomber squadron so far from him, and an enemy beside that."""
    table = battlefield()
    own = table.squadron("colonel_jendon", X, Y)
    friend = table.squadron(BOMBER, X + away(gap), Y, activated=activated)
    return table, own, friend, table.squadron(A_WING, X + away(gap) + away(30), Y, side=1)


@proves("SQN-08", "ATK-40")
def test_jendon_lets_an_activated_squadron_attack_instead_of_himself_after_his_move() -> None:
    table, own, bomber, enemy = jendon()
    table.run(SquadronActivation(squadron=own, by_command=True))
    decline(table).answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X + 20, Y))
    use(table, "colonel_jendon").answer(ATTACK, at(enemy)).roll("hit")
    assert (table.last(AttackDeclared).attacker, table.last(AttackDeclared).defender) == (bomber, enemy)
    assert table.the_squadron(enemy).hull == 3
    table.pass_()
    assert table.is_over, "nothing is left to do"
    assert [event.unit for event in table.all(ActivationBegun)] == [own]


@proves("SQN-07")
def test_in_the_squadron_phase_jendon_cannot_move_then() -> None:
    table, own, bomber, enemy = jendon(activated=False)
    table.run(SquadronActivation(squadron=own))
    use(table, "colonel_jendon").answer(ATTACK, at(enemy)).roll("hit").pass_()
    assert table.is_over
    assert not table.all(SquadronMoved)
    assert not table.the_squadron(bomber).activated


@proves("KEY-02")
def test_an_attack_granted_by_jendon_draws_counter_and_may_be_declined() -> None:
    table, own, _, enemy = jendon()
    table.run(SquadronActivation(squadron=own))
    use(table, "colonel_jendon").answer(ATTACK, at(enemy)).roll("blank")
    assert "counter" in offered(table)
    table.run(SquadronActivation(squadron=own))
    use(table, "colonel_jendon").pass_(ATTACK)
    assert table.is_over


def test_jendon_chooses_among_friends_that_can_attack_at_distance_1_2() -> None:
    table, own, bomber, enemy = jendon()
    other = table.squadron(TIE, X + away(90), Y + away(20))
    table.squadron(TIE, X - away(20), Y)
    table.run(SquadronActivation(squadron=own))
    use(table, "colonel_jendon")
    assert set(table.question.options) == {bomber, other}
    table.answer(CHOSEN_SQUADRON, other).answer(ATTACK, at(enemy)).roll("hit", "hit", "hit").pass_()
    assert table.the_squadron(enemy).hull == 1


def test_jendon_is_not_offered_beyond_distance_2_or_once_he_has_attacked_or_moved_alone() -> None:
    table, own, _, _ = jendon(gap=130)
    assert "colonel_jendon" not in offered(table.run(SquadronActivation(squadron=own)))
    table, own, _, _ = jendon()
    table.squadron(Y_WING, X - away(30), Y, side=1)
    table.run(SquadronActivation(squadron=own, by_command=True))
    decline(table).answer(SQUADRON_ACTION, Action.ATTACK).roll("blank", "blank")
    assert "colonel_jendon" not in offered(table)
    table, own, _, _ = jendon()
    table.run(SquadronActivation(squadron=own))
    decline(table).answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X + 20, Y))
    assert table.is_over


# Mauler Mithel


def mauler(*enemies: tuple[float, float], card: str = X_WING) -> tuple[Scenario, SquadronId, list[SquadronId]]:
    """Mauler, and enemies at these places."""
    table = battlefield()
    own = table.squadron("mauler_mithel", X, Y)
    return table, own, [table.squadron(card, x, y, side=1) for x, y in enemies]


@proves("SQN-19", "DMG-09")
def test_mauler_hurts_every_squadron_engaged_with_him_after_his_move() -> None:
    table, own, enemies = mauler((X + 200, Y), (X + 200, Y + 50), (X + 340, Y))
    table.run(MoveSquadron(squadron=own)).answer(SQUADRON_MOVE, pose_at(X + 150, Y))
    assert [table.the_squadron(enemy).hull for enemy in enemies] == [4, 4, 5]


@proves("DEF-30")
def test_no_defense_token_helps_against_mauler() -> None:
    table, own, (tycho,) = mauler((X + 200, Y), card="tycho_celchu")
    table.run(MoveSquadron(squadron=own)).answer(SQUADRON_MOVE, pose_at(X + 150, Y))
    assert table.is_over
    assert table.the_squadron(tycho).hull == 3


@proves("SQN-19")
def test_mauler_hurts_a_heavy_squadron_though_he_stays_where_he_is() -> None:
    table, own, (y_wing,) = mauler((X + 60, Y), card=Y_WING)
    table.run(MoveSquadron(squadron=own)).answer(SQUADRON_MOVE, pose_at(X, Y))
    assert table.the_squadron(y_wing).hull == 5


def test_squadrons_that_mauler_destroys_together_are_all_hurt_first() -> None:
    table, own, enemies = mauler((X + 200, Y), (X + 200, Y + 50))
    for enemy in enemies:
        with_hull(table, enemy, 1)
    table.run(MoveSquadron(squadron=own)).answer(SQUADRON_MOVE, pose_at(X + 150, Y))
    kinds = [type(event) for event in table.events if isinstance(event, HullChanged | Destroyed)]
    assert kinds == [HullChanged, HullChanged, Destroyed, Destroyed]


@proves("ENG-05")
def test_mauler_does_not_hurt_an_enemy_behind_an_obstacle() -> None:
    table, own, (enemy,) = mauler((X + 260, Y))
    table.obstacle("debris_field_1", X + 205, Y)
    table.run(MoveSquadron(squadron=own)).answer(SQUADRON_MOVE, pose_at(X + 155, Y))
    assert table.the_squadron(enemy).hull == 5


@proves("SQN-23")
def test_mauler_hurts_nobody_when_he_leaves_the_play_area() -> None:
    table = battlefield()
    own = table.squadron("mauler_mithel", 60, Y)
    enemy = table.squadron(X_WING, 60, Y + 120, side=1)
    table.run(MoveSquadron(squadron=own)).answer(SQUADRON_MOVE, pose_at(10, Y + 100))
    assert table.last(Destroyed).unit == own
    assert table.the_squadron(enemy).hull == 5


@proves("OVL-24")
def test_mauler_hurts_nobody_where_he_is_placed_after_an_overlap() -> None:
    table, own, (enemy,) = mauler((X, Y + 90))
    ship = table.ship(CORVETTE, X, Y, side=1)
    table.run(PlaceSquadrons(ship=ship, squadrons=(own,)))
    refusal = table.question.refusal(Placement(own, pose_at(X, Y + 52)))
    assert refusal is not None
    table.answer(PLACEMENT, refusal.nearest)
    assert is_engaged(table.game, own)
    assert table.the_squadron(enemy).hull == 5


def test_moves_of_others_hurt_nobody() -> None:
    table, _, (enemy,) = mauler((X + 150, Y))
    table.run(MoveSquadron(squadron=enemy)).answer(SQUADRON_MOVE, pose_at(X + 60, Y))
    assert table.the_squadron(enemy).hull == 5


# Whisper


def whispered(token: str | None, *rolled: str) -> tuple[Scenario, SquadronId]:
    """An X-wing squadron attacks Whisper, who spends a token."""
    table, x_wing, whisper = pair(X_WING, "whisper")
    squadron_attack(table, x_wing, whisper, *rolled)
    pass_until(table, DEFENSE_TOKEN)
    if token is None:
        return table.pass_(DEFENSE_TOKEN), whisper
    return table.answer(DEFENSE_TOKEN, token_of(table, whisper, token)), whisper


@proves("FX-15", "SQN-16")
@pytest.mark.parametrize("token", ["brace", "scatter"])
def test_whisper_may_move_up_to_distance_1_after_spending_a_token_though_engaged(token: str) -> None:
    table, whisper = whispered(token, "hit", "hit", "hit", "hit")
    if table.question.kind is DEFENSE_TOKEN:
        table.pass_(DEFENSE_TOKEN)
    use(table, "whisper")
    start = table.the_squadron(whisper).pose
    assert start is not None
    x, y = start.centre
    assert table.question.refusal(pose_at(x + 78, y)) is not None
    table.answer(SQUADRON_MOVE, pose_at(x + 76, y))
    assert table.is_over
    assert not table.the_squadron(whisper).activated


def test_whisper_does_not_move_if_she_spent_no_token_or_is_destroyed() -> None:
    assert "whisper" not in offered(whispered(None, "hit", "accuracy", "accuracy", "accuracy")[0])
    table, x_wing, whisper = pair(X_WING, "whisper")
    with_hull(table, whisper, 1)
    squadron_attack(table, x_wing, whisper, "hit", "hit", "hit", "hit")
    table.answer(DEFENSE_TOKEN, token_of(table, whisper, "brace")).pass_(DEFENSE_TOKEN)
    assert table.last(Destroyed).unit == whisper
    assert table.is_over


def test_whisper_is_offered_no_move_in_the_activation_in_which_rapid_launch_bays_placed_her() -> None:
    for launched in (False, True):
        table, x_wing, whisper = pair(X_WING, "whisper")
        table.ship("victory_i_class_star_destroyer", 200, 200, side=1, upgrades=["rapid_launch_bays"])
        table.run(StillTable())
        if launched:
            table.game.emit(LastingBegun(Lasting(key="rapid_launch_bays", scope=Scope.ACTIVATION, unit=whisper)))
        table.game.interrupt(SquadronAttack(squadron=x_wing))
        table.roll("hit", "hit", "hit", "hit")
        pass_until(table, DEFENSE_TOKEN).answer(DEFENSE_TOKEN, token_of(table, whisper, "brace"))
        pass_until(table, EFFECT)
        assert ("whisper" in offered(table)) is not launched


@proves("ATK-50")
def test_whisper_moves_before_a_ship_declares_the_next_squadron() -> None:
    table = battlefield()
    ship = table.ship("nebulon_b_escort_frigate", X, Y - 130)
    whisper = table.squadron("whisper", X, Y, side=1)
    tie = table.squadron(TIE, X + 60, Y, side=1)
    table.run(AttackFromZone(attacker=ship, choice=AttackChoice(FRONT, whisper, None), obstructed=False))
    table.roll("hit", "hit").answer(DEFENSE_TOKEN, token_of(table, whisper, "scatter"))
    if table.question.kind is DEFENSE_TOKEN:
        table.pass_(DEFENSE_TOKEN)
    use(table, "whisper").answer(SQUADRON_MOVE, pose_at(X, Y + 60))
    assert [choice.defender for choice in table.question.options] == [tie]
    table.pass_(NEXT_SQUADRON)


# Han Solo


def han(*, activated: bool = False, enemies: int = 0) -> tuple[Scenario, SquadronId]:
    """Han at the start of the Ship Phase, with some enemies around him."""
    table = battlefield()
    solo = table.squadron("han_solo", X, Y, side=1, activated=activated)
    for dx in (away(30), -away(30))[:enemies]:
        table.squadron(TIE, X + dx, Y)
    return table.run(ShipPhase()), solo


@proves("SQN-08", "CMD-43")
def test_han_activates_at_the_start_of_the_ship_phase_and_both_moves_and_attacks() -> None:
    table, solo = han(enemies=1)
    use(table, "han_solo").answer(SQUADRON_ACTION, Action.ATTACK).roll("hit", "accuracy", "blank", "blank")
    pass_until(table, SQUADRON_ACTION)
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X - 60, Y))
    assert table.the_squadron(solo).activated
    assert "han_solo" not in offered(table)


def test_han_may_wait_and_is_not_offered_once_he_has_activated() -> None:
    table, solo = han()
    decline(table)
    assert not table.the_squadron(solo).activated
    table, _ = han(activated=True)
    assert "han_solo" not in offered(table)


@proves("ENG-02")
def test_han_engaged_by_two_squadrons_may_attack_and_not_move() -> None:
    table, _ = han(enemies=2)
    use(table, "han_solo")
    assert table.question.options == (Action.ATTACK,)


# Hera Syndulla


def hera(procedure: Procedure, *, gap: float = 90) -> tuple[Scenario, SquadronId, list[SquadronId]]:
    """Hera, and three X-wing squadrons, the last one so far from her."""
    table = battlefield()
    own = table.squadron("hera_syndulla_ghost", X, Y)
    wings = [table.squadron(X_WING, X + dx, Y + dy) for dx, dy in ((away(90), 0.0), (0.0, away(90)), (-away(gap), 0.0))]
    return table.run(procedure), own, wings


@proves("KEY-28", "KEY-35")
def test_hera_gives_rogue_to_two_squadrons_which_then_both_move_and_attack() -> None:
    table, _, wings = hera(SquadronPhase())
    use(table, "hera_syndulla_ghost")
    assert table.question.refusal(tuple(wings)) is not None, "to two at most"
    table.answer(CHOSEN_SQUADRONS, (wings[0], wings[1]))
    assert [has_keyword(table.game, wing, "rogue") for wing in wings] == [True, True, False]
    activation = SquadronActivation(squadron=wings[0])
    assert activation.options(table.game).total == 2
    assert SquadronActivation(squadron=wings[2]).options(table.game).total == 1


def test_hera_gives_rogue_to_nobody_beyond_distance_2_and_may_give_it_to_one_or_none() -> None:
    table, own, wings = hera(SquadronPhase(), gap=130)
    use(table, "hera_syndulla_ghost")
    assert table.question.refusal((wings[2],)) is not None
    assert table.question.refusal((own,)) is None
    table.answer(CHOSEN_SQUADRONS, (wings[1],))
    assert [has_keyword(table.game, wing, "rogue") for wing in wings] == [False, True, False]
    table, _, wings = hera(SquadronPhase())
    decline(table)
    assert not any(has_keyword(table.game, wing, "rogue") for wing in wings)


@proves("KEY-29", "FX-25")
def test_rogue_by_hera_outlives_her_and_ends_with_the_round() -> None:
    table, own, wings = hera(SquadronPhase())
    use(table, "hera_syndulla_ghost").answer(CHOSEN_SQUADRONS, (wings[0],))
    table.game.announce(HullChanged(own, 0, "test"))
    table.game.announce(Destroyed(own, "test"))
    assert not table.game.is_in_play(own)
    assert has_keyword(table.game, wings[0], "rogue")
    table.game.scope_ended(Round(number=1))
    assert not has_keyword(table.game, wings[0], "rogue")
