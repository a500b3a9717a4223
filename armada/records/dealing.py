"""Dealing hidden facts again: damage decks, facedown damage cards, command dials, secret answers.

What is open, and what one of some seats has lawfully seen, stays as it is. A dealer says what takes the place of the
rest: drawn by chance it is never a function of the true value, so two games that look alike to these seats are dealt
alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec.structs import replace

from armada.catalog.cards import Category
from armada.catalog.catalog import catalog
from armada.engine.frames import Frame, Given, Secret
from armada.engine.procedures import Procedure
from armada.engine.questions import PASS, Rng
from armada.engine.seats import Seat
from armada.rules.command_phase import ShipDials
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.grand_admirals import GRAND_ADMIRAL, ChooseGrandAdmirals, voting_sides
from armada.rules.team_play import PROPOSALS, Agreement
from armada.state.game_state import GameState
from armada.state.records import BLANK_CARD, COMMANDS, CardDials, Command, Damage, Player, Ship, Squadron, Unit

T = TypeVar("T")

Numbers = dict[int, dict[int, int]]
"""For each damage deck, the replacement of each unknown card."""

Knowers = frozenset[Seat]
"""The seats whose knowledge stays true; without any, only public facts stay."""

CATEGORIES = (Category.ASSAULT, Category.DEFENSE, Category.NAVIGATION)


class Dealer(Protocol):
    """A way to deal hidden facts again."""

    def cards(self, numbers: list[int]) -> list[int]:
        """The replacement of each of these damage cards of a deck."""
        ...

    def command(self, dial: Command) -> Command:
        """The command that replaces the one on a dial."""
        ...

    def objective(self, key: str, keys: Sequence[str]) -> str:
        """The objective that replaces one, among all of its category."""
        ...

    def vote(self, seat: Seat, team: Sequence[Seat]) -> Seat:
        """The player for whom somebody voted instead, among those of a team."""
        ...

    def answers(self, given: tuple[Given, ...]) -> tuple[Given, ...]:
        """The secret answers of a seat that is still being asked; votes are dealt apart."""
        ...


class Drawn:
    """Draws everything at random; nothing depends on the true value or on the answers of others so far."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def cards(self, numbers: list[int]) -> list[int]:
        """The same cards, shuffled."""
        return shuffled(sorted(numbers), self._rng)

    def command(self, dial: Command) -> Command:
        """Any command."""
        return _some(COMMANDS, self._rng)

    def objective(self, key: str, keys: Sequence[str]) -> str:
        """Any objective of the category."""
        return _some(keys, self._rng)

    def vote(self, seat: Seat, team: Sequence[Seat]) -> Seat:
        """Any player of the team."""
        return _some(team, self._rng)

    def answers(self, given: tuple[Given, ...]) -> tuple[Given, ...]:
        """None: their number is hidden too."""
        return ()


class Other:
    """Replaces every value by a different one, if there is a different one."""

    def cards(self, numbers: list[int]) -> list[int]:
        """The same cards in other places, mostly with other titles."""
        in_order = sorted(numbers)
        far = (len(in_order) + 1) // 2
        become = dict(zip(in_order, in_order[far:] + in_order[:far], strict=True))
        return [become[number] for number in numbers]

    def command(self, dial: Command) -> Command:
        """Another command."""
        return _next(COMMANDS, dial)

    def objective(self, key: str, keys: Sequence[str]) -> str:
        """Another objective of the category."""
        return _next(keys, key)

    def vote(self, seat: Seat, team: Sequence[Seat]) -> Seat:
        """Another player of the team."""
        return _next(team, seat)

    def answers(self, given: tuple[Given, ...]) -> tuple[Given, ...]:
        """The same number, with other commands; a proposal was a pass instead."""
        return tuple([(kind, PASS if kind in PROPOSALS else _answer(answer, self)) for kind, answer in given])


def _some(things: Sequence[T], rng: Rng) -> T:
    return things[int(rng.random() * len(things))]


def _next(things: Sequence[T], thing: T) -> T:
    return things[(things.index(thing) + 1) % len(things)] if thing in things else things[0]


class Dealt(NamedTuple):
    """The state and the stack of a game with its hidden facts dealt again; objectives are unchanged."""

    state: GameState
    stack: list[Frame]


def deal(game: Game, knowers: Knowers, dealer: Dealer) -> Dealt:
    """Deal again the facts that none of these seats knows."""
    numbers = _numbers(game, knowers, dealer)
    state = _state(game, knowers, numbers, dealer)
    return Dealt(state, [_frame(frame, knowers, game, numbers, dealer) for frame in game.frames])


