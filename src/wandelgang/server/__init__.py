"""The web host: HTTP and WebSocket, tables and their rooms, storage."""
