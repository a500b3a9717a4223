"""The update of each viewer: the scene, the open questions, and the lines since the last time.

Scenes and questions are made once for each viewer, language and state of the game, however many look on.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from armada.analysis.foregone import Why
from armada.engine.seats import Seat
from armada.geometry.play_area import STANDARD
from armada.messages.languages import spoken_language
from armada.screens.prompt.dials import kept_dial
from armada.screens.prompt.prompt import Prompt, Waiting, prompts_of, waiting_of
from armada.screens.scene.scene import PlayerShown, Scene, scene_of
from armada.server.history.ledger import Ledger
from armada.server.history.lobby import Lobby
from armada.server.history.seating import UNNAMED
from armada.server.tables.session import Session
from armada.server.tables.team_fleets import TeamFleets
from armada.server.tables.team_prompts import is_for_team
from armada.server.wire.table import LogLine, TableShown
from armada.state.game_state import Phase
from armada.views.masking import Viewer

_encode: Final = msgspec.json.Encoder().encode

WAITING_FOR_FLEETS: Final = "fleets"
"""The step of setup before every player has handed in a fleet."""


class EncodedUpdate(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """An `Update` (see messages) some parts of which are written already."""

    number: int
    viewing: Seat | None
    scene: msgspec.Raw
    prompts: tuple[msgspec.Raw, ...]
    waiting: tuple[Waiting, ...]
    team_prompts: tuple[msgspec.Raw, ...] = ()
    can_undo: tuple[Seat, ...]
    lines: tuple[LogLine, ...]
    table: TableShown
    replaces_log: bool = False


class ViewCache:
    """Scenes and prompts of the present state, made once per viewer and dropped when the game changes."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._scenes: dict[tuple[str, Viewer], msgspec.Raw] = {}
        self._prompts: dict[tuple[str, Seat], tuple[tuple[Prompt, msgspec.Raw], ...]] = {}
        self._waiting: dict[str, tuple[Waiting, ...]] = {}
        self._fleets: dict[str, TeamFleets] = {}

    def forget(self) -> None:
        """The game has changed."""
        self._scenes.clear()
        self._prompts.clear()
        self._waiting.clear()
        self._fleets.clear()

    def update(self, session: Session, table: TableShown) -> EncodedUpdate:
        """The game as a session may see it now, with the lines it does not have yet."""
        lines, replaces_log = self._lines(session)
        session.sent = self.ledger.line_for(session.log_viewer)
        return EncodedUpdate(
            number=session.sent,
            viewing=session.viewing,
            scene=self._scene(session.viewer),
            prompts=self._prompts_for(session),
            waiting=tuple([waiting for waiting in self._all_waiting() if waiting.seat not in self._played_at(session)]),
            team_prompts=self._team_prompts(session),
            can_undo=self._can_undo(session),
            lines=lines,
            table=table,
            replaces_log=replaces_log,
        )

    def team_fleets(self, lobby: Lobby) -> TeamFleets:
        """The fleets of the lobby, checked, in the language spoken now."""
        language = spoken_language()
        if language not in self._fleets:
            self._fleets[language] = TeamFleets(self.ledger, lobby)
        return self._fleets[language]

    def is_secret(self, seat: Seat) -> bool:
        """Whether the open question of a seat shows something that others at its screen may not see."""
        return any(prompt.secret for prompt, _ in self._prompts_of(seat))

    def _lines(self, session: Session) -> tuple[tuple[LogLine, ...], bool]:
        """The lines that are new; at a shared screen they stay in sight, and so tell what everybody may know."""
        timeline = self.ledger.timeline
        if timeline is None:
            return (), False
        reader = session.log_viewer
        lines = timeline.lines(reader, session.sent)
        return (lines, False) if lines is not None else (timeline.lines(reader) or (), True)

    def _scene(self, viewer: Viewer) -> msgspec.Raw:
        key = (spoken_language(), viewer)
        if key not in self._scenes:
            timeline = self.ledger.timeline
            if timeline is None:
                scene = fleetless_scene(self.ledger, viewer)
            else:
                scene = scene_of(timeline.game, viewer, happened=timeline.chronicle.scoring)
            self._scenes[key] = msgspec.Raw(_encode(replace(scene, players=self._named(scene.players))))
        return self._scenes[key]

    def _named(self, players: tuple[PlayerShown, ...]) -> tuple[PlayerShown, ...]:
        """The players by the names at the table: who joined later gave one when the game had begun."""
        names = [place.name for place in self.ledger.seating.places]
        return tuple([p if names[p.seat] == UNNAMED else replace(p, name=names[p.seat]) for p in players])

    def _prompts_for(self, session: Session) -> tuple[msgspec.Raw, ...]:
        found = []
        for seat in self._played_at(session):
            for prompt, encoded in self._prompts_of(seat):
                hidden = prompt.secret and seat not in session.hand
                found.append(msgspec.Raw(_encode(shell_of(prompt))) if hidden else encoded)
        return tuple(found)

    def _team_prompts(self, session: Session) -> tuple[msgspec.Raw, ...]:
        """The questions of the Grand Admiral of a screen's team that decide for all of it."""
        timeline, seating = self.ledger.timeline, self.ledger.seating
        sides = {seating[seat].side for seat in session.seats}
        if timeline is None or len(sides) != 1:
            return ()
        admiral = timeline.game.grand_admiral(next(iter(sides)))
        question = timeline.question(admiral)
        if question is None or admiral in session.seats or not is_for_team(timeline.game, question):
            return ()
        return tuple([encoded for _, encoded in self._prompts_of(admiral)])

    def _played_at(self, session: Session) -> tuple[Seat, ...]:
        """The seats that somebody at a screen plays; whose time has run out only sees what their seat sees."""
        seating = self.ledger.seating
        return tuple([seat for seat in session.seats if not seating[seat].is_out_of_time or self._plays(session, seat)])

    def _plays(self, session: Session, seat: Seat) -> bool:
        player = self.ledger.seating[seat].player
        return player is not None and player.number in session.screen.people

    def _prompts_of(self, seat: Seat) -> tuple[tuple[Prompt, msgspec.Raw], ...]:
        key = (spoken_language(), seat)
        if key not in self._prompts:
            timeline = self.ledger.timeline
            asked = timeline is not None and seat in timeline.asked
            prompts = prompts_of(timeline.game, seat, timeline.numbers[seat]) if timeline and asked else ()
            if prompts and timeline is not None and timeline.last_foregone(seat, Why.DIAL) is not None:
                prompts = tuple([replace(prompt, kept=kept_dial(timeline.game, seat)) for prompt in prompts])
            self._prompts[key] = tuple([(prompt, msgspec.Raw(_encode(prompt))) for prompt in prompts])
        return self._prompts[key]

    def _all_waiting(self) -> tuple[Waiting, ...]:
        language, timeline = spoken_language(), self.ledger.timeline
        if language not in self._waiting:
            self._waiting[language] = () if timeline is None else waiting_of(timeline.game, None)
        return self._waiting[language]

    def _can_undo(self, session: Session) -> tuple[Seat, ...]:
        timeline = self.ledger.timeline
        if timeline is None or self.ledger.is_paused:
            return ()
        return tuple([seat for seat in self._played_at(session) if timeline.free_undo(seat) is not None])


