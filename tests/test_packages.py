"""The wheel and the source package: both contain the pages of the browser game, or nothing is built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "armada" / "server" / "site"


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a clean clone: no built pages."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "armada", "ui", "pyproject.toml", "README.md",
         "LICENSE", "scripts"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    folder = tmp_path_factory.mktemp("sources")
    for name in listed:
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def build(folder: Path, *targets: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", *(part for target in targets for part in ("-t", target))]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_package_without_the_built_pages_is_refused(sources: Path, target: str) -> None:
    done = build(sources, target)
    assert done.returncode != 0
    assert "The pages of the browser game are not built" in done.stderr
    assert "make wheel" in done.stderr
    assert not list((sources / "dist").glob("openarmada*"))


@pytest.fixture(scope="module")
def built(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source package, both built with the pages."""
    folder = tmp_path_factory.mktemp("built") / "tree"
    shutil.copytree(sources, folder)
    shutil.copytree(PAGES, folder / "armada" / "server" / "site")
    (folder / "armada" / "data" / "places.json").write_text('{"carried": {}, "proven": {}}', encoding="utf-8")
    done = build(folder, "sdist", "wheel")
    assert done.returncode == 0, done.stderr
    return folder / "dist"


def test_the_wheel_and_the_source_package_carry_the_pages_and_the_data(built: Path) -> None:
    with ZipFile(next(built.glob("*.whl"))) as wheel:
        in_wheel = set(wheel.namelist())
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        in_archive = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    for names in (in_wheel, in_archive):
        assert {f"armada/server/site/{file.relative_to(PAGES)}" for file in PAGES.rglob("*") if file.is_file()} <= names
        assert {"armada/data/rules.toml", "armada/data/coverage.json", "armada/data/places.json"} <= names
    assert not [name for name in in_wheel if name.startswith(("tests/", "ui/", "scripts/"))]


def test_a_wheel_built_from_the_source_package_carries_the_pages(built: Path, tmp_path: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    assert build(folder, "wheel").returncode == 0
    with ZipFile(next((folder / "dist").glob("*.whl"))) as wheel:
        assert "armada/server/site/index.html" in wheel.namelist()


def test_the_wheel_serves_the_pages_from_a_clean_environment(built: Path, tmp_path: Path) -> None:
    environment = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    python = next(environment.glob("[bS]*/python*"))
    packages = Path(
        subprocess.run(
            [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
            capture_output=True, text=True, check=True,
        ).stdout.strip()
    )  # fmt: skip
    with ZipFile(next(built.glob("*.whl"))) as wheel:
        wheel.extractall(packages)
    # The libraries come from the environment of the tests; read as a plain folder, its link to the sources is not.
    libraries = next(path for path in sys.path if path.endswith("site-packages"))
    program = (
        "import armada; from litestar.testing import TestClient; from armada.server.app import make_app;"
        "from armada.server.settings import Settings; print(armada.__file__);"
        "client = TestClient(make_app(Settings(store='games.db')));"
        "print(client.get('/', headers={'host': '127.0.0.1'}).text)"
    )
    shown = subprocess.run(
        [python, "-c", program], cwd=tmp_path, env={**os.environ, "PYTHONPATH": libraries},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert shown.returncode == 0, shown.stderr
    where, page = shown.stdout.split("\n", 1)
    assert Path(where).is_relative_to(packages)
    assert "/assets/" in page
    command = subprocess.run(
        [python, "-m", "armada", "card", "show", "demolisher"], cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": libraries}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert command.returncode == 0, command.stderr
    assert "Demolisher" in command.stdout


def test_nothing_that_make_play_leaves_out_is_needed(tmp_path: Path) -> None:
    left_out = [
        line.split(";")[0].strip().replace("-", "_")
        for line in (ROOT / "scripts" / "not_needed.txt").read_text().splitlines()
        if not line.startswith("#")
    ]
    assert "numpy" in left_out
    program = f"""
import sys
for name in {left_out}:
    sys.modules[name] = None
from litestar.testing import TestClient
from armada.server.app import make_app
from armada.server.settings import Settings
from armada.tournament.draw import Draw
from armada.tournament.matching import least_squares
with TestClient(make_app(Settings(store={str(tmp_path / "games.db")!r})), base_url="http://127.0.0.1") as client:
    assert client.get("/api/health").status_code == 200
    assert client.get("/api/schema/openapi.json").status_code == 200
print(len(least_squares([0, 1, 1, 2], [frozenset()] * 4, Draw("seven"))))
"""
    shown = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.strip() == "2"


def test_a_store_in_postgresql_without_its_package_names_the_remedy() -> None:
    program = """
import sys
sys.modules["asyncpg"] = None
from armada.server.store.open import store_at
store_at("postgresql://localhost/armada")
"""
    shown = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "pip install 'openarmada[postgres]'" in shown.stderr
