"""Writes the neutral geometry file: UTF-8 text, one record a line, fields parted by tabs.

    tunnel-geometry 1
    credits TEXT
    country CODE NAME LABEL_X LABEL_Y RANK MIN_ZOOM MAX_ZOOM NOBODYS      (numbered from 0 in this order)
    claim   CODE CODE …                                                  (numbered from 0)
    water   NAME KIND LABEL_X LABEL_Y KM2 WIDTH_DEGREES                  (numbered from 0)
    layer   political|lakes|seas
    face    OWNER [HOLDER CLAIM]       followed by its rings; - for none
    ring    X Y X Y …                  on the grid, outer counterclockwise, holes clockwise
    context COUNTRY REGION TIME_ZONE                                     (numbered from 0)
    place   NAME LATITUDE LONGITUDE POPULATION CONTEXT CAPITAL
    end
"""

from .partition import rings


class NeutralFile:
    def __init__(self, path):
        self._file = open(path, "w", encoding="utf-8", newline="\n")
        self.line("tunnel-geometry", 1)

    def line(self, keyword, *fields):
        texts = [_text(f) for f in fields]
        if any("\t" in t or "\n" in t for t in texts):
            raise SystemExit(f"a field of {keyword} holds a tab or a line break: {texts}")
        self._file.write("\t".join([keyword, *texts]) + "\n")

    def face(self, polygon, *fields):
        self.line("face", *fields)
        for ring in rings(polygon):
            self._file.write("ring\t" + " ".join(map(str, ring.ravel().tolist())) + "\n")

    def close(self):
        self.line("end")
        self._file.close()


def _text(field):
    if field is None:
        return "-"
    if isinstance(field, bool):
        return "1" if field else "0"
    if isinstance(field, float):
        return f"{field:.6f}".rstrip("0").rstrip(".")
    return str(field)
