"""Whose the land is: both of Natural Earth's views in one partition, with islets that neither has."""

import numpy as np
import shapely

from . import measure, partition, tables
from .grid import UNITS_PER_DEGREE, snap


class Political:
    def __init__(self, sources):
        self._de_jure = sources.de_jure_countries()
        self._facts = sources.country_facts()
        self._code_of_name = {}
        for record, _ in self._de_jure:
            for field in ("ADMIN", "NAME"):
                self._code_of_name[record[field]] = _area_code(record)
        de_facto = sources.de_facto_countries()
        self._holders = [self._holder_code(name, iso) for name, iso, _ in de_facto]
        drawn = [snap(corners + corners[:1]) for _, corners in tables.DRAWN_COUNTRIES]
        rings = [r for _, rs in self._de_jure for r in rs] + [r for _, _, rs in de_facto for r in rs] + drawn
        islets = _islets(partition.faces(rings), sources.land())
        polygons = partition.faces(rings + islets)
        jure = partition.owners(polygons, [rings for _, rings in self._de_jure])
        facto = partition.owners(polygons, [rings for _, _, rings in de_facto])
        islet = partition.owners(polygons, [[ring] for ring in islets])
        by_hand = partition.owners(polygons, [[ring] for ring in drawn])
        self._faces = []
        orphans = []
        for polygon, j, f, i, d in zip(polygons, jure, facto, islet, by_hand):
            if d:
                code = tables.DRAWN_COUNTRIES[d[-1]][0]
                self._faces.append({"polygon": polygon, "owner": code, "holder": code, "claim": None})
            elif j or f:
                self._faces.append(self._face(polygon, j, f))
            elif i:
                orphans.append(polygon)
        self._faces += _adopt(orphans, self._faces)
        self._countries = self._list_countries()
        self.country_numbers = {c["code"]: n for n, c in enumerate(self._countries)}
        self._claims = sorted({tuple(f["claim"]) for f in self._faces if f["claim"]})

    def _holder_code(self, name, iso):
        code = tables.DE_FACTO_AREAS.get(name) or self._code_of_name.get(name) or iso
        if not code:
            raise SystemExit(f"nothing is known of {name}")
        return code

    def _face(self, polygon, jure, facto):
        x, y = shapely.get_coordinates(shapely.point_on_surface(polygon))[0] / UNITS_PER_DEGREE
        owner = _area_code(self._de_jure[jure[0]][0]) if jure else None
        holder = self._holders[facto[0]] if facto else owner
        owner_or_holder = owner or holder
        claim = _claim(x, y, owner, holder)
        owner, holder = (_territory(code, x, y) for code in (owner_or_holder, holder))
        return {"polygon": polygon, "owner": owner, "holder": holder, "claim": claim}

    def _list_countries(self):
        codes = {f["owner"] for f in self._faces} | {f["holder"] for f in self._faces}
        return [self._country(code) for code in sorted(codes)]

    def _country(self, code):
        records = [r for r, _ in self._de_jure if _area_code(r) == code]
        name = tables.NOBODYS.get(code) or tables.COUNTRY_NAMES.get(code) or self._facts[code]["name"]
        country = {"code": code, "name": name, "nobodys": code in tables.NOBODYS}
        if records:
            main = max(records, key=lambda r: (r["POP_EST"], r["ADM0_A3"]))
            country["label"] = [round(float(main[k]) * UNITS_PER_DEGREE) for k in ("LABEL_X", "LABEL_Y")]
            country["rank"] = int(main["LABELRANK"])
            country["zooms"] = float(main["MIN_LABEL"]), float(main["MAX_LABEL"])
        else:
            mine = [f["polygon"] for f in self._faces if code in (f["owner"], f["holder"])]
            x, y, _ = measure.label(mine)
            ranks = [t[6] for t in tables.TERRITORIES if t[5] == code]
            country["label"] = [x, y]
            country["rank"] = ranks[0] if ranks else 8
            country["zooms"] = (5.0, 10.0) if ranks else (6.0, 11.0)
        return country

    def write_tables(self, file):
        for c in self._countries:
            file.line("country", c["code"], c["name"], *c["label"], c["rank"], *c["zooms"], c["nobodys"])
        for claim in self._claims:
            file.line("claim", *claim)

    def write_faces(self, file):
        file.line("layer", "political")
        for f in self._faces:
            claim = self._claims.index(tuple(f["claim"])) if f["claim"] else None
            numbers = self.country_numbers
            file.face(f["polygon"], numbers[f["owner"]], numbers[f["holder"]], claim)


