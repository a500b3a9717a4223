"""Destroyed ships and squadrons: when destruction is proposed, committed, and when what is destroyed is removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, StepResult, rule
from armada.engine.secrecy import all_open
from armada.rules.game import Game
from armada.rules.queries import HULL, REMOVAL
from armada.rules.timing import DESTROY_AFTER, DESTROY_REMOVE, DESTROY_WHEN
from armada.rules.winning import end_if_eliminated
from armada.state.events.damage import Destroyed, Removed
from armada.state.records import DESTROYED, IN_PLAY, WAITING, Ship, ShipId, Squadron, UnitId

if TYPE_CHECKING:
    from armada.rules.attack import Attack

DOOMED: Final = "doomed"
"""The key of what an effect leaves behind when it puts off a destruction: until then nothing destroys the unit."""

LEFT_PLAY_AREA: Final = "play area left"
"""The cause named where a ship or squadron that leaves the play area is destroyed."""

LOST_EFFECT: Final = "lost effect"


def hull_value(game: Game, ship: ShipId) -> int:
    """The hull value of a ship."""
    return game.ask(HULL, ship, game.ship_card(ship).hull)


@rule("DMG-07", "DMG-08", "DMG-09")
def is_destroyed(game: Game, unit: UnitId) -> bool:
    """Whether damage has reached what a ship or squadron in play can take; faceup and facedown cards count alike."""
    record = game.unit(unit)
    if record.status is not IN_PLAY:
        return False
    if isinstance(record, Ship):
        return len(record.damage) >= hull_value(game, record.id)
    if isinstance(record, Squadron):
        return record.hull <= 0
    return record.obstacle >= 0 and len(record.damage) >= game.station_card(record.id).hull


@all_open
class CheckDestroyed(Procedure, kw_only=True):
    """See which of some ships and squadrons are destroyed, after an event that concerned them all."""

    units: tuple[UnitId, ...]
    """Those not yet looked at."""

    by: str = ""

    @rule("DMG-07", "DMG-09", "DMG-29")
    def check(self, game: Game) -> StepResult:
        """Destroy one that has taken too much, then look at those that are left."""
        for place, unit in enumerate(self.units):
            if is_destroyed(game, unit) and not game.lasting(DOOMED, unit):
                self.units = self.units[place + 1 :]
                return Call(Destroy(unit=unit, by=self.by), then=REPEAT)
        return end_if_eliminated(game) if game.result(Destroy) else DONE

    steps = (check,)


@all_open
class Destroy(Procedure, kw_only=True):
    """A ship or squadron is destroyed: the event can be replaced; then it is removed, if nothing makes it wait.

    Its window opens twice: before, when an effect can put something in its place (`replaced`), and when the destruction
    is certain (`is_certain`), for effects that act when something is destroyed.
    """

    unit: UnitId
    by: str = ""
    left_play_area: bool = False
    replaced: bool = False
    is_certain: bool = False

    @rule("DMG-07", "DMG-09", "DMG-10")
    def commit(self, game: Game) -> StepResult:
        """It is destroyed, unless an effect put something in the place of that."""
        if self.replaced or game.unit(self.unit).status in (WAITING, DESTROYED):
            return DONE
        self.is_certain = True
        attack = self._attack(game)
        destroyer = attack.attacker if attack is not None and attack.defender == self.unit else None
        game.emit(Destroyed(self.unit, self.by, game.unit(self.unit).pose, destroyer))
        return NEXT

    def _attack(self, game: Game) -> Attack | None:
        from armada.rules.attack import Attack

        return game.innermost(Attack)

    @rule("DMG-20")
    def remove(self, game: Game) -> StepResult:
        """Remove it at once, unless an effect can still be used even though it is destroyed."""
        if not game.ask(REMOVAL, self.unit, True):
            return DONE
        return Call(Remove(unit=self.unit), then=DONE)

    steps = (DESTROY_WHEN, commit, DESTROY_WHEN, remove)


@all_open
class Remove(Procedure, kw_only=True):
    """A destroyed ship or squadron leaves the play area."""

    unit: UnitId

    @rule("DMG-18", "DMG-19", "DMG-20", "DMG-21", "DMG-22", "DMG-23")
    def take_away(self, game: Game) -> StepResult:
        """Its damage cards go to the discard pile, its tokens and dials to the supply; its cards are inactive."""
        record = game.unit(self.unit)
        damage = () if isinstance(record, Squadron) else record.damage
        game.emit(Removed(self.unit, game.deck_of(self.unit), tuple([card.number for card in damage])))
        return NEXT

    def look_around(self, game: Game) -> StepResult:
        """Destroy ships and squadrons that depended on it: a hull value can sink with a lost commander.

        Ships that the event itself concerns are looked at when it has destroyed this one.
        """
        events = [found for found in game.procedures() if isinstance(found, CheckDestroyed)]
        others = {unit for event in events for unit in event.units}
        fallen = tuple([ship for ship in game.ships() if ship not in others and is_destroyed(game, ship)])
        return Call(CheckDestroyed(units=fallen, by=LOST_EFFECT)) if fallen else NEXT

    @rule("WIN-03", "WIN-07")
    def look_for_the_end(self, game: Game) -> StepResult:
        """The game may end with it."""
        return end_if_eliminated(game)

    steps = (DESTROY_REMOVE, take_away, DESTROY_AFTER, look_around, look_for_the_end)


@all_open
class RemoveWaiting(Procedure):
    """Remove what was destroyed and had to wait, now that every effect usable all the same was used or declined."""

    def remove(self, game: Game) -> StepResult:
        """One after the other."""
        for record in game.state.units:
            if record.status is WAITING:
                return Call(Remove(unit=record.id), then=REPEAT)
        return DONE

    steps = (remove,)
