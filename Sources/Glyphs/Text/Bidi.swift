/// The direction a line begins in.
public enum TextDirection: Hashable, Sendable {
  /// As the first letter runs; left to right when there is none.
  case natural
  case leftToRight
  case rightToLeft
}

/// Which way each character of a line runs: the bidirectional algorithm of Unicode Standard Annex 9 without
/// explicit embeddings (rule X), which labels do not contain.
enum Bidi {
  /// Rules P2 and P3: whether the line begins at the right.
  static func startsRight(_ classes: [BidiClass], _ direction: TextDirection) -> Bool {
    switch direction {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: (classes.first(where: \.isStrong) ?? .leftToRight) != .leftToRight
    }
  }

  /// The level of each character: even ones run to the right, odd ones to the left, and a higher level is a
  /// run within a run.
  static func levels(of scalars: [Unicode.Scalar], _ classes: [BidiClass], startsRight: Bool) -> [UInt8] {
    let base: UInt8 = startsRight ? 1 : 0
    let outer: BidiClass = startsRight ? .rightToLeft : .leftToRight
    var resolved = classes
    resolveWeak(&resolved, outer: outer)
    resolveBrackets(&resolved, scalars, outer: outer)
    resolveNeutral(&resolved, outer: outer)
    // Rules I1 and I2.
    var levels = resolved.map { kind -> UInt8 in
      switch kind {
      case .leftToRight: base == 0 ? 0 : 2
      case .rightToLeft, .arabicLetter: 1
      default: 2
      }
    }
    // Rule L1: spaces at the end of the line go where the line goes.
    for i in levels.indices.reversed() {
      guard scalars[i].properties.isWhitespace else { break }
      levels[i] = base
    }
    return levels
  }

  /// Rules W2 to W7: numbers, their signs and separators.
  private static func resolveWeak(_ kinds: inout [BidiClass], outer: BidiClass) {
    var strong = outer
    for i in kinds.indices {
      if kinds[i].isStrong { strong = kinds[i] }
      if kinds[i] == .europeanNumber && strong == .arabicLetter { kinds[i] = .arabicNumber }
    }
    for i in kinds.indices where i > 0 && i + 1 < kinds.count {
      let before = kinds[i - 1]
      guard before == kinds[i + 1] else { continue }
      let joins =
        (kinds[i] == .europeanSeparator && before == .europeanNumber)
        || (kinds[i] == .commonSeparator && (before == .europeanNumber || before == .arabicNumber))
      if joins { kinds[i] = before }
    }
    resolveTerminators(&kinds)
    strong = outer
    for i in kinds.indices {
      switch kinds[i] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator: kinds[i] = .neutral
      case .europeanNumber where strong == .leftToRight: kinds[i] = .leftToRight
      case .leftToRight, .rightToLeft, .arabicLetter: strong = kinds[i]
      default: break
      }
    }
  }

  /// Rule W5: terminators beside a European number belong to it.
  private static func resolveTerminators(_ kinds: inout [BidiClass]) {
    var i = 0
    while i < kinds.count {
      guard kinds[i] == .europeanTerminator else {
        i += 1
        continue
      }
      var end = i
      while end < kinds.count && kinds[end] == .europeanTerminator { end += 1 }
      let touches =
        (i > 0 && kinds[i - 1] == .europeanNumber) || (end < kinds.count && kinds[end] == .europeanNumber)
      if touches { for k in i..<end { kinds[k] = .europeanNumber } }
      i = end
    }
  }

  /// Rule N0: both brackets of a pair take the direction of what they enclose, the line's if there is any
  /// of it, else the other if what comes before has that too.
  private static func resolveBrackets(
    _ kinds: inout [BidiClass], _ scalars: [Unicode.Scalar], outer: BidiClass
  ) {
    for pair in bracketPairs(scalars, kinds) {
      let enclosed = kinds[(pair.opening + 1)..<pair.closing].compactMap(side)
      guard !enclosed.isEmpty else { continue }
      var direction = outer
      if !enclosed.contains(outer) {
        let before = kinds[..<pair.opening].reversed().lazy.compactMap(side).first ?? outer
        if before != outer { direction = before }
      }
      kinds[pair.opening] = direction
      kinds[pair.closing] = direction
    }
  }

  /// Matching brackets, in the order of their openings.
  private static func bracketPairs(_ scalars: [Unicode.Scalar], _ kinds: [BidiClass])
    -> [(opening: Int, closing: Int)]
  {
    var open: [(place: Int, closing: Unicode.Scalar)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for i in scalars.indices where kinds[i] == .neutral {
      if let closing = closingBrackets[scalars[i]] {
        open.append((i, closing))
      } else if let match = open.lastIndex(where: { $0.closing == scalars[i] }) {
        pairs.append((open[match].place, i))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  private static let closingBrackets: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", "[": "]", "{": "}", "⟨": "⟩", "（": "）", "［": "］", "「": "」", "『": "』", "【": "】", "〈": "〉",
    "《": "》", "〔": "〕",
  ]

  /// The direction that a resolved character pulls its neighbours to: numbers count as running left.
  private static func side(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// Rules N1 and N2: neutrals between two of one direction follow it, others follow the line.
  private static func resolveNeutral(_ kinds: inout [BidiClass], outer: BidiClass) {
    var i = 0
    while i < kinds.count {
      guard kinds[i] == .neutral else {
        i += 1
        continue
      }
      var end = i
      while end < kinds.count && kinds[end] == .neutral { end += 1 }
      let before = i > 0 ? side(kinds[i - 1]) ?? outer : outer
      let after = end < kinds.count ? side(kinds[end]) ?? outer : outer
      for k in i..<end { kinds[k] = before == after ? before : outer }
      i = end
    }
  }

  /// Rule L2: the places of `levels` from left to right.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var i = 0
      while i < order.count {
        guard levels[order[i]] >= level else {
          i += 1
          continue
        }
        var end = i
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[i..<end].reverse()
        i = end
      }
    }
    return order
  }
}