def shell_of(prompt: Prompt) -> Prompt:
    """A question of which nothing secret is shown: who is asked, and what kind of question it is."""
    return Prompt(
        seat=prompt.seat,
        number=prompt.number,
        kind=prompt.kind,
        form=prompt.form,
        title=prompt.title,
        sentence=(),
        secret=True,
    )


def fleetless_scene(ledger: Ledger, viewer: Viewer) -> Scene:
    """The table before every player has a fleet: nothing lies on it, and fleets are sealed (FLEET-21)."""
    places = ledger.seating.places
    own = viewer if isinstance(viewer, frozenset) else {viewer}
    return Scene(
        viewer=min(viewer) if isinstance(viewer, frozenset) else viewer,
        profile=ledger.made.profile,
        points=ledger.made.points or 0,
        width=STANDARD.width,
        height=STANDARD.height,
        round=0,
        rounds=6,
        phase=Phase.SETUP,
        setup_step=WAITING_FOR_FLEETS,
        players=tuple(
            [
                PlayerShown(
                    seat=place.seat,
                    side=place.side,
                    name=place.name,
                    faction=place.fleet.faction if place.fleet and place.seat in own else "",
                    points=place.fleet.points if place.fleet and place.seat in own else 0,
                    scored=0,
                    victory_tokens=0,
                    is_first=False,
                    is_grand_admiral=False,
                )
                for place in places
            ]
        ),
        units=(),
        obstacles=(),
        tokens=(),
        zones=(),
        objective=None,
        active=None,
        attack=None,
        deck=0,
        discarded=(),
        without_effect=(),
        outcome=None,
    )
