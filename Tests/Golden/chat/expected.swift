// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ChatRoute: URLRoute {
  /// `user/${id}`
  case user(id: Swift.String)
  /// `timeline/${room}`
  case timeline(room: Swift.String)
  /// `gallery/${room}?at=${at:Int=0}`
  case gallery(room: Swift.String, at: Swift.Int = 0)
  /// - `room/${room}/${event?}`
  /// - `room/${room}`
  case room(room: Swift.String, event: Swift.String? = nil)
  case settings(Settings)

  nonisolated enum Settings: Swift.Hashable, Swift.Sendable {
    /// `settings`
    case root
    /// `settings/${page...}`
    case page(page: [Swift.String] = [])
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "chat"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["chat://", "https://chat.example"]

  /// The route that `url` opens; nil if no pattern matches.
  init?(url: RouteURL?) {
    guard let url, let route = _Matching.read(_Route.text(url), isRawValue: false) else { return nil }
    self = route
  }

  /// The route of a URL's text, or of what follows the first base.
  init?(rawValue: Swift.String) {
    guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
    self = route
  }

  /// The text of the URL without the first base.
  var rawValue: Swift.String {
    _Matching.text(of: self, .rawValue)
  }

  /// The route's canonical URL.
  func url() -> RouteURL {
    _Route.url(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension ChatRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case let .timeline(a0): if case let .timeline(b0) = b, _Route.equal(a0, b0) { return true }
    case let .gallery(a0, a1):
      if case let .gallery(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .room(a0, a1): if case let .room(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .settings(a0): if case let .settings(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case let .timeline(a0):
      hasher.combine(0x1DFA68CC)
      hasher.combine(a0)
    case let .gallery(a0, a1):
      hasher.combine(0x49C4F9F5)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .room(a0, a1):
      hasher.combine(0x01F81623)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .settings(a0):
      hasher.combine(0x2026E52C)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ChatRoute) -> Swift.Bool { url.found(route) }

  func start() -> Swift.Bool {
    switch segment(0).lowercaseWord {
    case 0x6D6F6F72:  // "room"
      if hasCount(0, 4) { return from(1).afterRoom() }
    case 0x72657375:  // "user"
      if hasCount(0, 4) { return from(1).afterUser() }
    case 0x7972656C6C6167:  // "gallery"
      if hasCount(0, 7) { return from(1).afterGallery() }
    case 0x656E696C656D6974:  // "timeline"
      if hasCount(0, 8) { return from(1).afterTimeline() }
    case 0x73676E6974746573:  // "settings"
      if hasCount(0, 8) { return from(1).afterSettings() }
    default: break
    }
    return false
  }

  func afterUser() -> Swift.Bool {
    if isLast(0), let id = string(0) { return found(.user(id: id)) }
    return false
  }

  func afterTimeline() -> Swift.Bool {
    if isLast(0), let room = string(0) { return found(.timeline(room: room)) }
    return false
  }

  func afterGallery() -> Swift.Bool {
    if isLast(0), let room = string(0), let at = integer("at", default: 0) {
      return found(.gallery(room: room, at: at))
    }
    return false
  }

  func afterRoom() -> Swift.Bool {
    if isPresent(0) {
      if isEnd(1), let room = string(0) { return found(.room(room: room, event: nil)) }
      if isLast(1), let room = string(0), let event = segment(1).nonemptyString() {
        return found(.room(room: room, event: event))
      }
    }
    return false
  }

  func afterSettings() -> Swift.Bool {
    if isEnd(0) {
      url.won(0x310D475F)
      return found(.settings(.root))
    }
    if let page = url.rest(from: from(0), { $0.string() }) { return found(.settings(.page(page: page))) }
    return false
  }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("chat.example") {
      switch word(1) {
      case 0x6D6F6F72:  // "room"
        if hasCount(1, 4) { return from(2).afterRoom() }
      case 0x72657375:  // "user"
        if hasCount(1, 4) { return from(2).afterUser() }
      case 0x7972656C6C6167:  // "gallery"
        if hasCount(1, 7) { return from(2).afterGallery() }
      case 0x656E696C656D6974:  // "timeline"
        if hasCount(1, 8) { return from(2).afterTimeline() }
      case 0x73676E6974746573:  // "settings"
        if hasCount(1, 8) { return from(2).afterSettings() }
      default: break
      }
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ChatRoute, _ form: _RouteForm) {
    switch route {
    case let .user(id): add("user/", last: id)
    case let .timeline(room): add("timeline/", last: room)
    case let .gallery(room, at):
      add("gallery/", last: room)
      if !_Route.equal(at, 0) { add("?at=", at) }
    case let .room(room, event):
      if let event, !event.isEmpty {
        add("room/", segment: room)
        add("/", last: event)
      } else if (event ?? Swift.String()).isEmpty {
        add("room/", last: room)
      }
    case .settings(.root): add("settings")
    case let .settings(.page(page)):
      write(form, canonical: .url, baseCount: 0) { text, form in
        text.begin(form, base: "chat://", .noHost, isRelative: true)
        text.literal("settings")
        for element in page { text.segment(element) }
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x526CE152) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ChatRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("chat") {
      return url.path.start()
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: ChatRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "chat://") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: ChatRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: ChatRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 6) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x310D475F:  // settings
      return _RouteMarks(path: "p")
    default: return nil
    }
  }
}
