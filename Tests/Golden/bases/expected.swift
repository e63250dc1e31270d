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

nonisolated extension BaseRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .home: if case .home = b { return true }
    case let .item(a0): if case let .item(b0) = b, _routeEqual(a0, b0) { return true }
    case let .user(a0): if case let .user(b0) = b, _routeEqual(a0, b0) { return true }
    case let .files(a0): if case let .files(b0) = b, _routeEqual(a0, b0) { return true }
    case let .search(a0): if case let .search(b0) = b, _routeEqual(a0, b0) { return true }
    case let .own(a0): if case let .own(b0) = b, _routeEqual(a0, b0) { return true }
    case let .ownWithoutHost(a0): if case let .ownWithoutHost(b0) = b, _routeEqual(a0, b0) { return true }
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

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> BaseRoute? {
    var isRelative = false
    let route: BaseRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 7) { url in
      isRelative = url.isRelative
      return isRelative ? false : match(url)
    }
    if !isRelative { return route }
    return _RouteReader.route(_routeText(text, after: "https://www.example.com/app"), plusIsSpace: false, segments: 7) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: BaseRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.hasScheme("http") {
      guard let path = url.hostPath else { return false }
      return afterHttp(url, path)
    }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    if url.hasScheme("myapp") {
      return afterMyapp(url, url.path)
    }
    if url.hasScheme("other") {
      guard let path = url.hostPath else { return false }
      return afterOther(url, path)
    }
    if url.hasScheme("other2") {
      return afterOther2(url, url.path)
    }
    return false
  }

  static func afterHttp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("localhost:8080") { return afterHttpLocalhost8080(url, path.from(1)) }
    return false
  }

  static func afterHttpLocalhost8080(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .home) }
    switch path.word(0) {
    case 0x6D657469:  // "item"
      if path.hasCount(0, 4), afterHttpLocalhost8080Item(url, path.from(1)) { return true }
    case 0x73656C6966:  // "files"
      if path.hasCount(0, 5), afterHttpLocalhost8080Files(url, path.from(1)) { return true }
    case 0x686372616573:  // "search"
      if path.hasCount(0, 6), path.isEnd(1), let q = url.stringItemIfAny("q") { return found(url, .search(q: q)) }
    default: break
    }
    if let parts0 = split1F8EBD37(path.segment(0), url), path.isEnd(1), let name = parts0[0].string() {
      return found(url, .user(name: name))
    }
    return false
  }

  static func afterHttpLocalhost8080Item(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let id = path.integer(0), path.isEnd(1) { return found(url, .item(id: id)) }
    return false
  }

  static func afterHttpLocalhost8080Files(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let path_ = url.rest(from: path.from(0), { $0.string() }) { return found(url, .files(path: path_)) }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.segment(0).lowercaseWord {
    case 0x2E656C706D617865:
      if path.segment(0).equalsIgnoringCase("example.com"), afterHttpLocalhost8080(url, path.from(1)) { return true }
      if path.segment(0).equalsIgnoringCase("example.org"), path.equals(1, "a b"), path.equals(2, "c"),
          afterHttpLocalhost8080(url, path.from(3))
      {
        return true
      }
    case 0x6D6178652E777777:
      if path.segment(0).equalsIgnoringCase("www.example.com"), afterHttpsWwwExampleCom(url, path.from(1)) {
        return true
      }
    default: break
    }
    if url.hasHostName, _RouteAffixes.isLabel(path.segment(0), before: ".example.com") {
      return afterHttpsWwwExampleCom(url, path.from(1))
    }
    return false
  }

  static func afterHttpsWwwExampleCom(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "app") { return afterHttpLocalhost8080(url, path.from(1)) }
    return false
  }

  static func afterMyapp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .home) }
    switch path.segment(0).lowercaseWord {
    case 0x6D657469:  // "item"
      if path.hasCount(0, 4), afterHttpLocalhost8080Item(url, path.from(1)) { return true }
    case 0x73656C6966:  // "files"
      if path.hasCount(0, 5), afterHttpLocalhost8080Files(url, path.from(1)) { return true }
    case 0x686372616573:  // "search"
      if path.hasCount(0, 6), path.isEnd(1), let q = url.stringItemIfAny("q") { return found(url, .search(q: q)) }
    case 0x646E616D6D6F63:  // "command"
      if path.hasCount(0, 7), afterMyappCommand(url, path.from(1)) { return true }
    default: break
    }
    if let parts0 = split1EA25AE5(path.segment(0), url), path.isEnd(1), let name = parts0[0].string() {
      return found(url, .user(name: name))
    }
    return false
  }

  static func afterMyappCommand(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) { return found(url, .ownWithoutHost(name: nil)) }
    if path.isPresent(0), path.isEnd(1), let name = path.segment(0).nonemptyString() {
      return found(url, .ownWithoutHost(name: name))
    }
    return false
  }

  static func afterOther(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("host"), path.equals(1, "own"), path.isPresent(2), path.isEnd(3),
        let id = path.string(2)
    {
      return found(url, .own(id: id))
    }
    return false
  }

  static func afterOther2(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("command") { return afterMyappCommand(url, path.from(1)) }
    return false
  }

  static func text(of route: BaseRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://www.example.com/app/", prefix: "/app") { text in write(route, form, &text) }
  }

  static func write(_ route: BaseRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case .home:
      text.begin(form, base: "https://www.example.com/app", .prefix, isRelative: true, prefix: "/app")
      text.endSegments()
    case let .item(id): text.append("item/", integer: id)
    case let .user(name):
      text.begin(form, base: "https://www.example.com/app", .prefix, isRelative: true, prefix: "/app")
      text.segment(
        affixes1F8EBD37, [.string(name)], first: "@",
        isText: isText1F8EBD37, accepts: accepts1F8EBD37)
      text.endSegments()
    case let .files(path_):
      text.begin(form, base: "https://www.example.com/app", .prefix, isRelative: true, prefix: "/app")
      text.literal("files")
      for element in path_ { text.segment(element) }
      text.endSegments()
    case let .search(q):
      text.append("search")
      if let q, !q.isEmpty { text.append("?q=", value: q) }
    case let .own(id):
      text.begin(form, base: "other://host", .host, isRelative: false)
      text.literal("own")
      text.append("/", lastSegment: id)
    case let .ownWithoutHost(name):
      if let name, !name.isEmpty {
        text.begin(form, base: "myapp://", .noHost, isRelative: false)
        text.literal("command")
        text.append("/", lastSegment: name)
      } else if (name ?? Swift.String()).isEmpty {
        text.begin(form, base: "myapp://", .noHost, isRelative: false)
        text.literal("command")
        text.endSegments()
      }
    }
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
