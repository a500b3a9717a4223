"""Titles."""

from __future__ import annotations

from armada.rules.attack import Attack
from armada.rules.command_tokens import GainCommandToken
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_TO_ACTIVATE
from armada.rules.squadron_command import SquadronCommand
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.records import COMMANDS, TokenState
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, Battle, X, Y
from tests.builders.cards_table import duel, exhaust, pass_until, use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.title_table import (
    MC30,
    activated_defender,
    demolisher,
    devastator,
    dominator,
    endeavor,
    haven,
    home_one,
    impetuous,
    justice,
    paragon,
    pride,
    shoot,
    suppressed,
)
from tests.builders.upgrade_table import straight
from tests.players.offers.situations import right, until, wrong

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
BATTERED = {FRONT: 0, LEFT: 0, RIGHT: 0, REAR: 0}
READIED, EXHAUSTED, DISCARDED = TokenState.READIED, TokenState.EXHAUSTED, TokenState.DISCARDED

# Attacks


@right("defiance")
def a_die_more_against_a_ship_that_has_activated_costs_nothing() -> Battle:
    return until(activated_defender(duel("long", attacking=["defiance"])).attack("hit", "hit", "hit"), "defiance")


@right("devastator")
def each_discarded_token_is_a_blue_die() -> Battle:
    return until(devastator(DISCARDED, DISCARDED, EXHAUSTED, READIED), "devastator")


@right("dominator")
def shields_that_nobody_threatens_are_spent_on_dice_that_destroy() -> Battle:
    return until(dominator(), "dominator")


@right("home_one")
def a_blank_becomes_an_accuracy() -> Battle:
    return until(home_one().attack("blank", "hit", "hit"), "home_one")


@right("paragon")
def the_second_attack_on_a_ship_has_a_black_die_more() -> Scenario:
    table, frigate, one, _ = paragon()
    table.run(Attack(attacker=frigate, zone=FRONT, defender=one, target_zone=FRONT)).roll("blank", "blank")
    table.pass_()
    table.game.interrupt(Attack(attacker=frigate, zone=FRONT, defender=one, target_zone=FRONT))
    return until(table.roll("blank", "blank"), "paragon")


@right("warlord")
def an_accuracy_becomes_a_double_hit() -> Battle:
    table = duel("long", attacker=VICTORY, attacking=["warlord"], on={"shields": {FRONT: 0}})
    return until(table.attack("accuracy", "hit", "hit"), "warlord")


@right("dodonnas_pride")
def a_faceup_card_is_worth_more_than_a_point_of_damage() -> Battle:
    return until(pride("crit", "accuracy", "accuracy"), "dodonnas_pride")


@wrong("dodonnas_pride")
def three_cards_are_worth_more_than_one() -> Battle:
    return until(pride("crit", "hit", "hit", shields={FRONT: 0}, speed=0), "dodonnas_pride")


@right("demolisher")
def an_attack_follows_the_maneuver() -> Scenario:
    table, _, _ = demolisher()
    shoot(table, FRONT)
    return until(straight(pass_until(table, COURSE)), "demolisher")


@right("impetuous")
def a_squadron_is_attacked_once_more() -> Scenario:
    table, _ = impetuous()
    x_wing = next(c.defender for c in table.question.options if c.target_zone is None)
    table.answer(ATTACK, AttackChoice(FRONT, x_wing, None)).roll("accuracy", "blank")
    return until(table, "impetuous")


# Defense


@right("admonition")
def an_exhausted_token_is_discarded_to_cancel_a_double_hit() -> Battle:
    on = {"exhausted": [0], "shields": {FRONT: 0}, "damage": [None] * 2}
    table = duel(defender=MC30, defending=["admonition"], on=on)
    return until(table.attack("hit hit", "hit", "hit"), "admonition")


@wrong("admonition")
def no_token_is_discarded_against_a_single_hit() -> Battle:
    return until(duel(defender=MC30, defending=["admonition"]).attack("hit", "blank", "blank"), "admonition")


@right("bright_hope")
def a_point_of_damage_less_costs_nothing() -> Battle:
    table = duel(defender="gr_75_medium_transports", defending=["bright_hope"]).attack("hit", "hit", "blank")
    return until(table, "bright_hope")


@right("gallant_haven")
def a_squadron_near_by_takes_a_point_of_damage_less() -> Scenario:
    return until(haven(), "gallant_haven")


@right("suppressor")
def a_token_of_an_enemy_near_by_is_exhausted() -> Scenario:
    return until(suppressed()[0], "suppressor")


@right("hand_of_justice")
def the_exhausted_token_of_a_friend_is_readied() -> Scenario:
    return until(justice()[0], "hand_of_justice")


