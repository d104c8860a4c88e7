"""What a room remembers."""
