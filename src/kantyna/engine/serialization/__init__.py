"""Tables as JSON: positions, records and views, and back."""
