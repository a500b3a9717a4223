"""Officers and commanders of repairs: Wat Tambor, who pays with shields, and Admiral Yularen, who mends squadrons."""

from __future__ import annotations

from armada.effects.squadrons.abilities import CHOSEN_SQUADRON
from armada.effects.upgrades.title.attacks import SPENT_SHIELD
from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.units import CHOSEN_SHIP, friendly_ships, friendly_squadrons
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, NEXT, REPEAT, Step, rule
from armada.engine.questions import PASS, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Distance
from armada.rules.commanders import is_commanded_by
from armada.rules.commands import CommandProcedure
from armada.rules.damage import change_shields
from armada.rules.game import Game
from armada.rules.queries import SQUADRON_COUNT
from armada.rules.repair import RepairCommand
from armada.rules.squadron_command import SquadronCommand
from armada.rules.timing import CMD_HEADER
from armada.state.events.damage import HullChanged
from armada.state.records import ShipId, SquadronId

POINTS_FOR_SHIELD = 2
MOST_SHIELDS = 2


@all_open
@offer("wat_tambor_officer", at=CMD_HEADER)
class WatTambor(ShipEffect[CommandProcedure], kw_only=True):
    """Repair: spend one or two shields of the ship, or of a zone of another at distance 1-5, for two points each."""

    payer: ShipId | None = None
    zone: HullZone | None = None
    spent: int = 0

    def _payers(self, game: Game) -> list[ShipId]:
        return [ship for ship in friendly_ships(game, self.ship, Distance.FIVE) if any(game.ship(ship).shields)]

    @rule("FX-08")
    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """This ship repairs, and there is a shield."""
        return (
            isinstance(command, RepairCommand)
            and command.ship == self.ship
            and not command.replaced
            and bool(self._payers(game))
        )

    def choose_payer(self, game: Game) -> Step:
        """Its own shields, or those of one other ship."""
        self.payer = yield from choose(self.seat, CHOSEN_SHIP, self._payers(game))
        return NEXT

    @rule("DMG-25", "CMD-56")
    def spend(self, game: Game) -> Step:
        """Another ship's must be of one hull zone."""
        command: RepairCommand = game.subject_of(self)
        ship = self.payer
        assert ship is not None
        zones = [zone for zone in game.zones(ship) if game.shields(ship, zone) > 0]
        if self.zone is not None and ship != self.ship:
            zones = [zone for zone in zones if zone is self.zone]
        if self.spent == MOST_SHIELDS:
            return DONE
        done = self.spent > 0 or not zones
        zone = yield from choose(self.seat, SPENT_SHIELD, zones, may_pass=done, about=ship)
        if zone is PASS:
            return DONE
        self.zone = zone
        self.spent += 1
        change_shields(game, ship, zone, -1, self.key)
        command.points += POINTS_FOR_SHIELD
        return REPEAT

    steps = (choose_payer, spend)


# Admiral Yularen

YULAREN = "admiral_yularen"
SQUADRON_POINTS = 2


@modifier(YULAREN, at=SQUADRON_COUNT, stage=Stage.INCREASE)
@rule("CMD-40", "CMD-41")
def admiral_yularen(game: Game, card: CardInPlay, command: SquadronCommand, count: int) -> int:
    """Squadron: friendly ships that spent a token can activate one squadron more."""
    return count + (command.by_token and is_commanded_by(game, command.ship, card.unit))


@offer(YULAREN, at=CMD_HEADER)
class AdmiralYularen(ShipEffect[CommandProcedure], kw_only=True):
    """Repair: friendly ships pay two points to let a friendly squadron at distance 1-3 recover a hull point."""

    is_repeatable = True

    def decider(self, game: Game, command: CommandProcedure) -> Seat:
        """The controller of the ship that repairs."""
        return game.controller(command.ship)

    def _squadrons(self, game: Game, ship: ShipId) -> list[SquadronId]:
        near = friendly_squadrons(game, ship, Distance.THREE)
        return [each for each in near if game.squadron(each).hull < game.squadron_card(each).hull]

    @rule("CMD-54", "CMD-55")
    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """Two points are left, and such a squadron is damaged."""
        return (
            isinstance(command, RepairCommand)
            and not command.replaced
            and command.points >= SQUADRON_POINTS
            and is_commanded_by(game, command.ship, self.ship)
            and bool(self._squadrons(game, command.ship))
        )

    def resolve(self, game: Game, command: CommandProcedure) -> Step:
        """As often as the points go."""
        assert isinstance(command, RepairCommand)
        seat = game.controller(command.ship)
        squadron = yield from choose(seat, CHOSEN_SQUADRON, self._squadrons(game, command.ship))
        command.points -= SQUADRON_POINTS
        hull = game.squadron(squadron).hull
        game.emit(HullChanged(squadron, hull + 1, self.key, hull))
        return DONE
