"""Interfaces for learners and agents: packets, decisions and possible worlds, and nothing else."""
