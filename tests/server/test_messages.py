"""The server sends every field that a message declares, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from armada.server.live.previews import EncodedPreview
from armada.server.live.socket import EncodedWelcome
from armada.server.tables.view_cache import EncodedUpdate
from armada.server.wire.messages import FromServer, Previewed, Update, Welcome
from tests.server.running import HOT_SEAT, SOLO, Running


@pytest.mark.parametrize(
    ("encoded", "meant"), [(EncodedUpdate, Update), (EncodedWelcome, Welcome), (EncodedPreview, Previewed)]
)
def test_messages_that_are_partly_written_have_the_fields_of_those_they_stand_for(encoded: Any, meant: Any) -> None:
    assert encoded.__struct_fields__ == meant.__struct_fields__
    assert encoded.__struct_config__.tag == meant.__struct_config__.tag


@pytest.mark.parametrize("seats", [SOLO, HOT_SEAT])
def test_everything_that_is_heard_is_a_message(server: Running, seats: list[dict[str, Any]]) -> None:
    made = server.make(seats, seed=11)
    decoder = msgspec.json.Decoder(FromServer)
    with server.sit(made["game"], made["token"]) as player:
        player.play(
            Random(11), 40, until=lambda update: any(p["secret"] for p in update["prompts"]) and seats is HOT_SEAT
        )
        player.request("ask", seat=0, about={"type": "threat", "unit": 0})
        player.request("ask", seat=0, about={"type": "measure", "start": {"unit": 0}, "end": {"point": [0, 0]}})
        player.request("decide", seat=0, number=0, answer=None)
        player.request("say", seat=0, text="hello")
        player.hear_all()
        kinds = {type(decoder.decode(text)).__name__ for text in player.heard}
    assert {"Welcome", "Update", "Accepted", "NotAccepted", "Previewed", "Chatted"} <= kinds
