import Geometry

/// What an explicit animation does to a layer's values: the description made into a function of time.
nonisolated protocol AnimationEffect: Sendable {
  /// Changes what shows at `moment` of the animation's runs; `progress` is the moment's fraction, paced.
  func apply(to shown: inout LayerState, progress: Double, moment: MediaTiming.Moment)
}

/// An effect with its place in time.
nonisolated struct TimedEffect: Sendable {
  var timing: MediaTiming
  var pace: TimingCurve
  let effect: any AnimationEffect

  init(timing: MediaTiming, pace: TimingCurve, effect: any AnimationEffect) {
    self.timing = timing
    self.pace = pace
    self.effect = effect
  }

  /// Changes what shows at `time`, in the time of the layer or group around.
  func show(in shown: inout LayerState, at time: Double) {
    guard let moment = timing.moment(at: time) else { return }
    effect.apply(to: &shown, progress: pace.progress(at: moment.fraction), moment: moment)
  }
}
