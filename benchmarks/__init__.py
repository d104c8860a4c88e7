"""The benchmarks: `make bench`. docs/speed.md says what we measure, docs/results/speed.md what came
out."""
