"""The benchmarks: `make bench`. What is measured, and what came out, is in docs/speed.md."""
