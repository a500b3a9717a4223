"""Sentences of the log about teams and what they show each other."""

from __future__ import annotations

from collections.abc import Iterable

from armada.messages.message import listed, say
from armada.state.events import commands, teams
from armada.state.records import Command
from armada.words.names import Names, command_name


def listed_commands(found: Iterable[Command]) -> str:
    """Commands in a list."""
    return listed([command_name(command) for command in found])


def dials_shown(e: commands.DialsShown, n: Names) -> str:
    """The dials that somebody shows to teammates."""
    owner, *others = e.known_to
    dials = listed_commands(e.dials)
    return say("log-dials-shown", player=n.seat(owner), others=n.seats(others), ship=n.unit(e.ship), dials=dials)


def votes(e: teams.VotesShown, n: Names) -> str:
    """The votes of a team that does not agree, for those who may know them."""
    if any(vote.choice < 0 for vote in e.votes):
        return say("log-votes-hidden", side=n.side(e.side))
    found = listed([say("log-vote", player=n.seat(vote.seat), choice=n.seat(vote.choice)) for vote in e.votes])
    return say("log-votes-shown", side=n.side(e.side), votes=found)


def appointed(e: teams.GrandAdmiralAppointed, n: Names) -> str:
    """The Grand Admiral, and why."""
    how = e.how.replace(" ", "_")
    return say("log-grand-admiral-appointed", how=how, player=n.seat(e.seat), side=n.side(e.side))
