"""Reading fleet lists: the lines of any dialect become a fleet, with remarks on what could not be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import Final

from armada.catalog.cards import Category, Faction, ObjectiveCard, Printing, ShipCard, Slot, SquadronCard, UpgradeCard
from armada.errors import FleetError
from armada.fleet.broken_lines import rejoined
from armada.fleet.card_choice import CardChoice, Clues, ListedShip, ListPlace, choose, is_commander
from armada.fleet.fleet import MOST_CARDS, Fleet, FleetShip, Remark
from armada.fleet.lines import MOST_OF_ONE, FleetListLine, Header, Shape, classified, without_cost
from armada.fleet.list_faction import list_faction
from armada.fleet.listed_costs import ListedCosts
from armada.fleet.misspelled_names import misspelled
from armada.fleet.names import CardType, ListedCard, NameMeanings, cards_named, close_names, faction_named
from armada.fleet.own_format import own_dialect, read_own
from armada.fleet.roster import described
from armada.fleet.text import as_path, clean, text_of
from armada.messages.message import listed, say

MOST_SUGGESTIONS: Final = 20
"""How many unknown lines get suggestions: finding them takes time, and a text with more is not a list."""
SHOWN: Final = 100
"""How many characters of a line a remark shows."""
LABELS: Final = {
    "assault": Category.ASSAULT,
    "defense": Category.DEFENSE,
    "defence": Category.DEFENSE,
    "navigation": Category.NAVIGATION,
}
OBJECTIVE_LABEL: Final = re.compile(
    r"objectives?\s*[:-]?\s*(?:(?:assault|defen[sc]e|navigation)\s*[:-]\s*)?", re.IGNORECASE
)
EMPTY: Final = ("", "-", "none", "n/a")


def read_fleet(source: str | bytes | Path, printing: Printing | None = None) -> Fleet:
    """The fleet of a list in any dialect."""
    text = text_of(source)
    path = source if isinstance(source, PurePath) else as_path(source) if isinstance(source, str) else None
    dialect = own_dialect(text, path.suffix.lower() if path else "")
    if dialect:
        return read_own(text, dialect, printing)
    return ListReader(clean(text), printing or Printing.ERA_2016).fleet()


class ListReader:
    """Reads a list from top to bottom and remembers the ship to which upgrades belong.

    The last ship is open until its total, and lost if it was not recognised.
    """

    def __init__(self, text: str, printing: Printing) -> None:
        self.printing = printing
        written = [line.strip() for line in text.split("\n")]
        lines = [(number, line, classified(line)) for number, line in enumerate(written, 1)]
        self.lines = rejoined(lines, printing)
        self.faction = list_faction([line for _, _, line in self.lines], printing)
        self.shapes = [(number, line.shape) for number, _, line in self.lines if line.shape is not Shape.BLANK][:2]
        self.author = ""
        self.title: tuple[int, str] | None = None
        self.ships: list[ListedShip] = []
        self.squadrons: list[SquadronCard] = []
        self.objectives: dict[str, ObjectiveCard] = {}
        self.commanders: tuple[str, ...] = ()
        self.commander_line: tuple[int, str] | None = None
        self.costs = ListedCosts(printing)
        self.remarks: list[Remark] = []
        self.cards = self.unknown = 0
        self.is_open = self.is_lost = self.in_squadrons = False
        self.unsure: list[tuple[int, str, ListedShip, int, CardChoice]] = []

    def fleet(self) -> Fleet:
        """The fleet of the list; a `FleetError` if nothing in it was recognised."""
        for number, text, line in self.lines:
            if line.header in (Header.NAME, Header.FACTION) and self.cards:
                self._remark(number, text, say("lists-second-list"))
                break
            self._read(number, text, line)
        self._settle_commander()
        if self.faction is None or not (self.cards or self.objectives or self._names_faction()):
            raise FleetError(say("lists-nothing-read"))
        whole = self.costs.printing_remark()
        remarks = sorted([*self.remarks, *self.costs.remarks], key=lambda remark: remark.line)
        order = list(Category)
        return Fleet(
            name=self.title[1] if self.title else "",
            author=self.author,
            faction=self.faction,
            printing=self.printing,
            objectives=tuple(sorted(self.objectives, key=lambda key: order.index(self.objectives[key].category))),
            ships=tuple(FleetShip(ship.card.key, tuple(card.key for card in ship.upgrades)) for ship in self.ships),
            squadrons=tuple(squadron.key for squadron in self.squadrons),
            remarks=(whole, *remarks) if whole else tuple(remarks),
        )

    def _names_faction(self) -> bool:
        return any(line.header is Header.FACTION and faction_named(line.text) for _, _, line in self.lines)

    def _read(self, number: int, text: str, line: FleetListLine) -> None:
        """Read one line, by its shape."""
        shape = line.shape
        if shape is Shape.CARD:
            self._read_card(number, text, line)
        elif shape is Shape.TOTAL:
            self.costs.check_block(number, text, line.cost)
            self.is_open = self.is_lost = False
        elif shape is Shape.HEADER:
            self._read_header(number, text, line)
        elif shape is Shape.SQUADRONS:
            self.in_squadrons, self.is_open, self.is_lost = True, False, False
            self.costs.open_block()
        elif shape is Shape.ELEMENT:
            self._read_element(number, text, line)
        elif shape is Shape.TITLE and not self.cards:
            self._take_title(number, line.text)
        elif shape is Shape.OMISSION:
            self.costs.add_cost(None)
        elif shape is not Shape.BLANK:
            self._leave_out(number, text, line, say("lists-no-line"))

    def _read_header(self, number: int, text: str, line: FleetListLine) -> None:
        header, value = line.header, line.text
        if header is Header.NAME:
            if value:
                self._take_title(number, value)
        elif header is Header.AUTHOR:
            self.author = value
        elif header is Header.FACTION:
            self.author = line.author or self.author
            if value and faction_named(value) is None:
                self._remark(number, text, say("lists-no-faction", name=value), tuple(Faction), is_unknown=True)
        elif header is Header.COMMANDER:
            self._read_commander(number, text, value)
        elif header is Header.OBJECTIVES:
            self._read_objectives(number, text, value, line.label)
        elif header is Header.TOTAL:
            self.costs.check_whole(number, text, int(value) if re.fullmatch(r"[0-9]{1,5}", value) else None)

    def _read_commander(self, number: int, text: str, value: str) -> None:
        """Read the header that names the commander; the card itself is on a ship."""
        name = without_cost(value)[0]
        if name.lower() in EMPTY:
            return
        self.commanders = self._commanders_named(name)
        if not self.commanders and (meant := misspelled(name, self.printing)).cards:
            self.commanders = tuple([card.key for card in meant.cards if is_commander(card)])
            if self.commanders:
                self._remark(number, text, say("lists-misspelled", card=meant.cards[0].name))
        self.commander_line = (number, text)
        if not self.commanders:
            close = self._close(name, (UpgradeCard,), Slot.COMMANDER)
            self._remark(number, text, say("lists-no-commander", name=name), close, is_unknown=True)

    def _commanders_named(self, name: str) -> tuple[str, ...]:
        """The commanders with this name; the name of a squadron means its ace, who may also be a commander."""
        cards = cards_named(name, self.printing).cards
        aces = {card.ace for card in cards if isinstance(card, SquadronCard) and card.ace}
        named: list[ListedCard] = [*cards, *[card for ace in aces for card in cards_named(ace, self.printing).cards]]
        return tuple(dict.fromkeys([card.key for card in named if is_commander(card)]))

    def _read_objectives(self, number: int, text: str, value: str, label: str) -> None:
        """Read one objective, or several separated by commas; the label gives their expected category."""
        names = [value] if cards_named(value, self.printing).cards else value.split(",")
        for name in (name.strip() for name in names):
            if name.lower() in EMPTY:
                continue
            objective = self._objective(number, text, name)
            if objective is None:
                close = self._close(name, (ObjectiveCard,))
                self._remark(number, text, say("lists-no-objective", name=name), close, is_unknown=True)
                continue
            self.objectives[objective.key] = objective
            said = LABELS.get(label.split(" ")[0])
            if said and said is not objective.category:
                own = say(f"kinds-category-{objective.category}")
                message = say("lists-category", objective=objective.name, own=own, said=say(f"kinds-category-{said}"))
                self._remark(number, text, message)

    def _objective(self, number: int, text: str, name: str) -> ObjectiveCard | None:
        """The objective with this name; one wrong letter is allowed."""
        for found in (cards_named(name, self.printing), misspelled(name, self.printing)):
            for card in found.cards:
                if isinstance(card, ObjectiveCard):
                    if found.is_guess:
                        self._remark(number, text, say("lists-misspelled", card=card.name))
                    return card
        return None

    def _read_element(self, number: int, text: str, line: FleetListLine) -> None:
        """Read a ship with all its upgrades, a squadron or an objective on one line."""
        first, *upgrades = line.text.split(" - ")
        if first.lower().startswith("objective"):
            self._read_objectives(number, text, OBJECTIVE_LABEL.sub("", line.text), "")
            return
        whole = cards_named(line.text, self.printing)
        if not upgrades or (whole.cards and not whole.left_out):
            self._put(number, text, line, ListPlace.BEFORE_SHIPS)
            return
        self._put(number, text, FleetListLine(Shape.CARD, first), ListPlace.SHIP)
        for upgrade in upgrades:
            self._put(number, text, FleetListLine(Shape.CARD, upgrade), ListPlace.UPGRADE)

    def _read_card(self, number: int, text: str, line: FleetListLine) -> None:
        if self._is_first(number) and (title := self._title(text, line)) is not None:
            self._take_title(number, title)
            return
        if line.label:
            place = ListPlace[line.label.upper()]
        elif line.is_flagship:
            place = ListPlace.SHIP
        elif self.in_squadrons or (line.count is not None and not line.is_bulleted):
            place = ListPlace.AMONG_SQUADRONS
        elif line.is_bulleted and (self.is_open or self.is_lost):
            place = ListPlace.ON_SHIP
        elif line.is_bulleted and self.ships:
            place = ListPlace.AFTER_SHIP
        else:
            place = ListPlace.AMONG_SHIPS if self.ships else ListPlace.BEFORE_SHIPS
        self._put(number, text, line, place)

    def _take_title(self, number: int, name: str) -> None:
        """Take the name of the fleet; an earlier candidate is not a line of the list."""
        if self.title:
            self._remark(*self.title, say("lists-no-line"), is_unknown=True)
        self.title = (number, name)

    def _is_first(self, number: int) -> bool:
        """Whether only blank lines precede this line."""
        return number == self.shapes[0][0]

    def _title(self, text: str, line: FleetListLine) -> str | None:
        """The name of the fleet, if the first line is one: directly above the headers, or not a card."""
        if len(self.shapes) > 1 and self.shapes[1][1] is Shape.HEADER:
            return text
        if cards_named(line.text, self.printing).cards:
            return None
        return text if line.cost is None else line.text if "fleet" in line.text.lower() else None

    def _put(self, number: int, text: str, line: FleetListLine, place: ListPlace) -> None:
        """Add a card to the fleet, or leave its line out with a remark."""
        found = cards_named(line.text, self.printing)
        found = found if found.cards else misspelled(line.text, self.printing)
        count = line.count or 1
        ship = self.ships[-1] if self.ships else None
        clues = Clues(self.faction, line.cost, count, self.commanders, ship)
        choice = choose(found, place, clues, self.printing) if found.cards else None
        if choice is None:
            self._leave_out_card(number, text, line, found, place)
            return
        if line.count is not None and not 1 <= line.count <= MOST_OF_ONE:
            self._leave_out(number, text, line, say("lists-copies", count=line.count))
            return
        if isinstance(choice.card, UpgradeCard) and (ship is None or self.is_lost):
            self._leave_out(number, text, line, say("lists-lost-ship"))
            return
        for doubt in self._doubts(line, found, choice, place):
            self._remark(number, text, doubt)
        self._add(number, text, line, choice, count)
        if self.cards > MOST_CARDS:
            raise FleetError(say("lists-too-many-cards", most=MOST_CARDS))

    def _add(self, number: int, text: str, line: FleetListLine, choice: CardChoice, count: int) -> None:
        card = choice.card
        cost = None if line.shape is Shape.ELEMENT and isinstance(card, ShipCard) else line.cost
        if isinstance(card, ObjectiveCard):
            self.objectives[card.key] = card
            return
        if isinstance(card, ShipCard):
            self.ships += [ListedShip(card) for _ in range(count)]
            self.is_open, self.is_lost, self.in_squadrons = True, False, False
            self.costs.open_block()
        elif isinstance(card, SquadronCard):
            self.squadrons += [card] * count
            self.is_open = self.is_open and line.is_bulleted
        else:
            ship = self.ships[-1]
            if choice.others:
                self.unsure.append((number, text, ship, len(ship.upgrades), choice))
            ship.upgrades += [card] * count
        self.cards += count
        self.costs.add(number, text, card, cost, count)

    def _doubts(self, line: FleetListLine, found: NameMeanings, choice: CardChoice, place: ListPlace) -> Iterator[str]:
        """The oddities of a line that was read all the same."""
        card = choice.card
        if found.is_guess:
            yield say("lists-misspelled", card=card.title)
        if found.left_out:
            yield say("lists-left-out", card=card.title, words=found.left_out)
        if line.suffix:
            yield say("lists-suffix", words=line.suffix)
        if choice.is_misplaced and is_commander(card):
            yield say("lists-squadron-as-commander", card=card.title)
        elif choice.is_misplaced:
            yield say("lists-squadron-as-upgrade", card=card.title)
        if place is ListPlace.AFTER_SHIP and isinstance(card, UpgradeCard):
            yield say("lists-after-total", card=card.title)
        if choice.others and not isinstance(card, UpgradeCard):
            yield say("lists-ambiguous", count=1 + len(choice.others), key=card.key)

    def _leave_out_card(
        self, number: int, text: str, line: FleetListLine, found: NameMeanings, place: ListPlace
    ) -> None:
        """Leave out a card that is unknown or does not belong here; upgrades below an unknown ship lost it."""
        if not line.is_bulleted and not self.in_squadrons and (line.cost is not None or place is ListPlace.SHIP):
            self.is_open, self.is_lost = False, True
            self.costs.open_block()
        if found.cards:
            cards = listed([described(card, capital=not place) for place, card in enumerate(found.cards)], either=True)
            self._leave_out(number, text, line, say("lists-misplaced", cards=cards))
            return
        close = self._close(line.text, place.types)
        self._leave_out(number, text, line, say("lists-no-card", name=line.text), close)

    def _leave_out(
        self, number: int, text: str, line: FleetListLine, message: str, suggestions: tuple[str, ...] = ()
    ) -> None:
        self.costs.add_cost(line.cost)
        self._remark(number, text, message, suggestions, is_unknown=True)

    def _close(self, name: str, types: tuple[CardType, ...], slot: Slot | None = None) -> tuple[str, ...]:
        self.unknown += 1
        return close_names(name, types, self.printing, slot) if self.unknown <= MOST_SUGGESTIONS else ()

    def _remark(
        self, number: int, text: str, message: str, suggestions: tuple[str, ...] = (), *, is_unknown: bool = False
    ) -> None:
        self.remarks.append(Remark(number, text[:SHOWN], message, suggestions, is_unknown))

    def _settle_commander(self) -> None:
        """Read a doubtful name as the commander if the fleet has no other; remark on a commander without a ship."""
        for number, text, ship, index, choice in self.unsure:
            commander = next((card for card in choice.others if is_commander(card)), None)
            if isinstance(commander, UpgradeCard) and not self._has_commander():
                ship.upgrades[index] = commander
            key = ship.upgrades[index].key
            self._remark(number, text, say("lists-ambiguous", count=1 + len(choice.others), key=key))
        aboard = {card.key for ship in self.ships for card in ship.upgrades}
        if self.commander_line and self.commanders and aboard.isdisjoint(self.commanders):
            self._remark(*self.commander_line, say("lists-commander-without-ship"))

    def _has_commander(self) -> bool:
        return any(is_commander(card) for ship in self.ships for card in ship.upgrades)
