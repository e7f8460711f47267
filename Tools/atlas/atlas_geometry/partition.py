"""Makes planar partitions of rings that overlap, touch or nearly do."""

import numpy as np
import shapely


def _edges(rings):
    """The distinct undirected edges of rings, as an (n, 4) array."""
    parts = []
    for ring in rings:
        if len(ring) < 3:
            continue
        closed = ring if (ring[0] == ring[-1]).all() else np.vstack([ring, ring[:1]])
        edges = np.hstack([closed[:-1], closed[1:]])
        parts.append(edges[(edges[:, :2] != edges[:, 2:]).any(axis=1)])
    edges = np.vstack(parts)
    swap = (edges[:, 0] > edges[:, 2]) | ((edges[:, 0] == edges[:, 2]) & (edges[:, 1] > edges[:, 3]))
    edges[swap] = edges[swap][:, [2, 3, 0, 1]]
    return np.unique(edges, axis=0)


def faces(rings):
    """The faces all the rings cut the plane into, with whole coordinates, in a fixed order."""
    lines = shapely.linestrings(_edges(rings).reshape(-1, 2, 2).astype(float))
    merged = shapely.line_merge(shapely.multilinestrings(lines))
    noded = shapely.union_all(merged, grid_size=1.0)
    polygons = shapely.get_parts(shapely.polygonize(shapely.get_parts(noded)))
    boxes = shapely.bounds(polygons)
    inside = shapely.get_coordinates(shapely.point_on_surface(polygons))
    order = np.lexsort((inside[:, 1], inside[:, 0], boxes[:, 3], boxes[:, 2], boxes[:, 1], boxes[:, 0]))
    return polygons[order]


def owners(polygons, groups):
    """For each polygon the groups of rings it lies inside, by the even-odd rule, in ascending order."""
    shapes, group_of = [], []
    for index, rings in enumerate(groups):
        for ring in rings:
            if len(ring) >= 4:
                shapes.append(shapely.polygons(ring.astype(float)))
                group_of.append(index)
    tree = shapely.STRtree(shapes)
    polygon, shape = tree.query(shapely.point_on_surface(polygons), predicate="within")
    counts = {}
    for p, s in zip(polygon.tolist(), shape.tolist()):
        key = (p, group_of[s])
        counts[key] = counts.get(key, 0) + 1
    result = [[] for _ in polygons]
    for (p, group), count in sorted(counts.items()):
        if count % 2 == 1:
            result[p].append(group)
    return result


def rings(polygon):
    """A polygon's rings as whole numbers: outer counterclockwise, holes clockwise, the first point not repeated."""
    oriented = shapely.normalize(polygon)
    result = []
    for index, ring in enumerate([oriented.exterior, *oriented.interiors]):
        points = np.rint(shapely.get_coordinates(ring)).astype(np.int64)[:-1]
        if shapely.is_ccw(ring) != (index == 0):
            points = points[::-1]
        result.append(points)
    return result
