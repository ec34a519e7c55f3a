"""What clients send and receive, as JSON."""
