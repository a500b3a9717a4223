"""Questions as sentences, and what is said around them."""

from __future__ import annotations

import pytest

from armada.records.game import Game
from armada.rules.attack import Attack
from armada.rules.repair import REPAIR
from armada.rules.ship_phase import COMMAND, DIAL_USE, DialUse, ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action
from armada.rules.squadron_command import SquadronCommand
from armada.rules.targets import ATTACK, AttackChoice
from armada.state.records import Command
from armada.words.sentences import context_of, question_text, sentence_of, steps_of, waiting_text
from tests.builders.attack_table import NEBULON, TIE, VICTORY, X_WING, Battle
from tests.builders.cards_table import duel, pass_until, squadron_attack, use
from tests.builders.games import first_question
from tests.builders.scenario import FRONT, Scenario


def said(table: Scenario) -> tuple[str, str, str]:
    """The question, what others read, and the context."""
    game, question = table.game, table.question
    return question_text(game, question), waiting_text(game, question), context_of(game)


def step(table: Scenario) -> str:
    """The step of the procedure that is under way."""
    names, number = steps_of(table.game, table.question)
    return names[number]


def activation() -> Scenario:
    """A Victory that reveals a Squadron dial, with TIE fighters and a Repair token, near rebels."""
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, dials=(Command.SQUADRON,) * 3, tokens=(Command.REPAIR,), shields={FRONT: 1})
    for x in (850, 900, 950):
        table.squadron(TIE, x, 420)
    table.squadron(X_WING, 800, 460, side=1)
    table.ship(NEBULON, 900, 560, 180, side=1)
    return table.run(ShipActivation(ship=victory))


def test_an_activation_goes_through_its_steps_and_its_commands() -> None:
    table = activation()
    ship = "Victory II-class Star Destroyer 0"
    assert said(table) == (
        f"Choose whether {ship} keeps its dial or takes the token.",
        f"Imperial player chooses whether {ship} keeps its dial or takes the token.",
        f"Activation of {ship}",
    )
    assert step(table) == "Reveal"
    table.answer(DIAL_USE, DialUse.KEEP).answer(COMMAND, Command.SQUADRON)
    assert context_of(table.game) == "Squadron command, 1 of 3"
    table.answer(table.question.kind, table.question.options[0]).answer(SQUADRON_ACTION, Action.ATTACK)
    assert said(table) == (
        "TIE Fighter Squadron 1 attacks X-wing Squadron 4. Roll the dice.",
        "TIE Fighter Squadron 1 attacks X-wing Squadron 4. The dice are rolled.",
        "Attack on X-wing Squadron 4",
    )
    assert step(table) == "Roll"
    pass_until(table.roll("hit", "hit", "hit"), SQUADRON_TO_ACTIVATE)
    assert context_of(table.game) == "Squadron command, 2 of 3"
    while table.question.kind is not ATTACK and table.question.kind is not COMMAND:
        table.pass_(table.question.kind)
    if table.question.kind is COMMAND:
        table.answer(COMMAND, Command.REPAIR)
        assert table.question.kind is REPAIR
        assert context_of(table.game) == "Repair command"
        table.pass_(REPAIR)
    assert (step(table), context_of(table.game)) == ("Target", f"Activation of {ship}")
    table.pass_()
    assert (step(table), context_of(table.game)) == ("Maneuver", f"Maneuver of {ship}")
    assert question_text(table.game, table.question) == f"Set the course of {ship}."


def test_an_attack_goes_through_its_steps_and_names_attacker_and_defender() -> None:
    table = Battle("close").attack("hit", "hit", "hit")
    attack = "Nebulon-B Escort Frigate 0 attacks Gladiator I-class Star Destroyer 1."
    assert said(table) == (
        f"{attack} Choose a defense token for Gladiator I-class Star Destroyer 1 to spend.",
        f"{attack} Rebel player may spend a defense token of Gladiator I-class Star Destroyer 1.",
        "Attack on Gladiator I-class Star Destroyer 1",
    )
    assert step(table) == "Defense"
    parts = [(part.text, part.unit) for part in sentence_of(table.game, table.question) if part.unit is not None]
    assert parts == [
        ("Nebulon-B Escort Frigate 0", 0),
        ("Gladiator I-class Star Destroyer 1", 1),
        ("Gladiator I-class Star Destroyer 1", 1),
    ]


