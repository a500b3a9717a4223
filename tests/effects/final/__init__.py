"""Cards whose last official printing does something else than the one of 2016."""
