"""What a viewer may see: text and SVG."""
