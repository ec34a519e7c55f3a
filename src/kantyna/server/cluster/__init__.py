"""Several processes on one database: who owns a table, and how people reach it through any of them
(docs/cluster.md)."""
