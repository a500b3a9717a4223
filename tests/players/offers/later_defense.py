"""Later upgrades of defense: tokens, shields, damage."""

from __future__ import annotations

from armada.rules.attack import Attack
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, IMPERIAL, TIE, VICTORY, Battle, X, Y, with_tokens
from tests.builders.cards_table import READIED, duel, pass_until
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.players.offers.situations import right, until, wrong

BARE = {"shields": {FRONT: 0}}


@right("expert_shield_tech")
def a_redirect_to_empty_sides_takes_off_a_damage() -> Battle:
    shields = {FRONT: 0, LEFT: 0, RIGHT: 0}
    table = duel(attacker=IMPERIAL, defending=["expert_shield_tech"], on={"shields": shields, "exhausted": [0, 1]})
    pass_until(table.attack("hit", "hit", "hit", "accuracy", "accuracy"), DEFENSE_TOKEN)
    return until(table.spend("redirect"), "expert_shield_tech")


@wrong("expert_shield_tech")
def a_side_takes_all_the_damage_on_its_shields() -> Battle:
    """One card would destroy the ship."""
    table = duel(attacker=IMPERIAL, defending=["expert_shield_tech"], on={**BARE, "damage": [None] * 4})
    with_tokens(table, table.defender, ("redirect", READIED))
    pass_until(table.attack("hit", "hit", "blank", "accuracy", "accuracy"), DEFENSE_TOKEN)
    return until(table.spend("redirect"), "expert_shield_tech")


@right("kyrsta_agate_commander")
def a_locked_brace_is_discarded_to_save_the_ship() -> Battle:
    """At close range an Evade does nothing, and no hull zone has shields left for a Redirect."""
    on = {"shields": dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0), "damage": [None] * 3}
    table = duel("close", attacker=IMPERIAL, defending=["kyrsta_agate_commander"], on=on)
    table.attack("hit", "blank", "blank", "accuracy", "accuracy", "hit", "blank", "blank")
    return until(table.lock("brace"), "kyrsta_agate_commander")


@wrong("kyrsta_agate_commander")
def no_token_is_discarded_against_blanks() -> Battle:
    table = duel("long", attacker=IMPERIAL, defender="mc30c_scout_frigate", defending=["kyrsta_agate_commander"])
    return until(table.attack("blank", "blank", "blank"), "kyrsta_agate_commander")


HITS = ("hit", "hit", "hit")


def _struck(*upgrades: str, faces: tuple[str, ...] = HITS, **on: object) -> Battle:
    """A ship with these cards is attacked and spends no defense token."""
    table = duel(defending=upgrades, on={"exhausted": [0, 1, 2], **on})
    table.attack(*faces)
    pass_until(table, DEFENSE_TOKEN)
    return table.pass_(DEFENSE_TOKEN)


def _beside(table: Battle, card: str, upgrade: str, **ship: object) -> Battle:
    """A friend of the defender beside it."""
    table.ship(card, X + 130, 500, side=1, upgrades=[upgrade], **ship)  # type: ignore[arg-type]
    return table


@right("foremans_labor")
def a_damage_less_saves_the_last_hull_point() -> Battle:
    return until(_struck("foremans_labor", shields={FRONT: 2}, damage=[None] * 4), "foremans_labor")


@right("implacable")
def two_front_shields_save_a_friend() -> Battle:
    table = _beside(
        duel(on={"shields": {FRONT: 0}, "damage": [None] * 3, "exhausted": [0, 1, 2]}), VICTORY, "implacable"
    )
    pass_until(table.attack("hit", "hit", "accuracy"), DEFENSE_TOKEN)
    return until(table.pass_(DEFENSE_TOKEN), "implacable")


@right("seventh_fleet_star_destroyer")
def a_friend_s_copy_saves_the_ship() -> Battle:
    title = "seventh_fleet_star_destroyer"
    on = {"shields": {FRONT: 0}, "damage": [None] * 2, "exhausted": [0, 1, 2]}
    table = _beside(duel(defending=[title], on=on), VICTORY, title)
    pass_until(table.attack(*HITS), DEFENSE_TOKEN)
    return until(table.pass_(DEFENSE_TOKEN), title)


@right("task_force_antilles")
def a_healthy_friend_suffers_the_damage_that_would_destroy_the_ship() -> Battle:
    title = "task_force_antilles"
    on = {"shields": {FRONT: 0}, "damage": [None] * 2, "exhausted": [0, 1, 2]}
    table = _beside(duel(defending=[title], on=on), VICTORY, title)
    pass_until(table.attack(*HITS), DEFENSE_TOKEN)
    return until(table.pass_(DEFENSE_TOKEN), title)


@right("sa_nalaor")
def a_redirect_to_empty_sides_cancels_a_double_hit() -> Battle:
    shields = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)
    table = duel("long", defending=["sa_nalaor"], on={"shields": shields, "damage": [None] * 3})
    with_tokens(table, table.defender, ("redirect", READIED))
    pass_until(table.attack("hit hit", "blank", "accuracy"), DEFENSE_TOKEN)
    return until(table.spend("redirect"), "sa_nalaor")


@right("obi_wan_kenobi")
def a_readied_redirect_takes_off_a_damage_for_nothing() -> Battle:
    table = duel(defending=["obi_wan_kenobi"])
    pass_until(table.attack(*HITS), DEFENSE_TOKEN)
    table.spend("redirect").answer(REDIRECT_ZONES, (LEFT,)).pass_(DEFENSE_TOKEN)
    return until(table, "obi_wan_kenobi")


@right("luminara_unduli_commander")
def a_token_is_readied_for_nothing() -> Battle:
    return until(_struck("luminara_unduli_commander"), "luminara_unduli_commander")


@right("general_grievous_commander")
def a_loss_readies_a_token() -> Scenario:
    table = Scenario()
    table.ship(VICTORY, X, Y, exhausted=[1], upgrades=["general_grievous_commander"])
    table.ship(CORVETTE, 1700, 800, side=1)
    tie = table.squadron(TIE, X + 100, Y)
    return until(table.run(SufferDamage(unit=tie, amount=9, by="test")), "general_grievous_commander")


@right("reeva_demesne")
def a_brace_is_readied_before_the_dice_are_rolled() -> Battle:
    table = duel("close", attacker=IMPERIAL, defending=["reeva_demesne"], on={"exhausted": [1]})
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    return until(table, "reeva_demesne")


@right("lira_wessex")
def a_second_card_is_avoided_for_a_token() -> Scenario:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["lira_wessex"], tokens=(Command.REPAIR,), damage=[None] * 6)
    table.ship(CORVETTE, 100, 800, side=1)
    table.next_cards("structural_damage")
    return until(table.run(DealDamageCard(ship=ship, faceup=True)), "lira_wessex")


@right("tranquility")
def shields_from_the_rear_save_hull_points() -> Battle:
    return until(_struck("tranquility", shields={FRONT: 0, LEFT: 3}, damage=[None] * 2), "tranquility")


@right("thermal_shields")
def a_brace_takes_half_of_many_dice() -> Battle:
    table = duel("close", attacker=IMPERIAL, defending=["thermal_shields"], on={"shields": {FRONT: 0}})
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    return until(table, "thermal_shields")


@right("barriss_offee")
def the_damage_goes_to_a_zone_with_shields() -> Battle:
    on = {"shields": {FRONT: 0, LEFT: 0, RIGHT: 0, REAR: 3}, "damage": [None] * 3}
    table = duel("close", defending=["barriss_offee"], on=on)
    with_tokens(table, table.defender, ("redirect", READIED))
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    return until(table, "barriss_offee")
