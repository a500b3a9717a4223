"""The built pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from armada.server.static_files import PLACES, PLACES_OF_ONE, SITE
from tests.server.running import Running, running, settings_in


@pytest.fixture(scope="module")
def site(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/game/0123", "/fleets", "/replay/x?at=4"])
def test_every_path_is_the_one_page(site: httpx.Client, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert 'id="app"' in answer.text


@pytest.mark.parametrize("path", ["/flets", "/fleet/x", "/game", "/event/", "/wp-login.php"])
def test_an_unknown_page_says_so_with_the_status_as_well(site: httpx.Client, path: str) -> None:
    """Any address was answered with 200."""
    answer = site.get(path)
    assert answer.status_code == 404
    assert 'id="app"' in answer.text


def test_the_server_knows_the_same_pages_as_the_browser() -> None:
    app = (Path(__file__).parents[2] / "ui" / "src" / "App.svelte").read_text("utf-8")
    assert {*re.findall(r'place === "(\w+)"', app)} == PLACES | PLACES_OF_ONE
    assert {*re.findall(r'place === "(\w+)" && what', app)} == PLACES_OF_ONE


def test_files_named_by_their_content_are_kept_for_good(site: httpx.Client) -> None:
    script = next((SITE / "assets").glob("*.js"))
    answer = site.get(f"/assets/{script.name}")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == script.read_text("utf-8")


@pytest.mark.parametrize("path", ["/assets/none.js", "/api/none", "/assets/%2e%2e/%2e%2e/pyproject.toml", "/api/"])
def test_what_is_not_there_is_said_to_be_not_there(site: httpx.Client, path: str) -> None:
    assert site.get(path).status_code == 404


def test_no_page_may_be_framed_or_ask_another_host(site: httpx.Client) -> None:
    policy = site.get("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy


def test_without_built_pages_the_remedy_is_said(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, site=tmp_path / "none", thinkers=0, previewers=0)) as server:
        answer = httpx.get(f"http://127.0.0.1:{server.port}/")
        assert "make play" in answer.text
