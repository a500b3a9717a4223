"""The pages of the browser game: files built from `ui/`, read once and sent compressed; every path is one page."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Final

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from armada.messages.message import say
from armada.server.settings import Settings
from armada.server.wire.problems import AnyRequest, NotFound

SITE: Final = Path(__file__).parent / "site"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""

TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".woff": "font/woff", ".svg": "image/svg+xml"}
PACKED: Final = frozenset({".woff", ".woff2", ".png"})
"""Types that compression does not make smaller."""

PLACES: Final = frozenset(
    {"cards", "events", "fleets", "learn", "new", "position", "replay", "rules", "settings", "watch"}
)
"""The first part of the address of each page, as `ui/src/App.svelte` has them."""

PLACES_OF_ONE: Final = frozenset({"event", "game"})
"""Those that are pages of one thing only, which the next part names."""

FAVICON: Final = "favicon.ico"
"""Browsers ask for it beside answers that are no pages; pages have their icon in themselves."""

NOT_BUILT: Final = (
    "<!doctype html><html lang='en'><title>armada</title><p>The pages of the browser game are not built yet. "
    "Run <code>make play</code>, which builds them, and load this page again."
)


class PageFile(msgspec.Struct, frozen=True):
    """A file of the pages, plain and compressed."""

    body: bytes
    packed: bytes | None
    kind: str
    mark: str
    caching: str


class Site:
    """The built pages, in memory."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            file.relative_to(folder).as_posix(): _read(file, folder) for file in folder.rglob("*") if file.is_file()
        }
        if "index.html" not in self.files:
            self.files["index.html"] = PageFile(
                NOT_BUILT.encode(), None, "text/html; charset=utf-8", '"none"', "no-cache"
            )

    def answer(self, name: str, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """A file, as this browser wants it."""
        file = self.files[name]
        headers = {"cache-control": file.caching, "etag": file.mark, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == file.mark:
            return Response(b"", status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.packed, status_code=status, media_type=file.kind, headers=headers)
        return Response(file.body, status_code=status, media_type=file.kind, headers=headers)


def _read(file: Path, folder: Path) -> PageFile:
    body = file.read_bytes()
    kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    packed = None if file.suffix in PACKED else gzip.compress(body, 9, mtime=0)
    is_named_by_content = file.parent.name == "assets" and file.parent.parent == folder
    mark = f'"{blake2b(body, digest_size=10).hexdigest()}"'
    return PageFile(body, packed, kind, mark, FOREVER if is_named_by_content else "no-cache")


def _is_page(path: str) -> bool:
    """Whether a path leads to a page, not to the one that says there is none."""
    place, _, rest = path.partition("/")
    return not place or place in PLACES or (place in PLACES_OF_ONE and bool(rest.strip("/")))


def pages_router(settings: Settings) -> Router:
    """Files by their names; any other path is the one page, which finds its own way."""
    site = Site(settings.site or SITE)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def get_page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
        """A file, or the page."""
        name = str(path).lstrip("/")
        if name in site.files:
            return site.answer(name, request)
        if name == FAVICON:
            return Response(b"", status_code=204)
        if name.startswith(("api/", "assets/")):
            raise NotFound(say("problems-no-such-page"))
        return site.answer("index.html", request, 200 if _is_page(name) else 404)

    return Router("/", route_handlers=[get_page])
