"""Bots: players that get what a seat gets, and nothing else."""
