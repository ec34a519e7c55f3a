"""What is answered over HTTP and WebSockets."""
