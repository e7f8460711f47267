/// What `hypnosis --help` and `hypnosis --version` write.
public nonisolated enum HypnosisUsage {
  public static let version = "hypnosis 0.1.0\n"

  public static let help = """
    Hypnosis: ViewKit's second sample. Three tabs, and what becomes of their views.

    Usage
      hypnosis [options]                   open the window
      hypnosis snapshot FILE [options]     a picture of it, a PNG, with no window and no clock
      hypnosis --help | --version

    Options
      --size WxH                       the window's size in points
      --scale S                        pixels per point, 0.5 to 8
      --theme light|dark               colours
      --tab hypnosis|time|children     what shows first
      --legacy-unloading               memory warnings unload views that are off screen, as
                                       iOS 5 did; controllers and what they know live on

    While it runs
      Tab, Space                       go from button to button, and press
      Ctrl+1, Ctrl+2, Ctrl+3           the tabs
      SIGUSR1                          a memory warning

    Exit status
      0  done
      2  arguments were not understood
      3  a file or a device could not be used

    """
}