@right("endeavor")
def a_contain_token_is_gained() -> Scenario:
    return until(endeavor(1)[0], "endeavor")


# Commands


@right("tantive_iv")
def a_token_goes_to_the_friend_who_needs_it() -> Scenario:
    table = Scenario()
    tantive = table.ship(CORVETTE, X, Y, side=1, upgrades=["tantive_iv"])
    table.ship(NEBULON, X + 200, Y, side=1, damage=[None] * 3, shields=BATTERED)
    table.ship(VICTORY, 100, 800)
    return until(table.run(GainCommandToken(ship=tantive, command=REPAIR)), "tantive_iv")


@wrong("tantive_iv")
def a_token_that_the_ship_itself_needs_is_kept() -> Scenario:
    table = Scenario()
    tantive = table.ship(CORVETTE, X, Y, side=1, upgrades=["tantive_iv"], damage=[None] * 3, shields=BATTERED)
    table.ship(NEBULON, X + 200, Y, side=1)
    table.ship(VICTORY, 100, 800)
    return until(table.run(GainCommandToken(ship=tantive, command=REPAIR)), "tantive_iv")


@right("interdictor")
def a_dear_upgrade_is_readied() -> Scenario:
    table = Scenario()
    upgrades = ["interdictor", "g_8_experimental_projector"]
    table.ship("interdictor_combat_refit", X, Y, upgrades=upgrades)
    enemy = table.ship(CORVETTE, X + 200, Y, side=1)
    exhaust(table, "g_8_experimental_projector")
    return until(table.run(ShipActivation(ship=enemy)), "interdictor")


# Movement


@right("jainas_light")
def an_asteroid_field_is_ignored() -> Scenario:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["jainas_light"])
    table.obstacle("asteroid_field_1", X, Y + 137)
    return until(straight(table.run(ExecuteManeuver(ship=ship))), "jainas_light")


@wrong("jainas_light")
def a_station_is_not_ignored_by_a_damaged_ship() -> Scenario:
    table = Scenario()
    ship = table.ship(CORVETTE, X, Y, side=1, upgrades=["jainas_light"], damage=[None])
    table.obstacle("station", X, Y + 137)
    return until(straight(table.run(ExecuteManeuver(ship=ship))), "jainas_light")


@right("quantum_storm")
def a_transport_flies_out_of_the_arc_of_its_hunter() -> Scenario:
    """A Victory lies behind the transport: one speed farther the transport is out of its long range."""
    table = Scenario()
    upgrades = ["quantum_storm"]
    ship = table.ship("gr_75_medium_transports", X, 300, side=1, upgrades=upgrades, tokens=(NAVIGATE,), speed=2)
    table.ship(VICTORY, X, 100)
    table.run(ExecuteManeuver(ship=ship))
    use(table, "navigate").answer(table.question.kind, 2)
    return until(straight(table), "quantum_storm")


@wrong("quantum_storm")
def a_transport_does_not_fly_off_the_table() -> Scenario:
    table = Scenario()
    upgrades = ["quantum_storm"]
    ship = table.ship("gr_75_medium_transports", X, 690, side=1, upgrades=upgrades, tokens=(NAVIGATE,), speed=2)
    table.ship(VICTORY, 100, 100)
    table.run(ExecuteManeuver(ship=ship))
    use(table, "navigate").answer(table.question.kind, 2)
    return until(straight(table), "quantum_storm")


# Squadrons


@right("independence")
def slow_squadrons_fly_on_where_nothing_is_in_reach() -> Scenario:
    table = Scenario()
    carrier = table.ship("mc80_command_cruiser", X, Y, side=1, upgrades=["independence"], revealed=SQUADRON)
    table.ship(CORVETTE, X, 850, 180)
    own = table.squadron("b_wing_squadron", X, Y + 150, side=1)
    table.run(SquadronCommand(ship=carrier)).answer(SQUADRON_TO_ACTIVATE, own)
    return until(table, "independence")


@wrong("independence")
def a_squadron_beside_its_target_attacks() -> Scenario:
    table = Scenario()
    carrier = table.ship("mc80_command_cruiser", X, Y, side=1, upgrades=["independence"], revealed=SQUADRON)
    table.ship(CORVETTE, X, 850, 180)
    own = table.squadron("b_wing_squadron", X, Y + 150, side=1)
    table.ship(CORVETTE, X, Y + 270, 90, damage=[None] * 3, shields=BATTERED)
    table.run(SquadronCommand(ship=carrier)).answer(SQUADRON_TO_ACTIVATE, own)
    return until(table, "independence")
