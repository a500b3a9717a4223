"""Support teams."""

from __future__ import annotations

from armada.catalog.cards import DamageTrait, Printing
from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.commands import free_token_step
from armada.effects.verbs.units import CHOSEN_SHIP, friendly_ships, friendly_squadrons
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, choose, choose_some
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Distance, Range
from armada.rules.commands import CommandProcedure
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.damage import can_recover, change_shields
from armada.rules.damage_cards import DealDamageCard
from armada.rules.engagement import is_engaged, may_move
from armada.rules.game import Game, deck_titles
from armada.rules.navigate import NavigateCommand
from armada.rules.queries import ENGINEERING_POINTS, NAVIGATE, Navigate
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_command import squadron_value
from armada.rules.squadron_movement import MoveSquadron
from armada.rules.timing import CMD_HEADER, DMG_CARD_REVEAL, MAN_AFTER
from armada.state.events.cards import UpgradeExhausted
from armada.state.records import BLANK_CARD, ShipId, SquadronId, UpgradeId

COORDINATED = Kind[tuple[SquadronId, ...]]("coordinated squadrons")
GIVING_ZONE = Kind[HullZone]("giving hull zone")
RECEIVING_ZONE = Kind[HullZone]("receiving hull zone")


@offer("engine_techs", at=MAN_AFTER, cost=EXHAUST)
class EngineTechs(ShipEffect[ExecuteManeuver], kw_only=True):
    """Navigate: after a maneuver, execute a maneuver at speed 1."""

    @rule("CARD-engine-techs-02", "FX-07", "CMD-31")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """In the maneuver just executed the ship resolved a Navigate command."""
        return maneuver.ship == self.ship and maneuver.navigated and game.is_in_play(self.ship)

    @rule("CARD-engine-techs-01", "MOVE-28", "MOVE-29", "MOVE-30")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        """With the yaw of speed 1 and all that belongs to a maneuver; the dial is left alone."""
        return Call(ExecuteManeuver(ship=self.ship, granted_speed=1, by=self.key), then=DONE)


@trigger("engine_techs_overlap", at=MAN_AFTER, standing=True, card="engine_techs", printing=Printing.FINAL)
class EngineTechsExhausted(Effect[ExecuteManeuver], kw_only=True):
    """After a maneuver in which the ship overlapped a ship, exhaust the card."""

    def decider(self, game: Game, maneuver: ExecuteManeuver) -> Seat:
        """The controller of the ship."""
        return game.controller(maneuver.ship)

    @rule("EXT-ruling-11")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """It is readied: its owner may have used it first, since both come after the maneuver."""
        return bool(maneuver.overlapped) and bool(self._cards(game, maneuver))

    def _cards(self, game: Game, maneuver: ExecuteManeuver) -> list[UpgradeId]:
        upgrades = [upgrade for upgrade in game.state.upgrades if upgrade.ship == maneuver.ship]
        return [each.id for each in upgrades if each.card == "engine_techs" and not (each.exhausted or each.discarded)]

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        """Nothing else happens."""
        for card in self._cards(game, maneuver):
            game.emit(UpgradeExhausted(card))
        return DONE


@modifier("engineering_team", at=ENGINEERING_POINTS, stage=Stage.INCREASE)
def engineering_team(game: Game, card: CardInPlay, command: RepairCommand, points: int) -> int:
    """Repair: one engineering point more."""
    return points + (command.ship == card.unit)


