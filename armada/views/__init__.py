"""What one seat may see: the view, and the masking of secrets."""
