// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum LocalRoute: URLRoute {
  /// `a/${a0}/${b0}/${v0}/${c0}/${s0}/${f0}/${d0}`
  case a(a0: Swift.String, b0: Swift.String, v0: Swift.String, c0: Swift.String, s0: Swift.String, f0: Swift.String, d0: Swift.String)
  /// `b/${c1:Int}/${c0:Int}?v1=${v1}&v0=${v0?}`
  case b(c1: Swift.Int, c0: Swift.Int, v1: Swift.String, v0: Swift.String? = nil)
  /// `a0/${a}/${b}`
  case a0(a: Swift.String, b: Swift.String)
  /// `text/${text}/${url}/${route}/${form}?winner=${winner}&other=${other:Text}`
  case text(text: Swift.String, url: Swift.String, route: Swift.String, form: Swift.String, winner: Swift.String, other: LocalRoute.Text)
  /// `url/${url:URL}`
  case url(url: RouteURL)
  /// `route/${route:Text}`
  case route(route: LocalRoute.Text)
  /// `form?form=${form?}`
  case form(form: Swift.String? = nil)
  /// `found/${found}`
  case found(found: Swift.String)
  /// `winner/${winner}`
  case winner(winner: Swift.String)
  /// `read/${read...}`
  case read(read: [Swift.String] = [])
  /// `match/v${match}-${start:Int}`
  case match(match: Swift.String, start: Swift.Int)
  /// `other?${other...}`
  case other(other: [Swift.String: Swift.String] = [:])
  /// `node/${node0:UUID}`
  case node0(node0: RouteUUID)
  /// `start`
  case start
  /// `raw/${rawValue}`
  case rawValue(rawValue: Swift.String)
  /// `hash/${into:Int}`
  case hash(into: Swift.Int)
  /// `hasher`
  case hasher
  /// `code`
  case code
  /// `winner/me`
  case marks
  /// `pattern#${text}?hasher=${hasher}`
  case pattern(text: Swift.String, hasher: Swift.String)
  /// `isRawValue`
  case isRawValue
  /// `self`
  case self_

  /// The values as they appear in URLs.
  nonisolated enum Text: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case text
    case url
    case route
    case rawValue
    case hash
    case closed0
    case allValues
    case description
  }

  /// The scheme of the first base.
  static let scheme: Swift.String = "app"
  /// The host of the first base.
  static let host: Swift.String = "locals"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["app://locals"]

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

