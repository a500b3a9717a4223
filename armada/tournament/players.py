"""Commands about players: add, change, check in, drop, return, disqualify, grant a bye, anonymise."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from armada.display_names import clean_line, likeness
from armada.errors import TournamentError
from armada.messages.message import listed, say
from armada.tournament.commands import Command, Decision
from armada.tournament.entries import PlayerAnonymised, PlayerChanged, PlayersAdded, PresenceChanged
from armada.tournament.event import Event, Player, Presence, Round, RoundStatus, Settings
from armada.tournament.profiles import MOST_TABLES

LONGEST_NAME = 100


class NewPlayer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A player to add."""

    name: str
    club: str = ""
    family: str = ""
    email: str = ""
    fixed_table: int | None = None


class AddPlayers(Command, frozen=True, tag="add players"):
    """Add players; latecomers get no points for the rounds they missed."""

    players: tuple[NewPlayer, ...]

    def decide(self, event: Event) -> Decision:
        """Two players with the same name are a doubt; so is a playing judge."""
        if not self.players:
            raise TournamentError(say("tournament-nobody-given"), remedy=say("tournament-enter-name"))
        _check_open(event)
        doubts: list[str] = []
        known = {likeness(player.name) for player in event.players.values()}
        for player in self.players:
            name = _checked_name(player.name)
            _check_table(player.fixed_table)
            if likeness(name) in known:
                doubts.append(say("tournament-same-name", name=name))
            known.add(likeness(name))
            doubts += judge_doubts(event.settings, [name])
        first = max(event.players, default=0) + 1
        round = entering(event)
        if len(event.rounds) > 1 or (event.rounds and event.rounds[-1].status is RoundStatus.CLOSED):
            doubts.append(say("tournament-late", round=round - 1))
        added = tuple(
            Player(
                id=first + place,
                name=clean_line(player.name),
                club=clean_line(player.club),
                family=clean_line(player.family),
                email=clean_line(player.email),
                presence=Presence.EXPECTED if event.settings.check_in and not event.has_started else Presence.PRESENT,
                entered=round,
                fixed_table=player.fixed_table,
            )
            for place, player in enumerate(self.players)
        )
        return Decision(PlayersAdded(added), tuple(doubts), _pairing_remarks(event))


class ChangePlayer(Command, frozen=True, tag="change player"):
    """Change a player's details; None leaves a field as it is. Table 0: no fixed table."""

    player: int
    name: str | None = None
    club: str | None = None
    family: str | None = None
    email: str | None = None
    fixed_table: int | None = None

    def decide(self, event: Event) -> Decision:
        """Results refer to players by number, so a name can change at any time."""
        player = event.player(self.player)
        if self.name is not None:
            _checked_name(self.name)
        _check_table(self.fixed_table or None)
        table = player.fixed_table if self.fixed_table is None else self.fixed_table or None
        entry = PlayerChanged(
            player.id,
            name=player.name if self.name is None else clean_line(self.name),
            club=player.club if self.club is None else clean_line(self.club),
            family=player.family if self.family is None else clean_line(self.family),
            email=player.email if self.email is None else clean_line(self.email),
            fixed_table=table,
            granted_byes=player.granted_byes,
        )
        renamed = [entry.name] if entry.name != player.name else []
        return Decision(entry, tuple(judge_doubts(event.settings, renamed)))


class GrantBye(Command, frozen=True, tag="grant bye"):
    """Grant a player a bye for a coming round, won elsewhere or to make up for a late start."""

    player: int
    round: int

    def decide(self, event: Event) -> Decision:
        """A bye can be granted until the round is published; it counts like any other bye (TRN-37)."""
        player = event.player(self.player)
        if self.round < 1 or (self.round <= len(event.rounds) and _is_public(event.round(self.round))):
            raise TournamentError(
                say("tournament-bye-too-late", player=event.label(player.id), round=self.round),
                rule="TRN-37",
                remedy=say("tournament-bye-too-late.remedy", round=len(event.rounds) + 1),
            )
        entry = PlayerChanged(
            player.id,
            name=player.name,
            club=player.club,
            family=player.family,
            email=player.email,
            fixed_table=player.fixed_table,
            granted_byes=tuple(sorted({*player.granted_byes, self.round})),
        )
        has_one = any(match.is_bye and player.id in match.players for each in event.rounds for match in each.matches)
        doubts = (say("tournament-second-bye", player=event.label(player.id)),) if has_one else ()
        return Decision(entry, doubts, _pairing_remarks(event))


class CheckIn(Command, frozen=True, tag="check in"):
    """Check players in."""

    players: tuple[int, ...]

    def decide(self, event: Event) -> Decision:
        """Players who check in after the start play from the next round on."""
        return _presence(event, self.players, Presence.PRESENT, {Presence.EXPECTED}, "checked-in")


class Drop(Command, frozen=True, tag="drop"):
    """Players leave the event; their results stay."""

    players: tuple[int, ...]
    why: str = ""

    def decide(self, event: Event) -> Decision:
        """A match without a result still needs one: a concession, or a no-show, as the organiser decides."""
        found = _presence(
            event, self.players, Presence.DROPPED, {Presence.EXPECTED, Presence.PRESENT}, "left", self.why
        )
        return msgspec.structs.replace(found, remarks=(*found.remarks, *_unsettled(event, self.players)))


