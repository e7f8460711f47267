"""What is written by hand because no source says it."""

# Borders drawn by hand, corners as (longitude, latitude), over what Natural Earth has: (code, corners).
# Natural Earth's Vatican is a tenth of its size.
DRAWN_COUNTRIES = [
    ("VA", [
        (12.4458, 41.9024), (12.4480, 41.9009), (12.4503, 41.9004), (12.4534, 41.9004), (12.4554, 41.9012),
        (12.4577, 41.9012), (12.4584, 41.9023), (12.4582, 41.9032), (12.4562, 41.9036), (12.4567, 41.9061),
        (12.4546, 41.9074), (12.4517, 41.9070), (12.4483, 41.9056), (12.4468, 41.9041),
    ]),
]

# Islets of the land layer that are none: (longitude, latitude). Null Island is a joke of the map makers.
NO_ISLETS = [(0.0, 0.0)]

# Names where GeoNames' short English one is not what a map should say.
COUNTRY_NAMES = {
    "AX": "Åland Islands",
    "CYN": "Northern Cyprus",
    "SOL": "Somaliland",
    "BL": "Saint Barthélemy",
    "BQ": "Caribbean Netherlands",
    "CW": "Curaçao",
    "CV": "Cape Verde",
    "NL": "Netherlands",
    "PN": "Pitcairn Islands",
    "PS": "Palestine",
    "RE": "Réunion",
    "ST": "São Tomé and Príncipe",
    "TF": "French Southern and Antarctic Lands",
    "TL": "Timor-Leste",
    "VA": "Vatican City",
    "MO": "Macau",
    "IO": "British Indian Ocean Territory",
}

# Natural Earth's areas without an ISO code of their own, and whose they are.
OWNER_OF_AREA = {
    "ATC": "AU",
    "CSI": "AU",
    "CLP": "FR",
    "BRI": "BR",
    "ESB": "GB",
    "WSB": "GB",
    "USG": "CU",
    "KOS": "XK",
    "FRA": "FR",
    "NOR": "NO",
}

# Areas that are no state's, by Natural Earth's code, with the name they go by.
NOBODYS = {
    "BRT": "Bir Tawil",
    "PGA": "Spratly Islands",
    "SCR": "Scarborough Reef",

    "CNM": "United Nations Buffer Zone in Cyprus",
    "KAS": "Siachen Glacier",
    "SPI": "Southern Patagonian Ice Field",
}

# The de-facto view's areas that the de-jure view does not have, and the code each answers to.
DE_FACTO_AREAS = {
    "Northern Cyprus": "CYN",
    "Cyprus No Mans Area": "CNM",
    "Somaliland": "SOL",
    "Siachen Glacier": "KAS",
    "Southern Patagonian Ice Field": "SPI",
    "Baykonur Cosmodrome": "KZ",
    "Bajo Nuevo Bank (Petrel Is.)": "CO",
    "Serranilla Bank": "CO",
}

# Territories with an ISO code of their own that Natural Earth draws as part of another country:
# (part of, west, south, east, north, code, label rank). The first box that holds a face's middle counts.
TERRITORIES = [
    ("FR", -55.0, 2.0, -51.0, 6.0, "GF", 4),
    ("FR", -62.0, 15.7, -60.9, 16.7, "GP", 5),
    ("FR", -61.4, 14.2, -60.7, 15.0, "MQ", 5),
    ("FR", 55.0, -21.6, 56.0, -20.7, "RE", 5),
    ("FR", 44.8, -13.2, 45.5, -12.5, "YT", 6),
    ("NO", -10.0, 70.5, -7.0, 71.5, "SJ", 5),
    ("NO", 5.0, 74.0, 36.0, 81.5, "SJ", 5),
    ("NO", 2.5, -55.0, 4.0, -54.0, "BV", 6),
    ("NZ", -173.0, -10.0, -170.5, -8.0, "TK", 6),
    ("NL", -69.0, 11.5, -68.0, 12.6, "BQ", 6),
    ("NL", -63.5, 17.3, -62.8, 17.8, "BQ", 6),
    ("IOA", 100.0, -13.0, 110.0, -8.0, "CX", 6),
    ("IOA", 90.0, -15.0, 100.0, -8.0, "CC", 6),
    # Islets whose nearest neighbour is another country: Matsu, Kastellorizo, Stuart Island.
    ("CN", 119.85, 26.05, 120.05, 26.3, "TW", 5),
    ("TR", 29.54, 36.1, 29.65, 36.17, "GR", 5),
    ("CA", -123.25, 48.64, -123.12, 48.71, "US", 5),
]

