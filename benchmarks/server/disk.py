"""How long the disk alone takes to keep four kilobytes: no durable answer can be faster."""

import os
import tempfile
import time
from pathlib import Path
from statistics import quantiles

PAGE = bytes(4096)
TIMES, PAUSE = 400, 0.005


def sync_times(folder: str | None = None) -> list[float]:
    """Milliseconds of each of many writes that wait for the disk."""
    with tempfile.TemporaryDirectory(dir=folder, prefix="palatine-disk-") as place:
        file = os.open(Path(place) / "pages", os.O_CREAT | os.O_WRONLY)
        try:
            return [one_sync(file) for _ in range(TIMES)]
        finally:
            os.close(file)


def one_sync(file: int) -> float:
    """Milliseconds of one write; then a pause, as between answers."""
    os.write(file, PAGE)
    start = time.perf_counter()
    os.fdatasync(file)
    took = time.perf_counter() - start
    time.sleep(PAUSE)
    return 1000 * took


def described(times: list[float]) -> str:
    """The median and the 99th percentile."""
    cuts = quantiles(times, n=100, method="inclusive")
    return f"p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms"
