"""Pages to print, for A4 and Letter: pairings, result slips, standings, fleet check sheets, codes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from html import escape
from typing import Final

from armada.catalog.cards import SquadronCard, UpgradeCard
from armada.drawing.qr import qr_code
from armada.fleet import Fleet
from armada.fleet.roster import faction_name, roster
from armada.messages.languages import spoken_language
from armada.messages.message import say, say_parts
from armada.tournament.cut import final_places
from armada.tournament.event import Event, Match, MatchKind, Presence, Round, presence_key
from armada.tournament.fleets import event_faults
from armada.tournament.public import public_names, rules_announced
from armada.tournament.standings import standings


class Paper(StrEnum):
    """The paper a page is made for."""

    A4 = "A4"
    LETTER = "letter"


STYLE: Final = """
@page { size: %(paper)s; margin: 14mm; }
* { box-sizing: border-box; }
body { font: 11pt/1.35 "Helvetica Neue", Arial, sans-serif; color: #000; background: #fff; }
body { margin: 0 auto; max-width: 182mm; }
h1 { font-size: 18pt; margin: 0 0 1mm; }
h2 { font-size: 13pt; margin: 0 0 4mm; font-weight: normal; }
table { border-collapse: collapse; width: 100%%; }
thead { display: table-header-group; }
th, td { text-align: left; padding: 1.2mm 2mm; border-bottom: .2mm solid #999; vertical-align: top; }
th { border-bottom: .5mm solid #000; }
tr { break-inside: avoid; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
.small { font-size: 8.5pt; color: #333; }
.slip { break-inside: avoid; border: .3mm solid #000; padding: 3mm 4mm; margin: 0 0 5mm; min-height: 56mm; }
.slip p { margin: 2mm 0 0; }
.slip .foot { display: flex; gap: 4mm; justify-content: space-between; align-items: end; }
.slip td { overflow-wrap: anywhere; }
.slip th:first-child { width: 34%%; }
.slip th:nth-child(2) { width: 20%%; }
.slip th:nth-child(3) { width: 21%%; }
.ending { white-space: nowrap; margin-right: 3mm; }
.ending .box { margin: 0 1mm 0 0; }
.qr { width: 19mm; height: 19mm; flex: none; display: block; }
.way { display: flex; gap: 3mm; align-items: center; max-width: 62mm; overflow-wrap: anywhere; }
.slip table { table-layout: fixed; }
.slip h2 { display: flex; justify-content: space-between; margin: 0 0 2mm; font-weight: bold; }
.slip td { height: 9mm; }
.slip .line { width: 100%%; }
.box { display: inline-block; width: 4mm; height: 4mm; border: .3mm solid #000; margin: 0 1mm 0 3mm; }
.line { display: inline-block; border-bottom: .3mm solid #000; width: 45mm; height: 5mm; }
.strip { break-inside: avoid; display: flex; gap: 4mm; justify-content: space-between; padding: 4mm 2mm; }
.strip .way { max-width: 110mm; }
.strip { border-bottom: .3mm dashed #000; }
.code { font: bold 14pt "Courier New", monospace; letter-spacing: .5mm; }
.sheet { break-after: page; }
.sheet:last-of-type { break-after: auto; }
.sheet td:first-child { width: 12mm; }
.fault { font-weight: bold; }
"""

ENDINGS: Final = ("six-rounds", "time", "one-fleet-destroyed", "both-fleets-destroyed", "concession")


def pairings_page(event: Event, round: Round, *, by_table: bool = False, paper: Paper = Paper.A4) -> str:
    """The pairings of a round: one line per player by name, or one per table."""
    names = public_names(event)
    if by_table:
        head = [say("prints-table"), say("prints-player"), say("prints-player")]
        rows = [[_table(match), *(names[id] for id in match.players), *_bye(match)] for match in _by_table(round)]
    else:
        head = [say("prints-player"), say("prints-table"), say("prints-opponent")]
        lines = [
            (names[id], _table(match), *(names[other] for other in match.players if other != id), *_bye(match))
            for match in round.matches
            for id in match.players
        ]
        rows = [list(line) for line in sorted(lines, key=lambda line: line[0].casefold())]
    title = say("prints-pairings", round=round.inside)
    return _page(event, title, _table_of(head, rows, numbers={0 if by_table else 1}), paper)


def slips_page(event: Event, round: Round, *, paper: Paper = Paper.A4, address: str = "", warning: str = "") -> str:
    """A slip for each match: scores, second player, how it ended, signatures. Four per sheet.

    `address`: where players report results themselves; `warning`: why others cannot open it.
    """
    names = public_names(event)
    way = _way(address, warning, say("prints-report"))
    slips = "".join(_slip(event, round, match, names, way) for match in _by_table(round) if not match.is_bye)
    title = say("prints-slips", round=round.inside)
    return _page(event, title, slips or _paragraph(say("tournament-only-byes")), paper, bare=True)


def standings_page(event: Event, *, after: int | None = None, paper: Paper = Paper.A4) -> str:
    """The standings after a round; at the end with the places of the elimination rounds."""
    names = public_names(event)
    places = final_places(event) if after is None else [(one.rank, one) for one in standings(event, after)]
    rows = [
        [
            "" if place is None else str(place),
            names[one.player] + _status(event, one.player),
            event.players[one.player].club,
            str(one.points),
            str(one.margin),
            one.schedule_shown,
            f"{one.wins}–{one.losses}",
        ]
        for place, one in places
    ]
    head = [
        say("prints-rank"),
        say("prints-player"),
        say("prints-club"),
        say("prints-points"),
        say("prints-margin"),
        say("prints-schedule"),
        say("prints-record"),
    ]
    title = say("prints-standings") if after is None else say("prints-standings-after", round=after)
    table = _table_of(head, rows, numbers={0, 3, 4, 5, 6})
    if after is None and event.cut is not None:
        table += _paragraph(say("prints-places", last=len(event.cut.players)))
    return _page(event, title, table, paper)


def fleet_sheets_page(event: Event, players: Iterable[int] | None = None, *, paper: Paper = Paper.A4) -> str:
    """A sheet per fleet, to check against the cards on the table. It shows objectives, so it is for judges."""
    wanted = sorted(event.players if players is None else players, key=lambda id: event.players[id].name.casefold())
    sheets = "".join(_sheet(event, id, fleet) for id in wanted if (fleet := event.players[id].fleet) is not None)
    missing = [event.label(id) for id in wanted if event.players[id].fleet is None]
    if missing:
        names = "".join(f"<li>{escape(name)}</li>" for name in missing)
        title = f"<h2><strong>{escape(say('prints-no-fleets'))}</strong></h2>"
        sheets += f'<section class="sheet">{title}<ul>{names}</ul></section>'
    return _page(event, say("prints-sheets"), sheets or _paragraph(say("prints-no-players")), paper, bare=True)


def codes_page(
    event: Event, codes: Mapping[int, str], address: str, *, paper: Paper = Paper.A4, warning: str = ""
) -> str:
    """A strip to cut off for each player, with their code and the address of their page.

    The QR code includes the player's code; `warning`: why others cannot open the address.
    """
    wanted = sorted((id for id in codes if id in event.players), key=lambda id: event.players[id].name.casefold())
    strips = "".join(
        f'<section class="strip"><span><strong>{escape(event.label(id))}</strong><br>{escape(event.settings.name)}'
        f'</span><span class="way"><span><strong class="code">{escape(codes[id])}</strong><br>'
        f"{escape(warning or address)}</span>{'' if warning else qr_code(f'{address}#{codes[id]}')}</span></section>"
        for id in wanted
    )
    return _page(event, say("prints-codes"), strips or _paragraph(say("prints-no-players")), paper, bare=True)


def _way(address: str, warning: str, words: str) -> str:
    """The address to open, as text and as a code; only the warning if nobody else could open it."""
    if warning:
        return f'<span class="way small">{escape(warning)}</span>'
    if not address:
        return ""
    return f'<span class="way small"><span>{escape(words)}<br>{escape(address)}</span>{qr_code(address)}</span>'


def _slip(event: Event, round: Round, match: Match, names: dict[int, str], way: str) -> str:
    rows = "".join(
        f'<tr><td>{escape(names[id])}</td><td><span class="line"></span></td>'
        '<td><span class="box"></span></td><td><span class="line"></span></td></tr>'
        for id in match.players
    )
    words = [escape(say("eventlog-ending", ending=ending)) for ending in ENDINGS]
    endings = " ".join([f'<span class="ending"><span class="box"></span>{ending}</span>' for ending in words])
    columns = (say("prints-player"), say("prints-score"), say("prints-second"), say("prints-signature"))
    head = "".join([f"<th>{escape(column)}</th>" for column in columns])
    table, ended = escape(say("prints-table-number", table=match.table or 0)), escape(say("prints-ended"))
    return (
        f'<section class="slip"><h2><span>{table}</span><span>{escape(event.settings.name)}, '
        f"{escape(round.title)}</span></h2><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        f'<div class="foot"><p>{ended} {endings}</p>{way}</div></section>'
    )


def _sheet(event: Event, id: int, fleet: Fleet) -> str:
    player = event.players[id]
    title = f"<h2><strong>{escape(event.label(id))}</strong> {escape(player.club)}</h2>"
    rows = "".join(
        f'<tr><td><span class="box"></span></td><td>{"&emsp;" * depth}{escape(name)}</td>'
        f'<td class="n">{points}</td></tr>'
        for depth, name, points in fleet_lines(fleet)
    )
    faults = "".join(f'<p class="fault">{escape(fault.message)}</p>' for fault in event_faults(event, fleet))
    total = say(
        "prints-fleet",
        faction=faction_name(fleet.faction),
        points=fleet.points,
        limit=event.profile.points,
        squadrons=fleet.squadron_points,
    )
    parts = say_parts("prints-checked", "name", "round")
    checked = "".join(['<span class="line"></span>' if is_slot else escape(text) for text, is_slot in parts])
    return (
        f'<section class="sheet">{title}<p>{escape(total)}</p>{faults}'
        f"<table><tbody>{rows}</tbody></table><p>{checked}</p></section>"
    )


def fleet_lines(fleet: Fleet) -> list[tuple[int, str, str]]:
    """The cards of a fleet in list order: indentation, name, cost."""
    cards = roster(fleet)
    lines: list[tuple[int, str, str]] = []
    for ship in cards.ships:
        lines.append((0, ship.card.name, str(ship.card.points)))
        lines += [(1, _name(upgrade), str(upgrade.points)) for upgrade in ship.upgrades]
    lines += [(0, _name(squadron), str(squadron.points)) for squadron in cards.squadrons]
    lines += [
        (0, say("prints-objective", card=card.name, category=say(f"kinds-category-{card.category}")), "")
        for card in cards.objectives
    ]
    return lines


def _name(card: SquadronCard | UpgradeCard) -> str:
    return card.title if isinstance(card, SquadronCard) else card.name


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _page(event: Event, title: str, body: str, paper: Paper, *, bare: bool = False) -> str:
    """A whole page, with the rules of the event at its foot."""
    settings = event.settings
    where = " · ".join(part for part in (settings.place, settings.date) if part)
    rules = "".join(f"<br>{escape(line)}" for line in rules_announced(event))
    head = f"<h1>{escape(settings.name)}</h1><h2>{escape(title)}{' · ' if where else ''}{escape(where)}</h2>"
    foot = f'<p class="small">{rules.removeprefix("<br>")}</p>'
    return (
        f'<!doctype html>\n<html lang="{spoken_language()}"><head><meta charset="utf-8"><title>'
        f"{escape(settings.name)}: {escape(title)}</title><style>{STYLE % {'paper': paper.value}}</style></head>"
        f"<body>{'' if bare else head}{body}{foot}</body></html>\n"
    )


def _table_of(head: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: set[int]) -> str:
    """An HTML table; columns of numbers are set to the right."""
    kinds = [' class="n"' if place in numbers else "" for place, _ in enumerate(head)]
    top = "".join(f"<th{kind}>{escape(name)}</th>" for name, kind in zip(head, kinds, strict=True))
    body = "".join(
        "<tr>" + "".join(f"<td{kind}>{escape(cell)}</td>" for cell, kind in zip(row, kinds, strict=True)) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _by_table(round: Round) -> list[Match]:
    return sorted(round.matches, key=lambda match: (match.table is None, match.table or 0))


def _table(match: Match) -> str:
    return "" if match.table is None else str(match.table)


def _bye(match: Match) -> list[str]:
    return (
        []
        if match.kind is MatchKind.GAME
        else [say("prints-granted-bye" if match.kind is MatchKind.GRANTED else "prints-bye")]
    )


def _status(event: Event, id: int) -> str:
    presence = event.players[id].presence
    if presence is Presence.PRESENT:
        return ""
    return say("prints-presence", presence=presence_key(presence))
