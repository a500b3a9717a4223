"""Command dials in the terminal: ship by ship, and one answer for all of them."""

from __future__ import annotations

from random import Random

import pytest

from armada.cli.game.dials import DialsByShip
from armada.cli.game.terminal import Terminal
from armada.cli.game.typed_answers import Misunderstood
from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from armada.rules.command_phase import DIALS, CommandPhase, ShipDials
from armada.state.records import COMMANDS
from tests.builders.scenario import Scenario

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
CR90, VICTORY = "cr90_corvette_a", "victory_i_class_star_destroyer"


def two_ships() -> DialsByShip:
    """A Victory I that lacks two dials and a CR90 that lacks one."""
    table = Scenario()
    table.ship(VICTORY, 900, 300, dials=(REPAIR,))
    table.ship(CR90, 300, 300)
    table.run(CommandPhase())
    return DialsByShip(table.game, table.question)


def test_each_ship_is_asked_for_with_the_dials_that_come_before() -> None:
    dials = two_ships()
    assert dials.sentence == "Assign 2 command dials to Victory I-class Star Destroyer 0."
    assert dials.context == "1 dial will be revealed before them."
    assert dials.hint == "2 commands in the order they will be revealed, such as: 1 2"
    assert dials.understand("3 4") is None
    assert dials.sentence == "Assign a command dial to CR90 Corvette A 1."
    assert (dials.context, dials.hint) == ("", "")
    assert dials.understand("2") == (ShipDials(dials.chosen[0].ship, (REPAIR, CONCENTRATE)), dials.chosen[1])


@pytest.mark.parametrize("typed", ["1 4", "1, 4", "nav conc", "Navigate, Concentrate Fire", "n fire"])
def test_dials_are_typed_by_number_or_name(typed: str) -> None:
    dials = two_ships()
    dials.understand(typed)
    assert dials.chosen[0].commands == (NAVIGATE, CONCENTRATE)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1", "needs 2 dials. Type 2 commands in the order they will be revealed, such as: 1 2."),
        ("1 2 3", "needs 2 dials"),
        ("1 5", "“5” is not a command"),
        ("1 attack", "“attack” is not a command. Type numbers from 1 to 4, or names from the list."),
    ],
)
def test_what_cannot_be_dials_is_refused_in_words(typed: str, said: str) -> None:
    dials = two_ships()
    with pytest.raises(Misunderstood, match=said):
        dials.understand(typed)
    assert not dials.chosen


def at_the_keyboard(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Both players type their dials in the first round of a core set game."""
    game, rng = Game.new([ready_made()[key] for key in ("core_rebels", "core_empire")], points=180, seed=3), Random(3)
    while game.question is not None and game.question.kind is not DIALS:
        game.play(game.question.sample(rng), game.question.seat)
    terminal, left = Terminal(game, (0, 1), {}), iter(lines)
    monkeypatch.setattr("armada.cli.game.terminal.read_line", lambda: next(left))
    for _ in lines:
        terminal._ask(terminal.game.questions[0])
    return terminal


def test_one_answer_is_given_when_every_ship_has_its_dials(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = at_the_keyboard(["? 3", "1 2", "undo", "3 4"], monkeypatch)
    assert [question.seat for question in terminal.game.questions] == [0, 1]
    assert terminal.dials is not None
    assert [dials.commands for dials in terminal.dials.chosen] == [(REPAIR, CONCENTRATE)]
    said = capsys.readouterr().out
    assert "Repair: 3 engineering points." in said
    assert said.count("Assign 2 command dials to") == 2
    assert "or 2 commands in the order they will be revealed" in said


def test_the_other_player_is_asked_once_the_first_has_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_the_keyboard(["1 2", "1"], monkeypatch)
    assert [question.seat for question in terminal.game.questions] == [1]
    seat, answer = terminal.game.decisions()[-1]
    assert (seat, [dials.commands for dials in answer]) == (0, [(NAVIGATE, SQUADRON), (NAVIGATE,)])
