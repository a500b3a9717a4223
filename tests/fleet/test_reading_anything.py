"""Any text at all gives a fleet or a `FleetError`; hypothesis looks for one that does not."""

from __future__ import annotations

from pathlib import Path
from random import Random

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from armada.catalog.catalog import catalog
from armada.errors import FleetError
from armada.fleet import Dialect, Fleet

SAMPLES = [path.read_text(encoding="utf-8") for path in sorted((Path(__file__).parent / "samples").glob("*.txt"))]
SAMPLES += [Fleet.read(SAMPLES[0]).write(dialect) for dialect in Dialect]
PIECES = [
    *"•·-+*=()[]{}!:,/x×\n\t \"'#",
    *("Squadrons:", "Name:", "Faction: Rebel", "Commander: ", "Assault: ", "Objective", "[ flagship ]", "ship: "),
    *("= 3 Points", "Total Points: 5", " - ", "99 x ", "(5)", "(5/6)", "(1 + 2: 3)", "FLEET", "1 • ", "...", "[ARC]"),
    *("Darth Vader", "Leia Organa", "Victory I", "X-wing Squadron", "Gozanti-class Cruisers", "Minefields", "Yavaris"),
    *('format = "armada-fleet"', "version = 1", "[[ships]]", "[squadrons]", '{"format":', "\ufeff", "â€¢", "\x1b"),
]

patiently = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def survives(source: str | bytes) -> None:
    """Reading ends in a fleet whose cards exist, that can be priced, checked and written, or in a `FleetError`."""
    try:
        fleet = Fleet.read(source)
    except FleetError:
        return
    known = catalog(fleet.printing)
    assert all(ship.card in known.ships for ship in fleet.ships)
    assert all(key in known.objectives for key in fleet.objectives)
    assert fleet.points == fleet.ship_points + fleet.squadron_points
    assert all(remark.message and remark.line >= 0 for remark in fleet.remarks)
    assert isinstance(fleet.faults(), list)
    for dialect in Dialect:
        fleet.write(dialect).encode()


@patiently
@given(st.binary(max_size=2000))
@example(b"\xff\xfe\x00\xd8")
def test_any_bytes(data: bytes) -> None:
    survives(data)


@patiently
@given(st.text(max_size=1000))
@example("\ud800 CR90 Corvette A")
@example("Faction: Rebel\nName: \ud800\x7f\nCR90 Corvette A")
def test_any_text(text: str) -> None:
    survives(text)


@patiently
@given(st.lists(st.sampled_from(PIECES), max_size=60))
def test_the_pieces_of_lists_in_any_order(pieces: list[str]) -> None:
    survives("".join(pieces))
    survives("\n".join(pieces))


@patiently
@given(st.sampled_from(SAMPLES), st.randoms(use_true_random=False), st.integers(1, 40))
def test_lists_that_were_mangled(text: str, rng: Random, changes: int) -> None:
    data = bytearray(text.encode())
    for _ in range(changes):
        place = rng.randrange(len(data) + 1)
        what = rng.randrange(4)
        if what == 0:
            data[place:place] = rng.choice(PIECES).encode()
        elif what == 1:
            del data[place : place + rng.randrange(1, 30)]
        elif what == 2:
            data[place : place + 1] = bytes([rng.randrange(256)])
        else:
            other = rng.choice(SAMPLES).encode()
            data[place:place] = other[: rng.randrange(200)]
    survives(bytes(data))


def test_texts_made_to_take_long_are_read_all_the_same() -> None:
    head = "Faction: Rebel\n"
    survives(head + "\n".join(f"{number:x}" for number in range(17000)))
    survives(head + "\n".join("(" + " " * 290 for _ in range(330)))
    survives(head + "CR90 Corvette A\n" + "- Leia Organa\n" * 900)
    survives(head + ("Assault: " + "x," * 140 + "\n") * 300)
    survives('format = "armada-fleet"\n' + ("a." * 2400 + "b = 1\n") * 20)
    survives("format = " + "[" * 4000)
    survives('{"format": ' + "[" * 90_000)
