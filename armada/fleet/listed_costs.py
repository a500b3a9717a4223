"""The costs in a list, compared with the cards and with the list's totals. A fleet always costs what its cards cost."""

from __future__ import annotations

from armada.catalog.cards import Printing, ShipCard, SquadronCard, UpgradeCard
from armada.catalog.catalog import catalog
from armada.fleet.fleet import Remark
from armada.messages.message import say

PricedCard = ShipCard | SquadronCard | UpgradeCard


class ListedCosts:
    """The costs of a list, added up as they are read.

    `block` is the sum since the last total or the start of a ship, `whole` the sum of the list; None if a line has
    no cost.
    """

    def __init__(self, printing: Printing) -> None:
        self.printing = printing
        self.block: int | None = 0
        self.whole: int | None = 0
        self.remarks: list[Remark] = []
        self._cards: list[tuple[str, int]] = []

    def open_block(self) -> None:
        """Start a ship or the squadrons; the next total is theirs."""
        self.block = 0

    def add(self, number: int, text: str, card: PricedCard, cost: int | None, count: int = 1) -> None:
        """Add a card, with the cost that the list gives for one copy or for all of them."""
        if cost is None:
            self.add_cost(None)
            return
        one, all_ = card.points, card.points * count
        is_each = count > 1 and abs(cost - one) < abs(cost - all_)
        self.add_cost(cost * count if is_each else cost)
        self._cards.append((card.key, cost if is_each else round(cost / count)))
        if cost != (one if is_each else all_):
            if is_each:
                message = say("lists-cost-each", count=count, card=card.title, listed=cost, now=one)
            elif count > 1:
                message = say("lists-cost-of-all", count=count, card=card.title, listed=cost, now=all_)
            else:
                message = say("lists-cost", card=card.title, listed=cost, now=all_)
            self.remarks.append(Remark(number, text, message))

    def add_cost(self, cost: int | None) -> None:
        """Add the cost of a line; None if it is unknown."""
        self.block = None if self.block is None or cost is None else self.block + cost
        self.whole = None if self.whole is None or cost is None else self.whole + cost

    def check_block(self, number: int, text: str, total: int | None) -> None:
        """Check the total of a block, and start the next."""
        self._check(number, text, self.block, total)
        self.block = 0

    def check_whole(self, number: int, text: str, total: int | None) -> None:
        """Check the total of the whole list."""
        self._check(number, text, self.whole, total)

    def _check(self, number: int, text: str, added: int | None, total: int | None) -> None:
        """Remark on a total that is not the sum of its lines: one may be missing."""
        if added is not None and total is not None and added != total:
            self.remarks.append(Remark(number, text, say("lists-total", added=added, total=total)))

    def printing_remark(self) -> Remark | None:
        """A remark if the costs fit another printing better."""
        if not self.remarks:
            return None
        agreeing = {printing: self._agreeing(printing) for printing in Printing}
        likely = max(agreeing, key=lambda printing: agreeing[printing])
        if agreeing[likely] <= agreeing[self.printing]:
            return None
        return Remark(0, "", say("lists-printing", printing=str(likely)))

    def _agreeing(self, printing: Printing) -> int:
        cards = catalog(printing).cards
        return sum(getattr(cards[key], "points", None) == cost for key, cost in self._cards)
