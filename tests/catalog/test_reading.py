"""Wrong data files: each fault is told with file, card and key, and with what to do about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from armada.catalog.cards import Printing
from armada.catalog.catalog import Catalog, read_catalog, read_data
from armada.errors import DataError

SOURCE = 'source = { product = "Core Set", sku = "SWM01", wave = 0, checked = 2026-11-15 }'
SHIP = f"""
[cr90_corvette_a]
name = "CR90 Corvette A"
faction = "rebel"
ship_class = "cr90_corvette"
chassis = "cr90"
size = "small"
points = 44
hull = 4
command = 1
squadron = 1
engineering = 2
shields = {{ front = 2, left = 2, right = 2, rear = 1 }}
battery.front = {{ red = 2, blue = 1 }}
battery.left = {{ red = 1, blue = 1 }}
battery.right = {{ red = 1, blue = 1 }}
battery.rear = {{ red = 1 }}
speed_chart = [[2], [1, 2]]
{SOURCE}
"""
SQUADRON = f"""
[howlrunner]
name = "TIE Fighter Squadron"
ace = "Howlrunner"
faction = "empire"
squadron_type = "tie_fighter_squadron"
unique = true
points = 16
hull = 3
speed = 4
keywords = ["swarm", "counter 1"]
{SOURCE}
"""
UPGRADE = f"""
[tantive_iv]
name = "Tantive IV"
slots = ["title"]
unique = true
only = {{ ship_classes = ["cr90_corvette"] }}
points = 3
summary = "Passes command tokens on."
effect = "not yet"
{SOURCE}

[tantive_iv.final]
points = 2
gone = ["only"]
"""
KEYWORDS = f"""
[counter]
name = "Counter"
has_value = true
{SOURCE}

