// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum ReaderRoute: URLRoute {
  /// `open?url=${url:URL}`
  case open(url: RouteURL)
  /// `open-text?url=${url}`
  case openText(url: Swift.String)
  /// `subscribe/${feed:URL}`
  case subscribe(feed: RouteURL)
  /// `read/${url...}`
  case path(url: [Swift.String] = [])
  /// `share?url=${url:URL?}&title=${title?}`
  case share(url: RouteURL? = nil, title: Swift.String? = nil)
  /// `redirect#${url:URL}`
  case redirect(url: RouteURL)
  /// `view#url=${url:URL}&back=${back:URL?}`
  case fragment(url: RouteURL, back: RouteURL? = nil)

  /// The scheme of the first base.
  static let scheme: Swift.String = "reader"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["reader://", "https://reader.example"]

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

nonisolated extension ReaderRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .open(a0): if case let .open(b0) = b, _Route.equal(a0, b0) { return true }
    case let .openText(a0): if case let .openText(b0) = b, _Route.equal(a0, b0) { return true }
    case let .subscribe(a0): if case let .subscribe(b0) = b, _Route.equal(a0, b0) { return true }
    case let .path(a0): if case let .path(b0) = b, _Route.equal(a0, b0) { return true }
    case let .share(a0, a1): if case let .share(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .redirect(a0): if case let .redirect(b0) = b, _Route.equal(a0, b0) { return true }
    case let .fragment(a0, a1):
      if case let .fragment(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .open(a0):
      hasher.combine(0x39E3BFAC)
      hasher.combine(a0)
    case let .openText(a0):
      hasher.combine(0x352573E0)
      hasher.combine(a0)
    case let .subscribe(a0):
      hasher.combine(0x6FCA2EE1)
      hasher.combine(a0)
    case let .path(a0):
      hasher.combine(0x25208B21)
      hasher.combine(a0)
    case let .share(a0, a1):
      hasher.combine(0x76175A84)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .redirect(a0):
      hasher.combine(0x7F73B217)
      hasher.combine(a0)
    case let .fragment(a0, a1):
      hasher.combine(0x0CCC6772)
      hasher.combine(a0)
      hasher.combine(a1)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: ReaderRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("reader.example") {
      switch word(1) {
      case 0x64616572:  // "read"
        if hasCount(1, 4) { return from(2).afterHttpsReaderExampleRead() }
      case 0x6E65706F:  // "open"
        if hasCount(1, 4), isEnd(2), let url_ = url.item("url").url() { return found(.open(url: url_)) }
      case 0x77656976:  // "view"
        if hasCount(1, 4), isEnd(2), url.hasFragment, let url_ = url.fragmentItem("url", isItemsAlone: true).url(),
            let back = url.fragmentItem("back", isItemsAlone: true).optional({ $0.url() })
        {
          return found(.fragment(url: url_, back: back))
        }
      case 0x6572616873:  // "share"
        if hasCount(1, 5), isEnd(2), let url_ = url.item("url").optional({ $0.url() }),
            let title = stringIfAny("title")
        {
          return found(.share(url: url_, title: title))
        }
      case 0x6269726373627573:
        if equals(1, "subscribe") { return from(2).afterHttpsReaderExampleSubscribe() }
      case 0x7463657269646572:  // "redirect"
        if hasCount(1, 8), isEnd(2), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
            let url_ = part0.url(), url.isFragmentEnd(part0.next)
        {
          return found(.redirect(url: url_))
        }
      case 0x7865742D6E65706F:
        if isLast(1, "open-text"), let url_ = string("url") { return found(.openText(url: url_)) }
      default: break
      }
    }
    return false
  }

  func afterHttpsReaderExampleSubscribe() -> Swift.Bool {
    if isLast(0), let feed = segment(0).url() { return found(.subscribe(feed: feed)) }
    return false
  }

  func afterHttpsReaderExampleRead() -> Swift.Bool {
    if let url_ = url.rest(from: from(0), { $0.string() }) { return found(.path(url: url_)) }
    return false
  }

  func start() -> Swift.Bool {
    switch segment(0).lowercaseWord {
    case 0x64616572:  // "read"
      if hasCount(0, 4) { return from(1).afterHttpsReaderExampleRead() }
    case 0x6E65706F:  // "open"
      if hasCount(0, 4), isEnd(1), let url_ = url.item("url").url() { return found(.open(url: url_)) }
    case 0x77656976:  // "view"
      if hasCount(0, 4), isEnd(1), url.hasFragment, let url_ = url.fragmentItem("url", isItemsAlone: true).url(),
          let back = url.fragmentItem("back", isItemsAlone: true).optional({ $0.url() })
      {
        return found(.fragment(url: url_, back: back))
      }
    case 0x6572616873:  // "share"
      if hasCount(0, 5), isEnd(1), let url_ = url.item("url").optional({ $0.url() }),
          let title = stringIfAny("title")
      {
        return found(.share(url: url_, title: title))
      }
    case 0x6269726373627573:
      if segment(0).equalsIgnoringCase("subscribe") { return from(1).afterHttpsReaderExampleSubscribe() }
    case 0x7463657269646572:  // "redirect"
      if hasCount(0, 8), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          let url_ = part0.url(), url.isFragmentEnd(part0.next)
      {
        return found(.redirect(url: url_))
      }
    case 0x7865742D6E65706F:
      if segment(0).equalsIgnoringCase("open-text"), isEnd(1), let url_ = string("url") {
        return found(.openText(url: url_))
      }
    default: break
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: ReaderRoute, _ form: _RouteForm) {
    switch route {
    case let .open(url_): add("open?url=", value: _Route.text(url_))
    case let .openText(url_): add("open-text?url=", value: url_)
    case let .subscribe(feed): add("subscribe/", last: _Route.text(feed))
    case let .path(url_):
      begin(form, base: "reader://", .noHost, isRelative: true)
      literal("read")
      for element in url_ { segment(element) }
      endSegments()
    case let .share(url_, title):
      add("share")
      if let url_ { item("?url=", value: _Route.text(url_)) }
      item("?title=", ifAny: title)
    case let .redirect(url_):
      add("redirect")
      beginFragment()
      segment(plain: _Route.text(url_))
      endSegments()
    case let .fragment(url_, back):
      add("view")
      beginFragment(isItemsAlone: true)
      item("?url=", value: _Route.text(url_))
      if let back { add("&back=", value: _Route.text(back)) }
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> ReaderRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, segments: 5) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("reader") {
      return url.path.start()
    }
    return false
  }

  static func text(of route: ReaderRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "reader://") { text in text.write(route, form) }
  }
}
