"""Tests of Seize the Imperium, a file for each chapter."""
