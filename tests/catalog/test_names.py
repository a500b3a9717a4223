"""Names as players write them."""

from __future__ import annotations

import pytest

from armada.catalog.names import normalise, suggestions

NAMES = ["Gladiator I-class Star Destroyer", "Demolisher", "Dominator", "Devastator", "Darth Vader"]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("JAINAS LIGHT", "Jaina's Light"),
        ("Jaina’s light", "Jaina's Light"),
        ("xi7   turbolasers", "XI7 Turbolasers"),
        ("All fighters, follow me", "All Fighters, Follow Me!"),
        ("Chimaéra", "Chimaera"),
        ("x wing squadron", "X-wing Squadron"),
    ],
)
def test_case_accents_and_punctuation_do_not_matter(written: str, meant: str) -> None:
    assert normalise(written) == normalise(meant)


def test_digits_and_letters_do_matter() -> None:
    assert normalise("IG-88") != normalise("IG-88B")


def test_a_misspelled_name_is_suggested() -> None:
    assert suggestions("demolishr", NAMES) == ["Demolisher"]


def test_part_of_a_name_comes_before_names_spelled_like_it() -> None:
    assert suggestions("gladiator", NAMES)[0] == "Gladiator I-class Star Destroyer"


def test_no_more_names_are_suggested_than_asked_for() -> None:
    assert len(suggestions("domolator", NAMES, n=1)) == 1


@pytest.mark.parametrize("text", ["", "...", "qqqqqqqqq"])
def test_nothing_is_suggested_for_what_is_like_no_name(text: str) -> None:
    assert suggestions(text, NAMES) == []