def _area_code(record):
    """The ISO code, or Natural Earth's where the area is split or nobody's."""
    area = record["ADM0_A3"]
    if area == "IOA" or area in tables.NOBODYS:
        return area
    return tables.OWNER_OF_AREA.get(area) or record["ISO_A2_EH"]


def _territory(code, x, y):
    for part_of, west, south, east, north, territory, _ in tables.TERRITORIES:
        if code == part_of and west <= x <= east and south <= y <= north:
            return territory
    return code


def _claim(x, y, owner, holder):
    if owner != holder or owner is None:
        for west, south, east, north, claimants in tables.CLAIMS_BY_PLACE:
            if west <= x <= east and south <= y <= north:
                return claimants
        if owner and holder:
            return sorted({owner, holder})
    return tables.CLAIMS_BY_OWNER.get(owner or holder)


def _islets(faces, land):
    """The outer rings of land that meet no country."""
    tree = shapely.STRtree(faces)
    rings = [r for shape in land for r in shape if len(r) >= 4]
    polygons = shapely.polygons([shapely.linearrings(r.astype(float)) for r in rings])
    outer = ~shapely.is_ccw(shapely.get_exterior_ring(polygons)) & (shapely.area(polygons) > 0)
    meets = set(tree.query(polygons, predicate="intersects")[0].tolist())
    for place in tables.NO_ISLETS:
        point = shapely.points(snap([place])[0].astype(float))
        meets |= set(np.flatnonzero(shapely.intersects(polygons, shapely.buffer(point, 100))).tolist())
    return [ring for i, ring in enumerate(rings) if outer[i] and i not in meets]


def _adopt(orphans, faces):
    """Gives each islet to the owner of the nearest country's vertex, by great circle."""
    coordinates, index = shapely.get_coordinates([f["polygon"] for f in faces], return_index=True)
    tree = shapely.STRtree(shapely.points(coordinates))
    vectors = _unit_vectors(coordinates)
    adopted = []
    for polygon in orphans:
        x, y = shapely.get_coordinates(shapely.point_on_surface(polygon))[0]
        reach = 0.5
        while True:
            width = min(360, reach / max(0.05, np.cos(np.radians(y / UNITS_PER_DEGREE))))
            box = shapely.box(*(np.array([x, y, x, y]) + np.array([-width, -reach, width, reach]) * UNITS_PER_DEGREE))
            near = tree.query(box)
            if len(near):
                break
            reach *= 2
        near.sort()
        here = _unit_vectors(np.array([[x, y]]))[0]
        parent = faces[index[near[np.argmax(vectors[near] @ here)]]]
        place = x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE
        owner, holder = (_territory(parent[key], *place) for key in ("owner", "holder"))
        claim = tables.CLAIMS_BY_OWNER.get(owner, parent["claim"])
        adopted.append({"polygon": polygon, "owner": owner, "holder": holder, "claim": claim})
    return adopted


def _unit_vectors(points):
    radians = np.radians(points / UNITS_PER_DEGREE)
    ring = np.cos(radians[:, 1])
    return np.column_stack([ring * np.cos(radians[:, 0]), ring * np.sin(radians[:, 0]), np.sin(radians[:, 1])])
