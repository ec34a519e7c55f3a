"""The table for more than one screen: HTTP and WebSocket, lobby, seats, storage. It knows no rules."""
