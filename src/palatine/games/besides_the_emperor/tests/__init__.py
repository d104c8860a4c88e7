"""Tests of the game, a file for each chapter of the rulebook."""
