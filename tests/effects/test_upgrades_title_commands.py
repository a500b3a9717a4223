"""Titles of commands, squadrons, movement and rounds."""

from __future__ import annotations

import pytest

from armada.catalog.cards import DefenseToken
from armada.effects.upgrades.title_commands import READIED_UPGRADE
from armada.effects.verbs import CHOSEN_COMMAND, CHOSEN_SHIP, CHOSEN_TOKEN
from armada.geometry.pose import pose_at
from armada.rules.command_phase import missing_dials
from armada.rules.command_tokens import DISCARDED_TOKEN, GainCommandToken
from armada.rules.commands import WAY, Way
from armada.rules.engagement import engagement, is_engaged, may_move
from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacles import STATION_CARD
from armada.rules.repair import RepairCommand
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand, is_in_reach
from armada.rules.squadron_movement import SQUADRON_MOVE, squadron_speed
from armada.state.events.attack import AttackEnded
from armada.state.events.damage import DamageCardDealt
from armada.state.events.movement import ManeuverExecuted, ObstacleResolved
from armada.state.records import COMMANDS, Command, ShipId, SquadronId, UpgradeId
from tests.effects.cards_table import (
    EXHAUSTED,
    READIED,
    decline,
    exhaust,
    is_exhausted,
    offered,
    pass_until,
    tokens_of,
    use,
)
from tests.effects.test_upgrades_support_team import straight
from tests.proves import proves
from tests.rules.attack_table import CORVETTE, IMPERIAL, NEBULON, TIE, VICTORY, X_WING, X, Y
from tests.rules.builders import FRONT, Scenario
from tests.rules.squadron_table import StillTable, attackable

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
BOMBER = "tie_bomber_squadron"

# Liberty, Redemption, Relentless, Phoenix Home


@pytest.mark.parametrize(("by_dial", "by_token", "most"), [(False, True, 2), (True, True, 4), (True, False, 2)])
def test_liberty_activates_one_squadron_more_if_a_token_was_spent(by_dial: bool, by_token: bool, most: int) -> None:
    table = Scenario()
    ship = table.ship("mc80_battle_cruiser", X, Y, side=1, upgrades=["liberty"])
    table.run(StillTable())
    assert SquadronCommand(ship=ship, by_dial=by_dial, by_token=by_token).most(table.game) == most


def test_liberty_serves_no_other_ship() -> None:
    table = Scenario()
    table.ship("mc80_battle_cruiser", X, Y, side=1, upgrades=["liberty"])
    other = table.ship("mc80_battle_cruiser", X + 200, Y, side=1)
    table.run(StillTable())
    assert SquadronCommand(ship=other, by_token=True).most(table.game) == 1


def points(gap: float, *, side: int = 1, damage: tuple[str, ...] = ()) -> int:
    """The engineering points of a Nebulon-B that spends a Repair dial beside Redemption."""
    table = Scenario()
    table.ship(NEBULON, X, Y, side=1, upgrades=["redemption"])
    ship = table.ship(NEBULON, X + 41 + gap, Y, side=side, revealed=REPAIR, shields={FRONT: 0}, damage=damage)
    table.run(RepairCommand(ship=ship))
    command = table.game.under_way(RepairCommand)
    assert command is not None
    return command.points


def test_redemption_gives_friendly_ships_in_reach_an_engineering_point() -> None:
    assert points(250) == 4
    assert points(250, damage=("power_failure",)) == 2, "one and a half, rounded down, and one"


def test_redemption_gives_nothing_beyond_distance_5_or_to_enemies() -> None:
    assert points(320) == 3
    assert points(250, side=0) == 3


def test_redemption_serves_itself() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["redemption"], revealed=REPAIR, shields={FRONT: 0})
    table.run(RepairCommand(ship=ship))
    command = table.game.under_way(RepairCommand)
    assert command is not None
    assert command.points == 4


def test_relentless_is_assigned_one_dial_less_than_its_command_value() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, X, Y, upgrades=["relentless"])
    other = table.ship(IMPERIAL, X + 200, Y)
    table.run(StillTable())
    assert missing_dials(table.game, ship) == 2
    assert missing_dials(table.game, other) == 3


