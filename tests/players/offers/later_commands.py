"""Later upgrades of commands: dials, tokens, repairs, squadrons."""

from __future__ import annotations

from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.speed import ChangeSpeed
from armada.rules.squadron_activation import SQUADRON_TO_ACTIVATE
from armada.rules.squadron_command import SquadronCommand
from armada.state.events.commands import RaidTokenGained
from armada.state.records import COMMANDS, Command, ShipId
from tests.builders.attack_table import CORVETTE, IMPERIAL, NEBULON, TIE, VICTORY, X_WING, Battle, X, Y
from tests.builders.cards_table import anti_squadron, duel
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.upgrade_table import CR90_B
from tests.players.offers.situations import right, until


@right("hondo_ohnaka_officer")
def tokens_that_the_enemy_has_already_are_a_gift_to_oneself() -> Scenario:
    """Two battered ships gain tokens; both enemies have one of each command, so that theirs are lost."""
    table = Scenario()
    shields = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)
    for x in (X, X + 250):
        upgrades = ["hondo_ohnaka_officer"] if x == X else []
        table.ship(VICTORY, x, Y, shields=shields, damage=[None], upgrades=upgrades, dials=(Command.REPAIR,))
    for x in (X, X + 250):
        table.ship(NEBULON, x, Y + 450, 180, side=1, tokens=COMMANDS, dials=(Command.REPAIR,))
    return until(table.run(ShipPhase()), "hondo_ohnaka_officer")


SHIELDLESS = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)


def _activated(upgrade: str, card: str = VICTORY, **ship: object) -> tuple[Scenario, ShipId]:
    """A ship with a card; an enemy lies far away."""
    table = Scenario()
    own = table.ship(card, X, Y, upgrades=[upgrade], **ship)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800, side=1)
    return table, own


@right("fb_88")
def a_battered_ship_throws_concentrate_fire_away_for_repair() -> Scenario:
    dials = (Command.CONCENTRATE_FIRE, Command.REPAIR)
    table, ship = _activated("fb_88", dials=dials, damage=[None] * 5, shields=SHIELDLESS)
    return until(table.run(ShipActivation(ship=ship)), "fb_88")


@right("pursuant")
def squadrons_attack_though_the_dial_says_otherwise() -> Scenario:
    table, ship = _activated("pursuant", dials=(Command.REPAIR,))
    for x in (X - 120, X, X + 120):
        table.squadron(TIE, x, Y + 130)
        table.squadron(X_WING, x, Y + 200, side=1, hull=1)
    return until(table.run(ShipActivation(ship=ship)), "pursuant")


@right("mon_calamari_exodus_fleet")
def a_copy_elsewhere_pays_for_a_shield() -> Scenario:
    title = "mon_calamari_exodus_fleet"
    table, ship = _activated(title, shields=SHIELDLESS, revealed=Command.REPAIR, damage=[None] * 4)
    table.ship(VICTORY, X + 200, Y, upgrades=[title])
    return until(table.run(RepairCommand(ship=ship)), title)


@right("wat_tambor_officer")
def a_friend_s_shields_repair_the_hull() -> Scenario:
    table, ship = _activated("wat_tambor_officer", shields=SHIELDLESS, revealed=Command.REPAIR, damage=[None] * 7)
    table.ship(VICTORY, X + 200, Y)
    return until(table.run(RepairCommand(ship=ship)), "wat_tambor_officer")


@right("admiral_yularen")
def points_left_over_mend_a_squadron() -> Scenario:
    table, ship = _activated("admiral_yularen", revealed=Command.REPAIR)
    table.squadron("tie_bomber_squadron", X + 120, Y, hull=1)
    return until(table.run(RepairCommand(ship=ship)), "admiral_yularen")


@right("ahsoka_tano_officer_republic")
def a_squadron_snipes_for_nothing() -> Scenario:
    table, ship = _activated("ahsoka_tano_officer_republic", revealed=Command.SQUADRON)
    own = table.squadron(TIE, X + 100, Y)
    table.squadron(X_WING, X + 100, Y + 140, side=1)
    table.run(SquadronCommand(ship=ship)).answer(SQUADRON_TO_ACTIVATE, own)
    return until(table, "ahsoka_tano_officer_republic")


@right("the_grand_inquisitor")
def a_ship_that_would_leave_the_table_slows_down() -> Scenario:
    table = Scenario()
    table.ship(VICTORY, 900, 765, speed=2, upgrades=["the_grand_inquisitor"], dials=(Command.REPAIR,))
    other = table.ship(NEBULON, 1100, 700, side=1)
    return until(table.run(ChangeSpeed(ship=other, speed=3, by=Seat(1))), "the_grand_inquisitor")


