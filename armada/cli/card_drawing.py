"""Cards drawn in the terminal. Dice are letters in their colour, so that colour never stands alone: R, B, K (black)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from armada.catalog.cards import (
    Card,
    CommandIcon,
    DamageCard,
    Dice,
    Keyword,
    KeywordCard,
    ObjectiveCard,
    Printing,
    Ready,
    Readying,
    ShipCard,
    SquadronCard,
    StartingTokens,
    StationCard,
    UpgradeCard,
    Works,
)
from armada.catalog.catalog import Catalog
from armada.catalog.errata import Change, changes
from armada.catalog.rules import Rule
from armada.catalog.rulings import card_of_ruling, rulings_of
from armada.catalog.search import factions_of, points_of
from armada.catalog.status import CatalogueStatus, EffectTally

Row = tuple[str, RenderableType]
"""A line of a card: a label and a value."""

WIDTH = 100
DICE = {"red": ("R", "bold white on red"), "blue": ("B", "bold white on blue"), "black": ("K", "bold white on grey19")}
WORKS = {Works.DONE: "green", Works.NONE_NEEDED: "green", Works.NOT_YET: "yellow"}
STATUS = {
    Works.DONE: "done: the effect works in a game",
    Works.NONE_NEEDED: "none needed: the card has no effect",
    Works.NOT_YET: "not yet: a game refuses this card",
}
YAW = ("–", "I", "II")
NONE = Text("–", "dim")


def draw_cards(cards: Iterable[Card], catalog: Catalog) -> None:
    """Each card with its printed values, its rulings, whether it works in a game, and its errata."""
    console = Console(highlight=False)
    for card in cards:
        console.print(_panel(card, catalog, min(console.width, WIDTH)))


def draw_list(cards: Iterable[Card]) -> None:
    """A line for each card, with its faction and kind below its name."""
    table = Table("card", "points", "effect", "summary", box=None, pad_edge=False, header_style="dim")
    table.columns[0].max_width = 36
    table.columns[1].justify = "right"
    table.columns[2].no_wrap = True
    for card in cards:
        points = points_of(card)
        table.add_row(
            Text.assemble((card.title, "bold"), "\n", (" ".join(filter(None, (_factions(card), _kind(card)))), "dim")),
            "" if points is None else str(points),
            Text(card.effect, WORKS[card.effect]),
            Text(card.summary or ""),
        )
    Console(highlight=False).print(table)


def draw_status(status: CatalogueStatus) -> None:
    """How many cards work, as a table."""
    table = Table("", "done", "none needed", "not yet", "cards", box=None, pad_edge=False, header_style="dim")
    for column in table.columns[1:]:
        column.justify = "right"
    groups: list[tuple[str, dict[str, EffectTally]]] = [
        ("kind", {str(kind): tally for kind, tally in status.kinds.items()}),
        ("upgrade slot", {_spaced(slot): tally for slot, tally in status.slots.items()}),
        ("wave", {f"{wave:g}": tally for wave, tally in status.waves.items()}),
    ]
    for heading, tallies in groups:
        table.add_row(Text(heading, "bold"))
        for name, tally in tallies.items():
            table.add_row(f"  {name}", *_row(tally))
    table.add_row(Text("all", "bold"), *_row(status.all))
    Console(highlight=False).print(table)


def _row(tally: EffectTally) -> list[str]:
    return [str(count) for count in (*msgspec.structs.astuple(tally), tally.total)]


def _panel(card: Card, catalog: Catalog, width: int) -> Panel:
    points = points_of(card)
    title = Text.assemble(
        (card.title, "bold"), "" if points is None else f"  {points} point{'' if points == 1 else 's'}"
    )
    source = card.source.product + (f" ({card.source.sku})" if card.source.sku else "")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    for label, value in _rows(card, catalog):
        grid.add_row(label, value)
    return Panel(
        Group(Text(_heading(card), "italic"), "", grid),
        title=title,
        title_align="left",
        subtitle=Text(f"{source}, wave {card.source.wave:g}", "dim"),
        subtitle_align="right",
        width=width,
        padding=(0, 1),
    )


def _heading(card: Card) -> str:
    """Class, faction, kind and traits of the card, in one line."""
    parts = [card.name] if card.title != card.name else []
    parts += [_factions(card), _kind(card)]
    if isinstance(card, ShipCard | SquadronCard | UpgradeCard) and card.unique:
        parts.append("unique")
    if isinstance(card, ShipCard):
        parts += [_spaced(trait) for trait in (*card.traits, *card.name_tags)]
    if isinstance(card, SquadronCard) and card.irregular:
        parts.append("irregular")
    if isinstance(card, UpgradeCard):
        parts += ["modification"] * card.modification + ["withdrawn"] * card.withdrawn
    return " · ".join([*filter(None, parts), card.key])


def _kind(card: Card) -> str:
    match card:
        case ShipCard():
            return f"{card.size} {'flotilla' if card.flotilla else 'ship'}"
        case UpgradeCard():
            return " + ".join(map(_spaced, card.slots))
        case ObjectiveCard():
            return f"{card.category} objective"
        case DamageCard():
            return f"{card.trait} damage card"
        case _:
            return str(card.kind)


def _factions(card: Card) -> str:
    return ", ".join(faction.adjective for faction in factions_of(card))


def _rows(card: Card, catalog: Catalog) -> Iterator[Row]:
    """All lines of a card, those of its kind first."""
    match card:
        case ShipCard():
            yield from _ship(card)
        case SquadronCard():
            yield from _squadron(card, catalog)
        case UpgradeCard():
            yield from _upgrade(card)
        case ObjectiveCard():
            yield from _objective(card)
        case DamageCard():
            yield "copies", str(card.count)
            yield "timing", _spaced(card.timing) + (", then turned facedown" if card.flips_facedown_after else "")
        case StationCard():
            yield "hull", str(card.hull)
            yield "battery", _dice(card.battery)
            yield "anti-squadron", _dice(card.anti_squadron)
        case KeywordCard():
            holders = [squadron for squadron in catalog.squadrons.values() if _has(squadron, card)]
            yield "squadrons", f"{len(holders)}: " + ", ".join(squadron.title for squadron in holders)
    if card.summary:
        yield "effect", Text(card.summary)
    yield "in a game", Text(STATUS[card.effect], WORKS[card.effect])
    for ruling in rulings_of(card.key, catalog.printing):
        yield "ruling", Text.assemble((ruling.id, "bold"), f"  {_concerning(ruling, card, catalog)}{ruling.text}")
    for change in changes(card.key):
        yield "errata", _change(change, catalog.printing)


def _concerning(ruling: Rule, card: Card, catalog: Catalog) -> str:
    """The card that a ruling is about, if it is not the card being drawn."""
    key = card_of_ruling(ruling.id)
    return "" if key is None or key == card.key else f"{catalog.cards[key].title}: "


def _ship(card: ShipCard) -> Iterator[Row]:
    yield "hull", str(card.hull)
    yield "values", f"command {card.command}, squadron {card.squadron}, engineering {card.engineering}"
    zones = Table.grid(padding=(0, 2))
    zones.add_row(Text("hull zone", "dim"), Text("shields", "dim"), Text("battery", "dim"))
    for zone, shields in card.shields.items():
        zones.add_row(_spaced(zone), str(shields), _dice(card.battery[zone]))
    yield "armament", zones
    yield "anti-squadron", _dice(card.anti_squadron)
    if card.special_battery:
        yield "special battery", _dice(card.special_battery)
    yield "defense tokens", ", ".join(card.defense_tokens) or NONE
    chart = Table.grid(padding=(0, 2))
    chart.add_row(Text("joint", "dim"), *(Text(str(joint), "dim") for joint in range(1, card.max_speed + 1)))
    for speed, yaws in enumerate(card.speed_chart, start=1):
        chart.add_row(f"speed {speed}", *(YAW[yaw] for yaw in yaws))
    yield "speed chart", chart
    yield "upgrades", ", ".join(map(_spaced, card.upgrade_slots)) or NONE


def _squadron(card: SquadronCard, catalog: Catalog) -> Iterator[Row]:
    yield "hull, speed", f"{card.hull}, {card.speed}"
    yield "anti-squadron", _dice(card.anti_squadron)
    yield "battery", _dice(card.battery)
    yield "defense tokens", ", ".join(card.defense_tokens) or NONE
    for keyword in card.keywords:
        meaning = catalog.keywords[keyword.name]
        yield "keyword", Text.assemble((_keyword(keyword, meaning), "bold"), f"  {meaning.summary}")


def _keyword(keyword: Keyword, meaning: KeywordCard) -> str:
    return meaning.name if keyword.value is None else f"{meaning.name} {keyword.value}"


def _has(squadron: SquadronCard, keyword: KeywordCard) -> bool:
    return any(held.name == keyword.key for held in squadron.keywords)


def _upgrade(card: UpgradeCard) -> Iterator[Row]:
    only = card.only
    fits = [_spaced(word) for word in (*only.ship_classes, *only.sizes, *only.traits, *only.name_tags)]
    fits += ["flagship"] * only.flagship
    if fits:
        yield "only", ", ".join(fits)
    if only.without_slots:
        sizes = ", ".join(only.without_slots_sizes)
        yield "not", f"{sizes} ships with {', '.join(map(_spaced, only.without_slots))}".strip()
    if card.grants_slots:
        yield "adds slots", ", ".join(map(_spaced, card.grants_slots))
    if card.removes_slots:
        yield "removes slots", ", ".join(map(_spaced, card.removes_slots))
    costs = ["is exhausted"] * card.exhausts + ["is discarded"] * card.discards
    if costs:
        yield "cost", ", ".join(costs)
    if card.ready:
        yield "readies", _ready(card.ready)
    if placed := card.starting_tokens:
        yield "starts with", _amount(placed.amount, placed.kind, placed.icons)


def _ready(ready: Ready) -> str:
    if ready.kind is not Readying.NON_RECUR:
        return "in each Status Phase"
    return f"for {_amount(ready.amount, 'token', ready.icons)}" if ready.amount else "not by itself"


def _amount(amount: int, thing: str, icons: Iterable[CommandIcon]) -> str:
    """A number of command tokens or dials: `2 command tokens (squadron or repair)`."""
    return f"{amount} command {thing}{'s' * (amount > 1)} ({' or '.join(map(_spaced, icons))})"


def _objective(card: ObjectiveCard) -> Iterator[Row]:
    if card.victory_token is not None:
        yield "victory token", f"{card.victory_token} points"
    for label, text in {
        "setup": card.setup,
        "special rule": card.special_rule,
        "end of round": card.end_of_round,
        "end of game": card.end_of_game,
    }.items():
        if text:
            yield label, Text(text)


def _change(change: Change, shown: Printing) -> str:
    """A change by errata: how the other printing differs from the one shown."""
    if shown is Printing.FINAL:
        return f"{_spaced(change.key)} before: {_value(change.before)}"
    return f"{_spaced(change.key)} now: {_value(change.after)}"


def _value(value: object) -> str:
    if isinstance(value, Ready):
        return _ready(value)
    if isinstance(value, StartingTokens):
        return _amount(value.amount, value.kind, value.icons)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, msgspec.Struct):
        held = {key: held for key, held in msgspec.to_builtins(value).items() if held}
        return ", ".join(f"{_spaced(key)} {_value(held)}" for key, held in held.items()) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(map(_value, value))
    return "none" if value is None else str(value)


def _dice(dice: Dice) -> Text:
    """The dice as letters: two red and a black one are `RR K`."""
    pools = [Text(letter * getattr(dice, color), style) for color, (letter, style) in DICE.items()]
    return Text(" ").join(pool for pool in pools if pool) if dice.total else NONE


def _spaced(word: str) -> str:
    return word.replace("_", " ")
