"""Senators that learn: self-play at thousands of batched tables, and what others could win of it.

`python -m palatine.training --help`. It needs JAX and NumPy and nothing else of the house but
`palatine.batch`; `observation`, `answers` and `weights` need NumPy alone, for bots import them.
"""
