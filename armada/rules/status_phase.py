"""The Status Phase: tokens and cards are readied, the initiative token is flipped (STAT)."""

from __future__ import annotations

from armada.engine.procedures import NEXT, Call, Procedure, StepResult, rule
from armada.engine.secrecy import all_open
from armada.rules.game import Game
from armada.rules.queries import DEFTOKEN_READY, TokenUse
from armada.rules.ready_costs import PayReadyCosts, exhausted_upgrades, readies_by_itself
from armada.rules.timing import STATUS_END, STATUS_START
from armada.state.events.attack import DefenseTokenTurned
from armada.state.events.cards import UpgradeReadied
from armada.state.events.rounds import InitiativeFlipped, PhaseBegun
from armada.state.game_state import Phase
from armada.state.records import DESTROYED, TokenId, TokenState, UnitId


@all_open
class StatusPhase(Procedure):
    """Ready defense tokens, ready upgrade cards, flip the initiative token.

    The fourth step places the next round token; the round number changes only when its last effects are over, since
    these still speak of the round just played (STAT-09).
    """

    def begin(self, game: Game) -> StepResult:
        """The phase begins."""
        game.emit(PhaseBegun(Phase.STATUS))
        return NEXT

    @rule("STAT-01", "STAT-06", "DEF-25", "DEF-27")
    def ready_defense_tokens(self, game: Game) -> StepResult:
        """Step 1: all exhausted defense tokens of ships and squadrons are readied, but those an effect keeps so."""
        for unit, token in exhausted_tokens(game):
            if can_ready(game, unit, token):
                kind = game.unit(unit).defense[token].kind
                game.emit(DefenseTokenTurned(unit, token, TokenState.READIED, "status_phase", kind))
        return NEXT

    @rule("STAT-02", "EXT-ready-01", "EXT-ready-02", "EXT-ready-06")
    def ready_upgrades(self, game: Game) -> StepResult:
        """Step 2: all exhausted upgrade cards are readied; for those with a ready cost players can pay then."""
        exhausted = exhausted_upgrades(game)
        paid = [upgrade for upgrade in exhausted if not readies_by_itself(game, upgrade)]
        for upgrade in exhausted:
            if upgrade not in paid:
                game.emit(UpgradeReadied(upgrade))
        return Call(PayReadyCosts()) if paid else NEXT

    @rule("STAT-03")
    def flip_initiative_token(self, game: Game) -> StepResult:
        """Step 3: the token shows its other side, so that no ship or squadron counts as activated any more."""
        game.emit(InitiativeFlipped())
        return NEXT

    steps = (begin, STATUS_START, ready_defense_tokens, ready_upgrades, flip_initiative_token, STATUS_END)


def can_ready(game: Game, unit: UnitId, token: TokenId) -> bool:
    """Whether a defense token may be readied: it is exhausted, and nothing forbids it."""
    exhausted = game.unit(unit).defense[token].state is TokenState.EXHAUSTED
    return exhausted and game.ask(DEFTOKEN_READY, TokenUse(unit, token, None), True)


def exhausted_tokens(game: Game) -> list[tuple[UnitId, TokenId]]:
    """The exhausted defense tokens of all ships and squadrons that are not destroyed."""
    return [
        (unit.id, TokenId(place))
        for unit in game.state.units
        if unit.status is not DESTROYED
        for place, token in enumerate(unit.defense)
        if token.state is TokenState.EXHAUSTED
    ]
