"""Senators that learn: self-play at thousands of batched tables, and how far others can exploit it.

`python -m palatine.training --help`. It needs JAX, NumPy and `palatine.batch`, and nothing else of
Palatine; `observation`, `answers` and `weights` need NumPy alone, because bots import them.
"""
