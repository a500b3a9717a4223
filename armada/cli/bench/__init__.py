"""`armada bench`: the figures of the design, measured on this machine."""

from armada.cli.bench.command import bench

__all__ = ["bench"]