def test_relentless_holds_as_many_command_tokens_as_before() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, X, Y, upgrades=["relentless"], tokens=(NAVIGATE, REPAIR))
    table.run(GainCommandToken(ship=ship, command=SQUADRON))
    assert len(table.the_ship(ship).tokens) == 3


def test_phoenix_home_holds_four_command_tokens() -> None:
    table = Scenario()
    ship = table.ship("modified_pelta_class_command_ship", X, Y, side=1, upgrades=["phoenix_home"], tokens=COMMANDS[:3])
    table.run(GainCommandToken(ship=ship, command=COMMANDS[3]))
    assert table.the_ship(ship).tokens == COMMANDS
    table.run(StillTable())
    assert missing_dials(table.game, ship) == 2, "its command value is as printed"


def test_phoenix_home_holds_no_token_twice_and_serves_no_other_ship() -> None:
    table = Scenario()
    pelta = "modified_pelta_class_command_ship"
    ship = table.ship(pelta, X, Y, side=1, upgrades=["phoenix_home"], tokens=(NAVIGATE,))
    other = table.ship(pelta, X + 200, Y, side=1, tokens=(NAVIGATE, REPAIR))
    table.run(GainCommandToken(ship=ship, command=NAVIGATE))
    assert table.the_ship(ship).tokens == (NAVIGATE,)
    table.run(GainCommandToken(ship=other, command=SQUADRON))
    assert table.question.kind is DISCARDED_TOKEN


# Tantive IV


def tantive(
    *, gap: float = 250, friend: dict[str, object] | None = None, **ship: object
) -> tuple[Scenario, ShipId, ShipId]:
    """Tantive IV is about to gain a Navigate token, with a friend beside it."""
    table = Scenario()
    tantive = table.ship(CORVETTE, X, Y, side=1, upgrades=["tantive_iv"])
    other = table.ship(NEBULON, X + 41 + gap, Y, side=1, **(friend or {}))  # type: ignore[arg-type]
    table.run(GainCommandToken(ship=tantive, command=NAVIGATE))
    return table, tantive, other


def test_tantive_iv_hands_a_token_that_it_would_gain_to_another_ship() -> None:
    table, tantive_iv, other = tantive()
    use(table, "tantive_iv")
    assert table.the_ship(tantive_iv).tokens == ()
    assert table.the_ship(other).tokens == (NAVIGATE,)


def test_tantive_iv_can_keep_its_token() -> None:
    table, tantive_iv, _ = tantive()
    decline(table)
    assert table.the_ship(tantive_iv).tokens == (NAVIGATE,)


def test_a_token_of_tantive_iv_that_the_other_ship_holds_is_lost() -> None:
    table, _, other = tantive(friend={"tokens": (NAVIGATE,)})
    use(table, "tantive_iv")
    assert table.the_ship(other).tokens == (NAVIGATE,)


def test_tantive_iv_is_not_offered_without_a_friend_in_reach() -> None:
    table, tantive_iv, _ = tantive(gap=320)
    assert table.is_over
    assert table.the_ship(tantive_iv).tokens == (NAVIGATE,)


@proves("DMGCARD-life-support-failure-01")
def test_tantive_iv_can_turn_its_dial_into_a_token_for_another_ship_under_life_support_failure() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["tantive_iv"], dials=(REPAIR,), damage=["life_support_failure"])
    other = table.ship(NEBULON, X + 200, Y, side=1)
    table.run(ShipActivation(ship=ship)).answer(DIAL_USE, DialUse.CONVERT)
    use(table, "tantive_iv")
    assert table.the_ship(other).tokens == (REPAIR,)


def test_tantive_iv_passes_on_tokens_of_garm_bel_iblis() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["tantive_iv", "garm_bel_iblis"])
    other = table.ship(NEBULON, X + 200, Y, side=1)
    table.run(Round(number=1))
    use(table, "garm_bel_iblis").answer(CHOSEN_SHIP, ship).answer(CHOSEN_COMMAND, SQUADRON)
    use(table, "tantive_iv")
    assert table.the_ship(other).tokens == (SQUADRON,)


# Hand of Justice


