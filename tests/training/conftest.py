"""Tests of training compile many small programs and run each of them once."""

import jax

# Compiling takes longest.
jax.config.update("jax_disable_most_optimizations", True)  # type: ignore[no-untyped-call]
