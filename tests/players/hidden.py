"""Hidden facts changed: a game that looks the same to a seat, and is not the same."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from armada.engine.chance import seed_key
from armada.engine.frames import Given
from armada.engine.seats import Seat
from armada.rules.command_phase import Dial
from armada.rules.game import Game
from armada.state.game_state import GameState
from armada.state.records import BLANK_CARD, COMMANDS, Command, Deck, Ship, Unit

G = TypeVar("G", bound=Game)

ON_TOP = 4
"""The top cards of a deck are left alone: an open question or a card about to be dealt may show them."""

OTHER_OBJECTIVES = ("most_wanted", "fleet_ambush", "dangerous_territory")


def with_other_secrets(game: G, seat: Seat) -> G:
    """A game that differs in all that a seat may not know, and in nothing else."""
    twin = game.copy()
    twin.key = seed_key("another seed")
    twin.state = _with_other_cards(_with_other_dials(game.state, seat), seat)
    for frame in twin.frames:
        if frame.secret is not None:
            frame.secret = {
                other: given if other == seat else tuple(_other_answer(answer) for answer in given)
                for other, given in frame.secret.items()
            }
    return twin


def other_command(command: Command) -> Command:
    return COMMANDS[(COMMANDS.index(command) + 1) % len(COMMANDS)]


def _other_answer(given: Given) -> Given:
    kind, answer = given
    return (kind, Dial(answer.ship, other_command(answer.command))) if isinstance(answer, Dial) else given


def _with_other_dials(state: GameState, seat: Seat) -> GameState:
    players = [
        replace(player, objectives=OTHER_OBJECTIVES) if player.objectives and seat not in player.known_to else player
        for player in state.players
    ]
    return replace(state, units=tuple(_other_dials(unit, seat) for unit in state.units), players=tuple(players))


def _other_dials(unit: Unit, seat: Seat) -> Unit:
    if not isinstance(unit, Ship) or unit.seat == seat:
        return unit
    known = seat in unit.known_to
    dials = [dial if known and place == 0 else other_command(dial) for place, dial in enumerate(unit.dials)]
    return replace(unit, dials=tuple(dials), top_dial=None if unit.top_dial is None else dials[0])


def _with_other_cards(state: GameState, seat: Seat) -> GameState:
    """Facedown cards that the seat does not know change places with cards deep in the deck, which is reversed."""
    if len(state.decks) > 1:
        return state
    deck = state.decks[0]
    top, rest = deck.order[:ON_TOP], list(reversed(deck.order[ON_TOP:]))
    units: list[Unit] = []
    for unit in state.units:
        if not isinstance(unit, Ship):
            units.append(unit)
            continue
        damage = list(unit.damage)
        for place, card in enumerate(damage):
            if not card.faceup and seat not in card.known_to and card.number != BLANK_CARD and rest:
                damage[place] = replace(card, number=rest.pop(0))
                rest.append(card.number)
        units.append(replace(unit, damage=tuple(damage)))
    return replace(state, units=tuple(units), decks=(Deck((*top, *rest), deck.discarded),))
