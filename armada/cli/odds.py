"""`armada odds`: the possible results of an attack, and how likely each is."""

from __future__ import annotations

import sys

import click
import msgspec

from armada.catalog.cards import Dice, Printing, ShipCard, SquadronCard
from armada.catalog.catalog import catalog
from armada.catalog.search import named, near_misses
from armada.cli.card import as_json, of_printing
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.odds.attack import attack_odds
from armada.odds.cards import printed_attacker, printed_defender
from armada.odds.results import PARTS, Odds
from armada.odds.sides import Attacker, Defender

RANGES = {band.name.lower(): band for band in Range}
ZONES = {zone.replace("_", " "): zone for zone in HullZone}


class OddsSide(msgspec.Struct, frozen=True):
    """A ship at one of its hull zones, or a squadron."""

    card: ShipCard | SquadronCard
    zone: HullZone | None

    @property
    def title(self) -> str:
        """The name of the card, with the hull zone of a ship."""
        return f"{self.card.title} {self.zone.replace('_', ' ')}" if self.zone else self.card.title


class OddsQuery(msgspec.Struct, frozen=True):
    """The attack whose odds are wanted."""

    attacking: OddsSide
    defending: OddsSide
    range: Range
    attacker: Attacker
    defender: Defender
    concentrate: str | None


@click.command()
@click.argument("attacker")
@click.argument("defender")
@click.option("--range", "band", type=click.Choice(list(RANGES)), default="close", show_default=True, help="The range.")
@click.option("--zone", type=click.Choice(list(ZONES)), help="The defending hull zone; front by default.")
@click.option("--obstructed", is_flag=True, help="The attack is obstructed: one die fewer.")
@click.option("--concentrate", type=click.Choice(["dial", "token", "both"]), help="With a Concentrate Fire command.")
@click.option("--speed", type=click.IntRange(0, 4), default=2, show_default=True, help="The speed of the defender.")
@of_printing
@as_json
def odds(
    attacker: str,
    defender: str,
    band: str,
    zone: str | None,
    obstructed: bool,
    concentrate: str | None,
    speed: int,
    printing: Printing,
    as_json: bool,
) -> None:
    """Show the exact odds of an attack by ATTACKER on DEFENDER.

    Name a ship or a squadron for each, the attacker with its hull zone: armada odds "Victory II front" "CR90 A".
    If two cards share a name, you get the older one; a key or a faction picks either: "Republic Victory I".

    Both sides play as well as possible. The dice, hull, shields, defense tokens and Bomber of the two cards count;
    no other card effect does.
    """
    attacking = _side(attacker, printing, "attacker")
    defending = _side(f"{defender} {zone}" if zone else defender, printing, "defender")
    _check(attacking, defending, RANGES[band], zone, concentrate)
    gathered = printed_attacker(attacking.card, attacking.zone, defending.card, RANGES[band])
    if gathered.dice.total <= obstructed:
        click.echo(_no_dice(attacking, defending, band, gathered.dice), err=True)
        sys.exit(1)
    asked = OddsQuery(
        attacking,
        defending,
        RANGES[band],
        msgspec.structs.replace(gathered, obstructed=obstructed).concentrating_fire(
            dial=concentrate in ("dial", "both"), token=concentrate in ("token", "both")
        ),
        printed_defender(defending.card, defending.zone, speed=speed),
        concentrate,
    )
    found = attack_odds(asked.attacker, asked.defender, asked.range)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(_document(asked, found)), indent=2).decode())
        return
    from armada.cli.odds_drawing import draw_odds

    draw_odds(asked, found)


def _side(text: str, printing: Printing, name: str) -> OddsSide:
    """A ship with its hull zone, front by default, or a squadron."""
    words, zone = text.split(), HullZone.FRONT
    for count in (2, 1):
        last = " ".join(words[-count:]).lower().replace("_", " ").replace("-", " ")
        if len(words) > count and last in ZONES:
            words, zone = words[:-count], ZONES[last]
            break
    cards = catalog(printing)
    found = [card for card in named(cards, " ".join(words)) if isinstance(card, ShipCard | SquadronCard)]
    if not found:
        close = near_misses(cards, " ".join(words))
        hint = f"Did you mean {', or '.join(close)}?" if close else "Search for one: armada card find --kind ship"
        raise click.BadParameter(f"no ship or squadron is called {' '.join(words)}. {hint}", param_hint=name)
    card, *others = sorted(found, key=lambda card: card.source.wave)
    if others:
        keys = " or ".join([other.key for other in others])
        click.echo(f"Using the {card.title} from {card.source.product}. For the other one, write {keys}.", err=True)
    if isinstance(card, SquadronCard):
        return OddsSide(card, None)
    if zone not in card.shields:
        known = ", ".join(each.replace("_", " ") for each in card.shields)
        raise click.BadParameter(
            f"{card.title} has no hull zone {zone.replace('_', ' ')}. It has {known}.", param_hint=name
        )
    return OddsSide(card, zone)


def _check(attacking: OddsSide, defending: OddsSide, band: Range, zone: str | None, concentrate: str | None) -> None:
    """Refuse options that such an attack cannot have."""
    if isinstance(attacking.card, SquadronCard) and band is not Range.CLOSE:
        raise click.BadParameter("a squadron attacks at distance 1 (ATK-07). Choose close range.", param_hint="--range")
    if isinstance(attacking.card, SquadronCard) and concentrate:
        raise click.BadParameter(
            "a squadron has no commands (CMD-57). Leave this option out.", param_hint="--concentrate"
        )
    if isinstance(defending.card, SquadronCard) and zone:
        raise click.BadParameter("a squadron has no hull zones (ATK-46). Leave this option out.", param_hint="--zone")


def _no_dice(attacking: OddsSide, defending: OddsSide, band: str, dice: Dice) -> str:
    why = "obstruction removes its only die (ATK-23)" if dice.total else "none of its dice reach that far (ATK-18)"
    return (
        f"{attacking.title} cannot attack {defending.title} at {band} range: {why}. "
        "Choose another range or hull zone; `armada card show` draws the dice of a card."
    )


def _document(asked: OddsQuery, odds: Odds) -> dict[str, object]:
    def side(side: OddsSide, facts: Attacker | Defender) -> dict[str, object]:
        return {"card": side.card.key, "zone": side.zone, **msgspec.to_builtins(facts)}

    return {
        "attacker": side(asked.attacking, asked.attacker),
        "defender": side(asked.defending, asked.defender),
        "range": asked.range.name.lower(),
        "concentrate": asked.concentrate,
        "mean": {part: odds.mean(part) for part in PARTS},
        "chances": {part: odds.distribution(part) for part in PARTS},
        "results": [result._asdict() | {"ways": ways} for result, ways in odds.ways],
        "total": odds.total,
    }
