"""Environments for learners: `single` for Gymnasium, `aec` for PettingZoo, `batch` for many tables, `openspiel`.

Each needs the extra it is named for: `pip install cathedrals[envs]` or `cathedrals[openspiel]`.
"""
