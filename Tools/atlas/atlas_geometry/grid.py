"""The atlas grid: whole numbers, 2**24 to the turn."""

import numpy as np

UNITS_PER_DEGREE = 2**24 / 360
HALF_TURN = 2**23
QUARTER_TURN = 2**22


def snap(points):
    """Longitudes and latitudes in degrees to an (n, 2) array of whole grid units."""
    return np.rint(np.asarray(points, dtype=float)[:, :2] * UNITS_PER_DEGREE).astype(np.int64)


def degrees(points):
    return np.asarray(points, dtype=float) / UNITS_PER_DEGREE
