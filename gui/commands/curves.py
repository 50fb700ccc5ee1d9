"""The options of ``figure --kind curve``."""
