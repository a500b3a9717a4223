"""Ready costs: an upgrade with the non-recur mark stays exhausted unless its ship spends command tokens (EXT-ready)."""

from __future__ import annotations

from armada.catalog.cards import CommandIcon, Ready, Readying
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.rules.command_tokens import SpendCommandToken
from armada.rules.game import Game
from armada.state.events.cards import UpgradeReadied
from armada.state.records import DESTROYED, Command, UpgradeId

READIED_UPGRADE = Kind[UpgradeId]("readied upgrade")
READY_TOKEN = Kind[Command]("ready token")


def exhausted_upgrades(game: Game) -> list[UpgradeId]:
    """The exhausted upgrade cards that are active: faceup, and equipped to a ship that is not destroyed."""
    units = game.state.units
    return [
        upgrade.id
        for upgrade in game.state.upgrades
        if upgrade.exhausted and not upgrade.discarded and units[upgrade.ship].status is not DESTROYED
    ]


@rule("EXT-ready-01", "EXT-ready-02")
def readies_by_itself(game: Game, upgrade: UpgradeId) -> bool:
    """Whether an upgrade card is readied in the Status Phase for nothing: with the recur mark, or with none."""
    ready = game.upgrade_card(upgrade).ready
    return ready is None or ready.kind is not Readying.NON_RECUR


@rule("EXT-ready-03", "EXT-ready-04", "EXT-ready-08", "EXT-ready-09")
def ready_tokens(game: Game, upgrade: UpgradeId) -> tuple[Command, ...]:
    """The command tokens of the ship that can pay for a card; none if they are not enough, or the card has no cost."""
    ready = game.upgrade_card(upgrade).ready
    if ready is None or not ready.amount:
        return ()
    tokens = tuple([token for token in game.ship(game.state.upgrades[upgrade].ship).tokens if _pays(ready, token)])
    return tokens if len(tokens) >= ready.amount else ()


def _pays(ready: Ready, token: Command) -> bool:
    return any(icon in (CommandIcon.ANY, token.value) for icon in ready.icons)


@all_open
class ReadyUpgrade(Procedure, kw_only=True):
    """An upgrade card is readied for its cost. The tokens are spent, but resolve no command."""

    upgrade: UpgradeId
    paid: int = 0

    @rule("EXT-ready-03", "EXT-ready-07", "FX-21")
    def pay(self, game: Game) -> Step:
        """One token after the other."""
        ready, ship = game.upgrade_card(self.upgrade).ready, game.state.upgrades[self.upgrade].ship
        assert ready is not None
        if self.paid == ready.amount:
            return NEXT
        tokens = [token for token in game.ship(ship).tokens if _pays(ready, token)]
        token = yield from choose(game.controller(ship), READY_TOKEN, tokens, about=ship)
        self.paid += 1
        return Call(SpendCommandToken(ship=ship, command=token), then=REPEAT)

    def ready_card(self, game: Game) -> StepResult:
        """It is faceup upright again."""
        game.emit(UpgradeReadied(self.upgrade))
        return DONE

    steps = (pay, ready_card)


@all_open
class PayReadyCosts(Procedure, kw_only=True):
    """Players take turns in paying for one exhausted card each, the first player first; who declines is done."""

    last: Seat = Seat(-1)
    declined: tuple[Seat, ...] = ()

    @rule("EXT-ready-05", "EXT-ready-06")
    def take_turn(self, game: Game) -> Step:
        """One who has nothing left to ready is passed over, and the others go on."""
        seats = game.seats_in_order
        start = seats.index(self.last) + 1 if self.last in seats else 0
        for seat in (*seats[start:], *seats[:start]):
            cards = [] if seat in self.declined else payable_upgrades(game, seat)
            if cards:
                upgrade = yield from choose(seat, READIED_UPGRADE, cards, may_pass=True)
                self.last = seat
                if upgrade is PASS:
                    self.declined += (seat,)
                    return REPEAT
                return Call(ReadyUpgrade(upgrade=upgrade), then=REPEAT)
        return DONE

    steps = (take_turn,)


def payable_upgrades(game: Game, seat: Seat) -> list[UpgradeId]:
    """The exhausted cards for which a seat can pay now."""
    return [
        upgrade
        for upgrade in exhausted_upgrades(game)
        if game.controller(game.state.upgrades[upgrade].ship) == seat
        and not readies_by_itself(game, upgrade)
        and ready_tokens(game, upgrade)
    ]