def with_other_objectives(state: GameState, knowers: Knowers, dealer: Dealer) -> GameState:
    """A state with other objectives instead of those that none of these seats has seen: one of each category."""
    return replace(state, players=tuple([_player(state, player, knowers, dealer) for player in state.players]))


# Damage cards


def _numbers(game: Game, knowers: Knowers, dealer: Dealer) -> Numbers:
    """Deal the unknown cards to their places."""
    found: Numbers = {}
    shown = _shown(game, knowers)
    for deck in range(len(game.state.decks)):
        hidden = [number for number in _hidden_cards(game, knowers, deck) if (deck, number) not in shown]
        found[deck] = dict(zip(hidden, dealer.cards(hidden), strict=True))
    return found


def _hidden_cards(game: Game, knowers: Knowers, deck: int) -> list[int]:
    """The unknown cards of a deck, place by place: those on ships, then those of the pile."""
    on_ships = [
        card.number
        for unit in game.state.units
        if not isinstance(unit, Squadron) and game.deck_of(unit.id) == deck
        for card in unit.damage
        if is_hidden(card, knowers)
    ]
    return [*on_ships, *game.state.decks[deck].order]


def _shown(game: Game, knowers: Knowers) -> set[tuple[int, int]]:
    """Cards still in a deck that somebody sees now: one about to be dealt faceup, or those that a seat chooses from."""
    found = set()
    deck = 0
    for deal in reversed([*game.procedures()]):
        if isinstance(deal, DealDamageCard):
            deck = game.deck_of(deal.ship)
            if not deal.was_dealt and (deal.faceup or not knowers.isdisjoint(deal.known_to)):
                found.add((deck, deal.number))
    for question in game.questions:
        if question.seat in knowers and question.kind.is_look:
            found.update([(deck, number) for number in question.options])
    return found


def is_hidden(card: Damage, knowers: Knowers) -> bool:
    """Whether none of these seats knows a damage card; the empty deck gives a blank one away."""
    return not card.faceup and knowers.isdisjoint(card.known_to) and card.number != BLANK_CARD


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """Cards in random order."""
    for last in range(len(cards) - 1, 0, -1):
        place = int(rng.random() * (last + 1))
        cards[last], cards[place] = cards[place], cards[last]
    return cards


# The state


def _state(game: Game, knowers: Knowers, numbers: Numbers, dealer: Dealer) -> GameState:
    state = game.state
    return replace(
        state,
        units=tuple([_unit(game, unit, knowers, numbers, dealer) for unit in state.units]),
        card_dials=_card_dials(state.card_dials, knowers, dealer),
        shown_dials=tuple([shown for shown in state.shown_dials if not knowers.isdisjoint(shown.known_to)]),
        decks=tuple(
            [
                replace(deck, order=tuple([numbers[place].get(number, number) for number in deck.order]))
                for place, deck in enumerate(state.decks)
            ]
        ),
    )


def _card_dials(card: CardDials | None, knowers: Knowers, dealer: Dealer) -> CardDials | None:
    if card is None or not knowers.isdisjoint(card.known_to):
        return card
    return replace(card, dials=tuple([dealer.command(dial) for dial in card.dials]))


def _unit(game: Game, unit: Unit, knowers: Knowers, numbers: Numbers, dealer: Dealer) -> Unit:
    if isinstance(unit, Squadron):
        return unit
    changes: dict[str, Any] = {}
    if isinstance(unit, Ship) and unit.dials and unit.controller not in knowers:
        dials = [dealer.command(dial) for dial in unit.dials]
        if not knowers.isdisjoint(unit.known_to):
            dials[0] = unit.dials[0]
        for shown in game.state.shown_dials:
            if shown.ship == unit.id and not knowers.isdisjoint(shown.known_to):
                for place, dial in enumerate(shown.dials):
                    dials[place] = dials[place] if dial is Command.FACEDOWN else dial
        changes["dials"] = tuple(dials)
        changes["top_dial"] = None if unit.top_dial is None else dials[0]
    if any(is_hidden(card, knowers) for card in unit.damage):
        dealt = numbers[game.deck_of(unit.id)]
        changes["damage"] = tuple(
            [replace(card, number=dealt[card.number]) if is_hidden(card, knowers) else card for card in unit.damage]
        )
    return replace(unit, **changes) if changes else unit


