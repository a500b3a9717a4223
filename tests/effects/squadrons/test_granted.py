"""Unique squadrons that give or gain attacks, moves and activations outside the usual order."""

from __future__ import annotations

import pytest

from armada.effects.squadrons.abilities import CHOSEN_SQUADRON, CHOSEN_SQUADRONS
from armada.engine.questions import PASS
from armada.geometry.bases import TOKEN_RADIUS
from armada.geometry.pose import pose_at
from armada.rules.relocation import BESIDE_SQUADRON
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.targets import ATTACK
from armada.rules.token_placement import TOKEN_PLACE
from armada.state.events.attack import AttackDeclared, DiceRolled
from armada.state.events.movement import ManeuverExecuted, SquadronMoved
from armada.state.records import Command, SquadronId, UnitId
from tests.builders.aces_table import A_WING, CORVETTE, TIE, X_WING, Y_WING, X, Y, away, fight, pair
from tests.builders.cards_table import offered, squadron_attack, use
from tests.builders.commanded import activating, attack_now
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import at, battlefield, dice_rolled
from tests.players.offers.situations import until
from tests.proves import proves

V_19, VULTURE = "v_19_torrent_squadron", "vulture_droid_squadron"

# Kickback


@proves("FX-15", "SQN-16", "EXT-keyword-27")
def test_kickback_may_move_up_to_distance_1_after_each_of_his_attacks_though_he_is_engaged() -> None:
    table, own, enemy = pair("kickback", "y_wing_squadron")
    squadron_attack(table, own, enemy, "blank", "accuracy", "accuracy")
    use(until(table, "kickback"), "kickback")
    assert table.question.kind is SQUADRON_MOVE
    assert not table.question.accepts(pose_at(X, Y + 77))
    table.answer(SQUADRON_MOVE, pose_at(X, Y + 76))
    assert not table.the_squadron(own).activated


def test_kickback_who_countered_may_move_and_who_was_destroyed_may_not() -> None:
    table, own, enemy = pair("kickback", A_WING, hull=1)
    squadron_attack(table, own, enemy, "blank", "accuracy", "accuracy")
    found = set()
    while not table.is_over:
        found |= offered(table)
        if "counter" in offered(table):
            use(table, "counter").roll("hit", "hit")
        else:
            table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
    assert "counter" in found
    assert not table.game.is_in_play(own)


def test_kickback_is_not_offered_after_the_attack_of_another() -> None:
    table, _, _ = fight(TIE, "kickback", "accuracy", "accuracy", "accuracy")
    while not table.is_over:
        assert "kickback" not in offered(table)
        table.answer(table.question.kind, PASS)


# Ahsoka Tano

AHSOKA = "ahsoka_tano_delta_7_aethersprite_squadron"


def ahsoka(*, friend: str = V_19, gap: float = 30, enemy: str = VULTURE) -> Scenario:
    """Ahsoka, 2, moves on the spot; an activated friend, 3, so far from her, with an enemy, 4, beyond."""
    table = battlefield()
    own = table.squadron(AHSOKA, X, Y)
    table.squadron(friend, X + away(gap), Y, activated=True)
    table.squadron(enemy, X + away(gap) + away(70), Y, side=1)
    return table.run(MoveSquadron(squadron=own)).answer(SQUADRON_MOVE, pose_at(X, Y))


@proves("SQN-19", "KEY-07")
def test_ahsoka_lets_an_activated_friend_attack_a_squadron_with_two_blue_dice() -> None:
    table = use(ahsoka(), AHSOKA).answer(ATTACK, at(UnitId(4))).roll("hit", "hit")
    assert table.last(AttackDeclared).attacker == 3
    assert dice_rolled(table) == ["blue", "blue"]
    assert table.the_squadron(4).hull == 1
    assert table.the_squadron(3).activated


def test_ahsoka_is_not_offered_without_a_friend_that_could_attack_a_squadron() -> None:
    assert AHSOKA not in offered(ahsoka(gap=90))
    table = battlefield()
    own = table.squadron(AHSOKA, X, Y)
    table.squadron(V_19, X + away(30), Y)
    table.ship(CORVETTE, X + away(30), Y + 90, side=1)
    table.run(MoveSquadron(squadron=own)).answer(SQUADRON_MOVE, pose_at(X, Y))
    assert table.is_over


