"""Areas and label places of shapes on the grid."""

import math

import numpy as np
import shapely

from .grid import HALF_TURN, QUARTER_TURN, UNITS_PER_DEGREE

EARTH_RADIUS = 6371.0088


def square_kilometres(shape):
    """On the mean sphere, by Lambert's cylindrical projection, which keeps areas."""

    def project(points):
        radians = np.radians(points / UNITS_PER_DEGREE)
        return np.column_stack([radians[:, 0], np.sin(radians[:, 1])]) * EARTH_RADIUS

    return float(shapely.area(shapely.transform(shape, project)))


def _mercator(points):
    radians = np.radians(points / UNITS_PER_DEGREE)
    latitude = np.clip(radians[:, 1], -1.48, 1.48)
    return np.column_stack([radians[:, 0], np.arcsinh(np.tan(latitude))])


def _across_the_date_line(polygons):
    """Moves what lies in the far west beyond the far east, where a shape has parts on both sides of the line."""
    boxes = shapely.bounds(polygons)
    if boxes[:, 0].min() > -HALF_TURN or boxes[:, 2].max() < HALF_TURN:
        return polygons
    middle = [(b[0] + b[2]) / 2 for b in boxes]
    return [
        shapely.transform(p, lambda c: c + [2 * HALF_TURN, 0]) if m < 0 else p for p, m in zip(polygons, middle)
    ]


def label(polygons):
    """The place farthest from the shores of the largest piece, as the flat map shows it, and how far the shape
    reaches there from west to east: (x, y, width in degrees)."""
    moved = shapely.union_all(_across_the_date_line(polygons))
    flat = shapely.transform(moved, _mercator)
    largest = max(shapely.get_parts(flat), key=lambda p: (shapely.area(p), *shapely.bounds(p)))
    size = max(largest.bounds[2] - largest.bounds[0], largest.bounds[3] - largest.bounds[1])
    line = shapely.maximum_inscribed_circle(largest, tolerance=size / 500)
    x, y = shapely.get_coordinates(line)[0]
    across = shapely.intersection(largest, shapely.linestrings([[x - 10, y], [x + 10, y]]))
    here = [p for p in shapely.get_parts(across) if p.bounds[0] <= x <= p.bounds[2]]
    width = math.degrees(max((p.bounds[2] - p.bounds[0] for p in here), default=0))
    grid_x = round(math.degrees(x) * UNITS_PER_DEGREE)
    if grid_x > HALF_TURN:
        grid_x -= 2 * HALF_TURN
    grid_y = round(math.degrees(math.atan(math.sinh(y))) * UNITS_PER_DEGREE)
    return grid_x, max(-QUARTER_TURN, min(QUARTER_TURN, grid_y)), width