@all_open
@offer("fighter_coordination_team", at=MAN_AFTER)
class FighterCoordinationTeam(ShipEffect[ExecuteManeuver], kw_only=True):
    """After a maneuver, unengaged friendly squadrons at close-medium range move up to distance 1."""

    chosen: tuple[SquadronId, ...] = ()
    """Those that are yet to move."""

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """The ship moved, and such a squadron is there."""
        return maneuver.ship == self.ship and game.is_in_play(self.ship) and bool(self._squadrons(game))

    def _squadrons(self, game: Game) -> list[SquadronId]:
        near = friendly_squadrons(game, self.ship, Range.MEDIUM)
        return [squadron for squadron in near if not is_engaged(game, squadron) and may_move(game, squadron)]

    def select(self, game: Game) -> Step:
        """As many as the squadron value says, activated or not; all are chosen first."""
        most = squadron_value(game, self.ship)
        self.chosen = yield from choose_some(self.seat, COORDINATED, self._squadrons(game), least=1, most=most)
        return NEXT

    def move(self, game: Game) -> StepResult:
        """One by one; a granted move uses no speed and touches no activation."""
        if not self.chosen:
            return DONE
        squadron, *rest = self.chosen
        self.chosen = tuple(rest)
        return Call(MoveSquadron(squadron=squadron, reach=Distance.ONE.number), then=REPEAT)

    steps = (select, move)


@offer("medical_team", at=DMG_CARD_REVEAL, cost=DISCARD)
class MedicalTeam(ShipEffect[DealDamageCard], kw_only=True):
    """Before the ship is dealt a faceup Crew card, discard that damage card."""

    def can_resolve(self, game: Game, deal: DealDamageCard) -> bool:
        """The card was drawn to be dealt faceup and is of the Crew."""
        if deal.ship != self.ship or not deal.faceup or deal.number == BLANK_CARD:
            return False
        return game.catalog.damage_cards[deck_titles()[deal.number]].trait is DamageTrait.CREW

    def resolve(self, game: Game, deal: DealDamageCard) -> StepResult:
        """It was never dealt, and no other takes its place."""
        deal.prevented = True
        return DONE


@modifier("nav_team", at=NAVIGATE, stage=Stage.SET)
@rule("CARD-nav-team-01", "CARD-general-madine-02", "CARD-admiral-ozzel-01")
def nav_team(game: Game, card: CardInPlay, command: NavigateCommand, allowed: Navigate) -> Navigate:
    """Navigate: the token's step can be one of speed or of yaw."""
    return free_token_step(allowed) if command.ship == card.unit and command.by_token else allowed


@all_open
@offer("projection_experts", at=CMD_HEADER)
class ProjectionExperts(ShipEffect[CommandProcedure], kw_only=True):
    """Repair: give up to two shields, for a point each, to another friendly ship at distance 1-5."""

    receiver: ShipId | None = None
    given: int = 0

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """There is a point, a shield and a ship that can receive it."""
        return (
            isinstance(command, RepairCommand)
            and command.ship == self.ship
            and not command.replaced
            and command.points > 0
            and bool(self._givers(game))
            and bool(self._receivers(game))
        )

    def _givers(self, game: Game) -> list[HullZone]:
        return [zone for zone in game.zones(self.ship) if game.shields(self.ship, zone) > 0]

    def _receivers(self, game: Game) -> list[ShipId]:
        near = friendly_ships(game, self.ship, Distance.FIVE, others=True)
        return [ship for ship in near if any(can_recover(game, ship, zone) for zone in game.zones(ship))]

    def choose_receiver(self, game: Game) -> Step:
        """One ship for both shields."""
        self.receiver = yield from choose(self.seat, CHOSEN_SHIP, self._receivers(game))
        return NEXT

    def give(self, game: Game) -> Step:
        """Each owner chooses among its own hull zones."""
        command: RepairCommand = game.subject_of(self)
        ship = self.receiver
        assert ship is not None
        open_zones = [zone for zone in game.zones(ship) if can_recover(game, ship, zone)]
        givers = self._givers(game)
        if self.given == 2 or not command.points or not open_zones or not givers:
            return DONE
        source = yield from choose(self.seat, GIVING_ZONE, givers, may_pass=self.given > 0, about=self.ship)
        if source is PASS:
            return DONE
        zone = yield from choose(game.controller(ship), RECEIVING_ZONE, open_zones)
        command.points -= 1
        self.given += 1
        change_shields(game, self.ship, source, -1, self.key)
        change_shields(game, ship, zone, 1, self.key)
        return REPEAT

    steps = (choose_receiver, give)
