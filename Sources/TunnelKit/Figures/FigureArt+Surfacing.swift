import ViewKit

extension FigureArt {
  /// The boy coming up head first, shovel raised, out of a hole with earth around it; the cross is the place.
  static let surfacing = FigureArt(
    size: CGSize(width: 60, height: 68), tip: CGPoint(x: 30, y: 62), shadow: CGSize(width: 40, height: 13),
    shapes: [
      .fill(.blob([(-24, -7), (-18, -13), (-6, -16), (8, -16), (19, -12.5), (24, -7), (20, -4), (0, -3), (-20, -4)]), earthShade),
      .spot(.oval(0, -9.5, 15, 5.2), UIColor(rgb: 0x3F2A1E)),
      .fill(.blob([(-9, -26), (-4, -29), (4, -29), (9, -26), (10.5, -16), (10, -8), (-10, -8), (-10.5, -16)], tightness: 7), shirt,
        inside: [(.polygon([(-14, -27), (14, -27), (14, -25.3), (-14, -25.3)]), stripe), (.polygon([(-14, -23.6), (14, -23.6), (14, -21.9), (-14, -21.9)]), stripe), (.polygon([(-14, -20.2), (14, -20.2), (14, -18.5), (-14, -18.5)]), stripe), (.polygon([(-14, -16.8), (14, -16.8), (14, -15.1), (-14, -15.1)]), stripe), (.polygon([(-14, -13.4), (14, -13.4), (14, -11.7), (-14, -11.7)]), stripe), (.polygon([(-14, -10), (14, -10), (14, -8.3), (-14, -8.3)]), stripe)]),
      .limb(.curve([(-8.5, -23), (-15.5, -29), (-15, -38)]), width: 5.2, shirt, stripes: stripe),
      .limb(.curve([(8.5, -23), (15.5, -29), (15.5, -38)]), width: 5.2, shirt, stripes: stripe),
      .fill(.oval(0, -37, 11, 10.4), skin,
        inside: [(.blob([(-13, -49), (-7, -41), (-6, -33), (0, -27.5), (-4, -24), (-14, -27)]), skinShade)]),
      .spot(.oval(-4, -36.5, 1.25, 1.7), ink),
      .spot(.oval(4.2, -36.5, 1.25, 1.7), ink),
      .spot(.blob([(-3.4, -32.6), (0, -31.6), (3.6, -32.6), (2.2, -29.2), (-2, -29.2)], tightness: 7), UIColor(rgb: 0x8E2F22)),
      .spot(.oval(-7.2, -33.2, 1.7, 1.2), UIColor(rgb: 0xF09A7C)),
      .spot(.oval(7.2, -33.2, 1.7, 1.2), UIColor(rgb: 0xF09A7C)),
      .fill(.blob([(-11, -40), (-10.5, -46), (-5, -51), (5, -51), (10.5, -46), (11, -40), (0, -42.5)], tightness: 7), cap,
        inside: [(.blob([(-14, -53), (-7, -52), (-6, -43), (-4, -38), (-14, -37)]), capShade)]),
      .fill(.blob([(-9, -42), (0, -44.5), (9, -42), (8, -39.6), (0, -41.4), (-8, -39.6)], tightness: 7), capShade),
      .limb(.stick((-22, -50), (18, -36.5)), width: 3.4, wood),
      .fill(.oval(-15, -47.5, 2.9, 2.8), skin),
      .fill(.oval(15, -37.6, 2.9, 2.8), skin),
      .fill(.blob([(-26, -1.5), (-22, -8), (-15, -10.5), (-8, -7.5), (0, -6.4), (8, -7.5), (15, -10.5), (22, -8), (26, -1.5), (14, 1), (0, 1.6), (-14, 1)]), earth,
        inside: [(.blob([(-28, 4), (-20, -2), (0, -2.5), (20, -2), (28, 4)]), earthShade)]),
    ])
}
