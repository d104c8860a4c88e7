"""The arena: agents of every kind against each other, in results that others can check.

```
file -> plan (stopping rule, commitments) -> deals -> seatings -> games -> log -> figures -> report
```

Every deal is played several times: with the sides changed, or with the seats turned, so that we
compare how two agents did with the same cards. For each game the log has the record, which
`palatine verify` checks, and each decision with what led to it.
"""
