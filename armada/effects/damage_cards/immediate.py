"""Damage cards with an immediate effect, resolved when the card becomes faceup; most are facedown after it (DMG-12)."""

from __future__ import annotations

from enum import StrEnum

from armada.engine.effects import Effect, trigger
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, choose, choose_some
from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.rules.damage import change_shields
from armada.rules.damage_cards import DealDamageCard, FaceupCard, flip_facedown, place_of
from armada.rules.game import Game
from armada.rules.speed import ChangeSpeed, can_have_speed
from armada.rules.timing import DMG_CARD_IMMEDIATE
from armada.state.events.attack import DefenseTokenTurned
from armada.state.events.commands import CommandTokenDiscarded, DialSet
from armada.state.records import COMMANDS, Command, ShipId, TokenId, TokenState


class ImmediateEffect(Effect[FaceupCard], kw_only=True):
    """The effect of a card at the moment it becomes faceup."""

    @property
    def ship(self) -> ShipId:
        """The ship that has the card."""
        return ShipId(self.card.unit)  # type: ignore[arg-type]

    def is_over(self, game: Game) -> bool:
        """Nothing more happens to a destroyed ship."""
        return not game.is_in_play(self.card.unit)

    def can_resolve(self, game: Game, card: FaceupCard) -> bool:
        """It is this very card that became faceup."""
        return card.ship == self.card.unit and card.number == self.card.place

    @rule("DMG-12", "DMG-14", "DMG-30")
    def flip(self, game: Game) -> StepResult:
        """The card is turned facedown: what it did stays done."""
        place = place_of(game, self.ship, self.card.place)
        if place is not None:
            flip_facedown(game, self.ship, place)
        return DONE


class Noise(StrEnum):
    """The choices that Comm Noise gives the opponent of a ship."""

    SLOWER = "slower"
    NAVIGATE = "navigate"
    SQUADRON = "squadron"
    REPAIR = "repair"
    CONCENTRATE_FIRE = "concentrate_fire"


COMM_NOISE = Kind[Noise]("comm noise")


@trigger("comm_noise", at=DMG_CARD_IMMEDIATE)
class CommNoise(ImmediateEffect, kw_only=True):
    """The opponent may lower the ship's speed by 1 or set its top dial to a command; then flip facedown."""

    def decider(self, game: Game, card: FaceupCard) -> Seat:
        """The opponent."""
        return game.opponent_of(game.owner(self.ship))

    @rule("DMGCARD-comm-noise-01")
    def disturb(self, game: Game) -> Step:
        """The dial is set without a look at what it showed; the opponent and the owner know the new command."""
        ship = game.ship(self.ship)
        options = [Noise.SLOWER] if ship.speed > 0 and can_have_speed(game, self.ship, ship.speed - 1) else []
        options += [Noise(command) for command in COMMANDS] if ship.dials else []
        seat = game.opponent_of(game.owner(self.ship))
        noise = yield from choose(seat, COMM_NOISE, options, may_pass=True)
        if noise is PASS:
            return NEXT
        if noise is Noise.SLOWER:
            return Call(ChangeSpeed(ship=self.ship, speed=ship.speed - 1, by=seat))
        game.emit(DialSet(self.ship, Command(noise), (ship.controller, seat)))
        return NEXT

    steps = (disturb, ImmediateEffect.flip)


INJURED_TOKEN = Kind[TokenId]("injured crew")


@trigger("injured_crew", at=DMG_CARD_IMMEDIATE)
class InjuredCrew(ImmediateEffect, kw_only=True):
    """Discard one of the ship's defense tokens of the owner's choice; then flip facedown."""

    @rule("DMGCARD-injured-crew-01")
    def lose_token(self, game: Game) -> Step:
        """Readied or exhausted; what a token spent in this attack does stays."""
        ship = game.ship(self.ship)
        tokens = [TokenId(i) for i, token in enumerate(ship.defense) if token.state is not TokenState.DISCARDED]
        if not tokens:
            return NEXT
        token = yield from choose(ship.controller, INJURED_TOKEN, tokens)
        kind = ship.defense[token].kind
        game.emit(DefenseTokenTurned(self.ship, token, TokenState.DISCARDED, self.card.key, kind))
        return NEXT

    steps = (lose_token, ImmediateEffect.flip)


@trigger("life_support_failure", at=DMG_CARD_IMMEDIATE)
class LifeSupportFailure(ImmediateEffect, kw_only=True):
    """The ship loses all command tokens; the card stays faceup, and while it does the ship cannot have any."""

    @rule("DMGCARD-life-support-failure-01")
    def resolve(self, game: Game, card: FaceupCard) -> StepResult:
        """All of them."""
        for command in game.ship(self.ship).tokens:
            game.emit(CommandTokenDiscarded(self.ship, command))
        return DONE


MISALIGNED_ZONE = Kind[HullZone]("misaligned projector")


@trigger("projector_misaligned", at=DMG_CARD_IMMEDIATE)
class ProjectorMisaligned(ImmediateEffect, kw_only=True):
    """The hull zone with the most shields loses all of them, the owner chooses among equals; then flip facedown."""

    @rule("DMGCARD-projector-misaligned-01", "DMG-26")
    def lose_shields(self, game: Game) -> Step:
        """Losing shields deals no cards."""
        zones = game.zones(self.ship)
        most = max([game.shields(self.ship, zone) for zone in zones])
        if most == 0:
            return NEXT
        highest = [zone for zone in zones if game.shields(self.ship, zone) == most]
        zone = yield from choose(game.controller(self.ship), MISALIGNED_ZONE, highest)
        change_shields(game, self.ship, zone, -most, self.card.key)
        return NEXT

    steps = (lose_shields, ImmediateEffect.flip)


FAILING_ZONES = Kind[tuple[HullZone, ...]]("failing shields")


@trigger("shield_failure", at=DMG_CARD_IMMEDIATE)
class ShieldFailure(ImmediateEffect, kw_only=True):
    """The opponent may choose up to 2 hull zones, each loses 1 shield; then flip facedown."""

    def decider(self, game: Game, card: FaceupCard) -> Seat:
        """The opponent."""
        return game.opponent_of(game.owner(self.ship))

    @rule("DMGCARD-shield-failure-01", "DMG-25", "DMG-26")
    def lose_shields(self, game: Game) -> Step:
        """Two different ones; one without shields loses nothing and is dealt nothing."""
        seat = game.opponent_of(game.owner(self.ship))
        zones = yield from choose_some(seat, FAILING_ZONES, game.zones(self.ship), most=2)
        for zone in zones:
            change_shields(game, self.ship, zone, -1, self.card.key)
        return NEXT

    steps = (lose_shields, ImmediateEffect.flip)


@trigger("structural_damage", at=DMG_CARD_IMMEDIATE)
class StructuralDamage(ImmediateEffect, kw_only=True):
    """Deal 1 more facedown damage card to the ship; then flip facedown."""

    @rule("DMGCARD-structural-damage-01")
    def deal_card(self, game: Game) -> StepResult:
        """It bypasses shields, is no part of the attack's damage, and may destroy the ship."""
        return Call(DealDamageCard(ship=self.ship, by=self.card.key))

    steps = (deal_card, ImmediateEffect.flip)
