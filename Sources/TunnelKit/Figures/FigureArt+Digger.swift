import ViewKit

extension FigureArt {
  /// The boy at work: both hands on the shovel, one boot by the blade, the earth he has thrown up beside him.
  static let digger = FigureArt(
    size: CGSize(width: 62, height: 72), tip: CGPoint(x: 36.5, y: 68), shadow: CGSize(width: 44, height: 13),
    halo: .rings(FigureHalo.digger),
    shapes: [
      // // The earth he has thrown up.
      .fill(
        .blob([(6, -2), (9, -7), (13, -9.6), (17, -8.2), (20.5, -4.6), (22.3, -1.6), (14, -0.6)]), .earth,
        inside: [
          (.blob([(13, 2), (15, -4), (19, -5.5), (25, -5), (25, 3)]), .earthShade)
        ]),
      .fill(.oval(14, -13.6, 1.7, 1.5), .earth),
      // // Legs: the far one behind, the near one with its boot by the blade.
      .limb(.curve([(-20, -18), (-21.5, -12), (-22, -7)]), width: 7, .blueClothShade),
      .fill(
        .blob(
          [(-25.6, -9), (-18.8, -9), (-17.4, -6.4), (-14.8, -5.2), (-14.4, -3), (-25.7, -3)], tightness: 8),
        .bootShade),
      .limb(.curve([(-15.4, -18), (-12.8, -12.4), (-12.4, -7)]), width: 7.2, .blueCloth),
      .fill(
        .blob([(-16, -9), (-9, -9), (-7.8, -6.4), (-5, -5), (-4.7, -2.6), (-16.2, -2.6)], tightness: 8),
        .boot,
        inside: [
          (.polygon([(-17, -4.8), (0, -4.8), (0, 0), (-17, 0)]), .bootShade)
        ]),
      // // Shirt and dungarees.
      .fill(
        .blob(
          [(-22.5, -34), (-16.5, -36), (-11, -34), (-9.6, -27), (-10.6, -18), (-22.8, -17.5), (-24.2, -27)],
          tightness: 7), .shirt,
        inside: [
          (.polygon([(-26, -34.4), (-4, -33.4), (-4, -31.8), (-26, -32.8)]), .stripe),
          (.polygon([(-26, -30.9), (-4, -29.9), (-4, -28.3), (-26, -29.3)]), .stripe),
          (.polygon([(-26, -27.4), (-4, -26.4), (-4, -24.8), (-26, -25.8)]), .stripe),
          (.polygon([(-26, -23.9), (-4, -22.9), (-4, -21.3), (-26, -22.3)]), .stripe),
        ]),
      .fill(
        .blob(
          [
            (-22, -24), (-19.2, -25.4), (-18.8, -30.6), (-15, -31), (-10.6, -30.4), (-10.4, -25.6),
            (-9.6, -22), (-9.8, -16.5), (-13.4, -14.8), (-17, -15.8), (-20.6, -14.6), (-24, -16.6),
            (-24, -21),
          ], tightness: 8), .blueCloth,
        inside: [
          (.blob([(-26, -29), (-20, -29), (-20, -20), (-21, -13), (-27, -13)]), .blueClothShade)
        ]),
      .line(.curve([(-18.2, -30.4), (-19, -33), (-19.4, -34.8)]), width: 2.2, .blueClothShade),
      .spot(.oval(-17.7, -29.3, 0.9, 0.9), .brass),
      // // The far arm, up to the grip.
      .limb(.curve([(-12.4, -31.6), (-6.6, -33), (-0.6, -38.6)]), width: 5, .shirt, stripes: .stripe),
      // // The shovel: shaft, grip, blade.
      .limb(.stick((2, -43), (-0.3, -15)), width: 3.6, .wood),
      .limb(.stick((-2.2, -43.6), (6.2, -43)), width: 3.8, .wood),
      .fill(
        .blob(
          [
            (-7, -15.6), (-0.6, -17), (5.6, -15.6), (6.4, -9.4), (3.8, -3.9), (0, 0), (-4, -3.9),
            (-6.8, -9.2),
          ], tightness: 8), .steel,
        inside: [
          (.blob([(-0.4, -19), (9, -18), (9, 2), (0, 2), (0.3, -7)], tightness: 8), .steelShade)
        ]),
      .line(.curve([(-4.6, -13.6), (-4.7, -11.2), (-4, -8.4)]), width: 1.2, .white),
      // // The far hand on the grip; the near arm and its hand.
      .fill(.oval(1.6, -40.4, 2.7, 2.6), .skin),
      .limb(.curve([(-20.8, -31), (-16.8, -25), (-3.2, -27)]), width: 5.4, .shirt, stripes: .stripe),
      .fill(.oval(0.4, -27.4, 2.9, 2.8), .skin),
      // // Head, face, hair and cap.
      .fill(.blob([(-29, -48), (-30, -43), (-27.4, -39.4), (-24.4, -41), (-25.4, -48)]), .hair),
      .fill(
        .oval(-18.4, -46, 10.8, 10.2), .skin,
        inside: [
          (
            .blob([(-31.4, -58), (-24.9, -50), (-23.8, -42), (-17.9, -36.4), (-22.4, -33), (-32.4, -36)]),
            .skinShade
          )
        ]),
      .fill(.oval(-23.8, -44.4, 2, 2.6), .skinShade),
      .spot(.oval(-15.8, -46.2, 1.25, 1.75), .outline),
      .spot(.oval(-10.4, -46.2, 1.1, 1.65), .outline),
      .spot(.oval(-15.4, -46.9, 0.4, 0.45), .white),
      .spot(.oval(-10.1, -46.9, 0.38, 0.42), .white),
      .line(.curve([(-15.8, -41.5), (-13.5, -40.3), (-11, -41.3)]), width: 1.2),
      .spot(.oval(-17.8, -42.4, 1.7, 1.2), .cheek),
      .fill(
        .blob(
          [
            (-29.2, -49.2), (-28.4, -55), (-23, -59.8), (-15.2, -60.2), (-9.8, -56.4), (-7.8, -51.2),
            (-14.2, -51.6), (-22, -49.6),
          ], tightness: 7), .cap,
        inside: [
          (.blob([(-31.4, -62), (-25.4, -61), (-24.4, -52), (-21.4, -47), (-31.4, -46)]), .capShade)
        ]),
      .fill(
        .blob(
          [(-15.4, -52.6), (-8.6, -53), (-2.2, -51), (-1.4, -49.1), (-7.4, -49.6), (-14.4, -49.9)],
          tightness: 7), .capShade),
      .fill(.oval(-19.4, -60.2, 1.5, 1.1), .capShade),
    ])
}
