"""Palatine: one house for five games of imperial intrigue."""
