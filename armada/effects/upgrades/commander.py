"""Commanders: values, defense and movement of a fleet. What they do to attacks stands in `commander_attacks`."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.effects.verbs.commands import free_token_step, some_command
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships, friendly_ships, is_at
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Outcome, Procedure, Step, rule
from armada.engine.questions import PASS, Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.bases import Size
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.command_tokens import GainCommandToken, can_make_use_of_token
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.destruction import DOOMED, Destroy, RemoveWaiting
from armada.rules.dice import shuffled
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED, NavigateCommand
from armada.rules.queries import EVADE, HULL, NAVIGATE, REMOVAL, YAW, Evading, Navigate
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver, maneuver_speed, yaw_values
from armada.rules.ship_phase import ShipPhase
from armada.rules.speed import ChangeSpeed, can_have_speed
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import (
    DESTROY_WHEN,
    DMG_CARD_BEFORE,
    MAN_1_MODIFY,
    ROUND_START,
    SHIP_START,
    STATUS_END,
    STATUS_START,
)
from armada.state.events.cards import LastingDropped
from armada.state.events.damage import TopCardsSorted
from armada.state.events.setup import DeckShuffled
from armada.state.records import COMMANDS, Command, Scope, Ship, ShipId, Squadron, TokenState, Unit, UnitId

KEPT_CARD = Kind[int]("kept damage card", "Which of these damage cards is dealt?", is_look=True)

MORE_HULL = {Size.SMALL: 1, Size.MEDIUM: 2, Size.LARGE: 3, Size.HUGE: 3}
SEEN = 4
"""Cards that General Dodonna looks at."""


@all_open
@offer("admiral_konstantine", at=STATUS_START, printing=Printing.ERA_2016)
class AdmiralKonstantine(ShipEffect[StatusPhase], kw_only=True):
    """At the start of the Status Phase, change the speed of enemy ships near two of one's larger ships by 1."""

    changed: tuple[ShipId, ...] = ()

    @rule("CARD-admiral-konstantine-02")
    def _targets(self, game: Game) -> list[ShipId]:
        """Enemy ships at distance 1-5 of two friendly ships that are medium or large, whose speed can change."""
        large = [s for s in friendly_ships(game, self.ship) if game.ship_card(s).size is not Size.SMALL]
        return [
            ship
            for ship in enemy_ships(game, self.ship)
            if ship not in self.changed
            and sum([is_at(game, other, ship, Distance.FIVE) for other in large]) >= 2
            and self._speeds(game, ship)
        ]

    def _speeds(self, game: Game, ship: ShipId) -> list[int]:
        speed = game.ship(ship).speed
        return [new for new in (speed - 1, speed + 1) if new >= 1 and can_have_speed(game, ship, new)]

    def can_resolve(self, game: Game, phase: StatusPhase) -> bool:
        """There is such a ship."""
        return bool(self._targets(game))

    @rule("CARD-admiral-konstantine-01", "CARD-admiral-konstantine-02")
    def change(self, game: Game) -> Step:
        """Each ship by itself, never below 1; it is not the ship that changes its speed."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._targets(game), may_pass=True)
        if ship is PASS:
            return DONE
        speed = yield from choose(self.seat, NEW_SPEED, self._speeds(game, ship))
        self.changed += (ship,)
        return Call(ChangeSpeed(ship=ship, speed=speed, by=self.seat), then=REPEAT)

    steps = (change,)


@modifier("admiral_motti", at=HULL, stage=Stage.INCREASE)
@rule("CARD-admiral-motti-01", "CARD-admiral-motti-02")
def admiral_motti(game: Game, card: CardInPlay, ship: ShipId, hull: int) -> int:
    """Friendly ships have more hull: small ones 1, medium ones 2, large ones 3."""
    return hull + MORE_HULL[game.ship_card(ship).size] if game.are_friendly(ship, card.unit) else hull


@modifier("admiral_ozzel_commander", at=NAVIGATE, stage=Stage.INCREASE, printing=Printing.ERA_2016)
@rule("CARD-admiral-ozzel-01", "CARD-admiral-ozzel-02")
def admiral_ozzel(game: Game, card: CardInPlay, command: NavigateCommand, allowed: Navigate) -> Navigate:
    """A friendly ship that resolves a Navigate command can change its speed by one more."""
    return allowed._replace(speed=allowed.speed + 1) if game.are_friendly(command.ship, card.unit) else allowed


@all_open
class TakeTokens(Procedure, kw_only=True):
    """A ship gains command tokens of its owner's choice, one after the other."""

    ship: ShipId
    left: int

    @rule("CARD-garm-bel-iblis-01")
    def take(self, game: Game) -> Step:
        """A duplicate is lost, as ever."""
        if not self.left:
            return DONE
        command = yield from some_command(game.owner(self.ship))
        self.left -= 1
        return Call(GainCommandToken(ship=self.ship, command=command), then=REPEAT)

    steps = (take,)


