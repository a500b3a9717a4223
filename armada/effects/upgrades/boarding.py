"""Boarding teams: discarded together with a Squadron dial or token, against an enemy ship at close range."""

from __future__ import annotations

from typing import Final

from armada.catalog.cards import Color, Slot
from armada.effects.upgrades.officer.commands import WhenRevealing
from armada.effects.upgrades.officer.dice import DISCARDED_UPGRADE
from armada.effects.verbs.criticals import CriticalEffect
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships
from armada.engine.effects import offer
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Step, rule
from armada.engine.questions import PASS, choose
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Range
from armada.rules.attack import Attack
from armada.rules.attack_effects import can_resolve_critical
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.costs import DISCARD
from armada.rules.defense_tokens import SpendDefenseToken
from armada.rules.game import Game
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_command import squadron_value
from armada.rules.timing import ACT_1_REVEAL, ATK_5_CRIT
from armada.rules.upgrades import DiscardUpgrade, faceup_upgrades
from armada.state.events.commands import CommandTokenDiscarded, DialDiscarded
from armada.state.records import Command, ShipId, TokenId, TokenState, UpgradeId


class BoardingTeam(WhenRevealing, kw_only=True):
    """When the ship reveals a command, discard the card and a Squadron dial or token to board a ship at close range."""

    def _ways(self, game: Game) -> list[CommandPayment]:
        record = game.ship(self.ship)
        by_dial = [CommandPayment.DIAL] if record.revealed is Command.SQUADRON else []
        return by_dial + ([CommandPayment.TOKEN] if Command.SQUADRON in record.tokens else [])

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It has the dial or the token, and there is a ship to board."""
        return super().can_resolve(game, activation) and bool(self._ways(game)) and bool(self.ships(game))

    def ships(self, game: Game) -> list[ShipId]:
        """The enemy ships that can be boarded."""
        return [ship for ship in enemy_ships(game, self.ship, Range.CLOSE) if self.is_worth_boarding(game, ship)]

    def is_worth_boarding(self, game: Game, ship: ShipId) -> bool:
        """Whether there is something to do there."""
        raise NotImplementedError

    @rule("FX-21", "CMD-26")
    def pay(self, game: Game) -> Step:
        """It is discarded, not spent: no command is resolved."""
        way = yield from choose(self.seat, COMMAND_PAYMENT, self._ways(game), about=self.ship)
        if way is CommandPayment.DIAL:
            game.emit(DialDiscarded(self.ship, Command.SQUADRON, was_revealed=True))
        else:
            game.emit(CommandTokenDiscarded(self.ship, Command.SQUADRON))
        return NEXT


class DiscardsUpgrade(BoardingTeam, kw_only=True):
    """Boarders that discard an upgrade card."""

    def cards(self, game: Game, ship: ShipId) -> list[UpgradeId]:
        """The cards of a ship that can be discarded."""
        raise NotImplementedError

    def is_worth_boarding(self, game: Game, ship: ShipId) -> bool:
        """It has such a card."""
        return bool(self.cards(game, ship))

    @rule("UPG-20", "FX-24")
    def board(self, game: Game) -> Step:
        """Of the boarders' choice."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self.ships(game))
        upgrade = yield from choose(self.seat, DISCARDED_UPGRADE, self.cards(game, ship), about=ship)
        return Call(DiscardUpgrade(upgrade=upgrade), then=DONE)

    steps = (BoardingTeam.pay, board)


@offer("darth_vader_boarding_team", at=ACT_1_REVEAL, cost=DISCARD)
class DarthVaderBoards(DiscardsUpgrade, kw_only=True):
    """Darth Vader discards any upgrade card but a commander."""

    def cards(self, game: Game, ship: ShipId) -> list[UpgradeId]:
        """Titles too."""
        found = faceup_upgrades(game, ship)
        return [upgrade for upgrade in found if Slot.COMMANDER not in game.upgrade_card(upgrade).slots]


