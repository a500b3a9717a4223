"""Notes beside options: their costs and gains."""

from __future__ import annotations

from typing import Any

from armada.catalog.cards import Color
from armada.engine.questions import PASS, Kind, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.rules.attack import REDIRECTED, Attack
from armada.rules.attack_effects import ADDED_COLOR, LOCKED_TOKEN, REMOVED_DIE
from armada.rules.commands import COMMAND_PAYMENT
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.game import deck_titles
from armada.rules.navigate import NEW_SPEED, NavigateCommand
from armada.rules.repair import RepairCommand
from armada.rules.ship_phase import COMMAND, DIAL_USE, SHIP_TO_ACTIVATE, DialUse, ShipActivation, ShipPhase
from armada.rules.squadron_activation import SquadronActivation
from armada.state.records import Command, ShipId, TokenId
from armada.words.answers import describe_answer
from armada.words.notes import dial_note, note_of
from armada.words.questions import card_kind
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X_WING, Battle
from tests.builders.cards_table import duel, squadron_attack
from tests.builders.games import first_question
from tests.builders.objective_table import ion_cannon, playing, station
from tests.builders.scenario import FRONT, RIGHT, Scenario
from tests.builders.squadron_table import StillTable


def notes(table: Scenario) -> dict[str, str]:
    """The note of every option of the open question, by what the option is called."""
    game, question = table.game, table.question
    if isinstance(question, SomeQuestion):
        return {describe_answer(game, question, (one,)): note_of(game, question, one) for one in question.things}
    return {describe_answer(game, question, one): note_of(game, question, one) for one in question.options}


def carrier(**options: object) -> tuple[Scenario, ShipId]:
    """A Victory with three TIE fighters in reach, one that was activated, one far away, and an X-wing near one."""
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, **options)  # type: ignore[arg-type]
    for x in (850, 900, 950):
        table.squadron(TIE, x, 420)
    table.squadron(TIE, 800, 420, activated=True)
    table.squadron(TIE, 800, 900)
    table.squadron(X_WING, 790, 460, side=1, hull=2)
    table.ship(NEBULON, 900, 560, 180, side=1)
    return table, victory


def test_each_command_says_what_its_dial_does_now() -> None:
    table, victory = carrier(dials=(Command.SQUADRON,) * 3)
    game = table.run(ShipActivation(ship=victory)).game
    assert {command: dial_note(game, victory, command) for command in Command if command is not Command.FACEDOWN} == {
        Command.NAVIGATE: "speed up to 1 higher or lower, one more click",
        Command.SQUADRON: "activates 3 of 3 squadrons in range",
        Command.REPAIR: "4 engineering points",
        Command.CONCENTRATE_FIRE: "adds a die",
    }
    assert dial_note(game, ShipId(7), Command.SQUADRON) == "activates 1 of 1 squadron in range"  # type: ignore[arg-type]


def test_a_ship_alone_has_no_squadrons_to_activate() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, dials=(Command.SQUADRON,) * 3)
    table.squadron(TIE, 900, 420, activated=True)
    game = table.run(ShipActivation(ship=victory)).game
    assert dial_note(game, victory, Command.SQUADRON) == "no squadrons in range"


def test_a_dial_that_is_kept_or_converted_says_what_it_is_worth_and_how_many_tokens_the_ship_has() -> None:
    table, victory = carrier(dials=(Command.SQUADRON,) * 3, tokens=(Command.REPAIR,))
    table.run(ShipActivation(ship=victory))
    assert table.question.kind is DIAL_USE
    assert notes(table) == {
        "keep": "Squadron: activates 3 of 3 squadrons in range",
        "convert": "Squadron: activates 1 of 3 squadrons in range, in any later round; it has 1 of 3 tokens",
    }


def test_a_command_is_worth_what_the_ship_resolves_it_with() -> None:
    table, victory = carrier(dials=(Command.SQUADRON,) * 3, tokens=(Command.REPAIR, Command.SQUADRON))
    table.run(ShipActivation(ship=victory)).answer(DIAL_USE, DialUse.KEEP)
    assert table.question.kind is COMMAND
    assert notes(table) == {"Squadron": "activates 3 of 3 squadrons in range", "Repair": "2 engineering points"}


def test_a_command_with_dial_and_token_says_what_each_way_of_paying_gives() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, revealed=Command.REPAIR, tokens=(Command.REPAIR,), shields={FRONT: 1})
    table.run(RepairCommand(ship=victory))
    assert table.question.kind is COMMAND_PAYMENT
    assert sorted(notes(table).values()) == ["2 engineering points", "4 engineering points", "6 engineering points"]


def test_the_speed_that_a_ship_has_already_is_unchanged() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, revealed=Command.NAVIGATE, speed=1)
    table.run(NavigateCommand(ship=victory))
    assert table.question.kind is NEW_SPEED
    assert notes(table) == {"speed 0": "", "speed 1": "unchanged", "speed 2": ""}