@all_open
@offer("garm_bel_iblis", at=ROUND_START, free=True, printing=Printing.ERA_2016)
class GarmBelIblis(ShipEffect[Round], kw_only=True):
    """At the start of rounds 1 and 5 friendly ships gain as many command tokens as their command value."""

    taken: tuple[ShipId, ...] = ()

    @rule("CARD-garm-bel-iblis-02")
    def can_resolve(self, game: Game, round: Round) -> bool:
        """It is one of these rounds."""
        return round.number in (1, 5) and bool(self._ships(game))

    def _ships(self, game: Game) -> list[ShipId]:
        return [
            ship
            for ship in friendly_ships(game, self.ship)
            if ship not in self.taken and can_make_use_of_token(game, ship, Command.NAVIGATE)
        ]

    def give(self, game: Game) -> Step:
        """Ship by ship; some may go without."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._ships(game), may_pass=True)
        if ship is PASS:
            return DONE
        self.taken += (ship,)
        return Call(TakeTokens(ship=ship, left=game.ship_card(ship).command), then=REPEAT)

    steps = (give,)


@offer("general_dodonna", at=DMG_CARD_BEFORE)
class GeneralDodonna(ShipEffect[DealDamageCard], kw_only=True):
    """Before an enemy ship is dealt a faceup damage card, see four cards, choose the one it gets, discard the rest."""

    @rule("CARD-general-dodonna-01")
    def can_resolve(self, game: Game, deal: DealDamageCard) -> bool:
        """An enemy ship is about to be dealt a faceup card."""
        return (
            deal.faceup
            and not game.are_friendly(deal.ship, self.ship)
            and bool(game.state.decks[game.deck_of(deal.ship)].order)
        )

    @rule("DMG-15")
    def reshuffle(self, game: Game) -> Step:
        """If fewer than four cards are left, the discard pile is shuffled and put under them."""
        place = game.deck_of(self._deal(game).ship)
        deck = game.state.decks[place]
        if len(deck.order) < SEEN and deck.discarded:
            under = yield from shuffled(deck.discarded)
            game.emit(DeckShuffled(place, deck.order + under))
        return NEXT

    @rule("CARD-general-dodonna-01", "DMG-31")
    def select(self, game: Game) -> Step:
        """Only his player sees the cards."""
        place = game.deck_of(self._deal(game).ship)
        seen = game.state.decks[place].order[:SEEN]
        kept = yield from choose(self.seat, KEPT_CARD, seen)
        rest = tuple([number for number in seen if number != kept])
        game.emit(TopCardsSorted(place, kept, rest, (self.seat,)))
        return DONE

    def _deal(self, game: Game) -> DealDamageCard:
        deal: DealDamageCard = game.subject_of(self)
        return deal

    steps = (reshuffle, select)


@modifier("general_madine", at=NAVIGATE, stage=Stage.SET, printing=Printing.ERA_2016)
@rule("CARD-general-madine-01", "CARD-general-madine-02", "CARD-general-madine-03")
def general_madine(game: Game, card: CardInPlay, command: NavigateCommand, allowed: Navigate) -> Navigate:
    """Navigate of friendly ships: the dial raises one more yaw value, the token's step can be one of yaw."""
    if not game.are_friendly(command.ship, card.unit):
        return allowed
    if command.by_dial:
        allowed = allowed._replace(yaw=allowed.yaw + 1)
    return free_token_step(allowed) if command.by_token else allowed


