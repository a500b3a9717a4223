"""Odds drawn in the terminal: a bar for each amount of damage, and a few averages."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from armada.catalog.cards import Dice
from armada.cli.card_drawing import DICE
from armada.cli.odds import OddsQuery
from armada.odds.results import Odds
from armada.odds.sides import Defender

BAR = 30
"""The longest bar, in characters."""

EIGHTHS = " ▏▎▍▌▋▊▉"
CONCENTRATE = {
    "dial": "Concentrate Fire dial: adds a die",
    "token": "Concentrate Fire token: may reroll a die",
    "both": "Concentrate Fire dial and token: adds a die and may reroll one",
}


def draw_odds(asked: OddsQuery, odds: Odds) -> None:
    """The attack in words, the damage as a chart, and the rest in numbers."""
    console = Console(highlight=False)
    console.print(
        Text.assemble(
            (asked.attacking.title, "bold"),
            "  ",
            _dice(asked.attacker.dice),
            f"  at {asked.range.name.lower()} range" + (", obstructed" if asked.attacker.obstructed else ""),
        )
    )
    if asked.concentrate:
        console.print(CONCENTRATE[asked.concentrate], style="dim")
    console.print(Text.assemble("against ", (asked.defending.title, "bold"), f"  {_defenses(asked.defender)}"))
    console.print()
    console.print(_chart(odds))
    console.print()
    console.print(_sums(odds, asked.defender))


def _dice(dice: Dice) -> Text:
    """The dice as letters, as on a card: two red and a black one are `RR K`."""
    pools = [Text(letter * getattr(dice, color), style) for color, (letter, style) in DICE.items()]
    return Text(" ").join(pool for pool in pools if pool)


def _defenses(defender: Defender) -> str:
    facts = [f"hull {defender.hull}"]
    if defender.is_ship:
        facts += [f"shields {defender.shields}", "adjacent " + " and ".join(map(str, defender.adjacent))]
    tokens = ", ".join(defender.spendable) or "no tokens to spend"
    return "; ".join([", ".join(facts), tokens])


def _chart(odds: Odds) -> Table:
    """A line for each amount of damage: how likely it is, and how likely that much or more."""
    chances = odds.distribution("damage")
    most = max(chances.values())
    table = Table("damage", "chance", "", "or more", box=None, pad_edge=False, header_style="dim")
    for column in (0, 1, 3):
        table.columns[column].justify = "right"
    for amount in range(max(chances) + 1):
        chance = chances.get(amount, 0.0)
        table.add_row(
            str(amount), percent(chance), Text(_bar(chance / most), "cyan"), percent(odds.at_least("damage", amount))
        )
    return table


def _bar(share: float) -> str:
    """A bar of whole and partial blocks."""
    eighths = round(share * BAR * 8)
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()).ljust(BAR)


def _sums(odds: Odds, defender: Defender) -> Table:
    """The averages of the attack."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim")
    table.add_column(justify="right")
    table.add_row("average damage", f"{odds.mean('damage'):.2f}")
    if defender.is_ship:
        table.add_row("shields lost", f"{odds.mean('shields'):.2f}")
        table.add_row("damage cards", f"{odds.mean('cards'):.2f}")
        table.add_row("a faceup card", percent(odds.mean("faceup")))
    table.add_row("destroyed", percent(odds.mean("destroyed")))
    return table


def percent(chance: float) -> str:
    """A chance in percent. A possible result never shows as 0, an uncertain one never as 100."""
    if chance in (0.0, 1.0):
        return f"{chance:.0%}"
    return f"{min(99.9, max(0.1, 100 * chance)):.1f}%"