def justice(*, gap: float = 250, dials: tuple[Command, ...] = (NAVIGATE,), **friend: object) -> tuple[Scenario, ShipId]:
    """A ship with Hand of Justice activates; a friend beside it has an exhausted Brace."""
    table = Scenario()
    ship = table.ship("arquitens_class_light_cruiser", X, Y, upgrades=["hand_of_justice"], dials=dials)
    options = {"exhausted": [0], **friend}
    other = table.ship(VICTORY, X + 20.5 + 30.5 + gap, Y, **options)  # type: ignore[arg-type]
    table.run(ShipActivation(ship=ship))
    return table, other


def test_hand_of_justice_readies_a_defense_token_of_another_ship() -> None:
    table, other = justice()
    use(table, "hand_of_justice")
    assert tokens_of(table, other) == [READIED] * 3
    assert is_exhausted(table, "hand_of_justice")


def test_hand_of_justice_is_not_offered_beyond_distance_5_without_a_dial_or_an_exhausted_token() -> None:
    assert not offered(justice(gap=320)[0])
    assert not offered(justice(dials=())[0])
    assert not offered(justice(exhausted=[])[0])


@proves("DMGCARD-compartment-fire-01")
def test_hand_of_justice_readies_nothing_under_a_compartment_fire() -> None:
    assert not offered(justice(damage=["compartment_fire"])[0])


# Corrupter, Vector, Independence, Yavaris


def commanded(
    title: str, squadron: str, *, ship: str = VICTORY, side: int = 0, enemy: str = "", upgrades: tuple[str, ...] = ()
) -> tuple[Scenario, SquadronId]:
    """A squadron activated by the Squadron command of a ship with a title, perhaps with an enemy at distance 1."""
    table = Scenario()
    carrier = table.ship(ship, X, Y, side=side, upgrades=[title, *upgrades], revealed=SQUADRON)
    table.ship(CORVETTE, 100, 800, side=1 - side)
    own = table.squadron(squadron, X, Y + 150, side=side)
    if enemy:
        table.squadron(enemy, X + 60, Y + 150, side=1 - side)
    table.run(SquadronCommand(ship=carrier))
    while table.question.kind is not SQUADRON_TO_ACTIVATE:
        table.pass_(table.question.kind)
    table.answer(SQUADRON_TO_ACTIVATE, own)
    return table, own


@proves("CARD-corruptor-01")
def test_corrupter_makes_bombers_that_it_activates_one_speed_faster() -> None:
    table, bomber = commanded("corrupter", BOMBER)
    assert squadron_speed(table.game, bomber) == 5
    table, tie = commanded("corrupter", TIE)
    assert squadron_speed(table.game, tie) == 4, "no Bomber"


@proves("CARD-corruptor-01")
def test_corrupter_serves_no_squadron_outside_the_activation_it_gave() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["corrupter"])
    bomber = table.squadron(BOMBER, X, Y + 130)
    table.run(SquadronActivation(squadron=bomber))
    assert squadron_speed(table.game, bomber) == 4


@pytest.mark.parametrize(("squadron", "speed"), [(TIE, 5), ("tie_interceptor_squadron", 5), (BOMBER, 4)])
def test_vector_makes_squadrons_without_heavy_faster_up_to_5(squadron: str, speed: int) -> None:
    table, own = commanded("vector", squadron)
    assert squadron_speed(table.game, own) == speed


def test_vector_adds_to_the_speed_that_chiraneau_leaves_an_engaged_squadron() -> None:
    table, tie = commanded("vector", TIE, enemy=X_WING, upgrades=("admiral_chiraneau",))
    assert squadron_speed(table.game, tie) == 3


def test_vector_serves_no_squadron_in_the_squadron_phase() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["vector"])
    tie = table.squadron(TIE, X, Y + 130)
    table.run(SquadronActivation(squadron=tie))
    assert squadron_speed(table.game, tie) == 4


B_WING = "b_wing_squadron"
MC80 = "mc80_command_cruiser"


def test_independence_lets_a_squadron_fly_at_speed_4_without_attacking() -> None:
    table, b_wing = commanded("independence", B_WING, ship=MC80, side=1)
    use(table, "independence")
    assert squadron_speed(table.game, b_wing) == 4
    table.squadron(TIE, X, Y + 420)
    assert table.question.options == (Action.MOVE,)
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X, Y + 150 + 230))
    assert not table.all(AttackEnded)


