public import ViewKit

extension HeadlessStage {
  // MARK: Touches (a finger, or the mouse with its first button down: id 0)

  public func touchDown(at point: CGPoint, id: Int = 0) {
    fingers[id] = point
    stage.deliver(.touchDown(id: id, at: point))
  }

  public func touchMove(to point: CGPoint, id: Int = 0) {
    fingers[id] = point
    stage.deliver(.touchMove(id: id, to: point))
  }

  /// Lifts the finger where it is; one that is not down, or was cancelled, is passed over.
  public func touchUp(id: Int = 0) {
    guard let point = fingers.removeValue(forKey: id) else { return }
    stage.deliver(.touchUp(id: id, at: point))
  }

  public func touchCancel(id: Int = 0) {
    guard fingers.removeValue(forKey: id) != nil else { return }
    stage.deliver(.touchCancel(id: id))
  }

  /// Down and up again, with no time in between.
  public func tap(at point: CGPoint, id: Int = 0) {
    touchDown(at: point, id: id)
    touchUp(id: id)
  }

  /// Down at `start`, along a straight line to `end` in even steps, one a frame, and up there. Time goes on by
  /// `duration`.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.2, id: Int = 0) {
    touchDown(at: start, id: id)
    let steps = max(1, Int((duration * 60).rounded()))
    let begin = time
    for step in 1...steps {
      let f = CGFloat(step) / CGFloat(steps)
      advance(to: begin + duration * Double(step) / Double(steps))
      touchMove(to: CGPoint(x: start.x + (end.x - start.x) * f, y: start.y + (end.y - start.y) * f), id: id)
    }
    touchUp(id: id)
  }

  // MARK: Pointer

  /// Notches of the wheel, or fractions; positive `deltaY` turns it away from the hand.
  public func scroll(at point: CGPoint, deltaX: Double = 0, deltaY: Double = 0, isPrecise: Bool = false) {
    stage.deliver(.scroll(at: point, deltaX: deltaX, deltaY: deltaY, isPrecise: isPrecise))
  }

  /// The pointer rests at `point`, no button down.
  public func hover(at point: CGPoint) { stage.deliver(.hover(at: point)) }
  public func hoverEnded() { stage.deliver(.hoverEnded) }

  /// Another button than the first, down and up.
  public func otherClick(_ button: Int = 1, at point: CGPoint) {
    stage.deliver(.otherButton(button, isDown: true, at: point))
    stage.deliver(.otherButton(button, isDown: false, at: point))
  }

  // MARK: Keys

  /// Down and up.
  public func key(_ key: Key, modifiers: KeyModifiers = []) {
    stage.deliver(.key(key, isDown: true, modifiers: modifiers, isRepeat: false))
    stage.deliver(.key(key, isDown: false, modifiers: modifiers, isRepeat: false))
  }

  /// Text as the input method hands it over.
  public func type(_ text: String) { stage.deliver(.text(text)) }
}
