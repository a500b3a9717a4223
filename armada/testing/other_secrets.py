"""Hidden facts changed: a game that looks the same to a seat, and is not the same."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from armada.engine.chance import seed_key
from armada.engine.frames import Given
from armada.engine.seats import Seat
from armada.rules.command_phase import Dial
from armada.rules.game import Game
from armada.state.game_state import GameState
from armada.state.records import BLANK_CARD, COMMANDS, Command, Deck, Ship, Squadron, Unit

G = TypeVar("G", bound=Game)

TOP_CARDS: Final = 4
"""How many cards on top of a deck are left alone: an open question or a card about to be dealt may show them."""

OTHER_OBJECTIVES: Final = ("most_wanted", "fleet_ambush", "dangerous_territory")


def with_other_secrets(game: G, seat: Seat) -> G:
    """A copy of a game that differs in what a seat may not know, and in nothing that it may.

    The seat -1 is a spectator, who knows no secret at all.
    """
    twin = game.copy()
    twin.key = seed_key("another seed")
    state = _with_other_dials(game.state, seat)
    for deck in range(len(state.decks)):
        state = _with_other_cards(game, state, deck, seat)
    twin.state = state
    for frame in twin.frames:
        if frame.secret is not None:
            frame.secret = {
                other: given if other == seat else tuple([_other_answer(answer) for answer in given])
                for other, given in frame.secret.items()
            }
    return twin


def other_command(command: Command) -> Command:
    """The command after this one; after the last, the first."""
    return COMMANDS[(COMMANDS.index(command) + 1) % len(COMMANDS)]


def _other_answer(given: Given) -> Given:
    kind, answer = given
    return (kind, Dial(answer.ship, other_command(answer.command))) if isinstance(answer, Dial) else given


def _with_other_dials(state: GameState, seat: Seat) -> GameState:
    players = [
        replace(player, objectives=OTHER_OBJECTIVES) if player.objectives and seat not in player.known_to else player
        for player in state.players
    ]
    return replace(state, units=tuple([_other_dials(unit, seat) for unit in state.units]), players=tuple(players))


def _other_dials(unit: Unit, seat: Seat) -> Unit:
    if not isinstance(unit, Ship) or unit.seat == seat:
        return unit
    known = seat in unit.known_to
    dials = [dial if known and place == 0 else other_command(dial) for place, dial in enumerate(unit.dials)]
    return replace(unit, dials=tuple(dials), top_dial=None if unit.top_dial is None else dials[0])


def _with_other_cards(game: Game, state: GameState, number: int, seat: Seat) -> GameState:
    """Facedown cards that the seat does not know change places with cards deep in their deck, which is reversed."""
    deck = state.decks[number]
    top, rest = deck.order[:TOP_CARDS], list(reversed(deck.order[TOP_CARDS:]))
    units: list[Unit] = []
    for unit in state.units:
        if isinstance(unit, Squadron) or game.deck_of(unit.id) != number:
            units.append(unit)
            continue
        damage = list(unit.damage)
        for place, card in enumerate(damage):
            if not card.faceup and seat not in card.known_to and card.number != BLANK_CARD and rest:
                damage[place] = replace(card, number=rest.pop(0))
                rest.append(card.number)
        units.append(replace(unit, damage=tuple(damage)))
    decks = (*state.decks[:number], Deck((*top, *rest), deck.discarded), *state.decks[number + 1 :])
    return replace(state, units=tuple(units), decks=decks)
