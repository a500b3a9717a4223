"""An attack by a ship or squadron, in the six steps of the Rules Reference (ATK)."""

from __future__ import annotations

from typing import ClassVar

from armada.catalog.cards import Color, DefenseToken
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Open, Procedure, Signal, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, Refusal, choose
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.geometry.targets import AttackLine, attack_lines
from armada.messages.message import message
from armada.rules.armament import gathered
from armada.rules.attack_events import declaration
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import (
    DEFENSE_TOKEN,
    SpendDefenseToken,
    SpentToken,
    redirect_limit,
    spendable_tokens,
    why_not,
)
from armada.rules.destruction import RemoveWaiting
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.rules.queries import BRACE, DAMAGE_TOTAL, FACEUP, AttackOption
from armada.rules.targets import NEXT_SQUADRON, AttackChoice, LegalAttack, legal_attacks, why_not_attack
from armada.rules.timing import (
    ATK_1_DECLARED,
    ATK_2_AFTER_ROLL,
    ATK_2_BEFORE_ROLL,
    ATK_2_REMOVE,
    ATK_3_MODIFY,
    ATK_3_START,
    ATK_4_SPEND,
    ATK_5_BEFORE_SUFFER,
    ATK_5_CRIT,
    ATK_5_END,
    ATK_AFTER,
)
from armada.state.dice import Die, Pool
from armada.state.events.attack import AttackCanceled, AttackEnded, DamageTotaled, DiceRolled, DieRemoved
from armada.state.records import Scope, ShipId, TokenId, UnitId

REDIRECTED = Kind[int]("redirected damage")