def test_a_squadron_of_independence_cannot_attack_after_its_move() -> None:
    table, b_wing = commanded("independence", B_WING, ship=MC80, side=1)
    table.squadron(TIE, X + 100, Y + 300)
    table.run(SquadronActivation(squadron=b_wing, by_command=True, ship=0))
    use(table, "independence").answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X + 40, Y + 300))
    assert table.is_over, "no attack is asked for"
    assert attackable(table, b_wing), "but there is a target"


def test_independence_is_not_offered_to_fast_squadrons_or_after_an_attack() -> None:
    table, _ = commanded("independence", "a_wing_squadron", ship=MC80, side=1)
    assert not offered(table)
    table, _ = commanded("independence", B_WING, ship=MC80, side=1, enemy=TIE)
    decline(table).answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    assert "independence" not in offered(pass_until(table, SQUADRON_ACTION))


def test_independence_does_not_free_engaged_squadrons() -> None:
    table, b_wing = commanded("independence", B_WING, ship=MC80, side=1, enemy=TIE)
    use(table, "independence")
    assert not may_move(table.game, b_wing)


def test_a_squadron_activated_by_yavaris_can_attack_twice() -> None:
    table, _ = commanded("yavaris", B_WING, ship=NEBULON, side=1, enemy=TIE)
    for _ in range(2):
        table.answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
        pass_until(table, SQUADRON_ACTION)
    assert len(table.all(AttackEnded)) == 2
    assert table.is_over or table.question.kind is not SQUADRON_ACTION, "it cannot move then"


def test_a_squadron_of_yavaris_that_moved_attacks_once() -> None:
    table, b_wing = commanded("yavaris", B_WING, ship=NEBULON, side=1)
    table.squadron(TIE, X + 120, Y + 150)
    table.run(SquadronActivation(squadron=b_wing, by_command=True, ship=0))
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(X + 60, Y + 150))
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    pass_until(table, SQUADRON_ACTION)
    assert len(table.all(AttackEnded)) == 1
    assert table.is_over


def test_yavaris_serves_no_squadron_in_the_squadron_phase() -> None:
    table = Scenario()
    table.ship(NEBULON, X, Y, side=1, upgrades=["yavaris"])
    b_wing = table.squadron(B_WING, X, Y + 130, side=1)
    table.squadron(TIE, X + 60, Y + 130)
    table.run(SquadronActivation(squadron=b_wing)).answer(SQUADRON_ACTION, Action.ATTACK).roll(*["accuracy"] * 3)
    assert pass_until(table, SQUADRON_ACTION).is_over


# Instigator


def instigated(
    squadron: str = X_WING, *, gap: float = 50, enemies: tuple[str, ...] = ()
) -> tuple[Scenario, SquadronId, ShipId]:
    """A Rebel squadron near Instigator."""
    table = Scenario()
    raider = table.ship("raider_i_class_corvette", X, Y, upgrades=["instigator"])
    own = table.squadron(squadron, X + 20.5 + gap + 17.1, Y, side=1)
    for place, enemy in enumerate(enemies):
        table.squadron(enemy, X + 20.5 + gap + 17.1 + 55, Y + 40 * place)
    table.run(StillTable())
    return table, own, raider


@proves("CARD-instigator-03")
def test_instigator_keeps_enemy_squadrons_at_distance_1_from_moving() -> None:
    table, x_wing, _ = instigated()
    assert engagement(table.game, x_wing).total == 2
    assert engagement(table.game, x_wing).squadrons == ()
    assert not may_move(table.game, x_wing)
    table, x_wing, _ = instigated(gap=80)
    assert not is_engaged(table.game, x_wing)


@proves("CARD-instigator-03")
def test_grit_does_not_help_against_instigator() -> None:
    table, yt, _ = instigated("yt_2400")
    assert not may_move(table.game, yt)


@proves("CARD-instigator-02")
def test_intel_does_not_help_against_instigator() -> None:
    table, x_wing, _ = instigated()
    table.squadron("hwk_290", X + 100, Y + 60, side=1)
    table.run(StillTable())
    assert not may_move(table.game, x_wing)


@proves("CARD-instigator-01")
def test_a_squadron_can_attack_instigator_unless_a_real_squadron_without_heavy_engages_it() -> None:
    table, x_wing, raider = instigated()
    assert attackable(table, x_wing) == {raider}
    table, x_wing, raider = instigated(enemies=(BOMBER,))
    assert raider in attackable(table, x_wing), "a Heavy squadron does not bind it"
    table, x_wing, raider = instigated(enemies=(TIE,))
    assert raider not in attackable(table, x_wing)


