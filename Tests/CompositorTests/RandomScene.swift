import Compositor
import Geometry
import Raster

/// A scene as a tree, so that it can be changed at random and still have matching brackets.
struct RandomScene {
  struct Element {
    var id: UInt64
    var transform: AffineTransform
    var kind: Kind
    var children: [Element] = []
    var second: [Element] = []
  }

  enum Kind {
    case leaf(RenderContent)
    case clip(Shape)
    case group(Group)
    case crossFade(Group, Double)
  }

  static let side = 96
  var elements: [Element] = []
  private var dice: Dice
  private var lastID: UInt64 = 0
  private let image: Image
  private let solid: Image
  private let mask: Mask
  private let path: SharedPath

  init(seed: UInt64, count: Int = 8) {
    dice = Dice(seed: seed)
    image = Image(RandomScene.picture(&dice, opaque: false))
    solid = Image(RandomScene.picture(&dice, opaque: true))
    mask = Mask(width: 13, height: 9, coverage: (0..<117).map { UInt8($0 * 2) })
    path = SharedPath(RandomScene.path(&dice))
    for _ in 0..<count { elements.append(element(depth: 2)) }
  }

  var tree: RenderTree {
    var tree = RenderTree(
      width: RandomScene.side, height: RandomScene.side, background: Pixel(r: 40, g: 60, b: 80, a: 255))
    for e in elements { RandomScene.flatten(e, into: &tree.nodes) }
    return tree
  }

  private static func flatten(_ e: Element, into nodes: inout [RenderNode]) {
    func add(_ content: RenderContent) {
      nodes.append(RenderNode(id: e.id, transform: e.transform, content: content))
    }
    switch e.kind {
    case .leaf(let content): add(content)
    case .clip(let shape):
      add(.pushClip(shape))
      for c in e.children { flatten(c, into: &nodes) }
      add(.popClip)
    case .group(let group):
      add(.pushGroup(group))
      for c in e.children { flatten(c, into: &nodes) }
      add(.popGroup)
    case .crossFade(let group, let progress):
      add(.pushCrossFade(group, progress: progress))
      for c in e.children { flatten(c, into: &nodes) }
      add(.nextFace)
      for c in e.second { flatten(c, into: &nodes) }
      add(.popGroup)
    }
  }

  // MARK: Changes

  /// One small change somewhere.
  mutating func change() {
    var list = elements
    change(&list, depth: 2)
    elements = list
  }

  private mutating func change(_ list: inout [Element], depth: Int) {
    guard !list.isEmpty else {
      list.append(element(depth: depth))
      return
    }
    let i = dice.roll(list.count)
    if !list[i].children.isEmpty, dice.roll(2) == 0 {
      change(&list[i].children, depth: depth - 1)
      return
    }
    switch dice.roll(6) {
    case 0: list.remove(at: i)
    case 1: list.insert(element(depth: depth), at: i)
    case 2: list.swapAt(i, dice.roll(list.count))
    case 3: list[i].transform = transform()
    case 4: list[i].kind = changed(list[i].kind)
    default:
      let id = list[i].id
      list[i] = element(depth: depth)
      list[i].id = id
    }
  }

  private mutating func changed(_ kind: Kind) -> Kind {
    switch kind {
    case .leaf: return .leaf(leaf())
    case .clip: return .clip(shape())
    case .group(var group):
      if dice.roll(2) == 0 { group.opacity = dice.number(0...1) } else { group.projection = projection() }
      return .group(group)
    case .crossFade(let group, _): return .crossFade(group, dice.number(0...1))
    }
  }

  // MARK: Random parts

  private mutating func element(depth: Int) -> Element {
    lastID += 1
    var e = Element(id: lastID, transform: transform(), kind: .leaf(.popClip))
    switch depth > 0 ? dice.roll(10) : 9 {
    case 0, 1: e.kind = .clip(shape())
    case 2, 3: e.kind = .group(group())
    case 4: e.kind = .crossFade(group(), dice.number(0...1))
    default:
      e.kind = .leaf(leaf())
      return e
    }
    for _ in 0..<(1 + dice.roll(3)) { e.children.append(element(depth: depth - 1)) }
    if case .crossFade = e.kind { e.second = [element(depth: depth - 1)] }
    return e
  }

