"""The same game with other secrets: whoever may not know them must see no difference."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from armada.engine.questions import Question
from armada.state.game_state import GameState
from armada.state.records import COMMANDS, Ship


def with_other_secrets(state: GameState, viewer: int) -> GameState:
    """The same game, but for what a viewer may not know: others' dials and the order of the decks."""
    units = []
    for unit in state.units:
        changed = unit
        if isinstance(unit, Ship) and unit.controller != viewer:
            turned = tuple(COMMANDS[(COMMANDS.index(dial) + 1) % 4] for dial in unit.dials)
            known = [entry.dials for entry in state.shown_dials if entry.ship == unit.id and viewer in entry.known_to]
            places = {place for dials in known for place, dial in enumerate(dials) if dial in COMMANDS}
            dials = tuple([unit.dials[place] if place in places else dial for place, dial in enumerate(turned)])
            changed = replace(unit, dials=dials)
        units.append(changed)
    decks = tuple(replace(deck, order=deck.order[::-1]) for deck in state.decks)
    shown = tuple([entry for entry in state.shown_dials if viewer in entry.known_to])
    card = state.card_dials
    if card is not None and viewer not in card.known_to:
        card = replace(card, dials=tuple([COMMANDS[(COMMANDS.index(dial) + 1) % 4] for dial in card.dials]))
    return replace(state, units=tuple(units), decks=decks, shown_dials=shown, card_dials=card)


def shows_a_secret(question: Question[Any]) -> bool:
    """Whether a question shows something hidden to the seat that is asked, by the rules."""
    return question.kind.is_look
