"""The version of this program, written into every record."""

VERSION = "0.2.0"