  private mutating func leaf() -> RenderContent {
    switch dice.roll(10) {
    case 0, 1, 2: return .fill(shape(), paint())
    case 3: return .stroke(shape(), stroke(), paint())
    case 4:
      return .image(ImageContent(image: dice.roll(2) == 0 ? image : solid, rect: rect(), opacity: fraction()))
    case 5:
      return .image(ImageContent(image: image, rect: rect(), source: Rect(0.2, 0, 0.5, 0.7), tint: color()))
    case 6:
      return .mask(MaskContent(mask: mask, rect: Rect(Double(dice.roll(60)), 3, 13, 9), color: color()))
    case 7:
      return .shadow(
        ShadowContent(rect: rect(), radius: dice.number(0...9), blur: dice.number(0...4), color: color()))
    default:
      let nodes = (0..<2).map {
        RenderNode(id: UInt64($0), transform: .identity, content: .fill(shape(), paint()))
      }
      return .picture(Picture(nodes: nodes, bounds: Rect(5, 5, 60, 60)), opacity: fraction())
    }
  }

  private mutating func group() -> Group {
    Group(
      bounds: Rect(dice.number(-9...9), 0, 70, 60), scale: dice.roll(3) == 0 ? 0.8 : 1, opacity: fraction(),
      projection: projection(), shade: dice.roll(2) == 0 ? 0 : 0.3, isCached: dice.roll(3) > 0)
  }

  private mutating func projection() -> Homography {
    switch dice.roll(4) {
    case 0: return Homography(.translation(Double(dice.roll(40)), Double(dice.roll(40))))
    case 1: return Homography(transform())
    default:
      var eye = Transform3D.identity
      eye.m34 = -1.0 / 200
      let turn = Transform3D.rotation(
        dice.number(-3...3), dice.roll(3) == 0 ? 1 : 0, dice.roll(3) == 0 ? 1 : 0, dice.roll(4) == 0 ? 1 : 0)
      return Transform3D.translation(-35, -30, 0).then(turn).then(eye).then(.translation(48, 48, 0))
        .homography
    }
  }

  private mutating func transform() -> AffineTransform {
    switch dice.roll(4) {
    case 0: return .identity
    case 1: return .translation(Double(dice.roll(50) - 10), Double(dice.roll(50) - 10))
    case 2: return .translation(dice.number(-20...60), dice.number(-20...60))
    default:
      return AffineTransform(
        a: dice.number(-1.5...1.5), b: dice.number(-1...1), c: dice.number(-1...1),
        d: dice.number(-1.5...1.5),
        tx: dice.number(0...60), ty: dice.number(0...60))
    }
  }

  private mutating func shape() -> Shape {
    switch dice.roll(4) {
    case 0: return .rect(rect())
    case 1: return .rect(Rect(Double(dice.roll(50)), Double(dice.roll(50)), 30, 20))
    case 2: return .roundedRect(rect(), radius: dice.number(0...20))
    default: return .path(path, dice.roll(2) == 0 ? .nonZero : .evenOdd)
    }
  }

  private mutating func paint() -> Paint {
    let stops = [Gradient.Stop(0.1, color()), Gradient.Stop(0.6, color()), Gradient.Stop(1, color())]
    switch dice.roll(4) {
    case 0: return .gradient(Gradient(.linear(from: Point(5, 5), to: Point(50, 30)), stops: stops))
    case 1: return .gradient(Gradient(.radial(center: Point(30, 30), radius: 40), stops: stops))
    default: return .color(color())
    }
  }

  private mutating func stroke() -> Stroke {
    Stroke(
      width: dice.number(0.2...8), cap: [.butt, .round, .square][dice.roll(3)],
      join: [.miter, .round, .bevel][dice.roll(3)], dashes: dice.roll(3) == 0 ? [7, 3] : [])
  }

  private mutating func rect() -> Rect {
    Rect(dice.number(-10...60), dice.number(-10...60), dice.number(1...70), dice.number(1...50))
  }

  private mutating func color() -> Color {
    Color(
      red: dice.number(0...1), green: dice.number(0...1), blue: dice.number(0...1), alpha: fraction())
  }

  private mutating func fraction() -> Double { dice.roll(2) == 0 ? 1 : dice.number(0...1) }

  private static func path(_ dice: inout Dice) -> Path {
    var path = Path()
    for _ in 0..<2 {
      path.move(to: Point(dice.number(0...60), dice.number(0...60)))
      for _ in 0..<4 { path.line(to: Point(dice.number(-20...80), dice.number(-20...80))) }
      path.cubic(
        Point(dice.number(0...90), 10), Point(20, dice.number(0...90)), to: Point(dice.number(0...60), 30))
      path.close()
    }
    return path
  }

  private static func picture(_ dice: inout Dice, opaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: 24, height: 17)
    for y in 0..<17 {
      for x in 0..<24 {
        bitmap[x, y] =
          Color(
            red: dice.number(0...1), green: Double(x) / 24, blue: Double(y) / 17,
            alpha: opaque ? 1 : dice.number(0...1)
          ).pixel
      }
    }
    return bitmap
  }
}
