"""Text from anywhere: files, bytes, encodings, and what copying does to a list."""

from __future__ import annotations

from pathlib import Path

import pytest

from armada import Fleet
from armada.errors import FleetError
from armada.fleet.text import LIMIT

LIST = "Name: Café\nFaction: Rebel\n\nCR90 Corvette A (44)\n• Jaina’s Light (2)\n= 46 Points\n"
FLEET = Fleet.read(LIST)


def test_the_list_itself_is_read() -> None:
    assert FLEET.name == "Café"
    assert FLEET.ships[0].upgrades == ("jainas_light",)
    assert FLEET.remarks == ()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_bytes_of_any_usual_encoding_are_read(encoding: str) -> None:
    assert Fleet.read(LIST.encode(encoding)) == FLEET


@pytest.mark.parametrize(
    "text",
    [
        LIST.replace("\n", "\r\n"),
        LIST.replace("\n", "\r"),
        LIST.replace("\n", "\u2028"),
        LIST.replace(" ", "\u00a0"),
        LIST.replace("• ", "•\u2009"),
        LIST.replace("(", "\t( ").replace(")", "\t)"),
        "\ufeff" + LIST,
        LIST.replace("CR90", "C\u200bR90\x07"),
        "  " + LIST.replace("\n", "  \n   "),
    ],
    ids=["CRLF", "CR", "separators", "NBSP", "thin space", "tabs", "BOM", "unseen", "indented"],
)
def test_other_spaces_and_line_ends_do_not_matter(text: str) -> None:
    assert Fleet.read(text) == FLEET


@pytest.mark.parametrize("misread", ["cp1252", "latin-1"])
def test_text_that_was_encoded_twice_is_mended(misread: str) -> None:
    twice = LIST.encode().decode(misread, "replace")
    assert "•" not in twice
    fleet = Fleet.read(twice)
    assert (fleet.name, fleet.ships) == (FLEET.name, FLEET.ships)


def test_a_file_is_read_by_its_path_or_by_a_text_that_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "list.txt"
    path.write_text(LIST, encoding="utf-8")
    assert Fleet.read(path) == Fleet.read(str(path)) == FLEET
    monkeypatch.chdir(tmp_path)
    assert Fleet.read("list.txt") == FLEET


def test_a_single_line_that_names_no_file_is_a_list() -> None:
    assert Fleet.read("CR90 Corvette A (44)").ships[0].card == "cr90_corvette_a"


def test_a_missing_file_and_a_folder_are_said(tmp_path: Path) -> None:
    with pytest.raises(FleetError, match="no such file"):
        Fleet.read(tmp_path / "missing.txt")
    with pytest.raises(FleetError, match="it is a folder"):
        Fleet.read(tmp_path)
    with pytest.raises(FleetError, match="cannot be read"):
        Fleet.read(Path("a\0b"))


@pytest.mark.parametrize("data", [b"PK\x03\x04\0\0\x08\0", b"\x7fELF\0\1\2\0\0\0", bytes(range(256)), b"\0" * 9])
def test_binary_data_are_refused_with_advice(data: bytes) -> None:
    with pytest.raises(FleetError, match="Export the fleet as text"):
        Fleet.read(data)


def test_a_list_of_the_limit_is_read_and_a_longer_one_refused(tmp_path: Path) -> None:
    longest = LIST + " " * (LIMIT - len(LIST.encode()))
    path = tmp_path / "long.txt"
    path.write_text(longest, encoding="utf-8")
    assert Fleet.read(longest) == Fleet.read(longest.encode()) == Fleet.read(path) == FLEET
    path.write_text(longest + " ", encoding="utf-8")
    for too_long in (longest + " ", (longest + " ").encode(), path):
        with pytest.raises(FleetError, match="at most 100 kB"):
            Fleet.read(too_long)


def test_a_line_too_long_for_a_list_is_unknown_and_shown_in_part() -> None:
    fleet = Fleet.read(LIST + "x" * 5000)
    assert fleet.ships == FLEET.ships
    assert len(fleet.remarks[0].text) == 100
