"""Compare every card of `armada/data` with the card facts, in both printings; print each difference and the total.

    python scripts/check_facts.py [FOLDER]

FOLDER holds `cards/`, `effects/` and `geometry/`; without it the variable ARMADA_FACTS names it, or else it is
`../shared/reference` beside this repository. Exit 0: no difference; 1: differences; 2: no facts found.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from armada.catalog.cards import Card, Printing
from armada.catalog.catalog import Catalog, catalog

ROOT = Path(__file__).resolve().parents[1]
DEFAULT = ROOT.parent / "shared" / "reference"
KINDS = ("ships", "squadrons", "upgrades", "objectives", "damage_cards", "stations")
PARTS = ("setup", "special_rule", "end_of_round", "end_of_game")
FACTION_NAMES = {
    "rebel": "Rebel Alliance",
    "empire": "Galactic Empire",
    "republic": "Galactic Republic",
    "separatist": "Separatist Alliance",
}
OWN_WORDS = "a text of our own"
"""Stands for a text that must be there, in whatever words."""

Fact = Mapping[str, Any]


class Facts(msgspec.Struct, frozen=True):
    """The facts as they were read: cards by kind, effect specifications by kind and id, chassis, dice."""

    cards: dict[str, list[dict[str, Any]]]
    specs: dict[str, dict[str, dict[str, Any]]]
    chassis: dict[str, dict[str, Any]]
    dice: dict[str, Any]


def read_facts(folder: Path) -> Facts:
    specs: dict[str, dict[str, dict[str, Any]]] = {}
    for path in sorted((folder / "effects").glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        specs.setdefault(table["kind"] + "s", {}).update({spec["id"]: spec for spec in table["spec"]})
    return Facts(
        cards={kind: _json(folder / "cards" / f"{kind}.json") for kind in KINDS},
        specs=specs,
        chassis=_json(folder / "geometry" / "geometry.json")["ships"],
        dice=_json(folder / "cards" / "dice.json")["dice"],
    )


def _json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def slug(name: str) -> str:
    """A name as a key: apostrophes, dots and accents vanish, the rest that is no letter or digit parts words."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name).lower() if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['’.]", "", plain)).strip("_")


def snake(text: str) -> str:
    return text.replace("-", "_")


def title(fact: Fact) -> str:
    return str(fact.get("ace_name") or fact["name"])


def keys(facts: Facts) -> dict[tuple[str, str], str]:
    """The key of each card by kind and id: upgrades and aces go by name where no other card has it."""
    named = Counter(slug(title(fact)) for kind in KINDS for fact in facts.cards[kind])
    found = {}
    for kind in KINDS:
        for fact in facts.cards[kind]:
            by_name = kind == "upgrades" or (kind == "squadrons" and fact["ace_name"])
            alone = by_name and named[slug(title(fact))] == 1
            found[kind, fact["id"]] = slug(title(fact)) if alone else snake(fact["id"])
    return found


def expected(kind: str, fact: Fact, printing: Printing, facts: Facts) -> dict[str, Any]:
    """Our card's fields as the facts demand them."""
    now = {**fact, **fact.get("final", {})} if printing is Printing.FINAL else fact
    spec = facts.specs.get(kind, {}).get(fact["id"], {})
    fields = {
        "name": now["name"],
        "source": source(now),
        "rulings": spec.get("rulings", []),
        **OF_KIND[kind](now, facts),
    }
    texts = [now.get(part) for part in ("text", *PARTS)]
    fields["effect"] = "none needed" if not any(texts) else fields.get("effect", "done or not yet")
    fields["summary"] = OWN_WORDS if any(texts) else None
    if spec and texts == [fact.get(part) for part in ("text", *PARTS)]:
        fields["summary"] = spec["summary"]
    return fields


def source(now: Fact) -> dict[str, Any]:
    return {"product": now["expansion"], "sku": now["sku"], "wave": float(now["wave"])}


def ship(now: Fact, facts: Facts) -> dict[str, Any]:
    [chassis] = [
        key
        for key, token in facts.chassis.items()
        if token["faction"] == FACTION_NAMES[now["faction"]]
        and now["name"] in {model.removesuffix(" (imp)") for model in token["models"]}
        and token["size"] == now["size"]
    ]
    same = ("faction", "size", "flotilla", "unique", "traits", "name_tags", "points", "hull", "command", "squadron")
    assert now["can_equip_commander"] is not now["flotilla"]
    assert now["max_speed"] == len(now["speed_chart"])
    return {
        **{name: now[name] for name in same},
        "unique_names": [now["name"]] if now["unique"] else [],
        "ship_class": snake(now["ship_class"]),
        "chassis": chassis,
        "engineering": now["engineering"],
        "shields": now["shields"],
        "battery": now["battery"],
        "anti_squadron": now["anti_squadron"],
        "special_battery": now.get("special_battery"),
        "defense_tokens": now["defense_tokens"],
        "speed_chart": [now["speed_chart"][str(speed)] for speed in range(1, now["max_speed"] + 1)],
        "upgrade_slots": now["upgrade_slots"],
    }


def squadron(now: Fact, facts: Facts) -> dict[str, Any]:
    same = ("faction", "unique", "irregular", "points", "hull", "speed", "battery", "anti_squadron", "keywords")
    return {
        **{name: now[name] for name in same},
        "ace": now["ace_name"],
        "squadron_type": snake(now["squadron_type"]),
        "unique_names": unique_names(now),
        "defense_tokens": now["defense_tokens"],
    }


