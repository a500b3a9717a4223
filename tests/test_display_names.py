"""Names as they are shown to others: nothing invisible in them, and told apart as eyes do."""

from __future__ import annotations

import pytest

from armada.display_names import clean_line, likeness


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Mara", "Mara"),
        ("  Mara \n Jade\t", "Mara Jade"),
        ("Ma\u202era\u202c", "Mara"),
        ("\u2066Mara\u2069\u200b\u200e", "Mara"),
        ("Ma\x00r\x1b[31ma\x7f", "Mar[31ma"),
        ("Ma\u00adra\ufeff", "Mara"),
        ("Zoe\u0308", "Zoë"),
        ("Mara\u2028Jade", "Mara Jade"),
        ("\u200b\u202e\u2066", ""),
        ("\u3164\u2800", ""),
        ("Ma\ue000ra\ud800", "Mara"),
        ("👩‍🚀 Mara ❤️", "👩‍🚀 Mara ❤️"),
        (
            "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
            "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        ),
        ("Ma\u200dra\U000e0067", "Mara"),
        ("محمد", "محمد"),
        ("Łukasz Žižek", "Łukasz Žižek"),
    ],
)
def test_nothing_invisible_is_left_of_a_name(written: str, shown: str) -> None:
    assert clean_line(written) == shown
    assert clean_line(shown) == shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mara", "MARA"),
        ("Mara", "M a r a"),
        ("Mara", "Маrа"),
        ("Mara", "Mára"),
        ("Mara", "Ｍａｒａ"),
        ("Mara", "Mara\u200b."),
        ("Bill", "Bi1|"),
        ("Bob", "B0b"),
        ("Computer", "Сomputer"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_look_alike_are_the_same_name(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Mara", "Maria"), ("I", "L"), ("Player 1", "Player 2"), ("👩‍🚀", "🚀"), ("Мария", "Mara")]
)
def test_other_names_are_told_apart(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)
