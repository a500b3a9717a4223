"""The pages of the reference that are written from the code: questions, events, and cards by timing."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec
from plain_types import example, in_words

import armada.effects  # registers every kind of question and every effect
import armada.records.game  # noqa: F401
from armada.catalog.catalog import catalog
from armada.engine.effects import EFFECTS, MODIFIERS
from armada.engine.questions import Kind
from armada.engine.secrecy import Secret
from armada.engine.timings import Query, Timing
from armada.fleet.ready_made import ready_made
from armada.rules.new_game import new_state
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.views.masking import plan_of
from armada.words.log import SENTENCES, UNLOGGED, describe_event
from armada.words.questions import words_of

ROOT = Path(__file__).resolve().parent.parent
WRITTEN = "Written by `make docs` from the sources; do not edit."


def row(*cells: str) -> str:
    """A row of a table."""
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


# Questions

FORMS: Final = {
    "choose": "one of the options",
    "choose_some": "several of the things offered",
    "ask_freely": "free",
    "ask_chance": "chance answers",
}

MEANINGS: Final = {
    "accuracy die": "a die, by its place in the attack pool",
    "canceled die": "a die, by its place in the attack pool",
    "changed die": "a die, by its place in the attack pool",
    "rerolled die": "a die, by its place in the attack pool",
    "spent die": "a die, by its place in the attack pool",
    "evaded dice": "a list: dice, by their places in the attack pool",
    "replaced dice": "a list: dice, by their places in the attack pool",
    "rerolled dice": "a list: dice, by their places in the attack pool",
    "spent accuracy dice": "a list: dice, by their places in the attack pool",
    "chosen objective token": "an objective token, by its number in the game",
    "moved token": "an objective token, by its number in the game",
    "mine": "an objective token, by its number in the game",
    "taken tokens": "a list: objective tokens, by their numbers in the game",
    "discarded damage card": "a damage card, by its place among those of the ship",
    "station card": "a damage card, by its place among those of the ship",
    "facedown damage cards": "a list: damage cards, by their places among those of the ship",
    "kept damage card": "a damage card, by its number in the deck",
    "effect": "an effect: the key of its card and the card's number in the game; of a rule the key alone",
    "new speed": "a speed",
    "objective": "the key of an objective card",
    "random pick": "the place of what is picked",
    "redirected damage": "an amount of damage",
    "shuffle": "a list: the places of the cards in their new order",
}
"""What an answer means whose type alone does not tell."""

EXAMPLES: Final = {"effect": "leading_shots@3", "objective": "most_wanted", "shuffle": [2, 0, 1]}

QUESTIONS_HEAD = f"""\
# Questions

{WRITTEN}

