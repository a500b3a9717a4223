"""A batch of games drawn in the terminal: wins, scores, length of the games, and which cards acted."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from armada.catalog.catalog import catalog
from armada.sim.batches import Batch
from armada.sim.statistics import STEP, Scores, SideSummary, Summary, summarize

BAR = 24
"""The longest bar, in characters."""

CARDS = 12
"""How many cards of a side are listed."""


def draw_batch(batch: Batch, names: list[str], fleets: list[str]) -> None:
    """The figures of a batch, with the names of the sides and of their fleets."""
    console = Console(highlight=False)
    summary = summarize(batch.results)
    if summary.players:
        console.print(_players(summary, names))
    console.print(_sides(batch, summary, names))
    if len(fleets) > 2:
        console.print(_seats(summary, names, fleets))
    console.print(_scores(summary, names))
    console.print(_facts(summary))
    console.print(_cards(summary, names))
    console.print(Text(f"{summary.games} games, seed {batch.seed}", "dim"))


def _players(summary: Summary, names: list[str]) -> Table:
    """Both players of a mirrored batch, with their wins on each side."""
    table = Table("player", "wins", "rate", "95% interval", *[f"as {name}" for name in names], "score")
    table.title, table.title_justify = "Players", "left"
    for column in table.columns[1:]:
        column.justify = "right"
    for player in summary.players:
        rate = player.win_rate
        table.add_row(
            player.name,
            str(player.wins),
            f"{rate.share:.1%}",
            f"{rate.low:.1%} to {rate.high:.1%}",
            *[str(wins) for wins in player.wins_by_side],
            f"{player.mean_score:.0f}",
        )
    return table


def _sides(batch: Batch, summary: Summary, names: list[str]) -> Table:
    table = Table("side", "player", "wins", "rate", "95% interval", "as first player", "score", title="Results")
    table.title_justify = "left"
    for column in (2, 3, 4, 5, 6):
        table.columns[column].justify = "right"
    players = ("both", "both") if summary.players else batch.match.players
    for name, player, side in zip(names, players, summary.sides, strict=True):
        rate = side.win_rate
        table.add_row(
            name,
            player,
            str(side.wins),
            f"{rate.share:.1%}",
            f"{rate.low:.1%} to {rate.high:.1%}",
            f"{side.wins_as_first} of {side.games_as_first}",
            f"{side.scores.mean:.0f}",
        )
    return table


def _seats(summary: Summary, names: list[str], fleets: list[str]) -> Table:
    """The average destroyed and lost by each player of a team per game, and its share of the team's."""
    table = Table("seat", "fleet", "team", "destroyed", "share", "lost", "share", title="Seats", title_justify="left")
    for column in (3, 4, 5, 6):
        table.columns[column].justify = "right"
    half = len(fleets) // 2
    for place, (fleet, seat) in enumerate(zip(fleets, summary.seats, strict=True)):
        table.add_row(
            str(place + 1),
            fleet,
            names[place >= half],
            f"{seat.destroyed:.0f}",
            f"{seat.share_of_destroyed:.0%}",
            f"{seat.lost:.0f}",
            f"{seat.share_of_lost:.0%}",
        )
    return table


def _scores(summary: Summary, names: list[str]) -> Table:
    """How often each score occurred, in steps of fifty points."""
    table = Table("points", *names, title="Scores", title_justify="left", box=None, padding=(0, 2))
    starts = sorted({start for side in summary.sides for start in side.scores.bars})
    most = max([count for side in summary.sides for count in side.scores.bars.values()], default=1)
    for start in starts:
        bars = [side.scores.bars.get(start, 0) for side in summary.sides]
        table.add_row(f"{start} to {start + STEP - 1}", *[_bar(count, most) for count in bars])
    table.add_row("quartiles", *[_quarters(side.scores) for side in summary.sides], style="dim")
    return table


def _bar(count: int, most: int) -> str:
    return f"{'█' * max(1, round(count / most * BAR))} {count}" if count else ""


def _quarters(scores: Scores) -> str:
    return f"{scores.least}, {scores.quarter}, {scores.median}, {scores.three_quarters}, {scores.most}"


def _facts(summary: Summary) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim")
    table.add_row("rounds", _counted({str(rounds): count for rounds, count in summary.rounds.items()}))
    table.add_row("ended by", _counted(summary.reasons))
    table.add_row("objectives", _counted({_title(key): count for key, count in summary.objectives.items()}))
    table.add_row("average margin", f"{summary.mean_margin:.0f}")
    table.add_row("decisions per game", f"{summary.mean_decisions:.0f}")
    return table


def _counted(counts: dict[str, int]) -> str:
    return ", ".join([f"{key or 'none'}: {count}" for key, count in counts.items()])


def _cards(summary: Summary, names: list[str]) -> Table:
    """How often effects were resolved, per game on average."""
    table = Table(title="Effects resolved per game, on average", title_justify="left", box=None, padding=(0, 2))
    for name in names:
        table.add_column(name)
    for place in range(min(CARDS, max([len(side.uses) for side in summary.sides]))):
        table.add_row(*[_use(side, place) for side in summary.sides])
    return table


def _use(side: SideSummary, place: int) -> str:
    uses = list(side.uses.items())
    return f"{uses[place][1]:5.2f} {_title(uses[place][0])}" if place < len(uses) else ""


def _title(key: str) -> str:
    cards = catalog()
    for group in (cards.upgrades, cards.squadrons, cards.objectives, cards.damage_cards):
        if key in group:
            return group[key].title
    return key.replace("_", " ")