# Who claims land that one owner holds in every view: by owner's code.
CLAIMS_BY_OWNER = {
    "XK": ["RS", "XK"],
    "TW": ["CN", "TW"],
    "EH": ["EH", "MA"],
    "FK": ["AR", "FK"],
    "GS": ["AR", "GS"],
    "PGA": ["BN", "CN", "MY", "PH", "TW", "VN"],
    "SCR": ["CN", "PH", "TW"],
}

# Who claims land that the views tell apart, or that a box finds: (west, south, east, north, claimants).
# The face's middle must lie in the box, and the two views must differ or the de-jure one be silent.
CLAIMS_BY_PLACE = [
    (27.5, 9.0, 29.5, 10.5, ["SD", "SS"]),  # Abyei
    (-74.0, -50.0, -72.8, -48.8, ["AR", "CL"]),  # Southern Patagonian ice field
    (35.5, 32.6, 36.0, 33.27, ["IL", "SY"]),  # Golan
    (35.5, 33.27, 36.0, 33.4, ["IL", "LB", "SY"]),  # Shebaa farms
    (-56.5, -31.5, -55.5, -30.5, ["BR", "UY"]),  # Rincón de Artigas
    (111.0, 15.5, 113.0, 17.5, ["CN", "TW", "VN"]),  # Paracel Islands
    (131.7, 37.1, 132.0, 37.4, ["JP", "KR"]),  # Liancourt Rocks
    (76.5, 35.0, 78.0, 36.0, ["IN", "PK"]),  # Siachen
    (-80.2, 15.5, -78.4, 16.1, ["CO", "US"]),  # Bajo Nuevo and Serranilla
    (32.4, 34.9, 34.8, 35.8, ["CY", "CYN"]),  # Cyprus north of the line, and the line
    (62.5, 45.3, 64.5, 46.8, None),  # Baikonur is let, not claimed
    (-67.0, 80.0, -66.0, 81.2, ["CA", "GL"]),  # Hans Island
]

SEA_NAMES = {
    "INDIAN OCEAN": "Indian Ocean",
    "SOUTHERN OCEAN": "Southern Ocean",
    "Inner Sea": "Seto Inland Sea",
    "Inner Seas": "Inner Seas off the West Coast of Scotland",
    "Kaliningrad": "Vistula Lagoon",
    "Prince ALbert Sound": "Prince Albert Sound",
    "Golfo de California": "Gulf of California",
    "Golfe du Lion": "Gulf of Lion",
    "Bahía de Campeche": "Bay of Campeche",
    "Golfo de Panamá": "Gulf of Panama",
    "Golfo de Tehuantepec": "Gulf of Tehuantepec",
    "Golfo de Guayaquil": "Gulf of Guayaquil",
    "Golfo de Urabá": "Gulf of Urabá",
    "Golfo San Jorge": "San Jorge Gulf",
    "Golfo San Matías": "San Matías Gulf",
    "Golfo Corcovado": "Gulf of Corcovado",
    "Golfo de Penas": "Gulf of Penas",
    "Estrecho de Magellanes": "Strait of Magellan",
    "Gulf of Olen‘k": "Gulf of Olenyok",
    "Gulf of Khambhät": "Gulf of Khambhat",
    "Gulf of Anadyr'": "Gulf of Anadyr",
    "Vil'kitskogo Strait": "Vilkitsky Strait",
    "Waddenzee": "Wadden Sea",
    "Stettiner Haff": "Szczecin Lagoon",
    "Mecklenburger Bucht": "Bay of Mecklenburg",
    "Bo Hai": "Bohai Sea",
    "The North Western Passages": "Northwestern Passages",
    "Lago de Maracaibo": "Lake Maracaibo",
    "Selat Bali": "Bali Strait",
    "Selat Dampier": "Dampier Strait",
    "Baia de Maputo": "Maputo Bay",
    "Bay Inútil": "Inútil Bay",
    "Kangertittivaq": "Scoresby Sound",
}

# The marine polygons without a name, by a place inside their boxes: (longitude, latitude, name, kind).
UNNAMED_SEAS = [
    (-128.8, 53.0, "Inside Passage", "channel"),
    (-134.0, 57.3, "Alexander Archipelago", "channel"),
    (-132.3, 53.9, "Masset Inlet", "bay"),
    (-118.2, 71.6, "Walker Bay", "bay"),
    (-106.8, 68.3, "Melville Sound", "sound"),
    (-80.6, 69.9, "Murray Maxwell Bay", "bay"),
    (125.9, 9.85, "Dinagat Sound", "sound"),
    (123.45, 10.1, "Tañon Strait", "strait"),
    (-130.05, 55.15, "Portland Inlet", "fjord"),
    (-50.1, 0.3, "Mouth of the Amazon", "river"),
    (10.7, 55.3, "Danish Straits", "strait"),
]

