"""Basilica: two seats, one cathedral."""
