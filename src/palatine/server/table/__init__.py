"""One table: its log, the fold over it, and what people do at it. No network, no disk, no clock.

    message -> act (`acts`, `lobby`) -> entries (`log`) -> table (`table`)

An act refuses, or enters what has happened. Folding the same log always gives the same table.
"""
