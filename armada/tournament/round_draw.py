"""Draw a Swiss round from its seed: granted byes, locked pairs, a bye given by hand, the other pairs, and tables."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from armada.errors import TournamentError
from armada.messages.message import listed, say
from armada.tournament.byes import Entrant
from armada.tournament.event import Event, KeepApart, Match, MatchKind, Round, presence_key
from armada.tournament.pairing import Pairing, pair_players
from armada.tournament.standings import Standing, standings
from armada.tournament.tables import seat


class KeptMatches(msgspec.Struct, frozen=True):
    """The locked matches that stay when a round is paired again, and remarks on those that cannot."""

    matches: tuple[Match, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def players(self) -> set[int]:
        """The players in these matches."""
        return {id for match in self.matches for id in match.players}


def draw_round(event: Event, number: int, seed: str, *, locked: Sequence[Match] = (), bye: int | None = None) -> Round:
    """The round that the seed draws; `locked` matches stay if possible, `bye` is the player to get the bye."""
    kept = kept_matches(event, number, locked)
    table = {standing.player: standing for standing in standings(event)}
    field = _field(event, number, kept.players, table)
    if bye is not None:
        _check_bye(event, bye, kept, field)
    pairing = pair_players(field, seed, met=event.met(), apart=_apart(event, field) if number == 1 else None, bye=bye)
    pairs = sorted(
        [*pairing.pairs, *((match.one, match.two) for match in kept.matches if match.two is not None)],
        key=lambda pair: _rank(table, pair),
    )
    tables, seating = seat(
        pairs,
        first=event.settings.first_table,
        seen=_seen(event),
        fixed={player.id: player.fixed_table for player in event.playing if player.fixed_table is not None},
        leaders_first=event.settings.leaders_first,
    )
    kept_pairs = {match.players for match in kept.matches}
    games = [
        Match(one=one, two=two, table=place, locked=(one, two) in kept_pairs)
        for (one, two), place in zip(pairs, tables, strict=True)
    ]
    byes = [match for match in kept.matches if match.is_bye]
    byes += [Match(one=id, kind=MatchKind.GRANTED) for id in _granted(event, number, kept.players)]
    byes += [Match(one=pairing.bye, kind=MatchKind.BYE)] if pairing.bye is not None else []
    return Round(
        number=number,
        day=sum(begins <= number for begins in event.days),
        seed=seed,
        given_bye=bye,
        matches=(*sorted(games, key=lambda match: match.table or 0), *byes),
        remarks=(*kept.remarks, *_remarks(event, pairing), *seating),
    )


def kept_matches(event: Event, number: int, locked: Sequence[Match]) -> KeptMatches:
    """The locked matches that can stay: all their players take part, and a bye is still needed."""
    stay, remarks = [], []
    for match in locked:
        gone = [id for id in match.players if not event.player(id).plays]
        if not gone:
            stay.append(match)
            continue
        names = listed([event.label(id) for id in match.players])
        presence = presence_key(event.players[gone[0]].presence)
        remarks.append(say("tournament-lock-lost", players=names, player=event.label(gone[0]), presence=presence))
    byes = [match for match in stay if match.kind is MatchKind.BYE]
    others = len(event.playing) - sum(len(match.players) for match in stay if match.kind is not MatchKind.BYE)
    others -= len(_granted(event, number, {id for match in stay for id in match.players}))
    for match in byes if others % 2 == 0 else byes[1:]:
        stay.remove(match)
        remarks.append(say("tournament-locked-bye-lost", player=event.label(match.one)))
    return KeptMatches(tuple(stay), tuple(remarks))


def _granted(event: Event, number: int, kept: set[int]) -> list[int]:
    return [player.id for player in event.playing if number in player.granted_byes and player.id not in kept]


def _field(event: Event, number: int, kept: set[int], table: dict[int, Standing]) -> list[Entrant]:
    """The players to pair: everybody active except those in locked matches or with granted byes."""
    out = kept | set(_granted(event, number, kept))
    byes_had = Counter(match.one for round in event.rounds for match in round.matches if match.is_bye)
    return [
        Entrant(player.id, table[player.id].points, table[player.id].margin, byes_had[player.id])
        for player in event.playing
        if player.id not in out
    ]


def _check_bye(event: Event, bye: int, kept: KeptMatches, field: Sequence[Entrant]) -> None:
    """The organiser can give the bye to a player to be paired, if their number is odd (TRN-33)."""
    player = event.player(bye)
    if not player.plays:
        raise TournamentError(
            say("tournament-bye-not-here", player=event.label(bye), presence=presence_key(player.presence)),
            rule="TRN-33",
            remedy=say("tournament-bye-not-here.remedy"),
        )
    if bye in kept.players:
        raise TournamentError(
            say("tournament-bye-locked", player=event.label(bye)),
            rule="TRN-33",
            remedy=say("tournament-bye-locked.remedy"),
        )
    if bye not in {one.id for one in field}:
        raise TournamentError(
            say("tournament-bye-granted", player=event.label(bye)),
            rule="TRN-37",
            remedy=say("tournament-other-player"),
        )
    if len(field) % 2 == 0:
        locked = [event.label(match.one) for match in kept.matches if match.kind is MatchKind.BYE]
        remedy = say("tournament-unlock-bye", player=locked[0]) if locked else say("tournament-pair-without-bye")
        raise TournamentError(
            say("tournament-bye-even", player=event.label(bye), players=len(field)),
            rule="TRN-33",
            remedy=remedy,
        )


def replace_rounds(event: Event, rounds: Iterable[Round]) -> Event:
    """A copy of the event with these rounds."""
    return replace(event, rounds=list(rounds))


def _remarks(event: Event, pairing: Pairing) -> list[str]:
    """Remarks on what could not be avoided."""
    found = [say("tournament-rematch", one=event.label(one), two=event.label(two)) for one, two in pairing.rematches]
    found += [say("tournament-not-apart", one=event.label(one), two=event.label(two)) for one, two in pairing.clashes]
    if pairing.bye_was_moved and pairing.bye is not None:
        found.append(say("tournament-bye-moved", player=event.label(pairing.bye)))
    return found


def _rank(table: dict[int, Standing], pair: tuple[int, int]) -> tuple[object, ...]:
    """The higher pair first: by the points of its higher player, then of the other, then by margin of victory."""
    one, two = sorted((table[id] for id in pair), key=lambda each: (-each.points, -each.margin, each.player))
    return -one.points, -two.points, -one.margin, -two.margin, one.player


def _seen(event: Event) -> dict[int, set[int]]:
    """The tables at which each player has sat."""
    found: dict[int, set[int]] = defaultdict(set)
    for round in event.rounds:
        for match in round.matches:
            if match.table is not None:
                for id in match.players:
                    found[id].add(match.table)
    return found


def _apart(event: Event, field: Sequence[Entrant]) -> dict[int, set[int]] | None:
    """Players kept apart in the first round: family and travel partners, or club (TRN-30)."""
    asked = event.settings.keep_apart
    if asked is KeepApart.NOBODY:
        return None
    groups: dict[tuple[str, str], set[int]] = defaultdict(set)
    for entrant in field:
        player = event.players[entrant.id]
        if player.family and asked in (KeepApart.FAMILY, KeepApart.BOTH):
            groups["family", player.family.casefold()].add(player.id)
        if player.club and asked in (KeepApart.CLUB, KeepApart.BOTH):
            groups["club", player.club.casefold()].add(player.id)
    found: dict[int, set[int]] = defaultdict(set)
    for group in groups.values():
        for id in group:
            found[id] |= group - {id}
    return found
