"""The board as SVG and as text. It knows pieces and poses, not games."""
