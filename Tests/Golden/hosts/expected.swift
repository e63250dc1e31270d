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
    guard let url, let route = _Matching.read(_routeText(url), isRawValue: false) else { return nil }
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
    _routeURL(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _routeURL(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension HostRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .page(a0, a1): if case let .page(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .site(a0): if case let .site(b0) = b, _routeEqual(a0, b0) { return true }
    case let .shop(a0, a1, a2):
      if case let .shop(b0, b1, b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
    case let .number(a0): if case let .number(b0) = b, _routeEqual(a0, b0) { return true }
    case .fixed: if case .fixed = b { return true }
    case let .command(a0): if case let .command(b0) = b, _routeEqual(a0, b0) { return true }
    case .commandHome: if case .commandHome = b { return true }
    case let .label(a0): if case let .label(b0) = b, _routeEqual(a0, b0) { return true }
    case let .local(a0): if case let .local(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> HostRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://hosts", segments: 6) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: HostRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    if url.hasScheme("cm") {
      return afterCm(url, url.path)
    }
    if url.hasScheme("gopher") {
      guard let path = url.hostPath else { return false }
      return afterGopher(url, path)
    }
    if url.hasScheme("http") {
      guard let path = url.hostPath else { return false }
      return afterHttp(url, path)
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("hosts") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x696B6977:  // "wiki"
      if path.hasCount(0, 4), path.isPresent(1), path.isPresent(2), path.isEnd(3), let lang = path.string(1),
          let title = path.string(2)
      {
        return found(url, .page(lang: lang, title: title))
      }
    case 0x6C61636F6C:  // "local"
      if path.hasCount(0, 5), path.isPresent(1), path.isEnd(2), let id = path.string(1) {
        return found(url, .local(id: id))
      }
    default: break
    }
    return false
  }

  static func afterCm(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .commandHome) }
    if path.segment(0).equalsIgnoringCase("do"), path.isPresent(1), path.isEnd(2), let what = path.string(1) {
      return found(url, .command(what: what))
    }
    return false
  }

  static func afterGopher(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if url.hasNoPort, let number = path.integer(0), path.equals(1, "x"), path.isEnd(2) {
      return found(url, .number(number: number))
    }
    return false
  }

  static func afterHttp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if url.hasNoPort, url.hasHostName, path.isPresent(0), path.equals(1, "about"), path.isEnd(2),
        let host = path.string(0)
    {
      return found(url, .site(host: host))
    }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("example.com"), path.equals(1, "fixed"), path.isEnd(2) {
      return found(url, .fixed)
    }
    if url.hasHostName, let parts0 = split41EAD4E3(path.segment(0), url), let item = path.integer(1), path.isEnd(2),
        let region = parts0[0].string(), let ref = url.stringItemIfAny("ref")
    {
      return found(url, .shop(region: region, item: item, ref: ref))
    }
    if url.hasHostName, let parts0 = split1A9E2139(path.segment(0), url), path.equals(1, "wiki"), path.isPresent(2),
        path.isEnd(3), let lang = parts0[0].string(), let title = path.string(2)
    {
      return found(url, .page(lang: lang, title: title))
    }
    if url.hasHostName, let parts0 = split6A779584(path.segment(0), url), path.equals(1, "home"), path.isEnd(2),
        let tenant = parts0[0].string()
    {
      return found(url, .label(tenant: tenant))
    }
    return false
  }

  static func text(of route: HostRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://hosts/") { text in write(route, form, &text) }
  }

  static func write(_ route: HostRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .page(lang, title):
      text.begin(form, base: "https://", .webHostParameter, isRelative: false)
      text.segment(
        affixes1A9E2139, [.string(lang)], first: "",
        isText: isText1A9E2139, accepts: accepts1A9E2139)
      text.literal("wiki")
      text.segment(title)
      text.endSegments()
    case let .site(host):
      text.begin(form, base: "http://", .webHostParameter, isRelative: false)
      text.segment(host)
      text.append("/about")
    case let .shop(region, item, ref):
      text.begin(form, base: "https://", .webHostParameter, isRelative: false)
      text.segment(
        affixes41EAD4E3, [.string(region)], first: "shop.",
        isText: isText41EAD4E3, accepts: accepts41EAD4E3)
      text.segment(integer: item)
      text.endSegments()
      if let ref, !ref.isEmpty { text.append("?ref=", value: ref) }
    case let .number(number):
      text.begin(form, base: "gopher://", .hostParameter, isRelative: false)
      text.segment(integer: number)
      text.append("/x")
    case .fixed:
      text.begin(form, base: "https://example.com", .host, isRelative: false)
      text.literal("fixed")
      text.endSegments()
    case let .command(what):
      text.begin(form, base: "cm://", .noHost, isRelative: false)
      text.literal("do")
      text.append("/", lastSegment: what)
    case .commandHome:
      text.begin(form, base: "cm://", .noHost, isRelative: false)
      text.endSegments()
    case let .label(tenant):
      text.begin(form, base: "https://", .webHostParameter, isRelative: false)
      text.segment(
        affixes6A779584, [.string(tenant)], first: "",
        isText: isText6A779584, accepts: accepts6A779584)
      text.literal("home")
      text.endSegments()
    case let .local(id): text.append("local/", lastSegment: id)
    }
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
