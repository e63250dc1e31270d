// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum SlashRoute: URLRoute {
  /// `/`
  case root
  /// `/section/`
  case section
  /// `section/${id}/`
  case article(id: Swift.String)
  /// `files/${path...}/`
  case rest(path: [Swift.String] = [])
  /// `list/?page=${page:Int=1}`
  case query(page: Swift.Int = 1)
  /// `doc/#top`
  case fragment
  /// `empty//`
  case lastEmpty
  /// `a//${b}`
  case middleEmpty(b: Swift.String)

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "slash.example"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://slash.example"]

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

nonisolated extension SlashRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case .root: if case .root = b { return true }
    case .section: if case .section = b { return true }
    case let .article(a0): if case let .article(b0) = b, _Route.equal(a0, b0) { return true }
    case let .rest(a0): if case let .rest(b0) = b, _Route.equal(a0, b0) { return true }
    case let .query(a0): if case let .query(b0) = b, _Route.equal(a0, b0) { return true }
    case .fragment: if case .fragment = b { return true }
    case .lastEmpty: if case .lastEmpty = b { return true }
    case let .middleEmpty(a0): if case let .middleEmpty(b0) = b, _Route.equal(a0, b0) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case .root: hasher.combine(0x69CEE31A)
    case .section: hasher.combine(0x1A49BFBC)
    case let .article(a0):
      hasher.combine(0x21A89A9D)
      hasher.combine(a0)
    case let .rest(a0):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
    case let .query(a0):
      hasher.combine(0x2244B13C)
      hasher.combine(a0)
    case .fragment: hasher.combine(0x0CCC6772)
    case .lastEmpty: hasher.combine(0x0F81FC12)
    case let .middleEmpty(a0):
      hasher.combine(0x6E16844B)
      hasher.combine(a0)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: SlashRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("slash.example") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) { return found(.root) }
    switch word(0) {
    case 0x61:  // "a"
      if hasCount(0, 1), equals(1, ""), isLast(2), let b = string(2) { return found(.middleEmpty(b: b)) }
    case 0x636F64:  // "doc"
      if hasCount(0, 3), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          part0.equals("top"), url.isFragmentEnd(part0.next)
      {
        return found(.fragment)
      }
    case 0x7473696C:  // "list"
      if hasCount(0, 4), isEnd(1), let page = integer("page", default: 1) { return found(.query(page: page)) }
    case 0x73656C6966:  // "files"
      if hasCount(0, 5), let path_ = url.rest(from: from(1), { $0.string() }) { return found(.rest(path: path_)) }
    case 0x7974706D65:  // "empty"
      if hasCount(0, 5), isLast(1, "") { return found(.lastEmpty) }
    case 0x6E6F6974636573:  // "section"
      if hasCount(0, 7) {
        if isEnd(1) { return found(.section) }
        if isLast(1), let id = string(1) { return found(.article(id: id)) }
      }
    default: break
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: SlashRoute, _ form: _RouteForm) {
    switch route {
    case .root: break
    case .section: add("section")
    case let .article(id): add("section/", last: id)
    case let .rest(path_):
      begin(form, base: "https://slash.example", .host, isRelative: true)
      literal("files")
      for element in path_ { segment(element) }
      endSegments()
    case let .query(page):
      add("list")
      if !_Route.equal(page, 1) { add("?page=", page) }
    case .fragment: add("doc#top")
    case .lastEmpty: add("empty//")
    case let .middleEmpty(b): add("a//", last: b)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> SlashRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://slash.example", segments: 6) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    return false
  }

  static func text(of route: SlashRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://slash.example/") { text in text.write(route, form) }
  }
}
