"""Searches for rules as players ask about them: the best match first, with or without the words of the rulebook."""

from __future__ import annotations

import difflib
import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from armada.catalog.rules import Rule, areas, find_rules, rule_named, rules

COMMON_WORDS = """
a after all am an and any are at be been being both but by can could do does did each every for from get gets
happen happens had has have how i if in into is it its just like may me more much must my no not of off on once
one only or other another our
out over own same shall should so still such than that the their them then there these they this those through
to too two under up us use was we what when where which while who why will with without work works would you
your
"""
COMMON = frozenset(COMMON_WORDS.split())
"""Words of a sentence that say nothing about its subject."""

SAID = {
    "collide": "overlap",
    "collides": "overlap",
    "collision": "overlap",
    "dogfight": "engaged",
    "fighter": "squadron",
    "fighters": "squadrons",
    "hp": "hull",
    "los": "line",
    "ram": "overlap",
    "ramming": "overlap",
    "rams": "overlap",
    "turn": "round",
    "turns": "rounds",
}
"""Players' words, and the words of the rules for them."""

WORD = re.compile(r"[\w'’.-]*\w")
ENDINGS = ("ations", "ation", "ings", "ing", "ments", "ment", "ies", "ied", "ers", "ed", "es", "er", "s", "e", "y")
SHORTEST_STEM = 4
CLOSE = 0.8
"""How alike a word of a question and one of the rules must be, from 0 to 1, if the rules do not know it."""
ENOUGH = 0.5
"""The share of a question that a rule must answer if no rule holds every word."""
MOST_FALLBACKS = 12


class _Indexed(msgspec.Struct, frozen=True):
    """The stems of a rule: how often each is in its text, and those of its other facts."""

    text: Mapping[str, int]
    length: int
    first: str
    """A rule on a keyword or a defense token begins with it."""

    title: frozenset[str]
    other: frozenset[str]


def ranked_rules(words: Iterable[str]) -> list[Rule]:
    """The rules for some words, the best match first; without words, all in the order of the index.

    A rule that is named by its id comes first. Then come the rules that hold every word. If there is none, the words
    are taken as a question: their stems, what players call things, and near misses in spelling.
    """
    asked = tuple(words)
    if not asked:
        return list(rules().values())
    text = " ".join(asked)
    named = rule_named(text)
    stems = _asked_stems(text)
    telling = _telling(asked)
    is_of_players = any(word.casefold() in SAID for word in telling)
    held = find_rules(telling) if telling and not is_of_players else []
    held.sort(key=lambda rule: -_score(rule, stems))
    found = held or _answers(stems)
    return found if named is None else [named, *(rule for rule in found if rule is not named)]


def _telling(asked: Iterable[str]) -> list[str]:
    """The words that a rule must hold: whole phrases, and those that say something about the subject."""
    spelled = [word for word in (word.strip("?!,;") for word in asked) if word]
    return [word for word in spelled if " " in word or word.casefold() not in COMMON] or spelled


def _answers(stems: tuple[str, ...]) -> list[Rule]:
    """The rules that answer most of a question, the best first."""
    whole = sum(_weight(stem) for stem in stems)
    if not whole:
        return []
    scored = [(rule, _share(rule, stems) / whole, _score(rule, stems)) for rule in rules().values()]
    likely = [(rule, share, score) for rule, share, score in scored if share >= ENOUGH]
    likely.sort(key=lambda each: (-round(each[1], 1), -each[2]))
    return [rule for rule, _, _ in likely[:MOST_FALLBACKS]]


def _share(rule: Rule, stems: Iterable[str]) -> float:
    held = _indexed()[rule.id]
    return sum(_weight(stem) for stem in stems if stem in held.text or stem in held.title or stem in held.other)


def _score(rule: Rule, stems: Iterable[str]) -> float:
    """How well a rule fits: words of its text count most, rare ones more than frequent, in a short text more."""
    held = _indexed()[rule.id]
    score = 0.0
    for stem in stems:
        weight = _weight(stem)
        often = held.text.get(stem, 0)
        score += weight * 3 * often / (often + 0.5 + held.length / 40) if often else 0
        score += weight * 2 * (stem == held.first)
        score += weight * 2.5 * (stem in held.title)
        score += weight * 0.25 * (stem in held.other)
    return score


@cache
def _indexed() -> Mapping[str, _Indexed]:
    found: dict[str, _Indexed] = {}
    for rule in rules().values():
        text = _stems(rule.text)
        other = " ".join((rule.id, rule.source, rule.note, rule.reason, *rule.windows))
        title = areas().get(rule.area, "")
        found[rule.id] = _Indexed(
            Counter(text), len(text), (text or [""])[0], frozenset(_stems(title)), frozenset(_stems(other))
        )
    return found


@cache
def _frequencies() -> Mapping[str, int]:
    counted: Counter[str] = Counter()
    for held in _indexed().values():
        counted.update({*held.text, *held.title, *held.other})
    return counted


def _weight(stem: str) -> float:
    """How much a word tells: a rare one more than one of many rules. An unknown word weighs as much as the rarest."""
    return math.log(len(_indexed()) / (1 + _frequencies().get(stem, 0))) + 0.1


def _asked_stems(text: str) -> tuple[str, ...]:
    """The stems of a question, each once, in the words of the rules where they are known."""
    spelled = [word for word in _words(text) if word not in COMMON] or _words(text)
    return tuple(dict.fromkeys(_known(_stem(SAID.get(word, word))) for word in spelled))


def _known(stem: str) -> str:
    """The stem, or the one of the rules that is spelled most like it."""
    if stem in _frequencies() or len(stem) < SHORTEST_STEM:
        return stem
    close = difflib.get_close_matches(stem, _frequencies(), n=1, cutoff=CLOSE)
    return close[0] if close else stem


def _stems(text: str) -> list[str]:
    return [_stem(word) for word in _words(text) if word not in COMMON]


def _words(text: str) -> list[str]:
    return [word.casefold() for word in WORD.findall(text)]


@cache
def _stem(word: str) -> str:
    """A word without its ending, so that `overlaps` and `overlapping` are one."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            shortened = word[: -len(ending)]
            doubled = len(shortened) > SHORTEST_STEM and shortened[-1] == shortened[-2]
            return shortened[:-1] if doubled else shortened
    return word
