"""What a player hears who does not see the board: the attack, the option in hand, and nothing ahead of its picture."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.by_ear import Listener
from tests.browser.people import Person
from tests.browser.serving import Server

SEATS = [{"player": "me", "fleet": "core_rebels"}, {"player": "greedy", "fleet": "core_empire"}]
ATTACK = re.compile(
    r"Victory I-class Star Destroyer front attacks Nebulon-B Escort Frigate front at \w+ range\.\s"
    r"[^!]*?Star Destroyer rolls red [^.]*\.\s[^!]*?The attack pool is now [^.]*\.\s"
    r"[^!]*?Choose a defense token for Nebulon-B Escort Frigate to spend\.[^!]*?"
    r"Nebulon-B Escort Frigate spends \w+ and exhausts it\.[^!]*?Nebulon-B Escort Frigate suffers \d+ damage\."
)


def test_the_roll_the_changes_the_defense_and_the_damage_of_an_attack_are_spoken_in_order(
    person: Callable[..., Person], server: Server
) -> None:
    listener = Listener(person(), server.link(server.make(SEATS, start="battle", seed=3)))
    for _ in range(120):
        assert listener.answer(), listener.transcript
        if ATTACK.search(listener.told):
            break
    assert ATTACK.search(listener.told), "\n".join(listener.transcript)


def test_the_option_in_hand_is_spoken_as_the_arrows_move(person: Callable[..., Person], server: Server) -> None:
    listener = Listener(person(), server.link(server.make(SEATS, start="battle", seed=3)))
    assert listener.listen_for("^Your decision") == "Your decision. Choose a ship to activate. 2 options."
    listener.listen_for("^In hand: Nebulon-B Escort Frigate: .* 1 of 2. Enter: Activate.$")
    listener.key("ArrowDown")
    listener.listen_for("^Dodonna's Pride: .* 2 of 2.$")
    listener.key("ArrowDown")
    listener.listen_for("^Nebulon-B Escort Frigate: .* 1 of 2.$")


def test_what_was_played_before_a_page_was_opened_is_not_read_out(
    person: Callable[..., Person], server: Server
) -> None:
    listener = Listener(person(), server.link(server.make(SEATS, start="battle", seed=3)))
    listener.listen_for("^In hand")
    assert listener.heard[0] == "Your decision. Choose a ship to activate. 2 options."


def test_no_line_is_spoken_before_its_scene_is_played(person: Callable[..., Person], server: Server) -> None:
    listener = Listener(person(still=False, pace="slow"), server.link(server.make(SEATS, start="battle", seed=3)))
    listener.listen_for("^In hand")
    listener.key("Enter")
    listener.listen_for("reveals Navigate")
    said = [text for text in listener.heard if "Nebulon-B Escort Frigate activates." in text]
    assert said == ["Nebulon-B Escort Frigate activates."], "the dial is revealed in a scene of its own"