@proves("KEY-14")
def test_the_friend_of_ahsoka_is_bound_by_escort_and_may_be_countered() -> None:
    table = battlefield()
    own = table.squadron(AHSOKA, X, Y)
    table.squadron(V_19, X + away(30), Y)
    table.squadron("droid_tri_fighter_squadron", X + 2 * away(30), Y, side=1)
    escort = table.squadron("tie_advanced_squadron", X + away(30), Y + away(30), side=1)
    table.run(MoveSquadron(squadron=own)).answer(SQUADRON_MOVE, pose_at(X, Y))
    use(table, AHSOKA)
    if table.question.kind is CHOSEN_SQUADRON:
        table.answer(CHOSEN_SQUADRON, 3)
    assert [choice.defender for choice in table.question.options] == [escort]
    table = use(ahsoka(enemy="droid_tri_fighter_squadron"), AHSOKA)
    table.answer(ATTACK, at(UnitId(4))).roll("accuracy", "accuracy")
    use(until(table, "counter"), "counter").roll("hit", "hit")
    assert table.the_squadron(3).hull == 3


def test_the_granted_attack_may_be_declined() -> None:
    table = use(ahsoka(), AHSOKA).pass_(ATTACK)
    assert not table.all(DiceRolled)


# Haor Chall Prototypes

HAOR = "haor_chall_prototypes"


def haor(mover: str = X_WING, gap: float = 30, *, engaging: str = "", hull: int | None = None) -> Scenario:
    """An enemy, 3, so far from Haor Chall, 2, moves by an effect that ignores engagement."""
    table = battlefield()
    table.squadron(HAOR, X, Y, side=1)
    enemy = table.squadron(mover, X + away(gap), Y, hull=hull)
    if engaging:
        table.squadron(engaging, X, Y + away(30))
    return table.run(MoveSquadron(squadron=enemy, ignore_engagement=True))


@proves("FX-13")
def test_haor_chall_attacks_an_enemy_squadron_before_it_moves() -> None:
    table = use(haor(), HAOR).roll("hit", "blank")
    assert table.last(AttackDeclared).attacker == 2
    assert table.the_squadron(3).hull == 4
    assert not table.the_squadron(2).activated
    assert "ai_anti_squadron" not in offered(table)
    assert table.question.kind is SQUADRON_MOVE


@proves("SQN-24")
def test_what_haor_chall_destroys_does_not_move() -> None:
    table = use(haor(hull=1), HAOR).roll("hit", "blank")
    while not table.is_over:
        table.answer(table.question.kind, PASS)
    assert not table.all(SquadronMoved)


def test_haor_chall_attacks_nobody_at_distance_2_and_no_friend() -> None:
    assert haor(gap=90).question.kind is SQUADRON_MOVE
    table = battlefield()
    table.squadron(HAOR, X, Y)
    friend = table.squadron(VULTURE, X + away(30), Y)
    assert table.run(MoveSquadron(squadron=friend)).question.kind is SQUADRON_MOVE


@proves("KEY-14")
def test_haor_chall_engaged_with_an_escort_does_not_attack_another_squadron() -> None:
    assert haor(Y_WING, engaging="tie_advanced_squadron").question.kind is SQUADRON_MOVE


@proves("ENG-03", "MOVE-27")
@pytest.mark.parametrize(("speed", "engaged"), [(2, False), (0, False), (2, True)])
def test_haor_chall_attacks_an_enemy_ship_before_its_maneuver_even_if_engaged(speed: int, engaged: bool) -> None:
    table = battlefield()
    own = table.squadron(HAOR, X, Y, side=1)
    ship = table.ship(CORVETTE, X, Y - 100, speed=speed)
    if engaged:
        table.squadron(X_WING, X, Y + away(30))
    use(table.run(ExecuteManeuver(ship=ship)), HAOR)
    if table.question.kind is ATTACK:
        table.answer(ATTACK, table.question.options[0])
    table.roll("hit")
    assert table.last(AttackDeclared).attacker == own
    assert table.last(AttackDeclared).defender == ship
    kinds = [type(event) for event in table.events]
    assert ManeuverExecuted not in kinds[: kinds.index(AttackDeclared)]


# IG-88B


def ig_88b(*enemies: str, activated: bool = False, hull: int | None = None) -> Scenario:
    """The Squadron Phase begins; IG-88B is 2, the enemies around him 3 and more."""
    table = battlefield()
    table.squadron("ig_88b", X, Y, activated=activated, hull=hull)
    spots = [(away(30), 0.0), (-away(30), 0.0), (0.0, away(30))]
    for card, (dx, dy) in zip(enemies, spots, strict=False):
        table.squadron(card, X + dx, Y + dy, side=1, activated=True)
    return table.run(SquadronPhase())


