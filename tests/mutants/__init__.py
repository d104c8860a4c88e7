"""Rules changed one small thing at a time, to see whether a test notices: `make mutants`.

`changes` makes the mutants of a file, `covering` finds the tests that run a line, `killing` runs
them against one mutant, `results` keeps what came of it and reports it by rule.
"""
