// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum MatrixRoute: URLRoute {
  /// `#/@${user}:${server}`
  case user(user: Swift.String, server: Swift.String)
  /// `#/!${room}/%24${event}?via=${via:[String]}`
  case event(room: Swift.String, event: Swift.String, via: [Swift.String] = [])
  /// `#/!${room}?via=${via:[String]}`
  case room(room: Swift.String, via: [Swift.String] = [])
  /// `#/%23${alias}:${server}`
  case alias(alias: Swift.String, server: Swift.String)
  /// `#/+${group}`
  case group(group: Swift.String)
  /// `matrix:///u/${user}`
  case uri(user: Swift.String)
  /// `matrix:///roomid/${room}?action=${action?}&via=${via:[String]}`
  case roomURI(room: Swift.String, action: Swift.String? = nil, via: [Swift.String] = [])

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "matrix.to"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://matrix.to"]

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

nonisolated extension MatrixRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .user(a0, a1): if case let .user(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .event(a0, a1, a2):
      if case let .event(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    case let .room(a0, a1): if case let .room(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .alias(a0, a1): if case let .alias(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .group(a0): if case let .group(b0) = b, _Route.equal(a0, b0) { return true }
    case let .uri(a0): if case let .uri(b0) = b, _Route.equal(a0, b0) { return true }
    case let .roomURI(a0, a1, a2):
      if case let .roomURI(b0, b1, b2) = b, _Route.equal(a0, b0), _Route.equal(a1, b1), _Route.equal(a2, b2) { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .user(a0, a1):
      hasher.combine(0x14B4EBA3)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .event(a0, a1, a2):
      hasher.combine(0x4916C309)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case let .room(a0, a1):
      hasher.combine(0x01F81623)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .alias(a0, a1):
      hasher.combine(0x228393C9)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .group(a0):
      hasher.combine(0x763BE532)
      hasher.combine(a0)
    case let .uri(a0):
      hasher.combine(0x418694E3)
      hasher.combine(a0)
    case let .roomURI(a0, a1, a2):
      hasher.combine(0x507BEC08)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: MatrixRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("matrix.to") { return from(1).start() }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) {
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
          case let part1 = url.fragmentSegment(at: part0.next), let parts1 = _Matching.split2DBB5A37(part1, url),
          let user = parts1[0].string(), let server = parts1[1].string(), url.isFragmentEnd(part1.next)
      {
        return found(.user(user: user, server: server))
      }
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
          case let part1 = url.fragmentSegment(at: part0.next), let parts1 = _Matching.split3ABA9D79(part1, url),
          let alias = parts1[0].string(), let server = parts1[1].string(), url.isFragmentEnd(part1.next)
      {
        return found(.alias(alias: alias, server: server))
      }
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
          case let part1 = url.fragmentSegment(at: part0.next), let parts1 = _Matching.split677995E5(part1, url),
          let room = parts1[0].string(), url.isFragmentEnd(part1.next),
          let via = url.fragmentItems("via", takesEmpty: true, { $0.string() })
      {
        return found(.room(room: room, via: via))
      }
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
          case let part1 = url.fragmentSegment(at: part0.next), let parts1 = _Matching.split677995E5(part1, url),
          let room = parts1[0].string(), case let part2 = url.fragmentSegment(at: part1.next),
          let parts2 = _Matching.split3EF462ED(part2, url), let event = parts2[0].string(),
          url.isFragmentEnd(part2.next), let via = url.fragmentItems("via", takesEmpty: true, { $0.string() })
      {
        return found(.event(room: room, event: event, via: via))
      }
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
          case let part1 = url.fragmentSegment(at: part0.next), let parts1 = _Matching.split2609F902(part1, url),
          let group = parts1[0].string(), url.isFragmentEnd(part1.next)
      {
        return found(.group(group: group))
      }
    }
    return false
  }

  func afterMatrix() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("u"), isLast(1), let user = string(1) { return found(.uri(user: user)) }
    if segment(0).equalsIgnoringCase("roomid"), isLast(1), let room = string(1), let action = stringIfAny("action"),
        let via = url.items("via", takesEmpty: true, { $0.string() })
    {
      return found(.roomURI(room: room, action: action, via: via))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: MatrixRoute, _ form: _RouteForm) {
    switch route {
    case let .user(user, server):
      beginFragment()
      literal("")
      segment(
        _Matching.affixes2DBB5A37, [.string(user), .string(server)], first: "@", isText: _Matching.isText2DBB5A37,
        accepts: _Matching.accepts2DBB5A37)
      endSegments()
    case let .event(room, event, via):
      beginFragment()
      literal("")
      segment(
        _Matching.affixes677995E5, [.string(room)], first: "!", isText: _Matching.isText677995E5,
        accepts: _Matching.accepts677995E5)
      segment(
        _Matching.affixes3EF462ED, [.string(event)], first: "$", isText: _Matching.isText3EF462ED,
        accepts: _Matching.accepts3EF462ED)
      endSegments()
      items("via", via)
    case let .room(room, via):
      beginFragment()
      literal("")
      segment(
        _Matching.affixes677995E5, [.string(room)], first: "!", isText: _Matching.isText677995E5,
        accepts: _Matching.accepts677995E5)
      endSegments()
      items("via", via)
    case let .alias(alias, server):
      beginFragment()
      literal("")
      segment(
        _Matching.affixes3ABA9D79, [.string(alias), .string(server)], first: "%23", isText: _Matching.isText3ABA9D79,
        accepts: _Matching.accepts3ABA9D79)
      endSegments()
    case let .group(group):
      beginFragment()
      literal("")
      segment(
        _Matching.affixes2609F902, [.string(group)], first: "+", isText: _Matching.isText2609F902,
        accepts: _Matching.accepts2609F902)
      endSegments()
    case let .uri(user):
      begin(form, base: "matrix://", .noHost, isRelative: false)
      literal("u")
      add("/", last: user)
    case let .roomURI(room, action, via):
      begin(form, base: "matrix://", .noHost, isRelative: false)
      literal("roomid")
      add("/", last: room)
      item("?action=", ifAny: action)
      items("via", via)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> MatrixRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://matrix.to", segments: 4) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("matrix") {
      return url.path.afterMatrix()
    }
    return false
  }

  static func text(of route: MatrixRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://matrix.to/") { text in text.write(route, form) }
  }

  static let affixes2609F902 = _RouteAffixes(
    ["+", ""], ignoresCase: false, longestValue: 0)
  static let isText2609F902 = [true]

  static func accepts2609F902(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split2609F902(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes2609F902.split(segment, of: url, isText: isText2609F902, accepts: accepts2609F902)
  }

  static let affixes2DBB5A37 = _RouteAffixes(
    ["@", ":", ""], ignoresCase: false, longestValue: 0)
  static let isText2DBB5A37 = [true, true]

  static func accepts2DBB5A37(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split2DBB5A37(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes2DBB5A37.split(segment, of: url, isText: isText2DBB5A37, accepts: accepts2DBB5A37)
  }

  static let affixes3ABA9D79 = _RouteAffixes(
    ["#", ":", ""], ignoresCase: false, longestValue: 0)
  static let isText3ABA9D79 = [true, true]

  static func accepts3ABA9D79(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split3ABA9D79(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes3ABA9D79.split(segment, of: url, isText: isText3ABA9D79, accepts: accepts3ABA9D79)
  }

  static let affixes3EF462ED = _RouteAffixes(
    ["$", ""], ignoresCase: false, longestValue: 0)
  static let isText3EF462ED = [true]

  static func accepts3EF462ED(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split3EF462ED(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes3EF462ED.split(segment, of: url, isText: isText3EF462ED, accepts: accepts3EF462ED)
  }

  static let affixes677995E5 = _RouteAffixes(
    ["!", ""], ignoresCase: false, longestValue: 0)
  static let isText677995E5 = [true]

  static func accepts677995E5(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    default: return true
    }
  }

  static func split677995E5(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes677995E5.split(segment, of: url, isText: isText677995E5, accepts: accepts677995E5)
  }
}