STOLEN: Final = frozenset(
    {
        Slot.WEAPONS_TEAM,
        Slot.SUPPORT_TEAM,
        Slot.OFFENSIVE_RETROFIT,
        Slot.DEFENSIVE_RETROFIT,
        Slot.ORDNANCE,
        Slot.ION_CANNONS,
        Slot.TURBOLASERS,
    }
)


@offer("shriv_suurgav", at=ACT_1_REVEAL, cost=DISCARD)
class ShrivSuurgav(DiscardsUpgrade, kw_only=True):
    """Shriv Suurgav discards a team, a retrofit or a weapon."""

    def cards(self, game: Game, ship: ShipId) -> list[UpgradeId]:
        """By the icons of the card."""
        found = faceup_upgrades(game, ship)
        return [upgrade for upgrade in found if STOLEN.intersection(game.upgrade_card(upgrade).slots)]


@all_open
@offer("boarding_troopers", at=ACT_1_REVEAL, cost=DISCARD)
class BoardingTroopers(BoardingTeam, kw_only=True):
    """Troopers spend defense tokens of the ship, as many as the squadron value of their own says."""

    boarded: ShipId | None = None
    spent: tuple[TokenId, ...] = ()

    def is_worth_boarding(self, game: Game, ship: ShipId) -> bool:
        """It has a token that is not discarded."""
        return bool(self._tokens(game, ship)) and squadron_value(game, self.ship) > 0

    def _tokens(self, game: Game, ship: ShipId) -> list[TokenId]:
        live = tokens_in(game, ship, TokenState.READIED, TokenState.EXHAUSTED)
        return [token for token in live if token not in self.spent]

    def choose_ship(self, game: Game) -> Step:
        """One ship."""
        self.boarded = yield from choose(self.seat, CHOSEN_SHIP, self.ships(game))
        return NEXT

    @rule("DEF-03", "DEF-04")
    def spend(self, game: Game) -> Step:
        """Each once, without effect: a readied one is exhausted, an exhausted one discarded."""
        assert self.boarded is not None
        able = len(self.spent) < squadron_value(game, self.ship)
        tokens = self._tokens(game, self.boarded) if able else []
        done = bool(self.spent) or not tokens
        token = yield from choose(self.seat, CHOSEN_TOKEN, tokens, may_pass=done, about=self.boarded)
        if token is PASS:
            return DONE
        self.spent += (token,)
        return Call(SpendDefenseToken(unit=self.boarded, token=token, as_cost=True), then=REPEAT)

    steps = (BoardingTeam.pay, choose_ship, spend)


# Sunder, a title that does the same by a critical effect

WEAPONS: Final = STOLEN - {Slot.WEAPONS_TEAM, Slot.SUPPORT_TEAM}


@offer("sunder", at=ATK_5_CRIT, cost=DISCARD)
class Sunder(CriticalEffect, kw_only=True):
    """Blue or black critical: discard a retrofit or weapon card of the defender."""

    def _cards(self, game: Game, attack: Attack) -> list[UpgradeId]:
        found = faceup_upgrades(game, attack.defender)
        return [upgrade for upgrade in found if WEAPONS.intersection(game.upgrade_card(upgrade).slots)]

    def has_use(self, game: Game, attack: Attack) -> bool:
        """An icon of one of the two colours, and such a card."""
        colors = (Color.BLUE, Color.BLACK)
        able = any(can_resolve_critical(game, attack, self.key, color) for color in colors)
        return able and bool(self._cards(game, attack))

    @rule("UPG-20")
    def discard(self, game: Game) -> Step:
        """Before the damage is totaled."""
        attack: Attack = game.subject_of(self)
        upgrade = yield from choose(self.seat, DISCARDED_UPGRADE, self._cards(game, attack), about=attack.defender)
        self.declare(game, attack)
        return Call(DiscardUpgrade(upgrade=upgrade), then=DONE)

    steps = (discard,)
