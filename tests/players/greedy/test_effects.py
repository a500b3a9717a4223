"""Greedy's choices within an effect: the ship, the token, the die or the command that is plainly right."""

from __future__ import annotations

from typing import Any

from armada.catalog.cards import DefenseToken
from armada.engine.effects import Effect
from armada.engine.questions import Kind
from armada.engine.windows import EFFECT
from armada.rules.damage_cards import DealDamageCard
from armada.rules.defense_tokens import NamedToken
from armada.rules.game import deck_titles
from armada.rules.ship_phase import ShipActivation
from armada.rules.status_phase import StatusPhase
from armada.state.events.commands import DialRevealed, DialSet
from armada.state.events.damage import DamageCardDealt
from armada.state.records import COMMANDS, TokenState
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X, Y, token_of
from tests.builders.cards_table import duel, tokens_of, use
from tests.builders.commander_table import tagge
from tests.builders.scenario import FRONT, LEFT, Scenario
from tests.players.offers.officers import BATTERED, a_token_of_no_use_makes_a_battered_ship_repair
from tests.players.offers.officers import a_token_of_no_use_makes_a_carrier_command_its_squadrons as carrier
from tests.players.offers.situations import greedy, until
from tests.players.offers.teams import the_dial_of_an_enemy_is_set_to_what_is_of_no_use_to_it as sliced
from tests.players.offers.teams import three_damage_cards_are_discarded_for_the_card

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS


def resolved(table: Scenario, key: str) -> Scenario:
    """An effect is resolved, and greedy answers what it asks, until something else is asked."""
    use(until(table, key), key)
    while not table.is_over and _asks(table, key):
        table.answer(table.question.kind, greedy(table))
    return table


def _asks(table: Scenario, key: str) -> bool:
    """Whether the effect of a card asks."""
    asking = table.game.asker
    return isinstance(asking, Effect) and asking.card.key == key


def choice(table: Scenario, key: str) -> tuple[Kind[Any], Any]:
    """The first question of an effect, and greedy's answer."""
    use(until(table, key), key)
    assert table.question.kind is not EFFECT
    return table.question.kind, greedy(table)


def test_a_liaison_sets_the_command_that_the_ship_needs() -> None:
    table = resolved(a_token_of_no_use_makes_a_battered_ship_repair(), "defense_liaison")  # type: ignore[arg-type]
    assert table.last(DialRevealed).command is REPAIR
    table = resolved(carrier(), "weapons_liaison")  # type: ignore[arg-type]
    assert table.last(DialRevealed).command is SQUADRON


def test_slicer_tools_set_a_command_of_no_use() -> None:
    table = resolved(sliced(), "slicer_tools")  # type: ignore[arg-type]
    assert table.last(DialSet).command in (SQUADRON, REPAIR), "an undamaged ship without squadrons"


def test_a_comms_net_gives_the_token_to_the_damaged_ship() -> None:
    table = Scenario()
    transport = table.ship("gr_75_medium_transports", X, Y, side=1, upgrades=["comms_net"], tokens=(REPAIR,))
    table.ship(NEBULON, X - 200, Y, side=1)
    needy = table.ship(NEBULON, X + 200, Y, side=1, damage=[None] * 3, shields=BATTERED)
    table.ship(VICTORY, 100, 800)
    resolved(table.run(ShipActivation(ship=transport)), "comms_net")
    assert table.the_ship(needy).tokens == (REPAIR,)


def test_an_intel_officer_names_the_brace() -> None:
    table = duel(attacking=["intel_officer"], on={"shields": {FRONT: 0}, "exhausted": [0, 2]})
    table.attack("hit hit", "hit hit", "hit hit")
    _, named = choice(table, "intel_officer")
    assert named == NamedToken(table.defender, token_of(table, table.defender, "brace"))


def test_tagge_brings_back_the_brace_before_a_redirect() -> None:
    table, ship = tagge(3, TokenState.DISCARDED, TokenState.DISCARDED, TokenState.READIED)
    resolved(table, "general_tagge")
    assert tokens_of(table, ship)[0] is TokenState.READIED
    assert table.the_ship(ship).defense[0].kind is DefenseToken.BRACE


def test_dodonna_deals_the_card_that_harms_at_once() -> None:
    table = Scenario()
    table.ship(NEBULON, 200, 800, side=1, upgrades=["general_dodonna"])
    ship = table.ship(VICTORY, X, Y, damage=[None] * 6)
    table.next_cards("blinded_gunners", "crew_panic", "structural_damage", "compartment_fire")
    resolved(table.run(DealDamageCard(ship=ship, faceup=True)), "general_dodonna")
    dealt = next(event for event in table.all(DamageCardDealt) if event.faceup)
    assert deck_titles()[dealt.number] == "structural_damage"


def test_blast_doors_discard_as_many_cards_as_they_can() -> None:
    _, cards = choice(three_damage_cards_are_discarded_for_the_card(), "reinforced_blast_doors")  # type: ignore[arg-type]
    assert len(cards) == 3


def test_redundant_shields_recover_a_shield_that_is_missing() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["redundant_shields"], shields={FRONT: 0, LEFT: 2})
    table.ship(CORVETTE, X, Y + 200, 180, side=1)
    resolved(table.run(StatusPhase()), "redundant_shields")
    assert table.shields(ship, FRONT) + table.shields(ship, LEFT) == 3


def test_tractor_beams_catch_an_enemy_who_wants_to_get_away() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["phylon_q7_tractor_beams"])
    enemy = table.ship(CORVETTE, X + 200, Y, side=1, speed=3)
    resolved(table.run(ShipActivation(ship=victory)), "phylon_q7_tractor_beams")
    assert table.the_ship(enemy).speed == 2


def test_h9_turbolasers_turn_the_die_that_is_worth_least() -> None:
    on = {"shields": {FRONT: 0}, "damage": [None] * 2, "exhausted": [0, 2]}
    table = duel("long", attacker=VICTORY, attacking=["h9_turbolasers"], defender=VICTORY, on=on)
    kind, place = choice(table.attack("hit hit", "hit", "hit hit"), "h9_turbolasers")
    assert (kind.name, place) == ("changed die", 1)
