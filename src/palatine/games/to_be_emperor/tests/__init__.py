"""Tests of To Be Emperor."""
