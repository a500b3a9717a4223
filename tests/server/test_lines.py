"""Lines of the log: each has its moment, the rules it rests on, and those it is about, live and in a film."""

from __future__ import annotations

from random import Random

import pytest

from armada.catalog.catalog import catalog
from armada.engine.seats import Seat
from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from armada.rules.game import deck_titles
from armada.screens.scene.result import score_lines
from armada.screens.scene.scene import scene_of
from armada.server.api.replay_timeline import ReplayTimeline
from armada.server.history.timeline import Timeline
from armada.server.wire.table import LogLine
from armada.state.events.attack import AttackDeclared, AttackEnded, DefenseTokenTurned, DiceModified, DiceRolled
from armada.state.events.commands import CommandTokenSpent, DialSpent
from armada.state.events.damage import DamageCardDealt, Removed
from armada.state.events.rounds import PhaseBegun, RoundBegun


def played(seed: int) -> Timeline:
    """A whole game played at random."""
    fleets = [ready_made()[key] for key in ("rebels_400_squadrons", "empire_400_flotillas")]
    timeline = Timeline(Game.new(fleets, profile="tournament", seed=seed, allow_missing=True), 1)
    rng = Random(seed)
    while timeline.asked:
        seat = rng.choice(timeline.asked)
        question = timeline.question(seat)
        assert question is not None
        timeline.decide(seat, question.sample(rng), len(timeline.steps) + 2)
    return timeline


TIMELINE = played(6)


def lines(timeline: Timeline = TIMELINE, seat: Seat | None = None) -> tuple[LogLine, ...]:
    found = timeline.lines(seat)
    assert found is not None
    return found


def test_every_line_names_its_rules() -> None:
    assert all(line.rules for line in lines())


def test_a_line_has_the_round_and_phase_in_which_it_happened() -> None:
    begun = [line for line in lines() if isinstance(line.event, RoundBegun | PhaseBegun)]
    at = (0, "setup")
    for line in lines():
        if line in begun:
            at = (line.round, line.phase)
        assert (line.round, line.phase) == at
    readied = [line for line in lines() if isinstance(line.event, DefenseTokenTurned) and "STAT-01" in line.rules]
    assert readied
    assert {line.phase for line in readied} == {"status"}


def test_an_attack_is_about_both_who_attacks_and_who_defends() -> None:
    declared = [(line, line.event) for line in lines() if isinstance(line.event, AttackDeclared)]
    assert declared
    assert all(line.units == (event.attacker, event.defender) for line, event in declared)


def test_lines_of_a_film_are_those_of_the_game() -> None:
    film = ReplayTimeline(TIMELINE.game.record())
    told = [line for moment in film.moments(None, sees_all=False) for line in moment.lines]
    live = [(line.text, line.rules, line.card, line.units, line.round, line.phase) for line in lines()]
    assert [(line.text, line.rules, line.card, line.units, line.round, line.phase) for line in told] == live


@pytest.mark.parametrize("seed", range(12))
def test_the_score_sheet_adds_up_and_has_a_round_for_every_line(seed: int) -> None:
    timeline = played(seed)
    outcome = timeline.game.state.outcome
    assert outcome is not None
    found = score_lines(timeline.game, timeline.chronicle.scoring)
    for side in (0, 1):
        assert sum(line.points for line in found if line.side == side) == outcome.scores[side]
    assert all(line.round for line in found)
    assert all(line.rule for line in found)
    shown = scene_of(timeline.game, None, happened=timeline.chronicle.scoring)
    assert shown.score == found
    assert shown.outcome is not None
    assert shown.outcome.lines == found


def test_what_an_objective_adds_at_the_end_is_told_piece_by_piece() -> None:
    found = score_lines(TIMELINE.game, TIMELINE.chronicle.scoring)
    added = [line for line in found if line.rule == "SCORE-05"]
    assert added
    assert all(line.unit >= 0 and line.why.startswith("Most Wanted") for line in added)


def test_victory_tokens_are_told_by_the_round_in_which_they_were_gained() -> None:
    timeline = played(4)
    found = [line for line in score_lines(timeline.game, timeline.chronicle.scoring) if line.rule == "OBJ-06"]
    assert len({line.round for line in found}) > 1
    assert all(line.why.startswith("Fire Lanes") for line in found)


def test_a_score_sheet_of_which_nothing_is_remembered_still_adds_up() -> None:
    outcome = TIMELINE.game.state.outcome
    assert outcome is not None
    found = score_lines(TIMELINE.game)
    assert tuple(sum(line.points for line in found if line.side == side) for side in (0, 1)) == outcome.scores


def test_a_line_about_a_damage_card_names_it_as_data_to_those_who_may_know_it() -> None:
    dealt = [(line, line.event) for line in lines() if isinstance(line.event, DamageCardDealt)]
    assert any(event.faceup and event.number >= 0 for _, event in dealt)
    titles = {card.key: card.title for card in catalog().damage_cards.values()}
    for line, event in dealt:
        if event.faceup and event.number >= 0:
            assert line.about is not None
            assert titles[line.about.key] == line.about.title
            assert deck_titles()[event.number] == line.about.key
        else:
            assert line.about is None


def test_what_has_no_line_is_told_with_the_next_line_and_nothing_is_told_twice() -> None:
    told = [event for line in lines() for event in (*line.silent, line.event) if event is not None]
    spent = [event for event in told if isinstance(event, DialSpent | CommandTokenSpent | Removed)]
    assert {type(event) for event in spent} == {DialSpent, CommandTokenSpent, Removed}
    removed = [event.unit for event in spent if isinstance(event, Removed)]
    assert len(removed) == len(set(removed))


def test_an_attack_that_was_rolled_ends_with_its_summary_live_and_in_a_film() -> None:
    rolls = [line for line in lines() if isinstance(line.event, DiceRolled)]
    ends = [line for line in lines() if isinstance(line.event, AttackEnded)]
    assert len(ends) == len(rolls) > 10
    assert all(line.text.endswith(".") and line.level == 2 for line in ends)


def test_a_line_names_the_card_that_brought_it_about() -> None:
    causes = {line.cause for line in lines() if isinstance(line.event, DiceModified)}
    assert "Concentrate Fire" in {cause.title() for cause in causes}
    assert all(not line.cause for line in lines() if isinstance(line.event, AttackDeclared))
