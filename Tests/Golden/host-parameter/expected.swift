// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FirstRoute: URLRoute {
  /// `app://${name}/open`
  case open(name: Swift.String)
  /// `app://at-${place}/${id:Int}`
  case at(place: Swift.String, id: Swift.Int)
  /// `user/${id}`
  case user(id: Swift.String)
  /// `User/Name`
  case upper

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "site"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://site"]

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

  /// The route of what follows the URL of a server.
  static subscript(_onServer rawValue: Swift.String) -> Self? {
    _Matching.read(rawValue, isRawValue: true, isOnServer: true)
  }
}

nonisolated extension FirstRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .open(a0): if case let .open(b0) = b, _Route.equal(a0, b0) { return true }
    case let .at(a0, a1): if case let .at(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case .upper: if case .upper = b { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .open(a0):
      hasher.combine(0x39E3BFAC)
      hasher.combine(a0)
    case let .at(a0, a1):
      hasher.combine(0x1DDF6BCE)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case .upper: hasher.combine(0x1F85DA80)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: FirstRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("site") {
      if equals(1, "user"), isLast(2), let id = string(2) { return found(.user(id: id)) }
      if equals(1, "User"), isLast(2, "Name") { return found(.upper) }
    }
    if url.hasNoPort, let parts0 = _Matching.split5E381C7A(segment(0), url), let id = integer(1), isEnd(2),
        let place = parts0[0].string()
    {
      return found(.at(place: place, id: id))
    }
    if url.hasNoPort, isPresent(0), isLast(1, "open"), !url.isOnServer, let name = string(0) {
      return found(.open(name: name))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: FirstRoute, _ form: _RouteForm) {
    switch route {
    case let .open(name):
      begin(form, base: "app://", .hostParameter, isRelative: false)
      segment(name)
      add("/open")
    case let .at(place, id):
      begin(form, base: "app://", .hostParameter, isRelative: false)
      segment(
        _Matching.affixes5E381C7A, [.string(place)], first: "at-", isText: _Matching.isText5E381C7A,
        accepts: _Matching.accepts5E381C7A)
      segment(integer: id)
      endSegments()
    case let .user(id): add("user/", last: id)
    case .upper: add("User/Name")
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool, isOnServer: Swift.Bool = false) -> FirstRoute? {
    var isRelative = false
    let route: FirstRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 5) { url in
      isRelative = url.isRelative
      return isRelative ? false : match(url.onServer(isOnServer))
    }
    if !isRelative { return route }
    return _RouteReader.route(_Route.text(text, after: "app://site"), plusIsSpace: false, segments: 5) { match($0.onServer(isOnServer)) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: FirstRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://site/") { text in text.write(route, form) }
  }

  static let affixes5E381C7A = _RouteAffixes(
    ["at-", ""], ignoresCase: true, longestValue: 0, isHost: true)
  static let isText5E381C7A = [true]

  static func accepts5E381C7A(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split5E381C7A(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes5E381C7A.split(segment, of: url, isText: isText5E381C7A, accepts: accepts5E381C7A)
  }
}
