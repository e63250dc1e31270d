// Made by routegen from routes.yaml. Do not edit: edit the spec.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import RouteRuntime

/// The URLs of the app.
nonisolated enum FragmentRoute: URLRoute {
  /// `room#/${room}?via=${via?}`
  case segments(room: Swift.String, via: Swift.String? = nil)
  /// `room#${room}`
  case withoutSlash(room: Swift.String)
  /// `several#/${room}/${event}`
  case several(room: Swift.String, event: Swift.String)
  /// `literal#top`
  case literal
  /// `typed#line-${line:Int}`
  case typed(line: Swift.Int)
  /// `rest#/${path...}?page=${page:Int=1}`
  case rest(path: [Swift.String] = [], page: Swift.Int = 1)
  /// `items#key=${key}&n=${n:Int?}`
  case items(key: Swift.String, n: Swift.Int? = nil)
  /// `items-rest#key=${key}&${others...}`
  case itemsRest(key: Swift.String, others: [Swift.String: Swift.String] = [:])
  /// `equals#a%3Db`
  case equals
  /// `both?q=${q}#/${room}?q=${inner}`
  case both(q: Swift.String, room: Swift.String, inner: Swift.String)
  /// `items`
  case none
  /// `list#tag=${tags:[String]}`
  case list(tags: [Swift.String] = [])
  /// `empty#`
  case empty

  /// The scheme of the first base.
  static let scheme: Swift.String = "https"
  /// The host of the first base.
  static let host: Swift.String = "fragments.example"
  /// The bases of routes without bases of their own; `url()` writes the first.
  static let bases: [Swift.String] = ["https://fragments.example"]

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

nonisolated extension FragmentRoute {
  static func == (a: Self, b: Self) -> Swift.Bool {
    switch a {
    case let .segments(a0, a1):
      if case let .segments(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .withoutSlash(a0): if case let .withoutSlash(b0) = b, _routeEqual(a0, b0) { return true }
    case let .several(a0, a1):
      if case let .several(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case .literal: if case .literal = b { return true }
    case let .typed(a0): if case let .typed(b0) = b, _routeEqual(a0, b0) { return true }
    case let .rest(a0, a1): if case let .rest(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .items(a0, a1): if case let .items(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case let .itemsRest(a0, a1):
      if case let .itemsRest(b0, b1) = b, _routeEqual(a0, b0), _routeEqual(a1, b1) { return true }
    case .equals: if case .equals = b { return true }
    case let .both(a0, a1, a2):
      if case let .both(b0, b1, b2) = b, _routeEqual(a0, b0), _routeEqual(a1, b1), _routeEqual(a2, b2) { return true }
    case .none: if case .none = b { return true }
    case let .list(a0): if case let .list(b0) = b, _routeEqual(a0, b0) { return true }
    case .empty: if case .empty = b { return true }
    }
    return false
  }

  func hash(into hasher: inout Swift.Hasher) {
    switch self {
    case let .segments(a0, a1):
      hasher.combine(0x2F872783)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .withoutSlash(a0):
      hasher.combine(0x008E8A61)
      hasher.combine(a0)
    case let .several(a0, a1):
      hasher.combine(0x7D67E4E5)
      hasher.combine(a0)
      hasher.combine(a1)
    case .literal: hasher.combine(0x3AAA5985)
    case let .typed(a0):
      hasher.combine(0x027174A2)
      hasher.combine(a0)
    case let .rest(a0, a1):
      hasher.combine(0x487168B7)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .items(a0, a1):
      hasher.combine(0x486BA123)
      hasher.combine(a0)
      hasher.combine(a1)
    case let .itemsRest(a0, a1):
      hasher.combine(0x103707E4)
      hasher.combine(a0)
      hasher.combine(a1)
    case .equals: hasher.combine(0x04663873)
    case let .both(a0, a1, a2):
      hasher.combine(0x34D5EBF0)
      hasher.combine(a0)
      hasher.combine(a1)
      hasher.combine(a2)
    case .none: hasher.combine(0x216BA7F2)
    case let .list(a0):
      hasher.combine(0x2FA6829C)
      hasher.combine(a0)
    case .empty: hasher.combine(0x47EFB78D)
    }
  }
}

private nonisolated enum _Matching {
  static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> FragmentRoute? {
    _RouteReader.route(text, plusIsSpace: false, isRawValue: isRawValue, base: "https://fragments.example", segments: 4) { match($0) }
  }

  @inline(__always) static func found(_ url: _RouteReader, _ route: FragmentRoute) -> Swift.Bool { url.found(route) }

  static func match(_ url: _RouteReader) -> Swift.Bool {
    if url.isRelative { return start(url, url.path) }
    if url.hasScheme("https") {
      guard let path = url.hostPath else { return false }
      return afterHttps(url, path)
    }
    return false
  }

  static func afterHttps(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.segment(0).equalsIgnoringCase("fragments.example") { return start(url, path.from(1)) }
    return false
  }

  static func start(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    switch path.word(0) {
    case 0x68746F62:  // "both"
      if path.hasCount(0, 4) { return afterBoth(url, path.from(1)) }
    case 0x6D6F6F72:  // "room"
      if path.hasCount(0, 4) { return afterRoom(url, path.from(1)) }
    case 0x74736572:  // "rest"
      if path.hasCount(0, 4), path.isEnd(1), url.hasFragment,
          case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
          let path_ = url.fragmentRest(from: part0.next, { $0.string() }),
          let page = url.fragmentItem("page").defaulting(to: 1, { $0.integer() })
      {
        return found(url, .rest(path: path_, page: page))
      }
    case 0x7473696C:  // "list"
      if path.hasCount(0, 4), path.isEnd(1), url.hasFragment,
          let tags = url.fragmentItems("tag", isItemsAlone: true, takesEmpty: true, { $0.string() })
      {
        return found(url, .list(tags: tags))
      }
    case 0x6465707974:  // "typed"
      if path.hasCount(0, 5), path.isEnd(1), url.hasFragment,
          case let part0 = url.fragmentSegment(at: url.fragmentStart), let parts0 = split1F81A624(part0, url),
          let line = parts0[0].integer(), url.isFragmentEnd(part0.next)
      {
        return found(url, .typed(line: line))
      }
    case 0x736D657469:  // "items"
      if path.hasCount(0, 5) { return afterItems(url, path.from(1)) }
    case 0x7974706D65:  // "empty"
      if path.hasCount(0, 5), path.isEnd(1), url.hasFragment, url.isFragmentEnd(url.fragmentStart) {
        return found(url, .empty)
      }
    case 0x736C61757165:  // "equals"
      if path.hasCount(0, 6), path.isEnd(1), url.hasFragment,
          case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("a=b"),
          url.isFragmentEnd(part0.next)
      {
        return found(url, .equals)
      }
    case 0x6C61726574696C:  // "literal"
      if path.hasCount(0, 7), path.isEnd(1), url.hasFragment,
          case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals("top"),
          url.isFragmentEnd(part0.next)
      {
        return found(url, .literal)
      }
    case 0x6C617265766573:  // "several"
      if path.hasCount(0, 7), path.isEnd(1), url.hasFragment,
          case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
          case let part1 = url.fragmentSegment(at: part0.next), let room = part1.string(),
          case let part2 = url.fragmentSegment(at: part1.next), let event = part2.string(),
          url.isFragmentEnd(part2.next)
      {
        return found(url, .several(room: room, event: event))
      }
    case 0x65722D736D657469:
      if path.equals(0, "items-rest"), path.isEnd(1), url.hasFragment,
          let key = url.fragmentItem("key", isItemsAlone: true).string(),
          let others = url.otherFragmentItems(than: "key", isItemsAlone: true)
      {
        return found(url, .itemsRest(key: key, others: others))
      }
    default: break
    }
    return false
  }

  static func afterRoom(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) {
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
          case let part1 = url.fragmentSegment(at: part0.next), let room = part1.string(),
          url.isFragmentEnd(part1.next), let via = url.fragmentItem("via").optional({ $0.string() })
      {
        return found(url, .segments(room: room, via: via))
      }
      if url.hasFragment, case let part0 = url.fragmentSegment(at: url.fragmentStart), let room = part0.string(),
          url.isFragmentEnd(part0.next)
      {
        return found(url, .withoutSlash(room: room))
      }
    }
    return false
  }

  static func afterItems(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0) {
      if url.hasFragment, let key = url.fragmentItem("key", isItemsAlone: true).string(),
          let n = url.fragmentItem("n", isItemsAlone: true).optional({ $0.integer() })
      {
        return found(url, .items(key: key, n: n))
      }
      return found(url, .none)
    }
    return false
  }

  static func afterBoth(_ url: _RouteReader, _ path: _RouteReader.Path) -> Swift.Bool {
    if path.isEnd(0), url.hasFragment, let q = url.stringItem("q"),
        case let part0 = url.fragmentSegment(at: url.fragmentStart), part0.equals(""),
        case let part1 = url.fragmentSegment(at: part0.next), let room = part1.string(),
        url.isFragmentEnd(part1.next), let inner = url.fragmentItem("q").string()
    {
      return found(url, .both(q: q, room: room, inner: inner))
    }
    return false
  }

  static func text(of route: FragmentRoute, _ form: _RouteForm) -> Swift.String {
    _RouteWriter.text(form, base: "https://fragments.example/") { text in write(route, form, &text) }
  }

  static func write(_ route: FragmentRoute, _ form: _RouteForm, _ text: inout _RouteWriter) {
    switch route {
    case let .segments(room, via):
      text.append("room")
      text.beginFragment()
      text.literal("")
      text.segment(room)
      text.endSegments()
      if let via, !via.isEmpty { text.append("?via=", value: via) }
    case let .withoutSlash(room):
      text.append("room")
      text.beginFragment()
      text.segment(room)
      text.endSegments()
    case let .several(room, event):
      text.append("several")
      text.beginFragment()
      text.literal("")
      text.segment(room)
      text.segment(event)
      text.endSegments()
    case .literal: text.append("literal#top")
    case let .typed(line):
      text.append("typed")
      text.beginFragment()
      text.segment(
        affixes1F81A624, [.plain(_routeText(line))], first: "line-",
        isText: isText1F81A624, accepts: accepts1F81A624)
      text.endSegments()
    case let .rest(path_, page):
      text.append("rest")
      text.beginFragment()
      text.literal("")
      for element in path_ { text.segment(element) }
      text.endSegments()
      if !_routeEqual(page, 1) { text.append("?page=", integer: page) }
    case let .items(key, n):
      text.append("items")
      text.beginFragment(isItemsAlone: true)
      text.append(item: "?key=", value: key)
      if let n { text.append("&n=", integer: n) }
    case let .itemsRest(key, others):
      text.append("items-rest")
      text.beginFragment(isItemsAlone: true)
      text.append(item: "?key=", value: key)
      text.otherItems(others, than: ["key"])
    case .equals: text.append("equals#a=b")
    case let .both(q, room, inner):
      text.append("both?q=", value: q)
      text.beginFragment()
      text.literal("")
      text.segment(room)
      text.endSegments()
      text.append("?q=", value: inner)
    case .none: text.append("items")
    case let .list(tags):
      text.append("list")
      text.beginFragment(isItemsAlone: true)
      text.items("tag", tags)
    case .empty: text.append("empty#")
    }
  }

  static let affixes1F81A624 = _RouteAffixes(
    ["line-", ""], ignoresCase: false, longestValue: 0)
  static let isText1F81A624 = [false]

  static func accepts1F81A624(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool {
    switch parameter {
    case 0: return text.integer() != nil
    default: return true
    }
  }

  static func split1F81A624(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]? {
    affixes1F81A624.split(segment, of: url, isText: isText1F81A624, accepts: accepts1F81A624)
  }
}
