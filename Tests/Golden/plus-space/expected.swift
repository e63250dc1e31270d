// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FormRoute: URLRoute {
  /// `search?q=${q}&c%2B%2B=${c?}&exact=a+b&${others...}`
  case search(q: Swift.String, c: Swift.String? = nil, others: [Swift.String: Swift.String] = [:])
  /// `a+b/${c}`
  case path(c: Swift.String)
  /// `list?tag=${tags:[String]}`
  case list(tags: [Swift.String] = [])
  /// `fragment#q=${q}`
  case fragment(q: Swift.String)
  /// `literal?sum=1%2B1&name+x=${x}`
  case literalPlus(x: Swift.String)

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "forms"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://forms"]

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

nonisolated extension FormRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .search(a0, a1, a2):
      if case let .search(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .path(a0): if case let .path(b0) = b, _Route.equal(a0, b0) { return true }
    case let .list(a0): if case let .list(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragment(a0): if case let .fragment(b0) = b, _Route.equal(a0, b0) { return true }
    case let .literalPlus(a0): if case let .literalPlus(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .search(a0, a1, a2):
      hasher.combine(0x09FED7F3)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .path(a0):
      hasher.combine(0x25208B21)
      hasher.combine(a0)
    case let .list(a0):
      hasher.combine(0x2FA6829C)
      hasher.combine(a0)
    case let .fragment(a0):
      hasher.combine(0x0CCC6772)
      hasher.combine(a0)
    case let .literalPlus(a0):
      hasher.combine(0x716FE4F0)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: FormRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("forms") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x622B61:  // "a+b"
      if hasCount(0, 3), isLast(1), let c = string(1) { return found(.path(c: c)) }
    case 0x7473696C:  // "list"
      if hasCount(0, 4), isEnd(1), let tags = url.items("tag", takesEmpty: true, { $0.string() }) {
        return found(.list(tags: tags))
      }
    case 0x686372616573:  // "search"
      if hasCount(0, 6), isEnd(1), url.item("exact").equals("a+b"), let q = string("q"), let c = stringIfAny("c++"),
          let others = url.otherItems(than: "q", "c++", "exact")
      {
        return found(.search(q: q, c: c, others: others))
      }
    case 0x6C61726574696C:  // "literal"
      if hasCount(0, 7), isEnd(1), url.item("sum").equals("1+1"), let x = string("name+x") {
        return found(.literalPlus(x: x))
      }
    case 0x746E656D67617266:  // "fragment"
      if hasCount(0, 8), isEnd(1), url.hasFragment, let q = url.fragmentItem("q", isItemsAlone: true).string() {
        return found(.fragment(q: q))
      }
    default: break
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: FormRoute, _ form: _RouteForm) {
    switch route {
    case let .search(q, c, others):
      add("search")
      item("?q=", value: q)
      if let c, !c.isEmpty { add("&c%2B%2B=", value: c) }
      add("&exact=a%2Bb")
      otherItems(others, than: ["q", "c++", "exact"])
    case let .path(c): add("a+b/", last: c)
    case let .list(tags):
      add("list")
      items("tag", tags)
    case let .fragment(q):
      add("fragment")
      beginFragment(isItemsAlone: true)
      item("?q=", value: q)
    case let .literalPlus(x): add("literal?sum=1%2B1&name%2Bx=", value: x)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> FormRoute? {
    _RouteReader.route(text, plusIsSpace: true, isRawValue: isRawValue, base: "app://forms", segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: FormRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://forms/") { text in text.write(route, form) }
  }
}
