"""The text of a fleet list: clean lines from a file, bytes or pasted text in any encoding."""

from __future__ import annotations

import html
import re
from pathlib import Path, PurePath
from typing import Final

from armada.errors import FleetError
from armada.messages.message import say

LIMIT: Final = 100_000
"""The longest list that is read, in bytes; the longest real one has three thousand."""
LONGEST_PATH: Final = 300

MARKS: Final = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
HIGH: Final = "[\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]"
MISREAD: Final = re.compile(f"[\u00c2-\u00df]{HIGH}|[\u00e0-\u00ef]{HIGH}{{2}}|[\u00f0-\u00f4]{HIGH}{{3}}")
"""UTF-8 misread in a single-byte encoding: `â€¢` for a bullet."""
PLAIN: Final = re.compile("[\n -%'-;=?-~•·’]*")
"""Text without `&`, `<` and `>`, which web pages and quoted messages contain."""
LINE_TAG: Final = re.compile(r"<\s*(?:br|/?(?:p|div|tr|ul|ol|h\d)|/li)\b[^<>]*>", re.IGNORECASE)
ITEM_TAG: Final = re.compile(r"<\s*li\b[^<>]*>", re.IGNORECASE)
OTHER_TAG: Final = re.compile(
    r"</?(?:b|i|u|em|strong|span|small|a|font|td|th|table|tbody|pre|code)\b[^<>]*>", re.IGNORECASE
)
ENTITY: Final = re.compile(r"&(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,8});", re.IGNORECASE)
QUOTED: Final = re.compile(r"^[ \t]*(?:>[ \t]?)+", re.MULTILINE)
BREAKS: Final = re.compile("\r\n?|[\x0b\x0c\x85\u2028\u2029]")
SPACES: Final = re.compile("[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
UNSEEN: Final = re.compile("[\x00-\x09\x0e-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
LONE: Final = re.compile("[\ud800-\udfff]")


def text_of(source: str | bytes | Path) -> str:
    """The text of a fleet list, from a file, from bytes or given as text; a single line may name a file."""
    path = Path(source) if isinstance(source, PurePath) else as_path(source) if isinstance(source, str) else None
    if path is not None:
        return decoded(read_bytes(path))
    if isinstance(source, bytes):
        return decoded(source)
    text = str(source).removeprefix("\ufeff")
    if len(text) > LIMIT or (not text.isascii() and len(text.encode("utf-8", "surrogatepass")) > LIMIT):
        raise _too_long()
    return text


def as_path(text: str) -> Path | None:
    """The file that a text names, if it is a short line and the file exists."""
    if "\n" in text or not text.strip() or len(text) > LONGEST_PATH:
        return None
    try:
        return path if (path := Path(text)).exists() else None
    except (OSError, ValueError):
        return None


def read_bytes(path: Path) -> bytes:
    """The content of a file, up to one byte more than the limit."""
    try:
        with path.open("rb") as file:
            return file.read(LIMIT + 1)
    except FileNotFoundError:
        raise FleetError(say("lists-file-missing", file=str(path))) from None
    except IsADirectoryError:
        raise FleetError(say("lists-file-folder", file=str(path))) from None
    except PermissionError:
        raise FleetError(say("lists-file-forbidden", file=str(path))) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise FleetError(say("lists-file-unreadable", file=str(path), reason=str(reason))) from None


def _too_long() -> FleetError:
    return FleetError(say("lists-too-long", most=LIMIT // 1000))


def decoded(data: bytes) -> str:
    """The bytes of a list as text: UTF-8, UTF-16, or else the encoding of older Windows programs."""
    if len(data) > LIMIT:
        raise _too_long()
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace")
    if b"\0" in data:
        return _decoded_wide(data)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _decoded_wide(data: bytes) -> str:
    """UTF-16 without a mark: in a list nearly every second byte is zero. Other zeros are not text."""
    odd, even = data[1::2].count(0), data[0::2].count(0)
    if max(odd, even) < len(data) // 4 or min(odd, even) > len(data) // 16:
        raise FleetError(say("lists-no-text"))
    return data.decode("utf-16-le" if odd > even else "utf-16-be", "replace")


def clean(text: str) -> str:
    """The text with plain spaces and newlines, without invisible characters, and with double encoding undone.

    The marks of web pages and quoted messages are removed too.
    """
    if PLAIN.fullmatch(text):
        return text
    text = _unmarked(text)
    text = MISREAD.sub(_read_again, text)
    text = BREAKS.sub("\n", text)
    text = SPACES.sub(" ", text)
    text = UNSEEN.sub("", text)
    return LONE.sub("\ufffd", text)


def _unmarked(text: str) -> str:
    """The text of a page or a quoted message, without its tags, entities and quotation marks."""
    text = OTHER_TAG.sub("", ITEM_TAG.sub("\n• ", LINE_TAG.sub("\n", text)))
    text = ENTITY.sub(lambda entity: html.unescape(entity[0]), text)
    return QUOTED.sub("", text)


def _read_again(misread: re.Match[str]) -> str:
    """The character that these are in UTF-8, or the characters themselves if that fails."""
    try:
        return b"".join(_byte(character) for character in misread[0]).decode("utf-8")
    except UnicodeDecodeError:
        return misread[0]


def _byte(character: str) -> bytes:
    try:
        return character.encode("cp1252")
    except UnicodeEncodeError:
        return character.encode("latin-1", "replace")
