// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import RouteRuntime

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The URLs of the app.
public nonisolated enum SignalRoute: URLRoute {
  /// `#p/+${number}`
  case phone(number: Swift.String)
  /// `#${kind:Kind}/${username}`
  case username(kind: SignalRoute.Kind, username: Swift.String)
  /// `#${data}`
  case group(data: Swift.String)
  /// `#pack_id=${packID}&pack_key=${packKey}`
  case stickers(packID: Swift.String, packKey: Swift.String)
  /// `sgnl://addstickers/?pack_id=${packID}&pack_key=${packKey}`
  case stickersInApp(packID: Swift.String, packKey: Swift.String)
  /// `https://signal.link/call/#key=${key}`
  case call(key: Swift.String)
  /// `sgnl://linkdevice?uuid=${uuid:UUID}&pub_key=${key}`
  case device(uuid: RouteUUID, key: Swift.String)

  /// The values as they appear in URLs.
  public nonisolated enum Kind: Swift.String, Swift.CaseIterable, Swift.Sendable {
    case eu
    case pu
  }

  /// The scheme of the first base.
  public static let scheme: Swift.String = "https"
  /// The host of the first base.
  public static let host: Swift.String = "signal.me"
  /// The bases of routes without bases of their own; `url()` writes the first.
  public static let bases: [Swift.String] = ["https://signal.me", "sgnl://signal.me"]

  /// The route that `url` opens; nil if no pattern matches.
  public init?(url: RouteURL?) {
    guard let url, let route = _Matching.read(_Route.text(url), isRawValue: false) else { return nil }
    self = route
  }

  /// The route of a URL's text, or of what follows the first base.
  public init?(rawValue: Swift.String) {
    guard let route = _Matching.read(rawValue, isRawValue: true) else { return nil }
    self = route
  }

  /// The text of the URL without the first base.
  public var rawValue: Swift.String {
    _Matching.text(of: self, .rawValue)
  }

  /// The route's canonical URL.
  public func url() -> RouteURL {
    _Route.url(_Matching.text(of: self, .url))
  }

  /// The URL under another scheme and host; nil if the scheme or host is invalid.
  public func url(scheme: Swift.String, host: Swift.String) -> RouteURL? {
    _Route.url(_Matching.text(of: self, .other(scheme: scheme, host: host)), scheme: scheme, host: host)
  }
}

nonisolated extension SignalRoute {
  public static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .phone(a0): if case let .phone(b0) = b, _Route.equal(a0, b0) { return true }
    case let .username(a0, a1):
      if case let .username(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .group(a0): if case let .group(b0) = b, _Route.equal(a0, b0) { return true }
    case let .stickers(a0, a1):
      if case let .stickers(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .stickersInApp(a0, a1):
      if case let .stickersInApp(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    case let .call(a0): if case let .call(b0) = b, _Route.equal(a0, b0) { return true }
    case let .device(a0, a1):
      if case let .device(b0, b1) = b, _Route.equal(a0, b0), _Route.equal(a1, b1) { return true }
    }
    return false
  }

  public func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .phone(a0):
      hasher.combine(0x1EA54DFD)
      hasher.combine(a0)
    case let .username(a0, a1):
      hasher.combine(0x3CAE83CC)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .group(a0):
      hasher.combine(0x763BE532)
      hasher.combine(a0)
    case let .stickers(a0, a1):
      hasher.combine(0x035014CA)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .stickersInApp(a0, a1):
      hasher.combine(0x7F7A36D0)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .call(a0):
      hasher.combine(0x5D4C19D5)
      hasher.combine(a0)
    case let .device(a0, a1):
      hasher.combine(0x6610AA2A)
      hasher.combine(a0)
      hasher.combine(a1)
    }
  }
}

