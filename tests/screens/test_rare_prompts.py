"""Questions that hardly ever arise in play, forced: how a screen puts them."""

from __future__ import annotations

import armada.effects  # noqa: F401
from armada.engine.seats import Seat
from armada.rules.overlapping import CLOSEST_SHIP
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE
from armada.rules.squadron_command import SquadronCommand
from armada.screens.prompt.prompt import Prompt, prompts_of, waiting_of
from tests.builders.cards_table import exhaust, use
from tests.builders.movement_table import maneuver
from tests.builders.officer_table import tallon
from tests.builders.scenario import Scenario
from tests.proves import proves

CORVETTE, NEBULON = "cr90_corvette_a", "nebulon_b_escort_frigate"


def prompt_of(table: Scenario) -> Prompt:
    """The open question as a screen puts it; it needs an answer, one of those shown."""
    (prompt,) = prompts_of(table.game, table.question.seat)
    assert (prompt.kind, prompt.form) == (table.question.kind.name, "one")
    assert not prompt.may_pass
    assert [option.answer for option in prompt.options] == list(table.question.options)
    return prompt


def said(prompt: Prompt) -> str:
    return "".join(part.text for part in prompt.sentence)


def heard(table: Scenario) -> str:
    """The sentence that the other seat sees meanwhile."""
    (waiting,) = waiting_of(table.game, Seat(1 - table.question.seat))
    return "".join(part.text for part in waiting.sentence)


def between_two() -> tuple[Scenario, list[int]]:
    """A corvette runs into two enemies that lie side by side, just as far from it."""
    table = Scenario()
    ship = table.ship(CORVETTE, 900, 300, speed=1)
    others = [table.ship(NEBULON, 900 + dx, 400, side=1, damage=[None] * damage) for dx, damage in ((-25, 0), (25, 2))]
    maneuver(table, ship, 0)
    return table, list(others)


@proves("OVL-12")
def test_who_runs_into_two_ships_just_as_close_chooses_which_one_is_damaged() -> None:
    table, others = between_two()
    assert table.question.kind is CLOSEST_SHIP
    prompt = prompt_of(table)
    assert (prompt.title, said(prompt)) == ("Collision", "Choose which ship is dealt a damage card.")
    assert prompt.context == "Maneuver of CR90 Corvette A 0"
    assert prompt.reveals, "a card is drawn"
    assert [option.anchor.unit for option in prompt.options if option.anchor] == others
    assert [option.label for option in prompt.options] == ["Nebulon-B Escort Frigate 1", "Nebulon-B Escort Frigate 2"]
    assert [option.note for option in prompt.options] == ["hull 5 of 5, speed 2", "hull 3 of 5, speed 2"]
    assert heard(table) == "Empire chooses which ship is dealt a damage card."


def test_two_exhausted_upgrades_are_shown_by_name_where_one_is_readied() -> None:
    table = Scenario()
    cards = ("g_8_experimental_projector", "targeting_scrambler")
    interdictor = table.ship("interdictor_combat_refit", 900, 300, upgrades=["interdictor", *cards])
    enemy = table.ship(CORVETTE, 100, 800, side=1)
    for card in cards:
        exhaust(table, card)
    prompt = prompt_of(use(table.run(ShipActivation(ship=enemy)), "interdictor"))
    assert (prompt.kind, prompt.title) == ("readied upgrade", "Ready an upgrade")
    assert said(prompt) == "Interdictor: Choose an upgrade card to ready."
    assert (prompt.sentence[0].card, prompt.commit_label) == ("interdictor", "Ready card")
    assert [option.card for option in prompt.options] == list(cards)
    assert {option.anchor.unit for option in prompt.options if option.anchor} == {interdictor}
    names = ("G-8 Experimental Projector", "Targeting Scrambler")
    assert all(option.label.startswith(name) for option, name in zip(prompt.options, names, strict=True))
    assert heard(table) == "Interdictor: Empire may ready an upgrade card."


def test_squadrons_that_a_command_activated_are_shown_where_one_is_readied_again() -> None:
    table, ship, one, two = tallon()
    table.run(SquadronCommand(ship=ship))
    for squadron in (one, two):
        table.answer(SQUADRON_TO_ACTIVATE, squadron).pass_(SQUADRON_ACTION)
    prompt = prompt_of(use(table, "adar_tallon"))
    assert (prompt.kind, prompt.title) == ("squadron ready again", "Activate again")
    assert said(prompt) == "Adar Tallon: Choose a squadron that can activate again."
    assert prompt.sentence[0].card == "adar_tallon"
    assert [option.anchor.unit for option in prompt.options if option.anchor] == [one, two]
    assert [option.label for option in prompt.options] == ["X-wing Squadron 2", "X-wing Squadron 3"]
    assert {option.note for option in prompt.options} == {"hull 5 of 5"}
    assert heard(table) == "Adar Tallon: Rebel chooses a squadron that can activate again."
