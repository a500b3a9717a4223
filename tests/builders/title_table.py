"""Tables on which a title has something to do."""

from __future__ import annotations

from msgspec.structs import replace

from armada.geometry.bases import HullZone
from armada.rules.rounds import Round
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK
from armada.state.records import COMMANDS, Command, ShipId, TokenState
from tests.builders.attack_table import (
    CORVETTE,
    GLADIATOR,
    IMPERIAL,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    with_tokens,
)
from tests.builders.cards_table import duel, pass_until, squadron_attack
from tests.builders.scenario import FRONT, Scenario

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
MC30 = "mc30c_scout_frigate"
"""Two Evades and two Redirects."""


def activated_defender(table: Battle) -> Battle:
    """The defender has activated this round."""
    table.units[table.defender] = replace(table.units[table.defender], activated=True)
    return table


def devastator(*states: TokenState, zone: HullZone = FRONT, upgrades: tuple[str, ...] = ()) -> Battle:
    """An Imperial with Devastator, whose tokens are in these states, attacks at long range."""
    table = duel("long", attacker=IMPERIAL, attacking=["devastator", *upgrades])
    kinds = ("brace", "redirect", "redirect", "contain")
    with_tokens(table, table.attacker, *zip(kinds, states, strict=True))
    return table.attack("hit", "hit", "hit", zone=zone)


def dominator(at: str = "medium", **by: object) -> Battle:
    """A Victory with Dominator attacks."""
    dice = {"close": 6, "medium": 6, "long": 3}[at]
    return duel(at, attacker=VICTORY, attacking=["dominator"], by=by).attack(*["hit"] * dice)


def home_one(*, gap: float = 250, own: bool = False, attacker: str = NEBULON, at: str = "medium") -> Battle:
    """A ship attacks; Home One is itself or a ship beside it."""
    table = duel(at, attacker=attacker, attacking=["home_one"] if own else [])
    if not own:
        table.ship("mc80_assault_cruiser", X + 20.5 + 38.5 + gap, Y, upgrades=["home_one"])
    return table


def paragon() -> tuple[Scenario, ShipId, ShipId, ShipId]:
    """An Assault Frigate with Paragon between two enemies."""
    table = Scenario()
    frigate = table.ship("assault_frigate_mark_ii_b", X, Y, side=1, upgrades=["paragon"])
    one = table.ship(VICTORY, X, Y + 250, 180)
    two = table.ship(VICTORY, X + 250, Y, 90)
    return table, frigate, one, two


def pride(*faces: str, **on: object) -> Battle:
    """A CR90 B with Dodonna's Pride attacks at medium range."""
    table = duel(attacker="cr90_corvette_b", attacking=["dodonnas_pride"], on=on)
    table.next_cards("blinded_gunners")
    return table.attack(*faces)


def demolisher(*upgrades: str, tokens: tuple[Command, ...] = ()) -> tuple[Scenario, ShipId, ShipId]:
    """A Gladiator with Demolisher activates; an enemy lies where its front and left will see it after its move."""
    table = Scenario()
    gladiator = table.ship(GLADIATOR, X, Y, upgrades=["demolisher", *upgrades], tokens=tokens)
    table.ship(CORVETTE, 100, 800)
    enemy = table.ship("mc80_assault_cruiser", X - 90, Y + 300, side=1)
    table.run(ShipActivation(ship=gladiator))
    return table, gladiator, enemy


def shoot(table: Scenario, zone: HullZone = FRONT) -> Scenario:
    """Attack from a hull zone with blanks."""
    table.answer(ATTACK, next(c for c in table.question.options if c.zone is zone))
    while not table.is_over and table.question.kind.name == "roll":
        table.roll("blank")
    return pass_until(table, ATTACK)


def impetuous(*upgrades: str, squadron: bool = True) -> tuple[Scenario, ShipId]:
    """A Raider with Impetuous and an enemy squadron before it, in its Attack step."""
    table = Scenario()
    raider = table.ship("raider_ii_class_corvette", X, Y, upgrades=["impetuous", *upgrades])
    table.ship(CORVETTE, X, Y + 250, 180, side=1)
    if squadron:
        table.squadron(X_WING, X, Y + 90, side=1)
    table.run(ShipActivation(ship=raider))
    return table, raider


def justice(*, gap: float = 250, dials: tuple[Command, ...] = (NAVIGATE,), **friend: object) -> tuple[Scenario, ShipId]:
    """A ship with Hand of Justice activates; a friend beside it has an exhausted Brace."""
    table = Scenario()
    ship = table.ship("arquitens_class_light_cruiser", X, Y, upgrades=["hand_of_justice"], dials=dials)
    options = {"exhausted": [0], **friend}
    other = table.ship(VICTORY, X + 20.5 + 30.5 + gap, Y, **options)  # type: ignore[arg-type]
    table.run(ShipActivation(ship=ship))
    return table, other


def suppressed(*, gap: float = 100, exhausted: tuple[int, ...] = (), side: int = 1) -> tuple[Scenario, ShipId]:
    """A ship ends its activation near Suppressor."""
    table = Scenario()
    table.ship("gozanti_class_cruisers", X, Y, upgrades=["suppressor"])
    ship = table.ship(NEBULON, X + 41 + gap, Y, side=side, speed=0, exhausted=exhausted)
    table.run(ShipActivation(ship=ship))
    return table, ship


def endeavor(round: int) -> tuple[Scenario, ShipId]:
    """A round begins for Endeavor."""
    table = Scenario()
    ship = table.ship("mc80_battle_cruiser", X, Y, side=1, upgrades=["endeavor"])
    table.run(Round(number=round))
    return table, ship


def haven(gap: float = 60, *, squadron: str = X_WING, side: int = 1) -> Scenario:
    """A TIE squadron attacks a squadron near Gallant Haven."""
    table = Scenario()
    table.ship("assault_frigate_mark_ii_b", X, Y, side=side, upgrades=["gallant_haven"])
    table.ship(VICTORY, 100, 800)
    x_wing = table.squadron(squadron, X + 30.5 + gap + 17.1, Y, side=1)
    tie = table.squadron(TIE, X + 30.5 + gap + 17.1 + 60, Y)
    return squadron_attack(table, tie, x_wing, "hit", "hit", "hit")
