"""Cards, rules and pieces to look up: what never changes while the server runs, made once and kept by browsers."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from armada.catalog.card_search import alike
from armada.catalog.cards import Card, DamageCard, ObjectiveCard, Printing, ShipCard, SquadronCard, UpgradeCard, Works
from armada.catalog.catalog import catalog
from armada.catalog.coverage import shipped_coverage
from armada.catalog.rule_search import ranked_rules
from armada.catalog.rules import Rule, areas, rule_named, unknown_rule
from armada.catalog.rulings import card_of_ruling, rulings_of
from armada.catalog.search import Wanted, factions_of, find, points_of
from armada.drawing.craft import Drawing, drawings
from armada.messages.languages import spoken_language
from armada.messages.message import say
from armada.screens.scene.pieces import Pieces, pieces
from armada.server.tables.choices import game_choices
from armada.server.tables.lessons import lessons_listed
from armada.server.wire.choices import GameChoices
from armada.server.wire.fleet_lists import printing_named
from armada.server.wire.problems import AnyRequest, NotFound
from armada.server.wire.resources import CardShown, LessonListed, RuleShown, RulesShown, SearchResults
from armada.server.wire.table import CardNamed

SHOWN_KINDS = (ShipCard, SquadronCard, UpgradeCard, ObjectiveCard, DamageCard)
LEFT_OUT = frozenset(
    {"key", "name", "summary", "effect", "rulings", "source", "points", "faction", "factions", "unique"}
)
"""The facts of a card that have fields of their own."""

PrintingAsked = Annotated[str, QueryParameter(max_length=20)]
"""The printing of the cards in a request: `2016` or `final`; empty for 2016."""

PACKED_ONCE = ("pieces", "cards", "drawings")
"""The answers that never change: compressed when they are first asked for."""

MOST_FOUND = 12
MOST_RULES = 60
CARD_RULINGS = "CARD"
"""The area of rulings on single cards."""


def rule_shown(rule: Rule) -> RuleShown:
    """A rule as pages show it."""
    card = catalog().cards.get(card_of_ruling(rule.id) or "")
    return RuleShown(
        id=rule.id,
        title=areas().get(rule.area, rule.area),
        text=rule.text,
        source=rule.source,
        area=rule.area,
        proven=rule.id in shipped_coverage().proven,
        card=None if card is None else CardNamed(card.key, card.title),
    )


def printing_asked(key: str) -> Printing:
    """The printing of a request: that of 2016, unless it names the other one."""
    return printing_named(key) or Printing.ERA_2016


def card_shown(card: Card, *, with_rulings: bool = False, printing: Printing = Printing.ERA_2016) -> CardShown:
    """A card as pages show it."""
    factions = tuple([str(faction) for faction in factions_of(card)])
    slots = getattr(card, "slots", ())
    return CardShown(
        key=card.key,
        kind="damage" if isinstance(card, DamageCard) else str(card.kind),
        title=card.title,
        faction=factions[0] if len(factions) == 1 else "",
        factions=factions,
        points=points_of(card) or 0,
        unique=getattr(card, "unique", False),
        works=card.effect is not Works.NOT_YET,
        era=card.is_of_2016,
        wave=f"{card.source.wave:g}",
        summary=card.summary or "",
        slot=str(slots[0]) if slots else str(card.category) if isinstance(card, ObjectiveCard) else "",
        slots=tuple([str(slot) for slot in card.upgrade_slots]) if isinstance(card, ShipCard) else (),
        chassis=card.chassis if isinstance(card, ShipCard) else "",
        glyph=card.squadron_type if isinstance(card, SquadronCard) else "",
        facts=_facts(card),
        rulings=tuple([rule_shown(rule) for rule in rulings_of(card.key, printing)]) if with_rulings else (),
    )


def _facts(card: Card) -> dict[str, Any]:
    """The printed values, as they are, without those that say nothing."""
    data: dict[str, Any] = msgspec.to_builtins(card)
    return {name: value for name, value in data.items() if name not in LEFT_OUT and value not in (None, [], {}, False)}


@cache
def all_cards(printing: Printing) -> tuple[CardShown, ...]:
    """Every card that a game or a fleet can hold, in one printing."""
    return tuple([card_shown(card) for card in catalog(printing).cards.values() if isinstance(card, SHOWN_KINDS)])


@lru_cache(maxsize=512)
def search(text: str, printing: Printing = Printing.ERA_2016) -> SearchResults:
    """Cards and rules for some words, the best match first; slips of the pen are forgiven."""
    words = tuple(text.split())
    if not words:
        return SearchResults(cards=(), rules=())
    known = catalog(printing)
    held = find(known.cards.values(), Wanted(words=words))
    cards = [card for card in (*alike(known, text), *held) if isinstance(card, SHOWN_KINDS)]
    return SearchResults(
        cards=tuple([card_shown(card) for card in _first(cards)]),
        rules=tuple([rule_shown(rule) for rule in _first(ranked_rules(words))]),
    )


def _first(things: Iterable[Any]) -> list[Any]:
    """The first few, each once."""
    kept: dict[str, Any] = {}
    for thing in things:
        kept.setdefault(getattr(thing, "key", None) or thing.id, thing)
    return list(kept.values())[:MOST_FOUND]


class CachedBody(msgspec.Struct, frozen=True):
    """An answer that never changes in a language: its bytes, and the mark by which a browser knows it."""

    body: bytes
    packed: bytes
    mark: str


@cache
def _cached(what: str, language: str, printing: Printing = Printing.ERA_2016) -> CachedBody:
    return _marked(msgspec.json.encode(pieces() if what == "pieces" else all_cards(printing)))


def _marked(body: bytes) -> CachedBody:
    return CachedBody(body, gzip.compress(body, mtime=0), f'"{blake2b(body, digest_size=12).hexdigest()}"')


def _answer(request: AnyRequest, kept: CachedBody) -> Response[Any]:
    headers = {"etag": kept.mark, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == kept.mark:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(kept.packed, media_type="application/json", headers=headers)
    return Response(kept.body, media_type="application/json", headers=headers)


@get("/choices", sync_to_thread=True)
def get_choices() -> GameChoices:
    """Everything that can be chosen for a new game: profiles, options, printings, levels, sizes and clocks."""
    return game_choices()


@get("/lessons", sync_to_thread=True)
def get_lessons() -> list[LessonListed]:
    """All lessons, in their order."""
    return list(lessons_listed())


@get("/pieces", sync_to_thread=False)
def get_pieces(request: AnyRequest) -> Response[Pieces]:
    """The printed shapes of all pieces."""
    return _answer(request, _cached("pieces", spoken_language()))


@get("/drawings", sync_to_thread=False)
def get_drawings(
    request: AnyRequest, of: Annotated[str, QueryParameter(max_length=4000)] = ""
) -> Response[dict[str, Drawing]]:
    """Our drawings of these ships and squadrons, by chassis and squadron type with commas between; of all, if none."""
    wanted = set(of.split(","))
    found = {key: drawing for key, drawing in drawings().items() if not of or key in wanted}
    return _answer(request, _marked(msgspec.json.encode(found)))


@get("/cards", sync_to_thread=False)
def get_cards(request: AnyRequest, printing: PrintingAsked = "") -> Response[tuple[CardShown, ...]]:
    """Every card: facts, a summary in our own words, and whether its effect is written; in one printing."""
    return _answer(request, _cached("cards", spoken_language(), printing_asked(printing)))


@get("/cards/{key:str}", sync_to_thread=False)
def get_card(key: FromPath[str], printing: PrintingAsked = "") -> CardShown:
    """One card with its rulings, in one printing."""
    asked = printing_asked(printing)
    card = catalog(asked).cards.get(key)
    if card is None:
        raise NotFound(say("problems-no-card", key=key[:60]))
    return card_shown(card, with_rulings=True, printing=asked)


@get("/rules", sync_to_thread=False)
def get_rules(
    area: Annotated[str, QueryParameter(max_length=20)] = "", q: Annotated[str, QueryParameter(max_length=100)] = ""
) -> RulesShown:
    """The areas of the rules, and the rules of one, or those found for some words, the best match first.

    Rulings on single cards stand with their cards.
    """
    known = tuple([(code, title) for code, title in areas().items() if code != CARD_RULINGS])
    if area and area not in dict(known):
        raise NotFound(say("problems-no-area", area=area, known=", ".join(dict(known))))
    words = q.split()
    wanted = ranked_rules(words)
    shown = [rule for rule in wanted if rule.area == area or (words and not area)]
    return RulesShown(areas=known, rules=tuple([rule_shown(rule) for rule in (shown[:MOST_RULES] if words else shown)]))


@get("/rules/{id:str}", sync_to_thread=False)
def get_rule(id: FromPath[str]) -> RuleShown:
    """One rule in our own words."""
    rule = rule_named(id)
    if rule is None:
        raise NotFound(unknown_rule(id[:60]))
    return rule_shown(rule)


@get("/search", sync_to_thread=True)
def get_search(q: Annotated[str, QueryParameter(max_length=100)] = "", printing: PrintingAsked = "") -> SearchResults:
    """Cards and rules for some words; the cards in one printing."""
    return search(q, printing_asked(printing))


ROUTER = Router(
    "/",
    route_handlers=[
        get_choices,
        get_lessons,
        get_pieces,
        get_drawings,
        get_cards,
        get_card,
        get_rules,
        get_rule,
        get_search,
    ],
)
