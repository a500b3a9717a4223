from __future__ import annotations

from armada.messages.languages import language_of, speaking, spoken_language
from armada.messages.message import decimal, has_message, listed, percent, say


def test_names_are_listed_as_each_language_does() -> None:
    assert [listed(["A", "B", "C"][:count]) for count in range(4)] == ["", "A", "A and B", "A, B and C"]
    assert listed(["A", "B", "C"], either=True) == "A, B or C"
    with speaking("de"):
        assert listed(["A", "B", "C"]) == "A, B und C"


def test_a_language_is_spoken_until_its_block_ends() -> None:
    with speaking("de"):
        assert spoken_language() == "de"
    assert spoken_language() == "en"


def test_english_is_spoken_where_a_language_is_not_ours() -> None:
    with speaking("tlh"):
        assert spoken_language() == "en"


def test_an_id_without_a_message_is_known_as_such() -> None:
    assert not has_message("log-no-such-thing")


def test_the_first_language_of_ours_is_taken() -> None:
    assert language_of("", "tlh", "de_AT.UTF-8", "en") == "de"
    assert language_of("C.UTF-8", "EN-us") == language_of() == "en"


def test_a_number_may_be_larger_than_any_that_has_a_plural() -> None:
    assert say("tournament-no-round", number=10**40) == f"There is no round {10**40}."


def test_a_text_far_too_long_for_a_sentence_is_cut() -> None:
    said = say("problems-unreadable", why="[" * 100_000)
    assert "[…" in said
    assert len(said) < 3_000


def test_halves_are_rounded_up_as_browsers_round_them() -> None:
    assert [decimal(value) for value in (0.25, 0.75, 0.15, 2.0, 0.0499)] == ["0.3", "0.8", "0.2", "2.0", "0.0"]
    assert [percent(chance) for chance in (0.125, 0.375, 0.005, 1.0)] == ["13%", "38%", "1%", "100%"]
