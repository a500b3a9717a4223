"""Writing a position: first the game, then one line for each player, obstacle, token, ship and squadron."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

import msgspec

from armada.catalog.cards import DefenseToken, Printing
from armada.catalog.catalog import catalog
from armada.catalog.shapes import ship_shape
from armada.engine.seats import Seat, Side
from armada.geometry.pose import Pose
from armada.rules.game import deck_titles
from armada.rules.new_game import flagship
from armada.state.game_state import GameState, Outcome, Phase
from armada.state.records import (
    BLANK_CARD,
    CardDials,
    Command,
    Damage,
    Installation,
    Lasting,
    Player,
    Ship,
    Squadron,
    Status,
    Token,
    TokenState,
    Unit,
    Upgrade,
)

if TYPE_CHECKING:
    from armada.records.position import Position

TITLE: Final = "armada-position 1"
"""The first line: the name and version of the format."""

UNKNOWN_DIAL: Final = "?"
NONE: Final = "none"


def write_position(position: Position) -> str:
    """The text of a position."""
    state = position.state
    lines = [TITLE, *[f"{name}: {value}" for name, value in _header(position)]]
    lines += [f"player {player.seat + 1}: {_player(state, player)}" for player in state.players]
    lines += [f"discarded {deck + 1}: {cards}" for deck, cards in _discarded(state)]
    lines += [f"obstacle {o.key}: {_place(o.pose)}{'; mirrored' if o.mirrored else ''}" for o in state.obstacles]
    lines += [f"token {token.kind}: {_token(state, token)}" for token in state.tokens]
    if state.card_dials is not None:
        lines.append(f"stack: {'; '.join(_card_dials(state.card_dials))}")
    lines += [
        f"{_kind(unit)} {unit.card} {quoted(unit.label)}: {'; '.join(_unit(state, unit))}" for unit in state.units
    ]
    lines += [f"lasting {quoted(entry.key)}: {'; '.join(_lasting(state, entry))}" for entry in state.lasting]
    return "".join([f"{line}\n" for line in lines])


def quoted(text: str) -> str:
    """A text in quotation marks, as in JSON: it may contain any character."""
    return msgspec.json.encode(text).decode()


# The game


def _header(position: Position) -> Iterator[tuple[str, Any]]:
    state = position.state
    yield "profile", state.profile
    if state.options:
        yield "options", ", ".join(state.options)
    if state.printing is not Printing.ERA_2016:
        yield "printing", state.printing
    yield "points", state.points
    yield "play area", state.play_area
    yield "seen by", "spectators" if position.viewer is None else f"player {position.viewer + 1}"
    yield "round", state.round
    yield "phase", _moment(position)
    if position.activating >= 0:
        yield "activating", f"{label(state, position.activating)}{', moved' if position.has_moved else ''}"
    if position.under_way:
        yield "under way", ", ".join(position.under_way)
    yield "first player", state.grand_admirals[state.first_side] + 1
    if state.objective is not None:
        yield "objective", state.objective
    yield "victory tokens", ", ".join(map(str, state.victory_tokens))
    if ending := list(_ending(state)):
        yield "ending", "; ".join(ending)
    if state.outcome is not None:
        yield "outcome", "; ".join(_outcome(state, state.outcome))


def _moment(position: Position) -> str:
    phase = position.state.phase
    if position.is_start:
        return f"start of {phase}"
    if position.turn is None or phase is Phase.OVER:
        return phase
    acting = f"{phase}, player {position.state.grand_admirals[position.turn] + 1} to activate"
    return f"{acting} one more" if position.is_second else acting


def _ending(state: GameState) -> Iterator[str]:
    """The end of the game, if it has been decided."""
    if state.is_time_called:
        yield "time called"
    if state.destroyed_fleets:
        yield f"destroyed {_admirals(state, state.destroyed_fleets)}"
    if state.destroyed_together:
        yield "together"
    if state.conceded:
        yield f"conceded {_admirals(state, state.conceded)}"


def _admirals(state: GameState, sides: tuple[Side, ...]) -> str:
    return ", ".join([f"player {state.grand_admirals[side] + 1}" for side in sides])


def _outcome(state: GameState, outcome: Outcome) -> Iterator[str]:
    yield f"player {state.grand_admirals[outcome.winner] + 1}"
    yield f"scores {outcome.scores[0]}, {outcome.scores[1]}"
    yield f"margin {outcome.margin}"
    yield f"reason {quoted(outcome.reason)}"


def _player(state: GameState, player: Player) -> str:
    parts = [player.faction, f"name {quoted(player.name)}", f"points {player.points}"]
    if len(state.players) > 2:
        parts.append(f"side {player.side + 1}")
        if player.seat in state.grand_admirals:
            parts.append("grand admiral")
        if player.seat in state.without_fleet:
            parts.append("no fleet")
    return "; ".join(parts)


def _discarded(state: GameState) -> Iterator[tuple[int, str]]:
    for place, deck in enumerate(state.decks):
        if deck.discarded:
            yield place, ", ".join([deck_titles()[number] for number in deck.discarded])


# Pieces


def label(state: GameState, unit: int) -> str:
    """The name of a ship or squadron, by which other lines refer to it."""
    return quoted(state.units[unit].label)


def _place(pose: Pose | None) -> str:
    if pose is None:
        return "not placed"
    heading = f" heading {_thousandths(pose.heading)}" if pose.heading else ""
    return f"at {_thousandths(pose.x)} {_thousandths(pose.y)}{heading}"


def _thousandths(value: int) -> str:
    """Micrometres as millimetres, millidegrees as degrees: exact, without needless zeros."""
    sign, whole, part = "-" if value < 0 else "", abs(value) // 1000, abs(value) % 1000
    return f"{sign}{whole}.{part:03}".rstrip("0").rstrip(".")


def _token(state: GameState, token: Token) -> str:
    parts = [_place(token.pose)] if token.pose is not None else []
    parts += [f"on {label(state, token.unit)}"] if token.unit >= 0 else []
    parts += [f"player {token.seat + 1}"] if token.seat >= 0 else []
    return "; ".join(parts) or _place(None)


def _card_dials(card: CardDials) -> Iterator[str]:
    yield f"player {card.seat + 1}"
    if card.dials:
        yield f"dials {', '.join([UNKNOWN_DIAL if dial is Command.FACEDOWN else dial for dial in card.dials])}"


def _lasting(state: GameState, entry: Lasting) -> Iterator[str]:
    yield entry.scope
    if entry.unit >= 0:
        yield f"on {label(state, entry.unit)}"
    if entry.seat >= 0:
        yield f"player {entry.seat + 1}"
    if entry.value:
        yield f"value {entry.value}"
    if entry.text:
        yield f"text {quoted(entry.text)}"


def _kind(unit: Unit) -> str:
    return "ship" if isinstance(unit, Ship) else "squadron" if isinstance(unit, Squadron) else "installation"


def _unit(state: GameState, unit: Unit) -> Iterator[str]:
    yield f"player {unit.seat + 1}"
    if unit.controller != unit.seat:
        yield f"controller {unit.controller + 1}"
    if isinstance(unit, Installation):
        yield from _installation(unit)
    else:
        yield from _where(unit)
        yield from _ship(state, unit) if isinstance(unit, Ship) else _squadron(state, unit)


def _where(unit: Ship | Squadron) -> Iterator[str]:
    """Its place, and its status if that does not follow from the place."""
    if unit.pose is not None:
        yield _place(unit.pose)
    if unit.status is Status.IN_PLAY and unit.pose is None:
        yield "lifted"
    if unit.status is not Status.IN_PLAY:
        yield unit.status


def _installation(unit: Installation) -> Iterator[str]:
    if unit.obstacle >= 0:
        yield f"obstacle {unit.obstacle + 1}"
    if not unit.is_friendly:
        yield "friendly to nobody"
    if unit.status is not Status.IN_PLAY:
        yield unit.status
    if unit.damage:
        yield f"damage {', '.join(_damage(unit.damage))}"


def _squadron(state: GameState, squadron: Squadron) -> Iterator[str]:
    card = catalog(state.printing).squadrons[squadron.card]
    yield f"hull {squadron.hull}"
    yield from _defense(squadron, card.defense_tokens if card.unique else ())
    if squadron.activated:
        yield "activated"


def _ship(state: GameState, ship: Ship) -> Iterator[str]:
    card = catalog(state.printing).ships[ship.card]
    zones = ship_shape(card.chassis).zones
    yield f"speed {ship.speed}"
    yield f"shields {', '.join([f'{zone} {left}' for zone, left in zip(zones, ship.shields, strict=True)])}"
    yield from _defense(ship, card.defense_tokens)
    yield from _commands(ship)
    if ship.damage:
        yield f"damage {', '.join(_damage(ship.damage))}"
    if upgrades := [_upgrade(upgrade) for upgrade in state.upgrades if upgrade.ship == ship.id]:
        yield f"upgrades {', '.join(upgrades)}"
    if flagship(state, ship.seat) == ship.id:
        yield "flagship"
    if ship.activated:
        yield "activated"
    if ship.attacks_on_ships:
        yield f"attacks on ships {ship.attacks_on_ships}"
    if ship.attacked:
        yield f"attacked {', '.join([label(state, unit) for unit in ship.attacked])}"


def _commands(ship: Ship) -> Iterator[str]:
    """Dials and command tokens; a facedown dial that the viewer may not know is only counted."""
    if ship.dials:
        dials = [UNKNOWN_DIAL if dial is Command.FACEDOWN else dial for dial in ship.dials]
        yield f"dials {', '.join(dials)}"
    if ship.known_to:
        known = "" if ship.top_dial is None else f"{ship.top_dial} "
        yield f"top dial {known}known to {_seats(ship.known_to)}"
    if ship.revealed is not None:
        yield f"revealed {ship.revealed}"
    if ship.faceup_dial is not None:
        yield f"spent dial {ship.faceup_dial}"
    if ship.tokens:
        yield f"command tokens {', '.join(ship.tokens)}"
    if ship.resolved:
        yield f"resolved {', '.join(ship.resolved)}"
    if ship.raided:
        yield f"raid tokens {', '.join(ship.raided)}"


def _defense(unit: Ship | Squadron, printed: Sequence[DefenseToken]) -> Iterator[str]:
    """Its defense tokens; `none` only if its card has some."""
    shown = [t.kind if t.state is TokenState.READIED else f"{t.kind} {t.state}" for t in unit.defense]
    if shown or (printed and unit.status is not Status.DESTROYED):
        yield f"defense {', '.join(shown) or NONE}"


def _damage(cards: Iterable[Damage]) -> Iterator[str]:
    for text, alike in groupby([_damage_card(card) for card in cards]):
        count = len(list(alike))
        yield text if count == 1 else f"{count} {text}"


def _damage_card(card: Damage) -> str:
    title = "blank" if card.number == BLANK_CARD else deck_titles()[card.number] if card.number >= 0 else ""
    if card.faceup:
        return title
    known = f"known to {_seats(card.known_to)}" if card.known_to else ""
    return " ".join([part for part in ("facedown", title, known) if part])


def _upgrade(upgrade: Upgrade) -> str:
    marks = f" marks {upgrade.marks}" if upgrade.marks else ""
    return f"{upgrade.card}{' exhausted' * upgrade.exhausted}{' discarded' * upgrade.discarded}{marks}"


def _seats(seats: tuple[Seat, ...]) -> str:
    return " ".join([str(seat + 1) for seat in seats])
