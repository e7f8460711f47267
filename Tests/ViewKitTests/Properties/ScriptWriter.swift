import Support

/// What a family of random scripts is mostly about.
nonisolated enum Theme: Int, CaseIterable, Sendable {
  case children, exchanges, explicit, stacks, tabs, presentations, everything
}

/// Writes random scripts, the same ones for the same seed everywhere.
struct ScriptWriter {
  private var dice: SeededNumbers
  private let theme: Theme

  init(_ theme: Theme, seed: Int) {
    self.theme = theme
    dice = SeededNumbers(seed: UInt64(truncatingIfNeeded: seed &* 16 &+ theme.rawValue))
  }

  static func script(_ theme: Theme, seed: Int) -> Script {
    var writer = ScriptWriter(theme, seed: seed)
    return writer.script()
  }

  private mutating func script() -> Script {
    var steps = opening()
    for _ in 0..<(5 + roll(20)) { steps.append(step()) }
    return Script(steps)
  }

  // MARK: Dice

  private mutating func roll(_ sides: Int) -> Int { Int(dice.next() % UInt64(sides)) }
  private mutating func coin() -> Bool { roll(2) == 0 }
  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
  private mutating func slot() -> Slot { pick(Slot.allCases) }
  private mutating func child() -> Who { pick([.a, .b, .c, .d, .e, .f]) }
  private mutating func stack() -> Who { roll(4) == 0 ? .m : .n }

  private mutating func anyone() -> Who {
    switch theme {
    case .children, .exchanges: child()
    case .explicit: roll(4) == 0 ? .h : child()
    case .stacks: roll(5) == 0 ? stack() : child()
    case .tabs: roll(5) == 0 ? pick([.t, .n]) : child()
    default: roll(4) == 0 ? pick(Who.allCases) : child()
    }
  }

  private mutating func parent() -> Who {
    switch theme {
    case .explicit: coin() ? .h : pick([.a, .b])
    case .everything: roll(6) == 0 ? pick(Who.allCases) : pick([.a, .b, .c])
    default: pick([.a, .a, .b, .c])
    }
  }

  // MARK: Beginnings

  private mutating func opening() -> [Step] {
    switch theme {
    case .children: return coin() ? [.root(.a)] : [.root(.a), .adopt(.b, by: .a, slot()), .frames(2)]
    case .exchanges:
      return [.adopt(.b, by: .a, slot()), .addChild(.c, to: .a), .root(.a), .frames(coin() ? 2 : 0)]
        + (coin() ? [.adopt(.d, by: .b, .whole), .addChild(.e, to: .b)] : [])
    case .explicit:
      return coin()
        ? [.root(.h), .adopt(.a, by: .h, slot()), .frames(roll(3))]
        : [.root(.a), .adopt(.h, by: .a, .whole), .adopt(.b, by: .h, slot())]
    case .stacks:
      return [.setStack(.n, [.a], animated: false), .root(.n), .frames(roll(3))]
        + (roll(4) == 0 ? [.root(.f), .adopt(.n, by: .f, .left), .adopt(.m, by: .f, .right)] : [])
    case .tabs:
      return [.setStack(.n, [.a], animated: false), .setTabs(.t, [.n, .b, .c]), .root(.t), .frames(roll(3))]
    case .presentations:
      return [.root(.a), .adopt(.b, by: .a, slot()), .frames(roll(3))]
    case .everything:
      return [
        .setStack(.n, [.a], animated: false), .setTabs(.t, [.n, .b, .h]), .adopt(.c, by: .b, .left),
        .adopt(.m, by: .b, .right), .root(.t), .frames(roll(3)),
      ]
    }
  }

  // MARK: Steps

  private mutating func step() -> Step {
    switch roll(20) {
    case 0..<5: return time()
    case 5: return .during(anyone(), pick(Moment.allCases), themed())
    case 6 where theme == .exchanges || theme == .presentations || theme == .everything:
      return .inCompletion(themed())
    case 7 where roll(3) == 0: return worldly()
    case 8 where coin(): return touch()
    case 9 where theme == .stacks || theme == .tabs || theme == .presentations || theme == .everything:
      return directing()
    case 10 where coin(): return animating()
    default: return themed()
    }
  }

  private mutating func themed() -> Step {
    switch theme {
    case .children: roll(6) == 0 ? exchange() : hierarchy()
    case .exchanges: roll(3) == 0 ? hierarchy() : exchange()
    case .explicit: coin() ? explicit() : hierarchy()
    case .stacks: roll(8) == 0 ? hierarchy() : stacking()
    case .tabs: roll(8) == 0 ? hierarchy() : coin() ? tabbing() : stacking()
    case .presentations: roll(4) == 0 ? hierarchy() : presenting()
    case .everything: anything()
    }
  }