[swarm]
name = "Swarm"
{SOURCE}
"""
DICE = """
red = [["hit"]]
blue = [["crit"]]
black = [[]]
"""
FILES = {
    "ships/cr90_corvette.toml": SHIP,
    "squadrons/empire.toml": SQUADRON,
    "upgrades/title.toml": UPGRADE,
    "keywords.toml": KEYWORDS,
    "dice.toml": DICE,
}


class Folder:
    """A small catalogue on disk, one card of each kind, that a test makes wrong."""

    def __init__(self, path: Path) -> None:
        self.path = path
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        assert FILES[name].count(old) >= 1
        self.write(name, FILES[name].replace(old, new, 1))

    def read(self, printing: Printing = Printing.ERA_2016) -> Catalog:
        return read_catalog(read_data(self.path), printing)

    def fault(self, printing: Printing = Printing.ERA_2016) -> DataError:
        with pytest.raises(DataError) as caught:
            self.read(printing)
        return caught.value


@pytest.fixture
def data(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def place(fault: DataError) -> tuple[str, str, str]:
    return fault.file, fault.card, fault.key


def test_a_right_folder_is_read(data: Folder) -> None:
    assert [*data.read().cards] == ["cr90_corvette_a", "howlrunner", "tantive_iv", "counter", "swarm"]


def test_a_unique_card_that_names_no_names_goes_by_its_own(data: Folder) -> None:
    cards = data.read()
    assert cards.squadrons["howlrunner"].unique_names == ("Howlrunner",)
    assert cards.upgrades["tantive_iv"].unique_names == ("Tantive IV",)


def test_the_final_printing_has_what_errata_changed_and_lacks_what_they_took(data: Folder) -> None:
    then, now = (data.read(printing).upgrades["tantive_iv"] for printing in Printing)
    assert (then.points, then.only.ship_classes) == (3, ("cr90_corvette",))
    assert (now.points, now.only.ship_classes) == (2, ())
    assert now.summary == then.summary


def test_an_unknown_key_is_told_with_the_one_meant(data: Folder) -> None:
    data.change("ships/cr90_corvette.toml", "points = 44", "pionts = 44")
    fault = data.fault()
    assert place(fault) == ("ships/cr90_corvette.toml", "cr90_corvette_a", "pionts")
    assert str(fault) == ("ships/cr90_corvette.toml, [cr90_corvette_a], pionts: unknown key. Did you mean `points`?")


def test_an_unknown_key_like_no_other_is_told_with_all_that_are_known(data: Folder) -> None:
    data.change("ships/cr90_corvette.toml", "red = 2, blue = 1", "zzzz = 1")
    fault = data.fault()
    assert place(fault) == ("ships/cr90_corvette.toml", "cr90_corvette_a", "battery.zzzz")
    assert "The keys here are red, blue, black." in str(fault)


def test_an_unknown_key_in_errata_is_told(data: Folder) -> None:
    data.change("upgrades/title.toml", "points = 2", "cost = 2")
    assert data.read().upgrades["tantive_iv"].points == 3
    assert place(data.fault(Printing.FINAL)) == ("upgrades/title.toml", "tantive_iv", "cost")


def test_a_value_of_the_wrong_type_is_told(data: Folder) -> None:
    data.change("ships/cr90_corvette.toml", "hull = 4", 'hull = "four"')
    fault = data.fault()
    assert place(fault) == ("ships/cr90_corvette.toml", "cr90_corvette_a", "hull")
    assert "expected `int`, got `str`." in str(fault)


def test_a_wrong_number_of_dice_is_told_with_its_hull_zone(data: Folder) -> None:
    data.change("ships/cr90_corvette.toml", "battery.rear = { red = 1 }", "battery.rear = { red = 1.5 }")
    assert place(data.fault()) == ("ships/cr90_corvette.toml", "cr90_corvette_a", "battery.red")


def test_a_word_that_is_none_of_the_possible_ones_is_told_with_them(data: Folder) -> None:
    data.change("squadrons/empire.toml", 'faction = "empire"', 'faction = "hutt"')
    fault = data.fault()
    assert place(fault) == ("squadrons/empire.toml", "howlrunner", "faction")
    assert "invalid enum value 'hutt'. It can be rebel, empire, republic, separatist." in str(fault)


def test_a_hull_zone_that_does_not_exist_is_told(data: Folder) -> None:
    data.change("ships/cr90_corvette.toml", "battery.rear", "battery.stern")
    fault = data.fault()
    assert place(fault) == ("ships/cr90_corvette.toml", "cr90_corvette_a", "battery")
    assert "It can be front, right, right_aux, rear, left_aux, left." in str(fault)


def test_a_missing_key_is_told(data: Folder) -> None:
    data.change("squadrons/empire.toml", "points = 16\n", "")
    fault = data.fault()
    assert place(fault) == ("squadrons/empire.toml", "howlrunner", "points")
    assert "this key is missing. Add it." in str(fault)


def test_a_file_that_is_not_toml_is_told_with_the_line(data: Folder) -> None:
    data.change("upgrades/title.toml", "points = 3", "points = ")
    fault = data.fault()
    assert place(fault) == ("upgrades/title.toml", "", "")
    assert "this is not TOML" in str(fault)
    assert "line 7" in str(fault)


def test_a_file_that_is_not_text_is_told(data: Folder) -> None:
    (data.path / "upgrades" / "title.toml").write_bytes(b"\xff\xfe\x00")
    assert place(data.fault()) == ("upgrades/title.toml", "", "")


def test_a_key_that_stands_twice_in_a_file_is_told(data: Folder) -> None:
    data.write("upgrades/title.toml", UPGRADE + UPGRADE)
    assert place(data.fault()) == ("upgrades/title.toml", "", "")


def test_a_key_that_two_files_have_is_told_with_both(data: Folder) -> None:
    data.write("upgrades/officer.toml", UPGRADE.replace("tantive_iv", "howlrunner"))
    fault = data.fault()
    assert place(fault) == ("upgrades/officer.toml", "howlrunner", "")
    assert "a card in squadrons/empire.toml also has this key." in str(fault)


@pytest.mark.parametrize("key", ["Tantive", "tantive-iv", "tantive__iv", "_tantive"])
def test_a_key_of_other_letters_is_told(data: Folder, key: str) -> None:
    data.write("upgrades/title.toml", UPGRADE.replace("[tantive_iv", f"[{key}"))
    fault = data.fault()
    assert place(fault) == ("upgrades/title.toml", key, "")
    assert "Use lower-case letters" in str(fault)


def test_a_value_outside_of_any_card_is_told(data: Folder) -> None:
    data.write("upgrades/title.toml", "points = 3\n" + UPGRADE)
    assert place(data.fault()) == ("upgrades/title.toml", "", "points")


def test_an_unknown_ship_class_is_told_with_the_one_meant(data: Folder) -> None:
    data.change("upgrades/title.toml", '["cr90_corvette"]', '["cr90_corvete"]')
    fault = data.fault()
    assert place(fault) == ("upgrades/title.toml", "tantive_iv", "only.ship_classes")
    assert "no ship card has the class 'cr90_corvete'. Did you mean cr90_corvette?" in str(fault)


def test_an_unknown_keyword_is_told_with_the_one_meant(data: Folder) -> None:
    data.change("squadrons/empire.toml", '"swarm"', '"swam"')
    fault = data.fault()
    assert place(fault) == ("squadrons/empire.toml", "howlrunner", "keywords")
    assert "keywords.toml does not describe 'swam'. Did you mean swarm?" in str(fault)


def test_a_keyword_without_the_value_it_needs_is_told(data: Folder) -> None:
    data.change("squadrons/empire.toml", '"counter 1"', '"counter"')
    assert "'counter' has no value here." in str(data.fault())


def test_a_keyword_with_a_value_it_cannot_have_is_told(data: Folder) -> None:
    data.change("squadrons/empire.toml", '"swarm"', '"swarm 2"')
    assert "'swarm' is a keyword without a value." in str(data.fault())


@pytest.mark.parametrize("keyword", ['"Counter: 1"', "1"])
def test_a_keyword_in_another_form_is_told(data: Folder, keyword: str) -> None:
    data.change("squadrons/empire.toml", '"counter 1"', keyword)
    fault = data.fault()
    assert place(fault) == ("squadrons/empire.toml", "howlrunner", "keywords")
    assert 'Write its name, and its value if it has one: "counter 2".' in str(fault)


def test_keywords_that_are_no_list_are_told(data: Folder) -> None:
    data.change("squadrons/empire.toml", '["swarm", "counter 1"]', '"swarm"')
    assert place(data.fault()) == ("squadrons/empire.toml", "howlrunner", "keywords")


def test_errata_that_take_away_what_is_not_there_are_told(data: Folder) -> None:
    data.change("upgrades/title.toml", 'gone = ["only"]', 'gone = ["ready"]')
    fault = data.fault(Printing.FINAL)
    assert place(fault) == ("upgrades/title.toml", "tantive_iv", "final.gone")
    assert "'ready' is not on the card." in str(fault)


def test_errata_that_are_no_table_are_told(data: Folder) -> None:
    data.change("squadrons/empire.toml", "points = 16", "points = 16\nfinal = 14")
    fault = data.fault(Printing.FINAL)
    assert place(fault) == ("squadrons/empire.toml", "howlrunner", "final")
    assert "Write [howlrunner.final]." in str(fault)


def test_a_die_without_faces_is_told(data: Folder) -> None:
    data.change("dice.toml", 'blue = [["crit"]]\n', "")
    assert place(data.fault()) == ("dice.toml", "", "blue")


def test_an_icon_no_die_has_is_told(data: Folder) -> None:
    data.change("dice.toml", '"crit"', '"miss"')
    fault = data.fault()
    assert place(fault) == ("dice.toml", "", "blue")
    assert "It can be hit, crit, accuracy." in str(fault)