@proves("ATK-22", "SQN-13")
def test_ig_88b_is_marked_as_activated_and_attacks_each_enemy_at_distance_1_with_a_die_less() -> None:
    table = use(ig_88b(Y_WING, Y_WING), "ig_88b")
    assert table.the_squadron(2).activated
    assert {choice.defender for choice in table.question.options} == {3, 4}
    table.answer(ATTACK, at(SquadronId(table.game.squadron(4).id)))
    table.answer(table.question.kind, "black").roll("accuracy", "accuracy", "blank")
    assert len(dice_rolled(table)) == 3
    assert [choice.defender for choice in table.question.options] == [3]
    table.pass_(ATTACK)
    assert table.is_over


def test_ig_88b_who_has_activated_is_not_offered_his_attacks() -> None:
    assert ig_88b(X_WING, activated=True).is_over


@proves("EXT-ruling-17", "KEY-14")
def test_ig_88b_attacks_escorts_first_and_nobody_else_while_one_engages_him() -> None:
    table = use(ig_88b(X_WING, Y_WING), "ig_88b")
    assert [choice.defender for choice in table.question.options] == [3]
    table.answer(ATTACK, table.question.options[0])
    table.answer(table.question.kind, "black").roll("accuracy", "accuracy", "blank")
    assert table.is_over, "the X-wing still engages him"
    table = ig_88b(X_WING, Y_WING)
    use(table, "ig_88b").answer(ATTACK, table.question.options[0])
    table.answer(table.question.kind, "black").roll("hit", "hit", "hit crit")
    assert table.the_squadron(3).hull == 2


def test_ig_88b_destroyed_by_a_counter_attack_attacks_no_more() -> None:
    table = use(ig_88b(A_WING, A_WING, hull=1), "ig_88b")
    table.answer(ATTACK, table.question.options[0])
    table.answer(table.question.kind, "black").roll("accuracy", "accuracy", "blank")
    use(until(table, "counter"), "counter").roll("hit", "hit")
    while not table.is_over:
        assert table.question.kind is not ATTACK
        table.answer(table.question.kind, PASS)
    assert not table.game.is_in_play(table.game.unit(2).id)


def test_ig_88b_may_be_marked_without_attacking_and_cannot_activate() -> None:
    table = use(ig_88b(Y_WING), "ig_88b").pass_(ATTACK)
    assert table.is_over
    assert table.the_squadron(2).activated


# Fenn Rau


def fenn(*friends: str, by_command: bool = True, gap: float = 30) -> Scenario:
    """Fenn Rau, 2, activates and does nothing; friends around him."""
    table = battlefield()
    own = table.squadron("fenn_rau", X, Y)
    spots = [(away(gap), 0.0), (-away(gap), 0.0), (0.0, away(gap))]
    for card, (dx, dy) in zip(friends, spots, strict=False):
        table.squadron(card, X + dx, Y + dy)
    return activating(table, own, by_command=by_command).pass_(SQUADRON_ACTION)


@proves("SQN-08", "CMD-43")
def test_fenn_rau_lets_two_neighbours_activate_as_if_by_the_command() -> None:
    table = use(fenn(X_WING, X_WING), "fenn_rau").answer(CHOSEN_SQUADRONS, (3, 4))
    for squadron in (3, 4):
        activation = table.game.innermost(SquadronActivation)
        assert activation is not None
        assert (activation.squadron, activation.by_command, activation.ship) == (squadron, True, 0)
        table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, table.the_squadron(squadron).pose)
        activation = table.game.innermost(SquadronActivation)
        if activation is not None and activation.squadron == squadron:
            table.pass_(SQUADRON_ACTION)
        assert table.the_squadron(squadron).activated
    assert table.is_over


def test_fenn_rau_is_not_offered_in_the_squadron_phase_or_without_such_a_neighbour() -> None:
    assert fenn(X_WING, by_command=False).is_over
    assert fenn("wedge_antilles_x_wing_squadron").is_over
    assert fenn(X_WING, gap=90).is_over


@proves("CMD-42")
def test_the_neighbours_of_fenn_rau_come_on_top_of_the_number_of_the_command() -> None:
    table = battlefield()
    carrier = table.ship("cr90_corvette_a", 900, 100, revealed=Command.SQUADRON)
    own = table.squadron("fenn_rau", 900, 240)
    near = table.squadron(X_WING, 900, 240 + away(30))
    table.run(SquadronCommand(ship=carrier))
    if table.question.kind is not SQUADRON_ACTION:
        table.answer(table.question.kind, own)
    table.pass_(SQUADRON_ACTION)
    use(table, "fenn_rau")
    if table.question.kind is CHOSEN_SQUADRONS:
        table.answer(CHOSEN_SQUADRONS, (near,))
    table.pass_(SQUADRON_ACTION)
    assert table.the_squadron(near).activated
    assert table.is_over, "the corvette's squadron value is 1"


