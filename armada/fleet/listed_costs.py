"""The costs a list names: compared with the cards, and with its own totals. All costs are computed anew anyway."""

from __future__ import annotations

from armada.catalog.cards import Printing, ShipCard, SquadronCard, UpgradeCard
from armada.catalog.catalog import catalog
from armada.fleet.fleet import Remark

PricedCard = ShipCard | SquadronCard | UpgradeCard


class ListedCosts:
    """The costs of a list as they are read.

    `block` is what the costs since the last total or the beginning of a ship add up to, and `whole` those of the
    whole list; none where a line has no cost.
    """

    def __init__(self, printing: Printing) -> None:
        self.printing = printing
        self.block: int | None = 0
        self.whole: int | None = 0
        self.remarks: list[Remark] = []
        self._cards: list[tuple[str, int]] = []

    def open_block(self) -> None:
        """A ship or the squadrons begin; the next total is about them."""
        self.block = 0

    def add(self, number: int, text: str, card: PricedCard, cost: int | None, count: int = 1) -> None:
        """A card, with the cost that the list gives for one or for all of them."""
        if cost is None:
            self.add_cost(None)
            return
        one, all_ = card.points, card.points * count
        is_each = count > 1 and abs(cost - one) < abs(cost - all_)
        self.add_cost(cost * count if is_each else cost)
        self._cards.append((card.key, cost if is_each else round(cost / count)))
        if cost != (one if is_each else all_):
            said = f"{count} x {card.title}" if count > 1 else card.title
            now = f"{one} each" if is_each else f"{all_}"
            self.remarks.append(Remark(number, text, f"{said} was {cost}, now {now}"))

    def add_cost(self, cost: int | None) -> None:
        """The cost of a line, which may be one that nobody knows."""
        self.block = None if self.block is None or cost is None else self.block + cost
        self.whole = None if self.whole is None or cost is None else self.whole + cost

    def check_block(self, number: int, text: str, total: int | None) -> None:
        """A total closes a block."""
        self._check(number, text, self.block, total)
        self.block = 0

    def check_whole(self, number: int, text: str, total: int | None) -> None:
        """The total of the whole list."""
        self._check(number, text, self.whole, total)

    def _check(self, number: int, text: str, added: int | None, total: int | None) -> None:
        """Where a total is not the sum of the lines, one of them may be missing."""
        if added is not None and total is not None and added != total:
            message = f"the costs listed add up to {added}, not {total}: a line may be missing"
            self.remarks.append(Remark(number, text, message))

    def printing_remark(self) -> Remark | None:
        """Says so where the costs of the list are rather those of another printing."""
        if not self.remarks:
            return None
        agreeing = {printing: self._agreeing(printing) for printing in Printing}
        likely = max(agreeing, key=lambda printing: agreeing[printing])
        if agreeing[likely] <= agreeing[self.printing]:
            return None
        message = (
            f"most costs listed are those of the printing “{likely}”: read the list with that printing to keep them"
        )
        return Remark(0, "", message)

    def _agreeing(self, printing: Printing) -> int:
        cards = catalog(printing).cards
        return sum(getattr(cards[key], "points", None) == cost for key, cost in self._cards)