All that a game asks. `question.kind.name` is the name, `question.kind.encode(answer)` the answer as JSON, as records
and servers keep it. Where a seat may decline, the answer is `"pass"`. A *free* answer is checked by the rules
(`question.refusal(answer)`); its options are only good ones to offer. Where one answer alone is legal nobody is asked.
The last column names the procedure, effect or function that asks.
"""


class Place(NamedTuple):
    """The place at which a question is asked: how, by which class or function, and whether it can be passed."""

    form: str
    path: str
    name: str
    may_pass: bool


def questions_page() -> str:
    """Each kind of question: its sentence, the answer, its form and where it is asked."""
    lines = [QUESTIONS_HEAD, "| Name | Sentence | Answer | Example | Form | Asked by |", "|---|---|---|---|---|---|"]
    places = _places()
    for name, kind in sorted(Kind.by_name.items()):
        asked = places[name]
        shown = EXAMPLES.get(name, example(kind.answer_type))
        kept = json.dumps(kind.encode(kind.decode(shown)))
        assert kept == json.dumps(shown), f"{shown} is no answer to {name}"
        form = ", ".join(dict.fromkeys(FORMS[place.form] for place in asked))
        form += ", or pass" if any(place.may_pass for place in asked) else ""
        where = dict.fromkeys(f"[`{place.name}`](../../{place.path})" for place in asked)
        answer = MEANINGS.get(name, in_words(kind.answer_type))
        lines.append(row(f"`{name}`", _asked(kind), answer, f"`{kept}`", form, "<br>".join(where)))
    return "\n".join(lines) + "\n"


def _asked(kind: Kind[Any]) -> str:
    """The sentence of a kind of question, its arguments in braces."""
    return "".join([f"{{{piece}}}" if is_name else piece for piece, is_name in words_of(kind).ask])


def _places() -> dict[str, list[Place]]:
    """For each kind of question the calls that ask it."""
    names: dict[str, str] = {}
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "armada").rglob("*.py"))}
    for tree in trees.values():
        for node in tree.body:
            if isinstance(node, ast.Assign) and _is_kind(node.value):
                assert isinstance(node.targets[0], ast.Name)
                names[node.targets[0].id] = node.value.args[0].value  # type: ignore[attr-defined]
    found: dict[str, list[Place]] = {name: [] for name in names.values()}
    for path, tree in trees.items():
        for call, inside in _calls(tree, ""):
            for argument in call.args[:2]:
                if isinstance(argument, ast.Name) and argument.id in names:
                    passes = any(keyword.arg == "may_pass" for keyword in call.keywords)
                    form = call.func.id  # type: ignore[attr-defined]
                    where = path.relative_to(ROOT).as_posix()
                    found[names[argument.id]].append(Place(form, where, inside, passes))
    missing = [name for name, asked in found.items() if not asked]
    assert not missing, f"nobody asks: {', '.join(missing)}"
    return found


def _is_kind(value: ast.expr) -> bool:
    return (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Subscript)
        and isinstance(value.func.value, ast.Name)
        and value.func.value.id == "Kind"
    )


def _calls(node: ast.AST, inside: str) -> Iterator[tuple[ast.Call, str]]:
    """The calls that ask something, each with the class or function around it."""
    for child in ast.iter_child_nodes(node):
        name = inside
        if isinstance(child, ast.ClassDef | ast.FunctionDef) and not inside:
            name = child.name
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Name) and child.func.id in FORMS:
            yield child, inside
        yield from _calls(child, name)


# Events

EVENTS_HEAD = f"""\
# Events

{WRITTEN}