private nonisolated extension _RouteReader.Path {
  @inline(__always) func found(_ route: SignalRoute) -> Swift.Bool { url.found(route) }

  func afterHttps() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("signal.me") { return from(1).start() }
    if segment(0).equalsIgnoringCase("signal.group"), isEnd(1), url.hasFragment,
        case let part0 = url.fragmentSegment(at: url.fragmentStart), let data = part0.string(),
        url.isFragmentEnd(part0.next)
    {
      return found(.group(data: data))
    }
    if segment(0).equalsIgnoringCase("signal.art"), isLast(1, "addstickers"), url.hasFragment,
        let packID = url.fragmentItem("pack_id", isItemsAlone: true).string(),
        let packKey = url.fragmentItem("pack_key", isItemsAlone: true).string()
    {
      return found(.stickers(packID: packID, packKey: packKey))
    }
    if segment(0).equalsIgnoringCase("signal.link"), isLast(1, "call"), url.hasFragment,
        let key = url.fragmentItem("key", isItemsAlone: true).string()
    {
      return found(.call(key: key))
    }
    return false
  }

  func start() -> Swift.Bool {
    if isEnd(0) {
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("p"),
          case let part1 = url.fragmentSegment(at: part0.next), let parts1 = _Matching.split2609F902(part1, url),
          let number = parts1[0].string(), url.isFragmentEnd(part1.next)
      {
        return found(.phone(number: number))
      }
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart),
          let kind = _Matching.closedKind(part0), case let part1 = url.fragmentSegment(at: part0.next),
          let username = part1.string(), url.isFragmentEnd(part1.next)
      {
        return found(.username(kind: kind, username: username))
      }
    }
    return false
  }

  func afterSgnl() -> Swift.Bool {
    if segment(0).equalsIgnoringCase("signal.me") { return from(1).start() }
    if segment(0).equalsIgnoringCase("signal.group"), isEnd(1), url.hasFragment,
        case let part0 = url.fragmentSegment(at: url.fragmentStart), let data = part0.string(),
        url.isFragmentEnd(part0.next)
    {
      return found(.group(data: data))
    }
    if segment(0).equalsIgnoringCase("addstickers"), isEnd(1), let packID = string("pack_id"),
        let packKey = string("pack_key")
    {
      return found(.stickersInApp(packID: packID, packKey: packKey))
    }
    if segment(0).equalsIgnoringCase("linkdevice"), isEnd(1), let uuid = url.item("uuid").uuid(),
        let key = string("pub_key")
    {
      return found(.device(uuid: uuid, key: key))
    }
    return false
  }
}

private nonisolated extension _RouteWriter {
  mutating func write(_ route: SignalRoute, _ form: _RouteForm) {
    switch route {
    case let .phone(number):
      beginFragment()
      literal("p")
      segment(
        _Matching.affixes2609F902, [.string(number)], first: "+", isText: _Matching.isText2609F902,
        accepts: _Matching.accepts2609F902)
      endSegments()
    case let .username(kind, username):
      beginFragment()
      segment(plain: kind.rawValue)
      segment(username)
      endSegments()
    case let .group(data):
      begin(form, base: "https://signal.group", .host, isRelative: false)
      endSegments()
      beginFragment()
      segment(data)
      endSegments()
    case let .stickers(packID, packKey):
      begin(form, base: "https://signal.art/addstickers", .prefix, isRelative: false, prefix: "/addstickers")
      endSegments()
      beginFragment(isItemsAlone: true)
      item("?pack_id=", value: packID)
      add("&pack_key=", value: packKey)
    case let .stickersInApp(packID, packKey):
      begin(form, base: "sgnl://addstickers", .host, isRelative: false)
      endSegments()
      add("?pack_id=", value: packID)
      add("&pack_key=", value: packKey)
    case let .call(key):
      begin(form, base: "https://signal.link", .host, isRelative: false)
      literal("call")
      endSegments()
      beginFragment(isItemsAlone: true)
      item("?key=", value: key)
    case let .device(uuid, key):
      begin(form, base: "sgnl://linkdevice", .host, isRelative: false)
      endSegments()
      add("?uuid=", value: _Route.text(uuid))
      add("&pub_key=", value: key)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> SignalRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://signal.me", segments: 4) { match($0) }
  }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return url.path.start() }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return path.afterHttps()
    }
    if url.hasScheme("sgnl") {
      guard let path = url.hostPath else { return false }
      return path.afterSgnl()
    }
    return false
  }

  static func text(of route: SignalRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://signal.me/") { text in text.write(route, form) }
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

  static func closedKind(_ part: _RoutePart) -> SignalRoute.Kind? {
    switch part.word {
    case 0x7565:  // "eu"
      if part.hasCount(2) { return SignalRoute.Kind.eu }
    case 0x7570:  // "pu"
      if part.hasCount(2) { return SignalRoute.Kind.pu }
    default: break
    }
    return nil
  }
}