def test_a_repair_says_what_it_costs_and_leaves() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, revealed=Command.REPAIR, damage=["ruptured_engine"], shields={FRONT: 1})
    said = notes(table.run(RepairCommand(ship=victory)))
    assert said["move a shield from rear to front (1)"] == "costs 1, leaves 3"
    assert said["recover a shield at front (2)"] == "costs 2, leaves 2"
    assert said["discard Ruptured Engine, faceup (3)"] == "costs 3, leaves 1"


def test_squadrons_say_their_hull_and_whom_they_are_engaged_with() -> None:
    table, victory = carrier(dials=(Command.SQUADRON,) * 3)
    table.run(ShipActivation(ship=victory)).answer(DIAL_USE, DialUse.KEEP)
    if table.question.kind is COMMAND:
        table.answer(COMMAND, Command.SQUADRON)
    assert notes(table) == {
        "TIE Fighter Squadron 1": "hull 3 of 3, engaged with X-wing Squadron 6",
        "TIE Fighter Squadron 2": "hull 3 of 3",
        "TIE Fighter Squadron 3": "hull 3 of 3",
    }


def test_a_ship_to_activate_says_its_hull_that_is_left_and_its_speed() -> None:
    game, question = first_question("ship to activate")
    said = {describe_answer(game, question, one): note_of(game, question, one) for one in question.options}
    assert said == {"Nebulon-B Escort Frigate": "hull 5 of 5, speed 3", "Dodonna's Pride": "hull 4 of 4, speed 1"}


def squadron_alone(*, engaged: bool) -> Scenario:
    """An X-wing, engaged with a TIE fighter or far from everybody, begins its activation."""
    table = Scenario()
    x_wing = table.squadron(X_WING, 900, 300, side=1)
    if engaged:
        table.squadron(TIE, 930, 340)
        table.squadron(TIE, 870, 340)
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    return table.run(SquadronActivation(squadron=x_wing))


def test_a_squadron_says_how_fast_it_moves_and_how_many_targets_it_has() -> None:
    assert notes(squadron_alone(engaged=False)) == {"move": "speed 3"}
    assert notes(squadron_alone(engaged=True)) == {"attack": "2 targets"}


def test_defense_tokens_say_what_they_do_at_this_range_and_with_this_damage() -> None:
    assert notes(Battle("close").attack("hit", "hit", "hit")) == {
        "Evade, readied": "does nothing at close range; is exhausted",
        "Brace, readied": "3 damage becomes 2; is exhausted",
        "Redirect, readied": "shields that can absorb damage: right 2, left 2; is exhausted",
    }
    assert notes(Battle("medium").attack("hit", "hit", "hit"))["Evade, readied"] == "rerolls 1 die; is exhausted"
    assert notes(Battle("long").attack("hit", "hit", "hit"))["Evade, readied"] == "cancels 1 die; is exhausted"


def test_an_exhausted_token_would_be_discarded() -> None:
    said = notes(Battle("close", defending={"exhausted": [1]}).attack("hit", "hit", "hit"))
    assert said["Brace, exhausted"] == "3 damage becomes 2; is discarded"
    assert said["Redirect, readied"].endswith("; is exhausted")


def test_a_redirect_lists_only_hull_zones_with_shields() -> None:
    one = notes(Battle(defending={"shields": {RIGHT: 0}}).attack("hit", "hit", "hit"))
    none = notes(Battle(defending={"shields": {RIGHT: 0, HullZone.LEFT: 0}}).attack("hit", "hit", "hit"))
    assert one["Redirect, readied"] == "shields that can absorb damage: left 2; is exhausted"
    assert none["Redirect, readied"] == "no shields to absorb damage; is exhausted"


def test_redirected_damage_says_what_each_hull_zone_takes() -> None:
    table = Battle("close").attack("hit", "hit", "hit").spend("redirect")
    assert table.question.kind is REDIRECT_ZONES
    assert notes(table) == {"right": "2 of 2 shields", "left": "2 of 2 shields"}
    table.answer(REDIRECT_ZONES, (RIGHT,)).pass_(DEFENSE_TOKEN)
    assert table.question.kind is REDIRECTED
    assert notes(table) == {
        "0 damage": "right takes 0, front takes 3",
        "1 damage": "right takes 1, front takes 2",
        "2 damage": "right takes 2, front takes 1",
    }


def test_an_accuracy_says_what_the_token_it_locks_would_do() -> None:
    table = duel("long").attack("hit", "hit", "accuracy")
    table.answer(table.question.kind, "accuracy")
    assert notes(table) == {
        "Evade, readied": "cancels 1 die",
        "Brace, readied": "2 damage becomes 1",
        "Redirect, readied": "shields that can absorb damage: right 2, left 2",
    }