def test_instigator_does_not_bind_friends() -> None:
    table = Scenario()
    table.ship("raider_i_class_corvette", X, Y, upgrades=["instigator"])
    tie = table.squadron(TIE, X + 80, Y)
    table.run(StillTable())
    assert may_move(table.game, tie)


# Centicore


def centicore(*places: float) -> tuple[Scenario, ShipId, list[SquadronId]]:
    """A Victory far away commands; squadrons lie beside Centicore."""
    table = Scenario()
    victory = table.ship(VICTORY, 200, Y, revealed=SQUADRON, tokens=(SQUADRON,))
    table.ship("arquitens_class_command_cruiser", 1500, Y, upgrades=["centicore"])
    table.ship(CORVETTE, 100, 800, side=1)
    ties = [table.squadron(TIE, 1500 + x, Y + 100) for x in places]
    return table, victory, ties


def test_centicore_lets_commands_of_other_ships_reach_two_squadrons_near_it() -> None:
    table, victory, ties = centicore(-80, 0, 80)
    table.run(SquadronCommand(ship=victory)).answer(WAY, Way.BOTH)
    for tie in ties[:2]:
        table.answer(SQUADRON_TO_ACTIVATE, tie).pass_(SQUADRON_ACTION)
    assert table.is_over, "a third squadron is not reached"
    assert [table.the_squadron(tie).activated for tie in ties] == [True, True, False]


def test_a_squadron_in_the_ships_own_reach_uses_no_place_of_centicore() -> None:
    table, victory, ties = centicore(-40, 40)
    near = table.squadron(TIE, 250, Y + 100)
    table.run(SquadronCommand(ship=victory)).answer(WAY, Way.BOTH)
    for squadron in (near, *ties):
        table.answer(SQUADRON_TO_ACTIVATE, squadron).pass_(SQUADRON_ACTION)
    assert table.is_over


def test_centicore_reaches_no_farther_than_medium_range_and_does_not_extend_its_own_commands() -> None:
    table, victory, (far,) = centicore(260)
    table.run(StillTable())
    assert not is_in_reach(table.game, victory, far)


# Jaina's Light, Quantum Storm


def test_jainas_light_can_ignore_an_obstacle_and_use_a_station() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["jainas_light"])
    table.obstacle("asteroid_field_1", X, Y + 137)
    straight(table.run(ExecuteManeuver(ship=ship)))
    use(table, "jainas_light")
    assert not table.all(ObstacleResolved)
    station = Scenario()
    ship = station.ship(CORVETTE, X, Y, side=1, upgrades=["jainas_light"], damage=[None])
    station.obstacle("station", X, Y + 137)
    straight(station.run(ExecuteManeuver(ship=ship)))
    decline(station).answer(STATION_CARD, 0)
    assert station.the_ship(ship).damage == ()


def test_jainas_light_does_not_ignore_damaged_controls() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["jainas_light"], damage=["damaged_controls"])
    table.obstacle("asteroid_field_1", X, Y + 137)
    straight(table.run(ExecuteManeuver(ship=ship)))
    use(table, "jainas_light")
    assert [event.faceup for event in table.all(DamageCardDealt)] == [False]


def storm(*, tokens: tuple[Command, ...] = (NAVIGATE,)) -> tuple[Scenario, ShipId]:
    """A transport with Quantum Storm determines its course."""
    table = Scenario()
    ship = table.ship("gr_75_medium_transports", X, Y, side=1, upgrades=["quantum_storm"], tokens=tokens)
    table.ship(VICTORY, 100, 800)
    return table, ship


def test_quantum_storm_goes_one_speed_straight_ahead_after_navigate() -> None:
    table, ship = storm()
    table.run(ExecuteManeuver(ship=ship))
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    use(table, "quantum_storm")
    assert [(event.speed, event.clicks) for event in table.all(ManeuverExecuted)] == [(2, (0, 0)), (1, (0,))]
    assert is_exhausted(table, "quantum_storm")
    assert table.is_over, "and not again"


