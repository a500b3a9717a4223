"""Card definitions: the printed values of each card, and whether its effect works in a game."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

import msgspec

from armada.geometry.bases import HullZone, Size


class Printing(StrEnum):
    """The edition of the cards' wording and costs."""

    ERA_2016 = "2016"
    FINAL = "final"


class CardKind(StrEnum):
    """The kinds of cards."""

    SHIP = "ship"
    SQUADRON = "squadron"
    UPGRADE = "upgrade"
    OBJECTIVE = "objective"
    DAMAGE_CARD = "damage card"
    STATION = "station"
    KEYWORD = "keyword"


class Faction(StrEnum):
    """The faction icon of a card."""

    REBEL = "rebel"
    EMPIRE = "empire"
    REPUBLIC = "republic"
    SEPARATIST = "separatist"

    @property
    def adjective(self) -> str:
        """As in "Imperial fleet"."""
        return "Imperial" if self is Faction.EMPIRE else self.capitalize()


class Slot(StrEnum):
    """The upgrade icons; commander and title need no icon in the upgrade bar."""

    COMMANDER = "commander"
    TITLE = "title"
    OFFICER = "officer"
    WEAPONS_TEAM = "weapons_team"
    SUPPORT_TEAM = "support_team"
    FLEET_COMMAND = "fleet_command"
    FLEET_SUPPORT = "fleet_support"
    OFFENSIVE_RETROFIT = "offensive_retrofit"
    DEFENSIVE_RETROFIT = "defensive_retrofit"
    EXPERIMENTAL_RETROFIT = "experimental_retrofit"
    TURBOLASERS = "turbolasers"
    ION_CANNONS = "ion_cannons"
    ORDNANCE = "ordnance"
    SUPERWEAPON = "superweapon"


class DefenseToken(StrEnum):
    """The defense tokens printed on ship and unique squadron cards."""

    BRACE = "brace"
    REDIRECT = "redirect"
    EVADE = "evade"
    SCATTER = "scatter"
    CONTAIN = "contain"
    SALVO = "salvo"


class Category(StrEnum):
    """The categories of objective cards; campaign objectives belong to no fleet."""

    ASSAULT = "assault"
    DEFENSE = "defense"
    NAVIGATION = "navigation"
    CAMPAIGN = "campaign"


class Color(StrEnum):
    """The colours of dice."""

    RED = "red"
    BLUE = "blue"
    BLACK = "black"


class Icon(StrEnum):
    """The icons on the faces of dice; a blank face has none."""

    HIT = "hit"
    CRIT = "crit"
    ACCURACY = "accuracy"


class CommandIcon(StrEnum):
    """The command icons printed on upgrade cards; `any` leaves the choice to the owner."""

    NAVIGATE = "navigate"
    SQUADRON = "squadron"
    REPAIR = "repair"
    CONCENTRATE_FIRE = "concentrate_fire"
    ANY = "any"


class Readying(StrEnum):
    """The way an exhausted card readies: as all cards did before 2020, or by the icon printed since."""

    STATUS_PHASE = "status_phase"
    RECUR = "recur"
    NON_RECUR = "non_recur"


class Placed(StrEnum):
    """The piece placed on an upgrade card at the start."""

    TOKEN = "token"
    DIAL = "dial"


class DamageTrait(StrEnum):
    """The trait of a damage card."""

    SHIP = "ship"
    CREW = "crew"


class DamageTiming(StrEnum):
    """When the effect of a faceup damage card applies."""

    IMMEDIATE = "immediate"
    PERSISTENT = "persistent"
    IMMEDIATE_AND_PERSISTENT = "immediate_and_persistent"


class Works(StrEnum):
    """Whether the effect of a card works in a game."""

    DONE = "done"
    NONE_NEEDED = "none needed"
    NOT_YET = "not yet"


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """A frozen value read from a data file; an unknown key is an error."""


class Source(Record, frozen=True, kw_only=True):
    """The source of a card's values."""

    product: str
    wave: float
    checked: datetime.date
    sku: str | None = None


class Dice(Record, frozen=True, kw_only=True):
    """The number of dice of each colour."""

    red: int = 0
    blue: int = 0
    black: int = 0

    @property
    def total(self) -> int:
        """All dice together."""
        return self.red + self.blue + self.black


Face = tuple[Icon, ...]


class DiceFaces(Record, frozen=True, kw_only=True):
    """The eight faces of a die of each colour."""

    red: tuple[Face, ...]
    blue: tuple[Face, ...]
    black: tuple[Face, ...]


class Card(Record, frozen=True, kw_only=True):
    """The fields of every card. `key` is the card's name in code, data and saved games.

    A unique card without `unique_names` in the data gets its own name as the only one when it is read.
    """

    kind: ClassVar[CardKind]

    key: str
    name: str
    summary: str | None = None
    effect: Works = Works.NONE_NEEDED
    rulings: tuple[str, ...] = ()
    source: Source

    @property
    def title(self) -> str:
        """The name that players use."""
        return self.name

    @property
    def is_of_2016(self) -> bool:
        """Released by the end of 2016: the core set to wave 5 and The Corellian Conflict."""
        return self.source.wave < 6


