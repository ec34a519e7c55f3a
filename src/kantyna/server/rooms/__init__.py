"""Tables that are open: who sits and watches there, what they do and what they are sent."""
