"""The table, the menu and the log as lines of text."""