class ShipCard(Card, frozen=True, kw_only=True):
    """A ship card. `speed_chart[s - 1]` are the yaw values of speed s, first joint first."""

    kind: ClassVar[CardKind] = CardKind.SHIP

    ship_class: str
    chassis: str
    faction: Faction
    size: Size
    flotilla: bool = False
    unique: bool = False
    unique_names: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    name_tags: tuple[str, ...] = ()
    points: int
    hull: int
    command: int
    squadron: int
    engineering: int
    shields: Mapping[HullZone, int]
    battery: Mapping[HullZone, Dice]
    anti_squadron: Dice = Dice()
    special_battery: Dice | None = None
    defense_tokens: tuple[DefenseToken, ...] = ()
    speed_chart: tuple[tuple[int, ...], ...]
    upgrade_slots: tuple[Slot, ...] = ()

    @property
    def max_speed(self) -> int:
        """The highest speed on the speed chart (MOVE-11)."""
        return len(self.speed_chart)


class Keyword(Record, frozen=True, kw_only=True):
    """A keyword on a squadron card, with its value if it has one; `name` is its key."""

    name: str
    value: int | None = None

    def __str__(self) -> str:
        return self.name if self.value is None else f"{self.name} {self.value}"


class SquadronCard(Card, frozen=True, kw_only=True):
    """A squadron card. `name` is the squadron's line, `ace` the unique pilot's or group's."""

    kind: ClassVar[CardKind] = CardKind.SQUADRON

    ace: str | None = None
    faction: Faction
    squadron_type: str
    unique: bool = False
    unique_names: tuple[str, ...] = ()
    irregular: bool = False
    points: int
    hull: int
    speed: int
    battery: Dice = Dice()
    anti_squadron: Dice = Dice()
    keywords: tuple[Keyword, ...] = ()
    defense_tokens: tuple[DefenseToken, ...] = ()

    @property
    def title(self) -> str:
        """The name that players use: the ace, or the squadron."""
        return self.ace or self.name


class Only(Record, frozen=True, kw_only=True):
    """The ships that may equip an upgrade; empty means any.

    A ship with one of `without_slots` in its upgrade bar may not; `without_slots_sizes`, if given, limits this to
    ships of those sizes.
    """

    ship_classes: tuple[str, ...] = ()
    sizes: tuple[Size, ...] = ()
    traits: tuple[str, ...] = ()
    name_tags: tuple[str, ...] = ()
    flagship: bool = False
    without_slots: tuple[Slot, ...] = ()
    without_slots_sizes: tuple[Size, ...] = ()


class Ready(Record, frozen=True, kw_only=True):
    """The price of readying a card: nothing, in each Status Phase, or `amount` command tokens of these icons.

    A non-recurring card without an amount never readies by itself.
    """

    kind: Readying
    amount: int = 0
    icons: tuple[CommandIcon, ...] = ()


class StartingTokens(Record, frozen=True, kw_only=True):
    """Command tokens or dials placed on an upgrade card at the start."""

    kind: Placed
    amount: int
    icons: tuple[CommandIcon, ...]


class Concern(StrEnum):
    """The ships and squadrons a commander's effect speaks of: friendly ones, or enemy ones (SEC-45, SEC-49)."""

    FRIENDLY = "friendly"
    ENEMY = "enemy"


class UpgradeCard(Card, frozen=True, kw_only=True):
    """An upgrade card. A card of two slots fills both. `concerns`: whom a commander's effect reaches in a team game."""

    kind: ClassVar[CardKind] = CardKind.UPGRADE

    slots: tuple[Slot, ...]
    factions: tuple[Faction, ...] = ()
    unique: bool = False
    unique_names: tuple[str, ...] = ()
    modification: bool = False
    only: Only = Only()
    grants_slots: tuple[Slot, ...] = ()
    removes_slots: tuple[Slot, ...] = ()
    exhausts: bool = False
    ready: Ready | None = None
    discards: bool = False
    starting_tokens: StartingTokens | None = None
    points: int
    concerns: Concern | None = None
    withdrawn: bool = False


class ObjectiveCard(Card, frozen=True, kw_only=True):
    """An objective card; its parts are in our own words."""

    kind: ClassVar[CardKind] = CardKind.OBJECTIVE

    category: Category
    campaign_only: bool = False
    victory_token: int | None = None
    setup: str | None = None
    special_rule: str | None = None
    end_of_round: str | None = None
    end_of_game: str | None = None


class DamageCard(Card, frozen=True, kw_only=True):
    """One title of the damage deck, and how many copies the deck has."""

    kind: ClassVar[CardKind] = CardKind.DAMAGE_CARD

    trait: DamageTrait
    count: int
    timing: DamageTiming
    flips_facedown_after: bool = False


class StationCard(Card, frozen=True, kw_only=True):
    """A station with a card, as some campaign objectives use it."""

    kind: ClassVar[CardKind] = CardKind.STATION

    hull: int
    battery: Dice = Dice()
    anti_squadron: Dice = Dice()


class KeywordCard(Card, frozen=True, kw_only=True):
    """The meaning of a squadron keyword."""

    kind: ClassVar[CardKind] = CardKind.KEYWORD

    has_value: bool = False
