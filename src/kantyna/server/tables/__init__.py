"""One stored table: loading it, summing it up, and what may be undone or read there."""
