import ViewKit

extension FigureArt {
  /// The boy coming up head first, shovel raised, out of a hole with earth around it; the cross is the place.
  static let surfacing = FigureArt(
    size: CGSize(width: 62, height: 72), tip: CGPoint(x: 31, y: 65), shadow: CGSize(width: 40, height: 13),
    halo: .rings(FigureHalo.surfacing),
    shapes: [
      // // The far rim of the hole, and the dark in it.
      .fill(
        .blob([
          (-22, -8), (-17, -13.4), (-6, -15.6), (7, -15.4), (17, -13), (22, -8), (18, -5.4), (0, -4),
          (-18, -5.4),
        ]), .earthShade),
      .spot(.oval(0, -10.2, 14.6, 4.6), .hole),
      // // The far arm and the shovel, blade up.
      .limb(.stick((17.2, -25), (13.9, -45.5)), width: 3.6, .wood),
      .fill(
        .blob(
          [
            (9, -46), (13.6, -47.6), (18.4, -47.4), (19.2, -53), (16.6, -58), (12, -61.6), (9, -57),
            (8, -51.6),
          ], tightness: 8), .steel,
        inside: [
          (.blob([(14, -45), (20, -45), (21, -56), (12, -64), (12.6, -54)], tightness: 8), .steelShade)
        ]),
      // // The shirt.
      .fill(
        .blob(
          [(-8.4, -24), (-4, -26.4), (4, -26.4), (8.4, -24), (9.8, -15), (9.4, -8), (-9.4, -8), (-9.8, -15)],
          tightness: 7), .shirt,
        inside: [
          (.polygon([(-13, -25.2), (13, -25.2), (13, -23.6), (-13, -23.6)]), .stripe),
          (.polygon([(-13, -21.7), (13, -21.7), (13, -20.1), (-13, -20.1)]), .stripe),
          (.polygon([(-13, -18.2), (13, -18.2), (13, -16.6), (-13, -16.6)]), .stripe),
          (.polygon([(-13, -14.7), (13, -14.7), (13, -13.1), (-13, -13.1)]), .stripe),
          (.polygon([(-13, -11.2), (13, -11.2), (13, -9.6), (-13, -9.6)]), .stripe),
        ]),
      .fill(
        .blob(
          [(-6, -19), (0, -19.8), (6, -19), (6.4, -12), (6.6, -7), (-6.6, -7), (-6.4, -12)], tightness: 8),
        .blueCloth,
        inside: [
          (.blob([(-9, -21), (-3, -21), (-2.6, -12), (-3, -5), (-10, -5)]), .blueClothShade)
        ]),
      .line(.curve([(-5.4, -19), (-6, -22), (-6.2, -25)]), width: 2.2, .blueClothShade),
      .line(.curve([(5.4, -19), (6, -22), (6.2, -25)]), width: 2.2, .blueClothShade),
      .spot(.oval(-5.2, -17.6, 0.9, 0.9), .brass),
      .spot(.oval(5.2, -17.6, 0.9, 0.9), .brass),
      // // Arms: one waves, one holds the shovel up.
      .limb(.curve([(-7.8, -22), (-13.4, -23.4), (-17, -30)]), width: 5.2, .shirt, stripes: .stripe),
      .fill(.oval(-18.2, -32.6, 2.9, 2.9), .skin),
      .limb(.curve([(7.8, -22), (12.4, -21.4), (15.4, -27.6)]), width: 5.2, .shirt, stripes: .stripe),
      .fill(.oval(16.4, -31, 2.9, 2.8), .skin),
      // // Head, hair, face and cap.
      .fill(.blob([(-10.8, -38.8), (-12.2, -32.8), (-9.8, -29.4), (-6.2, -33.8)]), .hair),
      .fill(.blob([(8.4, -38.8), (9.8, -32.8), (7.4, -29.4), (3.8, -33.8)]), .hair),
      .fill(
        .oval(-1.2, -35.8, 10.6, 10), .skin,
        inside: [
          (
            .blob([
              (-14.2, -47.8), (-8.2, -39.8), (-7.2, -31.8), (-1.2, -26.4), (-5.2, -22.8), (-15.2, -25.8),
            ]), .skinShade
          )
        ]),
      .spot(.oval(-5.1, -35.6, 1.25, 1.75), .outline),
      .spot(.oval(2.7, -35.6, 1.25, 1.75), .outline),
      .spot(.oval(-4.7, -36.3, 0.4, 0.45), .white),
      .spot(.oval(3.1, -36.3, 0.4, 0.45), .white),
      .spot(
        .blob([(-4.4, -31.8), (-1.2, -31.2), (2, -31.8), (0.7, -28.8), (-3.1, -28.8)], tightness: 7), .mouth),
      .spot(.oval(-8, -32, 1.7, 1.2), .cheek),
      .spot(.oval(5.6, -32, 1.7, 1.2), .cheek),
      .fill(
        .blob(
          [
            (-11.8, -38.8), (-11, -44.8), (-5.6, -49.2), (3.2, -49.2), (8.6, -44.8), (9.4, -38.8),
            (2.8, -40.8), (-5.2, -40.8),
          ], tightness: 7), .cap,
        inside: [
          (.blob([(-14.2, -51.8), (-7.2, -50.8), (-6.2, -42.8), (-5.2, -37.8), (-14.2, -35.8)]), .capShade)
        ]),
      .fill(
        .blob(
          [
            (-10.2, -39.8), (-5.2, -42.2), (2.8, -42.2), (7.8, -39.8), (7.2, -38), (-1.2, -39.8), (-9.6, -38),
          ], tightness: 7), .capShade),
      .fill(.oval(-1.2, -49.4, 1.5, 1.1), .capShade),
      // // The near rim, thrown-up clods, and the cross on the place.
      .fill(
        .blob([
          (-24, -3.4), (-20.4, -9.6), (-14, -11.4), (-7.4, -8), (0, -7), (7.4, -8), (14, -11.4), (20.4, -9.6),
          (24, -3.4), (13, 1.8), (0, 3.2), (-13, 1.8),
        ]), .earth,
        inside: [
          (.blob([(-27, 4), (-19, -3.4), (0, -2), (19, -3.4), (27, 4), (0, 6)]), .earthShade)
        ]),
      .fill(.oval(-24.6, -13, 1.8, 1.6), .earth),
      .fill(.oval(24, -15.6, 1.5, 1.4), .earth),
      .line(.stick((-4, 0), (4, 0)), width: 5, .white),
      .line(.stick((0, -4), (0, 4)), width: 5, .white),
      .line(.stick((-4, 0), (4, 0)), width: 2.4, .mark),
      .line(.stick((0, -4), (0, 4)), width: 2.4, .mark),
    ])
}
