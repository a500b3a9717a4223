from __future__ import annotations

from random import Random

from armada.catalog.cards import Category
from armada.catalog.catalog import catalog
from armada.engine.chance import seed_key
from armada.engine.procedures import Procedure
from armada.engine.seats import Seat
from armada.players.determinize import Imagined
from armada.records.dealing import PROCEDURES
from armada.records.game import Game
from armada.rules.game import deck_titles
from armada.state.records import Damage, Deck, Player, Ship
from armada.testing.other_secrets import with_other_secrets
from armada.views.masking import masked, plan_of
from tests.builders.games import new_game

ONE, OTHER = Seat(0), Seat(1)
KEY = seed_key("a key of one's own")


def games_in_play(seed: int, decisions: int = 260, every: int = 13) -> list[Game]:
    """A game of chance, looked at now and then."""
    game = new_game("rebels_300", "empire_300", seed=seed)
    rng = Random(seed)
    found = []
    for count in range(decisions):
        if not game.questions:
            break
        if count % every == 0:
            found.append(game.copy())
        question = rng.choice(game.questions)
        game.play(question.sample(rng), question.seat)
    return found


def cards_of(game: Imagined | Game) -> list[int]:
    """All damage cards of a game, wherever they are."""
    found = [number for deck in game.state.decks for number in (*deck.order, *deck.discarded)]
    for unit in game.state.units:
        if isinstance(unit, Ship):
            found += [card.number for card in unit.damage if card.number >= 0]
    return sorted(found)


def test_a_redealt_game_looks_the_same_to_the_seat() -> None:
    for game in games_in_play(1):
        for seat in (ONE, OTHER):
            assert masked(Imagined.of(game, seat, KEY).state, seat) == masked(game.state, seat)


def test_a_redealt_game_asks_the_seat_the_same() -> None:
    for game in games_in_play(2):
        for question in game.questions:
            twin = Imagined.of(game, question.seat, KEY)
            asked = next(other for other in twin.questions if other.seat == question.seat)
            assert asked.kind is question.kind
            assert asked.options == question.options


def test_a_redeal_does_not_depend_on_hidden_facts() -> None:
    for game in games_in_play(3):
        one, other = Imagined.of(game, ONE, KEY), Imagined.of(with_other_secrets(game, ONE), ONE, KEY)
        assert one.state == other.state
        assert [*one.procedures()] == [*other.procedures()]


def test_no_card_is_lost_or_doubled() -> None:
    for game in games_in_play(4):
        assert cards_of(Imagined.of(game, ONE, KEY)) == cards_of(game) == list(range(len(deck_titles())))


def test_another_key_deals_other_dials_and_another_deck() -> None:
    game = games_in_play(5)[-1]
    one, other = Imagined.of(game, ONE, KEY), Imagined.of(game, ONE, seed_key("another key"))
    assert one.state.decks != other.state.decks
    assert one.state != other.state


def test_the_seat_keeps_its_own_dials() -> None:
    for game in games_in_play(6):
        twin = Imagined.of(game, ONE, KEY)
        for unit, other in zip(game.state.units, twin.state.units, strict=True):
            if isinstance(unit, Ship) and unit.seat == ONE:
                assert isinstance(other, Ship)
                assert other.dials == unit.dials


def test_a_dial_that_the_seat_has_seen_stays() -> None:
    game = next(
        g for g in games_in_play(7) if any(isinstance(u, Ship) and u.seat == OTHER and u.dials for u in g.state.units)
    )
    ship = next(unit for unit in game.state.units if isinstance(unit, Ship) and unit.seat == OTHER and unit.dials)
    from armada.state.changes import with_unit

    game.state = with_unit(game.state, ship.id, top_dial=ship.dials[0], known_to=(ONE,))
    for key in range(8):
        seen = Imagined.of(game, ONE, seed_key(key)).ship(ship.id)
        assert seen.dials[0] == seen.top_dial == ship.dials[0]


def test_objectives_that_were_not_shown_are_one_of_each_category() -> None:
    game = new_game("rebels_300", "empire_300", seed=1)
    _ = game.questions
    drawn = Imagined.of(game, ONE, KEY).state.players[OTHER].objectives
    objectives = catalog().objectives
    assert [objectives[key].category for key in drawn] == [Category.ASSAULT, Category.DEFENSE, Category.NAVIGATION]


def test_an_imagined_game_carries_neither_the_seed_nor_the_decisions() -> None:
    game = games_in_play(8)[-1]
    twin = Imagined.of(game, ONE, KEY)
    assert twin.key == KEY != game.key
    assert not hasattr(twin, "history")
    assert not hasattr(twin, "header")


def test_what_others_chose_in_secret_is_forgotten() -> None:
    game = new_game("rebels_300", "empire_300", seed=9)
    rng = Random(9)
    while len(game.questions) < 2:
        question = game.questions[0]
        game.play(question.sample(rng), question.seat)
    asked = game.questions[1]
    game.play(asked.sample(rng), asked.seat)
    assert Imagined.of(game, game.questions[0].seat, KEY).secret_answers(asked.seat) == ()


def test_every_record_and_procedure_with_something_hidden_is_redealt() -> None:
    """A new secret must be thought of here as well: it is named in `records/dealing.py`, and then in this list."""
    records = {Damage, Deck, Player, Ship}
    hiding = {kind for kind in Procedure.by_name.values() if plan_of_or_none(kind)}
    assert hiding == set(PROCEDURES)
    assert {kind for kind in records if plan_of(kind).secret} == records


def plan_of_or_none(kind: type[Procedure]) -> bool:
    """Whether a procedure declares a field hidden; those of the toy game of other tests declare nothing at all."""
    try:
        return bool(plan_of(kind).secret)
    except (AssertionError, NameError):
        return False