def test_attacks_of_the_neighbours_are_those_of_a_commanded_activation() -> None:
    table = battlefield()
    own = table.squadron("fenn_rau", X, Y)
    table.squadron(VULTURE, X + away(30), Y)
    enemy = table.squadron(Y_WING, X + 2 * away(30), Y, side=1)
    use(activating(table, own).pass_(SQUADRON_ACTION), "fenn_rau")
    if table.question.kind is CHOSEN_SQUADRONS:
        table.answer(CHOSEN_SQUADRONS, (3,))
    attack_now(table, enemy, "accuracy", "blank")
    assert "ai_anti_squadron" in offered(table)


# Hondo Ohnaka

HONDO = "hondo_ohnaka_slave_i"


def hondo(card: str = X_WING, *, activated: bool = False, gap: float = 30, side: int = 1) -> Scenario:
    """Hondo, 2, activates by a command; a squadron, 3, is so far from him."""
    table = battlefield()
    own = table.squadron(HONDO, X, Y)
    table.squadron(card, X + away(gap), Y, side=side, activated=activated)
    return activating(table, own)


@proves("SQN-11", "SQN-13")
@pytest.mark.parametrize("side", [0, 1])
def test_hondo_marks_a_squadron_as_activated_instead_of_attacking(side: int) -> None:
    table = use(hondo(side=side), HONDO)
    assert table.the_squadron(3).activated
    assert HONDO not in offered(table)
    assert table.is_over or Action.ATTACK not in table.question.options


@proves("OVL-24", "SQN-17")
def test_hondo_places_a_squadron_that_has_activated_anywhere_at_distance_1_of_him() -> None:
    table = use(hondo(activated=True), HONDO)
    assert table.question.kind is BESIDE_SQUADRON
    beyond = table.question.refusal(pose_at(X, Y + away(77)))
    onto = table.question.refusal(pose_at(X + 10, Y))
    assert beyond is not None
    assert beyond.rule == "OVL-24"
    assert onto is not None
    assert onto.rule == "SQN-17"
    table.answer(BESIDE_SQUADRON, pose_at(X, Y + away(70)))
    assert table.the_squadron(3).pose == pose_at(X, Y + away(70))
    assert not table.all(SquadronMoved)


def test_hondo_is_offered_nothing_after_his_attack_or_without_a_squadron_at_distance_1() -> None:
    table = hondo()
    table.pass_(table.question.kind)
    attack_now(table, 3, *["accuracy"] * 4)
    while not table.is_over:
        assert HONDO not in offered(table)
        table.pass_(table.question.kind)
    assert HONDO not in offered(hondo(gap=90))


# Moralo Eval

MORALO = "moralo_eval"


def moralo(*, gap: float = 80, engaged: int = 0, activated: bool = False, asteroids: bool = False) -> Scenario:
    """A Lambda shuttle moves an objective token that lies so far from Moralo, 2."""
    table = battlefield()
    table.squadron(MORALO, X, Y, activated=activated)
    shuttle = table.squadron("lambda_class_shuttle", X + 17.1 + gap + 60, Y)
    x = X + 17.1 + gap + TOKEN_RADIUS
    table.token("sensor_net", x, Y)
    if asteroids:
        table.obstacle("asteroid_field_1", x, Y)
    for dy in (away(30), -away(30))[:engaged]:
        table.squadron(X_WING, X, Y + dy, side=1)
    table.run(MoveSquadron(squadron=shuttle)).answer(SQUADRON_MOVE, pose_at(X + 17.1 + gap + 60, Y))
    use(table, "strategic")
    return table.answer(TOKEN_PLACE, pose_at(X + 17.1 + gap + 60, Y))


@proves("SQN-19", "FX-10")
@pytest.mark.parametrize("activated", [False, True])
def test_moralo_moves_and_attacks_when_a_token_near_him_is_moved(activated: bool) -> None:
    table = use(moralo(engaged=1, activated=activated), MORALO)
    assert table.question.kind is SQUADRON_MOVE
    table.answer(SQUADRON_MOVE, pose_at(X, Y))
    assert table.question.kind is ATTACK
    table.answer(ATTACK, table.question.options[0]).roll("hit", "accuracy", "blank", "blank")
    assert table.last(AttackDeclared).attacker == 2
    assert table.the_squadron(2).activated is activated


@proves("ENG-02")
def test_moralo_engaged_with_two_squadrons_may_attack_alone() -> None:
    table = use(moralo(engaged=2), MORALO)
    assert table.question.kind is ATTACK
    assert table.question.accepts(PASS)


def test_moralo_is_not_offered_a_token_at_distance_3_or_on_an_obstacle() -> None:
    assert MORALO not in offered(moralo(gap=130))
    assert MORALO not in offered(moralo(asteroids=True))
