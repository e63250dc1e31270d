// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum BaseRoute: URLRoute {
  /// `/`
  case home
  /// `item/${id:Int}`
  case item(id: Swift.Int)
  /// `@${name}`
  case user(name: Swift.String)
  /// `files/${path...}`
  case files(path: [Swift.String] = [])
  /// `search?q=${q?}`
  case search(q: Swift.String? = nil)
  /// `own/${id}`
  case own(id: Swift.String)
  /// - `command/${name?}`
  /// - `command`
  case ownWithoutHost(name: Swift.String? = nil)

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "www.example.com"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://www.example.com/app", "https://example.com", "https://example.org/a b/c", "http://localhost:8080", "https://*.example.com/app", "myapp://"]

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

nonisolated extension BaseRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .item(a0): if case let .item(b0) = b, _Route.equal(a0, b0) { return true }
    case let .user(a0): if case let .user(b0) = b, _Route.equal(a0, b0) { return true }
    case let .files(a0): if case let .files(b0) = b, _Route.equal(a0, b0) { return true }
    case let .search(a0): if case let .search(b0) = b, _Route.equal(a0, b0) { return true }
    case let .own(a0): if case let .own(b0) = b, _Route.equal(a0, b0) { return true }
    case let .ownWithoutHost(a0): if case let .ownWithoutHost(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .home: hasher.combine(0x68CD8980)
    case let .item(a0):
      hasher.combine(0x219C6338)
      hasher.combine(a0)
    case let .user(a0):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
    case let .files(a0):
      hasher.combine(0x4A870AC6)
      hasher.combine(a0)
    case let .search(a0):
      hasher.combine(0x09FED7F3)
      hasher.combine(a0)
    case let .own(a0):
      hasher.combine(0x0947246A)
      hasher.combine(a0)
    case let .ownWithoutHost(a0):
      hasher.combine(0x154ACE05)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: BaseRoute) -> Swift.Bool { url.found(route) }

  func afterHttp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("localhost:8080") { return from(1).afterHttpLocalhost8080() }
    return false
  }

  func afterHttpLocalhost8080() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    if equals(0, "item"), from(1).afterHttpLocalhost8080Item() { return true }
    if equals(0, "files"), from(1).afterHttpLocalhost8080Files() { return true }
    if isLast(0, "search"), let q = stringIfAny("q") { return found(.search(q: q)) }
    if let parts0 = _Matching.split1F8EBD37(segment(0), url), isEnd(1), let name = parts0[0].string() {
      return found(.user(name: name))
    }
    return false
  }

  func afterHttpLocalhost8080Item() -> Swift.Bool {
    if let id = integer(0), isEnd(1) { return found(.item(id: id)) }
    return false
  }

  func afterHttpLocalhost8080Files() -> Swift.Bool {
    if let path_ = url.rest(from: from(0), { $0.string() }) { return found(.files(path: path_)) }
    return false
  }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("www.example.com"), from(1).afterHttpsWwwExampleCom() { return true }
    if segment(0).equalsIgnoringCase("example.com"), from(1).afterHttpLocalhost8080() { return true }
    if segment(0).equalsIgnoringCase("example.org"), equals(1, "a b"), equals(2, "c"),
        from(3).afterHttpLocalhost8080()
    {
      return true
    }
    if url.hasNoPort, url.hasHostName, _RouteAffixes.isLabel(segment(0), before: ".example.com") {
      return from(1).afterHttpsWwwExampleCom()
    }
    return false
  }

  func afterHttpsWwwExampleCom() -> Swift.Bool {
    if equals(0, "app") { return from(1).afterHttpLocalhost8080() }
    return false
  }

  func afterMyapp() -> Swift.Bool {
    if isEnd(0) { return found(.home) }
    if segment(0).equalsIgnoringCase("item"), from(1).afterHttpLocalhost8080Item() { return true }
    if segment(0).equalsIgnoringCase("files"), from(1).afterHttpLocalhost8080Files() { return true }
    if segment(0).equalsIgnoringCase("search"), isEnd(1), let q = stringIfAny("q") { return found(.search(q: q)) }
    if segment(0).equalsIgnoringCase("command"), from(1).afterMyappCommand() { return true }
    if let parts0 = _Matching.split1EA25AE5(segment(0), url), isEnd(1), let name = parts0[0].string() {
      return found(.user(name: name))
    }
    return false
  }

  func afterMyappCommand() -> Swift.Bool {
    if isEnd(0) { return found(.ownWithoutHost(name: nil)) }
    if isLast(0), let name = segment(0).nonemptyString() { return found(.ownWithoutHost(name: name)) }
    return false
  }

  func afterOther() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("host"), equals(1, "own"), isLast(2), let id = string(2) {
      return found(.own(id: id))
    }
    return false
  }

  func afterOther2() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("command") { return from(1).afterMyappCommand() }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: BaseRoute, _ form: _RouteForm) {
    switch route {
    case .home:
      begin(form, base: "https://www.example.com/app", .prefix, isRelative: true, prefix: "/app")
      endSegments()
    case let .item(id): add("item/", id)
    case let .user(name):
      begin(form, base: "https://www.example.com/app", .prefix, isRelative: true, prefix: "/app")
      segment(
        _Matching.affixes1F8EBD37, [.string(name)], first: "@", isText: _Matching.isText1F8EBD37,
        accepts: _Matching.accepts1F8EBD37)
      endSegments()
    case let .files(path_):
      begin(form, base: "https://www.example.com/app", .prefix, isRelative: true, prefix: "/app")
      literal("files")
      for element in path_ { segment(element) }
      endSegments()
    case let .search(q):
      add("search")
      if let q, !q.isEmpty { add("?q=", value: q) }
    case let .own(id):
      begin(form, base: "other://host", .host, isRelative: false)
      literal("own")
      add("/", last: id)
    case let .ownWithoutHost(name):
      if let name, !name.isEmpty {
        begin(form, base: "myapp://", .noHost, isRelative: false)
        literal("command")
        add("/", last: name)
      } else if (name ?? Swift.String()).isEmpty {
        begin(form, base: "myapp://", .noHost, isRelative: false)
        literal("command")
        endSegments()
      }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> BaseRoute? {
    var isRelative = false
    let route: BaseRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 7) { url in
      isRelative = url.isRelative
      return isRelative ? false : match(url)
    }
    if !isRelative { return route }
    return _RouteReader.route(_Route.text(text, after: "https://www.example.com/app"), plusIsSpace: false, segments: 7) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.hasScheme("http") {
      guard let path = url.hostPath else { return false }
      return path.afterHttp()
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("myapp") {
      return url.path.afterMyapp()
    }
    if url.hasScheme("other") {
      guard let path = url.hostPath else { return false }
      return path.afterOther()
    }
    if url.hasScheme("other2") {
      return url.path.afterOther2()
    }
    return false
  }

  static func text(of route: BaseRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://www.example.com/app/", prefix: "/app") { text in text.write(route, form) }
  }

  static let affixes1EA25AE5 = _RouteAffixes(
    ["@", ""], ignoresCase: true, longestValue: 0)
  static let isText1EA25AE5 = [true]

  static func accepts1EA25AE5(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split1EA25AE5(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1EA25AE5.split(segment, of: url, isText: isText1EA25AE5, accepts: accepts1EA25AE5)
  }

  static let affixes1F8EBD37 = _RouteAffixes(
    ["@", ""], ignoresCase: false, longestValue: 0)
  static let isText1F8EBD37 = [true]

  static func accepts1F8EBD37(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split1F8EBD37(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1F8EBD37.split(segment, of: url, isText: isText1F8EBD37, accepts: accepts1F8EBD37)
  }
}