def _player(state: GameState, player: Player, knowers: Knowers, dealer: Dealer) -> Player:
    if not player.objectives or not knowers.isdisjoint(player.known_to):
        return player
    cards = catalog(state.printing).objectives.values()
    drawn = []
    for place, key in enumerate(player.objectives):
        category = CATEGORIES[place % len(CATEGORIES)]
        drawn.append(dealer.objective(key, [c.key for c in cards if c.category is category and c.is_of_2016]))
    return replace(player, objectives=tuple(drawn))


# What is under way


def _frame(frame: Frame, knowers: Knowers, game: Game, numbers: Numbers, dealer: Dealer) -> Frame:
    twin = frame.copy()
    twin.procedure = _procedure(twin.procedure, knowers, game, numbers, dealer)
    if twin.result is not None:
        twin.result = _procedure(twin.result, knowers, game, numbers, dealer)
    if twin.secret is not None:
        twin.secret = {
            other: given if other in knowers else _voted(game, dealer.answers(given), dealer)
            for other, given in twin.secret.items()
        }
    twin.answers = tuple([_given(given, knowers, dealer) for given in twin.answers])
    return twin


def _voted(game: Game, given: tuple[Given, ...], dealer: Dealer) -> tuple[Given, ...]:
    """Secret answers of a seat with votes for other players of its team."""
    return tuple(
        [
            (kind, dealer.vote(answer, game.players_of(game.side_of(answer))) if kind is GRAND_ADMIRAL else answer)
            for kind, answer in given
        ]
    )


def _procedure(procedure: Procedure, knowers: Knowers, game: Game, numbers: Numbers, dealer: Dealer) -> Procedure:
    if isinstance(procedure, ChooseGrandAdmirals):
        return _choosing(procedure, knowers, game, dealer)
    redeal = PROCEDURES.get(type(procedure))
    return procedure if redeal is None else redeal(procedure, knowers, game, numbers)


def _choosing(choosing: ChooseGrandAdmirals, knowers: Knowers, game: Game, dealer: Dealer) -> ChooseGrandAdmirals:
    """The votes of the other team could be any: all the same where it agrees, and all different where it does not."""
    votes = {vote.seat: vote for vote in choosing.votes}
    for side in voting_sides(game):
        team = game.players_of(side)
        if not all(seat in votes and knowers.isdisjoint(votes[seat].known_to) for seat in team):
            continue
        agrees = choosing.choice(game, side) is not None
        first = team.index(dealer.vote(votes[team[0]].choice, team))
        for place, seat in enumerate(team):
            chosen = first if agrees else (first + place) % len(team)
            votes[seat] = replace(votes[seat], choice=team[chosen])
    return replace(choosing, votes=tuple(votes.values()))


def _dealing(deal: DealDamageCard, knowers: Knowers, game: Game, numbers: Numbers) -> DealDamageCard:
    if deal.faceup or not knowers.isdisjoint(deal.known_to):
        return deal
    dealt = numbers[game.deck_of(deal.ship)]
    return replace(deal, number=dealt.get(deal.number, deal.number))


def _suffering(damage: SufferDamage, knowers: Knowers, game: Game, numbers: Numbers) -> SufferDamage:
    dealt = numbers[game.deck_of(damage.unit)]
    return replace(damage, dealt=tuple([dealt.get(number, number) for number in damage.dealt]))


def _agreeing(agreement: Agreement, knowers: Knowers, game: Game, numbers: Numbers) -> Agreement:
    """Proposals of teammates decide nothing once they have agreed, or have left it to their Team Commander."""
    return replace(agreement, proposals=()) if knowers.isdisjoint(agreement.known_to) else agreement


PROCEDURES: dict[type[Procedure], Callable[..., Procedure]] = {
    Agreement: _agreeing,
    DealDamageCard: _dealing,
    SufferDamage: _suffering,
}
"""The procedures with hidden fields; a test checks that none is missing here."""


def _given(given: Given | Secret, knowers: Knowers, dealer: Dealer) -> Given | Secret:
    """Replace the secret choices of others by any command."""
    if isinstance(given, tuple):
        return given
    return {
        other: answers if other in knowers else tuple([(kind, _answer(answer, dealer)) for kind, answer in answers])
        for other, answers in given.items()
    }


def _answer(answer: Any, dealer: Dealer) -> Any:
    if isinstance(answer, tuple):
        return tuple([_answer(each, dealer) for each in answer])
    if isinstance(answer, ShipDials):
        return ShipDials(answer.ship, tuple([dealer.command(command) for command in answer.commands]))
    return dealer.command(answer) if isinstance(answer, Command) else answer
