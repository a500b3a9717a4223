"""Re-dealing: a game in which all that a seat may not know is drawn anew, for players that look ahead.

What is open, and what the seat has lawfully seen, stays as it is. Everything else is a function of that and of a key of
the seat's own, never of the true value: two games that look alike to a seat are re-dealt alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar

from msgspec.structs import replace

from armada.catalog.cards import Category
from armada.catalog.catalog import catalog
from armada.engine.chance import Draw
from armada.engine.frames import Frame, Given, Secret
from armada.engine.procedures import Procedure
from armada.engine.questions import Rng
from armada.engine.seats import Seat
from armada.rules.command_phase import Dial
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.state.game_state import GameState
from armada.state.records import BLANK_CARD, COMMANDS, Command, Damage, Player, Ship, Squadron, Unit

T = TypeVar("T")

DRAW = 1 << 40
"""The number of the draw from which a deal is made; the draws of the game that goes on from there are below it."""

Numbers = dict[int, dict[int, int]]
"""For each damage deck what each card that the seat does not know has become."""

SHOWS_CARDS = frozenset({"kept damage card"})
"""Kinds of questions whose options are damage cards from the top of a deck: who is asked sees them."""

CATEGORIES = (Category.ASSAULT, Category.DEFENSE, Category.NAVIGATION)


class Imagined(Game):
    """A game as one seat imagines it: open facts are true, hidden ones are drawn, and chance has a seed of its own.

    It carries neither the seed, nor the fleets as they were read, nor the decisions of the true game.
    """

    @classmethod
    def of(cls, game: Game, seat: Seat, key: bytes) -> Self:
        """The game at the same question, re-dealt for a seat."""
        rng = Draw(key, DRAW)
        numbers = _numbers(game, seat, rng)
        twin = cls(_state(game, seat, numbers, rng), game.frames[0].procedure, key)
        twin.frames = [_frame(frame, seat, game, numbers, rng) for frame in game.frames]
        twin.index = game.index
        twin._resting = True
        return twin


# Damage cards


def _numbers(game: Game, seat: Seat, rng: Rng) -> Numbers:
    """Deal the cards that the seat does not know to the places where such cards lie."""
    found: Numbers = {}
    shown = _shown(game, seat)
    for deck in range(len(game.state.decks)):
        hidden = [number for number in _hidden_cards(game, seat, deck) if (deck, number) not in shown]
        dealt = shuffled(sorted(hidden), rng)
        found[deck] = dict(zip(hidden, dealt, strict=True))
    return found


def _hidden_cards(game: Game, seat: Seat, deck: int) -> list[int]:
    """The cards of a deck that the seat does not know, place by place: those on ships, then those of the pile."""
    on_ships = [
        card.number
        for unit in game.state.units
        if not isinstance(unit, Squadron) and game.deck_of(unit.id) == deck
        for card in unit.damage
        if is_hidden(card, seat)
    ]
    return [*on_ships, *game.state.decks[deck].order]


def _shown(game: Game, seat: Seat) -> set[tuple[int, int]]:
    """Cards still in a deck that the seat sees now: one that is about to be dealt faceup, or those it chooses from."""
    found = set()
    deck = 0
    for frame in game.frames:
        deal = frame.procedure
        if isinstance(deal, DealDamageCard):
            deck = game.deck_of(deal.ship)
            if not deal.was_dealt and (deal.faceup or seat in deal.known_to):
                found.add((deck, deal.number))
    for question in game.questions:
        if question.seat == seat and question.kind.name in SHOWS_CARDS:
            found.update([(deck, number) for number in question.options])
    return found


def is_hidden(card: Damage, seat: Seat) -> bool:
    """Whether a seat does not know a damage card; a blank one is known by the empty deck."""
    return not card.faceup and seat not in card.known_to and card.number != BLANK_CARD


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """Cards in an order by chance."""
    for last in range(len(cards) - 1, 0, -1):
        place = int(rng.random() * (last + 1))
        cards[last], cards[place] = cards[place], cards[last]
    return cards


# The state


def _state(game: Game, seat: Seat, numbers: Numbers, rng: Rng) -> GameState:
    state = game.state
    return replace(
        state,
        units=tuple([_unit(game, unit, seat, numbers, rng) for unit in state.units]),
        decks=tuple(
            [
                replace(deck, order=tuple([numbers[place].get(number, number) for number in deck.order]))
                for place, deck in enumerate(state.decks)
            ]
        ),
        players=tuple([_player(state, player, seat, rng) for player in state.players]),
    )


def _unit(game: Game, unit: Unit, seat: Seat, numbers: Numbers, rng: Rng) -> Unit:
    if isinstance(unit, Squadron):
        return unit
    changes: dict[str, Any] = {}
    if isinstance(unit, Ship) and unit.dials and unit.seat != seat:
        dials = [_some(COMMANDS, rng) for _ in unit.dials]
        if seat in unit.known_to:
            dials[0] = unit.dials[0]
        changes["dials"] = tuple(dials)
        changes["top_dial"] = None if unit.top_dial is None else dials[0]
    if any(is_hidden(card, seat) for card in unit.damage):
        dealt = numbers[game.deck_of(unit.id)]
        changes["damage"] = tuple(
            [replace(card, number=dealt[card.number]) if is_hidden(card, seat) else card for card in unit.damage]
        )
    return replace(unit, **changes) if changes else unit


def _player(state: GameState, player: Player, seat: Seat, rng: Rng) -> Player:
    """Objectives that the seat has not seen are any: one of each category."""
    if not player.objectives or seat in player.known_to:
        return player
    cards = catalog(state.printing).objectives.values()
    drawn = []
    for place in range(len(player.objectives)):
        category = CATEGORIES[place % len(CATEGORIES)]
        drawn.append(_some([card.key for card in cards if card.category is category and card.is_of_2016], rng))
    return replace(player, objectives=tuple(drawn))


def _some(things: Sequence[T], rng: Rng) -> T:
    return things[int(rng.random() * len(things))]


# What is under way


def _frame(frame: Frame, seat: Seat, game: Game, numbers: Numbers, rng: Rng) -> Frame:
    twin = frame.copy()
    twin.procedure = _procedure(twin.procedure, seat, game, numbers)
    if twin.result is not None:
        twin.result = _procedure(twin.result, seat, game, numbers)
    if twin.secret is not None:
        twin.secret = {other: given if other == seat else () for other, given in twin.secret.items()}
    twin.answers = tuple([_given(given, seat, rng) for given in twin.answers])
    return twin


def _procedure(procedure: Procedure, seat: Seat, game: Game, numbers: Numbers) -> Procedure:
    redeal = PROCEDURES.get(type(procedure))
    return procedure if redeal is None else redeal(procedure, seat, game, numbers)


def _dealing(deal: DealDamageCard, seat: Seat, game: Game, numbers: Numbers) -> DealDamageCard:
    if deal.faceup or seat in deal.known_to:
        return deal
    dealt = numbers[game.deck_of(deal.ship)]
    return replace(deal, number=dealt.get(deal.number, deal.number))


def _suffering(damage: SufferDamage, seat: Seat, game: Game, numbers: Numbers) -> SufferDamage:
    dealt = numbers[game.deck_of(damage.unit)]
    return replace(damage, dealt=tuple([dealt.get(number, number) for number in damage.dealt]))


PROCEDURES: dict[type[Procedure], Callable[..., Procedure]] = {DealDamageCard: _dealing, SufferDamage: _suffering}
"""The procedures with something hidden among their fields; a test sees to it that none is missing here."""


def _given(given: Given | Secret, seat: Seat, rng: Rng) -> Given | Secret:
    """What others have chosen in secret is any command."""
    if isinstance(given, tuple):
        return given
    return {
        other: answers if other == seat else tuple([(kind, _other(answer, rng)) for kind, answer in answers])
        for other, answers in given.items()
    }


def _other(answer: Any, rng: Rng) -> Any:
    if isinstance(answer, Dial):
        return Dial(answer.ship, _some(COMMANDS, rng))
    return _some(COMMANDS, rng) if isinstance(answer, Command) else answer
