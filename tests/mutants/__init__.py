"""Rules changed in one small place at a time, to see whether a test notices: `make mutants`.

`changes` makes the mutants of a file, `covering` finds the tests that run a line, `killing` runs
them against one mutant, `results` keeps the outcomes and reports them by rule.
"""
