"""Officers and teams of raid tokens: who gives them, and who makes use of them."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.commands import COMMAND_TOKEN
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships, is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, rule
from armada.engine.questions import choose
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.command_tokens import GainCommandToken
from armada.rules.commands import CommandProcedure
from armada.rules.costs import DISCARD
from armada.rules.game import Game
from armada.rules.queries import EVADE, RAID_CLEAR, Evading
from armada.rules.raid_tokens import RAID_TOKEN, give_raid_token, raid_types
from armada.rules.timing import ATK_AFTER, CMD_HEADER
from armada.state.events.commands import CommandTokenDiscarded, RaidTokenDiscarded
from armada.state.records import Command, Ship, ShipId


class GivesRaidToken(ShipEffect[CommandProcedure], kw_only=True):
    """Squadron: give an enemy ship at close range a raid token of one's choice."""

    def _ships(self, game: Game) -> list[ShipId]:
        return [ship for ship in enemy_ships(game, self.ship, Range.CLOSE) if raid_types(game, ship)]

    @rule("FX-08", "CMD-31", "EXT-raid-10")
    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """This ship resolves a Squadron command, and a ship there can gain one."""
        return command.ship == self.ship and command.command is Command.SQUADRON and bool(self._ships(game))

    @rule("EXT-raid-01")
    def resolve(self, game: Game, command: CommandProcedure) -> Step:
        """Of a type that it has not."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._ships(game))
        yield from give_raid_token(game, self.seat, ship, self.key)
        return DONE


@offer("captain_rex", at=CMD_HEADER, free=True)
class CaptainRex(GivesRaidToken, kw_only=True):
    """Captain Rex gives one with each command."""


@modifier("captain_rex", at=RAID_CLEAR, stage=Stage.LIMIT)
@rule("EXT-raid-04")
def captain_rex(game: Game, card: CardInPlay, ship: ShipId, cleared: int) -> int:
    """Enemy ships at distance 1-3 lose only one raid token by discarding a dial."""
    if cleared < 2 or game.are_friendly(ship, card.unit):
        return cleared
    return 1 if is_at(game, card.unit, ship, Distance.THREE) else cleared


@offer("iden_versio", at=CMD_HEADER, cost=DISCARD)
class IdenVersio(GivesRaidToken, kw_only=True):
    """Iden Versio gives one, once in the game."""


@modifier("iden_versio", at=EVADE, stage=Stage.PERMIT)
@rule("DEF-18")
def iden_versio(game: Game, card: CardInPlay, attack: Attack, evading: Evading) -> Evading:
    """At close range and distance 1 the ship's Evade can cancel a die."""
    if attack.defender != card.unit or attack.range(game) is not Range.CLOSE:
        return evading
    return evading._replace(cancels=True)


@offer("asajj_ventress", at=ATK_AFTER, printing=Printing.ERA_2016)
class AsajjVentress(ShipEffect[Attack], kw_only=True):
    """After the ship damaged a raided ship, it takes a raid token and a command token from it, and gains that one."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The defender is still in play and has both."""
        defender = game.unit(attack.defender)
        return (
            attack.attacker == self.ship
            and attack.suffered
            and isinstance(defender, Ship)
            and game.is_in_play(defender.id)
            and bool(defender.raided)
            and bool(defender.tokens)
        )

    @rule("EXT-raid-12", "CMD-19")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Both of this player's choice; it is neither spending nor discarding by the defender."""
        defender = game.ship(attack.defender)
        raid = yield from choose(self.seat, RAID_TOKEN, defender.raided)
        token = yield from choose(self.seat, COMMAND_TOKEN, defender.tokens, about=defender.id)
        game.emit(RaidTokenDiscarded(defender.id, raid))
        game.emit(CommandTokenDiscarded(defender.id, token))
        return Call(GainCommandToken(ship=self.ship, command=token), then=DONE)
