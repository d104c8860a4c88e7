"""One script for each version, named by it."""