def test_quantum_storm_is_not_offered_without_navigate_or_while_exhausted() -> None:
    table, ship = storm(tokens=())
    assert straight(table.run(ExecuteManeuver(ship=ship))).is_over
    table, ship = storm()
    exhaust(table, "quantum_storm")
    straight(use(table.run(ExecuteManeuver(ship=ship)), "navigate").answer(NEW_SPEED, 2))
    assert table.is_over


# Interdictor, Suppressor, Endeavor


def interdictor(*, used: str = "g_8_experimental_projector", by_enemy: bool = True) -> tuple[Scenario, ShipId]:
    """A ship activates; an Interdictor has an exhausted upgrade."""
    table = Scenario()
    ship = table.ship(
        "interdictor_combat_refit", X, Y, upgrades=["interdictor", "g_8_experimental_projector", "targeting_scrambler"]
    )
    enemy = table.ship(CORVETTE, 100, 800, side=1)
    if used:
        exhaust(table, used)
    table.run(ShipActivation(ship=enemy if by_enemy else ship))
    return table, ship


def test_interdictor_readies_another_upgrade_when_any_ship_activates() -> None:
    table, _ = interdictor()
    use(table, "interdictor")
    assert not is_exhausted(table, "g_8_experimental_projector")
    assert is_exhausted(table, "interdictor")
    assert "interdictor" in offered(interdictor(by_enemy=False)[0]), "its own activation too"


def test_interdictor_chooses_among_the_exhausted_upgrades_of_its_ship() -> None:
    table, _ = interdictor()
    exhaust(table, "targeting_scrambler")
    table.ship(VICTORY, X + 300, Y, upgrades=["engine_techs"])
    exhaust(table, "engine_techs")
    table.run(ShipActivation(ship=ShipId(1)))  # type: ignore[arg-type]
    use(table, "interdictor")
    assert table.question.kind is READIED_UPGRADE
    assert set(table.question.options) == {UpgradeId(1), UpgradeId(2)}


def test_interdictor_is_not_offered_without_an_exhausted_upgrade_or_while_exhausted() -> None:
    assert "interdictor" not in offered(interdictor(used="")[0])
    table, _ = interdictor()
    exhaust(table, "interdictor")
    table.run(ShipActivation(ship=ShipId(1)))  # type: ignore[arg-type]
    assert "interdictor" not in offered(table)


def suppressed(*, gap: float = 100, exhausted: tuple[int, ...] = (), side: int = 1) -> tuple[Scenario, ShipId]:
    """A ship ends its activation near Suppressor."""
    table = Scenario()
    table.ship("gozanti_class_cruisers", X, Y, upgrades=["suppressor"])
    ship = table.ship(NEBULON, X + 41 + gap, Y, side=side, speed=0, exhausted=exhausted)
    table.run(ShipActivation(ship=ship))
    return table, ship


def test_suppressor_exhausts_a_token_of_an_enemy_that_ends_its_activation_near_it() -> None:
    table, ship = suppressed()
    use(pass_until_effect(table, "suppressor"), "suppressor").answer(CHOSEN_TOKEN, 1)
    assert tokens_of(table, ship) == [READIED, EXHAUSTED, READIED]


def pass_until_effect(table: Scenario, key: str) -> Scenario:
    """Pass on everything until a card is offered."""
    while not table.is_over and key not in offered(table) and table.question.may_pass:
        table.pass_(table.question.kind)
    return table


def test_suppressor_is_not_offered_beyond_distance_3_for_friends_or_without_a_readied_token() -> None:
    for options in ({"gap": 190}, {"side": 0}, {"exhausted": (0, 1, 2)}):
        table, _ = suppressed(**options)
        assert pass_until_effect(table, "suppressor").is_over


def endeavor(round: int) -> tuple[Scenario, ShipId]:
    """A round begins for Endeavor."""
    table = Scenario()
    ship = table.ship("mc80_battle_cruiser", X, Y, side=1, upgrades=["endeavor"])
    table.run(Round(number=round))
    return table, ship


def test_endeavor_gains_a_contain_token_in_round_1() -> None:
    table, ship = endeavor(1)
    use(table, "endeavor")
    assert [token.kind for token in table.the_ship(ship).defense][-1] is DefenseToken.CONTAIN
    assert tokens_of(table, ship)[-1] is READIED


def test_endeavor_gains_nothing_in_later_rounds() -> None:
    assert not offered(endeavor(2)[0])
