"""Titles that gather shields in a hull zone, above its maximum: Aspiration, Gilded Aegis, Tranquility."""

from __future__ import annotations

from typing import Generic, TypeVar

from armada.catalog.cards import DefenseToken
from armada.effects.upgrades.support_team import GIVING_ZONE, RECEIVING_ZONE
from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, NEXT, REPEAT, Step, rule
from armada.engine.questions import PASS, Kind, choose, choose_some
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.command_phase import CommandPhase
from armada.rules.damage import set_shields
from armada.rules.deploying import DeployShip
from armada.rules.game import Game
from armada.rules.queries import MAX_SHIELDS, SHIELD_RECOVER, ShieldGain, ShieldLimit
from armada.rules.ship_phase import ShipPhase
from armada.rules.timing import ATK_4_END, COMMAND_END, DEPLOY_AFTER, SHIP_END
from armada.state.records import ShipId, TokenId, TokenState

P = TypeVar("P", CommandPhase, ShipPhase)

GATHERING_ZONES = Kind[tuple[HullZone, ...]]("gathering hull zones")

MOST_GATHERED = 6
"""Shields to which a hull zone can be filled."""


def is_overfull(game: Game, ship: ShipId, zone: HullZone) -> bool:
    """Whether a hull zone has more shields than its printed maximum."""
    return game.shields(ship, zone) > game.ship_card(ship).shields.get(zone, 0)


def holds_gathered_shields(key: str, *, bars_all: bool) -> None:
    """While the card is faceup its ship keeps the shields gathered above a maximum, and cannot recover any there.

    `bars_all`: none in any hull zone, as long as one is above its maximum. Moving shields stays possible.
    """

    @modifier(key, at=MAX_SHIELDS, stage=Stage.SET)
    @rule("DMG-24")
    def keep(game: Game, card: CardInPlay, limit: ShieldLimit, most: int) -> int:
        """What was gathered stays; other effects stop at the printed maximum."""
        return most if limit.gains or limit.ship != card.unit else max(most, MOST_GATHERED)

    @modifier(key, at=SHIELD_RECOVER, stage=Stage.FORBID)
    @rule("CMD-52")
    def bar(game: Game, card: CardInPlay, gain: ShieldGain, may: bool) -> bool:
        """Moved shields still arrive."""
        if not may or gain.moved or gain.ship != card.unit:
            return may
        zones = game.zones(gain.ship) if bars_all else (gain.zone,)
        return not any(is_overfull(game, gain.ship, zone) for zone in zones)


holds_gathered_shields("aspiration", bars_all=True)
holds_gathered_shields("gilded_aegis", bars_all=False)
holds_gathered_shields("tranquility", bars_all=True)


def can_receive(game: Game, ship: ShipId, zone: HullZone) -> bool:
    """Whether shields can be gathered in a hull zone: it is not full, and may receive shields."""
    if game.shields(ship, zone) >= MOST_GATHERED:
        return False
    return game.ask(SHIELD_RECOVER, ShieldGain(ship, zone, moved=True), True)


def move_shield(game: Game, ship: ShipId, source: HullZone, to: HullZone, by: str) -> None:
    """Move one shield, also above the maximum."""
    set_shields(game, ship, source, game.shields(ship, source) - 1, by)
    set_shields(game, ship, to, game.shields(ship, to) + 1, by)


def givers(game: Game, ship: ShipId, *receivers: HullZone) -> list[HullZone]:
    """The other hull zones that have a shield."""
    return [zone for zone in game.zones(ship) if zone not in receivers and game.shields(ship, zone) > 0]


@all_open
class GathersShields(ShipEffect[P], Generic[P], kw_only=True):
    """An effect that moves any number of shields of the ship to one hull zone, one after the other."""

    zone: HullZone | None = None
    """The hull zone that receives them."""

    moved: int = 0

    def _receivers(self, game: Game) -> list[HullZone]:
        zones = game.zones(self.ship)
        return [zone for zone in zones if can_receive(game, self.ship, zone) and givers(game, self.ship, zone)]

    def choose_zone(self, game: Game) -> Step:
        """One for all."""
        self.zone = yield from choose(self.seat, RECEIVING_ZONE, self._receivers(game))
        return NEXT

    def gather(self, game: Game) -> Step:
        """As many as its owner likes, up to six there."""
        assert self.zone is not None
        sources = givers(game, self.ship, self.zone) if game.shields(self.ship, self.zone) < MOST_GATHERED else []
        source = yield from choose(
            self.seat, GIVING_ZONE, sources, may_pass=self.moved > 0 or not sources, about=self.ship
        )
        if source is PASS:
            return DONE
        self.moved += 1
        move_shield(game, self.ship, source, self.zone, self.key)
        return REPEAT


