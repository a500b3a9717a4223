"""Commanders that give command tokens or recover defense tokens: Garm Bel Iblis, Tagge, Tarkin."""

from __future__ import annotations

from typing import Any, Final

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.effects.verbs.commands import some_command
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import PASS, Asking, Kind, Pass, choose
from armada.engine.secrecy import all_open
from armada.rules.command_tokens import GainCommandToken, can_make_use_of_token
from armada.rules.commanders import commanded_ships, why_not_commanded
from armada.rules.game import Game
from armada.rules.rounds import Round
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipPhase
from armada.rules.timing import ROUND_START, SETUP_6_AFTER, SHIP_START
from armada.state.records import COMMANDS, Command, Scope, ShipId, TokenState


@all_open
class TakeTokens(Procedure, kw_only=True):
    """A ship gains command tokens of its owner's choice, one after the other."""

    ship: ShipId
    left: int

    @rule("CARD-garm-bel-iblis-01")
    def take(self, game: Game) -> Step:
        """A duplicate is lost, as ever."""
        if not self.left:
            return DONE
        command = yield from some_command(game.controller(self.ship))
        self.left -= 1
        return Call(GainCommandToken(ship=self.ship, command=command), then=REPEAT)

    steps = (take,)


def commanded_ship(game: Game, by: ShipEffect[Any], ships: list[ShipId]) -> Asking[ShipId | Pass]:
    """The next ship that a commander's effect is for, or none; those of teammates are refused (SEC-45)."""
    ship = yield from choose(
        by.seat, CHOSEN_SHIP, ships, may_pass=True, why_not=lambda ship: why_not_commanded(game, by.ship, by.key, ship)
    )
    return ship


@all_open
@offer("garm_bel_iblis", at=ROUND_START, free=True, printing=Printing.ERA_2016)
class GarmBelIblis(ShipEffect[Any], kw_only=True):
    """At the start of rounds 1 and 5 friendly ships gain as many command tokens as their command value."""

    taken: tuple[ShipId, ...] = ()

    @rule("CARD-garm-bel-iblis-02")
    def can_resolve(self, game: Game, round: Round) -> bool:
        """It is one of these rounds."""
        return round.number in (1, 5) and bool(self._ships(game))

    def _ships(self, game: Game) -> list[ShipId]:
        return [
            ship
            for ship in commanded_ships(game, self.ship)
            if ship not in self.taken and can_make_use_of_token(game, ship, Command.NAVIGATE)
        ]

    def give(self, game: Game) -> Step:
        """Ship by ship; some may go without."""
        ship = yield from commanded_ship(game, self, self._ships(game))
        if ship is PASS:
            return DONE
        self.taken += (ship,)
        return Call(TakeTokens(ship=ship, left=game.ship_card(ship).command), then=REPEAT)

    steps = (give,)


CHOSEN_ROUNDS = Kind[tuple[int, int]]("chosen rounds")
ROUND_PAIRS: Final = tuple([(one, other) for one in range(1, 7) for other in range(one + 2, 7)])
"""Two rounds of a game that do not follow each other."""


class RoundsChosen(ShipEffect[Setup], kw_only=True):
    """After deployment, put the round tokens of two rounds that do not follow each other on the card."""

    @rule("EXT-timing-03")
    def can_resolve(self, game: Game, setup: Setup) -> bool:
        """The ship was deployed; one that is set aside chooses none."""
        return game.is_on_table(self.ship)

    def resolve(self, game: Game, setup: Setup) -> Step:
        """For the game, and for all to see."""
        rounds = yield from choose(self.seat, CHOSEN_ROUNDS, ROUND_PAIRS)
        for number in rounds:
            mark(game, self.key, Scope.GAME, unit=self.ship, value=number)
        return DONE


def is_chosen_round(game: Game, by: ShipEffect[Any]) -> bool:
    """Whether this is one of the rounds on a commander's card."""
    return any(entry.value == game.state.round for entry in game.lasting(by.key, by.ship))


@trigger("garm_bel_iblis", at=SETUP_6_AFTER, printing=Printing.FINAL)
class GarmBelIblisRounds(RoundsChosen, kw_only=True):
    """Garm Bel Iblis chooses his rounds."""


@all_open
@offer("garm_bel_iblis", at=SHIP_START, free=True, printing=Printing.FINAL)
class GarmBelIblisFinal(GarmBelIblis, kw_only=True):
    """At the start of the Ship Phase of these rounds friendly ships gain as many command tokens as command value."""

    @rule("CARD-garm-bel-iblis-01")
    def can_resolve(self, game: Game, phase: Procedure) -> bool:
        """It is one of these rounds."""
        return is_chosen_round(game, self) and bool(self._ships(game))


@all_open
@offer("general_tagge", at=ROUND_START, free=True, printing=Printing.ERA_2016)
class GeneralTagge(ShipEffect[Any], kw_only=True):
    """At the start of rounds 3 and 5 friendly ships recover a discarded defense token each."""

    recovered: tuple[ShipId, ...] = ()

    def can_resolve(self, game: Game, round: Round) -> bool:
        """It is one of these rounds, and a ship has discarded one."""
        return round.number in (3, 5) and bool(self._ships(game))

    def _ships(self, game: Game) -> list[ShipId]:
        return [
            ship
            for ship in commanded_ships(game, self.ship)
            if ship not in self.recovered and tokens_in(game, ship, TokenState.DISCARDED)
        ]

    @rule("CARD-devastator-02")
    def recover(self, game: Game) -> Step:
        """Ship by ship; a recovered token is readied."""
        ship = yield from commanded_ship(game, self, self._ships(game))
        if ship is PASS:
            return DONE
        token = yield from choose(game.controller(ship), CHOSEN_TOKEN, tokens_in(game, ship, TokenState.DISCARDED))
        self.recovered += (ship,)
        turn_token(game, ship, token, TokenState.READIED, self.key)
        return REPEAT

    steps = (recover,)


@trigger("general_tagge", at=SETUP_6_AFTER, printing=Printing.FINAL)
class GeneralTaggeRounds(RoundsChosen, kw_only=True):
    """General Tagge chooses his rounds."""


@all_open
@offer("general_tagge", at=SHIP_START, free=True, printing=Printing.FINAL)
class GeneralTaggeFinal(GeneralTagge, kw_only=True):
    """At the start of the Ship Phase of these rounds friendly ships recover a discarded defense token each."""

    @rule("CARD-devastator-02")
    def can_resolve(self, game: Game, phase: Procedure) -> bool:
        """It is one of these rounds, and a ship has discarded one."""
        return is_chosen_round(game, self) and bool(self._ships(game))


@all_open
@offer("grand_moff_tarkin", at=SHIP_START, free=True)
class GrandMoffTarkin(ShipEffect[ShipPhase], kw_only=True):
    """At the start of the Ship Phase, name a command: each friendly ship gains a token of it."""

    command: Command = Command.NAVIGATE
    left: tuple[ShipId, ...] = ()

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """Some ship can have a token."""
        return any(can_make_use_of_token(game, ship, COMMANDS[0]) for ship in commanded_ships(game, self.ship))

    def name_command(self, game: Game) -> Step:
        """One command for all."""
        self.command = yield from some_command(self.seat)
        self.left = tuple(commanded_ships(game, self.ship))
        return NEXT

    def give(self, game: Game) -> StepResult:
        """Ship after ship."""
        if not self.left:
            return DONE
        ship, *rest = self.left
        self.left = tuple(rest)
        return Call(GainCommandToken(ship=ship, command=self.command), then=REPEAT)

    steps = (name_command, give)
