"""Upgrade cards that effects of other cards discard, and what is lost with a card."""

from __future__ import annotations

from armada.engine.procedures import DONE, NEXT, Call, Procedure, StepResult, rule
from armada.engine.secrecy import all_open
from armada.rules.damage import max_shields, set_shields
from armada.rules.destruction import LOST_EFFECT, CheckDestroyed, is_destroyed
from armada.rules.game import Game
from armada.state.events.cards import UpgradeDiscarded
from armada.state.records import ShipId, UpgradeId


def faceup_upgrades(game: Game, ship: int) -> list[UpgradeId]:
    """The upgrade cards of a ship that are not discarded."""
    return [upgrade.id for upgrade in game.state.upgrades if upgrade.ship == ship and not upgrade.discarded]


@all_open
class DiscardUpgrade(Procedure, kw_only=True):
    """An upgrade card is discarded by an effect; what it held continuously ends at once."""

    upgrade: UpgradeId

    @rule("UPG-20", "FX-24", "DMG-24")
    def discard(self, game: Game) -> StepResult:
        """Shields above the maximum that is left are lost."""
        ship = game.state.upgrades[self.upgrade].ship
        game.emit(UpgradeDiscarded(self.upgrade))
        if game.is_in_play(ship):
            self._lose_surplus(game, ship)
        return NEXT

    def _lose_surplus(self, game: Game, ship: ShipId) -> None:
        for zone in game.zones(ship):
            most = max_shields(game, ship, zone, gains=False)
            if game.shields(ship, zone) > most:
                set_shields(game, ship, zone, most, self._key(game))

    def _key(self, game: Game) -> str:
        return game.state.upgrades[self.upgrade].card

    def look_around(self, game: Game) -> StepResult:
        """A ship can be destroyed where a hull value sinks."""
        fallen = tuple([ship for ship in game.ships() if is_destroyed(game, ship)])
        return Call(CheckDestroyed(units=fallen, by=LOST_EFFECT), then=DONE) if fallen else DONE

    steps = (discard, look_around)
