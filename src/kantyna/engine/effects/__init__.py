"""Effects: what can be done to a table, and the choices made of them."""
