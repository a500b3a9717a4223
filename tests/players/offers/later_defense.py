"""Later upgrades of defense: tokens, shields, damage."""

from __future__ import annotations

from armada.rules.defense_tokens import DEFENSE_TOKEN
from tests.builders.attack_table import IMPERIAL, Battle, with_tokens
from tests.builders.cards_table import READIED, duel, pass_until
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT
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
