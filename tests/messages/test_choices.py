"""The words of choices: in English those of the data, which the command line prints."""

from __future__ import annotations

from armada.catalog.profiles import options, profiles
from armada.catalog.tournaments import event_profiles, tiers
from armada.messages.message import say
from armada.tournament.profiles import house_rules, profile_name, tier_name


def test_profiles_and_options_of_a_game_are_named_as_in_the_data() -> None:
    for key, profile in profiles().items():
        names = say(f"choices-profile-{key}"), say(f"choices-profile-{key}.summary")
        assert names == (profile.name, profile.summary)
    for key, option in options().items():
        assert say(f"choices-option-{key}") == option.summary


def test_profiles_and_tiers_of_events_are_named_as_in_the_data() -> None:
    for key, profile in event_profiles().items():
        assert (profile_name(profile), say(f"choices-event-{key}.summary")) == (profile.name, profile.summary)
        assert house_rules(profile) == profile.house_rules
    for key, tier in tiers().items():
        assert (tier_name(tier), say(f"choices-tier-{key}.summary")) == (tier.name, tier.summary)
