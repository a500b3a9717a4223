"""Destroyed ships and squadrons: when destruction is proposed, committed, and when what is destroyed is removed."""

from __future__ import annotations

from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Outcome, Procedure, rule
from armada.rules.game import Game
from armada.rules.queries import HULL, REMOVAL
from armada.rules.timing import DESTROY_AFTER, DESTROY_REMOVE, DESTROY_WHEN
from armada.rules.winning import end_if_eliminated
from armada.state.events.damage import Destroyed, Removed
from armada.state.records import Ship, ShipId, Status, UnitId


def hull_value(game: Game, ship: ShipId) -> int:
    """The hull value of a ship."""
    return game.ask(HULL, ship, game.ship_card(ship).hull)


@rule("DMG-07", "DMG-08", "DMG-09")
def is_destroyed(game: Game, unit: UnitId) -> bool:
    """Whether damage has reached what a ship or squadron in play can take; faceup and facedown cards count alike."""
    record = game.unit(unit)
    if record.status is not Status.IN_PLAY:
        return False
    if isinstance(record, Ship):
        return len(record.damage) >= hull_value(game, record.id)
    return record.hull <= 0


class CheckDestroyed(Procedure, kw_only=True):
    """See which of some ships and squadrons are destroyed, after an event that concerned them all (DMG-29)."""

    units: tuple[UnitId, ...]
    by: str = ""

    def check(self, game: Game) -> Outcome:
        """Destroy the first that has taken too much, and look again."""
        for unit in self.units:
            if is_destroyed(game, unit) and not game.lasting("doomed", unit):
                return Call(Destroy(unit=unit, by=self.by), then=REPEAT)
        return DONE

    steps = (check,)


class Destroy(Procedure, kw_only=True):
    """A ship or squadron is destroyed: the event can be replaced; then it is removed, if nothing makes it wait."""

    unit: UnitId
    by: str = ""
    left_play_area: bool = False
    replaced: bool = False

    def commit(self, game: Game) -> Outcome:
        """It is destroyed, unless an effect put something in the place of that."""
        if self.replaced:
            return DONE
        game.emit(Destroyed(self.unit, self.by))
        return NEXT

    @rule("DMG-20")
    def remove(self, game: Game) -> Outcome:
        """Remove it at once, unless an effect can still be used even though it is destroyed."""
        if not game.ask(REMOVAL, self.unit, True):
            return DONE
        return Call(Remove(unit=self.unit), then=DONE)

    steps = (DESTROY_WHEN, commit, remove)


class Remove(Procedure, kw_only=True):
    """A destroyed ship or squadron leaves the play area."""

    unit: UnitId

    @rule("DMG-18", "DMG-19", "DMG-20", "DMG-21", "DMG-22")
    def take_away(self, game: Game) -> Outcome:
        """Its damage cards go to the discard pile, its tokens and dials to the supply; its cards are inactive."""
        record = game.unit(self.unit)
        damage = record.damage if isinstance(record, Ship) else ()
        game.emit(Removed(self.unit, game.deck_of(self.unit), tuple([card.number for card in damage])))
        return NEXT

    def look_around(self, game: Game) -> Outcome:
        """What depended on it may be destroyed in turn: a hull value can sink with a lost commander."""
        return Call(CheckDestroyed(units=tuple(game.ships()), by="lost effect"))

    @rule("WIN-03", "WIN-07")
    def look_for_the_end(self, game: Game) -> Outcome:
        """The game may end with it."""
        return end_if_eliminated(game)

    steps = (DESTROY_REMOVE, take_away, DESTROY_AFTER, look_around, look_for_the_end)


class RemoveWaiting(Procedure):
    """Remove what was destroyed and had to wait, now that every effect usable all the same was used or declined."""

    def remove(self, game: Game) -> Outcome:
        """One after the other."""
        for record in game.state.units:
            if record.status is Status.WAITING:
                return Call(Remove(unit=record.id), then=REPEAT)
        return DONE

    steps = (remove,)
