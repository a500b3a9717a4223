"""Rewrite the golden playthroughs: whole games as text, question by question. A changed line is a changed rule."""

from __future__ import annotations

from pathlib import Path

from tests.playthroughs.games import GAMES, playthrough

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    for name in GAMES:
        path = ROOT / "tests" / "playthroughs" / f"{name}.txt"
        text = playthrough(name)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"  wrote {path.relative_to(ROOT).as_posix()}")


if __name__ == "__main__":
    main()