def unique_names(now: Fact) -> list[str]:
    """A unique card without names to share goes by its own."""
    return now["unique_names"] or ([title(now)] if now["unique"] else [])


def upgrade(now: Fact, facts: Facts) -> dict[str, Any]:
    limits, ready, placed = now["restrictions"], now["ready"], now["starting_tokens"]
    cost = ready and ready["cost"]
    same = ("slots", "factions", "unique", "modification", "grants_slots", "removes_slots", "exhausts", "discards")
    return {
        **{name: now[name] for name in same},
        "unique_names": unique_names(now),
        "only": {
            "ship_classes": [snake(ship_class) for ship_class in limits["ship_classes"]],
            "sizes": limits["sizes"],
            "traits": limits["traits"],
            "name_tags": limits["name_tags"],
            "flagship": limits["flagship_only"],
            "without_slots": limits["forbidden_if_slot"],
            "without_slots_sizes": limits.get("forbidden_if_slot_sizes", []),
        },
        "ready": ready
        and {
            "kind": ready["type"],
            "amount": cost["amount"] if cost else 0,
            "icons": cost["icons"] if cost else [],
        },
        "starting_tokens": placed and {"kind": placed["type"], "amount": placed["amount"], "icons": placed["icons"]},
        "points": now["points"],
        "withdrawn": now.get("withdrawn", False),
    }


def objective(now: Fact, facts: Facts) -> dict[str, Any]:
    return {
        "category": now["category"],
        "campaign_only": now["campaign_only"],
        "victory_token": now["victory_token_value"],
        **{part: OWN_WORDS if now[part] else None for part in PARTS},
    }


def damage_card(now: Fact, facts: Facts) -> dict[str, Any]:
    return {name: now[name] for name in ("trait", "count", "timing", "flips_facedown_after")}


def station(now: Fact, facts: Facts) -> dict[str, Any]:
    return {name: now[name] for name in ("hull", "battery", "anti_squadron")}


OF_KIND = {
    "ships": ship,
    "squadrons": squadron,
    "upgrades": upgrade,
    "objectives": objective,
    "damage_cards": damage_card,
    "stations": station,
}


def said(card: Card) -> dict[str, Any]:
    """Our card's fields, in the form of `expected`."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(card))
    del fields["key"], fields["source"]["checked"]
    return fields


def differs(ours: Any, wanted: Any) -> bool:
    if wanted == OWN_WORDS:
        return not isinstance(ours, str) or not ours.strip()
    if wanted == "done or not yet":
        return ours not in ("done", "not yet")
    return bool(ours != wanted)


class Comparison:
    """The differences found so far, and how many values were compared."""

    def __init__(self) -> None:
        self.values = 0
        self.differences: list[str] = []

    def compare(self, place: str, ours: Any, wanted: Any) -> None:
        """One value, or a table of values one by one."""
        if isinstance(ours, dict) and isinstance(wanted, dict):
            for name in {**wanted, **ours}:
                self.compare(f"{place}.{name}", ours.get(name), wanted.get(name))
            return
        self.values += 1
        if differs(ours, wanted):
            self.differences.append(f"{place}: we say {ours!r}, the facts {wanted!r}")


def compare_all(facts: Facts) -> Comparison:
    found = Comparison()
    key_of = keys(facts)
    for printing in Printing:
        cards = catalog(printing)
        for kind in KINDS:
            ours: Mapping[str, Card] = getattr(cards, kind)
            theirs = {key_of[kind, fact["id"]]: fact for fact in facts.cards[kind]}
            found.compare(f"{printing} {kind}: keys", sorted(ours), sorted(theirs))
            for key in ours.keys() & theirs.keys():
                wanted = expected(kind, theirs[key], printing, facts)
                found.compare(f"{printing} {key}", said(ours[key]), wanted)
        compare_keywords(found, cards, facts)
        for color, faces in cards.dice_faces.items():
            found.compare(f"{printing} {color} die", [list(face) for face in faces], facts.dice[color])
    return found


def compare_keywords(found: Comparison, cards: Catalog, facts: Facts) -> None:
    """Keywords have no facts of their own: they are those of the squadrons, and the specifications of the era."""
    first: dict[str, tuple[Fact, Fact]] = {}
    for fact in sorted(facts.cards["squadrons"], key=lambda fact: float(fact["wave"])):
        for held in fact["keywords"]:
            first.setdefault(held["name"], (fact, held))
    found.compare(f"{cards.printing} keywords: keys", sorted(cards.keywords), sorted(first))
    for key in cards.keywords.keys() & first.keys():
        holder, keyword = first[key]
        spec = facts.specs["keywords"].get(key, {})
        era = cards.printing is Printing.ERA_2016 and spec
        wanted = {
            "name": cards.keywords[key].name if slug(cards.keywords[key].name) == key else key,
            "source": source(holder),
            "rulings": spec.get("rulings", []),
            "effect": "done or not yet",
            "summary": spec["summary"] if era else OWN_WORDS,
            "has_value": keyword["value"] is not None,
        }
        found.compare(f"{cards.printing} {key}", said(cards.keywords[key]), wanted)


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else os.environ.get("ARMADA_FACTS", DEFAULT))
    if not (folder / "cards").is_dir():
        print(f"There are no card facts in {folder}. Name the folder that contains cards/.", file=sys.stderr)
        return 2
    found = compare_all(read_facts(folder))
    for difference in sorted(found.differences):
        print(difference)
    print(f"{found.values} values compared, {len(found.differences)} differences.")
    return 1 if found.differences else 0


if __name__ == "__main__":
    sys.exit(main())
