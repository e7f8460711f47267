"""Turns the pinned sources into one neutral geometry file for atlasc. See neutral.py for its format."""