@all_open
class Attack(Procedure, kw_only=True):
    """One attack on one target. Every further squadron that a ship attacks is a new attack (ATK-38)."""

    scope: ClassVar[Scope] = Scope.ATTACK

    attacker: UnitId
    zone: HullZone | None = None
    defender: UnitId
    target_zone: HullZone | None = None
    obstructed: bool = False
    is_counter: bool = False
    granted_by: str = ""
    band: str = ""
    """The range at which the attack was declared, whatever moves or is removed later."""

    given: tuple[Color, ...] = ()
    """The dice of an attack that is not measured: an effect makes it, and says with what dice and at which range."""

    colors: tuple[Color, ...] = ()
    """Dice gathered and not yet rolled."""

    pool: Pool = Pool()
    was_performed: bool = False
    locked: tuple[TokenId, ...] = ()
    """Defense tokens of the defender chosen with accuracy icons."""

    spent: tuple[SpentToken, ...] = ()
    """Defense tokens spent in this attack, by either side."""

    used_effects: tuple[str, ...] = ()
    """Effects of step 4 that were used: each once in an attack."""

    effects_offered: bool = False

    is_braced: bool = False
    is_contained: bool = False
    redirect_zones: tuple[HullZone, ...] = ()
    redirected: int = 0
    criticals: tuple[str, ...] = ()
    """Critical effects resolved."""

    reduced: int = 0
    """How much effects take off the damage total, after Brace."""

    is_given_up: bool = False
    first_card_faceup: bool = False
    total: int = 0
    """The damage total; effects before the damage is suffered lower it."""

    suffered: bool = False
    """Whether the defender suffered damage, by critical effects too."""

    cards_dealt: int = 0
    """Damage cards that the attack dealt, by its critical effects too."""

    concentrated: bool = False
    """Whether the attacker resolved Concentrate Fire in it."""

    notes: tuple[str, ...] = ()
    """Facts that effects remember of this attack for its end, each by the key of its card."""

    @classmethod
    def of(cls, attack: LegalAttack, *, is_counter: bool = False, granted_by: str = "") -> Attack:
        """The attack that was declared."""
        option = attack.option
        return cls(
            attacker=option.attacker,
            zone=option.zone,
            defender=option.defender,
            target_zone=option.target_zone,
            obstructed=option.obstructed,
            is_counter=is_counter,
            granted_by=granted_by,
        )

    def line(self, game: Game) -> AttackLine:
        """The line along which the attack is measured, as long as both are on the table."""
        lines = attack_lines(game.body(self.attacker), game.piece(self.defender))
        return next(line for line in lines if (line.zone, line.target_zone) == (self.zone, self.target_zone))

    def option(self, game: Game) -> AttackOption:
        """The attack as it was declared."""
        line = self.line(game)
        return AttackOption(
            self.attacker, self.zone, self.defender, self.target_zone, line, self.is_counter, self.obstructed
        )

    def range(self, game: Game) -> Range:
        """The range band of the attack."""
        if self.band:
            return Range[self.band.upper()]
        band = self.line(game).range
        assert band is not None
        return band

    def is_ship_to_ship(self, game: Game) -> bool:
        """Whether attacker and defender are both ships."""
        return game.is_ship(self.attacker) and game.is_ship(self.defender)

    @property
    def spent_kinds(self) -> tuple[DefenseToken, ...]:
        """The types of the defense tokens spent for the defender: not those that others spent as a cost."""
        own = (spent for spent in self.spent if spent.unit == self.defender or not spent.as_cost)
        return tuple([spent.kind for spent in own if spent.unit != self.attacker])

    def damage(self, game: Game, zone: HullZone | None, amount: int, by: str = "attack") -> SufferDamage:
        """Damage of this attack to its defender, by its total or by a critical effect; `count_cards` goes with it."""
        faceup = game.ask(FACEUP, self, int(self.first_card_faceup))
        return SufferDamage(
            unit=self.defender, zone=zone, amount=amount, by=by, faceup_cards=max(0, faceup - self.cards_dealt)
        )

    def count_cards(self, damage: SufferDamage | None) -> None:
        """Remember the cards that damage of this attack dealt: the standard critical effect speaks of the first."""
        if damage is not None:
            self.cards_dealt += len(damage.dealt)
            self.suffered = self.suffered or damage.did_harm

    def is_over(self, game: Game) -> bool:
        """An attack is given up if its attacker is destroyed in the middle of it: nothing more happens."""
        return self.is_given_up

    @rule("ATK-01", "ATK-02", "ATK-03", "ATK-45", "ATK-46")
    def declare(self, game: Game) -> StepResult:
        """Step 1: the target is declared; line of sight says whether the attack is obstructed."""
        self.band = self.range(game).name.lower()
        game.emit(declaration(game, self))
        return NEXT

    def gathers(self, game: Game) -> tuple[Color, ...]:
        """The dice of the armament that are allowed at the range, or those that an effect gave."""
        return self.given or gathered(game, self.option(game))

    @rule("ATK-14", "ATK-15", "ATK-16", "ATK-41")
    def gather_dice(self, game: Game) -> StepResult:
        """Step 2: the dice of the armament that are allowed at the range."""
        self.colors = self.gathers(game)
        return self.cancel_if_empty(game)

    @rule("ATK-18", "ATK-19", "ATK-23", "ATK-48")
    def cancel_if_empty(self, game: Game) -> StepResult:
        """An attack with no die to roll is canceled: it is not performed."""
        if self.colors:
            return NEXT
        game.emit(AttackCanceled(self.attacker, self.defender))
        return DONE

    @rule("ATK-24", "ATK-41", "DICE-15", "INFO-17")
    def roll_attack_dice(self, game: Game) -> Step:
        """Step 2: all dice are rolled together."""
        faces = yield from roll(self.colors)
        dice = tuple([Die(color, face) for color, face in zip(self.colors, faces, strict=True)])
        self.pool = Pool(dice)
        self.was_performed = True
        game.emit(DiceRolled(self.attacker, self.pool, self.damage_so_far(game)))
        return NEXT

    @rule("ATK-28", "DEF-02", "DEF-08", "DEF-10")
    def spend_defense_tokens(self, game: Game) -> Step:
        """Step 4: the defender spends tokens one at a time, and sees what each does before the next.

        Effects that are not the spending of a token are offered before each, and before the defender passes.
        """
        if not self.effects_offered:
            self.effects_offered = True
            return Open(ATK_4_SPEND, then=REPEAT)
        token = yield from choose(
            game.controller(self.defender),
            DEFENSE_TOKEN,
            lambda: spendable_tokens(game, self),
            may_pass=True,
            why_not=lambda token: why_not(game, self, token),
        )
        if token is PASS:
            return NEXT
        self.effects_offered = False
        return Call(SpendDefenseToken(unit=self.defender, token=token), then=REPEAT)

    @rule("ATK-29", "ATK-30", "ATK-31", "DEF-19", "DEF-35", "DICE-01", "DICE-02", "DICE-04", "DICE-16", "DICE-17")
    def total_damage(self, game: Game) -> StepResult:
        """Step 5: hits, and between ships criticals too; Brace halves the sum.

        What a critical effect destroyed suffers nothing more (DMG-28).
        """
        self.total = self.damage_so_far(game)
        return NEXT

    def damage_so_far(self, game: Game, *, with_brace: bool = False) -> int:
        """The damage the pool deals as it is now, halved if a Brace was spent, or also `with_brace`."""
        if not game.is_in_play(self.defender):
            return 0
        icons = self.pool.hits + (self.pool.crits if self.is_ship_to_ship(game) else 0)
        total = max(0, game.ask(DAMAGE_TOTAL, self, icons))
        braced = game.ask(BRACE, self, total // 2) if self.is_braced or with_brace else 0
        return max(0, total - braced - self.reduced)

    def announce_damage(self, game: Game) -> StepResult:
        """The damage that is now suffered, after everything that lowers it."""
        self.total = max(0, self.total)
        game.emit(DamageTotaled(self.defender, self.total))
        return NEXT

    @rule("DEF-12", "DEF-13", "DEF-14", "DEF-15", "DEF-37")
    def suffer_redirected(self, game: Game) -> Step:
        """Step 5: the defender lets hull zones chosen with Redirect take damage first, on their shields alone."""
        if not self.redirect_zones or not self.total:
            return NEXT
        zone, *rest = self.redirect_zones
        ship = ShipId(self.defender)
        most = min(self.total - self.redirected, redirect_limit(game, self, zone))
        amount = yield from choose(game.controller(ship), REDIRECTED, range(max(0, most) + 1))
        self.redirect_zones = tuple(rest)
        self.redirected += amount
        damage = SufferDamage(unit=ship, zone=zone, amount=amount, by="attack", shields_only=True)
        return Call(damage, then=REPEAT)

    @rule("ATK-32", "ATK-49", "CRIT-07", "CRIT-08")
    def suffer_damage(self, game: Game) -> StepResult:
        """Step 5: the defending hull zone or squadron suffers the rest."""
        return Call(self.damage(game, self.target_zone, self.total - self.redirected))

    def look_at_damage(self, game: Game) -> StepResult:
        """Remember what the attack did."""
        self.count_cards(game.result(SufferDamage))
        self.suffered = self.suffered or self.total > 0
        return NEXT

    def end(self, game: Game) -> StepResult:
        """The attack is over, but for what is resolved after it."""
        game.emit(AttackEnded(self.attacker, self.defender))
        return NEXT

    def remove_destroyed(self, game: Game) -> StepResult:
        """Remove destroyed ships and squadrons, which waited for effects that can be used all the same."""
        return NEXT if game.innermost_outside(self, Attack) else Call(RemoveWaiting())

    steps = (
        declare,
        ATK_1_DECLARED,
        gather_dice,
        ATK_2_REMOVE,
        cancel_if_empty,
        ATK_2_BEFORE_ROLL,
        roll_attack_dice,
        ATK_2_AFTER_ROLL,
        ATK_3_START,
        ATK_3_MODIFY,
        spend_defense_tokens,
        ATK_5_CRIT,
        total_damage,
        ATK_5_BEFORE_SUFFER,
        announce_damage,
        suffer_redirected,
        suffer_damage,
        look_at_damage,
        ATK_5_END,
        end,
        ATK_AFTER,
        remove_destroyed,
    )


def remove_die(game: Game, attack: Attack, color: Color, by: str) -> None:
    """Take a die out of the pool before it is rolled."""
    place = attack.colors.index(color)
    attack.colors = attack.colors[:place] + attack.colors[place + 1 :]
    game.emit(DieRemoved(attack.attacker, color, by, place))


@all_open
class AttackFromZone(Procedure, kw_only=True):
    """An attack of a ship from one hull zone: at one hull zone, or at squadrons one after the other."""

    attacker: UnitId
    choice: AttackChoice
    obstructed: bool
    attacked: tuple[UnitId, ...] = ()
    was_performed: bool = False
    concentrated: bool = False
    """Whether Concentrate Fire was resolved against the last target."""

    def is_over(self, game: Game) -> bool:
        """A destroyed ship attacks no more."""
        return not game.is_in_play(self.attacker)

    def perform(self, game: Game) -> StepResult:
        """Perform the attack that was declared."""
        return self._attack(self.choice, self.obstructed)

    def look_back(self, game: Game) -> StepResult:
        """An attack that was canceled is not performed, and nothing follows it."""
        done = game.result(Attack)
        if done is None or not done.was_performed:
            return DONE
        self.was_performed = True
        self.concentrated = done.concentrated
        return NEXT if self.choice.target_zone is None else DONE

    @rule("ATK-12", "ATK-33", "ATK-34", "ATK-35", "ATK-36", "ATK-37", "ATK-38", "ATK-39", "ATK-50")
    def declare_additional_squadron(self, game: Game) -> Step:
        """Step 6: a ship that attacked a squadron can attack others from the same hull zone, each once."""
        further = self._further(game)
        chosen = yield from choose(
            game.controller(self.attacker),
            NEXT_SQUADRON,
            [attack.choice for attack in further],
            may_pass=True,
            why_not=lambda choice: self._why_not(game, choice),
        )
        if chosen is PASS:
            last = game.result(Attack)
            self.concentrated = self.concentrated if last is None else last.concentrated
            return DONE
        return self._attack(chosen, find_attack(further, chosen).obstructed, then=REPEAT)

    def _why_not(self, game: Game, choice: AttackChoice) -> Refusal | None:
        attacker, defender = game.unit(self.attacker).label, game.unit(choice.defender).label
        if choice.zone != self.choice.zone:
            return Refusal(message("refusals-attack-other-zone", attacker=attacker, defender=defender), "ATK-34")
        if choice.target_zone is not None:
            return Refusal(message("refusals-attack-continues", attacker=attacker, defender=defender), "ATK-12")
        if choice.defender in self.attacked:
            return Refusal(message("refusals-attacked-before", attacker=attacker, defender=defender), "ATK-37")
        return why_not_attack(game, self.attacker, choice)

    def _attack(self, choice: AttackChoice, obstructed: bool, then: Signal = NEXT) -> StepResult:
        self.attacked += (choice.defender,)
        attack = Attack(
            attacker=self.attacker,
            zone=choice.zone,
            defender=choice.defender,
            target_zone=choice.target_zone,
            obstructed=obstructed,
        )
        return Call(attack, then=then)

    def _further(self, game: Game) -> list[LegalAttack]:
        """The squadrons left; the ship needs no new permission to attack, since it is the same attack of its two."""
        assert self.choice.zone is not None
        return [
            found
            for found in legal_attacks(game, self.attacker, (self.choice.zone,), goes_on=True)
            if not game.is_ship(found.option.defender) and found.option.defender not in self.attacked
        ]

    steps = (perform, look_back, declare_additional_squadron)


def find_attack(attacks: list[LegalAttack], choice: AttackChoice) -> LegalAttack:
    """The legal attack that was chosen."""
    return next(attack for attack in attacks if attack.choice == choice)
