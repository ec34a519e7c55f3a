"""What keeps one address from using up the server."""
