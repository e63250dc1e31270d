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
    guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
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
    _routeURL(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  package func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension PackageRoute {
  package static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .side(a0, a1): if case let .side(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .auth(a0): if case let .auth(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> PackageRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://package", segments: 6) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: PackageRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("package") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .home) }
    switch path.word(0) {
    case 0x65646973:  // "side"
      if path.hasCount(0, 4), let side = closedSide(path.segment(1)), path.isPresent(2), path.isEnd(3),
          let at = path.segment(2).url()
      {
        return found(url, .side(side: side, at: at))
      }
    case 0x68747561:  // "auth"
      if path.hasCount(0, 4), path.equals(1, "sign-up"), let id = path.segment(2).uuid(), path.isEnd(3) {
        return found(url, .auth(.signUp(id: id)))
      }
    default: break
    }
    return false
  }

  static func text(of route: PackageRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://package/") { text in write(route, form, &text) }
  }

  static func write(_ route: PackageRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .home: break
    case let .side(side, at):
      text.append("side/", segment: side.rawValue)
      text.append("/", lastSegment: _routeText(at))
    case let .auth(.signUp(id)): text.append("auth/sign-up/", lastSegment: _routeText(id))
    }
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
