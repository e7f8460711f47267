import sys

from . import places, political, waters
from .neutral import NeutralFile
from .sources import Sources

CREDITS = "Made with Natural Earth. Place names: GeoNames (CC BY 4.0)."


def main():
    wheels, path = sys.argv[1:]
    sources = Sources(wheels)
    land = political.Political(sources)
    water = waters.Waters(sources)
    file = NeutralFile(path)
    file.line("credits", CREDITS)
    land.write_tables(file)
    water.write_tables(file)
    land.write_faces(file)
    water.write_faces(file)
    places.write(sources, land.country_numbers, file)
    file.close()


main()
