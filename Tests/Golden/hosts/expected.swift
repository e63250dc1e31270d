// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum HostRoute: URLRoute {
  /// - `https://${lang}.wikipedia.org/wiki/${title}`
  /// - `wiki/${lang}/${title}`
  case page(lang: Swift.String, title: Swift.String)
  /// `http://${host}/about`
  case site(host: Swift.String)
  /// `https://shop.${region}.example.com:8443/${item:Int}?ref=${ref?}`
  case shop(region: Swift.String, item: Swift.Int, ref: Swift.String? = nil)
  /// `gopher://${number:Int}/x`
  case number(number: Swift.Int)
  /// `https://example.com/fixed`
  case fixed
  /// `cm:///do/${what}`
  case command(what: Swift.String)
  /// `cm://`
  case commandHome
  /// `https://${tenant}.example.com/home`
  case label(tenant: Swift.String)
  /// `local/${id}`
  case local(id: Swift.String)

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "hosts"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://hosts"]

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

nonisolated extension HostRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .page(a0, a1): if case let .page(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .site(a0): if case let .site(b0) = b, _Route.equal(a0, b0) { return true }
    case let .shop(a0, a1, a2):
      if case let .shop(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .number(a0): if case let .number(b0) = b, _Route.equal(a0, b0) { return true }
    case .fixed: if case .fixed = b { return true }
    case let .command(a0): if case let .command(b0) = b, _Route.equal(a0, b0) { return true }
    case .commandHome: if case .commandHome = b { return true }
    case let .label(a0): if case let .label(b0) = b, _Route.equal(a0, b0) { return true }
    case let .local(a0): if case let .local(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .page(a0, a1):
      hasher.combine(0x254B08C1)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .site(a0):
      hasher.combine(0x5583E460)
      hasher.combine(a0)
    case let .shop(a0, a1, a2):
      hasher.combine(0x369FA8A6)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .number(a0):
      hasher.combine(0x24BBFC65)
      hasher.combine(a0)
    case .fixed: hasher.combine(0x73D585FC)
    case let .command(a0):
      hasher.combine(0x65F3E7AA)
      hasher.combine(a0)
    case .commandHome: hasher.combine(0x3CAED033)
    case let .label(a0):
      hasher.combine(0x703ADB04)
      hasher.combine(a0)
    case let .local(a0):
      hasher.combine(0x7D19C7F2)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: HostRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("hosts") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if equals(0, "wiki"), isPresent(1), isLast(2), let lang = string(1), let title = string(2) {
      return found(.page(lang: lang, title: title))
    }
    if equals(0, "local"), isLast(1), let id = string(1) { return found(.local(id: id)) }
    return false
  }

  func afterCm() -> Swift.Bool {
    if isEnd(0) { return found(.commandHome) }
    if segment(0).equalsIgnoringCase("do"), isLast(1), let what = string(1) { return found(.command(what: what)) }
    return false
  }

  func afterGopher() -> Swift.Bool {
    if url.hasNoPort, let number = integer(0), isLast(1, "x") { return found(.number(number: number)) }
    return false
  }

  func afterHttp() -> Swift.Bool {
    if url.hasNoPort, url.hasHostName, isPresent(0), isLast(1, "about"), let host = string(0) {
      return found(.site(host: host))
    }
    return false
  }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("example.com"), isLast(1, "fixed") { return found(.fixed) }
    if url.hasHostName, let parts0 = _Matching.split41EAD4E3(segment(0), url), let item_ = integer(1), isEnd(2),
        let region = parts0[0].string(), let ref = stringIfAny("ref")
    {
      return found(.shop(region: region, item: item_, ref: ref))
    }
    if url.hasHostName, let parts0 = _Matching.split1A9E2139(segment(0), url), equals(1, "wiki"), isLast(2),
        let lang = parts0[0].string(), let title = string(2)
    {
      return found(.page(lang: lang, title: title))
    }
    if url.hasHostName, let parts0 = _Matching.split6A779584(segment(0), url), isLast(1, "home"),
        let tenant = parts0[0].string()
    {
      return found(.label(tenant: tenant))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: HostRoute, _ form: _RouteForm) {
    switch route {
    case let .page(lang, title):
      begin(form, base: "https://", .webHostParameter, isRelative: false)
      segment(
        _Matching.affixes1A9E2139, [.string(lang)], first: "", isText: _Matching.isText1A9E2139,
        accepts: _Matching.accepts1A9E2139)
      literal("wiki")
      segment(title)
      endSegments()
    case let .site(host):
      begin(form, base: "http://", .webHostParameter, isRelative: false)
      segment(host)
      add("/about")
    case let .shop(region, item_, ref):
      begin(form, base: "https://", .webHostParameter, isRelative: false)
      segment(
        _Matching.affixes41EAD4E3, [.string(region)], first: "shop.", isText: _Matching.isText41EAD4E3,
        accepts: _Matching.accepts41EAD4E3)
      segment(integer: item_)
      endSegments()
      if let ref, !ref.isEmpty { add("?ref=", value: ref) }
    case let .number(number):
      begin(form, base: "gopher://", .hostParameter, isRelative: false)
      segment(integer: number)
      add("/x")
    case .fixed:
      begin(form, base: "https://example.com", .host, isRelative: false)
      literal("fixed")
      endSegments()
    case let .command(what):
      begin(form, base: "cm://", .noHost, isRelative: false)
      literal("do")
      add("/", last: what)
    case .commandHome:
      begin(form, base: "cm://", .noHost, isRelative: false)
      endSegments()
    case let .label(tenant):
      begin(form, base: "https://", .webHostParameter, isRelative: false)
      segment(
        _Matching.affixes6A779584, [.string(tenant)], first: "", isText: _Matching.isText6A779584,
        accepts: _Matching.accepts6A779584)
      literal("home")
      endSegments()
    case let .local(id): add("local/", last: id)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> HostRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://hosts", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    if url.hasScheme("cm") {
      return url.path.afterCm()
    }
    if url.hasScheme("gopher") {
      guard let path = url.hostPath else { return false }
      return path.afterGopher()
    }
    if url.hasScheme("http") {
      guard let path = url.hostPath else { return false }
      return path.afterHttp()
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: HostRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://hosts/") { text in text.write(route, form) }
  }

  static let affixes1A9E2139 = _RouteAffixes(
    ["", ".wikipedia.org"], ignoresCase: true, longestValue: 0, isHost: true)
  static let isText1A9E2139 = [true]

  static func accepts1A9E2139(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split1A9E2139(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1A9E2139.split(segment, of: url, isText: isText1A9E2139, accepts: accepts1A9E2139)
  }

  static let affixes41EAD4E3 = _RouteAffixes(
    ["shop.", ".example.com:8443"], ignoresCase: true, longestValue: 0, isHost: true)
  static let isText41EAD4E3 = [true]

  static func accepts41EAD4E3(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split41EAD4E3(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes41EAD4E3.split(segment, of: url, isText: isText41EAD4E3, accepts: accepts41EAD4E3)
  }

  static let affixes6A779584 = _RouteAffixes(
    ["", ".example.com"], ignoresCase: true, longestValue: 0, isHost: true)
  static let isText6A779584 = [true]

  static func accepts6A779584(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split6A779584(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes6A779584.split(segment, of: url, isText: isText6A779584, accepts: accepts6A779584)
  }
}
