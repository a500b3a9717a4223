"""Questions as a screen puts them: the words of every kind, and what some kinds need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from armada.engine.effects import Effect
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.geometry.ruler import Distance
from armada.records.game import Game
from armada.rules.command_phase import CommandPhase
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.screens.prompt.parts import Anchor
from armada.screens.prompt.prompt import Part, Prompt, prompts_of, waiting_of
from armada.screens.scene.scene import scene_of
from armada.state.records import COMMANDS, Command
from tests.builders.attack_table import VICTORY
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves
from tests.screens.screen_games import played, questions_of


def said(sentence: tuple[Part, ...]) -> str:
    return "".join(part.text for part in sentence)


def prompt_at(seed: int, kind: str) -> tuple[Game, Question[Any], Prompt]:
    game, question = played(seed, kind)
    (prompt,) = prompts_of(game, question.seat, 7)
    return game, question, prompt


def test_a_seat_that_is_not_asked_has_no_prompt_and_hears_who_decides() -> None:
    game, question, prompt = prompt_at(3, "ship to activate")
    other = Seat(1 - question.seat)
    assert prompts_of(game, other) == ()
    (waiting,) = waiting_of(game, other)
    assert said(waiting.sentence).endswith("chooses a ship to activate.")
    assert [part.seat for part in waiting.sentence if part.seat is not None] == [question.seat]
    assert waiting_of(game, question.seat) == ()
    assert (prompt.number, prompt.title, said(prompt.sentence)) == (7, "Activate a ship", "Choose a ship to activate.")
    assert prompt.reveals


def test_names_in_a_sentence_can_be_pointed_at() -> None:
    game, _, prompt = prompt_at(3, "course")
    (part,) = [part for part in prompt.sentence if part.unit is not None]
    assert part.unit == prompt.about
    assert part.text == game.unit(prompt.about or 0).label


@proves("INFO-11", "CMD-02")
def test_what_dials_are_about_is_told_to_nobody_else() -> None:
    game, question, prompt = prompt_at(3, "command dials")
    assert prompt.secret
    (waiting,) = [waiting for waiting in waiting_of(game, None) if waiting.seat == question.seat]
    assert waiting.about is None
    assert all(part.unit is None for part in waiting.sentence)
    assert said(waiting.sentence).endswith("assigns command dials.")


@proves("CMD-03", "CMD-04")
def test_the_table_of_dials_has_an_open_cell_for_each_dial_to_come() -> None:
    game, question, prompt = prompt_at(3, "command dials")
    values = {ship: game.ship_card(ship).command for ship in game.ships(game.side_of(question.seat))}
    assert {row.ship: len(row.cells) for row in prompt.dials} == values
    assert all(cell.command is None for row in prompt.dials for cell in row.cells)
    assert (prompt.commit_label, prompt.reveals) == ("Lock dials", True)
    assert [cell.round for cell in prompt.dials[0].cells] == list(range(1, 1 + len(prompt.dials[0].cells)))


def test_the_table_of_dials_shows_those_assigned_before_and_what_each_command_would_do() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, dials=(Command.REPAIR, Command.NAVIGATE))
    table.run(CommandPhase())
    (prompt,) = prompts_of(table.game, Seat(0))
    (row,) = prompt.dials
    assert row.ship == ship
    assert [cell.command for cell in row.cells] == [Command.REPAIR, Command.NAVIGATE, None]
    assert list(row.notes) == list(COMMANDS)
    assert row.notes[Command.REPAIR] == "4 engineering points"


@proves("SETUP-33")
def test_a_ship_to_deploy_has_its_zone_its_speeds_and_places() -> None:
    game, _, prompt = prompt_at(3, "ship placement")
    placing = prompt.placing
    assert placing is not None
    assert (placing.piece, placing.turns, placing.pieces) == ("ship", True, (prompt.about,))
    assert placing.speeds == tuple(range(1, game.ship_card(placing.pieces[0]).max_speed + 1))
    assert len(placing.region) == 1
    ys = [y for _, y in placing.region[0]]
    assert max(ys) - min(ys) == pytest.approx(Distance.THREE.end)
    assert placing.suggestions


@proves("SQN-16")
def test_a_squadron_that_moves_has_its_start_and_its_reach() -> None:
    game, _, prompt = prompt_at(3, "squadron move")
    placing = prompt.placing
    assert placing is not None
    assert placing.start == game.unit(placing.pieces[0]).pose
    assert placing.reach is not None
    assert placing.reach == pytest.approx(list(Distance)[game.squadron_card(placing.pieces[0]).speed - 1].end)


def test_a_course_has_a_yaw_value_for_each_joint() -> None:
    _, _, prompt = prompt_at(3, "course")
    assert prompt.maneuver is not None
    assert len(prompt.maneuver.yaws) == prompt.maneuver.speed
    assert prompt.form == "free"
    assert prompt.steps == ("Reveal", "Attack", "Maneuver")
    assert prompt.steps[prompt.step] == "Maneuver"


@proves("SETUP-37")
def test_squadrons_that_cannot_be_deployed_yet_say_why() -> None:
    _, _, prompt = prompt_at(3, "deployment")
    assert {closed.rule for closed in prompt.closed} == {"SETUP-37"}
    assert all("near a friendly ship" in closed.reason for closed in prompt.closed)


def first_met(kind: str, wanted: Callable[[Prompt], bool] = bool) -> tuple[Game, Question[Any], Prompt]:
    """A question of a kind in some random game, at close quarters if need be."""
    for seed in range(1, 40):
        for game, question in questions_of(seed, 2000):
            if question.kind.name == kind:
                (prompt,) = prompts_of(game, question.seat)
                if wanted(prompt):
                    return game, question, prompt
    raise AssertionError(f"nobody was asked for {kind}")


@proves("ATK-02")
def test_targets_are_listed_best_first_with_range_dice_and_lines() -> None:
    _, question, prompt = first_met("attack", lambda prompt: len(prompt.targets) > 2)
    assert [target.option for target in prompt.targets] == list(range(len(prompt.options)))
    worth = [(target.destroyed, target.damage) for target in prompt.targets]
    assert worth == sorted(worth, reverse=True)
    for target, option in zip(prompt.targets, prompt.options, strict=True):
        assert target.range in option.note
        assert f"{target.mm:.0f} mm" in option.note
        assert target.dice
        assert option.anchor is not None
        assert option.anchor.unit == question.kind.decode(option.answer).defender  # type: ignore[union-attr]
    assert prompt.default == 0
    assert prompt.steps[prompt.step] == "Target"


@proves("ATK-10")
def test_a_hull_zone_that_attacked_is_closed() -> None:
    game, _, prompt = first_met("attack", lambda prompt: 0 < len(prompt.zones_left) < 4)
    assert prompt.about is not None
    zones = set(game.zones(prompt.about))
    closed = {each.anchor.zone for each in prompt.closed if each.rule == "ATK-10" and each.anchor is not None}
    assert zones - set(prompt.zones_left) <= closed


@proves("ATK-10")
def test_after_its_first_attack_a_ship_sees_which_hull_zone_is_closed_and_from_where_it_can_still_attack() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300)
    for x, y in ((900, 480), (1060, 300)):
        table.ship(VICTORY, x, y, 90, side=1)
    table.run(ShipActivation(ship=ship, attacks=1, zones_used=(FRONT,)))
    (prompt,) = prompts_of(table.game, Seat(0))
    (closed,) = [each for each in prompt.closed if each.anchor == Anchor(unit=ship, zone=FRONT)]
    assert (closed.label, closed.rule) == ("Front hull zone", "ATK-10")
    assert closed.instead == "Attack from the right."
    fresh = ShipActivation(ship=ship)
    (prompt,) = prompts_of(table.run(fresh).game, Seat(0))
    assert not [each for each in prompt.closed if each.anchor is not None and each.anchor.unit == ship]


@proves("CMD-32")
def test_a_command_that_is_resolved_later_is_closed_and_says_when() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300, dials=(Command.REPAIR,), tokens=(Command.NAVIGATE,), shields={FRONT: 0})
    table.ship(VICTORY, 900, 800, 180, side=1)
    table.run(ShipActivation(ship=ship)).answer(DIAL_USE, DialUse.KEEP)
    (prompt,) = prompts_of(table.game, Seat(0))
    (navigate,) = prompt.closed
    assert (navigate.label, navigate.rule) == ("Navigate", "CMD-32")
    assert "maneuver" in navigate.reason


@proves("DEF-07")
def test_a_defense_token_says_what_it_does_and_why_another_cannot_be_spent() -> None:
    game, _, prompt = first_met("defense token", lambda prompt: bool(prompt.closed))
    assert prompt.about is not None
    assert len(prompt.options) + len(prompt.closed) == len(game.unit(prompt.about).defense)
    assert all(option.note.endswith(("is exhausted", "is discarded")) for option in prompt.options)
    assert {option.icon for option in prompt.options} <= {str(token.kind) for token in game.unit(prompt.about).defense}
    assert prompt.pass_label == "Spend none"


def test_repairs_say_what_they_cost_and_what_is_left() -> None:
    _, _, prompt = first_met("repair")
    assert prompt.engineering is not None
    assert prompt.engineering > 0
    assert all(option.note.startswith("costs ") for option in prompt.options)
    assert prompt.pass_label == "Done repairing"


def test_dice_are_named_by_their_place_in_the_pool() -> None:
    game, _, prompt = first_met("rerolled dice")
    attack = scene_of(game, None).attack
    assert attack is not None
    for option in prompt.options:
        assert option.die is not None
        assert option.icon == attack.dice[option.die].color


def test_an_effect_names_its_card_its_cost_and_what_it_does() -> None:
    game, _, prompt = first_met("effect", lambda prompt: any("xhaust" in option.note for option in prompt.options))
    option = next(option for option in prompt.options if "xhaust" in option.note)
    assert option.card is not None
    summary = game.catalog.upgrades[option.card].summary
    assert summary is not None
    assert option.note == summary
    assert not option.free
    assert game.catalog.upgrades[option.card].title in option.label


def test_cards_that_a_seat_looks_at_are_a_secret() -> None:
    _, _, prompt = first_met("kept damage card")
    assert prompt.secret


@proves("SETUP-21")
def test_two_players_both_know_the_objectives_among_which_one_chooses() -> None:
    _, _, prompt = prompt_at(3, "objective")
    assert not prompt.secret
    assert len(prompt.options) == 3
    assert all(option.card == option.answer for option in prompt.options)


def test_a_window_with_one_card_names_it() -> None:
    _, _, prompt = first_met("effect", lambda prompt: len(prompt.options) == 1 and " of " in said(prompt.sentence))
    option = prompt.options[0]
    assert option.label.replace(", ", " of ", 1) in said(prompt.sentence)
    assert "an effect" not in said(prompt.sentence)


def test_what_a_card_asks_is_explained_by_what_the_card_does() -> None:
    game, _, prompt = first_met("rerolled dice", lambda prompt: bool(prompt.card_says))
    effect = game.asker
    assert isinstance(effect, Effect)
    assert prompt.card_says == game.catalog.upgrades[effect.card.key].summary


def test_nobody_is_shown_as_first_player_before_that_is_chosen() -> None:
    game, _, prompt = prompt_at(3, "first player")
    assert not any(player.is_first for player in scene_of(game, None).players)
    assert [option.label for option in prompt.options].count("You") == 1
