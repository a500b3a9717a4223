"""Beast of Burden, which spends its defense tokens for those of its friends."""

from __future__ import annotations

from armada.catalog.cards import DamageTrait
from armada.effects.upgrades.commander.readying import READIED_TOKEN, readiable
from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.effects.verbs.units import friendly_ships
from armada.engine.effects import offer
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import PASS, choose
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Distance
from armada.rules.costs import EXHAUST
from armada.rules.damage_cards import DealDamageCard
from armada.rules.defense_tokens import NamedToken, SpendDefenseToken
from armada.rules.game import Game, deck_titles
from armada.rules.queries import DEFTOKEN_SPEND, TokenUse
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ACT_START, DMG_CARD_REVEAL
from armada.state.records import BLANK_CARD, TokenId, TokenState


@all_open
@offer("beast_of_burden", at=ACT_START, cost=EXHAUST)
class BeastOfBurden(ShipEffect[ShipActivation], kw_only=True):
    """When the ship activates, spend its defense tokens to ready as many of friendly ships at distance 1-3."""

    spent: tuple[TokenId, ...] = ()
    readied: int = 0

    def _spendable(self, game: Game) -> list[TokenId]:
        """Its tokens, readied or exhausted, each once."""
        live = tokens_in(game, self.ship, TokenState.READIED, TokenState.EXHAUSTED)
        return [
            token
            for token in live
            if token not in self.spent and game.ask(DEFTOKEN_SPEND, TokenUse(self.ship, token, None), True)
        ]

    def _readiable(self, game: Game) -> list[NamedToken]:
        return [named for ship in friendly_ships(game, self.ship, Distance.THREE) for named in readiable(game, ship)]

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It has one to spend, and another can be readied."""
        return activation.ship == self.ship and bool(self._readiable(game)) and bool(self._spendable(game))

    @rule("DEF-24")
    def pay(self, game: Game) -> Step:
        """All tokens are spent first; speed does not matter."""
        enough = bool(self.spent)
        token = yield from choose(
            self.seat, CHOSEN_TOKEN, self._spendable(game), may_pass=enough or not self._spendable(game)
        )
        if token is PASS:
            return NEXT
        self.spent += (token,)
        return Call(SpendDefenseToken(unit=self.ship, token=token, as_cost=True), then=REPEAT)

    @rule("DEF-25")
    def ready(self, game: Game) -> Step:
        """In any division, its own too; at most as many."""
        tokens = self._readiable(game) if self.readied < len(self.spent) else []
        done = self.readied > 0 or not tokens
        named = yield from choose(self.seat, READIED_TOKEN, tokens, may_pass=done)
        if named is PASS:
            return DONE
        self.readied += 1
        turn_token(game, named.unit, named.token, TokenState.READIED, self.key)
        return REPEAT

    steps = (pay, ready)


@offer("tide_of_progress_xii", at=DMG_CARD_REVEAL, cost=EXHAUST)
class TideOfProgress(ShipEffect[DealDamageCard], kw_only=True):
    """Before the ship is dealt a faceup Ship card, discard that damage card."""

    def can_resolve(self, game: Game, deal: DealDamageCard) -> bool:
        """The card was drawn to be dealt faceup and is of the Ship."""
        if deal.ship != self.ship or not deal.faceup or deal.number == BLANK_CARD:
            return False
        return game.catalog.damage_cards[deck_titles()[deal.number]].trait is DamageTrait.SHIP

    @rule("DMG-12", "DMG-17")
    def resolve(self, game: Game, deal: DealDamageCard) -> StepResult:
        """It was never dealt, and no other takes its place."""
        deal.prevented = True
        return DONE
