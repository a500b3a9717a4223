"""Commanders of the Republic and the Separatists that lower damage and ready defense tokens."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.tokens import tokens_in, turn_token
from armada.effects.verbs.units import is_at
from armada.engine.effects import offer
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.commanders import commanded_ships, is_commanded_by
from armada.rules.defense_tokens import NamedToken
from armada.rules.destruction import Destroy
from armada.rules.game import Game
from armada.rules.status_phase import can_ready
from armada.rules.timing import ATK_4_END, ATK_5_BEFORE_SUFFER, DESTROY_WHEN
from armada.state.records import Squadron, TokenId, TokenState, UnitId

READIED_TOKEN = Kind[NamedToken]("readied defense token")


def readiable(game: Game, unit: UnitId) -> list[NamedToken]:
    """The defense tokens of a ship or squadron that can be readied."""
    places = range(len(game.unit(unit).defense))
    return [NamedToken(unit, TokenId(place)) for place in places if can_ready(game, unit, TokenId(place))]


@offer("obi_wan_kenobi", at=ATK_5_BEFORE_SUFFER, free=True)
class ObiWanKenobi(ShipEffect[Attack], kw_only=True):
    """When a friendly ship that defends spent a Redirect that was readied, the damage is one less."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The defender."""
        return game.controller(attack.defender)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """For its effect or as a cost; there is damage."""
        return (
            attack.total > 0
            and game.is_ship(attack.defender)
            and is_commanded_by(game, attack.defender, self.ship)
            and any(
                spent.unit == attack.defender and spent.kind is DefenseToken.REDIRECT and not spent.was_exhausted
                for spent in attack.spent
            )
        )

    @rule("DEF-35")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """After Brace."""
        attack.total -= 1
        return DONE


@offer("luminara_unduli_commander", at=ATK_4_END, free=True)
class LuminaraUnduli(ShipEffect[Attack], kw_only=True):
    """A friendly ship or unique squadron that defends and spent at most one token readies one, or a friend's."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The defender."""
        return game.controller(attack.defender)

    def _tokens(self, game: Game, attack: Attack) -> list[NamedToken]:
        """Its own that it did not spend in this attack, and those of other ships at distance 1-5."""
        spent = [(each.unit, each.token) for each in attack.spent]
        own = [named for named in readiable(game, attack.defender) if (named.unit, named.token) not in spent]
        others = [
            named
            for ship in commanded_ships(game, self.ship)
            if ship != attack.defender and is_at(game, attack.defender, ship, Distance.FIVE)
            for named in readiable(game, ship)
        ]
        return own + others

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A token can be readied."""
        defender = attack.defender
        return (
            is_commanded_by(game, defender, self.ship)
            and game.is_on_table(defender)
            and (game.is_ship(defender) or game.squadron_card(defender).unique)
            and sum([spent.unit == defender for spent in attack.spent]) < 2
            and bool(self._tokens(game, attack))
        )

    @rule("DEF-25")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Before the damage."""
        named = yield from choose(game.controller(attack.defender), READIED_TOKEN, self._tokens(game, attack))
        turn_token(game, named.unit, named.token, TokenState.READIED, self.key)
        return DONE


@offer("general_grievous_commander", at=DESTROY_WHEN, free=True)
class GeneralGrievous(ShipEffect[Destroy], kw_only=True):
    """When a friend is destroyed, a ship or unique squadron at distance 1-5 readies or recovers a defense token."""

    def _tokens(self, game: Game, lost: Destroy) -> list[NamedToken]:
        units = [*commanded_ships(game, self.ship)]
        found: list[NamedToken] = []
        for unit in game.state.units:
            profits = unit.id in units or (isinstance(unit, Squadron) and self._is_ace(game, unit))
            if profits and unit.id != lost.unit and is_at(game, lost.unit, unit.id, Distance.FIVE):
                found += readiable(game, unit.id)
                found += [NamedToken(unit.id, t) for t in tokens_in(game, unit.id, TokenState.DISCARDED)]
        return found

    def _is_ace(self, game: Game, squadron: Squadron) -> bool:
        return (
            game.is_in_play(squadron.id)
            and is_commanded_by(game, squadron.id, self.ship)
            and game.squadron_card(squadron.id).unique
        )

    @rule("DMG-29", "UPG-21")
    def can_resolve(self, game: Game, lost: Destroy) -> bool:
        """It is certain, another unit than his own ship is lost, and there is such a token."""
        return (
            lost.is_certain
            and lost.unit != self.ship
            and is_commanded_by(game, lost.unit, self.ship)
            and game.unit(lost.unit).pose is not None
            and bool(self._tokens(game, lost))
        )

    def resolve(self, game: Game, lost: Destroy) -> Step:
        """A recovered token is exhausted."""
        named = yield from choose(self.seat, READIED_TOKEN, self._tokens(game, lost))
        discarded = game.unit(named.unit).defense[named.token].state is TokenState.DISCARDED
        state = TokenState.EXHAUSTED if discarded else TokenState.READIED
        turn_token(game, named.unit, named.token, state, self.key)
        return DONE
