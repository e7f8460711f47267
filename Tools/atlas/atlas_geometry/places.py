"""Settled places: GeoNames', and Natural Earth's where GeoNames has none near."""

import numpy as np

from . import tables

# A place of Natural Earth's is taken where no GeoNames place lies within this many kilometres.
LEAST_GAP = 15.0


def write(sources, country_numbers, file):
    regions = sources.region_names()
    places = sources.places()
    capitals = _capitals(sources.country_facts(), places)
    rows = []
    for p in places:
        code = p["countrycode"]
        context = (code, regions.get(f"{code}.{p['admin1code']}", ""), p["timezone"])
        rows.append((p["name"], p["latitude"], p["longitude"], p["population"], context, p["geonameid"] in capitals))
    for name, code, admin1, zone, latitude, longitude in tables.EXTRA_PLACES:
        context = (code, regions.get(f"{code}.{admin1}", ""), zone)
        rows.append((name, latitude, longitude, 0, context, False))
    rows += _remote_places(sources.natural_earth_places(), rows)
    contexts = sorted({r[4] for r in rows})
    numbers = {c: n for n, c in enumerate(contexts)}
    for code, region, zone in contexts:
        file.line("context", country_numbers[code], region, zone)
    for name, latitude, longitude, population, context, is_capital in rows:
        file.line("place", name, float(latitude), float(longitude), population, numbers[context], is_capital)


def _capitals(facts, places):
    """The ids of the national capitals: of the places with the capital's name, the largest."""
    candidates = {}
    for p in places:
        capital = facts.get(p["countrycode"], {}).get("capital")
        if not capital or (p["name"] != capital and capital not in p["alternatenames"]):
            continue
        key = (p["name"] == capital, p["population"], -p["geonameid"])
        if key > candidates.get(p["countrycode"], ((False, -1, 0), None))[0]:
            candidates[p["countrycode"]] = (key, p["geonameid"])
    return {place for _, place in candidates.values()}


def _vectors(latitudes, longitudes):
    latitude, longitude = np.radians(latitudes), np.radians(longitudes)
    ring = np.cos(latitude)
    return np.column_stack([ring * np.cos(longitude), ring * np.sin(longitude), np.sin(latitude)])


def _remote_places(others, rows):
    """What Natural Earth adds; region and zone are those of the nearest place of the same country."""
    vectors = _vectors([r[1] for r in rows], [r[2] for r in rows])
    of_country = {}
    for i, row in enumerate(rows):
        of_country.setdefault(row[4][0], []).append(i)
    cosine = np.cos(LEAST_GAP / 6371.0088)
    added = []
    for name, code, latitude, longitude in sorted(others, key=lambda o: (o[1] or "", o[0], o[2], o[3])):
        here = _vectors([latitude], [longitude])[0]
        mine = of_country.get(code)
        if not mine or (vectors @ here).max() > cosine:
            continue
        nearest = mine[int(np.argmax(vectors[mine] @ here))]
        added.append((name, latitude, longitude, 0, rows[nearest][4], False))
    return added