def test_the_sides_say_their_points_and_objectives_what_they_are() -> None:
    game, question = first_question("first player")
    said = {describe_answer(game, question, one): note_of(game, question, one) for one in question.options}
    assert said == {"First Steps: Rebels": "180 points", "First Steps: Empire": "178 points"}
    game, question = first_question("objective")
    assert [note_of(game, question, key).partition(";")[0] for key in question.options] == [
        "assault",
        "defense",
        "navigation",
    ]


def test_a_ship_to_deploy_says_its_card_and_its_points() -> None:
    game, question = first_question("deployment")
    said = {describe_answer(game, question, one): note_of(game, question, one) for one in question.options}
    assert said["Dodonna's Pride"] == "CR90 Corvette A, 50 points"


def noted(table: Scenario, kind: Kind[Any], option: Any) -> str:
    """The note of an option of a question of a kind, asked of the first seat."""
    return note_of(table.game, Question(Seat(0), kind, (option,)), option)


def test_what_belongs_to_an_attack_has_no_note_outside_one() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300)
    table.ship(CORVETTE, 300, 300)
    table.ship(NEBULON, 900, 860, 180, side=1)
    table.run(ShipPhase())
    for kind, option in (
        (DEFENSE_TOKEN, TokenId(0)),
        (LOCKED_TOKEN, TokenId(0)),
        (REMOVED_DIE, Color.RED),
        (ADDED_COLOR, Color.RED),
        (REDIRECTED, 1),
        (REDIRECT_ZONES, FRONT),
    ):
        assert noted(table, kind, option) == "", kind.name


def test_a_scatter_cancels_all_dice() -> None:
    table = Scenario()
    howlrunner = table.squadron("howlrunner", 900, 300)
    x_wing = table.squadron(X_WING, 930, 340, side=1)
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    squadron_attack(table, x_wing, howlrunner, "hit", "hit", "hit", "hit")
    assert table.question.kind is DEFENSE_TOKEN
    assert any("cancels all dice" in note for note in notes(table).values())


def test_a_contain_prevents_the_standard_critical_effect() -> None:
    table = Scenario()
    corvette = table.ship("consular_class_armed_cruiser", 900, 500, 180, side=1)
    victory = table.ship(VICTORY, 900, 300)
    attack = Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=FRONT)
    table.run(attack).roll("hit", "hit", "hit", "hit", "hit", "crit")
    while table.question.kind is not DEFENSE_TOKEN:
        table.answer(table.question.kind, PASS)
    assert any("standard critical effect" in note for note in notes(table).values())


def test_a_ship_without_any_hull_left_has_none_rather_than_less() -> None:
    table = Scenario()
    table.ship(CORVETTE, 900, 300, damage=[None] * 4)
    table.ship(CORVETTE, 600, 300, damage=["crew_panic", *[None] * 4])
    table.ship(VICTORY, 900, 860, 180, side=1)
    table.run(StillTable())
    lost = [noted(table, SHIP_TO_ACTIVATE, ship) for ship in (0, 1)]
    assert lost == ["hull 0 of 4, speed 2"] * 2


def test_a_station_says_what_is_left_of_its_hull_and_a_cannon_has_none() -> None:
    table = playing("station_assault")
    target = station(table, 900, 500, damage=3)
    cannon = ion_cannon(table)
    table.ship(VICTORY, 900, 860, 180)
    table.ship(CORVETTE, 300, 860, 180, side=1)
    table.run(StillTable())
    assert noted(table, card_kind("chosen squadrons"), target) == "hull 7 of 10"
    assert noted(table, card_kind("chosen squadrons"), cannon) == ""


def test_a_token_number_that_names_no_token_has_no_note() -> None:
    table = Battle("close").attack("hit", "hit", "hit")
    tokens = len(table.the_ship(table.defender).defense)
    assert noted(table, DEFENSE_TOKEN, TokenId(tokens)) == noted(table, DEFENSE_TOKEN, TokenId(-1)) == ""
    assert noted(table, DEFENSE_TOKEN, TokenId(tokens - 1)) != ""
    assert noted(table, LOCKED_TOKEN, TokenId(-1)) == ""
    assert noted(table, LOCKED_TOKEN, TokenId(0)) == "does nothing at close range"


def test_a_damaged_ship_says_the_hull_that_is_left() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300, damage=[None, None, None], speed=1)
    table.ship(CORVETTE, 300, 300)
    table.ship(NEBULON, 900, 860, 180, side=1)
    table.run(ShipPhase())
    assert notes(table)["Victory II-class Star Destroyer 0"] == "hull 5 of 8, speed 1"


def test_a_damage_card_that_is_looked_at_says_what_it_would_do() -> None:
    table = Scenario()
    table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 860, 180, side=1)
    table.run(StillTable())
    kept, cards = card_kind("kept damage card"), table.game.catalog.damage_cards
    assert noted(table, kept, 0) == cards[deck_titles()[0]].summary
    assert noted(table, kept, -1) == noted(table, kept, len(deck_titles())) == ""
