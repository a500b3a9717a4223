"""Officers that let dice be rerolled: Krennic, and Vader, who demands another card for it."""

from __future__ import annotations

from armada.catalog.cards import Color, Slot
from armada.effects.verbs.card_effects import AttackEffect, ShipEffect, mark
from armada.effects.verbs.dice import reroll
from armada.effects.verbs.units import is_at
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.commands import CommandProcedure
from armada.rules.game import Game
from armada.rules.timing import ATK_3_MODIFY, CMD_AFTER
from armada.rules.upgrades import DiscardUpgrade, faceup_upgrades
from armada.state.events.cards import LastingDropped
from armada.state.records import Command, Scope, UpgradeId

DISCARDED_UPGRADE = Kind[UpgradeId]("discarded upgrade")

KRENNIC = "director_krennic"


@trigger(KRENNIC, at=CMD_AFTER)
class KrennicNotes(ShipEffect[CommandProcedure], kw_only=True):
    """What the ship spent on Concentrate Fire is remembered for its attack."""

    is_silent = True

    @rule("FX-07", "CMD-31")
    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """It resolved the command in an attack."""
        return command.ship == self.ship and command.command is Command.CONCENTRATE_FIRE

    def resolve(self, game: Game, command: CommandProcedure) -> StepResult:
        """Dial and token each allow a reroll."""
        if command.by_dial:
            mark(game, KRENNIC, Scope.ATTACK, unit=self.ship, text="dial")
        if command.by_token:
            mark(game, KRENNIC, Scope.ATTACK, unit=self.ship, text="token")
        return DONE


@offer(KRENNIC, at=ATK_3_MODIFY)
class DirectorKrennic(AttackEffect, kw_only=True):
    """Concentrate Fire at medium-long range: reroll any red dice if a dial was spent, up to two if a token was."""

    is_repeatable = True

    @rule("CMD-58", "CMD-59")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A reroll is left, and a red die."""
        return (
            attack.attacker == self.ship
            and Color.RED in attack.pool.colors
            and bool(game.lasting(KRENNIC, self.ship))
            and attack.range(game) is not Range.CLOSE
        )

    @rule("DICE-06")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """The dial's comes first."""
        left = sorted(game.lasting(KRENNIC, self.ship), key=lambda entry: entry.text)
        most = None if left[0].text == "dial" else 2
        yield from reroll(game, attack, self.seat, self.key, attack.pool.places(color=Color.RED), most=most)
        game.emit(LastingDropped(left[0]))
        return DONE


@offer("darth_vader_officer", at=ATK_3_MODIFY)
class DarthVaderOfficer(AttackEffect, kw_only=True):
    """While a friendly ship at distance 1-5 attacks a ship, it discards a commander or officer to reroll dice."""

    def _cards(self, game: Game, attack: Attack) -> list[UpgradeId]:
        """Its own commanders and officers, faceup; nobody of his name."""
        name = game.catalog.upgrades[self.key].name
        cards = {upgrade: game.upgrade_card(upgrade) for upgrade in faceup_upgrades(game, attack.attacker)}
        kinds = (Slot.COMMANDER, Slot.OFFICER)
        return [upgrade for upgrade, card in cards.items() if card.slots[0] in kinds and card.name != name]

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It has one to give up; his own ship can too."""
        return (
            bool(attack.pool.dice)
            and attack.is_ship_to_ship(game)
            and game.are_friendly(attack.attacker, self.ship)
            and bool(self._cards(game, attack))
            and is_at(game, self.ship, attack.attacker, Distance.FIVE)
        )

    @rule("UPG-20")
    def pay(self, game: Game) -> Step:
        """The card is gone for good."""
        attack: Attack = game.subject_of(self)
        seat = game.controller(attack.attacker)
        upgrade = yield from choose(seat, DISCARDED_UPGRADE, self._cards(game, attack), about=attack.attacker)
        return Call(DiscardUpgrade(upgrade=upgrade))

    @rule("DICE-06")
    def roll_again(self, game: Game) -> Step:
        """As many dice as the attacker likes, together."""
        attack: Attack = game.subject_of(self)
        yield from reroll(game, attack, game.controller(attack.attacker), self.key)
        return DONE

    steps = (pay, roll_again)
