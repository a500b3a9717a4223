from __future__ import annotations

from xml.etree.ElementTree import fromstring

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armada.drawing.markup import clean, corners, element, escape, lie, number, shortened, text_width, title
from armada.geometry.pose import pose_at


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.0, "1"),
        (0.1 + 0.2, "0.3"),
        (-0.001, "0"),
        (100.0, "100"),
        (-2.50, "-2.5"),
        (1e-9, "0"),
        (1234.567, "1234.57"),
    ],
)
def test_a_number_has_no_needless_character(value: float, text: str) -> None:
    assert number(value) == text


def test_control_characters_and_marks_of_direction_are_replaced() -> None:
    assert clean("a\x00b\x1b[31m\u202ec\ud800\uffff\nd") == "a\ufffdb\ufffd[31m\ufffdc\ufffd\ufffd d"


@given(st.text(st.characters(codec=None, exclude_categories=())))
def test_any_text_at_all_can_stand_in_a_picture(text: str) -> None:
    root = fromstring(element("svg", title(text), name=escape("x")).encode())
    assert root.findtext("title", "") == shortened(text)


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    assert shortened("Executor", 8) == "Executor"
    assert shortened("Executor II", 8) == "Executo…"
    assert len(shortened("x" * 100_000)) == 120


def test_quotes_in_an_attribute_do_not_end_it() -> None:
    root = fromstring(element("g", id="\"><script>'&"))
    assert root.get("id") == "\"><script>'&"


def test_up_on_the_table_is_up_in_the_picture() -> None:
    assert corners([(1.0, 2.0), (-3.5, -4.0)]) == "1,-2 -3.5,4"
    assert lie(pose_at(10, 20, 30)) == "translate(10 -20) rotate(30)"


def test_wide_characters_take_more_room() -> None:
    assert text_width("il", 12) < text_width("ab", 12) < text_width("MW", 12) < text_width("戦艦戦", 12)
