"""Our own fleet files: read back without guessing, and refused with the place where they are wrong."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from armada.catalog.cards import Faction, Printing
from armada.errors import FleetError
from armada.fleet import Fleet, FleetShip

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "fleet-files.md"
HEAD = 'format = "armada-fleet"\nversion = 1\nfaction = "rebel"\n'
FLEET = Fleet(
    name="Patrol at Ord Mantell",
    author="A. Ace",
    description="Nebulon first: let the frigate draw the fire,\nand send the corvette around the flank.",
    faction=Faction.REBEL,
    objectives=("most_wanted", "fire_lanes", "dangerous_territory"),
    ships=(
        FleetShip("nebulon_b_escort_frigate", ("general_dodonna", "redemption")),
        FleetShip("cr90_corvette_a"),
    ),
    squadrons=("luke_skywalker", "x_wing_squadron", "x_wing_squadron"),
)


def example(language: str) -> str:
    """The example of the reference page."""
    found = re.search(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_toml_of_the_reference_page_is_what_armada_writes() -> None:
    assert Fleet.read(example("toml")) == FLEET
    assert FLEET.write("toml") == example("toml")


def test_the_json_of_the_reference_page_is_the_same_fleet() -> None:
    plain = msgspec.structs.replace(FLEET, name="", author="", description="")
    assert Fleet.read(example("json")) == plain
    assert msgspec.json.decode(plain.write("json")) == msgspec.json.decode(example("json"))


def test_the_fleet_of_the_reference_page_is_legal_with_a_core_set() -> None:
    assert FLEET.points <= 180
    assert FLEET.faults(points=180) == []


def test_a_file_is_recognised_by_its_text_or_its_ending(tmp_path: Path) -> None:
    path = tmp_path / "fleet.TOML"
    path.write_text("name = 3\n", encoding="utf-8")
    with pytest.raises(FleetError, match="format: a fleet file of armada says"):
        Fleet.read(path)
    with pytest.raises(FleetError, match=r"format: .* it is missing"):
        Fleet.read('faction = "rebel"\n\n[[ships]]\ncard = "cr90_corvette_a"\n')


def test_the_printing_of_the_file_holds_unless_another_is_asked_for() -> None:
    text = HEAD + 'printing = "final"\n'
    assert Fleet.read(text).printing is Printing.FINAL
    assert Fleet.read(text, Printing.ERA_2016).printing is Printing.ERA_2016
    assert Fleet.read(HEAD).printing is Printing.ERA_2016


def test_any_characters_survive_in_names() -> None:
    odd = 'Qu"ote \\ tab\tbell\x07del\x7f nbsp\u00a0 ünï ☃ \'\'\' """'
    fleet = msgspec.structs.replace(FLEET, name=odd, description=f"{odd}\n\n {odd} \n")
    for dialect in ("toml", "json"):
        assert Fleet.read(fleet.write(dialect)) == fleet
    assert tomllib.loads(fleet.write("toml"))["name"] == odd


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + "name =\n", r"line 4: this is not TOML: invalid value"),
        ('{\n"format": "armada-fleet",\n"version" 1}', r"line 3: this is not JSON: expected ':'"),
        ("{[]}", r"this is not JSON"),
        (HEAD.replace("armada-fleet", "xws"), r"format: .* but this says 'xws'"),
        (HEAD.replace("version = 1", ""), r"version: the version number of the format"),
        (HEAD.replace("version = 1", "version = 2"), r"version: this file has version 2, .* Use a newer armada"),
        (HEAD.replace("version = 1", 'version = "1"'), r"version: the version number of the format"),
        (HEAD.replace('faction = "rebel"', ""), r"faction: this key is missing"),
        (HEAD.replace("rebel", "scum"), r"faction: invalid enum value 'scum'. It can be rebel, empire"),
        (HEAD + 'printing = "2015"\n', r"printing: .* It can be 2016, final"),
        (HEAD + "name = 3\n", r"name: expected `str`, got `int`"),
        (HEAD + 'commander = "x"\n', r"commander: unknown key. The keys here are format, version, name"),
        (HEAD + 'ships = ["cr90_corvette_a"]\n', r"ship 1: expected `object`, got `str`"),
        (HEAD + "[[ships]]\nupgrades = []\n", r"ship 1, card: this key is missing"),
        (
            HEAD + '[[ships]]\ncard = "cr90_corvette_a"\ncost = 44\n',
            r"ship 1, cost: unknown key. The keys here are card, upgrades",
        ),
        (
            HEAD + '[[ships]]\ncard = "cr90_corvete_a"\n',
            r"line 5: ship 1, card: no card .* Did you mean cr90_corvette_a",
        ),
        (HEAD + '[[ships]]\ncard = "yavaris"\n', r"line 5: ship 1, card: 'yavaris' is not a ship"),
        (
            HEAD + '[[ships]]\ncard = "cr90_corvette_a"\nupgrades = [\n"tantive_iv",\n"howlrunner",\n]\n',
            r"line 8: ship 1, upgrade 2: 'howlrunner' is not an upgrade",
        ),
        (HEAD + 'objectives = ["Minefields"]\n', r"line 4: objective 1: no card .* Did you mean minefields"),
        (
            HEAD + "[squadrons]\nhowlruner = 1\n",
            r"line 5: squadrons: no card has the key 'howlruner'. Did you mean howlrunner",
        ),
        (HEAD + "[squadrons]\nhowlrunner = 0\n", r"squadrons, howlrunner: write the number of squadrons here"),
        (HEAD + '[squadrons]\nhowlrunner = "1"\n', r"squadrons, howlrunner: write the number"),
        (HEAD + "[squadrons]\nhowlrunner = true\n", r"squadrons, howlrunner: write the number"),
        (HEAD + "[squadrons]\nhowlrunner = 1000\nyv_666 = 1\n", r"at most 1000 cards"),
        (HEAD + "squadrons = [1]\n", r"squadrons: expected `object`, got `array`"),
        (f"{HEAD}name = '{'x' * 6000}'\n", r"at most 5000 characters"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(text: str, said: str) -> None:
    with pytest.raises(FleetError, match=said):
        Fleet.read(text)
