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

nonisolated extension LocalRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .a(a0, a1, a2, a3, a4, a5, a6):
      if case let .a(b0, b1, b2, b3, b4, b5, b6) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5), _Route.equal(a6, b6) { return true }
    case let .b(a0, a1, a2, a3):
      if case let .b(b0, b1, b2, b3) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3) { return true }
    case let .a0(a0, a1): if case let .a0(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .text(a0, a1, a2, a3, a4, a5):
      if case let .text(b0, b1, b2, b3, b4, b5) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2), _Route.equal(a3, b3), _Route.equal(a4, b4), _Route.equal(a5, b5) { return true }
    case let .url(a0): if case let .url(b0) = b, _Route.equal(a0, b0) { return true }
    case let .route(a0): if case let .route(b0) = b, _Route.equal(a0, b0) { return true }
    case let .form(a0): if case let .form(b0) = b, _Route.equal(a0, b0) { return true }
    case let .found(a0): if case let .found(b0) = b, _Route.equal(a0, b0) { return true }
    case let .winner(a0): if case let .winner(b0) = b, _Route.equal(a0, b0) { return true }
    case let .read(a0): if case let .read(b0) = b, _Route.equal(a0, b0) { return true }
    case let .match(a0, a1): if case let .match(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .other(a0): if case let .other(b0) = b, _Route.equal(a0, b0) { return true }
    case let .node0(a0): if case let .node0(b0) = b, _Route.equal(a0, b0) { return true }
    case .start: if case .start = b { return true }
    case let .rawValue(a0): if case let .rawValue(b0) = b, _Route.equal(a0, b0) { return true }
    case let .hash(a0): if case let .hash(b0) = b, _Route.equal(a0, b0) { return true }
    case .hasher: if case .hasher = b { return true }
    case .code: if case .code = b { return true }
    case .marks: if case .marks = b { return true }
    case let .pattern(a0, a1):
      if case let .pattern(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
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

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: LocalRoute) -> Swift.Bool { url.found(route) }

  func afterApp() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("locals") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    switch word(0) {
    case 0x61:  // "a"
      if hasCount(0, 1) { return from(1).afterA() }
    case 0x62:  // "b"
      if hasCount(0, 1) { return from(1).afterB() }
    case 0x3061:  // "a0"
      if hasCount(0, 2) { return from(1).afterA0() }
    case 0x6C7275:  // "url"
      if hasCount(0, 3) { return from(1).afterUrl() }
    case 0x776172:  // "raw"
      if hasCount(0, 3) { return from(1).afterRaw() }
    case 0x64616572:  // "read"
      if hasCount(0, 4) { return from(1).afterRead() }
    case 0x65646F63:  // "code"
      if hasCount(0, 4), isEnd(1) { return found(.code) }
    case 0x65646F6E:  // "node"
      if hasCount(0, 4) { return from(1).afterNode() }
    case 0x666C6573:  // "self"
      if hasCount(0, 4), isEnd(1) { return found(.self_) }
    case 0x68736168:  // "hash"
      if hasCount(0, 4) { return from(1).afterHash() }
    case 0x6D726F66:  // "form"
      if hasCount(0, 4) { return from(1).afterForm() }
    case 0x74786574:  // "text"
      if hasCount(0, 4) { return from(1).afterText() }
    case 0x646E756F66:  // "found"
      if hasCount(0, 5) { return from(1).afterFound() }
    case 0x6574756F72:  // "route"
      if hasCount(0, 5) { return from(1).afterRoute() }
    case 0x686374616D:  // "match"
      if hasCount(0, 5) { return from(1).afterMatch() }
    case 0x726568746F:  // "other"
      if hasCount(0, 5), isEnd(1), let other = url.otherItems() { return found(.other(other: other)) }
    case 0x7472617473:  // "start"
      if hasCount(0, 5), isEnd(1) { return found(.start) }
    case 0x726568736168:  // "hasher"
      if hasCount(0, 6), isEnd(1) { return found(.hasher) }
    case 0x72656E6E6977:  // "winner"
      if hasCount(0, 6) { return from(1).afterWinner() }
    case 0x6E726574746170:  // "pattern"
      if hasCount(0, 7), isEnd(1), url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          let text_ = part0.string(), url.isFragmentEnd(part0.next), let hasher = url.fragmentItem("hasher").string()
      {
        return found(.pattern(text: text_, hasher: hasher))
      }
    case 0x6C61567761527369:
      if isLast(0, "isRawValue") { return found(.isRawValue) }
    default: break
    }
    return false
  }

  func afterA() -> Swift.Bool {
    if isPresent(0), isPresent(1) { return from(2).afterA__() }
    return false
  }

  func afterA__() -> Swift.Bool {
    if isPresent(0), isPresent(1), isPresent(2), isPresent(3), isLast(4), let a0 = string(-2), let b0 = string(-1),
        let v0 = string(0), let c0 = string(1), let s0 = string(2), let f0 = string(3), let d0 = string(4)
    {
      return found(.a(a0: a0, b0: b0, v0: v0, c0: c0, s0: s0, f0: f0, d0: d0))
    }
    return false
  }

  func afterB() -> Swift.Bool {
    if let c1 = integer(0), let c0 = integer(1), isEnd(2), let v1 = string("v1"), let v0 = stringIfAny("v0") {
      return found(.b(c1: c1, c0: c0, v1: v1, v0: v0))
    }
    return false
  }

  func afterA0() -> Swift.Bool {
    if isPresent(0), isLast(1), let a = string(0), let b = string(1) { return found(.a0(a: a, b: b)) }
    return false
  }

  func afterText() -> Swift.Bool {
    if isPresent(0), isPresent(1), isPresent(2), isLast(3), let text_ = string(0), let url_ = string(1),
        let route_ = string(2), let form_ = string(3), let winner = string("winner"),
        let other = _Matching.closedText(url.item("other"))
    {
      return found(.text(text: text_, url: url_, route: route_, form: form_, winner: winner, other: other))
    }
    return false
  }

  func afterUrl() -> Swift.Bool {
    if isLast(0), let url_ = segment(0).url() { return found(.url(url: url_)) }
    return false
  }

  func afterRoute() -> Swift.Bool {
    if let route_ = _Matching.closedText(segment(0)), isEnd(1) { return found(.route(route: route_)) }
    return false
  }

  func afterForm() -> Swift.Bool {
    if isEnd(0), let form_ = stringIfAny("form") { return found(.form(form: form_)) }
    return false
  }

  func afterFound() -> Swift.Bool {
    if isLast(0), let found_ = string(0) { return found(.found(found: found_)) }
    return false
  }

  func afterWinner() -> Swift.Bool {
    if isLast(0, "me") {
      url.won(0x78996639)
      return found(.marks)
    }
    if isLast(0), let winner = string(0) { return found(.winner(winner: winner)) }
    return false
  }

  func afterRead() -> Swift.Bool {
    if let read = url.rest(from: from(0), { $0.string() }) { return found(.read(read: read)) }
    return false
  }

  func afterMatch() -> Swift.Bool {
    if let parts0 = _Matching.split37A5A250(segment(0), url), isEnd(1), let match = parts0[0].string(),
        let start_ = parts0[1].integer()
    {
      return found(.match(match: match, start: start_))
    }
    return false
  }

  func afterNode() -> Swift.Bool {
    if let node0 = segment(0).uuid(), isEnd(1) { return found(.node0(node0: node0)) }
    return false
  }

  func afterRaw() -> Swift.Bool {
    if isLast(0), let rawValue = string(0) { return found(.rawValue(rawValue: rawValue)) }
    return false
  }

  func afterHash() -> Swift.Bool {
    if let into = integer(0), isEnd(1) { return found(.hash(into: into)) }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: LocalRoute, _ form: _RouteForm) {
    switch route {
    case let .a(a0, b0, v0, c0, s0, f0, d0):
      add("a/", segment: a0)
      add("/", segment: b0)
      add("/", segment: v0)
      add("/", segment: c0)
      add("/", segment: s0)
      add("/", segment: f0)
      add("/", last: d0)
    case let .b(c1, c0, v1, v0):
      add("b/", c1)
      add("/", c0)
      add("?v1=", value: v1)
      if let v0, !v0.isEmpty { add("&v0=", value: v0) }
    case let .a0(a, b):
      add("a0/", segment: a)
      add("/", last: b)
    case let .text(text_, url_, route_, form_, winner, other):
      add("text/", segment: text_)
      add("/", segment: url_)
      add("/", segment: route_)
      add("/", last: form_)
      add("?winner=", value: winner)
      add("&other=", value: other.rawValue)
    case let .url(url_): add("url/", last: _Route.text(url_))
    case let .route(route_): add("route/", last: route_.rawValue)
    case let .form(form_):
      add("form")
      if let form_, !form_.isEmpty { add("?form=", value: form_) }
    case let .found(found_): add("found/", last: found_)
    case let .winner(winner):
      write(form, canonical: .url, baseCount: 1) { text, form in
        text.begin(form, base: "app://locals", .host, isRelative: true)
        text.literal("winner")
        text.segment(winner)
        text.endSegments()
      } unlessReadBy: { _Matching.winner($0, over: route, 0x3C712B03) }
    case let .read(read):
      begin(form, base: "app://locals", .host, isRelative: true)
      literal("read")
      for element in read { segment(element) }
      endSegments()
    case let .match(match, start_):
      begin(form, base: "app://locals", .host, isRelative: true)
      literal("match")
      segment(
        _Matching.affixes37A5A250, [.string(match), .plain(_Route.text(start_))], first: "v", isText: _Matching.isText37A5A250,
        accepts: _Matching.accepts37A5A250)
      endSegments()
    case let .other(other):
      add("other")
      otherItems(other)
    case let .node0(node0): add("node/", last: _Route.text(node0))
    case .start: add("start")
    case let .rawValue(rawValue): add("raw/", last: rawValue)
    case let .hash(into): add("hash/", into)
    case .hasher: add("hasher")
    case .code: add("code")
    case .marks: add("winner/me")
    case let .pattern(text_, hasher):
      add("pattern")
      beginFragment()
      segment(text_)
      endSegments()
      add("?hasher=", value: hasher)
    case .isRawValue: add("isRawValue")
    case .self_: add("self")
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> LocalRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "app://locals", segments: 11) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("app") {
      guard let path = url.hostPath else { return false }
      return path.afterApp()
    }
    return false
  }

  static func text(of route: LocalRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "app://locals/") { text in text.write(route, form) }
  }

  /// What to know of an earlier pattern that reads a text as another value than the one that was written.
  static func winner(_ text: Swift.String, over route: LocalRoute, _ pattern: Swift.Int) -> _RouteMarks? {
    var winner = -1
    let other: LocalRoute? = _RouteReader.route(text, plusIsSpace: false, isRawValue: true, segments: 11) { url in
      let isRead = match(url)
      winner = url.winner
      return isRead
    }
    guard let other, !_Route.equal(winner, pattern), !_Route.equal(other, route) else { return nil }
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