  private mutating func anything() -> Step {
    switch roll(6) {
    case 0: hierarchy()
    case 1: exchange()
    case 2: explicit()
    case 3: stacking()
    case 4: tabbing()
    default: presenting()
    }
  }

  private mutating func time() -> Step {
    switch roll(8) {
    case 0: .refresh
    case 1: .part(milliseconds: 1 + roll(15))
    case 2: .settle
    default: .frames(1 + roll(6))
    }
  }

  private mutating func hierarchy() -> Step {
    switch roll(20) {
    case 0, 1, 2, 3: .adopt(child(), by: parent(), slot())
    case 4, 5: .expel(child())
    case 6: .swap(in: parent(), roll(4), roll(4))
    case 7: .addChild(anyone(), to: parent())
    case 8: .addSubview(anyone(), to: parent(), slot())
    case 9: .insertSubview(anyone(), to: parent(), at: roll(3))
    case 10: .removeFromSuperview(anyone())
    case 11: .removeFromParent(anyone())
    case 12: .willMove(anyone(), toParent: nil)
    case 13: .didMove(anyone(), toParent: coin() ? parent() : nil)
    case 14: .load(anyone())
    case 15: .place(child(), slot())
    case 16: .hide(anyone(), coin())
    case 17: .fade(child(), coin())
    case 18: .dropView(anyone())
    default: .animate(child(), slot(), frames: roll(8), interactive: coin())
    }
  }

  private mutating func exchange() -> Step {
    switch roll(6) {
    case 0: .reverse(in: parent(), roll(4))
    case 1: .adopt(child(), by: parent(), slot())
    case 2: .addChild(child(), to: parent())
    default: .transition(in: parent(), roll(4), roll(4), pick(Look.allCases), frames: roll(10))
    }
  }

  private mutating func explicit() -> Step {
    switch roll(4) {
    case 0: .end(anyone())
    case 1: .swap(in: .h, roll(4), roll(4))
    default: .begin(anyone(), coin(), animated: coin())
    }
  }

  private mutating func stacking() -> Step {
    switch roll(12) {
    case 0, 1, 2, 3: .push(child(), on: stack(), animated: coin())
    case 4, 5: .pop(stack(), animated: coin())
    case 6: .popTo(stack(), roll(3), animated: coin())
    case 7: .setStack(stack(), (0..<(1 + roll(3))).map { _ in child() }, animated: coin())
    case 8: .hideBar(stack(), coin(), animated: coin())
    case 9, 10: .dragBack(stack(), percent: pick([5, 30, 70, 100]), pick(Lift.allCases))
    default: .tapBack(stack())
    }
  }

  private mutating func tabbing() -> Step {
    switch roll(8) {
    case 0, 1, 2: .select(.t, roll(4))
    case 3, 4: .tapTab(.t, roll(4))
    case 5: .setTabs(.t, (0..<(1 + roll(3))).map { _ in coin() ? child() : pick([.n, .m, .b]) })
    case 6: .hidesBottomBar(child(), coin())
    default: .push(child(), on: .n, animated: coin())
    }
  }

  private mutating func presenting() -> Step {
    switch roll(12) {
    case 0..<6:
      .present(
        anyone(), on: anyone(), pick(Presented.allCases),
        pick(Cover.allCases), animated: coin())
    case 6..<10: .dismiss(anyone(), animated: coin())
    case 10: .definesContext(anyone(), coin())
    default: .removeFromSuperview(anyone())
    }
  }

  private mutating func directing() -> Step {
    switch roll(5) {
    case 0, 1: .direct(pick(Direction.allCases))
    case 2, 3: .letGo(finishing: coin())
    default: .hand(percent: roll(101))
    }
  }

  private mutating func animating() -> Step {
    coin() ? .animator(child(), slot(), frames: 1 + roll(10)) : .handle(pick(Handling.allCases))
  }

  private mutating func worldly() -> Step {
    switch roll(9) {
    case 0: .root(coin() ? nil : pick([.a, .n, .t]))
    case 1: .root(anyone())
    case 2: .secondWindow(coin() ? anyone() : nil)
    case 3, 4: .resize(pick([20, 30, 44]), pick([24, 40, 60]))
    case 5: .scale(1 + roll(2))
    case 6: .forget(anyone())
    default: .memoryWarning(unloads: coin())
    }
  }

  private mutating func touch() -> Step {
    switch roll(5) {
    case 0, 1: .touchDown(roll(100), roll(100))
    case 2: .touchMove(roll(100), roll(100))
    case 3: .touchUp
    default: .touchCancel
    }
  }
}