@right("tide_of_progress_xii")
def a_ship_card_is_thrown_away_from_a_ship_that_it_would_destroy() -> Scenario:
    table, ship = _activated("tide_of_progress_xii", damage=[None] * 7)
    table.next_cards("structural_damage")
    return until(table.run(DealDamageCard(ship=ship, faceup=True)), "tide_of_progress_xii")


def _boarded(team: str, **enemy: object) -> Scenario:
    """A ship with a boarding team and a Squadron dial of no use beside a big enemy."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=[team], dials=(Command.SQUADRON,))
    table.ship(IMPERIAL, X + 150, Y, side=1, **enemy)  # type: ignore[arg-type]
    return until(table.run(ShipActivation(ship=ship)), team)


@right("darth_vader_boarding_team")
def boarders_discard_a_dear_card() -> Scenario:
    return _boarded("darth_vader_boarding_team", upgrades=["expanded_launchers"])


@right("shriv_suurgav")
def shriv_discards_a_dear_card() -> Scenario:
    return _boarded("shriv_suurgav", upgrades=["expanded_launchers"])


@right("boarding_troopers")
def troopers_take_the_tokens_of_an_enemy() -> Scenario:
    return _boarded("boarding_troopers", exhausted=[0, 1])


@right("sunder")
def a_critical_takes_a_dear_card_where_no_card_would_be_dealt() -> Battle:
    table = duel(attacker=CR90_B, attacking=["sunder"], defending=["expanded_launchers"], on={"speed": 0})
    return until(table.attack("crit", "accuracy", "accuracy"), "sunder")


@right("ordnance_pods")
def a_black_die_destroys_a_squadron() -> Scenario:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["ordnance_pods"])
    table.squadron(TIE, X, Y + 100, hull=1)
    table.ship(VICTORY, 1700, 800)
    return until(table.run(ShipActivation(ship=ship)), "ordnance_pods")


@right("sovereign")
def a_token_of_no_use_becomes_one_of_use() -> Scenario:
    table, _ = _activated("sovereign", damage=[None] * 5, shields=SHIELDLESS, tokens=(Command.SQUADRON,))
    return until(table.run(ShipPhase()), "sovereign")


@right("swift_return")
def a_corvette_near_an_obstacle_is_kept_on_the_table() -> Scenario:
    table = Scenario()
    ship = table.ship(CORVETTE, 900, 740, speed=2, upgrades=["swift_return"])
    table.obstacle("asteroid_field_1", 1020, 740)
    table.ship(VICTORY, 100, 100, side=1)
    return until(table.run(ExecuteManeuver(ship=ship)), "swift_return")


@right("captain_rex")
def an_enemy_is_raided_for_nothing() -> Scenario:
    table, ship = _activated("captain_rex", revealed=Command.SQUADRON)
    table.ship(NEBULON, X + 130, Y, side=1)
    table.squadron(TIE, X - 100, Y)
    return until(table.run(SquadronCommand(ship=ship)), "captain_rex")


@right("hot_landing")
def a_lost_squadron_raids_an_enemy_for_nothing() -> Scenario:
    table, _ = _activated("hot_landing")
    table.ship(NEBULON, X + 300, Y, side=1)
    own = table.squadron("delta_7_aethersprite_squadron", X + 400, Y)
    return until(table.run(SufferDamage(unit=own, amount=9, by="test")), "hot_landing")


@right("tf_1726")
def black_dice_against_a_raided_ship() -> Battle:
    table = duel(attacking=["tf_1726"], on={"speed": 0, "shields": {FRONT: 0}})
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    table.game.emit(RaidTokenGained(ShipId(table.defender), Command.REPAIR, "test"))
    return until(table.roll("hit", "hit", "hit"), "tf_1726")


@right("b2_rocket_troopers")
def a_die_more_destroys_a_squadron() -> Scenario:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["b2_rocket_troopers"])
    tie = table.squadron(TIE, X, Y + 110, hull=1)
    table.ship(VICTORY, 1700, 800)
    return until(anti_squadron(table, ship, tie, "crit", "crit"), "b2_rocket_troopers")


@right("admiral_piett")
def a_token_repairs_a_hull_point_as_a_dial() -> Scenario:
    table, ship = _activated("admiral_piett", tokens=(Command.REPAIR,), damage=[None] * 6)
    return until(table.run(RepairCommand(ship=ship)), "admiral_piett")


@right("t_series_tactical_droid")
def a_droid_makes_a_dial_of_a_token() -> Scenario:
    table, ship = _activated("t_series_tactical_droid", tokens=(Command.REPAIR,), damage=[None] * 6)
    return until(table.run(RepairCommand(ship=ship)), "t_series_tactical_droid")


@right("leia_organa_commander")
def a_ship_without_other_commands_repairs_more() -> Scenario:
    table, ship = _activated("leia_organa_commander", revealed=Command.REPAIR, damage=[None] * 6, shields=SHIELDLESS)
    return until(table.run(RepairCommand(ship=ship)), "leia_organa_commander")