# Natural Earth's scraps, replaced below or not wanted: name, and how many rings the scrap has.
SEA_SCRAPS = {
    ("Scotia Sea", 1), ("Drake Passage", 7), ("Great Barrier Reef", 4), ("Strait of Gibraltar", 5),
    ("Bab el Mandeb", 5), ("Luzon Strait", 1), ("Yucatan Channel", 3), ("La Pérouse Strait", 3),
    ("Karskiye Strait", 5),
}

# Seas drawn by hand over what Natural Earth has there: (name, kind, corners as lon, lat). Oceans' parts are
# right to about 50 km, straits to a few. They may lie over land, and later ones lie over earlier ones.
DRAWN_SEAS = [
    ("Strait of Gibraltar", "strait", [(-6.04, 36.25), (-5.94, 35.75), (-5.27, 35.85), (-5.33, 36.16)]),
    ("Bab el Mandeb", "strait", [
        (43.1, 12.35), (43.4, 12.3), (43.65, 12.65), (43.55, 12.85), (43.15, 12.85), (43.0, 12.6),
    ]),
    ("Luzon Strait", "strait", [
        (120.75, 18.4), (122.2, 18.4), (122.1, 20.5), (121.6, 21.9), (120.8, 22.0), (120.7, 20.2),
    ]),
    ("Yucatán Channel", "channel", [
        (-87.2, 21.1), (-86.8, 21.7), (-85.0, 22.15), (-84.5, 21.9), (-85.0, 21.65), (-86.6, 21.1),
    ]),
    ("La Pérouse Strait", "strait", [(141.6, 45.35), (141.85, 46.05), (142.2, 46.05), (142.4, 45.35)]),
    ("Kara Strait", "strait", [(57.4, 70.35), (57.8, 70.8), (59.1, 70.6), (58.8, 70.2)]),
    ("Scotia Sea", "sea", [
        (-63.8, -54.8), (-60.0, -54.6), (-54.0, -54.6), (-48.0, -53.4), (-42.0, -53.2), (-37.5, -54.2),
        (-35.8, -55.0), (-30.0, -55.2), (-26.8, -56.3), (-26.2, -58.0), (-27.2, -59.6), (-33.0, -60.6),
        (-39.0, -60.9), (-45.5, -60.7), (-50.0, -61.1), (-55.2, -61.1),
    ]),
    ("Drake Passage", "strait", [
        (-67.3, -55.9), (-65.2, -55.2), (-64.6, -54.9), (-63.8, -54.8), (-55.2, -61.1), (-57.8, -62.0),
        (-60.0, -62.6), (-62.6, -63.1), (-63.4, -64.1), (-64.2, -64.9), (-66.0, -62.0), (-67.3, -59.0),
    ]),
    ("Ross Ice Shelf", "ice shelf", [
        (160.0, -86.0), (160.0, -80.0), (163.0, -78.6), (166.5, -77.9), (169.5, -77.4), (175.0, -77.9),
        (180.0, -78.1), (180.0, -86.0),
    ]),
    ("Ross Ice Shelf", "ice shelf", [
        (-180.0, -86.0), (-180.0, -78.1), (-175.0, -78.3), (-168.0, -78.4), (-162.0, -78.3), (-158.0, -78.1),
        (-155.0, -79.0), (-145.0, -82.0), (-145.0, -86.0),
    ]),
    ("Ronne Ice Shelf", "ice shelf", [
        (-85.0, -83.5), (-85.0, -76.5), (-75.0, -75.5), (-62.5, -74.6), (-60.0, -75.1), (-55.0, -76.0),
        (-51.5, -77.2), (-49.0, -78.1), (-45.0, -79.0), (-48.0, -81.0), (-60.0, -83.5),
    ]),
    ("Filchner Ice Shelf", "ice shelf", [
        (-49.0, -78.1), (-45.0, -78.0), (-41.0, -78.2), (-36.0, -78.0), (-34.0, -80.0), (-36.0, -83.5),
        (-60.0, -83.5), (-48.0, -81.0), (-45.0, -79.0),
    ]),
    ("Larsen Ice Shelf", "ice shelf", [
        (-66.5, -69.8), (-66.5, -66.0), (-61.8, -66.0), (-60.6, -67.0), (-60.4, -68.3), (-61.3, -69.8),
        (-61.0, -72.0), (-60.6, -74.3), (-64.0, -74.3), (-64.0, -69.8),
    ]),
    ("Amery Ice Shelf", "ice shelf", [
        (66.0, -73.5), (68.8, -70.0), (70.2, -68.6), (72.2, -68.5), (73.6, -69.4), (74.0, -71.0), (72.0, -73.5),
    ]),
    ("Fimbul Ice Shelf", "ice shelf", [
        (-3.5, -71.6), (-3.0, -70.6), (-0.5, -69.7), (2.5, -70.0), (6.5, -70.2), (7.0, -71.4), (2.0, -72.0),
    ]),
    ("Brunt Ice Shelf", "ice shelf", [
        (-27.5, -76.3), (-27.0, -75.6), (-25.0, -75.0), (-22.0, -74.3), (-20.5, -74.2), (-20.5, -75.8),
    ]),
    ("Riiser-Larsen Ice Shelf", "ice shelf", [
        (-20.5, -75.0), (-20.5, -74.2), (-18.5, -73.3), (-15.5, -72.8), (-12.5, -72.2), (-10.5, -71.4),
        (-9.5, -72.2), (-13.0, -73.6), (-17.0, -74.6),
    ]),
    ("Getz Ice Shelf", "ice shelf", [
        (-135.0, -75.2), (-135.0, -74.3), (-128.0, -73.9), (-120.0, -73.8), (-114.5, -73.9), (-114.5, -75.3),
        (-125.0, -75.4),
    ]),
    ("Shackleton Ice Shelf", "ice shelf", [
        (94.5, -66.9), (95.5, -65.6), (98.5, -64.8), (101.5, -65.5), (101.8, -66.4), (98.5, -67.0),
    ]),
    ("West Ice Shelf", "ice shelf", [
        (81.0, -67.8), (81.5, -66.4), (85.0, -65.9), (88.5, -66.3), (88.8, -67.2),
    ]),
]

