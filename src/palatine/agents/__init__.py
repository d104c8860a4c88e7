"""Doors for learners and agents: packets, decisions and worlds that could be, and nothing else."""
