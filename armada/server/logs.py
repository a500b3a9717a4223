"""The server's own log: one JSON document a line, on stderr. Tokens, invitations, dials and seeds are never in it."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
"""The attributes of every record; the others come from whoever logged it."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and the facts that go with it."""
        said = {key: value for key, value in record.__dict__.items() if key not in PLAIN}
        line = {"at": self.formatTime(record), "level": record.levelname.lower(), "what": record.getMessage(), **said}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up_logs(level: int = logging.INFO) -> None:
    """Let everything that the server and uvicorn say be JSON on stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("armada.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level)
