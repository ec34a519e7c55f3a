"""Where bots think: in threads of the server, or in processes of their own."""