class Return(Command, frozen=True, tag="return"):
    """Players who had left return; they get nothing for the rounds they missed."""

    players: tuple[int, ...]

    def decide(self, event: Event) -> Decision:
        """A disqualified player can return only if the organiser insists."""
        gone = {Presence.DROPPED, Presence.OUT, Presence.DISQUALIFIED}
        found = _presence(event, self.players, Presence.PRESENT, gone, "taking-part")
        out = [id for id in self.players if event.player(id).presence is Presence.DISQUALIFIED]
        doubts = [say("tournament-was-disqualified", player=event.label(id)) for id in out]
        return msgspec.structs.replace(found, doubts=tuple(doubts))


class Disqualify(Command, frozen=True, tag="disqualify"):
    """Disqualify a player: results of finished rounds stay, and the player has no rank."""

    player: int
    why: str = ""

    def decide(self, event: Event) -> Decision:
        """The reason goes into the log."""
        others = set(Presence) - {Presence.DISQUALIFIED}
        found = _presence(event, (self.player,), Presence.DISQUALIFIED, others, "disqualified", self.why)
        return msgspec.structs.replace(found, remarks=(*found.remarks, *_unsettled(event, (self.player,))))


class Anonymise(Command, frozen=True, tag="anonymise"):
    """Remove a player's name, club, family and e-mail from the event and its whole log; the results stay."""

    player: int

    def decide(self, event: Event) -> Decision:
        """It cannot be undone: the log no longer contains the name."""
        player = event.player(self.player)
        if player.is_anonymous:
            raise TournamentError(say("tournament-anonymous", number=player.id), remedy=say("tournament-unchanged"))
        return Decision(PlayerAnonymised(player.id), (say("tournament-anonymise"),))


def find_player(event: Event, text: str) -> Player:
    """Find a player by number (3 or #3), by name, or by part of a name."""
    wanted = text.strip().casefold()
    number = wanted.removeprefix("#")
    if number.isdecimal() and int(number) in event.players:
        return event.players[int(number)]
    players = list(event.players.values())
    for fits in (
        [player for player in players if player.name.casefold() == wanted],
        [player for player in players if player.name.casefold().startswith(wanted)],
        [player for player in players if wanted in player.name.casefold()],
    ):
        if len(fits) == 1:
            return fits[0]
        if fits and wanted:
            named = ", ".join(f"{player.name} (#{player.id})" for player in fits[:5])
            raise TournamentError(
                say("tournament-several-players", text=text, players=named), remedy=say("tournament-use-number")
            )
    from armada.catalog.names import suggestions

    close = suggestions(text, [player.name for player in players], n=2)
    hint = say("tournament-check-players")
    if close:
        hint = say("tournament-meant", names=listed(close, either=True))
    raise TournamentError(say("tournament-no-player-called", name=text), remedy=hint)


def entering(event: Event) -> int:
    """The first round of a player who joins now: the next one to be paired."""
    current = event.current
    return len(event.rounds) + (0 if current is not None and current.status is RoundStatus.PREVIEW else 1)


def _presence(
    event: Event, players: Iterable[int], presence: Presence, before: set[Presence], already: str, why: str = ""
) -> Decision:
    """Change the presence of players; refused if it would change nothing for one of them."""
    ids = tuple(dict.fromkeys(players))
    if not ids:
        raise TournamentError(say("tournament-nobody-given"), remedy=say("tournament-choose-one"))
    _check_open(event)
    for id in ids:
        if event.player(id).presence not in before:
            what = "disqualified" if event.player(id).presence is Presence.DISQUALIFIED else already
            said = say("tournament-already", player=event.label(id), what=what)
            raise TournamentError(said, remedy=say("tournament-unchanged"))
    return Decision(PresenceChanged(ids, presence, why), (), _pairing_remarks(event))


def _pairing_remarks(event: Event) -> tuple[str, ...]:
    current = event.current
    if current is None or current.status is not RoundStatus.PREVIEW:
        return ()
    return (say("tournament-paired-before", round=current.number),)


def _unsettled(event: Event, players: Iterable[int]) -> list[str]:
    current = event.current
    if current is None or current.status is not RoundStatus.PUBLISHED:
        return []
    found = [(id, match) for id in players if (match := current.match_of(id)) and not match.is_settled]
    return [say("tournament-unsettled", player=event.label(id), table=match.table or 0) for id, match in found]


def _is_public(round: Round) -> bool:
    return round.status is not RoundStatus.PREVIEW


def _check_open(event: Event) -> None:
    if event.is_finished:
        raise TournamentError(
            say("tournament-finished", event=event.settings.name), remedy=say("tournament-finished.remedy")
        )


def _checked_name(text: str) -> str:
    """The cleaned name; refused if it is invisible or too long."""
    name = clean_line(text)
    if not name:
        raise TournamentError(say("tournament-no-name"), remedy=say("tournament-no-name.remedy"))
    if len(name) > LONGEST_NAME:
        raise TournamentError(
            say("tournament-long-name", name=name[:30]), remedy=say("tournament-fewer-characters", most=LONGEST_NAME)
        )
    return name


def _check_table(table: int | None) -> None:
    if table is not None and not 1 <= table <= MOST_TABLES:
        raise TournamentError(
            say("tournament-no-table", table=table), rule="TRN-95", remedy=say("tournament-no-table.remedy")
        )


def judge_doubts(settings: Settings, names: Iterable[str]) -> list[str]:
    """Judges do not play in premier events, and elsewhere only beside a second judge (TRN-79, TRN-80)."""
    judges = {" ".join(judge.split()).casefold() for judge in settings.judges}
    playing = [name for name in names if " ".join(name.split()).casefold() in judges]
    if not settings.tier.judges_may_play:
        return [say("tournament-judge-plays", name=name.strip()) for name in playing]
    if len(judges) < 2:
        return [say("tournament-only-judge-plays", name=name.strip()) for name in playing]
    return []