# What a word in a water's name says of its kind; the first that fits counts.
WATER_KINDS = [
    ("Ocean", "ocean"), ("Ice Shelf", "ice shelf"), ("Caspian Sea", "lake"), ("Garabogaz", "lake"),
    ("Maracaibo", "lake"), ("Reef", "reef"), ("Lagoon", "lagoon"), ("Lagoa", "lagoon"), ("Ozero", "lagoon"),
    ("Pontchartrain", "lagoon"), ("Lake", "lake"), ("Wadden Sea", "sea"), ("Sea", "sea"),
    ("Strait", "strait"), ("Passage", "strait"), ("Bosporus", "strait"), ("Dardanelles", "strait"),
    ("Bab el Mandeb", "strait"), ("Øresund", "strait"), ("Skagerrak", "strait"), ("Kattegat", "strait"),
    ("Channel", "channel"), ("Canal", "channel"), ("Sound", "sound"), ("fjord", "fjord"), ("Fjord", "fjord"),
    ("River", "river"), ("Río", "river"), ("Gulf", "gulf"), ("Golfo", "gulf"), ("Seno", "fjord"),
]

# Words by which a lake's name is known to be English, and to need no further word.
ENGLISH_LAKE_WORDS = {"Lake", "Lakes", "L.", "Reservoir", "Res.", "Lough"}
LAKE_WORDS = ENGLISH_LAKE_WORDS | {"Lagoon", "Laguna", "Sea", "Tso", "Ozero", "Nuur", "Sap"}
LAKE_ABBREVIATIONS = {"L.": "Lake", "Res.": "Reservoir", "Rés.": "Réservoir", "Ft.": "Fort"}
LAKE_RENAMES = {
    "General Carrera/Buenos Aires": "General Carrera Lake",
    "Engineer Souza Dias Dam": "Jupiá Reservoir",
    "Tucuruí Dam": "Tucuruí Reservoir",
    "Três Marias Dam": "Três Marias Reservoir",
    "Nam Ngum Dam": "Nam Ngum Reservoir",
    "Namtso": "Namtso",
}

# Lakes without a name in the 1:50m set: (longitude, latitude inside the lake, name).
LAKE_NAMES = [
    (127.7, 54.3, "Zeya Reservoir"),
]

# Places the gazetteer lacks: (name, country, GeoNames admin-1 code, time zone, latitude, longitude).
EXTRA_PLACES = [
    ("Waiyevo", "FJ", "03", "Pacific/Fiji", -16.788, -179.986),
    ("Somosomo", "FJ", "03", "Pacific/Fiji", -16.769, -179.967),
]
