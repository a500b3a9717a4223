"""Questions of cards: which defense token to gain or ready, which upgrade to discard, which hull zone is to defend."""

from __future__ import annotations

from armada.analysis.value import TOKENS
from armada.catalog.cards import DefenseToken
from armada.engine.questions import Question
from armada.geometry.bases import HullZone
from armada.players.greedy.defense import attack_now
from armada.rules.defense_tokens import NamedToken
from armada.rules.game import Game
from armada.state.records import UpgradeId


def choose_gained_token(game: Game, question: Question[DefenseToken]) -> DefenseToken:
    """The type that is worth most."""
    return max(question.options, key=lambda kind: TOKENS[kind])


def choose_readied_token(game: Game, question: Question[NamedToken]) -> NamedToken:
    """The token that is worth most."""
    return max(question.options, key=lambda named: TOKENS[game.unit(named.unit).defense[named.token].kind])


def choose_discarded_upgrade(game: Game, question: Question[UpgradeId]) -> UpgradeId:
    """The dearest card of an enemy; the cheapest of one's own."""
    side = game.side_of(question.seat)

    def price(upgrade: UpgradeId) -> int:
        points = game.upgrade_card(upgrade).points
        return -points if game.side_of(game.state.upgrades[upgrade].seat) == side else points

    return max(question.options, key=price)


def choose_defending_zone(game: Game, question: Question[HullZone]) -> HullZone:
    """The hull zone with the most shields."""
    ship = attack_now(game).defender
    return max(question.options, key=lambda zone: game.shields(ship, zone))
