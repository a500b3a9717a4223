"""The examples of README and docs run, and the generated pages are current.

A page is run from top to bottom: its `python` blocks share one namespace; each `$ armada …` line of its `console`
blocks must end well (or as a comment says: `# exit 1`) and print the lines below it, where `…` stands for any lines.
A block that cannot run is fenced as `text`.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

from armada.cli import cli

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"(?P<indent> *)(?P<fence>`{3,})(?P<language>.*)")
LANGUAGES = {"python", "console", "text", "toml", "json"}


class Block(NamedTuple):
    """A fenced block of a page, and how many lines of the page lie above its text."""

    language: str
    above: int
    lines: list[str]


def blocks(page: str) -> Iterator[Block]:
    """The fenced blocks of a page."""
    lines = page.splitlines()
    numbered = iter(enumerate(lines, start=1))
    for number, line in numbered:
        if not (opening := FENCE.fullmatch(line)):
            continue
        language = opening["language"].strip()
        assert language in LANGUAGES, (
            f"line {number}: fence it as one of {', '.join(sorted(LANGUAGES))}, not {language!r}"
        )
        closing = opening["indent"] + opening["fence"]
        end = next((at for at, below in numbered if below.rstrip() == closing), None)
        assert end, f"line {number}: this block has no end"
        yield Block(language, number, [line.removeprefix(opening["indent"]) for line in lines[number : end - 1]])


def run_page(name: str, page: str) -> None:
    """Run the examples of a page, in order."""
    namespace: dict[str, object] = {"__name__": "__page__"}
    for block in blocks(page):
        if block.language == "python":
            exec(compile("\n" * block.above + "\n".join(block.lines), name, "exec"), namespace)
        if block.language == "console":
            run_commands(block.lines)


def run_commands(lines: list[str]) -> None:
    """Run the commands of a console block and compare what they print, where that is shown."""
    for session in "\n".join(lines).removeprefix("$ ").split("\n$ "):
        command, _, shown = session.partition("\n")
        if command.startswith("armada "):
            result = CliRunner().invoke(cli, shlex.split(command, comments=True)[1:])
            expected = re.search(r"# exit (\d)$", command)
            assert result.exit_code == (int(expected[1]) if expected else 0), f"{command}\n{result.output}"
            if shown:
                assert_output(command, result.output, shown)


def assert_output(command: str, output: str, shown: str) -> None:
    """A page shows what its command prints, except for spaces at the ends of lines."""
    pattern = "".join(r"(?:.*\n)*" if line == "…" else re.escape(line) + r" *\n" for line in shown.rstrip().split("\n"))
    assert re.fullmatch(pattern, output.rstrip() + "\n"), f"{command}\nprinted:\n{output}\nthe page shows:\n{shown}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_page(str(page), page.read_text(encoding="utf-8"))


LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_index_leads_to_every_page() -> None:
    """Rulings and decisions have indexes of their own."""
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    linked = {(ROOT / "docs" / link).resolve() for link in LINK.findall(index)}
    own = {ROOT / "docs" / "rulings", ROOT / "docs" / "decisions"}
    pages = [page for page in (ROOT / "docs").rglob("*.md") if page.parent not in own or page.name == "README.md"]
    assert {page for page in pages if page.name != "README.md" or page.parent != ROOT / "docs"} <= linked


def test_generated_files_are_current() -> None:
    command = [sys.executable, "scripts/make_docs.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_python_blocks_share_a_namespace_and_fail_with_the_line_of_the_page() -> None:
    page = "# Page\n\n```python\nspeed = 2\n```\n\n```python\nassert speed == 3\n```\n"
    with pytest.raises(AssertionError) as failure:
        run_page("page.md", page)
    assert failure.traceback[-1].lineno + 1 == 8


def test_a_command_must_end_well_unless_the_page_says_otherwise() -> None:
    run_page("page.md", "```console\n$ armada rule show ATK-27\n$ armada rule show ATK-99  # exit 1\n$ make play\n```")
    with pytest.raises(AssertionError, match="There is no rule ATK-99"):
        run_page("page.md", "```console\n$ armada rule show ATK-99\n```")


def test_what_a_command_prints_is_compared_and_an_ellipsis_stands_for_any_lines() -> None:
    run_page("page.md", "```console\n$ armada rule show TRN-28\nTRN-28  tournament  not modelled\n…\n```")
    with pytest.raises(AssertionError, match=r"the page shows:\n\s*TRN-29"):
        run_page("page.md", "```console\n$ armada rule show TRN-28\nTRN-29  tournament\n…\n```")


@pytest.mark.parametrize("fence", ["", "python no-run", "py", "bash"])
def test_a_block_is_left_out_only_by_a_text_fence(fence: str) -> None:
    run_page("page.md", "```text\n1 / 0\n```")
    with pytest.raises(AssertionError, match="fence it as one of"):
        run_page("page.md", f"```{fence}\n1 / 0\n```")


def test_a_block_in_a_list_runs_and_a_block_without_end_is_a_fault() -> None:
    with pytest.raises(ZeroDivisionError):
        run_page("page.md", "- so:\n\n  ```python\n  1 / 0\n  ```\n")
    with pytest.raises(AssertionError, match="no end"):
        run_page("page.md", "```python\n1 / 0\n")
