import ViewKit

extension FigureArt {
  /// The boy at work: both hands on the shovel, one boot by the blade, the earth he has thrown up beside him.
  static let digger = FigureArt(
    size: CGSize(width: 60, height: 68), tip: CGPoint(x: 34, y: 67), shadow: CGSize(width: 34, height: 12),
    shapes: [
      .fill(.blob([(5, -1), (8, -6.5), (13, -10.5), (18, -9), (22, -4.5), (24.5, -0.8), (15, 0.4)]), earth,
        inside: [(.blob([(13, 2), (15, -4), (20, -6), (26, -5), (26, 3)]), earthShade)]),
      .limb(.curve([(-17, -17), (-18.5, -10), (-19, -4.5)]), width: 7, blueShade),
      .fill(.blob([(-22.5, -6.5), (-16, -6.5), (-14.5, -3.8), (-12, -2.6), (-11.6, -0.4), (-22.6, -0.4)], tightness: 8), bootShade),
      .limb(.curve([(-12, -17), (-9.5, -11), (-9.5, -4.5)]), width: 7, blue),
      .fill(.blob([(-13, -6.5), (-6.4, -6.5), (-5.2, -3.8), (-2.6, -2.4), (-2.4, -0.2), (-13.2, -0.2)], tightness: 8), boot,
        inside: [(.polygon([(-14, -2.2), (0, -2.2), (0, 2), (-14, 2)]), bootShade)]),
      .limb(.curve([(-11, -29), (-5, -28), (-1.8, -24.5)]), width: 5.2, shirt, stripes: stripe),
      .fill(.blob([(-20, -33), (-14, -35), (-8.5, -33), (-7, -26), (-8, -17), (-20, -16.5), (-21.5, -26)], tightness: 7), shirt,
        inside: [(.polygon([(-24, -33.5), (0, -32.5), (0, -30.9), (-24, -31.9)]), stripe), (.polygon([(-24, -30.2), (0, -29.2), (0, -27.6), (-24, -28.6)]), stripe), (.polygon([(-24, -26.9), (0, -25.9), (0, -24.3), (-24, -25.3)]), stripe), (.polygon([(-24, -23.6), (0, -22.6), (0, -21), (-24, -22)]), stripe)]),
      .fill(.blob([(-19.6, -23), (-15, -25.5), (-9.5, -25.5), (-7, -22), (-7.2, -15.5), (-11, -13.8), (-14.5, -14.8), (-18, -13.6), (-21.4, -15.6), (-21.4, -20)], tightness: 7), blue,
        inside: [(.blob([(-23, -27), (-18, -26), (-17.5, -19), (-18.5, -12), (-24, -12)]), blueShade)]),
      .limb(.stick((-8.5, -45), (-0.6, -15)), width: 3.6, wood),
      .limb(.stick((-11.8, -45.2), (-5.2, -46.9)), width: 3.6, wood),
      .fill(.blob([(-6.6, -16.2), (0.2, -17.2), (6, -15.8), (6.2, -9), (3.6, -3.6), (0, 0), (-3.8, -3.6), (-6.4, -9)], tightness: 8), steel,
        inside: [(.blob([(-0.4, -19), (9, -18), (9, 2), (0, 2), (0.6, -6)], tightness: 8), steelShade)]),
      .limb(.curve([(-18, -30), (-15.5, -24.5), (-5.6, -30.5)]), width: 5.4, shirt, stripes: stripe),
      .fill(.oval(-4.6, -31, 2.9, 2.8), skin),
      .fill(.oval(-8.2, -44.2, 2.9, 2.8), skin),
      .fill(.oval(-14.5, -46, 11, 10.4), skin,
        inside: [(.blob([(-27, -58), (-21, -50), (-20, -42), (-14, -36.5), (-18, -33), (-28, -36)]), skinShade)]),
      .spot(.oval(-11.2, -46, 1.25, 1.7), ink),
      .spot(.oval(-5.6, -46, 1.1, 1.6), ink),
      .line(.curve([(-11.6, -41.2), (-8.8, -39.6), (-6.2, -41)]), width: 1.2),
      .spot(.oval(-13.2, -42.4, 1.7, 1.2), UIColor(rgb: 0xF09A7C)),
      .fill(.blob([(-25.5, -49), (-24.5, -55), (-19, -60), (-11, -60.4), (-5.5, -56.5), (-3.6, -51.2), (-10, -51.4), (-18, -49.6)], tightness: 7), cap,
        inside: [(.blob([(-28, -62), (-22, -61), (-21, -52), (-18, -47), (-28, -46)]), capShade)]),
      .fill(.blob([(-11, -52.4), (-4, -52.6), (2.4, -50.6), (3, -48.8), (-3, -49.4), (-10, -49.8)], tightness: 7), capShade),
    ])
}
