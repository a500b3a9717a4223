"""`armada card`: look up ships, squadrons, upgrades, objectives and damage cards."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeVar

import click
import msgspec
from msgspec.structs import replace

from armada.catalog.card_search import alike
from armada.catalog.cards import Card, CardKind, Faction, Printing, Slot, Works
from armada.catalog.catalog import catalog
from armada.catalog.errata import changes
from armada.catalog.names import normalise, suggestions
from armada.catalog.search import Wanted, find, named, near_misses
from armada.catalog.status import EffectTally, status
from armada.cli.json_output import print_json
from armada.geometry.bases import Size

Command = TypeVar("Command", bound=Callable[..., Any])


def _typed(word: str) -> str:
    """A word as typed in a command: `weapons-team` for weapons_team, `not-yet` for "not yet"."""
    return word.lower().replace("_", "-").replace(" ", "-")


def _one_of(flag: str, words: type[StrEnum], *names: str, **settings: Any) -> Callable[[Command], Command]:
    """An option that takes one of these words."""
    meant = {_typed(word): word for word in words}
    return click.option(
        flag,
        *names,
        type=click.Choice(list(meant)),
        callback=lambda context, option, value: value and meant[value],
        **settings,
    )


def _keyword(context: click.Context, option: click.Parameter, value: str | None) -> str | None:
    """A keyword by its name, with or without a value."""
    known = catalog().keywords
    if value is None or normalise(value.rstrip("0123456789 ")) in map(normalise, known):
        return value
    close = suggestions(value, known) or sorted(known)
    raise click.BadParameter(f"there is no keyword {value}. Try {', '.join(close)}.")


as_json = click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout.")
of_printing = _one_of(
    "--printing",
    Printing,
    default=str(Printing.ERA_2016),
    show_default=True,
    help="The cards as of 2016 (later ones as first printed), or with the last official errata.",
)


@click.group(context_settings={"token_normalize_func": _typed})
def card() -> None:
    """Look up ships, squadrons, upgrades, objectives and damage cards."""


@card.command()
@click.argument("name", nargs=-1, required=True)
@of_printing
@as_json
def show(name: tuple[str, ...], printing: Printing, as_json: bool) -> None:
    """Draw the card of this NAME, or all of them if several share it."""
    cards = catalog(printing)
    text = " ".join(name)
    found = named(cards, text)
    if as_json:
        print_json([_document(card) for card in found])
    elif found:
        from armada.cli.card_drawing import draw_cards

        draw_cards(found, cards)
    if not found:
        close = near_misses(cards, text)
        hint = f"Did you mean {', or '.join(close)}?" if close else "Search for a word of it: armada card find WORD"
        click.echo(f"No card is called {text}. {hint}", err=True)
    sys.exit(0 if found else 1)


@card.command("find")
@click.argument("words", nargs=-1, metavar="[WORDS...]")
@_one_of("--kind", CardKind, help="Only cards of this kind.")
@_one_of("--faction", Faction, help="Cards that a fleet of this faction can include.")
@_one_of("--slot", Slot, help="Upgrades of this slot; with --kind ship, ships that have it.")
@_one_of("--size", Size, help="Ships of this size.")
@click.option(
    "--keyword", callback=_keyword, metavar="KEYWORD", help='Squadrons with this keyword: bomber, "counter 2".'
)
@click.option("--min-cost", type=click.IntRange(min=0), help="Cards that cost at least this many fleet points.")
@click.option("--max-cost", type=click.IntRange(min=0), help="Cards that cost at most this many fleet points.")
@_one_of("--status", Works, "works", help="Whether the effect works in a game.")
@of_printing
@as_json
def find_cards(
    words: tuple[str, ...],
    kind: CardKind | None,
    faction: Faction | None,
    slot: Slot | None,
    size: Size | None,
    keyword: str | None,
    min_cost: int | None,
    max_cost: int | None,
    works: Works | None,
    printing: Printing,
    as_json: bool,
) -> None:
    """List the cards with all WORDS in their name, summary or keywords that match the options.

    Cards of that name come first; ranks and slips in spelling do not matter.
    """
    wanted = Wanted(
        words=words,
        kind=kind,
        faction=faction,
        slot=slot,
        size=size,
        keyword=keyword,
        min_cost=min_cost,
        max_cost=max_cost,
        status=works,
    )
    if wanted == Wanted():
        raise click.UsageError("Name something to look for: words, or an option such as --slot officer.")
    if min_cost is not None and max_cost is not None and min_cost > max_cost:
        raise click.UsageError(f"No card costs at least {min_cost} and at most {max_cost} points. Swap the two.")
    cards = catalog(printing)
    found = find(cards.cards.values(), wanted)
    if words:
        named_so = alike(cards, " ".join(words))
        fitting = find(cards.cards.values(), replace(wanted, words=()))
        found = list({card.key: card for card in (*[card for card in named_so if card in fitting], *found)}.values())
    if as_json:
        print_json([_document(card) for card in found])
    elif found:
        from armada.cli.card_drawing import draw_list

        draw_list(found)
    remark = f"{len(found)} of {len(cards.cards)} cards." if found else "No card matches. Try fewer words or options."
    click.echo(remark, err=True)
    sys.exit(0 if found else 1)


@card.command()
@of_printing
@as_json
def coverage(printing: Printing, as_json: bool) -> None:
    """Count the cards that work in a game, by kind, slot and wave."""
    counted = status(catalog(printing).cards.values())
    if as_json:
        print_json(
            {
                "all": _counts(counted.all),
                "kinds": {kind: _counts(tally) for kind, tally in counted.kinds.items()},
                "slots": {slot: _counts(tally) for slot, tally in counted.slots.items()},
                "waves": {f"{wave:g}": _counts(tally) for wave, tally in counted.waves.items()},
            }
        )
        return
    from armada.cli.card_drawing import draw_status

    draw_status(counted)


def _document(card: Card) -> dict[str, Any]:
    """Everything known about a card; `changes` are those of the last errata."""
    return {"kind": card.kind, **msgspec.to_builtins(card), "changes": msgspec.to_builtins(changes(card.key))}


def _counts(tally: EffectTally) -> dict[str, int]:
    return {**msgspec.to_builtins(tally), "total": tally.total}