# General Rieekan


@trigger("general_rieekan", at=DESTROY_WHEN, printing=Printing.ERA_2016)
class GeneralRieekan(ShipEffect[Destroy], kw_only=True):
    """Destroyed friendly ships and unique squadrons stay as if undestroyed until the end of the Status Phase."""

    @rule("CARD-general-rieekan-05", "CARD-general-rieekan-06", "CARD-general-rieekan-08")
    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        """Not if it left the play area; once doomed it is not asked about again."""
        unit = destroy.unit
        return (
            not destroy.left_play_area
            and not destroy.replaced
            and not destroy.is_certain
            and game.are_friendly(unit, self.ship)
            and self._keeps(game, game.unit(unit))
            and not game.lasting(DOOMED, unit)
        )

    def _keeps(self, game: Game, unit: Unit) -> bool:
        """A ship, or a unique squadron; a station is neither."""
        return isinstance(unit, Ship) or (isinstance(unit, Squadron) and game.squadron_card(unit.id).unique)

    @rule("CARD-general-rieekan-03", "CARD-general-rieekan-08")
    def resolve(self, game: Game, destroy: Destroy) -> Outcome:
        """It counts as undestroyed for everything, whatever happens to it now."""
        destroy.replaced = True
        mark(game, DOOMED, Scope.GAME, unit=destroy.unit)
        return DONE


@trigger(DOOMED, at=STATUS_END, standing=True, card="general_rieekan", printing=Printing.ERA_2016)
class DoomedFall(Effect[StatusPhase], kw_only=True):
    """At the end of the Status Phase all whose destruction was put off are destroyed together."""

    def decider(self, game: Game, phase: StatusPhase) -> Seat:
        """Nobody decides anything."""
        return game.seats_in_order[0]

    def can_resolve(self, game: Game, phase: StatusPhase) -> bool:
        """There is somebody."""
        return bool(game.lasting(DOOMED))

    @rule("CARD-general-rieekan-01", "CARD-general-rieekan-02", "CARD-general-rieekan-07")
    def destroy(self, game: Game) -> Outcome:
        """Whatever damage they have now, and the one who commanded it too."""
        for doomed in game.lasting(DOOMED):
            if game.is_in_play(doomed.unit):
                return Call(Destroy(unit=UnitId(doomed.unit), by="general_rieekan"), then=REPEAT)
        for doomed in game.lasting(DOOMED):
            game.emit(LastingDropped(doomed))
        return Call(RemoveWaiting(), then=DONE)

    steps = (destroy,)


@modifier(DOOMED, at=REMOVAL, stage=Stage.LIMIT, standing=True, card="general_rieekan", printing=Printing.ERA_2016)
def doomed_wait(game: Game, card: CardInPlay, unit: UnitId, is_due: bool) -> bool:
    """They are removed when all of them are destroyed."""
    return is_due and game.under_way(DoomedFall) is None


