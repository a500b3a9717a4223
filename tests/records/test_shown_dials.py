"""Showing dials to teammates: who learns them, for how long, and who learns that it happened (SEC-39)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.errors import IllegalDecision, RecordError
from armada.players.determinize import Imagined
from armada.records.game import DialsToShow, Game
from armada.records.record import digest
from armada.rules.command_phase import DIALS
from armada.screens.scene.scene import scene_of
from armada.server.history.timeline import Timeline
from armada.state.events.commands import DialSet, DialsShown, DialsTakenBack
from armada.state.game_state import Phase
from armada.state.records import COMMANDS, Command, Ship, ShipId
from armada.views.masking import masked, may_know_of
from tests.builders.fleets import EMPIRE_FLAGSHIP, REBEL_FLAGSHIP, fleet
from tests.properties.games import play_to_the_end
from tests.properties.other_secrets import with_other_secrets
from tests.proves import proves

VICTORY = "victory_i_class_star_destroyer"
OWNER, TEAMMATE, OTHER_TEAMMATE, OPPONENT = Seat(0), Seat(1), Seat(2), Seat(3)
VIEWERS = (*[Seat(seat) for seat in range(6)], None)


def ship_phase(seed: int = 4) -> Game:
    """The first Ship Phase of six players: all dials are assigned; seat 0 has a ship with three dials."""
    rebels = [fleet(REBEL_FLAGSHIP, "assault_frigate_mark_ii_b"), *[fleet(REBEL_FLAGSHIP)] * 2]
    game = Game.new(
        [*rebels, *[fleet(EMPIRE_FLAGSHIP)] * 3],
        profile="sector_fleet",
        points=900,
        seed=seed,
        allow_missing=True,
        allow_illegal=True,
    )
    rng = Random(seed)
    while game.state.phase is not Phase.SHIP:
        question = rng.choice(game.questions)
        game.play(question.sample(rng), question.seat)
    return game


def frigate(game: Game) -> ShipId:
    """The ship of seat 0 with three dials."""
    return next(u.id for u in game.state.units if isinstance(u, Ship) and u.seat == OWNER and len(u.dials) == 3)


def seen_dials(game: Game, viewer: Seat | None) -> tuple[Command, ...]:
    """The dials of that ship as the screen of a viewer shows them."""
    found = next(unit for unit in scene_of(game, viewer).units if unit.id == frigate(game))
    return found.dials  # type: ignore[union-attr]


@proves("SEC-39")
def test_who_is_shown_dials_knows_them_and_nobody_else_does() -> None:
    game = ship_phase()
    dials = game.ship(frigate(game)).dials
    hidden = (Command.FACEDOWN,) * 3
    assert seen_dials(game, TEAMMATE) == hidden
    game.show_dials(frigate(game), [TEAMMATE])
    assert [seen_dials(game, viewer) == dials for viewer in VIEWERS] == [True, True, False, False, False, False, False]
    assert seen_dials(game, OTHER_TEAMMATE) == hidden
    game.show_dials(frigate(game), [TEAMMATE, OTHER_TEAMMATE])
    assert [seen_dials(game, viewer) == dials for viewer in VIEWERS] == [True, True, True, False, False, False, False]


@proves("SEC-39")
def test_only_those_who_learn_them_see_that_dials_are_shown() -> None:
    game = ship_phase()
    before = {viewer: msgspec.json.encode([game.view(viewer), scene_of(game, viewer)]) for viewer in VIEWERS}
    (event,) = game.show_dials(frigate(game), [TEAMMATE])
    assert isinstance(event, DialsShown)
    for viewer in VIEWERS:
        learns = viewer in (OWNER, TEAMMATE)
        assert bool(masked((event,), viewer)) is learns
        assert may_know_of(event, viewer) is learns
        after = msgspec.json.encode([game.view(viewer), scene_of(game, viewer)])
        assert (after == before[viewer]) is not learns, "to all others nothing has happened"


@proves("SEC-39")
def test_changing_a_dial_changes_no_byte_for_those_who_may_not_know_it() -> None:
    game = ship_phase()
    game.show_dials(frigate(game), [TEAMMATE])
    for viewer in VIEWERS:
        other = game.copy()
        turned = tuple([COMMANDS[(COMMANDS.index(dial) + 1) % 4] for dial in game.ship(frigate(game)).dials])
        shown = tuple([replace(entry, dials=turned) for entry in game.state.shown_dials])
        units = [replace(u, dials=turned) if u.id == frigate(game) else u for u in game.state.units]
        other.state = replace(game.state, units=tuple(units), shown_dials=shown)
        one, two = [msgspec.json.encode([each.view(viewer), scene_of(each, viewer)]) for each in (game, other)]
        assert (one == two) is (viewer not in (OWNER, TEAMMATE))


@proves("SEC-39")
def test_later_dials_are_not_shown_and_revealed_ones_are_forgotten() -> None:
    game, rng = ship_phase(), Random(1)
    ship = frigate(game)
    game.show_dials(ship, [TEAMMATE])
    while game.state.round < 2 or game.state.phase is not Phase.SHIP:
        question = rng.choice(game.questions)
        game.play(question.sample(rng), question.seat)
    assert len(game.ship(ship).dials) == 3, "one was revealed, one was added"
    known = seen_dials_of(game, ship, TEAMMATE)
    assert known == (*game.ship(ship).dials[:2], Command.FACEDOWN)
    assert seen_dials_of(game, ship, OPPONENT) == (Command.FACEDOWN,) * 3


def seen_dials_of(game: Game, ship: ShipId, viewer: Seat) -> tuple[Command, ...]:
    return next(unit for unit in scene_of(game, viewer).units if unit.id == ship).dials  # type: ignore[union-attr]


def test_a_dial_that_is_set_again_is_not_known_any_more_and_dials_taken_back_are_all_forgotten() -> None:
    game = ship_phase()
    ship = frigate(game)
    game.show_dials(ship, [TEAMMATE])
    game.emit(DialSet(ship, Command.REPAIR, (OWNER, OPPONENT)))
    assert seen_dials(game, TEAMMATE) == (Command.FACEDOWN, *game.ship(ship).dials[1:])
    game.emit(DialsTakenBack(ship))
    assert not game.state.shown_dials


@proves("SEC-39")
def test_dials_are_shown_to_teammates_alone_and_not_while_players_choose_in_secret() -> None:
    game, rng = ship_phase(), Random(2)
    for to in ([OPPONENT], [OWNER], [], [TEAMMATE, OPPONENT], [99]):
        with pytest.raises(IllegalDecision) as refused:
            game.show_dials(frigate(game), to)
        assert refused.value.rule == "SEC-39"
    ship = frigate(game)
    while game.question is not None and game.question.kind is not DIALS:
        question = rng.choice(game.questions)
        game.play(question.sample(rng), question.seat)
    assert game.asks_in_secret
    with pytest.raises(IllegalDecision, match="in secret"):
        game.show_dials(ship, [TEAMMATE])


def test_in_a_duel_there_is_nobody_to_show_dials_to() -> None:
    game = Game.new([fleet(REBEL_FLAGSHIP), fleet(EMPIRE_FLAGSHIP)], profile="sector_fleet", points=600)
    with pytest.raises(IllegalDecision):
        game.show_dials(0, [1])


def test_what_was_shown_before_is_not_shown_twice() -> None:
    game = ship_phase()
    assert game.show_dials(frigate(game), [TEAMMATE])
    assert not game.show_dials(frigate(game), [TEAMMATE])


def test_showing_is_recorded_and_replayed_and_asks_the_same_question_again() -> None:
    game, rng = ship_phase(), Random(3)
    asked = [question.kind for question in game.questions]
    game.show_dials(frigate(game), [OTHER_TEAMMATE])
    assert [question.kind for question in game.questions] == asked
    for _ in range(40):
        question = rng.choice(game.questions)
        game.play(question.sample(rng), question.seat)
    record = game.record()
    assert '["dials shown",0,' in record
    for again in (Game.replay(record), Game.replay(game.record(with_seed=False)), Game.load(game.save())):
        assert digest(again) == digest(game)
    with pytest.raises(RecordError):
        Game.replay(record.replace('["dials shown",0,', '["dials shown",1,'))
    play_to_the_end(game, 3)
    assert Game.replay(game.record()).outcome == game.outcome


def test_an_imagined_game_has_the_dials_that_were_shown_and_not_that_others_were() -> None:
    game = ship_phase()
    dials = game.ship(frigate(game)).dials
    game.show_dials(frigate(game), [TEAMMATE])
    for key in (b"1", b"2", b"3"):
        assert Imagined.of(game, TEAMMATE, key).ship(frigate(game)).dials == dials
        assert not Imagined.of(game, OPPONENT, key).state.shown_dials
    assert Imagined.otherwise(game, OPPONENT).ship(frigate(game)).dials != dials
    other = game.copy()
    other.state = with_other_secrets(game.state, OPPONENT)
    assert msgspec.json.encode(other.view(OPPONENT)) == msgspec.json.encode(game.view(OPPONENT))


# At a table


def test_at_a_table_the_log_tells_it_to_those_who_learn_it_and_questions_stay_open() -> None:
    game = ship_phase()
    timeline = Timeline(game, 1)
    numbers = dict(timeline.numbers)
    timeline.show_dials(OWNER, DialsToShow(frigate(game), (TEAMMATE,)))
    assert timeline.numbers == numbers, "an answer on its way is not refused"
    counts = [len(timeline.lines(viewer) or ()) for viewer in VIEWERS]
    assert counts == [counts[2] + 1, counts[2] + 1, *counts[2:3] * 5]


def test_dials_that_were_shown_stay_shown_when_a_decision_is_taken_back() -> None:
    game = ship_phase()
    timeline = Timeline(game, 1)
    question = timeline.game.questions[0]
    timeline.decide(question.seat, question.options[0], 2)
    timeline.show_dials(OWNER, DialsToShow(frigate(game), (TEAMMATE,)))
    timeline.go_back(0, 3)
    assert seen_dials(timeline.game, TEAMMATE) == timeline.game.ship(frigate(game)).dials
    assert seen_dials(timeline.game, OPPONENT) == (Command.FACEDOWN,) * 3
