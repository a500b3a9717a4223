"""Fleet support."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import AttackEffect, ShipEffect
from armada.effects.verbs.commands import CHOSEN_COMMAND, COMMAND_TOKEN, set_top_dial
from armada.effects.verbs.dice import reroll
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships, friendly_ships, is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, rule
from armada.engine.questions import PASS, Kind, choose
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.command_tokens import GainCommandToken
from armada.rules.commands import CommandProcedure
from armada.rules.costs import EXHAUST
from armada.rules.damage_cards import discard_damage_card
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import OBSTRUCTED, AttackOption
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ACT_1_AFTER, ATK_3_MODIFY, CMD_HEADER, MAN_AFTER
from armada.state.events.commands import CommandTokenDiscarded
from armada.state.records import COMMANDS, ShipId

DISCARDED_CARD = Kind[int]("discarded damage card")


@offer("bomber_command_center", at=ATK_3_MODIFY, printing=Printing.ERA_2016)
class BomberCommandCenter(AttackEffect, kw_only=True):
    """While a friendly Bomber squadron at distance 1-5 attacks a ship, it rerolls a die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Each copy in reach serves once."""
        return (
            bool(attack.pool.free)
            and not game.is_ship(attack.attacker)
            and game.is_ship(attack.defender)
            and game.are_friendly(attack.attacker, self.ship)
            and has_keyword(game, attack.attacker, "bomber")
            and is_at(game, self.ship, attack.attacker, Distance.FIVE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """One die."""
        yield from reroll(game, attack, game.controller(attack.attacker), self.key, most=1)
        return DONE


@offer("bomber_command_center", at=ATK_3_MODIFY, printing=Printing.FINAL)
class BomberCommandCenterFinal(BomberCommandCenter, kw_only=True):
    """The same, but one copy of the card serves an attack."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """No copy has served it."""
        return self.key not in attack.notes and super().can_resolve(game, attack)

    def resolve(self, game: Game, attack: Attack) -> Step:
        """One die, once."""
        yield from super().resolve(game, attack)
        attack.notes += (self.key,)
        return DONE


@offer("comms_net", at=ACT_1_AFTER)
class CommsNet(ShipEffect[ShipActivation], kw_only=True):
    """After its own Reveal Command Dial step the ship hands a command token to another at distance 1-5."""

    @rule("CARD-comms-net-01")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It has a token, and a friendly ship is near."""
        return activation.ship == self.ship and bool(game.ship(self.ship).tokens) and bool(self._receivers(game))

    def _receivers(self, game: Game) -> list[ShipId]:
        return friendly_ships(game, self.ship, Distance.FIVE, others=True)

    @rule("CARD-comms-net-02")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """Its own is removed, which is not spending it; the other gains one like any other."""
        command = yield from choose(self.seat, COMMAND_TOKEN, game.ship(self.ship).tokens)
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._receivers(game))
        game.emit(CommandTokenDiscarded(self.ship, command))
        return Call(GainCommandToken(ship=ship, command=command), then=DONE)


@modifier("jamming_field", at=OBSTRUCTED, stage=Stage.SET)
@rule("CARD-jamming-field-01")
def jamming_field(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
    """Attacks between squadrons, of which one is at distance 1-2 of the ship, are treated as obstructed."""
    if obstructed or option.zone is not None or option.target_zone is not None:
        return obstructed
    return any(is_at(game, card.unit, squadron, Distance.TWO) for squadron in (option.attacker, option.defender))


@offer("repair_crews", at=CMD_HEADER)
class RepairCrews(ShipEffect[CommandProcedure], kw_only=True):
    """Repair: instead of spending engineering points, discard a damage card of a friendly ship at distance 1-2."""

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """No point has been spent, and such a ship has a damage card."""
        return (
            isinstance(command, RepairCommand)
            and command.ship == self.ship
            and command.points == command.gained
            and bool(self._damaged(game))
        )

    def _damaged(self, game: Game) -> list[ShipId]:
        return [ship for ship in friendly_ships(game, self.ship, Distance.TWO) if game.ship(ship).damage]

    def resolve(self, game: Game, command: CommandProcedure) -> Step:
        """Faceup or facedown; the points of this command are forgone."""
        assert isinstance(command, RepairCommand)
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._damaged(game))
        place = yield from choose(self.seat, DISCARDED_CARD, range(len(game.ship(ship).damage)))
        command.replaced = True
        discard_damage_card(game, ship, place)
        return DONE


@offer("slicer_tools", at=MAN_AFTER, cost=EXHAUST, printing=Printing.ERA_2016)
class SlicerTools(ShipEffect[ExecuteManeuver], kw_only=True):
    """After a maneuver, choose a new command for the top dial of an enemy ship at distance 1-3."""

    def _targets(self, game: Game) -> list[ShipId]:
        return [ship for ship in enemy_ships(game, self.ship, Distance.THREE) if game.ship(ship).dials]

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """Such a ship has a facedown dial."""
        return maneuver.ship == self.ship and game.is_in_play(self.ship) and bool(self._targets(game))

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Step:
        """Without a look at the old command; the dial may be left alone."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._targets(game))
        command = yield from choose(self.seat, CHOSEN_COMMAND, COMMANDS, may_pass=True)
        if command is not PASS:
            set_top_dial(game, ship, command, (self.seat,))
        return DONE
