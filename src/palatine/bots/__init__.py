"""Bots: they get what a seat gets, and nothing else."""
