"""What we count and measure, for Prometheus. Nothing here tells of people or of games."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

Count = Callable[[], int]


class Metrics:
    """The server's numbers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge(
            "palatine_connections", "Open sockets", ["kind"], registry=self.registry
        )
        self.tables = Gauge("palatine_loaded_tables", "Tables in memory", registry=self.registry)
        self.opened = Counter("palatine_opened_tables", "Tables opened", registry=self.registry)
        messages = Counter(
            "palatine_messages",
            "Messages from browsers, by what came of them",
            ["result"],
            registry=self.registry,
        )
        self.done = messages.labels("done")
        self.refused = messages.labels("refused")
        self.unread = messages.labels("unread")
        self.seconds = Histogram(
            "palatine_message_seconds",
            "From a message to its answer, with the wait for the disk",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )

    def watch(self, resting: Count, all_lines: Count, cut: Count) -> None:
        """Count connections where they are counted anyway."""
        lines = Gauge(
            "palatine_lines",
            "Open connections, with those that are sockets, by whether they ask for something",
            ["state"],
            registry=self.registry,
        )
        lines.labels("resting").set_function(resting)
        lines.labels("busy").set_function(lambda: all_lines() - resting())
        gone = Gauge(
            "palatine_cut_lines",
            "Connections that had to go for others, or were not taken, since the start",
            registry=self.registry,
        )
        gone.set_function(cut)

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
