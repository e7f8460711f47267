/// What `tunnel --help` and `tunnel --version` write.
public nonisolated enum Usage {
  public static let version = "tunnel 0.1.0\n"

  public static let help = """
    Tunnel: you dig a hole straight down. Where do you come out?

    Usage
      tunnel [options]                     open the window
      tunnel locate LAT,LON… [--json]      both ends: names, places, clocks, distances
      tunnel play SCRIPT [--out DIR] [options]
                                           run a script, with no window and no clock
      tunnel --help | --version

    Options of the window and of play
      --at LAT,LON               where the digger stands at first
      --size WxH                 the window's size in points
      --scale S                  pixels per point, 0.5 to 8
      --theme light|dark|system  colours
      --map standard             the kind of map
      --units metric|imperial    kilometres or miles
      --language en              the language
      --transition flip|fade     how maps and names change places
      --reduce-motion            jump and fade where things would fly and turn
      --names                    show the names first, not the maps

    locate
      --json                     one JSON object a line
      -                          read places from standard input, one a line

    play
      --out DIR                  where the pictures go

    Places
      LAT,LON is what people paste, with quotes around it where it has spaces:
        48.8566,2.3522           -33.92, 18.42            "48,8566; 2,3522"
        "48°51'24\\"N 2°21'8\\"E"  "33°55′ S 18°25′ E"      "N 48.85 E 2.35"
        geo:48.8566,2.3522       a link of a web map
      Longitudes beyond ±180 wrap, latitudes beyond ±90 are refused.

    Environment
      TUNNEL_ASSETS              the directory with the atlas, if it is elsewhere

    Exit status
      0  done
      1  an expectation of a script failed
      2  arguments or input were not understood
      3  a file or a device could not be used

    """
}
