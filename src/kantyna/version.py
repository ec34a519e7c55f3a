"""The version, written only here."""

VERSION = "0.2.0"