@all_open
@offer("general_tagge", at=ROUND_START, free=True, printing=Printing.ERA_2016)
class GeneralTagge(ShipEffect[Round], kw_only=True):
    """At the start of rounds 3 and 5 friendly ships recover a discarded defense token each."""

    recovered: tuple[ShipId, ...] = ()

    def can_resolve(self, game: Game, round: Round) -> bool:
        """It is one of these rounds, and a ship has discarded one."""
        return round.number in (3, 5) and bool(self._ships(game))

    def _ships(self, game: Game) -> list[ShipId]:
        return [
            ship
            for ship in friendly_ships(game, self.ship)
            if ship not in self.recovered and tokens_in(game, ship, TokenState.DISCARDED)
        ]

    @rule("CARD-devastator-02")
    def recover(self, game: Game) -> Step:
        """Ship by ship; a recovered token is readied."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._ships(game), may_pass=True)
        if ship is PASS:
            return DONE
        token = yield from choose(game.owner(ship), CHOSEN_TOKEN, tokens_in(game, ship, TokenState.DISCARDED))
        self.recovered += (ship,)
        turn_token(game, ship, token, TokenState.READIED, self.key)
        return REPEAT

    steps = (recover,)


@all_open
@offer("grand_moff_tarkin", at=SHIP_START, free=True)
class GrandMoffTarkin(ShipEffect[ShipPhase], kw_only=True):
    """At the start of the Ship Phase, name a command: each friendly ship gains a token of it."""

    command: Command = Command.NAVIGATE
    left: tuple[ShipId, ...] = ()

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """Some ship can have a token."""
        return any(can_make_use_of_token(game, ship, COMMANDS[0]) for ship in friendly_ships(game, self.ship))

    def name_command(self, game: Game) -> Step:
        """One command for all."""
        self.command = yield from some_command(self.seat)
        self.left = tuple(friendly_ships(game, self.ship))
        return NEXT

    def give(self, game: Game) -> Outcome:
        """Ship after ship."""
        if not self.left:
            return DONE
        ship, *rest = self.left
        self.left = tuple(rest)
        return Call(GainCommandToken(ship=ship, command=self.command), then=REPEAT)

    steps = (name_command, give)


@offer("moff_jerjerrod", at=MAN_1_MODIFY, printing=Printing.ERA_2016)
class MoffJerjerrod(ShipEffect[ExecuteManeuver], kw_only=True):
    """While a friendly ship determines its course, it suffers a damage to make its first yaw value II."""

    def decider(self, game: Game, maneuver: ExecuteManeuver) -> Seat:
        """The owner of the ship that moves."""
        return game.owner(maneuver.ship)

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """At the speed of the dial the first yaw value is lower."""
        ship = maneuver.ship
        if not game.are_friendly(ship, self.ship) or _is_steered(game, ship, game.ship(ship).speed):
            return False
        yaws = yaw_values(game, ExecuteManeuver(ship=ship))
        return bool(yaws) and yaws[0] < 2

    def suffer(self, game: Game) -> Outcome:
        """On a hull zone of its owner's choice."""
        maneuver: ExecuteManeuver = game.subject_of(self)
        return Call(SufferDamage(unit=maneuver.ship, amount=1, by=self.key))

    def steer(self, game: Game) -> Outcome:
        """For the speed that the dial shows now, until the activation ends."""
        ship = game.subject_of(self).ship
        if game.is_in_play(ship):
            mark(game, self.key, Scope.ACTIVATION, unit=ship, value=game.ship(ship).speed)
        return DONE

    steps = (suffer, steer)


def _is_steered(game: Game, ship: ShipId, speed: int) -> bool:
    return any(entry.value == speed for entry in game.lasting("moff_jerjerrod", ship))


@modifier("moff_jerjerrod", at=YAW, stage=Stage.SET, printing=Printing.ERA_2016)
def moff_jerjerrod(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]) -> tuple[int, ...]:
    """The first yaw value is II, in maneuvers at the speed of the dial."""
    if not yaws or not game.are_friendly(maneuver.ship, card.unit):
        return yaws
    speed = game.ship(maneuver.ship).speed
    if maneuver_speed(game, maneuver) != speed or not _is_steered(game, maneuver.ship, speed):
        return yaws
    return (2, *yaws[1:])


@modifier("mon_mothma", at=EVADE, stage=Stage.SET, printing=Printing.ERA_2016)
@rule("CARD-mon-mothma-01", "CARD-mon-mothma-02")
def mon_mothma(game: Game, card: CardInPlay, attack: Attack, evading: Evading) -> Evading:
    """Evades of friendly ships can cancel a die at medium range, or reroll one at close range."""
    if not game.is_ship(attack.defender) or not game.are_friendly(attack.defender, card.unit):
        return evading
    band = attack.range(game)
    if band is Range.MEDIUM:
        return evading._replace(cancels=True)
    return evading._replace(rerolls=True) if band is Range.CLOSE else evading
