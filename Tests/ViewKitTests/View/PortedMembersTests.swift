import HeadlessHost
import Testing
import ViewKit

@Suite("What ported programs lean on")
struct PortedMembersTests {
  @Test("overrideUserInterfaceStyle on a window turns its whole stage")
  func style() {
    let stage = HeadlessStage(size: CGSize(width: 20, height: 20))
    let controller = UIViewController()
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.stage.userInterfaceStyle == .dark)
  }

  @Test("The button that turns editing on and off is one, and says which it will do")
  func editing() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem)
    #expect(item.title == "Edit")
    controller.isEditing = true
    #expect(item.title == "Done" && item.style == .done)
    controller.setEditing(false, animated: true)
    #expect(item.title == "Edit" && !controller.isEditing)
  }

  @Test("Points are converted between views and the screen")
  func spaces() {
    let stage = HeadlessStage(size: CGSize(width: 100, height: 100))
    let a = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let b = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    a.addSubview(b)
    stage.window.addSubview(a)
    let screen: any UICoordinateSpace = stage.screen
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(screen.convert(CGPoint(x: 16, y: 27), to: b) == CGPoint(x: 1, y: 2))
    #expect(screen.convert(.zero, from: b as any UICoordinateSpace) == CGPoint(x: 15, y: 25))
  }

  @Test("A layer class with an initialiser of its own makes a view's layer, and copies for presentation()")
  func layers() {
    final class Gauge: CAShapeLayer {
      var level = 1
      override init() { super.init() }
      override init(layer: Any) {
        level = (layer as? Gauge)?.level ?? 0
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      deinit {}
    }
    final class GaugeView: UIView {
      override class var layerClass: AnyClass { Gauge.self }
      deinit {}
    }
    let stage = HeadlessStage(size: CGSize(width: 20, height: 20))
    let view = GaugeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(view.layer is Gauge)
    #expect(view.layer.presentation()?.frame == view.frame)
    view.layer.opacity = 0.5
    #expect(CALayer(layer: view.layer).opacity == 0.5)
    #expect(Gauge(layer: view.layer).level == 1)
  }

  @Test("needsDisplayOnBoundsChange draws anew where the size changes, and only there")
  func redraw() {
    final class Drawn: CALayer {
      var draws = 0
      override func draw(in context: CGContext) { draws += 1 }
      deinit {}
    }
    let stage = HeadlessStage(size: CGSize(width: 20, height: 20))
    let layer = Drawn()
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    stage.window.layer.addSublayer(layer)
    stage.window.makeKeyAndVisible()
    layer.setNeedsDisplay()
    stage.settle()
    let first = layer.draws
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 8
    stage.settle()
    #expect(layer.draws == first + 1)
    layer.bounds.origin.x = 3
    stage.settle()
    #expect(layer.draws == first + 1)
  }

  @Test("A veil takes the place of a blur, and goes where the effect goes")
  func effect() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(view.subviews == [view.contentView])
    #expect(view.backgroundColor != nil)
    view.effect = nil
    #expect(view.backgroundColor == nil)
  }

  @Test("Font descriptors change the traits; a font's name says its style")
  func fonts() throws {
    let font = UIFont.systemFont(ofSize: 13)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    #expect(made.pointSize == 13)
    #expect(made.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(made.fontName.hasSuffix("BoldItalic"))
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(font == UIFont.systemFont(ofSize: 13))
  }
}