All that can happen in a game, in the past tense. Only events change the state; log, replay, views and animations read
the same ones. Each is sent to a seat with its secrets removed: an *open* field is shown to all; of a hidden one the
table says who sees it, and what the others see instead. The last line is how a log tells it.
"""

TOPICS: Final = {
    "setup": "Setup",
    "rounds": "Rounds and the end",
    "commands": "Commands and activations",
    "movement": "Movement",
    "attack": "Attacks",
    "damage": "Damage",
    "cards": "Cards and objective tokens",
}

SEEN_BY: Final = {"controller": "the seat", "nobody": "nobody", "knowers": "the seats in `known_to`"}

VALUES: Final[dict[str, Any]] = {
    "objective": "most_wanted",
    "objectives": ["most_wanted", "fire_lanes", "minefields"],
    "range": "close",
    "by": "",
    "why": "destroyed",
    "key": "station",
    "numbers": [],
}
"""Examples of fields whose type alone does not tell."""


def events_page() -> str:
    """Each event: its fields, who sees them, and the sentence of the log."""
    lines = [EVENTS_HEAD]
    for module, title in TOPICS.items():
        lines += [f"## {title}", ""]
        for name, kind in sorted(Event.by_name.items()):
            if kind.__module__ == f"armada.state.events.{module}":
                lines += [f"### {name}", "", *_event(kind), ""]
    return "\n".join(lines)


def _event(kind: type[Event]) -> Iterator[str]:
    yield (kind.__doc__ or "").replace("\n    ", "\n").rstrip()
    hints = get_type_hints(kind, include_extras=True)
    if kind.__struct_fields__:
        yield ""
        yield row("Field", "", "Seen by")
        yield "|---|---|---|"
        secrets = dict(plan_of(kind).secret)
        for name in kind.__struct_fields__:
            seen_by = _seen_by(secrets.get(name), hints[name], name)
            if name in secrets and "faceup" in kind.__struct_fields__:
                seen_by += "; if it is `faceup` all see it"
            yield row(f"`{name}`", in_words(hints[name]), seen_by)
    yield ""
    sentence = None if kind in UNLOGGED else describe_event(_some(kind, hints), example_state())
    assert sentence is not None or kind in UNLOGGED, f"no sentence for {kind.__name__}"
    yield "The log is silent about it." if sentence is None else f"> {sentence.text}"


def _seen_by(secret: Secret | None, hint: Any, name: str) -> str:
    if secret is None:
        return "open"
    masked = msgspec.to_builtins(secret.mask(_value(hint, name)))
    return f"{SEEN_BY[secret.seen_by]}; others see `{json.dumps(masked)}`"


def _value(hint: Any, name: str) -> Any:
    return VALUES.get(name, example(hint))


def _some(kind: type[Event], hints: dict[str, Any]) -> Event:
    """An event of a kind, such as might happen in the game of the examples."""
    values = {name: _value(hints[name], name) for name in kind.__struct_fields__}
    if "effect" in values:
        first = example_state().upgrades[0]
        values["effect"] = f"{first.card}@{first.id}" if kind.__name__ == "EffectResolved" else "standard_critical"
    made = msgspec.convert({"type": kind.__name__, **values}, kind)
    assert type(made) in SENTENCES, f"{kind.__name__} has no sentence"
    return made


@cache
def example_state() -> GameState:
    """The game of the examples."""
    state = new_state([ready_made()["core_rebels"], ready_made()["core_empire"]], points=180, allow_missing=True)
    return msgspec.structs.replace(state, round=2)


# Cards by timing

APPENDIX = re.compile(r"(<!-- cards by timing: .*?-->\n).*?(<!-- end of cards -->)", re.DOTALL)


def timing_page() -> str:
    """The timing map, with its list of cards brought up to date."""
    page = (ROOT / "docs" / "reference" / "timing.md").read_text(encoding="utf-8")
    assert APPENDIX.search(page), "the timing map has lost the marks of its list of cards"
    return APPENDIX.sub(lambda found: found[1] + _cards_by_timing() + found[2], page)


def _cards_by_timing() -> str:
    hooked: dict[str, list[str]] = {id: [] for id in Timing.by_id}
    for key, kinds in EFFECTS.items():
        for effect in kinds:
            hooked[effect.at.id].append(_title(key))
    asked: dict[str, list[str]] = {id: [] for id in Query.by_id}
    for key, modifiers in MODIFIERS.items():
        for modifier in modifiers:
            asked[modifier.query].append(_title(key))
    lines = ["", "| Timing | Effects resolved there |", "|---|---|", *_listing(hooked)]
    lines += ["", _without("No effect is written yet for the timings", hooked)]
    lines += ["", "| Query | Changed by |", "|---|---|", *_listing(asked)]
    lines += ["", _without("Nothing changes the answers of", asked)]
    return "\n".join([*lines, "", ""])


def _listing(found: dict[str, list[str]]) -> Iterator[str]:
    for id, titles in found.items():
        if titles:
            yield row(f"`{id}`", "; ".join(sorted(set(titles))))


def _without(text: str, found: dict[str, list[str]]) -> str:
    return f"{text} {', '.join([f'`{id}`' for id, titles in found.items() if not titles])}."


def _title(key: str) -> str:
    """The name of an effect: its card, or the rule that acts like one."""
    cards = catalog()
    groups = (cards.upgrades, cards.squadrons, cards.objectives, cards.damage_cards, cards.keywords, cards.ships)
    base = re.sub(r"(_\d+|_in_force|_lost)$", "", key)
    titles = [group[name].title for name in (key, base) for group in groups if name in group]
    return titles[0] if titles else base.replace("_", " ")