def test_a_counter_attack_is_called_one() -> None:
    table = Scenario()
    tie = table.squadron(TIE, 900, 300)
    a_wing = table.squadron("a_wing_squadron", 940, 330, side=1)
    table.ship(VICTORY, 100, 800)
    table.ship(NEBULON, 1700, 800, side=1)
    squadron_attack(table, tie, a_wing, "accuracy", "accuracy", "accuracy")
    while not any(frame.is_counter for frame in table.game.procedures() if isinstance(frame, Attack)):
        use(table, "counter")
    assert context_of(table.game).startswith("Counter")
    assert "counters" in question_text(table.game, table.question).lower()


def test_a_card_that_asks_is_named_first() -> None:
    table = duel("close", attacker="gladiator_i_class_star_destroyer", attacking=["admiral_screed"])
    use(table.attack("blank", "hit", "blank", "blank"), "admiral_screed")
    assert " Admiral Screed: " in question_text(table.game, table.question)
    (card,) = [part for part in sentence_of(table.game, table.question) if part.card]
    assert (card.text, card.card) == ("Admiral Screed", "admiral_screed")


def test_a_further_target_is_chosen_in_the_first_step_of_an_attack() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    squadrons = [table.squadron(X_WING, x, 440, side=1) for x in (880, 940)]
    table.ship(NEBULON, 900, 900, side=1)
    table.run(ShipActivation(ship=victory)).answer(ATTACK, AttackChoice(FRONT, squadrons[0], None)).roll("accuracy")
    while table.question.kind.name != "next squadron":
        table.pass_(table.question.kind)
    assert step(table) == "Target"


@pytest.mark.parametrize(
    ("kind", "step", "context"),
    [
        ("first player", "Initiative", "Setup"),
        ("objective", "Objective", "Setup"),
        ("obstacle placement", "Obstacles", "Setup"),
        ("deployment", "Deployment", "Setup"),
        ("command dials", "", "Round 1, Command Phase"),
        ("ship to activate", "", "Round 1, Ship Phase"),
        ("squadron to activate", "", "Round 1, Squadron Phase, 2 squadrons left to activate"),
        ("new speed", "Maneuver", "Navigate command"),
    ],
)
def test_every_part_of_a_game_says_where_it_is(kind: str, step: str, context: str) -> None:
    game, question = first_question(kind)
    assert isinstance(game, Game)
    names, number = steps_of(game, question)
    assert (names[number] if names else "", context_of(game)) == (step, context)


def test_a_squadron_that_is_activated_by_itself_is_the_context_of_its_questions() -> None:
    game, question = first_question("squadron action")
    assert question_text(game, question) == "Choose whether Howlrunner moves or attacks."
    assert context_of(game) == "Activation of Howlrunner"


def test_displaced_squadrons_are_placed_around_the_ship_that_displaced_them() -> None:
    game, question = first_question("placement")
    assert question_text(game, question) == "Place a squadron that Victory I-class Star Destroyer displaced."


def test_a_squadron_command_without_a_number_of_squadrons_is_called_a_command() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, revealed=Command.SQUADRON)
    for x in (850, 900):
        table.squadron(TIE, x, 420)
    table.ship(NEBULON, 900, 900, side=1)
    table.run(SquadronCommand(ship=victory))
    assert context_of(table.game) == "Squadron command, 1 of 3"


def test_a_window_with_a_single_effect_names_it_and_one_with_several_does_not() -> None:
    one = duel(attacking=["veteran_gunners"]).attack("blank", "hit", "blank")
    assert question_text(one.game, one.question).endswith(
        "Resolve Veteran Gunners of Nebulon-B Escort Frigate 0 to modify the dice, or continue."
    )
    accuracy = duel().attack("hit", "hit", "accuracy")
    assert question_text(accuracy.game, accuracy.question).endswith(". Spend an accuracy icon, or continue.")
    two = duel(attacking=["veteran_gunners"]).attack("blank", "hit", "accuracy")
    assert len(two.question.options) == 2
    assert question_text(two.game, two.question).endswith("Choose an effect to modify the dice.")
