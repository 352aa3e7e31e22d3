"""The WebSocket of each table."""
