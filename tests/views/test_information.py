"""Open, derived and hidden information: what each seat, and a spectator, sees of a game (INFO)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.records.game import Game
from armada.rules.game import deck_titles
from armada.rules.scoring import score_sheet, totals
from armada.state.events import Event
from armada.state.events.attack import AttackDeclared, DiceRolled
from armada.state.events.commands import DialRevealed, DialsAssigned
from armada.state.events.damage import DamageCardDealt
from armada.state.records import Command, Ship
from armada.views.masking import masked
from tests.properties.games import new_game
from tests.proves import proves

VIEWERS = (Seat(0), Seat(1), None)


@pytest.fixture(scope="module")
def played() -> tuple[Game, list[Event]]:
    """A game after some hundred random decisions, and all that happened in it."""
    game, rng = new_game(3, strict=False), Random(3)
    events: list[Event] = []
    for _ in range(260):
        if not game.questions:
            break
        question = rng.choice(game.questions)
        events += game.play(question.sample(rng), question.seat)
    return game, events


def seen(game: Game, viewer: Seat | None) -> Game:
    """The game with the state that a viewer sees in place of the true one."""
    twin = game.copy()
    twin.state = masked(game.state, viewer)
    return twin


@proves("INFO-02", "INFO-18")
def test_what_lies_in_view_on_the_table_is_the_same_for_all(played: tuple[Game, list[Event]]) -> None:
    game, _ = played
    hidden = {"dials", "top_dial", "damage"}
    for viewer in VIEWERS:
        shown = game.view(viewer).state
        assert shown.upgrades == game.state.upgrades
        assert shown.obstacles == game.state.obstacles
        assert shown.tokens == game.state.tokens
        for true, unit in zip(game.state.units, shown.units, strict=True):
            for name in unit.__struct_fields__:
                if name not in hidden:
                    assert getattr(unit, name) == getattr(true, name)


@proves("INFO-08", "CMD-08", "INFO-11")
def test_a_players_own_dials_are_all_it_sees_of_facedown_dials(played: tuple[Game, list[Event]]) -> None:
    game, events = played
    assigned = [event for event in events if isinstance(event, DialsAssigned)]
    assert assigned
    for viewer in VIEWERS:
        for event in assigned:
            shown = masked(event, viewer).dials
            assert shown == (event.dials if event.seat == viewer else (Command.FACEDOWN,) * len(event.dials))
        for true, unit in zip(game.state.units, game.view(viewer).state.units, strict=True):
            if isinstance(unit, Ship) and isinstance(true, Ship) and unit.seat != viewer:
                assert set(unit.dials) <= {Command.FACEDOWN}
                assert len(unit.dials) == len(true.dials)


@proves("INFO-08", "INFO-10")
def test_a_facedown_damage_card_is_shown_to_nobody(played: tuple[Game, list[Event]]) -> None:
    _, events = played
    dealt = [event for event in events if isinstance(event, DamageCardDealt)]
    assert any(not event.faceup for event in dealt)
    for event in dealt:
        for viewer in VIEWERS:
            assert (masked(event, viewer).number == event.number) is event.faceup


@proves("INFO-17", "INFO-06")
def test_dice_attacks_and_revealed_dials_are_told_to_all_as_they_were(played: tuple[Game, list[Event]]) -> None:
    _, events = played
    public = [event for event in events if isinstance(event, DiceRolled | AttackDeclared | DialRevealed)]
    assert any(isinstance(event, DiceRolled) for event in public)
    for event in public:
        for viewer in VIEWERS:
            assert masked(event, viewer) == event


@proves("INFO-04", "INFO-05")
def test_what_follows_from_open_information_can_be_worked_out_from_any_view(played: tuple[Game, list[Event]]) -> None:
    """The score so far, and how many copies of a damage card can still turn up."""
    game, _ = played
    for viewer in VIEWERS:
        assert totals(score_sheet(seen(game, viewer))) == totals(score_sheet(game))
        assert left_of("structural_damage", seen(game, viewer)) == left_of("structural_damage", game)


def left_of(title: str, game: Game) -> int:
    """Copies of a damage card that are neither faceup nor discarded."""
    known = [number for deck in game.state.decks for number in deck.discarded]
    known += [c.number for u in game.state.units if isinstance(u, Ship) for c in u.damage if c.faceup]
    decks = len(game.state.decks)
    return decks * deck_titles().count(title) - sum(deck_titles()[number] == title for number in known)


def test_a_card_that_a_seat_has_seen_is_shown_to_that_seat_alone() -> None:
    game = new_game(1, strict=False)
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship))
    event = DamageCardDealt(ship.id, 0, 7, False, (Seat(1),))
    assert masked(event, Seat(1)).number == 7
    assert masked(event, Seat(0)).number == -1
    assert masked(replace(event, faceup=True), None).number == 7


def test_only_the_seat_that_is_asked_sees_the_options() -> None:
    game = new_game(2, strict=False)
    (question,) = game.questions
    for viewer in VIEWERS:
        (shown,) = game.view(viewer).questions
        assert (shown.options is not None) is (viewer == question.seat)
        assert shown.kind == question.kind.name
