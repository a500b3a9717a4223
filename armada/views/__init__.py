"""The view of one seat, and the masking of secrets."""