class GildedAegis(GathersShields[P], Generic[P], kw_only=True):
    """At the end of the Command or Ship Phase, discard a Redirect token to gather shields in one hull zone."""

    def _tokens(self, game: Game) -> list[TokenId]:
        live = tokens_in(game, self.ship, TokenState.EXHAUSTED, TokenState.READIED)
        return [token for token in live if game.ship(self.ship).defense[token].kind is DefenseToken.REDIRECT]

    def can_resolve(self, game: Game, subject: P) -> bool:
        """It has such a token, readied or exhausted, and shields to move."""
        return bool(self._tokens(game)) and bool(self._receivers(game))

    @rule("DEF-27")
    def pay(self, game: Game) -> Step:
        """That is not spending it."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, self._tokens(game))
        turn_token(game, self.ship, token, TokenState.DISCARDED, self.key)
        return NEXT

    steps = (pay, GathersShields.choose_zone, GathersShields.gather)


@all_open
@offer("gilded_aegis", at=COMMAND_END)
class AegisAfterCommands(GildedAegis[CommandPhase], kw_only=True):
    """At the end of the Command Phase."""


@all_open
@offer("gilded_aegis", at=SHIP_END)
class AegisAfterShips(GildedAegis[ShipPhase], kw_only=True):
    """At the end of the Ship Phase."""


@all_open
@offer("tranquility", at=ATK_4_END)
class Tranquility(ShipEffect[Attack], kw_only=True):
    """After its Spend Defense Tokens step, if it spent at most one, move up to two shields to the defending zone."""

    source: HullZone | None = None
    moved: int = 0

    def _sources(self, game: Game, attack: Attack) -> list[HullZone]:
        zone = attack.target_zone
        return [] if zone is None or not can_receive(game, self.ship, zone) else givers(game, self.ship, zone)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is a shield elsewhere, and room for it."""
        return (
            attack.defender == self.ship
            and sum([spent.unit == self.ship for spent in attack.spent]) < 2
            and bool(self._sources(game, attack))
        )

    def choose_source(self, game: Game) -> Step:
        """Both shields come from one hull zone, adjacent or not."""
        self.source = yield from choose(self.seat, GIVING_ZONE, self._sources(game, game.subject_of(self)))
        return NEXT

    @rule("DMG-24")
    def move(self, game: Game) -> Step:
        """One or two."""
        attack: Attack = game.subject_of(self)
        assert attack.target_zone is not None
        assert self.source is not None
        able = self.moved < 2 and self.source in self._sources(game, attack)
        source = yield from choose(
            self.seat, GIVING_ZONE, (self.source,) if able else (), may_pass=self.moved > 0 or not able, about=self.ship
        )
        if source is PASS:
            return DONE
        self.moved += 1
        move_shield(game, self.ship, source, attack.target_zone, self.key)
        return REPEAT

    steps = (choose_source, move)


MOST_RECEIVERS = 2


@all_open
@offer("aspiration", at=DEPLOY_AFTER)
class Aspiration(ShipEffect[DeployShip], kw_only=True):
    """When deployed, the ship moves shields from its other hull zones to one or two of them, up to six in each."""

    zones: tuple[HullZone, ...] = ()
    moved: int = 0

    def can_resolve(self, game: Game, deploying: DeployShip) -> bool:
        """It is this ship."""
        return deploying.ship == self.ship

    def choose_zones(self, game: Game) -> Step:
        """Those that receive give nothing."""
        self.zones = yield from choose_some(
            self.seat, GATHERING_ZONES, game.zones(self.ship), least=1, most=MOST_RECEIVERS
        )
        return NEXT

    def gather(self, game: Game) -> Step:
        """Shield by shield."""
        open_zones = [zone for zone in self.zones if can_receive(game, self.ship, zone)]
        sources = givers(game, self.ship, *self.zones) if open_zones else []
        source = yield from choose(
            self.seat, GIVING_ZONE, sources, may_pass=self.moved > 0 or not sources, about=self.ship
        )
        if source is PASS:
            return DONE
        zone = yield from choose(self.seat, RECEIVING_ZONE, open_zones)
        self.moved += 1
        move_shield(game, self.ship, source, zone, self.key)
        return REPEAT

    steps = (choose_zones, gather)
