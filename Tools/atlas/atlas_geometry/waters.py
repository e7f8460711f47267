"""Lakes and named seas."""

import json

import numpy as np
import shapely

from . import measure, partition, tables
from .grid import UNITS_PER_DEGREE, snap


class Waters:
    def __init__(self, sources):
        self._lakes = _lakes(sources)
        self._seas = _seas(sources)
        named = {}
        for name, kind, polygon in self._lakes + self._seas:
            if name:
                named.setdefault((name, kind, _key(name, kind, polygon)), []).append(polygon)
        waters = [_water(name, kind, key, polygons) for (name, kind, key), polygons in named.items()]
        self._waters = sorted(waters, key=lambda w: (-w["area"], w["name"]))
        self._numbers = {(w["name"], w["kind"], w["key"]): n for n, w in enumerate(self._waters)}

    def write_tables(self, file):
        for w in self._waters:
            file.line("water", w["name"], w["kind"], w["x"], w["y"], w["area"], w["width"])

    def write_faces(self, file):
        for layer, faces in (("lakes", self._lakes), ("seas", self._seas)):
            file.line("layer", layer)
            for name, kind, polygon in faces:
                number = self._numbers[name, kind, _key(name, kind, polygon)] if name else None
                file.face(polygon, number)


def _key(name, kind, polygon):
    """Tells lakes of one name apart by the ten-degree square they lie in; a sea's parts are one sea."""
    if kind != "lake" or "Caspian" in name:
        return 0
    x, y = shapely.get_coordinates(shapely.centroid(polygon))[0] / UNITS_PER_DEGREE
    return int(x // 10) * 100 + int(y // 10)


def _water(name, kind, key, polygons):
    x, y, width = measure.label(polygons)
    area = sum(measure.square_kilometres(p) for p in polygons)
    return {"name": name, "kind": kind, "key": key, "x": x, "y": y, "width": width, "area": round(area, 1)}


def _lakes(sources):
    groups = sources.lakes()
    polygons = partition.faces([ring for rings in groups for ring in rings])
    owners = partition.owners(polygons, groups)
    wholes = [[] for _ in groups]
    for polygon, lakes in zip(polygons, owners):
        if lakes:
            wholes[lakes[0]].append(polygon)
    names = _lake_names([shapely.union_all(w) for w in wholes], sources.named_lakes())
    return [(names[lakes[0]], "lake", p) for p, lakes in zip(polygons, owners) if lakes]


def _lake_names(lakes, features):
    """The name of the 1:50m lake that each lake shares most with, where they share a fifth of the smaller."""
    labels, shapes = [], []
    for feature in features:
        name = _lake_name(feature["properties"])
        if name:
            labels.append(name)
            shapes.append(shapely.make_valid(_on_grid(shapely.from_geojson(json.dumps(feature["geometry"])))))
    tree = shapely.STRtree(shapes)
    names = [None] * len(lakes)
    best = [0.2] * len(lakes)
    for lake, other in zip(*(a.tolist() for a in tree.query(lakes, predicate="intersects"))):
        shared = shapely.area(shapely.intersection(lakes[lake], shapes[other]))
        share = shared / min(shapely.area(lakes[lake]), shapely.area(shapes[other]))
        if share > best[lake]:
            best[lake], names[lake] = share, labels[other]
    for longitude, latitude, name in tables.LAKE_NAMES:
        point = shapely.points(snap([[longitude, latitude]])[0].astype(float))
        for i, lake in enumerate(lakes):
            if shapely.contains(lake, point):
                names[i] = name
    return names


def _lake_name(properties):
    """The English name with its generic word. The source's English field mostly lacks that word ("Ontario"), and
    its local one is often English all the same ("Lake Ontario")."""
    local = (properties.get("name") or "").strip()
    english = (properties.get("name_en") or "").strip()
    if not english or english == local or _says_lake(local, tables.ENGLISH_LAKE_WORDS):
        name = local or english
    elif english in tables.LAKE_RENAMES:
        name = tables.LAKE_RENAMES[english]
    elif _says_lake(english, tables.LAKE_WORDS):
        name = english
    else:
        is_reservoir = properties.get("featurecla") == "Reservoir"
        name = f"{english} Reservoir" if is_reservoir else f"Lake {english}"
    return " ".join(tables.LAKE_ABBREVIATIONS.get(w, w) for w in name.split())


def _says_lake(name, words):
    return any(w in words for w in name.replace("-", " ").split())


def _on_grid(shape):
    return shapely.transform(shape, lambda c: np.rint(c * UNITS_PER_DEGREE))


def _seas(sources):
    named = []
    for name, rings in sources.seas():
        if (name, len(rings)) not in tables.SEA_SCRAPS:
            named.append(_named_sea(name, rings))
    first_drawn = len(named)
    for name, kind, corners in tables.DRAWN_SEAS:
        ring = snap(corners + corners[:1])
        named.append((name, kind, [ring]))
    groups = [rings for _, _, rings in named]
    areas = [sum(abs(shapely.area(shapely.polygons(r.astype(float)))) for r in rings if len(r) >= 4) for rings in groups]
    polygons = partition.faces([ring for rings in groups for ring in rings])
    faces = []
    for polygon, seas in zip(polygons, partition.owners(polygons, groups)):
        if not seas:
            continue
        drawn = [s for s in seas if s >= first_drawn]
        sea = drawn[-1] if drawn else min(seas, key=lambda s: (areas[s], s))
        name, kind, _ = named[sea]
        faces.append((name, kind, polygon))
    return faces


def _named_sea(name, rings):
    name = tables.SEA_NAMES.get(name, name.strip())
    if not name:
        points = np.vstack(rings)
        west, south = points.min(axis=0) / UNITS_PER_DEGREE
        east, north = points.max(axis=0) / UNITS_PER_DEGREE
        for x, y, label, kind in tables.UNNAMED_SEAS:
            if west <= x <= east and south <= y <= north:
                return label, kind, rings
        raise SystemExit(f"a sea without a name at {west} {south} {east} {north}")
    kind = next((kind for word, kind in tables.WATER_KINDS if word in name), "bay")
    return name, kind, rings
