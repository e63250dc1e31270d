// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
  package import RouteRuntime
#else
  import RouteRuntime
#endif

/// The URLs of the app.
package nonisolated enum PackageRoute: URLRoute {
  /// `/`
  case home
  /// `side/${side:Side=left}/${at:URL}`
  case side(side: PackageRoute.Side = .left, at: RouteURL)
  case auth(Auth)

  package nonisolated enum Auth: Swift.Hashable, Swift.Sendable {
    /// `auth/sign-up/${id:UUID}`
    case signUp(id: RouteUUID)
  }

  /// The values as they appear in URLs.
  package nonisolated enum Side: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case left
    case right
  }

  /// The scheme of the first base.
  package static let scheme: Swift.String = "app"
  /// The host of the first base.
  package static let host: Swift.String = "package"
  /// The bases of routes without bases of their own; `url()` writes the first.
  package static let bases: [Swift.String] = ["app://package"]

  /// The route that `url` opens; nil if no pattern matches.
  package init?(url: RouteURL?) {
    guard let url, let route = _Matching.read(_Route.text(url), isRawValue: false) else { return nil }
    self = route
  }

  /// The route of a URL's text, or of what follows the first base.
  package init?(rawValue: Swift.String) {
    guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
    self = route
  }

  /// The text of the URL without the first base.
  package var rawValue: Swift.String {
    _Matching.text(of: self, .rawValue)
  }

  /// The route's canonical URL.
  package func url() -> RouteURL {
    _Route.url(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  package func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension PackageRoute {
  package static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .side(a0, a1): if case let .side(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .auth(a0): if case let .auth(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  package func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .side(a0, a1):
      hasher.combine(0x64D73EBE)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .auth(a0):
      hasher.combine(0x0BDE5353)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: PackageRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("package") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    if equals(0, "side"), let side = _Matching.closedSide(segment(1)), isLast(2), let at = segment(2).url() {
      return found(.side(side: side, at: at))
    }
    if equals(0, "auth"), equals(1, "sign-up"), let id = segment(2).uuid(), isEnd(3) {
      return found(.auth(.signUp(id: id)))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: PackageRoute, _ form: _RouteForm) {
    switch route {
    case .home: break
    case let .side(side, at):
      add("side/", segment: side.rawValue)
      add("/", last: _Route.text(at))
    case let .auth(.signUp(id)): add("auth/sign-up/", last: _Route.text(id))
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> PackageRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://package", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: PackageRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://package/") { text in text.write(route, form) }
  }

  static func closedSide(_ part: _RoutePart) -> PackageRoute.Side? {
    switch part.word {
    case 0x7466656C:  // "left"
      if part.hasCount(4) { return PackageRoute.Side.left }
    case 0x7468676972:  // "right"
      if part.hasCount(5) { return PackageRoute.Side.right }
    default: break
    }
    return nil
  }
}