nonisolated extension LocalRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .a(a0, a1, a2, a3, a4, a5, a6):
      if case let .a(b0, b1, b2, b3, b4, b5, b6) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4), _routeEqual(a5, b5), _routeEqual(a6, b6) { return true }
    case let .b(a0, a1, a2, a3):
      if case let .b(b0, b1, b2, b3) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3) { return true }
    case let .a0(a0, a1): if case let .a0(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .text(a0, a1, a2, a3, a4, a5):
      if case let .text(b0, b1, b2, b3, b4, b5) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2), _routeEqual(a3, b3), _routeEqual(a4, b4), _routeEqual(a5, b5) { return true }
    case let .url(a0): if case let .url(b0) = b, _routeEqual(a0, b0) { return true }
    case let .route(a0): if case let .route(b0) = b, _routeEqual(a0, b0) { return true }
    case let .form(a0): if case let .form(b0) = b, _routeEqual(a0, b0) { return true }
    case let .found(a0): if case let .found(b0) = b, _routeEqual(a0, b0) { return true }
    case let .winner(a0): if case let .winner(b0) = b, _routeEqual(a0, b0) { return true }
    case let .read(a0): if case let .read(b0) = b, _routeEqual(a0, b0) { return true }
    case let .match(a0, a1): if case let .match(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .other(a0): if case let .other(b0) = b, _routeEqual(a0, b0) { return true }
    case let .node0(a0): if case let .node0(b0) = b, _routeEqual(a0, b0) { return true }
    case .start: if case .start = b { return true }
    case let .rawValue(a0): if case let .rawValue(b0) = b, _routeEqual(a0, b0) { return true }
    case let .hash(a0): if case let .hash(b0) = b, _routeEqual(a0, b0) { return true }
    case .hasher: if case .hasher = b { return true }
    case .code: if case .code = b { return true }
    case .marks: if case .marks = b { return true }
    case let .pattern(a0, a1):
      if case let .pattern(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case .isRawValue: if case .isRawValue = b { return true }
    case .self_: if case .self_ = b { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .a(a0, a1, a2, a3, a4, a5, a6):
      hasher.combine(0x4158CECE)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
      hasher.combine(a5)
      hasher.combine(a6)
    case let .b(a0, a1, a2, a3):
      hasher.combine(0x250A7429)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
    case let .a0(a0, a1):
      hasher.combine(0x5F1A90F6)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .text(a0, a1, a2, a3, a4, a5):
      hasher.combine(0x2A0A3031)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
      hasher.combine(a3)
      hasher.combine(a4)
      hasher.combine(a5)
    case let .url(a0):
      hasher.combine(0x536CB3E5)
      hasher.combine(a0)
    case let .route(a0):
      hasher.combine(0x5D1B6B9B)
      hasher.combine(a0)
    case let .form(a0):
      hasher.combine(0x74E0959A)
      hasher.combine(a0)
    case let .found(a0):
      hasher.combine(0x33C1F115)
      hasher.combine(a0)
    case let .winner(a0):
      hasher.combine(0x06055A7A)
      hasher.combine(a0)
    case let .read(a0):
      hasher.combine(0x2648CDBB)
      hasher.combine(a0)
    case let .match(a0, a1):
      hasher.combine(0x4C5A4A3C)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .other(a0):
      hasher.combine(0x2D44D06F)
      hasher.combine(a0)
    case let .node0(a0):
      hasher.combine(0x69B79C59)
      hasher.combine(a0)
    case .start: hasher.combine(0x14A578B1)
    case let .rawValue(a0):
      hasher.combine(0x0D07C827)
      hasher.combine(a0)
    case let .hash(a0):
      hasher.combine(0x771A141A)
      hasher.combine(a0)
    case .hasher: hasher.combine(0x7B9BED9A)
    case .code: hasher.combine(0x363C0A94)
    case .marks: hasher.combine(0x3685082A)
    case let .pattern(a0, a1):
      hasher.combine(0x0DFB08D0)
      hasher.combine(a0)
      hasher.combine(a1)
    case .isRawValue: hasher.combine(0x163063A2)
    case .self_: hasher.combine(0x074F9963)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> LocalRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://locals", segments: 11) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: LocalRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return afterApp(url, path)
    }
    return false
  }

  static func afterApp(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("locals") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x61:  // "a"
      if path.hasCount(0, 1) { return afterA(url, path.from(1)) }
    case 0x62:  // "b"
      if path.hasCount(0, 1) { return afterB(url, path.from(1)) }
    case 0x3061:  // "a0"
      if path.hasCount(0, 2) { return afterA0(url, path.from(1)) }
    case 0x6C7275:  // "url"
      if path.hasCount(0, 3) { return afterUrl(url, path.from(1)) }
    case 0x776172:  // "raw"
      if path.hasCount(0, 3) { return afterRaw(url, path.from(1)) }
    case 0x64616572:  // "read"
      if path.hasCount(0, 4) { return afterRead(url, path.from(1)) }
    case 0x65646F63:  // "code"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .code) }
    case 0x65646F6E:  // "node"
      if path.hasCount(0, 4) { return afterNode(url, path.from(1)) }
    case 0x666C6573:  // "self"
      if path.hasCount(0, 4), path.isEnd(1) { return found(url, .self_) }
    case 0x68736168:  // "hash"
      if path.hasCount(0, 4) { return afterHash(url, path.from(1)) }
    case 0x6D726F66:  // "form"
      if path.hasCount(0, 4) { return afterForm(url, path.from(1)) }
    case 0x74786574:  // "text"
      if path.hasCount(0, 4) { return afterText(url, path.from(1)) }
    case 0x646E756F66:  // "found"
      if path.hasCount(0, 5) { return afterFound(url, path.from(1)) }
    case 0x6574756F72:  // "route"
      if path.hasCount(0, 5) { return afterRoute(url, path.from(1)) }
    case 0x686374616D:  // "match"
      if path.hasCount(0, 5) { return afterMatch(url, path.from(1)) }
    case 0x726568746F:  // "other"
      if path.hasCount(0, 5), path.isEnd(1), let other = url.otherItems() { return found(url, .other(other: other)) }
    case 0x7472617473:  // "start"
      if path.hasCount(0, 5), path.isEnd(1) { return found(url, .start) }
    case 0x726568736168:  // "hasher"
      if path.hasCount(0, 6), path.isEnd(1) { return found(url, .hasher) }
    case 0x72656E6E6977:  // "winner"
      if path.hasCount(0, 6) { return afterWinner(url, path.from(1)) }
    case 0x6E726574746170:  // "pattern"
      if path.hasCount(0, 7), path.isEnd(1), url.hasFragment,
          case let part0 = url.fragmentSegment(at: url.fragmentStart), let text_ = part0.string(),
          url.isFragmentEnd(part0.next), let hasher = url.fragmentItem("hasher").string()
      {
        return found(url, .pattern(text: text_, hasher: hasher))
      }
    case 0x6C61567761527369:
      if path.equals(0, "isRawValue"), path.isEnd(1) { return found(url, .isRawValue) }
    default: break
    }
    return false
  }

  static func afterA(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isPresent(1) { return afterA__(url, path.from(2)) }
    return false
  }

  static func afterA__(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isPresent(1), path.isPresent(2), path.isPresent(3), path.isPresent(4), path.isEnd(5),
        let a0 = path.string(-2), let b0 = path.string(-1), let v0 = path.string(0), let c0 = path.string(1),
        let s0 = path.string(2), let f0 = path.string(3), let d0 = path.string(4)
    {
      return found(url, .a(a0: a0, b0: b0, v0: v0, c0: c0, s0: s0, f0: f0, d0: d0))
    }
    return false
  }

  static func afterB(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let c1 = path.integer(0), let c0 = path.integer(1), path.isEnd(2), let v1 = url.stringItem("v1"),
        let v0 = url.stringItemIfAny("v0")
    {
      return found(url, .b(c1: c1, c0: c0, v1: v1, v0: v0))
    }
    return false
  }

  static func afterA0(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isPresent(1), path.isEnd(2), let a = path.string(0), let b = path.string(1) {
      return found(url, .a0(a: a, b: b))
    }
    return false
  }

  static func afterText(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isPresent(1), path.isPresent(2), path.isPresent(3), path.isEnd(4),
        let text_ = path.string(0), let url_ = path.string(1), let route_ = path.string(2),
        let form_ = path.string(3), let winner_ = url.stringItem("winner"), let other = closedText(url.item("other"))
    {
      return found(url, .text(text: text_, url: url_, route: route_, form: form_, winner: winner_, other: other))
    }
    return false
  }

  static func afterUrl(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let url_ = path.segment(0).url() { return found(url, .url(url: url_)) }
    return false
  }

  static func afterRoute(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let route_ = closedText(path.segment(0)), path.isEnd(1) { return found(url, .route(route: route_)) }
    return false
  }

  static func afterForm(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), let form_ = url.stringItemIfAny("form") { return found(url, .form(form: form_)) }
    return false
  }

  static func afterFound(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let found_ = path.string(0) { return found(url, .found(found: found_)) }
    return false
  }

  static func afterWinner(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.equals(0, "me"), path.isEnd(1) {
      url.won(0x78996639)
      return found(url, .marks)
    }
    if path.isPresent(0), path.isEnd(1), let winner_ = path.string(0) { return found(url, .winner(winner: winner_)) }
    return false
  }

  static func afterRead(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let read = url.rest(from: path.from(0), { $0.string() }) { return found(url, .read(read: read)) }
    return false
  }

  static func afterMatch(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let parts0 = split37A5A250(path.segment(0), url), path.isEnd(1), let match = parts0[0].string(),
        let start_ = parts0[1].integer()
    {
      return found(url, .match(match: match, start: start_))
    }
    return false
  }

  static func afterNode(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let node0 = path.segment(0).uuid(), path.isEnd(1) { return found(url, .node0(node0: node0)) }
    return false
  }

  static func afterRaw(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isPresent(0), path.isEnd(1), let rawValue = path.string(0) {
      return found(url, .rawValue(rawValue: rawValue))
    }
    return false
  }

  static func afterHash(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if let into = path.integer(0), path.isEnd(1) { return found(url, .hash(into: into)) }
    return false
  }

  static func text(of route: LocalRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://locals/") { text in write(route, form, &text) }
  }

  static func write(_ route: LocalRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .a(a0, b0, v0, c0, s0, f0, d0):
      text.append("a/", segment: a0)
      text.append("/", segment: b0)
      text.append("/", segment: v0)
      text.append("/", segment: c0)
      text.append("/", segment: s0)
      text.append("/", segment: f0)
      text.append("/", lastSegment: d0)
    case let .b(c1, c0, v1, v0):
      text.append("b/", integer: c1)
      text.append("/", integer: c0)
      text.append("?v1=", value: v1)
      if let v0, !v0.isEmpty { text.append("&v0=", value: v0) }
    case let .a0(a, b):
      text.append("a0/", segment: a)
      text.append("/", lastSegment: b)
    case let .text(text_, url_, route_, form_, winner_, other):
      text.append("text/", segment: text_)
      text.append("/", segment: url_)
      text.append("/", segment: route_)
      text.append("/", lastSegment: form_)
      text.append("?winner=", value: winner_)
      text.append("&other=", value: other.rawValue)
    case let .url(url_): text.append("url/", lastSegment: _routeText(url_))
    case let .route(route_): text.append("route/", lastSegment: route_.rawValue)
    case let .form(form_):
      text.append("form")
      if let form_, !form_.isEmpty { text.append("?form=", value: form_) }
    case let .found(found_): text.append("found/", lastSegment: found_)
    case let .winner(winner_):
      text.write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://locals", .host, isRelative: true)
        text.literal("winner")
        text.segment(winner_)
        text.endSegments()
      } unlessReadBy: { winner($0, over: route, 0x3C712B03) }
    case let .read(read):
      text.begin(form, base: "app://locals", .host, isRelative: true)
      text.literal("read")
      for element in read { text.segment(element) }
      text.endSegments()
    case let .match(match, start_):
      text.begin(form, base: "app://locals", .host, isRelative: true)
      text.literal("match")
      text.segment(
        affixes37A5A250, [.string(match), .plain(_routeText(start_))], first: "v",
        isText: isText37A5A250, accepts: accepts37A5A250)
      text.endSegments()
    case let .other(other):
      text.append("other")
      text.otherItems(other)
    case let .node0(node0): text.append("node/", lastSegment: _routeText(node0))
    case .start: text.append("start")
    case let .rawValue(rawValue): text.append("raw/", lastSegment: rawValue)
    case let .hash(into): text.append("hash/", integer: into)
    case .hasher: text.append("hasher")
    case .code: text.append("code")
    case .marks: text.append("winner/me")
    case let .pattern(text_, hasher):
      text.append("pattern")
      text.beginFragment()
      text.segment(text_)
      text.endSegments()
      text.append("?hasher=", value: hasher)
    case .isRawValue: text.append("isRawValue")
    case .self_: text.append("self")
    }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: LocalRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: LocalRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 11) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_routeEqual(winner, pattern), !_routeEqual(other, route) else { return nil }
    return marks(of: winner)
  }

  static func marks(of pattern: Swift.Int) -> _RouteMarks? {
    switch pattern {
    case 0x78996639:  // winner/me
      return _RouteMarks(path: "ppp")
    default: return nil
    }
  }

  static let affixes37A5A250 = _RouteAffixes(
    ["v", "-", ""], ignoresCase: false, longestValue: 0)
  static let isText37A5A250 = [true, false]

  static func accepts37A5A250(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 1: return text.integer() != nil
    default: return true
    }
  }

  static func split37A5A250(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes37A5A250.split(segment, of: url, isText: isText37A5A250, accepts: accepts37A5A250)
  }

  static func closedText(_ part: _RoutePart) -> LocalRoute.Text? {
    switch part.word {
    case 0x6C7275:  // "url"
      if part.hasCount(3) { return LocalRoute.Text.url }
    case 0x68736168:  // "hash"
      if part.hasCount(4) { return LocalRoute.Text.hash }
    case 0x74786574:  // "text"
      if part.hasCount(4) { return LocalRoute.Text.text }
    case 0x6574756F72:  // "route"
      if part.hasCount(5) { return LocalRoute.Text.route }
    case 0x306465736F6C63:  // "closed0"
      if part.hasCount(7) { return LocalRoute.Text.closed0 }
    case 0x65756C61566C6C61:
      if part.equals("allValues") { return LocalRoute.Text.allValues }
    case 0x65756C6156776172:  // "rawValue"
      if part.hasCount(8) { return LocalRoute.Text.rawValue }
    case 0x7470697263736564:
      if part.equals("description") { return LocalRoute.Text.description }
    default: break
    }
    return nil
  }
}
