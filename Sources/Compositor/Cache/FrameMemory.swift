/// What is kept from one frame to the next.
final class FrameMemory {
  let clips = Keepsakes<DeviceClip>()
  let layers = Keepsakes<GroupLayer>()
  let masked = Keepsakes<MaskedLayer>()
  let plays = Keepsakes<PicturePlay>()
  let shadows = ShadowCache()
  let alphas = AlphaCache()

  /// Lets go of what the frame did not use.
  func endFrame() {
    clips.endFrame()
    layers.endFrame()
    masked.endFrame()
    plays.endFrame()
    shadows.endFrame()
    alphas.endFrame()
  }
}

/// Objects by the id of the node they belong to, kept while each frame claims them.
///
/// Several nodes may share an id: the first claims the first object, and so on.
final class Keepsakes<Object: AnyObject> {
  private var last: [UInt64: [Object]] = [:]
  private var current: [UInt64: [Object]] = [:]

  /// The object that the last frame kept in this place, if it is right, or a new one.
  func claim(_ id: UInt64, orMake make: () -> Object, ifRight isRight: (Object) -> Bool) -> Object {
    let place = current[id]?.count ?? 0
    var object: Object?
    if let old = last[id], place < old.count, isRight(old[place]) { object = old[place] }
    let kept = object ?? make()
    current[id, default: []].append(kept)
    return kept
  }

  func endFrame() {
    swap(&last, &current)
    current.removeAll(keepingCapacity: true)
  }
}
