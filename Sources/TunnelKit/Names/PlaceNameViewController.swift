import AtlasCore
public import Maps
public import ViewKit

/// Tells what there is to know of one end's place; made early, shown when the radar turns the maps over.
///
/// It asks a geocoder, says "Thinking…" until that has answered, and asks again only when the place has moved
/// more than 100 m since the last answer. It fills whatever it is put in and knows of no other controller.
public final class PlaceNameViewController: UIViewController {
  /// How far a place must have moved since the last answer to be worth another question, in metres.
  public static let leastDistance: CLLocationDistance = 100

  public let end: TunnelEnd
  private let world: TunnelWorld

  /// Whom the names are asked of.
  public lazy var geocoder: CLGeocoder = CLGeocoder(lookup: { [world] in world.lookup($0) })

  public var units = Units.metric { didSet { if units != oldValue { updateCard() } } }

  private enum State {
    case empty
    case thinking(CLLocation)
    case told(CLPlacemark, at: CLLocation)
    case failed(CLLocation, String)
  }

  private var state = State.empty { didSet { updateCard() } }
  /// The last answer that came.
  private var lastSuccess: CLPlacemark?
  /// Tells the answer to the last question from those to earlier ones.
  private var question = 0
  private var theme = Theme(.light)

  public init(end: TunnelEnd, world: TunnelWorld) {
    self.end = end
    self.world = world
    super.init(nibName: nil, bundle: nil)
    title = end == .start ? "Start" : "Exit"
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  // MARK: The view

  private lazy var card = PlaceCard()

  public override func loadView() {
    view = card
    card.accessibilityIdentifier = "names.\(end)"
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    applyTheme(theme)
    updateCard()
  }

  public func applyTheme(_ theme: Theme) {
    self.theme = theme
    if isViewLoaded { card.apply(theme) }
  }

  // MARK: Asking

  /// Whether a question has not been answered yet.
  public var isThinking: Bool { if case .thinking = state { true } else { false } }

  /// Tells about a place: at once where the last answer was about (nearly) the same one, else when the geocoder
  /// has answered.
  public func show(_ location: CLLocation) {
    question += 1
    if let known = lastSuccess, known.location.distance(from: location) <= Self.leastDistance {
      geocoder.cancelGeocode()
      state = .told(known, at: location)
      return
    }
    let mine = question
    state = .thinking(location)
    geocoder.reverseGeocodeLocation(location) { [weak self] placemarks, error in
      guard let self, self.question == mine else { return }
      self.answered(placemarks?.first, error, about: location)
    }
  }

  private func answered(_ placemark: CLPlacemark?, _ error: (any Error)?, about location: CLLocation) {
    guard let placemark else {
      state = .failed(location, error.map { "\($0)" } ?? "nothing is known of it")
      return
    }
    lastSuccess = placemark
    state = .told(placemark, at: location)
  }

  // MARK: Telling

  private func updateCard() {
    guard isViewLoaded else { return }
    card.content = content
  }

  private var content: PlaceCard.Content {
    let eyebrow = end == .start ? "You dig here" : "You come out here"
    switch state {
    case .empty: return PlaceCard.Content(eyebrow: eyebrow, title: "", subtitle: "", facts: [], firstGroup: 0)
    case .thinking(let location):
      return PlaceCard.Content(
        eyebrow: eyebrow, title: "Thinking…", subtitle: "",
        facts: PlaceFacts.position(location.coordinate.atlas), firstGroup: 2)
    case .failed(let location, let reason):
      return PlaceCard.Content(
        eyebrow: eyebrow, title: "No name found", subtitle: "This place could not be looked up: \(reason).",
        facts: PlaceFacts.position(location.coordinate.atlas), firstGroup: 2)
    case .told(let placemark, let location):
      let place = location.coordinate.atlas
      let facts = PlaceFacts(place: place, answer: placemark.answer, date: world.date(), units: units)
      return PlaceCard.Content(
        eyebrow: eyebrow, title: PlaceTitle.name(placemark.answer),
        subtitle: PlaceTitle.whereabouts(placemark.answer, units: units),
        facts: facts.about + (end == .start ? facts.tunnel : facts.exit), firstGroup: facts.about.count,
        section: TunnelSection.Content(
          startLatitude: end == .start ? place.latitude : -place.latitude, end: end))
    }
  }
}
